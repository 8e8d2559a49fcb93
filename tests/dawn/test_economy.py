"""Economy: how caravans move (base p. 8)."""

import pytest

from tests.dawn.rows import row
from tests.table import arrange
from ziggurat.games.dawn.state import HOME

# A road between two capitals, nine spaces long.
ROAD = """
    map = '''
    g g g g g g g g g
    '''
    icons = { ICONS }
    barbarians = { BARBARIANS }
    [[seat]]
    leader = "aztec"
    row = "ROW"
    cards = "CARD"
    capital = 0
    cities = [CITIES]
    tokens = [TOKENS]
    caravans = [CARAVANS]
    [[seat]]
    leader = "france"
    capital = 8
    cities = [HIS_TOWNS]
    tokens = [HIS_MARKERS]
    caravans = [HIS_WAGONS]
"""
PLAIN = {
    "ROW": row("economy", 1),
    "CARD": "foreign_trade",
    "ICONS": "",
    "BARBARIANS": "",
    "CITIES": "",
    "TOKENS": "",
    "CARAVANS": "",
    "HIS_TOWNS": "",
    "HIS_MARKERS": "",
    "HIS_WAGONS": "",
}


@pytest.mark.rule("B-ECO-01", "B-ECO-03", "B-ECO-06")
def test_the_one_caravan_of_level_one_goes_three_spaces_counting_the_first() -> None:
    """(base p. 8) Out and back again is a way like any other, so the capital is offered too."""
    table = arrange(ROAD, **PLAIN)
    table.play("choose_card=economy").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 2, 3}
    table.play("3").at("choose_card", seat=1)
    assert table.s.caravans[0] == (3,)


@pytest.mark.rule("B-ECO-04")
@pytest.mark.parametrize(("answer", "where"), [("1", 1), ("2", 2), ("3", 3), ("pass", HOME)])
def test_a_caravan_may_use_part_of_its_distance_or_none(answer: str, where: int) -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **PLAIN)
    table.play("economy", f"move_caravan={answer}").at("choose_card", seat=1)
    assert table.s.caravans[0] == (where,)


@pytest.mark.rule("B-ECO-03", "B-ECO-04")
def test_each_caravan_has_the_whole_distance() -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **PLAIN | {"CARD": "currency"})
    table.play("economy", "move_caravan=4").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 2, 3, 4}
    table.play("3").at("choose_card", seat=1)
    assert table.s.caravans[0] == (3, 4)


@pytest.mark.rule("B-ECO-02")
def test_a_new_economy_card_brings_its_further_caravans() -> None:
    """(base p. 8)"""
    table = arrange(
        """
        map = '''
        g g g g
        '''
        [[seat]]
        row = "science culture economy industry military"
        capital = 0
        caravans = [1]
        tech = 2
        [[seat]]
        capital = 3
        """
    )
    table.play("science", "gain_card=currency")
    assert table.s.caravans[0] == (HOME, 1)


SHRINKING = """
    map = '''
    g g g g g g g g
    '''
    [[seat]]
    row = "science culture economy industry military"
    cards = "capitalism"
    capital = 0
    caravans = [AWAY]
    tech = 13
    [[seat]]
    capital = 7
"""


@pytest.mark.rule("B-ECO-02")
def test_of_too_many_caravans_those_on_the_card_leave_first() -> None:
    """(base p. 8) Q28."""
    table = arrange(SHRINKING, AWAY="2, 4")
    table.play("science", "gain_card=steam_power").at("choose_card", seat=1)
    assert table.s.caravans[0] == (2, 4)


@pytest.mark.rule("B-ECO-02")
def test_of_too_many_caravans_on_the_map_the_owner_picks_one_to_leave() -> None:
    """(base p. 8) Q28."""
    table = arrange(SHRINKING, AWAY="2, 4, 6")
    table.play("science", "gain_card=steam_power").at("remove_caravan", seat=0)
    assert table.spaces == {2, 4, 6}
    table.play("4").at("choose_card", seat=1)
    assert table.s.caravans[0] == (2, 6)


@pytest.mark.rule("B-ECO-05", "B-ECO-07")
@pytest.mark.parametrize(
    ("tokens", "starts"),
    [("4, 6", {0, 5}), ("4", {0}), ("9, 11", {0, 10}), ("4, 6, 9, 11", {0, 5, 10})],
)
def test_a_caravan_sets_out_from_the_capital_or_a_mature_city(
    tokens: str, starts: set[int]
) -> None:
    """(base p. 8)"""
    table = arrange(
        """
        map = '''
        g g g g g g g g g g g g g g . . g
        '''
        [[seat]]
        leader = "aztec"
        row = "economy culture science industry military"
        capital = 0
        cities = [5, 10]
        tokens = [TOKENS]
        [[seat]]
        capital = 14
        """,
        TOKENS=tokens,
    )
    table.play("choose_card=economy")
    near = {space for start in starts for space in range(start - 3, start + 4)}
    assert table.spaces == near & set(range(14))


@pytest.mark.rule("B-ECO-08")
def test_a_caravan_on_the_map_cannot_set_out_from_a_city() -> None:
    """(base p. 8) From space 6 the spaces by the capital are too far."""
    table = arrange(ROAD, **PLAIN | {"CARAVANS": "6"})
    table.play("choose_card=economy").at("move_caravan", seat=0)
    assert table.spaces == {3, 4, 5, 7, 8}


@pytest.mark.rule("B-ECO-08", "B-ECO-09")
def test_a_caravan_left_on_the_map_goes_on_from_there() -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **PLAIN)
    table.play("economy", "move_caravan=3", "idle-science")
    assert table.s.caravans[0] == (3,)
    table.at("choose_card", seat=0).play("economy").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 2, 4, 5, 6}
    table.play("5")
    assert table.s.caravans[0] == (5,)


@pytest.mark.rule("B-ECO-19")
def test_a_caravan_in_a_city_built_around_it_may_go_out_and_come_back_to_trade() -> None:
    """(base p. 9) It moves to a rival city then, and that is an arrival."""
    table = arrange(ROAD, **PLAIN | {"CARAVANS": "3", "HIS_TOWNS": "3"})
    table.play("economy").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 2, 3, 4, 5, 6}
    table.play("3", "culture", "culture", "take_diplomacy=pass").at("choose_card", seat=1)
    assert table.s.caravans[0] == (HOME,)


@pytest.mark.rule("B-ECO-10", "B-ECO-11")
@pytest.mark.parametrize(
    ("terrain", "slot", "is_open"),
    [
        ("g", 1, True),
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
def test_caravans_neither_enter_nor_cross_rough_ground_or_water(
    terrain: str, slot: int, is_open: bool
) -> None:
    """(base p. 8) Beyond the space in question the way is easy."""
    table = arrange(
        """
        map = '''
        g g TERRAIN g g . . g
        '''
        [[seat]]
        leader = "aztec"
        row = "ROW"
        capital = 0
        [[seat]]
        capital = 5
        """,
        TERRAIN=terrain,
        ROW=row("economy", slot),
    )
    table.play("choose_card=economy")
    assert table.spaces == ({0, 1, 2, 3} if is_open else {0, 1})


@pytest.mark.rule("B-ECO-12")
def test_a_barbarian_bars_the_way() -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **PLAIN | {"BARBARIANS": "A = 2"})
    table.play("choose_card=economy")
    assert table.spaces == {0, 1}


@pytest.mark.rule("B-ECO-13")
def test_only_one_caravan_a_turn_reaches_a_city_state() -> None:
    """(base pp. 8, 13) The next one may pass through; next turn it is open again."""
    table = arrange(ROAD, **PLAIN | {"CARD": "currency", "ICONS": '2 = "kabul"'})
    table.play("economy", "move_caravan=2", "take_diplomacy=pass").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 3, 4}
    table.play("pass", "idle-science", "economy").at("move_caravan", seat=0)
    assert 2 in table.spaces


@pytest.mark.rule("B-ECO-13")
def test_only_one_caravan_a_turn_reaches_a_rival_city() -> None:
    """(base pp. 8, 13)"""
    table = arrange(ROAD, **PLAIN | {"CARD": "currency", "HIS_TOWNS": "2"})
    table.play("economy", "move_caravan=2", "culture", "culture", "take_diplomacy=pass")
    table.at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 3, 4}


@pytest.mark.rule("B-ECO-13")
def test_only_one_caravan_a_turn_moves_to_a_city_of_your_own() -> None:
    """(base pp. 8, 13) The rule says a city, whoever owns it."""
    table = arrange(ROAD, **PLAIN | {"CARD": "currency", "CITIES": "2"})
    table.play("economy", "move_caravan=2").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 3, 4}


@pytest.mark.rule("B-ECO-14")
def test_two_caravans_may_reach_two_cities_of_one_rival() -> None:
    """(base p. 8)"""
    table = arrange(
        ROAD.replace("capital = 0", "capital = 5"),
        **PLAIN | {"CARD": "currency", "HIS_TOWNS": "3"},
    )
    table.play("economy", "move_caravan=3", "culture", "culture", "take_diplomacy=pass")
    table.play("move_caravan=8", "science", "science", "take_diplomacy=pass")
    table.at("choose_card", seat=1)
    assert table.trade(0) == {"culture": 2, "science": 2}


@pytest.mark.rule("B-ECO-15")
def test_rival_tokens_and_caravans_do_not_hinder_a_caravan() -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **PLAIN | {"HIS_MARKERS": "1", "HIS_WAGONS": "2"})
    table.play("choose_card=economy")
    assert table.spaces == {0, 1, 2, 3}
    table.play("1").at("choose_card", seat=1)
    assert table.s.caravans[0] == (1,)


@pytest.mark.rule("B-ECO-16", "B-ECO-30")
@pytest.mark.parametrize("goal", [1, 2, 3])
def test_friendly_spaces_are_open_and_bring_nothing(goal: int) -> None:
    """(base p. 8) A token on space 1, a city on space 2, nothing on space 3."""
    table = arrange(ROAD, **PLAIN | {"TOKENS": "1", "CITIES": "2"})
    table.play("economy", f"move_caravan={goal}").at("choose_card", seat=1)
    assert table.s.caravans[0] == (goal,)
    assert table.trade(0) == {}
    assert table.diplomacy(0) == set()


@pytest.mark.rule("B-ECO-17")
def test_caravans_of_any_owner_may_share_a_space() -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **PLAIN | {"CARD": "currency", "CARAVANS": "4", "HIS_WAGONS": "4"})
    table.play("economy", "choose_caravan=card", "move_caravan=4", "pass")
    assert table.s.caravans[0] == (4, 4)
    assert table.s.caravans[1] == (4,)


@pytest.mark.rule("B-ECO-18")
@pytest.mark.parametrize(
    ("first", "goal", "then"),
    [("card", "1", {2, 3, 4, 5, 7, 8}), ("6", "7", {0, 1, 2, 3, 4})],
)
def test_caravans_move_one_by_one_in_the_order_you_like(
    first: str, goal: str, then: set[int]
) -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **PLAIN | {"CARD": "currency", "CARAVANS": "6"})
    table.play("economy").at("choose_caravan", seat=0)
    assert table.offered == ["card", "6", "pass"]
    table.play(f"choose_caravan={first}", f"move_caravan={goal}").at("move_caravan", seat=0)
    assert table.spaces == then


@pytest.mark.rule("B-ECO-18")
def test_an_arrival_is_settled_before_the_next_caravan_moves() -> None:
    """(base p. 8)"""
    table = arrange(
        ROAD,
        **PLAIN | {"CARD": "currency", "CARAVANS": "3", "ICONS": '4 = "kabul"'},
    )
    table.play("economy", "choose_caravan=3", "move_caravan=4").at("take_diplomacy", seat=0)
    assert table.trade(0) == {"military": 2}
    table.play("kabul").at("move_caravan", seat=0)
    assert table.s.caravans[0] == (HOME, HOME)
    table.play("2").at("choose_card", seat=1)


@pytest.mark.rule("B-EX-23", "B-TRD-08")
def test_two_trade_tokens_lengthen_foreign_trade_to_five_spaces() -> None:
    """(derived)"""
    table = arrange(
        ROAD.replace("capital = 0", "capital = 0\n    trade = { economy = 2 }"), **PLAIN
    )
    table.play("economy", "spend_token=trade", "spend_token=trade").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 2, 3, 4, 5}
    assert table.trade(0) == {}


@pytest.mark.rule("B-TRD-08")
def test_one_trade_token_serves_every_caravan() -> None:
    """(base p. 13)"""
    table = arrange(
        ROAD.replace("capital = 0", "capital = 0\n    trade = { economy = 1 }"),
        **PLAIN | {"CARD": "currency"},
    )
    table.play("economy", "spend_token=trade", "move_caravan=5").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 2, 3, 4, 5}
    table.play("5").at("choose_card", seat=1)
    assert table.s.caravans[0] == (5, 5)
    assert table.trade(0) == {}
