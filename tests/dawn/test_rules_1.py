"""Games begun under rules 1 go on being read as they were (rules/reading.py).

Each test plays one position under both rules. When rules 1 are dropped, this file goes.
"""

import textwrap

import pytest

from tests.dawn.fights import value_in
from tests.dawn.terra.six import row_of_six
from tests.table import Table
from ziggurat.games.dawn.game import DAWN

BOTH = ["1", "2"]

# Seat 0 lives on 0, its army is on 2; seat 1 lives on 8, seat 2 on 9.
LAND = """
    edition = "terra-incognita"
    map = "g g g g g g g g g g"
    stack = "1 2 4"
    EXTRA
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 0
    MINE
    [[seat]]
    leader = "france"
    capital = 8
    THEIRS
    [[seat]]
    leader = "egypt"
    capital = 9
    OTHERS
"""
WIN = ("attack_die=6", "defence_die=1")


def arranged(rules: str, text: str = LAND, **words: str) -> Table:
    plain = {"EXTRA": "", "ROW": row_of_six("military", 5), "MINE": "", "THEIRS": "", "OTHERS": ""}
    for word, value in (plain | words).items():
        text = text.replace(word, value.replace("; ", "\n"))
    return Table(DAWN.new({"position": textwrap.dedent(text)}, rules))


def bonus(table: Table, ability: str, *answers: str) -> int:
    """What an ability adds to seat 0's attack on space 3."""
    table.play("choose_card=military", "move_army=3")
    if table.asked == "approach":
        table.play("approach=2")
    notes = table.log(*answers, "attack_die=1", "defence_die=6")
    return value_in(notes, "attack_value").lines.get(ability, 0)


@pytest.mark.parametrize("rules", BOTH)
def test_what_is_attacked(rules: str) -> None:
    """Rules 1 looked at the space: Kabul against an army in a city, the Kremlin against an army on
    open ground, Carthage not even against a barbarian in its space."""
    old = rules == "1"
    mine = "armies = [2]; diplomacy = 'kabul'"
    table = arranged(rules, MINE=mine, THEIRS="cities = [3]; armies = [3]")
    assert bonus(table, "city_state.kabul", "choose_target=army-1") == (3 if old else 0)
    table = arranged(rules, MINE=mine, THEIRS="cities = [3]; armies = [3]")
    assert bonus(table, "city_state.kabul", "choose_target=piece") == 3
    mine = "armies = [2]; reinforced = [1]; wonders = { kremlin = 0 }"
    table = arranged(rules, MINE=mine, THEIRS="armies = [3]")
    assert bonus(table, "wonder.kremlin") == (4 if old else 0)
    extra = "icons = { 3 = 'carthage' }; barbarians = { A = 3 }"
    table = arranged(rules, EXTRA=extra, MINE="armies = [2]; diplomacy = 'carthage'")
    assert bonus(table, "city_state.carthage") == (0 if old else 1)


@pytest.mark.parametrize("rules", BOTH)
def test_what_is_captured(rules: str) -> None:
    """Rules 1 knew of wonders under a rival's piece alone."""
    extra = "icons = { 3 = 'antananarivo' }"
    table = arranged(rules, EXTRA=extra, MINE="armies = [2]; wonders = { apadana = 3 }")
    table.play("choose_card=military", "move_army=3", *WIN)
    assert table.wonders(0) == {"apadana"}
    assert table.asked == ("choose_card" if rules == "1" else "explore_from")
    theirs = "cities = [3]; wonders = { apadana = 3 }"
    table = arranged(rules, MINE="armies = [2]", THEIRS=theirs)
    table.play("choose_card=military", "move_army=3", *WIN).at("explore_from")
    assert ("pass" in table.offered) == (rules == "1")
    if rules == "1":
        table.play("pass").at("choose_card", seat=1)
        assert table.tokens(0) == set()


@pytest.mark.parametrize("rules", BOTH)
def test_who_is_swept(rules: str) -> None:
    """Rules 1 swept everybody and asked nobody."""
    attack = ("choose_card=military", "move_army=3", "choose_target=piece", *WIN)
    holder = "caravans = [3]; diplomacy = 'non_aggression_pact-0'"
    table = arranged(rules, MINE="armies = [2]", THEIRS="tokens = [3]", OTHERS=holder)
    assert table.play(*attack).asked == ("choose_card" if rules == "1" else "break_pact")
    mine = "armies = [2]; diplomacy = 'non_aggression_pact-2'"
    table = arranged(rules, MINE=mine, THEIRS="tokens = [3]", OTHERS="caravans = [3]")
    table.play("choose_card=military", "move_army=3", *WIN)
    assert (3 in table.s.caravans[2]) == (rules == "2")


@pytest.mark.parametrize("rules", BOTH)
def test_how_often_a_victim_is_asked(rules: str) -> None:
    """Rules 1 asked the holder of a pact again when his beaten token was replaced."""
    holder = "tokens = [3]; diplomacy = 'non_aggression_pact-0'"
    table = arranged(rules, MINE="armies = [2]", THEIRS=holder)
    table.play("choose_card=military", "move_army=3", "break_pact=pass", *WIN)
    assert table.asked == ("break_pact" if rules == "1" else "choose_card")


@pytest.mark.parametrize("rules", BOTH)
def test_siege_tactics(rules: str) -> None:
    mine = 'cards = "siege_tactics"; armies = [2]'
    table = arranged(rules, LAND.replace("rome", "georgia"), MINE=mine, THEIRS="tokens = [3]")
    table.play("choose_card=military", "choose_army=2", "move_army=3")
    notes = table.log("attack_die=1", "defence_die=6")
    assert value_in(notes, "attack_value").lines.get("card", 0) == (0 if rules == "1" else 2)


@pytest.mark.parametrize("rules", BOTH)
def test_districts(rules: str) -> None:
    """The zone's city, a giver's city with a wonder, and what an encampment beats."""
    old = rules == "1"
    extra = 'at = "round"; event = 1'
    mine = "districts = { industrial_zone = 2 }; trade = { industry = 3 }"
    table = arranged(rules, LAND.replace('"g g g g', '"g g g w'), EXTRA=extra, MINE=mine)
    table.play("industrial_zone=city")
    assert (4 in table.spaces) == (not old)
    mine = "districts = { theater_square = 2 }; diplomacy = 'open_borders_terra-1'"
    table = arranged(rules, EXTRA=extra, MINE=mine + "; wonders = { petra = 8 }")
    assert ("wonder" in table.offered) == (not old)
    mine = "districts = { encampment = 6 }"
    table = arranged(
        rules, EXTRA=extra + "; barbarians = { A = 8 }", MINE=mine, THEIRS="armies=[8]"
    )
    table.play("encampment=defeat", "encampment_target=8")
    assert table.asked == ("add_trade" if old else "encampment_which")


@pytest.mark.parametrize("rules", BOTH)
def test_craftsmanship(rules: str) -> None:
    text = LAND.replace("rome", "sumeria")
    table = arranged(rules, text, MINE='cards = "craftsmanship"').play("choose_card=industry")
    assert table.at("build").offered == (
        ["city", "pass"] if rules == "1" else ["city", "dial", "pass"]
    )


@pytest.mark.parametrize("rules", BOTH)
def test_what_has_no_may(rules: str) -> None:
    text = LAND.replace("rome", "nubia")
    mine = "tokens = [1]; districts = { campus = 2, theater_square = 3 }"
    table = arranged(rules, text, MINE=mine).play("choose_card=growth", "growth=pass")
    assert ("pass" in table.at("resolve_district").offered) == (rules == "1")


@pytest.mark.parametrize("rules", BOTH)
def test_the_token_of_a_city_state_in_defence(rules: str) -> None:
    """In the base game; the expansion never allowed it."""
    text = """
        map = "g g g g g g"
        icons = { 4 = "kabul" }
        [[seat]]
        leader = "rome"
        row = "military culture science economy industry"
        capital = 0
        tokens = [3]
        [[seat]]
        leader = "egypt"
        capital = 5
        cities = [4]
        city_states = "kabul"
    """
    table = Table(DAWN.new({"position": textwrap.dedent(text)}, rules))
    table.play("choose_card=military", "military=attack", "attack=4", *WIN)
    assert table.asked == ("spend_token" if rules == "1" else "conquer_or_liberate")


@pytest.mark.parametrize("rules", BOTH)
def test_agendas_at_the_end_of_a_round(rules: str) -> None:
    extra = 'at = "round"; event = 1; victory = "fortified expeditionary"; icons = { 3 = "fort" }'
    table = arranged(rules, EXTRA=extra, MINE="cities = [3]")
    assert table.marks(0) == {"fortified"}
    assert table.s.won_by == (() if rules == "1" else (0,))
