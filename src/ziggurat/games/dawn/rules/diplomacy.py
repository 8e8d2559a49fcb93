"""Diplomacy cards: taking, holding and returning them (base pp. 9, 13)."""

from dataclasses import dataclass

from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Next, pick
from ziggurat.core.hooks import Event, total
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import DIPLOMACY
from ziggurat.games.dawn.options import (
    CITY_STATE_CARD,
    DIPLOMACY_CARD,
    diplomacy_code,
    diplomacy_of,
    prompt,
)
from ziggurat.games.dawn.state import State

TAKE_DIPLOMACY = prompt("take_diplomacy", DIPLOMACY_CARD)
RETURN_DIPLOMACY = prompt("return_diplomacy", DIPLOMACY_CARD)

city_state_card_taken = Event("city_state_card_taken")  # (owner, player, city-state)

_COPIES = 2  # of each city-state's card


@total
def cards_per_giver(s: State, player: int, giver: int) -> int:
    """How many diplomacy cards one may hold from one other player."""
    return 1


def held_from(s: State, player: int, giver: int) -> list[int]:
    """Cards (codes) a player holds from another."""
    return [
        diplomacy_code(giver, card)
        for card, holder in enumerate(s.diplomacy[giver])
        if holder == player
    ]


def available_from(s: State, giver: int) -> list[int]:
    """Cards (codes) that lie in a player's own set right now."""
    return [
        diplomacy_code(giver, card)
        for card, holder in enumerate(s.diplomacy[giver])
        if holder == NOBODY
    ]


def hand_over(s: State, code: int, player: int) -> None:
    """A player's diplomacy card goes to a holder, or back to its owner's set (NOBODY)."""
    giver, card = diplomacy_of(code)
    cards = list(s.diplomacy[giver])
    before = cards[card]
    cards[card] = player
    s.diplomacy = put(s.diplomacy, giver, tuple(cards))
    for seat in (before, player):
        if seat != NOBODY:
            s.renew_abilities(seat)
    s.changed = True


def holders_of(s: State, player: int, ability: int) -> list[int]:
    """The other players from whom a player holds the card with this ability."""
    card = next(n for n, row in enumerate(DIPLOMACY) if row.ability == ability)
    return [giver for giver in range(s.seats) if s.diplomacy[giver][card] == player]


def return_cards_of(s: State, player: int, giver: int) -> None:
    """An attacker gives back what he has taken from the player he attacks (base p. 13)."""
    for code in held_from(s, player, giver):
        hand_over(s, code, NOBODY)
        s.tell("diplomacy_returned", player, code)


def return_city_state_card(s: State, player: int, city_state: int) -> None:
    """An attacker gives back the card of the city-state he attacks (base p. 13)."""
    if s.city_state_cards[city_state] >> player & 1:
        s.city_state_cards = put(
            s.city_state_cards, city_state, s.city_state_cards[city_state] & ~(1 << player)
        )
        s.renew_abilities(player)
        s.tell("diplomacy_returned", player, CITY_STATE_CARD + city_state)


def city_state_card_free(s: State, player: int, city_state: int) -> bool:
    """May this player take a copy: one lies by the map, and he holds none (base p. 9)."""
    holders = s.city_state_cards[city_state]
    return holders.bit_count() < _COPIES and not holders >> player & 1


def take_city_state_card(s: State, player: int, city_state: int) -> None:
    s.city_state_cards = put(
        s.city_state_cards, city_state, s.city_state_cards[city_state] | 1 << player
    )
    s.renew_abilities(player)
    s.changed = True
    s.tell("diplomacy_taken", player, CITY_STATE_CARD + city_state)
    city_state_card_taken.happens(s, player, player, city_state)


@dataclass(slots=True, eq=False)
class TakeCityStateCard(Frame):
    """You may take a copy of this city-state's card."""

    player: int
    city_state: int

    def choose(self, s: State, _: int) -> Next:
        if not city_state_card_free(s, self.player, self.city_state):
            return Done()
        return Ask(self.player, TAKE_DIPLOMACY, (CITY_STATE_CARD + self.city_state, PASS))

    def take(self, s: State, code: int) -> Next:
        if code != PASS:
            take_city_state_card(s, self.player, self.city_state)
        return Done()


@dataclass(slots=True, eq=False)
class TakeDiplomacy(Frame):
    """You may take one of a player's available cards; at the limit, one goes back first."""

    player: int
    giver: int
    code: int = PASS

    def choose(self, s: State, _: int) -> Next:
        cards = available_from(s, self.giver)
        if not cards:
            return Done()
        return Ask(self.player, TAKE_DIPLOMACY, (*cards, PASS))

    def chosen(self, s: State, code: int) -> Next:
        if code == PASS:
            return Done()
        self.code = code
        return Call(MakeRoomForCard(self.player, self.giver))

    def take(self, s: State, _: int) -> Next:
        hand_over(s, self.code, self.player)
        s.tell("diplomacy_taken", self.player, self.code)
        return Done()


@dataclass(slots=True, eq=False)
class MakeRoomForCard(Frame):
    """Before taking a card past the limit, return one of the same player's."""

    player: int
    giver: int

    def choose(self, s: State, _: int) -> Next:
        held = held_from(s, self.player, self.giver)
        if len(held) < cards_per_giver(s, self.player, self.giver):
            return Done()
        return pick(self.player, RETURN_DIPLOMACY, held, MakeRoomForCard.give_back)

    def give_back(self, s: State, code: int) -> Next:
        hand_over(s, code, NOBODY)
        s.tell("diplomacy_returned", self.player, code)
        return Done()
