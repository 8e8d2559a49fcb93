"""What seats leave to the table: the kinds of questions that they do not want to be asked.

A setting of the table and no part of the position: a record has the answer that the table gave,
like any other. The table answers as late as it lets bots answer, so nobody learns from the time
who was asked."""

from collections.abc import Iterable, Mapping

from ziggurat.core.flow import PASS, Ask
from ziggurat.games.plugin import GamePlugin


class Unasked:
    """The wishes of the seats at one table."""

    def __init__(self, plugin: GamePlugin) -> None:
        self._plugin = plugin
        self._of: dict[int, set[str]] = {}

    def words(self, lang: str) -> Mapping[str, str]:
        """The kinds of questions that can be left to the table, in words."""
        return self._plugin.windows(lang)

    def kinds(self) -> list[str]:
        return list(self.words("en"))

    def ask_only(self, seat: int, about: Iterable[str]) -> None:
        """From now on a seat wants to be asked about these kinds alone."""
        self._of[seat] = set(self.kinds()) - set(about)

    def asks_only(self, seat: int, about: Iterable[str]) -> bool:
        """Does a seat want just that?"""
        return self._of.get(seat, set()) == set(self.kinds()) - set(about)

    def is_asked(self, seat: int, kind: str) -> bool:
        """Does a seat want to be asked about a kind?"""
        return kind not in self._of.get(seat, ())

    def is_window(self, s: object, question: Ask) -> bool:
        """Is it a moment in which a seat may react to what another does, and need not?"""
        if not question.secret or PASS not in question.options:
            return False
        return self._plugin.window(s, question) != ""

    def passes(self, s: object, question: Ask | None) -> bool:
        """Does the table pass instead of asking this?"""
        if question is None or PASS not in question.options:
            return False
        return not self.is_asked(question.player, self._plugin.window(s, question) or "always")
