"""From a game that is replayed to the rows of all tables."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ziggurat.core.flow import NOBODY
from ziggurat.core.match import Match
from ziggurat.export.answers import ANSWERS, Asked, Given
from ziggurat.export.column import Column, Row, T
from ziggurat.export.results import RESULTS, Played
from ziggurat.export.states import STATES, standings
from ziggurat.games.dawn.state import State

TABLES: Final[dict[str, tuple[Column[Any], ...]]] = {
    "answers": ANSWERS,
    "states": STATES,
    "results": RESULTS,
}


def rows_of(
    game: int,
    source: str,
    record: Mapping[str, Any],
    replay: Iterable[Match[State]],
    tables: Iterable[str] = tuple(TABLES),
) -> dict[str, list[Row]]:
    """The rows of one game. `replay` shows it before the first answer and after each one."""
    rows: dict[str, list[Row]] = {name: [] for name in tables}
    asked: Asked | None = None
    turn: tuple[int, int] | None = None
    for match in replay:
        s, count = match.state, len(match.answers)
        if "answers" in rows and asked:
            rows["answers"].append(_row(ANSWERS, Given(game, count, asked, match.answers[-1])))
        asked = Asked(s.round, s.turn, s.pending) if s.pending else None
        begins = s.turn != NOBODY and turn != (s.round, s.turn)
        if "states" in rows and (begins or s.pending is None):
            turn = s.round, s.turn
            rows["states"] += [_row(STATES, at) for at in standings(game, count + 1, s)]
    if "results" in rows:
        rows["results"].append(_row(RESULTS, Played(game, source, record, match)))
    return rows


def _row(columns: Iterable[Column[T]], made_from: T) -> Row:
    return [column.value(made_from) for column in columns]
