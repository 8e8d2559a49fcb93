"""Winning with the expansion: four of five cards, fort cards, the check, tie-breakers."""

import pytest

from tests.table import Table, arrange
from ziggurat.games.dawn.content import EDITIONS, TERRA, VICTORY
from ziggurat.games.dawn.rules.pieces import unused_tokens

IDLE = "choose_card=idle-science"
STANDARD = "technophile_scholarly_terra defensive_devastating civilized_money_grubber"
FIVE = f"fortified expeditionary {STANDARD}"

# Forts on 17, 19 and 22. Directions 1 to 6 of the barbarians go clockwise from north-east.
REALM = """
    edition = "terra-incognita"
    map = '''
    g g g g g g g g
     g g g g g g g g
    g f g f g g f g
     g g g g g g g g
    g g g g g g g g
    '''
    icons = { 17 = "fort", 19 = "fort", 22 = "fort" }
    victory = "fortified expeditionary STANDARD"
    WHEN
    [[seat]]
    leader = "rome"
    capital = 0
    ROMAN
    [[seat]]
    leader = "egypt"
    capital = 39
    EGYPTIAN
"""
NEW_ROUND = 'at = "round"\nevent = 1'  # the next section shows the district icon


def realm(rome: str = "", egypt: str = "", when: str = "") -> Table:
    return arrange(
        REALM,
        STANDARD=STANDARD,
        WHEN=when,
        ROMAN=rome.replace("; ", "\n"),
        EGYPTIAN=egypt.replace("; ", "\n"),
    )


def marks(*cards: str) -> str:
    return f"marks = '{' '.join(cards)}'"


def winners(table: Table) -> tuple[int, ...]:
    """Who has won; nobody while the game goes on."""
    assert bool(table.s.won_by) == (table.s.pending is None)
    return table.s.won_by


# How many cards, and which


@pytest.mark.rule("T-WIN-01", "T-WIN-02", "T-WIN-08")
@pytest.mark.parametrize("missing", ["expeditionary", *STANDARD.split()])
def test_any_four_of_the_five_cards_are_enough(missing: str) -> None:
    """(Terra Incognita p. 8)"""
    four = [card for card in FIVE.split() if card != missing]
    forts = [17] if missing == "expeditionary" else [17, 22]
    table = realm(f"cities = {forts}; {marks(*four)}", when=NEW_ROUND)
    assert winners(table) == (0,)


@pytest.mark.rule("T-WIN-01")
@pytest.mark.parametrize("missing", STANDARD.split())
def test_three_cards_are_not_enough(missing: str) -> None:
    """(Terra Incognita p. 8)"""
    three = ["fortified", *(card for card in STANDARD.split() if card != missing)]
    table = realm(f"cities = [17]; {marks(*three)}", when=NEW_ROUND).at("choose_card", seat=0)
    assert winners(table) == ()


@pytest.mark.rule("T-WIN-03")
def test_both_agendas_of_one_card_are_one_card() -> None:
    """(Terra Incognita p. 8, base p. 12)"""
    rome = (
        "cities = [17]; marks = 'fortified civilized_money_grubber';"
        " cards = 'mass_media nuclear_power capitalism';"
        " wonders = { pyramids = 0, kremlin = 17 }"
    )
    table = realm(rome, when="turn = 1\nevent = 1")
    assert table.marks(0) == {
        "fortified",
        "civilized_money_grubber",
        "technophile_scholarly_terra",
    }
    table.play(IDLE).at("choose_card", seat=0)
    assert winners(table) == ()


@pytest.mark.rule("T-WIN-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_only_player_with_four_cards_wins_wherever_he_sits(seat: int) -> None:
    """(Terra Incognita p. 8)"""
    text = f"cities = [17]; {marks('fortified', *STANDARD.split())}"
    table = realm(text, when=NEW_ROUND) if seat == 0 else realm("", text, NEW_ROUND)
    assert winners(table) == (seat,)
    assert table.s.end_reason == "agendas"


# The moment of the check

FOURTEEN = "reinforced = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]"


@pytest.mark.rule("T-WIN-04", "T-WIN-05", "T-WIN-06")
def test_the_round_is_played_to_its_end_and_the_check_comes_before_the_dial() -> None:
    """(Terra Incognita p. 8)"""
    three = marks("fortified", "technophile_scholarly_terra", "civilized_money_grubber")
    table = realm(f"cities = [17]; tokens = [15]; {FOURTEEN}; {three}", when="event = 0")
    table.play("growth", "growth=reinforce", "reinforce=15")
    assert len(table.marks(0)) == 4
    table.at("choose_card", seat=1)
    assert winners(table) == ()
    table.play(IDLE)
    assert winners(table) == (0,)
    assert table.s.event == 0  # barbarians would have moved


@pytest.mark.rule("T-WIN-04")
def test_nobody_wins_before_the_last_player_of_the_round_has_played() -> None:
    """(Terra Incognita p. 8) The round began with seat 1, so seat 0 plays last."""
    text = f"cities = [17]; {marks('fortified', *STANDARD.split())}"
    table = realm("", text, "first = 1\nturn = 1")
    table.play(IDLE).at("choose_card", seat=0)
    assert winners(table) == ()
    table.play(IDLE)
    assert winners(table) == (1,)


@pytest.mark.rule("T-WIN-05", "X-140")
def test_losses_in_the_dial_phase_come_too_late_to_prevent_a_victory() -> None:
    """(Terra Incognita p. 8) The barbarian would raze the fort's city."""
    text = f"cities = [17]; {marks('fortified', *STANDARD.split())}"
    table = realm(text, when="at = 'round'\nevent = 0\nbarbarians = { A = 16 }")
    assert winners(table) == (0,)
    assert table.cities(0) == {0, 17}


@pytest.mark.rule("T-WIN-07", "T-WIN-16", "X-142")
def test_a_fort_taken_later_in_the_round_undoes_four_cards() -> None:
    """(Terra Incognita p. 8)"""
    egypt = "armies = [18]; row = 'growth culture science economy industry military'"
    text = f"cities = [17]; {marks('fortified', *STANDARD.split())}"
    table = realm(text, egypt, "turn = 1\nevent = 1")
    assert len(table.marks(0)) == 4
    table.play("military", "move_army=17", "attack_die=6", "defence_die=1")
    assert table.cities(1) == {17, 39}
    assert table.marks(0) == set(STANDARD.split())
    assert table.marks(1) == {"fortified"}
    table.at("choose_card", seat=0)
    assert winners(table) == ()


# Ties


@pytest.mark.rule("T-WIN-09", "X-143")
def test_five_cards_beat_four_whatever_the_wonders() -> None:
    """(Terra Incognita p. 8)"""
    rome = "cities = [19]; wonders = { petra = 0, kremlin = 19 }; tokens = [1, 2, 3]"
    table = realm(
        f"{rome}; {marks('fortified', *STANDARD.split())}",
        f"cities = [17, 22]; {marks(*FIVE.split())}",
        NEW_ROUND,
    )
    assert winners(table) == (1,)
    assert table.s.end_reason == "tie_break"


FOUR = marks("fortified", *STANDARD.split())


@pytest.mark.rule("T-WIN-10")
@pytest.mark.parametrize(
    ("rome", "egypt", "winner"),
    [
        ("wonders = { petra = 0 }", "tokens = [38, 37, 36]", 0),
        ("tokens = [1, 2, 3]", "wonders = { petra = 39 }", 1),
        ("wonders = { petra = 0 }; tokens = [1]", "wonders = { kremlin = 39 }", 0),
        ("tokens = [1]", "tokens = [38, 37]", 1),
    ],
)
def test_level_players_are_told_apart_by_wonders_then_by_friendly_spaces(
    rome: str, egypt: str, winner: int
) -> None:
    """(Terra Incognita p. 8, base p. 12)"""
    table = realm(f"cities = [17]; {FOUR}; {rome}", f"cities = [22]; {FOUR}; {egypt}", NEW_ROUND)
    assert winners(table) == (winner,)


@pytest.mark.rule("T-WIN-11")
def test_players_level_in_everything_share_the_victory() -> None:
    """(Terra Incognita p. 8) [ruling]"""
    table = realm(f"cities = [17]; {FOUR}", f"cities = [22]; {FOUR}", NEW_ROUND)
    assert winners(table) == (0, 1)
    assert table.s.end_reason == "shared"


# Fort cards


@pytest.mark.rule("T-WIN-12")
def test_a_fort_card_has_one_agenda_and_a_standard_card_two() -> None:
    """(Terra Incognita p. 8)"""
    cards = [card for card in VICTORY if EDITIONS[TERRA].slug in card.editions]
    count = {card.slug: len(card.agendas) for card in cards}
    assert {slug for slug, agendas in count.items() if agendas == 1} == {
        "fortified",
        "expeditionary",
    }
    assert len(count) == 12
    assert set(count.values()) == {1, 2}


@pytest.mark.rule("T-WIN-13", "T-WIN-14", "T-WIN-15", "T-EX-17")
@pytest.mark.card("agenda.fortified", "agenda.expeditionary")
@pytest.mark.parametrize(
    ("cities", "marked"),
    [
        ([25], set()),
        ([17], {"fortified"}),
        ([17, 22], {"fortified", "expeditionary"}),
        ([17, 19, 22], {"fortified", "expeditionary"}),
    ],
)
def test_one_fort_is_fortified_and_two_are_expeditionary_too(
    cities: list[int], marked: set[str]
) -> None:
    """(Terra Incognita p. 8)"""
    assert realm(f"cities = {cities}").marks(0) == marked


@pytest.mark.rule("T-WIN-13", "T-WIN-34")
@pytest.mark.card("agenda.fortified")
def test_conquering_a_fort_marks_fortified_at_once() -> None:
    """(Terra Incognita p. 8)"""
    rome = "armies = [16]; row = 'growth culture science economy industry military'"
    table = realm(rome)
    assert table.marks(0) == set()
    table.play("military", "move_army=17", "attack_die=6", "defence_die=1")
    assert table.marks(0) == {"fortified"}


@pytest.mark.rule("T-WIN-13")
@pytest.mark.card("agenda.fortified")
def test_an_army_or_caravan_in_a_fort_does_not_control_it() -> None:
    """(Terra Incognita p. 11)"""
    assert realm("caravans = [17]; armies = [22]").marks(0) == set()


@pytest.mark.rule("T-WIN-20")
@pytest.mark.card("agenda.fortified")
def test_several_players_mark_the_same_fort_card() -> None:
    """(Terra Incognita p. 8, base p. 12)"""
    table = realm("cities = [17]", "cities = [22]")
    assert table.marks(0) == table.marks(1) == {"fortified"}


RAZED = "at = 'round'\nevent = 0\nbarbarians = { A = 16 }"  # it moves east, to 17


@pytest.mark.rule("T-WIN-16", "T-WIN-17", "X-144")
@pytest.mark.card("agenda.expeditionary", "agenda.fortified")
def test_of_two_forts_one_lost_costs_expeditionary_only() -> None:
    """(Terra Incognita p. 8)"""
    table = realm("cities = [17, 22]; marks = 'fortified expeditionary'", when=RAZED)
    before = unused_tokens(table.s, 0)
    table.play("barbarian_direction=2")
    assert table.cities(0) == {0, 22}
    assert table.marks(0) == {"fortified"}
    assert unused_tokens(table.s, 0) == before + 1


@pytest.mark.rule("T-WIN-16", "T-WIN-18", "X-63")
@pytest.mark.card("agenda.fortified")
def test_a_lost_fort_agenda_can_be_completed_again() -> None:
    """(Terra Incognita p. 8)"""
    rome = (
        "cities = [17]; marks = 'fortified'; armies = [25, 18]; cards = 'iron_working_terra';"
        " row = 'growth culture science economy industry military'"
    )
    table = realm(rome, when=RAZED)
    assert table.marks(0) == {"fortified"}
    table.play("barbarian_direction=2")
    assert table.marks(0) == set()
    beat_it = ("approach=25", "attack_die=6", "defence_die=1", "add_trade=culture")
    table.play("military", "choose_army=25", "move_army=17", *beat_it)
    assert table.marks(0) == set()
    table.play("move_army=17", "attack_die=6", "defence_die=1")
    assert table.marks(0) == {"fortified"}


@pytest.mark.rule("T-WIN-19")
def test_a_standard_agenda_stays_completed() -> None:
    """(Terra Incognita p. 8, base p. 12) A barbarian turns one of fifteen tokens over."""
    table = realm(
        "reinforced = [18, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]",
        when="at = 'round'\nevent = 0\nbarbarians = { A = 26 }",
    )
    assert table.marks(0) == {"defensive_devastating"}
    table.play("barbarian_direction=6")
    assert len(table.reinforced(0)) == 14
    assert table.marks(0) == {"defensive_devastating"}


# When agendas are marked


@pytest.mark.rule("T-WIN-34", "X-141")
def test_an_agenda_completed_in_the_dial_phase_is_marked_then_but_wins_a_round_later() -> None:
    """(Terra Incognita p. 8) An encampment reinforces the fifteenth token."""
    three = marks("fortified", "technophile_scholarly_terra", "civilized_money_grubber")
    table = realm(
        f"cities = [17]; districts = {{ encampment = 15 }}; {FOURTEEN}; {three}",
        when="at = 'round'\nevent = 1",
    )
    table.at("encampment", seat=0)
    table.play("encampment=reinforce", "encampment_reinforce=15")
    assert len(table.marks(0)) == 4
    table.at("choose_card", seat=0)
    table.play(IDLE).at("choose_card", seat=1)
    table.play(IDLE)
    assert winners(table) == (0,)


@pytest.mark.rule("T-WIN-34")
def test_an_agenda_is_marked_at_once_in_a_rivals_turn() -> None:
    """(Terra Incognita p. 8) The rival's Globalization resolves your encampment."""
    table = realm(
        f"districts = {{ encampment = 15 }}; {FOURTEEN}",
        "cards = 'globalization'; tokens = [38]",
        "turn = 1",
    )
    table.play("growth", "choose_district=pass", "name_district=encampment")
    table.at("encampment", seat=0).play("encampment=reinforce", "encampment_reinforce=15")
    table.at("reinforce", seat=1)  # the rival's card goes on
    assert table.marks(0) == {"defensive_devastating"}


# The base agendas that stay


OTHERS = "civilized_money_grubber warmonger_paranoid explorer_aesthetic populous_preservationist"


@pytest.mark.rule("T-WIN-33")
@pytest.mark.parametrize(
    ("rome", "card"),
    [
        ("cities = [2, 4, 6, 24, 26, 28, 30]", "civilized_money_grubber"),
        ("cities = [2, 4, 6, 24, 26, 28]", ""),
        ("wonders = { colossus = 0, big_ben = 2 }; cities = [2]", "civilized_money_grubber"),
        ("wonders = { colossus = 0, petra = 2 }; cities = [2]", ""),
        ("beaten = [1]", "warmonger_paranoid"),
        ("wonders = { petra = 0, alhambra = 2 }; cities = [2]", "warmonger_paranoid"),
        ("tokens = [1, 2, 3, 4, 5, 6, 7, 8, 15, 16, 23, 24, 31, 32]", "explorer_aesthetic"),
        ("tokens = [1, 2, 3, 4, 5, 6, 7, 8, 15, 16, 23, 24, 31, 9]", ""),
        ("wonders = { stonehenge = 0, taj_mahal = 2 }; cities = [2]", "explorer_aesthetic"),
        ("natural = 'pantanal gobustan'", "populous_preservationist"),
        ("natural = 'pantanal'; resources = 'oil'", ""),
        (
            "cities = [2, 4, 6, 32]; tokens = [1, 8, 9, 3, 10, 11, 5, 12, 13, 7, 14, 15, 24, 33]",
            "populous_preservationist",
        ),
        ("cities = [2, 4, 6, 32]; tokens = [1, 8, 9, 3, 10, 11, 5, 12, 13, 7, 14, 15, 24]", ""),
    ],
)
def test_the_four_base_cards_that_stay_keep_their_meaning(rome: str, card: str) -> None:
    """(Terra Incognita p. 8, base back page)"""
    table = arrange(
        REALM,
        STANDARD=OTHERS,
        WHEN="",
        ROMAN=rome.replace("; ", "\n"),
        EGYPTIAN="",
    )
    assert table.marks(0) == ({card} if card else set())


@pytest.mark.rule("T-WIN-34", "T-WIN-05")
def test_a_position_at_the_end_of_a_round_marks_what_is_met_before_the_check() -> None:
    """(Terra Incognita p. 8) A position written by hand: Rome has two forts and the marks of two
    cards, so it has won."""
    rome = f"cities = [17, 19]; {marks('defensive_devastating', 'civilized_money_grubber')}"
    table = realm(rome, when=NEW_ROUND)
    assert table.marks(0) >= {"fortified", "expeditionary"}
    assert winners(table) == (0,)
