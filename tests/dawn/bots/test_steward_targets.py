"""The steward attacks the very target whose odds it went by (Terra Incognita p. 10)."""

import pytest

from tests.dawn.terra.battles import marching
from tests.table import Table
from ziggurat.bots import bots_of
from ziggurat.games.dawn.game import DAWN

FORT = 'victory = "fortified expeditionary defensive_devastating"\nicons = { 3 = "fort" }'


def chosen(table: Table) -> str:
    question = table.at("choose_target", seat=0).s.pending
    assert question is not None
    return DAWN.name(table.s, question, bots_of()["steward"](1).choose(table.s))


@pytest.mark.parametrize(
    ("land", "theirs", "target"),
    [
        ("g g g d g g g g g", "cities = [3]\narmies = [3]", "army-1"),  # 4 against 8 + 2
        ("g g g g g g g g g", "tokens = [3]\ncaravans = [3]\narmies = [3]", "army-1"),
    ],
)
def test_it_names_the_target_with_the_best_odds(land: str, theirs: str, target: str) -> None:
    table = marching(land, 5, MINE="armies = [2]", THEIRS=theirs)
    assert chosen(table.play("move_army=3")) == target


def test_of_a_fort_it_wants_it_names_the_fort() -> None:
    """Though the caravan in it would be easier prey."""
    mine = "armies = [2]\nwonders = { terracotta_army = 0 }"
    words = {"MINE": mine, "THEIRS": "caravans = [3]"}
    table = marching("g g g f g g g g g", 5, EXTRA=FORT, **words)
    assert chosen(table.play("move_army=3")) == "piece"
