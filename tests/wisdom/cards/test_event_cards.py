"""Events one by one: what each does, where and to whom (C-EVT, W-EVT)."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.rules.sums import production

PRODUCTION, TRADE, CULTURE = 0, 1, 2


def wide(*civs: str) -> Table:
    """The first seat at home on c14, with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


# Gifts


@pytest.mark.card("event.a_gift_from_afar", "event.a_generous_gift", "event.a_princely_gift")
def test_what_the_gifts_stand_for() -> None:
    def ways(gift: str) -> list[str]:
        t = wide().techs(0, "philosophy").event(0, gift).token(0, "silk", "silk")
        t.begin("city_management").play("use-philosophy")
        return [name for name in t.offered if name.startswith(gift)]

    small = ["iron", "wheat", "spy", "silk"]
    assert sorted(ways("a_gift_from_afar")) == sorted(f"a_gift_from_afar-as-{n}" for n in small)
    assert sorted(ways("a_generous_gift")) == sorted(f"a_generous_gift-as-{n}" for n in small)
    large = [f"a_princely_gift-as-{n}" for n in (*small, "uranium")]
    assert sorted(ways("a_princely_gift")) == sorted(large)


@pytest.mark.card("event.a_generous_gift", "event.a_princely_gift")
@pytest.mark.parametrize("gift", ["a_generous_gift", "a_princely_gift"])
def test_the_larger_gifts_thank_nobody(gift: str) -> None:
    t = wide().techs(0, "construction").event(0, gift).begin("city_management")
    t.play("use-construction", f"pay={gift}-as-wheat")
    assert t.s.boost[0] == (5, 0, 0)
    assert (t.coins(1), t.hand(0)) == (0, [])


# Cancels


@pytest.mark.card("event.bread_and_circuses", "event.citizens_revolting_2")
def test_bread_and_circuses_cancels_what_is_aimed_at_its_player() -> None:
    t = arrange("americans", "germans", "romans").event(0, "citizens_revolting_2")
    t.event(1, "bread_and_circuses").begin("start_of_turn")
    t.play("event-citizens_revolting_2", "aim_at_player=2")
    assert "government.anarchy" in t.abilities(2), "it did not hit who holds the card"
    t = arrange("americans", "germans", "romans").event(0, "citizens_revolting_2")
    t.event(1, "bread_and_circuses").begin("start_of_turn")
    t.play("event-citizens_revolting_2", "aim_at_player=1", "bread_and_circuses")
    assert "government.despotism" in t.abilities(1)
    assert t.hand(1) == []


@pytest.mark.card("event.bread_and_circuses")
def test_bread_and_circuses_saves_figures_and_squares_too() -> None:
    t = wide().event(0, "drought").event(1, "bread_and_circuses").begin("start_of_turn")
    t.play("event-drought", "e2")
    assert (t.asked, t.seat) == ("react", 1)
    t = wide().event(0, "defection").army(1, "b15").event(1, "bread_and_circuses")
    t.begin("movement").play("event-defection", "b15", "bread_and_circuses")
    assert t.armies(1) == ["b15"]


@pytest.mark.card("event.jousting_tourney", "event.primetime_tv")
@pytest.mark.parametrize("card", ["jousting_tourney", "primetime_tv"])
def test_any_event_is_cancelled(card: str) -> None:
    t = wide().event(0, "supply_drop").event(1, card).begin("start_of_turn")
    t.play("event-supply_drop", card)
    assert t.s.trade[0] == 0


@pytest.mark.card("event.primetime_tv")
def test_primetime_cancels_an_ability_too_and_a_tourney_does_not() -> None:
    t = wide().token(0, "incense").event(1, "jousting_tourney").event(1, "primetime_tv")
    t.begin("city_management").play("use-currency")
    assert t.offered == ["primetime_tv", "pass"]
    t.play("primetime_tv")
    assert t.s.culture[0] == 0


# Figures


@pytest.mark.card("event.defection", "event.mass_defection", "event.wholesale_defection")
def test_how_far_defections_reach_and_how_many_they_take() -> None:
    def reached(card: str) -> list[str]:
        """An army and a scout 4, 6 and 12 steps from the own capital on c14."""
        t = wide().army(1, "e12").army(1, "g12").army(1, "g2").event(0, card)
        return t.begin("movement").play(f"event-{card}").offered

    assert reached("defection") == ["e12"]
    assert reached("mass_defection") == ["e12", "g12"]
    assert sorted(reached("wholesale_defection")) == ["e12", "g12", "g2"]
    t = wide().army(1, "b15", 2).event(0, "defection").begin("movement")
    t.play("event-defection", "b15")
    assert t.armies(1) == ["b15"], "one figure"
    for card in ("mass_defection", "wholesale_defection"):
        t = wide().army(1, "b15", 2).event(0, card).begin("movement")
        t.play(f"event-{card}", "b15", "kill_more=army-1")
        assert t.armies(1) == []


@pytest.mark.card("event.mass_defection", "event.wholesale_defection")
@pytest.mark.parametrize("card", ["mass_defection", "wholesale_defection"])
def test_the_larger_defections_take_a_great_person_or_figures(card: str) -> None:
    t = wide().person("builder", "b15").army(0, "b15").event(1, card).army(1, "d13")
    t.begin("movement", 1).play(f"event-{card}", "b15", "kill_what=person")
    assert t.armies(0) == ["b15"]
    assert not any(t.s.people_on)


@pytest.mark.card("event.disoriented", "event.lost", "event.out_of_position")
@pytest.mark.parametrize(
    ("card", "steps"), [("disoriented", 2), ("lost", 3), ("out_of_position", 4)]
)
def test_others_figures_are_led_so_many_steps(card: str, steps: int) -> None:
    t = wide().army(1, "e9").event(0, card).begin("city_management").play(f"event-{card}", "e9")
    way = ["e10", "e11", "e12", "e13", "e14"]
    assert [name for name in way if name in t.offered] == way[:steps]
    t.play(way[steps - 1])
    assert t.armies(1) == [way[steps - 1]]


@pytest.mark.card("event.migrants", "event.colonists", "event.immigrants")
@pytest.mark.parametrize(("card", "steps"), [("migrants", 2), ("colonists", 4), ("immigrants", 6)])
def test_an_own_figure_moves_so_many_steps(card: str, steps: int) -> None:
    t = wide().army(0, "e9").event(0, card).begin("movement").play(f"event-{card}", "e9")
    way = ["e10", "e11", "e12", "e13", "e14", "e15", "e16"]
    assert [name for name in way if name in t.offered] == way[:steps]


@pytest.mark.card("event.migrants", "event.colonists", "event.immigrants")
@pytest.mark.parametrize(("card", "count"), [("migrants", 1), ("colonists", 2), ("immigrants", 3)])
def test_so_many_policies_are_switched(card: str, count: int) -> None:
    t = wide("french", "germans").city(0, "f14").event(0, card).begin("city_management")
    t.play(f"event-{card}")
    turned = [("rationalism", "patronage"), ("natural_religion", "organized_religion")]
    turned += [("expansionism", "urban_development")]
    for old, new in turned[:count]:
        t.play(f"switch_from={old}", f"switch_to={new}")
    assert t.asked == "city_management"
    assert {f"policy.{new}" for _, new in turned[:count]} <= t.abilities(0)


# Land and buildings


@pytest.mark.card("event.drought")
def test_a_drought_makes_desert_of_any_land_or_water_without_building_or_wonder() -> None:
    t = wide().build("market", "d15").wonder(0, "oracle", "d13").event(0, "drought")
    t.begin("start_of_turn").play("event-drought")
    assert not {"d15", "d13", "c15", "b15"} & set(t.offered), "pieces, a mountain, a desert"
    t.play("d14")
    assert t.s.land.amount(TRADE, 1 << t.at("d14")) == 1


@pytest.mark.rule("Q-79")
@pytest.mark.card("event.drought")
def test_a_drought_takes_from_a_desert_what_it_shows_besides_its_trade() -> None:
    t = wide().tile(3, "tile14").event(0, "drought").event(0, "drought").begin("start_of_turn")
    t.play("event-drought")
    assert {"e15", "e7"} <= set(t.offered), "incense, culture"
    assert not {"b15", "f16"} & set(t.offered), "nothing besides"
    t.play("e15", "event-drought")
    assert not any(squares >> t.at("e15") & 1 for squares in t.s.land.resources)
    assert "e15" not in t.offered, "nothing is left"
    t.play("e7")
    gives = [t.s.land.amount(icon, 1 << t.at("e7")) for icon in (TRADE, CULTURE)]
    assert gives == [1, 0]


@pytest.mark.card("event.deforestation")
def test_a_deforestation_makes_grassland_of_a_forest() -> None:
    t = wide().event(0, "deforestation").begin("start_of_turn").play("event-deforestation")
    assert "d15" in t.offered
    assert not {"d13", "c15", "b15", "d14"} & set(t.offered)
    t.play("d15")
    assert t.s.land.amount(PRODUCTION, 1 << t.at("d15")) == 0


@pytest.mark.card("event.sabotage", "event.catastrophe")
def test_how_far_sabotage_and_catastrophe_reach() -> None:
    t = wide().city(1, "g10").build("temple", "f11").build("market", "g11").event(0, "sabotage")
    t.event(0, "catastrophe").begin("start_of_turn")
    assert "event-sabotage" not in t.offered, "6 steps at least"
    t.play("event-catastrophe", "f11")
    assert [n for n, squares in enumerate(t.s.buildings) if squares] == [9]
    t = wide().city(1, "g10").build("temple", "f11").event(0, "sabotage").army(0, "f14")
    t.begin("start_of_turn").play("event-sabotage", "f11")
    assert not any(t.s.buildings)


@pytest.mark.card("event.disaster")
def test_a_disaster_destroys_one_or_two_buildings_of_others() -> None:
    t = wide().build("temple", "f2").build("market", "g2").build("market", "b15")
    t.event(0, "disaster").begin("start_of_turn").play("event-disaster")
    assert "b15" not in t.offered
    t.play("f2", "g2")
    assert sum(squares.bit_count() for squares in t.s.buildings) == 1
    t = wide().build("temple", "f2").build("market", "g2").event(0, "disaster")
    t.begin("start_of_turn").play("event-disaster", "f2", "pass")
    assert sum(squares.bit_count() for squares in t.s.buildings) == 1


# Ideas, revolts, feasts, supplies


@pytest.mark.card("event.exchange_of_ideas", "event.knowledge_shared", "event.think_tank")
@pytest.mark.parametrize(
    ("card", "level"), [("exchange_of_ideas", 1), ("knowledge_shared", 2), ("think_tank", 3)]
)
def test_ideas_are_shared_up_to_a_level_and_back(card: str, level: int) -> None:
    t = wide().techs(0, "pottery", "masonry", "writing", "sailing", "chivalry")
    t.techs(1, "navy", "construction", "biology").event(0, card).begin("start_of_turn")
    t.play(f"event-{card}")
    known = ["navy", "construction", "biology"]
    assert [name for name in known if name in t.offered] == known[:level]
    t.play(known[level - 1])
    assert known[level - 1] in t.known(0)
    assert (t.asked, t.seat) == ("idea_back", 1)
    t.play("pottery")
    assert "pottery" in t.known(1)


@pytest.mark.card("event.citizens_revolting_1", "event.citizens_revolting_2")
@pytest.mark.parametrize("card", ["citizens_revolting_1", "citizens_revolting_2"])
def test_a_revolt_brings_anarchy(card: str) -> None:
    t = wide().event(0, card).begin("start_of_turn").play(f"event-{card}")
    assert "government.anarchy" in t.abilities(1)
    t = wide().event(0, card).government(1, "anarchy").begin("start_of_turn")
    assert f"event-{card}" not in t.offered


@pytest.mark.card(
    "event.we_love_the_despot_day",
    "event.we_love_the_queen_day",
    "event.we_love_the_president_day",
)
@pytest.mark.parametrize(("ruler", "amount"), [("despot", 4), ("queen", 6), ("president", 8)])
def test_a_feast_gives_one_city_production_for_the_turn(ruler: str, amount: int) -> None:
    t = wide().city(0, "f14").event(0, f"we_love_the_{ruler}_day").begin("city_management")
    before = production(t.s, 0, 1)
    t.s.programs = 1 << t.at("f14")
    doubled = production(t.s, 0, 1)
    t.play(f"event-we_love_the_{ruler}_day", "boost_city=1")
    assert production(t.s, 0, 1) == doubled + amount
    assert doubled > before


@pytest.mark.card("event.supply_drop")
def test_a_supply_drop_is_seven_trade_at_start_of_turn() -> None:
    t = wide().event(0, "supply_drop").begin("start_of_turn").play("event-supply_drop")
    assert t.s.trade[0] == 7
