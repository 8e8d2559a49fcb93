"""A tournament as one HTML page that needs nothing else: no script, no font, no file of others."""

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from math import ceil
from pathlib import Path
from typing import Final

from ziggurat.arena import plots
from ziggurat.arena.balance import Part, parts, rate
from ziggurat.arena.play import Result
from ziggurat.arena.plots import Point
from ziggurat.arena.schedule import Plan
from ziggurat.arena.standings import Row, milliseconds, overall, rows
from ziggurat.games.registry import plugin_named

_STYLE: Final = Path(__file__).with_name("report.css")
_BINS: Final = 24
_ORDER: Final = "order of play"


def page(plan: Plan, results: Iterable[Result]) -> str:
    """The report of these games."""
    games = sorted(results, key=lambda result: result.key)
    table, bots = rows(plan, games), overall(plan, games)
    chance = 1 / plan.players
    told = {part.kind: _balance(part, chance) for part in parts(plan.game, games)}
    between_bots = [
        _section(
            "Ratings",
            "Elo points above the average of these bots, with 95 % intervals.",
            _ratings(bots),
        ),
        _section(
            "Who beats whom",
            "How often the bot of the line won in games where the bot of the column sat too.",
            plots.matrix("Win matrix", list(plan.bots), _matrix(games)),
        ),
    ]
    sections = [
        *([told.pop(_ORDER)] if _ORDER in told else ()),
        _section(
            "Length of the games",
            "Games by number of rounds; games that were cut are hatched.",
            plots.columns("Length of games", _lengths(games)),
        ),
        *told.values(),
        _section(
            "All figures",
            "A shared win counts in part (1/k for each of k winners). A game that was cut is "
            "nobody’s win in the rate and is left out of Elo.",
            _table(table),
            wide=True,
        ),
    ]
    return _page(plan, games, between_bots + sections if len(bots) > 1 else sections)


def _balance(part: Part, chance: float) -> str:
    hint, line = part.hint, None
    if part.even:
        hint, line = f"{hint}; the line is an equal chance, {chance * 100:.0f} %.", chance
    plot = plots.intervals(part.title, part.points, plots.shares(part.points), line)
    return _section(part.title, hint, plot)


def command(plan: Plan) -> str:
    """The command that plays these games."""
    words = ["ziggurat arena"]
    if plan.game != plugin_named("").slug:
        words += [f"--game {plan.game}"]
    words += [f"--bot {_quoted(spec)}" for spec in plan.bots.values()]
    words += plugin_named(plan.game).form().written(plan.setup)
    words += [f"--games {plan.games} --seed {plan.seed} --rounds {plan.rounds}"]
    words += ["--field"] if plan.field else []
    return " ".join(words)


def _quoted(word: str) -> str:
    return f"'{word}'" if set(word) & set(" ()*?&;|<>$") else word


def _ratings(bots: Sequence[Row]) -> str:
    points = [
        Point(
            row.bot,
            row.elo,
            row.elo_low,
            row.elo_high,
            f"{row.elo:+.0f} ({row.elo_low:+.0f} … {row.elo_high:+.0f})",
        )
        for row in sorted(bots, key=lambda row: -row.elo)
    ]
    return plots.intervals("Ratings", points, plots.spread(points), 0.0)


def _matrix(games: Sequence[Result]) -> dict[tuple[str, str], Point]:
    played, wins = Counter[tuple[str, str]](), dict[tuple[str, str], float]()
    for result in games:
        for bot in set(result.seats):
            won = sum(result.share(seat) for seat, b in enumerate(result.seats) if b == bot)
            for other in set(result.seats) - {bot}:
                played[bot, other] += 1
                wins[bot, other] = wins.get((bot, other), 0.0) + won
    return {
        (bot, other): rate(f"{bot} against {other}", wins[bot, other], count)
        for (bot, other), count in played.items()
    }


def _lengths(games: Sequence[Result]) -> list[tuple[str, int, int]]:
    """Games by rounds, in at most two dozen columns of equal width."""
    longest = max((result.rounds for result in games), default=1)
    width = max(1, ceil((longest + 1) / _BINS))
    finished = Counter(result.rounds // width for result in games if not result.cut)
    cut = Counter(result.rounds // width for result in games if result.cut)
    least = min((result.rounds // width for result in games), default=0)
    return [(_bin(n, width), finished[n], cut[n]) for n in range(least, longest // width + 1)]


def _bin(number: int, width: int) -> str:
    return str(number) if width == 1 else f"{number * width}–{(number + 1) * width - 1}"


def _section(title: str, hint: str, body: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(title)}</h2><p>{escape(hint)}</p>{body}</section>"


def _table(table: Sequence[Row]) -> str:
    heads = "bot,pairing,games,wins,rate,95 % interval,Elo,95 % interval,p50 ms,p95 ms,cut,faults"
    lines = [
        "<tr>"
        f'<td class="w">{escape(row.bot)}</td><td class="w">{escape(row.pairing)}</td>'
        f"<td>{row.games}</td><td>{row.wins:g}</td><td>{row.rate:.1%}</td>"
        f"<td>{row.low:.1%}–{row.high:.1%}</td><td>{row.elo:+.0f}</td>"
        f"<td>{row.elo_low:+.0f} … {row.elo_high:+.0f}</td>"
        f"<td>{milliseconds(row.p50_ms)}</td><td>{milliseconds(row.p95_ms)}</td><td>{row.cut}</td>"
        f"<td>{row.faults}</td></tr>"
        for row in table
    ]
    head = "".join(f"<th>{escape(each)}</th>" for each in heads.split(","))
    return f"<table><tr>{head}</tr>{''.join(lines)}</table>"


def _page(plan: Plan, games: Sequence[Result], sections: Sequence[str]) -> str:
    name = plugin_named(plan.game).name("en", plan.setup)
    cut = sum(result.cut for result in games)
    sets = len({result.seed for result in games})
    facts = (
        (str(len(games)), "games"),
        (str(sets), "seeds, all seats in turn"),
        (str(plan.players), "players"),
        (str(cut), f"cut after {plan.rounds} rounds" if plan.rounds else "cut"),
    )
    listed = "".join(f"<li><b>{escape(a)}</b> {escape(b)}</li>" for a, b in facts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>Ziggurat arena</title><style>{_STYLE.read_text('utf-8')}</style></head><body>"
        f"<header><h1>Arena</h1><p>{escape(name)}</p><ul>{listed}</ul>"
        f"<code>{escape(command(plan))}</code></header>"
        '<svg width="0" height="0" aria-hidden="true"><defs><pattern id="hatch" width="6" '
        'height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<path class="hatch" d="M0 0V6"/></pattern></defs></svg>'
        f"<main>{''.join(sections)}</main></body></html>\n"
    )
