"""World wonders at the test table: a land to build them in."""

from typing import Final

from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange

# Seat 0 lives on 6, seat 1 on 12; nationalism in slot 5 gives 7 production, and resources of each
# type pay for the rest.
_LAND: Final = """
    edition = "terra-incognita"
    map = '''
     g g g GROUND g g
    g g g g g g g
     g g GROUND g g g
    '''
    icons = { ICONS }
    face_up = "FACE_UP"
    event = 1
    EXTRA
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    cards = "nationalism CARDS"
    capital = 6
    resources = "marble marble mercury mercury oil oil diamond diamond"
    MINE
    [[seat]]
    leader = "RIVAL"
    row = "THEIR_ROW"
    capital = 12
    THEIRS
"""
_THIRD: Final = """
    [[seat]]
    leader = "netherlands"
    capital = 5
    OTHERS
"""
_PLAIN: Final = {
    "ICONS": "",
    "GROUND": "g",
    "FACE_UP": "",
    "EXTRA": "",
    "LEADER": "rome",
    "RIVAL": "france",
    "THEIR_ROW": row_of_six("military", 5),
    "ROW": row_of_six("industry", 5),
    "CARDS": "",
    "MINE": "",
    "THEIRS": "",
}


def works(**words: str) -> Table:
    """The land; with OTHERS a third player lives on 5."""
    return arrange(_LAND + _THIRD if "OTHERS" in words else _LAND, **_PLAIN | words)


def building(wonder: str, **words: str) -> Table:
    """The land, with seat 0 having paid for this wonder."""
    table = works(FACE_UP=wonder, **words).play("choose_card=industry", "build=wonder")
    while table.asked == "pay":
        table.play("pass" if "pass" in table.offered else table.offered[0])
    return table
