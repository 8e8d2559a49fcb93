"""A rival who would win in its next turn, and can be stopped, is stopped.

`stopped_rivals.jsonl` has the beginnings of games in both editions, each up to a turn after which a
rival wins surely if the turn goes by habit (that of then; habits change), and at most every other
time after another card. Often what stops it is a fight, which may be lost: nobody stops them all.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from ziggurat.bots.futures import settle
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.sage import SageBot
from ziggurat.bots.stops import danger_after
from ziggurat.bots.wins import win_in_reach
from ziggurat.core.flow import Ask
from ziggurat.core.records import answer_named, replayed
from ziggurat.games.dawn.bots.endgame import missing
from ziggurat.games.dawn.bots.missed import unstopped_in
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

SUITE: Final = Path(__file__).with_name("stopped_rivals.jsonl")
STEPS: Final = 1500
SURE: Final = 0.9
SHARE: Final = 0.7  # of those that can be stopped


def position(game: dict[str, Any]) -> State:
    *_, match = replayed(DAWN, game)
    return match.state.clone()


def threat(s: State, rival: int) -> float:
    """The chance of a rival to win in its next turn, if the others go by habit until then."""
    source, habit = Random(90), StewardBot(90, looks=False)
    while isinstance(ask := s.pending, Ask):
        if s.turn == rival == ask.player and ask.prompt.name == "choose_card":
            if missing(s, rival) != 1:
                return float(missing(s, rival) < 1)
            win = win_in_reach(s, knowledge_of(s), 1, STEPS)
            return win.chance if win else 0.0
        s.play(habit.choose(s))
        settle(s, source)
    return float(rival in s.won_by)


def after_turn(s: State, player: SageBot | StewardBot) -> State:
    after, source, rivals = s.clone(), Random(1), StewardBot(1)
    while isinstance(ask := after.pending, Ask) and (after.round, after.turn) == (s.round, s.turn):
        after.play((player if ask.player == s.turn else rivals).choose(after))
        settle(after, source)
    return after


def test_sage_stops_a_rival_who_would_win_where_habit_does_not() -> None:
    games = [json.loads(line) for line in SUITE.read_text("utf-8").splitlines()]
    habitual = thoughtful = 0
    for game in games:
        s, rival = position(game), game["rival"]
        habitual += threat(after_turn(s, StewardBot(1, looks=False)), rival) < SURE
        thoughtful += threat(after_turn(s, SageBot(1, nodes=30, seconds=0)), rival) < SURE
    assert len(games) >= 30
    assert thoughtful >= 3 * habitual
    assert thoughtful >= SHARE * len(games)


def test_an_answer_after_which_a_rival_wins_is_told_from_one_that_stops_it() -> None:
    game = json.loads(SUITE.read_text("utf-8").splitlines()[0])
    s = position(game)
    ask, knowledge = s.pending, knowledge_of(s)
    assert isinstance(ask, Ask)
    dangers = {answer: danger_after(s, answer, knowledge, 1) for answer in ask.options}
    assert dangers[knowledge.habit(1).choose(s)] >= SURE
    assert min(dangers.values()) <= 0.5


def test_who_lets_a_rival_win_is_listed_and_who_stops_it_is_not() -> None:
    """The first moment of the suite, gone on with by each card that may be chosen there."""
    game = json.loads(SUITE.read_text("utf-8").splitlines()[0])
    s = position(game)
    ask, knowledge = s.pending, knowledge_of(s)
    assert isinstance(ask, Ask)
    dangers = {answer: danger_after(s, answer, knowledge, 1) for answer in ask.options}
    assert not list(unstopped_in(game))
    for answer, danger in dangers.items():
        name = DAWN.name(s, ask, answer)
        found = list(unstopped_in(game | {"answers": f"{game['answers']} {name}"}, "here"))
        assert [each.given for each in found] == [name] * (danger >= SURE)
        for each in found:
            assert (each.where, each.seat, each.chance) == ("here", ask.player, danger)
            assert dangers[answer_named(DAWN, s, each.better)] <= 0.5
