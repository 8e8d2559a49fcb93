"""The time of the day, and waiting for it. Tests have one that they turn themselves."""

import asyncio
import time


class Clock:
    """The one on the wall."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def wait(self, until: float) -> None:
        """Wait until then."""
        await asyncio.sleep(max(0.0, until - self.now()))
