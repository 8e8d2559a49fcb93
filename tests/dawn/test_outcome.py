"""What winning or losing an attack brings: barbarians, control tokens, cities (base p. 11)."""

from typing import Any

import pytest

from tests.table import Table, arrange
from ziggurat.games.dawn.content import WONDERS

WON = ("attack_die=6", "defence_die=1")
LOST = ("attack_die=1", "defence_die=6")

# Seat 0 attacks what is on 1; seat 1 has its capital on 3.
DUEL = """
    map = '''
    g LAND g g g
    '''
    EXTRA
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    capital = 0
    MINE
    [[seat]]
    leader = "egypt"
    capital = 3
    THEIRS
"""
PLAIN = {"LAND": "g", "EXTRA": "", "MINE": "", "THEIRS": ""}


def duel(**words: str) -> Table:
    """DUEL, at the moment seat 0 names the target."""
    table = arrange(DUEL, **PLAIN | words)
    return table.play("choose_card=military", "military=attack").at("attack", seat=0)


def pieces(table: Table) -> dict[str, Any]:
    """All that an attack may change, the returning of diplomacy cards aside."""
    s = table.s.to_json()
    names = (
        "tokens", "reinforced", "cities", "capital", "caravans", "barbarians", "city_states",
        "city_state_lane", "city_state_cards", "natural", "resources", "resources_on", "trade",
        "wonders", "wonder_space", "beaten", "marks", "taken",
    )  # fmt: skip
    return {name: s[name] for name in names}


def wonder_space(table: Table, name: str) -> int:
    """Where the token of a wonder lies."""
    return table.s.wonder_space[[wonder.slug for wonder in WONDERS].index(name)]


@pytest.mark.rule("B-OUT-01")
@pytest.mark.parametrize(
    "words",
    [
        {"EXTRA": "barbarians = { A = 1 }"},
        {"EXTRA": 'icons = { 1 = "seoul" }', "THEIRS": 'diplomacy = "seoul"'},
        {"THEIRS": "tokens = [1]"},
        {"THEIRS": "reinforced = [1]"},
        {"THEIRS": "cities = [1]\nwonders = { stonehenge = 1 }"},
        {"EXTRA": 'icons = { 1 = "seoul" }', "THEIRS": 'cities = [1]\ncity_states = "seoul"'},
    ],
    ids=["barbarian", "city-state", "token", "reinforced token", "city", "conquered city-state"],
)
def test_nothing_changes_if_the_defender_wins(words: dict[str, str]) -> None:
    """(base p. 11)"""
    table = duel(**words)
    before = pieces(table)
    table.play("attack=1", *LOST).at("attack", seat=0)
    assert pieces(table) == before


@pytest.mark.rule("B-OUT-01")
def test_nothing_changes_if_a_capital_holds_out() -> None:
    """(base p. 11)"""
    table = duel(MINE="tokens = [2]", THEIRS="trade = { culture = 3 }\nwonders = { oracle = 3 }")
    before = pieces(table)
    table.play("attack=3", *LOST).at("attack", seat=0)
    assert pieces(table) == before


@pytest.mark.rule("B-OUT-05", "B-OUT-07")
def test_a_beaten_barbarian_leaves_the_map_and_its_space_is_not_taken() -> None:
    """(base p. 11) It comes back with a later spawn."""
    table = duel(EXTRA='icons = { 1 = "A" }\nevent = 4')
    table.play("attack=1", *WON, "add_trade=culture")
    assert table.barbarian("A") < 0
    assert table.tokens(0) == set()
    assert table.cities(0) == {0}
    table.at("choose_card", seat=1).play("idle-science").at("choose_card", seat=0)
    assert table.barbarian("A") == 1


@pytest.mark.rule("B-OUT-06")
@pytest.mark.parametrize("card", ["culture", "science", "economy", "industry", "military"])
def test_a_beaten_barbarian_brings_one_trade_token_for_any_card(card: str) -> None:
    """(base p. 11)"""
    table = duel(EXTRA="barbarians = { A = 1 }").play("attack=1", *WON).at("add_trade", seat=0)
    assert table.offered == ["culture", "science", "economy", "industry", "military"]
    table.play(f"add_trade={card}").at("choose_card", seat=1)
    assert table.trade(0) == {card: 1}


@pytest.mark.rule("B-OUT-08", "B-OUT-09")
@pytest.mark.parametrize("side", ["tokens", "reinforced"])
def test_a_beaten_control_token_is_replaced_with_an_unreinforced_one(side: str) -> None:
    """(base p. 11) One defeat is enough for a reinforced one as well."""
    table = duel(THEIRS=f"{side} = [1]").play("attack=1", *WON)
    assert table.tokens(0) == {1}
    assert table.reinforced(0) == set()
    assert table.tokens(1) == set()
    assert table.cities(0) == {0}


@pytest.mark.rule("B-OUT-10")
def test_a_replaced_control_token_can_be_placed_again_by_its_owner() -> None:
    """(base p. 11) All 31 of seat 1 are on the map; one comes back and is placed on 32."""
    table = arrange(
        """
        map = '''
        MEADOW
        '''
        [[seat]]
        leader = "rome"
        row = "culture science economy industry military"
        capital = 0
        [[seat]]
        leader = "egypt"
        row = "culture science economy industry military"
        capital = 33
        tokens = TOKENS
        """,
        MEADOW=" ".join("g" * 36),
        TOKENS=str(list(range(1, 32))),
    )
    table.play("choose_card=military", "military=attack", "attack=1", *WON, "attack=pass")
    table.at("choose_card", seat=1).play("culture", "place_token=32").at("place_token", seat=1)
    assert table.tokens(1) == set(range(2, 33))
    table.play("place_token=34").at("take_back_token", seat=1)  # now there is none left


@pytest.mark.rule("B-OUT-10", "B-OUT-13")
def test_a_beaten_city_is_replaced_with_a_city_and_its_owner_can_build_it_again() -> None:
    """(base p. 11) All seven of seat 1 are on the map."""
    text = """
        map = '''
        g g g g g g g g g g g g g
        '''
        turn = TURN
        [[seat]]
        leader = "rome"
        row = "culture science economy industry military"
        capital = 0
        [[seat]]
        leader = "egypt"
        row = "culture science economy industry military"
        capital = 8
        cities = [1, 2, 3, 4, 5, 6, 7]
        """
    arrange(text, TURN="1").play("choose_card=industry").at("choose_card", seat=0)
    table = arrange(text, TURN="0").play("choose_card=military", "military=attack")
    table.play("attack=1", *WON)
    assert table.cities(0) == {0, 1}
    assert table.tokens(0) == set()
    assert table.cities(1) == {2, 3, 4, 5, 6, 7, 8}
    table.play("attack=pass", "choose_card=industry").at("build", seat=1)
    assert "city" in table.offered
    table.play("build=city", "build_city=10")
    assert table.cities(1) == {2, 3, 4, 5, 6, 7, 8, 10}


@pytest.mark.rule("B-OUT-14")
def test_a_captured_city_may_stand_where_none_could_be_built() -> None:
    """(base p. 11) On a mountain, with the card in slot 1, between cities of both players."""
    table = arrange(
        """
        map = '''
        g g g m g
        '''
        [[seat]]
        leader = "rome"
        row = "military culture science economy industry"
        cards = "flight"
        capital = 0
        cities = [2]
        trade = { military = 3 }
        [[seat]]
        leader = "egypt"
        capital = 4
        cities = [3]
        """
    )
    # 1 + 3 + 6 and two trade tokens against 10 + 1
    table.play("choose_card=military", "attack=3", *WON)
    table.play("spend_token=trade", "spend_token=trade", "spend_token=pass")
    assert table.cities(0) == {0, 2, 3}
    assert table.cities(1) == {4}


NATURAL = {"LAND": "N", "EXTRA": 'icons = { 1 = "mt_everest" }'}


@pytest.mark.rule("B-OUT-11", "B-OUT-27")
@pytest.mark.parametrize("piece", ["tokens", "cities"])
def test_the_natural_wonder_goes_to_whoever_takes_its_space(piece: str) -> None:
    """(base p. 11; Q17 for a city)"""
    table = duel(**NATURAL, MINE="trade = { military = 3 }", THEIRS=f"{piece} = [1]")
    assert table.natural(1) == {"mt_everest"}
    # 5 + 6 + 3 against 5 + 1 or 10 + 1
    table.play("attack=1", *WON, "spend_token=trade", "spend_token=trade", "spend_token=trade")
    assert 1 in table.tokens(0) | table.cities(0)
    assert table.natural(0) == {"mt_everest"}
    assert table.natural(1) == set()


@pytest.mark.rule("B-OUT-12")
@pytest.mark.parametrize("piece", ["tokens", "cities"])
def test_collected_resources_stay_with_the_defender(piece: str) -> None:
    """(base p. 11) The marble of space 1 was collected with the piece there."""
    table = duel(EXTRA='icons = { 1 = "marble" }', THEIRS=f"{piece} = [1]\nresources = 'marble'")
    table.play("attack=1", *WON)
    assert 1 in table.tokens(0) | table.cities(0)
    assert table.resources(0) == {}
    assert table.resources(1) == {"marble": 1}


@pytest.mark.rule("B-OUT-20", "B-OUT-21")
def test_a_wonder_stays_in_the_space_under_the_new_city_and_its_card_goes_over() -> None:
    """(base p. 11)"""
    table = duel(THEIRS="cities = [1]\nwonders = { pentagon = 1 }").play("attack=1", *WON)
    assert table.cities(0) == {0, 1}
    assert wonder_space(table, "pentagon") == 1
    assert table.wonders(0) == {"pentagon"}
    assert table.wonders(1) == set()


@pytest.mark.rule("B-OUT-21")
def test_a_captured_wonder_works_for_its_new_owner_at_once() -> None:
    """(base p. 11) Terracotta Army: 2 in the second attack, which it wins by 1."""
    table = duel(THEIRS="cities = [1]\ntokens = [2]\nwonders = { terracotta_army = 1 }")
    table.play("attack=1", *WON)
    notes = table.log("attack=2", "attack_die=1", "defence_die=6")
    assert ("attack_result", 0, 1, 8, 7) in notes


@pytest.mark.rule("B-OUT-24")
def test_a_wonder_under_a_beaten_control_token_is_captured_too() -> None:
    """(base p. 13)"""
    table = duel(THEIRS="tokens = [1]\nwonders = { oracle = 1 }")
    assert table.wonders(1) == {"oracle"}
    table.play("attack=1", *WON)
    assert table.tokens(0) == {1}
    assert wonder_space(table, "oracle") == 1
    assert table.wonders(0) == {"oracle"}
    assert table.wonders(1) == set()


@pytest.mark.rule("B-OUT-25")
@pytest.mark.parametrize("piece", ["tokens", "cities"])
def test_caravans_stay_in_a_captured_space_whosever_they_are(piece: str) -> None:
    """(base p. 11)"""
    table = duel(MINE="caravans = [1]", THEIRS=f"{piece} = [1]\ncaravans = [1]")
    table.play("attack=1", *WON)
    assert 1 in table.tokens(0) | table.cities(0)
    assert table.s.caravans == ((1,), (1,))
