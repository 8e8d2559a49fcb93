"""Culture events that change the land or destroy buildings."""

from dataclasses import dataclass
from functools import partial

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next
from ziggurat.games.wisdom.cards.aiming import (
    AIM_AGAIN,
    AIM_AT,
    owners_of,
)
from ziggurat.games.wisdom.content import (
    COIN,
    CULTURE,
    DESERT,
    FOREST,
    MOUNTAIN,
    START_OF_TURN,
    event,
)
from ziggurat.games.wisdom.rules.building import destroy_building
from ziggurat.games.wisdom.rules.events import Announce, add_play, plays
from ziggurat.games.wisdom.rules.reading import as_in_rules_1
from ziggurat.games.wisdom.rules.squares import (
    all_outskirts,
    centres,
    own_places,
    relics_on,
    within,
)
from ziggurat.games.wisdom.rules.windows import was_cancelled
from ziggurat.games.wisdom.state import State


@dataclass(slots=True, eq=False)
class ChangeLand(Frame):
    """A square changes its terrain for the rest of the game."""

    player: int
    kind: int
    desert: bool
    square: int = -1

    def choose(self, s: State, _: int) -> Next:
        squares = each(_changeable(s, self.desert))
        return Ask(self.player, AIM_AT, squares)

    def announce(self, s: State, square: int) -> Next:
        self.square = square
        s.tell("names_square", self.player, square)
        return Call(Announce(self.player, self.kind, owners_of(s, 1 << square)))

    def change(self, s: State, _: int) -> Next:
        if was_cancelled(s) or s.spared & owners_of(s, 1 << self.square):
            return Done()
        bit = 1 << self.square
        s.desert &= ~bit
        s.grass &= ~bit
        if self.desert:
            s.desert |= bit
        else:
            s.grass |= bit
        s.tell("land_changed", self.square, int(self.desert))
        s.renew_land()
        return None


def _changeable(s: State, desert: bool) -> Bits:
    """Squares without a building, a wonder or a relic: forests for grassland, for desert whatever
    is no mountain and no plain desert (X-69, Q-79)."""
    built = relics_on(s) | centres(s)
    for mask in s.buildings:
        built |= mask
    for square in s.wonder_on:
        if square >= 0:
            built |= 1 << square
    ground = s.land.terrain[FOREST]
    if desert:
        spared = s.land.terrain[DESERT] if as_in_rules_1(s) else _plain_deserts(s)
        ground = s.land.revealed & ~s.land.terrain[MOUNTAIN] & ~spared
    return ground & ~built


def _plain_deserts(s: State) -> Bits:
    """Deserts that show nothing besides their trade."""
    land = s.land
    more = 0
    for squares in (*land.resources, *land.icon_planes(CULTURE), *land.icon_planes(COIN)):
        more |= squares
    return land.terrain[DESERT] & (land.pieces | ~more)


def _changes_land(slug: str, desert: bool) -> None:
    """A card that makes desert or grassland."""

    def ready(s: State, player: int) -> bool:
        return bool(_changeable(s, desert))

    add_play(slug, START_OF_TURN, partial(ChangeLand, kind=event(slug), desert=desert), ready)


_changes_land("drought", True)
_changes_land("deforestation", False)


# Destroyed buildings


def _buildings_near(s: State, player: int, steps: int) -> Bits:
    built = 0
    for mask in s.buildings:
        built |= mask
    return built & within(s, own_places(s, player), steps)


@dataclass(slots=True, eq=False)
class DestroyNear(Frame):
    """Destroy a building within some steps of an own figure or city."""

    player: int
    kind: int
    steps_away: int
    square: int = -1

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, AIM_AT, each(_buildings_near(s, self.player, self.steps_away)))

    def announce(self, s: State, square: int) -> Next:
        self.square = square
        s.tell("names_square", self.player, square)
        return Call(Announce(self.player, self.kind, owners_of(s, 1 << square)))

    def destroy(self, s: State, _: int) -> Next:
        if was_cancelled(s) or s.spared & owners_of(s, 1 << self.square):
            return Done()
        destroy_building(s, self.square)
        return None


def _destroys(slug: str, steps: int) -> None:
    """A card that destroys a building within so many steps."""

    def ready(s: State, player: int) -> bool:
        return bool(_buildings_near(s, player, steps))

    add_play(slug, START_OF_TURN, partial(DestroyNear, kind=event(slug), steps_away=steps), ready)


_destroys("sabotage", 4)
_destroys("catastrophe", 6)


def _buildings_of_others(s: State, player: int) -> Bits:
    built = 0
    for mask in s.buildings:
        built |= mask
    return built & ~all_outskirts(s, player)


@plays("disaster", START_OF_TURN)
@dataclass(slots=True, eq=False)
class Disaster(Frame):
    """Destroy up to two buildings of other players."""

    player: int
    squares: tuple[int, ...] = ()

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, AIM_AT, each(_buildings_of_others(s, self.player)))

    def choose_second(self, s: State, square: int) -> Next:
        self.squares = (square,)
        more = [n for n in each(_buildings_of_others(s, self.player)) if n != square]
        return Ask(self.player, AIM_AGAIN, (*more, PASS)) if more else Goto(Disaster.announce, PASS)

    def announce(self, s: State, square: int) -> Next:
        if square != PASS:
            self.squares += (square,)
        hit = 0
        for each_ in self.squares:
            s.tell("names_square", self.player, each_)
            hit |= owners_of(s, 1 << each_)
        return Call(Announce(self.player, event("disaster"), hit))

    def destroy(self, s: State, _: int) -> Next:
        if was_cancelled(s):
            return Done()
        for square in self.squares:
            if not s.spared & owners_of(s, 1 << square):
                destroy_building(s, square)
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_buildings_of_others(s, player))
