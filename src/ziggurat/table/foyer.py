"""The foyer: every waiting room, read from disk when somebody does something there, and put back.

When all are ready the game begins in a room of the hall. Its name is drawn with the waiting room,
so a game that begins twice begins once.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from ziggurat.core.forms import COLORS
from ziggurat.core.game import BadSetup
from ziggurat.games.registry import NoGame, plugin_named
from ziggurat.table import wire
from ziggurat.table.hall import Hall
from ziggurat.table.keys import fresh_room
from ziggurat.table.names import person_name
from ziggurat.table.refusal import Refusal
from ziggurat.table.store import Conflict
from ziggurat.table.waiting import WATCHES, WaitingRoom
from ziggurat.table.wire_talk import Said
from ziggurat.table.wire_waiting import Gone, Joined, Myself, Opened, Waiting, WaitingView
from ziggurat.table.wishes import called, checked_wish

_FORGOTTEN_AFTER: Final = 30 * 86_400.0  # seconds in which nothing happened; why: decision 9
_BODY: Final = msgspec.json.Decoder(WaitingRoom)


class Foyer:
    """All waiting rooms of a server."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        self._keys = hall.keys

    # Looking

    async def look(self, name: str, secrets: list[str]) -> WaitingView:
        """A waiting room, for somebody who has its link or is in it."""
        rev, room = await self._found(name)
        device = self._known(name, room, secrets)
        return await self._view(name, rev, room, device)

    async def number(self, name: str, secrets: list[str]) -> int | None:
        """The number of whoever has these secrets, if he is in the waiting room."""
        _, room = await self._found(name)
        person = room.find(self._known(name, room, secrets))
        return None if person is None else person.number

    def _known(self, name: str, room: WaitingRoom, secrets: list[str]) -> str:
        """The digest of a device, or "" for one that has only the link."""
        for secret in secrets:
            device = self._keys.digest(name, secret)
            if room.find(device) is not None:
                return device
        link = self._keys.link_number(name, secrets)
        if link is None or link > room.link:
            raise _nowhere()
        if link < room.link:
            raise Refusal("old-link", "This link is no longer good: ask the host for the new one.")
        return ""

    # Changing

    async def open(self, wish: Opened) -> WaitingView:
        """Open a waiting room. A message that is repeated opens one more; nobody will miss it."""
        name, called = fresh_room(), person_name(wish.name)
        room = WaitingRoom(_open_wish(wish.wish), fresh_room())
        room.join(self._keys.digest(name, wish.device), called, wish.color)
        now = self._hall.clock.now()
        await self._store.forget_waiting(now - _FORGOTTEN_AFTER)
        if await self._store.count_waiting() >= self._hall.most_games:
            raise Refusal("full", "This server keeps as many waiting rooms as it may.")
        await self._store.open_waiting(name, msgspec.json.encode(room).decode(), now)
        return await self._view(name, 0, room, self._keys.digest(name, wish.device))

    async def join(self, name: str, secrets: list[str], wish: Joined) -> WaitingView:
        device = self._keys.digest(name, wish.device)

        def join(room: WaitingRoom, _: int) -> None:
            self._known(name, room, [*secrets, wish.device])
            room.join(device, person_name(wish.name), wish.color)

        return await self._change(name, device, join)

    async def change_me(self, name: str, secrets: list[str], wish: Myself) -> WaitingView:
        if wish.name is not None:
            wish.name = person_name(wish.name)
        return await self._act(name, secrets, lambda room, device: room.change(device, wish))

    async def arrange(self, name: str, secrets: list[str], wish: wire.NewGame) -> WaitingView:
        wish = _open_wish(wish)
        _, room = await self._found(name)
        device = self._known(name, room, secrets)
        return await self._change(name, device, lambda room, rev: room.arrange(device, wish, rev))

    async def leave(self, name: str, secrets: list[str], gone: Gone) -> WaitingView:
        return await self._act(name, secrets, lambda room, device: room.leave(device, gone.number))

    async def say(self, name: str, secrets: list[str], saying: Said) -> WaitingView:
        """Somebody who is in the waiting room says something."""
        _, room = await self._found(name)
        person = room.known(self._known(name, room, secrets))
        await self._hall.talk.say(name, person.number, person.name, saying)
        self._hall.tell(name)
        return await self.look(name, secrets)

    async def begin(self, name: str, secrets: list[str]) -> WaitingView:
        """Begin the game: first it is on disk that it has begun, then the game."""
        _, room = await self._found(name)
        self._known(name, room, secrets)
        if not room.begun:
            await self._act(name, secrets, lambda room, device: room.begin(device))
            _, room = await self._found(name)
        if room.begun and not await self._is_there(room):
            try:
                with suppress(Conflict):  # somebody else began it at the same time
                    await self._hall.beginning.new_game(
                        room.final_wish(_colors(room.wish)), room.room
                    )
            except (Refusal, BadSetup, NoGame):
                failed, new = room.room, fresh_room()
                await self._act(name, secrets, lambda room, _: room.wait_on(failed, new))
                raise
            self._hall.tell(name)
        return await self.look(name, secrets)

    async def _is_there(self, room: WaitingRoom) -> bool:
        """Is the game on disk?"""
        return await self._store.header(room.room) is not None

    async def again(self, name: str, secrets: list[str]) -> WaitingView:
        """The same people once more, when their game is over."""
        _, room = await self._found(name)
        self._known(name, room, secrets)
        over, new = "", fresh_room()
        if room.begun:
            over = room.room
            if not await self._is_there(room) or not (await self._hall.room(over)).over:
                raise Refusal("running", "The game is not over.")
        return await self._act(name, secrets, lambda room, device: room.again(device, new, over))

    async def _act(
        self, name: str, secrets: list[str], act: Callable[[WaitingRoom, str], None]
    ) -> WaitingView:
        _, room = await self._found(name)
        device = self._known(name, room, secrets)
        return await self._change(name, device, lambda room, _: act(room, device))

    async def _change(
        self, name: str, device: str, act: Callable[[WaitingRoom, int], None]
    ) -> WaitingView:
        """Read, change (to a revision), put back; again where another was quicker."""
        while True:
            rev, room = await self._found(name)
            act(room, rev + 1)
            body = msgspec.json.encode(room).decode()
            try:
                await self._store.change_waiting(name, rev, body, self._hall.clock.now())
            except Conflict:
                continue
            self._hall.tell(name)
            return await self._view(name, rev + 1, room, device)

    async def _found(self, name: str) -> tuple[int, WaitingRoom]:
        found = await self._store.waiting(name) if name.isalnum() else None
        if found is None:
            raise _nowhere()
        return found[0], _BODY.decode(found[1])

    async def _view(self, name: str, rev: int, room: WaitingRoom, device: str) -> WaitingView:
        here = self._hall.present(name)
        me = room.find(device)
        seat, number = (WATCHES, None) if me is None else (me.seat, me.number)
        begun = room.begun and await self._is_there(room)
        return WaitingView(
            name=name,
            rev=rev,
            link=self._keys.link(name, room.link),
            wish=room.wish,
            people=[
                Waiting(
                    number=person.number,
                    name=person.name,
                    color=person.color,
                    seat=person.seat,
                    ready=person.ready,
                    host=person.number == room.host,
                    mine=person is me,
                    here=person.number in here,
                )
                for person in room.people
            ],
            all_ready=room.all_ready,
            room=room.room if begun else "",
            seat_secret=self._keys.seat(room.room, seat) if begun and seat >= 0 else "",
            watch=self._keys.watch(room.room) if begun else "",
            host=self._keys.host(room.room) if begun and number == room.began else "",
            talk=[] if me is None else await self._hall.talk.since(name),
        )


def _open_wish(wish: wire.NewGame) -> wire.NewGame:
    """A wish with every person's seat open, checked; raises BadSetup and NoGame. The seed is drawn:
    who chose it would foresee the dice."""
    for seat in wish.seats:
        called(seat)  # raises Refusal
    seats = [seat if seat.kind == "bot" else wire.SeatWish("link") for seat in wish.seats]
    found = msgspec.structs.replace(wish, game=plugin_named(wish.game).slug, seats=seats)
    checked_wish(found)
    return found


def _colors(wish: wire.NewGame) -> list[str]:
    """The colours that a game gives its seats, if it does."""
    field = plugin_named(wish.game).form().field(COLORS)
    return [] if field is None else field.offered(wish.setup)


def _nowhere() -> Refusal:
    return Refusal("no-game", "There is no such game here, or the link is not for it.")
