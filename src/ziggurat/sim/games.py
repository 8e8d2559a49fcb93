"""One simulated game, and the figures of many."""

import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ziggurat.bots.belief import belief
from ziggurat.bots.specs import maker
from ziggurat.core.forms import PLAYERS
from ziggurat.core.match import Match
from ziggurat.core.notes import whole
from ziggurat.games.registry import plugin_named
from ziggurat.games.study import Thing


@dataclass(frozen=True, slots=True)
class Job:
    """One game to simulate."""

    game: str
    setup: dict[str, Any]
    seed: int
    bot: str  # a spec, or several, joined by commas: they take the seats in turn
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
    labels: dict[str, list[str]]  # by kind and seat
    violations: list[str] = field(default_factory=list)
    seen: frozenset[Thing] = frozenset()


def simulate(job: Job) -> Outcome:
    """Play one game to its end, its limit, or its first broken position."""
    begun = time.perf_counter()
    plugin = plugin_named(job.game)
    match: Match[Any] = Match(plugin.game, job.setup, job.seed, log=job.watch)
    seats = match.state.seats
    bots = [
        maker(spec, job.game, steady=True)(job.seed * seats + seat)
        for seat, spec in enumerate(_players(job))
    ]
    random = Random(job.seed)
    broken: list[str] = []
    watch = plugin.study().sights() if job.watch else None
    answers, heard = 0, 0
    while (ask := match.ask) is not None and not broken:
        if job.rounds and plugin.turn(match.state)[0] > job.rounds:
            break
        seen = belief(match.game, match.state, ask.player, random)
        match.answer(bots[ask.player].choose(seen))
        answers += 1
        if watch:
            for _, note in match.log[heard:]:
                watch.hear(whole(note))
            heard = len(match.log)
            watch.look(match.state)
        if job.check:
            broken = plugin.check(match.state)
    result = plugin.game.result(match.state)
    finished = match.ask is None
    return Outcome(
        seed=job.seed,
        finished=finished,
        reason=result["reason"] if finished else "cut",
        rounds=plugin.turn(match.state)[0],
        answers=answers,
        seconds=time.perf_counter() - begun,
        winners=tuple(result["winners"]),
        labels=plugin.labels(match.state),
        violations=[f"seed {job.seed}, answer {answers}: {line}" for line in broken],
        seen=frozenset(watch.seen) if watch else frozenset(),
    )


def _players(job: Job) -> list[str]:
    """The bot of each seat. Several take the seats in turn, each game beginning with the next."""
    specs = job.bot.split(",")
    return [specs[(job.seed + seat) % len(specs)] for seat in range(job.setup[PLAYERS])]


def summary(outcomes: list[Outcome], seats: int, seconds: float) -> dict[str, Any]:
    """The figures of a run, as JSON data."""
    finished = [outcome for outcome in outcomes if outcome.finished]
    kinds: dict[str, dict[str, Counter[str]]] = {}
    for outcome in outcomes:
        for kind, labels in outcome.labels.items():
            rows = kinds.setdefault(kind, {})
            for seat, label in enumerate(labels if outcome.finished else ()):
                row = rows.setdefault(label, Counter())
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
        **{
            f"{kind}_wins": {
                label: {**row, "rate": round(row["wins"] / row["games"], 4)}
                for label, row in sorted(rows.items())
            }
            for kind, rows in kinds.items()
        },
        "seat_wins": [sum(seat in o.winners for o in finished) for seat in range(seats)],
        "broken": [line for outcome in outcomes for line in outcome.violations],
    }


def unbroken(outcomes: list[Outcome], first: int) -> list[Outcome]:
    """The outcomes of the first seed and those after it, up to the first that is missing."""
    by_seed = {outcome.seed: outcome for outcome in outcomes}
    found: list[Outcome] = []
    while (outcome := by_seed.get(first + len(found))) is not None:
        found.append(outcome)
    return found
