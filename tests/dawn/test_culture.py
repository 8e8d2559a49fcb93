"""Culture: placing control tokens (base p. 8)."""

import pytest

from tests.dawn.rows import row
from tests.table import Table, arrange
from ziggurat.games.dawn.state import HOME

# The capital on 6 borders 1 hills, 2 forest, 5, 10 and 11 grassland, and 7 water.
MEADOW = """
    map = '''
     g h f d
    m g g w g
     g g g g
    '''
    icons = { ICONS }
    MORE
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 6
    MINE
    [[seat]]
    leader = "egypt"
    capital = 8
    THEIRS
"""

# The capital on 34 borders 27 and 33; there is room for more control tokens than a player has.
FIELD = """
    map = '''
     g g g g g g g
    g g g g g g g
     g g g g g g g
    g g g g g g g
     g g g g g g g
    '''
    victory = "technophile_scholarly"
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    capital = 34
    tokens = TOKENS
    marks = "MARKS"
    [[seat]]
    leader = "egypt"
    capital = 31
"""


def meadow(
    slot: int = 1, /, mine: str = "", theirs: str = "", icons: str = '5 = "marble"', more: str = ""
) -> Table:
    """The meadow with culture in this slot."""
    order = row("culture", slot)
    return arrange(MEADOW, ICONS=icons, MORE=more, ROW=order, MINE=mine, THEIRS=theirs)


def field(tokens: int, marks: str = "") -> Table:
    """The field with so many control tokens on the map, none of them beside the capital."""
    spaces = [space for space in range(34) if space not in (27, 31, 33)]
    return arrange(FIELD, TOKENS=str(spaces[:tokens]), MARKS=marks)


@pytest.mark.rule("B-CUL-01", "B-CUL-03", "B-CUL-06", "B-EX-04")
def test_culture_in_slot_one_reaches_only_grassland_next_to_a_city() -> None:
    """(base p. 8)"""
    table = meadow().play("choose_card=culture").at("place_token", seat=0)
    assert table.spaces == {5, 10, 11}
    table.play("10", "11").at("choose_card", seat=1)
    assert table.tokens(0) == {10, 11}


@pytest.mark.rule("B-CUL-06", "B-EX-04")
@pytest.mark.parametrize(("slot", "spaces"), [(2, {1, 5, 10, 11}), (3, {1, 2, 5, 10, 11})])
def test_a_higher_slot_adds_the_next_rougher_terrain(slot: int, spaces: set[int]) -> None:
    """(base p. 8)"""
    assert meadow(slot).play("choose_card=culture").spaces == spaces


@pytest.mark.rule("B-CUL-02")
@pytest.mark.parametrize(("tokens", "marks"), [(30, ""), (29, "technophile_scholarly")])
def test_control_tokens_come_from_the_unused_ones(tokens: int, marks: str) -> None:
    """(base p. 8) There are 31: the last one is placed, then one must come off the map first."""
    table = field(tokens, marks).play("choose_card=culture", "place_token=33")
    assert table.tokens(0) >= {33}
    table.at("place_token").play("27").at("take_back_token", seat=0)
    assert table.spaces == table.tokens(0)
    assert 27 not in table.tokens(0)
    table.play("0").at("choose_card", seat=1)
    assert 27 in table.tokens(0)
    assert 0 not in table.tokens(0)
    assert len(table.tokens(0)) == tokens + 1


@pytest.mark.rule("B-CUL-02")
def test_without_an_unused_control_token_none_is_placed() -> None:
    """(base p. 8)"""
    table = field(31).play("choose_card=culture", "place_token=33", "take_back_token=pass")
    assert 33 not in table.tokens(0)
    assert len(table.tokens(0)) == 31


@pytest.mark.rule("B-CUL-03")
def test_any_city_of_yours_serves_and_no_city_of_a_rival() -> None:
    """(base p. 8) 4 borders the second city; 3 and 12 border only the rival's city on 8."""
    table = meadow(5, mine="cities = [9]").play("choose_card=culture")
    assert table.spaces == {1, 2, 4, 5, 10, 11}


@pytest.mark.rule("B-CUL-04")
def test_a_control_token_or_caravan_nearby_is_not_enough() -> None:
    """(base p. 8) 9 borders the control token on 10, 12 the one on 11, 0 and 9 the caravan."""
    table = meadow(mine="tokens = [10, 11]\n    caravans = [4]").play("choose_card=culture")
    assert table.spaces == {5}


@pytest.mark.rule("B-CUL-05")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_no_control_token_goes_on_water(slot: int) -> None:
    """(base p. 8)"""
    assert 7 not in meadow(slot).play("choose_card=culture").spaces


@pytest.mark.rule("B-CUL-07", "B-CUL-14", "B-KEY-21")
@pytest.mark.parametrize(("slot", "reached"), [(4, False), (5, True)])
def test_a_natural_wonder_needs_slot_five_and_its_token_is_collected(
    slot: int, reached: bool
) -> None:
    """(base p. 8)"""
    table = arrange(
        MEADOW.replace("m g g w g", "m g g N g"),
        ROW=row("culture", slot),
        ICONS='7 = "crater_lake"',
        MORE="",
        MINE="",
        THEIRS="",
    )
    table.play("choose_card=culture")
    assert (7 in table.spaces) is reached
    if reached:
        table.play("7", "pass").at("choose_card", seat=1)
        assert table.natural(0) == {"crater_lake"}


@pytest.mark.rule("B-CUL-08", "B-CUL-09", "B-CUL-10", "B-CUL-11")
@pytest.mark.parametrize(
    "there",
    [
        {"icons": '10 = "A"'},
        {"mine": "cities = [10]"},
        {"theirs": "cities = [10]"},
        {"icons": '10 = "seoul"'},
        {"mine": "tokens = [10]"},
        {"mine": "reinforced = [10]"},
        {"theirs": "tokens = [10]"},
        {"theirs": "reinforced = [10]"},
    ],
    ids=lambda there: " ".join(f"{who} {what}" for who, what in there.items()),
)
def test_an_occupied_space_takes_no_control_token(there: dict[str, str]) -> None:
    """(base p. 8) A barbarian, a city, a city-state or a control token keeps it out."""
    table = meadow(5, **there).play("choose_card=culture")
    assert 10 not in table.spaces
    assert {5, 11} <= table.spaces


@pytest.mark.rule("B-CUL-12")
def test_a_control_token_is_placed_unreinforced() -> None:
    """(base p. 8)"""
    table = meadow(mine="reinforced = [10]").play("choose_card=culture", "11", "5")
    assert table.tokens(0) == {5, 10, 11}
    assert table.reinforced(0) == {10}


@pytest.mark.rule("B-CUL-13", "B-CUL-15")
def test_a_resource_under_the_token_goes_to_the_player() -> None:
    """(base p. 8) Nobody is asked."""
    table = meadow().play("choose_card=culture", "5").at("place_token", seat=0)
    assert table.resources(0) == {"marble": 1}
    assert table.resources(1) == {}


@pytest.mark.rule("B-CUL-15")
@pytest.mark.parametrize(
    ("wonder", "icons", "answers"),
    [
        ("hanging_gardens", '5 = "oil"', ["use_ability=hanging_gardens", "place_token=5"]),
        ("stonehenge", '0 = "oil"', ["choose_card=culture", "place_token=1", "place_token=0"]),
    ],
)
def test_collecting_belongs_to_every_placement(wonder: str, icons: str, answers: list[str]) -> None:
    """(base p. 8) Stonehenge goes on from hills to neighbouring hills."""
    table = arrange(
        MEADOW.replace("g h f d", "h h f d"),
        ROW=row("culture", 2),
        ICONS=icons,
        MORE="",
        MINE=f"wonders = {{ {wonder} = 6 }}",
        THEIRS="",
    )
    table.play(*answers)
    assert table.resources(0) == {"oil": 1}


@pytest.mark.rule("B-CUL-16")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_caravan_does_not_block_and_is_not_affected(seat: int) -> None:
    """(base p. 8)"""
    where = {"mine" if seat == 0 else "theirs": "caravans = [10]"}
    table = meadow(**where).play("choose_card=culture", "place_token=10")
    assert 10 in table.tokens(0)
    assert table.s.caravans[seat] == (10,)
    assert table.s.caravans[1 - seat] == (HOME,)


@pytest.mark.rule("B-CUL-17")
def test_a_barbarian_icon_alone_does_not_block() -> None:
    """(base p. 8)"""
    table = meadow(icons='10 = "A"', more='barbarians = { A = "off" }')
    table.play("choose_card=culture", "place_token=10")
    assert table.tokens(0) == {10}


@pytest.mark.rule("B-CUL-18")
@pytest.mark.parametrize("placed", [["10"], []])
def test_fewer_control_tokens_may_be_placed(placed: list[str]) -> None:
    """(base p. 8)"""
    table = meadow().play("choose_card=culture", *placed, "place_token=pass")
    table.at("choose_card", seat=1)
    assert table.tokens(0) == {int(space) for space in placed}


@pytest.mark.rule("B-CUL-19")
def test_control_tokens_are_placed_one_after_another() -> None:
    """(base p. 8) The second is checked against the first."""
    table = meadow().play("choose_card=culture", "10").at("place_token", seat=0)
    assert table.tokens(0) == {10}
    assert table.spaces == {5, 11}


@pytest.mark.rule("B-CUL-20")
def test_a_collected_resource_is_kept_and_its_icon_yields_no_more() -> None:
    """(base p. 8) Forbidden City destroys the control token on the marble icon."""
    table = meadow(theirs="tokens = [4]\n    wonders = { forbidden_city = 8 }")
    table.play("choose_card=culture", "5", "pass")
    table.play("use_ability=forbidden_city", "destroy_token=5", "choose_card=idle-science")
    assert table.tokens(0) == set()
    assert table.resources(0) == {"marble": 1}
    table.play("choose_card=culture", "5", "pass")
    assert table.tokens(0) == {5}
    assert table.resources(0) == {"marble": 1}
