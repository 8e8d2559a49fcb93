"""`ziggurat bench`: what it measures and shows; how fast this machine is does not matter here."""

import importlib.util
import io
import json
from typing import Any

import pytest
from rich.console import Console

from tests.cli.terminal import ziggurat
from ziggurat.bench import figures
from ziggurat.bench.subjects import bench_of
from ziggurat.cli.bench import show

RATES = {"answers_per_s", "clones_per_s", "options_per_s", "games_per_s"}
SETUPS = [
    "base 2",
    "base 4",
    "terra-incognita 2",
    "terra-incognita 4",
    "terra-incognita 4, 300 rounds",
]


def test_the_figures() -> None:
    session = ziggurat("bench", "--seconds", "0.1", "--json")
    assert session.code == 0
    found = json.loads(session.out)
    assert list(found["builds"]) == ["interpreted", "compiled"]
    for setups in filter(None, found["builds"].values()):
        assert list(setups) == SETUPS
        for row in setups.values():
            assert row.keys() == RATES | {"bytes_per_state"}
            assert all(figure > 0 for figure in row.values())
            assert row["games_per_s"] < row["answers_per_s"] / 100
            assert 500 < row["bytes_per_state"] < 20_000
    has_catanatron = importlib.util.find_spec("catanatron") is not None
    assert (found["peers"]["catanatron"] is not None) is has_catanatron
    assert ("catanatron" in found["ratios"]["interpreted"]) is has_catanatron
    assert found["growth"]["interpreted"]["players"].keys() == {
        "2 players",
        "3 players",
        "4 players",
        "5 players",
    }
    for group in ("rounds", "tiles"):
        assert len(found["growth"]["interpreted"][group]) >= 2


def test_the_figures_of_the_second_game() -> None:
    session = ziggurat("bench", "--game", "wisdom", "--seconds", "0.1", "--json")
    assert session.code == 0
    found = json.loads(session.out)
    assert found["bar_setup"] == "wisdom 4"
    assert list(found["builds"]["interpreted"]) == ["wisdom 2", "wisdom 4"]
    for row in found["builds"]["interpreted"].values():
        assert all(figure > 0 for figure in row.values())
    assert found["growth"]["interpreted"]["players"].keys() == {
        "2 players",
        "3 players",
        "4 players",
        "5 players",
    }
    assert "turns 1 to 8" in found["growth"]["interpreted"]["turns"]


def row(answers: float, copies: float, size: int | None = 1000) -> dict[str, float | None]:
    return {
        "answers_per_s": answers,
        "clones_per_s": copies,
        "options_per_s": 5.0,
        "games_per_s": 0.5,
        "bytes_per_state": size,
    }


def test_a_ratio_says_how_much_better_we_are() -> None:
    assert figures.ratios(row(300, 4000, 500), row(100, 100, 2000)) == {
        "answers_per_s": 3.0,
        "clones_per_s": 40.0,
        "options_per_s": 1.0,
        "bytes_per_state": 4.0,
    }
    assert figures.ratios(row(1, 1), row(1, 1, None))["bytes_per_state"] is None


def test_a_bar_is_met_from_its_number_on() -> None:
    ours = {"interpreted": row(200, 999)}
    found = figures.bars(bench_of("dawn"), ours, {"catanatron": row(100, 100)})
    assert [(bar["build"], bar["ratio"], bar["met"]) for bar in found] == [
        ("interpreted", 2.0, True),
        ("interpreted", 9.99, False),
        ("compiled", None, None),
        ("compiled", None, None),
    ]
    assert {bar["met"] for bar in figures.bars(bench_of("dawn"), ours, {})} == {None}


def test_every_game_has_its_own_bars() -> None:
    ours = {"interpreted": row(100, 499)}
    found = figures.bars(bench_of("wisdom"), ours, {"catanatron": row(100, 100)})
    assert [(bar["at_least"], bar["met"]) for bar in found[:2]] == [(1, True), (5, False)]


def test_the_length_of_games_is_that_of_all_builds() -> None:
    worker: Any = None
    slow = figures.Contestant("base 2", worker, {"answers_per_s": 100.0}, answers=100, games=1)
    fast = figures.Contestant("base 2", worker, {"answers_per_s": 1000.0}, answers=900, games=3)
    figures.count_games([{"base 2": slow}, {"base 2": fast}])
    assert (slow.found["games_per_s"], fast.found["games_per_s"]) == (0.4, 4.0)


def measured(compiled: bool) -> dict[str, Any]:
    """A run as it might have been."""
    rows = {setup: row(60_000, 300_000) for setup in SETUPS}
    peers = {"catanatron": row(27_000, 13_000), "OpenSpiel chess": row(1, 1, None)}
    builds = {"interpreted": rows, "compiled": rows if compiled else None}
    ours = {build: rows["terra-incognita 4"] for build, rows in builds.items() if rows}
    costs = {"us_per_answer": 20.0, "us_per_copy": 5.0}
    growth = {"players": {"2 players": costs, "5 players": costs | {"us_per_answer": 30.0}}}
    return {
        "bar_setup": "terra-incognita 4",
        "builds": builds,
        "peers": peers | {"python-chess": None},
        "ratios": {
            build: {name: figures.ratios(mine, peer) for name, peer in peers.items()}
            for build, mine in ours.items()
        },
        "bars": figures.bars(bench_of("dawn"), ours, peers),
        "growth": dict.fromkeys(ours, growth),
    }


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("width", [80, 100])
def test_the_tables(compiled: bool, width: int) -> None:
    file = io.StringIO()
    show(measured(compiled), Console(file=file, width=width))
    shown = file.getvalue()
    assert "answers/s 2.22x (bar 2x: met), copies/s 23.08x (bar 10x: met)" in shown
    if compiled:
        assert "answers/s 2.22x (bar 8x: not met), copies/s 23.08x (bar 50x: not met)" in shown
    else:
        assert "compiled: not built (run.py compile)" in shown
    assert "30.0 (1.50x)" in shown
    assert "Not installed here: python-chess" in shown
    assert "…" not in shown  # nothing is cut off
    assert max(len(line) for line in shown.splitlines()) <= width
