"""The diplomacy cards of the players (base pp. 9, 13)."""

import pytest

from tests.dawn.cards.fights import values
from tests.table import Table, arrange

BORDER = """
    map = '''
     g g g g
    g g g g g
     g g g g
    '''
    icons = { 2 = "seoul" }
    barbarians = { A = 0 }
    turn = TURN
    [[seat]]
    leader = "rome"
    row = "military culture science economy industry"
    capital = 4
    tokens = [5]
    diplomacy = "ROME"
    [[seat]]
    leader = "egypt"
    row = "military culture science economy industry"
    capital = 8
    tokens = [6]
    diplomacy = "EGYPT"
    [[seat]]
    leader = "france"
    row = "military culture science economy industry"
    capital = 12
    tokens = [10]
    diplomacy = "FRANCE"
    [[seat]]
    leader = "japan"
    row = "military culture science economy industry"
    capital = 9
"""
ATTACK = ("choose_card=military", "military=attack")


def border(rome: str, egypt: str = "", france: str = "", turn: str = "0") -> Table:
    return arrange(BORDER, ROME=rome, EGYPT=egypt, FRANCE=france, TURN=turn)


@pytest.mark.card("diplomacy.joint_war")
def test_joint_war_adds_two_to_attacks_on_anybody_but_its_owner() -> None:
    """(base p. 13) Rome holds Egypt's card; who attacks Egypt gives it back."""
    assert values(border("joint_war-1"), *ATTACK, "attack=10") == (1 + 2, 1)
    assert values(border("joint_war-1"), *ATTACK, "attack=0") == (1 + 2, 1)
    assert values(border("joint_war-1"), *ATTACK, "attack=2") == (1 + 2, 8)
    table = border("joint_war-1")
    assert values(table, *ATTACK, "attack=6") == (1, 1)
    assert table.diplomacy(0) == set()


@pytest.mark.card("diplomacy.joint_war")
def test_joint_wars_of_two_players_add_up() -> None:
    """(base p. 13)"""
    assert values(border("joint_war-1 joint_war-2"), *ATTACK, "attack=0") == (1 + 4, 1)
    table = border("joint_war-1 joint_war-2")
    assert values(table, *ATTACK, "attack=6") == (1 + 2, 1)
    assert table.diplomacy(0) == {"joint_war-2"}


@pytest.mark.card("diplomacy.joint_war", "diplomacy.defensive_pact")
def test_joint_war_does_not_help_in_defence_nor_a_pact_in_attack() -> None:
    """(base p. 13)"""
    assert values(border("joint_war-1", turn="2"), *ATTACK, "attack=5") == (1, 1)
    assert values(border("defensive_pact-1"), *ATTACK, "attack=10") == (1, 1)


@pytest.mark.card("diplomacy.joint_war", "diplomacy.defensive_pact")
def test_a_player_s_own_cards_do_nothing_for_him() -> None:
    """(base p. 13) Whether they are in his set or lent to others."""
    table = border("joint_war-1 defensive_pact-2", turn="1")
    assert values(table, *ATTACK, "attack=10") == (1, 1)
    table = border("defensive_pact-1", turn="2")
    assert values(table, *ATTACK, "attack=6") == (1, 1)


@pytest.mark.card("diplomacy.defensive_pact")
def test_a_defensive_pact_adds_two_unless_its_owner_attacks() -> None:
    """(base p. 13) The defender keeps it; only attackers return cards."""
    assert values(border("defensive_pact-1", turn="2"), *ATTACK, "attack=5") == (1, 1 + 2)
    table = border("defensive_pact-1", turn="1")
    assert values(table, *ATTACK, "attack=5") == (1, 1)
    assert table.diplomacy(0) == {"defensive_pact-1"}


@pytest.mark.card("diplomacy.defensive_pact")
def test_defensive_pacts_of_two_players_add_up_but_for_the_attacker_s() -> None:
    """(base p. 13) With a city as with a token."""
    cards = "defensive_pact-1 defensive_pact-2"
    assert values(border(cards, turn="3"), *ATTACK, "attack=5") == (1, 1 + 4)
    assert values(border(cards, turn="1"), *ATTACK, "attack=5") == (1, 1 + 2)
    table = arrange(
        BORDER.replace("tokens = [5]", "cities = [5]"), ROME=cards, EGYPT="", FRANCE="", TURN="2"
    )
    assert values(table, *ATTACK, "attack=5") == (1, 2 + 2)


TRAVEL = """
    map = '''
    g g g g g g g g
    '''
    icons = { ICONS }
    [[seat]]
    leader = "rome"
    row = "economy culture science industry military"
    cards = "currency"
    capital = 0
    caravans = [CARAVANS]
    diplomacy = "ROME"
    [[seat]]
    leader = "egypt"
    row = "science culture economy industry military"
    capital = 3
    cities = [5]
    trade = { TRADE }
    [[seat]]
    leader = "france"
    capital = 7
"""
FULL = "culture = 3, science = 3, economy = 3, industry = 3, military = 3"
TWO_TRADE = ("add_trade=culture", "add_trade=culture")


def travel(rome: str, caravans: str = "2", trade: str = "", icons: str = "") -> Table:
    return arrange(TRAVEL, ROME=rome, CARAVANS=caravans, TRADE=trade, ICONS=icons)


def go(table: Table, start: str, goal: str) -> Table:
    """Move the caravan standing on one space to another, where it arrives."""
    return table.play("choose_card=economy", f"choose_caravan={start}", f"move_caravan={goal}")


@pytest.mark.card("diplomacy.embassy")
def test_the_arrival_that_brings_an_embassy_counts_already() -> None:
    """(base p. 13) Its owner puts a trade token on a card of his row, then the holder gains a
    resource of his choice."""
    table = go(travel(""), "2", "3").play(*TWO_TRADE, "take_diplomacy=embassy-1")
    table.at("add_trade", seat=1).play("military").at("gain_resource", seat=0)
    assert table.offered == ["marble", "mercury", "oil", "diamond"]
    table.play("oil")
    assert table.resources(0) == {"oil": 1}
    assert table.trade(0) == {"culture": 2}
    assert table.trade(1) == {"military": 1}


@pytest.mark.card("diplomacy.embassy")
def test_every_later_arrival_at_the_owner_s_capital_counts() -> None:
    """(base p. 13)"""
    table = go(travel("embassy-1"), "2", "3").play(*TWO_TRADE, "take_diplomacy=pass")
    table.at("add_trade", seat=1).play("science", "gain_resource=marble")
    assert table.resources(0) == {"marble": 1}
    assert table.trade(1) == {"science": 1}


@pytest.mark.card("diplomacy.embassy")
def test_other_cities_of_the_owner_and_other_capitals_do_not_count() -> None:
    """(base p. 13)"""
    table = go(travel("embassy-1", caravans="4"), "4", "5").play(*TWO_TRADE, "take_diplomacy=pass")
    table.at("move_caravan", seat=0)  # the second caravan
    assert table.resources(0) == table.trade(1) == {}
    table = go(travel("embassy-1", caravans="6"), "6", "7").play(*TWO_TRADE, "take_diplomacy=pass")
    table.at("move_caravan", seat=0)
    assert table.resources(0) == table.trade(1) == table.trade(2) == {}


@pytest.mark.card("diplomacy.embassy")
def test_an_embassy_given_back_at_the_arrival_does_not_count() -> None:
    """(base pp. 9, 13) Nor does any other card taken there."""
    table = go(travel("embassy-1"), "2", "3").play(*TWO_TRADE, "take_diplomacy=joint_war-1")
    table.at("move_caravan", seat=0)
    assert table.diplomacy(0) == {"joint_war-1"}
    assert table.resources(0) == table.trade(1) == {}


@pytest.mark.card("diplomacy.embassy")
def test_the_holder_has_his_resource_even_if_the_owner_s_cards_are_full() -> None:
    """(base p. 13)"""
    table = go(travel("embassy-1", trade=FULL), "2", "3")
    table.play(*TWO_TRADE, "take_diplomacy=pass").at("gain_resource", seat=0)


@pytest.mark.card("diplomacy.embassy")
def test_a_rival_s_caravan_brings_the_holder_nothing() -> None:
    """(base p. 13) Neither at his own capital nor at the owner's."""
    table = arrange("""
        map = '''
        g g g g g g g
        '''
        turn = 2
        [[seat]]
        leader = "rome"
        capital = 0
        diplomacy = "embassy-1"
        [[seat]]
        leader = "egypt"
        capital = 3
        [[seat]]
        leader = "france"
        row = "economy culture science industry military"
        capital = 6
    """)
    table.play("choose_card=economy", "move_caravan=3", *TWO_TRADE, "take_diplomacy=pass")
    table.at("choose_card", seat=0)
    assert table.resources(0) == table.resources(2) == table.trade(1) == {}


RING = """
    map = '''
      g g g
     g g g g
    g g g w g
     g g g g
      g g g
    '''
    at = "round"
    event = 2
    [[seat]]
    leader = "rome"
    capital = 0
    cities = [9]
    tokens = [OWN]
    diplomacy = "CARDS"
    [[seat]]
    leader = "egypt"
    capital = 18
    cities = [CITIES]
    tokens = [EGYPT]
    [[seat]]
    leader = "france"
    capital = 11
    tokens = [FRANCE]
"""
# The neighbours of 9 are 4, 5, 8, 13, 14 and the water on 10.


@pytest.mark.card("diplomacy.open_borders")
@pytest.mark.parametrize(
    ("cards", "own", "egypt", "france", "cities", "mature"),
    [
        ("open_borders-1", "4, 5", "8, 13, 14", "", "", True),
        ("open_borders-1", "", "4, 5, 8, 13, 14", "", "", True),
        ("open_borders-1 open_borders-2", "4, 5", "8, 13", "14", "", True),
        ("", "4, 5", "8, 13, 14", "", "", False),
        ("open_borders-2", "4, 5", "8, 13, 14", "", "", False),
        ("open_borders-1", "4, 5", "8, 13", "14", "", False),
        ("open_borders-1", "4, 5", "8, 13", "", "14", False),
    ],
)
def test_open_borders_let_the_owner_s_tokens_mature_the_holder_s_cities(
    cards: str, own: str, egypt: str, france: str, cities: str, mature: bool
) -> None:
    """(base p. 13) His cities do not help. The trade icon tells which cities are mature."""
    words = {"CARDS": cards, "OWN": own, "EGYPT": egypt, "FRANCE": france, "CITIES": cities}
    arrange(RING, **words).at("add_trade" if mature else "choose_card", seat=0)


@pytest.mark.card("diplomacy.open_borders")
def test_open_borders_do_not_help_their_owner() -> None:
    """(base p. 13) Egypt's capital on 18 lies among Rome's tokens."""
    words = {"CARDS": "open_borders-1", "OWN": "14, 15, 17", "EGYPT": "", "FRANCE": ""}
    arrange(RING, **words, CITIES="").at("choose_card", seat=0)


@pytest.mark.card("diplomacy.open_borders")
def test_open_borders_make_no_rival_space_friendly() -> None:
    """(base p. 7) Cities cannot be built as from the owner's tokens."""
    table = arrange("""
        map = '''
        g g g g g g g g g
        '''
        [[seat]]
        leader = "rome"
        row = "industry culture science economy military"
        capital = 0
        diplomacy = "open_borders-1"
        [[seat]]
        leader = "egypt"
        capital = 8
        tokens = [3]
    """)
    table.play("choose_card=industry", "build=city")
    assert table.spaces == {2}
