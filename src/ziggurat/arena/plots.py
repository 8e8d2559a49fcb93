"""Plots as inline SVG. Colours come from the page's style sheet, so they follow light and dark."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

_WIDTH: Final = 640
_LABEL: Final = 150  # room for names on the left
_VALUE: Final = 160  # and for figures on the right
_LINE: Final = 24
_TOP: Final = 8
_AXIS: Final = 28


@dataclass(frozen=True, slots=True)
class Point:
    """A value with its interval, and what to write beside it."""

    name: str
    value: float
    low: float
    high: float
    figures: str


@dataclass(frozen=True, slots=True)
class Scale:
    """From values to places on the plot."""

    low: float
    high: float
    step: float
    unit: str = ""

    def at(self, value: float) -> float:
        width = _WIDTH - _LABEL - _VALUE
        return round(_LABEL + (value - self.low) / (self.high - self.low) * width, 1)

    def ticks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + n * self.step for n in range(count + 1)]

    def written(self, tick: float) -> str:
        return f"{tick * 100:.0f} %" if self.unit == "%" else f"{tick:.0f}"


def shares(points: Sequence[Point]) -> Scale:
    """A scale for rates, no wider than needed."""
    top = max((point.high for point in points), default=1.0)
    step = 0.25 if top > 0.6 else 0.1
    return Scale(0.0, min(1.0, ceil(top / step - 1e-9) * step), step, "%")


def spread(points: Sequence[Point]) -> Scale:
    """A scale from the lowest to the highest interval, in round steps."""
    low = min((point.low for point in points), default=-1.0)
    high = max((point.high for point in points), default=1.0)
    step = _round_step(max(high - low, 1.0) / 4)
    return Scale(
        floor(low / step) * step, max(ceil(high / step), floor(low / step) + 1) * step, step
    )


def _round_step(wish: float) -> float:
    power: float = 10.0 ** floor(log10(wish))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= wish)


def intervals(title: str, points: Sequence[Point], scale: Scale, mark: float | None = None) -> str:
    """A dot and its interval for each point, with a line at a value to compare with."""
    bottom = _TOP + len(points) * _LINE
    parts = []
    for tick in scale.ticks():
        x = scale.at(tick)
        parts.append(f'<path class="grid" d="M{x} {_TOP}V{bottom}"/>')
        parts.append(_text(x, bottom + 18, scale.written(tick), "tick mid"))
    if mark is not None:
        parts.append(f'<path class="mark" d="M{scale.at(mark)} {_TOP}V{bottom}"/>')
    for n, point in enumerate(points):
        y = _TOP + n * _LINE + _LINE // 2
        a, b = scale.at(max(point.low, scale.low)), scale.at(min(point.high, scale.high))
        parts.append(
            f"<g><title>{escape(f'{point.name}: {point.figures}')}</title>"
            f'<path class="span" d="M{a} {y}H{b}M{a} {y - 4}v8M{b} {y - 4}v8"/>'
            f'<circle class="dot" cx="{scale.at(point.value)}" cy="{y}" r="4.5"/></g>'
        )
        parts.append(_text(_LABEL - 12, y + 4, _short(point.name), "name end"))
        parts.append(_text(_WIDTH, y + 4, point.figures, "figure end"))
    return _svg(title, _WIDTH, bottom + _AXIS, parts)


def columns(title: str, counts: Sequence[tuple[str, int, int]]) -> str:
    """A column for each (name, finished, cut): cut games stand hatched on top."""
    height, bottom = 150, _TOP + 170
    tallest = max((a + b for _, a, b in counts), default=1) or 1
    wide = (_WIDTH - 16) / max(1, len(counts))
    every = max(1, ceil(44 / wide))
    parts = [f'<path class="grid" d="M8 {bottom}H{_WIDTH - 8}"/>']
    for n, (name, finished, cut) in enumerate(counts):
        x = round(8 + n * wide + 1, 1)
        low, high = height * finished / tallest, height * (finished + cut) / tallest
        size = f'x="{x}" width="{round(wide - 2, 1)}"'
        told = f"{name}: {finished} finished, {cut} cut"
        parts.append(
            f"<g><title>{escape(told)}</title>"
            f'<rect class="bar" {size} y="{bottom - low:.1f}" height="{low:.1f}"/>'
            f'<rect class="cut" {size} y="{bottom - high:.1f}" height="{high - low:.1f}"/></g>'
        )
        if n % every == 0:
            parts.append(_text(x + wide / 2, bottom + 18, name, "tick mid"))
        if finished + cut == tallest:
            parts.append(_text(x + wide / 2, bottom - high - 6, str(tallest), "figure mid"))
    return _svg(title, _WIDTH, bottom + _AXIS, parts)


def matrix(title: str, names: Sequence[str], cells: dict[tuple[str, str], Point]) -> str:
    """How often the bot of the line won where the bot of the column sat at the table too."""
    size = max(44, min(92, (_WIDTH - _LABEL) // max(1, len(names))))
    line = 40
    parts = []
    for n, name in enumerate(names):
        y = 28 + n * line
        parts.append(_text(_LABEL + n * size + size / 2, 18, _short(name, size // 7), "name mid"))
        parts.append(_text(_LABEL - 12, y + 24, _short(name), "name end"))
        for m, other in enumerate(names):
            x = _LABEL + m * size
            cell = cells.get((name, other))
            box = f'x="{x + 1}" y="{y + 1}" width="{size - 2}" height="{line - 2}" rx="4"'
            if cell is None:
                parts.append(f'<rect class="empty" {box}/>')
                continue
            parts.append(
                f"<g><title>{escape(cell.figures)}</title>"
                f'<rect class="heat" {box} fill-opacity="{0.08 + 0.72 * cell.value:.2f}"/>'
                f"{_text(x + size / 2, y + 24, f'{cell.value * 100:.0f} %', 'cell mid')}</g>"
            )
    width = max(_WIDTH, _LABEL + len(names) * size)
    return _svg(title, width, 36 + len(names) * line, parts)


def _short(name: str, letters: int = 22) -> str:
    return name if len(name) <= letters else name[: letters - 1] + "…"


def _text(x: float, y: float, text: str, classes: str) -> str:
    return f'<text class="{classes}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _svg(title: str, width: float, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )
