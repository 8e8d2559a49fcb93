"""Settings of the table that its people change: whether one may, and what is put on disk of it."""

from ziggurat.bots.specs import opponents_of
from ziggurat.core.flow import NOBODY
from ziggurat.core.notes import whole
from ziggurat.table.names import person_name
from ziggurat.table.refusal import Refusal
from ziggurat.table.rights import (
    check_own,
    check_person,
    check_resign,
    check_undo,
    why_no_undo,
)
from ziggurat.table.room import ASKS, NAME, PACE, RESIGN, SEAT, UNDO, Room

TURN = "turn"  # the kind of the note that begins one
Deed = tuple[int, str, str]  # by whom, of which kind, and what


def named(room: Room, seats: set[int], seat: int, called: str) -> Deed:
    check_own(room, seats, seat)
    return seat, NAME, f"{seat}:{person_name(called)}"


def resigned(room: Room, seats: set[int], seat: int) -> Deed:
    check_resign(room, seats, seat)
    return seat, RESIGN, f"{seat}:{room.plugin.opponent}"


def lent(
    room: Room,
    seats: set[int],
    host: bool,
    seat: int,
    bot: str,
    away: float | None,
    now: float,
) -> Deed:
    """A bot is put on a seat, or (with "") the seat given back. On his own seat anybody may do so;
    on that of a person who has been away (None: he is here) for as long as the table was set up;
    and, where there are clocks, on that of a person who has no time left."""
    if bot and bot not in opponents_of(room.plugin.slug):
        raise Refusal("no-bot", f"There is no bot {bot!r}.")
    check_person(room, seat)
    if seat in room.resigned:
        raise Refusal("resigned", "That player has resigned.")
    if not seats and not host:
        raise Refusal("not-yours", "Only those who play may do that.")
    late = room.clocks is not None and room.clocks.ran_out(seat, now)
    if seat not in seats and not late:
        if away is None and not room.bots[seat]:
            raise Refusal("present", "That player is at the table.")
        after = room.header.lend_after
        if not host and (after is None or (away or 0.0) < after * 60):
            when = "" if after is None else f", or anybody after {after} minutes of absence"
            raise Refusal("not-agreed", f"Whoever began the game may do that{when}.")
    return seat if seat in seats else min(seats, default=NOBODY), SEAT, f"{seat}:{bot}"


def asks(room: Room, seats: set[int], seat: int, kinds: list[str]) -> Deed:
    """What a seat wants to be asked about."""
    check_own(room, seats, seat)
    if unknown := [kind for kind in kinds if kind not in room.unasked.kinds()]:
        raise Refusal("no-window", f"There is nothing called {unknown[0]!r} to be asked about.")
    return seat, ASKS, f"{seat}:{' '.join(kinds)}"


def turn_start(room: Room, seats: set[int]) -> int:
    """How many answers are left if this turn is begun anew: back to its beginning, or to what could
    not be taken back in it."""
    match, count = room.match, len(room.match.answers)
    if why_no_undo(room, seats) or match.sealed:
        return count
    began = next((at + 1 for at, note in reversed(match.log) if whole(note)[0] == TURN), 0)
    seat = match.givers[-1]
    while count > max(began, room.began, room.stood):
        if match.givers[count - 1] != seat or match.reveals[count - 1]:
            break
        count -= 1
    return count


def restarted(room: Room, seats: set[int], rev: int) -> Deed:
    """The turn is begun anew."""
    check_undo(room, seats, rev)
    start = turn_start(room, seats)
    if start == len(room.match.answers):
        raise Refusal("no-undo", "Nothing of this turn can be taken back.")
    return room.match.givers[-1], UNDO, str(len(room.match.answers) - start)


def paced(seats: set[int], pace: str) -> Deed:
    if not seats:
        raise Refusal("not-yours", "Only those who play may do that.")
    return min(seats), PACE, pace
