"""Wonders, units, great people, huts and villages, buildings: each by what it does."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.rules.battle import city_defence
from ziggurat.games.wisdom.rules.sums import combat_bonus, production

PRODUCTION, TRADE, CULTURE, COIN, COMBAT = range(5)


def wide(*civs: str) -> Table:
    """The first seat at home on c14, with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


def icons(t: Table, name: str) -> tuple[int, ...]:
    """Production, trade, culture, coins and combat bonus of a square."""
    return tuple(t.s.land.amount(icon, 1 << t.at(name)) for icon in range(5))


# Wonders


@pytest.mark.card("wonder.stonehenge", "wonder.colossus", "wonder.louvre", "wonder.panama_canal")
@pytest.mark.parametrize(
    ("wonder", "trade", "culture", "coins"),
    [
        ("stonehenge", 0, 1, 0),
        ("colossus", 3, 0, 0),
        ("louvre", 0, 3, 0),
        ("panama_canal", 0, 0, 1),
    ],
)
def test_wonders_that_give_something_at_start_of_turn(
    wonder: str, trade: int, culture: int, coins: int
) -> None:
    t = wide().wonder(0, wonder, "b15").begin("start_of_turn").play("pass")
    assert (t.s.trade[0], t.s.culture[0], t.coins(0)) == (trade, culture, coins)
    t = wide().wonder(0, wonder, "b15").army(1, "b15")
    t.s.renew_abilities(0)
    t.begin("start_of_turn").play("pass")
    assert (t.s.trade[0], t.s.culture[0], t.coins(0)) == (0, 0, 0), "blockaded"


@pytest.mark.card("wonder.statue_of_zeus")
def test_zeus_fights_everywhere() -> None:
    assert combat_bonus(wide().wonder(0, "statue_of_zeus", "b15").s, 0) == 6


@pytest.mark.card("wonder.statue_of_liberty")
def test_liberty_researches_free_what_another_knows() -> None:
    t = wide().wonder(0, "statue_of_liberty", "b15").techs(1, "pottery", "construction")
    t.begin("start_of_turn").play("use-statue_of_liberty")
    assert t.offered == ["metalworking", "pottery"], "and only what has a place"
    t.play("pottery")
    assert "pottery" in t.known(0)
    assert t.s.trade[0] == 0
    assert "use-statue_of_liberty" not in t.offered
    t = wide("germans", "americans").wonder(0, "statue_of_liberty", "b15").techs(0, "pottery")
    t.techs(1, "democracy").begin("start_of_turn").play("use-statue_of_liberty", "democracy")
    t.play("take_government=pass")
    assert t.asked == "draw_unit", "it counts as research"


@pytest.mark.card("wonder.sydney_opera_house")
def test_the_opera_advances_by_one_space() -> None:
    t = wide().wonder(0, "sydney_opera_house", "b15").begin("start_of_turn")
    t.play("use-sydney_opera_house", "draw_event=drought")
    assert (t.s.track[0], t.s.culture[0]) == (1, 0)
    t = wide().wonder(0, "sydney_opera_house", "b15").dial(0, track=20).begin("start_of_turn")
    t.play("pass")
    assert t.s.end_reason == "culture", "whoever forgets it has it all the same"


# Units


@pytest.mark.card("unit.infantry", "unit.mounted", "unit.artillery", "unit.aircraft")
@pytest.mark.rule("C-BAT-20", "C-BAT-21", "X-75")
@pytest.mark.parametrize(
    ("attacker", "defender", "survivors"),
    [
        ("infantry", "mounted", (1, 0)),
        ("mounted", "artillery", (1, 0)),
        ("artillery", "infantry", (1, 0)),
        ("mounted", "infantry", (0, 1)),
        ("artillery", "mounted", (0, 1)),
        ("infantry", "artillery", (0, 1)),
        ("infantry", "infantry", (0, 0)),
    ],
)
def test_who_trumps_whom(attacker: str, defender: str, survivors: tuple[int, int]) -> None:
    t = wide().army(0, "f14").army(1, "g14").units(0, f"{attacker}-2-2").units(1, f"{defender}-2-2")
    t.begin("movement").play("move-f14", "g14", f"draw_hand={attacker}-2-2")
    t.play(f"draw_hand={defender}-2-2", f"{defender}-2-2-new", f"{attacker}-2-2-0")
    assert (sum(t.forces(0).values()), sum(t.forces(1).values())) == survivors


@pytest.mark.card("unit.aircraft", "tech.flight")
def test_aircraft_trump_nobody_and_cost_twelve() -> None:
    t = wide().army(0, "f14").army(1, "g14").units(0, "aircraft-7-5").units(1, "infantry-3-1")
    t.begin("movement").play("move-f14", "g14", "draw_hand=aircraft-7-5")
    t.play("draw_hand=infantry-3-1", "infantry-3-1-new", "aircraft-7-5-0")
    assert t.forces(1) == {}
    assert t.armies(0) == ["g14"], "5 less 3 wounds: it was struck all the same"
    t = wide().techs(0, "flight").dial(0, trade=6).begin("city_management")
    assert "aircraft" not in t.play("city-0-produce").offered, "10"
    t = wide().techs(0, "flight").dial(0, trade=9).begin("city_management")
    assert "aircraft" in t.play("city-0-produce").offered, "12"


# Great people, huts and villages


@pytest.mark.card(
    "great.artist",
    "great.builder",
    "great.general",
    "great.humanitarian",
    "great.industrialist",
    "great.scientist",
)
@pytest.mark.rule("C-GRT-09")
@pytest.mark.parametrize(
    ("person", "gives"),
    [
        ("artist", (0, 1, 2, 0, 0)),
        ("builder", (2, 0, 0, 1, 0)),
        ("general", (0, 0, 0, 0, 4)),
        ("humanitarian", (1, 1, 1, 1, 0)),
        ("industrialist", (0, 0, 2, 1, 0)),
        ("scientist", (1, 2, 0, 0, 0)),
    ],
)
def test_what_great_people_give(person: str, gives: tuple[int, ...]) -> None:
    t = wide().dial(0, culture=3, track=2).begin("city_management")
    t.play("advance-1", f"draw_person={person}", "d15")
    assert icons(t, "d15") == gives, "and nothing of the forest under it"


@pytest.mark.card(
    "result.wheat",
    "result.incense",
    "result.silk",
    "result.iron",
    "result.spy",
    "result.uranium",
)
@pytest.mark.rule("C-HUT-02", "C-RSC-04")
@pytest.mark.parametrize(
    ("resource", "tech", "phase"),
    [
        ("wheat", "construction", "city_management"),
        ("incense", "currency", "city_management"),
        ("silk", "horseback_riding", "trade"),
        ("iron", "", ""),
        ("spy", "", ""),
        ("uranium", "atomic_power", "city_management"),
    ],
)
def test_a_resource_found_is_kept_face_down_and_spent_once(
    resource: str, tech: str, phase: str
) -> None:
    t = arrange("americans", "germans").tile(7, "tile02").army(0, "f13")
    t.techs(0, "construction", "horseback_riding", "atomic_theory", "philosophy")
    t.begin("movement").play("move-f13", "g13", f"explore_hut={resource}")
    kept = t.s.markers[0]
    assert len(kept) == 1
    if not tech:
        t.token(0, "silk", "silk").begin("city_management").play("use-philosophy")
        assert f"hut-{resource}" in t.offered
        t.play(f"pay=hut-{resource}")
    else:
        t.begin(phase).play(f"use-{tech}", f"pay=hut-{resource}")
    assert t.s.markers[0] == ()


@pytest.mark.card("result.great_person", "result.wealth", "result.city_state")
@pytest.mark.parametrize("result", ["great_person", "wealth", "city_state"])
def test_what_is_no_resource_is_shown_and_carried_out(result: str) -> None:
    t = arrange("zulu", "germans").tile(7, "tile07").army(0, "e14").begin("movement")
    t.play("move-e14", "f14", f"explore_village={result}")
    assert t.s.markers[0] == ()
    if result == "wealth":
        assert t.s.coin_tokens[0][0] == 1
    elif result == "great_person":
        t.play("draw_person=general", "place_person=pass")
        assert sum(t.s.people[0]) == 1
    else:
        t.play("draw_city_state=2")
        assert t.s.city_states[2] == t.at("f14")


@pytest.mark.card(
    "city_state.cs_trade",
    "city_state.cs_culture",
    "city_state.cs_coin",
    "city_state.cs_military",
    "city_state.cs_resource",
)
@pytest.mark.rule("W-CST-04")
@pytest.mark.parametrize(
    ("number", "gives"),
    [
        (0, (0, 3, 0, 0, 0)),
        (1, (0, 0, 3, 0, 0)),
        (2, (1, 0, 0, 1, 0)),
        (3, (0, 0, 1, 0, 2)),
        (4, (1, 1, 0, 0, 0)),
    ],
)
def test_what_city_states_give(number: int, gives: tuple[int, ...]) -> None:
    t = arrange("zulu", "germans").tile(7, "tile07").army(0, "e14").begin("movement")
    t.play("move-e14", "f14", "explore_village=city_state", f"draw_city_state={number}")
    assert icons(t, "f14") == gives


# Buildings


@pytest.mark.card(
    "building.harbor",
    "building.shipyard",
    "building.trading_post",
    "building.workshop",
    "building.iron_mine",
    "building.granary",
    "building.aqueduct",
    "building.library",
    "building.university",
    "building.market",
    "building.bank",
    "building.temple",
    "building.cathedral",
    "building.barracks",
    "building.academy",
)
@pytest.mark.parametrize(
    ("tech", "building", "cost", "square", "gives"),
    [
        ("navigation", "harbor", 7, "d14", (1, 2, 0, 0, 0)),
        ("navy", "shipyard", 5, "d14", (2, 0, 0, 0, 2)),
        ("code_of_laws", "trading_post", 7, "b15", (0, 2, 1, 0, 0)),
        ("construction", "workshop", 7, "c15", (3, 0, 0, 0, 0)),
        ("railroad", "iron_mine", 10, "c15", (4, 0, 0, 0, 0)),
        ("pottery", "granary", 5, "d13", (1, 1, 0, 0, 0)),
        ("engineering", "aqueduct", 8, "d13", (2, 2, 0, 0, 0)),
        ("writing", "library", 5, "d13", (0, 1, 1, 0, 0)),
        ("printing_press", "university", 8, "d13", (0, 2, 2, 0, 0)),
        ("currency", "market", 7, "d15", (1, 1, 1, 0, 0)),
        ("banking", "bank", 10, "d15", (1, 1, 1, 1, 0)),
        ("philosophy", "temple", 7, "d15", (0, 0, 2, 0, 0)),
        ("theology", "cathedral", 10, "d15", (0, 0, 3, 0, 0)),
        ("metalworking", "barracks", 7, "d15", (0, 2, 0, 0, 2)),
        ("military_science", "academy", 10, "d15", (0, 2, 0, 0, 4)),
    ],
)
def test_what_buildings_cost_and_give(
    tech: str, building: str, cost: int, square: str, gives: tuple[int, ...]
) -> None:
    def city(more: int) -> Table:
        t = wide().techs(0, tech).government(0, "republic")
        t.s.boost = ((more, 0, 0), (0, 0, 0))
        return t.begin("city_management").play("city-0-produce")

    assert production(wide().government(0, "republic").s, 0, 0) == 5
    if cost > 5:
        assert building not in city(cost - 6).offered
    t = city(cost - 5).play(building)
    if t.asked == "produce_where":
        t.play(square)
    assert icons(t, square) == gives


@pytest.mark.card("building.walls")
def test_walls_cost_seven_and_add_four() -> None:
    t = wide().techs(0, "masonry").begin("city_management")
    assert "walls" not in t.play("city-0-produce").offered, "6"
    t = wide().techs(0, "masonry").dial(0, trade=3).begin("city_management")
    assert city_defence(t.s, 0, t.at("c14")) == 12
    t.play("city-0-produce", "walls")
    assert city_defence(t.s, 0, t.at("c14")) == 16
