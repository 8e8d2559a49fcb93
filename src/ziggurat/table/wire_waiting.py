"""What crosses the wire before a game, and of the persons who play it."""

from typing import Annotated

from msgspec import Meta, Struct

from ziggurat.table.wire import Incoming, NewGame, PersonName, Secret
from ziggurat.table.wire_talk import TalkLine

Color = Annotated[str, Meta(max_length=12, pattern="^[a-z]*$")]


class Name(Incoming):
    """What the person on a seat is called."""

    name: PersonName


class Opened(Incoming):
    """A waiting room for a game, the name of whoever opens it, and the secret that this device
    makes for itself: at random, and the same when the message is repeated."""

    wish: NewGame
    name: PersonName
    device: Secret
    color: Color = ""


class Joined(Incoming):
    """Somebody comes by the link; the secret is made as above. Whoever likes a colour has it, where
    the game gives colours and nobody before him likes it too."""

    name: PersonName
    device: Secret
    color: Color = ""


class Myself(Incoming):
    """What somebody changes of himself; what is left out stays. Seat -1 is that of who watches.
    Whoever is ready for what he has seen says the revision of it."""

    name: PersonName | None = None
    color: Color | None = None
    seat: int | None = None
    ready: bool | None = None
    rev: int | None = None


class Gone(Incoming):
    """Somebody leaves: oneself, or (by the host) somebody else, by number."""

    number: int


class Words(Incoming):
    """A code that was made elsewhere, as somebody types it."""

    code: Annotated[str, Meta(max_length=60)]


class Waiting(Struct):
    """Somebody in a waiting room. `seat` is -1 for who watches."""

    number: int
    name: str
    color: str
    seat: int
    ready: bool
    host: bool
    mine: bool
    here: bool


class WaitingView(Struct, tag="waiting", tag_field="type"):
    """A waiting room as one of those in it sees it, after `rev` changes. `link` is the secret that
    lets others in. Once the game has begun, `room` is its name, and what opens it for this person
    is told: of the seat (or ""), of the spectators, of the host (or "")."""

    name: str
    rev: int
    link: str
    wish: NewGame
    people: list[Waiting]
    all_ready: bool
    room: str
    seat_secret: str
    watch: str
    host: str
    talk: list[TalkLine]


class Code(Struct):
    """A code of three words with which another device may take the seat up, once, and until then
    (in seconds since 1970)."""

    code: str
    until: int


class Carried(Struct):
    """The game that a code leads to, and the secret to claim its seat with."""

    room: str
    secret: str
