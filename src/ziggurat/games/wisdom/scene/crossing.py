"""Squares that a group may cross but not stop in: why, by a badge and in a sentence."""

from typing import Final

from ziggurat.core.bits import each
from ziggurat.games.wisdom.rules.figures import is_army
from ziggurat.games.wisdom.rules.movement import MoveGroup, Ways, ways
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.squares import entering
from ziggurat.games.wisdom.words.table import TableWords

# The badge of a reason; the first that holds is shown.
_BADGES: Final = {
    "stops.water_end": "water",
    "stops.own_city": "city",
    "stops.stacking": "full",
    "stops.scouts": "scouts",
}


def ways_of(s: State, frame: MoveGroup) -> Ways:
    """The ways of the group that moves, from where it is."""
    group = each(frame.group)
    armies = sum(is_army(s, frame.player, n) for n in group)
    return ways(s, frame.player, armies, len(group) - armies, frame.square)


def crossed(t: TableWords, s: State, frame: MoveGroup, square: int) -> tuple[str, str]:
    """The badge and the reason why the group may not stop in a square; "" where it may."""
    if ways_of(s, frame).end >> square & 1:
        return "", ""
    reasons = entering(t, s, frame.player, each(frame.group), square)
    key = next((key for key in reasons if key in _BADGES), "stops.scouts")
    return _BADGES[key], reasons.get(key) or t.text(key)
