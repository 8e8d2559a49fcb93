"""City Management: production, programs, arts, harvest (C-CTY, C-PRD, W-PRG, C-ART, C-HRV).

The American home with its capital on c14 gives 5 production (three mountains, a forest), 3 trade,
silk on b14 and incense on c15.
"""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.rules.producing import budget
from ziggurat.games.wisdom.rules.sums import arts, production, trade_income


def table() -> Table:
    return arrange("americans", "germans")


@pytest.mark.rule("C-PRD-01", "W-GOV-03", "C-GOV-01", "C-GOV-09")
@pytest.mark.card("government.despotism")
def test_a_city_produces_with_its_outskirts_and_what_the_government_adds() -> None:
    t = table()
    assert production(t.s, 0, 0) == 6
    assert production(t.government(0, "anarchy").s, 0, 0) == 5


@pytest.mark.rule("C-PRD-08")
def test_only_what_can_be_paid_is_offered() -> None:
    t = table().begin("city_management").play("city-0-produce")
    assert t.offered == ["army", "scout", "infantry", "mounted", "artillery"]


@pytest.mark.rule("C-PRD-03", "C-PRD-04")
@pytest.mark.card("civilization.americans")
def test_three_trade_make_one_production_and_two_for_the_americans() -> None:
    t = table().dial(0, trade=8)
    assert budget(t.s, 0, 0) == 6 + 2 * 2
    t = arrange("germans", "americans").dial(0, trade=8)
    assert budget(t.s, 0, 0) == production(t.s, 0, 0) + 2


@pytest.mark.rule("C-PRD-05")
def test_the_least_trade_is_turned_into_production() -> None:
    t = table().dial(0, trade=9).begin("city_management")
    t.play("city-0-produce", "market", "b15")
    assert t.s.trade[0] == 6


@pytest.mark.rule("W-PRG-05", "W-PRG-06", "X-01")
@pytest.mark.card("marker.building_program")
def test_a_program_doubles_the_outskirts_and_nothing_else() -> None:
    t = table().begin("city_management").play("city-0-program")
    assert production(t.s, 0, 0) == 11
    t.build("barracks", "b14").person("builder", "b13")
    assert production(t.s, 0, 0) == 2 * (0 + 2 + 1 + 2) + 1


@pytest.mark.rule("W-PRG-04", "W-PRG-03")
@pytest.mark.card("marker.building_program")
def test_production_uses_a_program_up() -> None:
    t = table().begin("city_management").play("city-0-program")
    t.begin("city_management").play("city-0-produce", "army", "d13")
    assert not t.s.programs


@pytest.mark.rule("W-PRG-02", "W-PRG-01")
def test_a_city_has_one_program_at_most() -> None:
    t = table().begin("city_management").play("city-0-program")
    t.begin("city_management")
    assert "city-0-program" not in t.offered


@pytest.mark.rule("C-BLD-05", "C-BLD-04")
def test_a_second_limited_building_takes_the_place_of_the_first() -> None:
    t = table().techs(0, "philosophy").build("market", "b15").dial(0, trade=9)
    t.begin("city_management").play("city-0-produce", "temple", "d13")
    assert not any(squares >> t.at("b15") & 1 for squares in t.s.buildings), "the market is gone"


@pytest.mark.rule("C-MAP-06", "C-HRV-01")
def test_a_building_replaces_the_resource_under_it() -> None:
    t = table().begin("city_management")
    t.play("city-0-harvest")
    assert t.offered == ["incense", "silk"]
    t = table().build("market", "b14").begin("city_management").play("city-0-harvest")
    assert t.offered == ["incense"]


@pytest.mark.rule("C-HRV-03", "C-CMP-09")
def test_an_empty_market_has_nothing_to_harvest() -> None:
    t = table().token(1, "incense", "incense").begin("city_management").play("city-0-harvest")
    assert t.offered == ["silk"]


@pytest.mark.rule("C-BLK-01")
def test_an_enemy_figure_blockades_its_square() -> None:
    t = table().army(1, "b14")
    assert production(t.s, 0, 0) == 5
    t.begin("city_management").play("city-0-harvest")
    assert t.offered == ["incense"]


@pytest.mark.rule("C-BLD-02", "C-BLK-03")
def test_nothing_is_built_on_a_blockaded_square() -> None:
    t = table().army(1, "b15").dial(0, trade=9)
    t.begin("city_management").play("city-0-produce", "market")
    assert "b15" not in t.offered


@pytest.mark.rule("C-ART-01", "C-CTY-02")
def test_devoting_a_city_gives_one_culture_and_its_icons() -> None:
    t = table().build("temple", "d13")
    assert arts(t.s, 0, 0) == 3
    t.begin("city_management").play("city-0-devote")
    assert t.s.culture[0] == 3


@pytest.mark.rule("C-SCT-01")
def test_a_scout_sends_its_square_to_a_city() -> None:
    t = table().scout(0, "a14")  # a forest outside the outskirts
    assert production(t.s, 0, 0) == 8
    assert trade_income(t.s, 0) == 3


@pytest.mark.rule("X-05")
def test_what_a_scout_sends_is_not_doubled() -> None:
    t = table().scout(0, "a14").begin("city_management").play("city-0-program")
    assert production(t.s, 0, 0) == 2 * 5 + 2 + 1


@pytest.mark.rule("C-GOV-10", "W-GOV-02")
def test_the_capital_of_an_anarchy_takes_no_action() -> None:
    t = table().government(0, "anarchy").begin("city_management")
    assert t.offered == ["pass"]


@pytest.mark.rule("W-GOV-07")
def test_monarchy_gives_the_capital_two_different_actions() -> None:
    t = table().government(0, "monarchy").begin("city_management")
    t.play("city-0-devote")
    assert "city-0-devote" not in t.offered
    t.play("city-0-program")
    assert t.offered == ["pass"]


@pytest.mark.rule("C-BLD-08", "C-PRD-09")
def test_walls_take_no_square_and_come_once() -> None:
    t = table().techs(0, "masonry").dial(0, trade=3).begin("city_management")
    t.play("city-0-produce", "walls")
    t.dial(0, trade=3).begin("city_management").play("city-0-produce")
    assert "walls" not in t.offered


@pytest.mark.rule("C-CTY-07", "C-CTY-08", "C-CTY-09")
@pytest.mark.card("tech.writing")
def test_writing_cancels_a_city_action_and_the_action_is_used() -> None:
    t = table().techs(1, "writing").marker(1, "spy").begin("city_management")
    t.play("city-0-devote")
    assert (t.asked, t.seat) == ("react", 1)
    t.play("writing", "pay=hut-spy")
    assert t.s.culture[0] == 0
    assert t.offered == ["pass"]


@pytest.mark.rule("C-HID-05")
def test_who_might_hold_a_spy_is_asked_even_if_he_does_not() -> None:
    t = table().techs(1, "writing").marker(1, "wheat")
    t.asks_all = True
    t.begin("city_management").play("city-0-devote")
    assert (t.asked, t.seat, t.offered) == ("react", 1, ["pass"])


@pytest.mark.rule("C-PRD-07")
@pytest.mark.card("tech.engineering")
def test_engineering_makes_two_objects_of_one_production() -> None:
    t = table().techs(0, "engineering").dial(0, trade=9).begin("city_management")
    t.play("city-0-produce", "army", "d13", "produce_second=infantry", "draw_unit=infantry-2-2")
    assert t.armies(0) == ["d13"]
    assert t.forces(0) == {"infantry-2-2": 1}
