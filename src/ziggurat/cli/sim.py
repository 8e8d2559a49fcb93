"""`ziggurat sim`: many games between bots, every position checked, in parallel."""

import json
import sys
import time
from contextlib import closing
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from ziggurat.arena.executors import Executor, NoExecutor
from ziggurat.bots.specs import BadSpec, maker, opponents_of
from ziggurat.cli.options import Game, fail, game_named
from ziggurat.cli.screen import echoed
from ziggurat.cli.setups import setup_of
from ziggurat.cli.words import Texts
from ziggurat.cli.workers import executor, progress
from ziggurat.core.forms import PLAYERS
from ziggurat.core.game import BadSetup
from ziggurat.sim.games import Job, Outcome, simulate, summary, unbroken

_INTERRUPTED: Final = 130
_WINS: Final = "_wins"
_RANDOM: Final = "random"


def run_all(jobs: list[Job], workers: Executor) -> list[Outcome]:
    """Simulate all jobs. An interruption keeps those that are done, without a gap between them."""
    outcomes: list[Outcome] = []
    try:
        with progress() as bar, closing(workers.each(simulate, jobs)) as done:
            task = bar.add_task("games", total=len(jobs))
            for outcome in done:
                outcomes.append(outcome)
                bar.advance(task)
    except KeyboardInterrupt:
        pass
    return unbroken(outcomes, jobs[0].seed)


def sim(
    ctx: typer.Context,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next has the next.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to use.")] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays (random), with options as in the arena; several, joined by commas, sit "
            "at one table. Named again, the games take them in turn."
        ),
    ] = None,
    rounds: Annotated[
        int, typer.Option(min=0, help="Cut games after so many rounds; 0 never cuts.")
    ] = 1000,
    check: Annotated[bool, typer.Option(help="Check every position.")] = True,
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="Tell what was seen in play, and what was not.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    ray: Annotated[
        bool, typer.Option("--ray", help="Play on a Ray cluster (RAY_ADDRESS), or Ray here.")
    ] = False,
    game: Game = "",
) -> None:
    """Simulate games between bots, checking every position."""
    plugin = game_named(game)
    study = plugin.study()
    known = opponents_of(plugin.slug)
    tables = bot or [_RANDOM]
    for spec in ",".join(tables).split(","):
        name = spec.partition(":")[0]
        if name not in known:
            raise fail(f"There is no bot “{echoed(name)}”; there is {', '.join(known)}.")
        try:
            maker(spec, plugin.slug)
        except BadSpec as error:
            raise fail(f"These bots cannot play: {echoed(str(error))}.") from None
    if show_coverage and study.sights() is None:
        raise fail("This game does not say what there is to see.")
    try:
        setup = plugin.game.checked_setup(study.setup(setup_of(ctx, Texts("en"))))
    except BadSetup as error:
        raise fail(f"These games cannot be set up: {error}.") from None
    wanted = (rounds, check, show_coverage)
    todo = [
        Job(plugin.slug, setup, number, tables[number % len(tables)], *wanted)
        for number in range(seed, seed + games)
    ]
    begun = time.perf_counter()
    try:
        outcomes = run_all(todo, executor(jobs, games, ray))
    except NoExecutor as error:
        raise fail(f"These games cannot be played: {error}.") from None
    figures = summary(outcomes, setup[PLAYERS], time.perf_counter() - begun)
    if show_coverage:
        figures["coverage"] = study.coverage(setup, (thing for o in outcomes for thing in o.seen))
    if as_json:
        print(json.dumps(figures))
    else:
        _print(figures)
    if figures["violations"]:
        raise typer.Exit(1)
    if left := games - len(outcomes):
        done = f"stopped after {len(outcomes)} of {games} games"
        print(f"{done}; --seed {seed + len(outcomes)} --games {left} goes on", file=sys.stderr)
        raise typer.Exit(_INTERRUPTED)


def _print(figures: dict[str, Any]) -> None:
    console = Console()
    table = Table(show_header=False, box=None)
    for key in (
        "games",
        "finished",
        "cut",
        "violations",
        "answers",
        "answers_per_s",
        "rounds_mean",
    ):
        table.add_row(key.replace("_", " "), f"{figures[key]:,}")
    table.add_row("end reasons", ", ".join(f"{k} {v}" for k, v in figures["end_reasons"].items()))
    wins = (f"seat {seat + 1}: {count}" for seat, count in enumerate(figures["seat_wins"]))
    table.add_row("wins by seat", ", ".join(wins))
    console.print(table)
    for key in [key for key in figures if key.endswith(_WINS) and key != "seat_wins"]:
        labels = Table(key.removesuffix(_WINS), "games", "wins", "rate", box=None)
        for label, row in figures[key].items():
            labels.add_row(label, str(row["games"]), str(row["wins"]), f"{row['rate']:.0%}")
        console.print(labels)
    if "coverage" in figures:
        console.print(_coverage_table(figures["coverage"]))
    for line in figures["broken"]:
        console.print(f"[red]broken[/red] {line}")


def _coverage_table(found: dict[str, dict[str, list[str]]]) -> Table:
    table = Table("in play", "seen", "never seen", box=None)
    for kind, names in found.items():
        count = len(names["seen"]) + len(names["unseen"])
        missing = ", ".join(names["unseen"]) or "-"
        table.add_row(kind.replace("_", "-"), f"{len(names['seen'])}/{count}", missing)
    return table
