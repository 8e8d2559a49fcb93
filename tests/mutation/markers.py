"""Every marked test on its own, against changes of the lines it runs: a test that none of them
makes fail does not hold the rule it names."""

import json
import random
from collections import Counter
from typing import Final

import pytest

from tests.mutation.changes import Change, changes, sources
from tests.mutation.lines import Lines
from tests.mutation.trying import Warm, in_children, passes, streamed

TRIES: Final = 16  # changes per test, of the lines that the fewest other tests run


def run(lines: Lines, seed: int, jobs: int) -> int:
    """Say which tests notice nothing; 0 if there are none."""
    blind = list(streamed(lambda items: _blind(items, lines, seed, jobs)))
    print("\n".join(blind))
    print(f"{len(blind)} marked tests notice no change of the lines that are most their own")
    return 1 if blind else 0


def _blind(items: list[pytest.Item], lines: Lines, seed: int, jobs: int) -> list[str]:
    warm = Warm(items, lines.seconds)
    marked: dict[str, list[str]] = {}
    for item in items:
        if item.nodeid in lines.tests:
            ids = [str(i) for mark in item.iter_markers("rule") for i in mark.args]
            if ids:
                marked.setdefault(item.nodeid, ids)
    by_line = _by_line()
    runs = _runs(lines)
    tasks = [(test, _changes_for(test, lines, by_line, runs, seed)) for test in marked]

    def one(task: tuple[str, list[Change]]) -> str:
        test, tries = task
        item = warm.items[test]
        for change in tries:  # one after the other: most tests notice the first
            noticed = warm.change(change) and not passes(item, lines.seconds[test])
            warm.restore()
            if noticed:
                return "noticed"
        return json.dumps([f"{change.file}:{change.line}" for change in tries[:3]])

    blind: dict[str, list[str]] = {}
    sharp: set[str] = set()
    for (test, _), answer in in_children(tasks, one, jobs):
        name = test.partition("[")[0]  # one case that notices is enough
        if answer.startswith("noticed"):
            sharp.add(name)
        else:
            blind[name] = [*marked[test], answer]
    return [f"{test} {' '.join(why)}" for test, why in blind.items() if test not in sharp]


def _by_line() -> dict[tuple[str, int], list[Change]]:
    found: dict[tuple[str, int], list[Change]] = {}
    for file in sources():
        for change in changes(file):
            if change.warm:
                found.setdefault((file, change.line), []).append(change)
    return found


def _runs(lines: Lines) -> Counter[tuple[str, int]]:
    """How many tests run a line."""
    return Counter(place for test in lines.tests for place in _places(lines, test))


def _places(lines: Lines, test: str) -> list[tuple[str, int]]:
    found = []
    for file, bits in lines.tests[test].items():
        while bits:
            lowest = bits & -bits
            found.append((file, lowest.bit_length() - 1))
            bits ^= lowest
    return found


def _changes_for(
    test: str,
    lines: Lines,
    by_line: dict[tuple[str, int], list[Change]],
    runs: Counter[tuple[str, int]],
    seed: int,
) -> list[Change]:
    rng = random.Random(seed)
    places = [place for place in _places(lines, test) if place in by_line]
    rare = sorted(places, key=lambda place: (runs[place], rng.random()))[:TRIES]
    return [rng.choice(by_line[place]) for place in rare]
