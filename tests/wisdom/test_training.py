"""The training example learns the second game by one flag, and what it made plays as a program."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.adapters.extras import module
from tests.patience import HANGING
from ziggurat.bots.outside import OutsideBot
from ziggurat.bots.simple import RandomBot
from ziggurat.core.match import Match
from ziggurat.games.wisdom.game import WISDOM

training = module("rl", "examples.train.training")

ROOT = Path(__file__).parents[2]


def test_one_flag_trains_a_player_that_plays_without_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = "--game wisdom --seed 3 --batch 2 --updates 1 --measure 1 --every 1 --jobs 1"
    command = [sys.executable, "-m", "examples.train", "--out", str(tmp_path), *flags.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=HANGING)
    assert done.returncode == 0, done.stderr
    course = training.saved(tmp_path / "checkpoint.json")
    assert (course.game, course.updates) == ("wisdom", 1)
    weights = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))
    assert any(word.startswith("city_management ") for word in weights)
    table = (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()
    assert table[0] == "games,measured,random,builder"
    assert [line.split(",")[0] for line in table[1:]] == ["0", "2"]

    monkeypatch.chdir(ROOT)
    program = [sys.executable, "-m", "examples.train.player", str(tmp_path / "weights.json")]
    learned, other = OutsideBot(1, shlex.join(program), HANGING), RandomBot(2)
    match = Match(WISDOM, {"players": 2}, seed=1)
    try:
        while (ask := match.ask) is not None and match.state.round <= 3:
            match.answer((learned, other)[ask.player].choose(match.state))
    finally:
        learned.close()
    assert learned.questions > 10
    assert learned.faults == 0, learned.report()


def test_the_same_seed_gives_the_same_weights() -> None:
    learnt = []
    for _ in range(2):
        course = training.Training(seed=4, batch=1, game="wisdom")
        course.update(map)
        learnt.append(course.policy.as_dict())
    assert learnt[0] == learnt[1]
    assert len(learnt[0]) > 100
