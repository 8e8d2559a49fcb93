"""Military: declaring attacks (base p. 11)."""

import pytest

from tests.dawn.fights import fight
from tests.table import Table, arrange
from ziggurat.games.dawn.board import board_of
from ziggurat.games.dawn.content import WATER

FIRST = "military culture science economy industry"

# Everything around the capital on 7 is one step away; 4, 10 and 15 are three steps away.
AROUND = """
    map = '''
     g g g g g
    g g g g N g
     g g g g g
    '''
    icons = { 2 = "seoul", 9 = "crater_lake", 11 = "marble" }
    barbarians = { A = 1 }
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    capital = 7
    tokens = [13]
    caravans = [3]
    [[seat]]
    leader = "egypt"
    capital = 12
    cities = [6]
    tokens = [8]
    caravans = [14]
    wonders = { petra = 0 }
"""


def attacking(text: str, **words: str) -> Table:
    """The position, with the attack of seat 0 to be named."""
    table = arrange(text, **words).play("choose_card=military", "military=attack")
    return table.at("attack", seat=0)


@pytest.mark.rule("B-ATT-04", "B-ATT-05", "B-ATT-06", "B-ATT-07", "B-ATT-08")
def test_targets_are_barbarians_city_states_rival_cities_and_rival_control_tokens() -> None:
    """(base p. 11) No caravan, own piece, resource, natural or world wonder, empty space."""
    table = attacking(AROUND)
    assert table.spaces == {
        1,  # a barbarian
        2,  # a city-state
        6,  # a city
        8,  # a control token
        12,  # a capital
    }


# Seat 0 sits in the middle; a target two steps away on the right is always in reach.
BETWEEN = """
    map = '''
    MAP
    '''
    ICONS
    BARBARIANS
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 2
    MINE
    [[seat]]
    leader = "egypt"
    capital = 6
    tokens = [THEIRS]
    CARAVANS
"""
NOTHING = {
    "MAP": "g g g g g g g",
    "ICONS": "",
    "BARBARIANS": "",
    "ROW": FIRST,
    "MINE": "",
    "THEIRS": "0, 4",
    "CARAVANS": "",
}


@pytest.mark.rule("B-ATT-09", "B-ATT-10", "B-ATT-11", "B-ATT-13")
@pytest.mark.parametrize(
    ("between", "targets"),
    [
        ({"MAP": "g w g g g g g"}, {4}),
        ({"THEIRS": "0, 1, 4"}, {1, 4}),
        ({"BARBARIANS": "barbarians = { A = 1 }"}, {1, 4}),
    ],
    ids=["water", "rival space", "barbarian"],
)
def test_water_rival_spaces_and_barbarians_bar_the_way(
    between: dict[str, str], targets: set[int]
) -> None:
    """(base p. 11) The target itself may be a rival space or hold a barbarian."""
    assert attacking(BETWEEN, **NOTHING | between).spaces == targets


@pytest.mark.rule("B-ATT-12", "B-ATT-14")
@pytest.mark.parametrize(
    ("between", "targets"),
    [
        ({}, {0, 4}),
        ({"MAP": "g m g g g g g"}, {0, 4}),
        ({"ICONS": 'icons = { 1 = "seoul" }'}, {0, 1, 4}),
        ({"MINE": "caravans = [1]"}, {0, 4}),
        ({"CARAVANS": "caravans = [1]"}, {0, 4}),
        ({"ICONS": 'icons = { 1 = "oil" }'}, {0, 4}),
        ({"MAP": "g N g g g g g", "ICONS": 'icons = { 1 = "mt_everest" }'}, {0, 4}),
        ({"MINE": "tokens = [1]"}, {0, 4}),
    ],
    ids=[
        "grassland", "mountain", "city-state", "caravan", "rival caravan", "resource",
        "natural wonder", "own token",
    ],
)  # fmt: skip
def test_nothing_else_bars_the_way(between: dict[str, str], targets: set[int]) -> None:
    """(base p. 11) Nor does rough terrain, though the card is in slot 1; Q23."""
    assert attacking(BETWEEN, **NOTHING | between).spaces == targets


@pytest.mark.rule("B-ATT-13")
def test_a_target_may_stand_on_water() -> None:
    """(base p. 11) Only the spaces in between are tested. No card puts a piece on water, and no
    position can be written so: the targets are flooded afterwards."""
    table = arrange(BETWEEN, **NOTHING)
    layout = [
        (*laid[:3], WATER if n in (0, 4) else laid[3], *laid[4:])
        for n, laid in enumerate(table.s.layout)
    ]
    table.s.layout = tuple(layout)
    table.s.board = board_of(table.s.layout)
    assert table.play("choose_card=military", "military=attack").spaces == {0, 4}


# The capital on 5 reaches the target on 3, but not the one on 8.
LINE = """
    map = '''
    g g g g g g g g g g g
    '''
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    capital = 5
    MINE
    [[seat]]
    leader = "egypt"
    capital = 10
    tokens = [3, 8]
"""


@pytest.mark.rule("B-ATT-02", "B-ATT-03")
@pytest.mark.parametrize(
    ("mine", "targets"),
    [
        ("", {3}),
        ("tokens = [6]", {3, 8}),
        ("reinforced = [6]", {3, 8}),
        ("cities = [7]", {3, 8}),
        ("tokens = [9]", {3, 8, 10}),
        ("caravans = [7]", {3}),
    ],
)
def test_targets_lie_within_two_spaces_of_a_friendly_space(mine: str, targets: set[int]) -> None:
    """(base p. 11) Cities and control tokens count, a caravan does not."""
    assert attacking(LINE, MINE=mine).spaces == targets


@pytest.mark.rule("B-ATT-01", "B-ATT-17", "B-ATT-18")
def test_the_first_military_card_gives_two_attacks_one_after_the_other() -> None:
    """(base p. 11) The second is chosen knowing how the first ended; from another space, too."""
    table = attacking(LINE, MINE="tokens = [7]")
    assert table.spaces == {3, 8}
    table.play("attack=8", "attack_die=6", "defence_die=1").at("attack", seat=0)
    assert table.tokens(0) == {7, 8}
    assert table.tokens(1) == {3}
    assert table.spaces == {3}  # only the capital reaches it
    table.play("attack=3", "attack_die=1", "defence_die=6").at("choose_card", seat=1)


@pytest.mark.rule("B-ATT-01")
def test_the_attacks_are_used_up_though_targets_are_left() -> None:
    """(base p. 11)"""
    table = attacking(LINE, MINE="tokens = [7]")
    table.play("attack=8", "attack_die=1", "defence_die=6").at("attack", seat=0)
    table.play("attack=8", "attack_die=1", "defence_die=6").at("choose_card", seat=1)
    assert table.tokens(1) == {3, 8}


@pytest.mark.rule("B-ATT-19")
def test_fewer_attacks_or_none_are_made_if_you_like() -> None:
    """(base p. 11)"""
    table = attacking(LINE, MINE="").play("attack=pass").at("choose_card", seat=1)
    assert table.tokens(1) == {3, 8}
    table = attacking(LINE, MINE="tokens = [7]")
    table.play("attack=8", "attack_die=6", "defence_die=1", "attack=pass")
    table.at("choose_card", seat=1)
    assert table.tokens(1) == {3}
    table = arrange(LINE, MINE="").play("choose_card=military", "military=pass")
    table.at("choose_card", seat=1)


# The target on 5 is two steps from the rival token on 3, but three from the capital.
FRONT = """
    map = '''
    g g g g g g g
    '''
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    capital = 2
    [[seat]]
    leader = "egypt"
    capital = 6
    PIECES
"""


@pytest.mark.rule("B-ATT-15", "B-ATT-02")
@pytest.mark.parametrize("pieces", ["tokens = [0, 3, 5]", "tokens = [0, 5]\ncities = [3]"])
def test_no_attack_starts_from_a_space_taken_this_turn(pieces: str) -> None:
    """(base p. 11) In the next turn it may."""
    table = attacking(FRONT, PIECES=pieces)
    assert table.spaces == {0, 3}
    table.play("attack=3", "attack_die=6", "defence_die=1")
    assert 3 in table.tokens(0) | table.cities(0)
    assert table.spaces == {0}
    table.play("attack=pass", "choose_card=idle-science")
    table.play("choose_card=military", "military=attack")
    assert table.spaces == {0, 5}


@pytest.mark.rule("B-ATT-15")
def test_no_attack_starts_from_a_city_state_conquered_this_turn() -> None:
    """(base p. 11)"""
    text = FRONT.replace("[[seat]]", 'icons = { 3 = "seoul" }\n    [[seat]]', 1)
    table = attacking(text, PIECES="tokens = [0, 5]")
    table.play("attack=3", "attack_die=6", "defence_die=1")
    assert table.cities(0) == {2, 3}
    assert table.spaces == {0}


@pytest.mark.rule("B-ATT-16")
def test_an_attack_is_counted_across_a_space_taken_this_turn() -> None:
    """(base p. 11) The space is friendly by then."""
    table = attacking(FRONT, PIECES="tokens = [0, 3, 4]")
    assert table.spaces == {0, 3}
    table.play("attack=3", "attack_die=6", "defence_die=1")
    assert table.spaces == {0, 4}


@pytest.mark.rule("B-ATT-20")
@pytest.mark.parametrize("dice", [("6", "1"), ("1", "6")])
def test_no_piece_travels_to_the_target(dice: tuple[str, str]) -> None:
    """(base p. 11) Whatever the result, the attacker's pieces stay where they are."""
    table = attacking(LINE, MINE="tokens = [4]\nreinforced = [7]\ncities = [6]\ncaravans = [1]")
    table.play("attack=8", f"attack_die={dice[0]}", f"defence_die={dice[1]}", "attack=pass")
    won = {8} if dice[0] == "6" else set()
    assert table.tokens(0) == {4, 7} | won
    assert table.reinforced(0) == {7}
    assert table.cities(0) == {5, 6}
    assert table.s.caravans[0] == (1,)


@pytest.mark.rule("B-ATT-21")
def test_a_barbarian_in_a_rival_capital_is_the_target_there() -> None:
    """(base p. 11; Q06) The capital can be attacked once the barbarian is gone."""
    table = arrange(
        """
        map = '''
        h h h
        '''
        barbarians = { A = 1 }
        [[seat]]
        leader = "rome"
        row = "culture science economy industry military"
        capital = 0
        diplomacy = "embassy-1"
        [[seat]]
        leader = "egypt"
        capital = 1
        reinforced = [2]
        wonders = { petra = 1 }
        trade = { military = 3, culture = 1 }
        """
    )
    table.play("choose_card=military", "military=attack")
    assert table.spaces == {1}
    _, defence = fight(table, 1, attack_die=4, defence_die=1)
    assert defence == ({"terrain": 2}, 3)
    table.at("add_trade", seat=0).play("add_trade=culture")
    assert table.barbarian("A") < 0
    assert table.diplomacy(0) == {"embassy-1"}
    assert table.trade(1) == {"military": 3, "culture": 1}
    assert table.s.beaten[0] == 0
    _, defence = fight(table, 1, attack_die=4, defence_die=1)
    assert defence.lines == {"terrain": 4, "reinforced": 1, "wonder.petra": 2}
    assert table.diplomacy(0) == set()


OWN_CAPITAL = """
    map = '''
    g g g g g
    '''
    barbarians = { A = 0 }
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    capital = 0
    MINE
    [[seat]]
    leader = "egypt"
    capital = 4
    tokens = [2]
"""


@pytest.mark.rule("B-ATT-22")
@pytest.mark.parametrize("mine", ["", "tokens = [1]"])
def test_a_barbarian_in_your_capital_can_be_attacked_from_there(mine: str) -> None:
    """(base p. 11; Q06) At distance 0; the capital is no space you took."""
    table = attacking(OWN_CAPITAL, MINE=mine)
    assert table.spaces == {0, 2}
    table.play("attack=0", "attack_die=3", "defence_die=1", "add_trade=culture")
    assert table.barbarian("A") < 0
    assert table.cities(0) == {0}
    table.at("attack", seat=0)
    assert table.spaces == {2}


@pytest.mark.rule("B-ATT-22")
def test_other_attacks_start_from_a_capital_with_a_barbarian_in_it() -> None:
    """(base p. 11; Q06) The space stays friendly."""
    table = attacking(OWN_CAPITAL, MINE="")
    table.play("attack=2", "attack_die=6", "defence_die=1")
    assert table.tokens(0) == {2}
    assert table.spaces == {0}


@pytest.mark.rule("B-ATT-22")
def test_a_barbarian_in_your_capital_is_at_distance_0_of_it() -> None:
    """(base p. 11; Q06) Though nothing but water is around the capital."""
    table = attacking(OWN_CAPITAL.replace("g g g g g", "g w g g g"), MINE="")
    assert table.spaces == {0}
