"""The lock files: one for the game itself, and one for what each extra adds to it; all of one
resolution.

uv resolves for every system and for all supported versions of Python at once. No file names the
index it came from.
"""

import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from packaging.requirements import Requirement

ROOT: Final = Path(__file__).resolve().parent.parent
LOCKS: Final = ROOT / "locks"
BASE: Final = "base"  # what everybody gets
_BUILD: Final = "build"  # is part of it: the game is installed from a clone
_OLDEST: Final = "3.11"
_TOP: Final = "# Made by `python3 run.py lock`.\n"


class Package(NamedTuple):
    """One version of a package, perhaps only for some systems or versions of Python."""

    name: str
    version: str
    wanted_here: bool
    text: str  # as it stands in the file, with its hashes


def extras() -> list[str]:
    """The extras that have a lock file of their own."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return sorted(set(project["optional-dependencies"]) - {_BUILD})


def lock_names() -> list[str]:
    return [BASE, *extras()]


def locked(name: str) -> list[Package]:
    """What a lock file has."""
    return _read(LOCKS / f"{name}.txt")


def _read(path: Path) -> list[Package]:
    texts: list[str] = []
    for line in path.read_text("utf-8").splitlines(keepends=True):
        if line.startswith(" "):
            texts[-1] += line
        elif not line.startswith("#"):
            texts.append(line)
    return [_package(text) for text in texts]


def _package(text: str) -> Package:
    wanted = Requirement(text.splitlines()[0].removesuffix("\\"))
    (pin,) = wanted.specifier
    here = wanted.marker is None or wanted.marker.evaluate()
    return Package(wanted.name, pin.version, here, text)


def renew() -> None:
    """Resolve everything anew, then write each part of it."""
    LOCKS.mkdir(exist_ok=True)
    for path in LOCKS.iterdir():
        path.unlink()
    with TemporaryDirectory() as folder:
        whole = _compiled(Path(folder) / "all.txt", "--all-extras")
        known: set[str] = set()
        for name in lock_names():
            part = Path(folder) / f"{name}.txt"
            extra = _BUILD if name == BASE else name
            _compiled(part, "--extra", extra, "--constraints", str(whole))
            texts = [package.text for package in _read(part) if package.text not in known]
            (LOCKS / part.name).write_text(_TOP + "".join(texts), "utf-8")
            if name == BASE:
                known.update(texts)


def _compiled(out: Path, *words: str) -> Path:
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal"]
    command += ["--python-version", _OLDEST, "--generate-hashes", "--no-annotate"]
    command += ["--no-emit-index-url", "--output-file", str(out), *words, "pyproject.toml"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return out
