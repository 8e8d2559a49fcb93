"""What the processes of a table tell each other: shutting it."""

import asyncio
from collections.abc import Iterable

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from ziggurat.table.channels import Channels


class Echo(MemoryChannelsBackend):
    """Says a thing again as soon as it was said, and counts."""

    said = 0
    channels: ChannelsPlugin

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        self.said += 1
        if self.said == 1:
            asyncio.get_running_loop().call_soon(self.channels.publish, "again", list(channels))
        await super().publish(data, channels)


async def shut_while_somebody_speaks() -> int:
    echo = Echo()
    async with Channels(echo, channels=["room"]) as channels:
        echo.channels = channels
        channels.publish("once", "room")
    return echo.said


def test_a_message_that_comes_while_the_channels_are_shut_does_no_harm() -> None:
    assert asyncio.run(shut_while_somebody_speaks()) == 2
