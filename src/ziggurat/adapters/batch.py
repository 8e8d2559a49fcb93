"""Many games stepped together in one process, for training by self-play.

Every game asks one seat at a time; a step gives each of them the answer of the seat it asks. A game
that ends begins anew at once, with the next seed of its stream.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from ziggurat.adapters.encoding import actions_of
from ziggurat.adapters.observation import Array, observer_of, size_of
from ziggurat.adapters.seeded import MAX_ANSWERS, Choosing, SeededGame
from ziggurat.core.flow import NOBODY


class Questions(NamedTuple):
    """What the games ask: one row for each game."""

    seats: Array  # int64 (games,): who is asked
    observation: Array  # float32 (games, numbers): what that seat sees
    action_mask: Array  # int8 (games, actions)


class Outcomes(NamedTuple):
    """What a step brought: one row for each game, of the game as it was before it began anew."""

    rewards: Array  # float32 (games, players): at the end of a game, else zeros
    over: Array  # bool (games,): played to its end
    broken_off: Array  # bool (games,): stopped after `max_answers`


class Batch:
    """`games` games of the same setup; `game` names the game, and further words (`players=3`) what
    is chosen in its setup."""

    def __init__(
        self,
        games: int,
        game: str = "",
        setup: Mapping[str, Any] | None = None,
        seed: int = 0,
        max_answers: int = MAX_ANSWERS,
        **chosen: Any,
    ) -> None:
        self._chosen = Choosing(game, setup, **chosen)
        self.setup = self._chosen.setup
        slug = self._chosen.plugin.slug
        self._size, self._actions = size_of(slug), actions_of(slug).count
        self._observer = observer_of(slug)
        self.max_answers = max_answers
        self._seeds = [np.random.default_rng([seed, number]) for number in range(games)]
        self.games = [self._new(number) for number in range(games)]

    def questions(self) -> Questions:
        """What the games ask now."""
        seats = np.array([game.asked for game in self.games])
        observed: Array = np.empty((len(self.games), self._size), np.float32)
        mask: Array = np.zeros((len(self.games), self._actions), np.int8)
        for number, game in enumerate(self.games):
            observed[number] = self._observer.observation(game.state, game.asked)
            mask[number, list(game.offered)] = 1
        return Questions(seats, observed, mask)

    def step(self, actions: Sequence[int]) -> tuple[Questions, Outcomes]:
        """Give one answer in every game; IllegalAnswer if one was not offered."""
        count, players = len(self.games), self._chosen.seats
        earned: Array = np.zeros((count, players), np.float32)
        over: Array = np.zeros(count, bool)
        broken_off: Array = np.zeros(count, bool)
        for number, (game, action) in enumerate(zip(self.games, actions, strict=True)):
            game.answer(int(action))
            if game.asked == NOBODY:
                earned[number] = game.rewards()
                over[number], broken_off[number] = game.over, game.broken_off
                self.games[number] = self._new(number)
        return self.questions(), Outcomes(earned, over, broken_off)

    def _new(self, number: int) -> SeededGame:
        seed = int(self._seeds[number].integers(1 << 62))
        return self._chosen.begun(seed, self.max_answers)
