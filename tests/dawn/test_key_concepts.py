"""Key concepts: spaces and terrain, friendly and rival, empty, distance (base p. 7)."""

import pytest

from tests.table import Table, arrange, new_table
from ziggurat.games.dawn.data.layouts import FIRST_GAME
from ziggurat.games.dawn.data.tiles import TILES

LEADERS = ["rome", "egypt", "scythia", "france"]

# A lane of grassland, the capital of seat 0 at its west end; 9 and 10 belong to others.
LANE = """
    map = "g g g g g g g g g . . . g . . . g"
    ICONS
    [[seat]]
    leader = "egypt"
    row = "industry military culture science economy"
    cards = "CARDS"
    capital = 0
    MINE
    [[seat]]
    leader = "rome"
    capital = 9
    THEIRS
    [[seat]]
    leader = "scythia"
    capital = 10
"""

# Water between the capital and two more spaces.
STRAIT = """
    map = "g w g g . . . g"
    ICONS
    [[seat]]
    leader = "egypt"
    row = "science culture economy military industry"
    cards = "CARD"
    capital = 0
    [[seat]]
    leader = "rome"
    capital = 4
"""

# The capital 0, a control token on 1, and a space 2 that may be empty or not.
SHIFT = """
    map = "g g TERRAIN . . . g"
    OUTSIDE
    [[seat]]
    leader = "egypt"
    row = "culture military science industry economy"
    cards = "drama_and_poetry"
    capital = 0
    MINE
    [[seat]]
    leader = "rome"
    capital = 3
    THEIRS
"""


def lane(cards: str = "", mine: str = "", theirs: str = "", icons: str = "") -> Table:
    return arrange(LANE, CARDS=cards, MINE=mine, THEIRS=theirs, ICONS=icons)


def city_sites(table: Table) -> set[int]:
    """Where the industry card can build a city."""
    table.play("choose_card=industry")
    return table.play("build=city").spaces if table.asked == "build" else set()


def targets(table: Table) -> set[int]:
    """What the military card can attack."""
    table.play("choose_card=military")
    return table.play("military=attack").spaces if "attack" in table.offered else set()


# Spaces and terrain


@pytest.mark.rule("B-KEY-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_hex_of_a_tile_is_a_space(players: int) -> None:
    """(base p. 7)"""
    board = new_table(players=players, leaders=LEADERS[:players]).s.board
    tiles = [number for number, _, _, least in FIRST_GAME if least <= players]
    assert len(board.map.cells) == sum(len(TILES[tile].side("A").terrain) for tile in tiles)
    assert len(board.map.cells) == 10 * len(tiles)
    assert len(set(board.map.cells)) == len(board.map.cells)
    assert max(near.bit_count() for near in board.map.near) == 6


@pytest.mark.rule("B-KEY-03")
def test_water_has_difficulty_one() -> None:
    """(base p. 7) A caravan allowed on water enters it even from slot 1, unlike hills."""
    table = arrange(
        """
        map = "h g w . . . g"
        [[seat]]
        leader = "egypt"
        row = "economy culture science industry military"
        cards = "steam_power"
        capital = 1
        [[seat]]
        leader = "rome"
        capital = 3
        """
    )
    assert table.play("choose_card=economy").spaces - {1} == {2}
    assert table.s.board.difficulty[2] == 1


@pytest.mark.rule("B-KEY-04", "B-CUL-05")
def test_water_beside_a_city_takes_no_control_token() -> None:
    """(base pp. 7, 8)"""
    table = arrange(STRAIT, ICONS="", CARD="early_empire")
    table.play("choose_card=culture").at("choose_card", seat=1)
    assert table.tokens(0) == set()


@pytest.mark.rule("B-KEY-04")
@pytest.mark.parametrize(
    ("card", "reached"), [("pottery", set()), ("nationalism", {2, 3}), ("urbanization", {2, 3})]
)
def test_no_city_is_counted_over_water_without_a_card(card: str, reached: set[int]) -> None:
    """(base p. 7)"""
    assert city_sites(arrange(STRAIT, ICONS="", CARD=card)) == reached


@pytest.mark.rule("B-KEY-04")
@pytest.mark.parametrize("card", ["pottery", "nationalism", "urbanization"])
def test_no_city_is_built_on_water(card: str) -> None:
    """(base p. 7) Only the water two spaces away is not beside a city."""
    table = arrange(STRAIT.replace("g w g g", "g g w . g"), ICONS="", CARD=card)
    assert city_sites(table) == set()


@pytest.mark.rule("B-KEY-04")
@pytest.mark.parametrize(("card", "reached"), [("currency", set()), ("capitalism", {1, 2, 3})])
def test_no_caravan_moves_on_water_without_a_card(card: str, reached: set[int]) -> None:
    """(base p. 7)"""
    table = arrange(STRAIT, ICONS="", CARD=card).play("choose_card=economy")
    assert table.spaces - {0} == reached


@pytest.mark.rule("B-KEY-04")
@pytest.mark.parametrize(("card", "reached"), [("masonry", set()), ("iron_working", set())])
def test_no_attack_is_counted_over_water(card: str, reached: set[int]) -> None:
    """(base p. 7)"""
    assert targets(arrange(STRAIT, ICONS='icons = { 2 = "A" }', CARD=card)) == reached


@pytest.mark.rule("B-KEY-04")
def test_a_card_may_let_attacks_be_counted_over_water() -> None:
    """(base p. 7)"""
    table = arrange(STRAIT, ICONS='icons = { 2 = "A" }', CARD="mass_production")
    assert table.play("choose_card=military").at("attack").spaces == {2}


@pytest.mark.rule("B-KEY-20", "B-KEY-21")
def test_a_natural_wonder_space_has_no_terrain_type() -> None:
    """(base p. 7) Japan's ease on desert and mountain by the rim does not touch it."""
    table = arrange(
        """
        map = "m g N . . . g"
        icons = { 2 = "crater_lake" }
        [[seat]]
        leader = "japan"
        row = "science military culture industry economy"
        capital = 1
        [[seat]]
        leader = "rome"
        capital = 3
        """
    )
    assert table.play("choose_card=culture").spaces == {0}


@pytest.mark.rule("B-KEY-21")
@pytest.mark.parametrize(
    ("row", "entered"),
    [
        ("culture military science economy industry", False),
        ("culture military science industry economy", True),
    ],
)
def test_a_natural_wonder_space_stays_difficult_without_its_token(row: str, entered: bool) -> None:
    """(base p. 7)"""
    table = arrange(
        """
        map = "g g N . . . g"
        icons = { 2 = "crater_lake" }
        [[seat]]
        leader = "egypt"
        row = "ROW"
        capital = 0
        tokens = [2]
        [[seat]]
        leader = "rome"
        capital = 3
        """,
        ROW=row,
    )
    assert table.natural(0) == {"crater_lake"}
    assert (2 in table.play("choose_card=economy").spaces) is entered


# Friendly and rival


@pytest.mark.rule("B-KEY-06", "B-KEY-07")
def test_caravans_of_your_colour_are_friendly_pieces_and_those_of_others_are_not() -> None:
    """(base p. 7) Animal Husbandry counts from your caravans too."""
    assert city_sites(lane("animal_husbandry", mine="caravans = [5]")) == {2, 3, 4, 5, 6, 7, 8}
    assert city_sites(lane("animal_husbandry", theirs="caravans = [5]")) == {2, 3}


@pytest.mark.rule("B-KEY-06", "B-KEY-07")
def test_control_tokens_of_every_other_colour_are_rival_pieces() -> None:
    """(base p. 7) Mass Media takes aim at rival control tokens."""
    text = LANE + "tokens = [3]\n"
    table = arrange(text, CARDS="mass_media", MINE="tokens = [1]", THEIRS="tokens = [2]", ICONS="")
    table.play("choose_card=culture").at("convert_token")
    assert table.spaces == {2, 3}


@pytest.mark.rule("B-KEY-08")
@pytest.mark.parametrize(
    ("mine", "sites"),
    [
        ("", {2}),
        ("tokens = [5]", {2, 3, 4, 5, 6, 7}),
        ("reinforced = [5]", {2, 3, 4, 5, 6, 7}),
        ("cities = [6]", {2, 4, 8}),
    ],
)
def test_a_space_with_your_city_or_control_token_is_friendly(mine: str, sites: set[int]) -> None:
    """(base p. 7) Pottery counts two spaces from friendly ones; none may be beside a city."""
    assert city_sites(lane(mine=mine)) == sites


@pytest.mark.rule("B-KEY-09", "B-KEY-10")
@pytest.mark.parametrize(
    ("mine", "theirs", "attacked"),
    [
        ("", "", {2}),
        ("", "tokens = [1]", {1}),
        ("", "reinforced = [1]", {1}),
        ("", "cities = [1]", {1}),
        ("", "caravans = [1]", {2}),
        ("tokens = [1]", "", {2}),
    ],
)
def test_a_space_with_a_city_or_control_token_of_another_is_rival(
    mine: str, theirs: str, attacked: set[int]
) -> None:
    """(base p. 7) Attacks are not counted through rival spaces; a caravan makes none."""
    assert targets(lane(mine=mine, theirs=theirs, icons='icons = { 2 = "A" }')) == attacked


@pytest.mark.rule("B-KEY-10")
def test_a_caravan_makes_no_space_friendly() -> None:
    """(base p. 7)"""
    assert city_sites(lane(mine="caravans = [5]")) == {2}


@pytest.mark.rule("B-KEY-11")
@pytest.mark.parametrize("icon", ["marble", "seoul"])
def test_a_neutral_token_makes_no_space_rival(icon: str) -> None:
    """(base p. 7) Attacks are counted through such a space."""
    table = lane(icons=f'icons = {{ 1 = "{icon}", 2 = "A" }}')
    assert 2 in targets(table)


@pytest.mark.rule("B-KEY-11")
@pytest.mark.parametrize("icon", ["marble", "seoul", "B"])
def test_a_neutral_token_makes_no_space_friendly(icon: str) -> None:
    """(base p. 7) Attacks are not counted from such a space."""
    table = lane(icons=f'icons = {{ 1 = "{icon}", 3 = "A" }}')
    assert 3 not in targets(table)
    assert 3 in targets(lane(mine="tokens = [1]", icons='icons = { 3 = "A" }'))


@pytest.mark.rule("B-KEY-11")
@pytest.mark.parametrize(("goal", "attacked"), [(2, {2}), (3, set())])
def test_a_natural_wonder_token_makes_a_space_neither_friendly_nor_rival(
    goal: int, attacked: set[int]
) -> None:
    """(base p. 7)"""
    icons = f'icons = {{ 1 = "crater_lake", {goal} = "A" }}'
    table = arrange(LANE.replace('"g g', '"g N', 1), CARDS="", MINE="", THEIRS="", ICONS=icons)
    assert targets(table) == attacked


# Empty


@pytest.mark.rule("B-KEY-12")
@pytest.mark.parametrize(
    "there",
    [
        {"OUTSIDE": 'icons = { 2 = "marble" }'},
        {"OUTSIDE": 'icons = { 2 = "crater_lake" }', "TERRAIN": "N"},
        {"OUTSIDE": 'icons = { 2 = "A" }'},
        {"OUTSIDE": 'icons = { 2 = "seoul" }'},
        {"THEIRS": "wonders = { petra = 2 }"},
        {"MINE": "tokens = [1]\n    caravans = [2]"},
        {"THEIRS": "caravans = [2]"},
        {"THEIRS": "tokens = [2]"},
        {"THEIRS": "cities = [2]"},
        {"MINE": "tokens = [1, 2]"},
        {"MINE": "tokens = [1]\n    cities = [2]"},
    ],
    ids=lambda there: " ".join(there.values()).replace("\n", ""),
)
def test_any_token_or_figure_makes_a_space_not_empty(there: dict[str, str]) -> None:
    """(base p. 7) Drama and Poetry shifts a control token to an empty space only."""
    words = {"TERRAIN": "g", "OUTSIDE": "", "MINE": "tokens = [1]", "THEIRS": "", **there}
    arrange(SHIFT, **words).play("choose_card=culture").at("choose_card", seat=1)


@pytest.mark.rule("B-KEY-12", "B-KEY-13")
@pytest.mark.parametrize("outside", ["", 'icons = { 2 = "A" }\n    barbarians = { A = "off" }'])
def test_a_space_with_nothing_or_a_bare_icon_is_empty(outside: str) -> None:
    """(base p. 7)"""
    table = arrange(SHIFT, TERRAIN="g", OUTSIDE=outside, MINE="tokens = [1]", THEIRS="")
    table.play("choose_card=culture", "shift_token=1").at("shift_to")
    assert table.spaces == {2}


@pytest.mark.rule("B-KEY-13", "B-CUL-20")
def test_a_space_whose_resource_was_collected_is_empty_and_yields_nothing_more() -> None:
    """(base p. 7) A control token shifts off the marble icon and back onto it."""
    table = arrange(
        SHIFT,
        TERRAIN="g",
        OUTSIDE='icons = { 2 = "marble" }',
        MINE='tokens = [2]\n    resources = "marble"',
        THEIRS="",
    )
    table.play("choose_card=culture", "place_token=pass", "shift_token=2", "shift_to=1")
    table.play("choose_card=idle-science", "choose_card=culture", "shift_token=1", "shift_to=2")
    assert table.tokens(0) == {2}
    assert table.resources(0) == {"marble": 1}


# Distance


@pytest.mark.rule("B-KEY-29")
@pytest.mark.parametrize(("where", "reached"), [(1, True), (2, True), (3, False)])
def test_distance_counts_steps_from_space_to_space(where: int, reached: bool) -> None:
    """(base p. 7) Masonry attacks up to two spaces away."""
    table = lane(icons=f'icons = {{ {where} = "A" }}')
    assert targets(table) == ({where} if reached else set())
