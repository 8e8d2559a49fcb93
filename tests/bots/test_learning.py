"""Learning weights from games: what says who wins gets weight, what says nothing gets none."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.adapters.extras import module
from ziggurat.bots.judge import Judge
from ziggurat.bots.learning import Lesson, as_text, learn

fitting = module("rl", "ziggurat.bots.fitting")

NAMES = ("first", "second")
NO_IDEA = Judge({"bias": [], "counts": [], "figures": {}}, NAMES)


def lessons(count: int, seed: int) -> list[Lesson]:
    """Two seats with two figures each: the first decides who wins, mostly; the second is noise."""
    drawn = random.Random(seed)
    found = []
    for _ in range(count):
        seats = [[drawn.random(), drawn.random()] for _ in range(2)]
        found.append(Lesson(seats, int(seats[1][0] + 0.2 * drawn.gauss(0, 1) > seats[0][0])))
    return found


def races(count: int, seed: int) -> list[Lesson]:
    """Who has both figures wins, whatever else: what a sum cannot tell."""
    drawn = random.Random(seed)
    found: list[Lesson] = []
    while len(found) < count:
        seats = [[float(drawn.randrange(2)), float(drawn.randrange(2))] for _ in range(2)]
        both = [min(figures) for figures in seats]
        found.append(Lesson(seats, both.index(1.0) if sum(both) == 1 else drawn.randrange(2)))
    return found


def taught(found: list[Lesson], units: int = 0, seed: int = 1) -> Any:
    return fitting.fitted(fitting.by_size(found), NAMES, units, seed)


def test_what_decides_gets_weight_and_noise_gets_little() -> None:
    figures = taught(lessons(6000, 1))["figures"]
    (decisive,), (noise,) = figures["first"], figures["second"]
    assert decisive > 2
    assert abs(noise) < decisive / 5


@pytest.mark.parametrize("units", [0, 4])
def test_what_was_learned_makes_winners_less_of_a_surprise(units: int) -> None:
    judge = Judge(taught(lessons(6000, 1), units), NAMES)
    (others,) = fitting.by_size(lessons(500, 2))
    assert fitting.surprise(judge, others) < fitting.surprise(NO_IDEA, others) - 0.1


def test_units_learn_what_a_sum_cannot_tell() -> None:
    found = races(20_000, 1)
    plain, bent = (Judge(taught(found, units), NAMES) for units in (0, 4))
    (others,) = fitting.by_size(races(1000, 2))
    assert fitting.surprise(bent, others) < fitting.surprise(plain, others) - 0.03


def test_the_same_seed_gives_the_same_weights() -> None:
    found = lessons(200, 3)
    assert taught(found, 2, seed=5) == taught(found, 2, seed=5)


def test_games_of_different_sizes_are_learned_from_together() -> None:
    three = [Lesson([*each.seats, [0.0, 0.5]], each.winner) for each in lessons(3000, 4)]
    figures = taught([*lessons(3000, 1), *three])["figures"]
    assert figures["first"][0] > 2


def test_each_kind_of_game_gets_weights_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "weights.json"
    monkeypatch.setattr("sys.argv", ["learning", "--games", "80", "--jobs", "1", "--out", str(out)])
    learn(unlike, NAMES, out, "Learn.", kinds=("old", "new"))
    table = json.loads(out.read_text("utf-8"))["weights"]
    assert set(table) == {"old", "new"}
    first, second = ({kind: table[kind]["figures"][name][0] for kind in table} for name in NAMES)
    assert first["old"] > 3 * abs(second["old"])
    assert second["new"] > 3 * abs(first["new"])


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--games 1", "no game taught anything of old yet"),  # it is held back
        ("--games 0", "--games and --jobs are 1 or more"),
        ("--games 40 --jobs 0", "--games and --jobs are 1 or more"),
        ("--games 40 --units -1", "--units 0 or more"),
    ],
)
def test_what_cannot_be_learned_is_told_in_a_sentence_and_loses_nothing(
    words: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = tmp_path / "weights.json"
    out.write_text("the weights of before", "utf-8")
    given = f"learning --jobs 1 {words} --out {out}".split()
    monkeypatch.setattr("sys.argv", given)
    with pytest.raises(SystemExit):
        learn(unlike, NAMES, out, "Learn.", kinds=("old", "new"))
    assert why in capsys.readouterr().err
    assert out.read_text("utf-8") == "the weights of before"


def unlike(seed: int) -> list[Lesson]:
    """A game of one of two kinds: what decides the one is noise in the other."""
    kind = ("old", "new")[seed % 2]
    step = 1 if kind == "old" else -1
    return [
        Lesson([figures[::step] for figures in each.seats], each.winner, kind)
        for each in lessons(50, seed)
    ]


def test_weights_are_written_with_a_line_for_each_figure() -> None:
    made = {
        "made_by": "x",
        "sureness": {},
        "weights": {"bias": [], "figures": {"first": [1.0, 2.0]}},
    }
    text = as_text(made)
    assert json.loads(text) == made
    assert '   "first": [1.0, 2.0]\n' in text
    assert ' "sureness": {},\n' in text
