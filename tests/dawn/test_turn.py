"""The order of play and the player's turn (base p. 6)."""

import pytest

from tests.dawn.rows import row
from tests.table import Table, arrange, new_table
from ziggurat.games.dawn.content import TYPES

# Three capitals with nothing around them, where cards find nothing to do.
ISLES = """
    map = "g . . . g . . . g"
    first = 1
    turn = 1
    [[seat]]
    leader = "egypt"
    row = "culture science economy industry military"
    capital = 0
    [[seat]]
    leader = "rome"
    row = "ROW"
    cards = "CARDS"
    capital = 1
    [[seat]]
    leader = "scythia"
    capital = 2
"""
ROW = "culture science economy industry military"

# The event dial stands before a movement of barbarians; die 2 sends A east onto a token of seat 0.
RAID = """
    map = "g g g g . . . g g"
    icons = { 0 = "A" }
    at = "round"
    event = 1
    victory = "technophile_scholarly"
    [[seat]]
    leader = "rome"
    capital = 2
    tokens = [1]
    marks = "MARKS"
    wonders = { hanging_gardens = 2 }
    [[seat]]
    leader = "egypt"
    capital = 4
    tokens = [5]
    marks = "MARKS"
    wonders = { terracotta_army = 4 }
"""


def isles(order: str = ROW, cards: str = "") -> Table:
    """The isles with this row for seat 1."""
    return arrange(ISLES, ROW=order, CARDS=cards)


def types(table: Table, seat: int) -> str:
    """The types of a row, slot 1 first."""
    return " ".join(TYPES[lane] for lane in table.s.row[seat])


@pytest.mark.rule("B-TRN-01", "B-TRN-04")
def test_first_player_begins_the_game_without_an_event() -> None:
    """(base p. 6)"""
    table = new_table(players=3, leaders=["rome", "egypt", "scythia"])
    table.play("draw_first=2")
    while table.asked in ("draw_wonder", "draw_victory"):
        table.play(table.offered[0])
    table.at("choose_card", seat=2)
    assert table.s.event == 0
    table.play("idle-science").at("choose_card", seat=0).play("idle-science")
    table.at("choose_card", seat=1)
    assert table.s.event == 0
    table.play("idle-science").at("choose_card", seat=2)
    assert table.s.event == 1


@pytest.mark.rule("B-TRN-02", "B-TRN-03", "B-TRN-04", "B-TRN-14")
def test_turns_go_round_clockwise_and_the_dial_moves_before_the_same_first_player() -> None:
    """(base p. 6)"""
    table = isles()
    turns: list[int] = []
    events: list[int] = []
    while len(turns) < 16:
        if table.asked == "choose_card":
            turns.append(table.seat)
            events.append(table.s.event)
            table.play("idle-science")
        else:
            assert table.asked in ("barbarian_direction", "add_trade")
            table.play(table.offered[0])
    assert turns == [1, 2, 0] * 5 + [1]
    assert events == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 0]
    assert table.s.first == 1


@pytest.mark.rule("B-TRN-05", "B-TRN-10", "B-TRN-14")
def test_a_card_is_chosen_then_resolved_then_reset() -> None:
    """(base p. 6)"""
    table = arrange(
        """
        map = "g g . . . g"
        [[seat]]
        row = "science military culture economy industry"
        capital = 0
        [[seat]]
        capital = 2
        """
    )
    table.at("choose_card", seat=0).play("culture").at("place_token", seat=0)
    assert types(table, 0) == "science military culture economy industry"
    table.play("place_token=1").at("choose_card", seat=1)
    assert table.tokens(0) == {1}
    assert types(table, 0) == "culture science military economy industry"


@pytest.mark.rule("B-TRN-06", "B-TRN-07")
def test_exactly_one_card_of_the_row_must_be_chosen_from_any_slot() -> None:
    """(base p. 6) Resolving for no effect (base p. 15) is not skipping: the card is reset."""
    table = isles().at("choose_card", seat=1)
    assert set(table.offered) == {*TYPES[:5], "idle-science"}
    assert "pass" not in table.offered


@pytest.mark.rule("B-TRN-09", "B-ROW-01")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_a_card_is_resolved_with_the_number_of_its_slot(slot: int) -> None:
    """(base p. 6)"""
    table = isles(row("science", slot)).play("choose_card=science")
    if slot >= 3:
        table.play("gain_card=pass")
    assert table.s.dial[1] == slot


@pytest.mark.rule("B-TRN-10", "B-TRN-11", "B-TRN-12", "B-ROW-04", "B-EX-15")
@pytest.mark.parametrize(
    ("chosen", "after"),
    [
        ("culture", "culture science economy industry military"),
        ("science", "science culture economy industry military"),
        ("economy", "economy culture science industry military"),
        ("industry", "industry culture science economy military"),
        ("military", "military culture science economy industry"),
    ],
)
def test_reset_card_goes_to_slot_one_and_lower_cards_move_up(chosen: str, after: str) -> None:
    """(base p. 6)"""
    table = isles().play(f"choose_card={chosen}").at("choose_card", seat=2)
    assert types(table, 1) == after
    assert types(table, 0) == ROW


@pytest.mark.rule("B-TRN-13")
@pytest.mark.parametrize("choice", ["idle-science", "military"])
def test_a_card_is_reset_even_if_it_did_nothing(choice: str) -> None:
    """(base p. 6)"""
    table = isles("culture economy industry science military")
    table.play(f"choose_card={choice}").at("choose_card", seat=2)
    assert table.s.dial[1] == 0
    assert types(table, 1).startswith(choice.removeprefix("idle-"))


@pytest.mark.rule("B-TRN-15")
def test_a_turn_has_one_card_unless_a_card_grants_another() -> None:
    """(base p. 6)"""
    isles().play("choose_card=economy").at("choose_card", seat=2)
    table = isles(cards="capitalism")
    table.play("choose_card=economy").at("resolve_another", seat=1)
    table.play("science").at("choose_card", seat=2)
    assert table.s.dial[1] == 1


@pytest.mark.rule("B-TRN-16")
def test_tokens_on_a_card_travel_with_it() -> None:
    """(base p. 6)"""
    table = arrange(
        """
        map = "g . . . g . . . g"
        icons = { 2 = "seoul" }
        [[seat]]
        leader = "egypt"
        row = "culture science economy industry military"
        capital = 0
        cities = [2]
        city_states = "seoul"
        trade = { culture = 1, science = 2 }
        [[seat]]
        leader = "rome"
        capital = 1
        """
    )
    table.play("choose_card=military", "choose_card=idle-science").at("choose_card", seat=0)
    assert types(table, 0) == "military culture science economy industry"
    assert table.trade(0) == {"culture": 1, "science": 2}
    table.play("choose_card=science").at("spend_token")
    assert table.offered == ["trade", "seoul", "pass"]
    table.play("trade", "seoul", "pass", "gain_card=pass")
    assert table.s.dial[0] == 5
    assert types(table, 0).startswith("science")
    assert table.trade(0) == {"culture": 1, "science": 1}


@pytest.mark.rule("B-TRN-16")
def test_a_caravan_on_the_economy_card_travels_with_it() -> None:
    """(base p. 6) From slot 1 the caravan could not have entered the hills."""
    table = arrange(
        """
        map = "g h . . . g"
        [[seat]]
        leader = "egypt"
        row = "economy culture science industry military"
        capital = 0
        [[seat]]
        leader = "rome"
        capital = 2
        """
    )
    table.play("choose_card=military", "choose_card=idle-science", "choose_card=economy")
    table.at("move_caravan", seat=0)
    assert 1 in table.spaces


@pytest.mark.rule("B-TRN-17", "B-KEY-04")
@pytest.mark.parametrize(("card", "reached"), [("foreign_trade", set()), ("steam_power", {1, 2})])
def test_the_text_of_a_card_beats_the_general_rule(card: str, reached: set[int]) -> None:
    """(base p. 6) Caravans keep off water, unless their card lets them onto it."""
    table = arrange(
        """
        map = "g w g . . . g"
        [[seat]]
        leader = "egypt"
        row = "economy culture science industry military"
        cards = "CARD"
        capital = 0
        [[seat]]
        leader = "rome"
        capital = 3
        """,
        CARD=card,
    )
    table.play("choose_card=economy")
    assert table.spaces - {0} == reached


@pytest.mark.rule("B-TRN-18", "B-TRN-02")
def test_victory_is_checked_after_the_event_and_before_abilities() -> None:
    """(base p. 12) Before the raid both had two friendly spaces and one wonder."""
    table = arrange(RAID, MARKS="technophile_scholarly")
    table.play("barbarian_direction=2")
    assert table.asked == ""
    assert table.s.won_by == (1,)


@pytest.mark.rule("B-TRN-18")
def test_abilities_come_after_the_event_and_before_choosing_a_card() -> None:
    """(base p. 12)"""
    table = arrange(RAID, MARKS="").at("barbarian_direction").play("2")
    table.at("use_ability", seat=0)
    assert table.tokens(0) == set()
    table.play("hanging_gardens").at("place_token", seat=0)
    table.play("pass").at("choose_card", seat=0)
