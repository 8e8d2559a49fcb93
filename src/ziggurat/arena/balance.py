"""Who wins, whoever plays: by order of play, by what tells seats apart, by the goals that were met,
with intervals. Games that were cut are left out."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from ziggurat.arena.play import Result
from ziggurat.arena.plots import Point
from ziggurat.arena.stats import wilson
from ziggurat.games.registry import plugin_named

_ORDER: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


class Part(NamedTuple):
    """Rates of one kind. `even`: are they to be compared with an equal chance?"""

    kind: str
    title: str
    hint: str
    points: list[Point]
    even: bool


def parts(game: str, games: Sequence[Result]) -> Iterator[Part]:
    """All that can be told of these games."""
    study = plugin_named(game).study()
    if order := by_order(games):
        hint = "How often each place in the order of play won"
        yield Part("order of play", "Order of play", hint, order, True)
    for kind in dict.fromkeys(kind for result in games for kind in result.labels):
        yield Part(kind, *study.title(kind), by_label(game, games, kind), True)
    for kind in dict.fromkeys(kind for result in games for kind in result.goals):
        yield Part(kind, *study.title(kind), by_goal(game, games, kind), False)


def by_label(game: str, games: Sequence[Result], kind: str) -> list[Point]:
    """How often the seats of each label of a kind won."""
    study = plugin_named(game).study()
    return _sorted(_rates(games, lambda r, seat: study.named(kind, r.labels[kind][seat])))


def by_order(games: Sequence[Result]) -> list[Point]:
    """How often each place in the order of play won."""
    ordered = [result for result in games if result.first >= 0]
    places = _rates(ordered, lambda r, seat: _ORDER[(seat - r.first) % len(r.seats)])
    return sorted(places, key=lambda point: _ORDER.index(point.name))


def by_goal(game: str, games: Sequence[Result], kind: str) -> list[Point]:
    """Of the games with a goal on the table, the part whose winner fulfilled it."""
    study = plugin_named(game).study()
    offered, used = Counter[str](), Counter[str]()
    for result in games:
        goals = result.goals.get(kind)
        if goals and not result.cut:
            offered.update(goals["offered"])
            used.update({slug for seat in result.winners for slug in goals["met"][seat]})
    return _sorted(
        rate(study.named(kind, slug), used[slug], count) for slug, count in offered.items()
    )


def rate(name: str, wins: float, games: int) -> Point:
    """A rate with Wilson's interval."""
    low, high = wilson(wins, games)
    share = wins / games
    figures = f"{share * 100:.0f} % ({low * 100:.0f}–{high * 100:.0f}) of {games}"
    return Point(name, share, low, high, figures)


def markdown(game: str, players: int, games: Sequence[Result]) -> str:
    """All of it as tables; a rate is bold where an equal chance lies outside its interval."""
    finished = sum(not result.cut for result in games)
    rounds = sorted(result.rounds for result in games if not result.cut)
    length = f", {rounds[len(rounds) // 2]} rounds at the median" if rounds else ""
    head = f"{len(games)} games, {finished} of them to their end{length}."
    tables = [
        _table(part.kind, part.points, 1 / players if part.even else None)
        for part in parts(game, games)
    ]
    return "\n\n".join((head, *tables))


def _table(title: str, points: Iterable[Point], even: float | None) -> str:
    lines = [f"| {title} | rate | 95 % | games |", "| --- | --- | --- | --- |"]
    for point in points:
        share = f"{point.value * 100:.1f} %"
        if even is not None and not point.low <= even <= point.high:
            share = f"**{share}**"
        count = point.figures.rpartition(" ")[2]
        lines.append(
            f"| {point.name} | {share} | {point.low * 100:.1f}–{point.high * 100:.1f} | {count} |"
        )
    return "\n".join(lines)


def _rates(games: Iterable[Result], group: Callable[[Result, int], str]) -> list[Point]:
    """How often the seats of each group won."""
    seats, wins = Counter[str](), dict[str, float]()
    for result in games:
        for seat in range(0 if result.cut else len(result.seats)):
            name = group(result, seat)
            seats[name] += 1
            wins[name] = wins.get(name, 0.0) + result.share(seat)
    return [rate(name, wins[name], count) for name, count in seats.items()]


def _sorted(points: Iterable[Point]) -> list[Point]:
    return sorted(points, key=lambda point: (-point.value, point.name))
