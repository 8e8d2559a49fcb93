"""What an answer would do to the turn: end it, or make that nothing can be taken back.

The answer is given on a copy, of a position as the asked seat may believe it, so that nothing
hidden shows; neither chance nor anybody else answers there.
"""

from random import Random
from typing import Any

from ziggurat.core.flow import Ask, Roll
from ziggurat.games.scene import Fate
from ziggurat.table.room import Room


def fate(room: Room, ask: Ask, answer: int) -> Fate:
    """What one answer would do to the turn; nothing is said of sealed ones."""
    s = room.plugin.game.imagined(room.match.state, ask.player, Random(0))
    if room.is_sealed or answer not in s.pending.options:
        return Fate(answer, False, "")
    after = s.clone()
    after.play(answer)
    ends = room.plugin.turn(after) != room.plugin.turn(s)
    return Fate(answer, ends, _final(after, ask.player))


def _final(s: Any, seat: int) -> str:
    """Why an answer that led here could not be taken back, or soon could not."""
    if s.pending is None:
        return "end"
    if s.revealed:
        return "revealed"
    if isinstance(s.pending, Roll):
        return "chance"
    return "" if s.pending.player == seat else "others"
