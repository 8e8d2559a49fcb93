"""Industry: building a city or a world wonder (base pp. 9-10)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Next, pick
from ziggurat.games.dawn.options import SPACE, choice, prompt
from ziggurat.games.dawn.rules.cities import (
    ANY_TERRAIN,
    build_city,
    city_sites,
    legal_spaces,
    site_limits,
)
from ziggurat.games.dawn.rules.culture import PlaceTokensAmong
from ziggurat.games.dawn.rules.figures import move_army, move_caravan
from ziggurat.games.dawn.rules.pieces import friendly, unused_cities
from ziggurat.games.dawn.rules.reading import as_in_rules_1
from ziggurat.games.dawn.rules.science import MoveDial
from ziggurat.games.dawn.rules.wonders import BuildWonder, buildable
from ziggurat.games.dawn.state import HOME, State

BUILD = choice("build", "city", "wonder", "on-figure", "dial")
RETURN_FIGURE = choice("return_figure", "caravan", "army")
BUILD_CITY = prompt("build_city", SPACE)
CITY: Final = 0
WONDER: Final = 1
ON_FIGURE: Final = 2
DIAL: Final = 3  # no wonder, but what comes after it


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
    per_resource: int = 2  # production a resource gives
    tech: int = 0  # spaces on the tech dial that follow a wonder, or none (Terra p. 14, "then")
    on_figures: bool = False  # or on a figure of yours, which returns to its card

    def choose(self, s: State, _: int) -> Next:
        options = []
        if unused_cities(s, self.player) and _sites(self, s):
            options.append(CITY)
        if buildable(s, self.player, self.lane, self.production, self.per_resource):
            options.append(WONDER)
        if self.on_figures and unused_cities(s, self.player) and figure_sites(s, self.player):
            options.append(ON_FIGURE)
        if self.tech and not as_in_rules_1(s):
            options.append(DIAL)
        return Ask(self.player, BUILD, (*options, PASS)) if options else Done()

    def chosen(self, s: State, what: int) -> Next:
        if what == PASS:
            return Done()
        if what == WONDER:
            wonder = BuildWonder(self.player, self.lane, self.production, self.per_resource)
            return Call(wonder, MoveDial(self.player, self.tech)) if self.tech else Call(wonder)
        if what == DIAL:
            return Call(MoveDial(self.player, self.tech))
        if what == ON_FIGURE:
            return Call(BuildOnFigure(self.player))
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


def figure_sites(s: State, player: int) -> Bits:
    """Legal sites that hold a figure of this player, wherever they are."""
    figures = 0
    for space in s.caravans[player] + s.armies[player]:
        if space != HOME:
            figures |= 1 << space
    return figures & legal_spaces(s, player, ANY_TERRAIN)


@dataclass(slots=True, eq=False)
class BuildOnFigure(Frame):
    """Build a city where one of your figures stands; the figure goes back to its card."""

    player: int
    space: int = HOME

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, BUILD_CITY, each(figure_sites(s, self.player)))

    def build(self, s: State, space: int) -> Next:
        self.space = space
        build_city(s, self.player, space)
        return None

    def choose_figure(self, s: State, _: int) -> Next:
        caravan = self.space in s.caravans[self.player]
        army = self.space in s.armies[self.player]
        options = [what for what, there in ((0, caravan), (1, army)) if there]
        return pick(self.player, RETURN_FIGURE, options, BuildOnFigure.send_home)

    def send_home(self, s: State, what: int) -> Next:
        if what:
            move_army(s, self.player, self.space, HOME)
            s.redeployed += 1
        else:
            move_caravan(s, self.player, self.space, HOME)
            s.returned += 1
        return Done()
