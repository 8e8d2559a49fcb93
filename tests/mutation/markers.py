"""Every marked test on its own, against changes of the lines it runs: a test that none of them
makes fail does not hold the rule it names. Tests of the tables run no rule and are left out."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from tests.mutation.changes import Change, changes, sources
from tests.mutation.lines import Lines
from tests.mutation.trying import Warm, in_children, passes, streamed

TRIES: Final = 16  # changes per test, of the lines that the fewest other tests run


def run(lines: Lines, count: int, seed: int, jobs: int) -> int:
    """Say which of a sample of marked tests notice nothing; 0 if there are none."""
    tried = blind = 0
    for answer in streamed(lambda items: _outcomes(items, lines, count, seed, jobs)):
        tried += 1
        if answer:
            blind += 1
            print(answer, flush=True)
        if tried % 50 == 0:
            print(f"{tried} marked tests", flush=True)
    print(f"{tried} marked tests, {blind} of which notice no change of the lines most their own")
    return 1 if blind else 0


def _outcomes(
    items: list[pytest.Item], lines: Lines, count: int, seed: int, jobs: int
) -> Iterator[str]:
    """Per test nothing if it notices a change, else what it is and which rules it names."""
    warm = Warm(items, lines.seconds)
    rules: dict[str, list[str]] = {}
    cases: dict[str, list[str]] = {}
    for item in items:
        ids = [str(number) for mark in item.iter_markers("rule") for number in mark.args]
        if ids and item.nodeid in lines.tests and item.path.name != "test_content.py":
            name = item.nodeid.partition("[")[0]
            rules[name] = ids
            cases.setdefault(name, []).append(item.nodeid)
    by_line, runs = _by_line(), _runs(lines)
    names = random.Random(seed).sample(sorted(cases), min(count, len(cases)))

    def notices(name: str) -> str:
        for test in cases[name]:  # one case that notices is enough
            for change in _changes_for(test, lines, by_line, runs, seed):
                noticed = warm.change(change) and not passes(warm.items[test], lines.seconds[test])
                warm.restore()
                if noticed:
                    return "yes"
        return "no"

    for name, answer in in_children(names, notices, jobs):
        yield f"{name} {' '.join(rules[name])}" if answer == "no" else ""


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
