"""The player diplomacy cards: the same four in every colour (base p. 13)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, united
from ziggurat.core.flow import Call, Done, Frame, Next
from ziggurat.games.dawn.content import MEDIUM, ONLY_BASE, diplomacy
from ziggurat.games.dawn.rules.combat import attack_bonus, defence_bonus
from ziggurat.games.dawn.rules.diplomacy import holders_of
from ziggurat.games.dawn.rules.economy import caravan_arrived
from ziggurat.games.dawn.rules.pieces import maturing_spaces
from ziggurat.games.dawn.rules.resources import GainResource
from ziggurat.games.dawn.rules.targets import Target
from ziggurat.games.dawn.rules.trade import ALL_LANES, GainTrade
from ziggurat.games.dawn.state import State

JOINT_WAR = diplomacy("joint_war")
DEFENSIVE_PACT = diplomacy("defensive_pact")
EMBASSY = diplomacy("embassy")
OPEN_BORDERS = diplomacy("open_borders", confidence=MEDIUM, editions=ONLY_BASE)


@attack_bonus.plus(JOINT_WAR)
def joint_war(s: State, player: int, target: Target) -> int:
    """+2 when attacking, for each giver but the one who is attacked."""
    return 2 * sum(giver != target.owner for giver in holders_of(s, player, JOINT_WAR))


@defence_bonus.plus(DEFENSIVE_PACT)
def defensive_pact(s: State, player: int, target: Target, attacker: int) -> int:
    """+2 when defending, for each giver but the one who attacks."""
    return 2 * sum(giver != attacker for giver in holders_of(s, player, DEFENSIVE_PACT))


@caravan_arrived.starts(EMBASSY, own=True)
@dataclass(slots=True, eq=False)
class Embassy(Frame):
    """Your caravan reached the giver's capital: a trade token for a card of his row, then a
    resource of your choice for you."""

    owner: int
    player: int
    space: int
    host: int

    def reward(self, s: State, _: int) -> Next:
        reached = self.host in holders_of(s, self.owner, EMBASSY)
        if not reached or s.capital[self.host] != self.space:
            return Done()
        return Call(GainTrade(self.host, 1, ALL_LANES), GainResource(self.owner))


@maturing_spaces.plus(OPEN_BORDERS)
def open_borders(s: State, player: int) -> Bits:
    """The giver's control tokens help your cities mature."""
    return united(tuple(s.tokens[giver] for giver in holders_of(s, player, OPEN_BORDERS)))
