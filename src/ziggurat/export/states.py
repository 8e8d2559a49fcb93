"""The table of states: a row for each seat at the beginning of each turn, in plain figures."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ziggurat.export.column import Column, Value
from ziggurat.games.plugin import GamePlugin


class Standing(NamedTuple):
    """A seat in a position, and the number of the answer that comes next."""

    game: int
    number: int
    s: Any
    seat: int
    told: Any  # what the game's own columns need (Study.told)


def standings(plugin: GamePlugin, game: int, number: int, s: Any) -> Iterator[Standing]:
    """Every seat of a position."""
    told = plugin.study().told
    return (Standing(game, number, s, seat, told(s, seat)) for seat in range(s.seats))


def states(plugin: GamePlugin) -> Sequence[Column[Any]]:
    """The columns of a game: its own, or what all may see of any game."""

    def series(name: str) -> Column[Standing]:
        def value(at: Standing) -> Value:
            return plugin.series(at.s, at.seat).get(name)

        return Column(name, int, value)

    return plugin.study().states() or (
        Column("game", int, lambda at: at.game),
        Column("number", int, lambda at: at.number),
        Column("round", int, lambda at: plugin.turn(at.s)[0]),
        Column("turn", int, lambda at: plugin.turn(at.s)[1]),
        Column("seat", int, lambda at: at.seat),
        *(series(name) for name in plugin.series_words("en")),
    )
