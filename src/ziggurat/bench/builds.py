"""The builds of the engine that can be measured, each in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import ziggurat
from ziggurat.games.study import COMPILED as COMPILED
from ziggurat.games.study import INTERPRETED as INTERPRETED

_SOURCE: Final = Path(ziggurat.__file__).parents[1]  # of both; the package itself chooses


class WorkerDied(Exception):
    """A process that measured has ended; the text tells which."""


def is_compiled() -> bool:
    """Does this process run the compiled build?"""
    return ziggurat.how_it_runs() == COMPILED


def builds() -> list[str]:
    """The builds there are of this source: compiled, too, if `run.py compile` has made it."""
    with Worker(COMPILED) as worker:
        return [INTERPRETED, COMPILED] if worker.compiled else [INTERPRETED]


class Worker:
    """A process that measures with one build, as far as it is there: see `compiled`."""

    def __init__(self, build: str, game: str = "") -> None:
        self._build = build
        self._game = game
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ziggurat.bench.worker"],
            env={
                **os.environ,
                "PYTHONPATH": str(_SOURCE),
                "ZIGGURAT_PURE": "1" if build == INTERPRETED else "",
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.compiled: bool = self._read()["compiled"]

    def ask(self, subject: str, figure: str, seconds: float, seed: int) -> dict[str, Any]:
        """Let it measure one figure."""
        words = {
            "game": self._game,
            "subject": subject,
            "figure": figure,
            "seconds": seconds,
            "seed": seed,
        }
        assert self._process.stdin
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()
        return self._read()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise WorkerDied(f"the process that measured the {self._build} build ended early")
        found: dict[str, Any] = json.loads(line)
        return found

    def __enter__(self) -> "Worker":
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()
