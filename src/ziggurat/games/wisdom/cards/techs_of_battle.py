"""Techs that work in battles: wounds, healing, walls (C-BAT-16, C-BAT-24)."""

from dataclasses import dataclass
from functools import partial

from ziggurat.core.flow import PASS, Ask, Done, Frame, Goto, Next, prompt
from ziggurat.games.wisdom.content import ABILITY, BATTLE, IRON, NONE
from ziggurat.games.wisdom.options import WOUND
from ziggurat.games.wisdom.rules.battle import breaks_walls
from ziggurat.games.wisdom.rules.fronts import Fronts, battle_of, heal, health_left, wound
from ziggurat.games.wisdom.rules.uses import add_use, declared, is_cancelled, use
from ziggurat.games.wisdom.state import State

DEAL_WOUND = prompt("deal_wound", WOUND, __name__)
HEAL_WOUND = prompt("heal_wound", WOUND, __name__)


def _side(fight: Fronts, player: int) -> int:
    return 0 if fight.attacker == player else 1


def _in_play(fight: Fronts, side: int) -> list[int]:
    """front * 2 + side of every unit of a side that lives."""
    units = fight.units_d if side else fight.units_a
    return [2 * front + side for front, kind in enumerate(units) if kind != NONE]


def _wounded(fight: Fronts, side: int) -> list[int]:
    wounds = fight.wounds_d if side else fight.wounds_a
    return [code for code in _in_play(fight, side) if wounds[code // 2]]


@dataclass(slots=True, eq=False)
class DealWounds(Frame):
    """1 iron: up to so many wounds on enemy units in play, named one at a time (X-78)."""

    player: int
    left: int
    hits: tuple[int, ...] = ()  # front * 2 + side, for each wound

    def choose(self, s: State, _: int) -> Next:
        options = self._targets(s)
        if not self.left or not options:
            return Goto(DealWounds.declare)
        return Ask(self.player, DEAL_WOUND, (*options, PASS) if self.hits else options)

    def aim(self, s: State, code: int) -> Next:
        if code == PASS:
            return None
        self.left -= 1
        self.hits += (code,)
        return Goto(DealWounds.choose)

    def declare(self, s: State, _: int) -> Next:
        for code in sorted(set(self.hits)):
            s.tell("names_wounds", self.player, self.hits.count(code), code // 2)
        return declared(s)

    def deal(self, s: State, _: int) -> Next:
        if is_cancelled(s, self.player):
            return Done()
        for code in sorted(set(self.hits)):
            wound(battle_of(s), s, code % 2, code // 2, self.hits.count(code))
        return None

    def _targets(self, s: State) -> list[int]:
        """Enemy units that the wounds named so far would not kill."""
        fight = battle_of(s)
        units = _in_play(fight, 1 - _side(fight, self.player))
        return [
            code
            for code in units
            if health_left(fight, s, code % 2, code // 2) > self.hits.count(code)
        ]


def _can_hit(s: State, player: int) -> bool:
    fight = battle_of(s)
    return bool(_in_play(fight, 1 - _side(fight, player)))


for _slug, _amount in (("mathematics", 3), ("ballistics", 6)):
    add_use(
        _slug,
        ABILITY[f"tech.{_slug}"],
        BATTLE,
        partial(DealWounds, left=_amount),
        (IRON,),
        aims=True,
        ready=_can_hit,
    )


@use("metalworking", ABILITY["tech.metalworking"], BATTLE, (IRON,))
@dataclass(slots=True, eq=False)
class Metalworking(Frame):
    """1 iron: the unit played next deals 3 more wounds in its strike; on a new front, or if it
    dies first, they are lost (C-BAT-24)."""

    player: int

    def sharpen(self, s: State, _: int) -> Next:
        battle_of(s).more_wounds += 3
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return battle_of(s).before


@use("animal_husbandry_heals", ABILITY["tech.animal_husbandry"], BATTLE)
@dataclass(slots=True, eq=False)
class AnimalHusbandryHeals(Frame):
    """Once per battle up to 3 wounds are removed from own units (X-80)."""

    player: int
    left: int = 3

    def choose(self, s: State, _: int) -> Next:
        fight = battle_of(s)
        options = _wounded(fight, _side(fight, self.player))
        if not self.left or not options:
            return Done()
        return Ask(self.player, HEAL_WOUND, (*options, PASS))

    def heal(self, s: State, code: int) -> Next:
        if code == PASS:
            return Done()
        self.left -= 1
        heal(battle_of(s), code % 2, code // 2, 1)
        return Goto(AnimalHusbandryHeals.choose)

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        fight = battle_of(s)
        return bool(_wounded(fight, _side(fight, player)))


@use("biology", ABILITY["tech.biology"], BATTLE)
@dataclass(slots=True, eq=False)
class Biology(Frame):
    """Once per battle all wounds of own units are removed."""

    player: int

    def heal_all(self, s: State, _: int) -> Next:
        fight = battle_of(s)
        for code in _wounded(fight, _side(fight, self.player)):
            heal(fight, code % 2, code // 2, 99)
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        fight = battle_of(s)
        return bool(_wounded(fight, _side(fight, player)))


@breaks_walls.changed_by(ABILITY["tech.combustion"])
def combustion(breaks: bool, s: State, player: int) -> bool:
    return True
