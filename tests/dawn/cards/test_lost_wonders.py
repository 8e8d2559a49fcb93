"""A wonder serves only while it is controlled (base p. 13): here a barbarian razes its city before
its owner's turn begins."""

import pytest

from tests.dawn.cards.fights import values
from tests.table import Table, arrange

RUINS = """
    map = '''
     g h f d m
    g g g g g g
     g g g g g
    '''
    at = "round"
    event = 1
    barbarians = { A = 12 }
    face_up = "forbidden_city"
    [[seat]]
    leader = "egypt"
    row = "ROW"
    tech = 2
    capital = 5
    cities = [13]
    wonders = { WONDER = 13 }
    OWN
    [[seat]]
    leader = "rome"
    capital = 10
    tokens = [RIVAL]
"""
TO_THE_CITY, AWAY = "barbarian_direction=2", "barbarian_direction=4"
SCIENCE = "science culture economy industry military"
ECONOMY = "economy science culture industry military"
MILITARY = "military science culture economy industry"
ATTACK = ("choose_card=military", "military=attack")


def ruins(wonder: str, row: str, move: str, own: str = "", rival: str = "") -> Table:
    """A table after the barbarian's move: it razes the city on 13, or turns at the map edge and
    goes to 7."""
    table = arrange(RUINS, WONDER=wonder, ROW=row, OWN=own, RIVAL=rival).play(move)
    razed = move == TO_THE_CITY
    assert table.cities(0) == ({5} if razed else {5, 13})
    assert table.wonders(0) == (set() if razed else {wonder})
    return table


@pytest.mark.card("wonder.colossus")
@pytest.mark.parametrize(("move", "reached"), [(TO_THE_CITY, set()), (AWAY, {9, 14, 15})])
def test_without_the_colossus_caravans_are_as_slow_as_ever(move: str, reached: set[int]) -> None:
    """(base p. 13)"""
    table = ruins("colossus", ECONOMY, move).play("choose_card=economy")
    assert table.spaces & {9, 14, 15} == reached


@pytest.mark.card("wonder.great_lighthouse")
@pytest.mark.parametrize(("move", "reached"), [(TO_THE_CITY, set()), (AWAY, {3})])
def test_without_the_lighthouse_the_map_edge_is_far(move: str, reached: set[int]) -> None:
    """(base p. 13) The desert on 3 is far from the capital."""
    table = ruins("great_lighthouse", SCIENCE, move).play("choose_card=industry", "build=city")
    assert table.spaces & {3} == reached


@pytest.mark.card("wonder.machu_picchu")
@pytest.mark.parametrize(("move", "dial"), [(TO_THE_CITY, 3), (AWAY, 5)])
def test_without_machu_picchu_slot_one_is_slot_one(move: str, dial: int) -> None:
    """(base p. 13)"""
    table = ruins("machu_picchu", SCIENCE, move).play("choose_card=science", "gain_card=pass")
    assert table.s.dial[0] == dial


@pytest.mark.card("wonder.big_ben", "wonder.terracotta_army", "wonder.alhambra", "wonder.pentagon")
@pytest.mark.parametrize("move", [TO_THE_CITY, AWAY])
@pytest.mark.parametrize("wonder", ["big_ben", "terracotta_army", "alhambra", "pentagon"])
def test_without_its_wonder_an_attack_has_no_bonus(wonder: str, move: str) -> None:
    """(base p. 13)"""
    table = ruins(wonder, MILITARY, move, own="caravans = [2]", rival="1")
    bonus = 0 if move == TO_THE_CITY else 2
    assert values(table, *ATTACK, "attack=1") == (1 + bonus, 2)


@pytest.mark.card("wonder.pentagon")
@pytest.mark.parametrize(("move", "reached"), [(TO_THE_CITY, set()), (AWAY, {10})])
def test_without_the_pentagon_attacks_reach_no_farther_than_the_card(
    move: str, reached: set[int]
) -> None:
    """(base p. 13)"""
    table = ruins("pentagon", MILITARY, move, rival="1").play(*ATTACK)
    assert table.spaces & {10} == reached


@pytest.mark.card("wonder.venetian_arsenal")
@pytest.mark.parametrize(("move", "asked"), [(TO_THE_CITY, "choose_card"), (AWAY, "resolve_again")])
def test_without_the_arsenal_no_card_is_resolved_again(move: str, asked: str) -> None:
    """(base p. 13)"""
    row = "science economy industry military culture"
    table = ruins("venetian_arsenal", row, move).play("choose_card=culture", "place_token=pass")
    assert table.asked == asked


@pytest.mark.card("wonder.oxford_university")
@pytest.mark.parametrize(("move", "asked"), [(TO_THE_CITY, "choose_card"), (AWAY, "replace_card")])
def test_without_oxford_a_card_replaces_its_own_type(move: str, asked: str) -> None:
    """(base p. 13)"""
    table = ruins("oxford_university", SCIENCE, move)
    assert table.play("choose_card=science", "gain_card=iron_working").asked == asked


@pytest.mark.card("wonder.potala_palace")
@pytest.mark.parametrize(
    ("move", "kept"), [(TO_THE_CITY, {"joint_war-1"}), (AWAY, {"embassy-1", "joint_war-1"})]
)
def test_without_potala_palace_one_card_per_player_is_the_limit(move: str, kept: set[str]) -> None:
    """(base p. 13)"""
    own = 'caravans = [9]\ndiplomacy = "embassy-1"'
    table = ruins("potala_palace", ECONOMY, move, own)
    table.play("choose_card=economy", "move_caravan=10", "add_trade=culture", "add_trade=culture")
    table.play("take_diplomacy=joint_war-1")
    assert table.diplomacy(0) == kept


@pytest.mark.card("wonder.sydney_opera_house")
@pytest.mark.parametrize(("move", "built"), [(TO_THE_CITY, False), (AWAY, True)])
def test_without_the_opera_rival_tokens_mature_nothing(move: str, built: bool) -> None:
    """(base p. 13) Brussels makes Forbidden City cheaper per mature city; it costs 9, Egypt pays
    1 less, slot 5 and a marble make 7. The capital lies among Rome's tokens."""
    row = "science economy military culture industry"
    own = 'diplomacy = "brussels"\nresources = "marble"'
    table = ruins("sydney_opera_house", row, move, own, rival="0, 6, 11")
    table.play("choose_card=industry")
    assert (table.asked == "build" and "wonder" in table.offered) is built
