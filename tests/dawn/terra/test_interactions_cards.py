"""Interactions of row, cards, victory and options (rules X-128 to X-170)."""

from typing import Any

import pytest

from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange, new_table
from ziggurat.bots import bots_of
from ziggurat.core.game import BadSetup
from ziggurat.core.match import Match
from ziggurat.games.dawn.content import VICTORY
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.rules.armies import army_starts
from ziggurat.games.dawn.rules.culture import control_spaces
from ziggurat.games.dawn.rules.focus_row import slot_of
from ziggurat.games.dawn.rules.pieces import friendly, mature_cities
from ziggurat.games.dawn.rules.victory import marks_needed
from ziggurat.games.dawn.rules.wonders import wonder_cost

PLAIN = """
    edition = "terra-incognita"
    TOP
    map = '''
     g g g g g g
    g g g g g g g
     g g g g g g
    '''
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    capital = 7
    SEAT
    [[seat]]
    leader = "egypt"
    capital = 11
    RIVAL
"""


def plain(
    seat: str = "", rival: str = "", top: str = "", row: str = "", leader: str = "rome"
) -> Table:
    row = row or row_of_six("culture", 1)
    return arrange(PLAIN, TOP=top, SEAT=seat, RIVAL=rival, ROW=row, LEADER=leader)


@pytest.mark.rule("X-128")
def test_open_borders_helps_maturity_but_makes_nothing_friendly() -> None:
    """(Terra Incognita p. 2) The ring round the capital is the giver's but for one space."""
    ring = "tokens = [0, 1, 6, 13]\n"
    table = plain("tokens = [8]\ndiplomacy = 'open_borders_terra-1'", ring + "cities = [14]")
    near = table.s.board.map.near[7]
    missing = near & ~(friendly(table.s, 0) | friendly(table.s, 1))
    assert mature_cities(table.s, 0) == (0 if missing else 1 << 7)
    without = plain("tokens = [8]", ring + "cities = [14]")
    assert mature_cities(without.s, 0) == 0
    assert friendly(table.s, 0) == friendly(without.s, 0)
    assert control_spaces(table.s, 0, 5) == control_spaces(without.s, 0, 5)


@pytest.mark.rule("X-130")
def test_first_or_second_slot_covers_three_places() -> None:
    """(Terra Incognita pp. 8, 13) With Machu Picchu two places farther right: 2, 3, 4, then 3..."""
    table = plain("wonders = { machu_picchu_terra = 7 }")
    slots = [slot_of(table.s, 0, lane) for lane in table.s.row[0]]
    assert slots == [2, 3, 4, 3, 4, 5]


@pytest.mark.rule("X-131")
def test_the_two_first_places_are_next_to_each_other() -> None:
    """(Terra Incognita p. 8) Oracle swaps neighbours by place."""
    table = plain(
        "wonders = { oracle = 7 }", row="growth culture science economy industry military"
    )
    table.play("use_ability=oracle", "swap_first=growth").at("swap_second")
    assert table.offered == ["culture"]


@pytest.mark.rule("X-138")
def test_growth_and_military_cards_hold_three_trade_tokens() -> None:
    """(base p. 13)"""
    with pytest.raises(BadSetup):
        plain("trade = { growth = 4 }")
    table = plain("trade = { growth = 3, military = 3, culture = 3 }", top="event = 0")
    assert table.trade(0) == {"growth": 3, "military": 3, "culture": 3}


@pytest.mark.rule("X-139", "X-155")
@pytest.mark.parametrize("seed", [1, 2])
def test_every_winner_of_a_standard_game_holds_fortified(seed: int) -> None:
    """(Terra Incognita p. 8) Three standard cards are too few for four marks."""
    table = finished(seed, players=3)
    s = table.s
    assert marks_needed(s) == 4
    assert bin(s.board.forts).count("1") == s.seats
    for winner in s.won_by:
        assert "fortified" in table.marks(winner)
        assert s.cities[winner] & s.board.forts
    two_forts = [p for p in range(s.seats) if "expeditionary" in table.marks(p)]
    assert len(two_forts) <= s.seats // 2


def finished(seed: int, **setup: Any) -> Table:
    """A game of the expansion played to its end by eager bots."""
    for start in range(seed * 100, seed * 100 + 50):
        match = Match(DAWN, {"edition": "terra-incognita", **setup}, start)
        bots = [bots_of()["eager"](start * 10 + seat) for seat in range(match.state.seats)]
        while match.ask is not None and match.state.round < 150:
            match.answer(bots[match.ask.player].choose(match.state))
        if match.ask is None:
            return Table(match.state)
    raise AssertionError("no game came to an end")


@pytest.mark.rule("X-146")
def test_all_reductions_of_a_wonder_add_up() -> None:
    """(Terra Incognita p. 14) Egypt 1, Buenos Aires 2, the token on the card 1."""
    table = plain(
        'diplomacy = "buenos_aires"',
        leader="france",
        top='face_up = "stonehenge"\nwonder_tokens = "stonehenge"',
    )
    stonehenge = table.s.face_up[0]
    assert wonder_cost(table.s, 0, stonehenge) == 7 - 2 - 1
    assert wonder_cost(table.s, 1, stonehenge) == 7 - 1 - 1


@pytest.mark.rule("X-148", "X-149")
def test_in_the_peaceful_game_forts_are_tiles_and_all_cards_are_needed() -> None:
    """(Terra Incognita p. 15)"""
    table = new_table(edition="terra-incognita", players=2, peaceful=True)
    s = table.s
    while s.round == 0:
        assert s.pending is not None
        s.play(s.pending.options[0])
    assert len(s.victory) == 3
    assert not any(VICTORY[card].forts for card in s.victory)
    assert marks_needed(s) == 3
    forts = [space for space in range(len(s.board.laid_at)) if s.board.forts >> space & 1]
    tiles = {s.board.laid_at[space] for space in forts}
    assert len(tiles) == len(forts) == 2
    assert all(s.board.laid_at.count(tile) == 1 for tile in tiles)


@pytest.mark.rule("X-150", "X-151", "X-152")
@pytest.mark.parametrize(
    "setup",
    [{"epic": True}, {"map": "first-game"}, {"map": "built"}, {"automated": True}],
    ids=lambda s: str(s),
)
def test_options_of_the_base_game_are_refused_with_the_expansion(setup: dict[str, Any]) -> None:
    """(Terra Incognita p. 4) Nor is there an automated player with cards of its own; the bot that
    borrows its procedure plays an ordinary seat (R-24)."""
    with pytest.raises(BadSetup):
        new_table(edition="terra-incognita", players=2, **setup)


@pytest.mark.rule("X-151")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_wonders_are_removed_alike_for_every_number_of_players(players: int) -> None:
    """(Terra Incognita p. 6)"""
    s = new_table(edition="terra-incognita", players=players).s
    while s.round == 0:
        assert s.pending is not None
        s.play(s.pending.options[0])
    assert all(sum(left) + 1 == 2 + 2 + 3 for left in s.left)


@pytest.mark.rule("X-153")
def test_a_stray_wonder_token_is_no_obstacle_to_a_city() -> None:
    """(base p. 13) A rival's Forbidden City destroys the control token above it."""
    table = plain(
        "tokens = [2, 3]\nwonders = { alhambra = 3 }",
        "tokens = [4]\nwonders = { forbidden_city = 11 }",
        top="turn = 1\nfirst = 1",
        row=row_of_six("industry", 1),
    )
    table.play("use_ability=forbidden_city", "destroy_token=3", "choose_card=idle-science")
    assert table.wonders(0) == set()
    while table.asked != "choose_card":
        table.play("pass")
    table.play("choose_card=industry", "build=city", "build_city=3")
    assert table.wonders(0) == {"alhambra"}


@pytest.mark.rule("X-156")
def test_the_two_cards_resolved_last_can_become_governments() -> None:
    """(Terra Incognita p. 13) After science and then culture these lie in the first two places."""
    row = "growth military industry economy science culture"
    table = plain(row=row, top="first = 1\nevent = 1")
    table.play("choose_card=idle-science").at("choose_card", seat=1).play("idle-science")
    table.play("choose_card=culture", "place_token=pass").at("change_government", seat=1)
    table.play("pass").at("change_government", seat=0)
    assert table.offered == ["culture", "science", "pass"]


@pytest.mark.rule("X-163")
def test_the_capital_is_always_a_starting_place() -> None:
    """(base p. 11) Even beaten and surrounded."""
    table = plain(rival="tokens = [0, 1, 6, 8, 13, 14]\nbeaten = [0]")
    assert army_starts(table.s, 0) == 1 << 7


@pytest.mark.rule("X-165")
def test_a_reinforced_token_stops_a_barbarian_as_before() -> None:
    """(base p. 12)"""
    top = 'at = "round"\nevent = 0\nbarbarians = { A = 14 }\nicons = { 14 = "A" }'
    table = plain("reinforced = [15]", top=top).play("barbarian_direction=2")
    assert table.barbarian("A") == 14
    assert table.tokens(0) == {15}
    assert table.reinforced(0) == set()


@pytest.mark.rule("X-169")
def test_a_wonder_deck_that_ran_out_stays_empty() -> None:
    """(Terra Incognita p. 14) The dial removes its last card and there is no next one."""
    top = 'at = "round"\nevent = 2\nface_up = "stonehenge"\nwonder_tokens = "stonehenge"'
    table = plain(top=top)
    while table.asked == "change_government":
        table.play("pass")
    assert table.s.face_up == (-1, -1, -1, -1)
    table.at("choose_card", seat=0)


@pytest.mark.rule("X-170")
def test_handicap_tokens_move_to_the_card_that_replaces_theirs() -> None:
    """(base p. 15)"""
    table = plain("trade = { science = 1, culture = 1 }\ntech = 2", row=row_of_six("science", 1))
    table.play("choose_card=science", "spend_token=pass", "gain_card=drama_and_poetry")
    assert table.trade(0) == {"science": 1, "culture": 1}
    assert "drama_and_poetry" in table.slots(0)
