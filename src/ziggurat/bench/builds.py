"""The builds of the engine that can be measured, each in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import ziggurat
from ziggurat.core import flow

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"


class WorkerDied(Exception):
    """A process that measured has ended; the text tells which."""


def is_compiled() -> bool:
    """Does this process run the compiled build?"""
    return not str(flow.__file__).endswith(".py")


def source_path() -> Path:
    """The folder that holds the package as Python."""
    return Path(ziggurat.__file__).parents[1]


def compiled_path() -> Path | None:
    """The folder that holds the compiled package, where `run.py compile` has made it."""
    folder = source_path().parent / "build" / "compiled"
    return folder if any(folder.glob("ziggurat/core/flow.*.so")) else None


def builds() -> dict[str, Path]:
    """The builds there are, and where."""
    compiled = compiled_path()
    return {INTERPRETED: source_path()} | ({COMPILED: compiled} if compiled else {})


class Worker:
    """A process that measures with one build."""

    def __init__(self, folder: Path, build: str) -> None:
        self._build = build
        pure = {"ZIGGURAT_PURE": "1" if build == INTERPRETED else ""}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ziggurat.bench.worker"],
            env={**os.environ, **pure, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if self._read()["compiled"] != (build == COMPILED):
            self._process.kill()
            raise WorkerDied(f"what is in {folder} is not the {build} build")

    def ask(self, subject: str, figure: str, seconds: float, seed: int) -> dict[str, Any]:
        """Let it measure one figure."""
        words = {"subject": subject, "figure": figure, "seconds": seconds, "seed": seed}
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
