"""City-state diplomacy cards: wonders, diplomacy, barbarians and terrain (base p. 13)."""

import pytest

from tests.dawn.cards.fights import values
from tests.table import Table, arrange
from ziggurat.games.dawn.content import WONDERS
from ziggurat.games.dawn.rules.wonders import wonder_cost

ISLANDS = """
    map = '''
    g g g . g . g . g . g . g . g . g g
    '''
    face_up = "colossus"
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    capital = 0
    cities = [CITIES]
    diplomacy = "CARDS"
    wonders = { WONDERS }
    [[seat]]
    leader = "france"
    capital = 9
    diplomacy = "RIVAL"
"""
FIFTH = "culture science economy military industry"
FIRST = "industry culture science economy military"


def islands(
    cards: str,
    cities: str = "2",
    leader: str = "rome",
    row: str = FIFTH,
    wonders: str = "",
    rival: str = "",
) -> Table:
    """Cities on the islands 3 to 8 are mature, those on 0 and 2 are not."""
    words = {"CARDS": cards, "CITIES": cities, "LEADER": leader, "ROW": row}
    return arrange(ISLANDS, **words, WONDERS=wonders, RIVAL=rival)


def can_build(table: Table) -> bool:
    """Whether industry could build a wonder with nothing but the slot."""
    table.play("choose_card=industry")
    return table.asked == "build" and "wonder" in table.offered


@pytest.mark.card("city_state.brussels")
@pytest.mark.parametrize(
    ("card", "cities", "built"),
    [
        ("brussels", "3, 4", True),
        ("brussels", "2, 3, 4", True),
        ("brussels", "2, 3", False),
        ("", "3, 4, 5", False),
    ],
)
def test_brussels_takes_one_off_the_cost_per_mature_city(
    card: str, cities: str, built: bool
) -> None:
    """(base p. 13) Colossus costs 7, slot 5 gives 5."""
    assert can_build(islands(card, cities)) is built


@pytest.mark.card("city_state.buenos_aires")
@pytest.mark.parametrize(
    ("card", "wonders", "built"),
    [
        ("buenos_aires", "", True),
        ("buenos_aires", "petra = 0, oracle = 2", True),
        ("buenos_aires", "machu_picchu = 0", False),
        ("", "", False),
    ],
)
def test_buenos_aires_takes_two_off_while_you_have_no_wonder_of_the_type(
    card: str, wonders: str, built: bool
) -> None:
    """(base p. 13) Colossus is an economy wonder and costs 7, slot 5 gives 5."""
    table = islands(card, wonders=wonders, cities="2, 3")
    if "oracle" in wonders:
        table.play("use_ability=pass")
    assert can_build(table) is built


@pytest.mark.card("city_state.brussels", "city_state.buenos_aires", "leader.egypt")
def test_brussels_buenos_aires_and_egypt_add_up() -> None:
    """(base p. 13) 7 less 3, 2 and 1 makes 1."""
    words = {"leader": "egypt", "row": FIRST}
    assert can_build(islands("brussels buenos_aires", "3, 4, 5", **words))
    assert not can_build(islands("brussels buenos_aires", "3, 4", **words))
    assert not can_build(islands("brussels", "3, 4, 5", **words))
    assert not can_build(islands("brussels buenos_aires", "3, 4, 5", row=FIRST))


@pytest.mark.card("city_state.brussels", "city_state.buenos_aires")
def test_a_rival_s_cards_make_no_wonder_cheaper() -> None:
    """(base p. 13)"""
    assert not can_build(islands("", "3, 4, 5", rival="brussels buenos_aires"))


@pytest.mark.card("city_state.brussels", "city_state.buenos_aires", "leader.egypt")
def test_a_wonder_never_costs_less_than_nothing() -> None:
    """(base p. 13) 7 less 6, 2 and 1."""
    table = islands("brussels buenos_aires", "3, 4, 5, 6, 7, 8", leader="egypt", row=FIRST)
    number = [wonder.slug for wonder in WONDERS].index("colossus")
    assert wonder_cost(table.s, 0, number) == 0
    table.play("choose_card=industry", "build=wonder", "wonder_city=0")
    assert table.wonders(0) == {"colossus"}


ENVOYS = """
    map = '''
    g g g g g g g
    '''
    [[seat]]
    leader = "rome"
    capital = 0
    diplomacy = "geneva CARDS"
    [[seat]]
    leader = "egypt"
    capital = 5
    diplomacy = "EGYPT"
    [[seat]]
    leader = "japan"
    capital = 6
    diplomacy = "JAPAN"
"""


@pytest.mark.card("city_state.geneva")
def test_geneva_exchanges_a_player_s_card_for_another_of_his_at_turn_start() -> None:
    """(base p. 13) It must be a different one, and lie in his own set; cards of city-states are
    not exchanged."""
    words = {"EGYPT": "", "JAPAN": "open_borders-1"}
    table = arrange(ENVOYS, CARDS="seoul embassy-1 joint_war-2", **words)
    table.play("use_ability=geneva").at("exchange_diplomacy", seat=0)
    assert table.offered == ["embassy-1", "joint_war-2", "pass"]
    table.play("embassy-1").at("take_diplomacy", seat=0)
    assert table.offered == ["joint_war-1", "defensive_pact-1"]
    table.play("defensive_pact-1").at("use_ability", seat=0)
    assert table.offered == ["seoul", "pass"]  # Geneva serves once per turn
    assert table.diplomacy(0) == {"geneva", "seoul", "defensive_pact-1", "joint_war-2"}


@pytest.mark.card("city_state.geneva")
def test_geneva_need_not_be_used_and_needs_a_card_to_exchange() -> None:
    """(base p. 13)"""
    words = {"EGYPT": "", "JAPAN": ""}
    table = arrange(ENVOYS, CARDS="embassy-1", **words)
    table.play("use_ability=geneva", "exchange_diplomacy=pass").at("choose_card", seat=0)
    assert table.diplomacy(0) == {"geneva", "embassy-1"}
    table = arrange(ENVOYS, CARDS="seoul", **words).play("use_ability=geneva")
    table.at("use_ability", seat=0)
    table = arrange(ENVOYS, CARDS="", **words).play("use_ability=geneva")
    table.at("choose_card", seat=0)


@pytest.mark.card("city_state.geneva")
def test_geneva_exchanges_no_card_of_a_player_whose_others_are_all_taken() -> None:
    """(base p. 13) Japan holds the rest of Egypt's; nothing can be had for the embassy."""
    others = "joint_war-1 defensive_pact-1 open_borders-1"
    words = {"EGYPT": "", "JAPAN": others}
    table = arrange(ENVOYS, CARDS="embassy-1 embassy-2", **words).play("use_ability=geneva")
    assert table.at("exchange_diplomacy", seat=0).offered == ["embassy-2", "pass"]
    table = arrange(ENVOYS, CARDS="embassy-1", **words).play("use_ability=geneva")
    table.at("choose_card", seat=0)


HORDE = """
    map = '''
     g w g g g
    g g g g g g
     g g g g g
    '''
    icons = { 2 = "marble", 12 = "kumasi" }
    barbarians = { BARBARIANS }
    [[seat]]
    leader = "rome"
    row = "science culture economy industry military"
    capital = 5
    diplomacy = "seoul"
    caravans = [13]
    [[seat]]
    leader = "egypt"
    row = "science culture economy industry military"
    capital = 10
    tokens = [6]
"""


@pytest.mark.card("city_state.seoul")
def test_seoul_shifts_a_barbarian_to_a_neighbouring_empty_land_space() -> None:
    """(base pp. 7, 13) Around 7 there are water (1), a resource (2), a rival token (6), a
    city-state (12) and a caravan (13)."""
    table = arrange(HORDE, BARBARIANS="A = 7, B = 15")
    table.play("use_ability=seoul").at("shift_barbarian", seat=0)
    assert table.offered == ["A", "B", "pass"]
    table.play("A").at("shift_barbarian_to", seat=0)
    assert table.offered == ["8"]
    table.play("8").at("choose_card", seat=0)
    assert table.barbarian("A") == 8
    assert table.barbarian("B") == 15


@pytest.mark.card("city_state.seoul")
def test_seoul_shifts_no_barbarian_that_has_no_room() -> None:
    """(base p. 13) Another barbarian leaves no room either."""
    table = arrange(HORDE, BARBARIANS="A = 7, B = 8").play("use_ability=seoul")
    assert table.offered == ["B", "pass"]
    table.play("pass").at("choose_card", seat=0)
    assert table.barbarian("B") == 8


@pytest.mark.card("city_state.seoul")
def test_seoul_shifts_a_barbarian_on_the_first_space_of_the_map_too() -> None:
    """(base p. 13) From 0 to 6, where no token is now."""
    table = arrange(HORDE.replace("tokens = [6]", ""), BARBARIANS="A = 0")
    table.play("use_ability=seoul", "A", "6").at("choose_card", seat=0)
    assert table.barbarian("A") == 6


@pytest.mark.card("city_state.seoul")
def test_seoul_serves_once_in_each_turn_of_its_holder() -> None:
    """(base p. 13)"""
    table = arrange(HORDE, BARBARIANS="A = 7")
    table.play("use_ability=seoul", "A", "8", "choose_card=idle-science")
    table.at("choose_card", seat=1).play("idle-science").at("use_ability", seat=0)


TERRAIN = """
    map = '''
      g f g g
     h f d w m
    g g m g N f
     g g g g g
    '''
    turn = TURN
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    cards = "FOCUS"
    diplomacy = "CARDS"
    SEAT0
    [[seat]]
    leader = "egypt"
    row = "military culture science economy industry"
    SEAT1
"""
# Around 10: 4 hills, 5 forest, 9 grassland, 11 mountain (inland), 15 and 16 grassland.
# Around 12: 6 desert, 7 water, 11 mountain, 13 natural wonder, 17 and 18 grassland.
ROW_WITH = {
    1: "TYPE science A B C",
    2: "science TYPE A B C",
    3: "science A TYPE B C",
    4: "science A B TYPE C",
    5: "science A B C TYPE",
}


def row_with(type_: str, slot: int) -> str:
    """A row with this card in this slot and science elsewhere."""
    others = [t for t in ("culture", "economy", "industry", "military") if t != type_]
    row = ROW_WITH[slot].replace("TYPE", type_)
    for letter, other in zip("ABC", others, strict=True):
        row = row.replace(letter, other)
    return row


def terrain(
    cards: str,
    row: str,
    seat: str = "capital = 10",
    rival: str = "capital = 19",
    leader: str = "rome",
    focus: str = "",
    turn: str = "0",
) -> Table:
    words = {"CARDS": cards, "ROW": row, "LEADER": leader, "FOCUS": focus, "TURN": turn}
    return arrange(TERRAIN, **words, SEAT0=seat, SEAT1=rival)


@pytest.mark.card("city_state.mohenjo_daro")
@pytest.mark.parametrize(
    ("card", "slot", "spaces"),
    [
        ("mohenjo_daro", 1, {4, 9, 15, 16, 17, 18}),
        ("mohenjo_daro", 2, {4, 5, 9, 15, 16, 17, 18}),
        ("mohenjo_daro", 3, {4, 5, 6, 9, 15, 16, 17, 18}),
        ("mohenjo_daro", 4, {4, 5, 6, 9, 11, 13, 15, 16, 17, 18}),
        ("mohenjo_daro", 5, {4, 5, 6, 9, 11, 13, 15, 16, 17, 18}),
        ("seoul", 1, {9, 15, 16, 17, 18}),
    ],
)
def test_mohenjo_daro_makes_every_space_one_easier_for_tokens(
    card: str, slot: int, spaces: set[int]
) -> None:
    """(base p. 13) The natural wonder on 13, too, has difficulty 4 then."""
    table = terrain(card, row_with("culture", slot), "capital = 10\ncities = [12]")
    if card == "seoul":
        table.play("use_ability=pass")
    table.play("choose_card=culture")
    assert table.spaces == spaces


@pytest.mark.card("city_state.mohenjo_daro")
def test_mohenjo_daro_helps_tokens_of_any_effect() -> None:
    """(base p. 13) Hanging Gardens reach up to 4, Urbanization here up to 1."""
    seat = "capital = 10\nwonders = { hanging_gardens = 10 }"
    table = terrain("mohenjo_daro", row_with("industry", 1), seat, focus="urbanization")
    table.play("use_ability=hanging_gardens").at("place_token", seat=0)
    assert 11 in table.spaces
    table = terrain("mohenjo_daro", row_with("industry", 1), "capital = 17", focus="urbanization")
    table.play("choose_card=industry", "build=city", "build_city=10").at("place_token", seat=0)
    assert table.spaces == {4, 9, 15, 16}


@pytest.mark.card("city_state.mohenjo_daro")
def test_mohenjo_daro_does_not_help_cities_or_caravans() -> None:
    """(base p. 13)"""
    seat = "capital = 16"
    table = terrain("mohenjo_daro", row_with("industry", 3), seat)
    table.play("choose_card=industry", "build=city")
    assert table.spaces & {5, 6, 13} == {5}
    table = terrain("mohenjo_daro", row_with("economy", 1), "capital = 10")
    table.play("choose_card=economy")
    assert table.spaces & {4, 5} == set()


@pytest.mark.card("city_state.mohenjo_daro", "leader.japan")
@pytest.mark.parametrize(("slot", "eased"), [(1, set()), (2, {6, 8}), (3, {6, 8})])
def test_with_mohenjo_daro_japan_s_easier_spaces_have_difficulty_two(
    slot: int, eased: set[int]
) -> None:
    """(base pp. 4, 13) 6 is desert and 8 mountain by the water; 11 is mountain inland and 13 a
    natural wonder."""
    seat = "capital = 12\ncities = [14]"
    table = terrain("mohenjo_daro", row_with("culture", slot), seat, leader="japan")
    table.play("choose_card=culture")
    assert table.spaces & {6, 8, 11, 13} == eased


@pytest.mark.card("city_state.kumasi")
def test_under_kumasi_forest_has_difficulty_one_for_culture_and_industry() -> None:
    """(base p. 13) Other terrain is as rough as ever; forest may be counted through."""
    table = terrain("kumasi", row_with("culture", 1), "capital = 10").play("choose_card=culture")
    assert table.spaces == {5, 9, 15, 16}
    seat = "capital = 0"
    table = terrain("kumasi", row_with("industry", 1), seat)
    table.play("choose_card=industry", "build=city")
    assert table.spaces == {2, 10}  # through the forests on 1 and 5
    table = terrain("kumasi", row_with("industry", 1), "capital = 15")
    table.play("choose_card=industry", "build=city")
    assert 5 in table.spaces


@pytest.mark.card("city_state.kumasi")
def test_kumasi_does_not_help_caravans_or_attackers() -> None:
    """(base p. 13)"""
    rival = "capital = 19\ntokens = [5]"
    table = terrain("kumasi", row_with("military", 1), "capital = 10", rival)
    fight = values(table, "choose_card=military", "military=attack", "attack=5")
    assert fight == (1, 3)
    table = terrain("kumasi", row_with("economy", 2), "capital = 10").play("choose_card=economy")
    assert table.spaces & {4, 5, 1} == {4}
    table = terrain("kumasi", row_with("economy", 3), "capital = 10").play("choose_card=economy")
    assert table.spaces & {4, 5, 1} == {4, 5, 1}


@pytest.mark.card("city_state.kumasi")
def test_holding_no_card_of_kumasi_forest_stays_rough() -> None:
    """(base p. 13) The other copy is the rival's: it serves him alone."""
    rival = 'capital = 19\ndiplomacy = "kumasi"'
    table = terrain("", row_with("culture", 1), "capital = 10", rival).play("choose_card=culture")
    assert table.spaces == {9, 15, 16}
