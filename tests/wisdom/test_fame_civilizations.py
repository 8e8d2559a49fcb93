"""The two civilizations of Fame and Fortune that need nothing else of that box."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.content import BUILDINGS, CIVILIZATIONS
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.limits import rank, speed


def dealt(civ: str) -> Table:
    """A set-up of two, played until the first civilization has its units."""
    t = Table(WISDOM.new({"players": 2, "civilizations": [civ, "germans"]})).play("0")
    while t.asked != "start_of_turn":
        assert t.s.pending is not None
        t.s.play(t.s.pending.options[0])
    return t


@pytest.mark.rule("Q-56")
def test_only_sheets_that_need_nothing_else_are_played() -> None:
    """(Fame and Fortune): the Arabs invest coins and the Indians live in a metropolis"""
    slugs = {row.slug for row in CIVILIZATIONS}
    assert {"greeks", "spanish"} <= slugs
    assert not {"arabs", "indians"} & slugs


@pytest.mark.rule("Q-56")
def test_the_greeks_begin_as_a_democracy_with_better_infantry() -> None:
    t = dealt("greeks")
    assert t.known(0) == {"democracy"}
    assert "government.democracy" in t.abilities(0)
    assert [rank(t.s, 0, kind) for kind in range(3)] == [2, 1, 1]
    assert t.coins(0) == 1, "that of the government"


@pytest.mark.rule("Q-57")
@pytest.mark.card("civilization.greeks")
def test_the_greeks_keep_their_trade_for_a_tech_that_nobody_else_has() -> None:
    t = arrange("greeks", "germans").dial(0, trade=9).begin("research")
    assert t.play("pottery", "pass").s.trade[0] == 9


@pytest.mark.rule("Q-57")
def test_the_greeks_pay_for_a_tech_that_another_knows_or_researches_too() -> None:
    t = arrange("greeks", "germans").dial(0, trade=9).begin("research")
    assert t.play("metalworking", "pass").s.trade[0] == 1, "the Germans know it; one coin"
    t = arrange("greeks", "germans").dial(0, trade=9).dial(1, trade=6).begin("research")
    assert t.play("pottery", "pottery").s.trade[0] == 1
    t = arrange("germans", "greeks").dial(0, trade=6).dial(1, trade=9).begin("research")
    assert t.play("pottery", "pottery").s.trade[1] == 1


def test_nobody_else_keeps_his_trade_for_a_new_tech() -> None:
    t = arrange("germans", "greeks").dial(0, trade=9).begin("research")
    assert t.play("pottery", "pass").s.trade[0] == 0


def test_the_greeks_draw_two_great_people_and_keep_one() -> None:
    t = arrange("greeks", "germans").dial(0, culture=3, track=2).begin("city_management")
    left = sum(t.s.people_left)
    t.play("advance-1", "draw_person=builder", "draw_person=artist")
    assert (t.asked, t.offered) == ("keep_person", ["artist", "builder"])
    t.play("builder", "place_person=pass")
    assert t.s.people[0] == (0, 1, 0, 0, 0, 0)
    assert sum(t.s.people_left) == left - 1


def test_the_greeks_with_organized_religion_draw_three() -> None:
    t = arrange("greeks", "germans").policy(0, "organized_religion")
    t.dial(0, culture=3, track=2).begin("city_management")
    t.play("advance-1", "draw_person=builder", "draw_person=artist", "draw_person=artist")
    t.play("keep_person=artist", "place_person=pass")
    assert t.s.people[0] == (1, 0, 0, 0, 0, 0)
    assert t.s.people_left == (2, 3, 3, 3, 3, 3)


@pytest.mark.rule("Q-56")
def test_the_spanish_begin_with_two_scouts_and_a_third_in_the_supply() -> None:
    t = dealt("spanish")
    assert t.known(0) == {"navigation"}
    assert len(t.scouts(0)) == 2
    assert len(t.s.scouts[0]) == 3
    assert len(t.scouts(1)) == 1


@pytest.mark.card("civilization.spanish")
def test_the_spanish_travel_one_square_farther() -> None:
    t = arrange("spanish", "germans")
    assert (speed(t.s, 0), speed(t.s, 1)) == (3, 2)
    assert speed(t.techs(0, "horseback_riding").s, 0) == 4


def discovering() -> Table:
    """A Spanish scout at the edge of the home tile is about to turn the next tile up."""
    t = arrange("spanish", "germans").scout(0, "d15").begin("movement").play("move-d15")
    (discover,) = [name for name in t.offered if name.startswith("discover")]
    return t.play(discover).play("turn_up_tile=0")


@pytest.mark.rule("Q-58")
@pytest.mark.card("civilization.spanish")
def test_the_spanish_put_a_basic_building_down_with_each_tile_they_discover() -> None:
    t = discovering()
    assert t.asked == "spanish_building"
    basic = {row.slug for row in BUILDINGS if row.basic == -1}
    assert set(t.offered) - {"pass"} <= basic
    assert "temple" in t.offered, "locked, but no matter"
    t.play("temple")
    square = t.offered[0]
    t.play(square)
    temple = next(n for n, row in enumerate(BUILDINGS) if row.slug == "temple")
    assert t.s.buildings[temple] == 1 << t.at(square)
    assert t.asked == "choose_step", "the move goes on"


@pytest.mark.rule("Q-58")
def test_the_spanish_may_leave_it_and_others_get_nothing() -> None:
    t = discovering().play("spanish_building=pass")
    assert not any(t.s.buildings)
    t = arrange("germans", "spanish").scout(0, "d15").begin("movement").play("move-d15")
    (discover,) = [name for name in t.offered if name.startswith("discover")]
    t.play(discover).play("turn_up_tile=0")
    assert t.asked == "choose_step"


@pytest.mark.rule("Q-58")
def test_the_spanish_do_not_build_a_basic_side_whose_upgrade_they_know() -> None:
    t = arrange("spanish", "germans").techs(0, "theology").scout(0, "d15").begin("movement")
    t.play("move-d15")
    (discover,) = [name for name in t.offered if name.startswith("discover")]
    t.play(discover).play("turn_up_tile=0")
    assert "temple" not in t.offered
    assert "cathedral" not in t.offered
    assert "market" in t.offered
