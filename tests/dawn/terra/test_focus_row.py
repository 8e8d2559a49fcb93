"""The row of six and cards resolved farther to the right (Terra Incognita pp. 8, 13)."""

import pytest

from tests.table import Table, arrange
from ziggurat.games.dawn.content import TYPES

ROW = ("growth", "culture", "science", "economy", "industry", "military")

# One space of each terrain round the capital on 3; 7 lies behind the mountain.
LAND = """
    edition = "terra-incognita"
    map = '''
      h f
     g g d
    . w m
     . . g . g
    '''
    event = 4
    WHEN
    [[seat]]
    leader = "rome"
    capital = 3
    row = "PLACES"
    ROMAN
    [[seat]]
    leader = "france"
    capital = 8
"""
HILLS, FOREST, GRASS, CAPITAL, DESERT, WATER, MOUNTAIN, BEHIND = range(8)


def placed(card: str, place: int) -> str:
    """A row with this card in this place, counted from 1."""
    others = [other for other in ROW if other != card]
    return " ".join((*others[: place - 1], card, *others[place - 1 :]))


def land(row: str, rome: str = "", when: str = "") -> Table:
    return arrange(LAND, PLACES=row, ROMAN=rome.replace("; ", "\n"), WHEN=when)


def row_of(table: Table, seat: int = 0) -> list[str]:
    return [TYPES[lane] for lane in table.s.row[seat]]


def slot_of(table: Table, *answers: str) -> int:
    """The slot in which the last card of these answers is resolved."""
    told = [note for note in table.log(*answers) if note[0] == "resolves"]
    slot: int = told[-1][3]
    return slot


# The row


@pytest.mark.rule("T-ROW-01", "T-ROW-03", "T-ROW-04")
@pytest.mark.parametrize(("place", "slot"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_the_six_places_are_slots_1_1_2_3_4_5(place: int, slot: int) -> None:
    """(Terra Incognita p. 8)"""
    table = land(placed("science", place), "tech = 14")
    table.play("science")
    assert table.s.dial[0] == 14 + slot


@pytest.mark.rule("T-ROW-03", "T-ROW-04")
@pytest.mark.parametrize(
    ("place", "spaces"),
    [
        (1, {GRASS}),
        (2, {GRASS}),
        (3, {GRASS, HILLS}),
        (4, {GRASS, HILLS, FOREST}),
        (5, {GRASS, HILLS, FOREST, DESERT}),
        (6, {GRASS, HILLS, FOREST, DESERT, MOUNTAIN}),
    ],
)
def test_both_first_places_allow_grassland_only(place: int, spaces: set[int]) -> None:
    """(Terra Incognita p. 8)"""
    assert land(placed("culture", place)).play("culture").spaces == spaces


@pytest.mark.rule("T-ROW-02", "T-ROW-09")
def test_a_turn_offers_one_card_of_each_of_the_six_types() -> None:
    """(Terra Incognita p. 8)"""
    table = land(placed("growth", 1)).at("choose_card")
    assert {name for name in table.offered if not name.startswith("idle")} == set(ROW)
    assert len(table.slots(0)) == len(set(table.slots(0))) == 6


@pytest.mark.rule("T-ROW-05", "T-ROW-06", "T-ROW-07", "T-ROW-08")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6])
def test_a_reset_card_goes_leftmost_and_those_left_of_it_move_up(place: int) -> None:
    """(Terra Incognita p. 8, base p. 6)"""
    before = placed("science", place).split()
    table = land(" ".join(before)).play("idle-science")
    assert row_of(table) == ["science", *before[: place - 1], *before[place:]]


@pytest.mark.rule("T-EX-25", "T-ROW-05", "T-ROW-06", "T-ROW-07")
def test_the_fourth_card_pushes_the_first_three_to_the_right() -> None:
    """(Terra Incognita p. 8, example of our own)"""
    table = land("growth military science industry culture economy", "resources = ''")
    table.play("industry")
    while table.asked != "choose_card":
        table.play("pass")
    assert row_of(table) == ["industry", "growth", "military", "science", "culture", "economy"]


# Farther to the right


@pytest.mark.rule("T-RGT-01", "T-RGT-02", "T-RGT-03", "T-GOV-11", "T-EX-18")
@pytest.mark.parametrize(("place", "slot"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 5), (6, 5)])
def test_two_places_farther_right_are_counted_by_places(place: int, slot: int) -> None:
    """(Terra Incognita p. 13) Republic: both first slots are places, nothing lies past the 5."""
    table = land(placed("culture", place), "government = 'culture'")
    assert slot_of(table, "culture") == slot


@pytest.mark.rule("T-RGT-01", "T-RGT-02", "T-RGT-03", "T-RGT-09")
@pytest.mark.parametrize(("place", "slot"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_from_the_first_place_one_step_leads_to_the_other_first_slot(place: int, slot: int) -> None:
    """(Terra Incognita p. 13) Democracy has one arrow; the tech dial shows the slot."""
    table = land(placed("science", place), "government = 'science'; tech = 14")
    table.play("science")
    assert table.s.dial[0] == 14 + slot


@pytest.mark.rule("T-EX-14", "T-RGT-09")
def test_monarchy_lets_growth_in_the_third_slot_resolve_in_the_fifth() -> None:
    """(Terra Incognita p. 13) Mountains are open to its district, five tokens to reinforce."""
    tokens = f"tokens = [{HILLS}, {FOREST}, {GRASS}, {DESERT}, {MOUNTAIN}, {BEHIND}]"
    rome = f"government = 'growth'; {tokens}"
    table = land(placed("growth", 4), rome).play("growth", "growth=reinforce")
    table.play(*(f"reinforce={space}" for space in (HILLS, FOREST, GRASS, DESERT, MOUNTAIN)))
    assert len(table.reinforced(0)) == 5
    table.at("choose_card", seat=1)
    table = land(placed("growth", 4), "government = 'growth'")
    table.play("growth", "growth=district", "choose_district=campus")
    assert MOUNTAIN in table.spaces
    table = land(placed("growth", 4)).play("growth", "growth=district", "choose_district=campus")
    assert table.spaces == {GRASS, HILLS, FOREST}


@pytest.mark.rule("T-RGT-04", "T-GOV-10", "T-GOV-12")
def test_the_card_is_not_moved_and_takes_its_government_along() -> None:
    """(Terra Incognita p. 13) It is reset from its real place; the shift works every time."""
    table = land(placed("science", 3), "government = 'science'; tech = 14")
    table.play("science", "idle-science")
    assert row_of(table) == ["science", "growth", "culture", "economy", "industry", "military"]
    assert table.s.dial[0] == 17  # slot 2 and one farther
    table.play("culture", "pass", "idle-science", "science", "gain_card=pass")
    assert row_of(table)[:2] == ["science", "culture"]
    assert table.s.dial[0] == 19  # from the second place to the third
    assert TYPES[table.s.government[0]] == "science"


@pytest.mark.rule("T-RGT-05", "X-132")
@pytest.mark.parametrize(("place", "slot"), [(1, 4), (2, 5), (3, 5), (4, 5)])
def test_several_shifts_add_up_in_the_order_that_suits_the_player(place: int, slot: int) -> None:
    """(Terra Incognita p. 13) Machu Picchu moves cards in the first and second slot by two; applied
    before Republic it still does so for the third place."""
    rome = "government = 'culture'; wonders = { machu_picchu_terra = 3 }"
    assert slot_of(land(placed("culture", place), rome), "culture") == slot


@pytest.mark.rule("T-RGT-06")
@pytest.mark.parametrize(("rome", "asked"), [("", "gain_card"), ("government = 'science'", "nuke")])
def test_effects_of_the_fifth_slot_look_at_the_shifted_slot(rome: str, asked: str) -> None:
    """(Terra Incognita p. 13) Nuclear Power in the fourth slot, with Democracy in the fifth."""
    table = land(placed("science", 5), f"cards = 'nuclear_power'; tech = 15; {rome}")
    table.play("science")
    assert table.asked == asked


def capitalism(rome: str, row: str = placed("culture", 6)) -> Table:
    """Resolve and reset Capitalism without moving its caravans."""
    table = land(row, f"cards = 'capitalism'; {rome}").play("economy")
    while table.asked != "resolve_another":
        table.play("pass")
    return table


@pytest.mark.rule("T-EX-15", "T-EX-16", "T-RGT-07", "T-RGT-08")
def test_republic_shifts_a_culture_card_that_capitalism_resolves_at_the_first_slot() -> None:
    """(Terra Incognita p. 13)"""
    table = capitalism("government = 'culture'")
    assert row_of(table)[0] == "economy"
    assert row_of(table)[5] == "culture"
    assert slot_of(table, "resolve_another=culture") == 2
    assert table.spaces == {GRASS, HILLS}
    table.play("pass").at("choose_card", seat=1)
    assert row_of(table)[5] == "culture"  # not reset


@pytest.mark.rule("T-ROW-10", "T-RGT-08")
def test_as_if_in_the_first_slot_means_the_leftmost_place() -> None:
    """(Terra Incognita pp. 8, 13) One arrow leads to the second place, still slot 1."""
    row = placed("science", 6)
    table = capitalism("government = 'science'; tech = 14", row)
    assert slot_of(table, "resolve_another=science") == 1
    assert table.s.dial[0] == 15


# Every number taken from the slot


@pytest.mark.rule("T-RGT-09")
@pytest.mark.parametrize(
    ("card", "space"), [("culture", FOREST), ("economy", FOREST), ("military", FOREST)]
)
def test_the_shifted_slot_is_the_terrain_limit(card: str, space: int) -> None:
    """(Terra Incognita p. 13) From the second place two arrows lead to slot 3."""
    for government in (True, False):
        rome = f"government = '{card}'" if government else ""
        table = land(placed(card, 2), rome).play(card)
        assert (space in table.spaces) is government
        assert DESERT not in table.spaces


@pytest.mark.rule("T-RGT-09", "X-07")
def test_autocracy_raises_the_attack_value() -> None:
    """(Terra Incognita p. 13) Slot 3 instead of 1."""
    table = land(placed("military", 2), "government = 'military'", "barbarians = { A = 2 }")
    notes = table.log("military", "move_army=2", "attack_die=4")
    told = next(note for note in notes if note[0] == "attack_value")
    assert told[2:4] == (4, 7)


@pytest.mark.rule("T-RGT-09")
@pytest.mark.parametrize(("rome", "enough"), [("", False), ("government = 'industry'", True)])
def test_communism_raises_production(rome: str, enough: bool) -> None:
    """(Terra Incognita p. 13) Slot 4 instead of 3, and two resources: 8."""
    table = land(
        placed("industry", 4),
        f"resources = 'marble marble'; {rome}",
        "face_up = 'hanging_gardens'",
    )
    table.play("industry")
    assert (table.asked == "build" and "wonder" in table.offered) is enough
