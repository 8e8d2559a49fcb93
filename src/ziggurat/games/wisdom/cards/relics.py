"""The relics (Wisdom and Warfare p. 11)."""

from dataclasses import dataclass

from ziggurat.core.flow import Call, Frame, Next
from ziggurat.games.wisdom.content import relic
from ziggurat.games.wisdom.rules.culture import Advance
from ziggurat.games.wisdom.rules.exploring import RELIC_RULES
from ziggurat.games.wisdom.rules.gains import GainUnits
from ziggurat.games.wisdom.state import State


@dataclass(slots=True, eq=False)
class ArkOfTheCovenant(Frame):
    """Two free advances on the culture track (W-REL-09)."""

    player: int

    def advance(self, s: State, _: int) -> Next:
        return Call(Advance(self.player, True), Advance(self.player, True))


@dataclass(slots=True, eq=False)
class AttilasVillage(Frame):
    """Two unlocked units free (W-REL-10)."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        return Call(GainUnits(self.player, 2))


RELIC_RULES[relic("ark_of_the_covenant")] = ArkOfTheCovenant
RELIC_RULES[relic("attilas_village")] = AttilasVillage
