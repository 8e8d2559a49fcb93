"""Bots in a game with hidden hands: they are handed what their seat believes, and draw it anew."""

from collections.abc import Iterator
from random import Random

import pytest

from bazaar.game import BAZAAR
from bazaar.plugin import PLUGIN
from bazaar.rules import State
from tests.bazaar import begun, played
from ziggurat.bots.advice import outlook
from ziggurat.bots.belief import belief
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.redrawing import following, redrawing
from ziggurat.bots.sage import SageBot
from ziggurat.core.flow import Ask
from ziggurat.core.game import question_for
from ziggurat.games.registry import forget, register


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    register("bazaar", PLUGIN)
    yield
    forget("bazaar")


def test_a_bot_is_handed_its_own_question_though_others_are_asked_before_it() -> None:
    match = begun((1, 2, 3), (4, 5, 6), (1, 5, 6))
    for seat in range(3):
        thought = belief(BAZAAR, match.state, seat, Random(1))
        question = question_for(match.state, seat)
        assert isinstance(thought.pending, Ask)
        assert question is not None
        assert thought.pending.player == seat
        assert thought.pending.options == question.options
    assert match.state.stack[0].bids == ()  # type: ignore[attr-defined]


def test_nobody_is_handed_a_question_that_is_not_his() -> None:
    match = begun((1, 2, 6), (4, 5, 3), (1, 5, 4))
    for card in (6, 5, 4):
        match.answer(card)
    with pytest.raises(AssertionError, match="a bot thinks about a question of its own"):
        belief(BAZAAR, match.state, 0, Random(1))


@pytest.mark.parametrize("answers", [9, 10, 11, 20, 25])
def test_bots_answer_the_same_whatever_is_hidden_from_them(answers: int) -> None:
    s = played(7, answers=answers).state
    assert isinstance(s.pending, Ask)
    seat = s.pending.player
    for number in range(3):
        x = BAZAAR.imagined(s, seat, Random(number))
        for make in (lambda: GreedyBot(1), lambda: SageBot(1, nodes=20, seconds=0)):
            mine, instead = (
                make().choose(belief(BAZAAR, each, seat, Random(5))) for each in (s, x)
            )
            assert mine == instead
        hints = [outlook(BAZAAR, each, visits=12, seconds=0) for each in (s, x)]
        assert hints[0] == hints[1]


def test_a_search_draws_anew_for_every_visit() -> None:
    s = begun((1, 2, 3), (4, 5, 6), (1, 5, 6)).state
    imagine = redrawing(s, 0)
    assert imagine is not None
    hands = {_hands(imagine(Random(number))) for number in range(30)}
    assert len(hands) > 20
    assert {first for first, *_ in hands} == {s.hands[0]}
    after = following(imagine, 2)
    assert after is not None
    assert isinstance(drawn := after(Random(1)), State)
    assert isinstance(drawn.pending, Ask)
    assert drawn.pending.player == 1


def _hands(s: object) -> tuple[int, ...]:
    assert isinstance(s, State)
    return s.hands


def test_a_bot_that_searches_sees_what_wins() -> None:
    """The last bale is worth 5: who holds the highest price that is left bids it."""
    match = begun((1, 6, 2), (1, 2, 3))
    s = match.state
    s.bale = 5
    s.spent = (0, 1 << 4 | 1 << 5 | 1 << 6 | 1 << 0)
    s.decks = (1 << 0 | 1 << 3 | 1 << 4 | 1 << 5, 0)
    for seed in range(5):
        thought = belief(BAZAAR, s, 0, Random(seed))
        assert SageBot(seed, nodes=120, seconds=0).choose(thought) == 6
