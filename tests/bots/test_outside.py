"""A program outside may do whatever it likes: the game goes on with legal answers."""

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.patience import HANGING, until
from ziggurat.bots import bots_of
from ziggurat.bots.messages import Answer, Told, schema
from ziggurat.bots.outside import OutsideBot
from ziggurat.core.match import Match
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

ROOT = Path(__file__).parent.parent.parent
MISBEHAVING = str(Path(__file__).parent / "misbehaving.py")
LIMIT = HANGING  # seconds for an answer: never reached, however busy the machine

Game = Match[State]


def command(*words: str) -> str:
    return shlex.join(words) if os.name == "posix" else subprocess.list2cmdline(words)


def outside(way: str, seconds: float = LIMIT) -> OutsideBot:
    return OutsideBot(1, command(sys.executable, "-S", MISBEHAVING, way), seconds)


def play(bot: OutsideBot, questions: int) -> Game:
    """A game in which the program is asked so many questions; `Match` refuses illegal answers."""
    match = Match(DAWN, {"players": 2}, 5)
    other = bots_of()["random"](1)
    while match.ask is not None and bot.questions < questions:
        match.answer((bot, other)[match.ask.player].choose(match.state))
    assert bot.questions == questions
    return match


def faults(way: str, questions: int = 4) -> dict[str, int]:
    bot = outside(way)
    try:
        play(bot, questions)
    finally:
        bot.close()
    assert bot.faults == sum(bot.faults_by_kind.values())
    return dict(bot.faults_by_kind)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.fixture
def example() -> Iterator[OutsideBot]:
    bot = OutsideBot(3, command(sys.executable, "-S", str(ROOT / "examples" / "first_bot.py")))
    yield bot
    bot.close()


def test_the_example_plays_without_a_fault(example: OutsideBot) -> None:
    match = play(example, 60)
    assert example.report() == ""
    assert match.state.tokens[0].bit_count() > 4


def test_the_example_plays_the_same_game_for_the_same_seed(example: OutsideBot) -> None:
    again = OutsideBot(3, example.command)
    try:
        assert play(again, 30).answers == play(example, 30).answers
    finally:
        again.close()


@pytest.mark.parametrize("way", ["garbage", "list", "deep", "bytes", "floods"])
def test_what_is_no_answer_costs_the_decision(way: str) -> None:
    assert faults(way) == {"garbage": 4}


@pytest.mark.parametrize("way", ["wrong_name", "future"])
def test_what_was_not_offered_costs_the_decision(way: str) -> None:
    assert faults(way) == {"wrong": 4}


def test_a_number_that_was_not_offered_costs_the_decision() -> None:
    assert faults("wrong") == {"wrong": 4}


def test_a_line_that_is_too_long_costs_the_decision() -> None:
    assert faults("huge") == {"long": 4}


def test_a_line_without_end_costs_the_decision_at_once() -> None:
    assert faults("endless", 1) == {"long": 1}  # not {"late": 1}


def test_what_a_program_says_to_its_error_stream_is_no_fault() -> None:
    bot = outside("chatters")
    play(bot, 4)
    bot.close()
    assert not bot.faults


def test_a_crash_costs_one_decision_and_the_program_is_started_again() -> None:
    bot = outside("crashes")
    play(bot, 5)
    assert dict(bot.faults_by_kind) == {"ended": 1}
    bot.close()
    assert "ended with code 1" in bot.report()


def test_the_last_words_of_a_program_are_reported() -> None:
    bot = outside("crashes")
    play(bot, 3)
    assert "RuntimeError: it fell over" in bot.report()
    bot.close()


def test_a_program_that_always_ends_is_started_four_times() -> None:
    assert faults("exits", 7) == {"ended": 4, "given_up": 3}


def test_a_program_that_closes_its_output_is_ended() -> None:
    assert faults("closes", 5) == {"ended": 4, "given_up": 1}


def test_a_late_answer_is_not_taken_for_the_next_question() -> None:
    """Both answers come when the second question is asked; the first of them is late."""
    bot = OutsideBot(1, outside("late").command, 0.02, start_seconds=0)
    match = Match(DAWN, {"players": 2}, 5)
    other = bots_of()["random"](1)
    last: list[bool] = []  # did the bot give the last option, as the program does?
    while match.ask is not None and len(last) < 4:
        answer = (bot, other)[match.ask.player].choose(match.state)
        if match.ask.player == 0:
            last.append(answer == match.ask.options[-1])
            bot._seconds = LIMIT  # only the first answer is late
        match.answer(answer)
    bot.close()
    assert dict(bot.faults_by_kind) == {"late": 1}
    assert last[1:] == [True, True, True]


def test_the_first_answer_may_take_longer() -> None:
    bot = OutsideBot(1, outside("well").command, 0, start_seconds=LIMIT)
    play(bot, 1)
    bot.close()
    assert not bot.faults


@pytest.mark.parametrize("way", ["silent", "deaf"])
def test_silence_costs_the_decision_and_after_three_the_program_is_started_again(way: str) -> None:
    bot = OutsideBot(1, outside(way).command, 0.02, start_seconds=0.02)
    play(bot, 14)
    bot.close()
    assert dict(bot.faults_by_kind) == {"late": 12, "given_up": 2}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("./no_such_bot --flag", "the program ./no_such_bot was not found"),
        (
            command(MISBEHAVING),
            f"the program {MISBEHAVING} may not be run as a program",
        ),
        ("", "the command is empty"),
        ('bot "', "'bot \"' is no command: No closing quotation"),
    ],
)
@pytest.mark.skipif(os.name != "posix", reason="files say themselves whether they may be run")
def test_a_program_that_cannot_be_started_is_named_in_a_sentence(words: str, sentence: str) -> None:
    bot = OutsideBot(1, words)
    play(bot, 6)
    assert dict(bot.faults_by_kind) == {"not_started": 4, "given_up": 2}
    assert sentence in bot.report()


def test_the_answers_drawn_follow_from_the_seed() -> None:
    first, again = (play(OutsideBot(9, "./no_such_bot"), 12) for _ in range(2))
    assert first.answers == again.answers


def test_a_program_is_told_the_result_and_may_end_by_itself() -> None:
    bot = outside("well")
    play(bot, 2)
    bot.close()
    assert bot._last_words == b"over: unfinished\n"


@pytest.mark.skipif(os.name != "posix", reason="looks at processes")
def test_what_a_program_has_started_ends_with_it() -> None:
    bot = outside("leaves_a_child")
    play(bot, 2)
    bot.close()
    child = int(bot._last_words.split()[0])
    until(lambda: not alive(child), "the child to end")


def test_the_question_holds_every_option_and_only_what_the_seat_sees() -> None:
    match = Match(DAWN, {"players": 2}, 5)
    ask = match.ask
    assert ask is not None
    question = OutsideBot(1, "any")._question(match.state, ask)
    assert [option.answer for option in question.options] == list(ask.options)
    assert question.options[0].name == DAWN.name(match.state, ask, ask.options[0])
    assert question.view == DAWN.view(match.state, ask.player)
    assert "stack" not in question.view


def test_the_schema_of_the_docs_is_fresh() -> None:
    """Write it anew with `python -m ziggurat.bots.messages > docs/outside-bot.schema.json`."""
    written = json.loads((ROOT / "docs" / "outside-bot.schema.json").read_text(encoding="utf-8"))
    assert written == schema()


def _messages(page: str) -> list[Any]:
    lines = (line.strip() for line in page.splitlines())
    return [json.loads(line) for line in lines if line.startswith("{")]


def test_the_messages_of_the_docs_are_messages() -> None:
    page = (ROOT / "docs" / "outside-bots.md").read_text(encoding="utf-8")
    messages = _messages(page)
    told = [message for message in messages if "type" in message]
    assert {message["type"] for message in told} == {"hello", "question", "fault", "over"}
    for message in told:
        msgspec.convert(message, Told)
    said = [message for message in messages if "type" not in message]
    assert said
    for message in said:
        msgspec.convert(message, Answer)
