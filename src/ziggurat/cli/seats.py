"""Who sits where at the terminal."""

from typing import Any, Final

from ziggurat.bots import bots_of
from ziggurat.games.registry import plugin_named

HUMAN: Final = "human"


def default_seats(game: str, count: int) -> list[str]:
    """One person against bots."""
    return [HUMAN, *([plugin_named(game).opponent] * (count - 1))]


def seats_in(data: dict[str, Any], count: int) -> list[str]:
    """Who sat where when a record was saved at a table, if it says so."""
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) != count:
        return default_seats(data["game"], count)
    known = (HUMAN, *bots_of(data["game"]))
    is_known = all(isinstance(seat, str) and seat in known for seat in seats)
    return seats if is_known else default_seats(data["game"], count)
