"""Unique military and growth cards."""

from dataclasses import dataclass

from ziggurat.core.bits import each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next
from ziggurat.games.dawn.cards.terra.unique.rows import unique
from ziggurat.games.dawn.content import (
    GROWTH,
    LOW,
    MILITARY,
)
from ziggurat.games.dawn.options import SPACE, prompt
from ziggurat.games.dawn.rules.armies import MoveArmies
from ziggurat.games.dawn.rules.districts import PlaceDistrict
from ziggurat.games.dawn.rules.figures import move_army
from ziggurat.games.dawn.rules.growth import DistrictOrReinforce, SpendToReinforce
from ziggurat.games.dawn.rules.pieces import reinforce
from ziggurat.games.dawn.rules.reading import as_in_rules_1
from ziggurat.games.dawn.state import HOME, State

DEPLOY_ARMY = prompt("deploy_army", SPACE)


# Military

unique(
    "horseback_riding",
    "scythia",
    MILITARY,
    1,
    lambda player, slot, lane: (MoveArmies(player, slot, lane, 6),),
    armies=1,
)


@dataclass(slots=True, eq=False)
class SiegeTactics(Frame):
    """Armies of level III, to whom reinforced control tokens are worth 1 less in defence."""

    player: int
    slot: int
    lane: int

    def move(self, s: State, _: int) -> Next:
        bonus = 0 if as_in_rules_1(s) else 2
        return Call(
            MoveArmies(self.player, self.slot, self.lane, 5, bonus, bonus, water=True, siege=True)
        )


unique(
    "siege_tactics",
    "georgia",
    MILITARY,
    3,
    lambda player, slot, lane: (SiegeTactics(player, slot, lane),),
    armies=2,
    confidence=LOW,
)
unique(
    "scorched_earth",
    "zulu",
    MILITARY,
    2,
    lambda player, slot, lane: (MoveArmies(player, slot, lane, 4, burns=1),),
    armies=2,
)


# Growth


@dataclass(slots=True, eq=False)
class DeployArmies(Frame):
    """Armies on the military card may be set into spaces of your cities; then your control tokens
    sharing or bordering a space with your armies are reinforced."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        if HOME not in s.armies[self.player]:
            return Goto(DeployArmies.reinforce)
        return Ask(self.player, DEPLOY_ARMY, (*each(s.cities[self.player]), PASS))

    def deploy(self, s: State, space: int) -> Next:
        if space == PASS:
            return None
        move_army(s, self.player, HOME, space)
        s.tell("army_moved", self.player, HOME, space)
        return Goto(DeployArmies.choose)

    def reinforce(self, s: State, _: int) -> Next:
        armies = 0
        for space in s.armies[self.player]:
            if space != HOME:
                armies |= 1 << space
        near = armies | s.board.map.beside(armies)
        reinforce(s, self.player, near & s.tokens[self.player] & ~s.reinforced)
        return Done()


unique(
    "mysticism",
    "aztec",
    GROWTH,
    1,
    lambda player, slot, lane: (
        DistrictOrReinforce(player, slot, shifts=True),
        SpendToReinforce(player, lane),
    ),
)
unique(
    "military_engineering",
    "rome",
    GROWTH,
    2,
    lambda player, slot, lane: (
        PlaceDistrict(player, slot),
        DeployArmies(player),
        SpendToReinforce(player, lane),
    ),
)
