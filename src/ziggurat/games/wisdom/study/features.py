"""What an observation tells besides the figures that all see: the question, the map square by
square, cards, pieces and one's own hands.

Features of a seat come once for each of five seats, the observer's first and the others clockwise
from it; seats that nobody holds are all zeros. Nothing is read that `games/wisdom/view.py` would
not show to the observer.
"""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final, NamedTuple

from ziggurat.core.bits import Bits, spaces_in
from ziggurat.core.game import question_for
from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CIVILIZATIONS,
    COIN_PLACES,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    ICONS,
    MARKET_RESOURCES,
    NONE,
    PHASES,
    POLICIES,
    RESOURCES,
    RESULTS,
    SEATS,
    TECHS,
    TERRAINS,
    TRADE_MAX,
    UNIT_KINDS,
    UNIT_TYPES,
    WONDERS,
)
from ziggurat.games.wisdom.rules.fronts import Fronts
from ziggurat.games.wisdom.state import KNOWERS, State
from ziggurat.games.wisdom.study.actions import SQUARES
from ziggurat.games.wisdom.study.questions import NUMBER_OF, QUESTIONS
from ziggurat.games.wisdom.view import fight_fronts, knows_hand

_MOST_SEATS: Final = SEATS[1]
_FRONTS: Final = 16
_WIDE: Final = 64  # more columns and rows than any map has

_ONES: Final = tuple(tuple(float(byte >> n & 1) for n in range(8)) for byte in range(256))

Read = Callable[[State, int], Sequence[float]]  # (position, observer) or (position, seat)


class Feature(NamedTuple):
    """So many numbers, what they tell, and how they are read."""

    size: int
    about: str
    read: Read


def _set(bits: Bits, size: int) -> list[float]:
    """A set as so many ones and zeros."""
    row = list(chain.from_iterable(map(_ONES.__getitem__, bits.to_bytes(size + 7 >> 3, "little"))))
    return row[:size]


def _one(number: int, size: int) -> list[float]:
    return [float(n == number) for n in range(size)]


def _counts(values: Sequence[int], most: int) -> list[float]:
    return [min(value, most) / most for value in values]


def _squares(about: str, read: Callable[[State, int], Bits]) -> Feature:
    return Feature(SQUARES, about, lambda s, seat: _set(read(s, seat), SQUARES))


def _places(row: Sequence[int]) -> Bits:
    return spaces_in(tuple(row))


def _question(s: State, observer: int) -> Sequence[float]:
    ask = question_for(s, observer)
    return _one(NUMBER_OF[ask.prompt.name] if ask else -1, len(QUESTIONS))


def _icon(icon: int) -> Feature:
    def read(s: State, _: int) -> Sequence[float]:
        planes = (_set(each, SQUARES) for each in s.land.icon_planes(icon))
        return [(one + 2 * two + 4 * four) / 7 for one, two, four in zip(*planes, strict=True)]

    return Feature(SQUARES, f"how much {ICONS[icon]} each square gives, / 7", read)


def _axis(axis: int) -> Feature:
    about = f"{('column', 'row')[axis]} of each square / {_WIDE}"
    return Feature(SQUARES, about, lambda s, _: [cell[axis] / _WIDE for cell in s.land.grid.cells])


def _terrain(number: int) -> Feature:
    return _squares(f"terrain: {TERRAINS[number]}", lambda s, _: s.land.terrain[number])


def _resource(number: int) -> Feature:
    return _squares(f"squares with {RESOURCES[number]}", lambda s, _: s.land.resources[number])


def _building(number: int) -> Feature:
    return _squares(
        f"squares with this building: {BUILDINGS[number].slug}", lambda s, _: s.buildings[number]
    )


def _fight(s: State) -> Fronts | None:
    return next((frame for frame in s.stack if isinstance(frame, Fronts)), None)


def _fronts(s: State, observer: int) -> Sequence[float]:
    """Kind and wounds of the attacker's and of the defender's unit on each front."""
    fight, row = _fight(s), []
    for front in fight_fronts(fight)[:_FRONTS] if fight else ():
        for kind, wounds in (front[:2], front[2:]):
            row += [(kind + 1) / 16, min(wounds, 16) / 16]
    return row


def _battle(s: State, observer: int) -> Sequence[float]:
    """Is there one; does the observer attack, defend; the attacker's lead; whose turn."""
    fight = _fight(s)
    if fight is None:
        return ()
    lead = max(-32, min(32, fight.bonus)) / 32
    sides = (fight.attacker == observer, fight.defender == observer)
    return (1.0, float(sides[0]), float(sides[1]), lead, float(fight.side))


def _hands(s: State, observer: int) -> Sequence[float]:
    """The battle hands that the observer may see, by kind; attacker, then defender."""
    fight, row = _fight(s), []
    for side, hand in enumerate((fight.hand_a, fight.hand_d)) if fight else ():
        shown = fight is not None and knows_hand(fight, side, observer)
        row += _counts(hand, 5) if shown else [0.0] * len(UNIT_KINDS)
    return row


def _held(cards: Sequence[int], size: int) -> list[int]:
    """How many of each kind a hand holds."""
    kinds = [card // KNOWERS for card in cards]
    return [kinds.count(n) for n in range(size)]


def _others(hands: Sequence[Sequence[int]], observer: int, size: int, most: int) -> list[float]:
    """Cards in the hands of others that the observer knows, by kind."""
    others = [card for seat, hand in enumerate(hands) if seat != observer for card in hand]
    return _counts(_held([card for card in others if card >> observer & 1], size), most)


TABLE: Final[dict[str, Feature]] = {
    "question": Feature(
        len(QUESTIONS), "what the observer is asked, by number (study/questions.py)", _question
    ),
    "players": Feature(1, f"players / {_MOST_SEATS}", lambda s, _: (s.seats / _MOST_SEATS,)),
    "phase": Feature(
        len(PHASES), f"the phase: {', '.join(PHASES)}", lambda s, _: _one(s.phase, len(PHASES))
    ),
    "column": _axis(0),
    "row": _axis(1),
    "turned_up": _squares("squares of tiles that lie face up", lambda s, _: s.land.revealed),
    **{f"terrain_{slug}": _terrain(n) for n, slug in enumerate(TERRAINS)},
    **{f"gives_{slug}": _icon(n) for n, slug in enumerate(ICONS)},
    **{f"resource_{RESOURCES[n]}": _resource(n) for n in MARKET_RESOURCES},
    **{f"building_{row.slug}": _building(n) for n, row in enumerate(BUILDINGS)},
    "huts": _squares("squares with a facedown hut", lambda s, _: s.huts),
    "villages": _squares("squares with a facedown village", lambda s, _: s.villages),
    "relics": _squares("squares with a relic", lambda s, _: _places(s.relics)),
    "city_states": _squares("squares with a city-state", lambda s, _: _places(s.city_states)),
    "pieces": _squares(
        "squares with a building, a wonder, a great person or a city-state",
        lambda s, _: s.land.pieces,
    ),
    "walls": _squares("city centres with walls", lambda s, _: s.walls),
    "programs": _squares("city centres with a building program", lambda s, _: s.programs),
    "frozen": _squares("squares that no figure may leave this turn", lambda s, _: s.frozen),
    "market": Feature(
        len(WONDERS), "wonders that lie face up", lambda s, _: _set(_places(s.market), len(WONDERS))
    ),
    "wonders_left": Feature(
        len(WONDERS),
        "wonders that nobody has seen yet",
        lambda s, _: _set(s.wonders_left, len(WONDERS)),
    ),
    "events_gone": Feature(
        len(EVENTS), "culture events discarded, by kind / 3", lambda s, _: _counts(s.events_gone, 3)
    ),
    "units_used": Feature(
        len(UNIT_KINDS),
        "units face up at the bottom of the decks, by kind / 5",
        lambda s, _: _counts(s.units_used, 5),
    ),
    "battle": Feature(
        5,
        "1 in a battle; 1 if the observer attacks; 1 if it defends; the attacker's bonus less the "
        "defender's / 32; 1 if it is the defender's battle turn",
        _battle,
    ),
    "fronts": Feature(
        4 * _FRONTS,
        f"on each of {_FRONTS} fronts: (kind + 1) / 16 and wounds / 16 of the attacker's unit, "
        "then of the defender's",
        _fronts,
    ),
    "battle_hands": Feature(
        2 * len(UNIT_KINDS),
        "battle hands that the observer may see, by kind / 5: the attacker's, the defender's",
        _hands,
    ),
    "units": Feature(
        len(UNIT_KINDS),
        "the observer's standing forces, by kind / 5",
        lambda s, seat: _counts(s.units[seat], 5),
    ),
    "events": Feature(
        len(EVENTS),
        "culture events in the observer's hand, by kind / 3",
        lambda s, seat: _counts(_held(s.events[seat], len(EVENTS)), 3),
    ),
    "markers": Feature(
        2 * len(RESULTS),
        "facedown huts (even) and villages (odd) that the observer keeps, by what they hold / 5",
        lambda s, seat: _counts(_held(s.markers[seat], 2 * len(RESULTS)), 5),
    ),
    "known_events": Feature(
        len(EVENTS),
        "culture events in the hands of others that the observer knows, by kind / 3",
        lambda s, observer: _others(s.events, observer, len(EVENTS), 3),
    ),
    "known_markers": Feature(
        2 * len(RESULTS),
        "facedown markers of others that the observer knows, as in `markers`",
        lambda s, observer: _others(s.markers, observer, 2 * len(RESULTS), 5),
    ),
}


def _policies(s: State, seat: int) -> Sequence[float]:
    row = [0.0] * len(POLICIES)
    for card, side in enumerate(s.policies[seat]):
        if side != NONE:
            row[2 * card + side] = 1.0
    return row


def _unit_types(s: State, seat: int) -> Sequence[float]:
    """Units by type: all can see the backs."""
    counts = [0] * len(UNIT_TYPES)
    for kind, count in enumerate(s.units[seat]):
        counts[UNIT_KINDS[kind].type] += count
    return _counts(counts, 10)


def _levels(s: State, seat: int) -> Sequence[float]:
    """Events by level, and facedown huts and villages: all can see the backs."""
    levels = [EVENTS[card // KNOWERS].level for card in s.events[seat]]
    backs = [card // KNOWERS & 1 for card in s.markers[seat]]
    counts = [*(levels.count(n) for n in (1, 2, 3)), *(backs.count(n) for n in (0, 1))]
    return _counts(counts, 8)


def _mine(s: State, seat: int) -> Bits:
    """The squares of a seat's cities and what lies around them."""
    grid = s.land.grid
    return grid.around.within(_places(s.cities[seat]), 1)


SEAT: Final[dict[str, Feature]] = {
    "here": Feature(1, "1: this seat is taken", lambda s, seat: (1.0,)),
    "cities": _squares("city centres", lambda s, seat: _places(s.cities[seat])),
    "outskirts": _squares("city centres and the squares around them", _mine),
    "armies": _squares("squares with an army", lambda s, seat: _places(s.armies[seat])),
    "scouts": _squares("squares with a scout", lambda s, seat: _places(s.scouts[seat])),
    "civilization": Feature(
        len(CIVILIZATIONS),
        "its civilization",
        lambda s, seat: _one(s.civs[seat], len(CIVILIZATIONS)),
    ),
    "tech_cards": Feature(
        len(TECHS), "techs it knows", lambda s, seat: _set(s.techs[seat], len(TECHS))
    ),
    "government": Feature(
        len(GOVERNMENTS),
        "its government",
        lambda s, seat: _one(s.government[seat], len(GOVERNMENTS)),
    ),
    "policies": Feature(len(POLICIES), "social policies it has adopted", _policies),
    "wonders": Feature(
        len(WONDERS), "wonders it has", lambda s, seat: _set(s.wonders[seat], len(WONDERS))
    ),
    "people": Feature(
        len(GREAT_PEOPLE),
        "great people in its reserve, by type / 3",
        lambda s, seat: _counts(s.people[seat], 3),
    ),
    "tokens": Feature(
        len(MARKET_RESOURCES),
        "resource tokens it holds, by kind / 5",
        lambda s, seat: _counts(s.tokens[seat], 5),
    ),
    "coin_tokens": Feature(
        len(COIN_PLACES),
        "coin tokens by the place they lie on / 5",
        lambda s, seat: _counts(s.coin_tokens[seat], 5),
    ),
    "trade_dial": Feature(
        1, f"trade dial / {TRADE_MAX}", lambda s, seat: (s.trade[seat] / TRADE_MAX,)
    ),
    "culture_tokens": Feature(
        1, "culture tokens / 40, at most 1", lambda s, seat: _counts((s.culture[seat],), 40)
    ),
    "unit_types": Feature(len(UNIT_TYPES), "standing forces by type / 10", _unit_types),
    "known_units": Feature(
        len(UNIT_KINDS),
        "of these, those that everybody has seen, by kind / 5",
        lambda s, seat: _counts(s.units_known[seat], 5),
    ),
    "backs": Feature(
        5, "events in hand of levels 1, 2, 3, facedown huts, facedown villages, / 8", _levels
    ),
}

SIZES: Final[dict[str, int]] = {
    **{name: each.size for name, each in TABLE.items()},
    **{f"seat{n}.{name}": SEAT[name].size for n in range(_MOST_SEATS) for name in SEAT},
}


def feature(s: State, observer: int, name: str) -> Sequence[float]:
    """One feature of a position, as a seat may know it."""
    if name in TABLE:
        return TABLE[name].read(s, observer)
    place, own = name.removeprefix("seat").split(".")
    if int(place) >= s.seats:
        return ()
    return SEAT[own].read(s, (observer + int(place)) % s.seats)
