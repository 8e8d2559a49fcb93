"""A game in which a seeded stream answers for chance; environments play on it."""

from collections.abc import Mapping
from typing import Any, Final

from ziggurat.adapters.encoding import actions_of
from ziggurat.core.chance import picked
from ziggurat.core.flow import NOBODY, Ask, IllegalAnswer, Roll
from ziggurat.core.forms import PLAYERS
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.registry import plugin_named

MAX_ANSWERS: Final = 5000  # answers of all seats together after which a game is broken off


class Choosing:
    """Which game is played: by its slug, or the first one, and with which setup. Choices of the
    setup may be given by name, or in a mapping; raises NoGame, BadSetup."""

    def __init__(
        self, game: str = "", setup: Mapping[str, Any] | None = None, **chosen: Any
    ) -> None:
        self.plugin: GamePlugin = plugin_named(game)
        self.setup = self.plugin.game.checked_setup({**(setup or {}), **chosen})

    @property
    def seats(self) -> int:
        return int(self.setup[PLAYERS])

    def begun(self, seed: int, max_answers: int) -> "SeededGame":
        """A new game."""
        return SeededGame(self.plugin, self.setup, seed, max_answers)


class SeededGame:
    """One game, in actions instead of options."""

    def __init__(
        self,
        plugin: GamePlugin,
        setup: Mapping[str, Any],
        seed: int,
        max_answers: int = MAX_ANSWERS,
    ) -> None:
        self.plugin = plugin
        self.actions = actions_of(plugin.slug)
        self.seed = seed
        self.max_answers = max_answers
        self.answers = 0
        self.state: Any = plugin.game.new(setup)
        self._rolls = 0
        self._go_on()

    @property
    def asked(self) -> int:
        """The seat that is asked; NOBODY when the game is over or broken off."""
        pending = self.state.pending
        return pending.player if isinstance(pending, Ask) and not self.broken_off else NOBODY

    @property
    def over(self) -> bool:
        """Is the game played to its end?"""
        return self.state.pending is None

    @property
    def broken_off(self) -> bool:
        """Were all the answers given before the game came to its end?"""
        return self.answers >= self.max_answers and not self.over

    def answer(self, action: int) -> None:
        """Give the asked seat's answer; IllegalAnswer if it was not offered."""
        if action not in self.offered:
            raise IllegalAnswer(f"action {action} was not offered")
        self.choose(self.offered[action])

    def choose(self, option: int) -> None:
        """Give the asked seat's answer as an option, as bots do."""
        self.state.play(option)
        self.answers += 1
        self._go_on()

    def rewards(self) -> list[float]:
        """What each seat gets now."""
        return rewards(self.state.winners(), self.state.seats)

    def _go_on(self) -> None:
        while isinstance(roll := self.state.pending, Roll):
            self.state.play(picked(roll, self.seed, self._rolls))
            self._rolls += 1
        pending = self.state.pending
        self.offered: dict[int, int] = {}
        if self.asked != NOBODY and pending is not None:
            self.offered = self.actions.offered(pending)


def rewards(winners: tuple[int, ...], seats: int) -> list[float]:
    """The winners share 1 and the losers share -1; nobody gets anything while nobody has won, or
    when everybody has."""
    losers = seats - len(winners)
    if not winners or not losers:
        return [0.0] * seats
    return [1 / len(winners) if seat in winners else -1 / losers for seat in range(seats)]
