"""Who is connected: to this process and, as they tell each other, to the other processes."""

import json
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

REPEAT_AFTER: Final = 20.0  # seconds after which a process says again who is there
_BELIEVED_FOR: Final = 60.0  # seconds; then a process that fell silent is gone
_REMEMBERED: Final = 20_000  # seats whose last sign of life is known
_SOMEBODY: Final = -1  # counts every connection to a room, spectators too


class Presence:
    """The connections of every room, by seat."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send  # to the other processes, and back to this one
        self._me = secrets.token_hex(8)
        self._here: dict[str, Counter[int]] = {}
        self._elsewhere: dict[str, dict[str, tuple[set[int], float]]] = {}  # by room and process
        self._began = time.monotonic()
        self._seen: dict[tuple[str, int], float] = {}  # when a seat last gave a sign of life

    def come(self, room: str, seats: set[int]) -> None:
        self._here.setdefault(room, Counter()).update([*seats, _SOMEBODY])
        self._say(room)

    def go(self, room: str, seats: set[int]) -> None:
        self.see(room, seats)
        self._here[room] -= Counter([*seats, _SOMEBODY])
        if not self._here[room]:
            del self._here[room]
        self._say(room)

    def seats(self, room: str) -> set[int]:
        """The seats of a room whose player is connected."""
        return self._found(room) - {_SOMEBODY}

    def see(self, room: str, seats: set[int]) -> None:
        """These seats give a sign of life."""
        for seat in seats - {_SOMEBODY}:
            self._seen.pop((room, seat), None)
            self._seen[room, seat] = time.monotonic()
        while len(self._seen) > _REMEMBERED:
            del self._seen[next(iter(self._seen))]

    def away(self, room: str, seat: int) -> float:
        """For how many seconds a seat's player has been away, as far as this process knows."""
        if seat in self.seats(room):
            return 0.0
        return time.monotonic() - self._seen.get((room, seat), self._began)

    def listeners(self, room: str) -> int:
        """How many connections this process has to a room."""
        return self._here.get(room, Counter())[_SOMEBODY]

    def is_anybody(self, room: str) -> bool:
        return bool(self._found(room))

    def repeat(self) -> None:
        """Say again who is here, for processes that came later."""
        for room in self._here:
            self._say(room)

    def hear(self, message: bytes) -> str | None:
        """Take what a process says; the room if something has changed there."""
        process, room, seats = json.loads(message)
        if process == self._me:
            return None
        before = self._found(room)
        others = self._elsewhere.setdefault(room, {})
        others[process] = (set(seats), time.monotonic() + _BELIEVED_FOR)
        after = self._found(room)
        self.see(room, before | after)
        return room if after != before else None

    def _say(self, room: str) -> None:
        self._send(json.dumps([self._me, room, sorted(self._here.get(room, ()))]))

    def _found(self, room: str) -> set[int]:
        """Every seat with a connection. What is too old or has come to nothing is forgotten."""
        others = self._elsewhere.get(room, {})
        now = time.monotonic()
        for process in [
            each for each, (seats, until) in others.items() if not seats or until < now
        ]:
            del others[process]
        if not others:
            self._elsewhere.pop(room, None)
        return set(self._here.get(room, ())).union(*(seats for seats, _ in others.values()))
