"""How bots play, besides whether they win: figures of each bot from the records of its games.

A game says what is worth counting (Study.habits).
"""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from ziggurat.core.notes import whole
from ziggurat.core.records import replayed
from ziggurat.games.registry import plugin_named
from ziggurat.games.study import Habit


@dataclass(frozen=True, slots=True)
class Row:
    """One figure of one bot: `count` of `of`, or `count` in all over `of` games."""

    bot: str
    figure: str
    count: float
    of: int
    share: bool  # is it a part of the whole, or a mean?

    def told(self) -> str:
        """For a table."""
        if not self.of:
            return "-"
        if not self.share:
            return f"{self.count / self.of:.1f}"
        return f"{self.count / self.of:.1%} ({self.count:g} of {self.of})"

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def is_told(game: str) -> bool:
    """Does a game say what is worth counting?"""
    return plugin_named(game).study().habits() is not None


def rows(game: str, records: Iterable[dict[str, Any]]) -> list[Row]:
    """The figures of all bots in these games, in the order in which the game tells them."""
    sums: dict[tuple[str, str], Row] = {}
    for data in records:
        for bot, habits in zip(data["seats"], _habits(game, data), strict=True):
            for text, count, of, share in habits:
                before = sums.get((text, bot), Row(bot, text, 0, 0, share))
                sums[text, bot] = Row(bot, text, before.count + count, before.of + of, share)
    return list(sums.values())


def _habits(game: str, data: dict[str, Any]) -> list[list[Habit]]:
    """By seat, what a game tells."""
    plugin = plugin_named(game)
    watch = plugin.study().habits()
    assert watch is not None
    heard = 0
    for match in replayed(plugin.game, data, log=True):
        for _, note in match.log[heard:]:
            watch.hear(whole(note))
        heard = len(match.log)
    return watch.habits(match.state)
