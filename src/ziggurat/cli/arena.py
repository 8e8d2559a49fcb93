"""`ziggurat arena`: bots against bots on the same seeds in every seat, measured with intervals."""

import json
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ziggurat.arena import habits as played
from ziggurat.arena.balance import markdown
from ziggurat.arena.executors import Executor, NoExecutor
from ziggurat.arena.play import BotFailed
from ziggurat.arena.report import page
from ziggurat.arena.schedule import BadPlan, Fixture, Plan, fixtures
from ziggurat.arena.standings import Row, milliseconds, rows
from ziggurat.arena.store import Occupied, Store, default_folder, held
from ziggurat.bots.specs import BadSpec, label, maker
from ziggurat.cli.options import Game, fail, game_named, sentence
from ziggurat.cli.setups import setup_of
from ziggurat.cli.words import Texts
from ziggurat.cli.workers import executor, progress
from ziggurat.core.game import BadSetup
from ziggurat.games.plugin import GamePlugin

_INTERRUPTED: Final = 130
_STOPPED: Final = "Stopped."


def arena(
    ctx: typer.Context,
    bot: Annotated[
        list[str],
        typer.Option(
            metavar="NAME|NAME:KEY=VALUE,…|LABEL=cmd:COMMAND",
            help="Who plays; repeatable. One bot alone plays itself.",
        ),
    ],
    games: Annotated[
        int, typer.Option(min=1, help="Games of each pairing, rounded up to full rotations.")
    ] = 100,
    seed: Annotated[
        int, typer.Option(help="Seed of the first rotation; the next has the next.")
    ] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Processes to use; 0: one for each core.")] = 0,
    field: Annotated[
        bool, typer.Option("--field", help="The first bot alone against a table of each other.")
    ] = False,
    rounds: Annotated[
        int, typer.Option(min=0, help="Cut games after so many rounds; 0 never cuts.")
    ] = 300,
    out: Annotated[
        Path | None, typer.Option(help="The folder that keeps the games; else one in arena/.")
    ] = None,
    mix: Annotated[
        bool, typer.Option("--mix", help="Go on in a folder begun by another version.")
    ] = False,
    lean: Annotated[
        bool,
        typer.Option("--lean", help="Keep results alone: no records and no times."),
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one row for each bot and pairing as JSON.")
    ] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page with plots to this file.")] = None,
    balance: Annotated[
        Path | None,
        typer.Option(help="Write who wins, by order of play and more, as Markdown tables."),
    ] = None,
    habits: Annotated[
        bool, typer.Option("--habits", help="Tell how each bot plays, not who wins.")
    ] = False,
    ray: Annotated[
        bool, typer.Option("--ray", help="Play on a Ray cluster (RAY_ADDRESS), or Ray here.")
    ] = False,
    game: Game = "",
) -> None:
    """Measure bots against each other: all seats in turn on the same seeds, every game kept.

    The same command goes on where it was stopped.
    """
    plan = _plan(bot, game_named(game), setup_of(ctx, Texts("en")), games, seed, rounds, field)
    if habits and not played.is_told(plan.game):
        raise fail("This game does not say what is worth telling of how bots play.")
    if habits and lean:
        raise fail("--habits looks at records, and --lean keeps none.")
    try:
        todo = list(fixtures(plan))
        workers = executor(jobs, len(todo), ray)
        folder = out or default_folder(plan)
        with ExitStack() as open_:
            open_.enter_context(held(folder))
            store = Store(folder, plan, mix, lean)
            alone = open_.pop_all()
    except (BadPlan, NoExecutor, Occupied) as error:
        raise fail(sentence(str(error))) from None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise fail(f"The folder {folder} cannot be used: {error}.") from None
    with alone:
        problem = _play(todo, workers, store)
    results = [store.results[game.key] for game in todo if game.key in store.results]
    if html is not None:
        _write(html, page(plan, results))
    if balance is not None:
        _write(balance, markdown(plan.game, plan.players, results) + "\n")
    if habits:
        keys = {result.key for result in results}
        _print_habits(
            played.rows(plan.game, (data for data in store.records() if data["key"] in keys)),
            as_json,
        )
    elif as_json:
        print(json.dumps([row.as_json() for row in rows(plan, results)], indent=1))
    else:
        _print(rows(plan, results))
    if problem:
        left = f"{len(results)} of {len(todo)} games are done; the same command goes on from here."
        print(f"{problem} {left}", file=sys.stderr)
        raise typer.Exit(_INTERRUPTED if problem == _STOPPED else 1)


def _plan(
    bots: list[str],
    plugin: GamePlugin,
    chosen: dict[str, Any],
    games: int,
    seed: int,
    rounds: int,
    field: bool,
) -> Plan:
    """What is asked for, checked."""
    labels = {label(spec): spec for spec in bots}
    try:
        for spec in bots:
            maker(spec, plugin.slug)
        if len(labels) < len(bots):
            twice = next(name for name in labels if sum(label(s) == name for s in bots) > 1)
            raise BadSpec(f"two bots are called “{twice}”; label one: other={twice}")
        setup = plugin.game.checked_setup(plugin.study().setup(chosen))
        return Plan(plugin.slug, setup, labels, games, seed, rounds, field)
    except BadSpec as error:
        raise fail(sentence(str(error))) from None
    except BadSetup as error:
        raise fail(f"These games cannot be set up: {error}.") from None


def _play(todo: list[Fixture], workers: Executor, store: Store) -> str:
    """Play what is not done yet; what stopped it, or nothing."""
    left = [game for game in todo if game.key not in store.results]
    known = f"{len(todo) - len(left)} of {len(todo)} games were there, " if left != todo else ""
    print(f"{known}{len(left)} to play; they are kept in {store.folder}", file=sys.stderr)
    if not left:
        return ""
    try:
        with progress() as bar, closing(workers.played(left)) as games:
            task = bar.add_task("games", total=len(todo), completed=len(todo) - len(left))
            for game in games:
                store.add(game)
                bar.advance(task)
    except KeyboardInterrupt:
        return _STOPPED
    except (BotFailed, NoExecutor) as error:
        return sentence(str(error))
    return ""


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise fail(f"The page cannot be written to {file}: {error.strerror}.") from None


def _print(table: list[Row]) -> None:
    console = Console(highlight=False)
    faults = any(row.faults for row in table)
    for pairing in dict.fromkeys(row.pairing for row in table):
        console.print(f"[bold]{escape(pairing)}[/bold]")
        console.print(_shown([row for row in table if row.pairing == pairing], faults))


def _print_habits(found: list[played.Row], as_json: bool) -> None:
    if as_json:
        print(json.dumps([row.as_json() for row in found], indent=1))
        return
    bots = list(dict.fromkeys(row.bot for row in found))
    shown = Table("", *map(escape, bots), box=None, padding=(0, 2, 0, 0))
    for column in shown.columns[1:]:
        column.justify = "right"
    for figure in dict.fromkeys(row.figure for row in found):
        by_bot = {row.bot: row.told() for row in found if row.figure == figure}
        shown.add_row(figure, *(by_bot[bot] for bot in bots))
    Console(highlight=False).print(shown)


def _shown(table: list[Row], faults: bool) -> Table:
    heads = ["bot", "games", "wins", "rate (95 %)", "Elo (95 %)", "p50 ms", "p95 ms", "cut"]
    shown = Table(*heads, *["faults"] * faults, box=None, padding=(0, 2, 0, 0))
    for column in shown.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for row in table:
        shown.add_row(
            escape(row.bot),
            str(row.games),
            f"{row.wins:g}",
            f"{row.rate:.1%} ({row.low * 100:.1f}–{row.high * 100:.1f})",
            f"{row.elo:+.0f} ±{(row.elo_high - row.elo_low) / 2:.0f}",
            milliseconds(row.p50_ms),
            milliseconds(row.p95_ms),
            str(row.cut),
            *[str(row.faults)] * faults,
        )
    return shown
