"""What an answer would light and do, before it is given.

Some of it takes long: a battle is fought many times over for its chances. So it is worked out on a
copy, in a thread, beside all that the table does; for each room one after the other.
"""

import asyncio
from collections import Counter
from typing import Final

from ziggurat.table import wire
from ziggurat.table.fate import fate
from ziggurat.table.refusal import Refusal
from ziggurat.table.rights import check_asked
from ziggurat.table.room import Room

_MOST: Final = 16  # answers of one room that are looked at, or wait for it


class Looking:
    """All that is being looked at."""

    def __init__(self) -> None:
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    async def preview(self, room: Room, seats: set[int], answer: int, lang: str) -> wire.Look:
        """What an answer would light, and what it would do to the turn."""
        ask, name = check_asked(room, seats), room.header.room
        if answer not in ask.options:
            raise Refusal("not-offered", "That answer is not offered.")
        if self._waiting[name] >= _MOST:
            raise Refusal("busy", "The table looks at many answers already.")
        told, state = fate(room, ask, answer), room.match.state.clone()
        self._waiting[name] += 1
        try:
            async with self._turns.setdefault(name, asyncio.Lock()):
                preview = room.plugin.preview
                return wire.Look(
                    await asyncio.to_thread(preview, state, ask.player, answer, lang), told
                )
        finally:
            self._waiting[name] -= 1
            if not self._waiting[name]:
                del self._waiting[name], self._turns[name]
