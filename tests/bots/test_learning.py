"""Learning weights from games: what says who wins gets weight, what says nothing gets none."""

import json
import random
from pathlib import Path

import pytest

from ziggurat.bots.learning import Lesson, fitted, learn, likelihoods, surprise


def lessons(count: int, seed: int) -> list[Lesson]:
    """Two seats with two figures each: the first decides who wins, mostly; the second is noise."""
    drawn = random.Random(seed)
    found = []
    for _ in range(count):
        seats = [[drawn.random(), drawn.random()] for _ in range(2)]
        found.append(Lesson(seats, int(seats[1][0] + 0.2 * drawn.gauss(0, 1) > seats[0][0])))
    return found


def test_what_decides_gets_weight_and_noise_gets_little() -> None:
    decisive, noise = fitted(lessons(2000, 1), 2, seed=1)
    assert decisive > 2
    assert abs(noise) < decisive / 5


def test_what_was_learned_makes_winners_less_of_a_surprise() -> None:
    weights = fitted(lessons(2000, 1), 2, seed=1)
    assert surprise(weights, lessons(500, 2)) < surprise([0.0, 0.0], lessons(500, 2)) - 0.1


def test_the_same_seed_gives_the_same_weights() -> None:
    taught = lessons(200, 3)
    assert fitted(taught, 2, seed=5) == fitted(taught, 2, seed=5)


def test_chances_add_up_and_follow_the_figures() -> None:
    ahead, behind = likelihoods([1.0, 0.0], Lesson([[2.0, 0.0], [1.0, 9.0]], 0))
    assert ahead + behind == pytest.approx(1)
    assert ahead > behind


def test_each_kind_of_game_gets_weights_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "weights.json"
    monkeypatch.setattr("sys.argv", ["learning", "--games", "40", "--jobs", "1", "--out", str(out)])
    learn(unlike, ("first", "second"), out, "Learn.")
    table = json.loads(out.read_text("utf-8"))["weights"]
    assert set(table) == {"old", "new"}
    assert table["old"]["first"] > 3 * abs(table["old"]["second"])
    assert table["new"]["second"] > 3 * abs(table["new"]["first"])


def unlike(seed: int) -> list[Lesson]:
    """A game of one of two kinds: what decides the one is noise in the other."""
    kind = ("old", "new")[seed % 2]
    step = 1 if kind == "old" else -1
    return [
        Lesson([figures[::step] for figures in each.seats], each.winner, kind)
        for each in lessons(50, seed)
    ]
