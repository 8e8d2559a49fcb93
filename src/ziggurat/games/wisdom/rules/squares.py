"""Squares and who has what on them: outskirts, blockade, gathering, city-states, empty squares
(C-MAP, C-BLK, C-SCT, W-CST)."""

from ziggurat.core.bits import Bits, spaces_in, spaces_in_all
from ziggurat.core.flow import NOBODY
from ziggurat.core.hooks import total
from ziggurat.games.wisdom.content import NONE
from ziggurat.games.wisdom.state import State


def outskirts(s: State, centre: int) -> Bits:
    """The eight squares round a city."""
    return s.land.grid.around.near[centre]


def all_outskirts(s: State, player: int) -> Bits:
    """The outskirts of all cities of a player; they never overlap (C-FND-06)."""
    found = 0
    for centre in s.cities[player]:
        found |= s.land.grid.around.near[centre]
    return found


def centres(s: State) -> Bits:
    """The squares of all cities."""
    return spaces_in_all(s.cities)


def figures(s: State, player: int) -> Bits:
    """The squares where a player has figures."""
    return spaces_in(s.armies[player]) | spaces_in(s.scouts[player])


def enemy_figures(s: State, player: int) -> Bits:
    """The squares where others have figures."""
    return spaces_in_all(s.armies, player) | spaces_in_all(s.scouts, player)


def blockaded(s: State, player: int) -> Bits:
    """The squares that enemies close to a player, if they are his outskirts (C-BLK-01). Who
    attacks, always in his own part, has not taken a square yet from those who hold it (Q-76)."""
    enemies = enemy_figures(s, player)
    return enemies if player == s.active else enemies & ~figures(s, player)


def all_figures(s: State) -> Bits:
    return enemy_figures(s, NOBODY)


def armies_at(s: State, player: int, square: int) -> int:
    return s.armies[player].count(square)


def scouts_at(s: State, player: int, square: int) -> int:
    return s.scouts[player].count(square)


def figures_at(s: State, player: int, square: int) -> int:
    return s.armies[player].count(square) + s.scouts[player].count(square)


def city_states_on(s: State) -> Bits:
    """The squares with a city-state."""
    return spaces_in(s.city_states)


def controlled(s: State, player: int) -> Bits:
    """The city-states a player controls: those with a figure of his on them (W-CST-02). Who attacks
    one, always in his own part, has not taken it yet."""
    states = spaces_in(s.city_states)
    if not states:
        return 0
    held = states & figures(s, player)
    return held & ~enemy_figures(s, player) if player == s.active else held


def owner_of(s: State, square: int) -> int:
    """The player whose city or outskirts this square is, or NOBODY."""
    around = s.land.grid.around.near[square] | 1 << square
    for seat, cities in enumerate(s.cities):
        for centre in cities:
            if around >> centre & 1:
                return seat
    return NOBODY


def city_owner(s: State, square: int) -> int:
    """The player whose city stands on this very square, or NOBODY."""
    for seat, cities in enumerate(s.cities):
        if square in cities:
            return seat
    return NOBODY


def relics_on(s: State) -> Bits:
    return spaces_in(s.relics)


def markers_on(s: State) -> Bits:
    """Squares with a hut, a village or a relic."""
    return s.huts | s.villages | spaces_in(s.relics)


def empty(s: State) -> Bits:
    """Squares without figure, city, building, wonder, great person, hut, village, city-state or
    relic; disaster markers do not count (Q-24)."""
    taken = s.land.pieces | centres(s) | markers_on(s) | all_figures(s)
    return s.land.revealed & ~taken


@total
def army_gathers(s: State, player: int) -> int:
    """Do a player's armies gather like scouts? Not by the rules."""
    return 0


def gathered(s: State, player: int) -> list[tuple[int, int]]:
    """(square, centre that receives it): what figures send to a city other than the one whose
    outskirts they stand in. A square counts once (C-SCT-06); a city-state is not sent on
    (W-CST-07)."""
    found: list[tuple[int, int]] = []
    seen = 0
    states = spaces_in(s.city_states)
    scouts = s.scouts[player]
    armies = s.armies[player]
    sends = s.sends[player]
    rows = [(square, sends[len(armies) + n]) for n, square in enumerate(scouts)]
    if army_gathers(s, player):
        rows += [(square, sends[n]) for n, square in enumerate(armies)]
    for square, centre in rows:
        if square < 0 or centre == NONE or centre not in s.cities[player]:
            continue
        bit = 1 << square
        if bit & (seen | states) or s.land.grid.around.near[centre] & bit:
            continue
        seen |= bit
        found.append((square, centre))
    return found


def city_squares(s: State, player: int, centre: int) -> Bits:
    """The squares whose icons a city uses by itself: its outskirts less what is blockaded or sent
    to another city. City-states, wherever they lie, are the capital's, if they are controlled
    (W-CST-03)."""
    squares = s.land.grid.around.near[centre] & ~(blockaded(s, player) | city_states_on(s))
    for square, _ in gathered(s, player):
        squares &= ~(1 << square)
    if s.cities[player][0] == centre:
        squares |= controlled(s, player)
    return squares


def sent_squares(s: State, player: int, centre: int) -> Bits:
    """The squares that figures send to a city."""
    found = 0
    for square, receiver in gathered(s, player):
        if receiver == centre:
            found |= 1 << square
    return found


def own_squares(s: State, player: int) -> Bits:
    """All squares whose icons count for a player, wherever they are sent (C-SCT-08): as soon as a
    figure that gathers stands there (C-COI-04), but not while it still has to win the square
    (Q-76), and nothing of a city that it passes through."""
    gathering = spaces_in(s.scouts[player])
    if army_gathers(s, player):
        gathering |= spaces_in(s.armies[player])
    return defended_squares(s, player) | gathering & ~(blockaded(s, player) | centres(s))


def defended_squares(s: State, player: int) -> Bits:
    """The squares whose combat bonus counts for a player: it is never sent (C-SCT-03)."""
    closed = blockaded(s, player) | city_states_on(s)
    return all_outskirts(s, player) & ~closed | controlled(s, player)


def within(s: State, squares: Bits, steps: int) -> Bits:
    """Every square at most so many orthogonal steps away, straight over anything, face-down tiles
    included, but not across a hole of the map (C-MAP-05)."""
    return s.land.grid.sides.within(squares, steps)


def own_places(s: State, player: int) -> Bits:
    """The squares of a player's figures and cities, from which ranges of events are counted."""
    return figures(s, player) | spaces_in(s.cities[player])
