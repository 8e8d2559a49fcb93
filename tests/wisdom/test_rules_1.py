"""Games begun under rules 1 go on as those read the texts (games/wisdom/rules/reading.py)."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.state import RULES_1


def old(*civs: str) -> Table:
    """A table of rules 1 with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    t.s.rules = RULES_1
    return t


@pytest.mark.parametrize(("armies", "asked"), [("f15 f14", "movement"), ("f14 f15", "choose_step")])
def test_a_defection_took_whichever_of_equal_figures_came_first(armies: str, asked: str) -> None:
    """Nobody was asked which. If the one who moves is gone, its player moves another."""
    t = old().army(1, "g14").event(1, "defection")
    for square in armies.split():
        t.army(0, square)
    t.begin("movement").play("move-f15", "f14", "pass", "f13", "defection", "kill_in=f14")
    assert t.asked == asked
    assert t.armies(0) == ["f14"]


def test_a_mass_defection_took_the_first_two() -> None:
    t = old().army(0, "f15").army(0, "f14", 2).army(1, "g14")
    t.event(1, "mass_defection").begin("movement")
    t.play("move-f15", "f14", "pass", "f13", "mass_defection", "kill_in=f14", "kill_more=army-0")
    assert t.armies(0) == ["f14"]


@pytest.mark.parametrize("armies", ["b16 b15", "b15 b16"])
def test_migrants_were_those_who_had_moved(armies: str) -> None:
    t = old().event(0, "migrants")
    for square in armies.split():
        t.army(0, square)
    t.begin("movement").play("move-b16", "b15", "stop", "event-migrants", "move_whom=b15", "a14")
    assert sorted(t.armies(0)) == ["a14", "b15"]
    assert t.offered == ["move-b15", "pass"]


def test_a_drought_left_every_desert_alone() -> None:
    t = old().tile(3, "tile14").event(0, "drought").begin("start_of_turn").play("event-drought")
    assert not {"e15", "e7", "b15"} & set(t.offered)
    assert "d14" in t.offered


@pytest.mark.card("civilization.egyptians")
def test_egypts_free_building_was_never_walls() -> None:
    t = old("egyptians", "germans").techs(0, "masonry").begin("city_management")
    t.play("use-egyptians")
    assert not t.s.walls
    assert sum(t.s.buildings) == 1 << t.at("c13"), "a workshop was all there was"
