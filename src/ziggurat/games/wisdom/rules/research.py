"""Techs: the pyramid, learning and researching (C-TEC)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, bits_of, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, prompt, reveal, together
from ziggurat.core.hooks import Event, Override, total
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import (
    CIVILIZATIONS,
    LEVELS,
    SPACE_FLIGHT,
    TECH_COST,
    TECHS,
)
from ziggurat.games.wisdom.options import TECH
from ziggurat.games.wisdom.rules.building import flip_buildings
from ziggurat.games.wisdom.rules.governments import unlock_government
from ziggurat.games.wisdom.rules.sums import coins
from ziggurat.games.wisdom.state import State

RESEARCH_TECH = prompt("research", TECH, __name__)
LEARN_TECH = prompt("learn", TECH, __name__)

tech_learned = Event("tech_learned")  # (owner, player, tech, 1 if it was researched)
tech_researched = Event("tech_researched")  # (owner, player, tech), before the dial is reset

_OF_LEVEL: Final = tuple(  # by level: its techs
    bits_of([n for n, row in enumerate(TECHS) if row.level == level]) for level in range(LEVELS + 1)
)


def level_in_pyramid(s: State, player: int, tech: int) -> int:
    """The starting tech lies in the lowest row whatever its level (C-SET-09, X-43)."""
    return 1 if tech == CIVILIZATIONS[s.civs[player]].tech else TECHS[tech].level


def rows(s: State, player: int) -> list[int]:
    """How many techs a player has in each row of the pyramid, by level."""
    techs = s.techs[player]
    counts = [(techs & of_level).bit_count() for of_level in _OF_LEVEL]
    start = CIVILIZATIONS[s.civs[player]].tech
    if techs >> start & 1:
        counts[TECHS[start].level] -= 1
        counts[1] += 1
    return counts


def fits(s: State, player: int, level: int) -> bool:
    """Is there a place for a tech of a level: two below that carry nothing yet (C-TEC-03)?"""
    counts = rows(s, player)
    return level == 1 or counts[level - 1] >= counts[level] + 2


def learnable(s: State, player: int) -> Bits:
    """The techs a player does not know and has a place for. There is one Space Flight."""
    counts = rows(s, player)
    found = 0
    for level in range(1, LEVELS + 1):
        if level == 1 or counts[level - 1] >= counts[level] + 2:
            found |= _OF_LEVEL[level]
    return found & ~s.techs[player]


@total
def cheaper(s: State, player: int) -> int:
    """Trade that a tech needs less."""
    return CIVILIZATIONS[s.civs[player]].cheaper


def trade_needed(s: State, player: int, tech: int) -> int:
    """What the dial must show to research a tech (C-TEC-02, C-TEC-13)."""
    return max(0, TECH_COST[TECHS[tech].level] - cheaper(s, player))


def researchable(s: State, player: int) -> Bits:
    """The techs a player can pay for and place."""
    dial = s.trade[player] + cheaper(s, player)
    found = 0
    for level in range(1, LEVELS + 1):
        if TECH_COST[level] <= dial:
            found |= _OF_LEVEL[level]
    return found & learnable(s, player)


@Override
def keeps_trade(s: State, player: int, tech: int) -> bool:
    """Does a player keep all trade on the dial when he researches this tech? Not by the rules."""
    return False


@dataclass(slots=True, eq=False)
class Learn(Frame):
    """Gain a tech: what it unlocks, raises and turns over works at once (C-TEC-10, C-TEC-11)."""

    player: int
    tech: int
    researched: bool = False

    def place(self, s: State, _: int) -> Next:
        row = TECHS[self.tech]
        s.techs = put(s.techs, self.player, s.techs[self.player] | 1 << self.tech)
        s.renew_abilities(self.player)
        s.tell("learns", self.player, self.tech, self.researched)
        if row.building >= 0:
            flip_buildings(s, self.player, row.building)
        if row.government >= 0:
            unlock_government(s, self.player, row.government)
        tech_learned.happens(s, self.player, self.player, self.tech, int(self.researched))
        s.changed = True
        return None


@dataclass(slots=True, eq=False)
class LearnOne(Frame):
    """Learn one of several techs, or (if `may`) none."""

    player: int
    techs: Bits
    may: bool = False
    researched: bool = False

    def choose(self, s: State, _: int) -> Next:
        options = each(self.techs & learnable(s, self.player))
        if not options:
            return Done()
        return Ask(self.player, LEARN_TECH, (*options, PASS) if self.may else options)

    def learn(self, s: State, tech: int) -> Next:
        return Done() if tech == PASS else Call(Learn(self.player, tech, self.researched))


@dataclass(slots=True, eq=False)
class Research(Frame):
    """All choose a tech in secret, then learn in turn order (C-TEC-08, C-TEC-09)."""

    chosen: tuple[int, ...] = ()  # in turn order; PASS: none
    done: int = 0

    def choose(self, s: State, _: int) -> Next:
        return together([self._question(s, n) for n in range(s.seats)])

    def put_aside(self, s: State, tech: int) -> Next:
        self.chosen += (tech,)
        return None

    def show(self, s: State, _: int) -> Next:
        reveal(s, (1 << s.seats) - 1)
        for n, tech in enumerate(self.chosen):
            s.tell("researches", (s.first + n) % s.seats, tech)
        return None

    def take_effect(self, s: State, _: int) -> Next:
        if self.done == s.seats:
            return Done()
        player, tech = (s.first + self.done) % s.seats, self.chosen[self.done]
        self.done += 1
        s.active = player
        return Call(TakeEffect(player, tech))

    def next_player(self, s: State, _: int) -> Next:
        return Goto(Research.take_effect)

    def _question(self, s: State, place: int) -> Ask:
        player = (s.first + place) % s.seats
        return Ask(player, RESEARCH_TECH, (*each(researchable(s, player)), PASS))


def chosen_by_others(s: State, player: int) -> Bits:
    """The techs that the others research in this turn; all are shown by now."""
    found = 0
    for frame in s.stack:
        if isinstance(frame, Research):
            for n, tech in enumerate(frame.chosen):
                if tech != PASS and (s.first + n) % s.seats != player:
                    found |= 1 << tech
    return found


@dataclass(slots=True, eq=False)
class TakeEffect(Frame):
    """A player's own part of the Research phase: learn, then reset the dial; every coin keeps one
    trade, the one printed on the new tech not yet (C-TEC-05, C-TEC-06)."""

    player: int
    tech: int
    before: Bits = 0  # the techs known before

    def learn(self, s: State, _: int) -> Next:
        self.before = s.techs[self.player]
        if self.tech == PASS:
            return Goto(TakeEffect.use_abilities)
        if self.tech == SPACE_FLIGHT:
            s.tell("space_flight", self.player)
        return Call(Learn(self.player, self.tech, True))

    def more(self, s: State, _: int) -> Next:
        tech_researched.happens(s, self.player, self.player, self.tech)
        return None

    def reset(self, s: State, _: int) -> Next:
        if not keeps_trade(s, self.player, self.tech):
            new = each(s.techs[self.player] & ~self.before)
            kept = coins(s, self.player) - sum(TECHS[tech].coins for tech in new)
            s.trade = put(s.trade, self.player, min(s.trade[self.player], kept))
        return None

    def use_abilities(self, s: State, _: int) -> Next:
        research_ends.happens(s, self.player, self.player)
        return None


research_ends = Event("research_ends")  # (owner, player): abilities of the Research phase
