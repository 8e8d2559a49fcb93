"""Ziggurat: an unofficial engine of civilization board games.

Where the engine was compiled from this very source for this very Python, by `python3 run.py` or
into a wheel, it is used in place of the Python files; the environment variable ZIGGURAT_PURE=1
forbids it.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

try:
    __version__ = version("ziggurat")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0+unknown"

__all__ = ["__version__", "engine_digest", "how_it_runs"]

_HERE = Path(__file__).resolve().parent
_CLONE = _HERE.parent.parent
_IN_WHEEL = _HERE / "_compiled"
_BUILT = _IN_WHEEL if _IN_WHEEL.exists() else _CLONE / "build" / "compiled"
_NEEDED = "mypy_extensions"  # what mypyc compiles asks for it
_BESIDE = {"scene", "study", "terminal", "words"}  # parts of a game that are not compiled
_STALE = (
    "the compiled engine is of another source or another Python: `python3 run.py compile` builds "
    "it anew"
)


def engine_digest(in_wheel: bool = _IN_WHEEL.exists()) -> str:
    """A digest of all source that the compiled engine is made of or works with, and of the kind of
    Python it works on; in a clone, of what compiles it too."""
    files = [path for part in ("bots", "core", "games") for path in (_HERE / part).rglob("*.py")]
    files = [path for path in files if not _BESIDE.intersection(path.relative_to(_HERE).parts)]
    files += (_HERE / "games").glob("*/compiled.txt")
    if not in_wheel:
        files += (_CLONE / "compiling").glob("[a-z]*.*")
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in sorted(files):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


class _Compiled(MetaPathFinder):
    """Finds the compiled twin of a module, if it has one."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("ziggurat.") and not name.endswith("__mypyc"):
            return None
        *folders, last = name.split(".")
        file = _BUILT.joinpath(*folders, last + EXTENSION_SUFFIXES[0])
        return spec_from_file_location(name, file) if file.exists() else None


def _choose() -> str:
    """Use the compiled engine if it was built from this source; otherwise what to say about it."""
    stamp = _BUILT / "source"
    if os.environ.get("ZIGGURAT_PURE") == "1" or not stamp.exists():
        return ""
    if stamp.read_text("utf-8") != engine_digest():
        return _STALE
    if find_spec(_NEEDED) is None:
        return f"the compiled engine needs {_NEEDED}, which is not installed here"
    sys.meta_path.insert(0, _Compiled())
    return ""


_reason = _choose()


def how_it_runs() -> str:
    """Is the engine compiled or interpreted? Looks at what was really loaded."""
    from ziggurat.core import flow

    if flow.__file__.endswith(".py"):
        return f"interpreted; {_reason}" if _reason else "interpreted"
    return "compiled"
