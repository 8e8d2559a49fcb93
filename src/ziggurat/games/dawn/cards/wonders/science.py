"""Science wonders: mercury pays for them all, and a second resource for each (base pp. 10, 13)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Goto, Next
from ziggurat.games.dawn.cards.leaders import SWAP_FIRST, SWAP_SECOND, swap_cards
from ziggurat.games.dawn.content import (
    ANCIENT,
    DIAMOND,
    FOCUS,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MODERN,
    OIL,
    SCIENCE,
    wonder,
)
from ziggurat.games.dawn.options import LANE, prompt
from ziggurat.games.dawn.rules.combat import attack_bonus
from ziggurat.games.dawn.rules.diplomacy import (
    TAKE_DIPLOMACY,
    available_from,
    cards_per_giver,
    hand_over,
    held_from,
)
from ziggurat.games.dawn.rules.pieces import rival
from ziggurat.games.dawn.rules.reading import as_in_rules_1
from ziggurat.games.dawn.rules.science import RaiseCard, in_deck, replacements
from ziggurat.games.dawn.rules.targets import Target
from ziggurat.games.dawn.rules.turn import turn_started
from ziggurat.games.dawn.rules.wonders import wonder_built
from ziggurat.games.dawn.state import State

RAISE_CARD = prompt("raise_card", LANE)

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
def potala_palace(s: State, player: int, giver: int) -> int:
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
            room = len(held_from(s, self.owner, giver)) < cards_per_giver(s, self.owner, giver)
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
def kremlin(s: State, player: int, target: Target) -> int:
    """+4 in a rival space, while the defender has fewer reinforced control tokens on the map than
    you."""
    there = as_in_rules_1(s) or rival(s, player) >> target.space & 1
    if target.owner == NOBODY or not there:
        return 0
    mine = (s.tokens[player] & s.reinforced).bit_count()
    return 4 if mine > (s.tokens[target.owner] & s.reinforced).bit_count() else 0
