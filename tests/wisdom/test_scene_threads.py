"""Threads on the map: from where a card comes to what it is aimed at, while others may react."""

import pytest

from tests.wisdom.cards.test_event_cards import wide
from tests.wisdom.table import Table, arrange
from tests.wisdom.test_reactions import horde
from tests.wisdom.test_scene import drawn
from tests.wisdom.test_scene_foresight import target
from ziggurat.core.rows import put
from ziggurat.games.wisdom.rules.sums import arts, production
from ziggurat.games.wisdom.scene.model_asking import Declared

ALL = (0, 1, None)
NOWHERE = -1


def shown(table: Table, seat: int | None = 0) -> list[tuple[int, int, int]]:
    return [(each.seat, each.source, each.target) for each in drawn(table, seat).body.threads]


def sabotage() -> Table:
    """An army of the first player three steps from a building of the second, who may react."""
    t = wide().city(1, "g10").build("temple", "f11").army(0, "f14").event(0, "sabotage")
    return t.event(0, "jousting_tourney").event(1, "primetime_tv").begin("start_of_turn")


def test_an_event_draws_a_thread_from_the_nearest_own_place_to_its_target() -> None:
    t = sabotage().play("event-sabotage")
    assert t.asked == "aim_at"
    assert shown(t) == []  # nothing is declared yet
    found, goal = target(t, "f11"), t.at("f11")
    assert (found.source, found.steps) == (t.at("f14"), 3)
    t.play("f11")
    assert t.asked == "react"
    for seat in ALL:
        assert shown(t, seat) == [(0, found.source, goal)]
    window = drawn(t, None).body.window
    assert window is not None
    assert window.aim == f"Aimed at {drawn(t, None).body.places[goal]}."


def test_a_reaction_leads_to_who_is_cancelled() -> None:
    t = sabotage().play("event-sabotage")
    t.play("f11").play("primetime_tv")
    assert t.asked == "react"
    for seat in ALL:
        assert shown(t, seat)[1:] == [(1, t.s.cities[1][0], t.s.cities[0][0])]


def test_an_event_at_a_player_leads_to_his_capital() -> None:
    t = arrange("americans", "germans").event(0, "citizens_revolting_1").event(1, "primetime_tv")
    t.begin("start_of_turn").play("event-citizens_revolting_1")
    assert t.asked == "react"
    assert shown(t, None) == [(0, t.s.cities[0][0], t.s.cities[1][0])]


def test_what_a_city_declares_leads_to_its_square() -> None:
    t = arrange("americans", "germans").techs(1, "writing").marker(1, "spy").dial(0, trade=9)
    t.begin("city_management").play("city-0-produce", "army")
    square = t.at(t.offered[0])
    t.play(t.offered[0])
    assert shown(t, 1) == [(0, t.s.cities[0][0], square)]


def test_where_somebody_goes_is_not_told_before_he_goes() -> None:
    t = wide().event(1, "defection").army(0, "f14").army(1, "f11")
    t.begin("movement").play("move-f14", "f13")
    assert t.asked == "react"
    for seat in ALL:
        assert shown(t, seat) == []


def test_a_scout_leads_to_the_city_that_received_last_time() -> None:
    t = arrange("romans", "germans").city(0, "d10").scout(0, "d13", sends=1)
    t.begin("start_of_turn").play("pass")
    assert t.asked == "name_receiver"
    scout, city = t.at("d13"), t.at("d10")
    assert shown(t) == [(0, scout, city)]
    assert shown(t, 1) == []
    assert {each.source for each in drawn(t).body.asking.targets} == {scout}


def test_all_scouts_may_send_as_last_turn() -> None:
    t = arrange("romans", "germans").city(0, "d10").scout(0, "d13", sends=1).scout(0, "c13")
    t.begin("start_of_turn").play("pass")
    assert t.asked == "name_receiver"
    before = t.s.sends[0]
    assert drawn(t).body.asking.kept == [1, 0]
    t.play(t.offered[1])
    assert drawn(t).body.asking.kept == [0]
    t.play(t.offered[0])
    assert t.s.sends[0] == before


def test_a_scout_that_never_sent_anything_is_asked_about() -> None:
    t = arrange("romans", "germans").city(0, "d10").scout(0, "d13", sends=1).scout(0, "c13")
    t.s.sends = put(t.s.sends, 0, (*t.s.sends[0][:-1], NOWHERE))
    t.begin("start_of_turn").play("pass")
    assert drawn(t).body.asking.kept == [1]
    t.play(t.offered[1])
    assert drawn(t).body.asking.kept == []


@pytest.mark.parametrize("card", ["disoriented", "out_of_position"])
def test_figures_that_are_led_astray_count_their_steps(card: str) -> None:
    t = wide().army(1, "e9").event(0, card).begin("city_management").play(f"event-{card}", "e9")
    found = target(t, "e11")
    assert (found.source, found.steps) == (t.at("e9"), 2)
    around = target(t, "f10")
    assert around.steps == 2


def test_an_own_figure_that_a_card_moves_counts_its_steps() -> None:
    t = wide().army(0, "e9").event(0, "colonists").begin("movement")
    t.play("event-colonists", "e9")
    assert [target(t, name).steps for name in ("e10", "e11", "e12", "e13")] == [1, 2, 3, 4]


def test_a_horde_counts_from_its_village() -> None:
    t = horde().army(1, "f12").begin("movement").play("event-roaming_horde")
    found = target(t, "f12")
    assert (found.source, found.steps) == (t.at("g13"), 2)


def declared(table: Table) -> list[Declared]:
    window = drawn(table, 1).body.window
    assert window is not None
    assert drawn(table, None).body.window == window  # all see the same
    return window.declared  # type: ignore[no-any-return]


def spied() -> Table:
    return arrange("americans", "germans").techs(1, "writing").marker(1, "spy")


def test_a_declared_production_shows_thing_square_and_payment() -> None:
    t = spied().dial(0, trade=9).begin("city_management")
    t.play("city-0-produce", "scout")
    makes = production(t.s, 0, 0)
    square = t.at(t.offered[0])
    t.play(t.offered[0])
    (found,) = declared(t)
    assert (found.kind, found.name, found.square) == ("object", "scout", square)
    assert (found.cost, found.rush) == (6, 9 - t.s.trade[0])
    assert found.rush == 3 * max(0, 6 - makes)


def test_a_declared_unit_shows_on_its_city() -> None:
    t = spied().dial(0, trade=27).begin("city_management").play("city-0-produce", "infantry")
    (found,) = declared(t)
    assert (found.name, found.square) == ("infantry", t.s.cities[0][0])


def test_other_declared_actions_show_what_they_bring() -> None:
    t = spied().begin("city_management").play("city-0-devote")
    (found,) = declared(t)
    assert (found.kind, found.amount) == ("culture", arts(t.s, 0, 0))
    t = spied().begin("city_management").play("city-0-program")
    (found,) = declared(t)
    assert (found.kind, found.square) == ("program", t.s.cities[0][0])
    t = spied().begin("city_management").play("city-0-harvest")
    if t.asked == "harvest":
        t.play(t.offered[0])
    (found,) = declared(t)
    assert (found.kind, found.name) == ("resource", "incense")
    assert found.square in drawn(t).body.seats[0].cities[0].outskirts
