"""Loot, as the booklet lists it (W-LOO; Wisdom and Warfare p. 6)."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.content import LOOT_CITY, LOOT_FIGURES, LOOTS


def wide(*civs: str) -> Table:
    """The first seat at home on c14, with land to the east and no markers on it."""
    t = arrange(*civs).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


def test_the_table_of_loot() -> None:
    """(Wisdom and Warfare p. 6) What each purchase costs and how much it takes."""
    assert (LOOT_FIGURES, LOOT_CITY) == (1, 2)
    assert {row.slug: (row.cost, row.amount) for row in LOOTS} == {
        "trade": (1, 3),
        "culture": (1, 3),
        "resource": (1, 1),
        "discard_coin": (1, 1),
        "tech": (2, 1),
        "event": (2, 1),
        "coin": (2, 1),
    }


def plundered(*purchases: str) -> Table:
    """Mongols with 2 loot against Germans who have everything."""
    t = wide("mongols", "germans").army(0, "f14").scout(1, "g14").dial(1, trade=5, culture=4)
    t.token(1, "silk").marker(1, "spy").event(1, "drought").techs(1, "pottery")
    t.s.coin_tokens = (t.s.coin_tokens[0], (2, *t.s.coin_tokens[1][1:]))
    t.begin("movement").play("move-f14", "g14")
    assert t.offered == [
        "trade",
        "culture",
        "silk",
        "hut",
        "discard-sheet",
        "metalworking",
        "pottery",
        "event-1",
        "coin-sheet",
        "pass",
    ]
    return t.play(*purchases)


@pytest.mark.rule("W-LOO-05", "W-LOO-06", "W-LOO-07")
def test_loot_takes_up_to_three_of_trade_and_culture_again_and_again() -> None:
    t = plundered("trade", "trade")
    assert t.s.trade == (5, 0)
    t = plundered("culture", "culture")
    assert t.s.culture == (4, 0)
    t = plundered("trade")
    assert "pottery" not in t.offered, "with 1 left what costs 2 is not offered"
    assert t.play("culture").asked == "movement"


@pytest.mark.rule("W-LOO-08")
def test_loot_takes_a_token_or_a_facedown_marker_unseen() -> None:
    t = plundered("silk", "hut")
    assert t.chances == {"8": 1}
    t.play("steal_facedown=8")
    assert t.tokens(0) == {"silk": 1}
    assert t.tokens(1) == {}
    assert (len(t.s.markers[0]), len(t.s.markers[1])) == (1, 0)


@pytest.mark.rule("W-LOO-09", "W-LOO-12")
def test_loot_discards_coin_tokens_or_steals_one_for_the_sheet() -> None:
    t = plundered("discard-sheet", "discard-sheet")
    assert (t.coins(0), t.coins(1)) == (0, 0)
    t = plundered("coin-sheet")
    assert (t.coins(0), t.coins(1)) == (1, 1)
    assert t.s.coin_tokens[0][0] == 1


@pytest.mark.rule("W-LOO-10", "W-LOO-11")
def test_loot_learns_a_tech_or_steals_an_event() -> None:
    t = plundered("pottery")
    assert "pottery" in t.known(0)
    assert "pottery" in t.known(1)
    t = plundered("event-1").play("steal_facedown=4")
    assert t.hand(0) == ["drought"]
    assert t.hand(1) == []
