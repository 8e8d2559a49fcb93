"""What the rule in progress is about, for all who show it.

The fields of a rule are its facts. A field with one of the names below means the same in every rule
that has it, so that words, scenes and pictures need not know the rules one by one.
"""

from collections.abc import Callable
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import Frame
from ziggurat.games.dawn.state import State

FACTS: Final = {
    "defender": "the seat that is attacked",
    "goal": "the space where something goes or happens",
    "lane": "the card that is resolved, or that tokens lie on",
    "left": "how often the rule may still act",
    "origin": "the space where something comes from",
    "per_resource": "what a resource pays",
    "player": "the seat whose rule it is",
    "production": "what the card pays",
    "shared": "what several figures may still do together",
    "slot": "the slot of the card that is resolved",
    "space": "the space it is about",
    "tile": "the tile that is laid",
    "wonder": "the wonder that is built",
}


def asking(s: State) -> Frame | None:
    """The rule that asks the pending question."""
    return s.stack[-1] if s.stack else None


def fact(s: State, name: str, otherwise: int) -> int:
    """A fact of the rule that asks; `otherwise` where it has no such fact."""
    return fact_of(asking(s), name, otherwise)


def fact_of(frame: Frame | None, name: str, otherwise: int) -> int:
    """A fact of a rule."""
    assert name in FACTS, f"{name} is not declared"
    if frame is None or name not in frame.fields:
        return otherwise
    value: int = getattr(frame, name)
    return value


def path_to(s: State, goal: int) -> list[int]:
    """The spaces of a shortest way to a goal, with the one it begins on, if the rule that asks
    moves something there and says how: from which spaces, over which, and which of them count as
    being next to each other."""
    way: Callable[[State, int], tuple[Bits, Bits, Bits]] | None = getattr(asking(s), "_way", None)
    if way is None:
        return []
    starts, through, linked = way(s, goal)
    rings = [starts]
    while not rings[-1] >> goal & 1 or len(rings) == 1:
        fresh = s.board.map.reach(rings[-1], 1, through, linked)
        for ring in rings[1:]:
            fresh &= ~ring
        if not fresh:
            return []
        rings.append(fresh)
    path = [goal]
    for ring in reversed(rings[:-1]):
        before = s.board.map.reach(1 << path[0], 1, ring, linked)
        path.insert(0, each(before)[0])
    return path


def explained(s: State) -> list[tuple[str, Bits]] | None:
    """How the rule that asks comes to the spaces it offers, if it says so: what bars spaces, and
    which it leaves."""
    explain: Callable[[State], list[tuple[str, Bits]]] | None = getattr(asking(s), "_why", None)
    return None if explain is None else explain(s)
