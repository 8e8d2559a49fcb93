"""docs/licences.md: the licence of everything that a lock file may install."""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from packaging.utils import canonicalize_name

from locking.locks import ROOT, Package, lock_names, locked

PAGE: Final = ROOT / "docs" / "licences.md"
NPM_LOCK: Final = ROOT / "frontend" / "package-lock.json"
_BEFORE_NAME: Final = "node_modules/"

_TOP: Final = """# Licences

What `python3 run.py`, `python3 run.py test` and the extras install, with the licences that the
packages state of themselves. Ziggurat itself is under the [MIT licence](../LICENSE). This page is
made by `python3 run.py lock`; a test fails when it is older than the locks.
"""
_PYTHON: Final = """
## Python

`base` is what playing needs; the other words are extras.

| package | version | licence | for |
| --- | --- | --- | --- |
"""
_PAGES: Final = """
## The pages

`build` makes the pages, and parts of Svelte go into them; `check` only checks them.

| package | version | licence | for |
| --- | --- | --- | --- |
"""

Row = tuple[str, str, str, str]  # as the page has them


def python_packages() -> dict[tuple[str, str], str]:
    """Every name and version of the lock files, with the locks that have it."""
    found: dict[tuple[str, str], list[str]] = {}
    for lock in lock_names():
        for package in locked(lock):
            found.setdefault((package.name, package.version), []).append(lock)
    return {package: ", ".join(locks) for package, locks in sorted(found.items())}


def page_packages() -> list[Row]:
    """Every package of the pages; npm's lock file states the licences."""
    packages: dict[str, dict[str, Any]] = json.loads(NPM_LOCK.read_text("utf-8"))["packages"]
    rows = {
        (
            folder.rpartition(_BEFORE_NAME)[2],
            entry["version"],
            entry.get("license", "not stated"),
            "check" if entry.get("dev") else "build",
        )
        for folder, entry in packages.items()
        if folder
    }
    return sorted(rows)


def stated(metadata: dict[str, Any]) -> str:
    """The licence that a Python package states of itself: in the new way, or in one of the old."""
    if expression := metadata.get("license_expression"):
        return str(expression)
    classes = [
        line.rpartition(" :: ")[2]
        for line in metadata.get("classifier", [])
        if line.startswith("License ::") and not line.endswith("OSI Approved")
    ]
    if classes:
        return ", ".join(classes)
    first, *_ = str(metadata.get("license", "")).strip().splitlines() or [""]
    return first if first and len(first) < 60 else "not stated"  # not the licence's whole text


def licences() -> dict[str, str]:
    """The licence of each Python package, by its name, from what the index says of it; nothing is
    installed. Of a package with several versions the one for this Python is asked."""
    asked: dict[str, Package] = {}
    for package in (package for lock in lock_names() for package in locked(lock)):
        if package.wanted_here or package.name not in asked:
            asked[package.name] = package
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--no-deps"]
        command += ["--ignore-installed", "--prefer-binary", "--report", str(report)]
        command += [f"{package.name}=={package.version}" for package in asked.values()]
        subprocess.run(command, cwd=ROOT, check=True)
        told = json.loads(report.read_text("utf-8"))["install"]
    return {canonicalize_name(one["metadata"]["name"]): stated(one["metadata"]) for one in told}


def rows_of_page() -> list[Row]:
    """The rows that the page has now."""
    lines = PAGE.read_text("utf-8").splitlines() if PAGE.exists() else []
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    rows = [(name, version, licence, used) for name, version, licence, used in filter(None, cells)]
    return [row for row in rows if row[0] not in ("package", "---")]


def write() -> None:
    known = licences()
    python = [(*found, known[found[0]], locks) for found, locks in python_packages().items()]
    text = _TOP + _PYTHON + _lines(python) + _PAGES + _lines(page_packages())
    PAGE.write_text(text, "utf-8")


def _lines(rows: list[Row]) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)
