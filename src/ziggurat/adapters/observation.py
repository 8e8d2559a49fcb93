"""A position as one seat sees it, as a row of numbers from -1 to 1. A game may bring its own way of
reading; the plain one tells who is asked, the round, the figures that all see, and what features
the game names."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from ziggurat.core.flow import Ask
from ziggurat.core.forms import PLAYERS
from ziggurat.core.game import question_for
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.registry import plugin_named
from ziggurat.games.study import Actions, Observer

Array = Any  # a numpy array
_ROUNDS: Final = 100


class PlainObserver:
    """Reads positions of any game."""

    def __init__(self, plugin: GamePlugin) -> None:
        self._plugin = plugin
        self._study = plugin.study()
        self._series = tuple(plugin.series_words("en"))
        players = plugin.form().field(PLAYERS)
        self._seats = max((bounds.most for bounds in players.bounds), default=1) if players else 1
        self.fields: Sequence[tuple[str, int]] = (
            ("seat", self._seats),
            ("asked", self._seats),
            ("turn", self._seats),
            ("round", 1),
            *((f"seat{n}.{name}", 1) for n in range(self._seats) for name in self._series),
            *self._study.features().items(),
        )

    def observation(self, s: Any, seat: int) -> Array:
        number, turn = self._plugin.turn(s)
        row = [*self._one(seat), *self._counted(s, seat, _asked(s, seat))]
        row += [*self._counted(s, seat, turn), min(number, _ROUNDS) / _ROUNDS]
        for n in range(self._seats):
            figures: Mapping[str, int] = {}
            if n < s.seats:
                figures = self._plugin.series(s, (seat + n) % s.seats)
            row += [_squeezed(figures.get(name, 0)) for name in self._series]
        for name, size in self._study.features().items():
            told = self._study.feature(s, seat, name)
            row += [*told, *(0.0,) * (size - len(told))]
        return np.array(row, np.float32)

    def _one(self, place: int) -> list[float]:
        return [float(n == place) for n in range(self._seats)]

    def _counted(self, s: Any, observer: int, seat: int) -> list[float]:
        """A seat as a set of one, counted from the observer."""
        return self._one((seat - observer) % s.seats if seat >= 0 else -1)


def _asked(s: Any, seat: int) -> int:
    """Who is asked, as far as a seat may know."""
    if question_for(s, seat) is not None:
        return seat
    ask = s.pending
    return ask.player if isinstance(ask, Ask) and not ask.secret else -1


def _squeezed(value: float) -> float:
    """Any number between -1 and 1, small ones nearly even."""
    return value / (abs(value) + 10)


@cache
def observer_of(game: str) -> Observer:
    """What reads the positions of a game."""
    plugin = plugin_named(game)
    return plugin.study().observer() or PlainObserver(plugin)


@cache
def size_of(game: str) -> int:
    """How many numbers an observation has."""
    return sum(size for _, size in observer_of(game).fields)


@cache
def _slices(game: str) -> dict[str, slice]:
    found, at = {}, 0
    for name, size in observer_of(game).fields:
        found[name] = slice(at, at + size)
        at += size
    return found


def field(observed: Array, name: str, game: str = "") -> Array:
    """One field of an observation, by its name. Works on whole batches too."""
    return observed[..., _slices(game)[name]]


def action_mask(actions: Actions, offered: Mapping[int, int]) -> Array:
    """1 for every action that is offered, 0 for the others."""
    mask: Array = np.zeros(actions.count, np.int8)
    mask[list(offered)] = 1
    return mask
