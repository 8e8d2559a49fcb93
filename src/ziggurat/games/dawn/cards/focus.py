"""The focus cards: five types, four levels (base pp. 8-11)."""

from dataclasses import dataclass

from ziggurat.core.bits import each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Next
from ziggurat.games.dawn.content import (
    CULTURE,
    ECONOMY,
    INDUSTRY,
    MEDIUM,
    MILITARY,
    ONCE_RESOLVED_ANOTHER,
    ONLY_BASE,
    SCIENCE,
    focus,
)
from ziggurat.games.dawn.options import LANE, SPACE, prompt
from ziggurat.games.dawn.rules.culture import PlaceTokens, PlaceTokensAmong, ReplaceToken
from ziggurat.games.dawn.rules.economy import MoveCaravans
from ziggurat.games.dawn.rules.focus_row import (
    FIFTH_SLOT,
    FIRST_PLACE,
    Resolve,
    other_card_resolved,
    slot_at,
)
from ziggurat.games.dawn.rules.industry import Build
from ziggurat.games.dawn.rules.military import Attacks, Reinforce, ReinforceOrAttack
from ziggurat.games.dawn.rules.pieces import (
    aggression,
    army_spaces,
    destroy,
    district_spaces,
    empty,
    friendly,
    put_token,
    rival,
    tokens_in_reach_of_abilities,
    weaken,
)
from ziggurat.games.dawn.rules.resources import ExchangeResource, GainResource
from ziggurat.games.dawn.rules.science import AdvanceTech
from ziggurat.games.dawn.rules.trade import ALL_LANES, GainTrade
from ziggurat.games.dawn.state import NO_CARD, State

SHIFT_TOKEN = prompt("shift_token", SPACE)
SHIFT_TO = prompt("shift_to", SPACE)
CONVERT_TOKEN = prompt("convert_token", SPACE)
NUKE = prompt("nuke", SPACE)
RESOLVE_ANOTHER = prompt("resolve_another", LANE)


# Culture


@dataclass(slots=True, eq=False)
class ShiftToken(Frame):
    """You may shift one of your control tokens, but no district, to a bordering empty land space.
    It keeps its side and is not placed anew."""

    player: int
    space: int = PASS

    def choose(self, s: State, _: int) -> Next:
        room = empty(s) & s.board.land
        near = s.board.map.near
        plain = s.tokens[self.player] & ~district_spaces(s, self.player)
        tokens = [space for space in each(plain) if near[space] & room]
        return Ask(self.player, SHIFT_TOKEN, (*tokens, PASS)) if tokens else Done()

    def choose_goal(self, s: State, space: int) -> Next:
        if space == PASS:
            return Done()
        self.space = space
        goals = s.board.map.near[space] & empty(s) & s.board.land
        return Ask(self.player, SHIFT_TO, (*each(goals), PASS))

    def shift(self, s: State, goal: int) -> Next:
        if goal != PASS:
            reinforced = bool(s.reinforced >> self.space & 1)
            destroy(s, self.space)
            put_token(s, self.player, goal, reinforced)
            s.tell("token_shifted", self.player, self.space, goal)
        return Done()


@dataclass(slots=True, eq=False)
class ConvertToken(Frame):
    """Pick a rival control token at most two spaces from a friendly space: a reinforced one is
    turned over, another is replaced with yours."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        near = s.board.map.within(friendly(s, self.player), 2)
        to_turn = rival(s, self.player) & s.reinforced & ~army_spaces(s)  # a pact does not mind
        spaces = near & (tokens_in_reach_of_abilities(s, self.player) | to_turn)
        return Ask(self.player, CONVERT_TOKEN, (*each(spaces), PASS)) if spaces else Done()

    def convert(self, s: State, space: int) -> Next:
        if space == PASS:
            return Done()
        if s.reinforced >> space & 1:
            weaken(s, 1 << space)
            s.tell("weakened", self.player, space)
            return Done()
        return Call(ReplaceToken(self.player, space))


focus(
    "early_empire",
    CULTURE,
    1,
    lambda player, slot, lane: (PlaceTokens(player, slot, lane, 2),),
)
focus(
    "drama_and_poetry",
    CULTURE,
    2,
    lambda player, slot, lane: (
        PlaceTokens(player, slot, lane, 2),
        ShiftToken(player),
        PlaceTokens(player, slot, lane, 0),
    ),
)
focus(
    "civil_service",
    CULTURE,
    3,
    lambda player, slot, lane: (
        PlaceTokens(player, slot, lane, 2),
        PlaceTokensAmong(player, slot, 1),
        PlaceTokens(player, slot, lane, 0),
    ),
)
focus(
    "mass_media",
    CULTURE,
    4,
    lambda player, slot, lane: (
        PlaceTokens(player, slot, lane, 3),
        ConvertToken(player),
        PlaceTokens(player, slot, lane, 0),
    ),
)


# Science


@dataclass(slots=True, eq=False)
class Nuke(Frame):
    """In the fifth slot: name a space; there and around it every reinforced control token is
    turned over and every other destroyed, whoever owns them."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, NUKE, each(s.board.map.whole))

    def explode(self, s: State, space: int) -> Next:
        blast = s.board.map.near[space] | 1 << space
        tokens = s.tokens[self.player] | tokens_in_reach_of_abilities(s, self.player)
        blast &= ~army_spaces(s)
        for hit in each(blast & tokens & ~s.reinforced):
            loser = destroy(s, hit)
            if loser != self.player:
                aggression.happens(s, self.player, self.player, loser)
        weaken(s, blast)
        s.tell("nuked", self.player, space)
        return Done()


def _nuclear_power(player: int, slot: int, lane: int) -> tuple[Frame, ...]:
    advance = AdvanceTech(player, slot, lane)
    return (Nuke(player), advance) if slot == FIFTH_SLOT else (advance,)


focus(
    "astrology",
    SCIENCE,
    1,
    lambda player, slot, lane: (AdvanceTech(player, slot, lane),),
    compulsory=True,
)
focus(
    "mathematics",
    SCIENCE,
    2,
    lambda player, slot, lane: (
        GainTrade(player, 1, ALL_LANES),
        AdvanceTech(player, slot, lane),
    ),
    compulsory=True,
)
focus(
    "replaceable_parts",
    SCIENCE,
    3,
    lambda player, slot, lane: (
        GainResource(player, unlike_yours=True),
        AdvanceTech(player, slot, lane),
    ),
    compulsory=True,
)
focus("nuclear_power", SCIENCE, 4, _nuclear_power, compulsory=True)


# Economy


@dataclass(slots=True, eq=False)
class ResolveAnother(Frame):
    """Once per turn, after this card is reset, resolve another card of your row as though it lay
    in the first slot, and leave it where it is."""

    player: int
    lane: int
    other: int = NO_CARD
    slot: int = 0

    def choose(self, s: State, _: int) -> Next:
        if s.used & ONCE_RESOLVED_ANOTHER:
            return Done()
        lanes = [lane for lane in sorted(s.row[self.player]) if lane != self.lane]
        return Ask(self.player, RESOLVE_ANOTHER, (*lanes, PASS))

    def resolve(self, s: State, lane: int) -> Next:
        if lane == PASS:
            return Done()
        s.used |= ONCE_RESOLVED_ANOTHER
        self.other = lane
        self.slot = slot_at(s, self.player, lane, FIRST_PLACE)
        return Call(Resolve(self.player, lane, self.slot))

    def other_is_resolved(self, s: State, _: int) -> Next:
        other_card_resolved.happens(s, self.player, self.player, self.other, self.slot)
        return Done()


focus(
    "foreign_trade",
    ECONOMY,
    1,
    lambda player, slot, lane: (MoveCaravans(player, slot, lane, 3),),
    caravans=1,
)
focus(
    "currency",
    ECONOMY,
    2,
    lambda player, slot, lane: (MoveCaravans(player, slot, lane, 4, raids=True),),
    caravans=2,
    confidence=MEDIUM,
    editions=ONLY_BASE,
)
focus(
    "steam_power",
    ECONOMY,
    3,
    lambda player, slot, lane: (
        MoveCaravans(player, slot, lane, 6, water=True),
        ExchangeResource(player),
    ),
    caravans=2,
)
focus(
    "capitalism",
    ECONOMY,
    4,
    lambda player, slot, lane: (MoveCaravans(player, slot, lane, 6, water=True),),
    caravans=3,
    after_reset=ResolveAnother,
)


# Industry

focus(
    "pottery",
    INDUSTRY,
    1,
    lambda player, slot, lane: (Build(player, slot, lane, 2, slot),),
)
focus(
    "animal_husbandry",
    INDUSTRY,
    2,
    lambda player, slot, lane: (Build(player, slot, lane, 3, slot, from_caravans=True),),
    confidence=MEDIUM,
    editions=ONLY_BASE,
)
focus(
    "nationalism",
    INDUSTRY,
    3,
    lambda player, slot, lane: (
        Build(player, slot, lane, 4, 7 if slot == FIFTH_SLOT else slot, water=True),
    ),
)
focus(
    "urbanization",
    INDUSTRY,
    4,
    lambda player, slot, lane: (Build(player, slot, lane, 5, slot, water=True, tokens=2),),
)


# Military

focus(
    "masonry",
    MILITARY,
    1,
    lambda player, slot, lane: (ReinforceOrAttack(player, slot, lane, attacks=2, reach=2),),
    editions=ONLY_BASE,
)
focus(
    "iron_working",
    MILITARY,
    2,
    lambda player, slot, lane: (
        ReinforceOrAttack(
            player, slot, lane, attacks=2, reach=3, bonus=1, bonus_against_barbarians=3
        ),
    ),
    editions=ONLY_BASE,
)
focus(
    "mass_production",
    MILITARY,
    3,
    lambda player, slot, lane: (
        Attacks(player, slot, lane, 2, 3, 2, 2, water=True, reinforcing=slot),
    ),
    editions=ONLY_BASE,
)
focus(
    "flight",
    MILITARY,
    4,
    lambda player, slot, lane: (
        Reinforce(player, slot),
        Attacks(player, slot, lane, 3, 5, 3, 3, flies=True),
    ),
    confidence=MEDIUM,
    editions=ONLY_BASE,
)
