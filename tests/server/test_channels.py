"""What the processes of a table tell each other: shutting it."""

import asyncio
from collections.abc import Iterable

import pytest
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


async def speak_before_and_after() -> int:
    echo = Echo()
    echo.said = 1  # it only counts
    channels = Channels(echo, channels=["room"])
    with pytest.raises(RuntimeError, match="not yet initialized"):
        channels.publish("too early", "room")
    async with channels:
        channels.publish("once", "room")
    channels.publish("too late", "room")
    return echo.said


def test_a_message_that_comes_after_the_channels_were_shut_is_for_nobody_and_does_no_harm() -> None:
    """As of a socket that ends last of all."""
    assert asyncio.run(speak_before_and_after()) == 2
