"""What a table draws: the position as one seat sees it, in plain data.

Things are named by slug; the catalogue (catalogue.py) has their words. Only what depends on the
position comes in words: the labels of squares, the parts of sums, what an answer changes. Seats and
squares are numbers, and -1 is nobody and nowhere; "" is nothing. What the seat may not see comes as
backs: a name of "" beside what is printed on the back. The browser's types are generated from
these classes.
"""

from dataclasses import dataclass, field
from typing import Literal

from ziggurat.games.wisdom.scene.model_asking import Asking, Battle, Offer, Sum, Thread, Window

# The ground


@dataclass(slots=True)
class Square:
    """A square as it is printed. Face down it has no terrain, and nothing on it."""

    x: int
    y: int
    terrain: str
    tile: int  # squares of one tile share it
    grid: str  # its field in an atlas: "d7"
    resource: str = ""
    culture: int = 0  # printed on the land
    coin: int = 0


@dataclass(slots=True)
class Ground:
    """The map. It changes only when a tile is turned up or the land itself changes, and then has
    another key."""

    key: str
    columns: int
    rows: int
    squares: list[Square]


@dataclass(slots=True)
class Yield:
    """What a square gives to who gathers there now."""

    production: int
    trade: int
    culture: int
    coin: int
    combat: int


@dataclass(slots=True)
class Piece:
    """What stands or lies on a square: "capital", "city", "building", "wonder", "person", "hut",
    "village", "relic" or "city_state". `name` says which building, wonder, person, relic or
    city-state; the kinds of great people lie open."""

    square: int
    kind: str
    name: str = ""
    seat: int = -1  # whose it is
    walls: bool = False
    program: bool = False  # a city with a building program


@dataclass(slots=True)
class Figure:
    """Armies or scouts of one seat on a square. `ready` of them may still move in this part."""

    square: int
    seat: int
    kind: Literal["army", "scout"]
    count: int
    ready: int


@dataclass(slots=True)
class Blockade:
    """A square of somebody's outskirts that gives nothing because of another's figures."""

    square: int
    seat: int  # who stands there


# Cities


@dataclass(slots=True)
class City:
    """A city and what it does. `actions` are left to it in this part; -1: it is not its part."""

    square: int
    name: str
    capital: bool
    walls: bool
    program: bool
    outskirts: list[int]
    scouts: list[int]  # squares that scouts (or armies) gather for it
    production: Sum
    trade: Sum
    culture: Sum
    harvest: list[str]  # resources
    actions: int = -1
    did: list[str] = field(default_factory=list)  # in this part: "produce", "devote", ...


# Seats


@dataclass(slots=True)
class Held:
    """So many of something."""

    name: str
    count: int


@dataclass(slots=True)
class EventCard:
    """An event in hand; others see only its level."""

    level: int
    event: str
    playable: bool = False


@dataclass(slots=True)
class Marker:
    """A hut or village that was kept face down; others do not see what it holds."""

    back: Literal["hut", "village"]
    result: str


@dataclass(slots=True)
class Units:
    """Unit cards of a seat. `kind` is "" where only the type is known; strength and health are
    those of its rank now."""

    type: str
    kind: str
    count: int
    rank: int
    strength: int = 0
    health: int = 0


@dataclass(slots=True)
class Brick:
    """A tech in the pyramid. `resting`: its ability was used up for this turn."""

    tech: str
    level: int  # the row it fills
    coins: int  # tokens on it
    resting: bool = False


@dataclass(slots=True)
class Policy:
    """A policy card: the side that is adopted, or "" while it is not; and both its sides."""

    adopted: str
    sides: list[str]


@dataclass(slots=True)
class Seat:
    """A player's corner of the table."""

    seat: int
    color: str
    civilization: str  # "" before it is chosen
    leader: str
    first: bool
    government: str
    fresh: list[str]  # governments it may take without Anarchy
    policies: list[Policy]
    trade: int
    level: int  # the highest level of tech its trade pays for
    levels: list[int]  # the trade that each level costs it
    kept: int  # trade that its coins keep after research
    income: Sum
    culture: int
    track: int
    coins: Sum
    combat: Sum
    techs: list[Brick]
    unlocked: list[str]  # buildings and others that it may make
    ranks: list[Held]  # per type of unit
    events: list[EventCard]
    markers: list[Marker]
    units: list[Units]
    tokens: list[Held]  # resources of the market
    people: list[Held]  # great people in the reserve
    wonders: list[str]
    obsolete: list[str]
    cities: list[City]
    armies_left: int  # off the map
    scouts_left: int
    city_limit: int
    hand_limit: int
    stacking: int
    speed: int
    crossing: str  # "", "cross" or "end": what its figures may do on water


# Winning and the market


@dataclass(slots=True)
class Race:
    """One of the four ways to win: how far each seat is, and what is needed. For conquest it is
    the number of steps from the nearest army to a rival's capital, and `need` is 0."""

    way: Literal["culture", "technology", "economy", "conquest"]
    need: int
    have: list[int]


@dataclass(slots=True)
class OnSale:
    """A wonder face up, and what it costs the seat that looks (-1: a spectator)."""

    wonder: str
    era: int
    printed: int
    cost: int
    can: Literal["", "rush", "now"] = ""  # could one of its cities make it in this part?


@dataclass(slots=True)
class Supply:
    """How many buildings of a kind, resources or great people are left."""

    name: str
    left: int
    unlocked: bool = True  # may the seat that looks make it?


@dataclass(slots=True)
class Market:
    wonders: list[OnSale]
    deck: list[int]  # face down, by era
    buildings: list[Supply]
    resources: list[Supply]
    people: int
    events: list[int]  # by level
    units: list[Supply]  # by type


@dataclass(slots=True)
class Body:
    """All that is drawn besides the envelope (games/scene.py); the map is its ground."""

    phase: str  # "setting_up", "start", "trade", "city", "movement", "research"
    places: list[str]  # the name of each square, as the seat that looks would say it
    labels: list[str]  # each square with all that is on it, in words
    yields: list[Yield]
    owners: list[int]  # per square: whose outskirts
    pieces: list[Piece]
    figures: list[Figure]
    blockades: list[Blockade]
    frozen: list[int]  # squares no figure may leave this turn
    seats: list[Seat]
    races: list[Race]
    market: Market
    battle: Battle | None
    window: Window | None
    threads: list[Thread]
    offer: Offer | None
    asking: Asking | None
    kind: Literal["wisdom"] = "wisdom"
