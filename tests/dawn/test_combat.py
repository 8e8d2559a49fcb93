"""Combat values: what they are made of (base p. 11, back page)."""

import pytest

from tests.dawn.fights import fight
from tests.table import Table, arrange
from ziggurat.core.flow import Roll
from ziggurat.games.dawn.content import CITY_STATES
from ziggurat.games.dawn.data.tiles import TILES

TERRAINS = [("g", 1), ("h", 2), ("f", 3), ("d", 4), ("m", 5)]
ROWS = [
    "military culture science economy industry",
    "culture military science economy industry",
    "culture science military economy industry",
    "culture science economy military industry",
    "culture science economy industry military",
]
DICE = ["1", "2", "3", "4", "5", "6"]

# Seat 0 attacks what is on 3, whose neighbours are 0, 1, 2, 4, 7 and 8.
DUEL = """
    map = '''
     g g
    g LAND g g g
     g g
    '''
    EXTRA
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    capital = 0
    MINE
    [[seat]]
    leader = "RIVAL"
    capital = 5
    THEIRS
    [[seat]]
    leader = "egypt"
    capital = 6
    OTHERS
"""
PLAIN = {
    "LAND": "g",
    "EXTRA": "",
    "LEADER": "rome",
    "ROW": ROWS[4],
    "MINE": "",
    "RIVAL": "france",
    "THEIRS": "tokens = [3]",
    "OTHERS": "",
}


def duel(**words: str) -> Table:
    """DUEL, at the moment seat 0 names the target."""
    table = arrange(DUEL, **PLAIN | words)
    return table.play("choose_card=military", "military=attack").at("attack", seat=0)


@pytest.mark.rule("B-CBT-01", "B-CBT-02")
def test_the_attacker_rolls_a_die_and_then_the_defender() -> None:
    """(base p. 11, back page)"""
    table = duel().play("attack=3").at("attack_die")
    assert isinstance(table.s.pending, Roll)
    assert table.offered == DICE
    table.play("attack_die=2").at("defence_die")
    assert isinstance(table.s.pending, Roll)
    assert table.offered == DICE


@pytest.mark.rule("B-CBT-03", "B-CBT-04", "B-CBT-21")
@pytest.mark.parametrize("neutral", ["barbarians = { A = 3 }", 'icons = { 3 = "seoul" }'])
def test_a_neutral_defender_only_rolls_a_die(neutral: str) -> None:
    """(base p. 11; Q40) Chance rolls it, and no player has anything to spend or decide."""
    rich = "trade = { military = 3 }"
    table = duel(EXTRA=neutral, THEIRS=rich, OTHERS=rich)
    table.play("attack=3", "attack_die=1").at("defence_die")
    assert isinstance(table.s.pending, Roll)
    assert table.offered == DICE
    table.play("defence_die=6").at("attack", seat=0)  # lost at once, with an attack to go
    assert table.trade(1) == table.trade(2) == {"military": 3}


@pytest.mark.rule("B-CBT-05")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_attacker_adds_the_slot_to_the_die(slot: int) -> None:
    """(base p. 11)"""
    attack, _ = fight(duel(ROW=ROWS[slot - 1]), 3, attack_die=4, defence_die=6)
    assert attack == ({"slot": slot}, 4 + slot)


@pytest.mark.rule("B-CBT-05")
def test_the_attacker_adds_the_bonus_of_the_leader_sheet() -> None:
    """(base p. 11) Scythia: 3 on grassland."""
    attack, _ = fight(duel(LEADER="scythia"), 3, attack_die=1, defence_die=1)
    assert attack == ({"slot": 5, "leader.scythia": 3}, 9)


@pytest.mark.rule("B-CBT-05", "B-CBT-06")
def test_the_attacker_adds_bonuses_of_the_focus_card_diplomacy_cards_and_wonders() -> None:
    """(base p. 11) Each is told on a line of its own."""
    table = duel(
        MINE="""
        cards = "iron_working"
        diplomacy = "joint_war-2 kabul"
        wonders = { terracotta_army = 0 }
        """,
        THEIRS="cities = [3]",
    )
    attack, _ = fight(table, 3, attack_die=2, defence_die=1)
    assert attack.lines == {
        "slot": 5,
        "card": 1,
        "diplomacy.joint_war": 2,
        "city_state.kabul": 3,
        "wonder.terracotta_army": 2,
    }
    assert attack.whole == 15


@pytest.mark.rule("B-CBT-05", "B-CBT-09")
def test_nobody_adds_the_bonuses_of_others_or_for_the_other_role() -> None:
    """(base p. 11) Petra defends, the Terracotta Army attacks; seat 2 has no part in this."""
    table = duel(
        MINE="wonders = { petra = 0 }",
        THEIRS="tokens = [3]\nwonders = { terracotta_army = 5 }",
        OTHERS='wonders = { alhambra = 6 }\ndiplomacy = "joint_war-0 defensive_pact-1"',
    )
    attack, defence = fight(table, 3, attack_die=2, defence_die=1)
    assert attack == ({"slot": 5}, 7)
    assert defence == ({"terrain": 1}, 2)


@pytest.mark.rule("B-CBT-07")
@pytest.mark.parametrize("land", ["g", "m"])
def test_a_city_state_adds_eight_and_nothing_else(land: str) -> None:
    """(base pp. 11, 13) No terrain, no reinforced control tokens, no card of anybody."""
    table = duel(
        LAND=land,
        EXTRA='icons = { 3 = "seoul" }',
        MINE="reinforced = [1]\nwonders = { ruhr_valley = 0 }",
        THEIRS="reinforced = [2, 7]\nwonders = { petra = 5 }",
        OTHERS="reinforced = [4, 8]\nwonders = { alhambra = 6 }",
    )
    _, defence = fight(table, 3, attack_die=1, defence_die=5)
    assert defence == ({"city_state": 8}, 13)


@pytest.mark.rule("B-CBT-08")
@pytest.mark.parametrize(("land", "difficulty"), TERRAINS)
def test_a_barbarian_adds_the_difficulty_of_its_space_and_nothing_else(
    land: str, difficulty: int
) -> None:
    """(base p. 11)"""
    table = duel(
        LAND=land,
        EXTRA="barbarians = { A = 3 }",
        MINE="reinforced = [1]",
        THEIRS="reinforced = [2, 7]\nwonders = { petra = 5 }",
        OTHERS="reinforced = [4, 8]\nwonders = { alhambra = 6 }",
    )
    _, defence = fight(table, 3, attack_die=1, defence_die=5)
    assert defence == ({"terrain": difficulty}, 5 + difficulty)


@pytest.mark.rule("B-CBT-09", "B-EX-11")
@pytest.mark.parametrize(("land", "difficulty"), TERRAINS)
def test_a_control_token_adds_the_difficulty_of_its_space(land: str, difficulty: int) -> None:
    """(base p. 11) On a mountain 5."""
    _, defence = fight(duel(LAND=land), 3, attack_die=1, defence_die=4)
    assert defence == ({"terrain": difficulty}, 4 + difficulty)


@pytest.mark.rule("B-CBT-12", "B-EX-11")
@pytest.mark.parametrize(("land", "difficulty"), TERRAINS)
def test_a_city_adds_the_difficulty_of_its_space_twice(land: str, difficulty: int) -> None:
    """(base p. 11) On a mountain 10."""
    table = duel(LAND=land, THEIRS="cities = [3]")
    _, defence = fight(table, 3, attack_die=1, defence_die=4)
    assert defence == ({"terrain": 2 * difficulty}, 4 + 2 * difficulty)


@pytest.mark.rule("B-CBT-14")
@pytest.mark.parametrize(("land", "difficulty"), TERRAINS)
def test_a_capital_defends_like_any_city(land: str, difficulty: int) -> None:
    """(base p. 11)"""
    text = DUEL.replace("capital = 5", "capital = 3")
    table = arrange(text, **PLAIN | {"LAND": land, "THEIRS": "reinforced = [4]"})
    table.play("choose_card=military", "military=attack")
    _, defence = fight(table, 3, attack_die=1, defence_die=4)
    assert defence == ({"terrain": 2 * difficulty, "reinforced": 1}, 5 + 2 * difficulty)


@pytest.mark.rule("B-CBT-09", "B-CBT-10", "B-CBT-11")
@pytest.mark.parametrize(
    ("tokens", "reinforced"),
    [("reinforced = [2, 3, 4, 7]", 4), ("tokens = [3]\nreinforced = [2, 4, 7]", 3)],
)
def test_a_control_token_adds_defence_bonuses_and_every_reinforced_one_beside_it_and_itself(
    tokens: str, reinforced: int
) -> None:
    """(base p. 11) 2, 4 and 7 are its neighbours; the one on 8 belongs to somebody else."""
    table = duel(
        LAND="h",
        RIVAL="scythia",
        THEIRS=f'{tokens}\ndiplomacy = "defensive_pact-2"\nwonders = {{ petra = 5 }}',
        OTHERS="reinforced = [8]",
    )
    _, defence = fight(table, 3, attack_die=1, defence_die=6)
    assert defence.lines == {
        "terrain": 2,
        "reinforced": reinforced,
        "leader.scythia": 3,
        "diplomacy.defensive_pact": 2,
        "wonder.petra": 2,
    }
    assert defence.whole == 6 + 2 + reinforced + 3 + 2 + 2


@pytest.mark.rule("B-CBT-12", "B-CBT-13")
def test_a_city_doubles_its_terrain_alone() -> None:
    """(base p. 11) The other bonuses are those of a control token."""
    table = duel(
        LAND="h",
        RIVAL="scythia",
        THEIRS="cities = [3]\nreinforced = [4, 7]\nwonders = { petra = 5 }",
    )
    _, defence = fight(table, 3, attack_die=1, defence_die=6)
    assert defence.lines == {
        "terrain": 4,
        "reinforced": 2,
        "leader.scythia": 3,
        "wonder.petra": 2,
    }
    assert defence.whole == 17


@pytest.mark.rule("B-CBT-16")
@pytest.mark.parametrize(("theirs", "terrain"), [("tokens = [3]", 5), ("cities = [3]", 10)])
def test_a_natural_wonder_space_gives_five_or_a_city_ten(theirs: str, terrain: int) -> None:
    """(base p. 7) Though its token has been collected."""
    table = duel(LAND="N", EXTRA='icons = { 3 = "mt_everest" }', THEIRS=theirs)
    assert table.natural(1) == {"mt_everest"}
    _, defence = fight(table, 3, attack_die=1, defence_die=1)
    assert defence == ({"terrain": terrain}, 1 + terrain)


# The printed map: seat 0 stands beside Carthage (19) and Geneva (38).
PRINTED = """
    map = "first-game"
    EXTRA
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    capital = 46
    tokens = [17, 39]
    [[seat]]
    leader = "egypt"
    capital = 76
    THEIRS
"""


@pytest.mark.rule("B-CBT-15")
def test_a_city_on_a_conquered_city_state_gets_two_from_terrain() -> None:
    """(base p. 13) The eight belongs to a free city-state."""
    table = arrange(PRINTED, EXTRA="", THEIRS='cities = [19]\ncity_states = "carthage"')
    table.play("choose_card=military", "military=attack")
    _, defence = fight(table, 38, attack_die=1, defence_die=1)
    assert defence == ({"city_state": 8}, 9)
    _, defence = fight(table, 19, attack_die=1, defence_die=1)
    assert defence == ({"terrain": 2}, 3)


@pytest.mark.rule("B-CBT-17")
def test_a_barbarian_on_a_city_state_adds_one() -> None:
    """(base pp. 13, 15)"""
    table = arrange(PRINTED, EXTRA="barbarians = { B = 38 }", THEIRS="")
    table.play("choose_card=military", "military=attack")
    _, defence = fight(table, 38, attack_die=1, defence_die=1)
    assert defence == ({"terrain": 1}, 2)


@pytest.mark.rule("B-CBT-15", "B-CBT-17")
def test_every_city_state_is_printed_on_grassland() -> None:
    """(base p. 13)"""
    names = {state.slug for state in CITY_STATES}
    found = {
        has: side.terrain[cell]
        for tile in TILES.values()
        for side in (tile.a, tile.b)
        for cell, has in side.has.items()
        if has in names
    }
    assert found == dict.fromkeys(names, "g")


@pytest.mark.rule("B-EX-21")
def test_a_city_on_desert_with_three_reinforced_tokens_beside_it_defends_with_thirteen() -> None:
    """(derived from base p. 11) 8 + 3 + 2"""
    table = duel(LAND="d", THEIRS="cities = [3]\nreinforced = [2, 4, 7]")
    _, defence = fight(table, 3, attack_die=1, defence_die=2)
    assert defence == ({"terrain": 8, "reinforced": 3}, 13)
