"""Sage in The Board Game: it takes a win within its part, and no hopeless attack."""

from random import Random

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.sage import SageBot
from ziggurat.bots.wins import win_for
from ziggurat.core.bits import each
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.games.wisdom.bots.figures import FIGURES, figures
from ziggurat.games.wisdom.bots.steward import StewardBot
from ziggurat.games.wisdom.content import WATER
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.odds import attack_odds

STRONG = ["infantry-1-3", "mounted-1-3", "artillery-1-3", "infantry-1-3", "mounted-1-3"]


def answer(t: Table) -> str:
    """What sage answers, after few thoughts."""
    assert isinstance(t.s.pending, Ask)
    return WISDOM.name(t.s, t.s.pending, SageBot(1, nodes=4, seconds=0).choose(t.s))


def chance(t: Table) -> float:
    win = win_for(t.s, 1)
    return win.chance if win else 0.0


def test_it_enters_the_last_space() -> None:
    t = arrange("americans", "germans").dial(0, trade=6, culture=7, track=20)
    t.begin("city_management")
    assert chance(t) == 1.0
    assert answer(t) == "advance-1"


def test_it_devotes_a_city_first_where_that_is_missing_to_the_last_space() -> None:
    t = arrange("americans", "germans").dial(0, trade=6, culture=6, track=20)
    t.begin("city_management")
    assert chance(t) == 1.0
    assert answer(t) == "city-0-devote"


def test_it_knows_when_the_last_space_is_too_far() -> None:
    t = arrange("americans", "germans").dial(0, trade=5, culture=30, track=20)
    assert chance(t.begin("city_management")) == 0.0


def test_it_takes_the_last_coin() -> None:
    t = arrange("americans", "germans").techs(0, "pottery").token(0, "wheat", "silk")
    t.s.coin_tokens = ((14 - t.coins(0), *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    t.begin("city_management")
    assert chance(t) == 1.0
    for _ in range(6):
        if t.s.pending is not None:
            t.play(answer(t))
    assert (t.s.won_by, t.s.end_reason) == ((0,), "economic")


def test_it_researches_space_flight() -> None:
    t = arrange("americans", "germans").dial(0, trade=27)
    t.techs(0, "pottery", "writing", "masonry", "philosophy", "navigation")
    t.techs(0, "civil_service", "chivalry", "construction", "engineering")
    t.techs(0, "banking", "biology", "railroad", "flight", "computers")
    t.begin("research")
    assert chance(t) == 1.0
    assert answer(t) == "space_flight"


def siege(mine: list[str], theirs: list[str]) -> Table:
    """Two armies of the Americans stand before the capital of the Germans."""
    t = arrange("americans", "germans").techs(0, "logistics").units(0, *mine).units(1, *theirs)
    capital = t.s.cities[1][0]
    square = each(t.s.land.grid.sides.near[capital] & ~t.s.land.terrain[WATER])[0]
    t.s.armies = ((square, square, *t.s.armies[0][2:]), t.s.armies[1])
    return t.begin("movement")


def test_it_takes_a_capital_that_nobody_defends() -> None:
    t = siege(STRONG, [])
    assert chance(t) == attack_odds(t.s, 0, 0b11, t.s.cities[1][0], Random(0)) == 1.0
    assert answer(t).startswith("move-")
    t.play(answer(t))
    if t.asked == "choose_group":
        t.play(answer(t))
    assert t.at(answer(t)) == t.s.cities[1][0]


def test_it_sees_no_win_where_the_capital_is_too_strong() -> None:
    assert chance(siege(STRONG[:2], STRONG)) == 0.0


def test_a_horde_that_takes_a_rivals_capital_wins_nothing_for_who_plays_it() -> None:
    """So the chance is that of its own armies, whether it holds the card or not."""
    t = siege(STRONG[:4], STRONG[:3]).event(0, "roaming_horde")
    t.s.villages |= 1 << each(t.s.land.grid.around.near[t.s.cities[1][0]])[0]
    without = chance(siege(STRONG[:4], STRONG[:3]))
    assert 0 < without < 1
    t.begin("movement")
    assert "event-roaming_horde" in t.offered
    assert chance(t) == without


def test_the_chances_of_all_seats_add_up_and_follow_what_is_won() -> None:
    t = arrange("americans", "germans").begin("city_management")
    before = knowledge_of(t.s).chances(t.s)
    assert sum(before) == pytest.approx(1)
    t.s.coin_tokens = ((9, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    assert knowledge_of(t.s).chances(t.s)[0] > before[0]


def test_every_figure_has_a_name_and_stays_within_bounds() -> None:
    match = Match(WISDOM, {"players": 3}, seed=2)
    bots = [StewardBot(seat, looks=False) for seat in range(3)]
    while (ask := match.ask) is not None and match.state.round < 8:
        if match.state.round:
            found = figures(match.state, ask.player)
            assert len(found) == len(FIGURES)
            assert all(-0.5 <= figure <= 3 for figure in found)
        match.answer(bots[ask.player].choose(match.state))


def test_the_same_seed_gives_the_same_answers() -> None:
    def played() -> list[int]:
        match = Match(WISDOM, {"players": 2}, seed=5)
        bots = [SageBot(seat, nodes=3, seconds=0, rounds=1) for seat in range(2)]
        found = []
        while (ask := match.ask) is not None and match.state.round < 2:
            found.append(bots[ask.player].choose(match.state))
            match.answer(found[-1])
        return found

    assert played() == played()
