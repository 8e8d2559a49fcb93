"""What people say to each other. It is kept beside the games: no record, no position and no sum of
one has it. Of each room the last lines are kept."""

from typing import Final

from ziggurat.table.clock import Clock
from ziggurat.table.names import spoken
from ziggurat.table.refusal import Refusal
from ziggurat.table.rights import check_own
from ziggurat.table.room import Room
from ziggurat.table.store import Conflict, Line, Store
from ziggurat.table.wire_talk import Said, TalkLine

KEPT: Final = 100  # lines of a room
_MOST: Final = 6  # lines of one person within so many seconds:
_WITHIN: Final = 10.0


class Talk:
    """The talk of all rooms."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def since(self, room: str, number: int = 0) -> list[TalkLine]:
        """The lines after one."""
        return [_shown(line) for line in await self._store.talk(room, number)]

    async def at_table(self, room: Room, seats: set[int], seat: int, saying: Said) -> int:
        """Somebody on a seat says something; whoever watches only reads."""
        check_own(room, seats, seat)
        when = room.plugin.turn(room.match.state)[0], len(room.match.answers)
        return await self.say(room.header.room, seat, room.people[seat], saying, *when)

    async def say(
        self, room: str, seat: int, name: str, saying: Said, round_: int = 0, moment: int = 0
    ) -> int:
        """Keep a line; the number it has. A message that is repeated says nothing again."""
        text, key = spoken(saying.text), f"{seat}:{saying.key}"
        while True:
            lines = await self._store.talk(room)
            said = next((line.number for line in lines if line.key == key), None)
            if said is not None:
                return said
            now = self._clock.now()
            if sum(line.seat == seat and line.at > now - _WITHIN for line in lines) >= _MOST:
                raise Refusal("too-many", "So many lines at once: wait a moment.")
            number = lines[-1].number + 1 if lines else 1
            line = Line(number, key, seat, name, text, round_, moment, now)
            try:
                await self._store.say(room, line, KEPT)
            except Conflict:  # another process was quicker
                continue
            return number


def _shown(line: Line) -> TalkLine:
    return TalkLine(line.number, line.seat, line.name, line.text, line.round, line.moment, line.at)
