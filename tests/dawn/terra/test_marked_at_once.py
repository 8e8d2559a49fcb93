"""Whoever completes an agenda marks its card at once, whatever completed it (base p. 12)."""

from typing import NamedTuple

import pytest

from tests.dawn.terra.battles import PLAIN_LAND, strip
from tests.dawn.terra.six import row_of_six
from tests.table import Table

WIN = ("attack_die=6", "defence_die=1")


class Deed(NamedTuple):
    """What seat 0 has, and the answers of which the last completes an agenda of a card."""

    card: str
    mine: str
    answers: tuple[str, ...]
    row: str
    theirs: str = ""
    icons: str = ""
    land: str = PLAIN_LAND
    extra: str = ""


DEEDS = {
    "a diplomacy card": Deed(
        "diplomatic_hoarder",
        'caravans = [7]\ndiplomacy = "kabul akkad auckland"',
        ("economy", "move_caravan=8", "culture", "culture", "embassy-1"),
        "economy",
    ),
    "a natural wonder": Deed(
        "populous_preservationist",
        'natural = "pantanal"',
        ("culture", "place_token=1"),
        "culture",
        icons='1 = "gobustan"',
        land="g N g g g g g g g",
    ),
    "a resource": Deed(
        "diplomatic_hoarder",
        'resources = "oil oil oil oil"',
        ("culture", "place_token=1"),
        "culture",
        icons='1 = "marble"',
    ),
    "a reinforced token": Deed(
        "defensive_devastating",
        f"reinforced = {list(range(1, 15))}\ntokens = [15]",
        ("growth", "growth=reinforce", "reinforce=15"),
        "growth",
        land="g " * 19 + "g",
    ),
    "a city": Deed(
        "civilized_money_grubber",
        "cities = [2, 4, 6, 8, 10, 12]",
        ("industry", "build=city", "build_city=14"),
        "industry",
        land="g " * 19 + "g",
    ),
    "a conquered city-state": Deed(
        "warmonger_paranoid",
        'armies = [2]\ncity_states = "geneva"',
        ("military", "move_army=3", *WIN),
        "military",
        icons='3 = "seoul"',
    ),
    "a beaten capital": Deed(
        "warmonger_paranoid",
        "armies = [7]",
        ("military", "move_army=8", *WIN),
        "military",
        theirs="trade = { culture = 2 }",
    ),
    "a strong attack": Deed(
        "defensive_devastating",
        'cards = "flight_terra"\narmies = [2]\nwonders = { terracotta_army = 0 }',
        ("military", "choose_army=2", "move_army=3", *WIN),
        "military",
        extra="barbarians = { A = 3 }",
    ),
    "a card of the fourth level": Deed(
        "technophile_scholarly_terra",
        'cards = "mass_media capitalism"\ntech = 19',
        ("science", "gain_card=nuclear_power"),
        "science",
    ),
    "a district": Deed(
        "industrious_progressive",
        "districts = { campus = 1, encampment = 2, commercial_hub = 3, industrial_zone = 4 }"
        "\ncities = [5]",
        ("growth", "growth=district", "choose_district=theater_square", "place_district=6"),
        "growth",
    ),
}


def begun(deed: Deed) -> Table:
    extra = f'victory = "{deed.card}"\nicons = {{ {deed.icons} }}\n{deed.extra}'
    words = {"EXTRA": extra, "MINE": deed.mine, "THEIRS": deed.theirs}
    return strip(deed.land, ROW=row_of_six(deed.row, 5), **words)


@pytest.mark.rule("B-WIN-06")
@pytest.mark.parametrize("what", DEEDS)
def test_an_agenda_is_marked_as_soon_as_it_is_met(what: str) -> None:
    """(base p. 12) Before the next question, whoever is asked it."""
    deed = DEEDS[what]
    table = begun(deed).play(*deed.answers[:-1])
    assert table.marks(0) == set()
    table.play(deed.answers[-1])
    assert table.marks(0) == {deed.card}


@pytest.mark.rule("T-WIN-05")
def test_the_card_of_a_fort_is_lost_with_the_fort_at_once() -> None:
    """(Terra Incognita p. 8) Whoever takes it has it instead."""
    extra = 'victory = "fortified"\nicons = { 4 = "fort" }'
    table = strip("g g g g f g g g g", EXTRA=extra, MINE="armies = [3]", THEIRS="cities = [4]")
    assert table.marks(1) == {"fortified"}
    table.play("military", "move_army=4", *WIN)
    assert table.marks(1) == set()
    assert table.marks(0) == {"fortified"}
