"""Nothing that is hidden from a seat reaches its picture: in every position that it may believe in
it is shown the same. The conformance suite holds this for games played at random; here are moments
in which most is hidden."""

from collections.abc import Callable
from random import Random

import pytest

from tests.wisdom.table import Table, arrange
from tests.wisdom.test_bargaining import market, open_
from tests.wisdom.test_battles import attack, field
from tests.wisdom.test_scene import WISDOM
from tests.wisdom.test_scene_threads import sabotage
from ziggurat.conformance.moments import difference, same
from ziggurat.core.game import question_for

HANDS = ("infantry-1-3", "mounted-2-2", "artillery-3-1", "infantry-3-1")


def armed(table: Table) -> Table:
    """Both have events, markers and more units than they draw."""
    for seat in (0, 1):
        table.event(seat, "drought").event(seat, "sabotage").marker(seat, "spy")
        table.marker(seat, "iron", village=True).units(seat, *HANDS)
    return table


def before_an_attack() -> Table:
    return armed(field()).begin("movement").play("move-d13")


def first_unit() -> Table:
    return attack(armed(field()), *HANDS[:3], *HANDS[1:]).play("battle_ability=pass")


def second_unit() -> Table:
    return first_unit().play("mounted-2-2-new")


def cities() -> Table:
    return armed(arrange("romans", "germans")).dial(0, trade=20, culture=9).begin("city_management")


def declared() -> Table:
    t = armed(arrange("americans", "germans").techs(1, "writing"))
    return t.begin("city_management").play("city-0-devote")


def offered() -> Table:
    return open_(armed(market()).dial(0, trade=3)).play("offer_to=1", "trade-2")


def researching() -> Table:
    t = armed(arrange("greeks", "germans")).dial(0, trade=12).dial(1, trade=12)
    return t.begin("research")


def aiming() -> Table:
    return sabotage().marker(0, "spy").marker(1, "iron").play("event-sabotage")


def aimed() -> Table:
    return aiming().play("f11")


def cancelled() -> Table:
    return aimed().play("primetime_tv")


def one_has_chosen() -> Table:
    return researching().play("pottery")


MOMENTS = (
    before_an_attack,
    first_unit,
    second_unit,
    cities,
    declared,
    offered,
    researching,
    one_has_chosen,
    aiming,
    aimed,
    cancelled,
)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_seat_is_shown_the_same_in_all_it_may_believe_in(moment: Callable[[], Table]) -> None:
    s = moment().s
    for seat in range(s.seats):
        for stream in range(3):
            other = WISDOM.game.imagined(s, seat, Random(stream))
            for viewer in (seat, None):
                one, two = (WISDOM.scene(each, viewer, "en") for each in (s, other))
                assert same(one, two), (viewer, difference(one, two))


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_an_answer_lights_is_the_same_in_all_it_may_believe_in(
    moment: Callable[[], Table],
) -> None:
    s = moment().s
    for seat in range(s.seats):
        question = question_for(s, seat)
        if question is not None:
            other = WISDOM.game.imagined(s, seat, Random(1))
            for option in question.options[:3]:
                lit = [WISDOM.preview(each, seat, option, "en") for each in (s, other)]
                assert lit[0] == lit[1]
