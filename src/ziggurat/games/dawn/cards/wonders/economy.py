"""Economy wonders: diamond pays for them all, and a second resource for each (base pp. 10, 13)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, pick
from ziggurat.games.dawn.content import (
    ANCIENT,
    DIAMOND,
    ECONOMY,
    FOCUS,
    MARBLE,
    MEDIEVAL,
    MEDIUM,
    MERCURY,
    MODERN,
    OIL,
    ONLY_BASE,
    wonder,
)
from ziggurat.games.dawn.options import LANE, STORE, choice, prompt
from ziggurat.games.dawn.rules.cities import sites_in_reach
from ziggurat.games.dawn.rules.combat import attack_bonus, defence_bonus
from ziggurat.games.dawn.rules.economy import shared_spaces
from ziggurat.games.dawn.rules.focus_row import (
    ResetCard,
    Resolve,
    resolved_place,
    slot_of,
)
from ziggurat.games.dawn.rules.pieces import (
    empty,
    lanes_of,
)
from ziggurat.games.dawn.rules.targets import Target
from ziggurat.games.dawn.rules.trade import ALL_LANES, add_trade, stores, with_room
from ziggurat.games.dawn.rules.turn import (
    CHOOSE_CARD,
    card_chosen,
    card_resolved,
    turn_started,
)
from ziggurat.games.dawn.state import NO_CARD, State

RELEASE_TRADE = prompt("release_trade", LANE)
ECONOMY_TOO = choice("economy_too", "no", "yes")
YES: Final = 1

COLOSSUS = wonder("colossus", ECONOMY, ANCIENT, 7, (DIAMOND, OIL))
GREAT_LIGHTHOUSE = wonder("great_lighthouse", ECONOMY, ANCIENT, 8, (DIAMOND, MERCURY))
MACHU_PICCHU = wonder("machu_picchu", ECONOMY, MEDIEVAL, 10, (DIAMOND, MERCURY), MEDIUM, ONLY_BASE)
GREAT_ZIMBABWE = wonder("great_zimbabwe", ECONOMY, MEDIEVAL, 9, (DIAMOND, OIL))
BIG_BEN = wonder("big_ben", ECONOMY, MODERN, 10, (DIAMOND, MERCURY))
ESTADIO_DO_MARACANA = wonder("estadio_do_maracana", ECONOMY, MODERN, 10, (DIAMOND, MARBLE))

_STORE_ROOM: Final = 4


@shared_spaces.plus(COLOSSUS)
def colossus(s: State, player: int) -> int:
    """Six more caravan spaces per resolution, shared as you like."""
    return 6


@sites_in_reach.plus(GREAT_LIGHTHOUSE)
def great_lighthouse(s: State, player: int) -> Bits:
    """An empty space on the map edge counts as lying 2 spaces from a friendly one, which every
    industry card reaches."""
    return s.board.map.edge & empty(s)


@resolved_place.changed_by(MACHU_PICCHU)
def machu_picchu(resolved: int, s: State, player: int, place: int) -> int:
    """Cards in your first or second slot resolve as in the third."""
    return max(resolved, s.edition.slots.index(3))


@stores.plus(GREAT_ZIMBABWE)
def great_zimbabwe(s: State, player: int) -> Bits:
    """Up to 4 trade tokens may go here instead of on focus cards."""
    return 1 << STORE if s.stored < _STORE_ROOM else 0


@turn_started.starts(GREAT_ZIMBABWE)
@dataclass(slots=True, eq=False)
class GreatZimbabwe(Frame):
    """Shift trade tokens kept here to cards of your row."""

    player: int

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(s.stored)

    def choose(self, s: State, _: int) -> Next:
        lanes = with_room(s, self.player, ALL_LANES)
        if not s.stored or not lanes:
            return Done()
        return Ask(self.player, RELEASE_TRADE, (*each(lanes), PASS))

    def release(self, s: State, lane: int) -> Next:
        if lane == PASS:
            return Done()
        s.stored -= 1
        add_trade(s, self.player, lane)
        s.tell("trade_gained", self.player, lane)
        return Goto(GreatZimbabwe.choose)


@attack_bonus.plus(BIG_BEN)
def big_ben(s: State, player: int, target: Target) -> int:
    """+2 for each of your caravans bordering the defending space."""
    near = s.board.map.near[target.space]
    return 2 * sum(caravan >= 0 and near >> caravan & 1 for caravan in s.caravans[player])


@defence_bonus.plus(BIG_BEN)
def big_ben_defending(s: State, player: int, target: Target, attacker: int) -> int:
    """The same in defence."""
    return big_ben(s, player, target)


@dataclass(slots=True, eq=False)
class EconomyToo(Frame):
    """Once in a turn whose chosen card is not economy, you may resolve and reset your economy
    card as well."""

    player: int
    lane: int
    economy: int = NO_CARD
    slot: int = 0

    def ask(self, s: State, _: int) -> Next:
        chosen = FOCUS[s.cards[self.player][self.lane]].type
        if chosen == ECONOMY or not lanes_of(s, self.player, ECONOMY):
            return Done()
        return Ask(self.player, ECONOMY_TOO, (0, YES))

    def choose(self, s: State, answer: int) -> Next:
        if answer != YES:
            return Done()
        economy = each(lanes_of(s, self.player, ECONOMY))
        return pick(self.player, CHOOSE_CARD, economy, EconomyToo.resolve)

    def resolve(self, s: State, lane: int) -> Next:
        self.economy = lane
        self.slot = slot_of(s, self.player, lane)
        return Call(Resolve(self.player, lane, self.slot))

    def economy_is_resolved(self, s: State, _: int) -> Next:
        card_resolved.happens(s, self.player, self.player, self.economy, self.slot)
        return None

    def reset(self, s: State, _: int) -> Next:
        return Call(ResetCard(self.player, self.economy))


@card_chosen.starts(ESTADIO_DO_MARACANA, own=True)
@dataclass(slots=True, eq=False)
class EstadioBefore(Frame):
    """By the errata the economy card goes first."""

    owner: int
    player: int
    lane: int

    def begin(self, s: State, _: int) -> Next:
        if not s.setup["errata"]:
            return Done()
        return Call(EconomyToo(self.owner, self.lane))


@card_resolved.starts(ESTADIO_DO_MARACANA, own=True)
@dataclass(slots=True, eq=False)
class EstadioAfter(Frame):
    """As printed the economy card comes after the other."""

    owner: int
    player: int
    lane: int
    slot: int

    def begin(self, s: State, _: int) -> Next:
        if s.setup["errata"]:
            return Done()
        return Call(EconomyToo(self.owner, self.lane))
