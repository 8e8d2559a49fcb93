"""No test looks at a clock. Those that wait use `tests.patience`; what measures is no test."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
CLOCKS = re.compile(
    r"perf_counter|process_time\(|\bsleep\((?!0\))|wait_for_timeout|timeout=\d|\btimeit\b"
    r"|monotonic\(\) *[<>+-]"
)
ALLOWED = {
    "patience.py",  # waits for all
    "test_patience.py",
    "e2e/guest.py",  # waits while a page goes on
    "e2e/serving.py",  # waits for a server
    "bots/misbehaving.py",  # a program that keeps silent
    "bots/test_tree.py",  # has a clock of its own
}
MEASURING = ("speed/", "load/", "mutation/")  # commands, not tests


def test_no_test_depends_on_a_clock() -> None:
    found = []
    for path in sorted(TESTS.rglob("*.py")):
        name = path.relative_to(TESTS).as_posix()
        if name not in ALLOWED and not name.startswith(MEASURING):
            lines = path.read_text("utf-8").splitlines()
            found += [f"{name}: {line.strip()}" for line in lines if CLOCKS.search(line)]
    assert found == []
