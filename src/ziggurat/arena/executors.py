"""Where games are played: in this process, in several, or on many machines with Ray. What comes out
is the same everywhere; only the order and the times differ."""

import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeVar

import ziggurat
from ziggurat.arena.play import Played, play
from ziggurat.arena.schedule import Fixture

Job = TypeVar("Job")
Done = TypeVar("Done")

_SECONDS: Final = 5.0  # for a machine to answer
_AHEAD: Final = 2  # games waiting for each worker
_THIS_MACHINE: Final = "local"  # as Ray says it


class NoExecutor(Exception):
    """Games cannot be played this way here; the text says why in one sentence."""


class Executor(ABC):
    """Plays games."""

    @abstractmethod
    def each(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Generator[Done, None, None]:
        """What `work` makes of each job, as it is done, in any order. Closing it stops the work."""

    def played(self, games: Iterable[Fixture]) -> Generator[Played, None, None]:
        """Games of the arena, as they are done."""
        return self.each(play, games)


class Here(Executor):
    """One game after the other, in this process."""

    def each(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Generator[Done, None, None]:
        for job in jobs:
            yield work(job)


class Processes(Executor):
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def each(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Generator[Done, None, None]:
        others = set(multiprocessing.active_children())
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self._jobs, mp_context=spawn, initializer=_begin_worker)
        todo = iter(jobs)
        waiting: set[Future[Done]] = set()
        try:
            while True:
                room = self._jobs * _AHEAD - len(waiting)
                waiting |= {pool.submit(work, job) for job in islice(todo, room)}
                if not waiting:
                    break
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise NoExecutor("a process that played games died (out of memory?)") from None
        finally:
            if waiting:  # stopped early
                for child in set(multiprocessing.active_children()) - others:
                    child.terminate()
            pool.shutdown(cancel_futures=True)


def why_alone() -> str:
    """Why this machine allows one process only (no memory to share); "" where it allows several."""
    try:
        multiprocessing.get_context("spawn").Lock()
    except OSError as error:
        return str(error)
    return ""


def _begin_worker() -> None:
    """In each process: Ctrl-C is for the parent, bots are closed when it says stop, and nobody
    plays on when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _stop)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _stop(_: int, __: FrameType | None) -> None:
    sys.exit(1)


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class OnRay(Executor):
    """The machines of a Ray cluster: the one RAY_ADDRESS names, or this machine. The program goes
    along with the games, so other machines need no more than Python and Ray."""

    def __init__(self) -> None:
        try:
            import ray
        except ImportError:
            raise NoExecutor("--ray needs the extra: pip install 'ziggurat[ray]'") from None
        self._ray = ray
        self._address = os.environ.get("RAY_ADDRESS", _THIS_MACHINE)
        check_answers(self._address)

    def each(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Generator[Done, None, None]:
        ray: Any = self._ray
        stays_here = self._address == _THIS_MACHINE and _is_found_everywhere()
        shipped = None if stays_here else _shipped()
        try:
            ray.init(
                self._address,
                runtime_env=shipped,
                log_to_driver=False,
                logging_level="ERROR",
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoExecutor(f"Ray does not start: {error}") from None
        remote = ray.remote(num_cpus=1)(work)
        room = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        todo = iter(jobs)
        waiting: list[Any] = []
        try:
            while True:
                waiting += [remote.remote(job) for job in islice(todo, room - len(waiting))]
                if not waiting:
                    break
                done, waiting = ray.wait(waiting)
                try:
                    yield from ray.get(done)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None
        finally:
            for job in waiting:
                ray.cancel(job, force=True)
            ray.shutdown()


def _is_found_everywhere() -> bool:
    """Does another process of this Python, in whatever folder, find this very program?"""
    words = [sys.executable, "-c", "import ziggurat; print(ziggurat.__file__)"]
    found = subprocess.run(words, cwd=os.sep, capture_output=True, text=True)
    return found.stdout.strip() == ziggurat.__file__


def _shipped() -> dict[str, Any]:
    """What goes along to machines, or processes, that may not have it."""
    package = Path(ziggurat.__file__).parent
    return {"py_modules": [str(package)], "excludes": ["web", "table", "**/__pycache__"]}


def check_answers(address: str) -> None:
    """Raise NoExecutor if nobody answers at host:port; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host, int(port)), _SECONDS).close()
        except (OSError, OverflowError):
            raise NoExecutor(f"nobody answers at {address}, which RAY_ADDRESS names") from None
