"""What several processes tell each other goes through Redis.

A message lost while Redis is away loses no change: those are in the database, and every socket
looks there again now and then.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

_LOG: Final = logging.getLogger("ziggurat.table")
_WAIT: Final = 1.0  # seconds before listening again


class RedisChannels(RedisChannelsPubSubBackend):
    """Litestar's channels over Redis, which outlive a Redis that is gone for a while.

    A socket may end after the server: what it then still asks for would open a connection that
    nobody closes, so nothing reaches Redis any more once the channels are shut.
    """

    def __init__(self, address: str) -> None:
        super().__init__(redis=Redis.from_url(address))
        self._shut = False
        self._under_way = 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    @asynccontextmanager
    async def _asking(self) -> AsyncIterator[bool]:
        """Count what is under way; may Redis still be asked?"""
        if self._shut:
            yield False
            return
        self._under_way += 1
        self._quiet.clear()
        try:
            yield True
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._quiet.set()

    async def subscribe(self, channels: Iterable[str]) -> None:
        async with self._asking() as may:
            if may:
                await super().subscribe(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        async with self._asking() as may:
            if may:
                await super().unsubscribe(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._asking() as may:
            if not may:
                return
            try:
                await super().publish(data, channels)
            except RedisError as error:
                _LOG.warning("Redis cannot be reached: %s", error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while not self._shut:
            try:
                async for event in super().stream_events():
                    yield event
            except RedisError:
                await asyncio.sleep(_WAIT)

    async def on_shutdown(self) -> None:
        self._shut = True
        await self._quiet.wait()
        await super().on_shutdown()
        await self._redis.aclose()
