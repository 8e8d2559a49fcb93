"""Makes and renews the map of `lines.py`, a few files of tests at a time."""

import time
from typing import Final

import pytest

from tests.mutation.changes import ROOT
from tests.mutation.lines import Lines, Tracer, digest, file_of
from tests.mutation.trying import FOLDERS, collected, in_children, passes

BATCH: Final = 12  # files
SLOW: Final = "tests/dawn/test_words_in_play.py"  # it plays whole games, as tests/records does
PATIENCE: Final = 600.0  # seconds: tracing is slow


def test_files() -> list[str]:
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("test_*.py"))]
    return [name for path in paths if (name := path.relative_to(ROOT).as_posix()) != SLOW]


def up_to_date() -> Lines:
    """The map as it is now."""
    lines = Lines()
    lines.follow_the_rules()
    stale = sorted(lines.stale(test_files()))
    lines.save()
    batches = [stale[start : start + BATCH] for start in range(0, len(stale), BATCH)]
    for number, (batch, answer) in enumerate(in_children(batches, _trace, 1)):
        if answer != "traced":
            print(f"{batch}: {answer}")
        print(f"traced {min((number + 1) * BATCH, len(stale))} of {len(stale)} files of tests")
    return Lines()


def _trace(files: list[str]) -> str:
    lines, tracer = Lines(), Tracer()

    def work(items: list[pytest.Item]) -> None:
        for item in items:
            start = time.process_time()
            with tracer.watching() as seen:
                passed = passes(item, PATIENCE)
            if passed:
                lines.tests[item.nodeid] = seen
                lines.seconds[item.nodeid] = round(time.process_time() - start, 3)

    digests = {file: digest(ROOT / file) for file in files}
    collected(work, files)
    failed = set(files) - {file_of(test) for test in lines.tests}
    lines.digests.update(digests)
    lines.save()
    return "traced" if not failed else f"no test of {sorted(failed)} passes"
