"""Can one trust the chances that hints show? Over many games: of the positions in which a seat was
given 70 %, did it win 70 in 100?

    python -m ziggurat.bots.calibration --game SLUG --setup players=2 --games 100

Bots of several levels play, in each game one of them on all seats: a chance is meant for rivals who
play alike. Some of their answers are drawn, more on one seat than on another, so that more kinds of
positions come up. Of some turns the chances are kept as they are judged (`--visits 0`) or as a hint
would tell them after so many visits; the end of the game tells who was right. Each setup has a line
with the Brier score (0 at best; what no idea gets stands beside it), and the slope: the power of
the chances under which the winners were most likely. It is 1 where chances are as sure as they
should be, less where they are too sure. Positions of one game are not independent, so the slope has
an interval over games. A game that is cut teaches nothing.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from ziggurat.bots.advice import outlook
from ziggurat.bots.belief import belief
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.specs import maker
from ziggurat.core.forms import PLAYERS
from ziggurat.core.game import BadSetup, Setup
from ziggurat.core.match import Match
from ziggurat.games.registry import NoGame, plugin_named

BINS: Final = 10
_KEPT: Final = 0.25  # share of the turns that are looked at
_STRAYING: Final = 0.1  # at most this share of a seat's answers is drawn
_LEAST: Final = 1e-4  # no chance counts as less
_STEPS: Final = 16  # of the search for the slope
_BOUNDS: Final = (0.05, 5.0)
_DRAWS: Final = 40  # of the games, for the interval of the slope


class Sighting(NamedTuple):
    """The chances of all seats in one position, and each seat's part of the win."""

    chances: list[float]
    won: list[float]


Seen = list[list[Sighting]]  # by game


@dataclass(frozen=True, slots=True)
class Bin:
    """Chances between two bounds: how many, what they promised and what came."""

    least: float
    most: float
    count: int
    told: float
    came: float


def play(
    game: str, setup: Setup, specs: Sequence[str], seed: int, visits: int, rounds: int
) -> list[Sighting]:
    """One game of one of these bots with itself, and what was thought of its positions."""
    plugin = plugin_named(game)
    drawn = Random(seed)
    match: Match[Any] = Match(plugin.game, plugin.study().setup(setup), seed)
    seats = match.state.seats
    make = maker(drawn.choice(specs), game, steady=True)
    bots = [make(seed * seats + seat) for seat in range(seats)]
    straying = [drawn.random() * _STRAYING for _ in range(seats)]
    seen: list[list[float]] = []
    turn = (0, 0)
    while (ask := match.ask) is not None and plugin.turn(match.state)[0] <= rounds:
        s = match.state
        if plugin.turn(s) != turn:
            turn = plugin.turn(s)
            if turn[0] and drawn.random() < _KEPT:
                seen.append(_chances(match, ask.player, visits, drawn))
        if drawn.random() < straying[ask.player]:
            match.answer(drawn.choice(ask.options))
        else:
            match.answer(bots[ask.player].choose(belief(match.game, s, ask.player, drawn)))
    winners = match.state.winners()
    if match.ask is not None or not winners:
        return []
    won = [(seat in winners) / len(winners) for seat in range(seats)]
    return [Sighting(chances, won) for chances in seen]


def _chances(match: Match[Any], seat: int, visits: int, drawn: Random) -> list[float]:
    if visits:
        return outlook(match.game, match.state, drawn.randrange(1 << 30), visits, 0).chances
    seen = knowledge_of(match.state).seen(belief(match.game, match.state, seat, drawn), seat)
    return list(knowledge_of(match.state).chances(seen))


# What they are worth


def brier(sightings: Sequence[Sighting]) -> float:
    """The mean square of what was told less what came, over all seats."""
    errors = [
        (chance - won) ** 2
        for each in sightings
        for chance, won in zip(each.chances, each.won, strict=True)
    ]
    return sum(errors) / len(errors)


def slope(sightings: Sequence[Sighting]) -> float:
    """The power of the chances under which the winners were most likely."""
    low, high = (log(bound) for bound in _BOUNDS)
    for _ in range(_STEPS):  # the likelihood has one top: leave out the worse third
        third = (high - low) / 3
        if _likelihood(sightings, exp(low + third)) < _likelihood(sightings, exp(high - third)):
            low += third
        else:
            high -= third
    return exp((low + high) / 2)


def _likelihood(sightings: Sequence[Sighting], power: float) -> float:
    total = 0.0
    for each in sightings:
        logs = [power * log(max(_LEAST, chance)) for chance in each.chances]
        whole = log(sum(map(exp, logs)))
        total += sum(won * (own - whole) for won, own in zip(each.won, logs, strict=True))
    return total


def slope_interval(games: Seen, seed: int = 1) -> tuple[float, float]:
    """The middle 95 % of the slopes of games drawn anew from these."""
    drawn = Random(seed)
    found = sorted(
        slope([each for game in drawn.choices(games, k=len(games)) for each in game])
        for _ in range(_DRAWS)
    )
    cut = round(0.025 * _DRAWS)
    return found[cut], found[-1 - cut]


def reliability(sightings: Sequence[Sighting]) -> list[Bin]:
    """What chances of each size promised and what came, over all seats; empty bins are left out."""
    pairs = [pair for each in sightings for pair in zip(each.chances, each.won, strict=True)]
    found = []
    for number in range(BINS):
        within = [pair for pair in pairs if min(BINS - 1, int(pair[0] * BINS)) == number]
        if within:
            told, came = (sum(part) / len(within) for part in zip(*within, strict=True))
            bounds = number / BINS, (number + 1) / BINS
            found.append(Bin(*bounds, len(within), told, came))
    return found


# The command


def setup_of(text: str) -> Setup:
    """`edition=base,players=2` as a setup."""
    pairs = (part.partition("=")[::2] for part in text.split(","))
    return {key: int(value) if value.isdigit() else value for key, value in pairs}


def report(name: str, games: Seen) -> Iterator[str]:
    """What was found out about one setup, as Markdown."""
    all_ = [each for game in games for each in game]
    if not all_:
        yield f"{name}: no game came to its end."
        return
    seats = len(all_[0].chances)
    idle = brier([each._replace(chances=[1 / seats] * seats) for each in all_])
    low, high = slope_interval(games)
    yield (
        f"{name}: {len(games)} games, {len(all_)} positions, Brier score {brier(all_):.3f} "
        f"(no idea: {idle:.3f}), slope {slope(all_):.2f} ({low:.2f}–{high:.2f})"
    )
    yield ""
    yield "| chance told | seats | mean told | won |"
    yield "| --- | --- | --- | --- |"
    for each in reliability(all_):
        bounds = f"{each.least:.0%}–{each.most:.0%}".replace("%–", "–")
        yield f"| {bounds} | {each.count} | {each.told:.1%} | {each.came:.1%} |"
    yield ""


def _kept(file: Path | None) -> dict[str, list[Sighting]]:
    """What was seen in games of earlier runs, by how they were played."""
    if file is None or not file.exists():
        return {}
    rows = map(json.loads, file.read_text("utf-8").splitlines())
    return {key: [Sighting(*each) for each in seen] for key, seen in rows}


def chosen(parser: argparse.ArgumentParser, given: argparse.Namespace) -> tuple[Any, list[str]]:
    """The game and the setups asked for; ends with a sentence where one cannot be played."""
    texts: list[str] = given.setup or [f"{PLAYERS}=2"]
    try:
        plugin = plugin_named(given.game)
        for text in texts:
            Match(plugin.game, plugin.study().setup(setup_of(text)), given.seed)
    except (NoGame, BadSetup) as problem:
        parser.error(f"{problem}.")
    return plugin, texts


def main(words: Sequence[str] | None = None) -> None:
    """Play, and tell what the chances were worth."""
    parser = argparse.ArgumentParser(
        prog="python -m ziggurat.bots.calibration", description=__doc__.split("\n\n")[0]
    )
    parser.add_argument("--game", default="", help="which game; the first one unless told")
    parser.add_argument("--setup", action="append", metavar="KEY=VALUE,…", help="repeatable")
    parser.add_argument("--bot", action="append", metavar="SPEC", help="who plays; repeatable")
    parser.add_argument("--games", type=int, default=100, help="of each setup (100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=100, help="games are cut after so many (100)")
    parser.add_argument("--visits", type=int, default=0, help="of a search; 0: none (0)")
    parser.add_argument(
        "--keep", type=Path, help="a file for what was seen; games in it are not played again"
    )
    parser.add_argument("--json", action="store_true", help="the slope of each setup, no more")
    given = parser.parse_args(words)
    plugin, texts = chosen(parser, given)
    levels = given.bot or [plugin.levels["easy"], plugin.levels["fair"]]
    slopes = {}
    kept = _kept(given.keep)
    for text in texts:
        games = []
        for number in range(given.games):
            print(f"{text}: game {number + 1}", end="\r", file=sys.stderr, flush=True)
            seed, setup = given.seed + number, setup_of(text)
            how = (plugin.slug, setup, levels, seed, given.visits, given.rounds)
            key = json.dumps(how)
            if key not in kept:
                kept[key] = play(*how)
                if given.keep is not None:
                    with given.keep.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([key, kept[key]]) + "\n")
            games.append(kept[key])
        seen = [game for game in games if game]
        slopes[text] = round(slope([each for game in seen for each in game]), 2) if seen else None
        if not given.json:
            print("\n".join(report(text, seen)), flush=True)
    if given.json:
        print(json.dumps(slopes))


if __name__ == "__main__":
    main()
