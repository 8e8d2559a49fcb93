"""The player diplomacy cards of the expansion."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, bits_of, united
from ziggurat.core.flow import NOBODY, PASS, Ask, Done, Frame, Next
from ziggurat.games.dawn.cards.leaders import swap_cards
from ziggurat.games.dawn.content import DIPLOMACY, MEDIUM, MILITARY, ONLY_TERRA, diplomacy
from ziggurat.games.dawn.options import LANE, diplomacy_code, prompt
from ziggurat.games.dawn.rules.diplomacy import hand_over, holders_of
from ziggurat.games.dawn.rules.districts import district_friendly
from ziggurat.games.dawn.rules.pieces import (
    aggression,
    friendly,
    lanes_of,
    maturing_spaces,
    pacts,
)
from ziggurat.games.dawn.state import State

BREAK_PACT = prompt("break_pact", LANE)

OPEN_BORDERS_TERRA = diplomacy("open_borders_terra", confidence=MEDIUM, editions=ONLY_TERRA)
NON_AGGRESSION_PACT = diplomacy("non_aggression_pact", confidence=MEDIUM, editions=ONLY_TERRA)


@maturing_spaces.plus(OPEN_BORDERS_TERRA)
@district_friendly.plus(OPEN_BORDERS_TERRA)
def open_borders(s: State, player: int) -> Bits:
    """The giver's cities and control tokens count as friendly for your districts and for your
    cities' maturity."""
    return united(tuple(friendly(s, giver) for giver in holders_of(s, player, OPEN_BORDERS_TERRA)))


@pacts.plus(NON_AGGRESSION_PACT)
def non_aggression_pact(s: State, player: int) -> Bits:
    """You may neither attack nor destroy the giver's pieces."""
    return bits_of(holders_of(s, player, NON_AGGRESSION_PACT))


@aggression.starts(NON_AGGRESSION_PACT)
@dataclass(slots=True, eq=False)
class NonAggressionPact(Frame):
    """Should the giver do so to yours, you may return the card and swap your military card with
    any other of your row."""

    owner: int
    aggressor: int
    victim: int

    def choose(self, s: State, _: int) -> Next:
        broken = self.aggressor in holders_of(s, self.owner, NON_AGGRESSION_PACT)
        military = lanes_of(s, self.owner, MILITARY)
        if self.owner != self.victim or not broken or not military:
            return Done()
        others = [lane for lane in sorted(s.row[self.owner]) if not military >> lane & 1]
        return Ask(self.owner, BREAK_PACT, (*others, PASS))

    def swap(self, s: State, lane: int) -> Next:
        if lane == PASS:
            return Done()
        card = next(n for n, row in enumerate(DIPLOMACY) if row.ability == NON_AGGRESSION_PACT)
        code = diplomacy_code(self.aggressor, card)
        hand_over(s, code, NOBODY)
        s.tell("diplomacy_returned", self.owner, code)
        military = lanes_of(s, self.owner, MILITARY).bit_length() - 1
        swap_cards(s, self.owner, military, lane)
        return Done()
