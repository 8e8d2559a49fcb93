"""The hall: every room in use, their changes put on disk, their bots kept playing.

All that changes a room goes through `_change`: check, put on disk, apply, tell.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final, TypeVar

from ziggurat.core.flow import NOBODY
from ziggurat.table import deeds, wire
from ziggurat.table.beginning import Beginning
from ziggurat.table.clock import Clock
from ziggurat.table.closing import Closers
from ziggurat.table.counsel import Counsel
from ziggurat.table.deeds import Deed
from ziggurat.table.drawing import Draw, Drawing
from ziggurat.table.keys import Keys, fresh_key
from ziggurat.table.looking import Looking
from ziggurat.table.opponents import chosen
from ziggurat.table.presence import Presence
from ziggurat.table.refusal import Refusal
from ziggurat.table.rights import check_answer, check_asked, check_kept, check_undo, next_redo
from ziggurat.table.room import PACES, UNDO, UNSEALED, Room
from ziggurat.table.rooms import Rooms
from ziggurat.table.seating import Seating
from ziggurat.table.settings import Settings
from ziggurat.table.store import Conflict, Event, Store
from ziggurat.table.talk import Talk
from ziggurat.table.thinkers import Thinkers

T = TypeVar("T")
_LOG: Final = logging.getLogger("ziggurat.table")


class Hall:
    """All games of a server."""

    def __init__(
        self,
        store: Store,
        keys: Keys,
        presence: Presence,
        tell: Callable[[str], None],
        thinkers: Thinkers,
        settings: Settings,
        clock: Clock,
    ) -> None:
        self.store = store
        self.keys = keys
        self.presence = presence
        self.tell = tell
        self.seating = Seating(store, keys)
        self.thinkers = thinkers
        self.counsel = Counsel(thinkers)
        self.looking = Looking()
        self._limits = settings
        self.most_games = settings.most_games  # and as many waiting rooms
        self.rooms = Rooms(store, self._is_used)
        self._players: dict[str, asyncio.Task[None]] = {}  # bots at work, by room
        self._drawing = Drawing()
        self._looks: set[asyncio.Task[Any]] = set()  # that go on although nobody waits
        self.clock = clock
        self.beginning = Beginning(store, keys, thinkers, settings, clock, self._open)
        self.talk = Talk(store, clock)
        self._closers = Closers(clock, self._change)
        self._closing = asyncio.Event()

    # Rooms

    async def room(self, name: str) -> Room:
        """A room as it stands on disk."""
        async with self.rooms.lock(name):
            return await self.rooms.current(name)

    async def drawn(self, name: str, read: Callable[[Room], Draw[T]]) -> T:
        """What is made of a room, of what is read of it while nobody changes it."""
        return await self._drawing.drawn(name, lambda: self._look(name, read))

    async def _look(self, name: str, read: Callable[[Room], Draw[T]]) -> Draw[T]:
        """Whoever looks may leave meanwhile: the look goes on to its end, for a query that is
        broken off costs a connection to the database."""

        async def look() -> Draw[T]:
            async with self.rooms.lock(name):
                return read(await self.rooms.current(name))

        task = asyncio.ensure_future(look())
        self._looks.add(task)
        task.add_done_callback(self._looks.discard)
        return await asyncio.shield(task)

    async def _open(self, name: str) -> None:
        self.wake(await self.room(name))

    def _is_used(self, name: str) -> bool:
        return self.presence.is_anybody(name) or name in self._players

    async def seats(self, name: str, secrets: list[str]) -> tuple[Room, set[int]]:
        """A room and the seats that these secrets open; none of them: as if it did not exist."""
        if name not in self.rooms:  # nobody without a secret makes us put it together
            await self.seating.check(await self.rooms.header(name), secrets)
        room = await self.room(name)
        seats = await self.seating.opened(room, secrets)
        self.presence.see(name, seats)
        self.wake(room)
        return room, seats

    # Changing

    async def answer(self, name: str, seats: set[int], given: wire.Answer) -> int:
        """Take an answer; the revision it made."""

        def change(room: Room) -> Deed:
            check_answer(room, seats, given.rev, given.answer)
            seat = check_asked(room, seats).player
            return seat, *room.play(seat, given.answer, given.sure)

        return await self._change(name, seats, given.key, change)

    async def undo(self, name: str, seats: set[int], step: wire.Step) -> int:
        def change(room: Room) -> Deed:
            check_undo(room, seats, step.rev)
            handed_in = room.handed_in(seats)
            if handed_in is not None:
                return handed_in, UNSEALED, str(handed_in)
            return room.match.givers[-1], UNDO, ""

        return await self._change(name, seats, step.key, change)

    async def restart(self, name: str, seats: set[int], step: wire.Step) -> int:
        """Begin the turn anew, as far as its answers can be taken back."""
        return await self._change(
            name, seats, step.key, lambda room: deeds.restarted(room, seats, step.rev)
        )

    async def redo(self, name: str, seats: set[int], step: wire.Step) -> int:
        def change(room: Room) -> Deed:
            answer = next_redo(room, seats, step.rev)
            check_answer(room, seats, step.rev, answer)
            seat = check_asked(room, seats).player
            return seat, *room.play(seat, answer)

        return await self._change(name, seats, step.key, change)

    async def seat_bot(self, name: str, seats: set[int], host: bool, seat: int, bot: str) -> int:
        """Put a bot on the seat of a person who is absent or out of time, or ("") give it back."""

        def change(room: Room) -> Deed:
            away = None if seat in self.present(name) else self.presence.away(name, seat)
            return deeds.lent(room, seats, host, seat, bot, away, self.clock.now())

        return await self._set(name, change)

    async def name_person(self, name: str, seats: set[int], seat: int, called: str) -> int:
        """Somebody on a seat says what he is called."""
        return await self._set(name, lambda room: deeds.named(room, seats, seat, called))

    async def resign(self, name: str, seats: set[int], seat: int) -> int:
        """Somebody gives up: a bot plays on for him, to the end."""
        return await self._set(name, lambda room: deeds.resigned(room, seats, seat))

    async def ask_about(self, name: str, seats: set[int], seat: int, kinds: list[str]) -> int:
        """Somebody says what he wants to be asked about; else the table passes for him."""
        return await self._set(name, lambda room: deeds.asks(room, seats, seat, kinds))

    async def set_pace(self, name: str, seats: set[int], pace: str) -> int:
        return await self._set(name, lambda room: deeds.paced(seats, pace))

    async def _set(self, name: str, change: Callable[[Room], Deed]) -> int:
        """Change a setting of the table; no seat answers by it."""
        return await self._change(name, set(), fresh_key(), change)

    async def _change(
        self, name: str, seats: set[int], key: str, change: Callable[[Room], Deed]
    ) -> int:
        """Check, put on disk, apply, tell. A message that came before from one of these seats
        changes nothing again; to others its key says nothing. Nor does a setting that stands."""
        before = [_key(seat, key) for seat in seats]
        async with self.rooms.lock(name):
            while True:
                room = await self.rooms.current(name)
                made_before = await self.store.with_key(name, before) if before else None
                if made_before is not None:
                    return made_before
                try:
                    seat, kind, body = change(room)
                    if room.stands(kind, body):
                        return room.rev
                    check_kept(room, seat, kind, body)
                    made = Event(room.rev + 1, _key(seat, key), kind, body, self.clock.now())
                    await self.store.append(name, made)
                except Conflict:  # another process was quicker: look again
                    room.take_back()
                    continue
                except Refusal:
                    raise
                except BaseException:  # nobody knows what is on disk: put it together anew
                    self.rooms.drop(name)
                    raise
                room.apply(made)
                break
        self.tell(name)
        self.wake(room)
        return made.rev

    # Bots

    def wake(self, room: Room) -> None:
        """Let the bots play if it is their turn, and windows close in time."""
        self._closers.watch(room)
        name = room.header.room
        if room.bot_asked() and name not in self._players:
            task = asyncio.create_task(self._play_bots(name))
            self._players[name] = task
            task.add_done_callback(lambda _: self._players.pop(name, None))

    async def _play_bots(self, name: str) -> None:
        try:
            while not self._closing.is_set():
                room = await self.room(name)
                if not room.bot_asked():
                    return
                if not room.left_to_chance() and self.presence.is_anybody(name):
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._closing.wait(), PACES[room.pace])
                await self._play_bot(name, room)
        except Refusal:
            return  # somebody else answered
        except Exception:
            _LOG.exception("the bots of a room have stopped")

    async def _play_bot(self, name: str, room: Room) -> None:
        rev, bot, question = room.rev, room.bot_asked(), room.bot_question()
        if question is None:
            return
        answer = await chosen(self.thinkers, bot, room, question)
        if answer is None:
            return

        def change(room: Room) -> Deed:
            if room.rev != rev or room.bot_asked() != bot:
                raise Refusal("stale", "The table has moved on.")
            return NOBODY, *room.play(question.player, answer)

        try:
            await self._change(name, set(), f"bot:{rev}", change)
        except Refusal:
            return

    # Presence

    def present(self, name: str) -> set[int]:
        """Seats of a room whose player is connected."""
        return self.presence.seats(name)

    def come(self, name: str, seats: set[int]) -> None:
        """Somebody listens, if there is room for him."""
        if self.presence.listeners(name) >= self._limits.most_listeners:
            raise Refusal("crowded", "As many listen to this game as may.")
        self.presence.come(name, seats)
        self.tell(name)

    def go(self, name: str, seats: set[int]) -> None:
        self.presence.go(name, seats)
        self.tell(name)

    async def close(self) -> None:
        """Let the bots put on disk what they are about to answer, and stop."""
        self._closing.set()
        await self.counsel.close()
        await self.thinkers.close()
        await self._closers.end()
        await asyncio.gather(*self._players.values(), *self._looks, return_exceptions=True)
        await self._drawing.close()
        await self.store.close()


def _key(seat: int, key: str) -> str:
    """The key of a message as it is kept: with the seat that used it."""
    return f"{seat}:{key}"
