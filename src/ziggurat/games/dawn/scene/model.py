"""What a table draws: the position as one seat sees it, in plain data.

Things are named by slug; the catalogue (catalogue.py) has their words. Only what depends on the
position comes in words: the labels of spaces, the lines of a fight. Seats and spaces are
numbers, and -1 is nobody and nowhere. The browser's types are generated from these classes.
"""

from dataclasses import dataclass, field
from typing import Literal


@dataclass(slots=True)
class Space:
    """A hex as it is printed. `icon` is "", "star", "fort", "resource", "barbarian", "city_state"
    or "natural_wonder"; `name` says which."""

    q: int
    r: int
    terrain: str
    difficulty: int
    part: int  # spaces of one tile share it
    grid: str  # its field in an atlas: "D7"
    icon: str = ""
    name: str = ""


@dataclass(slots=True)
class Board:
    """The map. It changes only when something is laid, and then has another key."""

    key: str
    spaces: list[Space]


@dataclass(slots=True)
class Piece:
    """A seat's city, control token or district: "capital", "city", "token" or "district"."""

    space: int
    seat: int
    kind: str
    reinforced: bool = False
    mature: bool = False
    district: str = ""


@dataclass(slots=True)
class Figure:
    """Armies or caravans of one seat on a space. `kind` is "army" or "caravan"."""

    space: int
    seat: int
    kind: str
    count: int


@dataclass(slots=True)
class Thing:
    """What lies on a space and is no seat's figure, city or token: "barbarian", "resource",
    "natural_wonder", "city_state", "fort", "wonder". `seat` holds it, or nobody."""

    space: int
    kind: str
    name: str
    seat: int = -1


@dataclass(slots=True)
class RowCard:
    """A card of a focus row, from the left. `counts_as` is the slot it would resolve in."""

    lane: int
    card: str
    type: str
    level: int
    slot: int
    counts_as: int
    trade: int
    unique: bool
    government: str
    arrows: int  # how far right the government lets it count
    armies: int  # waiting on it
    caravans: int
    tokens: list[str]  # "natural.…" and "city_state.…": what lies on it besides


@dataclass(slots=True)
class Held:
    """So many of something."""

    name: str
    count: int


@dataclass(slots=True)
class DiplomacyCard:
    """A diplomacy card that a seat has from another."""

    card: str
    giver: int


@dataclass(slots=True)
class DistrictPlace:
    """One of a seat's districts and where it lies; -1 while it waits."""

    district: str
    space: int


@dataclass(slots=True)
class Seat:
    """A player's corner of the table."""

    seat: int
    color: str
    leader: str  # "" before leaders are dealt
    first: bool
    row: list[RowCard]
    dial: int
    resources: list[Held]
    naturals: list[str]
    wonders: list[str]
    stored: int  # trade tokens kept on a wonder
    diplomacy: list[DiplomacyCard]
    city_state_cards: list[str]
    city_states: list[str]  # conquered
    districts: list[DistrictPlace]
    government: str
    ibrahim: bool
    cities: int
    mature: int
    cities_left: int
    tokens: int
    tokens_left: int
    spaces: int  # that it owns
    armies: int
    caravans: int
    marks: int
    strongest: int
    hand: list[int]  # map tiles to place


@dataclass(slots=True)
class Agenda:
    """An agenda and how far each seat is with it."""

    name: str
    have: list[int]
    need: int


@dataclass(slots=True)
class VictoryCard:
    """A victory card, its agendas, and the seats that have marked it."""

    card: str
    forts: bool
    agendas: list[Agenda]
    marked: list[int]


@dataclass(slots=True)
class Offer:
    """A deck of wonders and the one on top ("" when sold out)."""

    type: str
    wonder: str
    printed: int
    cost: int  # as it stands for the seat that looks
    token: bool  # it bears a trade token
    left: int
    can: bool  # it can be built right now
    short: int = 0  # the production that the seat that looks lacks for it


@dataclass(slots=True)
class Target:
    """What an answer is about, so that the thing itself can be clicked. `on` is "space", "card"
    (of a row, by seat and lane), "wonder", "leader", "focus", "resource", "seat", "district",
    "victory", "diplomacy", "city_state", "tile", "placement", or "button" for a word."""

    on: str
    space: int = -1
    seat: int = -1
    lane: int = -1
    name: str = ""
    path: list[int] = field(default_factory=list)  # over which something goes there, with its start
    side: int = 0  # of a placement: 0 is A, 1 is B
    turn: int = 0
    q: int = 0
    r: int = 0


@dataclass(slots=True)
class Cell:
    """A hex of a tile that is being placed, from its hub, unturned."""

    q: int
    r: int
    terrain: str
    icon: str = ""
    name: str = ""


@dataclass(slots=True)
class Ghost:
    """What is being placed: a tile with both sides, a fort or a water token."""

    kind: str
    tile: int
    sides: list[list[Cell]]
    touch: int = 0  # how many spaces of the map it must touch


@dataclass(slots=True)
class Mover:
    """The figure on the map that a question is about. `kind` is "army" or "caravan"."""

    space: int
    kind: str


@dataclass(slots=True)
class Asking:
    """What only this game's table knows of the pending question. The targets go with the options,
    one for each."""

    kind: str
    card: str = ""  # the focus card being resolved
    targets: list[Target] = field(default_factory=list)
    ghost: Ghost | None = None
    mover: Mover | None = None
    payment: list[int] = field(default_factory=list)  # the only sensible one, answer by answer
    combat: "Combat | None" = None


@dataclass(slots=True)
class Line:
    """A part of a combat value."""

    text: str
    amount: int


@dataclass(slots=True)
class Side:
    """One side of a fight. `die` is 0 before it is rolled."""

    seat: int
    text: str
    lines: list[Line]
    die: int
    value: int
    tokens: int
    resources: int


@dataclass(slots=True)
class Chance:
    """The attacker's chance to win after an answer, both sides playing their best."""

    answer: int
    odds: float


@dataclass(slots=True)
class Combat:
    """A fight in progress, or one that the answers could begin (then only `chances` is filled)."""

    space: int
    attacker: Side
    defender: Side
    odds: float
    chances: list[Chance]


@dataclass(slots=True)
class Body:
    """All that is drawn besides the envelope (games/scene.py); the map is its ground."""

    places: list[str]  # the name of each space, as the seat that looks would say it
    labels: list[str]  # each space with all that is on it, in words
    pieces: list[Piece]
    figures: list[Figure]
    things: list[Thing]
    edges: list[int]  # spaces one may explore from
    seats: list[Seat]
    slots: list[int]
    victory: list[VictoryCard]
    needed: int  # victory cards to mark
    offers: list[Offer]
    event_dial: list[list[str]]
    event: int
    tech_levels: list[int]  # of every place of the tech dial: the level gained there, or 0
    stack: int  # map tiles left
    peeked: list[int]  # tiles of the stack this seat has looked at, lowest first
    asking: Asking | None
    kind: Literal["dawn"] = "dawn"
