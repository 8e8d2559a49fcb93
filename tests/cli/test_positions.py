"""Playing from positions written by hand (docs/positions.md)."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import MEADOW, ziggurat
from ziggurat.games.dawn.conservation import violations
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.position import parsed_position

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"


def documented() -> str:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(example)


def test_the_documented_position_is_sound_and_plays() -> None:
    assert violations(DAWN.new({"position": documented()})) == []
    Path("example.toml").write_text(documented(), "utf-8")
    session = ziggurat("play", "--position", "example.toml", "--seed", "1", typed=("seats", "5"))
    assert "2 players, from a position, seed 1" in session.text
    assert "Round 4, Rome (orange)" in session.text
    assert "Drama and Poetry II oo" in session.after("seats")
    assert "Embassy (R), Kabul" in session.after("seats")
    assert "Stonehenge (12)" in session.after("seats")


def test_every_key_is_documented() -> None:
    page = PAGE.read_text("utf-8")
    known = set(re.findall(r"`(\w+)`", page))
    keys = set()
    for text in ("nothing = 1", "[[seat]]\nnothing = 1"):
        with pytest.raises(ValueError, match="has no 'nothing'; it has ") as refusal:
            parsed_position(text)
        keys |= set(str(refusal.value).partition("it has ")[2].split(", "))
    assert len(keys) > 30
    assert keys <= known


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("map =", "map = = ", "the position is not well written"),
        ("victory =", "victries =", "a position has no 'victries'"),
        ("leader =", "lader =", "a seat has no 'lader'"),
        ('"rome"', '"atlantis"', "there is no leader 'atlantis'"),
        ("capital = 12", "capital = 13", "there is no space 13; they are numbered 0 to 12"),
        ("capital = 12", "capital = 1", "share a space"),
        ("capital = 12", "", "seat 1 needs a capital"),
        (" g g h f", " g x h f", "the map has 'x'"),
        (" g g h f", " g gh f", "should be shifted by one column"),
        ("[[seat]]", "[seat]", "the position is not well written"),
        ('"petra oracle"', '"petra bigfoot"', "there is no wonder called 'bigfoot'"),
        ('"petra oracle"', "7", "the position is not well written"),
    ],
)
def test_a_bad_position_gets_one_line(old: str, new: str, reason: str) -> None:
    assert old in MEADOW
    Path("bad.toml").write_text(MEADOW.replace(old, new), "utf-8")
    session = ziggurat("play", "--position", "bad.toml")
    assert session.code == 1
    assert session.err.startswith("bad.toml: ")
    assert reason in session.err
    assert len(session.err.splitlines()) == 1


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"a = " + b"[" * 100_000, b"seat = 3"])
def test_a_file_that_is_no_position_gets_one_line(content: bytes) -> None:
    Path("bad.toml").write_bytes(content)
    session = ziggurat("play", "--position", "bad.toml")
    assert session.code == 1
    assert session.err.startswith("bad.toml: ")
    assert len(session.err.splitlines()) == 1


def test_seats_must_be_as_many_as_the_position_has(meadow: Path) -> None:
    session = ziggurat("play", "--position", meadow, "--seat", "human")
    assert session.code == 1
    assert "This game has 2 seats: give --seat 2 times or not at all." in session.err
    both = ziggurat("play", "--position", meadow, "--seat", "random", "--seat", "human")
    assert both.code == 0


def test_a_game_from_a_position_is_saved_with_it(meadow: Path) -> None:
    ziggurat("play", "--position", meadow, typed=("culture", "save game.json"))
    meadow.unlink()
    session = ziggurat("play", "--load", "game.json", typed=("5",))
    assert "Rome (blue) places a control token on 5 (grassland)." in session.text
