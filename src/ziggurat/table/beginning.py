"""How games come to be: as wished, as the continuation of another, as a record to look at."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from ziggurat.core.codec import Unreadable
from ziggurat.core.game import BadSetup
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.registry import plugin_named
from ziggurat.table import wire
from ziggurat.table.clock import Clock
from ziggurat.table.keys import Keys, fresh_room, fresh_seed
from ziggurat.table.refusal import Refusal
from ziggurat.table.rights import check_open
from ziggurat.table.room import Room
from ziggurat.table.settings import Settings
from ziggurat.table.store import Header, Store
from ziggurat.table.thinkers import NoThought, Thinkers
from ziggurat.table.wishes import called, check_bots, checked_wish

_VERIFY: Final = 60.0  # seconds a look at a whole game may take


class Beginning:
    """Puts new games on disk and has them opened."""

    def __init__(
        self,
        store: Store,
        keys: Keys,
        thinkers: Thinkers,
        settings: Settings,
        clock: Clock,
        opened: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store = store
        self._keys = keys
        self._thinkers = thinkers
        self._limits = settings
        self._clock = clock
        self._opened = opened  # what becomes of a game that is played

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
        check_open(room, seats)
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
            data = await self._thinkers.ask(job, _VERIFY, waits=True)
        except NoThought:
            raise Refusal("busy", "The table could not read the record; try again later.") from None
        if "unreadable" in data:
            raise Unreadable("{problem}", problem=data["unreadable"])
        if await self._store.count(kept=True) >= self._limits.most_records:
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
        if await self._store.count() >= self._limits.most_games:
            raise Refusal("full", "This server keeps as many games as it may.")
        name = name or fresh_room()
        bots = [seat.bot if seat.kind == "bot" else "" for seat in seats]
        header = Header(
            room=name,
            created=self._clock.now(),
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
        await self._store.create(header)
        if not kept:
            await self._opened(name)
        return wire.Created(
            name,
            [
                wire.SeatLink(n, seat.kind, self._keys.handed_out(name, n, seat.kind))
                for n, seat in enumerate(seats)
            ],
            self._keys.watch(name),
            self._keys.host(name),
        )
