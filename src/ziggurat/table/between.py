"""What several processes tell each other goes through Redis.

A message lost while Redis is away loses no change: those are in the database, and every socket
looks there again now and then.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

_LOG: Final = logging.getLogger("ziggurat.table")
_WAIT: Final = 1.0  # seconds before listening again


class RedisChannels(RedisChannelsPubSubBackend):
    """Litestar's channels over Redis, which outlive a Redis that is gone for a while."""

    def __init__(self, address: str) -> None:
        super().__init__(redis=Redis.from_url(address))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
        except RedisError as error:
            _LOG.warning("Redis cannot be reached: %s", error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except RedisError:
                await asyncio.sleep(_WAIT)

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        await self._redis.aclose()
