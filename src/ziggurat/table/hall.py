"""The hall: every room in use, their changes put on disk, their bots kept playing.

All that changes a room goes through `_change`: check, put on disk, apply, tell.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import NOBODY
from ziggurat.core.game import BadSetup
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.registry import plugin_named
from ziggurat.table import deeds, wire
from ziggurat.table.clock import Clock
from ziggurat.table.closing import Closers
from ziggurat.table.counsel import Counsel
from ziggurat.table.deeds import Deed
from ziggurat.table.keys import Keys, fresh_key, fresh_room, fresh_seed
from ziggurat.table.looking import Looking
from ziggurat.table.opponents import chosen
from ziggurat.table.presence import Presence
from ziggurat.table.refusal import Refusal
from ziggurat.table.room import PACES, UNDO, UNSEALED, Room
from ziggurat.table.rooms import Rooms
from ziggurat.table.seating import Seating
from ziggurat.table.settings import Settings
from ziggurat.table.store import Conflict, Event, Header, Store
from ziggurat.table.talk import Talk
from ziggurat.table.thinkers import NoThought, Thinkers
from ziggurat.table.wishes import called, check_bots, checked_wish

_VERIFY: Final = 60.0  # seconds a look at a whole game may take
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
        self._looks: set[asyncio.Task[Room]] = set()  # looks that go on although nobody waits
        self.clock = clock
        self.talk = Talk(store, clock)
        self._closers = Closers(clock, self._change)
        self._closing = asyncio.Event()

    # Rooms

    async def room(self, name: str) -> Room:
        """A room as it stands on disk."""
        async with self.rooms.lock(name):
            return await self.rooms.current(name)

    async def look(self, name: str) -> Room:
        """The same for somebody who may leave meanwhile: the look goes on to its end, for a query
        that is broken off costs a connection to the database."""
        task = asyncio.ensure_future(self.room(name))
        self._looks.add(task)
        task.add_done_callback(self._looks.discard)
        return await asyncio.shield(task)

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

    # Beginning

    async def new_game(self, wish: wire.NewGame, name: str = "") -> wire.Created:
        """Begin a game as wished, in a room of this name; raises BadSetup and NoGame."""
        plugin, setup, by_chance = checked_wish(wish)
        seed = fresh_seed() if wish.seed is None else wish.seed
        return await self._begin(
            plugin,
            setup,
            seed,
            "",
            wish.seats,
            by_chance=by_chance,
            hints=wish.hints,
            lend_after=wish.lend_after,
            react_within=wish.react_within,
            name=name,
            clock=wish.clock,
        )

    async def fork(self, room: Room, seats: set[int], wish: wire.Fork) -> wire.Created:
        """Begin a game that goes on from a moment of another."""
        self.check_open(room, seats)
        if len(wish.seats) != len(room.bots):
            raise BadSetup("this game has {count} seats", count=len(room.bots))
        if not 0 <= wish.moment <= len(room.names):
            raise Refusal("no-moment", "The game has no such moment.")
        opening = " ".join(room.names[: wish.moment])
        header = room.header
        return await self._begin(
            room.plugin,
            header.setup,
            fresh_seed(),
            opening,
            wish.seats,
            header.by_chance,
            rules=header.rules,
            lend_after=header.lend_after,
            react_within=wish.react_within
            if wish.react_within is not None
            else header.react_within,
        )

    async def import_record(self, text: str, lang: str) -> wire.Created:
        """Keep a record to look at, and to go on from; raises Unreadable, in that language."""
        job = {"do": "verify", "record": text, "most": self._limits.most_answers, "lang": lang}
        try:
            data = await self.thinkers.ask(job, _VERIFY, waits=True)
        except NoThought:
            raise Refusal("busy", "The table could not read the record; try again later.") from None
        if "unreadable" in data:
            raise Unreadable("{problem}", problem=data["unreadable"])
        if await self.store.count(kept=True) >= self._limits.most_records:
            raise Refusal("full", "This server keeps as many records as it may.")
        nobody = [wire.SeatWish("bot", "random")] * data["seats"]
        return await self._begin(
            plugin_named(data["game"]),
            data["setup"],
            data["seed"],
            data["answers"],
            nobody,
            kept=True,
            rules=data["rules"],
        )

    async def _begin(
        self,
        plugin: GamePlugin,
        setup: dict[str, Any],
        seed: int,
        opening: str,
        seats: list[wire.SeatWish],
        by_chance: bool = False,
        kept: bool = False,
        hints: bool = True,
        rules: str = "",
        lend_after: int | None = 0,
        react_within: int = 0,
        name: str = "",
        clock: wire.Clock | None = None,
    ) -> wire.Created:
        check_bots(plugin, seats)
        people = [called(seat) for seat in seats]
        if await self.store.count() >= self.most_games:
            raise Refusal("full", "This server keeps as many games as it may.")
        name = name or fresh_room()
        bots = [seat.bot if seat.kind == "bot" else "" for seat in seats]
        header = Header(
            room=name,
            created=self.clock.now(),
            game=plugin.slug,
            rules=rules or plugin.game.rules,
            setup=setup,
            seed=seed,
            opening=opening,
            seats=bots,
            by_chance=by_chance,
            kept=kept,
            hints=hints,
            lend_after=lend_after,
            react_within=react_within,
            people=people,
            clock=None if clock is None else [clock.bank * 60, clock.turn * 60],
        )
        await self.store.create(header)
        if not kept:
            self.wake(await self.room(name))
        return wire.Created(
            name,
            [
                wire.SeatLink(n, seat.kind, self.keys.handed_out(name, n, seat.kind))
                for n, seat in enumerate(seats)
            ],
            self.keys.watch(name),
            self.keys.host(name),
        )

    # Changing

    async def answer(self, name: str, seats: set[int], given: wire.Answer) -> int:
        """Take an answer; the revision it made."""

        def change(room: Room) -> Deed:
            room.check_answer(seats, given.rev, given.answer)
            seat = room.check_asked(seats).player
            return seat, *room.play(seat, given.answer, given.sure)

        return await self._change(name, seats, given.key, change)

    async def undo(self, name: str, seats: set[int], step: wire.Step) -> int:
        def change(room: Room) -> Deed:
            room.check_undo(seats, step.rev)
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
            answer = room.next_redo(seats, step.rev)
            room.check_answer(seats, step.rev, answer)
            seat = room.check_asked(seats).player
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
        changes nothing again; to others its key says nothing."""
        before = [_key(seat, key) for seat in seats]
        async with self.rooms.lock(name):
            while True:
                room = await self.rooms.current(name)
                made_before = await self.store.with_key(name, before) if before else None
                if made_before is not None:
                    return made_before
                try:
                    seat, kind, body = change(room)
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

    # Looking

    def check_open(self, room: Room, seats: set[int]) -> None:
        """While a game runs, only somebody with every person's seat may look behind the table."""
        if not room.over and not room.header.kept and not room.persons() <= seats:
            raise Refusal("running", "While others play, the record stays closed.")

    def check_record(self, room: Room, seats: set[int]) -> None:
        """A record holds the seed, and so every die to come: while several persons play, nobody
        has it."""
        self.check_open(room, seats)
        if not room.over and not room.header.kept and room.is_shared:
            raise Refusal("running", "While several persons play, the record stays closed.")

    async def close(self) -> None:
        """Let the bots put on disk what they are about to answer, and stop."""
        self._closing.set()
        await self.counsel.close()
        await self.thinkers.close()
        await self._closers.end()
        await asyncio.gather(*self._players.values(), *self._looks, return_exceptions=True)
        await self.store.close()


def _key(seat: int, key: str) -> str:
    """The key of a message as it is kept: with the seat that used it."""
    return f"{seat}:{key}"
