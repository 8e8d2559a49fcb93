"""A game being played: sealed answers, what may be taken back, the log of each seat, records."""

import json
from typing import Any

import pytest

from bazaar.game import BAZAAR
from bazaar.rules import State
from tests.bazaar import begun, played
from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import PASS, IllegalAnswer
from ziggurat.core.match import Match
from ziggurat.core.notes import heard, tell, tell_only
from ziggurat.core.records import parsed, replayed, to_record, verified

# Sealed answers


def test_sealed_answers_may_come_in_any_order_and_are_taken_in_that_of_the_questions() -> None:
    match = begun((1, 2, 3), (4, 5, 6), (1, 5, 6))
    before = match.state.hash()
    assert match.hand_in(2, 5) == []
    assert match.hand_in(0, 3) == []
    assert match.state.hash() == before
    assert match.hand_in(1, 6) == [3, 6, 5]
    assert not match.sealed


def test_one_seat_answers_a_sealed_question_once() -> None:
    match = begun((1, 2, 3), (4, 5, 6), (1, 5, 6))
    match.hand_in(2, 5)
    assert match.question_for(2) is None
    assert match.question_for(0) is not None
    with pytest.raises(IllegalAnswer, match="there is no question for seat 3 to answer"):
        match.hand_in(2, 6)


def test_a_sealed_answer_that_was_not_offered_is_refused() -> None:
    match = begun((1, 2, 3), (4, 5, 6), (1, 5, 6))
    with pytest.raises(IllegalAnswer, match="6 was not offered for bid"):
        match.hand_in(0, 6)
    assert not match.sealed


def test_an_ordinary_answer_is_in_at_once() -> None:
    match = begun((1, 2, 3), (4, 5, 6))
    for answer in match.hand_in(1, 4) + match.hand_in(0, 1):
        match.answer(answer)
    assert match.hand_in(0, PASS) == [PASS]


# Taking back


def test_a_bid_may_be_taken_back_until_another_seat_has_bid() -> None:
    match = begun((1, 2, 3), (4, 5, 6), (1, 5, 6))
    match.answer(1)
    assert match.why_no_undo({0}) == ""
    assert match.why_no_undo({1}) == "others"
    match.answer(4)
    assert match.why_no_undo({0}) == "others"


def test_what_was_revealed_cannot_be_taken_back() -> None:
    """The last bid turns up all the others: its seat cannot look at them and bid anew."""
    match = begun((1, 2, 3), (4, 5, 6), (1, 5, 6))
    for card in (1, 4, 5):
        match.answer(card)
    assert match.reveals[-1] == 0b111
    assert match.why_no_undo({2}) == "revealed"
    assert match.stands(len(match.answers) - 1) == "revealed"


def test_chance_cannot_be_taken_back() -> None:
    match = begun((1, 2, 6), (4, 5, 6), (1, 5, 6))
    for card in (6, 6, 5):
        match.answer(card)
    assert match.givers[-1] == -1
    assert match.why_no_undo({0, 1, 2}) == "chance"


def test_why_an_answer_stands_does_not_tell_what_chance_brings() -> None:
    """Whoever is not sure is told before he answers; so the reason is the same whatever came."""
    match = begun((1, 2, 6), (4, 5, 6), (1, 5, 6))
    for card in (6, 6, 5):
        match.answer(card)
    count = match.givers.index(2)
    assert match.givers[count + 1] == match.givers[-1] == -1
    match.reveals[count] = 0
    for revealed, pending in ((0, match.state.pending), (0b1, match.state.pending), (0, None)):
        match.reveals[-1], match.state.pending = revealed, pending
        assert match.stands(count) == "chance"


def test_after_an_undo_the_match_goes_on_as_if_nothing_had_been_answered() -> None:
    whole = played(3)
    match = played(3)
    for count in (40, 17, 9):
        match.undo(count)
        assert (len(match.answers), len(match.givers), len(match.reveals)) == (count,) * 3
        assert match.state.hash() == whole.at(count).hash()
        assert match.log == [line for line in whole.log if line[0] < count]
    for answer in whole.answers[9:]:
        match.feed(answer)
    assert match.state.hash() == whole.state.hash()
    assert match.reveals == whole.reveals
    assert match.log == whole.log


def test_an_undo_forgets_sealed_answers_that_were_handed_in() -> None:
    match = played(3, answers=9)
    match.hand_in(2, match.question_for(2).options[0])  # type: ignore[union-attr]
    match.undo(9)
    assert not match.sealed


# Notes


def test_a_note_is_for_all_or_for_some() -> None:
    s = BAZAAR.new({"players": 3})
    tell(s, "nobody listens")
    s.notes = []
    tell(s, "all", 1)
    tell_only(s, 0b101, ("some", 2), instead=("others", 0))
    tell_only(s, 0b010, ("one", 3))
    assert [heard(note, 0) for note in s.notes] == [("all", 1), ("some", 2), None]
    assert [heard(note, 1) for note in s.notes] == [("all", 1), ("others", 0), ("one", 3)]
    assert [heard(note, None) for note in s.notes] == [("all", 1), ("others", 0), None]


def test_the_log_of_a_seat_can_be_read_from_a_line_on() -> None:
    match = played(2)
    assert match.heard(1, 10) == match.heard(1)[10:]


# Records


def test_a_record_replays_to_the_same_position() -> None:
    for seed in range(5):
        match = played(seed, players=2 + seed % 3)
        record = json.loads(json.dumps(to_record(match)))
        again = verified(BAZAAR, parsed(json.dumps(record)))
        assert again.state.hash() == match.state.hash()
        assert again.answers == match.answers
        assert record["result"]["winners"] == list(match.state.winners())


def test_a_record_replays_answer_by_answer_with_its_log() -> None:
    match = played(4)
    record = to_record(match)
    steps = [len(step.answers) for step in replayed(BAZAAR, record, log=True)]
    assert steps == list(range(len(match.answers) + 1))


def spoiled(**changes: Any) -> dict[str, Any]:
    return to_record(played(1)) | changes


@pytest.mark.parametrize(
    ("record", "told"),
    [
        (spoiled(game="chess"), "it is a record of 'chess', not of 'bazaar'"),
        (spoiled(rules="99"), "it was played under rules '99', unknown to this version"),
        (spoiled(hash="0" * 16), "its answers replay, but lead to another position"),
        (spoiled(setup={"players": 9}), "its setup cannot be played: 2 to 4 can play, not 9"),
        (spoiled(answers="9"), "answer 1, '9', was not offered for draw"),
        (spoiled(answers=spoiled()["answers"] + " 1"), "'1', comes after the end of the game"),
    ],
)
def test_a_record_that_is_not_of_this_game_is_refused(record: dict[str, Any], told: str) -> None:
    with pytest.raises(Unreadable, match=told):
        verified(BAZAAR, record)


def test_a_match_asks_nobody_once_it_is_over() -> None:
    match: Match[State] = played(1)
    assert match.ask is None
    assert match.why_no_undo({0, 1, 2}) == "nothing"
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.answer(1)
    with pytest.raises(ValueError, match="there were 0 to"):
        match.at(len(match.answers) + 1)
