"""The turn and its parts, Start of Turn, founding, governments, policies, city actions, the map
(C-TRN, C-SOT, C-FND, C-GOV, W-GOV, W-SOC, C-CTY, C-PRD, C-MAP)."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.core.flow import PASS, Ask
from ziggurat.games.wisdom.content import BUILDINGS, GOVERNMENTS, PHASES, WATER
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.options import square_named
from ziggurat.games.wisdom.rules.aftermath import destroy_city
from ziggurat.games.wisdom.rules.turn import Rounds


def wide(*civs: str) -> Table:
    """Two homes and two tiles between them, without huts and villages."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


def asked_in(t: Table, turns: int) -> list[tuple[int, str, int]]:
    """All that is asked in some turns in which everybody passes: (turn, phase, seat)."""
    t.s.round = 0
    t.run(Rounds())
    seen = []
    while t.s.round <= turns and isinstance(t.s.pending, Ask):
        for ask in (t.s.pending, *t.s.pending.also):
            seen.append((t.s.round, PHASES[t.s.phase], ask.player))
        while t.s.pending.also:
            t.s.play(PASS)
        t.s.play(PASS)
    return seen


# The turn


@pytest.mark.rule("C-TRN-01", "C-TRN-03")
def test_all_players_finish_a_phase_before_the_next_begins() -> None:
    """Nothing is to be chosen in the Trade phase, so nobody is asked."""
    seen = asked_in(arrange("americans", "germans", "romans"), 1)
    phases = ("start_of_turn", "city_management", "movement", "research")
    assert seen == [(1, phase, seat) for phase in phases for seat in (0, 1, 2)]


@pytest.mark.rule("C-TRN-02", "C-TRN-03")
def test_the_first_player_marker_passes_left_but_not_before_the_first_turn() -> None:
    seen = asked_in(arrange("americans", "germans", "romans"), 4)
    for turn, order in enumerate([[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]], 1):
        for phase in ("start_of_turn", "city_management", "movement", "research"):
            assert [seat for at, of, seat in seen if (at, of) == (turn, phase)] == order


@pytest.mark.rule("C-TRN-06", "C-SOT-01")
def test_acts_of_a_part_come_in_any_order() -> None:
    def part() -> Table:
        t = wide().scout(0, "f14").event(0, "drought").wonder(0, "hanging_gardens", "d13")
        t.s.people = ((1, 0, 0, 0, 0, 0), t.s.people[1])
        t.s.people_left = (2, 3, 3, 3, 3, 3)
        return t.begin("start_of_turn")

    acts = {
        "found-f14": ("adopt=pacifism",),
        "govern-anarchy": (),
        "place-artist": ("b15",),
        "use-hanging_gardens": ("army",),
        "event-drought": ("d16",),
    }
    assert set(acts) < set(part().offered)
    for order in (list(acts), list(acts)[::-1]):
        t = part()
        for act in order:
            t.play(act, *acts[act])
        t.play("pass")
        assert t.cities(0) == ["c14", "f14"]
        assert GOVERNMENTS[t.s.government[0]].slug == "anarchy"
        assert t.armies(0) == ["d13"]


@pytest.mark.rule("C-SOT-01")
def test_last_the_receiving_city_of_each_scout_is_named() -> None:
    t = wide().city(0, "f14").scout(0, "a14").begin("start_of_turn").play("pass")
    assert (t.asked, t.seat, t.offered) == ("name_receiver", 0, ["0", "1"])


@pytest.mark.rule("C-TRN-07")
def test_once_per_turn_counts_from_one_start_of_turn_to_the_next() -> None:
    t = wide().techs(0, "democracy").dial(0, trade=27)
    t.s.setup = {**t.s.setup}
    t.s.round = 0
    t.run(Rounds()).play("pass", "pass")
    assert t.play("use-democracy").asked == "city_management"
    assert "use-democracy" not in t.offered
    t.play("pass", "pass", "pass", "pass", "research=pass", "research=pass", "pass", "pass", "pass")
    assert (t.asked, t.seat) == ("city_management", 0)
    assert "use-democracy" in t.offered


@pytest.mark.rule("C-SOT-02")
def test_an_ability_of_start_of_turn_works_once_and_may_be_left() -> None:
    t = wide().wonder(0, "hanging_gardens", "d13").begin("start_of_turn")
    t.play("use-hanging_gardens", "army")
    assert "use-hanging_gardens" not in t.offered
    t = wide().wonder(0, "hanging_gardens", "d13").begin("start_of_turn").play("pass")
    assert t.armies(0) == []


@pytest.mark.rule("C-SOT-02", "Q-49")
def test_what_only_gives_is_taken_by_itself_at_the_end_of_the_part() -> None:
    t = wide().policy(0, "expansionism").begin("start_of_turn")
    assert "use-expansionism" in t.offered
    assert t.play("pass").s.trade[0] == 1
    t = wide().policy(0, "expansionism").begin("start_of_turn").play("use-expansionism", "pass")
    assert t.s.trade[0] == 1, "once"


# Founding


@pytest.mark.rule("C-FND-03")
def test_several_cities_are_founded_in_one_part() -> None:
    t = wide().techs(0, "irrigation").scout(0, "f15").scout(0, "f11").begin("start_of_turn")
    t.play("found-f15", "adopt=pacifism", "found-f11", "adopt=natural_religion")
    assert t.cities(0) == ["c14", "f15", "f11"]


@pytest.mark.rule("C-FND-11")
def test_the_marker_of_a_destroyed_city_is_used_again() -> None:
    t = wide().city(0, "f14").scout(0, "f11").begin("start_of_turn")
    assert "found-f11" not in t.offered, "two cities are the limit"
    destroy_city(t.s, 0, t.at("f14"))
    t.policy(0, "rationalism").begin("start_of_turn").play("found-f11", "adopt=pacifism")
    assert t.cities(0) == ["c14", "f11"]


@pytest.mark.rule("C-FND-12")
def test_a_new_city_gives_trade_and_acts_in_the_same_turn() -> None:
    t = wide().scout(0, "f14")
    t.s.round = 0
    t.run(Rounds()).play("found-f14", "adopt=pacifism", "pass", "pass")
    assert t.s.trade[0] == 3 + 3, "the deserts of its outskirts"
    assert "city-1-produce" in t.offered


# Governments


@pytest.mark.rule("C-GOV-05")
def test_who_is_in_anarchy_may_stay_in_it() -> None:
    t = wide().techs(0, "code_of_laws").government(0, "anarchy").begin("start_of_turn")
    assert {"govern-despotism", "govern-republic", "pass"} <= set(t.offered)
    t.play("pass")
    assert GOVERNMENTS[t.s.government[0]].slug == "anarchy"


@pytest.mark.rule("W-GOV-01")
def test_the_new_texts_of_governments_hold() -> None:
    """(Wisdom and Warfare p. 4): a Democracy attacks, Fundamentalism draws no unit more"""
    t = wide().government(0, "democracy").army(0, "f14").army(1, "g14").begin("movement")
    assert "g14" in t.play("move-f14").offered
    rows = {row.slug: row for row in GOVERNMENTS}
    assert {slug for slug, row in rows.items() if row.battle_hand} == {"communism"}
    assert {slug for slug, row in rows.items() if row.combat} == {"fundamentalism"}


@pytest.mark.rule("C-GOV-02")
def test_a_tech_with_a_seal_unlocks_its_government_and_two_are_open_to_all() -> None:
    t = wide().government(0, "anarchy").begin("start_of_turn")
    assert [name for name in t.offered if name.startswith("govern")] == ["govern-despotism"]
    t = wide().techs(0, "monarchy", "theology").government(0, "anarchy").begin("start_of_turn")
    assert [name for name in t.offered if name.startswith("govern")] == [
        *("govern-despotism", "govern-monarchy", "govern-fundamentalism")
    ]
    assert "govern-anarchy" in wide().begin("start_of_turn").offered


# Policies


@pytest.mark.rule("W-SOC-05")
def test_a_card_shows_one_side_at_a_time() -> None:
    t = wide().policy(0, "rationalism").scout(0, "f14").begin("start_of_turn").play("found-f14")
    assert t.asked == "adopt"
    assert not {"rationalism", "patronage"} & set(t.offered), "the card is in use"
    assert len(t.offered) == 6


@pytest.mark.rule("W-SOC-07")
def test_when_a_city_is_lost_its_owner_returns_a_policy_which_may_be_adopted_again() -> None:
    t = wide().city(1, "f14").policy(1, "rationalism", "pacifism").scout(1, "f11")
    t.army(0, "f13").techs(0, "atomic_theory").marker(0, "uranium").begin("movement")
    t.play("use-atomic_bomb", "f14", "hut-uranium")
    assert (t.asked, t.seat) == ("return_policy", 1)
    assert t.offered == ["rationalism", "pacifism"]
    t.play("rationalism")
    assert "policy.rationalism" not in t.abilities(1)
    t.begin("start_of_turn", 1).play("found-f11")
    assert "rationalism" in t.offered


@pytest.mark.rule("W-SOC-10")
def test_nobody_has_more_than_four_policies() -> None:
    t = wide("french", "germans").techs(0, "irrigation").scout(0, "f15").scout(0, "f11")
    t.begin("start_of_turn").play("found-f15", "adopt=expansionism", "found-f11")
    assert (t.asked, t.offered) == ("adopt", ["pacifism", "military_tradition"])
    t.play("pacifism")
    assert t.asked == "start_of_turn"
    assert len([key for key in t.abilities(0) if key.startswith("policy")]) == 4


@pytest.mark.rule("W-SOC-11")
def test_policies_are_seen_by_all() -> None:
    t = wide().policy(0, "patronage")
    assert WISDOM.view(t.s, 1)["policies"] == WISDOM.view(t.s, 0)["policies"]
    assert WISDOM.view(t.s, 1)["policies"][0] != WISDOM.view(t.s, 1)["policies"][1]


@pytest.mark.rule("W-SOC-08")
def test_no_act_of_a_part_changes_a_policy() -> None:
    t = wide()
    for phase in ("start_of_turn", "city_management", "movement"):
        acts = {name.partition("-")[0] for name in t.begin(phase).offered}
        assert acts <= {"found", "govern", "place", "use", "event", "city", "move", "pass"}
        assert not [name for name in t.offered if "policy" in name]


# City actions


@pytest.mark.rule("C-CTY-01", "C-CTY-03", "C-CTY-04")
def test_each_city_takes_one_action_the_same_or_another_or_none() -> None:
    t = wide().city(0, "f14").begin("city_management")
    t.play("city-0-devote")
    assert not [name for name in t.offered if name.startswith("city-0")]
    t.play("city-1-devote")
    assert not [name for name in t.offered if name.startswith("city")]
    assert t.s.culture[0] == 1 + 2, "a culture icon lies near the second city"
    t = wide().city(0, "f14").begin("city_management").play("city-1-devote")
    assert "city-0-produce" in t.offered
    assert t.play("pass").s.pending is None, "the capital did nothing"


@pytest.mark.rule("C-CTY-08", "Q-32")
def test_the_trade_of_a_cancelled_action_is_lost_and_nothing_is_built() -> None:
    t = wide().techs(1, "writing").marker(1, "spy").dial(0, trade=9).begin("city_management")
    t.play("city-0-produce", "market", "b15", "react=writing", "pay=hut-spy")
    assert t.s.trade[0] == 6
    assert not any(t.s.buildings)
    assert not [name for name in t.offered if name.startswith("city-0")]


@pytest.mark.rule("C-PRD-08")
@pytest.mark.parametrize(
    ("name", "cost", "techs"),
    [
        ("army", 4, ()),
        ("scout", 6, ()),
        ("infantry", 5, ()),
        ("infantry", 7, ("democracy",)),
        ("infantry", 9, ("gunpowder",)),
        ("infantry", 11, ("replaceable_parts",)),
        ("aircraft", 12, ("flight",)),
        ("walls", 7, ("masonry",)),
        ("market", 7, ()),
    ],
)
def test_things_cost_what_the_market_board_says(
    name: str, cost: int, techs: tuple[str, ...]
) -> None:
    def is_made_with(amount: int) -> bool:
        t = wide().techs(0, "code_of_laws", *techs).government(0, "republic")
        for square in ("b13", "b14", "c15", "d15"):  # all that the outskirts produce
            t.army(1, square)
        t.s.boost = ((amount, 0, 0), (0, 0, 0))
        t.begin("city_management")
        return "city-0-produce" in t.offered and name in t.play("city-0-produce").offered

    assert is_made_with(cost)
    assert not is_made_with(cost - 1)


@pytest.mark.rule("C-PRD-10")
def test_a_free_figure_costs_nothing_and_keeps_supply_and_stacking() -> None:
    t = wide().wonder(0, "hanging_gardens", "d13").begin("start_of_turn")
    assert t.play("use-hanging_gardens", "army").armies(0) == ["d13"]
    t = wide().wonder(0, "hanging_gardens", "d13").army(0, "d13", 2).begin("start_of_turn")
    assert "use-hanging_gardens" not in t.offered, "two stand there"
    t = wide().wonder(0, "hanging_gardens", "d13").army(0, "f14", 2).army(0, "f15", 2)
    t.army(0, "e15", 2).begin("start_of_turn").play("use-hanging_gardens")
    assert t.offered == ["scout"], "no army is left"


@pytest.mark.rule("C-PRD-10")
def test_a_free_building_keeps_tech_supply_terrain_and_blockade() -> None:
    t = arrange("egyptians", "germans").techs(0, "pottery", "currency").begin("city_management")
    assert "use-egyptians" in t.offered
    t.play("use-egyptians")
    assert t.offered == ["workshop", "granary", "market"], "and nothing that is locked"
    t.play("granary")
    assert t.s.trade[0] == 0
    granary = next(n for n, row in enumerate(BUILDINGS) if row.slug == "granary")
    assert t.s.buildings[granary].bit_count() == 1
    assert not [name for name in t.offered if name.startswith("city-0")], "it was the action"
    t = arrange("egyptians", "germans").techs(0, "pottery").army(1, "c14").begin("city_management")
    t.play("use-egyptians")
    assert t.asked != "free_building", "the only grassland is blockaded: it is a workshop"


# The map


@pytest.mark.rule("C-MAP-03")
def test_one_steps_across_the_border_of_tiles_but_not_off_the_map_or_into_the_dark() -> None:
    t = wide().army(0, "d16").begin("movement").play("move-d16")
    assert "e16" in t.offered, "another tile"
    assert not {"d17", "c16"} & set(t.offered), "the edge, and a lake"
    t = wide().army(0, "b13").begin("movement").play("move-b13")
    assert "b12" not in t.offered, "it lies face down"
    assert [name for name in t.offered if name.startswith("discover")] == ["discover-a9"]


@pytest.mark.rule("C-MAP-04")
def test_corners_are_outskirts_and_count_for_the_distance_of_cities() -> None:
    t = wide().begin("city_management").play("city-0-produce", "army")
    assert {"b13", "d13", "b15", "d15"} <= set(t.offered), "the corners"
    assert "found-e16" not in wide().scout(0, "e16").begin("start_of_turn").offered
    t = wide().scout(0, "f11").begin("start_of_turn")
    assert "found-f11" in t.offered, "three squares away, corner by corner"
    t = wide().tile(4, "tile03").scout(0, "e12")
    t.s.huts = 0
    assert "found-e12" not in t.begin("start_of_turn").offered, "two squares away, by corners"


@pytest.mark.rule("W-CIV-03")
def test_the_english_cross_water_and_do_not_stop_in_it() -> None:
    t = wide("english", "germans").army(0, "c15").begin("movement").play("move-c15")
    lake = next(name for name in t.offered if name != "stop" and is_water(t, name))
    t.play(lake)
    assert "stop" not in t.offered
    t = wide("romans", "germans").army(0, "c15").begin("movement").play("move-c15")
    assert not [name for name in t.offered if name != "stop" and is_water(t, name)]


def is_water(t: Table, name: str) -> bool:
    return not name.startswith("discover") and t.s.land.terrain[WATER] >> t.at(name) & 1 == 1


@pytest.mark.rule("C-MAP-03", "Q-54")
def test_the_hole_of_the_map_for_five_has_no_squares() -> None:
    t = arrange("americans", "germans", "romans", "russians", "chinese")
    assert square_named(t.s.land.grid, "m8") is not None
    for column in "mnop":
        for row in range(9, 15):
            assert square_named(t.s.land.grid, f"{column}{row}") is None
    t.army(0, "o8").begin("movement").play("move-o8")
    assert not [name for name in t.offered if name.startswith("discover")]


@pytest.mark.rule("C-MAP-05")
def test_ranges_go_over_tiles_that_lie_face_down() -> None:
    t = arrange("americans", "germans").tile(5, "tile10").build("market", "d13").army(1, "e10")
    t.event(1, "sabotage").begin("start_of_turn", 1)
    assert "event-sabotage" in t.offered
    t = arrange("americans", "germans").tile(5, "tile10").build("market", "d13").army(1, "f10")
    t.event(1, "sabotage").begin("start_of_turn", 1)
    assert "event-sabotage" not in t.offered, "five steps"


@pytest.mark.rule("C-MAP-05", "Q-54")
def test_ranges_do_not_go_across_the_hole() -> None:
    def across(army: str) -> Table:
        t = arrange("americans", "germans", "romans", "russians", "chinese")
        t.tile(12, "tile10").tile(13, "tile10").tile(7, "tile12")
        t.s.huts = t.s.villages = 0
        t.city(1, "r13").build("market", "q13").army(0, army).event(0, "catastrophe")
        return t.begin("start_of_turn", 0)

    assert "event-catastrophe" not in across("l13").offered, "five squares apart, the hole between"
    assert "event-catastrophe" in across("q8").offered
