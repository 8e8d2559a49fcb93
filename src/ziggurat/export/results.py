"""The table of results: a row for each game."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from ziggurat.core.match import Match
from ziggurat.export.column import Column, Value
from ziggurat.games.dawn import cards as _fill_the_tables  # noqa: F401
from ziggurat.games.dawn.content import EDITIONS, LEADERS, VICTORY
from ziggurat.games.dawn.rules.victory import marks_needed
from ziggurat.games.dawn.state import NO_CARD, State


class Played(NamedTuple):
    """A game from its setup to its last answer, and where its record was found."""

    game: int
    source: str
    record: Mapping[str, Any]
    match: Match[State]

    @property
    def s(self) -> State:
        """The last position."""
        return self.match.state

    @property
    def setup(self) -> dict[str, Any]:
        return self.match.setup


def _player(it: Played, seat: int) -> Value:
    players = it.record.get("seats")
    return str(players[seat]) if isinstance(players, list) and seat < len(players) else None


def _leader(it: Played, seat: int) -> Value:
    leader = it.s.leaders[seat]
    return LEADERS[leader].slug if leader != NO_CARD else None


def _handicap(it: Played, seat: int) -> Value:
    return int(it.setup["handicap"][seat]) if it.setup["handicap"] else 0


# What is told of each seat.
_OF_SEATS: Final[tuple[tuple[str, type, Callable[[Played, int], Value]], ...]] = (
    ("player", str, _player),
    ("leader", str, _leader),
    ("handicap", int, _handicap),
    ("marks", int, lambda it, seat: it.s.marks[seat].bit_count()),
    ("won", bool, lambda it, seat: seat in it.s.won_by),
)


def _of_seats() -> Iterator[Column[Played]]:
    """A column for each seat there may be; empty where fewer play."""

    def if_there(value: Callable[[Played, int], Value], seat: int) -> Callable[[Played], Value]:
        return lambda it: value(it, seat) if seat < it.s.seats else None

    most = max(edition.seats[1] for edition in EDITIONS.values())
    for name, type_, value in _OF_SEATS:
        for seat in range(most):
            yield Column(f"{name}_{seat}", type_, if_there(value, seat))


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
    *_of_seats(),
    Column("hash", str, lambda it: str(it.record["hash"])),
)
