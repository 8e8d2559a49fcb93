"""Which test runs which lines of the rules: traced once, kept in `.mutation/`, brought up to date.

A file of tests is traced anew when its text changes. When the text of a rule changes, what is known
of its other lines moves along with them; a new line gets the tests of the lines around it.
"""

import difflib
import hashlib
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from tests.mutation.changes import ROOT, Change, sources

KEPT: Final = ROOT / ".mutation"
FIRST: Final = 25  # tests
WIDE: Final = "tests/records/"
SECONDS: Final = 45.0  # of the processor, as long as tests take while they are traced


def digest(path: Path) -> str:
    return hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest()


def own_lines(code: CodeType) -> set[int]:
    """The lines that events of this code can name."""
    return {line for _, _, line in code.co_lines() if line is not None}


class Tracer:
    """The lines of the rules that run, as a set of bits per file."""

    def __init__(self) -> None:
        self.files = {str(ROOT / file): file for file in sources()}
        self.known: dict[int, tuple[CodeType, str, set[int]]] = {}  # by id; code keeps the id taken
        self.left: dict[int, set[int]] = {}

    def call(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        left = self.left.get(id(code))
        if left is None:
            if code.co_filename not in self.files:
                return None
            if id(code) not in self.known:
                self.known[id(code)] = code, self.files[code.co_filename], own_lines(code)
            left = self.left[id(code)] = set(self.known[id(code)][2])
        if not left:
            return None
        left.discard(frame.f_lineno)

        def line(frame: FrameType, event: str, arg: Any) -> Any:
            left.discard(frame.f_lineno)
            return line if left else None

        return line

    @contextmanager
    def watching(self) -> Iterator[dict[str, int]]:
        """Watch what runs inside; the answer is filled at the end."""
        self.left = {}
        seen: dict[str, int] = {}
        sys.settrace(self.call)
        try:
            yield seen
        finally:
            sys.settrace(None)
            for number, left in self.left.items():
                _, file, lines = self.known[number]
                for line in lines - left:
                    seen[file] = seen.get(file, 0) | 1 << line


class Lines:
    """The kept map: per file of tests its digest, and per test its lines and its seconds."""

    def __init__(self, path: Path = KEPT / "lines.json") -> None:
        self.path = path
        kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.texts: dict[str, str] = kept.get("texts", {})
        self.digests: dict[str, str] = kept.get("digests", {})
        self.seconds: dict[str, float] = kept.get("seconds", {})
        self.tests: dict[str, dict[str, int]] = {
            test: {file: int(bits, 16) for file, bits in seen.items()}
            for test, seen in kept.get("tests", {}).items()
        }

    def save(self) -> None:
        self.path.parent.mkdir(exist_ok=True)
        tests = {
            test: {file: f"{bits:x}" for file, bits in seen.items()}
            for test, seen in self.tests.items()
        }
        kept = {
            "texts": self.texts,
            "digests": self.digests,
            "seconds": self.seconds,
            "tests": tests,
        }
        self.path.write_text(json.dumps(kept), encoding="utf-8")

    def follow_the_rules(self) -> None:
        """Move what is known along with the lines that moved."""
        for file in sources():
            new = (ROOT / file).read_text(encoding="utf-8")
            old = self.texts.get(file, "")
            self.texts[file] = new
            if old in ("", new):
                continue
            origins = _origins(old.splitlines(), new.splitlines())
            for seen in self.tests.values():
                if bits := seen.get(file):
                    moved = (line for line, mask in enumerate(origins, 1) if bits & mask)
                    seen[file] = sum(1 << line for line in moved)

    def stale(self, files: Iterable[str]) -> set[str]:
        """The files of tests to trace anew; what is known of them is forgotten."""
        now = {file: digest(ROOT / file) for file in files}
        changed = {file for file, value in now.items() if self.digests.get(file) != value}
        gone = set(self.digests) - set(now)
        for test in [test for test in self.tests if file_of(test) in changed | gone]:
            del self.tests[test]
        self.digests = {file: value for file, value in now.items() if file not in changed}
        return changed

    def running(self, change: Change) -> list[str]:
        """The tests that run the changed lines: first some that run least else, then the recorded
        games, then the others as far as time allows. A change outside all functions concerns every
        test that runs something of the file."""
        bits = sum(1 << line for line in range(change.line, change.last + 1))
        if not change.warm:
            bits = -1
        found = [test for test, seen in self.tests.items() if seen.get(change.file, 0) & bits]
        found.sort(key=self.width)
        narrow = {test.partition("[")[0]: test for test in reversed(found)}  # a case of each
        first = sorted(narrow.values(), key=self.width)[:FIRST]
        wide = [test for test in found if test.startswith(WIDE)]
        found = list(dict.fromkeys([*first, *wide, *found]))
        spent = accumulate(self.seconds[test] for test in found)
        return [test for test, total in zip(found, spent, strict=True) if total < SECONDS]

    def width(self, test: str) -> float:
        """How much a test runs."""
        lines = sum(bits.bit_count() for bits in self.tests[test].values())
        return lines * (0.02 + self.seconds[test])


def file_of(test: str) -> str:
    return test.partition("::")[0]


def _origins(old: list[str], new: list[str]) -> list[int]:
    """For each new line the bits of the old lines whose tests it takes over."""
    origins = [0] * len(new)
    for tag, a, b, c, d in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        for line in range(c, d):
            if tag == "equal":
                origins[line] = 1 << (a + line - c + 1)
            else:
                origins[line] = sum(1 << number for number in range(max(a, 1), b + 1))
    return origins
