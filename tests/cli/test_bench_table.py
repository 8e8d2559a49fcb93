"""`ziggurat bench --table`: what it measures and shows; how fast this machine is is no matter."""

import io
import json
from typing import Any

import pytest
from rich.console import Console

from tests.cli.terminal import ziggurat
from ziggurat.bench import table
from ziggurat.bench.page import PAINTS, PLAIN_PAGE
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
    assert [found[part] for part in PAINTS] == [None, None]


@pytest.mark.parametrize("width", [80, 100])
def test_the_tables(width: int) -> None:
    row = {"ms": 12.34, "times_plain": 3.21}
    found: dict[str, Any] = {"requests": dict.fromkeys(table.REQUESTS, row)}
    found |= {part: dict.fromkeys(names, row) for part, names in PAINTS.items()}
    file = io.StringIO()
    show_table(found | {PLAIN_PAGE: None}, Console(file=file, width=width))
    shown = file.getvalue()
    assert "50 more sockets" in shown
    assert "12.3" in shown
    assert "3.2x" in shown
    assert "plain page: not measured" in shown
    assert max(len(line) for line in shown.splitlines()) <= width
