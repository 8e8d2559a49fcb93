"""The arena's statistics. docs/arena.md states the formulae; tests compute cases by hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

Z: Final = 1.959964  # of a 95 % interval
ELO: Final = 400 / log(10)  # Elo points of one unit of log odds
_STEPS: Final = 100
_SETS: Final = 10  # with fewer, how sets vary is itself left to chance
_CLOSE: Final = 1e-10

Matrix = list[list[float]]


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate; nothing is known before the first game."""
    if games == 0:
        return 0.0, 1.0
    rate, spread = wins / games, Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(sets: Sequence[tuple[float, int]]) -> float:
    """How many times more the wins of sets vary than those of games that have nothing in common;
    never less than 1. A set is (wins, games). Too few sets tell nothing."""
    if len(sets) < _SETS:
        return 1.0
    wins, games = sum(won for won, _ in sets), sum(played for _, played in sets)
    rate = wins / games
    plain = games * rate * (1 - rate)
    if not plain:
        return 1.0
    apart = sum((won - rate * played) ** 2 for won, played in sets)
    return max(1.0, apart * len(sets) / (len(sets) - 1) / plain)


def percentile(counts: Mapping[str, int], share: float) -> float:
    """The least value that this share of all counted values does not exceed (nearest rank)."""
    below, total = 0, sum(counts.values())
    for value in sorted(counts, key=int):
        below += counts[value]
        if below >= share * total:
            return float(value)
    return 0.0


@dataclass(frozen=True, slots=True)
class Tally:
    """The games of one pairing that had an end: who held how many seats, who won how often."""

    seats: Mapping[str, int]
    wins: Mapping[str, float]  # a shared win counts in part

    def with_one_shared_by_all(self) -> "Tally":
        """As if all seats had shared one game more: keeps the rating of who won all games, or
        none, within bounds."""
        players = sum(self.seats.values())
        return Tally(
            self.seats,
            {bot: self.wins.get(bot, 0.0) + n / players for bot, n in self.seats.items()},
        )


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo points above the average of the bots rated together, with a 95 % interval."""

    elo: float
    low: float
    high: float

    def widened(self, spread: float) -> "Rating":
        """The interval where results vary so many times more than those of single games."""
        wider = sqrt(spread)
        return Rating(
            self.elo,
            self.elo - wider * (self.elo - self.low),
            self.elo + wider * (self.high - self.elo),
        )


def ratings(tallies: Sequence[Tally]) -> dict[str, Rating]:
    """The most likely ratings where a seat of strength `e**x` wins with the chance
    `e**x / sum of e**x over all seats`; the interval is from the Fisher information."""
    games = [tally.with_one_shared_by_all() for tally in tallies]
    bots = sorted({bot for tally in games for bot in tally.seats})
    strengths = _most_likely(games, bots)
    information = _slopes(games, bots, strengths)[1]
    size = len(bots)
    for row in information:
        row[:] = [value + 1 / size for value in row]  # ratings have no zero of their own: average 0
    found = {}
    for n, bot in enumerate(bots):
        unit = [float(m == n) for m in range(size)]
        variance = _solved(information, unit)[n] - 1 / size
        elo, half = strengths[n] * ELO, Z * sqrt(max(0.0, variance)) * ELO
        found[bot] = Rating(elo, elo - half, elo + half)
    return found


def _most_likely(games: Sequence[Tally], bots: Sequence[str]) -> list[float]:
    """Newton's method on the likelihood, which has a single top; a step too long is halved."""
    x = [0.0] * len(bots)
    now = _likelihood(games, bots, x)
    for _ in range(_STEPS):
        slope, information = _slopes(games, bots, x)
        for row in information:
            row[:] = [value + 1 / len(bots) for value in row]
        step = _solved(information, slope)
        if max(map(abs, step)) < _CLOSE:
            break
        length = 1.0
        while True:
            after = [a + length * b for a, b in zip(x, step, strict=True)]
            then = _likelihood(games, bots, after)
            if then >= now or length < _CLOSE:
                break
            length /= 2
        x, now = after, then
    average = sum(x) / len(x)
    return [value - average for value in x]


def _chances(tally: Tally, strength: Mapping[str, float]) -> dict[str, float]:
    """Each bot's chance to win a game of this pairing, with all its seats."""
    top = max(strength[bot] for bot in tally.seats)
    powers = {bot: n * exp(strength[bot] - top) for bot, n in tally.seats.items()}
    total = sum(powers.values())
    return {bot: power / total for bot, power in powers.items()}


def _likelihood(games: Sequence[Tally], bots: Sequence[str], x: Sequence[float]) -> float:
    strength = dict(zip(bots, x, strict=True))
    total = 0.0
    for tally in games:
        chances = _chances(tally, strength)
        total += sum(wins * log(max(chances[bot], 1e-300)) for bot, wins in tally.wins.items())
    return total


def _slopes(
    games: Sequence[Tally], bots: Sequence[str], x: Sequence[float]
) -> tuple[list[float], Matrix]:
    """The first derivatives of the likelihood, and the second with the sign turned: the Fisher
    information."""
    place = {bot: n for n, bot in enumerate(bots)}
    strength = dict(zip(bots, x, strict=True))
    slope = [0.0] * len(bots)
    information = [[0.0] * len(bots) for _ in bots]
    for tally in games:
        played = sum(tally.wins.values())
        chances = _chances(tally, strength)
        for bot, chance in chances.items():
            slope[place[bot]] += tally.wins[bot] - played * chance
            information[place[bot]][place[bot]] += played * chance
            for other, its_chance in chances.items():
                information[place[bot]][place[other]] -= played * chance * its_chance
    return slope, information


def _solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Solve linear equations by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for n in range(size):
        best = max(range(n, size), key=lambda m: abs(rows[m][n]))
        rows[n], rows[best] = rows[best], rows[n]
        rows[n] = [value / rows[n][n] for value in rows[n]]
        for m in range(size):
            if m != n:
                factor = rows[m][n]
                rows[m] = [a - factor * b for a, b in zip(rows[m], rows[n], strict=True)]
    return [row[-1] for row in rows]
