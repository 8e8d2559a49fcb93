"""Industry: building cities (base p. 9)."""

import pytest

from tests.dawn.rows import row
from tests.table import Table, arrange

# A road from the capital; a control token two spaces from it. What space 3 is and holds varies.
ROAD = """
    map = '''
    g g g GROUND g g g g g . . g
    '''
    icons = { ICONS }
    barbarians = { BARBARIANS }
    face_up = "FACE_UP"
    [[seat]]
    leader = "aztec"
    row = "ROW"
    cards = "CARD"
    trade = { TRADE }
    resources = "RESOURCES"
    capital = 0
    cities = [CITIES]
    tokens = [TOKENS]
    reinforced = [STRONG]
    caravans = [CARAVANS]
    wonders = { WONDERS }
    [[seat]]
    leader = "france"
    capital = HIS_CAPITAL
    cities = [HIS_TOWNS]
    tokens = [HIS_MARKERS]
    caravans = [HIS_WAGONS]
    city_states = "CONQUERED"
"""
PLAIN = {
    "GROUND": "g",
    "ICONS": "",
    "BARBARIANS": "",
    "FACE_UP": "",
    "ROW": row("industry", 1),
    "CARD": "pottery",
    "TRADE": "",
    "RESOURCES": "",
    "HIS_CAPITAL": "9",
    "CITIES": "",
    "TOKENS": "2",
    "STRONG": "",
    "CARAVANS": "",
    "WONDERS": "",
    "HIS_TOWNS": "",
    "HIS_MARKERS": "",
    "HIS_WAGONS": "",
    "CONQUERED": "",
}


def sites(**words: str) -> set[int]:
    """Where seat 0 may build a city with industry; empty if it is not even asked."""
    table = arrange(ROAD, **PLAIN | words)
    table.play("choose_card=industry")
    if table.asked != "build":
        table.at("choose_card", seat=1)
        return set()
    table.at("build", seat=0).play("city").at("build_city", seat=0)
    return table.spaces


def built(space: int, **words: str) -> Table:
    """The table after seat 0 has built a city on a space."""
    return arrange(ROAD, **PLAIN | words).play("industry", "build=city", f"build_city={space}")


RICH = {"FACE_UP": "stonehenge petra", "RESOURCES": "marble marble marble oil oil oil"}


@pytest.mark.rule("B-IND-01", "B-IND-02")
def test_industry_builds_a_city_and_then_no_wonder() -> None:
    """(base p. 9)"""
    table = arrange(ROAD, **PLAIN | RICH)
    table.play("industry").at("build", seat=0)
    assert table.offered == ["city", "wonder", "pass"]
    table.play("city", "4").at("choose_card", seat=1)
    assert table.cities(0) == {0, 4}
    assert table.wonders(0) == set()


@pytest.mark.rule("B-IND-01", "B-IND-02", "B-WON-14")
def test_industry_builds_one_wonder_and_then_neither_city_nor_wonder() -> None:
    """(base pp. 9, 10)"""
    table = arrange(ROAD, **PLAIN | RICH)
    table.play("industry", "build=wonder", "choose_wonder=petra")
    table.play("pay=oil", "pay=oil", "pay=oil").at("choose_card", seat=1)
    assert table.cities(0) == {0}
    assert table.wonders(0) == {"petra"}
    assert table.resources(0) == {"marble": 3}


@pytest.mark.rule("B-IND-03")
@pytest.mark.parametrize(
    ("cities", "is_left"), [("2, 4, 6, 8, 10, 12", True), ("2, 4, 6, 8, 10, 12, 14", False)]
)
def test_there_are_seven_cities_besides_the_capital(cities: str, is_left: bool) -> None:
    """(base pp. 2, 9)"""
    table = arrange(
        """
        map = '''
        g g g g g g g g g g g g g g g g g g g . g
        '''
        [[seat]]
        leader = "aztec"
        row = "industry culture science economy military"
        capital = 0
        cities = [CITIES]
        tokens = [17]
        [[seat]]
        capital = 19
        """,
        CITIES=cities,
    )
    table.play("industry").at("build" if is_left else "choose_card", seat=0 if is_left else 1)


@pytest.mark.rule("B-IND-04")
def test_a_site_lies_at_most_two_spaces_from_any_friendly_space() -> None:
    """(base p. 9) Space 1 is beside the capital."""
    assert sites() == {2, 3, 4}
    assert sites(TOKENS="") == {2}
    assert sites(TOKENS="6") == {2, 4, 5, 6, 7, 8}


@pytest.mark.rule("B-IND-05", "B-IND-06", "B-IND-07", "B-IND-08")
@pytest.mark.parametrize(
    ("terrain", "slot", "is_open"),
    [
        ("h", 1, False),
        ("h", 2, True),
        ("f", 2, False),
        ("f", 3, True),
        ("d", 3, False),
        ("d", 4, True),
        ("m", 4, False),
        ("m", 5, True),
        ("N", 4, False),
        ("N", 5, True),
        ("w", 1, False),
        ("w", 5, False),
    ],
)
def test_water_and_rough_ground_are_neither_sites_nor_ways(
    terrain: str, slot: int, is_open: bool
) -> None:
    """(base p. 9) Space 4 can be reached through space 3 only."""
    expected = {2, 3, 4} if is_open else {2}
    assert sites(GROUND=terrain, ROW=row("industry", slot)) == expected


@pytest.mark.rule("B-IND-09", "B-IND-14")
def test_a_rival_token_is_neither_site_nor_way() -> None:
    """(base p. 9)"""
    assert sites(HIS_MARKERS="3") == {2}


@pytest.mark.rule("B-IND-09", "B-IND-14", "B-IND-17")
def test_a_rival_city_is_neither_site_nor_way() -> None:
    """(base p. 9) Five spaces on, the third is beside the city and the fifth beyond it."""
    assert sites(CARD="urbanization", TOKENS="2", HIS_TOWNS="5") == {2, 3}


@pytest.mark.rule("B-IND-10", "B-IND-14")
def test_a_barbarian_is_neither_site_nor_way() -> None:
    """(base p. 9)"""
    assert sites(BARBARIANS="A = 3") == {2}


@pytest.mark.rule("B-IND-06", "B-IND-11")
@pytest.mark.parametrize("terrain", ["m", "N"])
def test_the_friendly_space_where_the_count_begins_may_be_rough(terrain: str) -> None:
    """(base p. 9) It is no site itself then."""
    assert sites(GROUND=terrain, TOKENS="3") == {2, 4, 5}


@pytest.mark.rule("B-IND-12", "B-IND-14")
@pytest.mark.parametrize("resource", ["marble", "mercury", "oil", "diamond"])
def test_a_resource_is_no_site_but_a_way(resource: str) -> None:
    """(base p. 9)"""
    assert sites(ICONS=f'3 = "{resource}"') == {2, 4}


@pytest.mark.rule("B-IND-12", "B-IND-14")
def test_a_natural_wonder_is_no_site_but_a_way_in_the_fifth_slot() -> None:
    """(base p. 9)"""
    words = {"GROUND": "N", "ICONS": '3 = "crater_lake"'}
    assert sites(**words, ROW=row("industry", 5)) == {2, 4}
    assert sites(**words, ROW=row("industry", 4)) == {2}


@pytest.mark.rule("B-IND-12", "B-IND-14", "B-IND-18")
def test_a_city_state_is_a_way_but_neither_it_nor_its_neighbours_are_sites() -> None:
    """(base p. 9) Q23: counting three spaces from the token on space 2, space 5 is reached through
    the city-state on space 3."""
    assert sites(CARD="animal_husbandry", ICONS='3 = "seoul"') == {5}


@pytest.mark.rule("B-IND-18")
def test_a_conquered_city_state_held_by_a_token_forbids_no_site_beside_it() -> None:
    """(base p. 9) Q38."""
    words = {"ICONS": '4 = "seoul"'}
    assert sites(**words) == {2}
    assert sites(**words, HIS_MARKERS="4", CONQUERED="seoul") == {2, 3}


@pytest.mark.rule("B-IND-12", "B-IND-13", "B-IND-15")
def test_a_city_may_be_built_on_caravans_which_stay_there() -> None:
    """(base p. 9)"""
    assert sites(CARAVANS="3", HIS_WAGONS="3") == {2, 3, 4}
    table = built(3, CARAVANS="3", HIS_WAGONS="3")
    assert table.cities(0) == {0, 3}
    assert table.s.caravans[0] == (3,)
    assert table.s.caravans[1] == (3,)


@pytest.mark.rule("B-IND-22")
def test_a_rival_caravan_under_a_new_city_has_not_arrived() -> None:
    """(base p. 9) It simply goes on when it moves next."""
    table = built(3, HIS_WAGONS="3").at("choose_card", seat=1)
    assert table.trade(1) == {}
    assert table.diplomacy(1) == set()
    assert table.s.caravans[1] == (3,)
    table.play("economy", "move_caravan=4").at("choose_card", seat=0)
    assert table.s.caravans[1] == (4,)
    assert table.trade(1) == {}


@pytest.mark.rule("B-IND-13", "B-IND-16")
@pytest.mark.parametrize(("tokens", "reinforced"), [("2, 4", ""), ("4", "2")])
def test_your_own_token_makes_way_for_the_city(tokens: str, reinforced: str) -> None:
    """(base p. 9) Whichever side it shows."""
    table = built(2, TOKENS=tokens, STRONG=reinforced)
    assert table.cities(0) == {0, 2}
    assert table.tokens(0) == {4}
    assert table.s.reinforced == 0


@pytest.mark.rule("B-IND-16")
def test_the_token_that_made_way_can_be_placed_again() -> None:
    """(base p. 9) All 31 lie on the map; after the city takes the place of one, culture may put
    that one beside it without taking another off."""
    table = arrange(
        """
        map = '''
        g g g g g g g g g g g g g g g g g g
         g g g g g g g g g g g g g g g g g
        '''
        [[seat]]
        leader = "aztec"
        row = "industry culture science economy military"
        capital = 0
        tokens = [TOKENS]
        [[seat]]
        leader = "france"
        capital = 34
        """,
        TOKENS=", ".join(str(space) for space in (*range(2, 17), *range(18, 34))),
    )
    table.play("industry", "build=city", "build_city=2", "idle-science")
    table.play("culture").at("place_token", seat=0)
    assert table.spaces == {1}
    table.play("1").at("choose_card", seat=1)
    assert 1 in table.tokens(0)
    assert len(table.tokens(0)) == 31


@pytest.mark.rule("B-IND-17")
def test_no_city_is_built_beside_another() -> None:
    """(base p. 9) Own or rival, the capitals too."""
    assert sites(TOKENS="2, 4", CITIES="6") == {2, 3, 4, 8}
    assert sites(TOKENS="2, 4", HIS_TOWNS="6") == {2, 3, 4}
    assert sites(TOKENS="2, 4", HIS_CAPITAL="6") == {2, 3, 4}
    assert 1 not in sites(TOKENS="1, 2")


ABANDONED = {"WONDERS": "petra = 3"}


@pytest.mark.rule("B-IND-19", "B-WON-22")
def test_an_abandoned_wonder_may_be_built_over_and_is_gained() -> None:
    """(base pp. 9, 13) Q20."""
    assert sites(**ABANDONED) == {2, 3, 4}
    table = built(3, **ABANDONED)
    assert table.wonders(0) == {"petra"}


@pytest.mark.rule("B-IND-14", "B-IND-19")
def test_an_abandoned_wonder_on_a_natural_wonder_token_may_not_be_built_over() -> None:
    """(base p. 9) The natural wonder token forbids it whatever else lies there."""
    words = {"GROUND": "N", "ICONS": '3 = "crater_lake"', "ROW": row("industry", 5)}
    assert sites(**words, **ABANDONED) == {2, 4}


@pytest.mark.rule("B-IND-20")
def test_a_city_may_take_the_place_of_your_token_on_a_natural_wonder() -> None:
    """(base p. 9) Q16: in the fifth slot, and the natural wonder stays yours."""
    words = {"GROUND": "N", "ICONS": '3 = "crater_lake"', "TOKENS": "3"}
    assert 3 not in sites(**words, ROW=row("industry", 4))
    table = built(3, **words, ROW=row("industry", 5))
    assert table.cities(0) == {0, 3}
    assert table.tokens(0) == set()
    assert table.natural(0) == {"crater_lake"}


@pytest.mark.rule("B-IND-21", "B-TRD-07")
def test_trade_tokens_are_of_no_use_for_a_city() -> None:
    """(base p. 13)"""
    words = {"TRADE": "industry = 3", "GROUND": "h"}
    assert sites(**words) == {2}
    table = built(2, **words).at("choose_card", seat=1)
    assert table.trade(0) == {"industry": 3}


@pytest.mark.rule("B-EX-07", "B-IND-04", "B-IND-06", "B-IND-08")
def test_pottery_in_the_second_slot_stays_on_grassland_and_hills() -> None:
    """(base p. 9) A position of our own. The capital on space 9 has forest, hills, desert and
    water around it; of the outer spaces, 2 and 11 are too rough themselves, and those in the west
    and south lie behind forest, desert or water."""
    table = arrange(
        """
        map = '''
          g h f
         g f h g
        g d g h m
         g w f g
          g g g . . g
        '''
        [[seat]]
        leader = "aztec"
        row = "culture industry science economy military"
        capital = 9
        [[seat]]
        leader = "france"
        capital = 19
        """
    )
    table.play("industry", "build=city").at("build_city", seat=0)
    assert table.spaces == {1, 6, 15}
