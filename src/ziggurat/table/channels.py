"""Litestar's channels, which can be shut while somebody still speaks.

Litestar's own forget their queue as soon as it was empty once: a message that comes at that very
moment, as from a socket that ends, then finds none to be ticked off in, and shutting fails.
"""

from litestar.channels import ChannelsPlugin


class Channels(ChannelsPlugin):
    """The channels of the table."""

    async def _pub_worker(self) -> None:
        queue = self._pub_queue
        assert queue is not None
        while True:  # until shutting cancels it
            data, channels = await queue.get()
            await self._backend.publish(data, channels)
            queue.task_done()
