"""A bot that searches does something rather than nothing, where that looks about as good."""

from ziggurat.bots.idling import busier
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.tree import Node
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State


def placing() -> State:
    """A moment in which a seat may lay a token, or pass and have done nothing."""
    match = Match(DAWN, {"edition": "base", "players": 2}, 5)
    bots = [StewardBot(seat) for seat in range(2)]
    while (ask := match.ask) is not None:
        if ask.prompt.name == "place_token" and -1 in ask.options:
            return match.state
        match.answer(bots[ask.player].choose(match.state))
    raise AssertionError("nobody laid a token")


def searched(s: State, means: dict[int, float]) -> Node:
    """A position in which each answer was tried ten times, with this mean."""
    root = Node(s)
    ask = root.ask
    assert ask is not None
    for answer, mean in means.items():
        child = root.child(answer)
        child.visits = 10
        child.totals[ask.player] = 10 * mean
        child.squares[ask.player] = 10 * mean * mean
    return root


def test_of_answers_about_as_good_it_takes_one_that_does_something() -> None:
    s = placing()
    assert isinstance(s.pending, Ask)
    lays = next(answer for answer in s.pending.options if answer != -1)
    knowledge = knowledge_of(s)
    assert busier(searched(s, {-1: 0.50, lays: 0.49}), -1, knowledge, 1) == lays
    assert busier(searched(s, {-1: 0.50, lays: 0.20}), -1, knowledge, 1) == -1
    assert busier(searched(s, {-1: 0.49, lays: 0.50}), lays, knowledge, 1) == lays


def test_a_turn_is_idle_that_changes_nothing_but_the_row() -> None:
    idle = knowledge_of(placing()).idle
    chooses = [("chooses", 0, 1), ("resolves", 0, 1, 3), ("spent", 0, 0)]
    assert idle(chooses)
    assert idle([*chooses, ("event", 2), ("barbarian_moved", 1, 2, 3)])  # that is no turn's doing
    assert not idle([*chooses, ("token_placed", 0, 9), ("turn", 1)])
