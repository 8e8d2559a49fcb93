"""The steward: it fights at good odds, leaves hopeless fights alone, and sees what its seat may."""

from random import Random

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.core.bits import each
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.core.rows import put
from ziggurat.games.wisdom.bots import OWN
from ziggurat.games.wisdom.bots.builder import BuilderBot
from ziggurat.games.wisdom.bots.forces import lead, odds_of
from ziggurat.games.wisdom.bots.marching import site_worth
from ziggurat.games.wisdom.bots.plans import PLANS, policy_worth
from ziggurat.games.wisdom.bots.races import (
    coin_turns,
    conquest_turns,
    culture_turns,
    tech_turns,
)
from ziggurat.games.wisdom.bots.sites import building_gain, given_up
from ziggurat.games.wisdom.bots.steward import StewardBot
from ziggurat.games.wisdom.content import BUILDINGS, MOUNTAIN, POLICIES, WATER
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.imagining import imagined
from ziggurat.games.wisdom.odds import attack_odds
from ziggurat.games.wisdom.options import square_name
from ziggurat.games.wisdom.rules.squares import outskirts


def border(mine: list[str], theirs: list[str]) -> Table:
    """Two armies of the Americans beside an army of the Germans."""
    t = arrange("americans", "germans").techs(0, "sailing").techs(1, "sailing")
    t.army(0, "d13", 2).army(1, "d14").units(0, *mine).units(1, *theirs)
    return t.begin("movement")


def walk(t: Table) -> list[str]:
    """The steps of the steward with its armies, until it is asked for something else."""
    bot, found = StewardBot(1), []
    t.play("move-d13")
    while t.asked in ("choose_group", "choose_step"):
        assert isinstance(t.s.pending, Ask)
        name = WISDOM.name(t.s, t.s.pending, bot.choose(t.s))
        found.append(name)
        t.play(name)
    return found


def test_the_steward_attacks_a_weak_army() -> None:
    t = border(["infantry-3-1", "mounted-3-1", "artillery-3-1", "infantry-2-2"], [])
    assert walk(t)[1] == "d14"


def test_the_steward_leaves_a_strong_army_alone() -> None:
    t = border([], ["infantry-3-1", "mounted-3-1", "artillery-3-1"])
    assert "d14" not in walk(t)


def test_a_victory_is_nearer_the_more_of_it_is_done() -> None:
    t = arrange("americans", "germans")
    before = [turns(t.s, 0) for turns in (culture_turns, tech_turns, conquest_turns)]
    t.dial(0, culture=30, track=12).techs(0, "pottery", "masonry", "writing", "currency")
    t.units(0, *["infantry-3-1"] * 6)
    after = [turns(t.s, 0) for turns in (culture_turns, tech_turns, conquest_turns)]
    assert all(near < far for near, far in zip(after, before, strict=True))
    poor = coin_turns(t.s, 0)
    t.s.coin_tokens = ((5, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    assert coin_turns(t.s, 0) < poor


@pytest.mark.parametrize("name", OWN)
def test_what_a_seat_may_not_know_changes_no_answer(name: str) -> None:
    """Everything that is hidden from the seat is dealt anew, and it answers the same."""
    match = Match(WISDOM, {"players": 3}, seed=8)
    bots = [OWN[name](seat) for seat in range(3)]
    compared = 0
    while (ask := match.ask) is not None and match.state.round < 8:
        answer = bots[ask.player].choose(match.state)
        if len(ask.options) > 1 and match.state.round > 2:
            compared += 1
            other = imagined(match.state, ask.player, Random(compared))
            found = [OWN[name](5).choose(s) for s in (match.state, other)]
            assert found[0] == found[1], (ask.prompt.name, match.state.round)
        match.answer(answer)
    assert compared > 100


def test_the_same_seed_gives_the_same_game() -> None:
    def played() -> list[int]:
        match = Match(WISDOM, {"players": 2}, seed=4)
        bots = [StewardBot(seat) for seat in range(2)]
        found = []
        while (ask := match.ask) is not None and match.state.round < 6:
            found.append(bots[ask.player].choose(match.state))
            match.answer(found[-1])
        return found

    assert played() == played()


def chosen(t: Table, looks: bool = True) -> str:
    """What a steward answers."""
    assert isinstance(t.s.pending, Ask)
    return WISDOM.name(t.s, t.s.pending, StewardBot(1, looks=looks).choose(t.s))


@pytest.mark.parametrize("looks", [True, False])
def test_a_steward_arms_when_a_strong_army_stands_near_its_city(looks: bool) -> None:
    t = arrange("americans", "germans").units(1, *["infantry-3-1", "mounted-3-1"] * 3)
    near = each(t.s.land.grid.sides.within(1 << t.s.cities[0][0], 3) & ~t.s.land.terrain[WATER])
    t.s.armies = (t.s.armies[0], (near[0], near[0], *t.s.armies[1][2:]))
    t.s.scouts = ((near[-1], *t.s.scouts[0][1:]), t.s.scouts[1])
    t.begin("city_management").play("city-0-produce")
    assert chosen(t, looks) in ("infantry", "mounted", "artillery")


def test_without_danger_a_steward_builds_something_else() -> None:
    t = arrange("americans", "germans").begin("city_management").play("city-0-produce")
    assert chosen(t) not in ("infantry", "mounted", "artillery")


def test_a_steward_puts_its_capital_where_the_land_gives_most() -> None:
    match = Match(WISDOM, {"players": 2}, seed=3)
    while (ask := match.ask) is not None and ask.prompt.name != "place_capital":
        match.answer(ask.options[0])
    assert ask is not None
    best = max(site_worth(match.state, square) for square in ask.options)
    assert site_worth(match.state, StewardBot(1).choose(match.state)) > best - 0.5


def test_a_policy_is_worth_more_to_the_plan_it_suits() -> None:
    coins = next(n for n, row in enumerate(POLICIES) if row.slug == "organized_religion")
    others = [policy_worth("economic", n) for n in range(len(POLICIES)) if n != coins]
    assert policy_worth("economic", coins) > max(others)
    assert policy_worth("military", coins) < policy_worth("economic", coins)


def test_the_guess_from_the_backs_of_the_units_goes_with_the_odds() -> None:
    """More units and a higher rank are a greater lead, and a lead is a better chance."""
    few = border(["infantry-2-2"] * 2, ["infantry-2-2"] * 3)
    many = border(["infantry-2-2"] * 5, ["infantry-2-2"] * 3)
    ranked = border(["infantry-2-2"] * 5, ["infantry-2-2"] * 3).techs(0, "logistics")
    leads = [lead(t.s, 0, 2, t.at("d14")) for t in (few, many, ranked)]
    odds = [attack_odds(t.s, 0, 0b11, t.at("d14"), Random(1)) for t in (few, many, ranked)]
    assert leads == sorted(leads)
    assert odds == sorted(odds)
    assert odds_of(leads[0]) < 0.5 < odds_of(leads[1]) < odds_of(leads[2])


def producing(civilization: str, *buildings: tuple[str, str]) -> Table:
    """The first city of a civilization is about to produce; these buildings stand already."""
    t = arrange(civilization, "romans").dial(0, trade=15)
    land = outskirts(t.s, t.s.cities[0][0]) & ~t.s.land.terrain[WATER]
    t.scout(0, square_name(t.s.land.grid, each(land)[0]))
    for slug, square in buildings:
        t.build(slug, square)
    return t.begin("city_management").play("city-0-produce")


def worth_of(t: Table, name: str, level: type[BuilderBot] = StewardBot) -> float:
    bot = level(1)
    bot.choose(t.s)  # it takes up a plan
    assert isinstance(t.s.pending, Ask)
    return bot._value(t.s, t.s.pending, t.s.pending.options[t.offered.index(name)])


@pytest.mark.parametrize("level", [BuilderBot, StewardBot])
def test_a_bot_builds_no_second_of_what_a_city_may_have_once(level: type[BuilderBot]) -> None:
    """The second would only take the place of the first."""
    t = producing("germans")
    assert worth_of(t, "barracks", level) > worth_of(t, "scout", level)
    square = each(outskirts(t.s, t.s.cities[0][0]) & ~t.s.land.terrain[WATER])[-1]
    again = producing("germans", ("barracks", square_name(t.s.land.grid, square)))
    assert worth_of(again, "barracks", level) < worth_of(again, "scout", level)


def test_a_building_brings_less_where_a_wonder_or_another_building_stands() -> None:
    t = arrange("germans", "romans").techs(0, "philosophy")
    plan, centre = PLANS["culture"], t.s.cities[0][0]
    barracks, temple = (
        next(n for n, row in enumerate(BUILDINGS) if row.slug == slug)
        for slug in ("barracks", "temple")
    )
    alone = building_gain(t.s, 0, plan, centre, temple)
    square = each(outskirts(t.s, centre) & ~t.s.land.terrain[WATER])[0]
    t.build("barracks", square_name(t.s.land.grid, square))
    assert 0 < building_gain(t.s, 0, plan, centre, temple) < alone
    assert building_gain(t.s, 0, plan, centre, barracks) <= 0
    before = given_up(t.s, plan, square)
    t.s.wonder_on = put(t.s.wonder_on, 0, square)
    assert given_up(t.s, plan, square) > before


def test_egyptians_build_free_only_what_brings_something() -> None:
    t = arrange("egyptians", "romans").begin("city_management")
    name = next(name for name in t.offered if "egyptians" in name)
    bot = StewardBot(1)
    assert isinstance(t.s.pending, Ask)
    use = t.s.pending.options[t.offered.index(name)]
    bot.choose(t.s)
    assert bot._act(t.s, 0, use) > 0
    t.s.buildings = tuple(0 for _ in t.s.buildings)
    workshop = next(n for n, row in enumerate(BUILDINGS) if row.slug == "workshop")
    mountains = outskirts(t.s, t.s.cities[0][0]) & t.s.land.terrain[MOUNTAIN]
    t.s.buildings = put(t.s.buildings, workshop, mountains)
    t.s.renew_land()
    assert bot._act(t.s, 0, use) < 0
