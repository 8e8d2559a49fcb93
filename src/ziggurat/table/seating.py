"""Who has which seat: what secrets open, how a device claims a seat, and how its person adds one.

An invitation is told once, to whoever begins the game. The first device that opens it has the seat:
it makes a secret of its own, and from then on the invitation opens nothing. Seats at the device
where the game was begun, and all seats of games from before there were claims, have a secret that
opens them as it is.
"""

import re
import time
from typing import Final

from ziggurat.table import wire
from ziggurat.table.keys import Keys, fresh_words
from ziggurat.table.refusal import Refusal
from ziggurat.table.room import Room
from ziggurat.table.store import Claim, Header, Store
from ziggurat.table.wire_waiting import Carried, Code

_ADDITION: Final = 600  # seconds for which a link for one more device is good
_MOST_DEVICES: Final = 12  # of one seat


class Seating:
    """Seats and the secrets that open them."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self._store = store
        self._keys = keys

    async def check(self, header: Header, secrets: list[str]) -> None:
        """Refuse whoever has no secret of a room that is not in memory."""
        devices = await self._store.devices(header.room)
        seats = len(header.seats)
        if self._keys.seats_opened(header.room, seats, secrets, devices) is None:
            raise Refusal("no-game", "There is no such game here, or the link is not for it.")

    async def check_claim(self, header: Header, secret: str) -> None:
        """Refuse whoever has nothing to claim with, before a room is put together for him."""
        if self._keys.ticket(header.room, len(header.seats), secret) is None:
            await self.check(header, [secret])

    async def opened(self, room: Room, secrets: list[str]) -> set[int]:
        """The seats that these secrets open; none known: as if there were no such room."""
        seats = self._known(room, secrets)
        if seats is None:  # claimed at another process, perhaps
            room.devices = await self._store.devices(room.header.room)
            seats = self._known(room, secrets)
        if seats is None:
            raise Refusal("no-game", "There is no such game here, or the link is not for it.")
        return seats

    def _known(self, room: Room, secrets: list[str]) -> set[int] | None:
        return self._keys.seats_opened(room.header.room, len(room.bots), secrets, room.devices)

    async def claim(self, room: Room, wish: wire.Claim) -> wire.Claimed:
        """Exchange what came by link for what opens a seat. A message that is repeated changes
        nothing again."""
        name = room.header.room
        ticket = self._keys.ticket(name, len(room.bots), wish.secret)
        if ticket is None or not room.is_person(ticket.seat):
            seats = await self.opened(room, [wish.secret])  # nothing to exchange
            return wire.Claimed(min(seats, default=-1), wish.secret)
        if wish.device == wish.secret:
            raise Refusal("malformed", "A device makes a secret of its own.")
        room.devices = await self._store.devices(name)
        device = self._keys.digest(name, wish.device)
        if room.devices.get(device, ticket.seat) != ticket.seat:
            raise Refusal("malformed", "A device makes a secret of its own for every seat.")
        if device not in room.devices:
            if ticket.until < time.time():
                raise Refusal("expired", "This link is no longer good; make a new one.")
            if list(room.devices.values()).count(ticket.seat) >= _MOST_DEVICES:
                raise Refusal("no-room", "As many devices have this seat as may.")
        used = Claim(self._keys.digest(name, wish.secret), ticket.seat, device, time.time())
        if await self._store.claim(name, used) != device:
            raise Refusal("claimed", "Another device has used this link already.")
        room.devices[device] = ticket.seat
        return wire.Claimed(ticket.seat, wish.device)

    def add_device(self, room: Room, seats: set[int], seat: int) -> wire.Addition:
        """A secret with which one more device may claim a seat that one has."""
        if seat not in seats:
            raise Refusal("not-yours", "That seat is not yours.")
        until = int((time.time() + _ADDITION) * 1000)
        secret = self._keys.addition(room.header.room, seat, until)
        return wire.Addition(seat, secret, until // 1000)

    async def code(self, room: Room, seats: set[int], seat: int) -> Code:
        """Three words with which another device may take this seat up."""
        addition = self.add_device(room, seats, seat)
        words = fresh_words()
        kept = self._keys.digest("", words)
        await self._store.keep_code(kept, room.header.room, seat, addition.until)
        return Code(words, addition.until)

    async def carried(self, typed: str) -> Carried:
        """What three words lead to. They are good once."""
        words = " ".join(re.findall("[a-z]+", typed.lower()))
        found = await self._store.use_code(self._keys.digest("", words))
        if found is None or found[2] < time.time():
            raise Refusal("no-code", "There is no such code, or it is no longer good.")
        room, seat, until = found
        return Carried(room, self._keys.addition(room, seat, int(until * 1000)))

    async def links(self, room: Room) -> wire.Links:
        """What may be handed on, and which invitations were used."""
        name = room.header.room
        claimed = set((await self._store.devices(name)).values())
        return wire.Links(self._keys.watch(name), sorted(claimed))
