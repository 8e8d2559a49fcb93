"""Techs that are in force all the time or at certain moments, outside battles."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import Ask, Call, Done, Frame, Next
from ziggurat.games.wisdom.content import (
    ABILITY,
    BUILDINGS,
    tech,
)
from ziggurat.games.wisdom.options import choice
from ziggurat.games.wisdom.rules.building import building_at, destroy_building
from ziggurat.games.wisdom.rules.events import may_be_cancelled
from ziggurat.games.wisdom.rules.limits import extra_battle_hand, extra_hand
from ziggurat.games.wisdom.rules.movement import army_stopped, flies
from ziggurat.games.wisdom.rules.policies import SwitchPolicy
from ziggurat.games.wisdom.rules.producing import army_squares, may_split, split_used
from ziggurat.games.wisdom.rules.research import research_ends
from ziggurat.games.wisdom.rules.squares import blockaded, outskirts
from ziggurat.games.wisdom.rules.sums import coins, extra_production
from ziggurat.games.wisdom.rules.uses import mark_used, once
from ziggurat.games.wisdom.state import State

BURN_BUILDING = choice("burn_building", "keep", "destroy")


@army_squares.plus(ABILITY["tech.navy"])
def navy(s: State, player: int, city: int) -> Bits:
    """An army built by a city action may be placed in the outskirts of any own city with a
    shipyard that works: a blockaded one is switched off (X-19, C-BLK-02)."""
    yards = 0
    for number, row in enumerate(BUILDINGS):
        if row.tech == tech("navy"):
            yards |= s.buildings[number] & ~blockaded(s, player)
    found = 0
    for centre in s.cities[player]:
        if outskirts(s, centre) & yards:
            found |= outskirts(s, centre)
    return found


ENGINEERING: Final = once("engineering")


@may_split.changed_by(ABILITY["tech.engineering"])
def engineering(may: bool, s: State, player: int) -> bool:
    """Once per turn the production of one city makes two objects."""
    return not s.used[player] >> ENGINEERING & 1


@split_used.starts(ABILITY["tech.engineering"], own=True)
@dataclass(slots=True, eq=False)
class EngineeringUsed(Frame):
    """It is used for this turn, even if the action is cancelled (Q-75)."""

    owner: int
    player: int

    def mark(self, s: State, _: int) -> Next:
        mark_used(s, self.owner, ENGINEERING)
        return None


@research_ends.starts(ABILITY["tech.bureaucracy"], own=True)
@dataclass(slots=True, eq=False)
class Bureaucracy(Frame):
    """In the Research phase its owner may switch a policy."""

    owner: int
    player: int

    def switch(self, s: State, _: int) -> Next:
        return Call(SwitchPolicy(self.owner))


@extra_production.plus(ABILITY["tech.military_science"])
def military_science(s: State, player: int, city: int) -> int:
    """Each own city has 1 production more for every 3 coins."""
    return coins(s, player) // 3


@extra_hand.plus(ABILITY["tech.computers"])
def computers(s: State, player: int) -> int:
    """1 more event in hand for every 5 coins ..."""
    return coins(s, player) // 5


@extra_battle_hand.plus(ABILITY["tech.computers"])
def computers_in_battle(s: State, player: int) -> int:
    """... and 1 more unit in a battle hand."""
    return coins(s, player) // 5


@flies.changed_by(ABILITY["tech.flight"])
def flight(may: bool, s: State, player: int) -> bool:
    """Figures pass over enemies, huts, villages and cities."""
    return True


@may_be_cancelled.changed_by(ABILITY["tech.mass_media"])
def mass_media(may: bool, s: State, player: int) -> bool:
    """Own events cannot be cancelled."""
    return False


@army_stopped.starts(ABILITY["tech.combustion"], own=True)
@dataclass(slots=True, eq=False)
class Combustion(Frame):
    """Once per turn an army that ends its move on a building may destroy it."""

    owner: int
    player: int
    square: int

    def ask(self, s: State, _: int) -> Next:
        used = s.used[self.owner] >> COMBUSTION & 1
        if used or building_at(s, self.square) < 0:
            return Done()
        return Ask(self.owner, BURN_BUILDING, (0, 1))

    def destroy(self, s: State, wanted: int) -> Next:
        if wanted:
            mark_used(s, self.owner, COMBUSTION)
            destroy_building(s, self.square)
        return None


COMBUSTION: Final = once("combustion")
