"""The compiled engine against the interpreted one, and the source written out for the compiler
against the source as it reads: the same position after every answer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ziggurat
from compiling.building import write_source
from compiling.rewriting import Sources

ROOT = Path(__file__).parent.parent.parent


def hashes(
    game: str, seeds: int, answers: int, *paths: Path, bot: str = "", **settings: str
) -> list[str]:
    """What tests.compiled.hashes prints, with the engine found on these paths."""
    return printed("hashes", game, str(seeds), str(answers), bot, paths=paths, **settings)


def needs_compiled() -> None:
    """Without a compiled engine there is nothing to compare."""
    if hashes("dawn", 0, 0, ZIGGURAT_PURE="") != ["compiled"]:
        assert os.environ.get("ZIGGURAT_COMPILED") != "1", "there must be a compiled engine"
        pytest.skip("there is no compiled engine of this source: python3 run.py compile")


def printed(script: str, *words: str, paths: tuple[Path, ...] = (), **settings: str) -> list[str]:
    """What a script of this folder prints."""
    path = os.pathsep.join(map(str, (*paths, ROOT / "src", ROOT, ROOT / "examples/bazaar")))
    done = subprocess.run(
        [sys.executable, "-m", f"tests.compiled.{script}", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, **settings},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def compare(found: list[str], expected: list[str]) -> None:
    for ours, theirs in zip(found, expected, strict=True):
        assert ours == theirs


# (game, seeds, answers of each, bot): many short games of all sizes and options, and some long
# ones, at random; then games of the bots whose thoughts are compiled too
@pytest.mark.parametrize(
    ("game", "seeds", "answers", "bot"),
    [
        ("dawn", 300, 120, ""),
        ("dawn", 12, 1500, ""),
        ("dawn", 14, 400, "automaton"),
        ("dawn", 14, 400, "steward"),
        ("dawn", 8, 60, "greedy"),
        ("dawn", 8, 60, "sage:nodes=8,seconds=0,rounds=1"),
        ("wisdom", 100, 120, ""),
        ("wisdom", 8, 1500, ""),
        ("wisdom", 12, 400, "builder"),
        ("wisdom", 6, 40, "greedy"),
        ("wisdom", 6, 40, "sage:nodes=8,seconds=0,rounds=1"),
    ],
)
def test_compiled_and_interpreted_engines_agree_after_every_answer(
    game: str, seeds: int, answers: int, bot: str
) -> None:
    needs_compiled()
    compiled = hashes(game, seeds, answers, bot=bot, ZIGGURAT_PURE="")
    interpreted = hashes(game, seeds, answers, bot=bot, ZIGGURAT_PURE="1")
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) > seeds * min(answers, 100)
    compare(compiled[1:], interpreted[1:])


@pytest.mark.parametrize("game", ["dawn", "wisdom"])
def test_the_source_written_out_for_the_compiler_plays_the_same(game: str, tmp_path: Path) -> None:
    """Needs no compiler: what mypyc gets is Python too."""
    written = write_source(tmp_path)
    assert f"ziggurat/games/{game}/rules/turn.py" in written
    flow = (tmp_path / "ziggurat/core/flow.py").read_text("utf-8")
    assert "_take(number, s, answer)" in flow
    package = Path(ziggurat.__file__)
    (tmp_path / "ziggurat/__init__.py").write_text(package.read_text("utf-8"), "utf-8")
    compare(hashes(game, 14, 60, tmp_path), hashes(game, 14, 60, ZIGGURAT_PURE="1"))


def test_a_game_from_outside_plays_on_the_compiled_kernel_as_on_the_interpreted_one() -> None:
    """Its rules stay interpreted."""
    needs_compiled()
    compiled = printed("outside", "30", ZIGGURAT_PURE="")
    assert compiled[0] == "compiled"
    compare(compiled[1:], printed("outside", "30", ZIGGURAT_PURE="1")[1:])


def test_a_game_from_outside_plays_on_the_kernel_written_out_for_the_compiler(
    tmp_path: Path,
) -> None:
    write_source(tmp_path)
    package = Path(ziggurat.__file__)
    (tmp_path / "ziggurat/__init__.py").write_text(package.read_text("utf-8"), "utf-8")
    written = printed("outside", "6", paths=(tmp_path,))
    compare(written, printed("outside", "6", ZIGGURAT_PURE="1"))


def test_a_kernel_that_reads_otherwise_than_the_compiler_expects_is_refused() -> None:
    """Each replacement must be found once."""
    flow = (ROOT / "src/ziggurat/core/flow.py").read_text("utf-8")
    changed = flow.replace("steps[number](frame, s, answer)", "steps[number](frame, s, 0)")
    with pytest.raises(ValueError, match="stands there 0 times, not once"):
        Sources({"ziggurat.core.flow": changed}).rewritten("ziggurat.core.flow")


def test_rules_of_one_name_in_two_games_keep_their_own_steps() -> None:
    one = "from core import Frame, Goto\n\nclass Turn(Frame):\n    def a(self): ...\n"
    one += "    def b(self): return Goto(Turn.b)\n"
    two = one.replace("def a", "def b").replace("def b(self): return", "def a(self): return")
    three = "from two import Turn\nfrom core import Goto\nnext = Goto(Turn.b)\n"
    sources = Sources({"one": one, "two": two, "three": three})
    assert "Goto(1)" in sources.rewritten("one")
    assert "Goto(0)" in sources.rewritten("two")
    assert "Goto(0)" in sources.rewritten("three")
