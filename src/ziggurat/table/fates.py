"""What answers would do to the turn: end it, or make that nothing can be taken back.

Each answer is given on a copy, of a position as the asked seat may believe it, so that nothing
hidden shows; neither chance nor anybody else answers there.
"""

from random import Random
from typing import Any, Final
from weakref import WeakKeyDictionary

from ziggurat.core.flow import Ask, Roll
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.scene import Fate
from ziggurat.table.room import Room

MOST: Final = 40  # answers of a question that are looked at without being asked about

_found: Final[WeakKeyDictionary[Room, tuple[int, int, list[Fate]]]] = WeakKeyDictionary()


def fates(room: Room, ask: Ask) -> list[Fate]:
    """Of the answers to a question those that end the turn or could not be taken back. A question
    with very many answers is told of only one by one (`fate`)."""
    if len(ask.options) > MOST or room.is_sealed:
        return []
    known = _found.get(room)
    if known is None or known[:2] != (room.rev, ask.player):
        s = _believed(room, ask)
        looked = [_fate(room.plugin, s, ask.player, answer) for answer in ask.options]
        told = [each for each in looked if each.ends or each.final]
        known = _found[room] = (room.rev, ask.player, told)
    return known[2]


def fate(room: Room, ask: Ask, answer: int) -> Fate:
    """What one answer would do to the turn."""
    if room.is_sealed:
        return Fate(answer, False, "")
    return _fate(room.plugin, _believed(room, ask), ask.player, answer)


def _believed(room: Room, ask: Ask) -> Any:
    return room.plugin.game.imagined(room.match.state, ask.player, Random(0))


def _fate(plugin: GamePlugin, s: Any, seat: int, answer: int) -> Fate:
    if answer not in s.pending.options:
        return Fate(answer, False, "")
    after = s.clone()
    after.play(answer)
    return Fate(answer, plugin.turn(after) != plugin.turn(s), _final(after, seat))


def _final(s: Any, seat: int) -> str:
    """Why an answer that led here could not be taken back, or soon could not."""
    if s.pending is None:
        return "end"
    if s.revealed:
        return "revealed"
    if isinstance(s.pending, Roll):
        return "chance"
    return "" if s.pending.player == seat else "others"
