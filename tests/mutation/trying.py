"""Trying changes. Each is made in a process of its own, forked from one that has collected the
tests and changed nothing; no file is touched.

A change inside a function is put in place by giving the function its changed code. Other changes
are in the module before anything imports it, so these processes collect the tests anew.
"""

import gc
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import _lru_cache_wrapper
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.changes import ROOT, Change, compiled

# Not tests/properties: what random games notice hangs on chance.
FOLDERS: Final = ("tests/dawn", "tests/records", "tests/perft")
QUIET: Final = ("-q", "-q", "--no-header", "--tb=no", "--assert=plain", "-p", "no:cacheprovider")
MEMORY: Final = 4 << 30
SECONDS: Final = 5  # of the processor, for a test that usually takes next to nothing
TIMES: Final = 10  # how much longer than usual a test may take

NOTICED, SURVIVED, UNFIT, BROKEN = "noticed", "survived", "unfit", "this run is broken"


def collected(work: Callable[[list[pytest.Item]], None], files: Sequence[str]) -> None:
    """Collect tests and do something with them."""

    class Work:
        @pytest.hookimpl(tryfirst=True)
        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            work(session.items)
            return True

    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    pytest.main([*QUIET, "--rootdir", str(ROOT), *files], plugins=[Work()])


def streamed(work: Callable[[list[pytest.Item]], Iterable[str]]) -> Iterator[str]:
    """Collect all tests in a process of their own and do something with them there; what it says,
    as it says it."""
    reading, writing = os.pipe()
    if os.fork() == 0:
        try:
            with os.fdopen(writing, "w", encoding="utf-8") as answers:

                def say(items: list[pytest.Item]) -> None:
                    for words in work(items):
                        print(words, file=answers, flush=True)

                collected(say, FOLDERS)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as answers:
        for line in answers:
            yield line.rstrip("\n")
    os.wait()


def passes(item: pytest.Item, usual: float) -> bool:
    """Whether a test passes. A process in which one takes far too long ends by a signal."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS + TIMES * usual)
    reports = runtestprotocol(item, nextitem=None, log=False)
    return not any(report.failed for report in reports)


def in_children(
    tasks: Sequence[Any], work: Callable[[Any], str], jobs: int
) -> Iterator[tuple[Any, str]]:
    """Do each task in a forked process; give what it answered, as they end."""
    running: dict[int, tuple[Any, int]] = {}
    waiting = list(reversed(tasks))
    while waiting or running:
        while waiting and len(running) < jobs:
            task = waiting.pop()
            reading, writing = os.pipe()
            if (process := os.fork()) == 0:
                _child(writing, work, task)
            os.close(writing)
            running[process] = task, reading
        process, status = os.wait()
        if process not in running:
            continue
        task, reading = running.pop(process)
        with os.fdopen(reading, encoding="utf-8") as answer:
            words = answer.read()
        if words.startswith(BROKEN):
            raise RuntimeError(words)
        yield task, words or f"{NOTICED} by a process that ended ({status})"


def _child(writing: int, work: Callable[[Any], str], task: Any) -> None:
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        os.write(writing, work(task).encode())
    except BaseException:
        os.write(writing, f"{BROKEN}: {traceback.format_exc()}".encode())
    finally:
        os._exit(0)


class Warm:
    """The collected tests and the functions of the rules, ready to be changed."""

    def __init__(self, items: list[pytest.Item], seconds: dict[str, float]) -> None:
        self.items = {item.nodeid: item for item in items}
        self.seconds = seconds
        self.changed: list[tuple[FunctionType, CodeType]] = []
        self.functions: dict[tuple[str, str, int], list[FunctionType]] = {}
        self.caches: list[Any] = []
        gc.collect()
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                code = thing.__code__
                key = code.co_filename, code.co_qualname, code.co_firstlineno
                self.functions.setdefault(key, []).append(thing)
            elif isinstance(thing, _lru_cache_wrapper):
                self.caches.append(thing)
        gc.freeze()

    def change(self, change: Change) -> bool:
        """Put a change in place; whether that was possible."""
        found = False
        for code in codes_of(compiled(change)):
            key = code.co_filename, code.co_qualname, code.co_firstlineno
            for function in self.functions.get(key, ()):
                if function.__code__ != code:
                    if len(code.co_freevars) != len(function.__code__.co_freevars):
                        return False
                    self.changed.append((function, function.__code__))
                    function.__code__ = code
                    found = True
        for cache in self.caches:
            cache.cache_clear()
        return found

    def restore(self) -> None:
        while self.changed:
            function, code = self.changed.pop()
            function.__code__ = code

    def outcome(self, change: Change, tests: Sequence[str]) -> str:
        if not self.change(change):
            return UNFIT
        for test in tests:
            if not passes(self.items[test], self.seconds[test]):
                return f"{NOTICED} by {test}"
        return SURVIVED


def codes_of(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from codes_of(part)


class Changed(SourceFileLoader):
    """Loads one module with a change in it."""

    change: Change

    def get_code(self, fullname: str) -> CodeType:
        return compiled(self.change)


class Finder(MetaPathFinder):
    """Finds that module before anybody else does."""

    def __init__(self, change: Change) -> None:
        self.change = change
        parts = change.file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
        self.module = parts.replace("/", ".")

    def find_spec(
        self, name: str, path: Any = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.module:
            return None
        file = str(ROOT / self.change.file)
        loader = Changed(name, file)
        loader.change = self.change
        return spec_from_file_location(name, file, loader=loader)


def cold(change: Change, tests: Sequence[str], seconds: dict[str, float]) -> str:
    """Make a change before anything is imported, and run these tests, in their order."""
    sys.meta_path.insert(0, Finder(change))
    answers: list[str] = []

    def work(items: list[pytest.Item]) -> None:
        by_name = {item.nodeid: item for item in items}
        for test in tests:
            if test not in by_name or not passes(by_name[test], seconds[test]):
                answers.append(f"{NOTICED} by {test}")
                return
        answers.append(SURVIVED)

    collected(work, sorted({test.partition("::")[0] for test in tests}))
    return answers[0] if answers else f"{NOTICED} at import"
