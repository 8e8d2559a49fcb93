"""Optional rules of the expansion: the peaceful game and handicaps (Terra Incognita p. 15)."""

from typing import Any

import pytest

from tests.dawn.terra import expansion
from tests.dawn.terra.opening import forts_of, opening, ready
from tests.table import Table, arrange, new_table
from ziggurat.core.game import BadSetup
from ziggurat.games.dawn.content import VICTORY

THREE = "civilized_money_grubber warmonger_paranoid defensive_devastating"
IDLE = "choose_card=idle-science"

# Seat 0's army stands beside the fort on 5, with the military card in slot 5.
PEACE = """
    edition = "terra-incognita"
    peaceful = PEACEFUL
    map = '''
     g g g g
    g f g g g
    '''
    icons = { 5 = "fort" }
    victory = "VICTORY"
    WHEN
    [[seat]]
    leader = "rome"
    capital = 0
    armies = [4]
    MINE
    [[seat]]
    leader = "france"
    capital = 8
    THEIRS
"""


def peace(**words: str) -> Table:
    plain = {"PEACEFUL": "true", "VICTORY": THREE, "WHEN": "", "MINE": "", "THEIRS": ""}
    return arrange(PEACE, **plain | words)


# The peaceful game


@pytest.mark.rule("T-OPT-03", "T-OPT-04")
@pytest.mark.parametrize("players", [2, 5])
def test_a_peaceful_game_has_forts_but_no_fort_cards(players: int) -> None:
    """(Terra Incognita p. 15): three standard cards lie by the map"""
    table = ready(players, peaceful=True)
    cards = [VICTORY[card] for card in table.s.victory]
    assert len({card.slug for card in cards}) == 3
    assert not any(card.forts for card in cards)
    assert len(forts_of(table)) == table.s.board.forts.bit_count() == players


@pytest.mark.rule("T-OPT-04")
def test_forts_defend_themselves_and_yield_a_city_in_a_peaceful_game() -> None:
    """(Terra Incognita p. 15): slot 5 and 3 against 6 and 2 are not enough, 5 and 4 are"""
    for die, won in ((3, False), (4, True)):
        table = peace().play("choose_card=military", "move_army=5")
        table.play(f"attack_die={die}", "defence_die=2").at("choose_card", seat=1)
        assert (5 in table.cities(0)) == won


@pytest.mark.rule("T-OPT-05")
def test_a_fort_is_no_agenda_in_a_peaceful_game() -> None:
    """(Terra Incognita p. 15): with fort cards the same city marks one"""
    assert peace(MINE="cities = [5]").marks(0) == set()
    with_cards = peace(
        PEACEFUL="false", VICTORY=f"fortified expeditionary {THREE}", MINE="cities = [5]"
    )
    assert with_cards.marks(0) == {"fortified"}


@pytest.mark.rule("T-OPT-06", "X-149")
@pytest.mark.parametrize("missing", ["", *THREE.split()])
def test_a_peaceful_game_is_won_with_an_agenda_on_every_card(missing: str) -> None:
    """(Terra Incognita p. 15; Q-20): looked for before the dial moves on"""
    marked = " ".join(card for card in THREE.split() if card != missing)
    table = peace(MINE=f"marks = '{marked}'", WHEN='at = "round"\nevent = 4')
    if missing:
        table.at("choose_card", seat=0)
        assert table.s.winners() == ()
        assert table.s.event == 5
    else:
        assert table.asked == ""
        assert table.s.winners() == (0,)
        assert table.s.event == 4


@pytest.mark.rule("T-OPT-06", "X-149")
def test_in_a_peaceful_game_most_wonders_break_the_tie() -> None:
    """(Terra Incognita p. 15): as in the base game"""
    table = peace(
        MINE=f"marks = '{THREE}'\ncities = [2]",
        THEIRS=f"marks = '{THREE}'\nwonders = {{ petra = 8 }}",
        WHEN='at = "round"\nevent = 4',
    )
    assert table.s.winners() == (1,)


@pytest.mark.rule("T-OPT-06", "T-USE-36")
def test_the_expansion_looks_for_a_winner_before_the_dial_and_the_base_game_after_it() -> None:
    """(Terra Incognita p. 8): where the books clash the expansion's rule holds"""
    text = """
        edition = "EDITION"
        map = '''
         g g g g
        g g g g g
        '''
        at = "round"
        victory = "civilized_money_grubber"
        [[seat]]
        capital = 0
        marks = "civilized_money_grubber"
        [[seat]]
        capital = 8
    """
    expanded = arrange(text, EDITION="terra-incognita")
    assert (expanded.s.winners(), expanded.s.event) == ((0,), 0)
    base = arrange(text, EDITION="base")
    assert (base.s.winners(), base.s.event) == ((0,), 1)


# Handicaps


@pytest.mark.rule("T-OPT-07", "T-OPT-08", "T-OPT-09", "T-OPT-10")
@pytest.mark.parametrize(
    ("tokens", "spread"),
    [
        (0, [0, 0, 0, 0, 0, 0]),
        (6, [1, 1, 1, 1, 1, 1]),
        (8, [2, 2, 1, 1, 1, 1]),
        (12, [2, 2, 2, 2, 2, 2]),
        (17, [3, 3, 3, 3, 3, 2]),
        (18, [3, 3, 3, 3, 3, 3]),
    ],
)
def test_a_handicap_is_spread_evenly_from_the_leftmost_card_on(
    tokens: int, spread: list[int]
) -> None:
    """(Terra Incognita p. 15): the others start without any"""
    s = ready(3, handicap=[0, tokens, 0]).s
    assert [s.trade[1][lane] for lane in s.row[1]] == spread
    assert sum(s.trade[0]) == sum(s.trade[2]) == 0


@pytest.mark.rule("T-OPT-07", "T-OPT-10")
@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"handicap": [19, 0]}, "a handicap is 0 to 18 trade tokens"),
        ({"handicap": [-1, 0]}, "a handicap is 0 to 18 trade tokens"),
        ({"handicap": [True, 0]}, "a handicap is 0 to 18 trade tokens"),
        ({"handicap": [6]}, "the handicap is a list of 2 numbers of trade tokens"),
        ({"handicap": 6}, "the handicap is a list of 2 numbers of trade tokens"),
        ({"peaceful": 1}, "peaceful is true or false, not 1"),
        ({"epic": True}, "the epic game is an option of the base game alone"),
        ({"edition": "base", "peaceful": True}, "the peaceful game is an option of the expansion"),
        ({"edition": "base", "handicap": [6, 0]}, "handicaps are an option of the expansion"),
    ],
)
def test_options_that_cannot_be_are_refused(setup: dict[str, Any], sentence: str) -> None:
    """(Terra Incognita p. 15; Q-21): three tokens on a card are the most"""
    with pytest.raises(BadSetup) as refused:
        new_table(**({"edition": expansion.EDITION} | setup))
    assert str(refused.value) == sentence


@pytest.mark.rule("T-OPT-07")
def test_handicap_tokens_are_spent_like_any_others() -> None:
    """(Terra Incognita p. 15): one science token is one more step of the tech dial"""
    table = opening(leaders=["aztec", "rome"], handicap=[6, 0])
    while table.s.round == 0:
        table.play("0" if table.asked == "draw_first" else table.offered[0])
    table.play("choose_card=science", "spend_token=trade").at("choose_card", seat=1)
    assert table.s.dial[0] == 2  # Aztecs have science in the second place, slot 1
    assert "science" not in table.trade(0)


@pytest.mark.rule("T-OPT-02")
def test_options_may_be_combined() -> None:
    """(Terra Incognita p. 15)"""
    table = ready(5, peaceful=True, handicap=[6, 0, 0, 0, 9])
    assert len(table.s.victory) == 3
    assert [sum(trade) for trade in table.s.trade] == [6, 0, 0, 0, 9]
    assert table.at("choose_card").play(IDLE).asked == "choose_card"
