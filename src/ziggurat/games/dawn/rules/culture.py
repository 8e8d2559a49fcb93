"""Culture: placing control tokens (base p. 8)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next
from ziggurat.core.hooks import Event, total, union
from ziggurat.games.dawn.options import SPACE, prompt
from ziggurat.games.dawn.rules.pieces import (
    aggression,
    all_cities,
    barbarian_spaces,
    cities_of,
    destroy,
    district_spaces,
    free_city_states,
    friendly,
    lift,
    open_land,
    owned,
    owner_at,
    put_token,
    rival_armies,
    take_over,
    unused_tokens,
)
from ziggurat.games.dawn.rules.reading import as_in_rules_1
from ziggurat.games.dawn.rules.trade import ask_to_spend, spend
from ziggurat.games.dawn.state import State

PLACE_TOKEN = prompt("place_token", SPACE)
TAKE_BACK = prompt("take_back_token", SPACE)

token_placed = Event("token_placed")  # (owner, player, space)


@total
def extra_tokens(s: State, player: int) -> int:
    """Control tokens besides those of the culture card being resolved."""
    return 0


def token_limits(s: State, player: int, slot: int) -> list[tuple[str, Bits]]:
    """What a space must fulfil to take a control token, each condition with its spaces."""
    whole = s.board.map.whole
    return [
        ("land", s.board.land),
        ("terrain", open_land(s, player, slot, placing=True)),
        ("no_barbarian", whole & ~barbarian_spaces(s)),
        ("no_city", whole & ~all_cities(s)),
        ("no_city_state", whole & ~free_city_states(s)),
        ("no_token", whole & ~owned(s)),
        ("no_fort", whole & ~s.board.forts),
        ("no_rival_army", whole & ~rival_armies(s, player)),
    ]


def placeable(s: State, player: int) -> Bits:
    """Land whose occupants let a player put a control token there."""
    taken = owned(s) | barbarian_spaces(s) | free_city_states(s)
    return s.board.land & ~(taken | s.board.forts | rival_armies(s, player))


@union
def freely_placed(s: State, player: int) -> Bits:
    """Spaces that need no city of yours beside them."""
    return 0


def control_spaces(s: State, player: int, slot: int, near: Bits = 0) -> Bits:
    """Spaces next to your cities (and to those of `near`), no rougher than the slot, that can take
    a control token."""
    beside = s.board.map.beside(cities_of(s, player) | near) | freely_placed(s, player)
    return beside & open_land(s, player, slot, placing=True) & placeable(s, player)


@dataclass(slots=True, eq=False)
class FreeToken(Frame):
    """With no unused control token, you may first take one of yours off the map (base p. 15)."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        plain = s.tokens[self.player] & ~district_spaces(s, self.player)
        return Ask(self.player, TAKE_BACK, (*each(plain), PASS))

    def take_back(self, s: State, space: int) -> Next:
        if space != PASS:
            destroy(s, space)
            s.tell("token_taken_back", self.player, space)
        return Done()


@dataclass(slots=True, eq=False)
class PlaceToken(Frame):
    """Place one control token."""

    player: int
    space: int
    reinforced: bool = False

    def find_a_token(self, s: State, _: int) -> Next:
        return None if unused_tokens(s, self.player) else Call(FreeToken(self.player))

    def place(self, s: State, _: int) -> Next:
        if unused_tokens(s, self.player):
            put_token(s, self.player, self.space, self.reinforced)
            s.tell("token_placed", self.player, self.space)
            token_placed.happens(s, self.player, self.player, self.space)
        return Done()


@dataclass(slots=True, eq=False)
class PlaceTokens(Frame):
    """Place up to `left` control tokens beside your cities, one space at a time, then one more
    for each trade token spent."""

    player: int
    slot: int
    lane: int
    left: int
    wide: bool = False  # beside any friendly space will do

    def count(self, s: State, _: int) -> Next:
        if self.left:
            self.left += extra_tokens(s, self.player)
        return None

    def choose(self, s: State, _: int) -> Next:
        spaces = _room(self, s) if self.left else 0
        if not spaces:
            return Goto(PlaceTokens.ask_for_more)
        return Ask(self.player, PLACE_TOKEN, (*each(spaces), PASS))

    def place(self, s: State, space: int) -> Next:
        if space == PASS:
            return Goto(PlaceTokens.ask_for_more)
        self.left -= 1
        return Call(PlaceToken(self.player, space))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(PlaceTokens.choose) if self.left else None

    def ask_for_more(self, s: State, _: int) -> Next:
        question = ask_to_spend(s, self.player, self.lane)
        return question if question and _room(self, s) else Done()

    def spend_for_more(self, s: State, token: int) -> Next:
        if token == PASS:
            return Done()
        spend(s, self.player, self.lane, token)
        self.left = 1
        return Goto(PlaceTokens.choose)

    def _why(self, s: State) -> list[tuple[str, Bits]]:
        limits = token_limits(s, self.player, self.slot)
        if self.wide:
            beside = s.board.map.beside(friendly(s, self.player))
            return [("next_to_friendly", beside), *limits]
        return [("next_to_city", s.board.map.beside(cities_of(s, self.player))), *limits]


def _room(place: PlaceTokens, s: State) -> Bits:
    """Where the next control token may go."""
    near = friendly(s, place.player) if place.wide else 0
    return control_spaces(s, place.player, place.slot, near)


@dataclass(slots=True, eq=False)
class PlaceTokensAmong(Frame):
    """Place up to `left` control tokens beside some spaces: those of `near`, or all your friendly
    spaces if `near` is empty."""

    player: int
    slot: int
    left: int
    near: Bits = 0

    def choose(self, s: State, _: int) -> Next:
        if self.near:
            land = open_land(s, self.player, self.slot, placing=True)
            spaces = s.board.map.beside(self.near) & land & placeable(s, self.player)
        else:
            spaces = control_spaces(s, self.player, self.slot, friendly(s, self.player))
        if not self.left or not spaces:
            return Done()
        return Ask(self.player, PLACE_TOKEN, (*each(spaces), PASS))

    def place(self, s: State, space: int) -> Next:
        if space == PASS:
            return Done()
        self.left -= 1
        return Call(PlaceToken(self.player, space))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(PlaceTokensAmong.choose)

    def _why(self, s: State) -> list[tuple[str, Bits]]:
        beside = s.board.map.beside(self.near or friendly(s, self.player))
        return [("next_to_friendly", beside), *token_limits(s, self.player, self.slot)]


@dataclass(slots=True, eq=False)
class ReplaceToken(Frame):
    """A rival's control token makes way for an unused, unreinforced one of yours, if you have or
    find one, and what lies under it follows. It is no placement. `must_go`: the old token leaves
    even if none of yours takes its place."""

    player: int
    space: int
    must_go: bool = False

    def find_a_token(self, s: State, _: int) -> Next:
        return None if unused_tokens(s, self.player) else Call(FreeToken(self.player))

    def replace(self, s: State, _: int) -> Next:
        if unused_tokens(s, self.player):
            if not self.must_go or as_in_rules_1(s):  # of an attack its victim knows already
                aggression.happens(s, self.player, self.player, owner_at(s, self.space))
            s.tell("token_replaced", self.player, self.space, lift(s, self.space))
            put_token(s, self.player, self.space)
            take_over(s, self.player, self.space)
        elif self.must_go:
            destroy(s, self.space)
        return Done()
