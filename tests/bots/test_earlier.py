"""A bot as it was at an earlier revision of this clone holds a seat."""

import subprocess
from pathlib import Path

import pytest

from compiling.__main__ import main as compile_
from ziggurat.bots import earlier
from ziggurat.bots.earlier import EarlierBot, taken_out
from ziggurat.bots.simple import RandomBot
from ziggurat.bots.specs import BadSpec, maker
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.games.dawn.game import DAWN

HERE = Path(__file__).parents[2]
COMMIT = ["-c", "user.name=x", "-c", "user.email=x@x", "commit", "--quiet", "-m"]


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone with one commit: the source as it is now."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src/ziggurat").symlink_to(HERE / "src/ziggurat")
    (tmp_path / "compiling").symlink_to(HERE / "compiling")
    for words in (
        ["init", "--quiet"],
        ["--work-tree", str(HERE), "add", "src/ziggurat", "compiling"],
        [*COMMIT, "now"],
    ):
        subprocess.run(["git", *words], cwd=tmp_path, check=True, capture_output=True)
    monkeypatch.setattr(earlier, "_CLONE", tmp_path)
    monkeypatch.setattr(earlier, "_KEPT", tmp_path / "build/revisions")
    return tmp_path


@pytest.mark.usefixtures("clone")
def test_it_answers_as_the_bot_of_that_revision_would() -> None:
    match = Match(DAWN, {"edition": "base", "players": 2}, 4)
    old, same = maker("old=rev:HEAD random")(7), RandomBot(7)
    assert isinstance(old, EarlierBot)
    try:
        for _ in range(30):
            ask = match.ask
            assert isinstance(ask, Ask)
            answer = same.choose(match.state) if len(ask.options) > 1 else ask.options[0]
            assert old.choose(match.state) == answer
            match.answer(answer)
    finally:
        old.close()


def test_a_revision_is_taken_out_with_what_compiles_it(clone: Path) -> None:
    folder = taken_out("HEAD")
    assert folder.is_relative_to(clone)
    assert (folder / "src/ziggurat/bots/earlier.py").exists()
    assert (folder / "compiling/building.py").exists()


def test_a_revision_from_before_there_was_a_compiler_plays_all_the_same(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (["rm", "-r", "--quiet", "--cached", "compiling"], [*COMMIT, "none"]):
        subprocess.run(["git", *words], cwd=clone, check=True, capture_output=True)
    folder = taken_out("HEAD")
    assert (folder / "src/ziggurat/bots/earlier.py").exists()
    assert compile_(["HEAD"]) == 1
    assert "the revision “HEAD” has nothing that compiles it" in capsys.readouterr().err


@pytest.mark.usefixtures("clone")
def test_a_revision_that_is_not_there_is_not_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    assert compile_(["no-such-thing"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.usefixtures("clone")
def test_a_process_that_fails_is_told_in_one_sentence() -> None:
    match = Match(DAWN, {"edition": "base", "players": 2}, 4)
    old = EarlierBot(7, "HEAD", "nobody")
    while match.ask is not None and len(match.ask.options) == 1:
        match.answer(match.ask.options[0])
    with pytest.raises(RuntimeError, match="“nobody” of an earlier revision gave no answer"):
        old.choose(match.state)


@pytest.mark.usefixtures("clone")
@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("old=rev:no-such-thing sage", "no clone with the revision “no-such-thing”"),
        ("old=rev:--all sage", "no clone with the revision “--all”"),
        ("rev:HEAD sage", "needs a name"),
        ("old=rev:HEAD", "“old” names no bot"),
    ],
)
def test_what_cannot_be_had_is_refused_in_one_sentence(spec: str, why: str) -> None:
    with pytest.raises(BadSpec, match=why):
        maker(spec)
