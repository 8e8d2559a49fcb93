"""Setup of the expansion: dial, wonder decks, victory cards (Terra Incognita pp. 6, 7)."""

import pytest

from tests.dawn import box
from tests.dawn.terra import expansion
from tests.dawn.terra.opening import opening, ready
from tests.table import Table, arrange
from ziggurat.core.bits import each
from ziggurat.core.flow import Ask, Roll
from ziggurat.games.dawn.content import DECKS, ERAS, TYPES, VICTORY, WONDERS
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import HOME, NO_CARD

IDLE = "choose_card=idle-science"
STANDARD = {"_".join(row) for row in box.rows(expansion.VICTORY)} - {
    "technophile_terra_scholarly"
} | {"technophile_scholarly_terra"}


def of_deck(type_: str, era: str) -> set[str]:
    """The wonders of a type and era, by the second transcription."""
    return {row[2] for row in expansion.wonders() if row[:2] == [type_, era]}


def before_decks(players: int) -> Table:
    """A table before its first wonder is drawn."""
    table = opening(players)
    while table.asked != "draw_wonder":
        table.play(table.offered[0])
    return table


# Direction and dial


@pytest.mark.rule("T-SET-39")
@pytest.mark.parametrize(("die", "goal"), [(1, 1), (2, 4), (3, 6), (4, 5), (5, 2), (6, 0)])
def test_direction_one_is_north_east_and_the_others_follow_clockwise(die: int, goal: int) -> None:
    """(Terra Incognita p. 6): the token may lie any way; this is ours"""
    table = arrange("""
        edition = "terra-incognita"
        map = '''
         g g . .
        g g g . .
         g g . g
        . . . g g
        '''
        icons = { 3 = "J" }
        at = "round"
        event = 0
        [[seat]]
        capital = 8
        [[seat]]
        capital = 9
    """)
    table.play(f"barbarian_direction={die}")
    assert table.barbarian("J") == goal


@pytest.mark.rule("T-SET-40", "T-SET-41", "T-SET-56", "T-USE-11")
def test_the_event_dial_starts_on_the_starred_helmet_which_is_not_resolved() -> None:
    """(Terra Incognita pp. 6, 7): no wonder token, no barbarian; then comes the next section"""
    table = opening(2)
    table.s.notes = []
    while table.s.round == 0:
        table.play(table.offered[0])
    kinds = {note[0] for note in table.s.notes}
    assert "turn" in kinds
    assert not kinds & {"event", "barbarian_spawned"}
    table.at("choose_card", seat=table.s.first)
    assert table.s.event == 0
    assert table.s.edition.event_dial[0] == ("spawn", "wonder")
    assert table.s.wonder_tokens == 0
    table.play(IDLE, IDLE).at("barbarian_direction")
    assert table.s.event == 1


# Wonder decks


@pytest.mark.rule("T-SET-42", "T-SET-48", "T-USE-13", "T-USE-14", "T-USE-15")
@pytest.mark.parametrize("players", [2, 5])
def test_four_decks_each_show_a_random_ancient_wonder(players: int) -> None:
    """(Terra Incognita pp. 6, 7)"""
    table = before_decks(players)
    for deck in ("culture", "science", "economy", "military"):
        table.at("draw_wonder")
        assert isinstance(table.s.pending, Roll)
        assert table.s.pending.weights is None
        assert set(table.offered) == of_deck(deck, "ancient")
        assert len(table.offered) == 3
        table.play(max(table.offered))
    table.at("draw_victory")
    assert [WONDERS[number].slug for number in table.s.face_up] == [
        max(of_deck(TYPES[deck], "ancient")) for deck in DECKS
    ]


@pytest.mark.rule("T-SET-43", "T-SET-44", "T-SET-45", "T-SET-46")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_ancient_and_one_medieval_wonder_of_each_type_is_out(players: int) -> None:
    """(Terra Incognita pp. 6, 7): however many play; 28 wonders are in the game"""
    s = ready(players).s
    for deck in range(4):
        count = list(s.left[deck])
        count[WONDERS[s.face_up[deck]].era] += 1
        assert count == [2, 2, 3]
    assert 4 + sum(sum(left) for left in s.left) == 28


@pytest.mark.rule("T-SET-43", "T-SET-48")
def test_nobody_can_tell_which_wonders_are_gone_or_next() -> None:
    """(Terra Incognita p. 6): a seat sees the four face-up cards, all the others are unseen"""
    table = ready(3)
    names = {row[2] for row in expansion.wonders()}
    for seat in (0, 1, 2, None):
        seen = DAWN.view(table.s, seat)
        shown = {WONDERS[number].slug for number in seen["face_up"]}
        unseen = {WONDERS[number].slug for number in each(seen["undrawn"])}
        assert len(shown) == 4
        assert unseen == names - shown


@pytest.mark.rule("T-SET-43", "T-SET-44", "T-SET-46", "T-SET-47")
def test_decks_run_from_ancient_over_medieval_to_modern() -> None:
    """(Terra Incognita p. 7): nobody builds; the wonder icon takes card after card off the decks"""
    table = ready(2)
    runs = {deck: [ERAS[WONDERS[table.s.face_up[deck]].era]] for deck in range(4)}
    drawn_from: dict[int, list[set[str]]] = {deck: [] for deck in range(4)}
    shown = list(table.s.face_up)
    while any(any(left) for left in table.s.left):
        if table.asked == "draw_wonder":
            offered = set(table.offered)
            deck = next(n for n in range(4) if offered & names_of(n))
            drawn_from[deck].append(offered)
        table.play(idle_answer(table))
        for deck, (before, now) in enumerate(zip(shown, table.s.face_up, strict=True)):
            if now not in (before, NO_CARD):
                runs[deck].append(ERAS[WONDERS[now].era])
        shown = list(table.s.face_up)
    assert set(map(tuple, runs.values())) == {
        (*["ancient"] * 2, *["medieval"] * 2, *["modern"] * 3)
    }
    for deck in range(4):
        sizes = [len(names) for names in drawn_from[deck]]
        assert sizes[:5] == [2, 3, 2, 3, 2]  # any of those not seen so far
        assert drawn_from[deck][1] == of_deck(TYPES[DECKS[deck]], "medieval")
        assert drawn_from[deck][3] == of_deck(TYPES[DECKS[deck]], "modern")


def names_of(deck: int) -> set[str]:
    return {row[2] for row in expansion.wonders() if row[0] == TYPES[DECKS[deck]]}


def idle_answer(table: Table) -> str:
    """Do as little as possible."""
    if table.asked == "choose_card":
        return IDLE
    passing = isinstance(table.s.pending, Ask) and "pass" in table.offered
    return "pass" if passing else table.offered[0]


@pytest.mark.rule("T-SET-49", "T-USE-03")
def test_wonder_tokens_wait_beside_their_decks() -> None:
    """(Terra Incognita p. 7): none is on the map, nobody controls one"""
    s = ready(5).s
    assert set(s.wonder_space) == {HOME}
    assert s.wonders == (0,) * 5


# Victory cards


@pytest.mark.rule("T-SET-50", "T-SET-51", "T-SET-52", "T-USE-16", "T-USE-17", "T-USE-18")
def test_three_random_victory_cards_lie_by_the_map_with_the_fort_cards() -> None:
    """(Terra Incognita p. 7): the other seven are out"""
    table = before_decks(2)
    while table.asked == "draw_wonder":
        table.play(table.offered[0])
    left = set(STANDARD)
    assert len(left) == 10
    drawn = ["provincial_diversified", "technophile_scholarly_terra", "warmonger_paranoid"]
    for card in drawn:
        table.at("draw_victory")
        assert isinstance(table.s.pending, Roll)
        assert table.s.pending.weights is None
        assert set(table.offered) == left
        table.play(card)
        left.remove(card)
    table.at("choose_card")
    shown = [VICTORY[card].slug for card in table.s.victory]
    assert sorted(shown) == sorted([*expansion.FORT_CARDS, *drawn])


@pytest.mark.rule("T-SET-50")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_five_victory_cards_however_many_play(players: int) -> None:
    """(Terra Incognita p. 7)"""
    cards = [VICTORY[card] for card in ready(players).s.victory]
    assert len({card.slug for card in cards}) == 5
    assert sum(card.forts for card in cards) == 2
