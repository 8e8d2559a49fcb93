"""A game that an installed package brings is found by every process, by its entry point alone."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a process that finds examples/bazaar as pip would have installed it."""
    info = tmp_path / "bazaar-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bazaar\nVersion: 1\n", "utf-8")
    points = "[ziggurat.games]\nbazaar = bazaar.plugin:PLUGIN\ngone = nowhere:PLUGIN\n"
    (info / "entry_points.txt").write_text(points, "utf-8")
    path = [str(tmp_path), str(ROOT / "src"), str(ROOT / "examples" / "bazaar")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "ZIGGURAT_PURE": "1"}


def run(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ziggurat.cli", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_an_installed_game_is_simulated_in_several_processes(installed: dict[str, str]) -> None:
    words = ("sim", "--game", "bazaar", "--players", "3", "--games", "4", "--jobs", "2", "--json")
    done = run(installed, *words)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["finished"] == 4


def test_a_game_that_cannot_be_loaded_is_told_of_and_costs_nothing_else(
    installed: dict[str, str],
) -> None:
    done = run(installed, "sim", "--game", "gone")
    assert done.returncode == 1
    assert "The game gone cannot be played: ModuleNotFoundError" in done.stderr
    assert "Traceback" not in done.stderr
