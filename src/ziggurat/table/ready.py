"""Before a table opens: is everything there that it needs? If not, one sentence says what is wrong
and what helps."""

import asyncio
from pathlib import Path
from typing import Final

from alembic.util import CommandError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from ziggurat.table import copies
from ziggurat.table.server import WEB
from ziggurat.table.settings import Settings
from ziggurat.table.store import Store

_DRIVERS: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")
_WITHIN: Final = 15.0  # seconds for a server to answer
_EXTRA: Final = "`pip install 'ziggurat[server]'`"


class NotReady(Exception):
    """Something that a table needs is missing; the text is a sentence for whoever runs it."""


def make_ready(settings: Settings) -> str:
    """Check everything, copy the games if they are whole, and bring their database up to date. If
    only the copy fails, a sentence says so."""
    if not (WEB / "index.html").exists():
        raise NotReady("the pages of the table were not built: run `python3 run.py` once")
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise NotReady(f"the folder {settings.data} cannot be used: {error.strerror}") from None
    url = _checked_address(settings.database_url)
    games = copies.file_of(settings.database_url)
    trouble = "" if games is None else _keep_copy(games)
    asyncio.run(_reach(settings, url))
    return trouble


def _checked_address(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise NotReady(
            "the address of the database is not of the form driver://host/name"
        ) from None
    if url.drivername not in _DRIVERS:
        known = " or ".join(f"{driver}://" for driver in _DRIVERS)
        raise NotReady(f"the address of the database begins with {known}, not {url.drivername}://")
    if not url.database:
        raise NotReady("the address of the database has no name of a database at its end")
    return url


def _keep_copy(games: Path) -> str:
    try:
        copies.keep_last_good(games)
    except copies.Damaged as damage:
        help_ = copies.what_to_do(games)
        raise NotReady(f"the games in {games} cannot be read ({damage}); {help_}") from None
    except copies.NotCopied as problem:
        return f"the table opens, but the games in {games} were not copied: {problem}"
    return ""


async def _reach(settings: Settings, url: URL) -> None:
    shown = url.render_as_string(hide_password=True)
    try:
        store = Store(settings.database_url)
        try:
            await asyncio.wait_for(store.open(), _WITHIN)
        finally:
            await store.close()
    except ModuleNotFoundError:
        raise NotReady(f"PostgreSQL needs {_EXTRA}") from None
    except CommandError:
        newer = "it is of a newer version of Ziggurat; start that version, or use another database"
        raise NotReady(f"the database {shown} cannot be used: {newer}") from None
    except TimeoutError:
        raise NotReady(f"the database {shown} does not answer") from None
    except (OSError, DBAPIError) as error:
        raise NotReady(f"the database {shown} cannot be opened: {_said(error)}") from None
    if settings.redis:
        await _reach_redis(settings.redis)


async def _reach_redis(address: str) -> None:
    try:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError
    except ModuleNotFoundError:
        raise NotReady(f"Redis needs {_EXTRA}") from None
    try:
        redis = Redis.from_url(address)
    except ValueError:
        raise NotReady("the address of Redis is not of the form redis://host") from None
    try:
        await asyncio.wait_for(redis.ping(), _WITHIN)
    except TimeoutError:
        raise NotReady("Redis does not answer") from None
    except (OSError, RedisError) as error:
        raise NotReady(f"Redis cannot be reached: {_said(error)}") from None
    finally:
        await redis.aclose()


def _said(error: Exception) -> str:
    """What a library says, in one line."""
    cause: object = getattr(error, "orig", None) or error
    text = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return " ".join(str(text).split()).rstrip(".")
