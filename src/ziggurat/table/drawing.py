"""Scenes and pages of the log are made beside all else that the table does.

Some take long: the chances of a battle are worked out for a scene. So what one is made from is read
from the room at one moment, while nobody changes it, with a copy of the position; then it is made
in a thread. No change waits for it, and it shows none by half. For each room one is made after the
other, in the order in which they were asked for, each from the room as it is when its turn comes:
so nobody is shown an older table than whoever asked before him.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")
Draw = Callable[[], T]  # makes it from what was read
_THREADS: Final = 2  # they share one interpreter with the table: more would hold it up


class Drawing:
    """All that is being made."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, "drawing")
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    async def drawn(self, name: str, read: Callable[[], Awaitable[Draw[T]]]) -> T:
        """Read a room when its turn has come, and make what is wanted of it."""
        self._waiting[name] += 1
        try:
            async with self._turns.setdefault(name, asyncio.Lock()):
                draw = await read()
                return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
        finally:
            self._waiting[name] -= 1
            if not self._waiting[name]:
                del self._waiting[name], self._turns[name]

    async def close(self) -> None:
        """Let those at work finish."""
        await asyncio.to_thread(self._threads.shutdown)
