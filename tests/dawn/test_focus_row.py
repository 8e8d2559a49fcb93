"""The focus row (base pp. 6, 8)."""

import pytest

from tests.dawn.rows import row
from tests.table import Table, arrange, new_table
from ziggurat.games.dawn.content import FOCUS, TYPES
from ziggurat.games.dawn.game import DAWN

# A capital with every terrain around it: 0 grassland, 1 hills, 4 forest, 6 desert, 5 mountain.
RING = """
    map = '''
     g h
    w g f
     m d . . . g
    '''
    MORE
    [[seat]]
    leader = "egypt"
    row = "ROW"
    capital = 3
    SEAT
    [[seat]]
    leader = "rome"
    capital = 7
"""
BY_SLOT = [{0}, {0, 1}, {0, 1, 4}, {0, 1, 4, 6}, {0, 1, 4, 5, 6}]


def ring(lane: str, slot: int, seat: str = "", more: str = "") -> Table:
    """The ring with a card of a type in a slot."""
    return arrange(RING, ROW=row(lane, slot), SEAT=seat, MORE=more)


@pytest.mark.rule("B-ROW-01", "B-ROW-02")
def test_a_row_has_five_slots_with_one_card_of_each_type() -> None:
    """(base pp. 6, 8)"""
    table = new_table(players=2, leaders=["rome", "egypt"])
    for seat in range(2):
        types = [FOCUS[table.s.cards[seat][lane]].type for lane in table.s.row[seat]]
        assert len(types) == 5
        assert {TYPES[kind] for kind in types} == {
            "culture",
            "science",
            "economy",
            "industry",
            "military",
        }


@pytest.mark.rule("B-ROW-02", "B-ROW-06")
@pytest.mark.parametrize(
    ("gained", "after"),
    [
        ("drama_and_poetry", "astrology drama_and_poetry foreign_trade pottery masonry"),
        ("mathematics", "mathematics early_empire foreign_trade pottery masonry"),
        ("currency", "astrology early_empire currency pottery masonry"),
        ("animal_husbandry", "astrology early_empire foreign_trade animal_husbandry masonry"),
        ("iron_working", "astrology early_empire foreign_trade pottery iron_working"),
    ],
)
def test_a_new_card_takes_the_slot_of_the_one_of_its_type(gained: str, after: str) -> None:
    """(base p. 8)"""
    table = ring("science", 1, seat="tech = 2").play("choose_card=science", f"gain_card={gained}")
    assert table.slots(0) == after.split()


@pytest.mark.rule("B-ROW-04")
def test_a_card_left_alone_only_moves_toward_slot_five() -> None:
    """(base p. 6)"""
    table = arrange(
        """
        map = "g . . . g"
        [[seat]]
        leader = "egypt"
        row = "culture science economy industry military"
        capital = 0
        [[seat]]
        leader = "rome"
        capital = 1
        """
    )
    before = table.s.row[0]
    chosen = ["military", "economy", "economy", "culture", "industry", "military", "culture"]
    for name in chosen:
        table.play(f"choose_card={name}", "choose_card=idle-science")
        while table.asked in ("barbarian_direction", "add_trade"):
            table.play(table.offered[0])
        table.at("choose_card", seat=0)
        after = table.s.row[0]
        assert after[0] == TYPES.index(name)
        for lane in range(5):
            if TYPES[lane] != name:
                assert before.index(lane) <= after.index(lane) <= before.index(lane) + 1
        before = after


@pytest.mark.rule("B-ROW-03", "B-KEY-02", "B-CUL-06", "B-EX-04")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_culture_reaches_rougher_terrain_in_a_higher_slot(slot: int) -> None:
    """(base pp. 6, 8)"""
    assert ring("culture", slot).play("choose_card=culture").spaces == BY_SLOT[slot - 1]


@pytest.mark.rule("B-ROW-03", "B-KEY-02")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_caravans_reach_rougher_terrain_in_a_higher_slot(slot: int) -> None:
    """(base pp. 6, 8)"""
    table = ring("economy", slot).play("choose_card=economy").at("move_caravan")
    assert table.spaces - {3} == BY_SLOT[slot - 1]


@pytest.mark.rule("B-ROW-03")
@pytest.mark.parametrize(("slot", "built"), [(3, False), (4, True), (5, True)])
def test_industry_has_more_production_in_a_higher_slot(slot: int, built: bool) -> None:
    """(base pp. 6, 9) Stonehenge costs Egypt 6: 4 of the slot and 2 of a marble."""
    table = ring("industry", slot, 'resources = "marble"', 'face_up = "stonehenge"')
    table.play("choose_card=industry")
    assert ("wonder" in table.offered) is built


@pytest.mark.rule("B-ROW-03")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_military_reinforces_more_in_a_higher_slot(slot: int) -> None:
    """(base pp. 6, 10)"""
    table = ring("military", slot, "tokens = [0, 1, 4, 5, 6]")
    table.play("choose_card=military", "reinforce")
    for space in sorted({0, 1, 4, 5, 6})[:slot]:
        table.play(f"reinforce={space}")
    table.at("choose_card", seat=1)
    assert len(table.reinforced(0)) == slot


@pytest.mark.rule("B-ROW-05")
@pytest.mark.parametrize("card", ["drama_and_poetry", "civil_service", "mass_media"])
def test_later_culture_cards_keep_the_rules_of_culture(card: str) -> None:
    """(base p. 8)"""
    table = ring("culture", 3, f'cards = "{card}"').play("choose_card=culture").at("place_token")
    assert table.spaces == BY_SLOT[2]


@pytest.mark.rule("B-ROW-05")
@pytest.mark.parametrize(
    ("card", "extra"),
    [
        ("mathematics", ["add_trade=culture"]),
        ("replaceable_parts", ["gain_resource=oil"]),
        ("nuclear_power", []),
    ],
)
def test_later_science_cards_keep_the_rules_of_science(card: str, extra: list[str]) -> None:
    """(base p. 8) Their own text comes on top."""
    table = ring("science", 4, f'cards = "{card}"\n    tech = 6\n    trade = {{ science = 1 }}')
    table.play("choose_card=science", *extra, "spend_token=trade", "gain_card=pass")
    assert table.s.dial[0] == 11


@pytest.mark.rule("B-ROW-07")
def test_rows_decks_held_cards_and_dials_are_open() -> None:
    """(base p. 6) The cards of the row tell which ones are left in the deck."""
    table = ring("science", 4, 'cards = "currency"\n    tech = 4\n    diplomacy = "embassy-1"')
    truth = table.s.to_json()
    for seat in (0, 1, None):
        seen = DAWN.view(table.s, seat)
        for field in (
            "row",
            "cards",
            "trade",
            "dial",
            "diplomacy",
            "wonders",
            "resources",
            "event",
        ):
            assert seen[field] == truth[field]
