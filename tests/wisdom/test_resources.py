"""Great people, coins, resources and their abilities, techs (C-GRT, C-COI, C-RSC, C-TEC)."""

from itertools import pairwise

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.core.flow import Ask
from ziggurat.games.wisdom.content import BUILDINGS, RESOURCES, RESULTS
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.resources import can_pay, in_market
from ziggurat.games.wisdom.rules.sums import coins


def wide(*civs: str) -> Table:
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


# Great people


@pytest.mark.rule("C-GRT-01")
def test_a_great_person_is_drawn_at_random_and_all_see_it() -> None:
    t = wide().person("general", "b15").dial(0, culture=3, track=2).begin("city_management")
    t.play("advance-1")
    assert t.chances["general"] == 2
    assert set(t.chances.values()) == {2, 3}
    t.play("builder", "place_person=pass")
    assert WISDOM.view(t.s, 1)["people"][0] == WISDOM.view(t.s, 0)["people"][0]
    assert sum(WISDOM.view(t.s, 1)["people"][0]) == 1


@pytest.mark.rule("C-GRT-02")
def test_a_great_person_stands_in_the_outskirts_of_any_own_city_and_covers_its_square() -> None:
    t = wide().city(0, "f14").city(1, "f11").dial(0, culture=3, track=2)
    t.begin("city_management").play("advance-1", "draw_person=scientist")
    around = {"b13", "d13", "b14", "b15", "c15", "d15"}  # c13 and d14 are lakes
    assert set(t.offered) - {"pass"} == around | {
        *("e13", "f13", "g13", "e14", "g14", "e15", "f15", "g15")
    }
    t.play("b14")
    land = t.s.land
    assert [land.amount(icon, 1 << t.at("b14")) for icon in range(3)] == [1, 2, 0]
    assert not land.resources[2] >> t.at("b14") & 1, "the silk is covered"


@pytest.mark.rule("C-GRT-02", "W-CST-06")
def test_no_great_person_stands_on_a_city_state() -> None:
    t = wide().dial(0, culture=3, track=2)
    t.s.city_states = (t.at("b15"), *t.s.city_states[1:])
    t.s.renew_land()
    t.begin("city_management").play("advance-1", "draw_person=artist")
    assert "b15" not in t.offered


@pytest.mark.rule("C-GRT-07", "Q-04")
def test_a_placed_great_person_stays_where_it_is() -> None:
    t = wide().person("builder", "b15").begin("start_of_turn")
    assert not [name for name in t.offered if name.startswith("place")]


@pytest.mark.rule("C-GRT-10")
def test_a_city_may_have_any_number_of_great_people() -> None:
    t = wide().person("builder", "b15").person("builder", "b13").person("artist", "d13")
    t.dial(0, culture=3, track=2).begin("city_management")
    t.play("advance-1", "draw_person=builder", "b14")
    assert t.coins(0) == 3


# Coins


@pytest.mark.rule("C-COI-01")
def test_coins_come_from_techs_government_policy_squares_scouts_and_tokens() -> None:
    t = wide()
    assert t.coins(0) == 0
    assert t.techs(0, "civil_service").coins(0) == 1
    assert t.techs(0, "democracy").government(0, "democracy").coins(0) == 2
    assert t.policy(0, "organized_religion").coins(0) == 3
    assert t.person("builder", "b15").coins(0) == 4
    t.tile(4, "tile04").scout(0, "a11")  # a mountain with a coin, far from the city
    assert t.coins(0) == 5
    t.s.coin_tokens = ((1, 2, *t.s.coin_tokens[0][2:]), t.s.coin_tokens[1])
    assert t.coins(0) == 8
    assert t.government(0, "anarchy").coins(0) == 6, "without government and policies"


@pytest.mark.rule("C-COI-02")
def test_coins_are_not_spent() -> None:
    t = wide().dial(0, trade=27)
    t.s.coin_tokens = ((5, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    t.begin("city_management").play("city-0-produce", "market", "b15")
    t.begin("research").play("pottery", "pass")
    assert (t.s.trade[0], t.coins(0)) == (5, 5)


@pytest.mark.rule("C-COI-07", "C-VIC-05")
def test_a_coin_counts_again_the_moment_the_last_enemy_leaves_in_the_middle_of_a_move() -> None:
    t = wide().person("builder", "b15").army(1, "b15")
    t.s.coin_tokens = ((14, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    t.begin("movement", 1).play("move-b15")
    assert t.coins(0) == 14
    t.play("a15")
    assert (t.s.won_by, t.s.end_reason) == ((0,), "economic")
    assert t.s.pending is None, "the second step is not taken"


# Resources


@pytest.mark.rule("C-RSC-01")
def test_spy_and_uranium_are_found_and_never_harvested() -> None:
    assert RESOURCES == ("wheat", "incense", "silk", "iron", "spy", "uranium")
    t = wide()
    assert [in_market(t.s, n) for n in range(4)] == [2] * 4
    found = {RESOURCES[row.resource] for row in RESULTS if row.resource >= 0}
    assert found == set(RESOURCES)
    t.s.city_states = (-1, -1, -1, -1, t.at("b15"))
    t.s.renew_land()
    t.army(0, "b15").begin("city_management").play("city-0-harvest")
    assert t.offered == ["wheat", "incense", "silk", "iron"], "a city-state with a question mark"


@pytest.mark.rule("C-RSC-03")
def test_a_resource_is_paid_with_a_token_a_marker_or_a_gift() -> None:
    t = wide().techs(0, "construction").token(0, "wheat", "iron").marker(0, "wheat")
    t.marker(0, "silk").event(0, "a_generous_gift").event(0, "drought")
    t.begin("city_management").play("use-construction")
    assert (t.asked, t.offered) == ("pay", ["wheat", "hut-wheat", "a_generous_gift-as-wheat"])
    t.play("hut-wheat")
    assert t.tokens(0) == {"wheat": 1, "iron": 1}
    assert len(t.s.markers[0]) == 1


@pytest.mark.rule("C-RSC-03")
def test_a_gift_that_another_resource_needs_is_not_offered_for_this_one() -> None:
    t = wide().techs(0, "education").token(0, "silk", "incense", "iron")
    t.event(0, "a_generous_gift").begin("city_management").play("use-education", "pottery")
    assert t.offered == ["silk"], "the gift must stand for the wheat"
    t.play("silk", "incense")
    assert t.offered == ["iron"]
    t.play("iron")
    assert t.offered == ["a_generous_gift-as-wheat"]
    t.play("a_generous_gift-as-wheat")
    assert "pottery" in t.known(0)


@pytest.mark.rule("C-RSC-05", "Q-29")
def test_any_accepts_every_kind_in_any_mix() -> None:
    t = wide().techs(0, "pottery").marker(0, "uranium").marker(0, "spy", village=True)
    t.begin("city_management").play("use-pottery", "pay=hut-uranium", "pay=village-spy")
    assert t.coins(0) == 1
    t = wide().techs(0, "pottery").token(0, "silk").event(0, "a_princely_gift")
    t.begin("city_management").play("use-pottery", "pay=a_princely_gift-as-uranium")
    assert t.coins(0) == 1
    assert t.tokens(0) == {}, "and the silk"
    t = wide().techs(0, "pottery").token(0, "silk").begin("city_management")
    assert "use-pottery" not in t.offered, "two are needed"


@pytest.mark.rule("C-RSC-06")
def test_two_abilities_of_a_card_are_used_apart() -> None:
    t = wide().techs(0, "atomic_theory").marker(0, "uranium").marker(0, "uranium").city(1, "f14")
    t.policy(1, "rationalism", "pacifism").begin("city_management")
    t.play("use-atomic_power", "pay=hut-uranium")
    assert "use-atomic_power" not in t.offered
    t.begin("movement")
    assert "use-atomic_bomb" in t.offered


@pytest.mark.rule("C-RSC-07", "C-RSC-02")
def test_an_ability_is_used_in_its_phase_in_ones_own_part() -> None:
    t = wide().techs(0, "construction", "horseback_riding").token(0, "wheat", "silk")
    assert "use-construction" not in t.begin("start_of_turn").offered
    assert "use-construction" not in t.begin("movement").offered
    assert "use-construction" not in t.begin("trade").offered
    assert "use-construction" in t.begin("city_management").offered
    assert "use-horseback_riding" not in t.offered
    t.asks_all = True
    t.begin("city_management", 1).play("city-0-devote")
    assert (t.asked, t.seat) == ("city_management", 1), "nobody else is asked"


@pytest.mark.rule("C-RSC-07")
def test_a_cancelling_ability_is_used_in_anothers_part() -> None:
    t = wide().techs(0, "writing").marker(0, "spy")
    assert "use-writing" not in t.begin("city_management").offered
    t.begin("city_management", 1).play("city-0-devote")
    assert (t.asked, t.seat, t.offered) == ("react", 0, ["writing", "pass"])


def test_a_cost_is_never_paid_twice_with_one_card() -> None:
    t = wide().token(0, "silk").event(0, "a_generous_gift")
    assert can_pay(t.s, 0, (2, 3))
    assert not can_pay(t.s, 0, (3, 0))


# Techs


@pytest.mark.rule("C-TEC-09", "Q-01")
def test_techs_that_were_shown_take_effect_in_turn_order() -> None:
    for first in (0, 1):
        t = wide().dial(0, trade=11).dial(1, trade=11).techs(0, "pottery").techs(1, "pottery")
        for seat in (0, 1):
            row = t.s.coin_tokens[seat]
            t.s.coin_tokens = (
                *t.s.coin_tokens[:seat],
                (14, *row[1:]),
                *t.s.coin_tokens[seat + 1 :],
            )
        t.s.first = first
        t.begin("research")
        t.play("civil_service", "civil_service")  # a coin each
        assert t.s.won_by == (first,)


@pytest.mark.rule("C-TEC-10", "C-TEC-05")
def test_a_tech_works_at_once() -> None:
    t = wide().techs(0, "pottery", "masonry", "construction", "monarchy").build("market", "b15")
    t.dial(0, trade=16).begin("research").play("banking", "pass")
    bank = next(n for n, row in enumerate(BUILDINGS) if row.slug == "bank")
    assert t.s.buildings[bank] == 1 << t.at("b15"), "the market is turned over"
    assert coins(t.s, 0) == 1
    assert t.s.trade[0] == 1, "and its coin, which no tech shows, keeps a trade already"


@pytest.mark.rule("C-TEC-12")
def test_no_tech_is_learned_twice_and_none_is_lost() -> None:
    t = wide().dial(0, trade=6).begin("research")
    assert "currency" not in t.offered, "the Americans know it"
    assert isinstance(t.s.pending, Ask)
    t.play("pottery", "pass").dial(0, trade=6).begin("research")
    assert not {"currency", "pottery"} & set(t.offered)
    t = wide().event(1, "exchange_of_ideas").techs(0, "pottery").begin("start_of_turn", 1)
    t.play("event-exchange_of_ideas", "pottery")
    assert "pottery" in t.known(0) & t.known(1), "it is shared, not taken"


@pytest.mark.rule("C-TEC-01")
def test_one_tech_is_researched_in_a_turn() -> None:
    t = wide().dial(0, trade=27).begin("research").play("pottery", "pass")
    assert t.s.pending is None
    assert t.known(0) == {"currency", "pottery"}


@pytest.mark.rule("C-TEC-11")
def test_a_tech_that_is_learned_costs_nothing_but_needs_its_place() -> None:
    t = wide().techs(1, "code_of_laws", "construction").event(0, "knowledge_shared")
    t.dial(0, trade=9).begin("start_of_turn").play("event-knowledge_shared")
    assert "construction" not in t.offered, "it rests on two techs of level I"
    t.play("idea=code_of_laws")
    assert "code_of_laws" in t.known(0)
    assert t.s.trade[0] == 9


@pytest.mark.rule("C-TEC-04", "C-TEC-03")
def test_space_flight_needs_five_four_three_and_two() -> None:
    pyramid = [
        ["currency", "pottery", "masonry", "writing", "navy"],
        ["construction", "sailing", "chivalry", "monarchy"],
        ["banking", "biology", "theology"],
        ["flight", "computers"],
        ["space_flight"],
    ]
    for below, row in pairwise(pyramid):
        *known, last = row
        for rests_on in (below, below[:-1]):
            t = wide("germans", "romans").dial(0, trade=27)
            t.s.techs = (0, t.s.techs[1])
            t.techs(0, *rests_on, *known).begin("research")
            assert (last in t.offered) == (rests_on == below)


@pytest.mark.rule("C-COI-05")
def test_tokens_on_a_blockaded_wonder_do_not_count_but_stay() -> None:
    t = wide().wonder(0, "panama_canal", "b15").begin("start_of_turn")
    assert t.coins(0) == 1
    assert t.army(1, "b15").coins(0) == 0
    t.s.armies = (t.s.armies[0], (-1,) * 6)
    assert t.coins(0) == 1


# Hands


@pytest.mark.rule("C-EVT-03", "X-108")
def test_two_hands_that_are_too_large_at_once_are_both_brought_down() -> None:
    t = wide()
    for seat, slugs in enumerate((("drought", "defection", "sabotage"), ("lost", "migrants"))):
        for slug in slugs:
            t.event(seat, slug)
    t.event(1, "colonists").dial(0, culture=3).begin("city_management").play("advance-1")
    assert (t.asked, t.seat) == ("discard_event", 0)
    t.play("drought")
    assert (t.asked, t.seat) == ("discard_event", 1)
    t.play("lost")
    assert [len(hand) for hand in t.s.events] == [2, 2]
