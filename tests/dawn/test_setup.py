"""Setting up a game: players, leaders, the ready-made map, its tokens (base pp. 2-4)."""

from typing import Any

import pytest

from tests.dawn import box
from tests.table import Table, arrange, new_table, spaces
from ziggurat.core.flow import NOBODY, Roll
from ziggurat.core.game import BadSetup
from ziggurat.games.dawn.board import TILE
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DIPLOMACY,
    FOCUS,
    LEADERS,
    NATURAL_WONDERS,
    RESOURCES,
)
from ziggurat.games.dawn.rules.diplomacy import city_state_card_free
from ziggurat.games.dawn.rules.pieces import supply, unused_cities, unused_tokens
from ziggurat.games.dawn.rules.science import allowed_caravans, in_deck
from ziggurat.games.dawn.state import ABSENT, HOME

LEVEL_ONE = {
    "culture": "early_empire",
    "science": "astrology",
    "economy": "foreign_trade",
    "industry": "pottery",
    "military": "masonry",
}

BASE_LEADERS = {row[0] for row in box.rows(box.LEADERS)}


def ready(**setup: Any) -> Table:
    """A table at the first turn; whatever chance is asked meanwhile, it gives its first answer."""
    table = new_table(**setup)
    while isinstance(table.s.pending, Roll):
        table.play(table.offered[0])
    return table.at("choose_card")


def printed(players: int) -> dict[str, list[int]]:
    """Where each icon of the first-game map lies, by the second transcription."""
    found: dict[str, list[int]] = {}
    index = ready(players=players).s.board.map.index
    for joined in range(2, players + 1):
        for tile, *place in box.FIRST_GAME[joined]:
            hexes = box.covered("A", *place)
            for cell, icon in box.icons()[f"{tile}A"].items():
                found.setdefault(icon, []).append(index[hexes[cell]])
    return found


# Who plays


@pytest.mark.rule("B-SET-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    """(base p. 2)"""
    table = ready(players=players)
    asked = []
    while table.s.round == 1:
        asked.append(table.seat)
        table.play("choose_card=idle-science")
    assert sorted(asked) == list(range(players))


@pytest.mark.rule("B-SET-01")
@pytest.mark.parametrize("players", [0, 1, 5, -2, "3", 2.0, None, True, [2]])
def test_no_other_number_can_play(players: object) -> None:
    """(base p. 2)"""
    with pytest.raises(BadSetup, match=r"^2 to 4 can play, not "):
        new_table(players=players)


@pytest.mark.rule("B-SET-01", "B-SET-10", "B-SET-11")
@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"edition": "terra"}, "there is no edition 'terra'; there is base"),
        ({"edition": ["base"]}, "there is no edition ['base']; there is base"),
        ({"edition": None}, "there is no edition None; there is base"),
        ({"map": "desert"}, "the map is 'first-game' or 'built', not 'desert'"),
        ({"map": {}}, "the map is 'first-game' or 'built', not {}"),
        ({"epic": 1}, "epic is true or false, not 1"),
        ({"errata": "no"}, "errata is true or false, not 'no'"),
        ({"colors": ["red", "red"]}, "two players cannot have the same colour"),
        ({"colors": ["red"]}, "2 players need 2 colours"),
        ({"colors": "red"}, "2 players need 2 colours"),
        ({"colors": ["red", ["blue"]]}, "there is no colour ['blue']; "),
        ({"colors": ["red", "mauve"]}, "there is no colour 'mauve'; there is blue, green, orange"),
        ({"leaders": ["rome", "rome"]}, "two players cannot have the same leader"),
        ({"leaders": ["rome"]}, "leaders are 'random', 'choose', or a list of 2"),
        ({"leaders": "rome"}, "leaders are 'random', 'choose', or a list of 2"),
        ({"leaders": 3}, "leaders are 'random', 'choose', or a list of 2"),
        ({"leaders": ["rome", "carthage"]}, "there is no leader 'carthage'; there is america, "),
        ({"leaders": ["rome", ["egypt"]]}, "there is no leader ['egypt']; "),
        ({"leaders": ["rome", None]}, "there is no leader None; "),
        ({"seed": 3}, "a setup has no seed"),
        ({"position": 3}, "a position is a text"),
    ],
)
def test_a_bad_setup_is_told_in_one_sentence(setup: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        new_table(**setup)
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


# Leaders, colours and rows


@pytest.mark.rule("B-SET-10")
def test_each_player_gets_a_random_leader_and_no_leader_twice() -> None:
    """(base p. 4)"""
    table = new_table(players=4)
    left = set(BASE_LEADERS)
    for drawn in ("rome", "japan", "aztec", "france"):
        table.at("draw_leader")
        assert isinstance(table.s.pending, Roll)
        assert table.s.pending.weights is None
        assert set(table.offered) == left
        table.play(drawn)
        left.remove(drawn)
    assert [LEADERS[n].slug for n in table.s.leaders] == ["rome", "japan", "aztec", "france"]


@pytest.mark.rule("B-SET-10")
def test_players_may_agree_to_choose_leaders() -> None:
    """(base p. 4): an option of the table"""
    table = new_table(players=3, leaders="choose")
    table.at("choose_leader", seat=0).play("egypt")
    table.at("choose_leader", seat=1)
    assert "egypt" not in table.offered
    assert len(table.offered) == 7
    table.play("scythia").at("choose_leader", seat=2).play("sumeria").at("draw_first")


@pytest.mark.rule("B-SET-10")
def test_a_leader_asked_for_is_not_drawn_by_another() -> None:
    """(base p. 4)"""
    table = new_table(players=2, leaders=["random", "rome"]).at("draw_leader")
    assert set(table.offered) == BASE_LEADERS - {"rome"}
    table.play("america").at("draw_first")
    assert [LEADERS[n].slug for n in table.s.leaders] == ["america", "rome"]


@pytest.mark.rule("B-SET-11")
def test_players_have_the_colours_they_picked_in_seat_order() -> None:
    """(base p. 4)"""
    table = new_table(players=3, map="built", colors=["orange", "blue", "red"])
    assert table.s.setup["colors"] == ["orange", "blue", "red"]
    assert len(set(new_table(players=4, map="built").s.setup["colors"])) == 4


@pytest.mark.rule("B-SET-09", "B-SET-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_the_ready_made_map_nobody_is_asked_for_a_colour(players: int) -> None:
    """(base p. 3): everybody has one all the same, and his own"""
    table = new_table(players=players)
    asked = set()
    while table.asked != "choose_card":
        assert isinstance(table.s.pending, Roll)
        asked.add(table.asked)
        table.play(table.offered[0])
    assert asked == {"draw_leader", "draw_first", "draw_wonder", "draw_victory"}
    assert len(set(table.s.setup["colors"])) == players


@pytest.mark.rule("B-SET-12", "B-SET-42")
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_has_all_pieces_of_his_colour_and_nothing_else(players: int) -> None:
    """(base pp. 4, 5)"""
    table = ready(players=players)
    s = table.s
    for seat in range(players):
        assert unused_tokens(s, seat) == 31
        assert unused_cities(s, seat) == 7
        assert table.cities(seat) == {s.capital[seat]}
        assert table.tokens(seat) == set()
        assert table.trade(seat) == {}
        assert table.resources(seat) == {}
        assert table.wonders(seat) == set()
        assert table.natural(seat) == set()
        assert table.city_states(seat) == set()
        assert table.diplomacy(seat) == set()
        assert table.marks(seat) == set()
        owns = {DIPLOMACY[n].slug for n, at in enumerate(s.diplomacy[seat]) if at == NOBODY}
        assert owns == set(box.DIPLOMACY)
        assert set(s.diplomacy[seat]) == {NOBODY, ABSENT}


@pytest.mark.rule("B-SET-13")
def test_tech_dials_start_on_zero() -> None:
    """(base p. 4): the first level space, 3, is three steps away"""
    table = ready(leaders=["scythia", "egypt"])  # Scythia has science in slot 3
    assert not any(table.s.dial)
    table.play("choose_card=science").at("gain_card", seat=0)
    assert table.s.dial[0] == 3


@pytest.mark.rule("B-SET-14", "B-SET-15")
@pytest.mark.parametrize("row", box.rows(box.LEADERS), ids=lambda row: row[0])
def test_the_level_one_cards_lie_in_the_order_of_the_leader_sheet(row: list[str]) -> None:
    """(base p. 4)"""
    leader, *order = row
    other = "rome" if leader != "rome" else "egypt"
    table = ready(leaders=[other, leader])
    assert table.slots(1) == [LEVEL_ONE[type_] for type_ in order]


@pytest.mark.rule("B-EX-01")
def test_rome_starts_with_science_economy_military_culture_industry() -> None:
    """(base p. 4): the picture in the book"""
    table = ready(leaders=["rome", "egypt"])
    assert table.slots(0) == ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"]


@pytest.mark.rule("B-SET-16")
def test_the_other_fifteen_cards_are_the_focus_deck() -> None:
    """(base p. 4)"""
    table = ready(leaders=["scythia", "egypt"])
    for seat in range(2):
        decks = [spaces(in_deck(table.s, seat, level)) for level in (1, 2, 3, 4)]
        assert [len(deck) for deck in decks] == [0, 5, 5, 5]
    table.play("choose_card=science").at("gain_card", seat=0)
    second = {card.slug for card in FOCUS if card.level == 2 and "base" in card.editions}
    assert set(table.offered) == {"pass"} | second


@pytest.mark.rule("B-SET-17")
def test_one_caravan_waits_on_foreign_trade_and_two_are_locked() -> None:
    """(base p. 4)"""
    table = ready(players=3)
    assert table.s.caravans == ((HOME,),) * 3
    assert all(allowed_caravans(table.s, seat) == 1 for seat in range(3))


# The ready-made map


@pytest.mark.rule("B-SET-04", "B-SET-18", "B-OPT-03")
def test_the_ready_made_map_lies_before_anything_else_is_done() -> None:
    """(base p. 3): all its tiles on side A"""
    table = new_table(players=4, map="first-game").at("draw_leader")
    assert len(table.s.layout) == 16
    assert {(kind, side) for kind, _number, side, *_ in table.s.layout} == {(TILE, 0)}
    assert table.s.board.map.whole.bit_count() == 160


@pytest.mark.rule("B-SET-05", "B-SET-06", "B-SET-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_players_add_their_tiles_to_the_ready_made_map(players: int) -> None:
    """(base p. 3)"""
    table = new_table(players=players)
    laid = {(number, q, r, turn) for _, number, _side, q, r, turn in table.s.layout}
    groups = [set(box.FIRST_GAME[joined]) for joined in range(2, players + 1)]
    assert laid == set().union(*groups)


@pytest.mark.rule("B-SET-08")
@pytest.mark.parametrize(
    ("players", "round_the_map"), [(2, [16, 7]), (3, [16, 11, 7]), (4, [16, 9, 11, 7])]
)
def test_capitals_stand_on_the_stars_in_seat_order_clockwise(
    players: int, round_the_map: list[int]
) -> None:
    """(base p. 3): one star each; tile 16 is in the north-east, 7 in the west"""
    table = new_table(players=players)
    s = table.s
    hubs = {(q, r): number for _, number, _side, q, r, _turn in s.layout}
    tiles = [hubs[s.board.map.cells[s.capital[seat]]] for seat in range(players)]
    start = tiles.index(16)
    assert tiles[start:] + tiles[:start] == round_the_map
    assert [table.cities(seat) for seat in range(players)] == [{c} for c in s.capital]


# Populating the map


@pytest.mark.rule("B-SET-19", "B-SET-20", "B-SET-21", "B-SET-22", "B-SET-23")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_icon_gets_its_token_and_what_has_no_icon_is_out(players: int) -> None:
    """(base p. 4)"""
    table = ready(players=players)
    s = table.s
    icons = printed(players)
    for number, resource in enumerate(RESOURCES):
        assert spaces(s.resources_on[number]) == set(icons.get(resource, ()))
    for letter in "ABCDEFGHI":
        assert table.barbarian(letter) == icons.get(letter, [ABSENT])[0]
    for number, state in enumerate(CITY_STATES):
        place = icons.get(state.slug, [ABSENT])[0]
        assert s.board.city_state_spaces.get(number, ABSENT) == place
        assert s.city_states[number] == (ABSENT if place == ABSENT else NOBODY)
    for number, natural in enumerate(NATURAL_WONDERS):
        place = icons.get(natural.slug, [ABSENT])[0]
        assert s.board.natural_spaces.get(number, ABSENT) == place
        assert s.natural[number] == (ABSENT if place == ABSENT else NOBODY)


@pytest.mark.rule("B-SET-23")
def test_a_barbarian_whose_letter_is_not_on_the_map_never_spawns() -> None:
    """(base p. 4): with two players only B, C and D are printed on the map"""
    table = ready(players=2)
    here = {letter for letter in "ABCDEFGHI" if table.barbarian(letter) >= 0}
    assert here == {"B", "C", "D"}
    while table.s.round < 6:
        table.play("idle-science" if table.asked == "choose_card" else table.offered[0])
    assert table.s.edition.event_dial[table.s.event] == ("spawn",)
    assert {letter for letter in "ABCDEFGHI" if table.barbarian(letter) >= 0} == here


@pytest.mark.rule("B-SET-24")
def test_two_cards_of_each_city_state_on_the_map_can_be_taken() -> None:
    """(base p. 4): both of Seoul are taken, one of Kabul is left"""
    table = arrange("""
        map = '''
         g g g g
        g g g g
        '''
        icons = { 6 = "seoul", 7 = "kabul" }
        [[seat]]
        capital = 0
        diplomacy = "seoul kabul"
        [[seat]]
        capital = 1
        diplomacy = "seoul"
        [[seat]]
        capital = 2
    """)
    names = [state.slug for state in CITY_STATES]
    free = {
        name: [city_state_card_free(table.s, seat, names.index(name)) for seat in range(3)]
        for name in ("seoul", "kabul")
    }
    assert free == {"seoul": [False, False, False], "kabul": [False, True, True]}


@pytest.mark.rule("B-SET-24", "B-SET-25")
def test_cards_of_city_states_on_the_map_lie_in_view_and_others_are_out() -> None:
    """(base p. 4): two players have Carthage, Geneva and Brussels"""
    s = ready(players=2).s
    here = {CITY_STATES[n].slug for n, state in enumerate(s.city_states) if state != ABSENT}
    assert here == {"carthage", "geneva", "brussels"}
    assert set(s.city_state_cards) == {0}


@pytest.mark.rule("B-EX-02")
def test_the_icons_of_the_books_picture_get_their_tokens() -> None:
    """(base p. 4): tiles 15A and 4A"""
    table = ready(players=3)
    s = table.s
    at = s.board.map.index
    tile_15, tile_4 = box.covered("A", -1, 6, 2), box.covered("A", 2, 4, 0)
    names = [state.slug for state in CITY_STATES]
    buenos_aires = names.index("buenos_aires")
    assert (CITY_STATES[buenos_aires].type, CITY_STATES[buenos_aires].frame) == (3, "diamond")
    assert s.board.city_state_spaces[buenos_aires] == at[tile_15[6]]
    assert s.city_states[buenos_aires] == NOBODY
    assert all(city_state_card_free(s, seat, buenos_aires) for seat in range(3))
    assert table.barbarian("I") == at[tile_15[2]]
    assert s.resources_on[RESOURCES.index("marble")] >> at[tile_15[4]] & 1
    grand_mesa = [natural.slug for natural in NATURAL_WONDERS].index("grand_mesa")
    assert s.board.natural_spaces[grand_mesa] == at[tile_4[6]]
    assert s.natural[grand_mesa] == NOBODY


@pytest.mark.rule("B-SET-41", "B-SET-22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_supply_is_what_is_left_of_eight_resources_of_each_type(players: int) -> None:
    """(base p. 5)"""
    s = ready(players=players).s
    icons = printed(players)
    for number, resource in enumerate(RESOURCES):
        assert supply(s, number) == 8 - len(icons.get(resource, ()))
