"""Armies and everything else: building, caravans, abilities (Terra Incognita p. 11)."""

import pytest

from tests.dawn.terra.battles import strip
from tests.dawn.terra.six import row_of_six as row

OWN = {"MINE": "armies = [2]"}
RIVAL = {"THEIRS": "armies = [2]"}


@pytest.mark.rule("T-ARX-01", "T-ARX-02", "X-26")
def test_a_city_may_be_built_beside_a_friendly_army_only() -> None:
    """(Terra Incognita p. 11) A rival army forbids its space, not the count through it."""
    words = {"land": "g g h g g g g g g", "ROW": row("industry", 5)}
    cards = '\ncards = "nationalism"'  # 4 spaces
    mine = strip(**words, MINE=OWN["MINE"] + cards).play("choose_card=industry", "build=city")
    assert mine.spaces == {2, 3, 4}
    mine.play("build_city=2")
    assert mine.cities(0) == {0, 2}
    assert mine.s.armies[0] == (2,)
    theirs = strip(**words, MINE=cards, **RIVAL).play("choose_card=industry", "build=city")
    assert theirs.spaces == {3, 4}


@pytest.mark.rule("X-160", "X-107", "T-ARX-01")
def test_a_city_may_take_the_place_of_a_token_with_its_army() -> None:
    """(Terra Incognita p. 11, base p. 9) The control token returns, the army stays."""
    table = strip(ROW=row("industry", 5), MINE="armies = [2]\ntokens = [2]")
    table.play("choose_card=industry", "build=city", "build_city=2")
    assert table.cities(0) == {0, 2}
    assert table.tokens(0) == set()
    assert table.s.armies[0] == (2,)


@pytest.mark.rule("T-ARX-03", "T-ARX-04", "X-85", "X-96")
def test_control_tokens_and_districts_are_not_placed_on_rival_armies() -> None:
    """(Terra Incognita p. 11) On friendly armies they are."""
    for army, spaces in (("MINE", {1}), ("THEIRS", set[int]())):
        words = {army: "armies = [1]"}
        culture = strip(ROW=row("culture", 5), **words).play("choose_card=culture")
        assert (culture.spaces if culture.asked == "place_token" else set()) == spaces
        growth = strip(ROW=row("growth", 5), **words).play("choose_card=growth")
        if spaces:
            growth.play("growth=district", "choose_district=campus").at("place_district")
            assert growth.spaces == {1}
        else:
            growth.at("choose_card", seat=1)


@pytest.mark.rule("X-85")
def test_a_rival_caravan_does_not_bar_a_control_token() -> None:
    """(base p. 8)"""
    table = strip(ROW=row("culture", 5), THEIRS="caravans = [1]").play("choose_card=culture")
    assert table.spaces == {1}


@pytest.mark.rule("T-ARX-05", "T-ARX-06", "T-ARX-07", "X-81")
@pytest.mark.parametrize("army", [OWN, RIVAL])
def test_caravans_pass_and_stop_beside_armies_without_a_fight(army: dict[str, str]) -> None:
    """(Terra Incognita p. 11)"""
    table = strip(ROW=row("economy", 5), **army).play("choose_card=economy").at("move_caravan")
    assert {2, 3} <= table.spaces
    table.play("move_caravan=2").at("choose_card", seat=1)
    assert table.s.caravans[0] == (2,)
    assert 2 in table.s.armies[0] + table.s.armies[1]


@pytest.mark.rule("X-81")
def test_an_army_in_a_city_does_not_hinder_trade() -> None:
    """(base p. 8)"""
    table = strip("g g g g", ROW=row("economy", 5), THEIRS="armies = [3]")
    table.play("choose_card=economy", "move_caravan=3").at("add_trade", seat=0)


# The shield


@pytest.mark.rule("T-ARX-08", "T-ARX-10", "X-105")
@pytest.mark.parametrize("army", ["MINE", "THEIRS"])
def test_no_ability_removes_a_piece_beside_an_army(army: str) -> None:
    """(Terra Incognita p. 11) Whoever owns it: the Forbidden City."""
    words = {"MINE": "tokens = [2]\nwonders = { forbidden_city = 0 }", "THEIRS": "tokens = [1, 3]"}
    words[army] += "\narmies = [3]"
    table = strip(**words).play("use_ability=forbidden_city").at("destroy_token")
    assert table.spaces == {1}


@pytest.mark.rule("T-ARX-09", "T-ARX-10", "X-105", "X-106")
@pytest.mark.parametrize("army", ["MINE", "THEIRS"])
def test_no_ability_swaps_a_control_token_beside_an_army(army: str) -> None:
    """(Terra Incognita p. 11) Mass Media, not even to turn one over."""
    words = {
        "MINE": 'tokens = [3]\ncards = "mass_media"',
        "THEIRS": "tokens = [2]\nreinforced = [4, 5]",
        "ROW": row("culture", 5),
    }
    words[army] += "\narmies = [4]"
    table = strip(**words).play("choose_card=culture")
    while table.asked == "place_token":
        table.play("pass")
    assert table.at("convert_token").spaces == {2, 5}


@pytest.mark.rule("T-ARX-09", "T-ARX-10", "T-FOR-14", "X-54", "X-105")
@pytest.mark.parametrize("army", ["MINE", "THEIRS", ""])
def test_no_ability_swaps_a_city_beside_an_army(army: str) -> None:
    """(Terra Incognita p. 11) Radio, in the fifth slot; a fort's city would pass with its fort."""
    words = {
        "land": "g g f g g g g g g",
        "EXTRA": 'icons = { 2 = "fort" }\nvictory = "fortified"',
        "MINE": 'cards = "radio"',
        "THEIRS": "cities = [2, 4]\ntokens = [1]",
        "ROW": row("culture", 5),
    }
    if army:
        words[army] += "\narmies = [2]"
    table = strip(**words).play("choose_card=culture").at("swap_city")
    assert table.spaces == ({4} if army else {2, 4})
    if not army:
        table.play("swap_city=2")
        assert table.marks(0) == {"fortified"}
        assert table.marks(1) == set()


@pytest.mark.rule("T-ARX-08", "T-ARX-10", "X-105")
def test_nuclear_power_spares_spaces_with_armies() -> None:
    """(Terra Incognita p. 11)"""
    table = strip(
        ROW=row("science", 5),
        MINE='cards = "nuclear_power"\narmies = [2]\ntokens = [2]',
        THEIRS="tokens = [1]\nreinforced = [3]",
    )
    table.play("choose_card=science", "nuke=2")
    assert table.tokens(0) == {2}
    assert table.tokens(1) == {3}
    assert table.reinforced(1) == set()
