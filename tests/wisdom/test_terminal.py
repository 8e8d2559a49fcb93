"""The second game at the terminal: its map, its tables, its commands; and its plain pictures."""

import io
import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from rich.console import Console, RenderableType

from tests.cli.terminal import Session, ziggurat
from tests.wisdom.table import Table, arrange
from ziggurat.cli.face import Size
from ziggurat.cli.play import Table as PlayTable
from ziggurat.cli.screen import Screen
from ziggurat.cli.words import Texts
from ziggurat.core.bits import Bits
from ziggurat.core.match import Match
from ziggurat.games.wisdom.bots.builder import BuilderBot
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.options import square_name, square_named
from ziggurat.games.wisdom.plugin import PLUGIN
from ziggurat.games.wisdom.summary import Summary
from ziggurat.games.wisdom.terminal.face import WisdomFace
from ziggurat.games.wisdom.text import text_map
from ziggurat.games.wisdom.words.en_ui import UI as EN
from ziggurat.games.wisdom.words.fr_ui import UI as FR

SIZE = Size(80, 24)
VIEWS = ("map", "cities", "techs", "market", "hand", "seats", "legend")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def drawn(thing: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, legacy_windows=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert max(map(len, text.splitlines()), default=0) <= width
    return text


def shown(table: Table, view: str, seat: int | None = 0) -> str:
    """A view without line breaks and doubled blanks."""
    return " ".join(drawn(WisdomFace("en").view(view, table.s, seat, SIZE)).split())


def rows(table: Table, width: int = 80, marked: Bits = 0) -> dict[str, list[str]]:
    """The squares of the map as they are drawn, by the number of their row."""
    letters = Summary("en").letters
    lines = text_map(table.s, letters, width, marked)
    words = ["".join(part for part, _ in line) for line in lines]
    assert max(map(len, words)) <= width
    cell = {2: 7, 3: 4, 4: 4, 5: 2}[table.s.seats]
    return {
        line[:2].strip(): [line[n : n + cell].strip() for n in range(3, len(line), cell)]
        for line in words[1:]
    }


@pytest.mark.parametrize(("language", "players"), [("en", 2), ("fr", 3), ("fr", 5)])
def test_everything_can_be_shown(language: str, players: int) -> None:
    face = WisdomFace(language)
    match = Match(WISDOM, {"players": players}, players, log=True)
    random, told = Random(players), 0
    for number in range(200):
        ask, s = match.ask, match.state
        if ask is None:
            break
        assert face.prompt(s, ask)
        assert all(face.option(s, ask, option) for option in face.in_order(s, ask))
        for _, note in match.heard(ask.player, told):
            assert face.note(s, note)
        told = len(match.log)
        if number % 5 == 0:
            assert face.why(s, ask, "")
            drawn(face.picture(s, ask, SIZE) or "")
        if number % 40 == 0:
            for thing in face.opening(s, ask.player, SIZE, first=False):
                drawn(thing)
            for view in VIEWS:
                assert drawn(face.view(view, s, ask.player, SIZE))
                assert drawn(face.view(view, s, None, SIZE))
        match.answer(random.choice(ask.options))


def test_a_square_shows_its_terrain_what_lies_there_and_who_stands_there() -> None:
    table = arrange("americans", "germans").army(0, "b13", 2).scout(0, "d15").army(1, "f4")
    (square,) = table.s.cities[0]
    table.s.walls |= 1 << square
    centre = square_name(table.s.land.grid, square)
    terrain = "dgfm~"[table.s.land.terrain_at(table.at("b13"))]
    cells = rows(table)
    assert cells[centre[1:]]["abcdefgh".index(centre[0])] == "*B#"
    assert cells["13"][1].replace(" ", "") == f"{terrain}^b2"
    assert cells["15"][3].endswith(":b")
    assert cells["4"][5].endswith("^g")
    assert cells["8"] == ["."] * 8


def test_a_piece_hides_the_resource_of_its_square() -> None:
    table = arrange("americans", "germans")
    table.build("library", "b13").wonder(0, "stonehenge", "c13").person("artist", "d13")
    table.s.huts |= 1 << table.at("a13")
    first = rows(table)["13"]
    assert [cell[1:] for cell in first[:4]] == ["?", "Li", "+S", "=a"]


def test_squares_that_may_be_chosen_are_marked_without_colours_too() -> None:
    for players in (2, 4, 5):
        table = arrange(*("americans", "germans", "romans", "zulu", "aztecs")[:players])
        here = table.s.cities[0][0]
        column, row = table.s.land.grid.cells[here]
        cell = rows(table, marked=1 << here)[str(row + 1)][column]
        assert cell == (">B" if players == 5 else "*B<")


def test_the_widest_map_fits_eighty_columns_and_its_squares_have_names() -> None:
    table = arrange("americans", "germans", "romans", "zulu", "aztecs")
    assert len(rows(table)) == 18
    grid = table.s.land.grid
    names = [square_name(grid, square) for square in range(len(grid.cells))]
    assert all(re.fullmatch(r"(?:[a-z]|a[ab])\d+", name) for name in names)
    assert [square_named(grid, name) for name in names] == list(range(len(names)))
    for name in ("", "a", "7", "ba7", "{7", "a99", "aaa1", "a²"):
        assert square_named(grid, name) is None


def test_the_picture_of_a_question_on_a_wide_map_shows_the_part_it_is_about() -> None:
    table = arrange("americans", "germans", "romans", "zulu", "aztecs")
    table.army(0, "m6").begin("movement")
    assert table.s.pending is not None
    picture = WisdomFace("en").picture(table.s, table.s.pending, SIZE)
    assert picture is not None
    text = drawn(picture)
    assert "^b" in text
    assert "<" in text
    assert len(text.splitlines()[0].split()) < 28


def test_a_city_tells_its_sums_in_parts() -> None:
    table = arrange("americans", "germans").scout(0, "a15")
    plain = shown(table, "cities")
    own = int(re.search(r"production \d+ = (\d+) outskirts", plain)[1])  # type: ignore[index]
    table.s.programs |= 1 << table.s.cities[0][0]
    assert f"twice {own} outskirts (building program)" in shown(table, "cities")
    assert re.search(r"production \d+ = .* 1 Despotism", plain)
    assert re.search(r"trade \d+.*; arts \d+ = 1", plain)
    assert re.search(r"Green \(The Germans\).* capital [a-h]\d+: production \d+, trade \d+", plain)


def test_the_pyramid_shows_techs_by_level_and_where_there_is_room() -> None:
    table = arrange("americans", "germans").techs(0, "pottery", "writing")
    text = shown(table, "techs")
    assert "I 6 trade room" in text
    assert re.search(r"\bII 11 trade room", text)
    assert re.search(r"\bIII 16 trade -", text)
    assert "[Pottery]" in text
    assert "[Writing]" in text
    assert "Metalworking" in text  # of the others


def test_the_market_tells_what_is_left() -> None:
    table = arrange("americans", "germans").market("colossus").token(0, "silk")
    table.build("granary", "b13")
    text = shown(table, "market")
    assert "The Colossus ancient" in text
    assert "silk 1" in text
    assert "wheat 2" in text
    assert "Granary/Aqueduct 5" in text


def test_only_backs_are_shown_of_what_others_hold() -> None:
    table = arrange("americans", "germans").event(1, "exchange_of_ideas").marker(1, "spy")
    table.units(1, "infantry-1-3", "mounted-2-2")
    words = WisdomFace("en").words
    secret = (words.text("event.exchange_of_ideas"), "spy", "Spearman 1/3", "Horseman")
    owner = " ".join(shown(table, view, 1) for view in ("hand", "seats"))
    for thing in secret:
        assert thing in owner
    for seat in (0, None):
        text = " ".join(shown(table, view, seat) for view in VIEWS if view != "legend")
        text += PLUGIN.text(table.s, seat, "en") + PLUGIN.svg(table.s, seat, "en")
        for thing in secret:
            assert thing not in text
        assert "level I" in text
        assert "hut" in text
        assert "infantry" in text


def test_a_battle_shows_fronts_and_wounds_but_of_hands_only_how_many() -> None:
    table = arrange("americans", "germans").techs(0, "sailing").techs(1, "sailing")
    table.army(0, "d13").army(1, "d14")
    table.units(0, "infantry-1-3", "artillery-2-2").units(1, "mounted-1-3", "mounted-3-1")
    table.begin("movement").play("move-d13", "d14")
    table.play(*(f"draw_hand={name}" for name in ("infantry-1-3", "artillery-2-2")))
    table.play(*(f"draw_hand={name}" for name in ("mounted-1-3", "mounted-3-1")))
    table.play("mounted-1-3-new", "infantry-1-3-0")
    ask = table.s.pending
    assert ask is not None
    picture = WisdomFace("en").picture(table.s, ask, SIZE)
    assert picture is not None
    text = " ".join(drawn(picture).split())
    assert "1 Spearman 1/3, wounds 1 Horseman 1/3, wounds 1" in text
    assert "In hand: 1 In hand: 1" in text
    assert "Archer" not in text
    assert "3/1" not in text


def test_a_square_is_explained() -> None:
    table = arrange("americans", "germans").build("library", "b13").army(0, "b13")
    face = WisdomFace("en")
    told = face.about(table.s, "b13")
    assert told is not None
    assert "Library." in told
    assert "army ×1" in told
    assert "Gives: 1 trade, 1 culture." in told
    assert face.about(table.s, "a8") == "a8 lies face down."
    assert face.about(table.s, "z99") is None


def test_why_tells_the_rule_and_the_card() -> None:
    table = arrange("americans", "germans").techs(0, "code_of_laws").begin("start_of_turn")
    face = WisdomFace("en")
    assert table.s.pending is not None
    assert face.why(table.s, table.s.pending, "").startswith("Start of Turn")
    table = arrange("americans", "germans").dial(0, trade=6).begin("research")
    assert table.s.pending is not None
    assert "Pottery: " in face.why(table.s, table.s.pending, "pottery").partition("\n")[2]


def test_the_languages_have_the_same_words() -> None:
    assert sorted(EN) == sorted(FR)
    for key, text in EN.items():
        assert sorted(re.findall(r"{\w+}", text)) == sorted(re.findall(r"{\w+}", FR[key])), key
        if key.startswith("letters."):
            assert len(text.split()) == len(FR[key].split())
            letters = FR[key].split() if " " in FR[key] else list(FR[key])
            assert len(letters) == len(set(letters))


def play(*typed: str, **environment: str) -> Session:
    game = ("play", "--game", "wisdom", "--seat", "human", "--seat", "random", "--seed", "3")
    return ziggurat(*game, typed=typed, **environment)


def test_a_game_begins_and_an_answer_is_taken_back() -> None:
    session = play("c14", "undo", "c14", "1", "b13", "c15", "cities", "help stonehenge", "quit")
    assert session.code == 0
    assert session.widest <= 80
    assert "Where does your capital stand?" in session.after("undo")
    assert "production" in session.after("cities")
    assert session.after("help stonehenge").startswith("Stonehenge: ")


def test_a_game_begins_in_french() -> None:
    session = play("c14", "1", "b13", "c15", "villes", "marché", "quitter", LC_ALL="fr_FR.UTF-8")
    assert session.widest <= 80
    assert "périphérie" in session.after("villes")
    assert "Merveilles visibles" in session.after("marché")


def test_the_drawing_is_sound_and_has_every_square() -> None:
    table = arrange("americans", "germans").army(0, "b13").scout(1, "f3").build("library", "c13")
    table.s.city_states = (table.at("d13"), *table.s.city_states[1:])
    table.s.renew_land()
    root = ElementTree.fromstring(PLUGIN.svg(table.s, None, "en"))
    texts = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert len(list(root.iter("{http://www.w3.org/2000/svg}rect"))) >= 128
    assert "Li" in texts
    assert "&t" in texts
    assert len(list(root.iter("{http://www.w3.org/2000/svg}polygon"))) == 1


def test_the_plain_picture_has_the_map_and_ones_own_hand() -> None:
    table = arrange("americans", "germans").event(0, "exchange_of_ideas")
    table.begin("start_of_turn")
    assert "*B" in PLUGIN.text(table.s, None, "en")
    name = WisdomFace("fr").words.text("event.exchange_of_ideas")
    assert name in PLUGIN.text(table.s, 0, "fr")
    assert name not in PLUGIN.text(table.s, 1, "fr")


def test_one_says_when_one_wants_to_be_asked() -> None:
    session = ziggurat(
        *("play", "--game", "wisdom", "--seed", "2"),
        typed=("ask", "ask 1 city", "ask 9", "lang fr", "demander rien", "quit"),
    )
    assert session.after("ask").count(": you are asked") == 5
    only = session.after("ask 1 city")
    assert only.count(": you are asked") == 2
    assert "somebody plays an event: you are asked" in only
    assert "somebody moves: the table passes for you" in only
    assert "numbered 1 to 5" in session.after("ask 9")
    assert session.after("demander rien").count("la table passe pour vous") == 5


def test_whoever_wants_no_question_is_not_asked_whether_to_react() -> None:
    match = Match(WISDOM, {"players": 2}, seed=2, log=True)
    table = PlayTable(Screen(), Texts("en"), match, ["human", "builder"])
    table._obey("ask nothing")
    bot, asked = BuilderBot(1), set()
    while match.ask is not None and match.state.round < 12:
        table._let_bots_play()
        if match.ask is not None:
            asked.add(match.ask.prompt.name)
            match.answer(bot.choose(match.state))
    assert "movement" in asked
    assert not asked & {"react", "battle_ability"}
