"""What each seat may see.

The games hide little but what is to come: face-down wonders and map tiles are drawn only when they
are turned up, so no position knows them (base p. 5). Rows, decks of unused cards, diplomacy sets
and dials are open (docs/rulings.md, Q37). One card lets a player look at tiles of the stack: to the
others they are still unknown tiles of the stack. A question's options are shown to the seat it
asks; rules in progress are not part of a view.
"""

from typing import Any, Final

from ziggurat.core.bits import bits_of
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


def as_seen(s: State, seat: int) -> State:
    """The position as a seat knows it, to think ahead from: tiles that only another has looked at
    are unseen tiles of the stack again, for chance to draw. So are those that lie beyond them, for
    nobody else can tell when their turn comes."""
    copy = s.clone()
    if seat != s.scout:
        copy.bottom = _before_hidden(s, s.bottom)
        copy.top = _before_hidden(s, s.top[::-1])[::-1]
        back = bits_of((*s.bottom, *s.top)) & ~bits_of((*copy.bottom, *copy.top))
        copy.stack_tiles |= back
        copy.secret &= ~back
    return copy


def _before_hidden(s: State, tiles: tuple[int, ...]) -> tuple[int, ...]:
    for place, tile in enumerate(tiles):
        if s.secret >> tile & 1:
            return tiles[:place]
    return tiles


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
