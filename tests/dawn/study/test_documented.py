"""docs/export.md lists exactly the columns there are, with their types."""

import re
from pathlib import Path

import pytest

from ziggurat.export.tables import TABLES, columns_of
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.plugin import PLUGIN
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.study.states import AGENDAS

PAGE = (Path(__file__).parents[3] / "docs" / "export.md").read_text("utf-8")
TYPES = {"whole number": int, "number": float, "text": str, "true or false": bool}


def lines(section: str) -> list[list[str]]:
    """The cells of the tables below a heading."""
    text = PAGE.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in row] for row in rows]


def names(cell: str) -> list[str]:
    return re.findall(r"`(\w+)`", cell)


@pytest.mark.parametrize("table", TABLES)
def test_the_page_lists_exactly_the_columns(table: str) -> None:
    listed = {
        name: TYPES.get(type_, int)  # agendas tell what they need instead
        for cell, type_, _ in lines(table)
        for name in names(cell)
    }
    assert listed == {column.name: column.type for column in columns_of(PLUGIN)[table]}


def test_the_page_tells_what_agendas_need() -> None:
    s = DAWN.new({})
    needs = {f"agenda_{slug}": str(progress(s, 0, slug)[1]) for slug in AGENDAS}
    told = {name: need for cell, need, _ in lines("states") for name in names(cell)}
    assert {name: need for name, need in told.items() if name in needs} == needs
