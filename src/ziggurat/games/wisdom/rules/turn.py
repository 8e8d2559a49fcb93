"""The turn: five phases, and in three of them one part for each player (C-TRN, C-SOT).

A part is always asked for, even where passing is all one can do: whether a player is asked must not
tell what he holds (C-HID-05)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import each
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Goto, Next, prompt
from ziggurat.core.hooks import Event
from ziggurat.games.wisdom.content import (
    CITY_MANAGEMENT,
    GREAT_PEOPLE,
    MOVEMENT,
    RESEARCH,
    START_OF_TURN,
    TRADE_PHASE,
)
from ziggurat.games.wisdom.options import (
    ACT,
    ACTS,
    ADVANCE,
    FOUND,
    GOVERN,
    MOVE,
    PLACE,
    PLAY_EVENT,
    TAKE_ACTION,
    USE,
    act_code,
)
from ziggurat.games.wisdom.rules.bargaining import Bargain, may_bargain
from ziggurat.games.wisdom.rules.cities import TakeAction, begin_city_management, city_acts
from ziggurat.games.wisdom.rules.culture import Advance, may_advance
from ziggurat.games.wisdom.rules.events import PlayEvent, playable
from ziggurat.games.wisdom.rules.founding import Found, founders
from ziggurat.games.wisdom.rules.gains import gain_trade
from ziggurat.games.wisdom.rules.gathering import NameReceivers
from ziggurat.games.wisdom.rules.governments import governments_open, roll_fresh, set_government
from ziggurat.games.wisdom.rules.movement import MoveGroup, movable_squares
from ziggurat.games.wisdom.rules.people import ChoosePerson, reserve_types
from ziggurat.games.wisdom.rules.research import Research
from ziggurat.games.wisdom.rules.sums import trade_income
from ziggurat.games.wisdom.rules.uses import UseAbility, gifts, might_offer, offered
from ziggurat.games.wisdom.state import State

START_OF_TURN_MENU = prompt("start_of_turn", ACT, __name__)
TRADE_MENU = prompt("trade", ACT, __name__)
CITY_MENU = prompt("city_management", ACT, __name__)
MOVEMENT_MENU = prompt("movement", ACT, __name__)

turn_started = Event("turn_started")  # (owner, player): gains of a player's Start of Turn


@dataclass(slots=True, eq=False)
class Rounds(Frame):
    """Turns follow each other until somebody has won."""

    def new_turn(self, s: State, _: int) -> Next:
        """The first-player marker passes to the left, but not before the first turn (C-TRN-02)."""
        if s.round:
            s.first = (s.first + 1) % s.seats
        s.round += 1
        s.used = (0,) * s.seats
        s.boost = ((0, 0, 0),) * s.seats
        s.frozen = 0
        s.tired = (0,) * s.seats
        s.overbuilt = ((0,) * len(GREAT_PEOPLE),) * s.seats
        roll_fresh(s)
        s.tell("turn", s.round, s.first)
        return None

    def start_of_turn(self, s: State, _: int) -> Next:
        return Call(Parts(START_OF_TURN))

    def collect_trade(self, s: State, _: int) -> Next:
        """All collections come first, in turn order (C-TRD-06)."""
        s.phase, s.active = TRADE_PHASE, NOBODY
        for turn in range(s.seats):
            player = (s.first + turn) % s.seats
            gain_trade(s, player, trade_income(s, player))
        return None

    def trade(self, s: State, _: int) -> Next:
        """Abilities of the phase are used before bargaining, or after it (C-TRD-04, C-TRD-06)."""
        if not may_bargain(s):
            return Call(Parts(TRADE_PHASE))
        return Call(Parts(TRADE_PHASE), Bargain(), Parts(TRADE_PHASE))

    def city_management(self, s: State, _: int) -> Next:
        return Call(Parts(CITY_MANAGEMENT))

    def movement(self, s: State, _: int) -> Next:
        return Call(Parts(MOVEMENT))

    def research(self, s: State, _: int) -> Next:
        s.phase, s.active = RESEARCH, NOBODY
        return Call(Research())

    def again(self, s: State, _: int) -> Next:
        return Goto(Rounds.new_turn)


@dataclass(slots=True, eq=False)
class Parts(Frame):
    """The players' parts of a phase, in turn order (C-TRN-03)."""

    phase: int
    done: int = 0

    def next_part(self, s: State, _: int) -> Next:
        if self.done == s.seats:
            s.active = NOBODY
            return Done()
        s.phase = self.phase
        s.active = (s.first + self.done) % s.seats
        s.resting = 0
        self.done += 1
        return Call(PARTS[self.phase](s.active))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(Parts.next_part)


@dataclass(slots=True, eq=False)
class StartOfTurn(Frame):
    """Found cities, change government, place great people, use abilities and events, in any order;
    last, say which city each scout sends to (C-SOT-01)."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        turn_started.happens(s, self.player, self.player)
        return None

    def choose(self, s: State, _: int) -> Next:
        player = self.player
        acts = [act_code(FOUND, square) for square in each(founders(s, player))]
        acts += [act_code(GOVERN, n) for n in each(governments_open(s, player))]
        acts += [act_code(PLACE, person) for person in reserve_types(s, player)]
        acts += _cards(s, player, START_OF_TURN)
        return Ask(player, START_OF_TURN_MENU, (*acts, PASS))

    def act(self, s: State, option: int) -> Next:
        if option == PASS:
            return Goto(StartOfTurn.take_gifts)
        act, what = divmod(option, ACTS)
        if act == GOVERN:
            set_government(s, self.player, what)
            return None
        if act == FOUND:
            return Call(Found(self.player, what))
        if act == PLACE:
            return Call(ChoosePerson(self.player, what))
        return Call(_card_act(self.player, act, what, START_OF_TURN))

    def again(self, s: State, _: int) -> Next:
        return Goto(StartOfTurn.choose)

    def take_gifts(self, s: State, _: int) -> Next:
        numbers = gifts(s, self.player, START_OF_TURN)
        return Call(UseAbility(self.player, numbers[0])) if numbers else None

    def take_the_rest(self, s: State, _: int) -> Next:
        return Goto(StartOfTurn.take_gifts) if gifts(s, self.player, START_OF_TURN) else None

    def name_receivers(self, s: State, _: int) -> Next:
        return Call(NameReceivers(self.player))


@dataclass(slots=True, eq=False)
class TradeAbilities(Frame):
    """Abilities of the Trade phase (C-TRD-04)."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        if not might_offer(s, self.player, TRADE_PHASE):
            return Done()
        return Ask(self.player, TRADE_MENU, (*_cards(s, self.player, TRADE_PHASE), PASS))

    def act(self, s: State, option: int) -> Next:
        if option == PASS:
            return Done()
        act, what = divmod(option, ACTS)
        return Call(_card_act(self.player, act, what, TRADE_PHASE))

    def again(self, s: State, _: int) -> Next:
        return Goto(TradeAbilities.choose)


@dataclass(slots=True, eq=False)
class CityManagement(Frame):
    """One action with each city, and between them abilities, events and advances (C-CTY-01,
    C-CTY-05)."""

    player: int

    def begin(self, s: State, _: int) -> Next:
        begin_city_management(s, self.player)
        return None

    def choose(self, s: State, _: int) -> Next:
        acts = [act_code(TAKE_ACTION, n) for n in city_acts(s, self.player)]
        if may_advance(s, self.player):
            acts.append(act_code(ADVANCE))
        acts += _cards(s, self.player, CITY_MANAGEMENT)
        return Ask(self.player, CITY_MENU, (*acts, PASS))

    def act(self, s: State, option: int) -> Next:
        if option == PASS:
            return Done()
        act, what = divmod(option, ACTS)
        if act == TAKE_ACTION:
            return Call(TakeAction(self.player, what // 8, what % 8))
        if act == ADVANCE:
            return Call(Advance(self.player))
        return Call(_card_act(self.player, act, what, CITY_MANAGEMENT))

    def again(self, s: State, _: int) -> Next:
        return Goto(CityManagement.choose)


@dataclass(slots=True, eq=False)
class Movement(Frame):
    """Every figure may move once, one group after another (C-MOV-01, C-MOV-11)."""

    player: int

    def begin(self, s: State, _: int) -> Next:
        s.moved = s.tired[self.player]
        return None

    def choose(self, s: State, _: int) -> Next:
        acts = [act_code(MOVE, square) for square in movable_squares(s, self.player)]
        acts += _cards(s, self.player, MOVEMENT)
        return Ask(self.player, MOVEMENT_MENU, (*acts, PASS))

    def act(self, s: State, option: int) -> Next:
        if option == PASS:
            return Done()
        act, what = divmod(option, ACTS)
        if act == MOVE:
            return Call(MoveGroup(self.player, what))
        return Call(_card_act(self.player, act, what, MOVEMENT))

    def again(self, s: State, _: int) -> Next:
        return Goto(Movement.choose)


PARTS: Final[dict[int, type[StartOfTurn | TradeAbilities | CityManagement | Movement]]] = {
    START_OF_TURN: StartOfTurn,
    TRADE_PHASE: TradeAbilities,
    CITY_MANAGEMENT: CityManagement,
    MOVEMENT: Movement,
}


def _cards(s: State, player: int, phase: int) -> list[int]:
    """Abilities and events a player could use in his part."""
    acts = [act_code(USE, number) for number in offered(s, player, phase)]
    return acts + [act_code(PLAY_EVENT, kind) for kind in playable(s, player, phase)]


def _card_act(player: int, act: int, what: int, phase: int) -> Frame:
    return UseAbility(player, what) if act == USE else PlayEvent(player, what, phase)
