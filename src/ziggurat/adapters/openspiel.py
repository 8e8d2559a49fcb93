"""OpenSpiel games: importing this module registers all games, some in variants of their setup.

    pyspiel.load_game("NAME(players=4,max_answers=2000)")

Actions are those of the other environments, for chance too: every die and every draw is a chance
node. So are returns: the winners share 1 and the losers -1; a game that is broken
off after `max_answers` answers of the players brings 0 to all.

The information state of a player is all that it was told and is shown. `resample_from_infostate`
draws a state that the player cannot tell from the true one.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from ziggurat.adapters.encoding import actions_of
from ziggurat.adapters.observation import Array, field, observer_of, size_of
from ziggurat.adapters.recall import Recall
from ziggurat.adapters.seeded import MAX_ANSWERS, rewards
from ziggurat.core.flow import Ask, Roll
from ziggurat.core.forms import PLAYERS
from ziggurat.core.game import Setup
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.registry import plugin_named, plugins

_CHANCE_PER_ANSWER: Final = 40  # dice and draws after an answer, at the most and far beyond it


class _Position:
    """A position that OpenSpiel copies with its own quick copy and saves as its own JSON:
    objects of the compiled engine cannot be pickled."""

    def __init__(self, game: str, state: Any) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Position":
        return _Position(self.game, self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return _opened, (self.game, self.state.to_json())


def _opened(game: str, saved: dict[str, Any]) -> _Position:
    return _Position(game, plugin_named(game).game.from_json(saved))


class _Sampler:
    """OpenSpiel's source of chance, a number from 0 to 1 at a time, as the engine asks for it."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def randrange(self, stop: int, /) -> int:
        return min(int(self._sampler() * stop), stop - 1)


class GameState(pyspiel.State):
    """A position of a game."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self._plugin = game.plugin
        self._actions = actions_of(game.plugin.slug)
        self._at = _Position(game.plugin.slug, game.start.clone())
        self.recall = Recall(game.start.seats)
        self._answers = 0
        self._max_answers = game.max_answers

    @property
    def position(self) -> Any:
        """The position itself, to look at."""
        return self._at.state

    def current_player(self) -> int:
        pending = self.position.pending
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return pending.player if isinstance(pending, Ask) else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        pending = self.position.pending
        broken_off = self._answers >= self._max_answers and isinstance(pending, Ask)
        return pending is None or broken_off

    def returns(self) -> list[float]:
        return rewards(self.position.winners(), self.position.seats)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        roll = self.position.pending
        assert isinstance(roll, Roll)
        weights = dict(zip(roll.options, roll.weights or (1,) * len(roll.options), strict=True))
        total = sum(weights.values())
        return [
            (action, weights[option] / total)
            for action, option in self._actions.offered(roll).items()
        ]

    def _legal_actions(self, player: int) -> list[int]:
        pending = self.position.pending
        return list(self._actions.offered(pending)) if pending is not None else []

    def _apply_action(self, action: int) -> None:
        pending = self.position.pending
        assert pending is not None
        self._answers += isinstance(pending, Ask)
        self.recall.play(self.position, self._actions.offered(pending)[action])

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> "GameState":
        """A state that a player may take for this one, drawn fairly from what it knows. Its history
        is still that of the true game: only who draws may look at it."""
        drawn: GameState = self.clone()
        imagined = self._plugin.game.imagined(self.position, player, _Sampler(probability_sampler))
        drawn._at.state = imagined.clone()
        drawn.recall = self.recall.as_known_to(player)
        return drawn

    def _action_to_string(self, player: int, action: int) -> str:
        pending = self.position.pending
        option = self._actions.offered(pending).get(action) if pending is not None else None
        if pending is None or option is None:
            return f"action {action}"
        return f"{pending.prompt.name}: {self._plugin.game.name(self.position, pending, option)}"

    def __str__(self) -> str:
        pending = self.position.pending
        number, _ = self._plugin.turn(self.position)
        seen = self._plugin.text(self.position, None, "en")
        asked = "over" if pending is None else pending.prompt.name
        return "\n".join((seen, f"round {number}: {asked}"))


class GameObserver:
    """What a player sees, as a tensor: one piece for each field of the observation. As a string,
    with `recall`, all that it knows: what it was told before is added."""

    def __init__(
        self, plugin: GamePlugin, params: Mapping[str, Any] | None, recall: bool = False
    ) -> None:
        if params:
            raise ValueError(f"there is nothing to choose about observations, not {params}")
        self._plugin = plugin
        self._recall = recall
        self._observer = observer_of(plugin.slug)
        self.tensor: Array = np.zeros(size_of(plugin.slug), np.float32)
        self.dict = {
            name: field(self.tensor, name, plugin.slug) for name, _ in self._observer.fields
        }

    def set_from(self, state: GameState, player: int) -> None:
        self.tensor[:] = self._observer.observation(state.position, player)

    def string_from(self, state: GameState, player: int) -> str:
        """The view of the player (docs/api.md) as text; equal views give equal strings."""
        told = state.recall.told(player) if self._recall else ()
        return "\n".join((str(self._plugin.game.view(state.position, player)), *told))


class Game(pyspiel.Game):
    """A game of some setup, for some number of players."""

    plugin: GamePlugin
    setup: Setup
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        players = int(chosen.get("players", _fewest(self.plugin, self.setup)))
        self.max_answers = int(chosen.get("max_answers", MAX_ANSWERS))
        self.start = self.plugin.game.new({**self.setup, PLAYERS: players})
        actions = actions_of(self.plugin.slug).count
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_answers,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self) -> GameState:
        return GameState(self)

    def max_chance_nodes_in_history(self) -> int:
        return _CHANCE_PER_ANSWER * (self.max_answers + 1)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> GameObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return GameObserver(self.plugin, params, recall)


def _limits(plugin: GamePlugin, setup: Setup) -> tuple[int, int]:
    """The fewest and the most that can play."""
    players = plugin.form().field(PLAYERS)
    return players.limits(setup) if players else (1, 1)


def _fewest(plugin: GamePlugin, setup: Setup) -> int:
    return _limits(plugin, setup)[0]


def register(name: str, plugin: GamePlugin, setup: Setup) -> None:
    """Make a game of some setup known to OpenSpiel by a name."""
    fewest, most = _limits(plugin, setup)
    kind = pyspiel.GameType(
        short_name=name,
        long_name=plugin.name("en", setup),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest, "max_answers": MAX_ANSWERS},
    )
    made = type(name, (Game,), {"plugin": plugin, "setup": dict(setup), "kind": kind})
    pyspiel.register_game(kind, made)


for _plugin in plugins().values():
    for _name, _setup in (_plugin.study().variants() or {_plugin.slug: {}}).items():
        register(_name, _plugin, _setup)
