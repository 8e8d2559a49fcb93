"""Threads on the map: from where a card comes to what it is aimed at, while others may react."""

from tests.wisdom.cards.test_event_cards import wide
from tests.wisdom.table import Table, arrange
from tests.wisdom.test_scene import drawn
from tests.wisdom.test_scene_foresight import target

ALL = (0, 1, None)


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
