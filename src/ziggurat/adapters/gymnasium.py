"""A Gymnasium environment: one seat learns, bots hold the others.

    gymnasium.make("ziggurat.adapters.gymnasium:ziggurat/NAME-v0", opponents=["greedy"])

NAME is the slug of a game with a capital.

Observation and actions are those of the PettingZoo environments. The reward comes at the end: 1 for
winning alone, -1/(losers) for losing. An action that is not offered ends the game with -1, and the
info says `illegal`.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

import gymnasium
from gymnasium.spaces import Discrete

from ziggurat.adapters.encoding import actions_of
from ziggurat.adapters.observation import Array, action_mask, observer_of
from ziggurat.adapters.pettingzoo import observation_space
from ziggurat.adapters.pictures import MODES, picture
from ziggurat.adapters.seeded import MAX_ANSWERS, Choosing
from ziggurat.bots.belief import belief
from ziggurat.bots.specs import maker
from ziggurat.core.flow import NOBODY
from ziggurat.games.registry import plugins

_ILLEGAL_REWARD: Final = -1.0
Seen = dict[str, Array]


class AgainstBots(gymnasium.Env):
    """One seat against bots."""

    metadata: ClassVar = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: str = "",
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        setup: Mapping[str, Any] | None = None,
        max_cycles: int = MAX_ANSWERS,
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        """`game` names the game, and further words (`players=3`) what is chosen in its setup;
        `opponents` are bots as the arena names them, one for each other seat clockwise from the
        learner's, or one for all; after `max_cycles` answers of all seats the game is broken
        off."""
        self._chosen = Choosing(game, setup, **chosen)
        self.setup, self._plugin = self._chosen.setup, self._chosen.plugin
        players, slug = self._chosen.seats, self._plugin.slug
        others = [(seat + n) % players for n in range(1, players)]
        named = list(opponents) * (len(others) if len(opponents) == 1 else 1)
        self._makers = dict(zip(others, [maker(each, slug) for each in named], strict=True))
        self.seat = seat
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self._actions, self._observer = actions_of(slug), observer_of(slug)
        self.observation_space = observation_space(slug)
        self.action_space = Discrete(self._actions.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = self.np_random.integers(1 << 62, size=len(self._makers) + 1)
        chance, *seeds = map(int, drawn)
        self.game = self._chosen.begun(chance, self.max_cycles)
        makers = self._makers.items()
        self._bots = {at: make(seed) for (at, make), seed in zip(makers, seeds, strict=True)}
        self._random = Random(chance)
        self._let_bots_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.game.offered:
            return self._seen(), _ILLEGAL_REWARD, True, False, {"illegal": True}
        self.game.answer(int(action))
        self._let_bots_play()
        reward = self.game.rewards()[self.seat]
        return self._seen(), reward, self.game.over, self.game.broken_off, {}

    def action_masks(self) -> Array:
        """Which actions are offered, as MaskablePPO of sb3-contrib asks for it."""
        return action_mask(self._actions, self.game.offered).astype(bool)

    def render(self) -> str | None:
        return picture(self._plugin, self.game.state, self.render_mode)

    def _let_bots_play(self) -> None:
        while self.game.asked not in (self.seat, NOBODY):
            asked = self.game.asked
            seen = belief(self._plugin.game, self.game.state, asked, self._random)
            self.game.choose(self._bots[asked].choose(seen))

    def _seen(self) -> Seen:
        return {
            "observation": self._observer.observation(self.game.state, self.seat),
            "action_mask": action_mask(self._actions, self.game.offered),
        }


for _slug in plugins():
    gymnasium.register(
        id=f"ziggurat/{_slug.capitalize()}-v0", entry_point=AgainstBots, kwargs={"game": _slug}
    )
