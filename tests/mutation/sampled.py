"""A sample of all changes, each against the tests that run its lines."""

import json
import random
import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import pytest

from tests.mutation.changes import ROOT, Change, changes, sources
from tests.mutation.lines import KEPT, WIDE, Lines, file_of
from tests.mutation.trying import NOTICED, SURVIVED, UNFIT, Warm, cold, in_children, streamed

RESULTS: Final = KEPT / "results.jsonl"
CANNOT_MATTER: Final = ROOT / "tests" / "mutation" / "cannot_matter.toml"
FIRST: Final = 120  # tests of the first try of a change outside all functions

Outcome = tuple[Change, str]


def sample(count: int, seed: int, only: str) -> list[Change]:
    files = [file for file in sources() if only in file]
    found = [change for file in files for change in changes(file)]
    return random.Random(seed).sample(found, min(count, len(found)))


def excused() -> dict[str, set[str]]:
    """The changes that cannot matter: place -> their diffs."""
    listed = tomllib.loads(CANNOT_MATTER.read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for row in listed["change"]:
        found.setdefault(row["place"], set()).add(row["diff"].strip())
    return found


class Results:
    """What was found, one line per change."""

    def __init__(self, tests: str) -> None:
        self.tests = tests
        self.found: dict[str, str] = {}
        if RESULTS.exists():
            for line in RESULTS.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                if row["outcome"] != SURVIVED or row["tests"] == tests:
                    self.found[row["key"]] = row["outcome"]

    def add(self, change: Change, outcome: str) -> None:
        self.found[change.key] = outcome
        row = {"key": change.key, "outcome": outcome, "tests": self.tests}
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def run(lines: Lines, count: int, seed: int, jobs: int, only: str) -> int:
    chosen = sample(count, seed, only)
    results = Results("".join(lines.digests[file] for file in sorted(lines.digests)))
    waiting = [change for change in chosen if change.key not in results.found]
    print(f"{len(chosen)} changes, {len(waiting)} of them to try")
    for done, (change, outcome) in enumerate(outcomes(lines, waiting, jobs), 1):
        results.add(change, outcome)
        if outcome == SURVIVED:
            print(f"{change.file}:{change.line} {change.where}\n{change.diff}", flush=True)
        if done % 20 == 0:
            print(f"{done} of {len(waiting)}", flush=True)
    return report([(change, results.found[change.key]) for change in chosen])


def outcomes(lines: Lines, waiting: list[Change], jobs: int) -> Iterator[Outcome]:
    """What becomes of each change. A line that no test runs may run when modules are imported."""
    warm = [change for change in waiting if change.warm and lines.running(change)]
    unfit: list[Change] = []
    for change, outcome in warm_outcomes(lines, warm, jobs):
        if outcome == UNFIT:
            unfit.append(change)
        else:
            yield change, outcome
    for change in [*(c for c in waiting if c not in warm), *unfit]:
        tests = cold_tests(lines, change)
        outcome = SURVIVED
        for some in (tests[:FIRST], tests[FIRST:]):
            if some and outcome == SURVIVED:
                [(_, outcome)] = in_children([some], _cold(change, lines.seconds), 1)
        yield change, outcome


def _cold(change: Change, seconds: dict[str, float]) -> Callable[[Any], str]:
    return lambda tests: cold(change, tests, seconds)


def cold_tests(lines: Lines, change: Change) -> list[str]:
    """The tests of the files that name what is written beside the change, the recorded games, and
    all that run something of the changed file."""
    text = (ROOT / change.file).read_text(encoding="utf-8").splitlines()
    beside = " ".join(text[change.line - 1 : change.last])
    words = re.findall(r'"(\w+)"', beside)
    texts = {file: (ROOT / file).read_text(encoding="utf-8") for file in lines.digests}
    naming = {file for file, words_ in texts.items() if any(word in words_ for word in words)}
    naming |= {file for file in lines.digests if file.endswith("test_content.py")}
    first = sorted((t for t in lines.tests if file_of(t) in naming), key=lines.width)
    wide = [test for test in lines.tests if test.startswith(WIDE)]
    return list(dict.fromkeys([*first, *wide, *lines.running(change)]))


def warm_outcomes(lines: Lines, waiting: Sequence[Change], jobs: int) -> Iterator[Outcome]:
    """What becomes of changes inside functions."""

    def work(items: list[pytest.Item]) -> Iterator[str]:
        warm = Warm(items, lines.seconds)

        def one(number: int) -> str:
            return warm.outcome(waiting[number], lines.running(waiting[number]))

        for number, outcome in in_children(range(len(waiting)), one, jobs):
            yield f"{number} {outcome}"

    for answer in streamed(work) if waiting else ():
        number, _, outcome = answer.partition(" ")
        yield waiting[int(number)], outcome


def report(found: Sequence[Outcome]) -> int:
    """Say what was not noticed; 0 if all that matters was."""
    allowed = excused()
    survivors = [change for change, outcome in found if outcome == SURVIVED]
    listed = [c for c in survivors if c.diff in allowed.get(c.place, ())]
    open_ = [change for change in survivors if change not in listed]
    for change in sorted(open_, key=lambda change: (change.file, change.line)):
        print(f"\n{change.file}:{change.line} {change.where}\n{change.diff}")
    matter = len(found) - len(listed)
    noticed = sum(outcome.startswith(NOTICED) for _, outcome in found)
    print(f"\n{len(found)} changes: {noticed} noticed, {len(listed)} that cannot matter, ", end="")
    print(f"{len(open_)} not noticed: {noticed / max(matter, 1):.1%} of those that matter")
    return 1 if open_ else 0
