"""Techs one by one: what each raises, unlocks and can do (C-TEC-10, C-RSC)."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.content import CROSS, STOP
from ziggurat.games.wisdom.rules.fronts import battle_of
from ziggurat.games.wisdom.rules.limits import hand_limit, rank, speed, stacking, water
from ziggurat.games.wisdom.rules.sums import production

INFANTRY, MOUNTED, ARTILLERY = range(3)


def wide(*civs: str) -> Table:
    """The first seat at home on c14, with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


# What is in force as soon as it is known


@pytest.mark.card(
    "tech.horseback_riding", "tech.sailing", "tech.steam_power", "tech.flight", "tech.navigation"
)
def test_techs_of_travel() -> None:
    def travel(*techs: str) -> tuple[int, int]:
        t = wide().techs(0, *techs)
        return speed(t.s, 0), water(t.s, 0)

    assert travel() == (2, 0)
    assert travel("navigation") == (2, CROSS)
    assert travel("horseback_riding") == (3, 0)
    assert travel("sailing") == (4, STOP)
    assert travel("steam_power") == (5, STOP)
    assert travel("flight") == (6, STOP)
    assert travel("flight", "horseback_riding") == (6, STOP), "the highest counts"


@pytest.mark.card(
    "tech.masonry", "tech.printing_press", "tech.biology", "tech.replaceable_parts", "tech.pottery"
)
def test_techs_of_stacking() -> None:
    def most(*techs: str) -> int:
        return stacking(wide().techs(0, *techs).s, 0)

    found = [most(n) for n in ("pottery", "masonry", "printing_press", "biology")]
    assert found == [2, 3, 4, 5]
    assert most("replaceable_parts", "masonry") == 6


@pytest.mark.card("tech.pottery", "tech.civil_service", "tech.theology", "tech.computers")
def test_techs_of_the_hand_add_up() -> None:
    def most(*techs: str) -> int:
        return hand_limit(wide().techs(0, *techs).s, 0)

    assert [most(n) for n in ("pottery", "civil_service", "theology", "computers")] == [3, 3, 3, 2]
    assert most("pottery", "civil_service", "theology") == 5
    t = wide().techs(0, "computers")
    t.s.coin_tokens = ((9, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    assert hand_limit(t.s, 0) == 2 + 2, "ten coins"


@pytest.mark.card(
    "tech.democracy",
    "tech.chivalry",
    "tech.mathematics",
    "tech.logistics",
    "tech.gunpowder",
    "tech.railroad",
    "tech.metal_casting",
    "tech.replaceable_parts",
    "tech.combustion",
    "tech.ballistics",
    "unit.infantry",
    "unit.mounted",
    "unit.artillery",
)
def test_techs_of_ranks() -> None:
    def ranks(*techs: str) -> list[int]:
        t = wide().techs(0, *techs)
        return [rank(t.s, 0, kind) for kind in (INFANTRY, MOUNTED, ARTILLERY)]

    assert ranks() == [1, 1, 1]
    assert ranks("democracy") == [2, 1, 1]
    assert ranks("chivalry") == [1, 2, 1]
    assert ranks("mathematics") == [1, 1, 2]
    assert ranks("logistics") == [2, 2, 2]
    assert ranks("gunpowder", "railroad", "metal_casting") == [3, 3, 3]
    assert ranks("replaceable_parts", "combustion", "ballistics", "logistics") == [4, 4, 4]


@pytest.mark.card("tech.civil_service", "tech.bureaucracy", "tech.railroad", "tech.computers")
def test_techs_with_a_coin() -> None:
    t = wide()
    for count, slug in enumerate(("civil_service", "bureaucracy", "railroad", "computers")):
        assert t.techs(0, slug).coins(0) == count + 1
    assert wide().techs(0, "metal_casting", "democracy").coins(0) == 0


@pytest.mark.card(
    "tech.code_of_laws",
    "tech.chivalry",
    "tech.democracy",
    "tech.monarchy",
    "tech.communism",
    "tech.theology",
)
@pytest.mark.parametrize(
    ("tech", "government"),
    [
        ("code_of_laws", "republic"),
        ("chivalry", "feudalism"),
        ("democracy", "democracy"),
        ("monarchy", "monarchy"),
        ("communism", "communism"),
        ("theology", "fundamentalism"),
    ],
)
def test_techs_that_unlock_a_government(tech: str, government: str) -> None:
    t = wide().government(0, "anarchy").begin("start_of_turn")
    assert [n for n in t.offered if n.startswith("govern")] == ["govern-despotism"]
    t = wide().techs(0, tech).government(0, "anarchy").begin("start_of_turn")
    assert f"govern-{government}" in t.offered


@pytest.mark.card(
    "tech.code_of_laws",
    "tech.currency",
    "tech.metalworking",
    "tech.navigation",
    "tech.philosophy",
    "tech.pottery",
    "tech.writing",
    "tech.navy",
    "tech.construction",
    "tech.engineering",
    "tech.printing_press",
    "tech.banking",
    "tech.military_science",
    "tech.railroad",
    "tech.theology",
)
@pytest.mark.parametrize(
    ("tech", "building"),
    [
        ("code_of_laws", "trading_post"),
        ("currency", "market"),
        ("metalworking", "barracks"),
        ("navigation", "harbor"),
        ("philosophy", "temple"),
        ("pottery", "granary"),
        ("writing", "library"),
        ("navy", "shipyard"),
        ("construction", "workshop"),
        ("engineering", "aqueduct"),
        ("printing_press", "university"),
        ("banking", "bank"),
        ("military_science", "academy"),
        ("railroad", "iron_mine"),
        ("theology", "cathedral"),
    ],
)
def test_techs_that_unlock_a_building(tech: str, building: str) -> None:
    civ = "russians" if tech == "currency" else "americans"  # who do not know it
    t = wide(civ, "germans").dial(0, trade=27).begin("city_management")
    assert building not in t.play("city-0-produce").offered
    t = wide(civ, "germans").techs(0, tech).dial(0, trade=27).begin("city_management")
    assert building in t.play("city-0-produce").offered


@pytest.mark.card("tech.military_science")
def test_military_science_makes_production_of_coins_in_every_city() -> None:
    t = wide().techs(0, "military_science").city(0, "f14")
    before = production(t.s, 0, 0), production(t.s, 0, 1)
    t.s.coin_tokens = ((8, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    assert (production(t.s, 0, 0), production(t.s, 0, 1)) == (before[0] + 2, before[1] + 2)
    t.s.programs = 1 << t.at("c14")
    assert production(t.s, 0, 0) == before[0] + 5 + 2, "it is not doubled"


# What is done for resources


@pytest.mark.card("tech.animal_husbandry", "tech.construction", "tech.banking")
@pytest.mark.parametrize(
    ("tech", "amount"), [("animal_husbandry", 3), ("construction", 5), ("banking", 7)]
)
def test_wheat_gives_one_city_production_for_the_turn(tech: str, amount: int) -> None:
    t = wide().techs(0, tech).token(0, "wheat", "wheat").city(0, "f14").begin("city_management")
    before = production(t.s, 0, 0), production(t.s, 0, 1)
    t.play(f"use-{tech}", "boost_city=1")
    assert (production(t.s, 0, 0), production(t.s, 0, 1)) == (before[0], before[1] + amount)
    assert t.tokens(0) == {"wheat": 1}
    assert f"use-{tech}" not in t.offered, "once per turn"


@pytest.mark.card("tech.currency", "tech.chivalry", "tech.metal_casting")
@pytest.mark.parametrize(
    ("tech", "amount"), [("currency", 3), ("chivalry", 5), ("metal_casting", 7)]
)
def test_incense_gives_culture(tech: str, amount: int) -> None:
    t = wide().techs(0, tech).token(0, "incense").begin("city_management").play(f"use-{tech}")
    assert t.s.culture[0] == amount
    assert t.tokens(0) == {}


@pytest.mark.card("tech.horseback_riding")
def test_silk_gives_trade_to_two_players() -> None:
    t = arrange("americans", "germans", "romans").techs(0, "horseback_riding").token(0, "silk")
    t.begin("trade").play("use-horseback_riding", "give_trade=2")
    assert t.s.trade == (9, 0, 6)


@pytest.mark.card("tech.philosophy")
def test_three_resources_of_any_kind_bring_a_great_person() -> None:
    t = wide().techs(0, "philosophy").token(0, "silk", "wheat").marker(0, "uranium")
    t.begin("city_management").play(
        "use-philosophy", "pay=hut-uranium", "pay=silk", "draw_person=builder"
    )
    t.play("place_person=b15")
    assert t.coins(0) == 1
    assert (t.tokens(0), t.s.markers[0]) == ({}, ())
    t = wide().techs(0, "philosophy").token(0, "silk", "wheat").begin("city_management")
    assert "use-philosophy" not in t.offered


@pytest.mark.card("tech.pottery", "tech.democracy", "tech.printing_press")
@pytest.mark.parametrize("tech", ["pottery", "democracy", "printing_press"])
def test_a_coin_token_for_two_resources_six_trade_or_five_culture(tech: str) -> None:
    t = wide().techs(0, tech).token(0, "silk", "silk").dial(0, trade=6, culture=5)
    t.begin("city_management").play(f"use-{tech}")
    assert t.coins(0) == 1
    left = {
        "pottery": ({}, 6, 5),
        "democracy": ({"silk": 2}, 0, 5),
        "printing_press": ({"silk": 2}, 6, 0),
    }
    assert (t.tokens(0), t.s.trade[0], t.s.culture[0]) == left[tech]
    assert f"use-{tech}" not in t.offered
    t = wide().techs(0, tech).token(0, "silk").dial(0, trade=5, culture=4)
    assert f"use-{tech}" not in t.begin("city_management").offered


@pytest.mark.card("tech.monarchy")
@pytest.mark.rule("Q-48")
def test_silk_kills_a_random_unit_of_another_player() -> None:
    t = wide().techs(0, "monarchy").token(0, "silk").units(1, "infantry-1-3", "mounted-2-2")
    t.units(1, "mounted-2-2").begin("city_management").play("use-monarchy")
    assert t.chances == {"infantry-1-3": 1, "mounted-2-2": 2}
    t.play("random_unit=mounted-2-2")
    assert t.forces(1) == {"infantry-1-3": 1, "mounted-2-2": 1}
    assert sum(t.s.units_used) == 1


@pytest.mark.card("tech.gunpowder")
def test_gunpowder_destroys_any_building_or_ends_an_old_wonder() -> None:
    t = wide().techs(0, "gunpowder").token(0, "iron", "iron").build("temple", "f2")
    t.build("market", "b15").begin("city_management").play("use-gunpowder")
    assert t.offered == ["f2", "b15"], "one's own too"
    t.play("f2")
    assert [n for n, squares in enumerate(t.s.buildings) if squares] == [9]
    t = wide().techs(0, "gunpowder").token(0, "iron", "iron").wonder(1, "louvre", "f2")
    t.begin("city_management").play("use-gunpowder", "louvre")
    assert "wonder.louvre" not in t.abilities(1)


@pytest.mark.card("tech.steam_power")
def test_steam_carries_all_figures_of_a_square_to_any_water() -> None:
    t = wide().techs(0, "steam_power").token(0, "silk").army(0, "b15").scout(0, "b15")
    t.scout(1, "e4").begin("city_management").play("use-steam_power", "b15")
    assert "f4" in t.offered
    assert "e4" not in t.offered, "an enemy is there"
    t.play("f4")
    assert (t.armies(0), t.scouts(0)) == (["f4"], ["f4"])


@pytest.mark.card("tech.ballistics", "tech.mathematics")
def test_wounds_for_iron() -> None:
    def battle(tech: str) -> Table:
        t = wide().army(0, "f14").army(1, "g14").techs(0, tech).token(0, "iron")
        t.units(0, "artillery-1-3").units(1, *["infantry-1-3"] * 3).begin("movement")
        t.play("move-f14", "g14", "draw_hand=artillery-1-3", *["draw_hand=infantry-1-3"] * 3)
        return t.play("infantry-1-3-new", f"use-{tech}")

    t = battle("mathematics").play("deal_wound=0-b", "deal_wound=0-b", "deal_wound=0-b")
    assert t.forces(1) == {"infantry-1-3": 2}
    t = battle("ballistics")
    t.play("deal_wound=0-b", "deal_wound=0-b", "deal_wound=pass")
    assert battle_of(t.s).wounds_d == (2,)
    t = wide().army(0, "f14").army(1, "g14").techs(0, "ballistics").token(0, "iron")
    t.units(0, "artillery-1-3", "artillery-2-2").units(1, *["infantry-1-3"] * 3)
    t.begin("movement").play("move-f14", "g14", "draw_hand=artillery-1-3")
    t.play("draw_hand=artillery-2-2", *["draw_hand=infantry-1-3"] * 3, "infantry-1-3-new")
    t.play("battle_ability=pass", "artillery-1-3-new", "battle_ability=pass", "infantry-1-3-new")
    t.play("use-ballistics", *["deal_wound=0-b"] * 3, *["deal_wound=2-b"] * 3)
    assert t.forces(1) == {"infantry-1-3": 1}, "six wounds killed two"


@pytest.mark.card("tech.atomic_theory")
def test_uranium_gives_every_city_one_more_action() -> None:
    t = wide().techs(0, "atomic_theory").marker(0, "uranium").city(0, "f14")
    t.begin("city_management").play("use-atomic_power", "pay=hut-uranium")
    t.play("city-0-devote", "city-0-devote", "city-1-devote", "city-1-devote")
    assert not any(name.startswith("city") for name in t.offered)


# Reactions


@pytest.mark.card("tech.civil_service")
def test_a_spy_cancels_an_event() -> None:
    t = wide().techs(1, "civil_service").marker(1, "spy").event(0, "we_love_the_despot_day")
    t.begin("city_management").play("event-we_love_the_despot_day", "civil_service")
    t.play("pay=hut-spy")
    assert t.s.boost[0] == (0, 0, 0)


@pytest.mark.card("tech.mass_media")
def test_a_spy_cancels_a_resource_ability() -> None:
    t = wide().techs(1, "mass_media").marker(1, "spy").token(0, "incense")
    t.begin("city_management").play("use-currency", "mass_media", "pay=hut-spy")
    assert t.s.culture[0] == 0
    assert t.tokens(0) == {}
