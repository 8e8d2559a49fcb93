"""Tables and reports of the second game: `ziggurat export`, and who wins by `ziggurat arena`."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import ziggurat
from tests.export.games import table
from tests.wisdom.swapping import RECORDS
from ziggurat.export.tables import TABLES, columns_of
from ziggurat.games.wisdom.plugin import PLUGIN

PAGE = (Path(__file__).parents[2] / "docs" / "export-wisdom.md").read_text("utf-8")
TYPES = {"whole number": int, "text": str, "true or false": bool}


@pytest.mark.parametrize("name", ["states", "results"])
def test_the_page_lists_exactly_the_columns(name: str) -> None:
    text = PAGE.partition(f"\n## {name}\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| `")]
    listed = [
        (column, TYPES[cells[1].strip()])
        for cells in rows
        for column in re.findall(r"`(\w+)`", cells[0])
    ]
    assert listed == [(column.name, column.type) for column in columns_of(PLUGIN)[name]]


def test_records_become_three_tables(tmp_path: Path) -> None:
    names = ["2-tech.json", "3-offers.json"]
    words = ("export", *(str(RECORDS / name) for name in names), "--game", "wisdom")
    session = ziggurat(*words, "--out", str(tmp_path))
    assert session.code == 0, session.err
    tables = {name: table(tmp_path / f"{name}.csv") for name in TABLES}
    results = tables["results"]
    assert results[0]["reason"] == "tech"
    assert [row["players"] for row in results] == ["2", "3"]
    assert results[0]["civilization_2"] == ""
    assert len(tables["answers"]) == sum(int(row["answers"]) for row in results)
    last = [row for row in tables["states"] if row["game"] == "1"][-2:]
    assert [row["techs"] for row in last] == [results[0]["techs_0"], results[0]["techs_1"]]
    assert max(int(row["techs_5"]) for row in last) == 1  # the tech that won


def test_a_report_tells_who_won_by_civilization_by_seat_and_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = "arena --game wisdom --bot builder --players 2 --games 4 --seed 1 --jobs 1"
    session = ziggurat(*words.split(), "--out", "games", "--balance", "balance.md")
    assert session.code == 0, session.err
    page = Path("balance.md").read_text(encoding="utf-8")
    assert page.startswith("4 games, 4 of them to their end")
    for title in ("order of play", "civilization", "victory"):
        assert f"| {title} | rate | 95 % | games |" in page
    victories = page.partition("| victory |")[2]
    assert len(re.findall(r"^\| \w+ victory \|", victories, flags=re.MULTILINE)) == 4
    shares = re.findall(r"victory \| \**([\d.]+) %", victories)
    assert sum(map(float, shares)) == pytest.approx(100, abs=0.2)
