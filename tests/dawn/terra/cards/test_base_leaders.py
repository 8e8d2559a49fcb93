"""Leaders of the base game with armies, districts and growth cards in play."""

import pytest

from tests.dawn.terra.battles import PLAIN_LAND, clash, marching, strip
from tests.dawn.terra.six import row_of_six
from tests.dawn.terra.works import works

WON = ("move_army=2", "attack_die=6", "defence_die=1")


@pytest.mark.card("leader.scythia")
@pytest.mark.parametrize(("ground", "bonus"), [("g", 3), ("h", 3), ("f", 0)])
@pytest.mark.parametrize("piece", ["tokens = [2]", "armies = [2]", "caravans = [2]"])
def test_scythia_s_armies_and_defenders_have_three_more_on_grassland_and_hills(
    ground: str, bonus: int, piece: str
) -> None:
    """(Terra Incognita p. 16) It is the space under attack that counts."""
    land = f"g g {ground} g g g g g g"
    table = marching(land, 5, LEADER="scythia", MINE="armies = [1]", THEIRS=piece)
    attack, _ = clash(table, "move_army=2", dice=(1, 6))
    assert attack.lines.get("leader.scythia", 0) == bonus
    table = marching(land, 5, RIVAL="scythia", MINE="armies = [1]", THEIRS=piece)
    _, defence = clash(table, "move_army=2", dice=(1, 6))
    assert defence.lines.get("leader.scythia", 0) == bonus


@pytest.mark.card("leader.japan")
@pytest.mark.rule("T-ARM-09")
@pytest.mark.parametrize(
    ("leader", "slot", "reached"),
    [("japan", 3, True), ("japan", 2, False), ("rome", 3, False), ("rome", 5, True)],
)
def test_japan_s_armies_enter_desert_and_mountain_on_the_coast_in_slot_three(
    leader: str, slot: int, reached: bool
) -> None:
    """(Terra Incognita p. 10) Everything on a strip borders the map edge. In combat too such a
    space has difficulty 3 in Japan's turn."""
    table = marching(
        "g g m g g g g g g", slot, LEADER=leader, MINE="armies = [1]", THEIRS="tokens = [2]"
    )
    assert (2 in table.spaces) == reached
    if reached:
        _, defence = clash(table, "move_army=2", dice=(1, 6))
        assert defence.lines == {"terrain": 3 if leader == "japan" else 5}


@pytest.mark.card("leader.japan")
def test_japan_s_mountains_have_their_full_difficulty_in_the_turns_of_others() -> None:
    """(Terra Incognita p. 16)"""
    table = marching(
        "g g m g g g g g g", 5, RIVAL="japan", MINE="armies = [1]", THEIRS="tokens = [2]"
    )
    _, defence = clash(table, "move_army=2", dice=(1, 6))
    assert defence.lines == {"terrain": 5}


@pytest.mark.card("leader.sumeria")
def test_sumeria_gains_a_resource_for_a_barbarian_beaten_by_an_army() -> None:
    """(Terra Incognita p. 10) Besides the trade token."""
    extra = 'icons = { 2 = "A" }'
    table = marching(PLAIN_LAND, 5, LEADER="sumeria", EXTRA=extra, MINE="armies = [1]").play(*WON)
    answers = {"gain_resource": "oil", "add_trade": "culture"}
    for _ in range(2):
        table.play(answers.pop(table.asked))
    assert table.at("choose_card", seat=1).resources(0) == {"oil": 1}
    assert table.trade(0) == {"culture": 1}


@pytest.mark.card("leader.sumeria")
@pytest.mark.rule("X-78", "T-DIS-41")
def test_sumeria_gains_a_resource_for_a_barbarian_of_its_encampment() -> None:
    """(Terra Incognita p. 9) It is defeated, though nothing was attacked."""
    table = strip(
        PLAIN_LAND,
        5,
        LEADER="sumeria",
        EXTRA='at = "round"\nicons = { 4 = "A" }',
        MINE="districts = { encampment = 2 }",
    )
    table.play("encampment=defeat", "encampment_target=4")
    answers = {"gain_resource": "oil", "add_trade": "culture"}
    for _ in range(2):
        table.play(answers.pop(table.asked))
    assert table.resources(0) == {"oil": 1}
    assert table.trade(0) == {"culture": 1}
    assert table.s.strongest[0] == table.s.attacks_won == 0


@pytest.mark.card("leader.sumeria", "focus.currency_terra")
def test_sumeria_s_caravan_with_currency_brings_a_resource_and_no_trade_token() -> None:
    """(Terra Incognita p. 2)"""
    table = strip(
        PLAIN_LAND,
        5,
        LEADER="sumeria",
        ROW=row_of_six("economy", 5),
        EXTRA='icons = { 2 = "A" }',
        MINE='cards = "currency_terra"\ncaravans = [1, 1]',
    )
    table.play("choose_card=economy", "move_caravan=2", "gain_resource=marble")
    assert table.at("move_caravan", seat=0).resources(0) == {"marble": 1}
    assert table.trade(0) == {}


@pytest.mark.card("leader.aztec")
@pytest.mark.parametrize("won", [True, False])
def test_the_aztec_may_swap_two_cards_after_an_army_s_won_attack(won: bool) -> None:
    """(Terra Incognita p. 10) All six cards may be swapped; not after a lost one."""
    table = marching(PLAIN_LAND, 5, LEADER="aztec", MINE="armies = [1]", THEIRS="tokens = [2]")
    table.play(*(WON if won else ("move_army=2", "attack_die=1", "defence_die=6")))
    if not won:
        table.at("choose_card", seat=1)
        return
    table.at("swap_first", seat=0)
    assert len(table.offered) == 7
    table.play("growth").at("swap_second", seat=0).play("military")
    assert table.slots(0)[:2] == ["mysticism", "masonry_terra"]


@pytest.mark.card("leader.america")
@pytest.mark.rule("T-GRO-05")
def test_america_s_natural_wonder_on_the_growth_card_reinforces_once_per_turn() -> None:
    """(Terra Incognita p. 8) As a trade token of that card, which it stays."""
    table = strip(
        PLAIN_LAND,
        5,
        LAND="g g g g g g g N g",
        EXTRA='icons = { 7 = "pantanal" }',
        LEADER="america",
        MINE='tokens = [1, 2, 7]\nnatural = "pantanal-growth"',
    )
    table.play("choose_card=growth", "growth=pass").at("spend_token", seat=0)
    assert table.offered == ["pantanal-as-trade", "pass"]
    table.play("pantanal-as-trade", "place_natural_wonder=growth", "reinforce=2")
    assert table.at("choose_card", seat=1).reinforced(0) == {2}
    assert table.natural(0) == {"pantanal"}


@pytest.mark.card("leader.rome")
@pytest.mark.rule("T-ARM-15")
def test_rome_s_caravans_set_out_from_any_city_but_its_armies_do_not() -> None:
    """(Terra Incognita p. 10)"""
    words = {"LEADER": "rome", "MINE": "cities = [5]"}
    table = strip(PLAIN_LAND, 5, **words, ROW=row_of_six("economy", 5)).play("choose_card=economy")
    assert {6, 7, 8} <= table.spaces
    table = marching(PLAIN_LAND, 5, **words)
    assert table.spaces == {0, 1, 2, 3}


@pytest.mark.card("leader.france")
def test_france_s_extra_tokens_come_with_culture_cards_not_with_growth_cards() -> None:
    """(Terra Incognita p. 8) A modern wonder: three more. Engineering's token stays one."""
    mine = "wonders = { kremlin = 6 }"
    table = works(LEADER="france", RIVAL="rome", MINE=mine, ROW=row_of_six("culture", 5))
    table.play("choose_card=culture", "0", "7", "13").at("choose_card", seat=1)
    table = works(
        LEADER="france",
        RIVAL="rome",
        MINE=mine + "\ndistricts = { campus = 7 }",
        CARDS="engineering",
        ROW=row_of_six("growth", 5),
    )
    table.play("choose_card=growth", "growth=district", "choose_district=pass", "place_token=1")
    assert table.tokens(0) == {1, 7}
    assert table.asked != "place_token"
