"""`ziggurat export`: files, folders and lines of records become tables; bad ones are told of."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import ziggurat
from tests.export.games import BASE, TERRA, record, table, written
from ziggurat.export import writers
from ziggurat.export.tables import TABLES, columns_of
from ziggurat.games.dawn.plugin import PLUGIN


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test runs in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def games() -> list[dict[str, Any]]:
    return [record(BASE), record(TERRA), record(BASE, seed=2)]


def test_records_become_three_tables(folder: Path, games: list[dict[str, Any]]) -> None:
    for number, game in enumerate(games):
        written(folder / f"{number}.json", game)
    session = ziggurat("export", "0.json", "1.json", "2.json", "--out", "some/tables")
    assert (session.code, session.out) == (0, "Games in some/tables: 3.\n")
    assert sorted(file.name for file in (folder / "some" / "tables").iterdir()) == [
        "answers.csv",
        "results.csv",
        "states.csv",
    ]
    results = table(folder / "some" / "tables" / "results.csv")
    assert [row["source"] for row in results] == ["0.json", "1.json", "2.json"]
    assert [row["game"] for row in results] == ["1", "2", "3"]
    assert results[1]["leader_3"] == "" != results[1]["leader_2"]
    assert (results[0]["errata"], results[0]["won_0"]) == ("true", "false")
    answers = table(folder / "some" / "tables" / "answers.csv")
    assert len(answers) == sum(len(game["answers"].split()) for game in games)


def test_an_arena_and_a_folder_of_records(folder: Path, games: list[dict[str, Any]]) -> None:
    arena = ("arena", "--bot", "random", "--games", "3", "--rounds", "2", "--jobs", "1")
    assert ziggurat(*arena, "--map", "first-game", "--out", "arena").code == 0
    written(folder / "mine" / "b.jsonl", games[0], games[1])
    written(folder / "mine" / "a.json", games[2])
    (folder / "mine" / "notes.txt").write_text("not a record", "utf-8")
    session = ziggurat("export", "arena", "mine", "mine/a.json", "--out", "tables")
    assert session.code == 0, session.err
    results = table(folder / "tables" / "results.csv")
    arena_games = ["arena/records/0000.jsonl:1", "arena/records/0000.jsonl:2"]
    sources = [row["source"] for row in results]
    assert sources[:2] == arena_games
    assert sources[-3:] == ["mine/a.json", "mine/b.jsonl:1", "mine/b.jsonl:2"]
    assert results[0]["player_0"] == "random"


def test_the_same_records_make_the_same_tables(folder: Path, games: list[dict[str, Any]]) -> None:
    written(folder / "games.jsonl", *games)
    for out, language in (("one", "en"), ("two", "fr")):
        assert ziggurat("export", "games.jsonl", "--out", out, "--lang", language).code == 0
    for name in TABLES:
        one, two = (folder / out / f"{name}.csv" for out in ("one", "two"))
        assert one.read_bytes() == two.read_bytes()


def test_only_the_tables_asked_for(folder: Path, games: list[dict[str, Any]]) -> None:
    written(folder / "game.json", games[0])
    assert ziggurat("export", "game.json", "--out", "t", "--tables", "results,states").code == 0
    assert {file.name for file in (folder / "t").iterdir()} == {"results.csv", "states.csv"}


def test_bad_records_are_told_of_and_do_not_stop_the_others(
    folder: Path, games: list[dict[str, Any]]
) -> None:
    wrong_end = games[0] | {"hash": "0000000000000000"}
    too_long = games[0] | {"answers": games[0]["answers"] + " nonsense"}
    written(folder / "games.jsonl", games[0], wrong_end, too_long, games[1])
    with (folder / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"format": "ziggurat-rec')
    (folder / "noise.json").write_bytes(b"\xff\xfe\x00")
    (folder / "empty").mkdir()
    written(folder / "last.json", games[2])
    words = ("games.jsonl", "noise.json", "no.json", "empty", "last.json")
    session = ziggurat("export", *words, "--out", "tables")
    assert session.code == 1
    told = session.err.splitlines()
    assert len(told) == 6
    assert "empty: there is no record in it." in told
    assert "no.json: there is no such file." in told
    assert "noise.json: it is not text." in told
    assert any(line.startswith("games.jsonl:2: its answers replay, but lead") for line in told)
    assert any("nonsense" in line and line.startswith("games.jsonl:3: ") for line in told)
    assert any(line.startswith("games.jsonl:5: it is not JSON") for line in told)
    results = table(folder / "tables" / "results.csv")
    assert [row["source"] for row in results] == ["games.jsonl:1", "games.jsonl:4", "last.json"]
    answers = table(folder / "tables" / "answers.csv")
    assert {row["game"] for row in answers} == {"1", "2", "3"}


def test_tables_are_replaced_only_by_whole_ones(folder: Path, games: list[dict[str, Any]]) -> None:
    written(folder / "game.json", games[0])
    assert ziggurat("export", "game.json", "--out", "t").code == 0
    before = {file: file.read_bytes() for file in (folder / "t").iterdir()}
    (folder / "bad.json").write_text("{}", "utf-8")
    session = ziggurat("export", "bad.json", "--out", "t")
    assert session.code == 1
    assert "No game could be read, and nothing was written." in session.err
    assert {file: file.read_bytes() for file in (folder / "t").iterdir()} == before


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--tables", "moves"), "There is no table “moves”; there is answers, states, results."),
        (("--format", "xml"), "There is no format “xml”; there is csv, parquet."),
        (("--lang", "fr", "--format", "xml"), "Il n'y a pas de format « xml »"),
        (("--out", "game.json"), "The tables cannot be written to game.json: File exists."),
    ],
)
def test_what_cannot_be_gets_one_sentence(
    words: tuple[str, ...], sentence: str, folder: Path, games: list[dict[str, Any]]
) -> None:
    written(folder / "game.json", games[0])
    session = ziggurat("export", "game.json", "--out", "t", *words)
    assert (session.code, session.out) == (1, "")
    assert sentence in session.err
    assert not (folder / "t").exists()


def test_parquet_without_its_extra_gets_one_sentence(
    folder: Path, games: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> None:
        raise writers.NoWriter

    monkeypatch.setattr(writers, "_pyarrow", missing)
    written(folder / "game.json", games[0])
    session = ziggurat("export", "game.json", "--out", "t", "--format", "parquet")
    assert session.code == 1
    assert session.err == "Parquet needs the extra: pip install 'ziggurat[data]'.\n"
    assert not (folder / "t").exists()


def test_parquet_holds_the_same_as_csv_with_types(
    folder: Path, games: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    if "data" not in os.environ.get("ZIGGURAT_EXTRAS", "").split(","):
        pytest.importorskip("pyarrow", reason="the extra `data` is not installed")
    from pyarrow import parquet

    monkeypatch.setattr(writers, "_GROUP", 100)  # several groups
    written(folder / "games.jsonl", *games)
    for format_ in ("csv", "parquet"):
        assert ziggurat("export", "games.jsonl", "--out", "t", "--format", format_).code == 0
    for name, columns in columns_of(PLUGIN).items():
        packed = parquet.read_table(folder / "t" / f"{name}.parquet")
        assert packed.column_names == [column.name for column in columns]
        rows = packed.to_pylist()
        plain = table(folder / "t" / f"{name}.csv")
        assert [{key: _text(value) for key, value in row.items()} for row in rows] == plain


def _text(value: Any) -> str:
    if value is None:
        return ""
    return json.dumps(value) if isinstance(value, bool) else str(value)
