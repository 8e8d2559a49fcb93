"""Who may cancel something is told what it is: what was named with it, before he answers (C-CTY-09,
C-EVT-10, Q-70)."""

from typing import Any

import pytest

from tests.wisdom.table import Table, arrange
from tests.wisdom.test_scene import drawn


def wide(*civs: str) -> Table:
    """The first seat at home on c14, with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


def aim(t: Table) -> str:
    """What the window says was named."""
    while t.asked == "pay":
        t.play(t.offered[0])
    assert (t.asked, t.seat) == ("react", 1)
    window = drawn(t, 1).body.window
    assert window is not None
    return str(window.aim)


def told(t: Table, kind: str) -> list[tuple[Any, ...]]:
    assert t.s.notes is not None
    return [note for note in t.s.notes if note[0] == kind]


@pytest.mark.rule("C-CTY-09", "Q-70")
@pytest.mark.card("tech.writing")
def test_who_may_cancel_a_harvest_knows_what_is_to_be_taken() -> None:
    t = wide().techs(1, "writing").marker(1, "spy")
    t.s.notes = []
    t.begin("city_management").play("city-0-harvest", "silk")
    assert aim(t) == "Named: silk."
    assert len(told(t, "names_resource")) == 1


@pytest.mark.rule("C-CTY-09", "Q-70")
@pytest.mark.card("civilization.egyptians")
def test_who_may_cancel_egypts_building_knows_which_and_where() -> None:
    t = wide("egyptians", "germans").techs(0, "pottery").techs(1, "writing").marker(1, "spy")
    t.s.notes = []
    t.begin("city_management").play("use-egyptians")
    while t.asked in ("free_building", "free_building_square"):
        t.play("granary" if "granary" in t.offered else t.offered[0])
    assert "granary" in aim(t).lower()
    assert len(told(t, "declares")) == 1
    t = wide("egyptians", "germans").techs(0, "masonry").techs(1, "writing").marker(1, "spy")
    t.begin("city_management").play("use-egyptians", "walls")
    assert "walls" in aim(t).lower()


@pytest.mark.rule("C-EVT-10", "Q-70")
@pytest.mark.parametrize(
    ("answers", "named"),
    [
        (["event-exchange_of_ideas", "idea=pottery"], "Named: Pottery."),
        (["event-citizens_revolting_1"], ""),
    ],
)
def test_who_may_cancel_an_event_knows_what_it_names(answers: list[str], named: str) -> None:
    t = wide().event(0, "exchange_of_ideas").event(0, "citizens_revolting_1")
    t.techs(1, "pottery").event(1, "jousting_tourney").begin("start_of_turn").play(*answers)
    assert aim(t) == named
    window = drawn(t, 1).body.window
    assert window is not None
    assert window.seats == [1]


@pytest.mark.rule("Q-70", "C-RSC-08")
@pytest.mark.parametrize(
    ("tech", "answers", "named"),
    [
        ("education", ["use-education", "learn=pottery"], "Pottery"),
        ("monarchy", ["use-monarchy", "obsolete", "stonehenge"], "Stonehenge"),
        ("gunpowder", ["use-gunpowder", "obsolete", "stonehenge"], "Stonehenge"),
        ("gunpowder", ["use-gunpowder", "destroy", "g2"], "mountain"),
    ],
)
def test_who_may_cancel_an_ability_knows_what_it_names(
    tech: str, answers: list[str], named: str
) -> None:
    t = wide().techs(0, tech).token(0, "wheat", "silk", "incense", "iron").event(1, "primetime_tv")
    t.wonder(1, "stonehenge", "f2").build("temple", "g2").units(1, "infantry-1-3")
    t.begin("city_management").play(*answers)
    assert named in aim(t)


@pytest.mark.rule("Q-70", "Q-74")
@pytest.mark.card("event.a_gift_from_afar", "tech.horseback_riding")
def test_who_may_cancel_a_gift_or_trade_for_two_knows_who_else_gains() -> None:
    t = arrange("americans", "germans", "romans").techs(0, "horseback_riding")
    t.event(0, "a_gift_from_afar").event(1, "primetime_tv").begin("trade")
    t.play("use-horseback_riding", "give_trade=2", "pay=a_gift_from_afar-as-silk", "give_coin=2")
    thanked = aim(t)
    assert thanked.startswith("Named: ")
    t.play("pass")
    assert aim(t) == thanked, "the ability that was paid for helps the same player"
