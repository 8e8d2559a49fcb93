"""Where the two books meet: forts won, lost and beside other things
(Terra Incognita pp. 8, 11, 14; base pp. 7-9, 11, 15)."""

import pytest

from tests.dawn.terra.battles import CARD, TWO, clash, marching, strip
from tests.table import Table

WIN = ("attack_die=6", "defence_die=1")
FORT = "g g g f g g g g g"  # the fort is space 3
ICON = 'icons = { 3 = "fort" }'
FORT_CARDS = '\nvictory = "fortified expeditionary"'
SEVEN_CITIES = "cities = [5, 7, 9, 11, 13, 15, 17]\n"
LONG_FORT = "g g g f g g g g g g g g g g g g g g g g"


# Cities beside forts


@pytest.mark.rule("X-30", "X-59")
def test_a_city_comes_to_lie_next_to_a_fort_by_conquest() -> None:
    """(Terra Incognita pp. 11, 14; base p. 11) The ban is on building."""
    icons = 'icons = { 2 = "kabul", 3 = "fort" }'
    table = marching(FORT, EXTRA=icons, MINE="armies = [1]\nwonders = { alhambra = 0 }")
    table.play("move_army=2", *WIN).at("choose_card", seat=1)
    assert table.cities(0) == {0, 2}
    assert table.city_states(0) == {"kabul"}


def building(mine: str, extra: str = "") -> Table:
    """Seat 0 has chosen the industry card. There is a fort on 5: but for it, cities might be built
    on 4 and 6."""
    table = strip("g g g g g f g g g g g g", EXTRA='icons = { 5 = "fort" }' + extra, MINE=mine)
    return table.play("choose_card=industry")


@pytest.mark.rule("X-31")
@pytest.mark.parametrize("claimed", [False, True])
def test_an_industry_card_builds_no_city_next_to_a_fort(claimed: bool) -> None:
    """(Terra Incognita pp. 11, 14) Claimed or not, one's own included."""
    fort = "cities = [5]\n" if claimed else ""
    table = building(fort + "tokens = [3, 7]").play("build=city")
    assert table.spaces == {2, 3, 7, 8, 9}


@pytest.mark.rule("X-31")
@pytest.mark.card("focus.animal_husbandry_terra")
def test_no_city_is_built_on_a_figure_next_to_a_fort() -> None:
    """(Terra Incognita pp. 11, 14)"""
    mine = 'cards = "animal_husbandry_terra iron_working_terra"\narmies = [6, 7]\ncaravans = [4]'
    table = building(mine).play("build=on-figure").at("build_city")
    assert table.spaces == {7}


@pytest.mark.rule("X-31")
def test_an_industrial_zone_builds_no_city_next_to_a_fort() -> None:
    """(Terra Incognita pp. 9, 11, 14)"""
    table = strip(
        "g g g g g f g g g g g g",
        EXTRA='icons = { 5 = "fort" }\nat = "round"',
        MINE="districts = { industrial_zone = 3 }\ntokens = [7]\ntrade = { industry = 3 }",
    )
    table.play("industrial_zone=city").at("industrial_zone_city", seat=0)
    assert table.spaces == {2, 3, 7, 8, 9}


@pytest.mark.rule("X-31")
@pytest.mark.card("wonder.amundsen_scott_research_station")
def test_no_wonder_founds_its_city_next_to_a_fort() -> None:
    """(Terra Incognita pp. 11, 14) Every space of a strip lies on the map edge."""
    rich = 'resources = "mercury mercury mercury diamond diamond"'
    table = building(rich, '\nface_up = "amundsen_scott_research_station"').play("build=wonder")
    while table.asked == "pay":
        table.play(table.offered[0])
    assert table.at("wonder_city").spaces == {2, 3, 7, 8, 9}


# Winning a fort


@pytest.mark.rule("X-32")
@pytest.mark.card("leader.england")
def test_a_fort_is_captured_next_to_cities_and_its_city_is_placed_not_built() -> None:
    """(Terra Incognita p. 11) England's tokens follow cities that are built."""
    table = marching(
        FORT, LEADER="england", EXTRA=ICON, MINE="cities = [2]\narmies = [2]", THEIRS="cities = [4]"
    )
    table.play("move_army=3", "attack_die=6", "defence_die=1").at("choose_card", seat=1)
    assert table.cities(0) == {0, 2, 3}
    assert table.tokens(0) == set()
    assert table.s.armies[0] == (3,)


@pytest.mark.rule("X-33")
def test_a_fort_city_beaten_by_one_without_a_city_leaves_the_fort_unclaimed() -> None:
    """(Terra Incognita p. 11; Q-01) No token stands in for the city on a fort."""
    extra = ICON + FORT_CARDS
    mine = SEVEN_CITIES + "armies = [2]\nwonders = { alhambra = 0 }"
    table = marching(LONG_FORT, EXTRA=extra, MINE=mine, THEIRS="cities = [3]")
    assert table.marks(1) == {"fortified"}
    table.play("move_army=3", *WIN).at("choose_card", seat=1)
    assert 3 not in table.cities(0) | table.cities(1) | table.tokens(0)
    assert table.marks(0) == table.marks(1) == set()
    assert table.s.armies[0] == (2,)


@pytest.mark.rule("X-34")
def test_a_fort_city_defends_as_a_city_on_forest_and_not_as_a_fort_besides() -> None:
    """(Terra Incognita pp. 11, 16) Twice 3, its owner's reinforced tokens, army and bonuses."""
    theirs = "cities = [3]\nreinforced = [4]\narmies = [3]\nwonders = { petra = 8 }"
    table = marching(FORT, EXTRA=ICON, MINE="armies = [2]", THEIRS=theirs)
    _, value = clash(table, "move_army=3", "choose_target=piece", dice=(1, 2))
    assert value.lines == {"terrain": 6, "reinforced": 1, "army": 2, "wonder.petra": 2}
    _, value = clash(marching(FORT, EXTRA=ICON, MINE="armies = [2]"), "move_army=3", dice=(1, 2))
    assert value == ({"fort": 6}, 8)


@pytest.mark.rule("X-35")
def test_a_fort_changes_hands_before_the_next_army_moves() -> None:
    """(Terra Incognita pp. 8, 11) City, control and the marks on the fort cards."""
    table = marching(
        "g g g f g f g g g",
        EXTRA='icons = { 3 = "fort", 5 = "fort" }' + FORT_CARDS,
        MINE=TWO + "armies = [1, 2]\nwonders = { alhambra = 0 }",
        THEIRS="cities = [3, 5]",
    )
    assert table.marks(1) == {"fortified", "expeditionary"}
    table.play("choose_army=2", "move_army=3", *WIN).at("move_army", seat=0)
    assert table.cities(0) == {0, 3}
    assert table.marks(0) == {"fortified"}
    assert table.marks(1) == {"fortified"}


@pytest.mark.rule("X-36", "X-37")
def test_a_caravan_in_a_captured_fort_stays_there_and_sends_the_army_back() -> None:
    """(Terra Incognita p. 11, base p. 8) It stands in a rival city now, without having moved to
    one: it trades nothing and simply moves on."""
    table = marching(FORT, EXTRA=ICON, MINE="armies = [2]", THEIRS="caravans = [3]")
    table.play("move_army=3", "choose_target=piece", *WIN).at("choose_card", seat=1)
    assert table.cities(0) == {0, 3}
    assert table.s.caravans[1] == (3,)
    assert table.s.armies[0] == (2,)
    table.play("choose_card=economy", "move_caravan=4").at("choose_card", seat=0)
    assert table.s.caravans[1] == (4,)
    assert table.trade(1) == {}
    assert table.diplomacy(1) == set()


@pytest.mark.rule("X-38")
def test_the_caravan_in_an_unclaimed_fort_may_be_the_target_and_the_fort_stays() -> None:
    """(Terra Incognita pp. 10-11; Q-07) The caravan defends with the difficulty of the fort."""
    table = marching(FORT, EXTRA=ICON, MINE="armies = [2]", THEIRS="caravans = [3]")
    table.play("move_army=3").at("choose_target", seat=0)
    assert set(table.offered) == {"piece", "caravan-1"}
    _, value = clash(table, "choose_target=caravan-1", dice=(6, 1))
    assert value == ({"terrain": 3}, 4)
    assert table.s.caravans[1] == (CARD,)
    assert table.cities(0) == {0}
    assert table.s.armies[0] == (2,)


@pytest.mark.rule("X-39", "X-61")
def test_a_barbarian_on_an_unclaimed_fort_is_beaten_first_and_the_army_returns() -> None:
    """(Terra Incognita pp. 10-11, 16)"""
    extra = ICON + "\nbarbarians = { A = 3 }"
    table = marching(FORT, EXTRA=extra, MINE="armies = [2]", THEIRS="caravans = [3]")
    _, value = clash(table, "move_army=3", dice=(6, 1))
    assert value == ({"terrain": 3}, 4)
    table.play("add_trade=culture").at("choose_card", seat=1)
    assert table.barbarian("A") == CARD
    assert table.cities(0) == {0}
    assert table.s.armies[0] == (2,)
    assert table.s.caravans[1] == (3,)
