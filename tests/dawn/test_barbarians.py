"""Barbarians on the move: direction, water, the map edge, and what they plunder (base p. 12)."""

import pytest

from tests.table import Table, arrange
from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.state import HOME

# The dial is about to turn to the movement icon. Die 2 points east, die 5 west.
ON_THE_MOVE = """
    map = '''
LAND
    '''
    icons = { ICONS }
    at = "round"
    event = 1
    barbarians = { HORDE }
    [[seat]]
    leader = "rome"
    ROMAN
    [[seat]]
    leader = "egypt"
    EGYPTIAN
"""

STEPPE = """
 g g g . . g
g g g g
 g g g . . g
"""
ROAD = "g g g g . g . g"  # spaces 0 to 3, the capitals on 4 and 5
STRAIT = "g g w w g . g . g"  # water on 2 and 3, the capitals on 5 and 6


def horde(land: str, barbarians: str, rome: str, egypt: str, icons: str = "") -> Table:
    """A table before the die for the barbarians is cast."""
    return arrange(
        ON_THE_MOVE,
        LAND=land,
        ICONS=icons,
        HORDE=barbarians,
        ROMAN=rome.replace("; ", "\n"),
        EGYPTIAN=egypt.replace("; ", "\n"),
    ).at("barbarian_direction")


@pytest.mark.rule("B-BAR-01", "B-BAR-02", "B-BAR-03")
@pytest.mark.parametrize(
    ("die", "a", "b"), [(1, 1, 2), (2, 6, 7), (3, 9, 10), (4, 8, 9), (5, 4, 5), (6, 0, 1)]
)
def test_one_die_moves_every_barbarian_on_the_map_one_space_the_same_way(
    die: int, a: int, b: int
) -> None:
    """(base p. 12)"""
    table = horde(STEPPE, 'A = 5, B = 6, C = "off"', "capital = 3", "capital = 11", icons='8 = "C"')
    table.play(f"barbarian_direction={die}").at("choose_card", seat=0)
    assert (table.barbarian("A"), table.barbarian("B")) == (a, b)
    assert table.barbarian("C") == HOME


@pytest.mark.rule("B-BAR-04", "B-BAR-07")
def test_a_barbarian_sends_caravans_back_to_their_cards_and_stays() -> None:
    """(base p. 12)"""
    egypt = 'capital = 5; cards = "currency"; caravans = [1, 2]'
    table = horde(ROAD, "A = 0", "capital = 4; caravans = [1]", egypt)
    table.play("2").at("choose_card", seat=0)
    assert table.s.caravans[0] == (HOME,)
    assert table.s.caravans[1] == (HOME, 2)
    assert table.barbarian("A") == 1


@pytest.mark.rule("B-BAR-05", "B-BAR-07")
def test_a_barbarian_destroys_an_unreinforced_token_and_stays() -> None:
    """(base p. 12)"""
    table = horde(ROAD, "A = 0", "capital = 4", "capital = 5; tokens = [1, 2]")
    table.play("2")
    assert table.tokens(1) == {2}
    assert table.barbarian("A") == 1


@pytest.mark.rule("B-BAR-06", "B-BAR-07", "B-BAR-20")
def test_a_barbarian_destroys_a_city_without_a_fight() -> None:
    """(base p. 12) Reinforced neighbours and trade tokens are of no use."""
    egypt = "capital = 11; cities = [6]; reinforced = [1, 2, 9, 10]; trade = { military = 3 }"
    table = horde(STEPPE, "A = 5", "capital = 3", egypt)
    table.play("2").at("choose_card", seat=0)
    assert table.cities(1) == {11}
    assert table.barbarian("A") == 6
    assert table.reinforced(1) == {1, 2, 9, 10}
    assert table.trade(1) == {"military": 3}


@pytest.mark.rule("B-EX-12", "B-BAR-13")
def test_printed_example_a_city_falls_and_water_is_crossed() -> None:
    """(base p. 12)"""
    land = """
g g . . g
 g w g . . g
"""
    table = horde(land, "D = 0, F = 3", "capital = 2", "capital = 6; cities = [1]")
    table.play("2")
    assert table.cities(1) == {6}
    assert (table.barbarian("D"), table.barbarian("F")) == (1, 5)


@pytest.mark.rule("B-BAR-08")
def test_a_reinforced_token_is_flipped_and_drives_the_barbarian_back() -> None:
    """(base pp. 10, 12)"""
    table = horde(ROAD, "A = 0", "capital = 4", "capital = 5; reinforced = [1]")
    table.play("2")
    assert table.tokens(1) == {1}
    assert table.reinforced(1) == set()
    assert table.barbarian("A") == 0


@pytest.mark.rule("B-BAR-09", "B-BAR-11", "B-BAR-12")
def test_a_raided_capital_costs_two_trade_tokens_of_the_owners_choice() -> None:
    """(base p. 12)"""
    egypt = "capital = 1; trade = { culture = 1, science = 2 }; wonders = { colossus = 1 }"
    table = horde(ROAD, "A = 0", "capital = 4; trade = { culture = 2 }", egypt)
    table.play("2").at("discard_trade", seat=1)
    assert table.offered == ["culture", "science"]
    table.play("science").at("discard_trade", seat=1)
    table.play("culture").at("choose_card", seat=0)
    assert table.trade(1) == {"science": 1}
    assert table.trade(0) == {"culture": 2}
    assert table.barbarian("A") == 1
    assert table.cities(1) == {1}
    assert table.wonders(1) == {"colossus"}


@pytest.mark.rule("B-EX-28", "B-BAR-10")
@pytest.mark.parametrize("trade", ["trade = { industry = 1 }", ""])
def test_an_owner_with_fewer_than_two_trade_tokens_loses_all_and_no_more(trade: str) -> None:
    """(base p. 12)"""
    table = horde(ROAD, "A = 0", "capital = 4", f"capital = 1; tokens = [2]; {trade}")
    table.play("2").at("choose_card", seat=0)
    assert table.trade(1) == {}
    assert table.cities(1) == {1}
    assert table.tokens(1) == {2}


@pytest.mark.rule("B-BAR-13")
def test_crossing_water_of_any_width_is_one_move() -> None:
    """(base p. 12)"""
    table = horde(STRAIT, "A = 1", "capital = 5", "capital = 6; tokens = [4]")
    table.play("2")
    assert table.barbarian("A") == 4
    assert table.tokens(1) == set()


@pytest.mark.rule("B-BAR-14", "B-EX-26")
def test_at_the_edge_a_barbarian_moves_the_other_way_with_its_effects() -> None:
    """(base p. 12)"""
    table = horde(ROAD, "A = 3", "capital = 4", "capital = 5; tokens = [1, 2]")
    table.play("2")
    assert table.barbarian("A") == 2
    assert table.tokens(1) == {1}


@pytest.mark.rule("B-BAR-15", "B-BAR-19", "B-EX-25")
def test_water_up_to_the_edge_brings_a_barbarian_back_to_its_space() -> None:
    """(base p. 12, Q09, Q11) A caravan out there suffers all the same."""
    egypt = 'capital = 4; tokens = [0]; cards = "steam_power"; caravans = [2, 3]'
    table = horde("g g w . g . g", "A = 1", "capital = 3", egypt)
    table.play("2").at("choose_card", seat=0)
    assert table.barbarian("A") == 1
    assert table.tokens(1) == {0}
    assert table.s.caravans[1] == (HOME, 3)


@pytest.mark.rule("B-EX-25")
def test_a_barbarian_back_over_water_in_a_capital_raids_it_no_second_time() -> None:
    """(base p. 12, Q09; Q13 for the raid)"""
    egypt = "capital = 1; trade = { culture = 3 }"
    table = horde("g g w . g", "A = 1", "capital = 3", egypt)
    table.play("2").at("choose_card", seat=0)
    assert table.barbarian("A") == 1
    assert table.trade(1) == {"culture": 3}


@pytest.mark.rule("B-BAR-16")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_barbarian_with_no_land_either_way_stays(die: int) -> None:
    """(base p. 12, Q10) Off the map on one side, on the other off the map or only water."""
    table = horde("g w w . g . g . g", "A = 0, B = 3", "capital = 4", "capital = 5")
    table.play(f"{die}").at("choose_card", seat=0)
    assert (table.barbarian("A"), table.barbarian("B")) == (0, 3)


@pytest.mark.rule("B-BAR-17")
@pytest.mark.parametrize(
    ("land", "icons", "egypt"),
    [
        ("g g . g . g", '1 = "marble"', ""),
        ("g N . g . g", '1 = "pantanal"', ""),
        ("g g . g . g", '1 = "seoul"', "; diplomacy = 'seoul'"),
        ("g g . g . g", "", "; wonders = { colossus = 1 }"),
    ],
    ids=["resource", "natural wonder", "city-state", "world wonder"],
)
def test_what_belongs_to_no_player_is_left_alone(land: str, icons: str, egypt: str) -> None:
    """(base p. 12)"""
    table = horde(land, "A = 0", "capital = 2", f"capital = 3{egypt}", icons=icons)
    before = table.s.to_json()
    table.play("2").at("choose_card", seat=0)
    after = table.s.to_json()
    assert table.barbarian("A") == 1
    changed = {key for key in before if before[key] != after[key]}
    assert changed <= {"barbarians", "pending", "stack", "round", "turn"}


@pytest.mark.rule("B-BAR-18")
def test_pieces_of_every_player_in_the_space_suffer() -> None:
    """(base p. 12)"""
    table = horde(ROAD, "A = 0", "capital = 4; caravans = [1]", "capital = 5; cities = [1]")
    table.play("2")
    assert table.s.caravans[0] == (HOME,)
    assert table.cities(1) == {5}


@pytest.mark.rule("B-BAR-18", "B-BAR-08")
def test_a_reinforced_token_does_not_shield_a_caravan() -> None:
    """(base p. 12, Q08)"""
    table = horde(ROAD, "A = 0", "capital = 4; caravans = [1]", "capital = 5; reinforced = [1]")
    table.play("2")
    assert table.s.caravans[0] == (HOME,)
    assert table.tokens(1) == {1}
    assert table.reinforced(1) == set()
    assert table.barbarian("A") == 0


@pytest.mark.rule("B-BAR-18")
def test_a_caravan_in_a_raided_capital_is_destroyed_too() -> None:
    """(base p. 12, Q08)"""
    egypt = "capital = 1; trade = { culture = 3 }"
    table = horde(ROAD, "A = 0", "capital = 4; caravans = [1]", egypt)
    table.play("2").at("choose_card", seat=0)
    assert table.s.caravans[0] == (HOME,)
    assert table.trade(1) == {"culture": 1}


@pytest.mark.rule("B-BAR-19")
def test_caravans_on_water_that_is_crossed_suffer() -> None:
    """(base p. 12, Q11)"""
    egypt = 'capital = 6; cards = "capitalism"; caravans = [0, 2, 3]'
    table = horde(STRAIT, "A = 1", "capital = 5", egypt)
    table.play("2")
    assert table.barbarian("A") == 4
    assert table.s.caravans[1] == (HOME, HOME, 0)


@pytest.mark.rule("B-BAR-21")
def test_a_barbarian_driven_back_into_a_capital_raids_nothing() -> None:
    """(base p. 12, Q13)"""
    egypt = "capital = 1; trade = { culture = 3 }; reinforced = [2]"
    table = horde(ROAD, "A = 1", "capital = 4", egypt)
    table.play("2").at("choose_card", seat=0)
    assert table.barbarian("A") == 1
    assert table.reinforced(1) == set()
    assert table.trade(1) == {"culture": 3}


@pytest.mark.rule("B-BAR-22")
@pytest.mark.parametrize(("barbarians", "a", "b"), [("A = 0, B = 2", 0, 1), ("A = 2, B = 0", 2, 1)])
def test_barbarians_move_in_the_order_of_their_letters(barbarians: str, a: int, b: int) -> None:
    """(base p. 12, Q12) A is driven back by the token that B then destroys."""
    table = horde("g g g . g . g", barbarians, "capital = 3", "capital = 4; reinforced = [1]")
    table.play("5").at("choose_card", seat=0)
    assert (table.barbarian("A"), table.barbarian("B")) == (a, b)
    assert table.tokens(1) == set()


@pytest.mark.rule("B-BAR-23")
@pytest.mark.parametrize("piece", ["cities", "tokens"])
def test_a_razed_city_on_a_conquered_city_state_frees_it(piece: str) -> None:
    """(base p. 12, Q07) Nobody receives a card, but both may be won by caravans again."""
    egypt = f'capital = 4; {piece} = [1]; city_states = "seoul"'
    table = horde("g g g . g . g", "A = 0", "capital = 3", egypt, icons='1 = "seoul"')
    seoul = table.s.city_states.index(1)
    assert table.city_states(1) == {"seoul"}
    table.play("2").at("choose_card", seat=0)
    assert table.s.city_states[seoul] == NOBODY
    assert table.s.city_state_cards[seoul] == 0
    assert table.diplomacy(0) == table.diplomacy(1) == set()


@pytest.mark.rule("B-BAR-23")
def test_the_cards_of_a_freed_city_state_can_be_won_by_caravans() -> None:
    """(base p. 12, Q07)"""
    egypt = 'capital = 4; cities = [1]; city_states = "seoul"'
    table = horde("g g g g . g", "A = 0", "capital = 3", egypt, icons='1 = "seoul"')
    table.play("2", "choose_card=idle-science", "choose_card=idle-science")
    table.play("add_trade=culture", "choose_card=idle-science", "choose_card=idle-science")
    table.play("barbarian_direction=5", "choose_card=economy", "move_caravan=1")
    table.at("take_diplomacy", seat=0)
    assert table.offered == ["seoul", "pass"]
