"""Founding cities (C-FND, W-CST-13, W-CST-14, W-REL-05)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each, spaces_in
from ziggurat.core.flow import Frame, Goto, Next, pick, prompt
from ziggurat.core.hooks import Event, Override
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import CITY_MARKERS, CITY_STATE_CULTURE, WATER
from ziggurat.games.wisdom.options import FIGURE, SQUARE
from ziggurat.games.wisdom.rules.figures import may_stand, move_figure, remove_figure
from ziggurat.games.wisdom.rules.gains import gain_culture
from ziggurat.games.wisdom.rules.limits import city_limit
from ziggurat.games.wisdom.rules.squares import centres, city_states_on, enemy_figures, relics_on
from ziggurat.games.wisdom.state import GONE, State

FOUNDER = prompt("founder", FIGURE, __name__)
MOVE_OFF = prompt("move_off", SQUARE, __name__)

city_founded = Event("city_founded")  # (owner, player, square)


@Override
def armies_found(s: State, player: int) -> bool:
    """May armies found cities too? By the rules only scouts do (C-FND-10)."""
    return False


@Override
def founding_markers(s: State, player: int) -> Bits:
    """The huts and villages that keep a city two squares away (C-FND-07)."""
    return s.huts | s.villages


def _kept_off(s: State, player: int) -> Bits:
    """What lies or stands on squares beside which no city is founded."""
    return founding_markers(s, player) | enemy_figures(s, player) | relics_on(s)


def founding_obstacles(s: State, player: int, square: int) -> Bits:
    """The squares that keep a player from founding a city on a square."""
    around, hidden = s.land.grid.around, s.land.grid.all & ~s.land.revealed
    beside = around.near[square] & (hidden | city_states_on(s) | _kept_off(s, player))
    return beside | around.within(1 << square, 2) & centres(s)


def founding_squares(s: State, player: int) -> Bits:
    """Where the land lets a player found a city."""
    if len(s.cities[player]) >= min(city_limit(s, player), 1 + CITY_MARKERS):
        return 0
    grid, land = s.land.grid, s.land
    hidden = grid.all & ~land.revealed
    whole = grid.whole & land.revealed & ~grid.around.beside(hidden) & ~land.terrain[WATER]
    far = ~grid.around.within(centres(s), 2)
    keep = _kept_off(s, player)
    states = city_states_on(s)
    near = keep | grid.around.beside(keep) | grid.around.beside(states)
    return whole & far & ~near


def founders(s: State, player: int) -> Bits:
    """The squares of figures that may found a city now."""
    figures = spaces_in(s.scouts[player])
    if armies_found(s, player):
        figures |= spaces_in(s.armies[player])
    return figures & founding_squares(s, player) if figures else 0


@dataclass(slots=True, eq=False)
class Found(Frame):
    """A scout (or army) goes back to the supply and a city takes its square."""

    player: int
    square: int

    def choose_founder(self, s: State, _: int) -> Next:
        """Where armies found too, its owner says which figure of the square does (C-FND-10)."""
        rows = (s.armies[self.player], s.scouts[self.player])
        first = 0 if armies_found(s, self.player) else 1
        kinds = [2 * self.player + kind for kind in range(first, 2) if self.square in rows[kind]]
        return pick(self.player, FOUNDER, kinds, Found.build)

    def build(self, s: State, code: int) -> Next:
        armies, scouts = s.armies[self.player], s.scouts[self.player]
        if code % 2:
            remove_figure(s, self.player, len(armies) + scouts.index(self.square))
        else:
            remove_figure(s, self.player, armies.index(self.square))
        found_city(s, self.player, self.square)
        return None

    def others_move_off(self, s: State, _: int) -> Next:
        """Other own figures of the square go to a square beside it where they may stop; those
        that cannot are lost (C-FND-09)."""
        figures = (*s.armies[self.player], *s.scouts[self.player])
        if self.square not in figures:
            return None
        beside = s.land.grid.sides.near[self.square]
        squares = [n for n in each(beside) if may_stand(s, self.player, n)]
        if not squares:
            remove_figure(s, self.player, figures.index(self.square))
            return Goto(Found.others_move_off)
        return pick(self.player, MOVE_OFF, squares, Found.move_off)

    def move_off(self, s: State, square: int) -> Next:
        figures = (*s.armies[self.player], *s.scouts[self.player])
        if self.square not in figures:
            return None
        move_figure(s, self.player, figures.index(self.square), square)
        return Goto(Found.others_move_off)

    def is_founded(self, s: State, _: int) -> Next:
        city_founded.happens(s, self.player, self.player, self.square)
        return None


def found_city(s: State, player: int, square: int) -> None:
    """Put a city marker down. On a city-state it destroys it for 3 culture (W-CST-13)."""
    s.cities = put(s.cities, player, (*s.cities[player], square))
    s.tell("founds", player, square)
    if square in s.city_states:
        destroy_city_state(s, s.city_states.index(square))
        gain_culture(s, player, CITY_STATE_CULTURE)
    s.renew_land()


def destroy_city_state(s: State, city_state: int) -> None:
    s.city_states = put(s.city_states, city_state, GONE)
    s.tell("city_state_gone", city_state)
    s.renew_land()
