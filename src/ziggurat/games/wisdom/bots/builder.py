"""A bot of The Board Game with one plan: one of the four victories. It is no strategist; simulation
uses it to see what random play never gets to."""

from typing import ClassVar, Final

from ziggurat.bots.simple import RandomBot
from ziggurat.core.flow import PASS, Ask
from ziggurat.core.game import GameState
from ziggurat.games.wisdom import options as kinds
from ziggurat.games.wisdom.bots.bargains import ACCEPT, REFUSE, gain
from ziggurat.games.wisdom.bots.marching import (
    bold,
    bold_on_villages,
    is_threatened,
    step_worths,
)
from ziggurat.games.wisdom.bots.plans import PLANS, icons_worth, tech_worth
from ziggurat.games.wisdom.bots.sites import building_gain, square_worth
from ziggurat.games.wisdom.content import (
    ANARCHY,
    BUILDINGS,
    TECHS,
    TRADE,
)
from ziggurat.games.wisdom.options import (
    ACTS,
    ADVANCE,
    ARMY,
    BUILD,
    DEVOTE,
    FOUND,
    GOVERN,
    HARVEST,
    MOVE,
    NEW_FRONT,
    OBJECTS,
    PLACE,
    PLAY_EVENT,
    PRODUCE,
    PROGRAM,
    RAISE,
    REST,
    SCOUT,
    TAKE_ACTION,
    UNIT_CARD,
    USE,
    WALLS,
)
from ziggurat.games.wisdom.rules.fronts import battle_of
from ziggurat.games.wisdom.rules.limits import city_limit
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.producing import Produce, cost_of
from ziggurat.games.wisdom.rules.squares import enemy_figures
from ziggurat.games.wisdom.rules.sums import arts, production
from ziggurat.games.wisdom.rules.wonders import wonder_cost
from ziggurat.games.wisdom.state import HOME, State

PLACES = ("place_person", "free_building_square", "spanish_square", "produce_where")
NOTHING: Final = 0.1  # what a building is worth that brings nothing new


class BuilderBot(RandomBot):
    """Founds, builds and researches as it can, and leans towards one victory."""

    quick: ClassVar[bool] = True

    def __init__(self, seed: int, plan: str = "") -> None:
        super().__init__(seed)
        names = list(PLANS)
        self.plan = plan if plan in PLANS else names[seed % len(names)]
        self._plan = PLANS[self.plan]
        self._likes = [2.5 * self._random.random() for _ in TECHS]  # so that all are seen

    def choose(self, s: GameState) -> int:
        ask = s.pending
        if not isinstance(s, State) or not isinstance(ask, Ask):
            return super().choose(s)
        if ask.prompt.kind == kinds.STEP:
            group = next(frame for frame in reversed(s.stack) if isinstance(frame, MoveGroup))
            values = self._steps(s, ask, group)
        else:
            values = [self._value(s, ask, option) for option in ask.options]
        noisy = [value + 0.5 * self._random.random() for value in values]
        return ask.options[noisy.index(max(noisy))]

    def _steps(self, s: State, ask: Ask, group: MoveGroup) -> list[float]:
        warlike = self.plan == "military"
        attack = bold if warlike else bold_on_villages
        return step_worths(s, ask.player, group, ask.options, warlike, attack)

    def _value(self, s: State, ask: Ask, option: int) -> float:
        """What an answer is worth; passing is worth 0."""
        kind, name = ask.prompt.kind, ask.prompt.name
        if kind == kinds.REACTION:
            return 0.6 if option == PASS else 0.4 if option == REST else 1.0
        if option == PASS:
            return 0.0
        if kind == kinds.ACT:
            return self._act(s, ask.player, option)
        if kind == kinds.TECH:
            return tech_worth(self._plan, option) + self._likes[option]
        if kind == kinds.OBJECT:
            return self._object(s, ask.player, option)
        if kind == kinds.PLAY:
            return self._play(s, option)
        if kind == kinds.GROUP:
            return float(option // kinds.GROUPS)
        if name in PLACES:
            return 5.0 - square_worth(s, self._plan, option)
        if name == "hold_square":
            return 1.0 + (enemy_figures(s, ask.player) >> option & 1)
        if kind == kinds.ITEM or name == "offer_to":
            return -1.0
        if name in ("answer_offer", "answer_counter"):
            return gain(s) if option == ACCEPT else 0.0 if option == REFUSE else -9.0
        return 1.0

    def _act(self, s: State, player: int, option: int) -> float:
        act, what = divmod(option, ACTS)
        if act == FOUND:
            return 20.0
        if act == GOVERN:
            return -1.0 if what == ANARCHY else 4.0
        if act in (PLACE, USE):
            return 6.0
        if act == PLAY_EVENT:
            return 1.0
        if act == ADVANCE:
            return self._plan.advance
        if act == MOVE:
            return 2.0
        assert act == TAKE_ACTION
        return self._city(s, player, what // 8, what % 8)

    def _city(self, s: State, player: int, city: int, action: int) -> float:
        """City actions by what they would bring."""
        makes = production(s, player, city)
        if action == PRODUCE:
            return 1.5 + makes / 4
        if action == DEVOTE:
            return 1.0 + self._plan.devote * arts(s, player, city) / 4
        if action == HARVEST:
            return 2.5 if sum(s.tokens[player]) < 3 else 1.0
        assert action == PROGRAM
        costs = [wonder_cost(s, player, wonder) for wonder in s.market]
        in_reach = any(makes < cost <= 2 * makes + 3 for cost in costs)
        return self._plan.wonder / 2 + makes / 4 if in_reach else 1.0

    def _object(self, s: State, player: int, option: int) -> float:
        """Objects by the plan; trade that would be turned into production is missed."""
        sort, which = divmod(option, OBJECTS)
        found = 1.5
        if sort == RAISE:
            found = self._plan.wonder
        elif sort == BUILD:
            found = 2.5 + icons_worth(self._plan, BUILDINGS[which].icons)
        elif sort == SCOUT:
            wanted = len(s.cities[player]) < city_limit(s, player)
            found = 7.0 if wanted and all(n == HOME for n in s.scouts[player]) else 2.0
        elif sort == UNIT_CARD:
            found = self._plan.unit if sum(s.units[player]) < self._plan.units else 0.5
            found = 6.5 if is_threatened(s, player) else found
        elif sort == WALLS:
            found = 6.0 if is_threatened(s, player) else 1.0
        elif sort == ARMY:
            few = 2 * sum(n >= 0 for n in s.armies[player]) <= sum(s.units[player])
            found = self._plan.army if few else 0.5
        frame = next((frame for frame in reversed(s.stack) if isinstance(frame, Produce)), None)
        if frame is None:
            return found
        if sort == BUILD:
            centre = s.cities[player][frame.city]
            if building_gain(s, player, self._plan, centre, which) <= 0:
                return NOTHING
        missing = cost_of(s, player, option) - production(s, player, frame.city)
        miss = 0.1 if sort == RAISE else 0.3
        return found - miss * self._plan.icons[TRADE] * max(0, missing)

    def _play(self, s: State, option: int) -> float:
        """Meet an enemy unit rather than open a front."""
        front = option % kinds.FRONTS
        return 0.0 if front == NEW_FRONT else 1.0 + len(battle_of(s).units_a) / 10
