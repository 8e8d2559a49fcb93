"""Combat values in an army's attack (Terra Incognita pp. 10-11, 16)."""

import pytest

from tests.dawn.fights import Value
from tests.dawn.terra.battles import CARD, TWO, clash
from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange
from ziggurat.core.flow import Roll

TERRAINS = [("g", 1), ("h", 2), ("f", 3), ("d", 4), ("m", 5)]

# Seat 0's army, on 2, attacks what is on 3, whose neighbours are 0, 1, 2, 4, 7 and 8.
DUEL = """
    edition = "terra-incognita"
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
    "ROW": row_of_six("military", 5),
    "MINE": "armies = [2]",
    "RIVAL": "france",
    "THEIRS": "tokens = [3]",
    "OTHERS": "",
}


def duel(**words: str) -> Table:
    """DUEL, with seat 0 about to move."""
    return arrange(DUEL, **PLAIN | words).play("choose_card=military").at("move_army", seat=0)


def entered(target: str = "", **words: str) -> Table:
    """DUEL, with the army in 3 and this target chosen (if there is a choice)."""
    table = duel(**words).play("move_army=3")
    if table.asked == "approach":
        table.play("approach=2")
    if target:
        table.at("choose_target").play(f"choose_target={target}")
    return table.at("attack_die")


def defence(target: str = "", **words: str) -> Value:
    """What the target adds to a die of 1."""
    return clash(entered(target, **words), dice=(1, 1))[1]


@pytest.mark.rule("T-CBT-02", "T-CBT-16", "T-CBT-14", "T-CBT-13")
@pytest.mark.parametrize(("land", "difficulty"), TERRAINS)
def test_terrain_defends(land: str, difficulty: int) -> None:
    """(Terra Incognita p. 16) Doubled for a city; single for all others."""
    single = ({"terrain": difficulty}, difficulty + 1)
    for theirs in ("armies = [3]", "caravans = [3]", "tokens = [3]", "districts = { campus = 3 }"):
        assert defence(LAND=land, THEIRS=theirs) == single
    assert defence(LAND=land, EXTRA="barbarians = { A = 3 }", THEIRS="") == single
    assert defence(LAND=land, THEIRS="cities = [3]") == (
        {"terrain": 2 * difficulty},
        2 * difficulty + 1,
    )


@pytest.mark.rule("X-86", "T-CBT-02")
def test_an_army_in_a_conquered_city_state_has_the_difficulty_of_grassland() -> None:
    """(Terra Incognita p. 16, base p. 13)"""
    theirs = 'city_states = "kabul"\ncities = [3]\narmies = [3]'
    assert defence("army-1", EXTRA='icons = { 3 = "kabul" }', THEIRS=theirs).lines == {"terrain": 1}


@pytest.mark.rule("T-CBT-03", "T-EX-20")
@pytest.mark.parametrize("figure", ["armies", "caravans"])
def test_reinforced_control_tokens_do_not_help_figures(figure: str) -> None:
    """(Terra Incognita p. 10)"""
    theirs = f"{figure} = [3]\nreinforced = [1, 4, 8]"
    assert defence(LAND="m", THEIRS=theirs) == ({"terrain": 5}, 6)


@pytest.mark.rule("T-CBT-03", "X-12")
def test_a_reinforced_control_token_does_not_help_the_figure_on_it() -> None:
    """(Terra Incognita p. 10)"""
    theirs = "reinforced = [3]\narmies = [3]"
    assert defence("army-1", THEIRS=theirs).lines == {"terrain": 1}


@pytest.mark.rule("T-CBT-04", "T-CBT-07", "T-CBT-17", "X-79", "X-166")
@pytest.mark.parametrize(
    ("theirs", "target", "lines"),
    [
        ("cities = [3]", "piece", {"terrain": 2, "army": 2}),
        ("tokens = [3]", "piece", {"terrain": 1, "army": 2}),
        ("reinforced = [3]", "piece", {"terrain": 1, "army": 2, "reinforced": 1}),
        ("districts = { campus = 3 }", "piece", {"terrain": 1, "army": 2}),
        ("caravans = [3]", "caravan-1", {"terrain": 1, "army": 2}),
    ],
)
def test_another_army_of_the_defender_adds_two(
    theirs: str, target: str, lines: dict[str, int]
) -> None:
    """(Terra Incognita pp. 11, 16)"""
    assert defence(target, THEIRS=theirs + "\narmies = [3]").lines == lines


@pytest.mark.rule("T-CBT-04", "T-CBT-05")
def test_several_armies_add_two_once() -> None:
    """(Terra Incognita p. 11)"""
    theirs = TWO + "armies = [3, 3]\ntokens = [3]"
    assert defence("piece", THEIRS=theirs).lines == {"terrain": 1, "army": 2}


@pytest.mark.rule("T-CBT-06", "T-CBT-04", "T-EX-21")
def test_an_army_does_not_support_itself_but_another_one() -> None:
    """(Terra Incognita p. 11)"""
    assert defence(THEIRS="armies = [3]") == ({"terrain": 1}, 2)
    assert defence(THEIRS=TWO + "armies = [3, 3]") == ({"terrain": 1, "army": 2}, 4)


@pytest.mark.rule("T-CBT-08")
def test_the_army_of_a_third_player_or_in_another_space_adds_nothing() -> None:
    """(Terra Incognita p. 11)"""
    words = {"THEIRS": "caravans = [3]", "OTHERS": "armies = [3]"}
    assert defence("caravan-1", **words).lines == {"terrain": 1}
    assert defence(THEIRS="tokens = [3]\narmies = [4]").lines == {"terrain": 1}


@pytest.mark.rule("T-CBT-09", "T-CBT-11", "T-CBT-13", "X-39", "X-61")
def test_neutral_targets_get_nothing_from_armies_or_tokens() -> None:
    """(Terra Incognita p. 16) Not from anybody's on or around the space."""
    theirs = TWO + "reinforced = [1, 4]\ncaravans = [3]\nwonders = { petra = 5 }\narmies = [4]"
    fort = {"LAND": "f", "EXTRA": 'icons = { 3 = "fort" }', "THEIRS": theirs}
    assert defence("piece", **fort).lines == {"fort": 6}
    fort["EXTRA"] += "\nbarbarians = { A = 3 }"
    assert defence(**fort).lines == {"terrain": 3}
    camp = {"LAND": "g", "EXTRA": "barbarians = { A = 3 }", "THEIRS": theirs + "\ncities = [3]"}
    assert defence(**camp).lines == {"terrain": 1}


@pytest.mark.rule("T-CBT-12", "T-CBT-09")
def test_a_city_state_adds_eight() -> None:
    """(Terra Incognita p. 16)"""
    theirs = "reinforced = [1, 4]"
    value = defence(EXTRA='icons = { 3 = "kabul" }', THEIRS=theirs)
    assert value == ({"city_state": 8}, 9)


@pytest.mark.rule("T-CBT-15", "T-EX-19", "T-CBT-07", "X-12")
def test_reinforced_neighbours_help_a_city() -> None:
    """(Terra Incognita p. 16) Hills, two of them, an army: 4 + 2 + 2; a weak one and those of
    others do not count."""
    theirs = "cities = [3]\nreinforced = [1, 4]\ntokens = [8]\narmies = [3]"
    value = defence("piece", LAND="h", THEIRS=theirs, OTHERS="reinforced = [7]")
    assert value == ({"terrain": 4, "reinforced": 2, "army": 2}, 9)


@pytest.mark.rule("T-CBT-17", "T-CBT-18", "T-EX-22")
@pytest.mark.parametrize("piece", ["", "districts = { campus = 3 }"])
def test_reinforced_neighbours_and_its_own_side_help_a_control_token(piece: str) -> None:
    """(Terra Incognita p. 16) A district is one, too; forest, reinforced, one neighbour: 5."""
    theirs = f"{piece}\nreinforced = [3, 4]\ntokens = [8]"
    value = defence(LAND="f", THEIRS=theirs, OTHERS="reinforced = [7]")
    assert value == ({"terrain": 3, "reinforced": 2}, 6)


@pytest.mark.rule("T-CBT-10")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_attacker_adds_slot_and_bonuses(slot: int) -> None:
    """(Terra Incognita p. 16) The slot's number, not the place in the row."""
    words = {
        "ROW": row_of_six("military", slot),
        "MINE": 'armies = [2, 2]\nwonders = { alhambra = 0 }\ncards = "flight_terra"',
        "LEADER": "scythia",
    }
    attack, _ = clash(entered(**words), dice=(4, 6))
    assert attack.lines == {"slot": slot, "card": 3, "wonder.alhambra": 2, "leader.scythia": 3}
    assert attack.whole == 4 + slot + 8


@pytest.mark.rule("T-CBT-19", "X-157")
@pytest.mark.parametrize(
    "theirs", ["tokens = [3]", "cities = [3]", "armies = [3]", "caravans = [3]"]
)
def test_every_rival_piece_gets_the_bonuses_of_its_owner(theirs: str) -> None:
    """(Terra Incognita p. 16)"""
    value = defence(THEIRS=theirs + "\nwonders = { petra = 5 }", RIVAL="scythia")
    assert value.lines["wonder.petra"] == 2
    assert value.lines["leader.scythia"] == 3


@pytest.mark.rule("T-CBT-01", "T-ATT-09", "T-CBT-29")
def test_the_order_of_an_attack() -> None:
    """(Terra Incognita p. 16) Target, the attacker's die, the defender's, tokens, comparison."""
    rich = "\ntrade = { military = 1 }"
    table = duel(MINE="armies = [2]" + rich, THEIRS="tokens = [3]\ncaravans = [3]" + rich).play(
        "move_army=3"
    )
    table.play("approach=2").at("choose_target", seat=0).play("choose_target=piece")
    assert isinstance(table.at("attack_die").s.pending, Roll)
    table.play("attack_die=2")
    assert isinstance(table.at("defence_die").s.pending, Roll)
    table.play("defence_die=2").at("spend_token", seat=0).play("pass")
    table.at("spend_token", seat=1)
    assert table.tokens(1) == {3}  # nothing is decided yet
    table.play("pass")
    assert table.tokens(0) == {3}


@pytest.mark.rule("T-CBT-28", "T-CBT-29")
@pytest.mark.parametrize(
    "extra", ["barbarians = { A = 3 }", 'icons = { 3 = "kabul" }', 'icons = { 3 = "fort" }']
)
def test_neutral_targets_spend_and_reroll_nothing(extra: str) -> None:
    """(Terra Incognita pp. 11, 16) Chance rolls their die, and no player is asked."""
    rich = "trade = { military = 3 }"
    table = entered(EXTRA=extra, THEIRS=rich, OTHERS=rich).play("attack_die=1")
    assert isinstance(table.at("defence_die").s.pending, Roll)
    table.play("defence_die=6").at("choose_card", seat=1)
    assert table.trade(1) == table.trade(2) == {"military": 3}


@pytest.mark.rule("T-CBT-30")
@pytest.mark.parametrize(("die", "won"), [(2, False), (3, True)])
def test_the_higher_value_wins_and_the_defender_ties(die: int, won: bool) -> None:
    """(Terra Incognita p. 16) 5 + die against 1 + 6."""
    table = entered().play(f"attack_die={die}", "defence_die=6")
    assert table.tokens(0) == ({3} if won else set())
    assert table.tokens(1) == (set() if won else {3})
    assert table.s.armies[0] == ((3,) if won else (CARD,))
