"""Bazaar, the game that the page on adding a game builds: its rules."""

from bazaar.game import BAZAAR
from bazaar.rules import THIEF
from tests.bazaar import begun, played
from ziggurat.core.flow import PASS, Ask
from ziggurat.core.game import question_for


def test_the_highest_price_buys_the_bale() -> None:
    match = begun((1, 2, 3), (4, 5, 6), (1, 5, 6))
    for card in (3, 6, 5):
        match.answer(card)
    for _ in range(2):
        match.answer(PASS)
    assert match.state.points == (0, 1, 0)
    assert match.state.spent == (1 << 3, 1 << 6, 1 << 5)


def test_where_two_prices_are_highest_nobody_gets_the_bale_and_nobody_can_steal_it() -> None:
    match = begun((1, 2, 6), (4, 5, 6), (1, 5, 0))
    for card in (6, 6, 5):
        match.answer(card)
    assert match.state.points == (0, 0, 0)
    assert match.ask is not None
    assert match.ask.prompt.name == "bid"
    assert match.state.bale == 2


def test_a_thief_takes_the_bale_and_is_spent() -> None:
    match = begun((1, 2, 6), (4, 5, THIEF), (1, 5, 4))
    for card in (6, 4, 5):
        match.answer(card)
    match.answer(THIEF)
    match.answer(PASS)
    assert match.state.points == (0, 1, 0)
    assert match.state.spent[1] == 1 << 4 | 1 << THIEF


def test_of_two_thieves_the_first_from_the_buyers_left_gets_it_and_both_are_spent() -> None:
    match = begun((1, 2, THIEF), (4, 5, 6), (1, 5, THIEF))
    for card in (2, 6, 5):
        match.answer(card)
    assert [ask.player for ask in _asked(match.state.pending)] == [2, 0]
    match.answer(THIEF)
    match.answer(THIEF)
    assert match.state.points == (0, 0, 1)
    assert all(match.state.spent[seat] >> THIEF & 1 for seat in (0, 2))


def test_everybody_who_might_have_a_thief_is_asked_in_secret() -> None:
    match = begun((1, 2, 3), (4, 5, 6), (1, 5, THIEF))
    for card in (3, 6, 5):
        match.answer(card)
    without, with_thief = question_for(match.state, 0), question_for(match.state, 2)
    assert without is not None
    assert with_thief is not None
    assert (without.options, with_thief.options) == ((PASS,), (PASS, THIEF))
    assert without.secret
    for seat in (1, None):
        assert BAZAAR.view(match.state, seat)["pending"] == {"secret": True}


def test_one_whose_thief_is_spent_is_not_asked() -> None:
    match = begun((1, 2, THIEF), (4, 5, 6), (1, 5, 2))
    for card in (THIEF, 6, 5):
        match.answer(card)
    assert [ask.player for ask in _asked(match.state.pending)] == [2]


def test_after_five_bales_the_most_points_win() -> None:
    for seed in range(10):
        s = played(seed).state
        assert s.pending is None
        assert s.bale == 5
        assert s.winners()
        assert {s.points[seat] for seat in s.winners()} == {max(s.points)}


def test_a_draw_is_told_to_its_seat_alone() -> None:
    match = played(1, answers=5)
    mine = [note for _, note in match.heard(0) if note[0] == "drew"]
    assert {seat for _, seat, _ in mine} == {0}
    assert not [note for _, note in match.heard(None) if note[0] == "drew"]
    assert len(match.heard(0)) == len(match.heard(None)) == len(match.log)


def _asked(question: object) -> list[Ask]:
    assert isinstance(question, Ask)
    return [question, *question.also]
