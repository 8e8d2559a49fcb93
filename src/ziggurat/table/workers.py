"""Several processes that serve one table. One that dies is replaced; if they go on dying as soon as
they begin, the table stops."""

import time
from socket import socket
from typing import Final

from uvicorn import Config
from uvicorn.supervisors import Multiprocess

_DEATHS: Final = 5  # within so many seconds:
_WITHIN: Final = 60.0


class Workers(Multiprocess):
    """The workers of a table."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self._deaths: list[float] = []
        self.has_given_up = False

    def keep_subprocess_alive(self) -> None:
        now = time.monotonic()
        dead = sum(not worker.process.is_alive() for worker in self.processes)
        self._deaths = [death for death in self._deaths if death > now - _WITHIN] + [now] * dead
        if len(self._deaths) >= _DEATHS:
            self.has_given_up = True
            self.should_exit.set()
            return
        super().keep_subprocess_alive()
