"""The learning curve as a table and as one SVG file, on white so that dark pages show it too."""

from collections.abc import Iterator, Sequence
from typing import Final

from examples.train.training import Point

from ziggurat.arena.stats import wilson

_WIDTH, _HEIGHT = 640, 340
_LEFT, _RIGHT, _TOP, _BOTTOM = 60, 610, 24, 260
_COLOURS: Final = {"random": "#2f9e6e", "builder": "#3b82c4", "automaton": "#d1603d"}
_STYLE: Final = """
text { font: 13px system-ui, sans-serif; fill: #333 }
.grid { stroke: #ccc }
"""


def table(curve: Sequence[Point]) -> str:
    """The points of the curve as CSV."""
    lines = [f"games,measured,{','.join(curve[0].wins)}"]
    for point in curve:
        wins = map(str, point.wins.values())
        lines.append(f"{point.games},{point.measured},{','.join(wins)}")
    return "\n".join(lines) + "\n"


def drawing(curve: Sequence[Point]) -> str:
    """Wins against each rival over the games of self-play, with 95 % intervals."""
    return "\n".join(_lines(curve)) + "\n"


def _lines(curve: Sequence[Point]) -> Iterator[str]:
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">'
    yield "<title>Games won against other bots, by games of self-play</title>"
    yield f"<style>{_STYLE}</style>"
    yield f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="8" fill="white"/>'
    for part in (0, 25, 50, 75, 100):
        y = _height(part / 100)
        yield f'<path class="grid" d="M{_LEFT} {y}H{_RIGHT}"/>'
        yield f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{part} %</text>'
    last = max(curve[-1].games, 1)
    for point in curve:
        x = _place(point.games, last)
        yield f'<text x="{x}" y="{_BOTTOM + 20}" text-anchor="middle">{point.games}</text>'
    middle = (_LEFT + _RIGHT) / 2
    yield f'<text x="{middle}" y="{_BOTTOM + 40}" text-anchor="middle">games of self-play</text>'
    for number, rival in enumerate(curve[0].wins):
        yield from _line(curve, rival, last)
        x = _LEFT + 190 * number
        yield f'<path d="M{x} {_HEIGHT - 22}h20" stroke="{_COLOURS[rival]}" stroke-width="3"/>'
        yield f'<text x="{x + 26}" y="{_HEIGHT - 18}">wins against {rival}</text>'
    yield "</svg>"


def _line(curve: Sequence[Point], rival: str, last: int) -> Iterator[str]:
    colour = _COLOURS[rival]
    upper, middle, lower = [], [], []
    for point in curve:
        x, wins = _place(point.games, last), point.wins[rival]
        low, high = wilson(wins, point.measured)
        upper.append(f"{x},{_height(high)}")
        middle.append(f"{x},{_height(wins / point.measured)}")
        lower.append(f"{x},{_height(low)}")
    band = " ".join(upper + lower[::-1])
    yield f'<polygon points="{band}" fill="{colour}" fill-opacity="0.15"/>'
    yield f'<polyline points="{" ".join(middle)}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _place(games: int, last: int) -> float:
    return round(_LEFT + (_RIGHT - _LEFT) * games / last, 1)


def _height(part: float) -> float:
    return round(_BOTTOM - (_BOTTOM - _TOP) * part, 1)
