"""Where cards meet rules: values that abilities change, and moments they wait for."""

from dataclasses import dataclass

import pytest

from tests.core.tiny import Tiny
from ziggurat.core.flow import Frame, Next, push, run
from ziggurat.core.hooks import Event, Override, total, union

SWIFT, STRONG, CLEVER = 1, 2, 4


@total
def strength(s: Tiny, player: int, base: int) -> int:
    return base


@strength.plus(STRONG)
def _strong(s: Tiny, player: int, base: int) -> int:
    return 10


@strength.plus(CLEVER)
def _clever(s: Tiny, player: int, base: int) -> int:
    return base


@union
def reachable(s: Tiny, player: int) -> int:
    return 1


@reachable.plus(SWIFT)
def _swift(s: Tiny, player: int) -> int:
    return 6


@Override
def price(s: Tiny, player: int) -> int:
    return 10


@price.changed_by(SWIFT, order=2)
def _half(value: int, s: Tiny, player: int) -> int:
    return value // 2


@price.changed_by(CLEVER, order=1)
def _four_less(value: int, s: Tiny, player: int) -> int:
    return value - 4


def holding(*abilities: int) -> Tiny:
    """A position in which the seats have these abilities."""
    s = Tiny(len(abilities))
    s.abilities = abilities
    for bits in abilities:
        s.in_play |= bits
    return s


def test_a_sum_is_the_rules_own_figure_and_what_each_ability_in_play_adds() -> None:
    s = holding(0, STRONG, STRONG | CLEVER)
    assert [strength(s, seat, 3) for seat in range(3)] == [3, 13, 16]


def test_the_parts_of_a_sum_can_be_told_and_nothing_is_no_part() -> None:
    s = holding(STRONG | CLEVER)
    assert strength.parts(s, 0, 3) == [(0, 3), (STRONG, 10), (CLEVER, 3)]
    assert strength.parts(s, 0, 0) == [(STRONG, 10)]


def test_a_set_gains_members() -> None:
    s = holding(0, SWIFT)
    assert [reachable(s, seat) for seat in range(2)] == [1, 7]


def test_changes_of_one_value_come_in_their_declared_order() -> None:
    s = holding(0, SWIFT, CLEVER, SWIFT | CLEVER)
    assert [price(s, seat) for seat in range(4)] == [10, 5, 6, 3]


def test_two_changes_of_one_value_without_an_order_are_refused() -> None:
    value = Override(lambda s, player: 1)
    value.changed_by(SWIFT)(lambda value, s, player: 2)
    with pytest.raises(ValueError, match="two abilities change one value: give each its order"):
        value.changed_by(CLEVER)(lambda value, s, player: 3)


MOMENT = Event("moment")


@MOMENT.starts(SWIFT)
@dataclass(slots=True, eq=False)
class Started(Frame):
    """Marks who it belongs to and what happened."""

    owner: int
    what: int

    def mark(self, s: Tiny, _: int) -> Next:
        s.marks += (self.owner, self.what)
        return None

    @staticmethod
    def _ready(s: Tiny, player: int) -> bool:
        return player != 2


@dataclass(slots=True, eq=False)
class Happens(Frame):
    """Lets the moment come, caused by a seat."""

    acting: int

    def happen(self, s: Tiny, _: int) -> Next:
        MOMENT.happens(s, self.acting, 7)
        return None


def happened(s: Tiny, acting: int) -> tuple[int, ...]:
    push(s, (Happens(acting),))
    run(s)
    return s.marks


def test_a_moment_starts_the_rules_of_the_acting_seat_first_then_clockwise() -> None:
    assert happened(holding(SWIFT, 0, SWIFT), acting=1) == (2, 7, 0, 7)
    assert happened(holding(SWIFT, SWIFT, SWIFT), acting=1) == (1, 7, 2, 7, 0, 7)


def test_a_rule_may_wait_for_what_its_owner_does_alone() -> None:
    moment = Event("moment of one's own")
    moment.starts(SWIFT, own=True)(Started)
    s = holding(SWIFT, 0, SWIFT)
    for acting, starts in ((0, [0]), (1, []), (2, [2])):
        moment.happens(s, acting, 7)
        assert [frame.owner for frame in s.triggers if isinstance(frame, Started)] == starts
        s.triggers.clear()


def test_a_moment_nobody_waits_for_starts_nothing() -> None:
    assert happened(holding(STRONG, CLEVER), acting=0) == ()


def test_who_waits_for_a_moment_can_be_asked_and_a_rule_may_have_nothing_to_do() -> None:
    s = holding(SWIFT, STRONG, SWIFT)
    assert [MOMENT.waiting(s, seat) for seat in range(3)] == [SWIFT, 0, 0]


def test_the_rule_that_an_ability_starts_can_be_had_alone() -> None:
    frame = MOMENT.frame_of(SWIFT, 1, 9)
    assert isinstance(frame, Started)
    assert (frame.owner, frame.what) == (1, 9)
    with pytest.raises(KeyError, match="no ability 0x4 waits for moment"):
        MOMENT.frame_of(CLEVER, 1, 9)
