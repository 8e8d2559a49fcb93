"""Campus, commercial hub and industrial zone (Terra Incognita p. 9)."""

import pytest

from tests.table import Table, arrange

# The district lies on space 3, ringed by 0 1 / 2 4 / 8 9; space 5 lies two spaces off. The capital
# stands apart on space 6, the rival's on space 7.
RING = """
    edition = "terra-incognita"
    at = "round"
    event = 1
    map = '''
     T0 T1
    T2 T3 T4 T5 . . g . . . g
     g g
    '''
    icons = { ICONS }
    [[seat]]
    leader = "rome"
    row = "growth culture science economy industry military"
    capital = 6
    cities = [TOWNS]
    tokens = [MARKERS]
    districts = { DISTRICT = 3 }
    trade = { TRADE }
    natural = "NATURAL"
    city_states = "CONQUERED"
    [[seat]]
    leader = "france"
    capital = 7
    tokens = [HIS]
"""
PLAIN = {
    **{f"T{space}": "g" for space in range(6)},
    "ICONS": "",
    "TOWNS": "",
    "MARKERS": "",
    "DISTRICT": "campus",
    "TRADE": "",
    "NATURAL": "",
    "CONQUERED": "",
    "HIS": "",
}


def ring(**words: str) -> Table:
    return arrange(RING, **PLAIN | words)


# Campus


@pytest.mark.rule("T-DIS-30", "T-DIS-31", "T-DIS-32", "T-EX-26")
def test_the_campus_counts_friendly_mountains_in_and_beside_its_space() -> None:
    """(derived) Its own mountain, one beside it with a token; not the bare one."""
    table = ring(T3="m", T0="m", T1="m", MARKERS="0, 2").at("choose_card", seat=0)
    assert table.trade(0) == {"science": 2}


@pytest.mark.rule("T-DIS-30", "T-DIS-32")
@pytest.mark.parametrize(
    ("words", "trade"),
    [
        ({"T0": "m", "MARKERS": "0"}, {"science": 1}),
        ({"T0": "m", "TOWNS": "0"}, {"science": 1}),
        ({"T0": "m"}, {}),
        ({"T0": "m", "HIS": "0"}, {}),
        ({"T5": "m", "MARKERS": "5"}, {}),
        ({"T0": "d", "T1": "f", "T2": "h", "MARKERS": "0, 1, 2"}, {}),
    ],
    ids=["token", "city", "bare", "rival", "too far", "other terrain"],
)
def test_the_campus_counts_nothing_else(words: dict[str, str], trade: dict[str, int]) -> None:
    """(Terra Incognita p. 9)"""
    assert ring(**words).at("choose_card", seat=0).trade(0) == trade


@pytest.mark.rule("T-DIS-30", "T-DIS-33")
def test_the_campus_counts_a_natural_wonder_whose_token_was_taken() -> None:
    """(Terra Incognita p. 9) Q-36."""
    table = ring(T0="N", ICONS='0 = "gobustan"', MARKERS="0", NATURAL="gobustan")
    assert table.natural(0) == {"gobustan"}
    assert table.trade(0) == {"science": 1}


@pytest.mark.rule("T-DIS-28", "T-EX-27")
def test_the_campus_fills_the_science_card_and_the_rest_is_lost() -> None:
    """(derived) Three gained on a card with two."""
    table = ring(T0="m", T1="m", T2="m", MARKERS="0, 1, 2", TRADE="science = 2")
    assert table.at("choose_card", seat=0).trade(0) == {"science": 3}


# Commercial hub


@pytest.mark.rule("T-DIS-34", "T-DIS-37")
def test_the_hub_counts_friendly_deserts_in_and_beside_its_space() -> None:
    """(Terra Incognita p. 9) Two with tokens and its own; not the bare one, not the far one."""
    table = ring(
        DISTRICT="commercial_hub", T0="d", T1="d", T3="d", T4="d", T5="d", MARKERS="0, 4, 5"
    )
    table.at("commercial_hub", seat=0)
    assert table.offered == ["cities", "deserts"]
    table.play("deserts").at("choose_card", seat=0)
    assert table.trade(0) == {"economy": 3}


@pytest.mark.rule("T-DIS-34", "T-DIS-35", "T-DIS-36")
def test_the_hub_gives_a_token_per_mature_city_each_on_a_card_of_your_choice() -> None:
    """(Terra Incognita p. 9) The capital far away stands alone and so is mature, the city on space
    0 is, that on space 8 is not. Q-22."""
    table = ring(DISTRICT="commercial_hub", TOWNS="0, 8", MARKERS="1, 2", T3="d")
    table.play("commercial_hub=cities").at("add_trade", seat=0)
    assert set(table.offered) == {"growth", "culture", "science", "economy", "industry", "military"}
    table.play("growth", "add_trade=military").at("choose_card", seat=0)
    assert table.trade(0) == {"growth": 1, "military": 1}


@pytest.mark.rule("T-DIS-28", "T-DIS-35")
def test_tokens_of_the_hub_may_lie_together_but_not_on_a_full_card() -> None:
    """(Terra Incognita p. 9, base p. 13)"""
    table = ring(DISTRICT="commercial_hub", TOWNS="0", MARKERS="1, 2", TRADE="growth = 2")
    table.play("commercial_hub=cities", "add_trade=growth").at("add_trade", seat=0)
    assert "growth" not in table.offered
    assert "culture" in table.offered


# Industrial zone


@pytest.mark.rule("T-DIS-46", "T-DIS-47", "T-DIS-49")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_the_zone_counts_friendly_forests_in_and_beside_its_space(held: int) -> None:
    """(Terra Incognita p. 9) With fewer than three tokens on the card there is no other choice."""
    table = ring(
        DISTRICT="industrial_zone",
        T0="f",
        T1="f",
        T3="f",
        T5="f",
        MARKERS="0, 5",
        TRADE=f"industry = {held}",
    )
    table.at("choose_card", seat=0)
    assert table.trade(0) == {"industry": min(3, held + 2)}


@pytest.mark.rule("T-DIS-47", "X-45")
def test_the_zone_counts_a_fort_with_your_city_as_forest() -> None:
    """(Terra Incognita pp. 9, 11)"""
    table = ring(DISTRICT="industrial_zone", T0="f", ICONS='0 = "fort"', TOWNS="0")
    assert table.at("choose_card", seat=0).trade(0) == {"industry": 1}


@pytest.mark.rule("T-DIS-46", "T-DIS-48")
def test_the_zone_builds_a_city_for_three_tokens_off_the_industry_card() -> None:
    """(Terra Incognita p. 9) And then counts no forests."""
    table = ring(DISTRICT="industrial_zone", T3="f", TRADE="industry = 3, culture = 1")
    table.at("industrial_zone", seat=0)
    assert table.offered == ["forests", "city"]
    table.play("city", "industrial_zone_city=5").at("choose_card", seat=0)
    assert table.cities(0) == {5, 6}
    assert table.trade(0) == {"culture": 1}


@pytest.mark.rule("T-DIS-46", "T-DIS-49")
def test_with_three_tokens_the_zone_may_still_count_forests() -> None:
    """(Terra Incognita p. 9) Nothing is paid then."""
    table = ring(DISTRICT="industrial_zone", T3="f", TRADE="industry = 3")
    table.play("industrial_zone=forests").at("choose_card", seat=0)
    assert table.cities(0) == {6}
    assert table.trade(0) == {"industry": 3}


@pytest.mark.rule("T-DIS-29", "T-DIS-48")
def test_the_city_of_the_zone_may_be_declined_and_then_costs_nothing() -> None:
    """(Terra Incognita p. 9) Q-14."""
    table = ring(DISTRICT="industrial_zone", TRADE="industry = 3")
    table.play("industrial_zone=city", "industrial_zone_city=pass").at("choose_card", seat=0)
    assert table.cities(0) == {6}
    assert table.trade(0) == {"industry": 3}


# A road with the zone at space 2; the capital on space 0, a token on space 8.
ROAD = """
    edition = "terra-incognita"
    at = "round"
    event = 1
    map = '''
    g g f U3 U4 g g g g U9 Ua Ub . . g
    '''
    icons = { ICONS }
    barbarians = { BARBARIANS }
    [[seat]]
    leader = "rome"
    row = "growth culture science economy industry military"
    capital = 0
    cities = [TOWNS]
    tokens = [8]
    districts = { industrial_zone = 2 }
    trade = { industry = TRADE }
    city_states = "CONQUERED"
    caravans = [WAGON]
    armies = [MEN]
    [[seat]]
    leader = "france"
    capital = 12
    tokens = [HIS]
    armies = [FOES]
    caravans = [CARTS]
"""
BARE = {
    **{f"U{space}": "g" for space in "349ab"},
    "ICONS": "",
    "BARBARIANS": "",
    "TOWNS": "",
    "TRADE": "3",
    "CONQUERED": "",
    "WAGON": "",
    "MEN": "",
    "HIS": "",
    "FOES": "",
    "CARTS": "",
}
SITES = {2, 3, 4, 6, 7, 8, 9, 10}


def road(**words: str) -> Table:
    return arrange(ROAD, **BARE | words)


@pytest.mark.rule("T-DIS-51", "T-DIS-52")
@pytest.mark.parametrize("terrain", ["g", "h", "f", "d", "m"])
def test_the_zone_builds_within_two_spaces_of_any_friendly_space(terrain: str) -> None:
    """(Terra Incognita p. 9) However far from the zone and however rough. Space 1 is beside the
    capital, space 5 three spaces from both the zone and the token."""
    table = road(Ua=terrain).play("industrial_zone=city").at("industrial_zone_city", seat=0)
    assert table.spaces == SITES


@pytest.mark.rule("T-DIS-50", "X-31")
@pytest.mark.parametrize(
    ("words", "closed"),
    [
        ({"Ua": "w"}, {10}),
        ({"TOWNS": "10"}, {9, 10}),
        ({"ICONS": '10 = "kabul"'}, {9, 10}),
        ({"ICONS": '10 = "fort"', "Ua": "f"}, {9, 10}),
        ({"ICONS": '10 = "oil"'}, {10}),
        ({"BARBARIANS": "A = 10"}, {10}),
        ({"HIS": "10"}, {10}),
        ({"FOES": "10"}, {10}),
        ({"MEN": "10", "WAGON": "10"}, set()),
        ({"CARTS": "10"}, set()),
    ],
    ids=[
        "water",
        "city",
        "city-state",
        "fort",
        "resource",
        "barbarian",
        "rival token",
        "rival army",
        "own figures",
        "rival caravan",
    ],
)
def test_the_city_of_the_zone_needs_a_legal_space(words: dict[str, str], closed: set[int]) -> None:
    """(Terra Incognita pp. 9, 14)"""
    table = road(**words).play("industrial_zone=city").at("industrial_zone_city", seat=0)
    assert table.spaces == SITES - closed


@pytest.mark.rule("T-DIS-53", "T-DIS-24")
@pytest.mark.parametrize(
    "words",
    [{"U9": "w"}, {"HIS": "9"}, {"BARBARIANS": "A = 9"}],
    ids=["water", "rival", "barbarian"],
)
def test_for_the_city_of_the_zone_all_spaces_are_counted_through(words: dict[str, str]) -> None:
    """(Terra Incognita p. 9) As for every distance of a district: water, rivals, barbarians. Q-15.
    Space 9 itself is no site."""
    table = road(**words).play("industrial_zone=city").at("industrial_zone_city", seat=0)
    assert table.spaces == SITES - {9}


@pytest.mark.rule("T-DIS-51")
@pytest.mark.card("wonder.great_lighthouse")
def test_the_great_lighthouse_brings_empty_edge_spaces_into_the_zones_reach() -> None:
    """(Terra Incognita p. 9) They count as lying two spaces from a friendly space: here all do."""
    text = ROAD.replace("districts", "wonders = { great_lighthouse = 0 }\n    districts")
    table = arrange(text, **BARE).play("industrial_zone=city").at("industrial_zone_city", seat=0)
    assert table.spaces == SITES | {5, 11}


@pytest.mark.rule("T-DIS-51", "X-128")
@pytest.mark.card("diplomacy.open_borders_terra")
@pytest.mark.parametrize(("card", "more"), [("open_borders_terra-1", {5}), ("", set())])
def test_with_open_borders_the_zone_counts_from_the_givers_spaces_too(
    card: str, more: set[int]
) -> None:
    """(Terra Incognita pp. 2, 9) They are friendly for a district's ability: the giver's token on 3
    lies two spaces from space 5."""
    text = ROAD.replace("districts", f'diplomacy = "{card}"\n    districts')
    table = arrange(text, **BARE | {"HIS": "3"}).play("industrial_zone=city")
    assert table.at("industrial_zone_city", seat=0).spaces == SITES - {3} | more


@pytest.mark.rule("T-DIS-51")
@pytest.mark.card("leader.netherlands")
def test_for_the_netherlands_the_zone_counts_from_the_water_beside_a_district() -> None:
    """(Terra Incognita p. 9) Water on 3 is friendly: space 5 lies two spaces from it."""
    text = ROAD.replace('"rome"', '"netherlands"')
    table = arrange(text, **BARE | {"U3": "w"}).play("industrial_zone=city")
    assert table.at("industrial_zone_city", seat=0).spaces == SITES - {3} | {5}


@pytest.mark.rule("T-DIS-54")
def test_the_zone_needs_an_unused_city() -> None:
    """(Terra Incognita p. 9) All seven stand, wherever they stand."""
    text = ROAD.replace(". . g", ". . g . g . g . g . g . g . g . g")
    table = arrange(text, **BARE | {"TOWNS": "13, 14, 15, 16, 17, 18, 19"})
    table.at("choose_card", seat=0)  # only the forests were left, and the card is full
    assert table.trade(0) == {"industry": 3}
    table = arrange(text, **BARE | {"TOWNS": "13, 14, 15, 16, 17, 18"})
    table.at("industrial_zone", seat=0)


@pytest.mark.rule("T-DIS-55")
def test_a_city_state_on_the_industry_card_does_not_help_to_pay() -> None:
    """(Terra Incognita p. 9) Brussels lies there with two trade tokens."""
    words = {"ICONS": '10 = "brussels"', "TOWNS": "10", "CONQUERED": "brussels", "TRADE": "2"}
    table = road(**words).at("choose_card", seat=0)
    assert table.city_states(0) == {"brussels"}
    assert table.trade(0) == {"industry": 3}
