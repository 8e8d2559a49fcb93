"""A table in a process of its own, as `ziggurat table` starts it; it can be killed."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx

from tests.patience import HANGING
from ziggurat.table.settings import Settings


class Served:
    """A running table: its address, and a client for its API."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address
        self.client = httpx.Client(base_url=address, timeout=HANGING)

    def kill(self) -> None:
        """End it without a word of warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def megabytes(self) -> float:
        """The memory it has."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024


@contextmanager
def served(settings: Settings, *words: str, errors: IO[str] | None = None) -> Iterator[Served]:
    """Start a table and wait until it answers; what it complains of goes into `errors`."""
    environment = os.environ | {
        "ZIGGURAT_DATABASE": settings.database,
        "ZIGGURAT_REDIS": settings.redis,
        "ZIGGURAT_PER_SECOND": str(settings.per_second),
        "ZIGGURAT_GAMES_PER_MINUTE": str(settings.games_per_minute),
        "ZIGGURAT_RECORDS_PER_MINUTE": str(settings.records_per_minute),
    }
    command = [sys.executable, "-m", "ziggurat.cli", "table", "--no-browser", "--port", "0"]
    command += ["--data", str(settings.data), *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://localhost:\d+/", line)
            assert found is not None, line
            table = Served(process, found[0])
            with table.client as client:
                assert client.get("/api/welcome").status_code == 200
                yield table
        finally:
            process.terminate()
            process.wait(HANGING)
