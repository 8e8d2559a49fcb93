"""From a game that is replayed to the rows of all tables."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ziggurat.core.flow import NOBODY, PASS
from ziggurat.core.match import Match
from ziggurat.export.answers import ANSWERS, Asked, Given
from ziggurat.export.column import Column, Row, T
from ziggurat.export.results import Played, results
from ziggurat.export.states import standings, states
from ziggurat.games.plugin import GamePlugin

TABLES: Final = ("answers", "states", "results")


def columns_of(plugin: GamePlugin) -> dict[str, Sequence[Column[Any]]]:
    """The columns of every table of a game."""
    return {"answers": ANSWERS, "states": states(plugin), "results": results(plugin)}


def rows_of(
    plugin: GamePlugin,
    game: int,
    source: str,
    record: Mapping[str, Any],
    replay: Iterable[Match[Any]],
    tables: Iterable[str] = TABLES,
) -> dict[str, list[Row]]:
    """The rows of one game. `replay` shows it before the first answer and after each one."""
    rows: dict[str, list[Row]] = {name: [] for name in tables}
    columns = columns_of(plugin)
    names = record["answers"].split()
    asked: Asked | None = None
    turn: tuple[int, int] | None = None
    for match in replay:
        s, count = match.state, len(match.answers)
        if "answers" in rows and asked:
            answer = match.answers[-1]
            name = "pass" if answer == PASS else names[count - 1]
            rows["answers"].append(_row(ANSWERS, Given(game, count, asked, answer, name)))
        now = plugin.turn(s)
        asked = Asked(*now, s.pending) if s.pending else None
        begins = now[1] != NOBODY and turn != now
        if "states" in rows and (begins or s.pending is None):
            turn = now
            rows["states"] += [
                _row(columns["states"], at) for at in standings(plugin, game, count + 1, s)
            ]
    if "results" in rows:
        rows["results"].append(_row(columns["results"], Played(game, source, record, match)))
    return rows


def _row(columns: Iterable[Column[T]], made_from: T) -> Row:
    return [column.value(made_from) for column in columns]
