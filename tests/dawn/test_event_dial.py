"""The event dial: when it turns and what its icons do (base p. 12)."""

import pytest

from tests.table import Table, arrange, new_table
from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.state import HOME

IDLE = "choose_card=idle-science"

# The capitals stand on islands, so they are mature. A is beaten, B roams.
ISLANDS = """
    map = '''
    g g g g . g . g . g
    '''
    icons = { 0 = "A" }
    AT
    barbarians = { A = "off", B = 3 }
    [[seat]]
    leader = "rome"
    capital = 4
    ROMAN
    [[seat]]
    leader = "egypt"
    capital = 5
    EGYPTIAN
    [[seat]]
    leader = "france"
    capital = 6
    FRENCH
"""
BEFORE_TRADE = 'at = "round"\nevent = 2'


def islands(at: str, rome: str = "", egypt: str = "", france: str = "") -> Table:
    return arrange(ISLANDS, AT=at, ROMAN=rome, EGYPTIAN=egypt, FRENCH=france)


@pytest.mark.rule("B-DIA-01")
def test_the_dial_turns_before_each_turn_of_the_first_player_but_the_first() -> None:
    """(base p. 12)"""
    table = new_table(players=3, map="first-game", leaders=["rome", "egypt", "france"])
    while table.asked != "choose_card":
        table.play(table.offered[-1])
    first = table.seat
    assert table.s.first == first
    assert table.s.event == 0
    for section in (0, 1):
        for turn in range(3):
            assert table.s.event == section
            table.at("choose_card", seat=(first + turn) % 3).play(IDLE)
    assert table.s.event == 2


@pytest.mark.rule("B-DIA-02", "B-DIA-03")
def test_the_dial_runs_spawn_blank_movement_trade_movement_and_round_again() -> None:
    """(base p. 12, Q34)"""
    table = islands("event = 0")
    table.play(IDLE, IDLE, IDLE).at("choose_card", seat=0)  # the blank section
    assert (table.barbarian("A"), table.barbarian("B")) == (HOME, 3)
    table.play(IDLE, IDLE, IDLE).at("barbarian_direction").play("2")
    table.play(IDLE, IDLE, IDLE).at("add_trade", seat=0).play("culture", "culture", "culture")
    table.play(IDLE, IDLE, IDLE).at("barbarian_direction").play("5")
    assert table.barbarian("A") == HOME
    table.play(IDLE, IDLE, IDLE).at("choose_card", seat=0)  # the spawn icon
    assert table.barbarian("A") == 0
    table.play(IDLE, IDLE, IDLE).at("choose_card", seat=0)  # the blank section
    table.play(IDLE, IDLE, IDLE).at("barbarian_direction")


@pytest.mark.rule("B-DIA-03")
def test_nothing_happens_on_a_blank_section() -> None:
    """(base p. 12)"""
    table = islands("event = 0").play(IDLE, IDLE)
    before = table.s.to_json()
    table.play(IDLE).at("choose_card", seat=0)
    after = table.s.to_json()
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"event", "round", "row", "turn", "stack", "pending"}


@pytest.mark.rule("B-DIA-04", "B-DIA-05")
def test_an_event_comes_before_the_turn_of_the_first_player_and_in_nobodys_turn() -> None:
    """(base p. 12) Abilities for the start of a turn wait until it begins."""
    table = islands("event = 1\nturn = 2", rome="wonders = { oracle = 4 }").play(IDLE)
    table.at("barbarian_direction")
    assert table.s.turn == NOBODY
    table.play("2").at("use_ability", seat=0)
    assert table.s.turn == 0
    table = islands(BEFORE_TRADE, rome="wonders = { oracle = 4 }").at("add_trade", seat=0)
    assert table.s.turn == NOBODY
    table.play("culture", "culture", "culture").at("use_ability", seat=0)


@pytest.mark.rule("B-DIA-06")
def test_the_trade_icon_gives_a_token_for_each_mature_city_and_no_other() -> None:
    """(base p. 12)"""
    rome = "cities = [0]\ntokens = [1]"  # a second mature city
    egypt = "cities = [2]"  # not mature beside a rival token
    table = islands(BEFORE_TRADE, rome, egypt)
    table.play("add_trade=science", "add_trade=science").at("add_trade", seat=1)
    table.play("add_trade=economy").at("add_trade", seat=2)
    table.play("add_trade=military").at("choose_card", seat=0)
    trade = [table.trade(seat) for seat in range(3)]
    assert trade == [{"science": 2}, {"economy": 1}, {"military": 1}]


@pytest.mark.rule("B-DIA-06")
def test_a_player_without_a_mature_city_gains_nothing() -> None:
    """(base p. 12)"""
    table = arrange(
        """
        map = "g g g g"
        at = "round"
        event = 2
        [[seat]]
        leader = "rome"
        capital = 0
        [[seat]]
        leader = "egypt"
        capital = 2
        """
    ).at("choose_card", seat=0)
    assert table.trade(0) == table.trade(1) == {}


@pytest.mark.rule("B-DIA-07")
def test_the_tokens_go_on_whichever_cards_the_player_likes() -> None:
    """(base p. 12)"""
    table = islands(BEFORE_TRADE, "cities = [0]\ntokens = [1]")
    types = ["culture", "science", "economy", "industry", "military"]
    for card in ("military", "culture"):
        table.at("add_trade", seat=0)
        assert table.offered == types
        table.play(card)
    assert table.trade(0) == {"military": 1, "culture": 1}


@pytest.mark.rule("B-DIA-08")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_trade_icon_goes_clockwise_from_the_first_player(first: int) -> None:
    """(base p. 12)"""
    table = islands(f"{BEFORE_TRADE}\nfirst = {first}")
    for turn in range(3):
        table.at("add_trade", seat=(first + turn) % 3).play("culture")
    table.at("choose_card", seat=first)


@pytest.mark.rule("B-DIA-09")
def test_no_card_gets_more_than_three_and_the_surplus_is_lost() -> None:
    """(base p. 13)"""
    full = "trade = { culture = 3, science = 3, economy = 3, industry = 3, military = MANY }"
    rome = "cities = [0]\ntokens = [1]\n"
    table = islands(BEFORE_TRADE, rome + full.replace("MANY", "2"), full.replace("MANY", "3"))
    table.at("add_trade", seat=2)  # only one token of the first had room, none of the second's
    assert table.s.trade[0] == table.s.trade[1] == (3, 3, 3, 3, 3)
