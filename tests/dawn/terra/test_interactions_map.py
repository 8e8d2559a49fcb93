"""Interactions of districts, exploration and the growing map (X-90 to X-118, X-161, X-168)."""

import pytest

from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange, new_table
from ziggurat.core.bits import each
from ziggurat.games.dawn.board import FORT, TILE, WATER_TOKEN
from ziggurat.games.dawn.data.tiles import CAPITAL, TILES
from ziggurat.games.dawn.rules.exploration import edge_spaces
from ziggurat.games.dawn.rules.pieces import mature_cities, unused_tokens

HOMES = """
    edition = "terra-incognita"
    map = '''
     g g g g g g
    g g N g g g g
     g g g g g g
    '''
    icons = { 8 = "the_dead_sea", 14 = "A" }
    AT
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 7
    SEAT
    [[seat]]
    leader = "egypt"
    capital = 11
"""


def homes(card: str, slot: int, seat: str, at: str = "") -> Table:
    return arrange(HOMES, ROW=row_of_six(card, slot), SEAT=seat, AT=at)


@pytest.mark.rule("X-90", "X-94")
def test_a_city_built_on_a_district_gives_the_district_back() -> None:
    """(Terra Incognita p. 14)"""
    table = homes("industry", 1, "tokens = [1]\ndistricts = { campus = 15 }")
    before = unused_tokens(table.s, 0)
    assert before == 34 - 1, "the district is not one of the 34"
    table.play("choose_card=industry", "build=city", "build_city=15")
    assert table.cities(0) == {7, 15}
    assert table.s.districts[0][0] < 0
    assert unused_tokens(table.s, 0) == before


@pytest.mark.rule("X-93")
def test_a_natural_wonder_returns_when_a_district_on_it_is_destroyed() -> None:
    """(base p. 15) A barbarian moves south-west onto the unreinforced district."""
    table = homes(
        "culture",
        1,
        "districts = { campus = 8 }",
        'at = "round"\nevent = 0\nbarbarians = { A = 2 }',
    )
    assert table.natural(0) == {"the_dead_sea"}
    table.play("barbarian_direction=4")
    assert table.tokens(0) == set()
    assert table.natural(0) == set()


@pytest.mark.rule("X-95")
def test_only_a_plain_token_off_the_map_frees_a_token() -> None:
    """(base p. 15) All 34 are on the map; the district among them is not offered."""
    row = " ".join("g" * 40)
    table = arrange(
        f"""
        edition = "terra-incognita"
        map = '''
        {row}
         {row}
        '''
        [[seat]]
        leader = "rome"
        row = "{row_of_six("culture", 1)}"
        capital = 0
        tokens = {list(range(2, 36))}
        districts = {{ campus = 37 }}
        [[seat]]
        leader = "egypt"
        capital = 79
        """
    )
    assert unused_tokens(table.s, 0) == 0
    table.play("choose_card=culture", f"place_token={min(table_spaces(table))}")
    table.at("take_back_token", seat=0)
    assert 37 not in table.spaces
    assert table.spaces == set(range(2, 36))


def table_spaces(table: Table) -> set[int]:
    """Spaces a control token may go on after choosing culture, on a table of its own."""
    copy = Table(table.s.clone()).play("choose_card=culture").at("place_token")
    return copy.spaces


@pytest.mark.rule("X-101")
def test_what_works_in_your_turn_does_not_help_your_districts() -> None:
    """(base p. 12) Antananarivo is nobody's city while the dial is resolved: a campus beside it
    counts no friendly space there, and no wonder city is near for a theater square."""
    table = arrange(
        """
        edition = "terra-incognita"
        at = "round"
        event = 1
        map = '''
         g g g g
        g g g g g
        '''
        icons = { 1 = "antananarivo" }
        [[seat]]
        leader = "rome"
        capital = 4
        diplomacy = "antananarivo"
        districts = { commercial_hub = 2 }
        [[seat]]
        leader = "egypt"
        capital = 8
        """
    )
    table.at("commercial_hub", seat=0).play("cities")
    assert table.trade(0) == {}, "in his turn Antananarivo might be a mature city, but not now"


@pytest.mark.rule("X-108")
def test_an_army_does_not_keep_barbarians_out() -> None:
    """(Terra Incognita p. 11) It falls in the place of what stands there."""
    table = homes(
        "culture",
        1,
        "tokens = [15]\narmies = [15]",
        'at = "round"\nevent = 0\nbarbarians = { A = 14 }',
    )
    table.play("barbarian_direction=2")
    assert table.s.armies[0] == (-1,)
    assert table.tokens(0) == {15}
    assert table.barbarian("A") == 14


EDGE = """
    edition = "terra-incognita"
    stack = "STACK"
    map = '''
     g g g
    g g g g
     g g g
    g g g g
     g g g
    '''
    icons = { 4 = "star" }
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 4
    cities = [2]
    tokens = [1, 5, 6]
    SEAT
    [[seat]]
    leader = "egypt"
    capital = 15
"""


def edge(stack: str = "3", seat: str = "") -> Table:
    return arrange(EDGE, STACK=stack, ROW=row_of_six("economy", 5), SEAT=seat)


def explored_from(table: Table, space: int) -> Table:
    """Send the caravan to an edge space and explore there, laying the tile somehow."""
    table.play("choose_card=economy")
    if table.s.caravans[0] != (space,):
        table.play(f"move_caravan={space}")
    table.play("move_caravan=explore")
    if table.asked == "lookout":
        table.play(str(space))
    if table.asked == "draw_tile":
        table.play(table.offered[0])
    return table.at("place_tile", seat=0)


@pytest.mark.rule("X-113", "X-161")
def test_a_new_tile_can_make_a_mature_city_immature_and_the_move_stands() -> None:
    """(Terra Incognita p. 12) The caravan set out from that very city."""
    table = edge()
    assert mature_cities(table.s, 0) == 1 << 2
    explored_from(table, 6)
    for placement in table.offered:
        after = Table(table.s.clone()).play(placement)
        more = after.s.board.map.near[2].bit_count() > 3
        assert mature_cities(after.s, 0) == (0 if more else 1 << 2)
        assert 6 in after.s.caravans[0], "the caravan is where it went"


@pytest.mark.rule("X-115")
def test_the_edge_is_that_of_the_present_map() -> None:
    """(Terra Incognita p. 12) A space that was on the rim is inside afterwards."""
    table = explored_from(edge(), 6)
    before = table.s.board.map.edge
    table.play(table.offered[0])
    assert before & ~table.s.board.map.edge, "some space is no longer on the edge"
    assert table.s.board.coast & table.s.board.map.edge == table.s.board.map.edge


FRONTIER = """
    edition = "terra-incognita"
    stack = "20"
    map = '''
     g g g g
    g g g g g
     g g g g
    g g g g g
     g g g g
    '''
    icons = { 4 = "star" }
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 4
    tokens = [6]
    SEAT
    [[seat]]
    leader = "egypt"
    capital = 18
"""


@pytest.mark.rule("X-116")
def test_a_city_state_that_was_explored_forbids_the_sites_beside_it() -> None:
    """(Terra Incognita p. 14) Tile 20 brings Auckland, beside the sites 1 and 2 and no others."""

    def sites(table: Table) -> set[int]:
        return table.play("choose_card=industry", "build=city").at("build_city").spaces

    table = arrange(FRONTIER, ROW=row_of_six("economy", 5), SEAT="")
    before = sites(Table(table.s.clone()))
    assert {1, 2} < before
    explored_from(table, 1).play("A2@2,-2")
    while table.asked != "choose_card" or table.seat != 0:
        table.play("pass" if "pass" in table.offered else table.offered[-1])
    old_map = set(range(22))
    assert sites(table) & old_map == before - {1, 2}


@pytest.mark.rule("X-116")
def test_a_city_state_may_be_explored_beside_a_city() -> None:
    """(Terra Incognita p. 14)"""
    table = arrange(FRONTIER, ROW=row_of_six("economy", 5), SEAT="cities = [2]")
    explored_from(table, 2).play("A2@2,-2")
    (state,) = table.s.board.city_state_spaces.values()
    assert table.s.board.map.near[state] >> 2 & 1
    assert table.cities(0) == {2, 4}


@pytest.mark.rule("X-117")
def test_water_tokens_are_no_place_to_explore_from_but_printed_water_is() -> None:
    """(Terra Incognita p. 12)"""
    s = new_table(edition="terra-incognita", players=5, leaders="random").s
    while s.round == 0:
        assert s.pending is not None
        s.play(s.pending.options[len(s.pending.options) // 2])
    on_tiles = s.board.star_tiles
    tokens = [n for n, laid in enumerate(s.board.laid_at) if s.layout[laid][0] == 1]
    assert all(not edge_spaces(s) >> space & 1 for space in tokens)
    printed = s.board.water & s.board.map.edge & on_tiles
    assert edge_spaces(s) & s.board.water == printed


@pytest.mark.card("wonder.apadana")
def test_forts_and_water_tokens_belong_to_no_tile() -> None:
    """(Terra Incognita p. 12) Whoever may explore from any tile may not do so from them."""
    s = new_table(edition="terra-incognita", players=5, leaders="random").s
    while s.round == 0:
        assert s.pending is not None
        s.play(s.pending.options[len(s.pending.options) // 2])
    pieces = [s.layout[laid][0] for laid in s.board.laid_at]
    assert {FORT, WATER_TOKEN, TILE} == set(pieces)
    assert set(each(s.board.on_tiles)) == {n for n, piece in enumerate(pieces) if piece == TILE}


@pytest.mark.rule("X-118", "X-168")
def test_no_tile_of_the_stack_has_a_capital_and_core_tiles_never_return() -> None:
    """(Terra Incognita p. 5)"""
    s = new_table(edition="terra-incognita", players=3).s
    while s.round == 0:
        assert s.pending is not None
        s.play(s.pending.options[0])
    stack = each(s.stack_tiles)
    assert len(stack) == 14
    assert all(TILES[tile].kind != CAPITAL for tile in stack)
    laid = {entry[1] for entry in s.layout if entry[0] == 0}
    assert not laid & set(stack)


@pytest.mark.rule("X-114")
def test_water_that_fills_a_hole_keeps_a_city_mature() -> None:
    """(Terra Incognita p. 12) The gap beside the city is filled when the next tile is laid."""
    table = arrange(
        """
        edition = "terra-incognita"
        stack = "3"
        map = '''
         g g g
        g . g g
         g g g
        g g g g
         g g g
        '''
        icons = { 9 = "star" }
        [[seat]]
        leader = "rome"
        row = "ROW"
        capital = 9
        cities = [7]
        tokens = [4, 6, 8, 10, 11]
        [[seat]]
        leader = "egypt"
        capital = 0
        """,
        ROW=row_of_six("economy", 5),
    )
    near = table.s.board.map.near[7].bit_count()
    explored_from(table, 8).play(table.offered[0])
    assert table.s.board.map.near[7].bit_count() == near + 1
    assert mature_cities(table.s, 0) >> 7 & 1
