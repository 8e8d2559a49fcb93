"""The event dial of the expansion (Terra Incognita p. 14)."""

import pytest

from tests.table import Table, arrange, new_table

# Rome's capital on 0 is mature; A belongs on 12 and is off the map, B stands on 20.
REALM = """
    edition = "terra-incognita"
    map = '''
    g g g g g g g g
     g g g g g g g g
    g g g g g g g g
    '''
    icons = { 12 = "A" }
    barbarians = { A = "off", B = 20 }
    face_up = "petra"
    WHEN
    [[seat]]
    leader = "rome"
    capital = 0
    tokens = [1]
    districts = { encampment = 8 }
    ROMAN
    [[seat]]
    leader = "france"
    capital = 23
    districts = { encampment = 15 }
"""


def realm(when: str, rome: str = "") -> Table:
    return arrange(REALM, WHEN=when, ROMAN=rome)


def happened(table: Table) -> list[str]:
    """What the section just reached brings, in order, nobody wanting anything."""
    found: list[str] = []
    tokens = table.s.wonder_tokens
    if table.barbarian("A") == 12:
        found.append("spawn")
    while table.asked != "choose_card":
        found.append(table.asked)
        table.play("1" if table.asked == "barbarian_direction" else "pass")
        if table.s.wonder_tokens != tokens:
            found.append("wonder")
            tokens = table.s.wonder_tokens
    if table.s.wonder_tokens and "wonder" not in found:
        found.append("wonder")
    return found


@pytest.mark.rule("T-DIA-01", "T-DIA-02", "T-DIA-05", "T-DIA-08", "T-DIA-09", "T-DIA-11", "X-145")
@pytest.mark.parametrize(
    ("event", "icons"),
    [
        (0, ["barbarian_direction"]),
        (1, ["encampment", "encampment"]),
        (2, ["change_government", "change_government", "wonder"]),
        (3, ["barbarian_direction"]),
        (4, ["encampment", "encampment"]),
        (5, ["spawn", "wonder"]),
    ],
)
def test_the_six_sections_in_their_order(event: int, icons: list[str]) -> None:
    """(Terra Incognita p. 14) The wonder icon comes last in its section."""
    table = realm(f"at = 'round'\nevent = {event}")
    assert happened(table) == icons
    assert table.s.event == (event + 1) % 6


@pytest.mark.rule("T-DIA-01")
def test_barbarians_move_as_in_the_base_game() -> None:
    """(Terra Incognita p. 14) One die for all; B goes west."""
    table = realm("at = 'round'\nevent = 0").play("barbarian_direction=5")
    assert table.barbarian("B") == 19
    assert table.barbarian("A") < 0


@pytest.mark.rule("T-DIA-02")
@pytest.mark.parametrize(("rome", "back"), [("cities = [12]", False), ("caravans = [12]", True)])
def test_barbarians_spawn_as_in_the_base_game(rome: str, back: bool) -> None:
    """(Terra Incognita p. 14) On an empty space, or on a caravan's."""
    table = realm("at = 'round'\nevent = 5", rome)
    assert (table.barbarian("A") == 12) is back
    assert table.s.caravans[0] == (-1,)


@pytest.mark.rule("T-DIA-03", "T-DIA-04")
@pytest.mark.parametrize("event", range(6))
def test_mature_cities_bring_no_trade_tokens_by_themselves(event: int) -> None:
    """(Terra Incognita p. 14) There is no trade icon."""
    table = realm(f"at = 'round'\nevent = {event}")
    happened(table)
    assert table.trade(0) == table.trade(1) == {}


@pytest.mark.rule("T-DIA-04")
def test_a_commercial_hub_brings_them() -> None:
    """(Terra Incognita p. 14)"""
    text = REALM.replace("encampment = 8", "commercial_hub = 8")
    table = arrange(text, WHEN="at = 'round'\nevent = 1", ROMAN="")
    table.play("commercial_hub=cities", "add_trade=military")
    assert table.trade(0) == {"military": 1}


@pytest.mark.rule("T-DIA-06")
@pytest.mark.parametrize("first", [0, 1])
def test_districts_are_resolved_clockwise_from_the_first_player(first: int) -> None:
    """(Terra Incognita p. 14)"""
    table = realm(f"at = 'round'\nevent = 1\nfirst = {first}").at("encampment", seat=first)
    table.play("reinforce", "8" if first == 0 else "15").at("encampment", seat=1 - first)
    table.play("reinforce", "15" if first == 0 else "8").at("choose_card", seat=first)
    assert table.reinforced(0) == {8}
    assert table.reinforced(1) == {15}


@pytest.mark.rule("T-DIA-10")
def test_the_dial_turns_once_a_round_before_the_first_players_turn() -> None:
    """(Terra Incognita p. 14, base p. 12)"""
    table = realm("event = 1\nfirst = 1\nturn = 1")
    assert table.s.event == 1
    table.play("idle-science").at("choose_card", seat=0)
    assert table.s.event == 1
    table.play("idle-science").at("encampment", seat=1)
    assert table.s.event == 2
    happened(table)
    table.at("choose_card", seat=1).play("idle-science")
    assert table.s.event == 2


@pytest.mark.rule("T-DIA-10", "T-WON-02")
def test_nothing_of_the_dial_is_resolved_before_the_very_first_turn() -> None:
    """(Terra Incognita pp. 6, 14) Though it starts on a wonder icon."""
    table = new_table(edition="terra-incognita", players=2)
    while table.asked != "choose_card":
        table.play(table.offered[0])
    assert table.seat == table.s.first
    assert table.s.event == 0
    assert table.s.wonder_tokens == 0
    assert len([wonder for wonder in table.s.face_up if wonder >= 0]) == 4
