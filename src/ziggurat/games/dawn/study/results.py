"""The columns of the table of results."""

from typing import Final

from ziggurat.export.column import Column, Value
from ziggurat.export.results import OfSeat, Played, of_seats, player
from ziggurat.games.dawn import cards as _fill_the_tables  # noqa: F401
from ziggurat.games.dawn.content import EDITIONS, LEADERS, VICTORY
from ziggurat.games.dawn.rules.victory import marks_needed
from ziggurat.games.dawn.state import NO_CARD


def _leader(it: Played, seat: int) -> Value:
    leader = it.s.leaders[seat]
    return LEADERS[leader].slug if leader != NO_CARD else None


def _handicap(it: Played, seat: int) -> Value:
    return int(it.setup["handicap"][seat]) if it.setup["handicap"] else 0


# What is told of each seat.
_OF_SEATS: Final[tuple[OfSeat, ...]] = (
    ("player", str, player),
    ("leader", str, _leader),
    ("handicap", int, _handicap),
    ("marks", int, lambda it, seat: it.s.marks[seat].bit_count()),
    ("won", bool, lambda it, seat: seat in it.s.won_by),
)


RESULTS: Final[tuple[Column[Played], ...]] = (
    Column("game", int, lambda it: it.game),
    Column("source", str, lambda it: it.source),
    Column("rules", str, lambda it: it.match.rules),
    Column("seed", str, lambda it: str(it.match.seed)),
    Column("edition", str, lambda it: it.s.edition.slug),
    Column("players", int, lambda it: it.s.seats),
    Column("map", str, lambda it: str(it.setup["map"])),
    Column("epic", bool, lambda it: bool(it.setup["epic"])),
    Column("peaceful", bool, lambda it: bool(it.setup["peaceful"])),
    Column("errata", bool, lambda it: bool(it.setup["errata"])),
    Column("from_position", bool, lambda it: "position" in it.setup),
    Column("victory", str, lambda it: " ".join(VICTORY[card].slug for card in it.s.victory)),
    Column("needed", int, lambda it: marks_needed(it.s)),
    Column("first", int, lambda it: it.s.first),
    Column("answers", int, lambda it: len(it.match.answers)),
    Column("rounds", int, lambda it: it.s.round),
    Column("reason", str, lambda it: it.s.end_reason or "unfinished"),
    *of_seats(_OF_SEATS, max(edition.seats[1] for edition in EDITIONS.values())),
    Column("hash", str, lambda it: str(it.record["hash"])),
)
