"""Where the two books meet: city-states conquered by armies (Terra Incognita pp. 10-11;
base pp. 11, 13)."""

import pytest

from tests.dawn.terra.battles import CARD, marching
from tests.table import arrange
from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.content import CITY_STATES, ECONOMY, GROWTH, MILITARY, TYPES

WIN = ("attack_die=6", "defence_die=1")
LOSE = ("attack_die=1", "defence_die=6")
KABUL = 'icons = { 3 = "kabul" }'
ARSENAL = "\nwonders = { alhambra = 0 }"  # +2: enough to beat the 8 of a city-state


@pytest.mark.rule("X-55")
def test_a_beaten_city_state_brings_token_and_city_and_the_army_stays() -> None:
    """(base p. 11, Terra Incognita p. 11) Its cards lie face down: nobody holds or gets one."""
    theirs = 'diplomacy = "kabul"\ncaravans = [5]'
    table = marching(EXTRA=KABUL, MINE="armies = [2]" + ARSENAL, THEIRS=theirs)
    table.play("move_army=3", *WIN).at("choose_card", seat=1)
    assert table.city_states(0) == {"kabul"}
    kabul = next(n for n, state in enumerate(CITY_STATES) if state.slug == "kabul")
    assert table.s.city_state_lane[kabul] == MILITARY
    assert table.cities(0) == {0, 3}
    assert table.s.armies[0] == (3,)
    assert table.diplomacy(1) == set()
    table.play("choose_card=economy", "move_caravan=3", "add_trade=culture", "add_trade=culture")
    table.at("take_diplomacy", seat=1)
    assert "kabul" not in table.offered


@pytest.mark.rule("X-56")
@pytest.mark.parametrize("dice", [WIN, LOSE])
def test_attacking_a_city_state_costs_its_card_won_or_lost(dice: tuple[str, str]) -> None:
    """(base p. 13, Terra Incognita p. 11) The card of another one is kept."""
    mine = 'armies = [2]\ndiplomacy = "carthage kabul"' + ARSENAL
    icons = 'icons = { 3 = "kabul", 6 = "carthage" }'
    table = marching(EXTRA=icons, MINE=mine).play("move_army=3", *dice)
    assert table.diplomacy(0) == {"carthage"}
    assert table.s.armies[0] == ((3,) if dice == WIN else (CARD,))
    assert table.cities(0) == ({0, 3} if dice == WIN else {0})


@pytest.mark.rule("X-57")
@pytest.mark.parametrize("answer", ["conquer", "liberate"])
def test_a_rival_city_on_a_city_state_is_conquered_or_liberated(answer: str) -> None:
    """(base p. 13, Terra Incognita p. 11) Conquered, the army stays; liberated, it returns and the
    figures in the space are beaten all the same."""
    theirs = 'cities = [3]\ncity_states = "kabul"\narmies = [3]'
    table = marching(EXTRA=KABUL, MINE="armies = [2]", THEIRS=theirs)
    table.play("move_army=3", "choose_target=piece", *WIN).play(f"conquer_or_liberate={answer}")
    conquered = answer == "conquer"
    assert table.s.armies == ((3,) if conquered else (2,), (CARD,))
    assert table.city_states(0) == ({"kabul"} if conquered else set())
    assert table.cities(0) == ({0, 3} if conquered else {0})
    assert table.diplomacy(0) == (set() if conquered else {"kabul"})
    assert table.city_states(1) == set()


@pytest.mark.rule("X-58")
def test_no_city_state_is_of_the_economy_or_growth_type() -> None:
    """(base p. 13) So their tokens never lie on those cards: three of each other type."""
    types = sorted(state.type for state in CITY_STATES)
    assert types == sorted(3 * [n for n in range(len(TYPES)) if n not in (ECONOMY, GROWTH)])


@pytest.mark.rule("X-60")
def test_a_city_state_is_free_again_when_the_city_on_it_is_razed() -> None:
    """(player references; Q-13) Token and cards come back: a caravan may take one."""
    table = arrange("""
        edition = "terra-incognita"
        map = "g g g g g g g"
        icons = { 3 = "kabul" }
        barbarians = { A = 2 }
        at = "round"
        [[seat]]
        leader = "rome"
        capital = 0
        cities = [3]
        city_states = "kabul"
        [[seat]]
        leader = "france"
        capital = 6
        caravans = [5]
    """)
    assert table.city_states(0) == {"kabul"}
    table.play("barbarian_direction=2").at("choose_card", seat=0)
    assert table.city_states(0) == set()
    assert table.cities(0) == {0}
    assert table.barbarian("A") == 3
    kabul = next(n for n, state in enumerate(CITY_STATES) if state.slug == "kabul")
    assert table.s.city_states[kabul] == NOBODY
    assert table.s.city_state_cards[kabul] == 0
