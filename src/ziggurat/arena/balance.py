"""Who wins, whoever plays: by leader, by order of play, by agenda, with intervals.

Games that were cut are left out."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ziggurat.arena.play import Result
from ziggurat.arena.plots import Point
from ziggurat.arena.stats import wilson
from ziggurat.games.dawn.words import Words

_ORDER: Final = ("first", "second", "third", "fourth", "fifth")
_WORDS: Final = Words("en")


def by_leader(games: Sequence[Result]) -> list[Point]:
    """How often each leader won."""
    return _sorted(_rates(games, lambda r, seat: _WORDS.text(f"leader.{r.leaders[seat]}")))


def by_order(games: Sequence[Result]) -> list[Point]:
    """How often each place in the order of play won."""
    places = _rates(games, lambda r, seat: _ORDER[(seat - r.first) % len(r.seats)])
    return sorted(places, key=lambda point: _ORDER.index(point.name))


def by_agenda(games: Sequence[Result]) -> list[Point]:
    """Of the games with an agenda on the table, the part whose winner fulfilled it."""
    offered, used = Counter[str](), Counter[str]()
    for result in games:
        if not result.cut:
            offered.update(result.agendas)
            used.update({slug for seat in result.winners for slug in result.met[seat]})
    return _sorted(
        rate(_WORDS.text(f"agenda.{slug}"), used[slug], count) for slug, count in offered.items()
    )


def rate(name: str, wins: float, games: int) -> Point:
    """A rate with Wilson's interval."""
    low, high = wilson(wins, games)
    share = wins / games
    figures = f"{share * 100:.0f} % ({low * 100:.0f}–{high * 100:.0f}) of {games}"
    return Point(name, share, low, high, figures)


def markdown(players: int, games: Sequence[Result]) -> str:
    """All of it as tables; a rate is bold where an equal chance lies outside its interval."""
    finished = sum(not result.cut for result in games)
    rounds = sorted(result.rounds for result in games if not result.cut)
    length = f", {rounds[len(rounds) // 2]} rounds at the median" if rounds else ""
    head = f"{len(games)} games, {finished} of them to their end{length}."
    even = 1 / players
    return "\n\n".join(
        (
            head,
            _table("order of play", by_order(games), even),
            _table("leader", by_leader(games), even),
            _table("agenda", by_agenda(games), None),
        )
    )


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
