"""The database: its shape is what the migrations make of it, on SQLite and PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, insert, inspect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.conftest import BACKENDS, POSTGRES, REDIS, address, new_database
from ziggurat.table import store
from ziggurat.table.store import METADATA, Claim, Conflict, Event, Header, Store


@pytest.fixture(params=BACKENDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "postgresql":
        with new_database() as address:
            yield address
    else:
        yield f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"


def test_the_tests_of_the_server_run_on_postgresql_and_redis_too() -> None:
    assert address(POSTGRES)
    assert address(REDIS)


HEADER = Header(
    "room", 1.0, "dawn", "1", {"edition": "base"}, 2**62, "", ["", "eager"], True, False
)


def change(rev: int, key: str) -> Event:
    return Event(rev, key, "answer", "culture 12 -", 2.0)


async def on_connection(url: str, work: Any) -> Any:
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


async def opened(url: str) -> Store:
    found = Store(url)
    await found.open()
    return found


def test_migrations_make_the_tables_that_the_store_uses(url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    async def run() -> list[Any]:
        await (await opened(url)).close()
        await (await opened(url)).close()  # nothing to do the second time
        found: list[Any] = await on_connection(url, differences)
        return found

    assert asyncio.run(run()) == []


def test_a_database_of_an_earlier_version_is_brought_up_to_date(url: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    newest = ScriptDirectory.from_config(config).get_current_head()

    def first(connection: Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        new = {"hints", "by_chance", "lend_after", "react_within", "people", "clock"}
        old = {name: getattr(HEADER, name) for name in Header.__slots__ if name not in new}
        old |= {"room": "old", "setup": "{}", "seats": "[]", "random_map": True}
        games = Table("games", MetaData(), autoload_with=connection)
        connection.execute(insert(games).values(old))

    async def run() -> tuple[str | None, int]:
        await on_connection(url, first)
        games = await opened(url)
        await games.create(HEADER)
        count = await games.count()
        old = await games.header("old")
        assert old is not None
        assert old.hints, "as it was before they could be forbidden"
        assert old.by_chance, "as it was when only a map could be left to chance"
        assert old.lend_after == 0, "as it was before there was an agreement"
        assert old.react_within == 0, "as it was when windows waited for everybody"
        assert old.people == [], "nobody had a name"
        assert old.clock is None, "there were none"
        await games.close()
        version = await on_connection(
            url, lambda connection: MigrationContext.configure(connection).get_current_revision()
        )
        return version, count

    assert asyncio.run(run()) == (newest, 2)


def test_several_processes_may_open_a_new_database_at_once(url: str) -> None:
    async def run() -> set[str]:
        stores = await asyncio.gather(*(opened(url) for _ in range(4)))
        for each in stores:
            await each.close()
        found: list[str] = await on_connection(url, lambda c: inspect(c).get_table_names())
        return set(found)

    assert asyncio.run(run()) >= {"games", "events"}


def test_a_store_waits_for_another_process_that_writes_a_new_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.db"
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    waited: list[float] = []

    def wait(seconds: float) -> None:
        waited.append(seconds)
        other.execute("COMMIT")

    monkeypatch.setattr(store, "pause", wait)

    async def run() -> int:
        games = await opened(f"sqlite+aiosqlite:///{file}")
        found = await games.count()
        await games.close()
        return found

    assert asyncio.run(run()) == 0
    assert len(waited) == 1
    other.close()


def test_a_database_that_cannot_be_written_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(sqlite3.Connection):
        def execute(self, *_: Any) -> Any:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise error

    def wait(_: float) -> None:
        pytest.fail("it waits")

    connect = partial(sqlite3.connect, factory=Broken)
    monkeypatch.setattr(store, "pause", wait)
    monkeypatch.setattr(store, "connect", connect)
    with pytest.raises(sqlite3.OperationalError, match="I/O"):
        asyncio.run(opened(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"))


def test_what_is_written_is_read_again(url: str) -> None:
    async def run() -> None:
        games = await opened(url)
        assert await games.header("room") is None
        await games.create(HEADER)
        assert await games.header("room") == HEADER
        await games.append("room", change(1, "one-one-one"))
        await games.append("room", change(2, "two-two-two"))
        await games.close()
        again = await opened(url)
        assert await again.since("room", 0) == [change(1, "one-one-one"), change(2, "two-two-two")]
        assert await again.since("room", 1) == [change(2, "two-two-two")]
        assert await again.with_key("room", ["two-two-two", "three-three"]) == 2
        assert await again.with_key("room", ["three-three"]) is None
        await again.close()

    asyncio.run(run())


def test_a_number_or_a_key_is_taken_once(url: str) -> None:
    async def run() -> None:
        games = await opened(url)
        await games.create(HEADER)
        await games.append("room", change(1, "one-one-one"))
        for taken in (change(1, "another-key"), change(2, "one-one-one")):
            with pytest.raises(Conflict):
                await games.append("room", taken)
        assert await games.since("room", 0) == [change(1, "one-one-one")]
        await games.close()

    asyncio.run(run())


def test_a_ticket_is_used_once(url: str) -> None:
    async def run() -> None:
        games = await opened(url)
        await games.create(HEADER)
        assert await games.devices("room") == {}
        assert await games.claim("room", Claim("ticket", 1, "phone", 3.0)) == "phone"
        assert await games.claim("room", Claim("ticket", 1, "desk", 4.0)) == "phone"
        assert await games.claim("room", Claim("another", 1, "desk", 5.0)) == "desk"
        assert await games.devices("room") == {"phone": 1, "desk": 1}
        await games.close()

    asyncio.run(run())


def test_sqlite_puts_a_commit_on_the_disk_before_it_returns(tmp_path: Path) -> None:
    async def run() -> list[Any]:
        games = await opened(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
        async with games._engine.connect() as connection:
            pragmas = ("synchronous", "journal_mode", "foreign_keys")
            found = [(await connection.exec_driver_sql(f"PRAGMA {p}")).scalar() for p in pragmas]
        await games.close()
        return found

    assert asyncio.run(run()) == [2, "wal", 1]


def test_what_goes_wrong_on_disk_is_told_without_what_was_to_be_kept(url: str) -> None:
    """Such errors come to be logged: a seed, or what people say, must not."""

    async def told() -> str:
        store = Store(url)  # there are no tables yet
        try:
            with pytest.raises(DBAPIError) as error:
                await store.create(HEADER)
        finally:
            await store.close()
        return str(error.value)

    found = asyncio.run(told())
    assert "INSERT INTO games" in found
    assert str(HEADER.seed) not in found
