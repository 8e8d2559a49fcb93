"""Districts: placing them, and what becomes of them (Terra Incognita p. 9)."""

import textwrap

import pytest

from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange
from ziggurat.games.dawn.content import DISTRICTS
from ziggurat.games.dawn.rules.pieces import mature_cities, unused_tokens
from ziggurat.games.dawn.state import HOME

# A capital on space 3 with six neighbours: 0 1 above, 2 4 beside, 7 8 below. Space 5 lies two
# spaces off, the rival's capital 6 far away.
FLOWER = """
    edition = "terra-incognita"
    map = '''
     g TERRAIN
    g g g g . . . . g
     g g
    '''
    icons = { ICONS }
    barbarians = { BARBARIANS }
    [[seat]]
    leader = "rome"
    row = "ROW"
    cards = "CARD"
    capital = 3
    tokens = [TOKENS]
    reinforced = [STRONG]
    districts = { PLACED }
    trade = { TRADE }
    natural = "NATURAL"
    [[seat]]
    leader = "france"
    capital = 6
    cities = [HIS_CITY]
    tokens = [HIS_MARKERS]
    armies = [GARRISON]
"""
PLAIN = {
    "ROW": row_of_six("growth", 1),
    "CARD": "irrigation",
    "TERRAIN": "g",
    "ICONS": "",
    "BARBARIANS": "",
    "TOKENS": "",
    "STRONG": "",
    "PLACED": "",
    "TRADE": "",
    "NATURAL": "",
    "HIS_CITY": "",
    "HIS_MARKERS": "",
    "GARRISON": "",
}
AROUND = {0, 1, 2, 4, 7, 8}


def flower(**words: str) -> Table:
    return arrange(FLOWER, **PLAIN | words)


def placed(table: Table, seat: int) -> dict[str, int]:
    """The districts of a seat on the map, with their spaces."""
    spaces = zip(DISTRICTS, table.s.districts[seat], strict=True)
    return {name: space for name, space in spaces if space != HOME}


@pytest.mark.rule("T-DIS-02", "T-DIS-06", "T-DIS-09")
def test_a_growth_card_places_a_district_unreinforced_on_a_free_space() -> None:
    """(Terra Incognita p. 9)"""
    table = flower()
    table.play("growth", "district", "choose_district=campus").at("place_district", seat=0)
    assert table.spaces == AROUND
    table.play("4").at("choose_card", seat=1)
    assert placed(table, 0) == {"campus": 4}
    assert table.tokens(0) == {4}
    assert table.reinforced(0) == set()


@pytest.mark.rule("T-DIS-02", "T-DIS-03")
def test_what_places_control_tokens_never_places_a_district() -> None:
    """(Terra Incognita p. 9) Early Empire lays two plain tokens out of the 34."""
    table = flower(ROW=row_of_six("culture", 1))
    table.play("culture", "place_token=0", "place_token=2").at("choose_card", seat=1)
    assert table.tokens(0) == {0, 2}
    assert placed(table, 0) == {}
    assert unused_tokens(table.s, 0) == 34 - 2


@pytest.mark.rule("T-DIS-04", "X-96")
@pytest.mark.parametrize(
    "words",
    [
        {"TERRAIN": "w"},
        {"TERRAIN": "h"},
        {"BARBARIANS": "A = 1"},
        {"ICONS": '1 = "kabul"'},
        {"ICONS": '1 = "fort"', "TERRAIN": "f", "ROW": row_of_six("growth", 3)},
        {"HIS_CITY": "1"},
        {"HIS_MARKERS": "1"},
        {"GARRISON": "1"},
    ],
    ids=["water", "rough", "barbarian", "city-state", "fort", "city", "rival token", "rival army"],
)
def test_a_district_keeps_to_the_limits_of_control_tokens(words: dict[str, str]) -> None:
    """(Terra Incognita p. 9) Not on space 1, and nowhere but next to a city of yours."""
    table = flower(**words).play("growth", "district", "choose_district=campus")
    assert table.at("place_district", seat=0).spaces == AROUND - {1}


@pytest.mark.rule("T-DIS-04")
@pytest.mark.parametrize(("slot", "is_open"), [(2, False), (3, True)])
def test_the_slot_of_the_growth_card_limits_the_ground_of_a_district(
    slot: int, is_open: bool
) -> None:
    """(Terra Incognita p. 9)"""
    table = flower(TERRAIN="f", ROW=row_of_six("growth", slot))
    table.play("growth", "district", "choose_district=campus").at("place_district", seat=0)
    assert (1 in table.spaces) == is_open


@pytest.mark.rule("T-DIS-05", "T-DIS-06", "T-DIS-07", "T-DIS-08")
def test_a_district_may_replace_your_token_and_then_lies_unreinforced() -> None:
    """(Terra Incognita p. 9) The replaced token was reinforced; it is unused again."""
    table = flower(STRONG="1, 2")
    before = unused_tokens(table.s, 0)
    table.play("growth", "district", "choose_district=encampment").at("place_district", seat=0)
    assert table.spaces == AROUND
    table.play("1")
    assert placed(table, 0) == {"encampment": 1}
    assert table.reinforced(0) == {2}
    assert unused_tokens(table.s, 0) == before + 1


@pytest.mark.rule("T-DIS-05")
def test_a_district_replaces_no_token_on_ground_too_rough_for_the_slot() -> None:
    """(Terra Incognita p. 9) Only the occupant is excepted, not the terrain."""
    table = flower(TERRAIN="m", TOKENS="1, 2")
    table.play("growth", "district", "choose_district=campus").at("place_district", seat=0)
    assert table.spaces == AROUND - {1}


@pytest.mark.rule("T-DIS-10")
def test_the_owner_chooses_among_his_unused_districts() -> None:
    """(Terra Incognita p. 9) No type lies on the map twice for one player."""
    table = flower(PLACED="campus = 0, theater_square = 2")
    table.play("growth", "district").at("choose_district", seat=0)
    assert table.offered == ["commercial_hub", "encampment", "industrial_zone", "pass"]


@pytest.mark.rule("T-DIS-11")
def test_without_unused_districts_a_growth_card_can_only_reinforce() -> None:
    """(Terra Incognita p. 9)"""
    table = flower(
        PLACED=(
            "campus = 0, commercial_hub = 1, encampment = 2, industrial_zone = 4, "
            "theater_square = 7"
        )
    )
    table.play("choose_card=growth").at("growth", seat=0)
    assert table.offered == ["reinforce", "pass"]


@pytest.mark.rule("T-DIS-13", "T-DIS-15")
def test_a_district_may_replace_another_district_which_is_unused_again() -> None:
    """(Terra Incognita p. 9) Q-17."""
    table = flower(PLACED="campus = 1")
    tokens = unused_tokens(table.s, 0)
    table.play("growth", "district", "encampment", "place_district=1", "idle-science")
    table.play("barbarian_direction=1")
    assert placed(table, 0) == {"encampment": 1}
    assert table.tokens(0) == {1}
    assert unused_tokens(table.s, 0) == tokens
    table.play("growth", "district").at("choose_district", seat=0)
    assert "campus" in table.offered


@pytest.mark.rule("T-DIS-12")
def test_a_district_never_replaces_a_token_of_a_rival() -> None:
    """(Terra Incognita p. 9)"""
    table = flower(HIS_MARKERS="1", TOKENS="2")
    table.play("growth", "district", "choose_district=campus").at("place_district", seat=0)
    assert table.spaces == AROUND - {1}


@pytest.mark.rule("T-DIS-01", "X-91")
def test_a_district_collects_a_resource() -> None:
    """(Terra Incognita p. 9)"""
    table = flower(ICONS='1 = "marble"')
    table.play("growth", "district", "campus", "place_district=1")
    assert table.resources(0) == {"marble": 1}


@pytest.mark.rule("T-DIS-01", "X-91")
def test_a_district_collects_a_natural_wonder() -> None:
    """(Terra Incognita p. 9)"""
    table = flower(TERRAIN="N", ICONS='1 = "gobustan"', ROW=row_of_six("growth", 5))
    table.play("growth", "district", "campus", "place_district=1")
    assert table.natural(0) == {"gobustan"}


@pytest.mark.rule("T-DIS-05", "X-92")
def test_a_district_over_your_own_token_keeps_the_natural_wonder() -> None:
    """(Terra Incognita p. 9)"""
    table = flower(
        TERRAIN="N",
        ICONS='1 = "gobustan"',
        TOKENS="1",
        NATURAL="gobustan",
        ROW=row_of_six("growth", 5),
    )
    table.play("growth", "district", "campus", "place_district=1")
    assert placed(table, 0) == {"campus": 1}
    assert table.natural(0) == {"gobustan"}


@pytest.mark.rule("T-DIS-01", "X-88")
@pytest.mark.parametrize(("district", "sites"), [("", {2}), ("campus = 1", {2, 3})])
def test_a_district_makes_its_space_friendly(district: str, sites: set[int]) -> None:
    """(Terra Incognita p. 9) A city may be built two spaces from it."""
    table = arrange(
        """
        edition = "terra-incognita"
        map = '''
        g g g g g g . . g
        '''
        [[seat]]
        leader = "rome"
        row = "industry growth culture science economy military"
        capital = 0
        districts = { DISTRICT }
        [[seat]]
        leader = "france"
        capital = 6
        """,
        DISTRICT=district,
    )
    table.play("industry", "build=city").at("build_city", seat=0)
    assert table.spaces == sites


@pytest.mark.rule("T-DIS-01", "X-87")
def test_a_district_helps_a_city_mature() -> None:
    """(Terra Incognita p. 9)"""
    table = flower(TOKENS="0, 1, 2, 7, 8")
    assert mature_cities(table.s, 0) == 0
    table.play("growth", "district", "campus", "place_district=4", "idle-science")
    assert mature_cities(table.s, 0) == 1 << 3


@pytest.mark.rule("T-DIS-01", "X-89", "T-GRO-11")
def test_a_district_can_be_reinforced_like_any_token() -> None:
    """(Terra Incognita p. 9) By a trade token in the same resolution, too."""
    table = flower(TRADE="growth = 1")
    table.play("growth", "district", "campus", "place_district=4", "spend_token=trade")
    table.play("reinforce=4").at("choose_card", seat=1)
    assert table.reinforced(0) == {4}


@pytest.mark.rule("T-DIS-15", "X-73")
@pytest.mark.parametrize(
    ("strong", "left", "where"), [("", {}, 1), ("1", {"campus": 1}, 0)], ids=["weak", "strong"]
)
def test_a_barbarian_destroys_an_unreinforced_district_and_turns_over_another(
    strong: str, left: dict[str, int], where: int
) -> None:
    """(Terra Incognita p. 9, base p. 12) The barbarian steps east, from 0 to 1."""
    words = PLAIN | {"PLACED": "campus = 1", "STRONG": strong, "BARBARIANS": "A = 0"}
    table = arrange('at = "round"\n' + textwrap.dedent(FLOWER), **words)
    table.play("barbarian_direction=2").at("choose_card", seat=0)
    assert placed(table, 0) == left
    assert table.barbarian("A") == where
    assert table.reinforced(0) == set()
    table.play("growth", "district").at("choose_district", seat=0)
    assert ("campus" in table.offered) == (not left)


# What becomes of districts under rivals

BORDER = """
    edition = "terra-incognita"
    map = '''
    g g g g GROUND g g g
    '''
    icons = { ICONS }
    [[seat]]
    leader = "rome"
    row = "ROW"
    cards = "irrigation mass_media"
    capital = 0
    armies = [ARMY]
    [[seat]]
    leader = "france"
    capital = 7
    cities = [5]
    districts = { campus = 4 }
    reinforced = [STRONG]
    natural = "NATURAL"
    armies = [GARRISON]
"""
QUIET = {
    "GROUND": "g",
    "ICONS": "",
    "ARMY": "3",
    "STRONG": "",
    "NATURAL": "",
    "GARRISON": "",
    "ROW": row_of_six("military", 5),
}


@pytest.mark.rule("T-DIS-14", "T-DIS-15", "X-97")
@pytest.mark.parametrize("strong", ["", "4"])
def test_a_beaten_district_gives_way_to_a_plain_unreinforced_token(strong: str) -> None:
    """(Terra Incognita p. 9) Its owner may place that district again."""
    table = arrange(BORDER, **QUIET | {"STRONG": strong})
    table.play("military", "move_army=4", "attack_die=6", "defence_die=1")
    table.at("choose_card", seat=1)
    assert table.tokens(0) == {4}
    assert table.reinforced(0) == set()
    assert placed(table, 0) == placed(table, 1) == {}
    assert unused_tokens(table.s, 0) == 34 - 1
    table.play("growth", "district").at("choose_district", seat=1)
    assert "campus" in table.offered


@pytest.mark.rule("T-DIS-01", "X-19")
def test_who_beats_a_district_takes_its_natural_wonder() -> None:
    """(Terra Incognita p. 9, base p. 11)"""
    words = {"GROUND": "N", "ICONS": '4 = "gobustan"', "NATURAL": "gobustan"}
    table = arrange(BORDER, **QUIET | words)
    table.play("military", "move_army=4", "attack_die=6", "defence_die=1")
    assert table.natural(0) == {"gobustan"}
    assert table.natural(1) == set()


@pytest.mark.rule("T-DIS-16", "T-DIS-17", "T-DIS-15")
def test_an_ability_that_swaps_tokens_turns_a_district_into_a_plain_token() -> None:
    """(Terra Incognita p. 9) Mass Media, up to two spaces from the friendly space 2."""
    words = {"ROW": row_of_six("culture", 1), "ARMY": ""}
    text = BORDER.replace("capital = 0", "capital = 0\n    cities = [2]")
    table = arrange(text, **QUIET | words).play("culture", "place_token=1", "place_token=pass")
    assert table.at("convert_token", seat=0).spaces == {4}
    table.play("4").at("choose_card", seat=1)
    assert table.tokens(0) == {1, 4}
    assert placed(table, 0) == placed(table, 1) == {}
    table.play("growth", "district").at("choose_district", seat=1)
    assert "campus" in table.offered


@pytest.mark.rule("T-DIS-02", "T-DIS-03")
def test_drama_and_poetry_shifts_no_district() -> None:
    """(Terra Incognita p. 9) Moving a token would place the district anew."""
    table = flower(
        ROW=row_of_six("culture", 1),
        CARD="irrigation drama_and_poetry",
        TOKENS="0, 1, 2, 7",
        PLACED="campus = 4",
    )
    table.play("culture", "place_token=pass").at("shift_token", seat=0)
    assert table.spaces == {7}
