"""`ziggurat bench`: speed on one core, as ratios to other engines measured in the same run."""

import json
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from ziggurat.bench.builds import INTERPRETED, WorkerDied
from ziggurat.bench.figures import BAR_PEER, Step, figures
from ziggurat.bench.page import PAINTS
from ziggurat.bench.pan import FRAMES
from ziggurat.bench.table import CROWD, REQUESTS, NoTable, budgets, table_figures
from ziggurat.cli.options import Game, fail, game_named

_HEADS = {
    "answers_per_s": "answers/s",
    "clones_per_s": "copies/s",
    "options_per_s": "options/s",
    "games_per_s": "games/s",
    "bytes_per_state": "bytes/state",
}
_UNMEASURED = "not measured, for want of a Chromium and the extra test."


def bench(
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU seconds per figure.")] = 2.0,
    seed: Annotated[int, typer.Option(help="Seed of the random games.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    game: Game = "",
    table: Annotated[
        bool, typer.Option("--table", help="Measure the table in the browser instead.")
    ] = False,
    times: Annotated[int, typer.Option(min=1, help="With --table: how often.")] = 30,
) -> None:
    """Measure answers, copies, option lists, games and memory on one core, beside other engines; or
    the table in the browser, beside a plain page and a plain request."""
    if table:
        _bench_table(times, as_json)
        return
    try:
        found = figures(game_named(game).slug, seconds, seed, _tracked)
    except WorkerDied as error:
        raise fail(f"Measuring stopped: {error}.") from None
    if as_json:
        print(json.dumps(found))
        return
    show(found, Console(highlight=False))


def _bench_table(times: int, as_json: bool) -> None:
    try:
        found = table_figures(times)
    except NoTable as error:
        raise fail(f"The table did not start: {error}.") from None
    if as_json:
        print(json.dumps(found))
        return
    show_table(found, Console(highlight=False))


def show_table(found: dict[str, Any], console: Console) -> None:
    """Medians, and how many times the plain thing at the head of each table; frames; what is
    asked."""
    crowd = {name: text.format(crowd=CROWD) for name, text in REQUESTS.items()}
    for part, texts in ({"requests": crowd} | PAINTS).items():
        if found[part] is None:
            console.print(f"{part}: {_UNMEASURED}")
            continue
        table = _table(part if part == "requests" else f"beside a {part}", "ms", "times")
        for name, row in found[part].items():
            table.add_row(texts[name], f"{row['ms']:.1f}", f"{row['times_plain']:.1f}x")
        console.print(table)
        console.print()
    if found["frames"] is None:
        console.print(f"frames: {_UNMEASURED}")
        return
    table = _table("frames", "per s", "dropped")
    for name, row in found["frames"].items():
        table.add_row(FRAMES[name], f"{row['per_s']:.1f}", f"{row['dropped']:.1%}")
    console.print(table)
    console.print()
    for name, (figure, asked, met) in budgets(found).items():
        console.print(f"{name}: {figure:.1f} (asked {asked}: {_met(met)})")


def show(found: dict[str, Any], console: Console) -> None:
    """The bars, then all figures, as tables."""
    for line in _bar_lines(found):
        console.print(line)
    for table in (_rates(found), _ratios(found), _growth(found)):
        console.print()
        console.print(table)
    missing = [name for name, row in found["peers"].items() if row is None]
    if missing:
        console.print(f"\nNot installed here: {', '.join(missing)} (extras: bench, openspiel).")


def _tracked(steps: Sequence[Step]) -> Iterable[Step]:
    return track(steps, "measuring", console=Console(stderr=True), transient=True)


def _bar_lines(found: dict[str, Any]) -> list[str]:
    """What is asked of each build, and whether it is there."""
    lines = [f"{found['bar_setup']} players, against {BAR_PEER}:"]
    for build, row in found["builds"].items():
        told = [_bar(bar) for bar in found["bars"] if bar["build"] == build]
        asked = ", ".join(told) or "nothing is asked"
        lines.append(f"{build}: {asked if row else 'not built (run.py compile)'}")
    return lines


def _bar(bar: dict[str, Any]) -> str:
    name = _HEADS[bar["figure"]]
    if bar["ratio"] is None:
        return f"{name} not compared (bar {bar['at_least']}x)"
    return f"{name} {bar['ratio']:.2f}x (bar {bar['at_least']}x: {_met(bar['met'])})"


def _met(met: bool) -> str:
    return "[green]met[/green]" if met else "[red]not met[/red]"


def _table(title: str, *heads: str) -> Table:
    table = Table(title, *heads, box=None, padding=(0, 2, 0, 0))
    for column in table.columns[1:]:
        column.no_wrap = True  # a figure is never cut; names may take two lines
        column.justify = "right"
    return table


def _rates(found: dict[str, Any]) -> Table:
    """Every contestant's figures."""
    table = _table("per second of CPU", *_HEADS.values())
    rows = {
        f"{setup}, {build}": row
        for build, setups in found["builds"].items()
        for setup, row in (setups or {}).items()
    }
    rows |= {name: row for name, row in found["peers"].items() if row}
    for name, row in rows.items():
        table.add_row(name, *(_number(row[key]) for key in _HEADS))
    return table


def _ratios(found: dict[str, Any]) -> Table:
    """Our builds as multiples of the others."""
    heads = {key: head for key, head in _HEADS.items() if key != "games_per_s"}
    table = _table(f"{found['bar_setup']} players is better by", *heads.values())
    for build, peers in found["ratios"].items():
        for name, row in peers.items():
            cells = (f"{row[key]:.2f}x" if row[key] else "-" for key in heads)
            table.add_row(f"{build} : {name}", *cells)
    return table


def _growth(found: dict[str, Any]) -> Table:
    """What an answer and a copy cost, and how many times as much as in the first row above."""
    builds = found["growth"]
    heads = [f"{part}\n{build}" for build in builds for part in ("answer", "copy")]
    table = _table("growth, µs", *heads)
    for group, names in builds[INTERPRETED].items():
        first = next(iter(names))
        for name in names:
            pairs = [(rows[group].get(name), rows[group][first]) for rows in builds.values()]
            table.add_row(name, *(cell for row, one in pairs for cell in _costs(row, one)))
    return table


def _costs(row: dict[str, float] | None, first: dict[str, float]) -> list[str]:
    if row is None:  # no game came that far
        return ["-"] * len(first)
    return [f"{row[key]:.1f} ({row[key] / first[key]:.2f}x)" for key in first]


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
