"""Settings of the table that its people change: whether one may, and what is put on disk of it."""

from ziggurat.core.flow import NOBODY
from ziggurat.table.names import person_name
from ziggurat.table.room import ASKS, NAME, PACE, RESIGN, Refusal, Room

Deed = tuple[int, str, str]  # whose, of which kind, and what


def named(room: Room, seats: set[int], seat: int, called: str) -> Deed:
    room.check_own(seats, seat)
    return NOBODY, NAME, f"{seat}:{person_name(called)}"


def resigned(room: Room, seats: set[int], seat: int) -> Deed:
    room.check_resign(seats, seat)
    return NOBODY, RESIGN, f"{seat}:{room.plugin.opponent}"


def asks(room: Room, seats: set[int], seat: int, kinds: list[str]) -> Deed:
    """What a seat wants to be asked about."""
    room.check_own(seats, seat)
    if unknown := [kind for kind in kinds if kind not in room.unasked.kinds()]:
        raise Refusal("no-window", f"There is nothing called {unknown[0]!r} to be asked about.")
    return NOBODY, ASKS, f"{seat}:{' '.join(kinds)}"


def paced(seats: set[int], pace: str) -> Deed:
    if not seats:
        raise Refusal("not-yours", "Only those who play may do that.")
    return NOBODY, PACE, pace
