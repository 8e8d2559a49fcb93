"""Everything that crosses the wire between a browser and the table, and nothing else.

The HTTP API takes and gives these structs (docs/protocol.md); the socket only tells what happened:
a `Hello` goes up, then a `Snapshot` comes down after every change. The TypeScript types of the
browser are generated from here (`python -m ziggurat.table.types`). What the table thinks is in
`wire_counsel`, what happens before a game in `wire_waiting`.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ziggurat.core.forms import ShownField
from ziggurat.games.scene import Fate, Preview, Scene, SeatTag, Told
from ziggurat.games.sketch import Sketch

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Language = Literal["en", "fr"]
Word = Annotated[str, Meta(max_length=40)]
PersonName = Annotated[str, Meta(max_length=60)]  # table/names.py has more to say
Seconds = Annotated[int, Meta(ge=0, le=300)]
Minutes = Annotated[int, Meta(ge=0, le=10_080)]
Seed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
MOST_SEATS = 12  # no message has more, whatever the game
MOST_SECRETS = MOST_SEATS + 1  # of every seat, and of the host
Chosen = Word | bool | int | Annotated[list[Word | int], Meta(max_length=MOST_SEATS)]


class Incoming(Struct, forbid_unknown_fields=True):
    """What a browser sends: a word too much is refused, not ignored."""


class SeatWish(Incoming):
    """Who sits on a seat: a person at this device (with a name), a person by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    bot: Word = ""
    name: PersonName = ""


Seats = Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]


class Clock(Incoming):
    """Minutes that a person has for the whole game, and at least whenever the table turns to him.
    Whoever has none left may be replaced by a bot; nothing happens by itself."""

    bank: Minutes
    turn: Annotated[int, Meta(ge=1, le=10_080)]


class NewGame(Incoming):
    """A game to begin. What is left out takes its default: "" is the game that this server offers
    first, and `setup` is what was chosen in that game's form, but for the number of players.
    Whoever begins the game may let a bot play for a person who is absent, and so may anybody after
    `lend_after` minutes of absence (null: nobody else). Where several persons play, a moment to
    react lasts `react_within` seconds (0: until they answer)."""

    seats: Seats
    game: Word = ""
    setup: Annotated[dict[Word, Chosen], Meta(max_length=40)] = {}
    hints: bool = True  # while the game is on
    lend_after: Minutes | None = 10
    react_within: Seconds = 0
    seed: Seed | None = None
    clock: Clock | None = None


class Fork(Incoming):
    """A new game that goes on from a moment of another."""

    moment: int
    seats: Seats
    react_within: Seconds | None = None  # as the game it goes on from


class Imported(Incoming):
    """The text of a record file."""

    record: Annotated[str, Meta(max_length=400_000)]


class Answer(Incoming):
    """An answer, the revision it was given to, and a key that makes repeating it harmless. One that
    is not `sure` is refused if it could not be taken back."""

    rev: int
    key: Key
    answer: int
    sure: bool = True


class Step(Incoming):
    """A step back or forth (undo, redo)."""

    rev: int
    key: Key


class SeatChange(Incoming):
    """Put a bot on an absent person's seat ("" gives the seat back)."""

    bot: Word


class Claim(Incoming):
    """A secret that came by link, and the secret that this device makes for itself: at random, and
    the same when the message is repeated."""

    secret: Secret
    device: Secret


class Device(Incoming):
    """A seat that one more device is to have."""

    seat: int


class Asks(Incoming):
    """The kinds of questions that a seat wants to be asked; for the others the table passes."""

    about: Annotated[list[Word], Meta(max_length=40)]


class Pace(Incoming):
    """How long a bot takes over each answer: at once, quick, or slow enough to follow."""

    pace: Literal["at-once", "quick", "slow"]


class Hello(Incoming):
    """The first and only message on the socket: who is listening, and in which language."""

    secrets: Annotated[list[Secret], Meta(min_length=1, max_length=MOST_SECRETS)]
    lang: Language = "en"


class SeatLink(Struct):
    """A seat and its secret: of a person at this device the seat's own, of a person by link an
    invitation; a bot's seat has none."""

    seat: int
    kind: str
    secret: str | None


class Created(Struct):
    """A new game, with the secrets of its seats, of its host and of its spectators. Only here are
    they told."""

    room: str
    seats: list[SeatLink]
    watch: str
    host: str


class Claimed(Struct):
    """The seat that a link leads to (-1: that of a spectator), and the secret to keep for it."""

    seat: int
    secret: str


class Addition(Struct):
    """With this secret one more device may claim the seat, once, and until then (in seconds since
    1970)."""

    seat: int
    secret: str
    until: int


class Player(Struct):
    """Who sits on a seat. `kind` is "person" or "bot"; `here` means connected at the moment;
    `lent` that a bot keeps a person's seat warm; `resigned` that it does so for good. `name` is
    what the person is called, or "", `title` what the bot is called."""

    seat: int
    kind: str
    name: str
    bot: str
    title: str
    here: bool
    mine: bool
    lent: bool
    resigned: bool


class LogLine(Struct):
    """A line of the log: the number of answers before it, whose doing it was, where. A line of the
    kind "turn" begins a turn, one of the kind "round" a round."""

    moment: int
    kind: str
    seat: int
    text: str
    spaces: list[int]


class Log(Struct):
    """Lines of the log from moment `start` on; those the receiver has from there on are void, and
    so is what they told. If there is `more`, older lines can be asked for."""

    start: int
    lines: list[LogLine]
    more: bool = False
    told: Told = field(default_factory=Told)  # fights that ended in these lines, and steps


class Undo(Struct):
    """Whether the last answer may be taken back, or why not: "", "chance", "others", "nothing",
    "watching"; and whether one that was taken back may be given again."""

    may: bool
    why_not: str
    redo: bool


class Window(Struct):
    """A kind of question that a seat of the receiver may leave to the table, which then passes for
    it: its name for programs, its name for people, and whether the seat wants to be asked."""

    seat: int
    kind: str
    text: str
    asked: bool


class Closing(Struct):
    """A moment to react that lasts the same time for everybody: how many seconds are left, and of
    how many. Then the table passes for whoever has not reacted."""

    left: float
    of: int


class SeatClock(Struct):
    """The seconds that a person has left when this is sent, and whether they run."""

    seat: int
    left: float
    runs: bool


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """The table as one receiver sees it, after `rev` changes and `moment` answers. A kept game is
    a record to look at; nobody plays it on."""

    room: str
    rev: int
    moment: int
    game: str
    rules: str
    caption: str  # what the game, or its edition, is called
    players: list[Player]
    seats: list[int]  # held by the receiver
    pace: str
    kept: bool
    over: bool
    hints: bool  # may be had now
    undo: Undo
    scene: Scene
    log: Log
    windows: list[Window] = []
    closing: Closing | None = None  # while somebody may react
    restart: int = 0  # answers that beginning the turn anew would take back
    clocks: list[SeatClock] = []  # of persons, where there are any


class Presence(Struct, tag="presence", tag_field="type"):
    """Somebody came or went."""

    players: list[Player]


class Problem(Struct, tag="problem", tag_field="type"):
    """What went wrong: a code for programs (and translations), one sentence for people."""

    code: str
    text: str


class Acknowledged(Struct):
    """The answer (or step) is on disk, and this is the revision now."""

    rev: int


class Summary(Struct):
    """A game in short, for lists."""

    room: str
    game: str
    caption: str  # what the game, or its edition, is called
    rev: int
    moment: int
    round: int
    over: bool
    kept: bool
    tags: list[SeatTag]
    bots: list[str]  # per seat; "" for a person
    people: list[str]  # names of persons per seat, or ""
    seats: list[int]  # held by whoever asks
    asked: int  # a seat that is known to be asked, or -1
    winners: list[int]
    updated: float  # seconds since 1970
    again: NewGame  # the wish that would begin such a game anew
    clocks: list[SeatClock]
    sketch: Sketch | None  # of the map, while it is played


class Look(Struct):
    """An answer before it is given: what it would light, and what it would do to the turn."""

    preview: Preview
    fate: Fate


class Reason(Struct):
    """Why an answer is offered, or why it is not."""

    text: str


class Moment(Struct):
    """The table as it was after so many answers."""

    moment: int
    moments: int
    scene: Scene


class Series(Struct):
    """A figure by which seats are compared, and what it was for each seat at each point."""

    key: str
    title: str
    seats: list[list[int]]


class History(Struct):
    """The course of a game, a point at the beginning of every turn and at the end."""

    moments: list[int]
    rounds: list[int]
    series: list[Series]


class Links(Struct):
    """The secret of the spectators, and the seats whose invitation was used."""

    watch: str
    claimed: list[int]


class Opponent(Struct):
    """Whom one may choose to play against, a level or a bot: the name for programs, the name and
    nature for people, the strength from 1 to 5, and the Elo of a level, where it was measured. The
    levels come first."""

    name: str
    title: str
    text: str
    strength: int
    rating: int | None
    level: bool


class Start(Struct):
    """A game that begins at one press of a button. A guided one is explained by its own page."""

    text: str
    guided: bool
    wish: NewGame


class Offer(Struct):
    """A game that can be played here: its name, what it is about, the form of its setup, who can
    play it, and games that begin at one press, the usual one first."""

    game: str
    name: str
    text: str
    fields: list[ShownField]
    bots: list[Opponent]
    opponent: str  # the one that a form offers first
    starts: list[Start]
    windows: bool = False  # there are moments to react


class Welcome(Struct):
    """What a browser should know before it begins."""

    version: str
    languages: list[str]
    games: list[Offer]
