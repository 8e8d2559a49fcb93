"""The civilizations of Wisdom and Warfare (p. 5). What a sheet only counts is in its row."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, prompt
from ziggurat.games.wisdom.content import (
    ABILITY,
    CLOSED,
    CROSS,
    INFANTRY,
)
from ziggurat.games.wisdom.options import (
    SQUARE,
    choice,
)
from ziggurat.games.wisdom.rules.aftermath import (
    attack_loot,
    battle_fought,
    battle_won,
)
from ziggurat.games.wisdom.rules.exploring import ExploreHut
from ziggurat.games.wisdom.rules.founding import city_founded, founding_markers
from ziggurat.games.wisdom.rules.fronts import extra_strength
from ziggurat.games.wisdom.rules.gains import GainUnits, drawable, gain_culture, gain_trade
from ziggurat.games.wisdom.rules.limits import unlocked_types, water
from ziggurat.games.wisdom.rules.movement import (
    fights_villages,
)
from ziggurat.games.wisdom.rules.people import person_gained
from ziggurat.games.wisdom.rules.squares import army_gathers, outskirts
from ziggurat.games.wisdom.state import State

AZTEC_UNITS = choice("aztec_units", "decline", "build")
ZULU_HUT = prompt("zulu_hut", SQUARE, __name__)

# Aztecs


@battle_won.starts(ABILITY["civilization.aztecs"], own=True)
@dataclass(slots=True, eq=False)
class AztecVictory(Frame):
    """3 trade for each battle won; none from a horde (X-94)."""

    owner: int
    winner: int
    loser: int
    rewarded: int

    def gain(self, s: State, _: int) -> Next:
        if self.rewarded:
            gain_trade(s, self.owner, 3)
        return None


@battle_fought.starts(ABILITY["civilization.aztecs"], own=True)
@dataclass(slots=True, eq=False)
class AztecBattle(Frame):
    """After each battle they fight 1 culture for each unit killed in it, on both sides (X-93)."""

    owner: int
    player: int
    rewarded: int
    killed: int

    def gain(self, s: State, _: int) -> Next:
        gain_culture(s, self.owner, self.killed)
        return None


@person_gained.starts(ABILITY["civilization.aztecs"], own=True)
@dataclass(slots=True, eq=False)
class AztecPerson(Frame):
    """With each great person gained they may build up to two unlocked units free (W-CIV-02)."""

    owner: int
    player: int

    def ask(self, s: State, _: int) -> Next:
        if not any(drawable(s, unit_type) for unit_type in unlocked_types(s, self.owner)):
            return Done()
        return Ask(self.owner, AZTEC_UNITS, (0, 1))

    def build(self, s: State, wanted: int) -> Next:
        return Call(GainUnits(self.owner, 2, up_to=True)) if wanted else Done()


# English


@army_gathers.plus(ABILITY["civilization.english"])
def english_gather(s: State, player: int) -> int:
    """Armies gather like scouts."""
    return 1


@water.changed_by(ABILITY["civilization.english"])
def english_water(ability: int, s: State, player: int) -> int:
    """Figures cross water, but do not stop in it by that."""
    return CROSS if ability == CLOSED else ability


# Japanese


@extra_strength.plus(ABILITY["civilization.japanese"])
def japanese(s: State, player: int, unit_type: int) -> int:
    """Infantry has 1 more strength."""
    return int(unit_type == INFANTRY)


# Mongols


@attack_loot.plus(ABILITY["civilization.mongols"])
def mongols(s: State, player: int) -> int:
    """When they attack and gain loot they gain 1 more."""
    return 1


# Zulu


@fights_villages.changed_by(ABILITY["civilization.zulu"])
def zulu_villages(must: bool, s: State, player: int) -> bool:
    """Armies take villages without a battle."""
    return False


@founding_markers.changed_by(ABILITY["civilization.zulu"])
def zulu_found(markers: Bits, s: State, player: int) -> Bits:
    """Cities may be founded next to huts, not on them, nor next to villages (X-61)."""
    return s.villages


@city_founded.starts(ABILITY["civilization.zulu"], own=True)
@dataclass(slots=True, eq=False)
class ZuluHuts(Frame):
    """Huts round a new city may be explored at once, one after another (W-CIV-13)."""

    owner: int
    player: int
    square: int

    def choose(self, s: State, _: int) -> Next:
        huts = each(outskirts(s, self.square) & s.huts)
        if not huts:
            return Done()
        return Ask(self.owner, ZULU_HUT, (*huts, PASS))

    def explore(self, s: State, hut: int) -> Next:
        return Done() if hut == PASS else Call(ExploreHut(self.owner, hut))

    def again(self, s: State, _: int) -> Next:
        return Goto(ZuluHuts.choose)
