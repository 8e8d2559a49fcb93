"""The processes that think for the table: bots, hints, analyses, and whatever takes long.

Few of them, started when they are needed. People who wait come before bots. A thinker that dies or
takes too long costs one answer; another takes its place.
"""

import asyncio
import contextlib
import heapq
import json
import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, Final

Json = dict[str, Any]
_LOG: Final = logging.getLogger("ziggurat.table")
_START: Final = 60.0  # seconds for a process to begin
_COMMAND: Final = [sys.executable, "-P", "-m", "ziggurat.table.thinker"]
_MOST_WAITING: Final = 1000  # jobs


class NoThought(Exception):
    """The thinker died, took too long, or failed."""


class _Failed(NoThought):
    """The thought went wrong; the thinker is as well as before."""


class Thinker:
    """One process. Its methods wait, and are called in a thread."""

    def __init__(self) -> None:
        path = os.pathsep.join(filter(None, sys.path))  # it finds what we find
        self._process = subprocess.Popen(
            _COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": path},
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    def say(self, job: Json) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(job, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise NoThought("the process is gone") from None

    def hear(self) -> Json:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise NoThought("the process is gone")
        answer: Json = json.loads(line)
        if "failed" in answer:
            raise _Failed(answer["failed"])
        return answer

    def ask(self, job: Json) -> Json:
        self.say(job)
        return self.hear()

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):  # it had not read all we said
                pipe.close()


class Thinkers:
    """As many thinkers as the machine has cores to spare, and those who wait for one."""

    def __init__(self, most: int = 0) -> None:
        self._most = most or max(1, (os.cpu_count() or 1) - 1)
        self._threads = ThreadPoolExecutor(self._most + 2, "thinker")
        self._all: set[Thinker] = set()  # in the pool, at work or not
        self._apart: set[Thinker] = set()  # with work of their own
        self._free: list[Thinker] = []
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []  # a heap: people first
        self._number = count()
        self._places = self._most
        self.closed = False

    async def ask(self, job: Json, seconds: float, waits: bool = False) -> Json:
        """What a thinker answers; raises NoThought. `waits`: somebody waits for it."""
        await self._place(not waits)
        thinker: Thinker | None = None
        try:
            thinker = self._free.pop() if self._free else await self._begun(self._all)
            return await self._in_time(thinker, thinker.ask, job, seconds=seconds)
        finally:
            if thinker in self._all and thinker is not None:
                self._free.append(thinker)
            self._leave()

    async def each(self, job: Json, seconds: float) -> AsyncIterator[Json]:
        """All that a thinker of its own finds out step by step, each step within so many seconds;
        raises NoThought."""
        thinker = await self._begun(self._apart)
        try:
            answer = await self._in_time(thinker, thinker.ask, job, seconds=seconds)
            while answer.pop("more", False):
                yield answer
                answer = await self._in_time(thinker, thinker.hear, seconds=seconds)
            yield answer
        finally:
            self._end(thinker)

    async def close(self) -> None:
        """End them all, whatever they think about."""
        self.closed = True
        for thinker in [*self._all, *self._apart]:
            self._end(thinker)
        for _, _, waiting in self._waiting:
            waiting.cancel()
        await asyncio.to_thread(self._threads.shutdown)

    async def _begun(self, among: set[Thinker]) -> Thinker:
        if self.closed:
            raise NoThought("the table closes")
        thinker = Thinker()
        among.add(thinker)
        await self._in_time(thinker, thinker.hear, seconds=_START)
        return thinker

    async def _in_time(self, thinker: Thinker, deed: Any, *words: Any, seconds: float) -> Json:
        """Do something in a thread; a thinker that fails to is ended."""
        if self.closed:
            raise NoThought("the table closes")
        done = asyncio.get_running_loop().run_in_executor(self._threads, deed, *words)
        try:
            answer: Json = await asyncio.wait_for(asyncio.shield(done), seconds)
            return answer
        except NoThought as failure:
            if not self.closed:
                _LOG.warning("a thought has failed: %s", failure)
            if not isinstance(failure, _Failed):
                self._end(thinker)
            raise
        except BaseException as error:  # late, or nobody waits for it any more
            self._end(thinker)
            done.add_done_callback(lambda ended: ended.exception())  # it is known already
            if isinstance(error, TimeoutError):
                _LOG.warning("a thinker took more than %s seconds", seconds)
                raise NoThought("it took too long") from None
            raise

    def _end(self, thinker: Thinker) -> None:
        for among in (self._all, self._apart):
            among.discard(thinker)
        if thinker in self._free:
            self._free.remove(thinker)
        thinker.end()

    async def _place(self, low: bool) -> None:
        """Wait for a place."""
        if self._places:
            self._places -= 1
            return
        if len(self._waiting) >= _MOST_WAITING or self.closed:
            raise NoThought("too many wait")
        waiting = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (low, next(self._number), waiting))
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._leave()
            raise

    def _leave(self) -> None:
        """Give the place to whoever waits, people first."""
        while self._waiting:
            _, _, waiting = heapq.heappop(self._waiting)
            if not waiting.done():
                waiting.set_result(None)
                return
        self._places += 1
