"""A figure on its way, as the table is told: which one it is, and over which spaces it would go."""

from itertools import pairwise

from tests.dawn.terra.battles import strip
from tests.table import Table
from ziggurat.core.bits import each
from ziggurat.games.dawn.scene.asking import asking_scene
from ziggurat.games.dawn.scene.model import Asking
from ziggurat.games.dawn.words import Words


def asked(table: Table) -> Asking:
    found = asking_scene(Words("en"), table.s, 0)
    assert found is not None
    return found


def test_every_goal_of_an_army_comes_with_the_steps_that_lead_there() -> None:
    """(Terra Incognita p. 10)"""
    table = strip(MINE='cards = "flight_terra"\narmies = [3]')
    table.play("choose_card=military", "choose_army=3")
    shown = asked(table)
    assert shown.mover is not None
    assert (shown.mover.space, shown.mover.kind) == (3, "army")
    goals = [target for target in shown.targets if target.space >= 0]
    assert goals
    for target in goals:
        assert (target.path[0], target.path[-1]) == (3, target.space)
        for here, there in pairwise(target.path):
            assert there in each(table.s.board.map.beside(1 << here))
    assert {len(target.path) for target in goals} > {2, 3}


def test_an_army_on_its_card_sets_out_from_a_city_and_none_is_marked() -> None:
    """(Terra Incognita p. 10)"""
    table = strip()
    table.play("choose_card=military")
    shown = asked(table)
    assert shown.mover is None
    starts = {target.path[0] for target in shown.targets if target.path}
    assert starts == {table.s.capital[0]}


def test_what_is_put_on_a_space_takes_no_way() -> None:
    table = strip()
    table.play("choose_card=culture")
    shown = asked(table)
    assert shown.mover is None
    assert all(target.path == [] for target in shown.targets)
