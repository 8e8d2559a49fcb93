"""A waiting room: who is there before a game begins, on which seat, and who is ready.

It does no input or output: it is read from disk, changed, and put back whole. Its link lets anybody
in, until somebody is sent away: then it has a new one, for nobody could be known again who wants to
come back. A person is known by the digest of a secret that the browser makes. Whoever opened it is
the host, and after him whoever came next.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from ziggurat.core.flow import NOBODY
from ziggurat.core.forms import COLORS
from ziggurat.table import wire
from ziggurat.table.refusal import Refusal
from ziggurat.table.wire_waiting import Myself

WATCHES: Final = -1  # the seat of whoever has none
MOST_PEOPLE: Final = 24


class Person(Struct):
    """Somebody in a waiting room; `number` stays his."""

    number: int
    device: str  # a digest
    name: str
    color: str = ""  # that he likes
    seat: int = WATCHES
    ready: bool = False


class WaitingRoom(Struct):
    """The game that is wished for, and who waits for it. `room` is the game's name once it has
    begun."""

    wish: wire.NewGame
    room: str
    people: list[Person] = field(default_factory=list)
    host: int = 0  # the number of a person
    came: int = 0  # how many persons came so far
    begun: bool = False
    began: int = NOBODY  # the number of whoever was the host then
    settled: int = 0  # the revision that changed the settings last, since a game began
    link: int = 0  # how many links it had before this one

    # Who is here

    def find(self, device: str) -> Person | None:
        return next((person for person in self.people if person.device == device), None)

    def sitter(self, seat: int) -> Person | None:
        return next((person for person in self.people if person.seat == seat), None)

    def known(self, device: str) -> Person:
        person = self.find(device)
        if person is None:
            raise Refusal("not-here", "You are not in this waiting room.")
        return person

    def is_host(self, device: str) -> bool:
        person = self.find(device)
        return person is not None and person.number == self.host

    def is_free(self, seat: int) -> bool:
        """May somebody sit down there?"""
        is_there = 0 <= seat < len(self.wish.seats)
        return is_there and self.wish.seats[seat].kind != "bot" and self.sitter(seat) is None

    @property
    def all_ready(self) -> bool:
        """Is every seat taken, and everybody on one ready?"""
        seated = [person for person in self.people if person.seat != WATCHES]
        full = not any(self.is_free(seat) for seat in range(len(self.wish.seats)))
        return bool(seated) and full and all(person.ready for person in seated)

    # What happens

    def join(self, device: str, name: str, color: str) -> None:
        """Somebody comes: on a free seat, or to watch. Whoever is here already only changes his
        name and colour."""
        person = self.find(device)
        if person is not None:
            person.name, person.color = name, color
            return
        if len(self.people) >= MOST_PEOPLE:
            raise Refusal("crowded", "As many wait here as may.")
        person = Person(self.came, device, name, color)
        self.came += 1
        if not self.people:
            self.host = person.number
        self.people.append(person)
        if not self.begun:
            self._seat(person)

    def change(self, device: str, wish: Myself) -> None:
        """Somebody takes another name or seat, or is ready, or no longer."""
        person = self.known(device)
        if wish.name is not None:
            person.name = wish.name
        if wish.color is not None:
            person.color = wish.color
        if wish.seat is None and wish.ready is None:
            return
        self._check_waiting()
        if wish.seat is not None and wish.seat != person.seat:
            if wish.seat != WATCHES and not self.is_free(wish.seat):
                raise Refusal("taken", "That seat is not free.")
            person.seat = wish.seat
            person.ready = False
        if wish.ready and wish.rev is not None and wish.rev < self.settled:
            raise Refusal("stale", "The settings have changed: look at them first.")
        if wish.ready is not None:
            person.ready = wish.ready and person.seat != WATCHES

    def arrange(self, device: str, wish: wire.NewGame, rev: int) -> None:
        """The host changes what is to be played. Bots come and go on seats that nobody has; all
        else stands as soon as somebody else is ready."""
        self._check_host(device)
        self._check_waiting()
        if _settings(wish) != _settings(self.wish):
            if any(person.ready for person in self.people if person.number != self.host):
                raise Refusal("ready", "Somebody is ready: the settings stand.")
            self.settled = rev
        for seat, chosen in enumerate(wish.seats):
            if chosen.kind == "bot" and self.sitter(seat) is not None:
                raise Refusal("taken", "Somebody sits there.")
        self.wish = wish
        for person in self.people:
            if person.seat >= len(wish.seats):
                person.seat, person.ready = WATCHES, False
                self._seat(person)

    def leave(self, device: str, number: int) -> None:
        """Somebody goes, or the host sends him away, and the link that he has is good no more."""
        gone = next((person for person in self.people if person.number == number), None)
        if gone is None:
            return
        if gone.device != device:
            self._check_host(device)
            self.link += 1
        self.people.remove(gone)
        if gone.number == self.host and self.people:
            self.host = self.people[0].number

    def begin(self, device: str) -> None:
        """Everybody is ready: the game begins."""
        self.known(device)
        if not self.all_ready:
            raise Refusal("not-ready", "Not everybody is ready.")
        self.begun, self.began, self.settled = True, self.host, 0

    def wait_on(self, failed: str, room: str) -> None:
        """The game could not begin: nothing has happened."""
        if self.begun and self.room == failed:
            self.begun, self.room = False, room

    def again(self, device: str, room: str, over: str) -> None:
        """The same people wait for another game, as one is over; whoever asks for it is ready,
        unless it is to be another one than he has seen."""
        person = self.known(device)
        if self.begun:
            if self.room != over:
                raise Refusal("running", "The game is not over.")
            self.begun, self.room = False, room
            for each in self.people:
                each.ready = False
        person.ready = person.seat != WATCHES and not self.settled

    def final_wish(self, colors: Sequence[str]) -> wire.NewGame:
        """The game to begin, with everybody on his seat and, of the colours that the game gives,
        in his own."""
        sitters = [self.sitter(seat) for seat in range(len(self.wish.seats))]
        seats = [
            chosen if person is None else wire.SeatWish("here", name=person.name)
            for chosen, person in zip(self.wish.seats, sitters, strict=True)
        ]
        setup = dict(self.wish.setup)
        if len(colors) >= len(seats) and COLORS not in setup:
            liked = [person.color if person is not None else "" for person in sitters]
            setup[COLORS] = list[wire.Word | int](_given(liked, colors))
        return replace(self.wish, seats=seats, setup=setup)

    def _seat(self, person: Person) -> None:
        free = (seat for seat in range(len(self.wish.seats)) if self.is_free(seat))
        person.seat = next(free, WATCHES)

    def _check_host(self, device: str) -> None:
        if not self.is_host(device):
            raise Refusal("not-yours", "Only the host may do that.")

    def _check_waiting(self) -> None:
        if self.begun:
            raise Refusal("begun", "The game has begun.")


def _given(liked: Sequence[str], colors: Sequence[str]) -> list[str]:
    """Colours for seats: to each the one it likes, unless an earlier one has it; then the rest."""
    given = ["" for _ in liked]
    for seat, color in enumerate(liked):
        if color in colors and color not in given:
            given[seat] = color
    left = [color for color in colors if color not in given]
    return [color or left.pop(0) for color in given]


def _settings(wish: wire.NewGame) -> wire.NewGame:
    """What is to be played, whoever plays."""
    return replace(wish, seats=[wire.SeatWish("link")] * len(wish.seats))
