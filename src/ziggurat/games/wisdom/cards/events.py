"""The culture events that are played in one's own part (C-EVT; effects of the three decks).
Gifts are payments: rules/events.py."""

from dataclasses import dataclass
from functools import partial

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Next, pick, prompt
from ziggurat.games.wisdom.cards.aiming import (
    AIM_AT,
    AIM_AT_PLAYER,
    others_than,
)
from ziggurat.games.wisdom.cards.techs import BOOST_CITY, boost_city
from ziggurat.games.wisdom.content import (
    ANARCHY,
    CITY_MANAGEMENT,
    START_OF_TURN,
    TECHS,
    event,
)
from ziggurat.games.wisdom.options import CITY, TECH
from ziggurat.games.wisdom.rules.cities import give_action
from ziggurat.games.wisdom.rules.events import Announce, add_play, plays
from ziggurat.games.wisdom.rules.gains import gain_trade
from ziggurat.games.wisdom.rules.governments import force_anarchy
from ziggurat.games.wisdom.rules.research import Learn, learnable
from ziggurat.games.wisdom.rules.squares import (
    all_outskirts,
    empty,
)
from ziggurat.games.wisdom.rules.windows import was_cancelled
from ziggurat.games.wisdom.state import State

IDEA = prompt("idea", TECH, __name__)
IDEA_BACK = prompt("idea_back", TECH, __name__)
EXTRA_ACTION = prompt("extra_action", CITY, __name__)


# Production for one city


@dataclass(slots=True, eq=False)
class FeastDay(Frame):
    """One own city has more production this turn."""

    player: int
    kind: int
    amount: int
    city: int = 0

    def choose(self, s: State, _: int) -> Next:
        return pick(self.player, BOOST_CITY, range(len(s.cities[self.player])), FeastDay.announce)

    def announce(self, s: State, city: int) -> Next:
        self.city = city
        s.tell("names_city", self.player, city)
        return Call(Announce(self.player, self.kind, 0))

    def work(self, s: State, _: int) -> Next:
        if not was_cancelled(s):
            boost_city(s, self.player, self.city, self.amount)
        return None


for _ruler, _amount in (("despot", 4), ("queen", 6), ("president", 8)):
    _slug = f"we_love_the_{_ruler}_day"
    add_play(_slug, CITY_MANAGEMENT, partial(FeastDay, kind=event(_slug), amount=_amount))


# Ideas


@dataclass(slots=True, eq=False)
class ShareIdeas(Frame):
    """Learn a tech of another player up to a level; then he may learn one of one's own up to that
    level (Q-41)."""

    player: int
    kind: int
    level: int
    other: int = -1
    tech: int = -1

    def choose(self, s: State, _: int) -> Next:
        others = [n for n in others_than(s, self.player) if _ideas(s, self.player, n, self.level)]
        return pick(self.player, AIM_AT_PLAYER, others, ShareIdeas.choose_tech)

    def choose_tech(self, s: State, other: int) -> Next:
        self.other = other
        s.tell("names_player", self.player, other)
        return Ask(self.player, IDEA, each(_ideas(s, self.player, other, self.level)))

    def announce(self, s: State, tech: int) -> Next:
        self.tech = tech
        s.tell("names_tech", self.player, tech)
        return Call(Announce(self.player, self.kind, 1 << self.other))

    def learn(self, s: State, _: int) -> Next:
        if was_cancelled(s) or s.spared >> self.other & 1:
            return Done()
        return Call(Learn(self.player, self.tech))

    def choose_back(self, s: State, _: int) -> Next:
        options = each(_ideas(s, self.other, self.player, self.level))
        return Ask(self.other, IDEA_BACK, (*options, PASS)) if options else Done()

    def learn_back(self, s: State, tech: int) -> Next:
        return Done() if tech == PASS else Call(Learn(self.other, tech))


def _ideas(s: State, learner: int, teacher: int, level: int) -> Bits:
    found = s.techs[teacher] & learnable(s, learner)
    for tech in each(found):
        if TECHS[tech].level > level:
            found &= ~(1 << tech)
    return found


def _shares(slug: str, level: int) -> None:
    """A card that shares ideas up to a level."""

    def ready(s: State, player: int) -> bool:
        return any(_ideas(s, player, other, level) for other in others_than(s, player))

    add_play(slug, START_OF_TURN, partial(ShareIdeas, kind=event(slug), level=level), ready)


_shares("exchange_of_ideas", 1)
_shares("knowledge_shared", 2)
_shares("think_tank", 3)


# Revolts


@dataclass(slots=True, eq=False)
class Revolt(Frame):
    """Another player's government becomes Anarchy."""

    player: int
    kind: int
    other: int = -1

    def choose(self, s: State, _: int) -> Next:
        return pick(self.player, AIM_AT_PLAYER, _governed(s, self.player), Revolt.announce)

    def announce(self, s: State, other: int) -> Next:
        self.other = other
        s.tell("names_player", self.player, other)
        return Call(Announce(self.player, self.kind, 1 << other))

    def revolt(self, s: State, _: int) -> Next:
        if not was_cancelled(s) and not s.spared >> self.other & 1:
            force_anarchy(s, self.other)
        return None


def _governed(s: State, player: int) -> list[int]:
    return [n for n in others_than(s, player) if s.government[n] != ANARCHY]


def _may_revolt(s: State, player: int) -> bool:
    return bool(_governed(s, player))


for _slug in ("citizens_revolting_1", "citizens_revolting_2"):
    add_play(_slug, START_OF_TURN, partial(Revolt, kind=event(_slug)), _may_revolt)


@plays("barbarian_encampment", START_OF_TURN)
@dataclass(slots=True, eq=False)
class BarbarianEncampment(Frame):
    """A village marker comes onto an empty square outside all outskirts (W-EVT-08)."""

    player: int
    square: int = -1

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, AIM_AT, each(_camps(s)))

    def announce(self, s: State, square: int) -> Next:
        self.square = square
        s.tell("names_square", self.player, square)
        return Call(Announce(self.player, event("barbarian_encampment"), 0))

    def camp(self, s: State, _: int) -> Next:
        if was_cancelled(s):
            return Done()
        s.villages |= 1 << self.square
        s.tell("camp", self.square)
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return sum(s.villages_left) > s.villages.bit_count() and bool(_camps(s))


def _camps(s: State) -> Bits:
    found = empty(s)
    for player in range(s.seats):
        found &= ~all_outskirts(s, player)
    return found


@plays("supply_drop", START_OF_TURN)
@dataclass(slots=True, eq=False)
class SupplyDropTrade(Frame):
    """7 trade."""

    player: int

    def announce(self, s: State, _: int) -> Next:
        return Call(Announce(self.player, event("supply_drop"), 0))

    def gain(self, s: State, _: int) -> Next:
        if not was_cancelled(s):
            gain_trade(s, self.player, 7)
        return None


@plays("supply_drop", CITY_MANAGEMENT)
@dataclass(slots=True, eq=False)
class SupplyDropAction(Frame):
    """One more action with an own city that is no capital (X-25)."""

    player: int
    city: int = 0

    def choose(self, s: State, _: int) -> Next:
        cities = range(1, len(s.cities[self.player]))
        return pick(self.player, EXTRA_ACTION, cities, SupplyDropAction.announce)

    def announce(self, s: State, city: int) -> Next:
        self.city = city
        s.tell("names_city", self.player, city)
        return Call(Announce(self.player, event("supply_drop"), 0))

    def give(self, s: State, _: int) -> Next:
        if not was_cancelled(s):
            give_action(s, self.player, self.city)
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return len(s.cities[player]) > 1
