"""Training by self-play: the gradient, and that a training can be repeated and resumed."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from examples.train.self_play import Decision

from tests.adapters.extras import module
from tests.patience import HANGING

np = module("rl", "numpy")
learning = module("rl", "examples.train.learn")
training = module("rl", "examples.train.training")

ROOT = Path(__file__).parent.parent.parent


def _trained(updates: int) -> Any:
    course = training.Training(seed=3, batch=3)
    for _ in range(updates):
        course.update(map)
    return course


def test_the_same_seed_gives_the_same_weights_and_another_does_not() -> None:
    weights = _trained(2).policy.as_dict()
    assert _trained(2).policy.as_dict() == weights
    assert len(weights) > 500
    other = training.Training(seed=4, batch=3)
    other.update(map)
    assert other.policy.as_dict() != _trained(1).policy.as_dict()


def test_a_saved_training_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    whole = _trained(2)
    first = _trained(1)
    first.save(tmp_path / "checkpoint.json")
    second = training.saved(tmp_path / "checkpoint.json")
    second.update(map)
    assert second.policy.as_dict() == whole.policy.as_dict()
    assert second.values.as_dict() == whole.values.as_dict()
    assert second.updates == 2


def test_the_command_trains_in_processes_stops_and_goes_on(tmp_path: Path) -> None:
    """With the same weights as in one process and in one go."""
    for updates in ("1", "2"):
        words = ["--out", str(tmp_path), "--seed", "3", "--batch", "3", "--updates", updates]
        command = [sys.executable, "-m", "examples.train", *words, "--measure", "1", "--every", "1"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=HANGING)
        assert done.returncode == 0, done.stderr
    weights = training.saved(tmp_path / "checkpoint.json").policy.as_dict()
    assert weights == _trained(2).policy.as_dict()
    kept = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))
    assert kept == {word: round(weight, 3) for word, weight in weights.items() if round(weight, 3)}
    drawn = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert drawn.count("<polyline") == 3
    table = (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()
    assert [line.split(",")[0] for line in table] == ["games", "0", "3", "6"]


def test_a_training_of_another_seed_is_not_gone_on_with(tmp_path: Path) -> None:
    _trained(1).save(tmp_path / "checkpoint.json")
    command = [sys.executable, "-m", "examples.train", "--out", str(tmp_path), "--seed", "8"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=HANGING)
    assert done.returncode != 0
    assert "another seed" in done.stderr


def test_the_gradient_is_that_of_the_clipped_gain() -> None:
    """Compared with differences of the gain itself."""
    starts, chosen = np.array([0, 2, 5]), np.array([1, 2, 6])
    before, advantages = np.array([0.3, 0.3, 0.9]), np.array([1.0, -2.0, -1.0])
    worths = np.array([0.2, -0.4, 0.5, 0.1, 0.3, 1.0, -1.0])

    def gain(worths: Any) -> float:
        total = 0.0
        for n, (start, end) in enumerate(((0, 2), (2, 5), (5, 7))):
            powers = np.exp(worths[start:end])
            parts = powers / powers.sum()
            ratio = parts[chosen[n] - start] / before[n]
            near = np.clip(ratio, 1 - learning.CLIP, 1 + learning.CLIP)
            total += min(ratio * advantages[n], near * advantages[n])
            total -= learning.ENTROPY * (parts * np.log(parts)).sum()
        return total / 3

    found = learning.policy_gradient(worths, starts, chosen, before, advantages)
    for n in range(len(worths)):
        step = np.zeros(len(worths))
        step[n] = 1e-6
        slope = (gain(worths + step) - gain(worths - step)) / 2e-6
        assert found[n] == pytest.approx(slope, abs=1e-6)
    assert abs(found[0]) > 0.01
    assert abs(found[5]) < 0.01  # the third has moved too far already: only its entropy counts


def test_what_went_better_than_expected_becomes_likelier() -> None:
    good = learning.memory([_decision(chosen=0, advantage=1.0), _decision(1, -1.0)])
    policy, values = learning.Table(), learning.Table()
    learning.learn(policy, values, [good], updates=0)
    weights = policy.as_dict()
    assert weights["left"] > 0 > weights["right"]
    assert values.as_dict()["here"] > 0  # both brought 1


def _decision(chosen: int, advantage: float) -> Decision:
    return Decision(
        answers=[["left"], ["right"]],
        chosen=chosen,
        chance=0.5,
        position=["here"],
        estimate=0.0,
        lead=0.0,
        advantage=advantage,
        target=1.0,
    )
