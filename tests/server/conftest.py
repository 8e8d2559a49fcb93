"""Where the server's tests keep their games: the same tests run on SQLite alone and, where they are
told of them, on PostgreSQL with Redis (ZIGGURAT_TEST_POSTGRES and ZIGGURAT_TEST_REDIS)."""

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.guests import Client
from ziggurat.table.clock import Clock
from ziggurat.table.server import make_app
from ziggurat.table.settings import Settings
from ziggurat.table.store import METADATA, Store

POSTGRES = "ZIGGURAT_TEST_POSTGRES"
REDIS = "ZIGGURAT_TEST_REDIS"
_KNOWN = POSTGRES in os.environ and REDIS in os.environ
BACKENDS = ["sqlite", "postgresql"] if _KNOWN or "CI" in os.environ else ["sqlite"]


@dataclass(frozen=True)
class Backend:
    """How the servers of one test are set. Each `serving` is a process of its own, as it were."""

    settings: Settings

    @property
    def is_shared(self) -> bool:
        """Do several servers hear of each other?"""
        return bool(self.settings.redis)

    @contextmanager
    def serving(self, clock: Clock | None = None, **changes: Any) -> Iterator[Client]:
        with TestClient(make_app(replace(self.settings, **changes), clock)) as client:
            yield client


def on_server(url: str, *statements: str) -> None:
    """Run statements on a database server, outside of any transaction."""

    async def run() -> None:
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        try:
            async with engine.connect() as connection:
                for statement in statements:
                    await connection.execute(text(statement))
        finally:
            await engine.dispose()

    asyncio.run(run())


def address(variable: str) -> str:
    """The address of a server for tests; without one the test is skipped, or fails under CI."""
    if not os.environ.get(variable):
        reason = f"{variable} is not set: the server is tested on SQLite alone"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return os.environ[variable]


@contextmanager
def new_database() -> Iterator[str]:
    """A database of its own on the PostgreSQL server for tests."""
    server = address(POSTGRES)
    name = f"ziggurat_{secrets.token_hex(6)}"
    on_server(server, f"CREATE DATABASE {name}")
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        on_server(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a database for all tests, each of which leaves it empty."""

    async def prepare(url: str) -> None:
        store = Store(url)
        await store.open()
        await store.close()

    with new_database() as url:
        asyncio.run(prepare(url))
        yield url


@pytest.fixture(params=BACKENDS)
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Backend]:
    """Settings of a server that has no games yet, and limits that no test meets by chance."""
    settings = Settings(
        data=tmp_path / "table",
        hosts=("testserver.local",),
        per_second=10_000,
        games_per_minute=10_000,
        records_per_minute=10_000,
    )
    if request.param == "postgresql":
        redis = address(REDIS)
        url = request.getfixturevalue("postgres")
        yield Backend(replace(settings, database=url, redis=redis))
        on_server(url, f"TRUNCATE {', '.join(METADATA.tables)}")
    else:
        yield Backend(settings)


@pytest.fixture
def client(backend: Backend) -> Iterator[Client]:
    """Somebody who asks a running server."""
    with backend.serving() as client:
        yield client
