"""What winning an attack on a city-state or a capital brings (base pp. 11, 13)."""

import pytest

from tests.table import Table, arrange
from ziggurat.games.dawn.content import CITY_STATES, TYPES, WONDERS

WON = ("attack_die=6", "defence_die=1")
CARDS = ["culture", "science", "economy", "industry", "military"]

# Seat 0 attacks the city-state on 1.
STATE = """
    map = '''
    g g g g g
    '''
    icons = { 1 = "NAME" }
    [[seat]]
    leader = "rome"
    row = "culture science economy industry military"
    capital = 0
    MINE
    [[seat]]
    leader = "egypt"
    capital = 3
    THEIRS
    [[seat]]
    leader = "france"
    capital = 4
    OTHERS
"""
PLAIN = {"NAME": "seoul", "MINE": "", "THEIRS": "", "OTHERS": ""}


def attack_on_state(**words: str) -> Table:
    """STATE, just after seat 0 won an attack on the city-state."""
    table = arrange(STATE, **PLAIN | words).play("choose_card=military", "military=attack")
    return table.play("attack=1", *WON)


@pytest.mark.rule("B-OUT-02", "B-OUT-03")
@pytest.mark.parametrize("state", CITY_STATES, ids=lambda state: state.slug)
def test_a_beaten_city_state_lies_on_the_card_of_its_type_and_a_city_stands_there(
    state: "object",
) -> None:
    """(base p. 11)"""


@pytest.mark.rule("B-OUT-02")
def test_a_conquered_city_state_of_military_helps_in_the_very_next_attack() -> None:
    """(base p. 11) Its token lies on the military card; Seoul, of science, does not."""
    table = attack_on_state(NAME="kabul", THEIRS="tokens = [2]")
    table.play("attack=2", *WON).at("spend_token", seat=0)
    assert table.offered == ["kabul", "pass"]
    table = attack_on_state(THEIRS="tokens = [2]")
    table.play("attack=2", *WON).at("choose_card", seat=1)
    table.play("idle-science", "idle-science", "choose_card=science").at("spend_token", seat=0)
    assert table.offered == ["seoul", "pass"]
