"""Setup of the expansion: tiles, core, stack, tokens on the map (Terra Incognita pp. 5, 6)."""

import random

import pytest

from tests.dawn import box
from tests.dawn.terra import expansion
from tests.dawn.terra.opening import (
    CAPITALS,
    opening,
    printed,
    ready,
    through_chance,
    tiles_of,
    with_core,
    with_forts,
)
from tests.table import Table, arrange, spaces
from ziggurat.core.bits import each
from ziggurat.core.flow import NOBODY, Roll
from ziggurat.games.dawn.board import TILE
from ziggurat.games.dawn.content import CITY_STATES, NATURAL_WONDERS, RESOURCES
from ziggurat.games.dawn.rules.diplomacy import city_state_card_free
from ziggurat.games.dawn.rules.pieces import supply
from ziggurat.games.dawn.state import ABSENT

STACK = {str(number) for number in range(1, 22)} - set(CAPITALS)
STATES = [row.slug for row in CITY_STATES]


def stack_of(table: Table) -> set[str]:
    return {str(tile) for tile in each(table.s.stack_tiles)}


def drawing(table: Table) -> set[str]:
    """What chance may draw, all alike."""
    assert isinstance(table.s.pending, Roll)
    assert table.s.pending.weights is None
    return set(table.offered)


# Tiles


@pytest.mark.rule("T-SET-17", "T-SET-19", "T-USE-01")
def test_everybody_is_dealt_a_random_star_tile_and_the_others_are_out() -> None:
    """(Terra Incognita p. 5): the star tile of the expansion is among them"""
    table = opening(3)
    left = set(CAPITALS)
    for tile in ("17", "9", "7"):
        assert drawing(table.at("draw_tile")) == left
        table.play(tile)
        left.remove(tile)
    assert table.s.hands == ((17,), (9,), (7,))
    while table.s.round == 0:
        table.play(table.offered[0])
    assert not stack_of(table) & set(CAPITALS)
    laid = {face[:-1] for face, _ in tiles_of(table)}
    assert laid & set(CAPITALS) == {"17", "9", "7"}


@pytest.mark.rule("T-SET-21")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_before_the_map_is_laid_and_begins(first: int) -> None:
    """(Terra Incognita p. 5): forts, tiles and turns begin with him"""
    table = through_chance(opening(3), "draw_first")
    assert drawing(table) == {"0", "1", "2"}
    assert table.s.layout == ()
    table.play(str(first))
    through_chance(table, "place_fort").at("place_fort", seat=first)
    while table.asked == "place_fort":
        table.play(table.offered[0])
    table.at("place_tile", seat=first)
    while table.asked == "place_tile":
        table.play(table.offered[0])
    through_chance(table, "choose_card").at("choose_card", seat=first)
    assert table.s.first == first


@pytest.mark.rule("T-SET-22", "T-SET-23", "T-SET-24", "T-SET-25", "T-SET-26", "T-SET-32", "X-168")
@pytest.mark.parametrize(("players", "core"), [(2, 2), (3, 2), (4, 4), (5, 4)])
def test_the_core_is_drawn_from_the_stack_of_sixteen_tiles(players: int, core: int) -> None:
    """(Terra Incognita p. 5): of any kind; the rest stay in the stack and are drawn later"""
    table = opening(players)
    table.play(*CAPITALS[:players], "draw_first=0")
    left = set(STACK)
    for tile in ("6", "12", "14", "15")[:core]:  # city-state tiles only
        assert drawing(table.at("draw_tile")) == left
        table.play(tile)
        left.remove(tile)
    table.at("core_side").play("1").at("place_fort")
    assert stack_of(table) == left
    assert len(left) == (14 if core == 2 else 12)
    assert table.s.bottom == table.s.top == ()
    assert [face for face, _ in tiles_of(table)] == ["6A", "12A", "14A", "15A"][:core]


@pytest.mark.rule("T-SET-26")
def test_the_core_may_be_plain_tiles_only() -> None:
    """(Terra Incognita p. 5): no natural wonder, no city-state"""
    faces = [face for face, _ in tiles_of(with_core(4, "3 5 8 10"))]
    assert faces == ["3A", "5A", "8A", "10A"]


@pytest.mark.rule("T-SET-27", "T-SET-28")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("die", "side"), [(1, "A"), (2, "A"), (3, "A"), (4, "B"), (5, "B"), (6, "B")]
)
def test_one_die_gives_the_side_of_the_whole_core(players: int, die: int, side: str) -> None:
    """(Terra Incognita p. 5; Q-04): the tiles go to the places of that side in the order drawn"""
    tiles = (18, 21, 3, 1)[: 2 if players == 3 else 4]
    table = opening(players).play(*CAPITALS[:players], "draw_first=0", *map(str, tiles))
    assert drawing(table.at("core_side")) == set("123456")
    table.play(str(die))
    assert table.s.layout == tuple(
        (TILE, tile, "AB".index(side), *place)
        for tile, place in zip(tiles, box.CORE[side], strict=False)
    )


# Tokens


@pytest.mark.rule("T-SET-33", "T-SET-34", "T-SET-35", "T-SET-53", "T-USE-08")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_every_icon_on_the_map_gets_its_token(players: int, seed: int) -> None:
    """(Terra Incognita p. 6): and only they; the other resources are the supply"""
    luck = random.Random(seed)
    table = opening(players)
    while table.s.round == 0:
        table.play(luck.choice(table.offered))
    s, icons = table.s, printed(table)
    for number, resource in enumerate(RESOURCES):
        assert spaces(s.resources_on[number]) == set(icons.get(resource, ()))
        assert supply(s, number) == 10 - len(icons.get(resource, ()))
    for letter in "ABCDEFGHIJK":
        assert table.barbarian(letter) == icons.get(letter, [ABSENT])[0]
    for number, state in enumerate(CITY_STATES):
        place = icons.get(state.slug, [ABSENT])[0]
        assert s.board.city_state_spaces.get(number, ABSENT) == place
        assert s.city_states[number] == (ABSENT if place == ABSENT else NOBODY)
    for number, natural in enumerate(NATURAL_WONDERS):
        place = icons.get(natural.slug, [ABSENT])[0]
        assert s.board.natural_spaces.get(number, ABSENT) == place
        assert s.natural[number] == (ABSENT if place == ABSENT else NOBODY)


@pytest.mark.rule("T-SET-33", "T-SET-36", "T-SET-37", "T-USE-04", "T-USE-10")
def test_tokens_of_the_expansion_go_on_icons_of_its_tiles() -> None:
    """(Terra Incognita p. 6): a core of tiles 18A and 20A, and both cards of Auckland in view"""
    table = with_forts(2, "18 20", "A", (-1, -1), (4, -2))
    while table.s.round == 0:
        assert set(table.s.barbarians) == {ABSENT} or table.asked in ("draw_wonder", "draw_victory")
        table.play(table.offered[0])
    s = table.s
    at = s.board.map.index
    tile_18, tile_20 = (box.covered("A", *place) for place in box.CORE["A"][:2])
    assert table.barbarian("J") == at[tile_18[8]]
    assert table.barbarian("K") == at[tile_20[5]]
    dead_sea = [row.slug for row in NATURAL_WONDERS].index("the_dead_sea")
    assert s.board.natural_spaces[dead_sea] == at[tile_18[6]]
    assert s.natural[dead_sea] == NOBODY
    auckland = STATES.index("auckland")
    assert s.board.city_state_spaces[auckland] == at[tile_20[4]]
    assert s.city_states[auckland] == NOBODY
    assert all(city_state_card_free(s, seat, auckland) for seat in range(2))


@pytest.mark.rule("T-USE-10", "T-SET-37")
@pytest.mark.parametrize("name", [row[0] for row in box.rows(expansion.CITY_STATES)])
def test_two_cards_of_each_city_state_can_be_taken(name: str) -> None:
    """(Terra Incognita p. 6): the third caravan brings none"""
    table = arrange(
        """
        edition = "terra-incognita"
        map = '''
         g g g g
        g g g g
        '''
        icons = { 6 = "NAME" }
        [[seat]]
        capital = 0
        diplomacy = "NAME"
        [[seat]]
        capital = 1
        [[seat]]
        capital = 2
        diplomacy = "NAME"
        """,
        NAME=name,
    )
    number = STATES.index(name)
    assert [city_state_card_free(table.s, seat, number) for seat in range(3)] == [False] * 3
    one = arrange(
        """
        edition = "terra-incognita"
        map = "g g g g"
        icons = { 2 = "NAME" }
        [[seat]]
        capital = 0
        diplomacy = "NAME"
        [[seat]]
        capital = 3
        """,
        NAME=name,
    )
    assert [city_state_card_free(one.s, seat, number) for seat in range(2)] == [False, True]


@pytest.mark.rule("T-SET-36", "T-SET-38", "T-SET-54")
def test_tiles_in_the_stack_get_their_tokens_and_cards_when_they_are_explored() -> None:
    """(Terra Incognita pp. 6, 7, 12): Akkad, barbarian K and mercury of tile 20B"""
    table = arrange("""
        edition = "terra-incognita"
        map = '''
         g g g g
        g g g g g
         g g g g
        '''
        icons = { 6 = "star" }
        stack_bottom = "20"
        [[seat]]
        leader = "rome"
        row = "growth culture science economy industry military"
        capital = 6
        [[seat]]
        leader = "france"
        capital = 8
    """)
    s = table.s
    akkad = STATES.index("akkad")
    assert (s.city_states[akkad], table.barbarian("K")) == (ABSENT, ABSENT)
    table.play("choose_card=military", "1", "explore").at("place_tile", seat=0)
    table.play(next(name for name in table.offered if name.startswith("B")))
    icons = printed(table)
    assert s.city_states[akkad] == NOBODY
    assert s.board.city_state_spaces[akkad] == icons["akkad"][0]
    assert all(city_state_card_free(s, seat, akkad) for seat in range(2))
    assert table.barbarian("K") == icons["K"][0]
    mercury = RESOURCES.index("mercury")
    assert spaces(s.resources_on[mercury]) == set(icons["mercury"])
    assert supply(s, mercury) == 9


@pytest.mark.rule("T-SET-37", "T-SET-38", "T-SET-55")
def test_cards_of_city_states_start_with_nobody() -> None:
    """(Terra Incognita p. 6)"""
    assert set(ready(5).s.city_state_cards) == {0}
