"""The world wonders (base pp. 10, 13): one row each, and below it what it does.

The first resource that pays for a wonder is fixed by its type, the second varies.
"""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Goto, Next, prompt
from ziggurat.games.dawn.cards.leaders import SWAP_FIRST, SWAP_SECOND, swap_cards
from ziggurat.games.dawn.content import (
    ANCIENT,
    CULTURE,
    DIAMOND,
    ECONOMY,
    FOCUS,
    FOREST,
    HILLS,
    MARBLE,
    MEDIEVAL,
    MEDIUM,
    MERCURY,
    MILITARY,
    MODERN,
    OIL,
    SCIENCE,
    wonder,
)
from ziggurat.games.dawn.options import LANE, SPACE, STORE, choice
from ziggurat.games.dawn.rules.barbarians import closed_to_barbarians
from ziggurat.games.dawn.rules.combat import attack_bonus, defence_bonus
from ziggurat.games.dawn.rules.culture import (
    PLACE_TOKEN,
    PlaceToken,
    ReplaceToken,
    control_spaces,
    placeable,
    token_placed,
)
from ziggurat.games.dawn.rules.diplomacy import (
    TAKE_DIPLOMACY,
    available_from,
    cards_per_giver,
    hand_over,
    held_from,
)
from ziggurat.games.dawn.rules.economy import shared_spaces
from ziggurat.games.dawn.rules.focus_row import (
    ResetCard,
    Resolve,
    printed_slot,
    resolved_slot,
)
from ziggurat.games.dawn.rules.industry import sites_in_reach
from ziggurat.games.dawn.rules.military import attackable, targets_anywhere
from ziggurat.games.dawn.rules.pieces import (
    destroy,
    empty,
    friendly,
    lanes_of,
    maturing_spaces,
    open_land,
)
from ziggurat.games.dawn.rules.science import RaiseCard, in_deck, replacements
from ziggurat.games.dawn.rules.trade import ALL_LANES, add_trade, stores, with_room
from ziggurat.games.dawn.rules.turn import card_chosen, card_resolved, turn_started
from ziggurat.games.dawn.rules.wonders import wonder_built
from ziggurat.games.dawn.state import State

DESTROY_TOKEN = prompt("destroy_token", SPACE)
NAME_TOKEN = prompt("name_token", SPACE)
GIVE_UP_TOKEN = prompt("give_up_token", SPACE)
RELEASE_TRADE = prompt("release_trade", LANE)
ECONOMY_TOO = choice("economy_too", "no", "yes")
RESOLVE_AGAIN = choice("resolve_again", "no", "yes")
RAISE_CARD = prompt("raise_card", LANE)
YES: Final = 1


# Culture: marble and another

STONEHENGE = wonder("stonehenge", CULTURE, ANCIENT, 7, (MARBLE, MERCURY))
HANGING_GARDENS = wonder("hanging_gardens", CULTURE, ANCIENT, 8, (MARBLE, DIAMOND))
FORBIDDEN_CITY = wonder("forbidden_city", CULTURE, MEDIEVAL, 9, (MARBLE, OIL))
CHICHEN_ITZA = wonder("chichen_itza", CULTURE, MEDIEVAL, 10, (MARBLE, MERCURY))
SYDNEY_OPERA_HOUSE = wonder("sydney_opera_house", CULTURE, MODERN, 10, (MARBLE, DIAMOND))
EIFFEL_TOWER = wonder("eiffel_tower", CULTURE, MODERN, 12, (MARBLE, OIL))


@token_placed.starts(STONEHENGE)
@dataclass(slots=True, eq=False)
class Stonehenge(Frame):
    """A control token placed on hills lets you place more on neighbouring hills, and so on from
    each of those; no slot limits them."""

    owner: int
    player: int
    space: int

    def choose(self, s: State, _: int) -> Next:
        hills = s.board.of_terrain[HILLS]
        if self.owner != self.player or not hills >> self.space & 1:
            return Done()
        spaces = s.board.map.near[self.space] & hills & placeable(s, self.owner)
        return Ask(self.owner, PLACE_TOKEN, (*each(spaces), PASS)) if spaces else Done()

    def place(self, s: State, space: int) -> Next:
        return Done() if space == PASS else Call(PlaceToken(self.owner, space))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(Stonehenge.choose)


@turn_started.starts(HANGING_GARDENS)
@dataclass(slots=True, eq=False)
class HangingGardens(Frame):
    """Place a control token beside one of your cities, difficulty at most 4."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        spaces = control_spaces(s, self.player, 4)
        return Ask(self.player, PLACE_TOKEN, (*each(spaces), PASS)) if spaces else Done()

    def place(self, s: State, space: int) -> Next:
        return Done() if space == PASS else Call(PlaceToken(self.player, space))


@turn_started.starts(FORBIDDEN_CITY)
@dataclass(slots=True, eq=False)
class ForbiddenCity(Frame):
    """Destroy a rival control token bordering a friendly space."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        border = s.board.map.beside(friendly(s, self.player))
        spaces = border & _rival_tokens(s, self.player)
        return Ask(self.player, DESTROY_TOKEN, (*each(spaces), PASS)) if spaces else Done()

    def destroy_it(self, s: State, space: int) -> Next:
        if space != PASS:
            s.tell("piece_razed", destroy(s, space), space)
        return Done()


def _rival_tokens(s: State, player: int) -> Bits:
    spaces = 0
    for seat, tokens in enumerate(s.tokens):
        if seat != player:
            spaces |= tokens
    return spaces


@control_spaces.plus(CHICHEN_ITZA)
def chichen_itza(s: State, player: int, slot: int) -> Bits:
    """Empty forest will do even away from your cities."""
    forest = s.board.of_terrain[FOREST] & empty(s)
    return forest & open_land(s, player, slot, placing=True)


@maturing_spaces.plus(SYDNEY_OPERA_HOUSE)
def sydney_opera_house(s: State, player: int) -> Bits:
    """Rival control tokens help your cities mature like your own."""
    return _rival_tokens(s, player)


@turn_started.starts(EIFFEL_TOWER)
@dataclass(slots=True, eq=False)
class EiffelTower(Frame):
    """Name two control tokens of one rival; he picks one, and it is replaced with yours."""

    player: int
    one: int = PASS
    rival: int = NOBODY

    def name_one(self, s: State, _: int) -> Next:
        spaces = 0
        for seat, tokens in enumerate(s.tokens):
            if seat != self.player and tokens.bit_count() >= 2:
                spaces |= tokens
        return Ask(self.player, NAME_TOKEN, (*each(spaces), PASS)) if spaces else Done()

    def name_other(self, s: State, space: int) -> Next:
        if space == PASS:
            return Done()
        self.one = space
        self.rival = next(seat for seat in range(s.seats) if s.tokens[seat] >> space & 1)
        return Ask(self.player, NAME_TOKEN, each(s.tokens[self.rival] & ~(1 << space)))

    def rival_picks(self, s: State, other: int) -> Next:
        return Ask(self.rival, GIVE_UP_TOKEN, sorted((self.one, other)))

    def swap(self, s: State, space: int) -> Next:
        return Call(ReplaceToken(self.player, space))


# Economy: diamond and another

COLOSSUS = wonder("colossus", ECONOMY, ANCIENT, 7, (DIAMOND, OIL))
GREAT_LIGHTHOUSE = wonder("great_lighthouse", ECONOMY, ANCIENT, 8, (DIAMOND, MERCURY))
MACHU_PICCHU = wonder("machu_picchu", ECONOMY, MEDIEVAL, 10, (DIAMOND, MERCURY), MEDIUM)
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


@resolved_slot.changed_by(MACHU_PICCHU)
def machu_picchu(slot: int, s: State, player: int, printed: int) -> int:
    """Cards in your first or second slot resolve as in the third."""
    return max(slot, 3)


@stores.plus(GREAT_ZIMBABWE)
def great_zimbabwe(s: State, player: int) -> Bits:
    """Up to 4 trade tokens may go here instead of on focus cards."""
    return 1 << STORE if s.stored < _STORE_ROOM else 0


@turn_started.starts(GREAT_ZIMBABWE)
@dataclass(slots=True, eq=False)
class GreatZimbabwe(Frame):
    """Shift trade tokens kept here to cards of your row."""

    player: int

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
@defence_bonus.plus(BIG_BEN)
def big_ben(s: State, player: int, space: int, rival: int) -> int:
    """+2 for each of your caravans bordering the defending space."""
    near = s.board.map.near[space]
    return 2 * sum(caravan >= 0 and near >> caravan & 1 for caravan in s.caravans[player])


@dataclass(slots=True, eq=False)
class EconomyToo(Frame):
    """Once in a turn whose chosen card is not economy, you may resolve and reset your economy
    card as well."""

    player: int
    lane: int

    def ask(self, s: State, _: int) -> Next:
        chosen = FOCUS[s.cards[self.player][self.lane]].type
        if chosen == ECONOMY or s.used & ESTADIO_DO_MARACANA:
            return Done()
        if not lanes_of(s, self.player, ECONOMY):
            return Done()
        return Ask(self.player, ECONOMY_TOO, (0, YES))

    def resolve(self, s: State, answer: int) -> Next:
        if answer != YES:
            return Done()
        s.used |= ESTADIO_DO_MARACANA
        lane = each(lanes_of(s, self.player, ECONOMY))[-1]
        slot = printed_slot(s, self.player, lane)
        return Call(Resolve(self.player, lane, slot), ResetCard(self.player, lane))


@card_chosen.starts(ESTADIO_DO_MARACANA)
@dataclass(slots=True, eq=False)
class EstadioBefore(Frame):
    """By the errata the economy card goes first."""

    owner: int
    player: int
    lane: int

    def begin(self, s: State, _: int) -> Next:
        if self.owner != self.player or not s.setup["errata"]:
            return Done()
        return Call(EconomyToo(self.owner, self.lane))


@card_resolved.starts(ESTADIO_DO_MARACANA)
@dataclass(slots=True, eq=False)
class EstadioAfter(Frame):
    """As printed the economy card comes after the other."""

    owner: int
    player: int
    lane: int
    slot: int

    def begin(self, s: State, _: int) -> Next:
        if self.owner != self.player or s.setup["errata"]:
            return Done()
        return Call(EconomyToo(self.owner, self.lane))


# Military: oil and another

PETRA = wonder("petra", MILITARY, ANCIENT, 7, (OIL, DIAMOND))
TERRACOTTA_ARMY = wonder("terracotta_army", MILITARY, ANCIENT, 8, (OIL, MARBLE))
ALHAMBRA = wonder("alhambra", MILITARY, MEDIEVAL, 10, (OIL, MARBLE))
VENETIAN_ARSENAL = wonder("venetian_arsenal", MILITARY, MEDIEVAL, 10, (OIL, DIAMOND))
PENTAGON = wonder("pentagon", MILITARY, MODERN, 12, (OIL, DIAMOND), MEDIUM)
RUHR_VALLEY = wonder("ruhr_valley", MILITARY, MODERN, 11, (OIL, MERCURY))


@defence_bonus.plus(PETRA)
def petra(s: State, player: int, space: int, rival: int) -> int:
    """+2 when defending."""
    return 2


@closed_to_barbarians.plus(PETRA)
def petra_walls(s: State, player: int) -> Bits:
    """Barbarians cannot move into your cities and reinforced control tokens."""
    return s.cities[player] | s.tokens[player] & s.reinforced


@attack_bonus.plus(TERRACOTTA_ARMY)
def terracotta_army(s: State, player: int, space: int, rival: int) -> int:
    """+2 when attacking."""
    return 2


@attack_bonus.plus(ALHAMBRA)
@defence_bonus.plus(ALHAMBRA)
def alhambra(s: State, player: int, space: int, rival: int) -> int:
    """+2 when attacking or defending."""
    return 2


@card_resolved.starts(VENETIAN_ARSENAL)
@dataclass(slots=True, eq=False)
class VenetianArsenal(Frame):
    """A card resolved in the fifth slot may be resolved again at once as though in the first; once
    per turn."""

    owner: int
    player: int
    lane: int
    slot: int

    def ask(self, s: State, _: int) -> Next:
        fifth = resolved_slot(s, self.owner, self.slot) == 5
        if self.owner != self.player or not fifth or s.used & VENETIAN_ARSENAL:
            return Done()
        return Ask(self.owner, RESOLVE_AGAIN, (0, YES))

    def resolve(self, s: State, answer: int) -> Next:
        if answer != YES:
            return Done()
        s.used |= VENETIAN_ARSENAL
        return Call(Resolve(self.owner, self.lane, 1))


@attack_bonus.plus(PENTAGON)
def pentagon(s: State, player: int, space: int, rival: int) -> int:
    """+2 when attacking."""
    return 2


@targets_anywhere.plus(PENTAGON)
def pentagon_reach(s: State, player: int) -> Bits:
    """Your attacks reach the whole map."""
    return attackable(s, player)


@defence_bonus.plus(RUHR_VALLEY)
def ruhr_valley(s: State, player: int, space: int, rival: int) -> int:
    """+5 when defending."""
    return 5


# Science: mercury and another

ORACLE = wonder("oracle", SCIENCE, ANCIENT, 8, (MERCURY, MARBLE))
PYRAMIDS = wonder("pyramids", SCIENCE, ANCIENT, 9, (MERCURY, OIL))
POTALA_PALACE = wonder("potala_palace", SCIENCE, MEDIEVAL, 10, (MERCURY, MARBLE))
PORCELAIN_TOWER = wonder("porcelain_tower", SCIENCE, MEDIEVAL, 9, (MERCURY, DIAMOND))
OXFORD_UNIVERSITY = wonder("oxford_university", SCIENCE, MODERN, 10, (MERCURY, MARBLE))
KREMLIN = wonder("kremlin", SCIENCE, MODERN, 11, (MERCURY, OIL))


@turn_started.starts(ORACLE)
@dataclass(slots=True, eq=False)
class Oracle(Frame):
    """Swap two neighbouring cards of your row."""

    player: int
    one: int = PASS

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, SWAP_FIRST, (*sorted(s.row[self.player]), PASS))

    def choose_neighbour(self, s: State, lane: int) -> Next:
        if lane == PASS:
            return Done()
        self.one = lane
        row = s.row[self.player]
        place = row.index(lane)
        neighbours = row[max(0, place - 1) : place] + row[place + 1 : place + 2]
        return Ask(self.player, SWAP_SECOND, neighbours)

    def swap(self, s: State, lane: int) -> Next:
        swap_cards(s, self.player, self.one, lane)
        return Done()


@dataclass(slots=True, eq=False)
class RaiseCards(Frame):
    """Raise up to `left` different cards of your row by one level; `level`: only cards of that
    level, if not 0."""

    player: int
    left: int
    level: int = 0
    raised: Bits = 0

    def choose(self, s: State, _: int) -> Next:
        lanes = []
        for lane, card in enumerate(s.cards[self.player]):
            level = FOCUS[card].level
            fits = not self.level or level == self.level
            if fits and not self.raised >> lane & 1:
                if replacements(s, self.player, lane, level + 1):
                    lanes.append(lane)
        if not self.left or not lanes:
            return Done()
        return Ask(self.player, RAISE_CARD, (*lanes, PASS))

    def raise_it(self, s: State, lane: int) -> Next:
        if lane == PASS:
            return Done()
        self.left -= 1
        self.raised |= 1 << lane
        level = FOCUS[s.cards[self.player][lane]].level
        return Call(RaiseCard(self.player, lane, level + 1))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(RaiseCards.choose)


@wonder_built.starts(PYRAMIDS)
@dataclass(slots=True, eq=False)
class Pyramids(Frame):
    """On building: up to 3 of your level I cards become level II cards."""

    owner: int
    player: int
    wonder: int

    def reward(self, s: State, _: int) -> Next:
        return Call(RaiseCards(self.owner, 3, 1)) if 1 << self.wonder == PYRAMIDS else Done()


@wonder_built.starts(PORCELAIN_TOWER)
@dataclass(slots=True, eq=False)
class PorcelainTower(Frame):
    """On building: up to 2 of your cards go up one level."""

    owner: int
    player: int
    wonder: int

    def reward(self, s: State, _: int) -> Next:
        built = 1 << self.wonder == PORCELAIN_TOWER
        return Call(RaiseCards(self.owner, 2)) if built else Done()


@cards_per_giver.plus(POTALA_PALACE)
def potala_palace(s: State, player: int) -> int:
    """You may hold 4 diplomacy cards of each other player."""
    return 3


@wonder_built.starts(POTALA_PALACE)
@dataclass(slots=True, eq=False)
class PotalaPalace(Frame):
    """On building: take up to 3 diplomacy cards in all from other players."""

    owner: int
    player: int
    wonder: int
    left: int = 3

    def choose(self, s: State, _: int) -> Next:
        if 1 << self.wonder != POTALA_PALACE or not self.left:
            return Done()
        cards: list[int] = []
        for giver in range(s.seats):
            room = len(held_from(s, self.owner, giver)) < cards_per_giver(s, self.owner)
            if giver != self.owner and room:
                cards += available_from(s, giver)
        return Ask(self.owner, TAKE_DIPLOMACY, (*cards, PASS)) if cards else Done()

    def take(self, s: State, code: int) -> Next:
        if code == PASS:
            return Done()
        self.left -= 1
        hand_over(s, code, self.owner)
        s.tell("diplomacy_taken", self.owner, code)
        return Goto(PotalaPalace.choose)


@replacements.plus(OXFORD_UNIVERSITY)
def oxford_university(s: State, player: int, lane: int, level: int) -> Bits:
    """A card that is replaced, unless it is the science card, may make way for another type."""
    science = FOCUS[s.cards[player][lane]].type == SCIENCE
    return 0 if science else in_deck(s, player, level)


@attack_bonus.plus(KREMLIN)
def kremlin(s: State, player: int, space: int, rival: int) -> int:
    """+4 against a rival with fewer reinforced control tokens on the map than you."""
    if rival == NOBODY:
        return 0
    mine = (s.tokens[player] & s.reinforced).bit_count()
    return 4 if mine > (s.tokens[rival] & s.reinforced).bit_count() else 0
