"""What `python3 run.py` compiles behind the table. No test here needs a compiler or a network."""

import contextlib
import fcntl
import os
from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.test_run import finish, load, project, stamp, stand_in, start

__all__ = ["project"]  # a fixture

pytestmark = pytest.mark.skipif(os.name == "nt", reason="nothing is compiled behind on Windows")

# A Python that says that compiling is needed, and then compiles until somebody opens the gate.
SLOW_COMPILER = """#!/bin/sh
for word in "$@"; do echo "<$word>"; done
case "$*" in *--quietly*) read open < gate; echo "open";; esac
"""


@pytest.fixture
def ready(project: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project that is set up and may compile; the tools for it are there."""
    monkeypatch.delenv("ZIGGURAT_COMPILE")
    monkeypatch.setenv("CC", "sh")  # is everywhere
    stamp(project)
    copy = load(project)
    monkeypatch.setattr(copy, "install", lambda *_: copy.TOOLS.mkdir(parents=True))
    copy.fetch_tools()
    (project / ".venv/bin/python").write_text(SLOW_COMPILER)
    os.mkfifo(project / "gate")
    return project


def until_log_has(project: Path, line: str) -> None:
    log = project / "build/compile.log"
    until(lambda: log.exists() and line in log.read_text().splitlines(), line)


def until_free(project: Path) -> None:
    """Wait until nobody compiles."""
    with (project / "build/.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)


def test_the_table_does_not_wait_for_the_compiler(ready: Path) -> None:
    code, lines, err = finish(start(ready))
    assert (code, lines, err) == (0, [f"ziggurat in {ready.parent}", "<table>"], "")
    until_log_has(ready, "<--quietly>")
    assert "open" not in (ready / "build/compile.log").read_text()
    (ready / "gate").write_text("now\n")
    until_free(ready)
    assert (ready / "build/compile.log").read_text().endswith("open\n")


def test_one_process_compiles_at_a_time(ready: Path) -> None:
    assert finish(start(ready))[0] == 0
    until_log_has(ready, "<--quietly>")
    for words in (("compile", "--quietly"), ("compile",)):  # the first as a second game starts it
        code, _, err = finish(start(ready, *words))
        assert (code, "another run.py compiles the engine already" in err) == (1, True)
    (ready / "gate").write_text("now\n")
    until_free(ready)
    assert (ready / "build/compile.log").read_text().count("<--quietly>") == 1


def test_nothing_is_compiled_that_is_not_needed(ready: Path) -> None:
    stand_in(ready / ".venv/bin/python", code=1)  # to `--is-needed`
    assert finish(start(ready, "compile", "--quietly"))[0] == 0
    assert not (ready / "build/compile.log").exists()


def started(project: Path, monkeypatch: pytest.MonkeyPatch, *words: str) -> list[Any]:
    """The words of the processes that are started behind, when run.py gets these words."""
    copy = load(project)
    found: list[Any] = []
    monkeypatch.setattr(copy, "Popen", lambda command, **_: found.append(command[2:]))
    monkeypatch.setattr(copy, "start", lambda _: 0)
    assert copy.main(list(words)) == 0
    return found


@pytest.mark.parametrize("words", [[], ["table", "--port", "9000"], ["play"]])
def test_it_is_started_where_somebody_plays(
    ready: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    assert started(ready, monkeypatch, *words) == [["compile", "--quietly"]]


@pytest.mark.parametrize("words", [["--no-compile"], ["--no-compile", "play"], ["sim"], ["bench"]])
def test_it_is_not_started_against_a_wish_or_beside_a_measurement(
    ready: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    assert started(ready, monkeypatch, *words) == []


def test_it_is_not_started_without_a_compiler_or_against_a_setting(
    ready: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("CC", "no-such-compiler")
        assert started(ready, patch) == []
    monkeypatch.setenv("ZIGGURAT_COMPILE", "0")
    assert started(ready, monkeypatch) == []


def test_the_compiler_gets_tools_of_its_own(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp(project)
    copy = load(project)
    asked: list[tuple[object, ...]] = []

    def install(*words: object) -> None:
        asked.append(words)
        copy.TOOLS.mkdir(parents=True)

    monkeypatch.setattr(copy, "install", install)
    with contextlib.chdir(project):
        assert copy.compile_engine() == 0
        assert copy.compile_engine() == 0  # they are there now
    (words,) = asked
    assert words[-2:] == ("-r", project / "locks/compile.txt")
    assert {"--require-hashes", "--no-deps", "--target", project / "build/tools"} <= set(words)
    (project / "locks/compile.txt").write_text("renewed")
    assert copy.compile_engine() == 0
    assert len(asked) == 2
