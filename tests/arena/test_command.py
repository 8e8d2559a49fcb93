"""`ziggurat arena`: the same figures whoever plays, stopped and resumed or not."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.arena.games import timeless
from tests.cli.terminal import ziggurat
from tests.patience import HANGING, until
from ziggurat.arena.play import Result
from ziggurat.arena.store import held

SMALL = ("--map", "first-game", "--rounds", "8", "--seed", "5")
DUEL = ("arena", "--bot", "random", "--bot", "builder", *SMALL)
KEYS = {"bot", "pairing", "games", "wins", "rate", "low", "high"}
KEYS |= {"elo", "p50_ms", "p95_ms", "cut"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test runs in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def rows(*words: str) -> list[dict[str, Any]]:
    session = ziggurat(*words, "--json")
    assert session.code == 0, session.err
    found: list[dict[str, Any]] = json.loads(session.out)
    return found


def without_times(table: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: v for key, v in row.items() if not key.endswith("_ms")} for row in table]


def kept(folder: Path) -> dict[str, Result]:
    """The results in a folder, without times."""
    lines = (folder / "results.jsonl").read_text("utf-8").splitlines()
    found = [Result(**json.loads(line)) for line in lines]
    assert len({each.key for each in found}) == len(found)
    return {each.key: timeless(each) for each in found}


def test_the_rows() -> None:
    table = rows(*DUEL, "--games", "4", "--jobs", "1")
    assert [(row["bot"], row["pairing"]) for row in table] == [
        ("random", "random vs builder"),
        ("builder", "random vs builder"),
    ]
    for row in table:
        assert row.keys() >= KEYS
        assert (row["games"], row["wins"], row["cut"]) == (4, 0, 4)
        assert row["low"] <= row["rate"] <= row["high"]
        assert 0 < row["p50_ms"] <= row["p95_ms"]


def test_three_bots_one_against_the_field() -> None:
    table = rows(*DUEL, "--bot", "eager", "--players", "3", "--field", "--games", "3", "--jobs=1")
    assert [(row["bot"], row["pairing"]) for row in table] == [
        ("random", "random vs 2 builder"),
        ("builder", "random vs 2 builder"),
        ("random", "random vs 2 eager"),
        ("eager", "random vs 2 eager"),
        ("random", "all"),
        ("builder", "all"),
        ("eager", "all"),
    ]
    assert [row["games"] for row in table] == [3, 3, 3, 3, 6, 3, 3]


def test_processes_change_nothing_but_the_time(folder: Path) -> None:
    alone = rows(*DUEL, "--games", "6", "--jobs", "1", "--out", "alone")
    shared = rows(*DUEL, "--games", "6", "--jobs", "2", "--out", "shared")
    assert without_times(alone) == without_times(shared)
    assert kept(folder / "alone") == kept(folder / "shared")


def test_ray_changes_nothing_but_the_time(folder: Path) -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed")
    alone = rows(*DUEL, "--games", "6", "--jobs", "1", "--out", "alone")
    spread = rows(*DUEL, "--games", "6", "--ray", "--out", "spread")
    assert without_times(alone) == without_times(spread)
    assert kept(folder / "alone") == kept(folder / "spread")


def test_a_folder_that_another_run_writes_to_gets_one_sentence(folder: Path) -> None:
    with held(folder / "taken"):
        session = ziggurat(*DUEL, "--games", "2", "--out", "taken")
    assert session.code == 1
    assert session.err.strip().endswith(
        "Another run is writing to taken; wait for it, or name another --out."
    )


def test_the_same_command_goes_on_by_itself() -> None:
    few = ziggurat(*DUEL, "--games", "2", "--jobs", "1")
    assert "2 to play" in few.err
    more = ziggurat(*DUEL, "--games", "4", "--jobs", "1")
    assert "2 of 4 games were there, 2 to play" in more.err


def test_a_lean_folder_has_results_alone_and_the_same_command_goes_on(folder: Path) -> None:
    lean = (*DUEL, "--jobs", "1", "--lean", "--out", "lean")
    ziggurat(*lean, "--games", "2")
    rows(*lean, "--games", "4")
    assert {file.name for file in (folder / "lean").iterdir()} == {
        "arena.json",
        "lock",
        "results.jsonl",
    }
    assert '"times":[]' in (folder / "lean/results.jsonl").read_text("utf-8")
    whole = rows(*DUEL, "--games", "4", "--jobs", "1", "--out", "whole")
    assert kept(folder / "lean") == kept(folder / "whole")
    assert without_times(rows(*lean, "--games", "4")) == without_times(whole)


MANY = 200  # games, enough to be stopped among them


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("blow", ["SIGKILL", "SIGINT"])
def test_stopped_in_the_middle_and_resumed(folder: Path, blow: str) -> None:
    words = [*DUEL, "--games", str(MANY)]
    command = [sys.executable, "-m", "ziggurat.cli", *words, "--jobs", "2", "--out", "broken"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as run:
        results = folder / "broken" / "results.jsonl"
        until(lambda: results.exists() and results.read_bytes().count(b"\n") >= 3, "three games")
        assert run.poll() is None
        run.send_signal(getattr(signal, blow))
        _, told = run.communicate(timeout=HANGING)
    if blow == "SIGINT":
        assert run.returncode == 130
        assert "Stopped." in told
        assert "the same command goes on from here" in told
    assert 3 <= results.read_bytes().count(b"\n") < MANY
    with results.open("a", encoding="utf-8") as file:
        file.write('{"key":"torn')
    resumed = rows(*words, "--jobs", "1", "--out", "broken")
    whole = rows(*words, "--jobs", "1", "--out", "whole")
    assert without_times(resumed) == without_times(whole)
    assert kept(folder / "broken") == kept(folder / "whole")
    assert records(folder / "broken") == records(folder / "whole")


def records(folder: Path) -> dict[str, dict[str, Any]]:
    lines = (folder / "records" / "0000.jsonl").read_text("utf-8").splitlines()
    found = [json.loads(line) for line in lines]
    assert len({each["key"] for each in found}) == len(found) == MANY
    return {each["key"]: each for each in found}


def test_tables_and_page_for_people(folder: Path) -> None:
    session = ziggurat(*DUEL, "--games", "2", "--jobs", "1", "--html", "page.html")
    assert session.code == 0
    assert "random vs builder" in session.out
    assert "0.0% (0.0–65.8)" in session.out
    assert session.widest <= 80
    assert "<svg" in (folder / "page.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bot", "deep thought"), "There is no bot “deep thought”; there is easy, fair, strong"),
        (("--bot", "random:depth=3"), "“random” has no option “depth”; its options: none."),
        (("--bot", "cmd:./mine"), "A program from outside needs a name: mybot=cmd:./mine."),
        (("--bot", "mine=cmd:"), "“mine” has no command to start it."),
        (("--bot", "random", "--bot", "random"), "Two bots are called “random”"),
        (("--bot", "random", "--field"), "One against the field needs at least two bots."),
        (("--bot", "random", "--bot", "eager", "--players", "3"), "3 players need 3 different"),
        (("--bot", "random", "--players", "9"), "These games cannot be set up: 2 to 4 can play"),
        (("--bot", "random", "--edition", "atlantis"), "there is no edition 'atlantis'"),
        (("--bot", "random", "--out", "file"), "The folder file cannot be used"),
        (("--bot", "random", "--lean", "--habits"), "--habits looks at records, and --lean keeps"),
        (("--bot", "random", "--html", "no/page.html"), "The page cannot be written to no/page"),
    ],
)
def test_what_cannot_be_gets_one_sentence(
    words: tuple[str, ...], sentence: str, folder: Path
) -> None:
    (folder / "file").write_text("", "utf-8")
    session = ziggurat("arena", *words, "--games", "1", "--rounds", "1", "--jobs", "1")
    assert session.code == 1
    assert sentence in session.err
    assert session.out == ""
