"""Litestar's channels, which can be shut while somebody still speaks.

Litestar's own forget their queue as soon as it was empty once: a message that comes at that very
moment, as from a socket that ends, then finds none to be ticked off in, and shutting fails; and one
that comes later breaks the socket that says it.
"""

from collections.abc import Iterable

from litestar.channels import ChannelsPlugin
from litestar.types import LitestarEncodableType


class Channels(ChannelsPlugin):
    """The channels of the table."""

    _shut = False

    def publish(self, data: LitestarEncodableType, channels: str | Iterable[str]) -> None:
        """Say something; once they are shut, nobody is left to hear it."""
        if not (self._shut and self._pub_queue is None):
            super().publish(data, channels)

    async def _pub_worker(self) -> None:
        queue = self._pub_queue
        assert queue is not None
        while True:  # until shutting cancels it
            data, channels = await queue.get()
            await self._backend.publish(data, channels)
            queue.task_done()

    async def _on_shutdown(self) -> None:
        self._shut = True
        await super()._on_shutdown()
