"""A real server in a process of its own, which can be killed and started again."""

import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import ziggurat
from tests.patience import HANGING

_PAGES: Final = Path(ziggurat.__file__).parent / "web"
_HELP: Final = "the pages of the table are not built: run `python3 run.py` once"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class Server:
    """`ziggurat table` on a port of its own, with its games in a folder of its own."""

    def __init__(self, folder: Path, installed: Sequence[Path] = ()) -> None:
        assert (_PAGES / "index.html").exists(), _HELP
        self._folder = folder
        self._path = [str(path) for path in installed]  # where packages are besides
        self._port = free_port()
        self.url = f"http://127.0.0.1:{self._port}/"
        self._process: subprocess.Popen[bytes] | None = None
        self._errors = folder / "errors.txt"
        self.kept: dict[str, Any] = {}  # records that were put on it, by name

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = ["table", "--no-browser", "--port", str(self._port), "--data", str(self._folder)]
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "ziggurat.cli", *words],
                stdout=subprocess.DEVNULL,
                stderr=errors,
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join([*self._path, *sys.path]),
                    "ZIGGURAT_GAMES_PER_MINUTE": "1000",  # tests begin more games than a person
                    "ZIGGURAT_RECORDS_PER_MINUTE": "1000",  # and bring more records
                },
            )
        until = time.monotonic() + HANGING
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self._port)) == 0:
                    break
            assert self._process.poll() is None, self._errors.read_text("utf-8")
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.02)
        self.ask("welcome")

    def kill(self) -> None:
        """End it at once: it may not even say goodbye."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def grow_older(self, seconds: float) -> None:
        """While it is stopped: all that happened in its games happened so much earlier."""
        with closing(sqlite3.connect(self._folder / "games.db")) as games, games:
            games.execute("UPDATE games SET created = created - ?", (seconds,))
            games.execute("UPDATE events SET at = at - ?", (seconds,))

    def check(self) -> None:
        """Nothing may have gone wrong on the server either."""
        assert self._errors.read_text("utf-8") == ""

    def ask(self, path: str, body: object = None, secrets: Sequence[str] = ()) -> Any:
        """Ask the HTTP API for something."""
        request = Request(f"{self.url}api/{path}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if secrets:
            request.add_header("Authorization", f"Bearer {' '.join(secrets)}")
        with urlopen(request) as answer:
            return json.load(answer)
