"""Programs from outside hold seats of the second game over standard input and output."""

import json
import shlex
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.patience import HANGING
from tests.wisdom.swapping import Swap, asked_positions
from ziggurat.bots.belief import belief
from ziggurat.bots.messages import Told
from ziggurat.bots.outside import OutsideBot
from ziggurat.bots.simple import RandomBot
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.state import State

ROOT = Path(__file__).parents[2]
FIRST = str(ROOT / "examples" / "first_bot.py")
MISBEHAVING = str(ROOT / "tests" / "bots" / "misbehaving.py")

# Writes down all that it is told, and takes the first answer.
SCRIBE = """
import json, sys
for line in sys.stdin:
    open(sys.argv[1], "a", encoding="utf-8").write(line)
    message = json.loads(line)
    if message["type"] == "question":
        print(json.dumps({"answer": message["options"][0]["answer"]}), flush=True)
"""


def outside(*words: str) -> OutsideBot:
    return OutsideBot(1, shlex.join([sys.executable, "-S", *words]), HANGING)


def play(bot: OutsideBot, questions: int, players: int = 2) -> Match[State]:
    """A game in which the program is asked so many questions; `Match` refuses illegal answers."""
    match = Match(WISDOM, {"players": players, "bargaining": "full"}, seed=4)
    others = [RandomBot(seat) for seat in range(players)]
    while (ask := match.ask) is not None and bot.questions < questions:
        choose = bot.choose if ask.player == 0 else others[ask.player].choose
        match.answer(choose(match.state))
    assert bot.questions == questions
    return match


@pytest.mark.parametrize("players", [2, 5])
def test_the_first_bot_of_the_examples_plays_it_without_a_fault(players: int) -> None:
    bot = outside(FIRST)
    try:
        match = play(bot, 60, players)
    finally:
        bot.close()
    assert bot.faults == 0, bot.report()
    assert match.state.round >= 2


@pytest.mark.parametrize("way", ["garbage", "wrong", "list"])
def test_what_a_program_does_wrong_costs_it_the_decision_and_nothing_else(way: str) -> None:
    bot = outside(MISBEHAVING, way)
    try:
        play(bot, 4)
    finally:
        bot.close()
    assert bot.faults == 4


def test_a_program_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    kept = tmp_path / "told.jsonl"
    bot = outside("-c", SCRIBE, str(kept))
    try:
        play(bot, 25, players=3)
    finally:
        bot.close()
    lines = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        msgspec.convert(line, Told)
    hello, questions = lines[0], [line for line in lines if line["type"] == "question"]
    assert (hello["game"], hello["seat"], hello["seats"]) == ("wisdom", 0, 3)
    assert len(questions) == 25
    for question in questions:
        assert question["view"]["seat"] == question["seat"] == 0
        assert all(card["event"] == "" for hand in question["view"]["events"][1:] for card in hand)


def test_a_program_is_told_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    s = next(s for s in asked_positions(("3-offers",), 2) if s.round > 6)
    assert isinstance(s.pending, Ask)
    seat = s.pending.player
    told = []
    for number, each in enumerate((s, Swap(s, seat, Random(1)).s)):
        kept = tmp_path / f"{number}.jsonl"
        bot = outside("-c", SCRIBE, str(kept))
        try:
            bot.choose(belief(WISDOM, each, seat, Random(2)))
        finally:
            bot.close()
        told.append(kept.read_text(encoding="utf-8"))
    assert told[0] == told[1]
    assert '"question"' in told[0]
