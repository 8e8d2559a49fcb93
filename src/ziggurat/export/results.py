"""The table of results: a row for each game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ziggurat.core.forms import FLAG, NUMBER, PLAYERS
from ziggurat.core.match import Match
from ziggurat.export.column import Column, Value
from ziggurat.games.plugin import GamePlugin

_TYPES: Final = {FLAG: bool, NUMBER: int}


class Played(NamedTuple):
    """A game from its setup to its last answer, and where its record was found."""

    game: int
    source: str
    record: Mapping[str, Any]
    match: Match[Any]

    @property
    def s(self) -> Any:
        """The last position."""
        return self.match.state

    @property
    def setup(self) -> dict[str, Any]:
        return self.match.setup


OfSeat = tuple[str, type, Callable[[Played, int], Value]]  # what is told of a seat


def player(it: Played, seat: int) -> Value:
    """Who held a seat."""
    players = it.record.get("seats")
    return str(players[seat]) if isinstance(players, list) and seat < len(players) else None


def of_seats(told: Sequence[OfSeat], most: int) -> Iterator[Column[Played]]:
    """A column for each seat there may be; empty where fewer play."""

    def if_there(value: Callable[[Played, int], Value], seat: int) -> Callable[[Played], Value]:
        return lambda it: value(it, seat) if seat < it.s.seats else None

    for name, type_, value in told:
        for seat in range(most):
            yield Column(f"{name}_{seat}", type_, if_there(value, seat))


def most_seats(plugin: GamePlugin) -> int:
    """The most that can play a game."""
    players = plugin.form().field(PLAYERS)
    return max(bounds.most for bounds in players.bounds) if players else 1


def results(plugin: GamePlugin) -> Sequence[Column[Any]]:
    """The columns of a game: its own, or what can be told of any game."""

    def chosen(key: str) -> Callable[[Played], Value]:
        return lambda it: it.setup.get(key)

    fields = [field for field in plugin.form().fields if not field.per_seat and not field.of_table]
    seats: tuple[OfSeat, ...] = (
        ("player", str, player),
        ("won", bool, lambda it, seat: seat in it.s.winners()),
    )
    return plugin.study().results() or (
        Column("game", int, lambda it: it.game),
        Column("source", str, lambda it: it.source),
        Column("rules", str, lambda it: it.match.rules),
        Column("seed", str, lambda it: str(it.match.seed)),
        *(Column(each.key, _TYPES.get(each.kind, str), chosen(each.key)) for each in fields),
        Column("answers", int, lambda it: len(it.match.answers)),
        Column("rounds", int, lambda it: plugin.turn(it.s)[0]),
        Column("reason", str, lambda it: it.match.game.result(it.s)["reason"]),
        *of_seats(seats, most_seats(plugin)),
        Column("hash", str, lambda it: str(it.record["hash"])),
    )
