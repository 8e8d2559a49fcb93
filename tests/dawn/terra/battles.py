"""Armies at the test table: strips of land to march on, and combat values of attacks."""

from typing import Final

from tests.dawn.fights import Value, value_in
from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange

CARD: Final = -1  # where an army or caravan is that lies on its focus card
TWO: Final = 'cards = "iron_working_terra"\n'  # two armies, 4 spaces

# A strip of land: seat 0 lives on 0, seat 1 at the far end.
_STRIP: Final = """
    edition = "terra-incognita"
    map = "LAND"
    event = EVENT
    EXTRA
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    capital = 0
    MINE
    [[seat]]
    leader = "RIVAL"
    capital = FAR
    THEIRS
"""
_THIRD: Final = """
    [[seat]]
    leader = "netherlands"
    capital = PLACE
    OTHERS
"""
PLAIN_LAND: Final = "g g g g g g g g g"


def strip(land: str = PLAIN_LAND, slot: int | str = 5, **words: str) -> Table:
    """A strip with seat 0's military card in this slot; with OTHERS a third player lives next to
    the far end."""
    last = len(land.replace(".", "").split()) - 1
    plain = {
        "LAND": land,
        "LEADER": "rome",
        "RIVAL": "france",
        "ROW": row_of_six("military", int(slot)),
        "FAR": str(last),
        "PLACE": str(last - 1),
        "EVENT": "1",  # the next section is that of the districts
        "EXTRA": "",
        "MINE": "",
        "THEIRS": "",
    }
    text = _STRIP + _THIRD if "OTHERS" in words else _STRIP
    return arrange(text, **plain | words)


def marching(land: str = PLAIN_LAND, slot: int | str = 5, **words: str) -> Table:
    """A strip, with seat 0 resolving the military card."""
    return strip(land, slot, **words).play("choose_card=military")


def clash(table: Table, *answers: str, dice: tuple[int, int]) -> tuple[Value, Value]:
    """Give these answers, the last of which begins an attack, and roll the dice of attacker and
    defender; the combat value of each."""
    notes = table.log(*answers, f"attack_die={dice[0]}", f"defence_die={dice[1]}")
    return value_in(notes, "attack_value"), value_in(notes, "defence_value")
