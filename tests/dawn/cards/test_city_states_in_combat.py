"""City-state diplomacy cards in combat, and what a conquest does to such cards (base p. 13)."""

import pytest

from tests.dawn.cards.fights import values
from tests.table import Table, arrange

STRIP = """
    map = '''
    g g g g g g g g g g
    '''
    icons = { ICONS }
    barbarians = { BARBARIANS }
    turn = TURN
    [[seat]]
    leader = "rome"
    row = "military culture science economy industry"
    diplomacy = "CARD"
    SEAT0
    [[seat]]
    leader = "egypt"
    row = "military culture science economy industry"
    SEAT1
"""
ATTACK = ("choose_card=military", "military=attack")


def strip(
    card: str, seat: str, rival: str, icons: str = "", barbarians: str = "", turn: str = "0"
) -> Table:
    words = {"CARD": card, "SEAT0": seat, "SEAT1": rival, "ICONS": icons}
    return arrange(STRIP, **words, BARBARIANS=barbarians, TURN=turn)


@pytest.mark.card("city_state.carthage")
@pytest.mark.parametrize(
    ("icons", "seat", "bonus"),
    [
        ('6 = "carthage"', "capital = 0\ntokens = [3]", 1),
        ('7 = "carthage"', "capital = 0\ntokens = [3]", 0),
        ('6 = "carthage", 5 = "seoul"', "capital = 0\ntokens = [3]", 2),
        ('6 = "carthage"', "capital = 2\ntokens = [3]", 2),
        ('6 = "carthage"', "capital = 2\ncities = [3]", 3),
        ('6 = "carthage"', "capital = 1\ntokens = [2, 3]", 1),
        ('7 = "carthage"', "capital = 0\ntokens = [3]\nreinforced = [2]", 0),
    ],
)
def test_carthage_adds_one_per_city_state_and_own_city_within_two(
    icons: str, seat: str, bonus: int
) -> None:
    """(base p. 13) Counted from the defending space, here 4; the rival's cities do not count."""
    table = strip("carthage", seat, "capital = 9\ntokens = [4]", icons)
    assert values(table, *ATTACK, "attack=4") == (1 + bonus, 1)


@pytest.mark.card("city_state.carthage")
def test_carthage_does_not_count_conquered_city_states_or_rival_cities() -> None:
    """(base p. 13) Their token is off the map."""
    rival = 'capital = 9\ncities = [5, 6]\ntokens = [4]\ncity_states = "seoul"'
    icons = '8 = "carthage", 5 = "seoul"'
    table = strip("carthage", "capital = 0\ntokens = [3]", rival, icons)
    assert values(table, *ATTACK, "attack=4") == (1, 1)


@pytest.mark.card("city_state.carthage")
def test_carthage_counts_in_defence_too() -> None:
    """(base p. 13) A defending city is at distance 0 from itself and counts."""
    rival = "capital = 9\ntokens = [5]"
    icons = '7 = "carthage", 2 = "seoul"'
    table = strip("carthage", "capital = 0\ntokens = [4]", rival, icons, turn="1")
    assert values(table, *ATTACK, "attack=4") == (1, 1 + 1)
    table = strip("carthage", "capital = 4\ncities = [1]", rival, icons, turn="1")
    assert values(table, *ATTACK, "attack=4") == (1, 2 + 2)
    table = strip("", "capital = 4\ncities = [1]", rival, icons, turn="1")
    assert values(table, *ATTACK, "attack=4") == (1, 2)


@pytest.mark.card("city_state.carthage")
def test_carthage_counts_against_barbarians_and_other_city_states_but_not_against_itself() -> None:
    """(base p. 13) Whoever attacks Carthage returns its card first."""
    seat, rival = "capital = 2", "capital = 9"
    table = strip("carthage", seat, rival, '6 = "carthage"', barbarians="A = 4")
    assert values(table, *ATTACK, "attack=4") == (1 + 2, 1)
    icons = '5 = "carthage", 4 = "seoul"'
    table = strip("carthage", seat, rival, icons)
    assert values(table, *ATTACK, "attack=4") == (1 + 3, 8)  # Seoul, Carthage and the capital
    table = strip("carthage", "capital = 3", rival, '5 = "carthage", 7 = "seoul"')
    assert values(table, *ATTACK, "attack=5") == (1, 8)
    assert table.diplomacy(0) == set()


@pytest.mark.card("city_state.kabul")
def test_kabul_adds_three_against_cities_and_city_states() -> None:
    """(base p. 13) The capital is a city, too."""
    rival = "capital = 9\ncities = [2]"
    table = strip("kabul", "capital = 0", rival, '7 = "kabul"')
    assert values(table, *ATTACK, "attack=2") == (1 + 3, 2)
    table = strip("kabul", "capital = 0\ntokens = [7]", rival, '5 = "kabul"')
    assert values(table, *ATTACK, "attack=9") == (1 + 3, 2)
    table = strip("kabul", "capital = 0", "capital = 9", '1 = "seoul", 7 = "kabul"')
    assert values(table, *ATTACK, "attack=1") == (1 + 3, 8)


@pytest.mark.card("city_state.kabul")
def test_kabul_adds_nothing_against_tokens_barbarians_and_itself_or_in_defence() -> None:
    """(base p. 13)"""
    table = strip("kabul", "capital = 0", "capital = 9\ntokens = [2]", '7 = "kabul"')
    assert values(table, *ATTACK, "attack=2") == (1, 1)
    table = strip("kabul", "capital = 0", "capital = 9", '7 = "kabul"', barbarians="A = 2")
    assert values(table, *ATTACK, "attack=2") == (1, 1)
    table = strip("kabul", "capital = 0", "capital = 9", '2 = "kabul"')
    assert values(table, *ATTACK, "attack=2") == (1, 8)
    assert table.diplomacy(0) == set()
    rival = "capital = 9\ntokens = [2]"
    table = strip("kabul", "capital = 0", rival, '7 = "kabul"', turn="1")
    assert values(table, *ATTACK, "attack=0") == (1, 2)


@pytest.mark.card("city_state.kabul")
def test_kabul_adds_nothing_against_a_barbarian_in_a_capital_or_city_state() -> None:
    """(base pp. 11, 15) The barbarian must be fought first, and it is no city."""
    table = strip("kabul", "capital = 0", "capital = 2", '7 = "kabul"', barbarians="A = 2")
    assert values(table, *ATTACK, "attack=2") == (1, 1)
    icons = '2 = "seoul", 7 = "kabul"'
    table = strip("kabul", "capital = 0", "capital = 9", icons, barbarians="A = 2")
    assert values(table, *ATTACK, "attack=2") == (1, 1)


@pytest.mark.card("city_state.seoul", "city_state.geneva")
@pytest.mark.parametrize("city_state", ["seoul", "geneva"])
def test_the_cards_of_a_conquered_city_state_are_without_effect(city_state: str) -> None:
    """(base p. 13) The holder loses his when a rival conquers the city-state."""
    text = STRIP.replace("military culture science economy industry", "ROW")
    table = arrange(
        text,
        ROW="culture science economy industry military",
        CARD=city_state,
        ICONS=f'7 = "{city_state}"',
        BARBARIANS="A = 4",
        TURN="1",
        SEAT0="capital = 0",
        SEAT1="capital = 9",
    )
    table.play(*ATTACK, "attack=7", "attack_die=6", "defence_die=1")
    assert table.city_states(1) == {city_state}
    assert table.diplomacy(0) == set()
    table.at("choose_card", seat=0)


@pytest.mark.card("city_state.kumasi", "city_state.mohenjo_daro")
@pytest.mark.parametrize("city_state", ["kumasi", "mohenjo_daro"])
def test_who_attacks_a_city_state_goes_without_its_card_from_then_on(city_state: str) -> None:
    """(base p. 13) Even if the attack fails."""
    table = arrange(
        """
        map = '''
        g g g g g g
         f h g g g
        '''
        icons = { 2 = "CITY_STATE" }
        [[seat]]
        leader = "rome"
        row = "military culture science economy industry"
        capital = 0
        diplomacy = "CITY_STATE"
        [[seat]]
        leader = "egypt"
        row = "science culture economy industry military"
        capital = 5
        """,
        CITY_STATE=city_state,
    )
    table.play(*ATTACK, "attack=2", "attack_die=1", "defence_die=6", "attack=pass")
    assert table.diplomacy(0) == set()
    table.play("choose_card=idle-science", "choose_card=culture").at("place_token", seat=0)
    assert table.spaces == {1}
