"""How tests wait: until something is so. No test depends on how fast the machine is; the limit is
there only so that a test that hangs comes to an end."""

import time
from collections.abc import Callable
from typing import Final

HANGING: Final = 300.0  # seconds; no machine that works at all is so slow


def until(true: Callable[[], object], what: str) -> None:
    """Wait until something is true, by asking again and again."""
    end = time.monotonic() + HANGING
    while not true():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.01)
