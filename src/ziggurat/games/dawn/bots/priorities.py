"""The lists by which the automaton of A New Dawn chooses, as ranks: the highest is best, and what
ranks equal is drawn.

Each list is read from the left: the first difference decides.
"""

from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY
from ziggurat.core.hexes import NOWHERE
from ziggurat.games.dawn.content import DIPLOMACY, FOCUS, VICTORY
from ziggurat.games.dawn.options import CITY_STATE_CARD, diplomacy_of
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.rules.combat import defence_lines
from ziggurat.games.dawn.rules.economy import (
    MoveCaravans,
    arrival_spaces,
    caravan_starts,
    caravan_waters,
    sea_lanes,
)
from ziggurat.games.dawn.rules.pieces import (
    all_cities,
    barbarian_spaces,
    cities_of,
    city_state_at,
    free_city_states,
    friendly,
    give_wonder,
    maturing_spaces,
    natural_at,
    open_land,
    owner_at,
    rival,
    unclaimed_forts,
    uncollected,
    wonder_at,
)
from ziggurat.games.dawn.rules.targets import target_on
from ziggurat.games.dawn.rules.wonders import wonder_cost
from ziggurat.games.dawn.state import HOME, NO_CARD, State

Rank = tuple[float, ...]

NEVER: Final[Rank] = ()  # below every other rank
DIPLOMACY_ORDER: Final = ("joint_war", "defensive_pact", "embassy", "open_borders")
WEAK_ENOUGH: Final = (0, 4, 6, 8, 10)  # by level: the defence of a city it still attacks
FAR: Final = 99


def spawn_icons(s: State) -> Bits:
    """Spaces where barbarians come back."""
    return sum(1 << space for space in s.board.barbarian_icons.values())


def control_token(s: State, player: int, space: int, level: int) -> Rank:
    """Where a control token goes; the culture cards of levels III and IV add a step."""
    bit, near = 1 << space, s.board.map.near[space]
    treasures, icons = uncollected(s), spawn_icons(s)
    natural = natural_at(s, space) != NO_CARD
    rank = [
        int(bool(treasures & bit) and natural),
        int(bool(treasures & bit)),
        int(bool(icons & bit)),
    ]
    if level == 3:
        rank.append(int(bool(near & (treasures | icons & ~barbarian_spaces(s)))))
    cities = each(cities_of(s, player) & near)
    rank += [len(cities), -min((_missing(s, player, city) for city in cities), default=FAR)]
    if level == 4:
        rank.append(int(bool(near & rival(s, player))))
    return (*rank, s.board.difficulty[space])


def _missing(s: State, player: int, city: int) -> int:
    """How many spaces keep a city from being mature."""
    return (s.board.map.near[city] & s.board.land & ~maturing_spaces(s, player)).bit_count()


def city_site(s: State, player: int, space: int) -> Rank:
    """Where a city is built."""
    near = s.board.map.near[space]
    own = near & s.tokens[player] & s.reinforced
    return (
        (near & uncollected(s)).bit_count(),
        spawn_icons(s) >> space & 1,
        2 * s.board.difficulty[space] + own.bit_count(),
    )


def reinforcement(s: State, player: int, space: int) -> Rank:
    """Which control token is reinforced."""
    threats = barbarian_spaces(s) | rival(s, player)
    away = s.board.map.distance(threats, space, s.board.map.whole)
    return (-away if away != NOWHERE else -FAR, s.board.difficulty[space])


def defence(s: State, attacker: int, space: int) -> int:
    """The combat value of what stands on a space, die and trade tokens aside."""
    neutral = barbarian_spaces(s) | free_city_states(s) | unclaimed_forts(s)
    if owner_at(s, space) == NOBODY and not neutral >> space & 1:
        return s.board.difficulty[space]  # nothing but figures
    return sum(amount for _, amount in defence_lines(s, attacker, target_on(s, space)))


def target(s: State, player: int, space: int, level: int) -> Rank:
    """What a military card of a level attacks; NEVER if it leaves a space alone. A fort counts as a
    rival city, a figure as a control token."""
    strength = defence(s, player, space)
    step = _target_step(s, player, space, level, strength)
    return NEVER if step is None else (-step, -strength)


def _target_step(s: State, player: int, space: int, level: int, strength: int) -> int | None:
    bit = 1 << space
    if barbarian_spaces(s) & bit:
        beside = s.board.map.beside(friendly(s, player)) | friendly(s, player)
        return 1 if level < 3 or beside & bit else None
    if free_city_states(s) & bit:
        return 3 if level >= 3 else None
    if (all_cities(s) | s.board.forts) & bit:
        if strength > WEAK_ENOUGH[level]:
            return None
        return 0 if level >= 3 and wonder_at(s, space) != NO_CARD else 2
    return 4


def military_level(s: State, player: int, lane: int) -> int:
    return FOCUS[s.cards[player][lane]].level


def wonder(s: State, player: int, number: int) -> Rank:
    """Which wonder is built: the one that leaves least to do for an agenda, then the cheapest."""
    after = s.clone()
    give_wonder(after, number, player)
    left = FAR
    for place, card in enumerate(s.victory):
        if s.marks[player] >> place & 1:
            continue
        for agenda in VICTORY[card].agendas:
            have, need = progress(after, player, agenda.slug)
            if have > progress(s, player, agenda.slug)[0]:
                left = min(left, max(0, need - have))
    return (-left, -wonder_cost(s, player, number))


def wonder_home(s: State, player: int, space: int) -> Rank:
    """In which city a wonder is built: the one that defends itself best."""
    return (defence(s, (player + 1) % s.seats, space),)


def diplomacy_card(code: int) -> Rank:
    """Which diplomacy card is taken."""
    if code >= CITY_STATE_CARD:
        return (0,)
    slug = DIPLOMACY[diplomacy_of(code)[1]].slug
    known = DIPLOMACY_ORDER.index(slug) if slug in DIPLOMACY_ORDER else len(DIPLOMACY_ORDER)
    return (-known,)


def destinations(s: State, move: MoveCaravans, place: int, others: Bits) -> dict[int, Rank]:
    """Where a caravan now at `place` may go, apart from where `others` go: a city-state whose card
    it lacks, a rival city, another city-state; then the nearest."""
    start = caravan_starts(s, move.player) if place == HOME else 1 << place
    found: dict[int, Rank] = {}
    for goal in each(arrival_spaces(s, move.player) & ~(s.visited | others)):
        steps = steps_to(s, move, start, goal)
        if steps != NOWHERE:
            found[goal] = (-_destination_step(s, move.player, goal), -steps)
    return found


def taken_destinations(s: State, move: MoveCaravans, current: int) -> Bits:
    """Where the caravans go that have moved this turn, besides the one now at `current`: each to
    what ranks best from where it has come to."""
    moved = list(s.caravans[move.player])
    for place in (*move.waiting, current):
        if place in moved:
            moved.remove(place)
    taken = 0
    for place in moved:
        if place != HOME:
            goals = destinations(s, move, place, taken)
            taken |= 1 << max(goals, key=goals.__getitem__) if goals else 0
    return taken


def _destination_step(s: State, player: int, goal: int) -> int:
    if not free_city_states(s) >> goal & 1:
        return 1
    return 2 if s.city_state_cards[city_state_at(s, goal)] >> player & 1 else 0


def steps_to(s: State, move: MoveCaravans, start: Bits, goal: int) -> int:
    """How far a caravan has to go, or NOWHERE."""
    waters = s.board.water if move.water else caravan_waters(s, move.player)
    clear = (open_land(s, move.player, move.slot) | waters) & ~barbarian_spaces(s)
    return s.board.map.distance(start, goal, clear | 1 << goal, sea_lanes(s, move.player))
