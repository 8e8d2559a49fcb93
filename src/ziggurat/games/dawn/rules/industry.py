"""Industry: building a city or a world wonder (base pp. 9-10)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Next, prompt
from ziggurat.core.hooks import Event, union
from ziggurat.games.dawn.options import SPACE, choice
from ziggurat.games.dawn.rules.culture import PlaceTokensAmong
from ziggurat.games.dawn.rules.pieces import (
    all_cities,
    barbarian_spaces,
    free_city_states,
    friendly,
    lift,
    open_land,
    owned,
    put_city,
    rival,
    uncollected,
    unused_cities,
)
from ziggurat.games.dawn.rules.wonders import BuildWonder, buildable
from ziggurat.games.dawn.state import HOME, State

BUILD = choice("build", "city", "wonder")
BUILD_CITY = prompt("build_city", SPACE)
CITY: Final = 0
WONDER: Final = 1

city_built = Event("city_built")  # (owner, player, space)


def site_limits(s: State, player: int, slot: int) -> list[tuple[str, Bits]]:
    """What a space must fulfil to be a site for a city, range aside. An abandoned world wonder may
    be built over and is gained (base p. 13)."""
    whole = s.board.map.whole
    settled = all_cities(s) | free_city_states(s)
    return [
        ("land", s.board.land),
        ("terrain", open_land(s, player, slot)),
        ("no_rival", whole & ~rival(s, player)),
        ("no_city", whole & ~settled),
        ("no_barbarian", whole & ~barbarian_spaces(s)),
        ("no_resource", whole & ~uncollected(s)),
        ("not_beside_city", whole & ~s.board.map.beside(settled)),
    ]


@union
def sites_in_reach(s: State, player: int) -> Bits:
    """Spaces that count as being in reach for a city wherever they are."""
    return 0


def city_sites(s: State, player: int, slot: int, steps: int, water: bool, start: Bits) -> Bits:
    """Where a city may be built, at most so many spaces from one of the starting spaces."""
    ground = open_land(s, player, slot)
    sites = s.board.map.whole
    for _, spaces in site_limits(s, player, slot):
        sites &= spaces
    through = ground | s.board.water if water else ground
    through &= ~(rival(s, player) | barbarian_spaces(s))
    reach = start | s.board.map.reach(start, steps, through) | sites_in_reach(s, player)
    return sites & reach


@dataclass(slots=True, eq=False)
class Build(Frame):
    """Build either one city or one world wonder."""

    player: int
    slot: int
    lane: int
    reach: int  # how far from your spaces the city may be
    production: int
    water: bool = False  # water may be counted through
    from_caravans: bool = False  # the count may begin at your caravans too
    tokens: int = 0  # control tokens that follow beside the new city

    def choose(self, s: State, _: int) -> Next:
        options = []
        if unused_cities(s, self.player) and _sites(self, s):
            options.append(CITY)
        if buildable(s, self.player, self.lane, self.production):
            options.append(WONDER)
        return Ask(self.player, BUILD, (*options, PASS)) if options else Done()

    def chosen(self, s: State, what: int) -> Next:
        if what == PASS:
            return Done()
        if what == WONDER:
            return Call(BuildWonder(self.player, self.lane, self.production))
        return Call(
            ChooseSite(
                self.player,
                self.slot,
                self.reach,
                self.water,
                self.from_caravans,
                self.tokens,
            )
        )


@dataclass(slots=True, eq=False)
class ChooseSite(Frame):
    """Choose a site and build a city there."""

    player: int
    slot: int
    reach: int
    water: bool
    from_caravans: bool
    tokens: int
    space: int = HOME

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, BUILD_CITY, each(_sites(self, s)))

    def build(self, s: State, space: int) -> Next:
        self.space = space
        build_city(s, self.player, space)
        return None

    def add_tokens(self, s: State, _: int) -> Next:
        if not self.tokens:
            return Done()
        return Call(PlaceTokensAmong(self.player, self.slot, self.tokens, 1 << self.space))

    def _why(self, s: State) -> list[tuple[str, Bits]]:
        limits = site_limits(s, self.player, self.slot)
        return [*limits, ("in_reach", _sites(self, s))]


def _sites(build: Build | ChooseSite, s: State) -> Bits:
    start = friendly(s, build.player)
    if build.from_caravans:
        for space in s.caravans[build.player]:
            if space != HOME:
                start |= 1 << space
    return city_sites(s, build.player, build.slot, build.reach, build.water, start)


def build_city(s: State, player: int, space: int) -> None:
    """Put a new city on a site; a control token of yours there returns to you, and what it
    controlled stays yours."""
    if owned(s) >> space & 1:
        lift(s, space)
    put_city(s, player, space)
    s.tell("city_built", player, space)
    city_built.happens(s, player, player, space)
