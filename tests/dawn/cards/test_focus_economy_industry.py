"""The focus cards of economy and industry (base pp. 8-10)."""

import pytest

from tests.dawn.rows import row
from tests.table import arrange
from ziggurat.games.dawn.state import HOME

# A road with one space to vary, far away from the rival.
ROAD = """
    map = '''
    g g g GROUND g g g g g g . . g
    '''
    icons = { ICONS }
    barbarians = { BARBARIANS }
    face_up = "FACE_UP"
    [[seat]]
    leader = "aztec"
    row = "ROW"
    cards = "CARD"
    trade = { TRADE }
    resources = "RESOURCES"
    capital = 0
    tokens = [MARKERS]
    caravans = [WAGONS]
    [[seat]]
    leader = "france"
    capital = 10
    resources = "OTHERS"
"""
PLAIN = {
    "GROUND": "g",
    "ICONS": "",
    "BARBARIANS": "",
    "FACE_UP": "",
    "TRADE": "",
    "RESOURCES": "",
    "MARKERS": "",
    "WAGONS": "",
    "OTHERS": "",
}


def economy(card: str, slot: int = 1, **words: str) -> dict[str, str]:
    """Words for a road with this economy card in this slot."""
    return PLAIN | {"CARD": card, "ROW": row("economy", slot)} | words


def industry(card: str, slot: int = 1, **words: str) -> dict[str, str]:
    """Words for a road with this industry card in this slot."""
    return PLAIN | {"CARD": card, "ROW": row("industry", slot)} | words


@pytest.mark.card("focus.foreign_trade", "focus.currency", "focus.steam_power", "focus.capitalism")
@pytest.mark.rule("B-ECO-01")
@pytest.mark.parametrize(
    ("card", "caravans", "distance"),
    [("foreign_trade", 1, 3), ("currency", 2, 4), ("steam_power", 2, 6), ("capitalism", 3, 6)],
)
def test_the_economy_cards_allow_so_many_caravans_so_far(
    card: str, caravans: int, distance: int
) -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **economy(card)).play("economy")
    for _ in range(caravans):
        table.at("move_caravan", seat=0)
        assert table.spaces == set(range(distance + 1))
        table.play(str(distance))
    assert table.asked != "move_caravan"
    assert table.s.caravans[0] == (distance,) * caravans


@pytest.mark.card("focus.foreign_trade", "focus.currency", "focus.steam_power", "focus.capitalism")
@pytest.mark.rule("B-ECO-10", "B-ROW-05")
@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("foreign_trade", {0, 1, 2}),
        ("currency", {0, 1, 2}),
        ("steam_power", {0, 1, 2, 3, 4, 5, 6}),
        ("capitalism", {0, 1, 2, 3, 4, 5, 6}),
    ],
)
def test_from_the_third_level_on_caravans_cross_water(card: str, spaces: set[int]) -> None:
    """(base p. 8) They may also stop there."""
    table = arrange(ROAD, **economy(card, GROUND="w")).play("economy").at("move_caravan", seat=0)
    assert table.spaces == spaces


@pytest.mark.card("focus.foreign_trade", "focus.currency", "focus.steam_power", "focus.capitalism")
@pytest.mark.rule("B-ECO-11")
@pytest.mark.parametrize("card", ["foreign_trade", "currency", "steam_power", "capitalism"])
def test_the_slot_limits_the_ground_for_every_economy_card(card: str) -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **economy(card, slot=2, GROUND="f")).play("economy")
    assert table.at("move_caravan", seat=0).spaces == {0, 1, 2}
    table = arrange(ROAD, **economy(card, slot=3, GROUND="f")).play("economy")
    assert {0, 1, 2, 3} <= table.at("move_caravan", seat=0).spaces


@pytest.mark.card("focus.foreign_trade", "focus.steam_power", "focus.capitalism")
@pytest.mark.rule("B-ECO-12")
@pytest.mark.parametrize("card", ["foreign_trade", "steam_power", "capitalism"])
def test_barbarians_stop_the_caravans_of_other_cards_than_currency(card: str) -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **economy(card, BARBARIANS="A = 2")).play("economy")
    assert table.at("move_caravan", seat=0).spaces == {0, 1}


@pytest.mark.card("focus.currency")
def test_currency_drives_a_barbarian_off_without_reward_and_goes_on() -> None:
    """(base p. 8) One of its four steps leads onto the barbarian, so two are left after it."""
    words = economy("currency", ICONS='2 = "A"')
    table = arrange(ROAD, **words).play("economy").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 2}
    table.play("2").at("move_caravan", seat=0)
    assert table.barbarian("A") == HOME
    assert table.trade(0) == {}
    assert table.spaces == {0, 1, 3, 4}
    table.play("4").at("move_caravan", seat=0)
    assert table.s.caravans[0] == (HOME, 4)
    assert table.spaces == {0, 1, 2, 3, 4}


@pytest.mark.card("focus.currency")
def test_a_caravan_of_currency_may_stop_where_the_barbarian_was() -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **economy("currency", ICONS='4 = "A"'))
    table.play("economy", "move_caravan=4").at("move_caravan", seat=0)
    assert table.barbarian("A") == HOME
    assert table.s.caravans[0] == (HOME, 4)
    assert table.spaces == {0, 1, 2, 3, 4}


@pytest.mark.card("focus.currency")
def test_currency_keeps_to_the_slot_when_it_drives_off_barbarians() -> None:
    """(base p. 8) The barbarian in the forest is safe in slot 2, not in slot 3."""
    words = {"GROUND": "f", "BARBARIANS": "A = 3"}
    table = arrange(ROAD, **economy("currency", slot=2, **words)).play("economy")
    assert table.at("move_caravan", seat=0).spaces == {0, 1, 2}
    table = arrange(ROAD, **economy("currency", slot=3, **words)).play("economy")
    assert table.at("move_caravan", seat=0).spaces == {0, 1, 2, 3}


@pytest.mark.card("focus.steam_power")
def test_steam_power_may_exchange_a_resource_after_the_caravans() -> None:
    """(base p. 8) For one of another type."""
    words = economy("steam_power", RESOURCES="marble marble oil")
    table = arrange(ROAD, **words).play("economy", "move_caravan=1", "move_caravan=pass")
    table.at("give_resource", seat=0)
    assert set(table.offered) == {"marble", "oil", "pass"}
    table.play("marble").at("gain_resource", seat=0)
    assert set(table.offered) == {"mercury", "oil", "diamond"}
    table.play("diamond").at("choose_card", seat=1)
    assert table.resources(0) == {"marble": 1, "oil": 1, "diamond": 1}


@pytest.mark.card("focus.steam_power")
def test_the_exchange_of_steam_power_may_be_declined() -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **economy("steam_power", RESOURCES="marble"))
    table.play("economy", "move_caravan=pass", "move_caravan=pass", "give_resource=pass")
    table.at("choose_card", seat=1)
    assert table.resources(0) == {"marble": 1}


@pytest.mark.card("focus.steam_power")
def test_steam_power_takes_only_what_the_supply_still_has() -> None:
    """(base pp. 8, 15) Somebody else holds all eight mercury."""
    words = economy("steam_power", RESOURCES="marble", OTHERS=" ".join(["mercury"] * 8))
    table = arrange(ROAD, **words)
    table.play("economy", "move_caravan=pass", "move_caravan=pass", "give_resource=marble")
    assert set(table.offered) == {"oil", "diamond"}


PASS_ALL = ("economy", "move_caravan=pass", "move_caravan=pass", "move_caravan=pass")


@pytest.mark.card("focus.capitalism")
def test_capitalism_resolves_another_card_in_the_first_slot_and_leaves_it_there() -> None:
    """(base p. 8) Culture lies in the fifth slot, yet does not reach the hills by the capital."""
    words = PLAIN | {"CARD": "capitalism", "ROW": "science economy industry military culture"}
    table = arrange(ROAD.replace("g g g GROUND", "g h g GROUND"), **words | {"MARKERS": "2"})
    table.play(*PASS_ALL).at("resolve_another", seat=0)
    assert set(table.offered) == {"culture", "science", "industry", "military", "pass"}
    table.play("culture").at("choose_card", seat=1)
    assert table.tokens(0) == {2}
    assert table.slots(0) == [
        "capitalism",
        "astrology",
        "pottery",
        "masonry",
        "early_empire",
    ]


@pytest.mark.card("focus.capitalism")
def test_the_other_card_of_capitalism_comes_after_the_reset() -> None:
    """(base p. 8) Economy is back in the first slot by then; science advances by one, whatever
    slot it lies in, and may use its trade tokens."""
    words = economy("capitalism", slot=4, TRADE="science = 1")
    table = arrange(ROAD, **words).play(*PASS_ALL).at("resolve_another", seat=0)
    after = ["capitalism", "early_empire", "astrology", "pottery", "masonry"]
    assert table.slots(0) == after
    table.play("science", "spend_token=trade").at("choose_card", seat=1)
    assert table.s.dial[0] == 2
    assert table.slots(0) == after


@pytest.mark.card("focus.capitalism")
def test_the_other_card_of_capitalism_may_be_declined() -> None:
    """(base p. 8)"""
    table = arrange(ROAD, **economy("capitalism", slot=4))
    table.play(*PASS_ALL, "resolve_another=pass").at("choose_card", seat=1)
    assert table.s.dial[0] == 0


INDUSTRY = ["pottery", "animal_husbandry", "nationalism", "urbanization"]


@pytest.mark.card(
    "focus.pottery", "focus.animal_husbandry", "focus.nationalism", "focus.urbanization"
)
@pytest.mark.rule("B-IND-04")
@pytest.mark.parametrize(("card", "reach"), list(zip(INDUSTRY, [2, 3, 4, 5], strict=True)))
def test_the_industry_cards_reach_so_far_from_a_friendly_space(card: str, reach: int) -> None:
    """(base p. 9) The token is on space 3; space 1 is beside the capital."""
    table = arrange(ROAD, **industry(card, MARKERS="3")).play("industry", "build=city")
    assert table.at("build_city", seat=0).spaces == set(range(2, 3 + reach + 1))


@pytest.mark.card(
    "focus.pottery", "focus.animal_husbandry", "focus.nationalism", "focus.urbanization"
)
@pytest.mark.rule("B-IND-05", "B-IND-07", "B-ROW-05")
@pytest.mark.parametrize(
    ("card", "sites"),
    [
        ("pottery", {2}),
        ("animal_husbandry", {2}),
        ("nationalism", {2, 4, 5, 6}),
        ("urbanization", {2, 4, 5, 6, 7}),
    ],
)
def test_from_the_third_level_on_industry_counts_through_water(card: str, sites: set[int]) -> None:
    """(base p. 9) No city is built on the water itself."""
    table = arrange(ROAD, **industry(card, GROUND="w", MARKERS="2")).play("industry", "build=city")
    assert table.at("build_city", seat=0).spaces == sites


@pytest.mark.card(
    "focus.pottery", "focus.animal_husbandry", "focus.nationalism", "focus.urbanization"
)
@pytest.mark.rule("B-IND-06", "B-IND-08")
@pytest.mark.parametrize("card", INDUSTRY)
def test_the_slot_limits_the_ground_for_every_industry_card(card: str) -> None:
    """(base p. 9)"""
    words = {"GROUND": "f", "MARKERS": "2"}
    table = arrange(ROAD, **industry(card, slot=2, **words)).play("industry", "build=city")
    assert table.at("build_city", seat=0).spaces == {2}
    table = arrange(ROAD, **industry(card, slot=3, **words)).play("industry", "build=city")
    assert {2, 3, 4} <= table.at("build_city", seat=0).spaces


@pytest.mark.card(
    "focus.pottery", "focus.animal_husbandry", "focus.nationalism", "focus.urbanization"
)
@pytest.mark.rule("B-WON-02")
@pytest.mark.parametrize(
    ("card", "slot", "production"),
    [
        ("pottery", 4, 4),
        ("pottery", 5, 5),
        ("animal_husbandry", 4, 4),
        ("animal_husbandry", 5, 5),
        ("nationalism", 1, 1),
        ("nationalism", 4, 4),
        ("nationalism", 5, 7),
        ("urbanization", 4, 4),
        ("urbanization", 5, 5),
    ],
)
def test_production_of_the_industry_cards(card: str, slot: int, production: int) -> None:
    """(base p. 10) Stonehenge costs 7, to be made up with trade tokens and marble at 2; Nationalism
    is worth 7 in the fifth slot."""
    marbles, tokens = divmod(7 - production, 2)
    words = {
        "FACE_UP": "stonehenge",
        "RESOURCES": " ".join(["marble"] * marbles),
        "TRADE": f"industry = {tokens}",
    }
    table = arrange(ROAD, **industry(card, slot, **words)).play("industry", "build=wonder")
    for payment in ["marble"] * marbles + ["trade"] * tokens:
        assert "pass" not in table.at("pay", seat=0).offered, "the cost is not reached yet"
        table.play(payment)
    table.at("choose_card", seat=1)
    assert table.wonders(0) == {"stonehenge"}


@pytest.mark.card(
    "focus.pottery", "focus.animal_husbandry", "focus.nationalism", "focus.urbanization"
)
@pytest.mark.rule("B-WON-02", "B-WON-03")
@pytest.mark.parametrize(
    ("card", "cost", "wonder"),
    [
        ("pottery", 8, "hanging_gardens"),
        ("animal_husbandry", 8, "hanging_gardens"),
        ("nationalism", 10, "chichen_itza"),
        ("urbanization", 8, "hanging_gardens"),
    ],
)
def test_industry_gives_no_more_than_its_production(card: str, cost: int, wonder: str) -> None:
    """(base p. 10) In the fifth slot, with the tokens for one less than the cost."""
    tokens = cost - 1 - (7 if card == "nationalism" else 5)
    words = {"FACE_UP": wonder, "TRADE": f"industry = {tokens}"}
    table = arrange(ROAD, **industry(card, slot=5, **words)).play("industry").at("build", seat=0)
    assert table.offered == ["city", "pass"]


@pytest.mark.card("focus.animal_husbandry")
def test_animal_husbandry_counts_from_your_caravans_too() -> None:
    """(base p. 9) Three spaces either way of the caravan on space 7, and its own space; no other
    card does so."""
    table = arrange(ROAD, **industry("animal_husbandry", WAGONS="7")).play("industry", "build=city")
    assert table.at("build_city", seat=0).spaces == {2, 3, 4, 5, 6, 7, 8, 9}
    table = arrange(ROAD, **industry("pottery", WAGONS="7")).play("industry", "build=city")
    assert table.at("build_city", seat=0).spaces == {2}
    table = arrange(ROAD, **industry("nationalism", WAGONS="7")).play("industry", "build=city")
    assert table.at("build_city", seat=0).spaces == {2, 3, 4}


@pytest.mark.card("focus.animal_husbandry")
@pytest.mark.rule("B-IND-14")
def test_animal_husbandry_builds_beside_a_caravan_on_a_rival_token_but_not_there() -> None:
    """(base p. 9)"""
    drawing = ROAD.replace("capital = 10", "capital = 10\n    tokens = [7]")
    table = arrange(drawing, **industry("animal_husbandry", WAGONS="7"))
    table.play("industry", "build=city")
    assert table.at("build_city", seat=0).spaces == {2, 3, 4, 5, 6, 8, 9}


@pytest.mark.card("focus.animal_husbandry")
def test_animal_husbandry_leaves_the_caravan_where_it_is() -> None:
    """(base p. 9)"""
    table = arrange(ROAD, **industry("animal_husbandry", WAGONS="7"))
    table.play("industry", "build=city", "build_city=7").at("choose_card", seat=1)
    assert table.cities(0) == {0, 7}
    assert table.s.caravans[0] == (7,)


@pytest.mark.card("focus.urbanization")
@pytest.mark.rule("B-IND-02")
def test_urbanization_puts_no_tokens_for_a_wonder() -> None:
    """(base p. 10)"""
    words = {"FACE_UP": "stonehenge", "RESOURCES": "marble"}
    table = arrange(ROAD, **industry("urbanization", slot=5, **words))
    table.play("industry", "build=wonder", "pay=marble").at("choose_card", seat=1)
    assert table.tokens(0) == set()
