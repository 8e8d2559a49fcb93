"""Positions to JSON and back: what is written, and what is refused."""

import json
from dataclasses import dataclass

import pytest

from tests.core.tiny import NUMBER, AskThenMark, Sealed, Tiny, running
from ziggurat.core.codec import (
    Unreadable,
    canonical,
    digest,
    frame_from_json,
    frame_to_json,
    plain,
    question_from_json,
    question_to_json,
    restored,
)
from ziggurat.core.flow import Ask, Frame, Next, Roll


@pytest.mark.parametrize("value", [0, -3, "word", True, None, (1, (2, 3)), 1 << 60, -(1 << 60)])
def test_a_value_comes_back_as_it_was(value: object) -> None:
    assert restored(json.loads(json.dumps(plain(value)))) == value


def test_an_int_that_not_every_reader_keeps_whole_is_written_as_text() -> None:
    assert plain((1 << 53) - 1) == (1 << 53) - 1
    assert plain(1 << 53) == "0x20000000000000"
    assert restored("0x20000000000000") == 1 << 53


def test_a_position_may_not_hold_anything_else() -> None:
    with pytest.raises(TypeError, match="a position may not hold a set"):
        plain({1, 2})


def test_fields_with_their_default_at_the_end_are_left_out() -> None:
    assert frame_to_json(_stepped(AskThenMark())) == ["AskThenMark", 1]
    assert frame_to_json(_stepped(AskThenMark(player=1))) == ["AskThenMark", 1, 1]
    full = frame_to_json(_stepped(AskThenMark(0, (4, 5))))
    assert full == ["AskThenMark", 1, 0, [4, 5]]


def test_a_rule_comes_back_at_its_step() -> None:
    frame = frame_from_json(["AskThenMark", 1, 0, [4, 5]], __name__)
    assert isinstance(frame, AskThenMark)
    assert (frame.step, frame.player, frame.options) == (1, 0, (4, 5))


@dataclass(slots=True, eq=False)
class NeedsANumber(Frame):
    """Has a field without a default."""

    number: int

    def mark(self, s: Tiny, _: int) -> Next:
        return None


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (["NoSuchRule", 0], "this version knows no rule 'NoSuchRule' of that form"),
        (["NeedsANumber", 0, 1, 2], "this version knows no rule 'NeedsANumber' of that form"),
        (["NeedsANumber", 0], "the rule 'NeedsANumber' lacks a part"),
    ],
)
def test_a_rule_that_is_not_known_is_refused(data: list[object], told: str) -> None:
    with pytest.raises(Unreadable, match=told):
        frame_from_json(data, __name__)


def test_a_rule_of_another_game_is_not_read() -> None:
    with pytest.raises(Unreadable, match="knows no rule 'AskThenMark'"):
        frame_from_json(["AskThenMark", 1], "quite.another.game")


@pytest.mark.parametrize(
    "question",
    [
        Ask(1, NUMBER, (1, 2)),
        Roll(NUMBER, (1, 2)),
        Roll(NUMBER, (1, 2), (3, 1)),
        Ask(0, NUMBER, (1, -1), secret=True),
        Ask(0, NUMBER, (1, 2), [Ask(1, NUMBER, (3, 4)), Ask(2, NUMBER, (5,), secret=True)]),
        None,
    ],
)
def test_a_question_comes_back_as_it_was(question: Ask | Roll | None) -> None:
    data = question_to_json(question)
    again = question_from_json(json.loads(json.dumps(data)), __name__)
    assert question_to_json(again) == data
    assert type(again) is type(question)


def test_a_plain_question_is_written_as_it_always_was() -> None:
    assert question_to_json(Ask(1, NUMBER, (1, 2))) == ["ask", "tiny_number", [1, 2], 1]


def test_a_question_that_is_not_known_is_refused() -> None:
    with pytest.raises(Unreadable, match="this version knows no question 'riddle'"):
        question_from_json(["ask", "riddle", [1], 0], __name__)
    with pytest.raises(Unreadable):
        question_from_json(["ask", "tiny_number", [1], 0], "quite.another.game")


def test_the_same_data_has_the_same_text_and_digest_whatever_its_order() -> None:
    assert canonical({"b": 1, "a": [2]}) == canonical({"a": [2], "b": 1}) == '{"a":[2],"b":1}'
    assert digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1}) != digest({"a": 2, "b": 2})


# Whole positions


def test_a_position_is_saved_in_the_middle_of_a_rule_and_goes_on() -> None:
    s = running(Sealed(), seats=3)
    s.play(10)
    again = Tiny.from_json(json.loads(json.dumps(s.to_json())))
    assert again.hash() == s.hash()
    for answer in (11, 2):
        again.play(answer)
        s.play(answer)
    assert again.marks == s.marks == (23,)
    assert again.hash() == s.hash()


def test_a_copy_shares_nothing_that_changes() -> None:
    s = running(Sealed(), seats=3)
    copy = s.clone()
    before = s.hash()
    copy.play(10)
    copy.marks += (5,)
    assert s.hash() == before
    assert copy.stack[0] is not s.stack[0]


def test_a_position_that_lacks_a_field_is_refused() -> None:
    data = running(AskThenMark()).to_json()
    del data["marks"]
    with pytest.raises(Unreadable, match=r"it is not a position of this game \('marks'\)"):
        Tiny.from_json(data)


def _stepped(frame: Frame) -> Frame:
    frame.step = 1
    return frame
