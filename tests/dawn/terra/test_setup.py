"""Setup of the expansion: players, leaders, rows and pieces (Terra Incognita pp. 2-4)."""

from typing import Any

import pytest

from tests.dawn import box
from tests.dawn.terra import expansion
from tests.dawn.terra.opening import opening, ready, through_chance
from tests.table import Table, arrange, new_table
from ziggurat.core.bits import each
from ziggurat.core.flow import NOBODY, Ask, Roll
from ziggurat.core.game import BadSetup
from ziggurat.games.dawn.content import DIPLOMACY, DISTRICTS, FOCUS, LEADERS, TYPES
from ziggurat.games.dawn.rules.pieces import supply, unused_cities, unused_tokens
from ziggurat.games.dawn.rules.science import in_deck
from ziggurat.games.dawn.state import ABSENT, HOME, NO_CARD

NAMES = {row[0] for row in expansion.leaders()}
LEVEL_ONE = {row[0]: row[1] for row in box.rows(expansion.FOCUS)}
UNIQUE = {row[0]: row[1:] for row in box.rows(expansion.UNIQUE)}  # type, level, card


def deck(table: Table, seat: int, level: int) -> set[str]:
    """The cards of a level a seat has beside its row."""
    return {FOCUS[card].slug for card in each(in_deck(table.s, seat, level))}


def started(leader: str) -> Table:
    """A game of two at its first turn; seat 1 plays this leader."""
    table = opening(leaders=["rome" if leader != "rome" else "france", leader])
    while table.s.round == 0:
        table.play(table.offered[0])
    return table


# Who plays


@pytest.mark.rule("T-USE-28")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    """(Terra Incognita p. 2)"""
    table = ready(players)
    asked: list[int] = []
    while table.asked == "choose_card" and len(asked) < players:
        asked.append(table.seat)
        table.play("choose_card=idle-science")
    assert sorted(asked) == list(range(players))


@pytest.mark.rule("T-USE-28", "T-USE-29", "T-SET-04")
@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"players": 6}, "2 to 5 can play, not 6"),
        ({"players": 1}, "2 to 5 can play, not 1"),
        ({"players": 5, "edition": "base"}, "2 to 4 can play, not 5"),
        ({"edition": "base", "colors": ["purple", "red"]}, "there is no colour 'purple'; there is"),
        ({"colors": ["purple", "purple"]}, "two players cannot have the same colour"),
        ({"colors": ["purple"]}, "2 players need 2 colours"),
        ({"edition": "base", "map": "explored"}, "the map is 'first-game' or 'built'"),
        ({"leaders": ["zulu", "zulu"]}, "two players cannot have the same leader"),
        ({"edition": "base", "leaders": ["zulu", "rome"]}, "there is no leader 'zulu'"),
    ],
)
def test_a_bad_setup_is_told_in_one_sentence(setup: dict[str, Any], sentence: str) -> None:
    """(Terra Incognita pp. 2, 4): purple and new leaders only with all of the expansion"""
    with pytest.raises(BadSetup) as refused:
        new_table(**({"edition": expansion.EDITION} | setup))
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


@pytest.mark.rule("T-SET-01")
@pytest.mark.parametrize("land", ["first-game", "built"])
def test_the_maps_of_the_base_game_are_refused(land: str) -> None:
    """(Terra Incognita p. 4)"""
    with pytest.raises(BadSetup) as refused:
        new_table(edition=expansion.EDITION, players=2, map=land)
    assert str(refused.value) == f"the map is 'explored', not '{land}'"


@pytest.mark.rule("T-SET-04", "T-USE-28")
def test_players_have_the_colours_they_picked_in_seat_order() -> None:
    """(Terra Incognita p. 4)"""
    table = opening(2, colors=["purple", "green"])
    assert table.s.setup["colors"] == ["purple", "green"]
    assert sorted(opening(5).s.setup["colors"]) == ["blue", "green", "orange", "purple", "red"]


@pytest.mark.rule("T-SET-01", "T-SET-21", "T-SET-30")
@pytest.mark.parametrize(("players", "core"), [(2, 2), (5, 4)])
def test_setup_goes_by_the_expansions_own_list(players: int, core: int) -> None:
    """(Terra Incognita pp. 4-7): leaders, tiles, first player, core, forts, capitals, decks"""
    table = opening(players, leaders="random")
    asked = []
    while table.asked != "choose_card":
        asked.append(table.asked)
        assert isinstance(table.s.pending, Ask) == (table.asked in ("place_fort", "place_tile"))
        table.play(table.offered[0])
    assert asked == [
        *["draw_leader"] * players,
        *["draw_tile"] * players,
        "draw_first",
        *["draw_tile"] * core,
        "core_side",
        *["place_fort"] * players,
        *["place_tile"] * players,
        *["draw_wonder"] * 4,
        *["draw_victory"] * 3,
    ]


# Leaders and rows


@pytest.mark.rule("T-SET-02", "T-USE-02")
def test_each_player_gets_a_random_leader_of_eighteen_and_no_leader_twice() -> None:
    """(Terra Incognita p. 4)"""
    table = opening(5, leaders="random")
    left = set(NAMES)
    assert len(left) == 18
    drawn = ["rome", "zulu", "inca", "america", "ottoman"]
    for name in drawn:
        table.at("draw_leader")
        assert isinstance(table.s.pending, Roll)
        assert table.s.pending.weights is None
        assert set(table.offered) == left
        table.play(name)
        left.remove(name)
    assert [LEADERS[n].slug for n in table.s.leaders] == drawn


@pytest.mark.rule("T-SET-09", "T-SET-10", "T-SET-11", "T-SET-12", "T-USE-12", "T-UNQ-03")
@pytest.mark.parametrize("row", expansion.leaders(), ids=lambda row: row[0])
def test_growth_lies_leftmost_and_the_others_in_the_order_of_the_sheet(row: list[str]) -> None:
    """(Terra Incognita p. 4): a unique card of level I takes the place of the ordinary one"""
    leader, *order = row
    expected = [LEVEL_ONE["growth"], *(LEVEL_ONE[type_] for type_ in order)]
    type_, level, card = UNIQUE[leader]
    if level == "1":
        expected[["growth", *order].index(type_)] = card
    assert started(leader).slots(1) == expected


@pytest.mark.rule("T-SET-03", "T-SET-12", "T-SET-13", "T-USE-24", "T-UNQ-04")
@pytest.mark.parametrize("leader", sorted(NAMES))
def test_the_unique_card_of_the_leader_comes_with_his_sheet(leader: str) -> None:
    """(Terra Incognita p. 4): beside the row, unless it is of level I; nobody else has it"""
    table = started(leader)
    own, rival = (
        {card for level in (1, 2, 3, 4) for card in deck(table, seat, level)} for seat in (1, 0)
    )
    _, level, card = UNIQUE[leader]
    assert (card in table.slots(1)) == (level == "1")
    assert card in deck(table, 1, int(level)) or level == "1"
    assert own & {row[2] for row in UNIQUE.values()} == ({card} - set(table.slots(1)))
    assert card not in rival
    assert card not in table.slots(0)


@pytest.mark.rule("T-SET-05", "T-USE-20", "T-USE-21", "T-USE-22", "T-USE-23")
def test_the_other_cards_of_the_colour_are_the_focus_deck() -> None:
    """(Terra Incognita pp. 2, 4): without the base cards that were taken out"""
    table = started("america")
    for level in (2, 3, 4):
        ordinary = {row[level] for row in box.rows(expansion.FOCUS)}
        assert len(ordinary) == 6
        assert deck(table, 1, level) - {"radio"} == ordinary
        assert not deck(table, 1, level) & expansion.FOCUS_OUT
    assert deck(table, 1, 1) == set()


@pytest.mark.rule("T-SET-14", "T-SET-15", "T-SET-16", "T-USE-31")
@pytest.mark.parametrize("leader", ["japan", "scythia", "egypt", "zulu"])
def test_one_army_and_one_caravan_start_on_their_cards(leader: str) -> None:
    """(Terra Incognita p. 4): the others wait for a card that unlocks them"""
    s = started(leader).s
    assert s.armies == ((HOME,),) * 2
    assert s.caravans == ((HOME,),) * 2


@pytest.mark.rule("T-SET-16")
def test_the_other_figures_come_with_a_better_card() -> None:
    """(Terra Incognita pp. 4, 10)"""
    table = opening(leaders=["zulu", "rome"])  # Zulu has science in slot 4
    through_chance(table, "place_fort")
    while table.s.round == 0:
        table.play("0" if table.asked == "draw_first" else table.offered[0])
    table.play("science", "gain_card=iron_working_terra")
    assert table.s.armies[0] == (HOME, HOME)
    assert table.s.caravans[0] == (HOME,)


@pytest.mark.rule("T-SET-08")
def test_tech_dials_start_on_zero() -> None:
    """(Terra Incognita p. 4): Zulu's science card in slot 4 passes the first level space, 3"""
    table = ready(leaders=["zulu", "rome"])
    assert table.s.dial == (0, 0)
    table.play("choose_card=science", "gain_card=pass").at("choose_card", seat=1)
    assert table.s.dial == (4, 0)


# Pieces


@pytest.mark.rule("T-SET-05", "T-SET-55", "T-USE-19", "T-USE-25", "T-USE-26", "T-USE-30")
@pytest.mark.rule("T-USE-32")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_has_all_pieces_of_his_colour_and_nothing_else(players: int) -> None:
    """(Terra Incognita pp. 3-7): purple like the others"""
    table = ready(players)
    s = table.s
    for seat in range(players):
        assert unused_tokens(s, seat) == 34
        assert unused_cities(s, seat) == 7
        assert table.cities(seat) == {s.capital[seat]}
        assert table.tokens(seat) == set()
        assert s.districts[seat] == (HOME,) * len(DISTRICTS) == (HOME,) * 5
        owns = {DIPLOMACY[n].slug for n, at in enumerate(s.diplomacy[seat]) if at == NOBODY}
        assert owns == set(expansion.DIPLOMACY)
        assert set(s.diplomacy[seat]) == {NOBODY, ABSENT}
        assert s.government[seat] == NO_CARD
        assert table.trade(seat) == {}
        assert table.resources(seat) == {}
        assert table.diplomacy(seat) == set()
        assert table.wonders(seat) == table.natural(seat) == table.city_states(seat) == set()
        assert table.marks(seat) == set()


HOARD = """
    edition = "terra-incognita"
    map = '''
     g g g g
    g g g g g
    '''
    [[seat]]
    capital = 0
    resources = "RESOURCES"
    [[seat]]
    capital = 8
"""


@pytest.mark.rule("T-USE-08", "T-SET-53")
def test_there_are_ten_resource_tokens_of_each_type() -> None:
    """(Terra Incognita pp. 2, 7): nine are held, so one is left"""
    table = arrange(HOARD, RESOURCES="marble " * 9)
    assert [supply(table.s, resource) for resource in range(4)] == [1, 10, 10, 10]


@pytest.mark.rule("T-USE-07")
def test_trade_tokens_never_run_out() -> None:
    """(Terra Incognita p. 2): 90 are on the cards of five players, though the box holds 60"""
    table = ready(5, handicap=[18] * 5)
    assert sum(sum(trade) for trade in table.s.trade) == 90


GOVERNMENT = """
    edition = "terra-incognita"
    map = '''
     g g g g g g
    g g g g g g g
    '''
    at = "round"
    event = 2
    [[seat]]
    capital = 0
    row = "ROW"
    [[seat]]
    capital = 2
    row = "ROW"
    [[seat]]
    capital = 4
    row = "ROW"
    [[seat]]
    capital = 7
    row = "ROW"
    [[seat]]
    capital = 10
    row = "ROW"
"""


@pytest.mark.rule("T-SET-06", "T-USE-33")
@pytest.mark.parametrize("row", box.rows(expansion.GOVERNMENTS), ids=lambda row: row[0])
def test_everybody_has_a_government_token_of_every_type(row: list[str]) -> None:
    """(Terra Incognita pp. 3, 4): five players may have the same government"""
    _, type_, _ = row
    others = [name for name in TYPES if name != type_]
    table = arrange(GOVERNMENT, ROW=" ".join([type_, *others]))
    for seat in range(5):
        table.at("change_government", seat=seat).play(type_)
    assert {TYPES[lane] for lane in table.s.government} == {type_}


# The Ottoman's card


@pytest.mark.rule("T-USE-35")
@pytest.mark.card("leader.ottoman")
def test_the_ibrahim_card_is_in_play_only_with_the_ottoman_leader() -> None:
    """(Terra Incognita pp. 3, 15): there is one, and it belongs to nobody at first"""
    asked = set()
    for leader in sorted(NAMES - {"ottoman", "rome"}):
        table = started(leader)
        assert table.s.ibrahim == NOBODY
        assert table.asked != "give_ibrahim"
        asked |= set(table.offered)
    assert "ottoman" not in asked
    table = opening(3, leaders=["ottoman", "rome", "france"])
    while table.s.round == 0:
        table.play("0" if table.asked == "draw_first" else table.offered[0])
    assert table.s.ibrahim == NOBODY
    table.at("use_ability", seat=0).play("ottoman").at("give_ibrahim", seat=0)
    assert table.offered == ["1", "2", "pass"]
    table.play("2")
    assert table.s.ibrahim == 2
