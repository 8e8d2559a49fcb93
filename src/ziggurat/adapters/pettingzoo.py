"""PettingZoo environments: `env`, where the agents act one after another as they are asked, and
`parallel_env`, where all of them hand in an action and that of the agent asked counts.

Agents are `player_0`, `player_1`, ... by their seats. An observation is a dict of `observation`
and `action_mask`; the mask of an agent that is not asked is empty, in
`parallel_env` it offers passing. Rewards come at the end: the winners share 1, the losers share -1.
Chance is answered by a stream that depends on the seed alone.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from ziggurat.adapters.encoding import actions_of
from ziggurat.adapters.observation import Array, action_mask, observer_of, size_of
from ziggurat.adapters.pictures import MODES, picture
from ziggurat.adapters.seeded import MAX_ANSWERS, Choosing
from ziggurat.core.flow import NOBODY

_ILLEGAL_REWARD: Final = -1


def env(**options: Any) -> AECEnv:
    """A game in which the agents act in turn; takes what `InTurn` takes. An action that is not
    offered ends the game, with -1 for that agent."""
    return OrderEnforcingWrapper(TerminateIllegalWrapper(InTurn(**options), _ILLEGAL_REWARD))


def parallel_env(**options: Any) -> ParallelEnv:
    """A game in which all agents hand in actions; takes what `InTurn` takes."""
    return InCycles(**options)


def observation_space(game: str) -> Dict:
    """What an agent sees of a game: numbers from -1 to 1 and the mask of its actions."""
    return Dict(
        {
            "observation": Box(-1, 1, (size_of(game),), np.float32),
            "action_mask": Box(0, 1, (actions_of(game).count,), np.int8),
        }
    )


class _Agents:
    """What both environments share: the agents, their spaces, seeds and pictures."""

    _kind: ClassVar[str]

    def __init__(
        self,
        game: str = "",
        setup: Mapping[str, Any] | None = None,
        seed: int | None = None,
        max_cycles: int = MAX_ANSWERS,
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        """`game` names the game, and further words (`players=3`) or `setup` what is chosen in its
        setup; `seed` is for resets that name none; after `max_cycles` answers the game is broken
        off."""
        self._chosen = Choosing(game, setup, **chosen)
        self.setup = self._chosen.setup
        slug = self._chosen.plugin.slug
        self.metadata = {"name": self._kind.format(slug), "render_modes": list(MODES)}
        self._actions, self._observer = actions_of(slug), observer_of(slug)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._chosen.seats)]
        self.observation_spaces = {agent: observation_space(slug) for agent in self.possible_agents}
        self.action_spaces = {
            agent: Discrete(self._actions.count) for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random(seed)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return picture(self._chosen.plugin, self.game.state, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        chance = int(self._random.integers(1 << 62))
        self.game = self._chosen.begun(chance, self.max_cycles)
        self.agents = self.possible_agents[:]

    def _seen(self, agent: str, waiting: dict[int, int]) -> dict[str, Array]:
        seat = self.possible_agents.index(agent)
        offered = self.game.offered if self.game.asked == seat else waiting
        return {
            "observation": self._observer.observation(self.game.state, seat),
            "action_mask": action_mask(self._actions, offered),
        }

    def _told(self, value: Any) -> dict[str, Any]:
        return dict.fromkeys(self.agents, value)

    def _earned(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.game.rewards(), strict=True))


class InTurn(_Agents, AECEnv):
    """A game in which the agents act one after another, as they are asked."""

    _kind: ClassVar[str] = "{}_v0"

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = self._told(0.0)
        self._cumulative_rewards = self._told(0.0)
        self.terminations = self._told(False)
        self.truncations = self._told(False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.asked]

    def observe(self, agent: str) -> dict[str, Array]:
        return self._seen(agent, {})

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.game.answer(int(action) if action is not None else -1)
        self._clear_rewards()
        if self.game.asked != NOBODY:
            self.agent_selection = self.possible_agents[self.game.asked]
        else:
            self.rewards = self._earned()
            self.terminations = self._told(self.game.over)
            self.truncations = self._told(self.game.broken_off)
        self._accumulate_rewards()
        self._deads_step_first()


class InCycles(_Agents, ParallelEnv):
    """A game in which every agent hands in an action each cycle. The action of the agent asked is
    its answer; if it was not offered, the first action offered is taken and the agent's info says
    `illegal`. The other agents pass, and whatever they hand in changes nothing."""

    _kind: ClassVar[str] = "{}_cycles_v0"

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Array]], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._views(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[Any, ...]:
        agent = self.possible_agents[self.game.asked]
        action = int(actions[agent])
        infos: dict[str, dict[str, Any]] = {each: {} for each in self.agents}
        if action not in self.game.offered:
            action = min(self.game.offered)
            infos[agent]["illegal"] = True
        self.game.answer(action)
        views, rewards = self._views(), self._earned()
        over, broken_off = self._told(self.game.over), self._told(self.game.broken_off)
        if self.game.asked == NOBODY:
            self.agents = []
        return views, rewards, over, broken_off, infos

    def _views(self) -> dict[str, dict[str, Array]]:
        return {agent: self._seen(agent, {self._actions.passing: 0}) for agent in self.agents}
