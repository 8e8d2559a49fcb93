"""Winning: marks on victory cards, the victory check, tie-breakers (base p. 12)."""

import pytest

from tests.table import Table, arrange
from ziggurat.games.dawn.content import VICTORY

IDLE = "choose_card=idle-science"
THREE = "civilized_money_grubber warmonger_paranoid technophile_scholarly"

# Forty spaces; space 8 lies next to space 0, and 26 north-east of 34.
REALM = """
    map = '''
    g g g g g g g g
     g g g g g g g g
    g g g g g g g g
     g g g g g g g g
    g g g g g g g g
    '''
    victory = "civilized_money_grubber warmonger_paranoid technophile_scholarly"
    WHEN
    [[seat]]
    leader = "rome"
    capital = 0
    row = "science culture economy industry military"
    ROMAN
    [[seat]]
    leader = "egypt"
    capital = 39
    row = "science culture economy industry military"
    EGYPTIAN
"""
NEW_ROUND = 'at = "round"'
BARBARIANS_MOVE = 'at = "round"\nevent = 1\nbarbarians = { A = 34 }'


def realm(rome: str = "", egypt: str = "", when: str = "") -> Table:
    return arrange(
        REALM,
        WHEN=when,
        ROMAN=rome.replace("; ", "\n"),
        EGYPTIAN=egypt.replace("; ", "\n"),
    )


def tokens(*spaces: int) -> str:
    return f"tokens = [{', '.join(map(str, spaces))}]"


def winners(table: Table) -> tuple[int, ...]:
    """Who has won; nobody while the game goes on."""
    assert bool(table.s.won_by) == (table.s.pending is None)
    return table.s.won_by


@pytest.mark.rule("B-WIN-01", "B-WIN-25")
def test_the_five_victory_cards_pair_the_ten_agendas() -> None:
    """(base p. 12, back page)"""
    cards = [card for card in VICTORY if "base" in card.editions]
    pairs = [tuple(agenda.slug for agenda in card.agendas) for card in cards]
    assert sorted(pairs) == [
        ("civilized", "money_grubber"),
        ("explorer", "aesthetic"),
        ("populous", "preservationist"),
        ("technophile", "scholarly"),
        ("warmonger", "paranoid"),
    ]


@pytest.mark.rule("B-WIN-02")
@pytest.mark.parametrize("missing", THREE.split())
def test_an_agenda_on_every_victory_card_is_needed(missing: str) -> None:
    """(base p. 12)"""
    two = THREE.replace(missing, "")
    table = realm(f"marks = '{two}'", when=NEW_ROUND).at("choose_card", seat=0)
    assert winners(table) == ()


@pytest.mark.rule("B-WIN-02", "B-WIN-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_has_marked_every_card_wins_when_the_first_player_would_begin(seat: int) -> None:
    """(base p. 12)"""
    marks = f"marks = '{THREE}'"
    table = realm(marks, when=NEW_ROUND) if seat == 0 else realm("", marks, NEW_ROUND)
    assert winners(table) == (seat,)


@pytest.mark.rule("B-WIN-03", "B-WIN-06")
def test_completing_an_agenda_marks_its_card_and_no_other() -> None:
    """(base p. 12)"""
    table = realm("tech = 23")
    assert table.marks(0) == set()
    table.play("science").at("gain_card", seat=0)
    assert table.marks(0) == {"technophile_scholarly"}
    assert table.marks(1) == set()


@pytest.mark.rule("B-WIN-04")
def test_a_mark_stays_when_the_agenda_is_no_longer_met() -> None:
    """(base p. 12) A razed city, and the game is won all the same."""
    egypt = "cities = [10, 12, 14, 26, 28, 30, 16]; marks = 'warmonger_paranoid'; tech = 24"
    table = realm("", egypt, BARBARIANS_MOVE)
    assert table.marks(1) == set(THREE.split())
    table.play("barbarian_direction=1")
    assert len(table.cities(1)) == 7
    assert table.marks(1) == set(THREE.split())
    assert winners(table) == (1,)


@pytest.mark.rule("B-WIN-05")
def test_the_other_agenda_of_a_marked_card_brings_nothing_more() -> None:
    """(base p. 12)"""
    card = "technophile_scholarly"
    rome = "tech = 24; cities = [10]; wonders = { kremlin = 10 }; resources = 'RES'"
    rome = rome.replace("RES", "marble marble marble")
    table = realm(rome, when='event = 4\nface_up = "oxford_university"')
    assert table.marks(0) == {card}
    notes = table.log("industry", "build=wonder", "marble", "marble", "marble", IDLE)
    assert table.wonders(0) == {"kremlin", "oxford_university"}
    assert "marked" not in [note[0] for note in notes]
    assert table.marks(0) == {card}
    assert winners(table) == ()


@pytest.mark.rule("B-WIN-06")
def test_an_agenda_completed_in_a_rivals_turn_is_marked_there_and_then() -> None:
    """(base p. 12, Q02) The token of Egypt makes the fifth city of Rome mature."""
    table = arrange(
        """
        map = "g . g . g . g . g g g . g g"
        victory = "populous_preservationist"
        turn = 1
        [[seat]]
        leader = "rome"
        capital = 0
        cities = [1, 2, 3, 4]
        wonders = { sydney_opera_house = 0 }
        [[seat]]
        leader = "egypt"
        capital = 6
        cities = [7]
        """
    )
    assert table.marks(0) == set()
    table.play("choose_card=culture", "place_token=5").at("place_token", seat=1)
    assert table.marks(0) == {"populous_preservationist"}


@pytest.mark.rule("B-WIN-06", "B-WIN-13")
def test_a_mark_that_waits_for_a_token_is_made_in_the_very_event_that_frees_one() -> None:
    """(base p. 12, Q02, Q04)"""
    table = realm(f"tech = 24; {tokens(*range(1, 32))}", when=BARBARIANS_MOVE)
    table.at("take_back_token", seat=0).play("pass").at("barbarian_direction")
    assert table.marks(0) == set()
    notes = [note[0] for note in table.log("barbarian_direction=1")]
    assert notes.index("piece_razed") < notes.index("marked") < notes.index("turn")
    assert table.marks(0) == {"technophile_scholarly"}


@pytest.mark.rule("B-WIN-13")
def test_without_an_unused_token_one_on_the_map_becomes_the_mark() -> None:
    """(base p. 12, Q04)"""
    table = realm(f"tech = 24; {tokens(*range(1, 32))}").at("take_back_token", seat=0)
    table.play("5").at("choose_card", seat=0)
    assert table.tokens(0) == set(range(1, 32)) - {5}
    assert table.marks(0) == {"technophile_scholarly"}


@pytest.mark.rule("B-WIN-13")
@pytest.mark.parametrize(
    ("marks", "asked"), [("", "choose_card"), ("technophile_scholarly", "take_back_token")]
)
def test_a_mark_is_one_of_the_thirty_one_control_tokens(marks: str, asked: str) -> None:
    """(base p. 12) Thirty on the map and a mark leave none to place."""
    spaces = [space for space in range(1, 32) if space != 8]
    table = realm(f"{tokens(*spaces)}; marks = '{marks}'")
    table.play("culture", "place_token=8")
    assert table.asked == asked


@pytest.mark.rule("B-WIN-13")
def test_both_agendas_of_a_card_met_at_once_take_one_token_alone() -> None:
    """(base p. 12) The last unused one; nobody is asked for another."""
    wonders = "cities = [33]; wonders = { porcelain_tower = 0, pyramids = 33 }"
    table = realm(f"tech = 24; {wonders}; {tokens(*range(1, 31))}").at("choose_card", seat=0)
    assert table.marks(0) == {"technophile_scholarly"}
    assert table.tokens(0) == set(range(1, 31))


@pytest.mark.rule("B-WIN-07")
def test_several_players_may_mark_the_same_agenda() -> None:
    """(base p. 12)"""
    table = realm("tech = 23", "tech = 23")
    table.play("science", "gain_card=pass").at("choose_card", seat=1)
    table.play("science", "gain_card=pass")
    assert table.marks(0) == table.marks(1) == {"technophile_scholarly"}


@pytest.mark.rule("B-WIN-08", "B-WIN-09")
def test_the_round_is_played_out_and_the_event_resolved_before_the_check() -> None:
    """(base p. 12, Q01)"""
    table = arrange(
        """
        map = "g g g . g g . g g"
        victory = "technophile_scholarly"
        event = 1
        first = 1
        turn = 2
        [[seat]]
        leader = "rome"
        capital = 0
        [[seat]]
        leader = "egypt"
        capital = 3
        [[seat]]
        leader = "france"
        capital = 5
        row = "science culture economy industry military"
        tech = 23
        """
    )
    table.play("choose_card=science", "gain_card=pass").at("choose_card", seat=0)
    assert table.marks(2) == {"technophile_scholarly"}
    assert winners(table) == ()
    table.play(IDLE).at("barbarian_direction")
    assert winners(table) == ()
    table.play("1")
    assert winners(table) == (2,)


DONE = f"marks = '{THREE}'; "


@pytest.mark.rule("B-WIN-10", "B-EX-29")
@pytest.mark.parametrize("richer", [0, 1])
def test_of_two_who_are_done_the_one_with_more_world_wonders_wins(richer: int) -> None:
    """(base p. 12) Three wonders beat two, though the other has more friendly spaces."""
    three = DONE + "cities = [10, 12]; wonders = { petra = CAPITAL, alhambra = 10, kremlin = 12 }"
    two = DONE + f"{tokens(*range(20, 30))}; wonders = {{ colossus = CAPITAL, pyramids = 20 }}"
    rome, egypt = (three, two) if richer == 0 else (two, three)
    table = realm(rome.replace("CAPITAL", "0"), egypt.replace("CAPITAL", "39"), NEW_ROUND)
    assert winners(table) == (richer,)
    assert table.s.end_reason == "tie_break"


@pytest.mark.rule("B-WIN-11", "B-EX-29")
@pytest.mark.parametrize("wider", [0, 1])
def test_with_equal_wonders_the_one_with_more_friendly_spaces_wins(wider: int) -> None:
    """(base p. 12) Fourteen beat thirteen; a caravan makes no space friendly."""
    rome_wide = tokens(*range(1, 14 if wider == 0 else 13))
    egypt_wide = tokens(*range(20, 32 if wider == 0 else 33))
    lone_caravan = "caravans = [36]"
    table = realm(
        DONE + f"{rome_wide}; wonders = {{ petra = 1 }}" + (f"; {lone_caravan}" * wider),
        DONE + f"{egypt_wide}; wonders = {{ kremlin = 39 }}" + (f"; {lone_caravan}" * (1 - wider)),
        NEW_ROUND,
    )
    spaces = [len(table.tokens(seat) | table.cities(seat)) for seat in (0, 1)]
    assert spaces == ([14, 13] if wider == 0 else [13, 14])
    assert winners(table) == (wider,)


@pytest.mark.rule("B-WIN-12")
def test_who_are_level_even_then_win_together() -> None:
    """(base p. 12, Q03)"""
    rome = DONE + "cities = [2]; tokens = [1]; wonders = { petra = 0 }"
    egypt = DONE + "tokens = [37, 38]; wonders = { kremlin = 39 }"
    table = realm(rome, egypt, NEW_ROUND)
    assert winners(table) == (0, 1)


@pytest.mark.rule("B-WIN-08", "B-WIN-11")
def test_a_barbarian_may_still_upset_a_tie_breaker() -> None:
    """(base p. 12, Q01) The dial turns before the check."""
    table = realm(DONE + "tokens = [25, 26]", DONE + "tokens = [37, 38]", BARBARIANS_MOVE)
    table.play("barbarian_direction=1")
    assert winners(table) == (1,)
