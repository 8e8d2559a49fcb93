"""The expansion at the terminal: every question and picture of random games, and the options."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from tests.cli.terminal import Session, refusal, ziggurat
from tests.table import arrange
from ziggurat.bots import bots_of
from ziggurat.cli.face import Size
from ziggurat.core.match import Match
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.terminal.face import DawnFace

EXPANSION = ("play", "--edition", "terra-incognita")


def drawn(thing: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, legacy_windows=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert max(map(len, text.splitlines()), default=0) <= width
    return text


@pytest.mark.parametrize(
    ("language", "players", "width"),
    [("en", 2, 80), ("fr", 3, 60), ("en", 4, 120), ("fr", 5, 80)],
)
def test_everything_can_be_shown(language: str, players: int, width: int) -> None:
    face, size = DawnFace(language), Size(width, 24)
    setup = {"edition": "terra-incognita", "players": players, "leaders": "random"}
    match = Match(DAWN, setup, players, log=True)
    bots = [bots_of()["eager"](seat) for seat in range(players)]
    told = 0
    for number in range(250):
        ask, s = match.ask, match.state
        if ask is None:
            break
        assert face.prompt(s, ask)
        assert all(face.option(s, ask, option) for option in face.in_order(s, ask))
        for _, note in match.log[told:]:
            assert face.note(s, note)
        told = len(match.log)
        if number % 10 == 0 or ask.prompt.kind in ("placement", "move", "target", "district"):
            assert face.why(s, ask, "")
            drawn(face.picture(s, ask, size) or "", width)
        if number % 50 == 0:
            for thing in face.opening(s, ask.player, size, first=False):
                drawn(thing, width)
            for view in ("map", "legend", "seats", "market"):
                drawn(face.view(view, s, ask.player, size), width)
        match.answer(bots[ask.player].choose(s))


FRONTIER = """
    edition = "terra-incognita"
    map = '''
     g h f f
    g g g w f
     g g g g
    '''
    icons = { 0 = "marble", 3 = "fort", 8 = "fort", 5 = "star" }
    victory = "fortified expeditionary provincial_diversified"
    face_up = "petra"
    wonder_tokens = "petra"
    stack = "3 5"
    ibrahim = 1
    [[seat]]
    leader = "ottoman"
    row = "culture growth science economy industry military"
    capital = 5
    cities = [8]
    tokens = [1]
    reinforced = [2]
    districts = { campus = 4, encampment = 2 }
    government = "science"
    armies = [4]
    [[seat]]
    leader = "egypt"
    capital = 11
    armies = [10]
    caravans = [10]
"""


@pytest.fixture
def frontier(folder: Path) -> Path:
    file = folder / "frontier.toml"
    file.write_text(FRONTIER, "utf-8")
    return file


def looked(frontier: Path, command: str, **environment: str) -> Session:
    return ziggurat("play", "--position", frontier, typed=(command,), **environment)


def test_forts_districts_and_armies_are_on_the_map(frontier: Path) -> None:
    shown = looked(frontier, "map").out.partition("> map\n")[2].splitlines()
    assert [line.rstrip() for line in shown[:6]] == [
        "   0g'   1h'   2f'   3f",
        "   $ma   (B)   [Be]  {#}",
        "4g'   5g    6g    7~    8f",
        "(Bc)^b*B*               {B}",
        "   9g'   10g'  11g'  12g'",
        "         ^g>g  *G*",
    ]


def test_the_legend_explains_the_expansion(frontier: Path) -> None:
    text = looked(frontier, "legend").after("legend")
    for part in (
        "(Bc) district: c Campus",
        "[Bc] reinforced district",
        "{#} fort that nobody holds",
        "{B} fort held by a city",
        "^b army",
        "may explore from here",
    ):
        assert part in text
    assert "district" not in ziggurat("play", typed=("legend",)).after("legend")


def test_the_seats_of_the_expansion(frontier: Path) -> None:
    text = looked(frontier, "seats").after("seats")
    for part in (
        "Astrology I >=3",
        "Government Democracy",
        "Districts Campus (4), Encampment [2]",
        "Armies on 4 on 10",
        "first player Ibrahim",
        "> are the arrows of a government",
    ):
        assert part in text, part


def test_the_market_of_the_expansion(frontier: Path) -> None:
    text = looked(frontier, "market").after("market")
    assert "Petra o Military ancient 6 (7)" in text
    assert "Victory cards, of which 2 win" in text
    assert "X 0/1 Fortified" in text
    assert "1/2 0/2 Expeditionary" in text
    assert "Tiles to explore: 2." in text
    assert "barbarian movement is next; then districts, governments + world wonders age" in text


def test_a_map_of_narrow_hexes_still_shows_armies() -> None:
    face = DawnFace("en")
    text = drawn(face.view("map", arrange(FRONTIER).s, 0, Size(15, 24)), 15)
    assert "(B^" in text


def test_the_setup_of_the_expansion_asks_for_forts_and_capital_tiles() -> None:
    seats = ("--seat", "human", "--seat", "eager")
    session = ziggurat(*EXPANSION, *seats, "--seed", "2", typed=("1", "show 1", "1"))
    assert "A New Dawn: Terra Incognita, 2 players, seed 2" in session.text
    assert "complete an agenda on 4 of the 5 victory cards" in session.text
    assert "(1)" in session.text
    assert "side A" in session.after("1")
    assert "*B*" in session.after("show 1")
    assert "Round 1, " in session.text
    assert "World wonders on offer" in session.text
    assert session.widest <= 80


def test_the_options_of_the_expansion_reach_the_setup() -> None:
    words = ("--peaceful", "--handicap", "0, 6", "--seat", "human", "--seat", "random")
    ziggurat(*EXPANSION, *words, typed=("1", "save game.json"))
    setup = json.loads(Path("game.json").read_text("utf-8"))["setup"]
    assert setup["edition"] == "terra-incognita"
    assert setup["map"] == "explored"
    assert setup["peaceful"] is True
    assert setup["handicap"] == [0, 6]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--edition", "atlantis"), "there is no edition 'atlantis'"),
        ((*EXPANSION[1:], "--map", "built"), "the map is 'explored', not 'built'"),
        ((*EXPANSION[1:], "--epic"), "the epic game is an option of the base game alone"),
        ((*EXPANSION[1:], "--handicap", "1,x,2"), "one number for each seat, as in 0,6"),
        ((*EXPANSION[1:], "--handicap", "1,2"), "a list of 3 numbers"),
        ((*EXPANSION[1:], "--handicap", "1,2,99999999999999"), "a handicap is 0 to 18"),
        (("--peaceful",), "the peaceful game is an option of the expansion"),
        (("--handicap", "0,0,3"), "handicaps are an option of the expansion"),
        ((*EXPANSION[1:], *("--seat", "eager") * 6), "2 to 5 can play, not 6"),
    ],
)
def test_options_that_do_not_fit_get_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal("play", *words)


def test_seats_are_chosen_from_a_list(frontier: Path) -> None:
    text = FRONTIER.replace("ibrahim = 1\n", "")
    frontier.write_text(text, "utf-8")
    session = ziggurat("play", "--position", frontier, typed=("1", "1"))
    assert "1 Egypt (green)" in session.text
    assert "Ibrahim" in session.after("1")
