"""What happens when a supply is empty, and what never runs out (C-CMP, W-CMP)."""

import pytest

from tests.wisdom.table import arrange
from ziggurat.games.wisdom.rules.people import GainPerson


@pytest.mark.rule("C-CMP-12")
def test_a_figure_is_built_only_while_one_is_in_the_supply() -> None:
    t = arrange("americans", "germans").dial(0, trade=9)
    t.army(0, "a15", 3).army(0, "a16", 2).scout(0, "a13")
    made = t.begin("city_management").play("city-0-produce").offered
    assert {"army", "scout"} <= set(made)
    t.army(0, "a16").scout(0, "a13")
    made = t.begin("city_management").play("city-0-produce").offered
    assert not {"army", "scout"} & set(made)


@pytest.mark.rule("C-CMP-14")
def test_with_all_great_people_in_use_a_gain_gives_nothing() -> None:
    t = arrange("americans", "germans").dial(0, culture=3, track=2)
    t.s.people_left = (0,) * 6
    t.begin("city_management").play("advance-1")
    assert (t.asked, t.s.track[0], sum(t.s.people[0])) == ("city_management", 3, 0)
    t.s.stack = []
    t.run(GainPerson(0))
    assert t.s.pending is None


@pytest.mark.rule("C-CMP-11", "Q-35")
def test_tokens_never_run_out() -> None:
    t = arrange("americans", "germans").dial(0, culture=120, track=5).dial(1, culture=80)
    t.begin("city_management").play("city-0-devote")
    assert t.s.culture[0] == 121
    assert sum(t.s.culture) > 90, "the box has 90"


@pytest.mark.rule("W-CMP-11")
def test_seven_cities_at_most_have_a_building_program() -> None:
    t = arrange("americans", "germans", "romans")
    t.s.programs = 0b111111 << 40
    assert "city-0-program" in t.begin("city_management").offered
    t.s.programs = 0b1111111 << 40
    assert "city-0-program" not in t.begin("city_management").offered


@pytest.mark.rule("C-CMP-09")
def test_the_market_has_one_token_of_each_resource_for_each_player() -> None:
    for civs in (("americans", "germans"), ("americans", "germans", "romans")):
        t = arrange(*civs)
        for _ in civs:
            t.begin("city_management").play("city-0-harvest")
            assert "silk" in t.offered
            t.play("silk")
        assert "silk" not in t.begin("city_management").play("city-0-harvest").offered


@pytest.mark.rule("C-CMP-13")
def test_of_an_empty_deck_no_unit_is_built() -> None:
    t = arrange("americans", "germans")
    t.s.units_left = (0, 0, 0, *t.s.units_left[3:])
    t.begin("city_management").play("city-0-produce")
    assert "infantry" not in t.offered
    assert {"mounted", "artillery"} <= set(t.offered)


@pytest.mark.rule("C-CMP-15", "C-CMP-04")
def test_of_an_empty_pool_nothing_is_built_until_a_marker_comes_back() -> None:
    def market_is_offered(banks: tuple[str, ...]) -> bool:
        t = arrange("americans", "germans").dial(0, trade=9).dial(1, trade=9)
        for name in banks:
            t.build("bank", name)
        return "market" in t.begin("city_management").play("city-0-produce").offered

    squares = ("e2", "f2", "g2", "g3", "g4")
    assert not market_is_offered(squares), "banks are the other side of the five markers"
    assert market_is_offered(squares[:4])
