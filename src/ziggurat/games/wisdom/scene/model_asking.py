"""What a table draws of a question: answers and what they change, battles, reactions, offers."""

from dataclasses import dataclass, field
from typing import Literal


@dataclass(slots=True)
class Term:
    """A part of a sum, in the order of the rules. `times` is 2 where a program doubles it."""

    text: str
    amount: int
    squares: list[int]  # where it comes from
    times: int = 1


@dataclass(slots=True)
class Sum:
    total: int
    terms: list[Term]


@dataclass(slots=True)
class Change:
    """A figure that an answer would change."""

    name: str  # in words: "production of Rome"
    before: int
    after: int


@dataclass(slots=True)
class Far:
    """A square farther away where the group that moves could end: how many steps it takes, and the
    answer's square that leads there (of a group that is to be chosen: where it stands). With a
    reason it is one that the group may only cross."""

    square: int
    steps: int
    by: int
    badge: str = ""  # of the reason: "water", "city", "full", "scouts"
    why: str = ""  # a sentence


@dataclass(slots=True)
class Target:
    """What an answer is about, so that the thing itself can be clicked, and what comes of it.

    `on` is "square" (`name` may say what for: "found" or "move"), "tile" (face down, by a square of
    it), "city", "action" (of a city: `name` is "produce", "devote", "harvest" or "program"),
    "object" (to produce: "army", "scout", "walls", or the slug of a unit type, building or wonder),
    "track" (`amount` is the space), "tech", "wonder", "building", "event", "government", "policy",
    "civilization", "person", "resource", "marker" (`side` is its back), "unit", "front" (`name` is
    the unit to play there; `front` -1: a new one), "wound", "seat", "figure", "group", "loot"
    (`cost` is in loot, `side` the thing itself), "item" (of an offer), "use" (an ability: `name` is
    the card that has it, `side` the kind of card), or "button".
    """

    on: str
    square: int = -1
    seat: int = -1
    city: int = -1  # number among the seat's cities
    name: str = ""
    side: str = ""  # of an offer: "give" or "want"; of a wound: "attacker" or "defender"
    front: int = -1
    armies: int = 0  # of a group
    scouts: int = 0
    amount: int = 0  # of an object: production that rush adds
    cost: int = -1  # in production
    rush: int = 0  # trade to spend for it
    over: bool = False  # it builds over what stands there
    leaves: list[int] = field(default_factory=list)  # squares that lose their building by it
    steps: int = 0  # to walk, or away where a range counts
    badge: str = ""  # "hut", "village", "relic", "city_state", "attack"; or why not to stop there
    odds: float = -1  # of a battle, from 0 to 1
    changes: list[Change] = field(default_factory=list)
    later: str = ""  # what it costs later, or what comes of a strike, in a sentence
    squares: list[int] = field(default_factory=list)  # where a resource is harvested
    source: int = -1  # the square from which it would come
    reach: list[Far] = field(default_factory=list)  # of a group: where it could end


@dataclass(slots=True)
class Refused:
    """A thing that one might have wanted, and why it is not offered."""

    on: str
    name: str
    why: str  # at most three words
    text: str  # the sentence
    square: int = -1
    cost: int = -1
    because: list[int] = field(default_factory=list)  # of the squares that are in the way


@dataclass(slots=True)
class Regime:
    """A government in the row to choose from. `by` is the one to take now for it: itself, or
    Anarchy on the way to it; "" for the present one."""

    name: str
    way: Literal["now", "at_once", "through_anarchy"]
    text: str  # the way in words
    by: str
    changes: list[Change]
    later: str = ""  # what it takes to come to it


@dataclass(slots=True)
class Asking:
    """What only this game's table knows of the pending question. The targets go with the options,
    one for each."""

    kind: str
    city: int = -1  # of the seat asked: whose action it is
    square: int = -1  # what it is about on the map: the group that moves, the battle
    thing: str = ""  # what is being made, placed or paid for
    sum: Sum | None = None  # what the city has left to produce with
    targets: list[Target] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    far: list[Far] = field(default_factory=list)
    regimes: list[Regime] = field(default_factory=list)  # where a government may be taken
    kept: list[int] = field(default_factory=list)  # answers to this and the next: all as last turn


@dataclass(slots=True)
class Unit:
    """A unit in a battle. Without a kind it is a back."""

    type: str
    kind: str
    strength: int
    health: int
    wounds: int = 0
    rank: int = 0
    title: str = ""  # what it is called at this rank


@dataclass(slots=True)
class Front:
    attacker: Unit | None
    defender: Unit | None
    text: str  # what will happen, or did


@dataclass(slots=True)
class BattleSide:
    seat: int  # -1: barbarians, or a city-state
    plays: int  # who plays its cards
    text: str
    units: Sum  # the strength that counts at the end
    bonus: Sum
    hand: list[Unit]
    lost: list[Unit]


@dataclass(slots=True)
class Battle:
    square: int
    attacker: BattleSide
    defender: BattleSide
    turn: Literal["attacker", "defender", ""]
    fronts: list[Front]
    odds: float  # of the attacker as the seat that looks can know it; -1: not told


@dataclass(slots=True)
class Thread:
    """Something of a seat leads from a square to another: a card to its target, what a scout
    gathers to a city."""

    seat: int
    source: int
    target: int


@dataclass(slots=True)
class Declared:
    """A part of an action that was declared: what comes to lie on which square, and what is paid
    for it. `kind` is "object", "resource", "culture" or "program"."""

    kind: str
    square: int
    name: str = ""
    amount: int = 0  # of culture
    cost: int = 0  # in production
    rush: int = 0  # trade that was turned into production


@dataclass(slots=True)
class Window:
    """Somebody did something to which others may react. It is shown to all alike."""

    kind: str  # of the windows one may wish not to be asked about
    actor: int
    text: str
    name: str = ""  # the card or use
    square: int = -1
    seats: list[int] = field(default_factory=list)  # at whom it is aimed
    aim: str = ""  # at which squares, in words
    declared: list[Declared] = field(default_factory=list)  # of a city's action


@dataclass(slots=True)
class Item:
    """Something to bargain with."""

    on: str  # "trade", "culture", "resource", "hut", "village", "event"
    name: str
    amount: int


@dataclass(slots=True)
class Offer:
    """An offer that is being made or answered."""

    seat: int
    other: int
    counter: bool
    gives: list[Item]
    wants: list[Item]
