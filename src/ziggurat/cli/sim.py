"""`ziggurat sim`: many games between bots, every position checked, in parallel."""

import json
import multiprocessing
import sys
import time
from collections import Counter
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from multiprocessing.pool import Pool
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ziggurat.bots import BOTS
from ziggurat.cli.coverage import Thing, Watch, coverage
from ziggurat.cli.screen import echoed
from ziggurat.cli.start import fail
from ziggurat.core.game import BadSetup
from ziggurat.core.match import Match
from ziggurat.games.dawn.conservation import violations
from ziggurat.games.dawn.content import BASE
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.setup import BUILT_MAP


@dataclass(frozen=True, slots=True)
class Job:
    """One game to simulate."""

    setup: dict[str, Any]
    seed: int
    bot: str
    rounds: int  # cut after so many; 0 = never
    check: bool
    watch: bool = False  # keep what was seen in play


@dataclass(slots=True)
class Outcome:
    """What became of one game."""

    seed: int
    finished: bool
    reason: str
    rounds: int
    answers: int
    seconds: float
    winners: tuple[int, ...]
    leaders: tuple[str, ...]
    violations: list[str] = field(default_factory=list)
    seen: frozenset[Thing] = frozenset()


def simulate(job: Job) -> Outcome:
    """Play one game to its end, its limit, or its first broken position."""
    begun = time.perf_counter()
    match = Match(DAWN, job.setup, job.seed)
    seats = match.state.seats
    bots = [BOTS[job.bot](job.seed * seats + seat) for seat in range(seats)]
    broken: list[str] = []
    watch = Watch() if job.watch else None
    answers = 0
    while (ask := match.ask) is not None and not broken:
        if job.rounds and match.state.round > job.rounds:
            break
        match.answer(bots[ask.player].choose(match.state))
        answers += 1
        if watch:
            watch.look(match.state)
        if job.check:
            broken = violations(match.state)
    result = DAWN.result(match.state)
    finished = match.ask is None
    return Outcome(
        seed=job.seed,
        finished=finished,
        reason=result["reason"] if finished else "cut",
        rounds=result["rounds"],
        answers=answers,
        seconds=time.perf_counter() - begun,
        winners=tuple(result["winners"]),
        leaders=tuple(result["leaders"]),
        violations=[f"seed {job.seed}, answer {answers}: {line}" for line in broken],
        seen=frozenset(watch.seen) if watch else frozenset(),
    )


def summary(outcomes: list[Outcome], seats: int, seconds: float) -> dict[str, Any]:
    """The figures of a run, as JSON data."""
    finished = [outcome for outcome in outcomes if outcome.finished]
    leaders: dict[str, Counter[str]] = {}
    for outcome in finished:
        for seat, leader in enumerate(outcome.leaders):
            row = leaders.setdefault(leader, Counter())
            row["games"] += 1
            row["wins"] += seat in outcome.winners
    answers = sum(outcome.answers for outcome in outcomes)
    return {
        "games": len(outcomes),
        "finished": len(finished),
        "cut": sum(o.reason == "cut" and not o.violations for o in outcomes),
        "violations": sum(bool(outcome.violations) for outcome in outcomes),
        "answers": answers,
        "answers_per_s": round(answers / seconds, 1) if seconds else 0.0,
        "rounds_mean": round(sum(o.rounds for o in outcomes) / max(1, len(outcomes)), 2),
        "end_reasons": dict(Counter(outcome.reason for outcome in outcomes)),
        "leader_wins": {
            leader: {**row, "rate": round(row["wins"] / row["games"], 4)}
            for leader, row in sorted(leaders.items())
        },
        "seat_wins": [sum(seat in o.winners for o in finished) for seat in range(seats)],
        "broken": [line for outcome in outcomes for line in outcome.violations],
    }


def run_all(jobs: list[Job], processes: int, progress: Progress) -> list[Outcome]:
    """Simulate all jobs, in this process or in several; an interruption keeps what is done."""
    task = progress.add_task("games", total=len(jobs))
    outcomes: list[Outcome] = []
    try:
        with _workers(processes) as pool:
            for outcome in pool.imap(simulate, jobs) if pool else map(simulate, jobs):
                outcomes.append(outcome)
                progress.advance(task)
    except KeyboardInterrupt:
        seed = jobs[0].seed + len(outcomes)
        print(
            f"stopped after {len(outcomes)} of {len(jobs)} games; --seed {seed} goes on from here",
            file=sys.stderr,
        )
    return sorted(outcomes, key=lambda outcome: outcome.seed)


def _workers(processes: int) -> AbstractContextManager[Pool | None]:
    """Several processes, or None for this one alone (also where a machine cannot share memory)."""
    if processes > 1:
        try:
            return multiprocessing.get_context("spawn").Pool(processes)
        except OSError as error:
            print(f"this machine allows one process only ({error})", file=sys.stderr)
    return nullcontext()


def sim(
    edition: Annotated[
        str, typer.Option(metavar="base|terra-incognita", help="Which edition to play.")
    ] = BASE,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next has the next.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to use.")] = 1,
    bot: Annotated[str, typer.Option(help="Who plays every seat.")] = "random",
    map_: Annotated[
        str | None,
        typer.Option("--map", metavar="first-game|built", help="Base game; built unless told."),
    ] = None,
    epic: Annotated[bool, typer.Option("--epic", help="Base game: four victory cards.")] = False,
    peaceful: Annotated[
        bool, typer.Option("--peaceful", help="Expansion: without the victory cards of forts.")
    ] = False,
    rounds: Annotated[
        int, typer.Option(min=0, help="Cut games after so many rounds; 0 never cuts.")
    ] = 1000,
    check: Annotated[bool, typer.Option(help="Check every position.")] = True,
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="Tell what was seen in play, and what was not.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Simulate games between bots, checking every position."""
    if bot not in BOTS:
        raise fail(f"There is no bot “{echoed(bot)}”; there is {', '.join(BOTS)}.")
    if map_ is None:
        map_ = BUILT_MAP if edition == BASE else ""
    setup = {
        "edition": edition,
        "players": players,
        "map": map_,
        "epic": epic,
        "peaceful": peaceful,
    }
    try:
        DAWN.checked_setup(setup)
    except BadSetup as error:
        raise fail(f"These games cannot be set up: {error}.") from None
    todo = [Job(setup, seed + n, bot, rounds, check, show_coverage) for n in range(games)]
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    begun = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        outcomes = run_all(todo, jobs, progress)
    figures = summary(outcomes, players, time.perf_counter() - begun)
    if show_coverage:
        figures["coverage"] = coverage(edition, (thing for o in outcomes for thing in o.seen))
    if as_json:
        print(json.dumps(figures))
    else:
        _print(figures)
    if figures["violations"]:
        raise typer.Exit(1)


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
    leaders = Table("leader", "games", "wins", "rate", box=None)
    for leader, row in figures["leader_wins"].items():
        leaders.add_row(leader, str(row["games"]), str(row["wins"]), f"{row['rate']:.0%}")
    console.print(leaders)
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
