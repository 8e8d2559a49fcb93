"""Culture wonders: marble pays for them all, and a second resource for each (base pp. 10, 13)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each, united
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Goto, Next
from ziggurat.games.dawn.content import (
    ANCIENT,
    CULTURE,
    DIAMOND,
    FOREST,
    HILLS,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MODERN,
    OIL,
    wonder,
)
from ziggurat.games.dawn.options import SPACE, prompt
from ziggurat.games.dawn.rules.culture import (
    PLACE_TOKEN,
    PlaceToken,
    ReplaceToken,
    control_spaces,
    freely_placed,
    placeable,
    token_placed,
)
from ziggurat.games.dawn.rules.pieces import (
    aggression,
    destroy,
    empty,
    friendly,
    maturing_spaces,
    tokens_in_reach_of_abilities,
)
from ziggurat.games.dawn.rules.turn import turn_started
from ziggurat.games.dawn.state import State

DESTROY_TOKEN = prompt("destroy_token", SPACE)
NAME_TOKEN = prompt("name_token", SPACE)
GIVE_UP_TOKEN = prompt("give_up_token", SPACE)

STONEHENGE = wonder("stonehenge", CULTURE, ANCIENT, 7, (MARBLE, MERCURY))
HANGING_GARDENS = wonder("hanging_gardens", CULTURE, ANCIENT, 8, (MARBLE, DIAMOND))
FORBIDDEN_CITY = wonder("forbidden_city", CULTURE, MEDIEVAL, 9, (MARBLE, OIL))
CHICHEN_ITZA = wonder("chichen_itza", CULTURE, MEDIEVAL, 10, (MARBLE, MERCURY))
SYDNEY_OPERA_HOUSE = wonder("sydney_opera_house", CULTURE, MODERN, 10, (MARBLE, DIAMOND))
EIFFEL_TOWER = wonder("eiffel_tower", CULTURE, MODERN, 12, (MARBLE, OIL))


@token_placed.starts(STONEHENGE, own=True)
@dataclass(slots=True, eq=False)
class Stonehenge(Frame):
    """A control token placed on hills lets you place more on neighbouring hills, and so on from
    each of those; no slot limits them."""

    owner: int
    player: int
    space: int

    def choose(self, s: State, _: int) -> Next:
        hills = s.board.of_terrain[HILLS]
        if not hills >> self.space & 1:
            return Done()
        spaces = s.board.map.near[self.space] & hills & placeable(s, self.owner)
        return Ask(self.owner, PLACE_TOKEN, (*each(spaces), PASS)) if spaces else Done()

    def place(self, s: State, space: int) -> Next:
        return Done() if space == PASS else Call(PlaceToken(self.owner, space))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(Stonehenge.choose)


@turn_started.starts(HANGING_GARDENS)
@dataclass(slots=True, eq=False)
class HangingGardens(Frame):
    """Place a control token beside one of your cities, difficulty at most 4."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        spaces = control_spaces(s, self.player, 4)
        return Ask(self.player, PLACE_TOKEN, (*each(spaces), PASS)) if spaces else Done()

    def place(self, s: State, space: int) -> Next:
        return Done() if space == PASS else Call(PlaceToken(self.player, space))


@turn_started.starts(FORBIDDEN_CITY)
@dataclass(slots=True, eq=False)
class ForbiddenCity(Frame):
    """Destroy a rival control token bordering a friendly space."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        border = s.board.map.beside(friendly(s, self.player))
        spaces = border & tokens_in_reach_of_abilities(s, self.player)
        return Ask(self.player, DESTROY_TOKEN, (*each(spaces), PASS)) if spaces else Done()

    def destroy_it(self, s: State, space: int) -> Next:
        if space != PASS:
            loser = destroy(s, space)
            s.tell("piece_razed", loser, space)
            aggression.happens(s, self.player, self.player, loser)
        return Done()


def _rival_tokens(s: State, player: int) -> Bits:
    return united(s.tokens, player)


@freely_placed.plus(CHICHEN_ITZA)
def chichen_itza(s: State, player: int) -> Bits:
    """Empty forest will do even away from your cities."""
    return s.board.of_terrain[FOREST] & empty(s)


@maturing_spaces.plus(SYDNEY_OPERA_HOUSE)
def sydney_opera_house(s: State, player: int) -> Bits:
    """Rival control tokens help your cities mature like your own."""
    return _rival_tokens(s, player)


@turn_started.starts(EIFFEL_TOWER)
@dataclass(slots=True, eq=False)
class EiffelTower(Frame):
    """Name two control tokens of one rival; he picks one, and it is replaced with yours."""

    player: int
    one: int = PASS
    rival: int = NOBODY

    def name_one(self, s: State, _: int) -> Next:
        spaces = 0
        open_to = tokens_in_reach_of_abilities(s, self.player)
        for seat, tokens in enumerate(s.tokens):
            if seat != self.player and (tokens & open_to).bit_count() >= 2:
                spaces |= tokens & open_to
        return Ask(self.player, NAME_TOKEN, (*each(spaces), PASS)) if spaces else Done()

    def name_other(self, s: State, space: int) -> Next:
        if space == PASS:
            return Done()
        self.one = space
        self.rival = next(seat for seat in range(s.seats) if s.tokens[seat] >> space & 1)
        others = s.tokens[self.rival] & tokens_in_reach_of_abilities(s, self.player)
        return Ask(self.player, NAME_TOKEN, each(others & ~(1 << space)))

    def rival_picks(self, s: State, other: int) -> Next:
        return Ask(self.rival, GIVE_UP_TOKEN, sorted((self.one, other)))

    def swap(self, s: State, space: int) -> Next:
        return Call(ReplaceToken(self.player, space))
