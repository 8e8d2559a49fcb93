"""What each seat may see.

The games hide little but what is to come: face-down wonders and map tiles are drawn only when they
are turned up, so no position knows them (base p. 5). Rows, decks of unused cards, diplomacy sets
and dials are open (docs/rulings.md, Q37). One card lets a player look at tiles of the stack: to the
others they are still unknown tiles of the stack. A question's options are shown to the seat it
asks; rules in progress are not part of a view.
"""

from typing import Any, Final

from ziggurat.core.codec import plain
from ziggurat.core.flow import Ask
from ziggurat.games.dawn.options import option_name
from ziggurat.games.dawn.state import State

_UNKNOWN: Final = 0  # in the place of a tile one has not seen


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) may see it, as JSON data."""
    data = s.to_json()
    del data["stack"], data["secret"], data["scout"]
    if seat is None or seat != s.scout:
        data["stack_tiles"] = plain(s.stack_tiles | s.secret)
        data["bottom"] = _veiled(s, s.bottom)
        data["top"] = _veiled(s, s.top)
    data["seat"] = seat
    data["pending"] = _question(s, seat)
    return data


def _veiled(s: State, tiles: tuple[int, ...]) -> list[int]:
    return [_UNKNOWN if s.secret >> tile & 1 else tile for tile in tiles]


def _question(s: State, seat: int | None) -> dict[str, Any] | None:
    question = s.pending
    if question is None:
        return None
    shown: dict[str, Any] = {"prompt": question.prompt.name, "kind": question.prompt.kind}
    if isinstance(question, Ask):
        shown["player"] = question.player
        if question.player == seat:
            shown["options"] = [
                {"answer": option, "name": option_name(question, option)}
                for option in question.options
            ]
    return shown
