"""Ratings over several runs, in one table."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from tests.arena.games import result
from ziggurat.arena.joined import main
from ziggurat.arena.play import Result


def run(folder: Path, bots: dict[str, str], results: list[Result], code: str = "1") -> str:
    """A folder of the arena with these results."""
    folder.mkdir()
    told = {"game": "dawn", "rules": "3", "code": code, "bots": bots}
    (folder / "arena.json").write_text(json.dumps(told), "utf-8")
    lines = [json.dumps(asdict(each)) for each in results]
    (folder / "results.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return str(folder)


def duel(first: str, second: str) -> list[Result]:
    return [result(first, second, winners=(0,), seed=seed) for seed in range(4)]


@pytest.fixture
def folders(tmp_path: Path) -> list[str]:
    one = run(tmp_path / "one", {"a": "sage", "b": "steward"}, duel("a", "b"))
    two = run(tmp_path / "two", {"b": "steward", "c": "greedy"}, duel("b", "c"))
    return [one, two]


def test_the_bots_of_all_runs_are_rated_together(
    folders: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*folders, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {row["bot"]: row["games"] for row in rows} == {"a": 4, "b": 8, "c": 4}
    assert sum(row["elo"] for row in rows) == pytest.approx(0, abs=0.2)


def test_people_see_the_best_first(folders: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(folders) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["bot", "a", "b", "c"]


@pytest.mark.parametrize(
    ("bots", "seats", "code", "words"),
    [
        ({"b": "greedy", "c": "sage"}, ("b", "c"), "1", "another bot is called “b”"),
        ({"c": "greedy", "d": "sage"}, ("c", "d"), "1", "“a” and “c” never met"),
        ({"b": "steward", "c": "sage"}, ("b", "c"), "2", "of another code"),
    ],
)
def test_runs_that_do_not_belong_together_get_one_sentence(
    bots: dict[str, str],
    seats: tuple[str, str],
    code: str,
    words: str,
    folders: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    other = run(tmp_path / "other", bots, duel(*seats), code)
    assert main([folders[0], other]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert len(err.splitlines()) == 1


def test_versions_are_mixed_where_it_is_wished(folders: list[str], tmp_path: Path) -> None:
    other = run(tmp_path / "other", {"b": "steward", "c": "sage"}, duel("b", "c"), "2")
    assert main([folders[0], other, "--mix"]) == 0


def test_what_is_no_folder_of_the_arena_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"joined: {tmp_path} is no folder of the arena.\n"
