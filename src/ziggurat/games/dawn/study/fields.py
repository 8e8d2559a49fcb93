"""What an observation tells, field by field: each row says a field's name, how large it is, what it
means and how it is read from a position.

Fields are sets (a number is in it, or not) or rows of numbers from -1 to 1. Those of a seat come
once for each of five seats, the observer's first and the others clockwise from it; seats that
nobody holds are all zeros. Nothing is read that `games/dawn/view.py` or the table's scene would not
show to the observer.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ziggurat.core.bits import Bits, bits_of, each
from ziggurat.core.flow import NOBODY, Ask
from ziggurat.games.dawn.content import DISTRICTS, FOCUS, RESOURCES, TERRAINS, VICTORY
from ziggurat.games.dawn.facts import fact
from ziggurat.games.dawn.odds import attack_in, values_of
from ziggurat.games.dawn.options import PLACEMENT, placement_of
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.rules.pieces import (
    barbarian_spaces,
    district_spaces,
    free_city_states,
    mature_cities,
    uncollected,
    unused_cities,
    unused_tokens,
)
from ziggurat.games.dawn.state import HOME, NO_CARD, State
from ziggurat.games.dawn.study.actions import PLACEMENTS, SPACES, placements_of
from ziggurat.games.dawn.study.questions import NUMBER_OF

SEATS: Final = 5
_LANES: Final = 6
_FAR: Final = 64  # hexes lie within -64 to 63 of the middle
_CARD_ROOM: Final = 16  # victory cards
_AGENDAS: Final = 2  # of a victory card


class Sets(NamedTuple):
    """A field whose numbers are in a set or not: `size` ones and zeros."""

    name: str
    size: int  # a multiple of 8
    about: str
    read: Callable[[State, int], Bits]  # (position, observer), or (position, seat)


class Numbers(NamedTuple):
    """A field of `size` numbers from -1 to 1."""

    name: str
    size: int
    about: str
    read: Callable[[State, int], Sequence[float]]


def _bit(number: int) -> Bits:
    """The set of this number, or of nothing for NOBODY, HOME and the like."""
    return 1 << number if number >= 0 else 0


def _places(figures: Sequence[int]) -> Bits:
    return bits_of([place for place in figures if place >= 0])


def _relative(s: State, observer: int, seat: int) -> Bits:
    """A seat as a set of one, counted from the observer."""
    return 1 << (seat - observer) % s.seats if seat >= 0 else 0


def _asked(s: State, observer: int) -> Bits:
    return _relative(s, observer, s.pending.player if isinstance(s.pending, Ask) else NOBODY)


def _of_terrain(terrain: int) -> Callable[[State, int], Bits]:
    return lambda s, _: s.board.of_terrain[terrain]


def _resource(resource: int) -> Callable[[State, int], Bits]:
    return lambda s, _: s.resources_on[resource]


def _district(district: int) -> Callable[[State, int], Bits]:
    return lambda s, _: _places([places[district] for places in s.districts])


def _subject(s: State, _: int) -> Bits:
    """Spaces that the rule in progress is about."""
    if not s.stack or s.pending is None:
        return 0
    named = [fact(s, name, HOME) for name in ("space", "origin", "goal")]
    return _places(named) & s.board.map.whole


MAP: Final[tuple[Sets, ...]] = (
    Sets("on_map", SPACES, "spaces that are on the map", lambda s, _: s.board.map.whole),
    *(
        Sets(f"terrain_{name}", SPACES, f"terrain: {name}", _of_terrain(number))
        for number, name in enumerate(TERRAINS)
    ),
    Sets("coast", SPACES, "beside water, or with a side on the edge", lambda s, _: s.board.coast),
    Sets("edge", SPACES, "with a side on the edge of the map", lambda s, _: s.board.map.edge),
    Sets("star_tiles", SPACES, "on a tile with a capital star", lambda s, _: s.board.star_tiles),
    Sets("forts", SPACES, "forts, claimed or not", lambda s, _: s.board.forts),
    *(
        Sets(f"resource_{name}", SPACES, f"with a {name} token", _resource(number))
        for number, name in enumerate(RESOURCES)
    ),
    Sets("uncollected", SPACES, "with anything to collect", lambda s, _: uncollected(s)),
    Sets(
        "city_states",
        SPACES,
        "city-states, free or conquered",
        lambda s, _: _places(tuple(s.board.city_state_spaces.values())),
    ),
    Sets("free_city_states", SPACES, "free city-states", lambda s, _: free_city_states(s)),
    Sets("barbarians", SPACES, "barbarians", lambda s, _: barbarian_spaces(s)),
    Sets(
        "barbarian_icons",
        SPACES,
        "where barbarians come back",
        lambda s, _: _places(tuple(s.board.barbarian_icons.values())),
    ),
    Sets("wonders_on_map", SPACES, "cities with a wonder", lambda s, _: _places(s.wonder_space)),
    Sets("reinforced", SPACES, "reinforced control tokens", lambda s, _: s.reinforced),
    *(
        Sets(f"district_{name}", SPACES, f"districts: {name}", _district(number))
        for number, name in enumerate(DISTRICTS)
    ),
    Sets("visited", SPACES, "visited by a caravan this turn", lambda s, _: s.visited),
    Sets("taken", SPACES, "attacked and taken this turn", lambda s, _: s.taken),
    Sets("subject", SPACES, "what the rule in progress is about", _subject),
)

SEAT_MAP: Final[tuple[Sets, ...]] = (
    Sets("cities", SPACES, "cities, the capital too", lambda s, seat: s.cities[seat]),
    Sets("capital", SPACES, "the capital", lambda s, seat: _bit(s.capital[seat])),
    Sets("mature", SPACES, "mature cities", lambda s, seat: mature_cities(s, seat)),
    Sets("tokens", SPACES, "control tokens, districts too", lambda s, seat: s.tokens[seat]),
    Sets("districts", SPACES, "districts", lambda s, seat: district_spaces(s, seat)),
    Sets("caravans", SPACES, "caravans on the map", lambda s, seat: _places(s.caravans[seat])),
    Sets("armies", SPACES, "armies on the map", lambda s, seat: _places(s.armies[seat])),
)


def _question(s: State, _: int) -> Bits:
    return 0 if s.pending is None else 1 << NUMBER_OF[s.pending.prompt.name]


def _tile(s: State, observer: int) -> Bits:
    """The tile being laid, unless only another seat has seen it."""
    tile = fact(s, "tile", 0)
    hidden = s.secret >> tile & 1 and observer != s.scout
    return _bit(tile) & ~1 if not hidden else 0


def _stack(s: State, observer: int) -> Bits:
    return s.stack_tiles if observer == s.scout else s.stack_tiles | s.secret


def _seen_tiles(s: State, observer: int) -> Bits:
    seen = bits_of((*s.bottom, *s.top))
    return seen if observer == s.scout else seen & ~s.secret


TABLE: Final[tuple[Sets, ...]] = (
    Sets("question", 128, "the pending question, by its number in questions.py", _question),
    Sets("asked", 8, "who is asked, counted from the observer", _asked),
    Sets("seat", 8, "the observer's number at the table", lambda s, o: 1 << o),
    Sets("turn", 8, "whose turn it is, counted likewise", lambda s, o: _relative(s, o, s.turn)),
    Sets("first", 8, "the first player, counted likewise", lambda s, o: _relative(s, o, s.first)),
    Sets("event", 8, "section the event dial points to", lambda s, _: 1 << s.event),
    Sets("resolving", 8, "type of the focus card being resolved", lambda s, _: _bit(s.resolving)),
    Sets("tile", 24, "the tile being laid", _tile),
    Sets("stack", 24, "tiles that may be in the stack, unseen by the observer", _stack),
    Sets("stack_seen", 24, "tiles that the observer knows to be in the stack", _seen_tiles),
    Sets("wonders_on_offer", 64, "face-up wonders", lambda s, _: _places(s.face_up)),
    Sets("wonder_tokens", 64, "face-up wonders with a trade token", lambda s, _: s.wonder_tokens),
    Sets("wonders_unseen", 64, "wonders nobody has seen yet", lambda s, _: s.undrawn),
    Sets("victory", _CARD_ROOM, "victory cards by the map", lambda s, _: bits_of(s.victory)),
    Sets("used", 128, "abilities used up for this turn", lambda s, _: s.used & (1 << 128) - 1),
)


def _held(holders: Sequence[int], seat: int) -> Bits:
    return bits_of([number for number, holder in enumerate(holders) if holder == seat])


def _city_state_cards(s: State, seat: int) -> Bits:
    return bits_of([n for n, seats in enumerate(s.city_state_cards) if seats >> seat & 1])


def _diplomacy(s: State, seat: int) -> Bits:
    """Diplomacy cards a seat holds, 8 numbers for each giver, counted from the holder."""
    bits = 0
    for giver, holders in enumerate(s.diplomacy):
        bits |= _held(holders, seat) << 8 * ((giver - seat) % s.seats)
    return bits


def _beaten(s: State, seat: int) -> Bits:
    return bits_of([(rival - seat) % s.seats for rival in each(s.beaten[seat])])


def _marks(s: State, seat: int) -> Bits:
    return bits_of([s.victory[place] for place in each(s.marks[seat])])


SEAT_TABLE: Final[tuple[Sets, ...]] = (
    Sets("leader", 32, "the leader sheet", lambda s, seat: _bit(s.leaders[seat])),
    Sets("cards", 64, "focus cards in the row", lambda s, seat: bits_of(s.cards[seat])),
    Sets("wonders", 64, "wonders controlled", lambda s, seat: s.wonders[seat]),
    Sets("naturals", 16, "natural wonders held", lambda s, seat: _held(s.natural, seat)),
    Sets("conquered", 16, "city-states conquered", lambda s, seat: _held(s.city_states, seat)),
    Sets("city_state_cards", 16, "city-states' diplomacy cards", _city_state_cards),
    Sets("diplomacy", 40, "diplomacy cards: 8 for each giver, counted from this seat", _diplomacy),
    Sets("beaten", 8, "rivals whose capital it has beaten, counted from this seat", _beaten),
    Sets("marks", _CARD_ROOM, "victory cards marked", _marks),
    Sets("government", 8, "lane its government lies on", lambda s, seat: _bit(s.government[seat])),
)


def _coordinate(axis: int) -> Callable[[State, int], Sequence[float]]:
    def read(s: State, _: int) -> Sequence[float]:
        return [cell[axis] / _FAR for cell in s.board.map.cells]

    return read


def _placements(s: State, observer: int) -> Sequence[float]:
    """Side, turn, q and r of each placement offered to the observer."""
    question = s.pending
    if not isinstance(question, Ask) or question.player != observer:
        return ()
    if question.prompt.kind != PLACEMENT:
        return ()
    listed: list[float] = []
    for placement in placements_of(question):
        side, turn, q, r = placement_of(placement)
        listed += (side, turn / 6, q / _FAR, r / _FAR)
    return listed


def _spaces(places: Sequence[int]) -> Sequence[float]:
    """Where things lie: 0 nowhere, else the number of the space plus 1, over 256."""
    return [(place + 1) / 256 if place >= 0 else 0.0 for place in places]


def _space_of(numbered: dict[int, int], count: int) -> Sequence[float]:
    return _spaces([numbered.get(number, HOME) for number in range(count)])


def _left(s: State, _: int) -> Sequence[float]:
    return (_part(fact(s, "left", 0), 16),)


def _combat(s: State, _: int) -> Sequence[float]:
    attack = attack_in(s)
    if attack is None:
        return (0.0, 0.0)
    value, against = values_of(s, attack)
    return _part(value, 32), _part(against, 32)


def _part(count: int, most: int) -> float:
    """A count out of so many, at most 1."""
    return min(max(count, 0), most) / most


TABLE_NUMBERS: Final[tuple[Numbers, ...]] = (
    Numbers("q", SPACES, "axial coordinate q of each space, over 64", _coordinate(0)),
    Numbers("r", SPACES, "axial coordinate r of each space, over 64", _coordinate(1)),
    Numbers(
        "placements",
        4 * PLACEMENTS,
        "of each placement offered: side, turn / 6, q / 64, r / 64",
        _placements,
    ),
    Numbers("expansion", 1, "1 with the expansion", lambda s, _: (float(s.edition.explores),)),
    Numbers("players", 1, "players / 5", lambda s, _: (s.seats / SEATS,)),
    Numbers("round", 1, "round / 100, at most 1", lambda s, _: (_part(s.round, 100),)),
    Numbers("left", 1, "how often the rule in progress may still act, / 16", _left),
    Numbers("combat", 2, "combat values of attacker and defender, / 32", _combat),
    Numbers(
        "decks",
        12,
        "wonders to come in each of 4 decks, by era, / 8",
        lambda s, _: [_part(count, 8) for deck in s.left for count in deck],
    ),
    Numbers(
        "city_state_spaces",
        16,
        "(space + 1) / 256 of each city-state, 0 if not on the map",
        lambda s, _: _space_of(s.board.city_state_spaces, 16),
    ),
    Numbers(
        "natural_spaces",
        16,
        "(space + 1) / 256 of each natural wonder, 0 if not on the map",
        lambda s, _: _space_of(s.board.natural_spaces, 16),
    ),
    Numbers(
        "wonder_spaces",
        64,
        "(space + 1) / 256 of each wonder built, else 0",
        lambda s, _: _spaces(s.wonder_space),
    ),
)


def _lanes(values: Sequence[float]) -> Sequence[float]:
    """One value for each lane; the base game has no lane for growth."""
    return [*values, *(0.0,) * (_LANES - len(values))]


def _slots(s: State, seat: int) -> Sequence[float]:
    """The place of each lane in the row, from the left, / 6."""
    row = s.row[seat]
    return [(row.index(lane) + 1) / _LANES if lane in row else 0.0 for lane in range(_LANES)]


def _agendas(s: State, seat: int) -> Sequence[float]:
    """How far a seat is with the agendas of each victory card by the map."""
    found = [0.0] * (_AGENDAS * _CARD_ROOM)
    for card in s.victory if s.row[seat] else ():
        for place, agenda in enumerate(VICTORY[card].agendas):
            found[_AGENDAS * card + place] = _part(*progress(s, seat, agenda.slug))
    return found


def _homes(s: State, seat: int) -> Sequence[float]:
    return s.caravans[seat].count(HOME) / 4, s.armies[seat].count(HOME) / 4


def _held_on(holders: Sequence[int], lanes: Sequence[int], seat: int) -> Sequence[float]:
    """On which card of its row each token of a seat lies: (lane + 1) / 6, else 0."""
    return [
        (lane + 1) / _LANES if holder == seat and lane != NO_CARD else 0.0
        for holder, lane in zip(holders, lanes, strict=True)
    ]


SEAT_NUMBERS: Final[tuple[Numbers, ...]] = (
    Numbers("here", 1, "1: this seat is taken", lambda s, seat: (1.0,)),
    Numbers("slots", _LANES, "place of each lane in the row from the left, / 6", _slots),
    Numbers(
        "levels",
        _LANES,
        "level of the card in each lane, / 4",
        lambda s, seat: _lanes([FOCUS[card].level / 4 for card in s.cards[seat]]),
    ),
    Numbers(
        "trade",
        _LANES,
        "trade tokens on each lane, / 4",
        lambda s, seat: _lanes([_part(count, 4) for count in s.trade[seat]]),
    ),
    Numbers("dial", 1, "tech dial / 24", lambda s, seat: (_part(s.dial[seat], 24),)),
    Numbers(
        "resources",
        4,
        "resources of each type, / 10",
        lambda s, seat: [_part(count, 10) for count in s.resources[seat]],
    ),
    Numbers("figures", 2, "caravans and armies waiting on their cards, / 4", _homes),
    Numbers(
        "unused",
        2,
        "cities / 8 and control tokens / 40 left to place",
        lambda s, seat: (_part(unused_cities(s, seat), 8), _part(unused_tokens(s, seat), 40)),
    ),
    Numbers(
        "strongest",
        1,
        "highest combat value it has won an attack with, / 32",
        lambda s, seat: (_part(s.strongest[seat], 32),),
    ),
    Numbers(
        "agendas",
        _AGENDAS * _CARD_ROOM,
        "how far it is with both agendas of each victory card by the map",
        _agendas,
    ),
    Numbers(
        "natural_lanes",
        16,
        "(lane + 1) / 6 of each natural wonder it holds on a card",
        lambda s, seat: _held_on(s.natural, s.natural_lane, seat),
    ),
    Numbers(
        "city_state_lanes",
        16,
        "(lane + 1) / 6 of each city-state it has conquered",
        lambda s, seat: _held_on(s.city_states, s.city_state_lane, seat),
    ),
)
