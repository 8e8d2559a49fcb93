"""A bot as it was at an earlier revision of this clone, to measure today's bots against it.

The source of that revision is taken out of git into build/revisions, and a process of its own plays
with it: interpreted, or compiled where `python3 run.py compile REVISION` was run. It is handed the
whole position, as a bot in this process would be: it is our own program, no stranger
(bots/outside.py). That works as long as positions are written as they were then.
"""

import io
import json
import os
import subprocess
import sys
import tempfile
import weakref
import zipfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from ziggurat.core.flow import Ask
from ziggurat.core.game import GameState
from ziggurat.games.registry import plugin_of

_CLONE: Final = Path(__file__).resolve().parents[3]
_KEPT: Final = _CLONE / "build" / "revisions"
_SOURCE: Final = "src/ziggurat"
_COMPILER: Final = "compiling"  # what compiles it; the first revisions have none
# What that process runs, with the source of then.
_PROGRAM: Final = """
import json, sys
from ziggurat.bots.specs import maker
from ziggurat.games.registry import plugin_named
slug, spec, seed = json.loads(sys.stdin.readline())
game, bot = plugin_named(slug).game, maker(spec, slug)(seed)
for line in sys.stdin:
    print(bot.choose(game.from_json(json.loads(line))), flush=True)
"""


class NoRevision(ValueError):
    """A revision that cannot be had; the text says why in one sentence."""


def taken_out(revision: str) -> Path:
    """A folder with the source of a revision in it, as a clone has it; raises NoRevision."""
    sha = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    if sha is None:
        raise NoRevision(f"this is no clone with the revision “{revision}”")
    folder = _KEPT / sha.decode().strip()
    if not folder.exists():
        archive = ("archive", "--format=zip", folder.name, _SOURCE)
        packed = _git(*archive, _COMPILER) or _git(*archive)
        if packed is None:
            raise NoRevision(f"the revision “{revision}” has no {_SOURCE}")
        _KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=_KEPT) as half:
            whole = Path(half) / "whole"
            with zipfile.ZipFile(io.BytesIO(packed)) as files:
                files.extractall(whole)
            try:
                os.rename(whole, folder)
            except OSError:
                if not folder.exists():  # else another process was faster
                    raise
    return folder


def _git(*words: str) -> bytes | None:
    try:
        done = subprocess.run(["git", *words], cwd=_CLONE, capture_output=True, check=False)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


class EarlierBot:
    """Asks a process that plays as bots did at a revision."""

    def __init__(self, seed: int, revision: str, spec: str) -> None:
        self._seed = seed
        self._spec = spec
        self._source = taken_out(revision) / "src"
        self._process: subprocess.Popen[str] | None = None

    def choose(self, s: GameState) -> int:
        ask = s.pending
        assert isinstance(ask, Ask)
        if len(ask.options) == 1:
            return ask.options[0]
        process = self._process or self._start(plugin_of(s).slug)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            self._say(process, s.to_json())
            return int(process.stdout.readline())
        except (OSError, ValueError):
            self.close()
            raise RuntimeError(f"“{self._spec}” of an earlier revision gave no answer") from None

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            _end(self._process)
            self._process = None

    def _start(self, slug: str) -> "subprocess.Popen[str]":
        self._process = process = subprocess.Popen(
            [sys.executable, "-c", _PROGRAM],
            cwd=self._source,
            env={**os.environ, "PYTHONPATH": str(self._source), "PYTHONSAFEPATH": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        weakref.finalize(self, _end, process)  # should nobody close it
        self._say(process, [slug, self._spec, self._seed])
        return process

    def _say(self, process: "subprocess.Popen[str]", what: object) -> None:
        assert process.stdin is not None
        process.stdin.write(json.dumps(what) + "\n")
        process.stdin.flush()


def _end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):  # it was gone before it had read all
                pipe.close()
