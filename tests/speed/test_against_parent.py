"""The comparison with the commit before: what it says of given times, and of small trees that are
known to be fast or slow. How fast this machine is does not matter here."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.speed.against_parent import compare, ratios, verdict

REVISION = "0123456789abcdef"
ENGINE = """
class Question:
    options = (0, 1)

class State:
    pending = Question()
    round = 1

    def play(self, option):
        for _ in range({effort}):
            pass

    def clone(self):
        for _ in range({effort}):
            pass

class DAWN:
    new = staticmethod(lambda setup: State())
"""

needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


def test_the_best_time_of_each_counts() -> None:
    ours = [{"answers": 9.0, "copies": 1.0}, {"answers": 2.4, "copies": 8.0}]
    theirs = [{"answers": 2.0, "copies": 7.0}, {"answers": 6.0, "copies": 2.0}]
    assert ratios(ours, theirs) == {"answers": 1.2, "copies": 0.5}


def test_up_to_the_limit_is_fast_enough() -> None:
    assert verdict({"answers": 1.3, "copies": 0.5}, REVISION) == (
        True,
        "Against 0123456789 this tree takes answers 1.30x and copies 0.50x the time.",
    )


@pytest.mark.parametrize("slow", ["answers", "copies"])
def test_either_kind_of_work_may_be_too_slow(slow: str) -> None:
    fast_enough, sentence = verdict({"answers": 0.9, "copies": 0.9} | {slow: 1.31}, REVISION)
    assert not fast_enough
    assert f"{slow} 1.31x" in sentence
    assert "1.3x is allowed" in sentence


class Tree:
    """A repository whose engine takes as much effort for an answer or a copy as we say."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.engine = root / "src" / "ziggurat" / "games" / "dawn" / "game.py"
        self._git("init", "-q")

    def write(self, effort: int) -> None:
        self.engine.parent.mkdir(parents=True, exist_ok=True)
        self.engine.write_text(ENGINE.format(effort=effort), "utf-8")

    def commit(self, effort: int) -> None:
        self.write(effort)
        self.commit_all()

    def commit_all(self) -> None:
        self._git("add", "-A")
        names = ("-c", "user.name=a", "-c", "user.email=a@example.org")
        self._git(*names, "commit", "-q", "--allow-empty", "-m", "a")

    def compared(self) -> tuple[bool, str]:
        return compare(self.root, answers=1000, copies=1000, turns=2)

    def _git(self, *words: str) -> None:
        bare = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
        subprocess.run(["git", *words], cwd=self.root, env=bare, check=True)


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


@needs_git
def test_a_slower_commit_is_caught(tree: Tree) -> None:
    tree.commit(effort=1000)
    tree.commit(effort=5000)
    fast_enough, sentence = tree.compared()
    assert not fast_enough
    assert sentence.startswith("This tree is too slow")


@needs_git
def test_a_faster_commit_is_welcome(tree: Tree) -> None:
    tree.commit(effort=5000)
    tree.commit(effort=1000)
    fast_enough, sentence = tree.compared()
    assert fast_enough
    assert "answers 0." in sentence


@needs_git
def test_a_change_that_is_not_committed_is_compared_with_the_commit(tree: Tree) -> None:
    tree.commit(effort=5000)
    tree.commit(effort=1000)
    tree.write(effort=5000)
    assert not tree.compared()[0]


@needs_git
def test_a_commit_before_that_cannot_do_the_work_is_not_compared(tree: Tree) -> None:
    tree.write(effort=1)
    tree.engine.write_text("DAWN = None", "utf-8")
    tree.commit_all()
    tree.commit(effort=1)
    fast_enough, sentence = tree.compared()
    assert fast_enough
    assert sentence.endswith("cannot do the same work.")


@needs_git
def test_the_first_commit_has_nothing_to_be_compared_with(tree: Tree) -> None:
    tree.commit(effort=1)
    fast_enough, sentence = tree.compared()
    assert fast_enough
    assert sentence.startswith("Speed was not compared: git finds no earlier revision here")
    assert len(sentence.splitlines()) == 1


@needs_git
def test_nor_has_a_folder_without_a_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert compare(tmp_path, 1, 1, 1)[1].startswith("Speed was not compared: git finds no")


def test_without_git_nothing_is_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert compare(tmp_path, 1, 1, 1) == (True, "Speed was not compared: git is not installed.")
