"""What every table can draw of any game: an envelope around a body that only that game reads.

The envelope has the seats, the question with its answers, and how the game stands. The body is the
game's own picture; a game without one gets a plain body (a text or an SVG picture). Seats and
spaces are numbers, and -1 is nobody and nowhere. The browser's types are generated from here.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from ziggurat.core.flow import Ask
from ziggurat.core.game import GameState

COLORS: Final = ("red", "blue", "orange", "purple", "green")  # that a seal may have


@dataclass(slots=True)
class SeatTag:
    """A seat by name: how sentences call it, a second name or "", and the colour of its seal."""

    seat: int
    name: str
    people: str
    color: str


@dataclass(slots=True)
class Option:
    """An answer. `space` is the place on the board that it is about, or -1."""

    answer: int
    name: str
    text: str
    space: int = -1


@dataclass(slots=True)
class Prospect:
    """What an answer could do now, counted by the engine on a copy: `live`, `limited` (a part of
    it works) or `dead` (the turn would go by without an effect). It counts spaces: to move to, to
    attack, to put something on."""

    answer: int
    state: Literal["live", "limited", "dead"]
    moves: int
    attacks: int
    places: int
    best: float  # the best odds among the attacks, from 0 to 1; -1: none
    text: str  # what it could do, in a few words
    why: str  # what it could not do, and the numbers that miss


@dataclass(slots=True)
class Light:
    """A space that an answer would light: to walk to, to put something on, or to attack."""

    space: int
    kind: Literal["walk", "place", "attack"]
    odds: float  # of an attack, from 0 to 1; -1: none
    place: str  # its name


@dataclass(slots=True)
class Preview:
    """What choosing an answer would light, before it is chosen; the attacks with the best odds
    first, at most four, once more in `best`."""

    answer: int
    lights: list[Light] = field(default_factory=list)
    best: list[Light] = field(default_factory=list)


@dataclass(slots=True)
class Fate:
    """What an answer would do to the turn: does it end it, and why could it not be taken back:
    "chance", "revealed", "others" or "end"; "" if it could."""

    answer: int
    ends: bool
    final: str


@dataclass(slots=True)
class Question:
    """The question that the game waits for. Only the seat asked gets the options, and the outlook
    of those that have one."""

    prompt: str
    seat: int  # -1: chance, or a seat that must not be known
    text: str
    about: str = ""  # what it is asked for: a card that is being played
    rule: str = ""
    left: int = -1  # how many are left to place or move, where that can be counted
    options: list[Option] = field(default_factory=list)
    outlook: list[Prospect] = field(default_factory=list)


@dataclass(slots=True)
class Part:
    """A part of a sum, in words."""

    text: str
    amount: int


@dataclass(slots=True)
class Spending:
    """Something that a side of a fight spent: what it added, or 0 for a die rolled anew."""

    text: str
    adds: int


@dataclass(slots=True)
class Fighter:
    """One side of a fight that is over: its sum without dice and spending, its dice as they were
    rolled (the last one counts), what it spent, and its final value."""

    seat: int  # -1: no seat's
    text: str
    parts: list[Part]
    dice: list[int]
    spent: list[Spending]
    value: int


@dataclass(slots=True)
class Fight:
    """A fight from beginning to end, as one record: between which moments it was fought, where, by
    whom, who won, what came of it, and the attacker's odds before the dice."""

    moment: int
    end: int
    space: int
    place: str
    attacker: Fighter
    defender: Fighter
    won: bool  # by the attacker
    odds: float  # from 0 to 1; -1: not told
    text: str  # the result in a sentence
    after: list[str]  # what came of it, in sentences


@dataclass(slots=True)
class Travel:
    """A step of somebody's play on the board: what went from where to where, and what it gained.
    It is the `number`-th of its moment; told again, it has gained more since."""

    moment: int
    number: int
    seat: int  # -1: no seat's
    figure: str  # what went or was put there; the game's page knows it
    origin: int  # -1: from outside the board
    goal: int  # -1: off the board
    text: str
    gain: list[str]  # in sentences


@dataclass(slots=True)
class Told:
    """What some lines of a log tell besides their sentences."""

    fights: list[Fight] = field(default_factory=list)
    travels: list[Travel] = field(default_factory=list)


@dataclass(slots=True)
class PlainBody:
    """The picture of a game without a page of its own: an SVG, or else a text."""

    text: str = ""
    svg: str = ""
    kind: Literal["plain"] = "plain"


@dataclass(slots=True)
class Scene:
    """Everything that a table draws, as one seat may see it, in one language."""

    game: str
    seat: int  # through whose eyes; -1: a spectator's
    round: int  # 0: before the first, or a game without rounds
    turn: int  # whose turn it is
    order: list[int]  # the seats in the order of their turns
    seats: list[SeatTag]
    question: Question | None
    waiting: list[int]  # seats that the game is known to wait for
    winners: list[int]
    ending: str  # why the game is over, in words
    body: Any  # of the game's own class, with its own `kind`
    ground: Any = None  # what of the body changes seldom; has a `key`. None: the receiver has it


@dataclass(frozen=True, slots=True)
class Start:
    """A game that begins at one press of a button: one person, and bots on the other seats."""

    text: str  # what one gets, in a few words
    players: int
    setup: Mapping[str, Any]
    seed: int | None = None
    guided: bool = False  # the game's own page explains the first turns


def waiting(s: GameState, seat: int | None) -> list[int]:
    """The seats that the game waits for, as far as a seat (None: a spectator) may know."""
    if not isinstance(s.pending, Ask):
        return []
    asks = (s.pending, *s.pending.also)
    return [ask.player for ask in asks if not ask.secret or ask.player == seat]
