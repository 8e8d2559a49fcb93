"""Discovering tiles (C-EXP, W-REL-01)."""

from dataclasses import dataclass

from ziggurat.core.bits import each
from ziggurat.core.flow import Frame, Next, Roll, prompt
from ziggurat.core.hooks import Event
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import SQUARES
from ziggurat.games.wisdom.options import TILE
from ziggurat.games.wisdom.state import State

TURN_UP_TILE = prompt("turn_up_tile", TILE, __name__)

tile_discovered = Event("tile_discovered")  # (owner, player)


def discoverable(s: State, square: int) -> list[int]:
    """The face-down slots next to a square, no diagonals (C-EXP-01)."""
    hidden = s.land.grid.sides.near[square] & ~s.land.revealed
    return sorted({n // SQUARES for n in each(hidden)})


def turns_away(s: State, square: int, slot: int) -> int:
    """How a tile is turned so that its arrow points away from the figure (C-EXP-02)."""
    toward = s.land.grid.toward[square]
    for direction in (0, 2, 4, 6):  # north, east, south, west
        if toward[direction] >= 0 and toward[direction] // SQUARES == slot:
            return direction // 2
    raise ValueError(f"slot {slot} is not next to square {square}")


@dataclass(slots=True, eq=False)
class Discover(Frame):
    """Turn a tile up; every symbol on it receives its marker (C-EXP-03, W-REL-01)."""

    player: int
    square: int  # of the figure that discovers
    slot: int

    def draw(self, s: State, _: int) -> Next:
        return Roll(TURN_UP_TILE, each(s.tiles))

    def lay(self, s: State, tile: int) -> Next:
        s.tiles &= ~(1 << tile)
        lay_tile(s, self.slot, tile, turns_away(s, self.square, self.slot))
        s.tell("discovers", self.player, tile, self.slot)
        tile_discovered.happens(s, self.player, self.player)
        return None


def lay_tile(s: State, slot: int, tile: int, turns: int) -> None:
    """Lay a tile face up with its huts, villages and relic."""
    s.laid = put(s.laid, slot, tile * 4 + turns)
    s.renew_land()
    fresh = ((1 << SQUARES) - 1) << slot * SQUARES
    s.huts |= s.land.ground.huts & fresh
    s.villages |= s.land.ground.villages & fresh
    for relic, square in s.land.ground.relics:
        if fresh >> square & 1:
            s.relics = put(s.relics, relic, square)
