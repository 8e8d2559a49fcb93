"""No bot of the second game sees what its seat may not: what is hidden is put otherwise, and the
answers, hints and reasons stay the same. With ZIGGURAT_GAMES=200 in all of the recorded games."""

import os
from random import Random

import pytest

from tests.wisdom.swapping import RECORDS, Swap, asked_positions, fight_of, swaps
from tests.wisdom.table import arrange
from ziggurat.bots.advice import outlook
from ziggurat.bots.belief import belief
from ziggurat.bots.specs import maker
from ziggurat.conformance.moments import difference, same
from ziggurat.core.flow import Ask
from ziggurat.core.records import parsed, verified
from ziggurat.games.registry import plugin_named
from ziggurat.games.wisdom.conservation import violations
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.state import State

LONG = bool(int(os.environ.get("ZIGGURAT_GAMES", "0")))
NAMES = ("2-military", "3-offers", "4-offers", "5-culture", "3-military")
LEVELS = ("random", "eager", "builder", "greedy", "steward", "sage:nodes=2,rounds=1")
SLOW = ("greedy", "sage")  # they look at fewer of the positions, but at each kind of moment
MOMENTS = ("play_unit", "battle_ability", "react", "answer_offer", "hand_over_marker", "research")


def positions() -> list[State]:
    names = sorted(path.stem for path in RECORDS.glob("*.json")) if LONG else NAMES
    return asked_positions(tuple(names), 12 if LONG else 2)


def some_positions(level: str) -> list[State]:
    if LONG or not level.startswith(SLOW):
        return positions()
    return [s for n, s in enumerate(positions()) if n % 4 == 0 or question(s) in MOMENTS]


def question(s: State) -> str:
    assert isinstance(s.pending, Ask)
    return s.pending.prompt.name


def answer(level: str, s: State, seat: int) -> int:
    return maker(level, WISDOM.slug)(3).choose(belief(WISDOM, s, seat, Random(5)))


def test_the_swaps_change_all_that_is_hidden_and_nothing_that_is_shown() -> None:
    changed = set()
    for s in positions():
        for swap in swaps(s, 2):
            changed |= swap.changed
            assert violations(swap.s) == []
            shown, instead = (WISDOM.view(each, swap.seat) for each in (s, swap.s))
            assert same(shown, instead), difference(shown, instead)
            assert swap.s.hash() != s.hash()
    assert changed == {
        "events",
        "markers",
        "units",
        "battle hand",
        "barbarians",
        "sealed answer",
        "put aside",
    }
    asked = [question(s) for s in positions()]
    assert set(MOMENTS) <= set(asked)
    assert len(set(asked)) > 50
    assert sum(fight_of(s) is not None for s in positions()) >= 8


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_the_same_whatever_is_hidden_from_its_seat(level: str) -> None:
    for s in some_positions(level):
        for swap in swaps(s, 1):
            mine, instead = (answer(level, each, swap.seat) for each in (s, swap.s))
            assert mine == instead, (question(s), swap.changed)


def test_a_hint_and_its_reasons_are_the_same_whatever_is_hidden() -> None:
    plugin = plugin_named(WISDOM.slug)
    hinted = set[str]()
    for s in positions():
        for swap in swaps(s, 1):
            assert isinstance(s.pending, Ask)
            options = list(s.pending.options)
            reasons = [plugin.reasons(each, options) for each in (s, swap.s)]
            assert reasons[0] == reasons[1], (question(s), swap.changed)
            if LONG or question(s) in set(MOMENTS) - hinted:
                hinted.add(question(s))
                hints = [outlook(WISDOM, each, visits=2, seconds=0) for each in (s, swap.s)]
                assert hints[0] == hints[1], (question(s), swap.changed)
    assert hinted >= set(MOMENTS)


@pytest.mark.parametrize("level", ["builder", "steward"])
@pytest.mark.parametrize("name", ["2-military", "4-offers"])
def test_a_bot_that_remembers_answers_the_same_through_a_whole_game(level: str, name: str) -> None:
    """Two of it sit at one seat of a recorded game: one gets what is true, the other the swap."""
    match = verified(WISDOM, parsed((RECORDS / f"{name}.json").read_text(encoding="utf-8")))
    one, other = (maker(level, WISDOM.slug)(1) for _ in range(2))
    s, compared = match.start.clone(), 0
    for number, given in enumerate(match.answers):
        ask = s.pending
        if isinstance(ask, Ask) and ask.player == 1 and len(ask.options) > 1:
            swap = Swap(s, 1, Random(number))
            mine, instead = (
                bot.choose(belief(WISDOM, each, 1, Random(number)))
                for bot, each in ((one, s), (other, swap.s))
            )
            assert mine == instead, (number, ask.prompt.name, swap.changed)
            compared += bool(swap.changed)
        s.play(given)
    assert compared > 100


def test_a_bot_that_looked_at_the_true_position_would_be_noticed() -> None:
    """What a seat imagines is drawn: it is not the hand that the other holds."""
    table = arrange("americans", "germans").event(1, "barbarian_encampment").begin("movement")
    true = table.s.events[1]
    drawn = {belief(WISDOM, table.s, 0, Random(seed)).events[1] for seed in range(20)}
    assert len(drawn) > 3
    assert drawn != {true}
