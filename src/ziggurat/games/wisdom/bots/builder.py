"""A bot of The Board Game with one plan: one of the four victories. It is no strategist; simulation
uses it to see what random play never gets to."""

from typing import ClassVar, Final

from ziggurat.bots.simple import RandomBot
from ziggurat.core.flow import PASS, Ask
from ziggurat.core.game import GameState
from ziggurat.games.wisdom import options as kinds
from ziggurat.games.wisdom.content import ANARCHY, BUILDINGS, CULTURE, PRODUCTION, TECHS, TRADE
from ziggurat.games.wisdom.options import (
    ACTS,
    ADVANCE,
    ARMY,
    BUILD,
    DEVOTE,
    DISCOVER,
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
    SCOUT,
    STOP,
    TAKE_ACTION,
    UNIT_CARD,
    USE,
)
from ziggurat.games.wisdom.rules.battle import defender_on
from ziggurat.games.wisdom.rules.fronts import battle_of
from ziggurat.games.wisdom.state import State

_PLACES: Final = ("place_person", "free_building_square", "spanish_square", "produce_where")
PLANS: Final = ("culture", "tech", "economic", "military")


class BuilderBot(RandomBot):
    """Founds, builds and researches as it can, and leans towards one victory."""

    quick: ClassVar[bool] = True

    def __init__(self, seed: int, plan: str = "") -> None:
        super().__init__(seed)
        self._plan = plan if plan in PLANS else PLANS[seed % len(PLANS)]

    def choose(self, s: GameState) -> int:
        ask = s.pending
        if not isinstance(s, State) or not isinstance(ask, Ask):
            return super().choose(s)
        best, found = -1.0e9, ask.options[0]
        for option in ask.options:
            value = self._value(s, ask, option) + 0.5 * self._random.random()
            if value > best:
                best, found = value, option
        return found

    def _value(self, s: State, ask: Ask, option: int) -> float:
        """What an answer is worth; passing is worth 0."""
        if option == PASS:
            return 0.6 if ask.prompt.name == "react" else 0.0
        kind = ask.prompt.kind
        if kind == kinds.ACT:
            return self._act(s, ask.player, option)
        if kind == kinds.TECH:
            return 1.0 + TECHS[option].level + (3.0 if TECHS[option].coins else 0.0)
        if kind == kinds.OBJECT:
            return self._object(option)
        if kind == kinds.STEP:
            return self._step(s, ask.player, option)
        if kind == kinds.PLAY:
            return self._play(s, option)
        if kind == kinds.GROUP:
            return float(option // kinds.GROUPS)
        if ask.prompt.name in (
            "place_person",
            "free_building_square",
            "spanish_square",
            "produce_where",
        ):
            return 5.0 - self._worth(s, option)
        if kind == kinds.ITEM or ask.prompt.name == "offer_to":
            return -1.0
        if ask.prompt.name in ("answer_offer", "answer_counter"):
            return 1.0 if option == 1 else 0.0
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
            return 9.0 if self._plan in ("culture", "economic") else 3.0
        if act == MOVE:
            return 2.0
        assert act == TAKE_ACTION
        values = {PRODUCE: 3.0, DEVOTE: 1.5, HARVEST: 2.0, PROGRAM: 1.0}
        if self._plan == "culture":
            values[DEVOTE] = 3.5
        return values[what % 8]

    def _object(self, option: int) -> float:
        sort, which = divmod(option, OBJECTS)
        if sort == RAISE:
            return 6.0
        if sort == BUILD:
            return 4.0 + BUILDINGS[which].cost / 10
        if sort == SCOUT:
            return 4.5
        if sort in (UNIT_CARD, ARMY):
            return 5.5 if self._plan == "military" else 2.0
        return 1.5

    def _step(self, s: State, player: int, option: int) -> float:
        """On to huts, tiles and (with the plan for it) enemies; not back and forth."""
        if option == STOP:
            return 1.2
        if option >= DISCOVER:
            return 6.0
        bit = 1 << option
        if (s.huts | s.villages) & bit:
            return 5.0
        if defender_on(s, player, option) >= 0:
            return 8.0 if self._plan == "military" else -1.0
        far = min((abs(option - centre) for centre in s.cities[player]), default=0)
        return 1.0 + min(far, 40) / 80

    def _play(self, s: State, option: int) -> float:
        """Meet an enemy unit rather than open a front."""
        front = option % kinds.FRONTS
        return 0.0 if front == NEW_FRONT else 1.0 + len(battle_of(s).units_a) / 10

    def _worth(self, s: State, square: int) -> float:
        """What a square gives now."""
        bit = 1 << square
        land = s.land
        return sum(land.amount(icon, bit) for icon in (PRODUCTION, TRADE, CULTURE))
