"""How much work something is, in calls of Python functions: the same on every machine."""

import sys
from collections.abc import Callable


def calls(work: Callable[[], object]) -> int:
    """How many functions are called; what is compiled is not seen."""
    count = 0

    def seen(_: object, event: str, __: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(seen)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count
