"""`ziggurat bench --table`: what it measures and shows; how fast this machine is is no matter."""

import io
import json
from typing import Any

import pytest
from rich.console import Console

from tests.cli.terminal import ziggurat
from ziggurat.bench import table
from ziggurat.bench.page import PAINTS, PLAIN_PAGE
from ziggurat.bench.pan import rate
from ziggurat.cli.bench import show_table


def test_each_figure_is_told_as_a_multiple_of_the_plain_one() -> None:
    taken = {"plain": [1.0, 2.0, 90.0], "ours": [3.0, 8.0, 5.0]}
    assert table.rows(taken, "plain") == {
        "plain": {"ms": 2.0, "times_plain": 1.0},
        "ours": {"ms": 5.0, "times_plain": 2.5},
    }


def test_the_figures_of_a_table_without_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/no/such/browser")
    session = ziggurat("bench", "--table", "--times", "2", "--json")
    assert session.code == 0
    found = json.loads(session.out)
    assert found["requests"].keys() == table.REQUESTS.keys()
    assert found["requests"]["plain request"]["times_plain"] == 1
    assert all(row["ms"] > 0 for row in found["requests"].values())
    assert [found[part] for part in (*PAINTS, "frames")] == [None, None, None]


def told(found: dict[str, Any], width: int = 80) -> str:
    file = io.StringIO()
    show_table(found, Console(file=file, width=width))
    return file.getvalue()


@pytest.mark.parametrize("width", [80, 100])
def test_the_tables(width: int) -> None:
    row = {"ms": 12.34, "times_plain": 3.21}
    found: dict[str, Any] = {"requests": dict.fromkeys(table.REQUESTS, row)}
    found |= {part: dict.fromkeys(names, row) for part, names in PAINTS.items()}
    shown = told(found | {PLAIN_PAGE: None, "frames": None}, width)
    assert "50 more sockets" in shown
    assert "12.3" in shown
    assert "3.2x" in shown
    assert "plain page: not measured" in shown
    assert max(len(line) for line in shown.splitlines()) <= width


def test_what_is_asked_of_the_pages_and_whether_it_is_met() -> None:
    found: dict[str, Any] = {"requests": None}
    for part, names in PAINTS.items():
        found[part] = {name: {"ms": 250.0, "times_plain": 1.0} for name in names}
    moved = {"plain pan": {"per_s": 60.1, "dropped": 0.0}, "pan": {"per_s": 59.9, "dropped": 0.125}}
    shown = told(found | {"frames": moved})
    assert "12.5%" in shown
    assert "first page, ms: 250.0 (asked 1000: met)" in shown
    assert "answer to repaint, ms: 250.0 (asked 100: not met)" in shown
    assert "frames a second while panning: 59.9 (asked 60: met)" in shown


def test_frames_are_counted_between_the_first_and_the_last_that_was_drawn() -> None:
    def at(name: str, milliseconds: int) -> dict[str, Any]:
        return {"name": name, "ts": 1000 * milliseconds}

    drawn = [at("DrawFrame", moment) for moment in (100, 120, 160, 180)]
    per_second, dropped = rate([at("DroppedFrame", 20), *drawn, at("DroppedFrame", 140)])
    assert per_second == pytest.approx(3 / 0.08)
    assert dropped == pytest.approx(1 / 5)
    assert rate([]) == (0.0, 1.0)
