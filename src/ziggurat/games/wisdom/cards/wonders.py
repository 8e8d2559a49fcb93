"""The wonders. What a card only counts (combat bonus, culture of its marker) is in its row."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Next, prompt
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import ABILITY, START_OF_TURN, TECHS, WATER, WONDER_COINS, wonder
from ziggurat.games.wisdom.options import ARMY, OBJECT, OBJECTS, SCOUT, TECH, choice
from ziggurat.games.wisdom.rules.culture import Advance
from ziggurat.games.wisdom.rules.events import SPARING
from ziggurat.games.wisdom.rules.figures import (
    has_room,
    move_figure,
    spare_army,
    spare_scout,
)
from ziggurat.games.wisdom.rules.fronts import (
    battle_began,
    battle_of,
    can_be_trumped,
    extra_strength,
)
from ziggurat.games.wisdom.rules.gains import (
    add_coin,
    coins_per_tech,
    gain_culture,
    gain_trade,
    spend_trade,
)
from ziggurat.games.wisdom.rules.harvest import harvest_declared, harvests
from ziggurat.games.wisdom.rules.producing import PlaceArmy, unit_cost
from ziggurat.games.wisdom.rules.research import (
    Learn,
    LearnOne,
    cheaper,
    learnable,
    tech_researched,
    trade_needed,
)
from ziggurat.games.wisdom.rules.squares import all_outskirts, empty, enemy_figures
from ziggurat.games.wisdom.rules.sums import extra_trade
from ziggurat.games.wisdom.rules.turn import turn_started
from ziggurat.games.wisdom.rules.uses import add_use, mark_used, once, use
from ziggurat.games.wisdom.state import HOME, State

STONEHENGE: Final = ABILITY["wonder.stonehenge"]
COLOSSUS: Final = ABILITY["wonder.colossus"]
HANGING_GARDENS: Final = ABILITY["wonder.hanging_gardens"]
ORACLE: Final = ABILITY["wonder.oracle"]
GREAT_LIGHTHOUSE: Final = ABILITY["wonder.great_lighthouse"]
ANGKOR_WAT: Final = ABILITY["wonder.angkor_wat"]
HIMEJI: Final = ABILITY["wonder.himeji_samurai_castle"]
LOUVRE: Final = ABILITY["wonder.louvre"]
PORCELAIN_TOWER: Final = ABILITY["wonder.porcelain_tower"]
LEONARDOS_WORKSHOP: Final = ABILITY["wonder.leonardos_workshop"]
NOTRE_DAME: Final = ABILITY["wonder.notre_dame"]
PANAMA_CANAL: Final = ABILITY["wonder.panama_canal"]
STATUE_OF_LIBERTY: Final = ABILITY["wonder.statue_of_liberty"]
SYDNEY_OPERA_HOUSE: Final = ABILITY["wonder.sydney_opera_house"]
UNITED_NATIONS: Final = ABILITY["wonder.united_nations"]
INTERNET: Final = ABILITY["wonder.internet"]
PENTAGON: Final = ABILITY["wonder.pentagon"]

GARDEN_FIGURE = prompt("garden_figure", OBJECT, __name__)
SECOND_TECH = prompt("second_tech", TECH, __name__)
BE_SPARED = choice("be_spared", "accept", "refuse")

# Ancient


@turn_started.starts(STONEHENGE, own=True)
@dataclass(slots=True, eq=False)
class Stonehenge(Frame):
    """1 culture at Start of Turn."""

    owner: int
    player: int

    def gain(self, s: State, _: int) -> Next:
        gain_culture(s, self.owner, 1)
        return None


@dataclass(slots=True, eq=False)
class Colossus(Frame):
    """3 trade at Start of Turn, when its owner takes it: the dial has an end."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        gain_trade(s, self.player, 3)
        return None


@use("hanging_gardens", HANGING_GARDENS, START_OF_TURN)
@dataclass(slots=True, eq=False)
class HangingGardens(Frame):
    """Build an army or a scout free in the square of the wonder."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, GARDEN_FIGURE, _garden_figures(s, self.player))

    def place(self, s: State, thing: int) -> Next:
        square = s.wonder_on[wonder("hanging_gardens")]
        if thing // OBJECTS == ARMY:
            return Call(PlaceArmy(self.player, square))
        move_figure(s, self.player, spare_scout(s, self.player), square)
        s.tell("scout", self.player, square)
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_garden_figures(s, player))


def _garden_figures(s: State, player: int) -> list[int]:
    if not has_room(s, player, s.wonder_on[wonder("hanging_gardens")]):
        return []
    found = []
    if spare_army(s, player) != HOME:
        found.append(ARMY * OBJECTS)
    if spare_scout(s, player) != HOME:
        found.append(SCOUT * OBJECTS)
    return found


@battle_began.starts(ORACLE)
@dataclass(slots=True, eq=False)
class Oracle(Frame):
    """The opponent's hand is open; all at the table see it and remember it (Q-40)."""

    owner: int
    attacker: int
    defender: int

    def show(self, s: State, _: int) -> Next:
        if self.owner not in (self.attacker, self.defender):
            return None
        fight = battle_of(s)
        other = self.defender if self.owner == self.attacker else self.attacker
        side = int(self.owner == self.attacker)  # the defender's side is 1
        fight.open_hands |= 1 << side
        if other >= 0:
            hand = fight.hand_d if side else fight.hand_a
            known = tuple(max(a, b) for a, b in zip(s.units_known[other], hand, strict=True))
            s.units_known = put(s.units_known, other, known)
        s.tell("hand_open", other)
        return None


@extra_trade.plus(GREAT_LIGHTHOUSE)
def great_lighthouse(s: State, player: int) -> int:
    """Each empty water square of the own outskirts gives 1 more trade (X-18)."""
    squares = all_outskirts(s, player) & s.land.terrain[WATER] & ~enemy_figures(s, player)
    return (squares & empty(s)).bit_count()


# Medieval

ANGKOR_USED: Final = once("angkor_wat")


@harvest_declared.starts(ANGKOR_WAT, own=True)
@dataclass(slots=True, eq=False)
class AngkorWat(Frame):
    """It is used for this turn, even if the harvest is cancelled (Q-75)."""

    owner: int
    player: int
    count: int

    def mark(self, s: State, _: int) -> Next:
        if self.count > 1:
            mark_used(s, self.owner, ANGKOR_USED)
        return None


@harvests.plus(ANGKOR_WAT)
def angkor_wat(s: State, player: int, city: int) -> int:
    """Once per turn a city may harvest twice."""
    return int(not s.used[player] >> ANGKOR_USED & 1)


@extra_strength.plus(HIMEJI)
def himeji_samurai_castle(s: State, player: int, unit_type: int) -> int:
    """Own units have 1 more strength."""
    return 1


@turn_started.starts(LOUVRE, own=True)
@dataclass(slots=True, eq=False)
class Louvre(Frame):
    """3 culture at Start of Turn."""

    owner: int
    player: int

    def gain(self, s: State, _: int) -> Next:
        gain_culture(s, self.owner, 3)
        return None


@cheaper.plus(PORCELAIN_TOWER)
def porcelain_tower(s: State, player: int) -> int:
    """Techs need 5 trade less."""
    return 5


@unit_cost.changed_by(LEONARDOS_WORKSHOP)
def leonardos_workshop(cost: int, s: State, player: int, unit_type: int) -> int:
    """No unit costs more than 5 (X-17)."""
    return min(cost, 5)


@tech_researched.starts(NOTRE_DAME, own=True)
@dataclass(slots=True, eq=False)
class NotreDame(Frame):
    """6 more trade: learn a second tech of the same level or lower, before the dial is reset
    (X-103, Q-31)."""

    owner: int
    player: int
    tech: int

    def choose(self, s: State, _: int) -> Next:
        if s.trade[self.owner] < self._price(s):
            return Done()
        level = TECHS[self.tech].level
        techs = [n for n, row in enumerate(TECHS) if row.level <= level]
        options = [n for n in techs if learnable(s, self.owner) >> n & 1]
        return Ask(self.owner, SECOND_TECH, (*options, PASS)) if options else Done()

    def learn(self, s: State, tech: int) -> Next:
        if tech == PASS:
            return Done()
        spend_trade(s, self.owner, 6)
        return Call(Learn(self.owner, tech))

    def _price(self, s: State) -> int:
        return trade_needed(s, self.owner, self.tech) + 6


# Modern


@turn_started.starts(PANAMA_CANAL, own=True)
@dataclass(slots=True, eq=False)
class PanamaCanal(Frame):
    """1 coin token on the card at Start of Turn."""

    owner: int
    player: int

    def gain(self, s: State, _: int) -> Next:
        add_coin(s, self.owner, WONDER_COINS[0][0])
        return None


@use("statue_of_liberty", STATUE_OF_LIBERTY, START_OF_TURN)
@dataclass(slots=True, eq=False)
class StatueOfLiberty(Frame):
    """Research free a tech that another player knows."""

    player: int

    def learn(self, s: State, _: int) -> Next:
        return Call(LearnOne(self.player, _others_know(s, self.player), researched=True))

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(learnable(s, player) & _others_know(s, player))


def _others_know(s: State, player: int) -> int:
    found = 0
    for seat in range(s.seats):
        if seat != player:
            found |= s.techs[seat]
    return found


@use("sydney_opera_house", SYDNEY_OPERA_HOUSE, START_OF_TURN, gift=True)
@dataclass(slots=True, eq=False)
class SydneyOperaHouse(Frame):
    """One free advance on the culture track at Start of Turn."""

    player: int

    def advance(self, s: State, _: int) -> Next:
        return Call(Advance(self.player, True))


@dataclass(slots=True, eq=False)
class Spare(Frame):
    """An event affects the owner of the United Nations only if he wants (D-76, Q-47)."""

    owner: int
    player: int

    def ask(self, s: State, _: int) -> Next:
        if self.owner == self.player or not s.abilities[self.owner] & UNITED_NATIONS:
            return Done()
        return Ask(self.owner, BE_SPARED, (0, 1))

    def decide(self, s: State, refused: int) -> Next:
        if refused:
            s.spared |= 1 << self.owner
            s.tell("spared", self.owner)
        return None


SPARING.append(Spare)


@coins_per_tech.plus(INTERNET)
def internet(s: State, player: int) -> int:
    """Each own tech holds 2 more coin tokens."""
    return 2


@can_be_trumped.changed_by(PENTAGON)
def pentagon(may: bool, s: State, player: int) -> bool:
    """Own units cannot be trumped; the own trumps still work (X-74)."""
    return False


add_use("colossus", COLOSSUS, START_OF_TURN, Colossus, gift=True)  # last: others keep their number
