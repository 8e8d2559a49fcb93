"""A strategist of The Board Game: it counts the turns to each of the four victories, works for the
nearest, keeps its capital safe, fights where the odds are good, and turns against a rival who is
about to win."""

from functools import partial
from typing import ClassVar, Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import NOBODY, Ask
from ziggurat.core.game import GameState
from ziggurat.games.wisdom import options as kinds
from ziggurat.games.wisdom.bots.builder import NOTHING, PLACES, BuilderBot
from ziggurat.games.wisdom.bots.forces import lead, odds_of
from ziggurat.games.wisdom.bots.marching import has_capital_to_take, site_worth, step_worths
from ziggurat.games.wisdom.bots.plans import PLANS, icons_worth, policy_worth
from ziggurat.games.wisdom.bots.races import TURNS
from ziggurat.games.wisdom.bots.sites import (
    best_gain,
    building_gain,
    cost_of_place,
    given_up,
)
from ziggurat.games.wisdom.bots.stopping import leader, loot_worth, target_worth
from ziggurat.games.wisdom.cards.civilizations import EgyptianBuilding
from ziggurat.games.wisdom.content import ABILITY, BUILDINGS
from ziggurat.games.wisdom.odds import attack_odds, play_odds, quick_plays
from ziggurat.games.wisdom.options import ACTS, BUILD, MOVE, OBJECTS, USE
from ziggurat.games.wisdom.rules.battle import defender_on
from ziggurat.games.wisdom.rules.founding import founding_squares
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.producing import Produce
from ziggurat.games.wisdom.rules.uses import USES
from ziggurat.games.wisdom.state import State

_FREE_BUILDING: Final = ABILITY["civilization.egyptians"]
_USE: Final = 6.0  # what it is worth to use an ability, as to the builder
_PLACE: Final = 5.0
_DRAWS: Final = 16  # of hidden hands, for an odd
_GIVEN_UP: Final = 1.5  # what a building takes from its square counts so much
_BOLD: Final = 0.2  # by how much worse odds are good enough against a rival to be stopped
_STAY: Final = 1.5  # turns that another plan must be nearer to be taken up


class StewardBot(BuilderBot):
    """Builds as the builder does, with the plan that is nearest. Without looks it is quicker: it
    judges battles from the backs of the units. Without wandering it is quicker still: it moves
    only to found a city and to take a capital."""

    quick: ClassVar[bool] = False

    def __init__(self, seed: int, looks: bool = True, wanders: bool = True) -> None:
        super().__init__(seed)
        self._wanders = wanders
        self._likes = [0.0] * len(self._likes)
        self._looks = looks
        self._planned: dict[int, int] = {}  # by seat, the round of its plan
        self._plans: dict[int, str] = {}  # by seat
        self._leaders: dict[int, tuple[int, str]] = {}  # by seat: whom to stop, from which victory
        self._rival = NOBODY
        self._wins_by = ""

    def choose(self, s: GameState) -> int:
        ask = s.pending
        if not isinstance(s, State) or not isinstance(ask, Ask):
            return super().choose(s)
        self._take_up(s, ask.player)
        if ask.prompt.kind == kinds.PLAY and len(ask.options) > 1:
            return self._play_unit(s, ask)
        return super().choose(s)

    def _act(self, s: State, player: int, option: int) -> float:
        act, what = divmod(option, ACTS)
        if act == MOVE and not self._wanders and not self._is_on_a_way(s, player, what):
            return -1.0
        if act == USE and USES[what].source == _FREE_BUILDING:
            return _USE if best_gain(s, player, self._plan) > 0 else -1.0
        return super()._act(s, player, option)

    def _is_on_a_way(self, s: State, player: int, square: int) -> bool:
        """Do figures there have somewhere to go: a place for a city, a capital to take?"""
        if square in s.scouts[player]:
            return founding_squares(s, player) != 0
        return self._is_warlike() and has_capital_to_take(s, player)

    def _take_up(self, s: State, seat: int) -> None:
        """The plan of this round."""
        if self._planned.get(seat) != s.round and s.cities[seat]:
            self._planned[seat] = s.round
            turns = {plan: count(s, seat) for plan, count in TURNS.items()}
            if seat in self._plans:
                turns[self._plans[seat]] -= _STAY
            self._plans[seat] = min(turns, key=turns.__getitem__)
            self._leaders[seat] = leader(s, seat)
        self.plan = self._plans.get(seat, self.plan)
        self._rival, self._wins_by = self._leaders.get(seat, (NOBODY, ""))
        self._plan = PLANS[self.plan]

    def _value(self, s: State, ask: Ask, option: int) -> float:
        found = self._named(s, ask, option) if option >= 0 else None
        return super()._value(s, ask, option) if found is None else found

    def _named(self, s: State, ask: Ask, option: int) -> float | None:
        """What an answer is worth to questions that the builder answers otherwise."""
        kind, name = ask.prompt.kind, ask.prompt.name
        if kind == kinds.POLICY:
            worth = policy_worth(self.plan, option)
            return -worth if name in ("return_policy", "switch_from") else worth
        if name == "place_capital":
            return site_worth(s, option)
        if kind == kinds.LOOT:
            return loot_worth(s, self._plan, self._rival, self._wins_by, option)
        if name in PLACES:
            return _PLACE - given_up(s, self._plan, option)
        if name == "free_building_city":
            return best_gain(s, ask.player, self._plan, option)
        if name == "free_building":
            return self._free_building(s, ask.player, option)
        return target_worth(s, ask, self._rival, option)

    def _free_building(self, s: State, player: int, thing: int) -> float:
        frame = s.stack[-1]
        assert isinstance(frame, EgyptianBuilding)
        sort, building = divmod(thing, OBJECTS)
        if sort != BUILD:
            return super()._object(s, player, thing)
        return building_gain(s, player, self._plan, s.cities[player][frame.city], building)

    def _object(self, s: State, player: int, option: int) -> float:
        """A building counts more, less what it takes the place of."""
        found = super()._object(s, player, option)
        sort, which = divmod(option, OBJECTS)
        frame = next((frame for frame in reversed(s.stack) if isinstance(frame, Produce)), None)
        if sort != BUILD or frame is None or found == NOTHING:
            return found
        centre = s.cities[player][frame.city]
        brings = icons_worth(self._plan, BUILDINGS[which].icons)
        return found + brings - _GIVEN_UP * cost_of_place(s, player, self._plan, centre, which)

    def _play_unit(self, s: State, ask: Ask) -> int:
        """What leaves the best chance; of equal ones, what is best at once."""
        at_once = quick_plays(s)
        good = list(ask.options)
        if self._looks:
            odds = play_odds(s, self._random, _DRAWS)
            best = max(odds.values())
            good = [option for option in good if odds[option] == best]
        return max(good, key=at_once.__getitem__)

    def _steps(self, s: State, ask: Ask, group: MoveGroup) -> list[float]:
        attack = partial(self._attack, group.group)
        return step_worths(
            s, ask.player, group, ask.options, self._is_warlike(), attack, self._whom()
        )

    def _is_warlike(self) -> bool:
        """Does it march on a capital?"""
        return self.plan == "military" or self._whom() != NOBODY

    def _whom(self) -> int:
        """The rival to march on; NOBODY: whoever is weakest. Who wins by arms is met at home."""
        return NOBODY if self._wins_by == "military" else self._rival

    def _attack(self, group: Bits, s: State, player: int, armies: int, square: int) -> float:
        """Attacks by their odds, and by what is to be won."""
        if self._looks:
            odds = attack_odds(s, player, group, square, self._random, _DRAWS)
        else:
            odds = odds_of(lead(s, player, armies, square))
        other = defender_on(s, player, square)
        if other < 0:
            return 20 * (odds - 0.6)
        stops = other == self._rival
        if stops:
            odds += _BOLD
        if s.cities[other] and square == s.cities[other][0]:
            return 60 * (odds - 0.4)
        return (30 if stops or square in s.cities[other] else 15) * (odds - 0.55)
