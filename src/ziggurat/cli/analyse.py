"""`ziggurat replay --analyse`: the course of a game in chances, drawn with letters, and its turning
points."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from ziggurat.bots.analysis import Course, Turning, course_of
from ziggurat.cli.advised import advised_of, percent, show_advised
from ziggurat.cli.face import Face
from ziggurat.cli.screen import Screen
from ziggurat.cli.words import Texts
from ziggurat.core.match import Match

_BLOCKS: Final = " ▁▂▃▄▅▆▇█"
_HEIGHT: Final = 3  # lines of a seat's plot
_INTERRUPTED: Final = 130


def analyse(
    screen: Screen, texts: Texts, face: Face[Any], match: Match[Any], as_json: bool
) -> None:
    """Look at every turn of a game and tell what was found, all of it or as far as one waited."""
    course, stopped = _followed(texts, face, match)
    if as_json:
        typer.echo(json.dumps(_plain(face, match, course), ensure_ascii=False, indent=1))
    else:
        _show(screen, texts, face, match, course)
    if stopped:
        typer.echo(texts("analysis.stopped", done=course.done, of=course.of), err=True)
        raise typer.Exit(_INTERRUPTED)


def _followed(texts: Texts, face: Face[Any], match: Match[Any]) -> tuple[Course, bool]:
    """The course of a game, and whether the user cut it short."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
    )
    course = Course()
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task(texts("analysis.progress"), total=None)
        try:
            for course in course_of(match.game, match.start, match.answers, face.turn):
                progress.update(task, completed=course.done, total=course.of)
        except KeyboardInterrupt:
            return course, True
    return course, False


def _plain(face: Face[Any], match: Match[Any], course: Course) -> dict[str, Any]:
    """A course as data, of the same form as the table's API gives it."""
    turning = []
    for each in course.turning:
        *better, played = advised_of(face, match.at(each.at), [*each.better, each.played])
        turning.append(
            {
                "at": each.at,
                "seat": each.seat,
                "lost": round(each.lost, 3),
                "played": asdict(played),
                "better": [asdict(answer) for answer in better],
            }
        )
    points = [
        point._asdict() | {"chances": [round(chance, 3) for chance in point.chances]}
        for point in course.points
    ]
    return {"done": course.done, "of": course.of, "points": points, "turning": turning}


def _show(screen: Screen, texts: Texts, face: Face[Any], match: Match[Any], course: Course) -> None:
    s = match.state
    screen.heading(texts("analysis.chances"))
    if course.points:
        names = [face.seat(s, seat) for seat in range(s.seats)]
        styles = face.seat_styles(s)
        margin = max(map(len, names)) + 7
        shown = _spread(len(course.points), screen.size.width - margin - 1)
        for seat, name in enumerate(names):
            chances = [course.points[number].chances[seat] for number in shown]
            last = percent(texts, chances[-1])
            label = f"{name:<{margin - 7}} {last:>5}"
            for number, line in enumerate(_plot(chances)):
                left = label if number == _HEIGHT - 1 else ""
                screen.show(Text(f"{left:<{margin}}{line}", styles.get(name, ""), no_wrap=True))
        rounds = _axis([course.points[number].round for number in shown])
        screen.show(Text(f"{texts('analysis.rounds'):>{margin - 1}} {rounds}", "dim", no_wrap=True))
    screen.heading(texts("analysis.turning"))
    if not course.turning:
        screen.say(texts("analysis.no_turning"))
    for turning in course.turning:
        _show_turning(screen, texts, face, match, turning)


def _show_turning(
    screen: Screen, texts: Texts, face: Face[Any], match: Match[Any], turning: Turning
) -> None:
    s = match.at(turning.at)
    *better, played = advised_of(face, s, [*turning.better, turning.played])
    before, after = turning.better[0].chance, turning.played.chance
    screen.say(
        texts(
            "analysis.lost",
            number=turning.at,
            round=face.turn(s)[0],
            seat=face.seat(s, turning.seat),
            text=played.text,
            before=percent(texts, before),
            after=percent(texts, after),
        ),
        "bold",
    )
    screen.say(texts("analysis.better"))
    show_advised(screen, texts, better)


def _spread(count: int, width: int) -> list[int]:
    """At most `width` of so many points, evenly, the first and the last among them."""
    if count <= width:
        return list(range(count))
    return [round(number * (count - 1) / (width - 1)) for number in range(width)]


def _plot(chances: Sequence[float]) -> Iterator[str]:
    """Bars of blocks from the top line down."""
    full = len(_BLOCKS) - 1
    for line in reversed(range(_HEIGHT)):
        levels = (round(chance * _HEIGHT * full) - line * full for chance in chances)
        yield "".join(_BLOCKS[min(full, max(0, level))] for level in levels)


def _axis(rounds: Sequence[int]) -> str:
    """The number of every fifth round below where it begins, if there is room for it."""
    line = ""
    before = 0
    for place, number in enumerate(rounds):
        room = (not line or len(line) < place) and place + len(str(number)) <= len(rounds)
        if number != before and number % 5 == 0 and room:
            line = f"{line:<{place}}{number}"
        before = number
    return line
