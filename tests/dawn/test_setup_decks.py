"""Setting up a game: first player, dial, wonder decks, victory cards (base p. 5)."""

import pytest

from tests.table import Table, arrange, new_table
from ziggurat.core.bits import each
from ziggurat.core.flow import Roll
from ziggurat.games.dawn.content import DECKS, ERAS, TYPES, VICTORY, WONDERS
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import HOME

LEADERS = ["rome", "egypt", "france", "japan"]
ANCIENT = {
    "culture": {"stonehenge", "hanging_gardens"},
    "science": {"oracle", "pyramids"},
    "economy": {"colossus", "great_lighthouse"},
    "military": {"petra", "terracotta_army"},
}
CULTURE_DECK = 0
VICTORY_CARDS = [card.slug for card in VICTORY]
BASE_WONDERS = {number for number, wonder in enumerate(WONDERS) if "base" in wonder.editions}

# Six cities without a wonder, everything needed to pay, and the industry card in slot 1.
WORKSHOP = """
    map = '''
     g g g g g g g g g
    g g g g g g g g g g
     g g g g g g g g g
    g g g g g g g g g g
    '''
    decks = true
    face_up = "stonehenge"
    [[seat]]
    leader = "rome"
    row = "industry culture science economy military"
    capital = 0
    cities = [3, 6, 19, 22, 25]
    resources = '''
    marble marble marble marble marble marble marble marble
    mercury mercury mercury mercury mercury mercury mercury mercury
    oil oil oil oil oil oil oil oil
    diamond diamond diamond diamond diamond diamond diamond diamond
    '''
"""
RIVALS = ["[[seat]]\ncapital = 28", "[[seat]]\ncapital = 31", "[[seat]]\ncapital = 34"]


def decked(players: int) -> Table:
    """A table before its first wonder is drawn."""
    return new_table(players=players, leaders=LEADERS[:players]).play("draw_first=0")


def begun(players: int, first: int = 0, epic: bool = False) -> Table:
    """A table at its first turn."""
    table = new_table(players=players, leaders=LEADERS[:players], epic=epic)
    table.play(f"draw_first={first}")
    while isinstance(table.s.pending, Roll):
        table.play(table.offered[0])
    return table


def eras_to_come(table: Table, deck: int) -> list[int]:
    """How many wonders of each era a deck holds, the face-up one included."""
    count = list(table.s.left[deck])
    count[WONDERS[table.s.face_up[deck]].era] += 1
    return count


# First player, direction, event dial


@pytest.mark.rule("B-SET-26", "B-SET-29")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_and_takes_the_first_turn(first: int) -> None:
    """(base p. 5)"""
    table = new_table(players=3, leaders=LEADERS[:3]).at("draw_first")
    assert isinstance(table.s.pending, Roll)
    assert table.s.pending.weights is None
    assert table.offered == ["0", "1", "2"]
    table = begun(3, first).at("choose_card", seat=first)
    assert table.s.first == first


@pytest.mark.rule("B-SET-27")
@pytest.mark.parametrize(("die", "goal"), [(1, 1), (2, 4), (3, 6), (4, 5), (5, 2), (6, 0)])
def test_direction_one_is_north_east_and_the_others_follow_clockwise(die: int, goal: int) -> None:
    """(base p. 5): the token may lie any way; this is ours"""
    table = arrange("""
        map = '''
         g g . .
        g g g . .
         g g . g
        . . . g g
        '''
        icons = { 3 = "A" }
        at = "round"
        event = 1
        [[seat]]
        capital = 8
        [[seat]]
        capital = 9
    """)
    table.play(f"barbarian_direction={die}")
    assert table.barbarian("A") == goal


@pytest.mark.rule("B-SET-28")
def test_the_event_dial_starts_on_the_starred_helmet_which_is_not_resolved() -> None:
    """(base p. 5): nothing happens before the first turn; then comes the next section"""
    table = new_table(players=2, leaders=LEADERS[:2])
    table.s.notes = []
    while isinstance(table.s.pending, Roll):
        table.play(table.offered[0])
    kinds = {note[0] for note in table.s.notes}
    assert "turn" in kinds
    assert not kinds & {"event", "barbarian_spawned"}
    assert table.s.event == 0
    assert table.s.edition.event_dial[0] == ("spawn",)
    table.play("idle-science", "idle-science").at("choose_card", seat=0)
    assert table.s.event == 1


# Wonder decks


@pytest.mark.rule("B-SET-30", "B-SET-36", "B-SET-37")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_decks_each_show_a_random_ancient_wonder(players: int) -> None:
    """(base p. 5)"""
    table = decked(players)
    for deck in ("culture", "science", "economy", "military"):
        table.at("draw_wonder")
        assert isinstance(table.s.pending, Roll)
        assert table.s.pending.weights is None
        assert set(table.offered) == ANCIENT[deck]
        table.play(sorted(ANCIENT[deck])[0])
    table.at("draw_victory")
    shown = [WONDERS[number].slug for number in table.s.face_up]
    assert shown == [sorted(ANCIENT[TYPES[deck]])[0] for deck in DECKS]


@pytest.mark.rule("B-SET-31", "B-SET-32", "B-SET-33")
@pytest.mark.parametrize(("players", "eras"), [(4, [2, 2, 2]), (3, [1, 2, 2]), (2, [1, 1, 2])])
def test_fewer_players_play_with_fewer_wonders(players: int, eras: list[int]) -> None:
    """(base p. 5)"""
    table = begun(players)
    assert [eras_to_come(table, deck) for deck in range(4)] == [eras] * 4


@pytest.mark.rule("B-SET-34", "B-SET-37")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_can_tell_which_wonders_are_gone_or_next(players: int) -> None:
    """(base p. 5): a seat sees the four face-up cards and that all the others are unseen"""
    table = begun(players)
    for seat in (*range(players), None):
        seen = DAWN.view(table.s, seat)
        unseen = set(each(seen["undrawn"]))
        assert len(seen["face_up"]) == 4
        assert unseen == BASE_WONDERS - set(seen["face_up"])
        assert all(len(counts) == 3 for counts in seen["left"])


@pytest.mark.rule("B-SET-31", "B-SET-32", "B-SET-33", "B-SET-35", "B-SET-36")
@pytest.mark.parametrize(
    ("players", "eras"),
    [
        (4, "ancient ancient medieval medieval modern modern"),
        (3, "ancient medieval medieval modern modern"),
        (2, "ancient medieval modern modern"),
    ],
)
def test_decks_run_from_ancient_over_medieval_to_modern(players: int, eras: str) -> None:
    """(base p. 5): built one after another until the deck is empty"""
    table = arrange(WORKSHOP + "\n".join(RIVALS[: players - 1]))
    built, drawn_from = [], []
    while table.s.face_up[CULTURE_DECK] >= 0:
        built.append(ERAS[WONDERS[table.s.face_up[CULTURE_DECK]].era])
        drawn_from += build_culture_wonder(table)
    assert built == eras.split()
    assert drawn_from == [
        {"forbidden_city", "chichen_itza"},
        {"sydney_opera_house", "eiffel_tower"},
    ]


def build_culture_wonder(table: Table) -> list[set[str]]:
    """Seat 0 builds the face-up wonder; all idle until its next turn. What the next one was drawn
    from, if it was drawn."""
    table.at("choose_card", seat=0).play("choose_card=industry", "build=wonder")
    while table.asked == "pay":
        table.play("pass" if "pass" in table.offered else table.offered[-1])
    drawn_from = []
    while table.asked != "choose_card" or table.seat != 0:
        if table.asked == "draw_wonder":
            drawn_from.append(set(table.offered))
        idle = {"choose_card": "idle-science", "use_ability": "pass"}
        table.play(idle.get(table.asked, table.offered[0]))
    return drawn_from


@pytest.mark.rule("B-SET-38")
def test_wonder_tokens_wait_beside_their_decks() -> None:
    """(base p. 5): none is on the map, nobody controls one"""
    table = begun(4)
    assert len(BASE_WONDERS) == 24
    assert set(table.s.wonder_space) == {HOME}
    assert table.s.wonders == (0,) * 4


# Victory cards


@pytest.mark.rule("B-SET-39", "B-SET-40")
def test_three_random_victory_cards_lie_by_the_map() -> None:
    """(base p. 5): the other two are out"""
    table = decked(2).play("stonehenge", "oracle", "colossus", "petra")
    left = {card.slug for card in VICTORY if "base" in card.editions}
    for drawn in ("warmonger_paranoid", "populous_preservationist", "explorer_aesthetic"):
        table.at("draw_victory")
        assert isinstance(table.s.pending, Roll)
        assert table.s.pending.weights is None
        assert set(table.offered) == left
        table.play(drawn)
        left.remove(drawn)
    table.at("choose_card")
    assert [VICTORY_CARDS[card] for card in table.s.victory] == [
        "warmonger_paranoid",
        "populous_preservationist",
        "explorer_aesthetic",
    ]


@pytest.mark.rule("B-OPT-01")
def test_an_epic_game_has_four_victory_cards() -> None:
    """(base p. 15)"""
    assert len(set(begun(2, epic=True).s.victory)) == 4
    assert len(set(begun(2, epic=False).s.victory)) == 3


EPIC = """
    map = '''
     g g g g
    g g g g g
    '''
    epic = true
    at = "round"
    victory = '''
    civilized_money_grubber warmonger_paranoid explorer_aesthetic technophile_scholarly
    '''
    [[seat]]
    capital = 0
    marks = "MARKS"
    [[seat]]
    capital = 8
"""


@pytest.mark.rule("B-OPT-02")
def test_an_epic_game_is_won_with_all_four_victory_cards_only() -> None:
    """(base p. 15)"""
    three = "civilized_money_grubber warmonger_paranoid explorer_aesthetic"
    table = arrange(EPIC, MARKS=three).at("choose_card", seat=0)
    assert table.s.winners() == ()
    table = arrange(EPIC, MARKS=f"{three} technophile_scholarly")
    assert table.asked == ""
    assert table.s.winners() == (0,)
