"""What each seat may see.

The games hide little but what is to come: face-down wonders and map tiles are drawn only when they
are turned up, so no position knows them (base p. 5). Rows, decks of unused cards, diplomacy sets
and dials are open (docs/rulings.md, Q37). One card lets a player look at tiles of the stack: to the
others they are still unknown tiles of the stack. A question's options are shown to the seat it
asks; rules in progress are not part of a view.
"""

from typing import Any, Final

from ziggurat.core.bits import bits_of, each
from ziggurat.core.chance import Chance, shuffled
from ziggurat.core.codec import plain
from ziggurat.core.flow import PASS, Ask, Roll
from ziggurat.games.dawn.cards.terra.unique.culture_science import Astronomy
from ziggurat.games.dawn.options import TILE
from ziggurat.games.dawn.state import State

_UNKNOWN: Final = 0  # in the place of a tile one has not seen

# What everybody may see. A field that is not named here is not shown.
_OPEN: Final = (
    "seats",
    "first",
    "turn",
    "round",
    "reinforced",
    "stored",
    "undrawn",
    "event",
    "victory",
    "resolving",
    "spent",
    "visited",
    "returned",
    "taken",
    "used",
    "attacks_won",
    "redeployed",
    "replaced",
    "wonder_tokens",
    "ibrahim",
    "friend",
    "won_by",
    "end_reason",
    "leaders",
    "row",
    "cards",
    "trade",
    "dial",
    "tokens",
    "cities",
    "capital",
    "caravans",
    "barbarians",
    "resources_on",
    "resources",
    "natural",
    "natural_lane",
    "city_states",
    "city_state_lane",
    "city_state_cards",
    "diplomacy",
    "wonder_space",
    "wonders",
    "face_up",
    "left",
    "marks",
    "beaten",
    "hands",
    "armies",
    "districts",
    "government",
    "strongest",
    "abilities",
    "setup",
    "layout",
)


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) may see it, as JSON data, but for the question."""
    data = {name: plain(getattr(s, name)) for name in _OPEN}
    data["edition"] = s.edition.slug
    data["seat"] = seat
    knows = seat is not None and seat == s.scout
    data["stack_tiles"] = plain(s.stack_tiles if knows else s.stack_tiles | s.secret)
    data["bottom"] = plain(s.bottom) if knows else _veiled(s, s.bottom)
    data["top"] = plain(s.top) if knows else _veiled(s, s.top)
    return data


def hides(s: State, seat: int) -> bool:
    """Is there a tile that only another has looked at?"""
    return s.secret != 0 and seat != s.scout


def imagined(s: State, seat: int, random: Chance) -> State:
    """The position with other tiles in the place of those that only another seat has looked at: in
    the stack, and in the hand of one who is looking at them now."""
    copy = s.clone()
    held = [tile for frame in s.stack if isinstance(frame, Astronomy) for tile in frame.seen]
    hidden = [tile for tile in (*s.bottom, *s.top, *held) if s.secret >> tile & 1]
    unseen = each(s.stack_tiles | s.secret)
    drawn = dict(zip(hidden, shuffled(unseen, random), strict=False))
    copy.secret = bits_of(tuple(drawn.values()))
    copy.stack_tiles = (s.stack_tiles | s.secret) & ~copy.secret
    copy.bottom = _swapped(s.bottom, drawn)
    copy.top = _swapped(s.top, drawn)
    for frame in copy.stack:
        if isinstance(frame, Astronomy):
            frame.seen = _swapped(frame.seen, drawn)
            frame.tile = drawn.get(frame.tile, frame.tile)
    question = s.pending
    if isinstance(question, Ask) and question.prompt.kind == TILE and question.player == s.scout:
        options = sorted(_swapped(question.options, drawn), key=lambda tile: (tile == PASS, tile))
        copy.pending = Ask(question.player, question.prompt, options)
    elif isinstance(question, Roll) and question.options == tuple(each(s.stack_tiles)):
        copy.pending = Roll(question.prompt, each(copy.stack_tiles), question.weights)
    return copy


def _swapped(tiles: tuple[int, ...], drawn: dict[int, int]) -> tuple[int, ...]:
    return tuple(drawn.get(tile, tile) for tile in tiles)


def as_seen(s: State, seat: int) -> State:
    """The position as a seat may think ahead from it, with nothing hidden in the stack: tiles that
    only another has looked at are unseen tiles of the stack again, for chance to draw. So are those
    that lie beyond them, for nobody else can tell when their turn comes."""
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
