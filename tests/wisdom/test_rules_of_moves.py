"""Small rules of moving, stacking, scouts, discovering and exploring (C-MOV, C-STK, C-SCT, C-EXP,
C-HUT, W-REL, X)."""

import random

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.games.wisdom.conservation import violations
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.exploring import ExploreHut
from ziggurat.games.wisdom.rules.limits import stacking
from ziggurat.games.wisdom.rules.squares import centres, figures, figures_at
from ziggurat.games.wisdom.rules.sums import production
from ziggurat.games.wisdom.rules.turn import CITY_MENU, MOVEMENT_MENU, START_OF_TURN_MENU


def wide(*civs: str) -> Table:
    """The first seat at home on c14, with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


# Moving


@pytest.mark.rule("C-MOV-04")
def test_a_group_stays_together_to_the_end_of_its_move() -> None:
    t = wide().army(0, "f14").scout(0, "f14").begin("movement").play("move-f14", "1+1", "g14")
    assert t.asked == "choose_step", "nobody is left behind on the way"
    t.play("h14")
    assert (t.armies(0), t.scouts(0)) == (["h14"], ["h14"])
    assert t.offered == ["pass"]


@pytest.mark.rule("C-MOV-07")
def test_an_enemy_city_is_entered_by_armies_that_attack_it_and_never_crossed() -> None:
    t = wide().techs(0, "horseback_riding").city(1, "f14").scout(0, "g14").begin("movement")
    assert "f14" not in t.play("move-g14").offered
    t = wide().techs(0, "horseback_riding").city(1, "f14").army(0, "g14").begin("movement")
    t.units(0, "infantry-1-3").play("move-g14", "f14")
    assert t.asked == "draw_hand"


@pytest.mark.rule("C-MOV-08")
def test_a_square_of_enemies_is_not_crossed_and_who_enters_it_attacks() -> None:
    t = wide().techs(0, "horseback_riding").army(0, "f14").army(1, "g14").units(0, "infantry-3-1")
    t.begin("movement").play("move-f14", "g14", "draw_hand=infantry-3-1", "infantry-3-1-new")
    assert t.armies(1) == []
    assert t.armies(0) == ["g14"]
    assert t.asked == "movement", "one step of three: the move is over all the same"
    assert t.offered == ["pass"]
    t = wide().techs(0, "horseback_riding").scout(0, "f14").army(1, "g14").begin("movement")
    assert "g14" not in t.play("move-f14").offered, "not even on the way to h14"


@pytest.mark.rule("C-MOV-11")
def test_figures_move_in_any_order_one_move_after_the_other() -> None:
    t = wide().army(0, "f14").army(0, "b15").scout(0, "h14").begin("movement")
    assert {"move-f14", "move-b15", "move-h14"} <= set(t.offered)
    t.play("move-h14", "h15")
    assert t.asked == "choose_step", "no other figure before this move has ended"
    t.play("stop", "move-b15", "a15", "stop")
    assert t.offered == ["move-f14", "pass"]


@pytest.mark.rule("C-MOV-15")
def test_no_figure_is_given_up_at_will() -> None:
    t = wide().army(0, "f14").begin("movement")
    assert t.offered == ["move-f14", "pass"]
    t.play("move-f14")
    assert sorted(t.offered) == ["e14", "f13", "f15", "g14"]
    t.play("g14", "stop", "pass")
    assert t.armies(0) == ["g14"]


# Stacking


@pytest.mark.rule("C-STK-03", "Q-25")
def test_stacking_does_not_count_in_passing() -> None:
    t = wide().army(0, "f14").army(0, "g14", 2).begin("movement").play("move-f14", "g14")
    assert "stop" not in t.offered
    t.play("h14")
    assert t.armies(0) == ["g14", "g14", "h14"]


@pytest.mark.rule("C-STK-04", "C-VIC-08", "C-CUL-07", "C-AFT-11")
def test_in_random_games_stacks_keep_their_limit_and_nobody_stands_in_a_city_or_drops_out() -> None:
    """So no group beyond the limit attacks, no city holds figures that could add loot, no marker
    of culture goes back, and everybody keeps his capital and his parts."""
    parts = {menu.name for menu in (START_OF_TURN_MENU, CITY_MENU, MOVEMENT_MENU)}
    for seed in range(3):
        match = Match(WISDOM, {"players": 2 + seed}, seed)
        rng = random.Random(seed)
        track = (0,) * (2 + seed)
        capitals: list[int] = []
        asked: set[int] = set()
        for _ in range(1500):
            question = match.state.pending
            if not isinstance(question, Ask):
                break
            s = match.state
            if question.prompt.name in parts:
                asked.add(question.player)
                capitals = capitals or [cities[0] for cities in s.cities]
                assert [cities[0] for cities in s.cities] == capitals
                assert all(now >= old for now, old in zip(s.track, track, strict=True))
                track = s.track
                for seat in range(s.seats):
                    assert not figures(s, seat) & centres(s)
                    for square in {*s.armies[seat], *s.scouts[seat]} - {-1}:
                        assert figures_at(s, seat, square) <= stacking(s, seat)
            match.answer(rng.choice(question.options))
        assert asked == set(range(2 + seed))


# Scouts


@pytest.mark.rule("C-SCT-07")
def test_a_scout_gathers_where_it_stands_when_the_icons_are_used() -> None:
    t = wide().scout(0, "a14")
    assert production(t.s, 0, 0) == 6 + 2
    t.begin("movement").play("move-a14", "a15", "stop")
    assert production(t.s, 0, 0) == 6


@pytest.mark.rule("C-SCT-13")
def test_a_scout_among_armies_is_lost_with_them_only() -> None:
    t = wide().army(0, "f14").scout(0, "f14").army(1, "g14").units(0, "infantry-1-3")
    t.begin("movement").play("move-f14", "1+1", "g14", "draw_hand=infantry-1-3")
    t.play("infantry-1-3-new")
    assert (t.armies(0), t.scouts(0)) == (["g14"], ["g14"])
    t = wide().army(0, "f14").scout(0, "f14").army(1, "g14").units(1, "infantry-1-3")
    t.begin("movement").play("move-f14", "1+1", "g14", "draw_hand=infantry-1-3")
    t.play("infantry-1-3-new")
    assert (t.armies(0), t.scouts(0)) == ([], [])


# Discovering


@pytest.mark.rule("C-EXP-03", "C-HID-03")
def test_the_symbols_of_a_tile_get_markers_that_nobody_has_seen() -> None:
    t = arrange("americans", "germans").army(0, "d13").begin("movement").play("move-d13")
    before = WISDOM.view(t.s, 0)
    t.play("discover-e13")
    assert len(t.offered) == 20, "any tile"
    assert set(t.chances.values()) == {1}
    t.play("turn_up_tile=3")  # a village and a hut
    assert (t.s.huts.bit_count(), t.s.villages.bit_count()) == (1, 1)
    after = WISDOM.view(t.s, 0)
    assert {name for name in after if name.endswith("_left")} == {"people_left", "wonders_left"}
    assert after["markers"] == before["markers"]
    t.run(ExploreHut(0, t.s.huts.bit_length() - 1))
    assert t.chances == {
        "wheat": 5,
        "incense": 5,
        "silk": 5,
        "iron": 2,
        "spy": 5,
        "uranium": 1,
        "city_state": 2,
    }


@pytest.mark.rule("C-EXP-05", "C-EXP-06")
def test_armies_and_scouts_discover_and_a_group_pays_once() -> None:
    t = arrange("americans", "germans").scout(0, "d13").begin("movement").play("move-d13")
    t.play("discover-e13", "turn_up_tile=0")
    assert t.s.laid[7] >= 0
    t = arrange("americans", "germans").army(0, "d13").scout(0, "d13").begin("movement")
    t.play("move-d13", "1+1", "discover-e13", "turn_up_tile=1", "e13")
    assert (t.armies(0), t.scouts(0)) == (["e13"], ["e13"])
    assert t.asked == "movement", "one for the tile, one for the step"


# Huts and villages


def village(*civs: str) -> Table:
    """An army of the first seat on e14 beside a village on f14."""
    return arrange(*(civs or ("americans", "germans"))).tile(7, "tile07").army(0, "e14")


@pytest.mark.rule("C-HUT-06", "C-HUT-07")
def test_barbarians_go_face_up_under_their_decks_and_a_village_that_wins_stays() -> None:
    t = village().units(0, "infantry-1-3").begin("movement")
    t.play("move-e14", "f14", "draw_hand=infantry-1-3", "draw_hand=infantry-2-2")
    t.play("draw_hand=mounted-1-3", "draw_hand=artillery-2-2", "mounted-1-3-new")
    t.play("infantry-1-3-new", "artillery-2-2-1", "infantry-2-2-new")
    assert t.armies(0) == []
    assert t.s.villages >> t.at("f14") & 1
    assert sum(t.s.units_used) == 3, "the barbarians, and they all live"
    assert sum(t.s.units_left) == 53 - 1 - 3
    assert t.forces(0) == {"infantry-1-3": 1}


@pytest.mark.rule("C-HUT-09", "Q-30")
def test_a_spent_marker_is_gone() -> None:
    t = wide().techs(0, "writing").marker(1, "spy").techs(1, "writing")
    t.s.huts_left = tuple(count - (n == 4) for n, count in enumerate(t.s.huts_left))
    left = t.s.huts_left
    t.begin("city_management").play("city-0-devote", "writing", "pay=hut-spy")
    assert t.s.markers == ((), ())
    assert t.s.huts_left == left


# Relics


@pytest.mark.rule("W-REL-11", "W-REL-03")
def test_no_effect_brings_figures_onto_a_relic() -> None:
    t = arrange("americans", "germans").tile(7, "tile22b").army(0, "f14").event(0, "migrants")
    t.begin("movement").play("event-migrants", "f14")
    assert "g14" not in t.offered
    t = arrange("americans", "germans").tile(7, "tile22b").army(0, "f14").event(1, "disoriented")
    t.begin("city_management", 1).play("event-disoriented", "f14")
    assert "g14" not in t.offered


@pytest.mark.rule("X-65")
def test_who_wins_a_battle_on_a_relic_gains_it_after_the_battle() -> None:
    t = arrange("americans", "germans").tile(7, "tile22b").army(0, "f14").army(1, "g14")
    t.units(0, "infantry-1-3").dial(1, trade=3).begin("movement")
    t.play("move-f14", "g14", "draw_hand=infantry-1-3", "infantry-1-3-new")
    assert t.asked == "loot", "first what follows the battle"
    t.play("trade")
    assert t.asked == "choose_unit"


@pytest.mark.rule("W-REL-04", "C-MOV-09")
def test_a_scout_does_not_fly_over_a_relic() -> None:
    t = arrange("americans", "germans").tile(7, "tile22b").techs(0, "flight").scout(0, "f14")
    assert "g14" not in t.begin("movement").play("move-f14").offered


@pytest.mark.rule("X-64", "Q-73")
@pytest.mark.card("civilization.romans")
def test_rome_gains_an_advance_and_the_great_person_of_a_village() -> None:
    t = village("romans", "germans").units(0, "infantry-3-1").person("general", "b14")
    t.person("general", "c14").person("general", "b16").begin("movement")
    t.play("move-e14", "f14", "draw_hand=infantry-3-1", "draw_hand=infantry-3-1")
    t.play("draw_hand=mounted-3-1", "draw_hand=artillery-3-1", "infantry-3-1-new")
    t.play("infantry-3-1-new", "mounted-3-1-new", "artillery-3-1-new")
    t.play("draw_event=drought", "explore_village=great_person", "draw_person=artist")
    t.play("place_person=pass")
    assert t.s.track[0] == 1
    assert sum(t.s.people[0]) == 1


@pytest.mark.rule("X-115")
def test_a_great_person_found_in_movement_is_placed_at_once_and_may_win() -> None:
    t = village("zulu", "germans")
    t.s.coin_tokens = ((14, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    t.begin("movement").play("move-e14", "f14", "explore_village=great_person")
    t.play("draw_person=builder")
    assert t.s.end_reason == ""
    t.play(t.offered[0])
    assert (t.s.won_by, t.s.end_reason) == ((0,), "economic")


@pytest.mark.rule("X-120", "C-STK-03")
def test_a_held_square_without_room_is_not_passed_through() -> None:
    t = arrange("americans", "germans").army(0, "b15").army(0, "b15").army(0, "a15")
    t.begin("movement").play("move-a15")
    assert "b15" in t.offered, "one may pass through a full square"
    t = arrange("americans", "germans").army(0, "b15").army(0, "b15").army(0, "a15")
    t.s.frozen = 1 << t.at("b15")
    t.begin("movement").play("move-a15")
    assert "b15" not in t.offered, "but not where nobody leaves"


@pytest.mark.rule("C-STK-03")
def test_a_game_that_ends_while_a_group_passes_others_leaves_it_where_it_is() -> None:
    t = wide().build("bank", "d14").army(1, "d14").army(1, "e14").army(1, "e14")
    t.s.coin_tokens = ((14, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    t.begin("movement", 1)
    assert t.coins(0) == 14, "the bank lies under an enemy army"
    t.play("move-d14", "e14")
    assert (t.s.won_by, t.s.end_reason) == ((0,), "economic")
    assert t.armies(1) == ["e14"] * 3
    assert not any("stacks more" in str(found) for found in violations(t.s))
