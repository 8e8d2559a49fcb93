"""Where the two books meet: barbarians among armies, forts, districts and new tiles
(Terra Incognita pp. 9-12; base pp. 12-13, 15)."""

import pytest

from tests.dawn.terra.battles import CARD, clash, marching, strip
from tests.table import Table, arrange
from ziggurat.core.hexes import NOWHERE
from ziggurat.games.dawn.state import ABSENT, HOME

# Die 2 points east, die 5 west.
HORDE = """
    edition = "terra-incognita"
    map = '''
LAND
    '''
    at = "round"
    event = EVENT
    icons = { ICONS }
    barbarians = { BARBARIANS }
    EXTRA
    [[seat]]
    leader = "rome"
    ROMAN
    [[seat]]
    leader = "france"
    FRENCH
"""
ROAD = "g g g g . g . g"  # spaces 0 to 3, the capitals on 4 and 5
STAR = """
 g g
g g g . g . g
 g g
"""


def horde(
    barbarians: str,
    rome: str,
    *,
    land: str = ROAD,
    icons: str = "",
    french: str = "capital = 5",
    extra: str = "",
    event: int = 0,
) -> Table:
    """A table before barbarians move (or, with event 5, after they spawned)."""
    return arrange(
        HORDE,
        LAND=land,
        EVENT=str(event),
        ICONS=icons,
        BARBARIANS=barbarians,
        EXTRA=extra,
        ROMAN=rome.replace("; ", "\n"),
        FRENCH=french.replace("; ", "\n"),
    )


# Attacked


@pytest.mark.rule("X-61")
@pytest.mark.parametrize(
    ("terrain", "icon", "difficulty"), [("g", "kabul", 1), ("f", "fort", 3), ("N", "pantanal", 5)]
)
def test_a_barbarian_defends_with_the_difficulty_of_the_space_it_came_to(
    terrain: str, icon: str, difficulty: int
) -> None:
    """(Terra Incognita pp. 11, 16; base pp. 7, 13)"""
    extra = f'icons = {{ 3 = "{icon}" }}\nbarbarians = {{ A = 3 }}'
    table = marching(f"g g g {terrain} g g g", EXTRA=extra, MINE="armies = [2]")
    _, value = clash(table, "move_army=3", dice=(1, 6))
    assert value.lines == {"terrain": difficulty}


@pytest.mark.rule("X-74")
def test_a_barbarian_on_a_city_state_is_the_target_and_the_city_state_no_party() -> None:
    """(Terra Incognita pp. 10-11, base pp. 13, 15) The army returns and no card is lost."""
    extra = 'icons = { 3 = "seoul" }\nbarbarians = { A = 3 }'
    table = strip(EXTRA=extra, MINE='armies = [2]\ndiplomacy = "seoul"')
    table.play("use_ability=pass", "choose_card=military", "move_army=3").at("attack_die")
    table.play("attack_die=6", "defence_die=1", "add_trade=culture").at("choose_card", seat=1)
    assert table.s.armies[0] == (2,)
    assert table.diplomacy(0) == {"seoul"}
    assert table.barbarian("A") == HOME
    assert table.cities(0) == {0}


@pytest.mark.rule("X-74")
def test_a_barbarian_in_a_rival_capital_is_the_target_and_the_rival_no_party() -> None:
    """(Terra Incognita pp. 10-11, base pp. 13, 15) His caravan there is untouched."""
    theirs = "trade = { culture = 2 }\ncaravans = [3]"
    table = marching(
        EXTRA="barbarians = { A = 3 }",
        FAR="3",
        MINE='armies = [2]\ndiplomacy = "embassy-1"',
        THEIRS=theirs,
    )
    table.play("move_army=3").at("attack_die")
    table.play("attack_die=6", "defence_die=1", "add_trade=culture").at("choose_card", seat=1)
    assert table.s.armies[0] == (2,)
    assert table.s.caravans[1] == (3,)
    assert table.diplomacy(0) == {"embassy-1"}
    assert table.trade(1) == {"culture": 2}


@pytest.mark.rule("X-75")
def test_a_barbarian_in_ones_own_capital_is_attacked_by_entering_and_the_army_stays() -> None:
    """(Terra Incognita pp. 10-11)"""
    table = marching(EXTRA="barbarians = { A = 0 }", MINE="armies = [1]").play("move_army=0")
    table.at("attack_die").play("attack_die=6", "defence_die=1", "add_trade=culture")
    assert table.s.armies[0] == (0,)
    assert table.barbarian("A") == HOME


@pytest.mark.rule("X-75")
def test_setting_out_of_a_capital_with_a_barbarian_is_not_entering_it() -> None:
    """(Terra Incognita p. 10)"""
    table = marching(EXTRA="barbarians = { A = 0 }").play("move_army=2").at("choose_card", seat=1)
    assert table.s.armies[0] == (2,)
    assert table.barbarian("A") == 0


@pytest.mark.rule("X-78")
@pytest.mark.card("leader.zulu")
def test_a_barbarian_defeated_by_an_encampment_is_no_attack_won() -> None:
    """(Terra Incognita pp. 9, 16) One trade token, and nothing for the Zulu, whom each won attack
    pays one on the military card."""
    table = strip(
        LEADER="zulu",
        EXTRA='at = "round"\nbarbarians = { A = 3 }\nvictory = "defensive_devastating"',
        MINE="districts = { encampment = 1 }",
    )
    table.play("encampment=defeat", "encampment_target=3", "add_trade=culture")
    assert table.barbarian("A") == HOME
    assert table.trade(0) == {"culture": 1}
    assert table.s.strongest[0] == 0
    assert table.marks(0) == set()


# On the move


@pytest.mark.rule("X-62")
@pytest.mark.parametrize("icon", ["fort", "kabul"])
def test_a_barbarian_stays_on_an_unclaimed_fort_or_city_state_without_effect(icon: str) -> None:
    """(base p. 12)"""
    table = horde("A = 0", "capital = 4", icons=f'1 = "{icon}"').play("2")
    assert table.at("choose_card", seat=0).barbarian("A") == 1
    assert bool(table.s.board.forts) == (icon == "fort")
    assert table.s.city_states.count(-1) == (icon == "kabul")


@pytest.mark.rule("X-64")
def test_an_army_in_a_fort_city_falls_and_saves_the_city_and_the_agenda() -> None:
    """(Terra Incognita pp. 8, 11)"""
    rome = "capital = 4; cities = [1]; armies = [1]"
    victory = 'victory = "fortified expeditionary defensive_devastating"'
    table = horde("A = 0", rome, land="g f g g . g . g", icons='1 = "fort"', extra=victory)
    table.play("2").at("choose_card", seat=0)
    assert table.s.armies[0] == (CARD,)
    assert table.cities(0) == {1, 4}
    assert table.marks(0) == {"fortified"}
    assert table.barbarian("A") == 0


@pytest.mark.rule("X-65", "X-66")
@pytest.mark.parametrize("army", [True, False])
def test_an_army_in_the_capital_falls_and_saves_the_trade_tokens(army: bool) -> None:
    """(Terra Incognita p. 11, base p. 12; Q-08) Without it two are discarded and the barbarian
    stays."""
    rome = "capital = 1; trade = { culture = 3 }" + ("; armies = [1]" if army else "")
    table = horde("A = 0", rome).play("2").at("choose_card", seat=0)
    assert table.trade(0) == {"culture": 3 if army else 1}
    assert table.s.armies[0] == (CARD,)
    assert table.barbarian("A") == (0 if army else 1)
    assert table.cities(0) == {1}


@pytest.mark.rule("X-67", "X-68")
def test_a_barbarian_turned_back_onto_another_scatters_with_all_the_usual_effects() -> None:
    """(base p. 15, Terra Incognita p. 11) A is thrown back by the army on 4 onto B, which has moved
    up to 3. One of them goes north-east onto the army on 1 and is thrown back as well; only the
    next roll parts them."""
    rome = 'capital = 5; cards = "iron_working_terra"; armies = [1, 4]; tokens = [1]'
    table = horde("A = 3, B = 2", rome, land=STAR, french="capital = 6; tokens = [8]").play("2")
    assert table.s.armies[0] == (CARD, 1)
    assert (table.barbarian("A"), table.barbarian("B")) == (3, 3)
    table.at("barbarian_direction").play("1").at("scatter_barbarian", seat=0)
    table.play("A").at("barbarian_direction")
    assert table.s.armies[0] == (CARD, CARD)
    assert table.tokens(0) == {1}
    assert (table.barbarian("A"), table.barbarian("B")) == (3, 3)
    table.play("3", "B").at("choose_card", seat=0)
    assert (table.barbarian("A"), table.barbarian("B")) == (3, 8)
    assert table.tokens(1) == set()


@pytest.mark.rule("X-73")
@pytest.mark.parametrize("reinforced", [True, False])
def test_a_barbarian_destroys_a_district_or_flips_a_reinforced_one(reinforced: bool) -> None:
    """(Terra Incognita p. 9, base p. 12)"""
    rome = "capital = 4; districts = { campus = 1 }" + ("; reinforced = [1]" if reinforced else "")
    table = horde("A = 0", rome).play("2").at("choose_card", seat=0)
    assert table.reinforced(0) == set()
    assert table.tokens(0) == ({1} if reinforced else set())
    assert table.s.districts[0][0] == (1 if reinforced else HOME)
    assert table.barbarian("A") == (0 if reinforced else 1)


@pytest.mark.rule("X-77")
@pytest.mark.card("wonder.petra")
@pytest.mark.parametrize("petra", [True, False])
def test_an_army_in_a_space_closed_to_barbarians_is_not_met(petra: bool) -> None:
    """(Terra Incognita p. 11) Petra closes cities: the barbarian turns round instead."""
    wonder = "; wonders = { petra = 4 }" if petra else ""
    table = horde("A = 1", "capital = 4; cities = [2]; armies = [2]" + wonder).play("2")
    assert table.s.armies[0] == ((2,) if petra else (CARD,))
    assert table.barbarian("A") == (0 if petra else 1)
    assert table.cities(0) == {2, 4}


# Spawning


@pytest.mark.rule("X-69")
@pytest.mark.parametrize("rome", ["armies = [1]", "caravans = [1]", "armies = [1]; caravans = [1]"])
def test_a_barbarian_spawns_on_figures_and_sends_them_all_home(rome: str) -> None:
    """(Terra Incognita p. 11, base p. 12)"""
    table = horde(
        'A = "off"',
        "capital = 4; " + rome,
        icons='1 = "A"',
        french="capital = 5; caravans = [1]",
        event=5,
    ).at("choose_card", seat=0)
    assert table.barbarian("A") == 1
    assert table.s.armies[0] == table.s.caravans[0] == table.s.caravans[1] == (CARD,)


@pytest.mark.rule("X-70")
@pytest.mark.parametrize(
    "there",
    [
        "cities = [1]",
        "tokens = [1]",
        "reinforced = [1]",
        "districts = { campus = 1 }",
        "wonders = { colossus = 1 }",  # a stray one: no city stands there
        "barbarian",
    ],
)
def test_no_barbarian_spawns_where_anything_else_is_and_an_army_there_is_safe(there: str) -> None:
    """(base p. 12, Terra Incognita p. 11)"""
    other = there == "barbarian"
    rome = "capital = 4" + ("" if other else "; armies = [1]; " + there)
    barbarians = 'A = "off"' + (", B = 1" if other else "")
    table = horde(barbarians, rome, icons='1 = "A"', event=5).at("choose_card", seat=0)
    assert table.barbarian("A") == HOME
    assert table.s.armies[0] == ((CARD,) if other else (1,))


# New tiles


FRONTIER = """
    edition = "terra-incognita"
    map = '''
 g g g g g
g g g g g g
    '''
    icons = { 0 = "star" }
    stack_bottom = "3"
    event = EVENT
    BARBARIANS
    [[seat]]
    leader = "rome"
    capital = 0
    armies = [3]
    tokens = [9]
    [[seat]]
    leader = "france"
    capital = 5
    caravans = [4]
"""


def explored(table: Table) -> Table:
    """Seat 0's army explores and lays the tile so that there is new land, without a barbarian, to
    the north-east of space 2."""
    table.play("choose_card=military", "move_army=explore").at("place_tile")
    for name in table.offered:
        found = Table(table.s.clone()).play(name)
        ahead = found.s.board.map.toward[2][0]
        icons = found.s.board.barbarian_icons.values()
        if ahead != NOWHERE and found.s.board.land >> ahead & 1 and ahead not in icons:
            return found
    raise AssertionError("no such placement was offered")


@pytest.mark.rule("X-71")
def test_the_barbarians_of_unexplored_tiles_do_not_spawn() -> None:
    """(Terra Incognita p. 12, base p. 12) Tile 3 has barbarian C on either side."""
    table = arrange(FRONTIER, EVENT="5", BARBARIANS='at = "round"').at("choose_card", seat=0)
    assert table.barbarian("C") == ABSENT


@pytest.mark.rule("X-72")
def test_a_barbarian_that_comes_with_a_tile_attacks_nothing_until_barbarians_move() -> None:
    """(Terra Incognita p. 12, base p. 12)"""
    table = explored(arrange(FRONTIER, EVENT="1", BARBARIANS=""))
    place = table.s.board.barbarian_icons[2]
    assert table.barbarian("C") == place
    table.play("move_army=pass", "idle-science").at("choose_card", seat=0)
    assert table.barbarian("C") == place
    assert table.s.armies[0] == (3,)
    assert table.s.caravans[1] == (4,)
    assert table.tokens(0) == {9}


@pytest.mark.rule("X-76")
def test_a_new_tile_moves_the_edge_at_which_barbarians_turn_round() -> None:
    """(Terra Incognita p. 12, base p. 12) Sent north-east, A on 2 turns round at the edge of the
    old map and goes on over that of the new one."""
    table = arrange(FRONTIER, EVENT="0", BARBARIANS="barbarians = { A = 2 }")
    old = Table(table.s.clone()).play("idle-science", "idle-science", "barbarian_direction=1")
    assert old.barbarian("A") == 7
    table = explored(table)
    ahead = table.s.board.map.toward[2][0]
    table.play("move_army=pass", "idle-science", "barbarian_direction=1")
    assert table.barbarian("A") == ahead
