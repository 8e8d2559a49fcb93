"""The order of play and the player's turn (base p. 6)."""

from dataclasses import dataclass

from ziggurat.core.bits import each
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Goto, Next
from ziggurat.core.hooks import Event
from ziggurat.games.dawn.content import FOCUS
from ziggurat.games.dawn.options import ABILITY, IDLE, LANE, prompt
from ziggurat.games.dawn.rules.event_dial import AdvanceEventDial
from ziggurat.games.dawn.rules.focus_row import ResetCard, Resolve, slot_of
from ziggurat.games.dawn.rules.victory import check_victory
from ziggurat.games.dawn.state import NO_CARD, State

CHOOSE_CARD = prompt("choose_card", LANE)
USE_ABILITY = prompt("use_ability", ABILITY)

turn_started = Event("turn_started")  # (owner)
turn_began = Event("turn_began")  # (owner, player), before anything may be chosen
turn_ended = Event("turn_ended")  # (owner, player)
card_chosen = Event("card_chosen")  # (owner, player, lane)
card_resolved = Event("card_resolved")  # (owner, player, lane, slot)


@dataclass(slots=True, eq=False)
class Rounds(Frame):
    """Turns go round clockwise until somebody has won."""

    player: int

    def end_the_round(self, s: State, _: int) -> Next:
        """With the expansion victory is checked before the dial (Terra Incognita p. 8)."""
        if self.player == s.first and s.round and s.edition.explores and check_victory(s):
            return Done()
        return None

    def advance_event_dial(self, s: State, _: int) -> Next:
        if self.player == s.first and s.round:
            return Call(AdvanceEventDial())
        return None

    def look_for_a_winner(self, s: State, _: int) -> Next:
        if self.player == s.first:
            if not s.edition.explores and check_victory(s):
                return Done()
            s.round += 1
            s.tell("round", s.round)
        return None

    def take_turn(self, s: State, _: int) -> Next:
        return Call(Turn(self.player))

    def pass_on(self, s: State, _: int) -> Next:
        self.player = (self.player + 1) % s.seats
        return Goto(Rounds.end_the_round)


@dataclass(slots=True, eq=False)
class Turn(Frame):
    """Choose a card of the row, resolve it, reset it."""

    player: int
    lane: int = NO_CARD
    idle: bool = False
    slot: int = 0

    def begin(self, s: State, _: int) -> Next:
        s.turn = self.player
        s.spent = s.visited = s.taken = s.used = 0
        s.returned = s.attacks_won = s.redeployed = 0
        s.replaced = False
        s.tell("turn", self.player)
        turn_began.happens(s, self.player, self.player)
        return None

    def offer_abilities(self, s: State, _: int) -> Next:
        ready = turn_started.waiting(s, self.player) & ~s.used
        if not ready:
            return Goto(Turn.choose_a_card)
        return Ask(self.player, USE_ABILITY, (*each(ready), PASS))

    def use_ability(self, s: State, ability: int) -> Next:
        if ability == PASS:
            return Goto(Turn.choose_a_card)
        s.used |= 1 << ability
        return Call(turn_started.frame_of(1 << ability, self.player))

    def offer_the_rest(self, s: State, _: int) -> Next:
        return Goto(Turn.offer_abilities)

    def choose_a_card(self, s: State, _: int) -> Next:
        lanes = sorted(s.row[self.player])
        idle = [IDLE + lane for lane in lanes if FOCUS[s.cards[self.player][lane]].compulsory]
        return Ask(self.player, CHOOSE_CARD, (*lanes, *idle))

    def card_is_chosen(self, s: State, lane: int) -> Next:
        self.idle = lane >= IDLE
        self.lane = lane - IDLE if self.idle else lane
        s.tell("chooses", self.player, s.cards[self.player][self.lane])
        card_chosen.happens(s, self.player, self.player, self.lane)
        return None

    def resolve(self, s: State, _: int) -> Next:
        self.slot = slot_of(s, self.player, self.lane)
        if self.idle:
            s.tell("idle", self.player)
            return None
        return Call(Resolve(self.player, self.lane, self.slot))

    def card_is_resolved(self, s: State, _: int) -> Next:
        card_resolved.happens(s, self.player, self.player, self.lane, self.slot)
        return None

    def reset(self, s: State, _: int) -> Next:
        return Call(ResetCard(self.player, self.lane))

    def turn_ends(self, s: State, _: int) -> Next:
        turn_ended.happens(s, self.player, self.player)
        return None

    def end(self, s: State, _: int) -> Next:
        s.turn = NOBODY
        return Done()
