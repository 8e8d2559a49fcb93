"""From results to tables: one row for each bot and pairing, and for each bot over all pairings."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from ziggurat.arena.play import Result
from ziggurat.arena.schedule import Plan, Table, pairings, title
from ziggurat.arena.stats import Tally, percentile, ratings, spread, wilson

ALL: Final = "all"


@dataclass(frozen=True, slots=True)
class Row:
    """How a bot did in the games of a pairing."""

    bot: str
    pairing: str
    seats: float  # the part of the seats that was the bot's: its chance if all are equal
    games: int
    wins: float
    rate: float
    low: float
    high: float
    elo: float
    elo_low: float
    elo_high: float
    p50_ms: float
    p95_ms: float
    cut: int
    faults: int

    def as_json(self) -> dict[str, Any]:
        """Rounded: rates to four places, Elo and milliseconds to less."""
        places = {"elo": 1, "elo_low": 1, "elo_high": 1, "p50_ms": 3, "p95_ms": 3}
        return {
            key: round(value, places.get(key, 4)) if isinstance(value, float) else value
            for key, value in asdict(self).items()
        }


def milliseconds(value: float) -> str:
    """A time as people read it: three digits, and no more than it has."""
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def rows(plan: Plan, results: Sequence[Result]) -> list[Row]:
    """Pairing by pairing; if there are several, then each bot over all of them."""
    ordered = sorted(results, key=lambda result: result.key)  # sums come out the same every time
    tables = pairings(plan)
    found: list[Row] = []
    for table in tables:
        games = [result for result in ordered if sorted(result.seats) == sorted(table)]
        found += _rows(title(table), [table], games)
    return found + _rows(ALL, tables, ordered) if len(tables) > 1 else found


def overall(plan: Plan, results: Sequence[Result]) -> list[Row]:
    """Each bot over all its games."""
    ordered = sorted(results, key=lambda result: result.key)
    return _rows(ALL, pairings(plan), ordered)


def _rows(name: str, tables: Sequence[Table], results: Sequence[Result]) -> list[Row]:
    rated = ratings([_tally(table, results) for table in tables])
    bots = dict.fromkeys(bot for table in tables for bot in table)
    found = []
    for bot in bots:
        games = [result for result in results if bot in result.seats]
        own = [(result, n) for result in games for n, b in enumerate(result.seats) if b == bot]
        wins = sum(result.share(seat) for result, seat in own)
        wider = spread(_sets(bot, games))
        low, high = wilson(wins / wider, len(games) / wider)
        elo = rated[bot].widened(wider)
        times = Counter[str]()
        for result, seat in own:
            times.update(result.times[seat] if result.times else {})
        found.append(
            Row(
                bot=bot,
                pairing=name,
                seats=len(own) / max(1, sum(len(result.seats) for result in games)),
                games=len(games),
                wins=wins,
                rate=wins / max(1, len(games)),
                low=low,
                high=high,
                elo=elo.elo,
                elo_low=elo.low,
                elo_high=elo.high,
                p50_ms=percentile(times, 0.50) / 1000,
                p95_ms=percentile(times, 0.95) / 1000,
                cut=sum(result.cut for result in games),
                faults=sum(result.faults[seat] for result, seat in own),
            )
        )
    return found


def _sets(bot: str, games: Sequence[Result]) -> list[tuple[float, int]]:
    """The wins and games of a bot in each set: a table on one seed, in all rotations."""
    found: dict[tuple[int, str], tuple[float, int]] = {}
    for game in games:
        key = (game.seed, " ".join(sorted(game.seats)))
        won = sum(game.share(seat) for seat, who in enumerate(game.seats) if who == bot)
        wins, count = found.get(key, (0.0, 0))
        found[key] = (wins + won, count + 1)
    return list(found.values())


def joined(results: Sequence[Result]) -> list[Row]:
    """Each bot over the games of several runs."""
    ordered = sorted(results, key=lambda result: (result.key, result.hash))
    tables = sorted({tuple(sorted(result.seats)) for result in ordered})
    return _rows(ALL, tables, ordered)


def _tally(table: Table, results: Sequence[Result]) -> Tally:
    """The wins of a pairing; games that were cut tell nothing about strength."""
    wins: dict[str, float] = dict.fromkeys(table, 0.0)
    for result in results:
        if sorted(result.seats) == sorted(table):
            for seat, bot in enumerate(result.seats):
                wins[bot] += result.share(seat)
    return Tally(Counter(table), wins)
