"""Positions of the second game written by hand and written out (docs/positions-wisdom.md)."""

import contextlib
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.cli.terminal import ziggurat
from tests.wisdom.golden import SHELF, load
from ziggurat.core.flow import NOBODY, Ask
from ziggurat.core.game import BadSetup
from ziggurat.core.match import Match
from ziggurat.core.records import replayed
from ziggurat.games.wisdom.bots.builder import BuilderBot
from ziggurat.games.wisdom.conservation import violations
from ziggurat.games.wisdom.form import FULL
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.options import square_named
from ziggurat.games.wisdom.position_text import KEYS, SEAT_KEYS
from ziggurat.games.wisdom.position_writing import position_text
from ziggurat.games.wisdom.state import SAVED, State

PAGE = Path(__file__).parents[2] / "docs" / "positions-wisdom.md"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def documented() -> str:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(example)


def begun(text: str) -> State:
    return WISDOM.new({"position": text})


def offered(s: State) -> list[str]:
    assert s.pending is not None
    return [WISDOM.name(s, s.pending, option) for option in s.pending.options]


# Reading


def test_the_documented_position_is_sound_and_plays() -> None:
    assert violations(begun(documented())) == []
    Path("example.toml").write_text(documented(), "utf-8")
    session = ziggurat(
        "play", "--game", "wisdom", "--position", "example.toml", "--seed", "1", typed=("seats",)
    )
    assert "2 players, from a position, seed 1" in session.text
    for words in ("7/21", "silk", "Sabotage", "Oracle", "Horseman 3/1"):
        assert words in session.text


def test_every_key_is_documented() -> None:
    known = set(re.findall(r"`(\w+)`", PAGE.read_text("utf-8")))
    assert known >= KEYS | SEAT_KEYS


def test_what_the_documented_position_says_is_where_it_says() -> None:
    s = begun(documented())
    assert (s.round, s.first, s.active) == (7, 0, 0)
    assert offered(s) == ["move-f1", "move-e6", "event-migrants", "pass"]
    e6, f1, g3 = (square_named(s.land.grid, name) for name in ("e6", "f1", "g3"))
    assert s.armies[0][:3] == (e6, e6, -1)
    assert s.scouts[0] == (f1, -1)
    assert s.sends[0][6:] == (g3, -1)
    assert (sum(s.units[0]), sum(s.units_known[0])) == (3, 1)


def test_nothing_but_seats_is_a_game_in_its_first_turn() -> None:
    s = begun('[[seat]]\ncapital = "c14"\n[[seat]]\ncapital = "f3"\n')
    assert isinstance(s.pending, Ask)
    assert (s.pending.prompt.name, s.pending.player, s.round) == ("start_of_turn", 0, 1)
    assert violations(s) == []


@pytest.mark.parametrize(
    ("phase", "asked"),
    [
        ("start_of_turn", "start_of_turn"),
        ("city_management", "city_management"),
        ("movement", "movement"),
        ("research", "research"),
    ],
)
def test_a_position_begins_in_any_phase_with_any_players_part(phase: str, asked: str) -> None:
    text = f'turn = 1\nphase = "{phase}"\n[[seat]]\ncapital = "c14"\n[[seat]]\ncapital = "f3"\n'
    s = begun(text)
    assert isinstance(s.pending, Ask)
    assert s.pending.prompt.name == asked
    assert s.active == (NOBODY if phase == "research" else 1)


def test_trade_is_collected_where_the_first_players_trade_part_is_still_to_begin() -> None:
    text = 'phase = "trade"\nBEGUN\n[[seat]]\ncapital = "c14"\n[[seat]]\ncapital = "f3"\n'
    assert begun(text.replace("BEGUN", "begun = true")).trade == (0, 0)
    assert min(begun(text.replace("BEGUN", "")).trade) > 0


def test_a_tile_may_be_drawn_or_named() -> None:
    seats = '[[seat]]\ncapital = "c14"\n[[seat]]\ncapital = "f3"\n'
    named = begun('tiles = { b10 = "tile27b" }\n' + seats)
    rows = ["????????"] * 16
    rows[8:12] = ["dddd????", "wggd????", "fgww????", "ffff????"]
    drawn = begun('map = """\n{}\n"""\n{}'.format("\n".join(rows), seats))
    assert named.laid == drawn.laid
    assert named.huts == drawn.huts != 0


def test_the_text_is_not_kept_where_players_could_read_it() -> None:
    s = begun(documented())
    assert "position" not in s.setup
    assert "sabotage" not in str(WISDOM.view(s, 1))
    assert "migrants" in str(WISDOM.view(s, 1)), "a card that seat 1 knows"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("map =", "map = = ", "the position is not well written"),
        ("round =", "rounds =", "a position has no 'rounds'"),
        ("trade = 17", "trades = 17", "a seat has no 'trades'"),
        ('"romans"', '"atlantis"', "there is no civilization 'atlantis'"),
        ('"romans"', '"zulu"', "two players cannot have the same civilization"),
        ('"blue"', '"pink"', "there is no colour 'pink'"),
        ('capital = "c14"', 'capital = "z99"', "there is no square 'z99' on this map"),
        ('capital = "c14"', "capital = 14", "there is no square 14 on this map"),
        ('capital = "c14"', "", "seat 1 needs a capital"),
        ('"f6"\nwalls = "f6"', '"f7"', "a city stands too near to another, or in water"),
        ('cities = "f6"\nwalls = "f6"', 'cities = "f6 h5"', "a city stands too near to another"),
        ('cities = "f6"', 'cities = "f6 b2 b5"', "seat 0 has too many cities"),
        ('walls = "f6"', 'walls = "a1"', "walls names a1, where seat 0 has no city"),
        ("wgmf\n", "xgmf\n", "the map has 'x'; letters are dgfmw?"),
        ("wgmf\n", "wgm\n", "row 2 of the map should look like '????????'"),
        ("????wgmf\n", "", "the map has 15 rows; for so many players it has 16"),
        ("????wgmf", "????wgmm", "rome does not look as the map draws it at e1"),
        ("wggd????", "wgdd????", "no tile looks like the squares a9 to d12 of the map"),
        ("map =", 'tiles = { a9 = "tile01" }\nmap =', "tile01 does not look as the map draws"),
        ("map =", 'tiles = { e1 = "tile01" }\nmap =', "tile01 lies where a home lies"),
        ("map =", 'tiles = { a1 = "tile99" }\nmap =', "there is no tile called 'tile99'"),
        ("map =", 'tiles = { a1 = "rome" }\nmap =', "rome is the home of a civilization"),
        ("map =", 'tiles = { a1 = "tile01 back" }\nmap =', "a tile is written as"),
        ("map =", 'tiles = { a1 = "tile27b" }\nmap =', "tile27b is in two places"),
        ("map =", 'tiles = { a1 = "tile01", b2 = "tile02" }\nmap =', "two tiles lie at a1"),
        ("began = 1", "began = 2", "began is a number from 0 to 1, not 2"),
        ("began = 1", "", "does not look as the map draws it"),
        ("round = 7", "round = 0", "round is a number from 1 to 9999, not 0"),
        ("round = 7", 'round = "7"', "not '7'"),
        ('"movement"', '"noon"', "there is no phase 'noon'; there is start_of_turn, trade"),
        ("round = 7", "turn = 2", "turn is a number from 0 to 1"),
        ("round = 7", "begun = 1", "begun is true or false, not 1"),
        ("round = 7", "resting = [2]", "a seat is a number from 0 to 1"),
        ("round = 7", "moved = [9]", "a figure is a number from 0 to 7"),
        ("round = 7", "actions = [1, 1, 1, 1]", "one entry for each city"),
        ("round = 7", 'did = ["dance"]', "there is no city action 'dance'"),
        ("round = 7", "deck = [1]", "deck has one number for each era"),
        ("round = 7", "deck = [9, 9, 9]", "deck is a number from 0 to"),
        ("round = 7", 'bargaining = "always"', "bargaining is 'off' or 'simple' or 'full'"),
        ("round = 7", "huts_left = { gold = 1 }", "there is no result 'gold'"),
        ("round = 7", "huts_left = { wheat = 9 }", "huts_left is a number from 0 to 5, not 9"),
        ("round = 7", 'relics = { grail = "c10" }', "there is no relic 'grail'"),
        ("round = 7", 'city_states = { cs_trade = "g6" }', "a marker lies under a piece"),
        ("round = 7", 'gone = "oracle"', "oracle is in two places"),
        ("round = 7", 'obsolete = { oracle = "b13" }', "oracle is in two places"),
        ('huts = "g8 c10"', 'huts = "a1"', "huts names a1, which lies face down"),
        ('library = "g7"', 'palace = "g7"', "there is no building called 'palace'"),
        ('library = "g7"', 'library = "a9"', "a piece lies outside all outskirts"),
        ('library = "g7"', 'library = "e5"', "library stands on the wrong terrain"),
        ('humanitarian = "f2"', 'humanitarian = "g7"', "two pieces lie on one square"),
        ('humanitarian = "f2"', 'baker = "f2"', "there is no great person called 'baker'"),
        ('"colossus', '"oracle', "oracle is in two places"),
        ('"colossus', '"colossus louvre', "the market has at most 4 wonders"),
        ('"a_gift_from_afar', '"disoriented disoriented', "there are only 1 of disoriented"),
        ('armies = "e6 e6"', 'armies = "e6 e6 e6 e6"', "seat 0 stacks more than 3"),
        ('armies = "e6 e6"', 'armies = "h8"', "seats 0 and 1 share a square"),
        ('armies = "e6 e6"', 'armies = "a1"', "a figure stands on a1, which lies face down"),
        ('scouts = "f1>g3"', 'scouts = "f1 f1 f1"', "seat 0 has only 2 scouts"),
        ("navigation bureaucracy", "navigation theology", "the pyramid of seat 0 does not stand"),
        ("navigation bureaucracy", "navigation magic", "there is no tech called 'magic'"),
        ('"republic"', '"monarchy"', "the government of seat 0 is not unlocked"),
        ('"republic"', '"tyranny"', "there is no government 'tyranny'"),
        ('"patronage organized', '"patronage rationalism organized', "two sides of a card"),
        ("trade = 17", "trade = 28", "trade is a number from 0 to 27, not 28"),
        ("track = 7", "track = 21", "seat 0 has won already"),
        ("{ sheet = 1 }", "{ purse = 1 }", "there is no place of coins 'purse'"),
        ('"iron silk"', '"iron uranium"', "there is no resource 'uranium'"),
        ('"iron silk"', '["iron"]', "resources is a text with blanks between the names"),
        ("migrants@1", "migrants@7", "'migrants@7' does not name seats that know the card"),
        ("sabotage", "picnic", "there is no event 'picnic'"),
        ('"hut-incense"', '"hut-gold"', "there is no marker 'hut-gold'"),
        ('"hut-incense"', '"' + "hut-iron " * 3 + '"', "more markers are held than there are"),
        ('known = "mounted-3-1"', 'known = "mounted-2-2"', "known to have units it does not have"),
        ('known = "mounted-3-1"', 'known = "elephant"', "there is no unit 'elephant'"),
        ('known = "mounted-3-1"', 'used = "magic"', "there is no ability 'magic'"),
        ('known = "mounted-3-1"', "boost = [1, 1, 1, 1]", "boost has more numbers than there are"),
        ('known = "mounted-3-1"', "wonders = 3", "wonders is a table such as { name = 1 }, not 3"),
    ],
)
def test_a_bad_position_gets_one_line(old: str, new: str, reason: str) -> None:
    assert old in documented()
    with pytest.raises(BadSetup) as refusal:
        begun(documented().replace(old, new, 1))
    assert reason in str(refusal.value)
    assert len(str(refusal.value).splitlines()) == 1


def test_the_command_line_says_what_is_wrong_in_both_languages() -> None:
    Path("bad.toml").write_text(documented().replace('"g3"', '"z99"', 1), "utf-8")
    for lang, reason in (("en", "there is no square 'z99'"), ("fr", "il n’y a pas de case 'z99'")):
        session = ziggurat("play", "--game", "wisdom", "--position", "bad.toml", "--lang", lang)
        assert session.code == 1
        assert session.err.startswith("bad.toml")
        assert reason in session.err
        assert len(session.err.splitlines()) == 1


@pytest.mark.parametrize("junk", [-1, 10**9, 1.5, True, "x", [], ["x"], [10**9], {"x": 1}, [[1]]])
def test_no_value_of_any_key_is_a_traceback(junk: object) -> None:
    """Whatever is written under a key is read, or refused with a sentence."""
    value = str(junk).lower() if isinstance(junk, bool) else repr(junk)
    value = value.replace("{'x': 1}", "{ x = 1 }").replace("'", '"')
    game, first, second = "GAME", 'capital = "c14"\nSEAT', 'capital = "f3"'
    for where, known in (("GAME", KEYS - {"seat"}), ("SEAT", SEAT_KEYS - {"capital"})):
        for key in known:
            text = f"{game}\n[[seat]]\n{first}\n[[seat]]\n{second}\n"
            text = text.replace(where, f"{key} = {value}").replace("GAME", "").replace("SEAT", "")
            with contextlib.suppress(BadSetup):
                begun(text)


# Writing

# What no menu depends on: civilizations that were shown, and what the last window left.
LEFT_OVER = {"drafted", "cancelled", "spared"}
MENUS = ("start_of_turn", "city_management", "movement", "research")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_position_written_out_and_read_again_is_the_same(players: int) -> None:
    """At every third menu of a game, in mid-part too."""
    match = Match(WISDOM, {"players": players, "bargaining": FULL}, 40 + players)
    bots = [BuilderBot(seat) for seat in range(players)]
    written = Counter[str]()
    while match.ask is not None and match.state.round < 14:
        s, name = match.state, match.ask.prompt.name
        if name in MENUS and not (name == "research" and len(match.ask.also) + 1 < players):
            written[name] += 1
            if written[name] % 3 == 0:
                assert_same(begun(position_text(s)), s)
        match.answer(bots[match.ask.player].choose(s))
    assert all(written[name] > 3 for name in MENUS)


def assert_same(again: State, s: State) -> None:
    assert offered(again) == offered(s)
    for field in SAVED:
        assert field in LEFT_OVER or getattr(again, field) == getattr(s, field), field
    if not any(getattr(s, field) for field in LEFT_OVER):
        assert again.hash() == s.hash()


def test_a_position_written_out_plays_on_the_same() -> None:
    match = Match(WISDOM, {"players": 3}, 11)
    bots = [BuilderBot(seat) for seat in range(3)]
    while match.ask is not None and (match.state.round, match.ask.prompt.name) != (9, "movement"):
        match.answer(bots[match.ask.player].choose(match.state))
    s, again = match.state.clone(), begun(position_text(match.state))
    random = Random(5)
    for _ in range(300):
        if s.pending is None:
            break
        assert again.pending is not None
        assert again.pending.prompt == s.pending.prompt
        assert again.pending.options == s.pending.options
        option = random.choice(s.pending.options)
        s.play(option)
        again.play(option)
    assert again.hash() == s.hash()


def test_the_written_text_of_a_written_text_is_the_same() -> None:
    text = position_text(begun(documented()))
    assert position_text(begun(text)) == text


def test_a_record_gives_the_position_after_an_answer() -> None:
    record = SHELF.folder / "2-culture.json"
    counts = [
        len(match.answers)
        for match in replayed(WISDOM, load("2-culture"))
        if match.ask is not None and match.ask.prompt.name == "city_management"
    ]
    session = ziggurat("replay", record, "--position", str(counts[20]))
    assert session.code == 0
    Path("then.toml").write_text(session.out, "utf-8")
    played = ziggurat("play", "--game", "wisdom", "--position", "then.toml", "--seed", "1")
    assert "2 players, from a position" in played.text


@pytest.mark.parametrize(
    ("count", "said"),
    [
        ("0", "A position is written where a player may choose what to do in a phase."),
        ("99999", "The answers are numbered 1 to"),
        ("-1", "The answers are numbered 1 to"),
    ],
)
def test_where_no_position_can_be_written_a_sentence_says_so(count: str, said: str) -> None:
    session = ziggurat("replay", SHELF.folder / "2-culture.json", "--position", count)
    assert session.code == 1
    assert said in session.err
    assert len(session.err.splitlines()) == 1


def test_a_game_that_writes_no_positions_says_so() -> None:
    record = SHELF.folder.parent / "rules-2-base-2.json"
    session = ziggurat("replay", record, "--position", "20")
    assert (session.code, session.err) == (1, "This game writes no positions.\n")
