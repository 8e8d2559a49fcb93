"""OpenSpiel games: importing this module registers `dawn_base` and `dawn_terra_incognita`.

    pyspiel.load_game("dawn_terra_incognita(players=4,max_answers=2000)")

Actions are those of encoding.py, for chance too: every die and every draw is a chance node. Returns
are those of the other environments: the winners share 1 and the losers -1; a game that is broken
off after `max_answers` answers of the players brings 0 to all.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from ziggurat.adapters.encoding import ACTIONS, offered
from ziggurat.adapters.observation import FIELDS, SIZE, Array, field, observation
from ziggurat.adapters.pictures import text
from ziggurat.adapters.seeded import MAX_ANSWERS, rewards
from ziggurat.core.flow import Ask, Roll
from ziggurat.games.dawn.content import BASE, EDITIONS, TERRA
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.options import option_name
from ziggurat.games.dawn.state import State

_CHANCE_PER_ANSWER: Final = 40  # dice and draws after an answer, at the most and far beyond it


class _Position:
    """A position that OpenSpiel copies with its own quick copy and saves as its own JSON:
    objects of the compiled engine cannot be pickled."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Position":
        return _Position(self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return _opened, (self.state.to_json(),)


def _opened(saved: dict[str, Any]) -> _Position:
    return _Position(DAWN.from_json(saved))


class DawnState(pyspiel.State):
    """A position of A New Dawn."""

    def __init__(self, game: "DawnGame") -> None:
        super().__init__(game)
        self._at = _Position(game.start.clone())
        self._answers = 0
        self._max_answers = game.max_answers

    @property
    def position(self) -> State:
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
        return [(action, weights[option] / total) for action, option in offered(roll).items()]

    def _legal_actions(self, player: int) -> list[int]:
        pending = self.position.pending
        return list(offered(pending)) if pending is not None else []

    def _apply_action(self, action: int) -> None:
        pending = self.position.pending
        assert pending is not None
        self._answers += isinstance(pending, Ask)
        self.position.play(offered(pending)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        pending = self.position.pending
        option = offered(pending).get(action) if pending is not None else None
        if pending is None or option is None:
            return f"action {action}"
        return f"{pending.prompt.name}: {option_name(pending, option)}"

    def __str__(self) -> str:
        pending = self.position.pending
        asked = "over" if pending is None else pending.prompt.name
        return "\n".join((text(self.position), f"round {self.position.round}: {asked}"))


class DawnObserver:
    """What a player sees, as a tensor: one piece for each field of fields.py."""

    def __init__(self, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there is nothing to choose about observations, not {params}")
        self.tensor: Array = np.zeros(SIZE, np.float32)
        self.dict = {name: field(self.tensor, name) for name, _ in FIELDS}

    def set_from(self, state: DawnState, player: int) -> None:
        self.tensor[:] = observation(state.position, player)

    def string_from(self, state: DawnState, player: int) -> str:
        """The view of the player (docs/api.md) as text; equal views give equal strings."""
        return str(DAWN.view(state.position, player))


class DawnGame(pyspiel.Game):
    """An edition, for some number of players."""

    edition: str
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        players = int(chosen.get("players", 2))
        self.max_answers = int(chosen.get("max_answers", MAX_ANSWERS))
        self.start = DAWN.new({"edition": self.edition, "players": players})
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=ACTIONS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_answers,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self) -> DawnState:
        return DawnState(self)

    def max_chance_nodes_in_history(self) -> int:
        return _CHANCE_PER_ANSWER * (self.max_answers + 1)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> DawnObserver:
        return DawnObserver(params)


def _register(name: str, edition: str, long_name: str) -> type[DawnGame]:
    fewest, most = EDITIONS[edition].seats
    kind = pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "max_answers": MAX_ANSWERS},
    )
    made = type(name, (DawnGame,), {"edition": edition, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


BaseGame: Final = _register("dawn_base", BASE, "A New Dawn")
TerraGame: Final = _register("dawn_terra_incognita", TERRA, "A New Dawn: Terra Incognita")
