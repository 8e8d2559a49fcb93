"""`ziggurat bench`: speed on one core, as ratios to another engine measured in the same run."""

import json
import random
import time
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ziggurat.core.flow import Ask, run
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

_SETUP = {"players": 4, "map": "first-game"}


def _play(s: State, pick: Callable[[], float], answers: int) -> int:
    """Answer questions of seats and of chance at random; how many were answered."""
    done = 0
    while done < answers and (question := s.pending) is not None:
        options = question.options
        s.play(options[int(pick() * len(options))])
        done += 1
    return done


def _timed(work: Callable[[], int], seconds: float) -> float:
    """Repetitions per second of CPU time."""
    count = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        count += work()
    return count / spent


def ziggurat_figures(seconds: float, seed: int) -> dict[str, float]:
    """Answers, copies and lists of options per second, over whole random games."""
    pick = random.Random(seed).random
    start = DAWN.new(_SETUP)
    middle = start.clone()
    while middle.round < 25:
        if not _play(middle, pick, 1):
            middle = start.clone()

    def one_game() -> int:
        return _play(start.clone(), pick, 1_000_000)

    def copies() -> int:
        for _ in range(100):
            middle.clone()
        return 100

    questions = [s for s in _sample(start, pick, 200) if _relists(s)]

    def options() -> int:
        for s in questions:
            _ask_again(s)
        return len(questions)

    return {
        "answers_per_s": _timed(one_game, seconds),
        "clones_per_s": _timed(copies, seconds / 2),
        "options_per_s": _timed(options, seconds / 2),
    }


def _sample(start: State, pick: Callable[[], float], size: int) -> list[State]:
    """Positions a dozen answers apart, over random games."""
    found: list[State] = []
    s = start.clone()
    while len(found) < size:
        if _play(s, pick, 12) < 12:
            s = start.clone()
        found.append(s.clone())
    return found


def _ask_again(s: State) -> None:
    """Take the step once more that lists the options of the pending question."""
    s.stack[-1].step -= 1
    run(s)


def _relists(s: State) -> bool:
    """Does that lead to the same question again? (Not where the step itself takes an answer.)"""
    if not isinstance(s.pending, Ask):
        return False
    before = s.hash()
    _ask_again(s)
    return s.hash() == before


def catanatron_figures(seconds: float, seed: int) -> dict[str, float] | None:
    """The same for the engine of another game, where it is installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    rng = random.Random(seed)

    def new(number: int) -> Any:
        return Game([RandomPlayer(color) for color in colors], seed=number)

    def one_game() -> int:
        game = new(rng.randrange(1, 1 << 30))
        game.play()
        return len(game.state.actions)

    middle = new(seed + 1)
    for _ in range(400):
        middle.play_tick()

    def copies() -> int:
        for _ in range(20):
            middle.copy()
        return 20

    return {
        "answers_per_s": _timed(one_game, seconds),
        "clones_per_s": _timed(copies, seconds / 2),
    }


def growth_figures(seconds: float, seed: int) -> dict[str, float]:
    """Answers per second of the smallest and the largest game, setting up aside, in turns; and how
    much more an answer of the largest costs."""
    pick = random.Random(seed).random
    small, large = 0.0, 0.0
    for _ in range(3):
        small = max(small, _rate({"players": 2}, 200, pick, seconds / 6))
        large = max(
            large, _rate({"edition": "terra-incognita", "players": 5}, 100, pick, seconds / 6)
        )
    return {
        "base_2_answers_per_s": round(small, 1),
        "terra_5_answers_per_s": round(large, 1),
        "cost_ratio": round(small / large, 3),
    }


def _rate(setup: dict[str, Any], rounds: int, pick: Callable[[], float], seconds: float) -> float:
    """Answers per second over the first rounds of random games."""
    answers, spent = 0, 0.0
    while spent < seconds:
        s = DAWN.new(setup)
        while s.round == 0:
            _play(s, pick, 1)
        begun = time.process_time()
        while s.round <= rounds and (done := _play(s, pick, 50)):
            answers += done
        spent += time.process_time() - begun
    return answers / spent


def figures(seconds: float, seed: int) -> dict[str, Any]:
    """Both engines in turn, twice, the better round of each: shared machines are noisy."""
    ours = _best([ziggurat_figures(seconds / 2, seed + n) for n in range(2)])
    theirs = [catanatron_figures(seconds / 2, seed + n) for n in range(2)]
    found: dict[str, Any] = {"ziggurat": ours, "catanatron": None, "ratios": None}
    rows = [row for row in theirs if row is not None]
    if rows:
        best = _best(rows)
        found["catanatron"] = best
        found["ratios"] = {key: round(ours[key] / best[key], 3) for key in best}
    found["growth"] = growth_figures(seconds, seed)
    return found


def _best(rows: list[dict[str, float]]) -> dict[str, float]:
    return {key: round(max(row[key] for row in rows), 1) for key in rows[0]}


def bench(
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU seconds per figure.")] = 4.0,
    seed: Annotated[int, typer.Option(help="Seed of the random games.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure answers, copies and option lists per second on one core."""
    found = figures(seconds, seed)
    if as_json:
        print(json.dumps(found))
        return
    table = Table("per second of CPU", "ziggurat", "catanatron", "ratio", box=None)
    theirs, ratios = found["catanatron"] or {}, found["ratios"] or {}
    for key, value in found["ziggurat"].items():
        other = f"{theirs[key]:,.0f}" if key in theirs else "-"
        ratio = f"{ratios[key]:.2f}x" if key in ratios else "-"
        table.add_row(key.removesuffix("_per_s"), f"{value:,.0f}", other, ratio)
    console = Console()
    console.print(table)
    growth = found["growth"]
    console.print(
        f"An answer with 5 players of the expansion costs {growth['cost_ratio']:.2f}x one with 2 "
        "players of the base game."
    )
    if not found["catanatron"]:
        console.print("For the comparison: pip install catanatron (or the extra `bench`).")
