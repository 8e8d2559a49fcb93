"""Where games are kept: a row for each game, a row for each change, on SQLite or PostgreSQL.

A change is on disk when `append` returns. The number of a change is part of its key, so of two
writers that saw the same table only one succeeds, on whatever machine they are.
"""

import json
import os
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
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
    event,
    func,
    insert,
    select,
    text,
    true,
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
    the host may)."""

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


@dataclass(frozen=True, slots=True)
class Event:
    """A change: an "answer" (with what chance gave after it, by name), "undo", "seat" or "pace"."""

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


class Conflict(Exception):
    """Somebody else was quicker, or the same message came before."""


class Store:
    """Games in a database."""

    most: ClassVar[int] = 500  # changes read at once

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _careful)

    async def open(self) -> None:
        """Bring the database up to date. A file of it is its owner's alone."""
        file = self._engine.url.database
        if self._engine.dialect.name == "sqlite" and file and file != ":memory:":
            os.close(os.open(file, os.O_CREAT, 0o600))
            for end in ("", "-wal", "-shm"):
                make_private(Path(file + end))
        async with self._engine.begin() as connection:
            await connection.execute(text(_ALONE[self._engine.dialect.name]))
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self._engine.dispose()

    async def create(self, header: Header) -> None:
        row = {name: getattr(header, name) for name in Header.__slots__}
        row |= {"setup": json.dumps(header.setup), "seats": json.dumps(header.seats)}
        async with self._engine.begin() as connection:
            await connection.execute(insert(GAMES).values(row))

    async def header(self, room: str) -> Header | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(GAMES).where(GAMES.c.room == room))).first()
        if row is None:
            return None
        data = dict(row._mapping)
        return Header(
            **(data | {"setup": json.loads(data["setup"]), "seats": json.loads(data["seats"])})
        )

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

    async def count(self, kept: bool = False) -> int:
        """How many games there are, or how many of them are only kept to look at."""
        query = select(func.count()).select_from(GAMES)
        if kept:
            query = query.where(GAMES.c.kept)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()


def _careful(connection: Any, _: Any) -> None:
    """SQLite: readers beside one writer, and a commit is on the disk, not on its way there."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
