"""Records of the second game by the command line: replay, verify, load, undo, and files that are
damaged."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import ziggurat
from tests.wisdom.golden import SHELF, load
from ziggurat.core.records import replayed
from ziggurat.games.wisdom.game import WISDOM

SHORT = "2-culture"

BESIDE_A_HUT = """
phase = "movement"
tiles = { a9 = "tile27b" }
[[seat]]
civilization = "romans"
capital = "c14"
armies = "b11"
[[seat]]
civilization = "germans"
capital = "f3"
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(**changed: Any) -> Path:
    path = Path("game.json")
    path.write_text(json.dumps({**load(SHORT), **changed}), "utf-8")
    return path


def test_a_record_is_verified_in_both_languages() -> None:
    record = load(SHORT)
    count, path = len(record["answers"].split()), SHELF.folder / f"{SHORT}.json"
    for lang, words in (("en", f"good, {count} answers"), ("fr", f"bon, {count} réponses")):
        session = ziggurat("verify", path, "--lang", lang)
        assert session.code == 0
        assert words in session.out


def test_a_record_is_told_from_start_to_end() -> None:
    session = ziggurat("replay", SHELF.folder / f"{SHORT}.json")
    assert session.code == 0
    assert "comes into the market." in session.text
    assert "wins by" in session.text


ANSWERS = load(SHORT)["answers"].split()


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"rules": "9"}, "it was played under rules '9', unknown to this version."),
        ({"game": "dawn"}, "its setup cannot be played: a setup has no bargaining, civilizations."),
        ({"setup": {"players": 9}}, "its setup cannot be played: 2 to 5 can play, not 9."),
        ({"setup": {"moon": 1}}, "its setup cannot be played: a setup has no moon."),
        ({"setup": {"position": 5}}, "its setup cannot be played: a position is a text."),
        ({"setup": {"position": "moon = 1"}}, "its setup cannot be played: a position has no"),
        ({"answers": " ".join(ANSWERS[:90])}, "but lead to another position than its hash says."),
        ({"answers": " ".join([*ANSWERS[:9], "x"])}, "answer 10, 'x', was not offered for"),
        ({"answers": " ".join([*ANSWERS, "x"])}, "'x', comes after the end of the game."),
        ({"hash": "0" * 16}, "but lead to another position than its hash says."),
        ({"result": {}}, "its answers replay, but its result is not what they lead to."),
        ({"seed": "x"}, "its seed is not a whole number."),
    ],
)
def test_a_damaged_record_gets_one_line(changed: dict[str, Any], reason: str) -> None:
    session = ziggurat("verify", write(**changed))
    assert session.code == 1
    assert session.out.startswith("game.json: ")
    assert reason in session.out
    assert len(session.out.splitlines()) == 1


def test_a_record_that_is_cut_short_gets_one_line() -> None:
    Path("game.json").write_text(json.dumps(load(SHORT))[:700], "utf-8")
    session = ziggurat("verify", "game.json")
    assert (session.code, len(session.out.splitlines())) == (1, 1)
    assert "it is not JSON" in session.out


def test_a_game_from_a_position_is_saved_with_it_and_goes_on() -> None:
    Path("hut.toml").write_text(BESIDE_A_HUT, "utf-8")
    begin = ("play", "--game", "wisdom", "--position", "hut.toml", "--seed", "3")
    seats = ("--seat", "human", "--seat", "builder")
    ziggurat(*begin, *seats, typed=("move-b11", "save game.json"))
    Path("hut.toml").unlink()
    assert "unfinished" in ziggurat("verify", "game.json").out
    session = ziggurat("play", "--load", "game.json", typed=("b12",))
    assert "goes from b11 to b12" in session.text


def test_a_move_is_taken_back_until_it_finds_something() -> None:
    Path("hut.toml").write_text(BESIDE_A_HUT, "utf-8")
    begin = ("play", "--game", "wisdom", "--position", "hut.toml", "--seed", "3")
    seats = ("--seat", "human", "--seat", "builder")
    session = ziggurat(*begin, *seats, typed=("move-b11", "b12", "undo", "b10", "undo"))
    first, second = session.out.split("> undo\n")[1:]
    assert first.startswith("Taken back: b12")
    assert "explores the hut on b10" in first
    assert second.startswith("There is no answer of yours to take back.")


def test_undo_leads_to_the_same_position_as_before() -> None:
    *_, match = replayed(WISDOM, load(SHORT))
    hashes = [each.state.hash() for each in replayed(WISDOM, load(SHORT))]
    answers = list(match.answers)
    for count in (len(answers) - 1, len(answers) // 2, 129, 128, 65, 3, 0):
        match.undo(count)
        assert match.state.hash() == hashes[count]
    for answer in answers:
        match.feed(answer)
    assert match.state.hash() == load(SHORT)["hash"]
