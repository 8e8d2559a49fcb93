"""The social policies (Wisdom and Warfare pp. 10-11)."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from ziggurat.core.bits import bits_of, each
from ziggurat.core.flow import Call, Done, Frame, Next
from ziggurat.games.wisdom.content import (
    ABILITY,
    NONE,
    START_OF_TURN,
    TECHS,
)
from ziggurat.games.wisdom.rules.building import building_at, wonder_at
from ziggurat.games.wisdom.rules.culture import section
from ziggurat.games.wisdom.rules.events import DrawEvent, can_draw
from ziggurat.games.wisdom.rules.gains import GainUnits, gain_culture, gain_trade
from ziggurat.games.wisdom.rules.movement import extra_speed, scouts_explore
from ziggurat.games.wisdom.rules.people import people_drawn
from ziggurat.games.wisdom.rules.producing import army_built
from ziggurat.games.wisdom.rules.research import LearnOne, learnable
from ziggurat.games.wisdom.rules.squares import blockaded, controlled, outskirts
from ziggurat.games.wisdom.rules.sums import extra_culture, extra_production
from ziggurat.games.wisdom.rules.uses import add_use, use
from ziggurat.games.wisdom.state import HOME, State

RATIONALISM: Final = ABILITY["policy.rationalism"]
PATRONAGE: Final = ABILITY["policy.patronage"]
NATURAL_RELIGION: Final = ABILITY["policy.natural_religion"]
ORGANIZED_RELIGION: Final = ABILITY["policy.organized_religion"]
EXPANSIONISM: Final = ABILITY["policy.expansionism"]
URBAN_DEVELOPMENT: Final = ABILITY["policy.urban_development"]
PACIFISM: Final = ABILITY["policy.pacifism"]
MILITARY_TRADITION: Final = ABILITY["policy.military_tradition"]


@dataclass(slots=True, eq=False)
class Rationalism(Frame):
    """Learn a tech of a level for trade."""

    player: int
    techs: int

    def learn(self, s: State, _: int) -> Next:
        return Call(LearnOne(self.player, self.techs))


def _rationalism(level: int, price: int) -> None:
    techs = bits_of([n for n, row in enumerate(TECHS) if row.level == level])

    def ready(s: State, player: int) -> bool:
        return bool(learnable(s, player) & techs)

    add_use(
        f"rationalism_{level}",
        RATIONALISM,
        START_OF_TURN,
        partial(Rationalism, techs=techs),
        trade=price,
        ready=ready,
    )


_rationalism(1, 6)
_rationalism(2, 11)


@use("patronage", PATRONAGE, START_OF_TURN, culture=1)
@dataclass(slots=True, eq=False)
class Patronage(Frame):
    """1 culture: draw an event of the section that one's marker is in (X-32)."""

    player: int

    def draw(self, s: State, _: int) -> Next:
        return Call(DrawEvent(self.player, section(s, self.player)))

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return can_draw(s, section(s, player))


@extra_speed.plus(NATURAL_RELIGION)
def natural_religion(s: State, player: int, armies: int, scouts: int) -> int:
    """An army that moves alone is one faster (X-36)."""
    return int(armies == 1 and not scouts)


@people_drawn.plus(ORGANIZED_RELIGION)
def organized_religion(s: State, player: int) -> int:
    """Of great people one more is drawn, and one kept (X-112)."""
    return 1


@use("expansionism", EXPANSIONISM, START_OF_TURN, gift=True)
@dataclass(slots=True, eq=False)
class Expansionism(Frame):
    """1 trade for each own city and each city-state controlled, when its owner takes it (X-34)."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        states = controlled(s, self.player).bit_count()
        gain_trade(s, self.player, len(s.cities[self.player]) + states)
        return None


def _different_tiles(s: State, player: int, city: int) -> int:
    """How many different buildings and wonders stand in a city's outskirts (X-21); those that are
    blockaded are switched off and do not count (Q-71)."""
    around = outskirts(s, s.cities[player][city]) & ~blockaded(s, player)
    squares = each(around & s.land.pieces)
    buildings = {building_at(s, square) for square in squares} - {NONE}
    wonders = {wonder_at(s, square) for square in squares} - {NONE}
    return len(buildings) + len(wonders)


@extra_production.plus(URBAN_DEVELOPMENT)
def urban_production(s: State, player: int, city: int) -> int:
    """A city with two different buildings or wonders has 3 more production ..."""
    return 3 if _different_tiles(s, player, city) >= 2 else 0


@extra_culture.plus(URBAN_DEVELOPMENT)
def urban_culture(s: State, player: int, city: int) -> int:
    """... and 2 more culture when it is devoted to the arts."""
    return 2 if _different_tiles(s, player, city) >= 2 else 0


@scouts_explore.changed_by(PACIFISM)
def pacifism_explores(may: bool, s: State, player: int) -> bool:
    """Scouts explore huts."""
    return True


@use("pacifism", PACIFISM, START_OF_TURN, gift=True)
@dataclass(slots=True, eq=False)
class Pacifism(Frame):
    """1 culture at Start of Turn, and one more with a scout on the map."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        scouts = any(square != HOME for square in s.scouts[self.player])
        gain_culture(s, self.player, 1 + int(scouts))
        return None


@army_built.starts(MILITARY_TRADITION, own=True)
@dataclass(slots=True, eq=False)
class MilitaryTradition(Frame):
    """The first army built in a turn brings a unit of an unlocked type free; a later one does not,
    even if nobody had the policy when the first was built (X-20)."""

    owner: int
    player: int
    first: int

    def gain(self, s: State, _: int) -> Next:
        return Call(GainUnits(self.owner, 1)) if self.first else Done()
