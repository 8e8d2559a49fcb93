"""Military and science wonders of the expansion (Terra Incognita pp. 2, 10, 11; base p. 13)."""

import pytest

from tests.dawn.terra.battles import PLAIN_LAND, clash, marching
from tests.dawn.terra.six import row_of_six
from tests.dawn.terra.works import building, works
from tests.table import Table

# Jebel Barkal


@pytest.mark.card("wonder.jebel_barkal")
def test_with_jebel_barkal_the_attacker_may_spend_resources_for_two_each() -> None:
    """(Terra Incognita p. 11) Beside trade tokens; no reroll, and natural wonders do not serve."""
    table = marching(
        "g g d g g g g g N",
        4,
        FAR="7",
        EXTRA='icons = { 8 = "pantanal" }',
        MINE="armies = [1]\nwonders = { jebel_barkal = 0 }\ntrade = { military = 1 }\n"
        'resources = "oil oil marble"\ntokens = [8]',
        THEIRS="tokens = [2]",
    )
    assert table.natural(0) == {"pantanal"}
    clash(table, "move_army=2", dice=(1, 4))  # 5 against 8
    assert set(table.at("spend_token", seat=0).offered) == {"trade", "marble", "oil", "pass"}
    table.play("oil").at("spend_token", seat=0)
    table.play("oil", "pass").at("choose_card", seat=1)
    assert table.tokens(0) == {2, 8}  # 9 against 8
    assert table.resources(0) == {"marble": 1}
    assert table.trade(0) == {"military": 1}


@pytest.mark.card("wonder.jebel_barkal")
@pytest.mark.parametrize(("spent", "held"), [(1, False), (2, True)])
def test_with_jebel_barkal_the_defender_may_spend_resources_too(spent: int, held: bool) -> None:
    """(Terra Incognita p. 11) 9 against 5 and 2 for each; the defender wins ties."""
    table = marching(
        PLAIN_LAND,
        5,
        MINE='armies = [1]\nresources = "oil oil"',
        THEIRS='tokens = [2]\nwonders = { jebel_barkal = 8 }\nresources = "oil mercury marble"',
    )
    table.play("move_army=2", "attack_die=4", "defence_die=4").at("spend_token", seat=1)
    assert set(table.offered) == {"marble", "mercury", "oil", "pass"}
    table.play(*["mercury", "oil"][:spent], "pass").at("choose_card", seat=1)
    assert table.tokens(1) == ({2} if held else set())
    assert sum(table.resources(1).values()) == 3 - spent
    assert table.resources(0) == {"oil": 2}  # the attacker has no such wonder


# Huey Teocalli


@pytest.mark.card("wonder.huey_teocalli")
@pytest.mark.parametrize("piece", ["tokens = [9]", "cities = [9]", "armies = [9]"])
@pytest.mark.parametrize(("ground", "bonus"), [("g", 0), ("w", 2)])
def test_huey_teocalli_adds_one_in_defence_for_each_water_beside_the_space(
    piece: str, ground: str, bonus: int
) -> None:
    """(Terra Incognita p. 16) For figures as for cities and tokens."""
    table = works_with_water(ground, MINE="armies = [8]", THEIRS=piece + "\nWON = 12")
    attack, defence = clash(table.play("choose_card=military"), "move_army=9", dice=(1, 6))
    assert defence.lines.get("wonder.huey_teocalli", 0) == bonus
    assert attack.lines == {"slot": 5}


@pytest.mark.card("wonder.huey_teocalli")
def test_huey_teocalli_does_not_help_its_owner_s_attacks() -> None:
    """(Terra Incognita p. 16)"""
    table = works_with_water(
        "w", MINE="armies = [8]\nwonders = { huey_teocalli = 6 }", THEIRS="tokens = [9]"
    )
    attack, defence = clash(table.play("choose_card=military"), "move_army=9", dice=(1, 6))
    assert attack.lines == {"slot": 5}
    assert defence.lines == {"terrain": 1}


def works_with_water(ground: str, **words: str) -> Table:
    """A land whose spaces 3 and 15, beside 9, are of this ground."""
    words["THEIRS"] = words["THEIRS"].replace("WON = 12", "wonders = { huey_teocalli = 12 }")
    return works(ROW=row_of_six("military", 5), GROUND=ground, **words)


# Pentagon


@pytest.mark.card("wonder.pentagon_terra")
def test_the_pentagon_adds_two_to_attacks_and_lifts_the_limit_of_distance() -> None:
    """(Terra Incognita p. 10) All else holds: the army stops at the first hostile space."""
    mine = "armies = [0]\nwonders = { pentagon_terra = 0 }"
    table = marching(PLAIN_LAND, 5, MINE=mine, THEIRS="tokens = [6]")
    assert table.spaces == {1, 2, 3, 4, 5, 6}
    attack, _ = clash(table, "move_army=6", dice=(1, 6))
    assert attack.lines == {"slot": 5, "wonder.pentagon_terra": 2}
    rough = marching("g g g g g m g g g", 4, MINE=mine)
    assert rough.spaces == {1, 2, 3, 4}
    wet = marching("g g g g g w g g g", 5, MINE=mine)
    assert wet.spaces == {1, 2, 3, 4}
    without = marching(PLAIN_LAND, 5, MINE="armies = [0]")
    assert without.spaces == {1, 2, 3}


@pytest.mark.card("wonder.pentagon_terra")
@pytest.mark.parametrize("extra", ['icons = { 2 = "A" }', 'icons = { 2 = "kabul" }'])
def test_the_pentagon_helps_against_barbarians_and_city_states_but_not_in_defence(
    extra: str,
) -> None:
    """(Terra Incognita p. 16)"""
    mine = "armies = [1]\nwonders = { pentagon_terra = 0 }"
    attack, _ = clash(marching(PLAIN_LAND, 5, EXTRA=extra, MINE=mine), "move_army=2", dice=(1, 6))
    assert attack.lines == {"slot": 5, "wonder.pentagon_terra": 2}
    theirs = "tokens = [2]\nwonders = { pentagon_terra = 8 }"
    table = marching(PLAIN_LAND, 5, MINE="armies = [1]", THEIRS=theirs)
    assert clash(table, "move_army=2", dice=(1, 6))[1].lines == {"terrain": 1}


# Statue of Liberty


def statue(**words: str) -> Table:
    """Seat 0 attacks the city of seat 1 on 9, which is ringed by 2, 3, 8, 10, 15 and 16."""
    mine = "armies = [8]\nwonders = { statue_of_liberty = 6 }\n" + words.pop("MINE", "")
    table = works(ROW=row_of_six("military", 5), MINE=mine, **words).play("choose_card=military")
    return table.play("move_army=9", "attack_die=6", "defence_die=1")


@pytest.mark.card("wonder.statue_of_liberty")
@pytest.mark.rule("T-ARX-09", "X-105", "T-DIS-17")
def test_with_the_statue_of_liberty_the_tokens_around_a_fallen_city_change_hands() -> None:
    """(Terra Incognita pp. 9, 11) Those of every rival, unreinforced and plain, but not where an
    army stands, nor farther off."""
    table = statue(
        THEIRS="cities = [9]\ntokens = [2, 4, 16]\ndistricts = { campus = 3 }\narmies = [16]",
        OTHERS="reinforced = [15]",
    )
    assert table.at("choose_card", seat=1).cities(0) == {6, 9}
    assert table.tokens(0) == {2, 3, 15}
    assert table.reinforced(0) == set()
    assert table.tokens(1) == {4, 16}
    assert table.tokens(2) == set()
    assert table.s.districts[1] == (-1,) * 5


@pytest.mark.card("wonder.statue_of_liberty")
def test_the_statue_of_liberty_does_nothing_for_tokens_or_beaten_capitals() -> None:
    """(base p. 11) Only where a city is replaced."""
    table = statue(THEIRS="tokens = [9, 10]")
    assert table.tokens(1) == {10}
    table = works(
        ROW=row_of_six("military", 5),
        MINE="armies = [10]\nwonders = { statue_of_liberty = 6 }",
        THEIRS="tokens = [4, 17]",
    )
    table.play("choose_card=military", "move_army=12")
    if table.asked == "approach":
        table.play(table.offered[0])
    table.play("attack_die=6", "defence_die=1").at("choose_card", seat=1)
    assert table.tokens(1) == {4, 17}
    assert table.s.beaten[0] == 0b10


@pytest.mark.card("wonder.statue_of_liberty", "wonder.cristo_redentor")
def test_the_statue_of_liberty_helps_cristo_redentor_too() -> None:
    """(Terra Incognita p. 11)"""
    table = building(
        "cristo_redentor",
        MINE="cities = [13]\nwonders = { statue_of_liberty = 13 }",
        THEIRS="cities = [9]\ntokens = [10]\nreinforced = [2]",
    )
    table.at("choose_card", seat=1)
    assert table.cities(0) == {6, 9, 13}
    assert table.tokens(0) == {2, 10}


@pytest.mark.card("wonder.statue_of_liberty")
def test_a_rival_s_statue_of_liberty_does_not_help() -> None:
    """(base p. 13)"""
    table = works(
        ROW=row_of_six("military", 5),
        MINE="armies = [8]",
        THEIRS="cities = [9]\ntokens = [10]\nwonders = { statue_of_liberty = 12 }",
    )
    table.play("choose_card=military", "move_army=9", "attack_die=6", "defence_die=1")
    assert table.cities(0) == {6, 9}
    assert table.tokens(1) == {10}


@pytest.mark.card("wonder.statue_of_liberty")
def test_when_somebody_else_takes_a_city_the_owner_of_the_statue_gains_nothing() -> None:
    """(base p. 13) The Netherlands own it; the tokens around the city are France's."""
    table = works(
        ROW=row_of_six("military", 5),
        MINE="armies = [8]",
        THEIRS="cities = [9]\ntokens = [10]",
        OTHERS="wonders = { statue_of_liberty = 5 }",
    )
    table.play("choose_card=military", "move_army=9", "attack_die=6", "defence_die=1")
    assert table.cities(0) == {6, 9}
    assert table.tokens(1) == {10}
    assert table.tokens(2) == set()
