"""Military: reinforcing control tokens (base p. 10)."""

import pytest

from tests.dawn.fights import fight
from tests.table import Table, arrange

ROWS = [
    "military culture science economy industry",
    "culture military science economy industry",
    "culture science military economy industry",
    "culture science economy military industry",
    "culture science economy industry military",
]

# Six control tokens of seat 0, some of them cut off, and a rival token beside the capital.
SPREAD = """
    map = '''
    g g g g g w g g m g g g g
    '''
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 2
    cities = [4]
    tokens = [0, 3, 6, 8, 10, 11]
    reinforced = [9]
    caravans = [12]
    trade = { military = 3 }
    [[seat]]
    leader = "egypt"
    capital = 7
    tokens = [1]
"""


def spread(slot: int) -> Table:
    """SPREAD, with the military card of seat 0 in this slot."""
    return arrange(SPREAD, ROW=ROWS[slot - 1])


@pytest.mark.rule("B-MIL-01")
def test_military_either_reinforces_or_attacks() -> None:
    """(base p. 10)"""
    table = spread(1)
    table.play("choose_card=military").at("military", seat=0)
    assert table.offered == ["reinforce", "attack", "pass"]
    table.play("military=reinforce", "reinforce=3").at("choose_card", seat=1)

    table = spread(5).play("choose_card=military", "military=attack")
    table.play("attack=1", "attack_die=6", "defence_die=1", "spend_token=pass")
    table.play("attack=pass").at("choose_card", seat=1)
    assert table.reinforced(0) == {9}


@pytest.mark.rule("B-MIL-02", "B-EX-09")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_slot_is_the_most_control_tokens_you_may_reinforce(slot: int) -> None:
    """(base p. 10) Slot 2: two control tokens and no more."""
    table = spread(slot).play("choose_card=military", "military=reinforce")
    chosen = [0, 3, 6, 8, 10][:slot]
    table.play(*(f"reinforce={space}" for space in chosen)).at("choose_card", seat=1)
    assert table.reinforced(0) == {9, *chosen}
    assert table.tokens(0) == {0, 3, 6, 8, 9, 10, 11}


@pytest.mark.rule("B-MIL-02")
def test_fewer_control_tokens_may_be_reinforced() -> None:
    """(base p. 10) Up to the slot."""
    table = spread(3).play("choose_card=military", "military=reinforce", "reinforce=6")
    table.play("reinforce=pass").at("choose_card", seat=1)
    assert table.reinforced(0) == {6, 9}


@pytest.mark.rule("B-MIL-03", "B-MIL-04", "B-MIL-11")
def test_any_unreinforced_control_token_of_yours_may_be_reinforced_and_nothing_else() -> None:
    """(base p. 10) Not the reinforced one on 9, no city, no caravan, no rival token."""
    table = spread(2).play("choose_card=military", "military=reinforce").at("reinforce", seat=0)
    assert table.spaces == {0, 3, 6, 8, 10, 11}
    table.play("reinforce=11")
    assert table.spaces == {0, 3, 6, 8, 10}


@pytest.mark.rule("B-MIL-11", "B-MIL-04")
def test_with_cities_caravans_and_reinforced_tokens_only_there_is_nothing_to_reinforce() -> None:
    """(base p. 10)"""
    table = arrange(
        """
        map = '''
        g g g g g g
        '''
        [[seat]]
        leader = "rome"
        row = "military culture science economy industry"
        capital = 0
        cities = [2]
        reinforced = [1]
        caravans = [3]
        [[seat]]
        leader = "egypt"
        capital = 4
        """
    )
    table.play("choose_card=military").at("military", seat=0)
    assert table.offered == ["attack", "pass"]


@pytest.mark.rule("B-MIL-05")
def test_trade_tokens_buy_no_more_reinforcing() -> None:
    """(base p. 13) Trade tokens on military help in combat alone."""
    table = spread(2).play("choose_card=military", "military=reinforce")
    table.play("reinforce=0", "reinforce=3").at("choose_card", seat=1)
    assert table.trade(0) == {"military": 3}
    assert table.reinforced(0) == {0, 3, 9}


# Space 5 has the neighbours 0, 1, 4, 6, 9 and 10; space 6 has 1, 2, 5, 7, 10 and 11.
WALL = """
    map = '''
     g g g g
    g g g g g
     g g g g
    '''
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    capital = 0
    MINE
    [[seat]]
    leader = "egypt"
    capital = 12
    THEIRS
"""


@pytest.mark.rule("B-MIL-06", "B-CBT-11")
@pytest.mark.parametrize(
    ("theirs", "bonus"),
    [("reinforced = [5]", {"reinforced": 1}), ("tokens = [5]", {})],
)
def test_a_reinforced_control_token_adds_one_to_its_own_defence(
    theirs: str, bonus: dict[str, int]
) -> None:
    """(base pp. 10, 11)"""
    table = arrange(WALL, MINE="", THEIRS=theirs)
    table.play("choose_card=military", "military=attack")
    _, defence = fight(table, 5, attack_die=1, defence_die=4)
    assert defence.lines == {"terrain": 1, **bonus}


@pytest.mark.rule("B-MIL-07", "B-CBT-10")
@pytest.mark.parametrize("defender", ["tokens = [5]", "cities = [5]"])
def test_a_reinforced_control_token_helps_each_neighbour_of_the_same_owner(defender: str) -> None:
    """(base p. 10) 6 is beside 5 and helps; 7 and 8 are too far away."""
    table = arrange(WALL, MINE="", THEIRS=defender + "\nreinforced = [6, 7, 8]")
    table.play("choose_card=military", "military=attack")
    _, defence = fight(table, 5, attack_die=1, defence_die=1)
    assert defence.lines == {"terrain": 2 if "cities" in defender else 1, "reinforced": 1}


@pytest.mark.rule("B-MIL-08")
def test_bonuses_of_reinforced_control_tokens_add_up_without_limit() -> None:
    """(base p. 10) All six neighbours of the city on 6; Flight counts over them."""
    table = arrange(
        WALL,
        MINE='cards = "flight"',
        THEIRS="cities = [6]\nreinforced = [1, 2, 5, 7, 10, 11]",
    )
    table.play("choose_card=military")
    _, defence = fight(table, 6, attack_die=1, defence_die=6)
    assert defence == ({"terrain": 2, "reinforced": 6}, 14)


@pytest.mark.rule("B-MIL-09")
def test_unreinforced_neighbours_and_those_of_others_add_nothing() -> None:
    """(base p. 10) 6 and 9 show their plain side, 1 is the attacker's."""
    table = arrange(WALL, MINE="reinforced = [1]", THEIRS="tokens = [5, 6, 9]")
    table.play("choose_card=military", "military=attack")
    _, defence = fight(table, 5, attack_die=1, defence_die=1)
    assert defence.lines == {"terrain": 1}


@pytest.mark.rule("B-MIL-09")
def test_reinforced_control_tokens_never_help_an_attack() -> None:
    """(base p. 10) The attacker's surround the target."""
    table = arrange(WALL, MINE="reinforced = [1, 4, 9]", THEIRS="tokens = [5]")
    table.play("choose_card=military", "military=attack")
    attack, _ = fight(table, 5, attack_die=3, defence_die=1)
    assert attack == ({"slot": 5}, 8)


@pytest.mark.rule("B-MIL-10")
def test_a_reinforced_control_token_stops_one_barbarian_and_is_turned_over() -> None:
    """(base p. 10) The second time it is destroyed like any other."""
    table = arrange(
        """
        map = '''
        g g g g g
        '''
        at = "round"
        event = 1
        barbarians = { A = 2 }
        [[seat]]
        leader = "rome"
        capital = 0
        reinforced = [3]
        [[seat]]
        leader = "egypt"
        capital = 4
        """
    )
    table.play("barbarian_direction=2").at("choose_card", seat=0)
    assert (table.barbarian("A"), table.tokens(0), table.reinforced(0)) == (2, {3}, set())
    table.play("idle-science", "idle-science", "idle-science", "idle-science")
    table.play("barbarian_direction=2")
    assert (table.barbarian("A"), table.tokens(0)) == (3, set())
