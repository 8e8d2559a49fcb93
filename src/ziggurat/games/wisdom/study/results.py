"""The columns of the table of results."""

from typing import Final

from ziggurat.export.column import Column, Value
from ziggurat.export.results import OfSeat, Played, of_seats, player
from ziggurat.games.wisdom.content import CIVILIZATIONS, NONE, SEATS
from ziggurat.games.wisdom.rules.sums import coins


def _civilization(it: Played, seat: int) -> Value:
    number = it.s.civs[seat]
    return CIVILIZATIONS[number].slug if number != NONE else None


def _coins(it: Played, seat: int) -> Value:
    return coins(it.s, seat) if it.s.civs[seat] != NONE else None


# What is told of each seat.
_OF_SEATS: Final[tuple[OfSeat, ...]] = (
    ("player", str, player),
    ("civilization", str, _civilization),
    ("cities", int, lambda it, seat: len(it.s.cities[seat])),
    ("techs", int, lambda it, seat: it.s.techs[seat].bit_count()),
    ("track", int, lambda it, seat: it.s.track[seat]),
    ("coins", int, _coins),
    ("won", bool, lambda it, seat: seat in it.s.won_by),
)


RESULTS: Final[tuple[Column[Played], ...]] = (
    Column("game", int, lambda it: it.game),
    Column("source", str, lambda it: it.source),
    Column("rules", str, lambda it: it.match.rules),
    Column("seed", str, lambda it: str(it.match.seed)),
    Column("players", int, lambda it: it.s.seats),
    Column("bargaining", str, lambda it: str(it.setup["bargaining"])),
    Column("answers", int, lambda it: len(it.match.answers)),
    Column("rounds", int, lambda it: it.s.round),
    Column("reason", str, lambda it: it.s.end_reason or "unfinished"),
    *of_seats(_OF_SEATS, SEATS[1]),
    Column("hash", str, lambda it: str(it.record["hash"])),
)
