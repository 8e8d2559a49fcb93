"""Fighting at the test table: both combat values of an attack, line by line."""

from typing import Any, Final, NamedTuple

from tests.table import Table
from ziggurat.games.dawn.content import ABILITIES
from ziggurat.games.dawn.rules.combat import (
    BY_ARMY,
    BY_CARD,
    BY_CITY_STATE,
    BY_FORT,
    BY_REINFORCED,
    BY_SLOT,
    BY_TERRAIN,
)

_LINES: Final = {
    BY_SLOT: "slot",
    BY_CARD: "card",
    BY_TERRAIN: "terrain",
    BY_REINFORCED: "reinforced",
    BY_CITY_STATE: "city_state",
    BY_FORT: "fort",
    BY_ARMY: "army",
}


class Value(NamedTuple):
    """A combat value before trade tokens: its lines by name ("slot", "terrain",
    "wonder.petra", ...) without the die, and the whole with it."""

    lines: dict[str, int]
    whole: int


def value_in(notes: list[tuple[Any, ...]], kind: str) -> Value:
    """The one combat value of this kind that the notes tell of."""
    told = [note for note in notes if note[0] == kind]
    assert len(told) == 1, f"{kind} was told {len(told)} times"
    _, _, die, whole, *flat = told[0]
    lines = {
        _LINES[line] if line in _LINES else ABILITIES[1 << line]: amount
        for line, amount in zip(flat[::2], flat[1::2], strict=True)
    }
    assert len(lines) * 2 == len(flat), f"a line was told twice: {told[0]}"
    assert whole == die + sum(lines.values()), f"the lines do not add up: {told[0]}"
    return Value(lines, whole)


def fight(table: Table, space: int, attack_die: int, defence_die: int) -> tuple[Value, Value]:
    """Attack a space with these dice; the attacker's and the defender's combat value."""
    notes = table.log(f"attack={space}", f"attack_die={attack_die}", f"defence_die={defence_die}")
    return value_in(notes, "attack_value"), value_in(notes, "defence_value")
