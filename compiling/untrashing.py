"""What mypyc's C source must lose: the trashcan of objects unknown to the garbage collector.

Where objects are dropped in a row of more than fifty that hold each other, Python puts off some of
them, and notes them in the header that the garbage collector has before an object. mypyc 2.4.1 lets
every object take part in this, also those of classes that are acyclic and have no such header: what
lies before them in memory is overwritten. They hold nothing deep, so they need no trashcan.
"""

from typing import Final

_FUNCTION: Final = "_dealloc("
_TRACKED: Final = "PyObject_GC_UnTrack(self)"
_TRASHCAN: Final = "CPy_TRASHCAN_"


def untrashed(text: str) -> str:
    """C source in which only what the garbage collector tracks goes through the trashcan."""
    tracked, kept = True, []
    for line in text.split("\n"):
        if _FUNCTION in line and not line.startswith((" ", "\t")):
            tracked = False
        elif _TRACKED in line:
            tracked = True
        if tracked or _TRASHCAN not in line:
            kept.append(line)
    return "\n".join(kept)
