"""Where games are kept: a row for each game, a row for each change, on SQLite or PostgreSQL.

A change is on disk when `append` returns. The number of a change is part of its key, so of two
writers that saw the same table only one succeeds, on whatever machine they are.
"""

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Collection
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from sqlite3 import connect
from time import sleep as pause
from typing import Any, ClassVar, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    delete,
    event,
    func,
    insert,
    select,
    text,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from ziggurat.table.keys import make_private

METADATA: Final = MetaData()
GAMES: Final = Table(
    "games",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("opening", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("by_chance", Boolean, nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("lend_after", Integer, nullable=True, server_default="0"),
    Column("react_within", Integer, nullable=False, server_default="0"),
    Column("people", Text, nullable=False, server_default="[]"),
    Column("clock", Text, nullable=False, server_default="null"),
)
EVENTS: Final = Table(
    "events",
    METADATA,
    Column("room", String(32), ForeignKey("games.room"), primary_key=True),
    Column("rev", Integer, primary_key=True),
    Column("key", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("room", "key"),
)
CLAIMS: Final = Table(
    "claims",
    METADATA,
    Column("room", String(32), ForeignKey("games.room"), primary_key=True),
    Column("ticket", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("device", String(64), nullable=False),
    Column("at", Float, nullable=False),
)
WAITING: Final = Table(
    "waiting",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("rev", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
)
CODES: Final = Table(
    "codes",
    METADATA,
    Column("code", String(64), primary_key=True),  # a digest
    Column("room", String(32), ForeignKey("games.room"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", Float, nullable=False),
)
TALK: Final = Table(
    "talk",
    METADATA,
    Column("room", String(32), primary_key=True),  # a game's, or a waiting room's
    Column("number", Integer, primary_key=True),
    Column("key", String(80), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(200), nullable=False),
    Column("round", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("room", "key"),
)
_IN_JSON: Final = ("setup", "seats", "people", "clock")  # columns of a game
_PATIENCE: Final = 30  # seconds in which another process has written what it writes in SQLite
_ALONE: Final = {  # one process at a time brings the database up to date
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(7221)",
}


@dataclass(frozen=True, slots=True)
class Header:
    """What does not change of a game. `opening` are the answers it began with, by name; `seats`
    has "" for a person and the name of the bot otherwise; `by_chance`: what the game may leave to
    chance (a map to lay, say) is left to it; `hints` may be had while it is on;
    `lend_after` are the minutes of absence after which anybody may lend a seat to a bot (None: only
    the host may); `react_within` are the seconds for which a window is open among several persons
    (0: until they answer); `people` are the names of persons by seat, where they were known;
    `clock` are the seconds that a person has in all, and at least for a turn (None: no clocks)."""

    room: str
    created: float
    game: str
    rules: str
    setup: dict[str, Any]
    seed: int
    opening: str
    seats: list[str]
    by_chance: bool
    kept: bool
    hints: bool = True
    lend_after: int | None = 0
    react_within: int = 0
    people: list[str] = field(default_factory=list)
    clock: list[int] | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """A change: an "answer" (with what chance gave after it, by name), "undo", "seat", "name",
    "resign" or "pace"."""

    rev: int
    key: str
    kind: str
    body: str
    at: float


@dataclass(frozen=True, slots=True)
class Claim:
    """A ticket was used: by which device, for which seat. Of ticket and device only digests."""

    ticket: str
    seat: int
    device: str
    at: float


@dataclass(frozen=True, slots=True)
class Line:
    """A line that somebody said."""

    number: int
    key: str
    seat: int
    name: str
    text: str
    round: int
    moment: int
    at: float


class Conflict(Exception):
    """Somebody else was quicker, or the same message came before."""


class Store:
    """Games in a database."""

    most: ClassVar[int] = 500  # changes read at once

    def __init__(self, url: str) -> None:
        # what goes wrong is logged, and no seed or talk with it
        self._engine = create_async_engine(url, hide_parameters=True)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _careful)

    async def open(self) -> None:
        """Bring the database up to date. A file of it is its owner's alone."""
        file = self._engine.url.database
        if self._engine.dialect.name == "sqlite" and file and file != ":memory:":
            os.close(os.open(file, os.O_CREAT, 0o600))
            await asyncio.to_thread(_let_read_beside_a_writer, file)
            for end in ("", "-wal", "-shm"):
                make_private(Path(file + end))
        async with self._engine.begin() as connection:
            await connection.execute(text(_ALONE[self._engine.dialect.name]))
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self._engine.dispose()

    async def create(self, header: Header) -> None:
        """Put a new game on disk; raises Conflict if its room is there already."""
        row = {name: getattr(header, name) for name in Header.__slots__}
        row |= {name: json.dumps(row[name]) for name in _IN_JSON}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(GAMES).values(row))
        except IntegrityError:
            raise Conflict from None

    async def header(self, room: str) -> Header | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(GAMES).where(GAMES.c.room == room))).first()
        if row is None:
            return None
        data = dict(row._mapping)
        return Header(**(data | {name: json.loads(data[name]) for name in _IN_JSON}))

    async def append(self, room: str, change: Event) -> None:
        """Put a change on disk; raises Conflict if its number or its key is taken."""
        row = {name: getattr(change, name) for name in Event.__slots__}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(EVENTS).values(row | {"room": room}))
        except IntegrityError:
            raise Conflict from None

    async def since(self, room: str, rev: int) -> list[Event]:
        """The changes after revision `rev`, `most` of them at once."""
        columns = [EVENTS.c[name] for name in Event.__slots__]
        query = select(*columns).where(EVENTS.c.room == room, EVENTS.c.rev > rev)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(EVENTS.c.rev).limit(self.most))
            return [Event(*row) for row in rows]

    async def with_key(self, room: str, keys: Collection[str]) -> int | None:
        """The revision that a message with one of these keys made, if it came before."""
        query = select(EVENTS.c.rev).where(EVENTS.c.room == room, EVENTS.c.key.in_(keys))
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def claim(self, room: str, claim: Claim) -> str:
        """Use a ticket, unless it was used; the device it belongs to."""
        row = {name: getattr(claim, name) for name in Claim.__slots__}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(CLAIMS).values(row | {"room": room}))
            return claim.device
        except IntegrityError:
            query = select(CLAIMS.c.device).where(
                CLAIMS.c.room == room, CLAIMS.c.ticket == claim.ticket
            )
            async with self._engine.connect() as connection:
                return str((await connection.execute(query)).scalar_one())

    async def devices(self, room: str) -> dict[str, int]:
        """The devices that have claimed a seat, and which."""
        query = select(CLAIMS.c.device, CLAIMS.c.seat).where(CLAIMS.c.room == room)
        async with self._engine.connect() as connection:
            return {row.device: row.seat for row in await connection.execute(query)}

    async def open_waiting(self, name: str, body: str, at: float) -> None:
        """Put a new waiting room on disk."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(WAITING).values(name=name, rev=0, body=body, at=at))

    async def waiting(self, name: str) -> tuple[int, str] | None:
        """A waiting room: how often it was changed, and what it holds."""
        query = select(WAITING.c.rev, WAITING.c.body).where(WAITING.c.name == name)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.rev, row.body)

    async def change_waiting(self, name: str, rev: int, body: str, at: float) -> None:
        """Put a changed waiting room on disk; raises Conflict if somebody else was quicker."""
        where = (WAITING.c.name == name) & (WAITING.c.rev == rev)
        change = update(WAITING).where(where).values(rev=rev + 1, body=body, at=at)
        async with self._engine.begin() as connection:
            if (await connection.execute(change)).rowcount != 1:
                raise Conflict

    async def count_waiting(self) -> int:
        """How many waiting rooms there are."""
        async with self._engine.connect() as connection:
            query = select(func.count()).select_from(WAITING)
            return (await connection.execute(query)).scalar_one()

    async def forget_waiting(self, before: float) -> None:
        """Forget waiting rooms in which nothing has happened since, and what was said there."""
        old = select(WAITING.c.name).where(WAITING.c.at < before)
        async with self._engine.begin() as connection:
            await connection.execute(delete(TALK).where(TALK.c.room.in_(old)))
            await connection.execute(delete(WAITING).where(WAITING.c.at < before))

    async def keep_code(self, code: str, room: str, seat: int, until: float) -> None:
        """Keep a code (its digest), and forget those of this seat and those that are too old."""
        old = (CODES.c.until < time.time()) | ((CODES.c.room == room) & (CODES.c.seat == seat))
        row = {"code": code, "room": room, "seat": seat, "until": until}
        async with self._engine.begin() as connection:
            await connection.execute(delete(CODES).where(old))
            await connection.execute(insert(CODES).values(row))

    async def use_code(self, code: str) -> tuple[str, int, float] | None:
        """The game, the seat and the end of a code, which is then forgotten."""
        async with self._engine.begin() as connection:
            query = select(CODES.c.room, CODES.c.seat, CODES.c.until).where(CODES.c.code == code)
            row = (await connection.execute(query)).first()
            if row is None:
                return None
            gone = await connection.execute(delete(CODES).where(CODES.c.code == code))
        return (row.room, row.seat, row.until) if gone.rowcount == 1 else None

    async def talk(self, room: str, after: int = 0) -> list[Line]:
        """What was said in a room after a line, as far as it is kept."""
        columns = [TALK.c[name] for name in Line.__slots__]
        query = select(*columns).where(TALK.c.room == room, TALK.c.number > after)
        async with self._engine.connect() as connection:
            return [Line(*row) for row in await connection.execute(query.order_by(TALK.c.number))]

    async def say(self, room: str, line: Line, kept: int) -> None:
        """Keep a line, and of those before it so many that there are `kept`; raises Conflict if its
        number or its key is taken."""
        row = {name: getattr(line, name) for name in Line.__slots__}
        old = (TALK.c.room == room) & (TALK.c.number <= line.number - kept)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(TALK).values(row | {"room": room}))
                await connection.execute(delete(TALK).where(old))
        except IntegrityError:
            raise Conflict from None

    async def count(self, kept: bool = False) -> int:
        """How many games there are, or how many of them are only kept to look at."""
        query = select(func.count()).select_from(GAMES)
        if kept:
            query = query.where(GAMES.c.kept)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()


def _let_read_beside_a_writer(file: str) -> None:
    """SQLite: readers beside one writer, from now on. Where two processes ask for it at once, or
    one asks while another writes, it refuses at once, however long it was told to wait."""
    end = time.monotonic() + _PATIENCE
    with closing(connect(file, timeout=_PATIENCE)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as problem:
                busy = problem.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY  # for any reason
                if not busy or time.monotonic() > end:
                    raise
                pause(0.01)


def _careful(connection: Any, _: Any) -> None:
    """SQLite: a commit is on the disk, not on its way there."""
    cursor = connection.cursor()
    wait = f"busy_timeout={1000 * _PATIENCE}"
    for pragma in (wait, "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
