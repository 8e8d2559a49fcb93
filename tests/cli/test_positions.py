"""Playing from positions written by hand (docs/positions.md)."""

import contextlib
import re
from pathlib import Path

import pytest

from tests.cli.terminal import MEADOW, refusal, ziggurat
from ziggurat.core.game import BadSetup
from ziggurat.games.dawn.conservation import violations
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.position_text import KEYS, SEAT_KEYS, parsed_position

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
        ('"petra oracle"', "7", "face_up is a text with blanks between the names, not 7"),
        ('"petra oracle"', '"petra machu_picchu_terra"', "does not belong to the edition base"),
        ('"petra oracle"', '"petra ruhr_valley"', "are of the same deck"),
        ('"petra oracle"', '"petra"\ndecks = 1', "decks is true or false, not 1"),
        ('"warmonger_paranoid"', '"warmonger_paranoid warmonger_paranoid"', "named twice"),
        ('"warmonger_paranoid"', '"fortified"', "fortified does not belong to the edition base"),
        ('"warmonger_paranoid"', '"warmonger_paranoid"\nround = 0', "round is a number from 1"),
        ('"warmonger_paranoid"', '"warmonger_paranoid"\nround = "2"', "not '2'"),
        (
            '"warmonger_paranoid"',
            '"warmonger_paranoid"\nevent = 5',
            "event is a number from 0 to 4",
        ),
        ('"warmonger_paranoid"', '"warmonger_paranoid"\nevent = -1', "event is a number"),
        (
            '"warmonger_paranoid"',
            '"warmonger_paranoid"\nstored = 5',
            "stored is a number from 0 to 4",
        ),
        ('"warmonger_paranoid"', '"warmonger_paranoid"\nturn = 2', "turn is a number from 0 to 1"),
        ('"warmonger_paranoid"', '"warmonger_paranoid"\nturn = true', "turn is a number"),
        (
            '"warmonger_paranoid"',
            '"warmonger_paranoid"\nfirst = 2',
            "first is a number from 0 to 1",
        ),
        (
            '"warmonger_paranoid"',
            '"warmonger_paranoid"\nat = "noon"',
            "begins at 'turn' or 'round'",
        ),
        ('"warmonger_paranoid"', '"warmonger_paranoid"\nibrahim = 1', "belongs to the expansion"),
        ('"warmonger_paranoid"', '"warmonger_paranoid"\nbarbarians = { B = "off" }', "barbarian B"),
        ('"warmonger_paranoid"', '"warmonger_paranoid"\nbarbarians = { A = 7 }', "stands on water"),
        ('"warmonger_paranoid"', '"warmonger_paranoid"\nbarbarians = [7]', "barbarians is a table"),
        ('9 = "A"', '19 = "A"', "an icon is on space '19'; spaces are numbered 0 to 12"),
        ('9 = "A"', '9 = "A", 8 = "A"', "A is printed on two spaces"),
        ('9 = "A"', '9 = "dragon"', "there is no icon called 'dragon'"),
        ('9 = "A"', "9 = 3", "there is no icon called 3"),
        ("capital = 12", "capital = 7", "a city or control token stands on water"),
        ("capital = 12", 'capital = "12"', "there is no space '12'"),
        ("capital = 12", "capital = 12\ntokens = 3", "tokens is a list such as [1, 2], not 3"),
        ("capital = 12", "capital = 12\ntokens = [3, 3]", "share a space"),
        ("capital = 12", "capital = 12\ntech = 25", "tech is a number from 0 to 24, not 25"),
        ("capital = 12", "capital = 12\ntech = 1.5", "tech is a number from 0 to 24, not 1.5"),
        ("capital = 12", "capital = 12\nbeaten = [2]", "a seat beaten is a number from 0 to 1"),
        ("capital = 12", "capital = 12\nbeaten = [1]", "cannot have beaten itself"),
        ("capital = 12", 'capital = 12\nmarks = "explorer_aesthetic"', "not among victory"),
        ("capital = 12", 'capital = 12\nresources = "' + "oil " * 9 + '"', "the count of oil"),
        ("capital = 12", 'capital = 12\ncards = "irrigation"', "does not belong to the edition"),
        ("capital = 12", "capital = 12\ntrade = { culture = 4 }", "is a number from 0 to 3"),
        ("capital = 12", "capital = 12\ntrade = { growth = 1 }", "there is no type 'growth'"),
        ("capital = 12", "capital = 12\nwonders = { petra = 12 }", "petra is in two places"),
        ("capital = 12", 'capital = 12\ndiplomacy = "embassy-1"', "no card of another seat"),
        ("capital = 12", "capital = 12\ndistricts = { campus = 8 }", "belong to the expansion"),
        ("capital = 12", "capital = 12\narmies = [8]", "allows fewer armies"),
        ("capital = 12", "capital = 12\ncaravans = [8, 8]", "allows fewer caravans"),
    ],
)
def test_a_bad_position_gets_one_line(old: str, new: str, reason: str) -> None:
    assert old in MEADOW
    Path("bad.toml").write_text(MEADOW.replace(old, new), "utf-8")
    line = refusal("play", "--position", "bad.toml")
    assert line.startswith("bad.toml: ")
    assert reason in line


OUTPOST = """
edition = "terra-incognita"
map = "g g g g g"
icons = { 3 = "fort", 4 = "kabul" }
face_up = "petra"
STACK
[[seat]]
capital = 0
SEAT
[[seat]]
capital = 2
"""


@pytest.mark.parametrize(
    ("stack", "seat", "reason"),
    [
        ('stack = "3 3"', "", "tile 3 is in two places"),
        ('stack = "3"\nstack_top = "5 3"', "", "tile 3 is in two places"),
        ('stack = "99"', "", "the stack names '99'"),
        ('stack_bottom = "x"', "", "the stack_bottom names 'x'"),
        ("stack = 3", "", "stack is a text"),
        ('tiles = "a b"', "", "tiles has 2 letters, but the map has 5 spaces"),
        ('wonder_tokens = "oracle"', "", "oracle has a trade token, but is not face up"),
        ("ibrahim = 2", "", "ibrahim is a number from"),
        ("friend = 2", "", "friend is a number from"),
        ("peaceful = 1", "", "peaceful is true or false"),
        ("event = 6", "", "event is a number from 0 to 5"),
        ("epic = true", "", "the epic game is an option of the base game alone"),
        ("", 'government = "magic"', "there is no type 'magic'"),
        ("", "strongest = -1", "strongest is a number"),
        ("", "districts = { campus = 0 }", "shares space 0"),
        ("", "districts = { campus = 1, encampment = 1 }", "shares space 1"),
        ("", "districts = { campus = 9 }", "there is no space 9"),
        ("", "districts = { palace = 1 }", "there is no district 'palace'"),
        ("", "armies = [1, 1]", "allows fewer armies"),
        ("", "tokens = [3]", "a control token stands on a fort"),
        ("", "tokens = [4]", "a piece stands on a free city-state"),
        ("", 'city_states = "kabul"', "has conquered kabul, but has no piece there"),
        ("", 'tokens = [4]\ncity_states = "kabul"\ndiplomacy = "kabul"', "kabul is conquered"),
    ],
)
def test_a_bad_position_of_the_expansion_gets_one_sentence(
    stack: str, seat: str, reason: str
) -> None:
    text = OUTPOST.replace("STACK", stack).replace("SEAT", seat)
    with pytest.raises(BadSetup) as refusal:
        DAWN.new({"position": text})
    assert reason in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("junk", [-1, 10**9, 1.5, True, "x", [], ["x"], [10**9], {"x": 1}, [[1]]])
def test_no_value_of_any_key_is_a_traceback(junk: object) -> None:
    """Whatever is written under a key is read, or refused with a sentence."""
    value = str(junk).lower() if isinstance(junk, bool) else repr(junk)
    value = value.replace("{'x': 1}", "{ x = 1 }").replace("'", '"')
    for where, known in (("STACK", KEYS), ("SEAT", SEAT_KEYS)):
        for key in known - {"seat"}:
            lines = [line for line in OUTPOST.splitlines() if not line.startswith(f"{key} =")]
            text = "\n".join(lines).replace(where, f"{key} = {value}")
            text = text.replace("STACK", "").replace("SEAT", "")
            with contextlib.suppress(BadSetup):
                DAWN.new({"position": text})


def test_decks_hold_neither_what_is_face_up_nor_what_is_built() -> None:
    text = MEADOW.replace("[[seat]]", "decks = true\n[[seat]]", 1)
    s = DAWN.new(
        {"position": text.replace("capital = 12", "capital = 12\nwonders = { stonehenge = 12 }")}
    )
    ancient, medieval, modern = s.left[0]
    assert (ancient, medieval, modern) == (0, 1, 2)
    assert violations(s) == []


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"a = " + b"[" * 100_000, b"seat = 3"])
def test_a_file_that_is_no_position_gets_one_line(content: bytes) -> None:
    Path("bad.toml").write_bytes(content)
    assert refusal("play", "--position", "bad.toml").startswith("bad.toml: ")


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
    assert (
        "Rome (blue) places a control token on the grassland 1 step south-west of Rome's capital."
        in session.text
    )
