"""Seats that choose at the same time, and questions that only the asked seat knows of: a room of
the small game from outside, whose bids are sealed and whose thefts are secret."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from bazaar.plugin import PLUGIN
from bazaar.rules import BID, STEAL
from ziggurat.games.registry import forget, register
from ziggurat.table import rights, views
from ziggurat.table.refusal import Refusal
from ziggurat.table.room import SEALED, UNDO, UNSEALED, Room
from ziggurat.table.store import Event, Header


@pytest.fixture(autouse=True)
def bazaar() -> Iterator[None]:
    register("bazaar", PLUGIN)
    yield
    forget("bazaar")


class Table:
    """A room and the changes that were put on disk."""

    def __init__(self, *seats: str) -> None:
        setup = PLUGIN.game.checked_setup({"players": len(seats)})
        self.header = Header(
            "r", 0.0, "bazaar", PLUGIN.game.rules, setup, 1, "", list(seats), False, False
        )
        self.room = Room(self.header)
        self.changes: list[Event] = []

    def keep(self, kind: str, body: str) -> None:
        rev = self.room.rev + 1
        self.changes.append(Event(rev, f"key-{rev}", kind, body, 0.0))
        self.room.apply(self.changes[-1])

    def give(self, seat: int, place: int = 0, rev: int | None = None) -> None:
        """A seat's answer, as the hall takes it."""
        question = rights.check_asked(self.room, {seat})
        answer = question.options[place % len(question.options)]
        rights.check_answer(self.room, {seat}, self.room.rev if rev is None else rev, answer)
        self.keep(*self.room.play(seat, answer))

    def undo(self, seat: int) -> None:
        rights.check_undo(self.room, {seat}, self.room.rev)
        handed_in = self.room.handed_in({seat})
        self.keep(*((UNDO, "") if handed_in is None else (UNSEALED, str(handed_in))))

    def again(self) -> Room:
        """The room as it is put together from the disk."""
        room = Room(self.header)
        for change in self.changes:
            room.apply(change)
        return room


def seen(room: Room, seats: set[int]) -> object:
    """All that somebody with these seats can see of a room."""
    seat = views.viewer(room, seats)
    lines = [line.text for line in views.log_page(room, seat, 10**6, "en")().lines]
    mine = room.question(seats)
    return room.plugin.text(room.match.state, seat, "en"), lines, mine and mine.options


def three() -> Table:
    table = Table("", "", "")
    assert table.room.ask is not None
    assert table.room.ask.prompt is BID
    return table


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_sealed_answers_come_in_any_order_to_the_same_end(order: tuple[int, ...]) -> None:
    usual, table = three(), three()
    for seat in range(3):
        usual.give(seat, seat)
    for seat in order:
        table.give(seat, seat)
    assert table.room.names == usual.room.names
    assert table.room.match.state.hash() == usual.room.match.state.hash()
    assert [change.kind for change in table.changes][:2] == [SEALED, SEALED]


def test_nobody_sees_a_sealed_answer_before_all_are_in() -> None:
    one, other = three(), three()
    one.give(2, 0)
    other.give(2, 1)
    for seats in ({0}, {1}, {0, 1}, set[int]()):
        assert seen(one.room, seats) == seen(other.room, seats)


def test_whoever_has_handed_in_is_not_asked_again_and_others_still_are() -> None:
    table = three()
    table.give(1)
    assert table.room.question({1}) is None
    with pytest.raises(Refusal, match="not for your seat"):
        table.give(1)
    assert [question.player for question in table.room.questions()] == [0, 2]


def test_an_answer_is_not_stale_because_another_came_meanwhile() -> None:
    table = three()
    before = table.room.rev
    table.give(0)
    table.give(1, rev=before)
    table.give(2, rev=before)
    with pytest.raises(Refusal, match="at revision"):
        table.give(table.room.questions()[0].player, rev=before)


def test_a_sealed_answer_is_taken_back_by_its_giver_until_all_are_in() -> None:
    table = three()
    table.give(0, 0)
    assert rights.why_no_undo(table.room, {1}) == "others"
    assert rights.why_no_undo(table.room, {0}) == ""
    table.undo(0)
    assert not table.room.match.sealed
    table.give(0, 1)
    table.give(1)
    table.give(2)
    assert rights.why_no_undo(table.room, {0, 1, 2}) in ("chance", "revealed")
    other = three()
    other.give(0, 1)
    other.give(1)
    other.give(2)
    assert table.room.names == other.room.names


def test_sealed_answers_outlive_a_restart() -> None:
    table = three()
    table.give(2, 1)
    table.give(0)
    table.undo(0)
    again = table.again()
    assert again.match.sealed == table.room.match.sealed
    assert again.questions()[0].player == 0
    table.give(0)
    table.give(1)
    done = table.again()
    assert done.names == table.room.names
    assert not done.match.sealed


def test_a_sealed_answer_that_the_disk_refuses_is_as_if_not_given() -> None:
    table = three()
    table.give(0)
    for seat in (1, 2):  # the second one would have completed them
        question = rights.check_asked(table.room, {seat})
        before = dict(table.room.match.sealed), list(table.room.names)
        table.room.play(seat, question.options[0])
        table.room.take_back()
        assert (table.room.match.sealed, table.room.names) == before
        table.give(seat)


def test_bots_answer_their_sealed_questions_without_waiting_for_persons() -> None:
    table = Table("", "random", "random")
    for seat in (1, 2):
        question = table.room.bot_question()
        assert question is not None
        assert (question.player, table.room.bot_asked()) == (seat, "random")
        table.keep(*table.room.play(seat, question.options[0]))
    assert table.room.bot_asked() == ""
    assert rights.check_asked(table.room, {0}).player == 0


def test_whom_a_secret_question_asks_only_that_seat_is_told() -> None:
    table = three()
    for _ in range(60):
        (first, *_) = table.room.questions()
        if first.prompt is STEAL:
            break
        table.give(first.player, table.room.rev)
    else:
        raise AssertionError("nobody was asked whether to steal")
    asked = {question.player for question in table.room.questions()}
    for seat in range(3):
        assert views.asked(table.room, {seat}) == (seat if seat in asked else -1)
    assert views.asked(table.room, set()) == -1
