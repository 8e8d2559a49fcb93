"""What processes tell each other through Redis ends with the server."""

import asyncio

import pytest

from tests.server.conftest import Backend
from ziggurat.table.between import RedisChannels


def test_nothing_reaches_redis_once_the_channels_are_shut(backend: Backend) -> None:
    if not backend.is_shared:
        pytest.skip("without Redis there is nothing between servers")

    async def outlive() -> int:
        channels = RedisChannels(backend.settings.redis)
        await channels.subscribe(["room-1"])
        await channels.publish(b"changed", ["room-1"])
        await channels.on_shutdown()
        await channels.unsubscribe(["room-1"])
        await channels.subscribe(["room-2"])
        await channels.publish(b"changed", ["room-2"])
        pool = channels._redis.connection_pool
        return sum(
            one.is_connected for one in [*pool._available_connections, *pool._in_use_connections]
        )

    assert asyncio.run(outlive()) == 0
