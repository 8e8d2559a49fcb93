"""The governments (W-GOV). What a card only counts (coins, combat bonus, hand) is in its row."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.flow import Ask, Frame, Next, prompt
from ziggurat.games.wisdom.content import ABILITY, START_OF_TURN
from ziggurat.games.wisdom.options import RESOURCE
from ziggurat.games.wisdom.rules.cities import capital_actions, may_repeat
from ziggurat.games.wisdom.rules.founding import armies_found
from ziggurat.games.wisdom.rules.gains import gain_culture, gain_trade
from ziggurat.games.wisdom.rules.harvest import resources_on, take_token
from ziggurat.games.wisdom.rules.squares import own_squares
from ziggurat.games.wisdom.rules.sums import best_city, extra_production, outskirts_production
from ziggurat.games.wisdom.rules.uses import use
from ziggurat.games.wisdom.state import HOME, State

DESPOTISM: Final = ABILITY["government.despotism"]
REPUBLIC: Final = ABILITY["government.republic"]
FEUDALISM: Final = ABILITY["government.feudalism"]
DEMOCRACY: Final = ABILITY["government.democracy"]
MONARCHY: Final = ABILITY["government.monarchy"]
COMMUNISM: Final = ABILITY["government.communism"]
FUNDAMENTALISM: Final = ABILITY["government.fundamentalism"]

FEUDAL_HARVEST = prompt("feudal_harvest", RESOURCE, __name__)


@extra_production.plus(DESPOTISM)
def despotism(s: State, player: int, city: int) -> int:
    """Each city has one more production."""
    return 1


@armies_found.changed_by(REPUBLIC)
def republic(may: bool, s: State, player: int) -> bool:
    """Armies found cities like scouts."""
    return True


@use("feudalism", FEUDALISM, START_OF_TURN)
@dataclass(slots=True, eq=False)
class Feudalism(Frame):
    """Harvest one resource from the outskirts of any own city; no city action is needed."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, FEUDAL_HARVEST, _feudal(s, self.player))

    def take(self, s: State, resource: int) -> Next:
        take_token(s, self.player, resource)
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_feudal(s, player))


def _feudal(s: State, player: int) -> list[int]:
    return resources_on(s, own_squares(s, player))


@use("democratic_trade", DEMOCRACY, START_OF_TURN, gift=True)
@dataclass(slots=True, eq=False)
class Democracy(Frame):
    """2 trade at Start of Turn, in the part in which it is taken too."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        gain_trade(s, self.player, 2)
        return None


@capital_actions.plus(MONARCHY)
def monarchy(s: State, player: int) -> int:
    """One more action of the capital ..."""
    return 1


@may_repeat.changed_by(MONARCHY)
def monarchy_varies(may: bool, s: State, player: int, city: int) -> bool:
    """... which never takes the same action twice in a turn."""
    return may and city != 0


@outskirts_production.changed_by(COMMUNISM)
def communism(value: int, s: State, player: int, city: int) -> int:
    """The outskirts of every city produce as much as those of the best one (X-03)."""
    return max(value, best_city(s, player))


@use("fundamentalism", FUNDAMENTALISM, START_OF_TURN, gift=True)
@dataclass(slots=True, eq=False)
class Fundamentalism(Frame):
    """1 culture at Start of Turn for each own army on the map (X-40)."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        armies = sum(square != HOME for square in s.armies[self.player])
        gain_culture(s, self.player, armies)
        return None
