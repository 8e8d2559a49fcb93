"""The server: puts the parts together. Transport only; the rooms know nothing of it."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, cast

from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.subscriber import Subscriber
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPlugin
from litestar.static_files import create_static_files_router
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import ziggurat
from ziggurat.core.game import BadSetup
from ziggurat.games.refusals import HOUSE, told
from ziggurat.table import wire
from ziggurat.table.api import api
from ziggurat.table.api_page import PlainPage
from ziggurat.table.api_waiting import waiting_api
from ziggurat.table.channels import Channels
from ziggurat.table.clock import Clock
from ziggurat.table.foyer import Foyer
from ziggurat.table.guard import Guard
from ziggurat.table.hall import Hall
from ziggurat.table.keys import Keys, master_key
from ziggurat.table.limits import forget_old, limit
from ziggurat.table.live import channel_of, live, live_waiting
from ziggurat.table.presence import REPEAT_AFTER, Presence
from ziggurat.table.problems import BY_STATUS, OTHER, STATUS
from ziggurat.table.refusal import Refusal
from ziggurat.table.settings import Settings, from_environment
from ziggurat.table.store import Store
from ziggurat.table.thinkers import Thinkers

WEB: Final = Path(ziggurat.__file__).parent / "web"
_LARGEST: Final = 512 * 1024  # bytes of a request; the largest is a record
_PRESENCE: Final = "presence"
_MISSING: Final = re.compile(r"missing required field `(\w+)`")
_LOG: Final = logging.getLogger("ziggurat.table")


class NoPages(Exception):
    """The browser's files are not there."""


def app_from_environment() -> Litestar:
    """The application, for servers that start it by name."""
    logging.getLogger("uvicorn.error").addFilter(_terse)
    return make_app(from_environment())


def _terse(record: logging.LogRecord) -> bool:
    """Of a message that is not text one line is enough: its sender is wrong, not the table."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


def make_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """The application with its database, its secrets and its pages."""
    if not (WEB / "index.html").exists():
        raise NoPages("the pages of the table were not built: run `python3 run.py` once")
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    secret = settings.secret.encode() or master_key(settings.data / "secret.key")
    channels = Channels(
        _backend(settings),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=64,
        subscriber_backlog_strategy="dropleft",  # only the latest counts
    )
    hall = Hall(
        Store(settings.database_url),
        Keys(secret),
        Presence(lambda message: channels.publish(message, [_PRESENCE])),
        lambda room: channels.publish("changed", [channel_of(room)]),
        Thinkers(settings.thinkers),
        settings,
        clock or Clock(),
    )
    foyer = Foyer(hall)
    often = limit("second", settings.per_second, "rate_limit")
    begin = limit("minute", settings.games_per_minute, "begin_limit")
    take = limit("minute", settings.records_per_minute, "take_limit")
    think = limit("minute", settings.hints_per_minute, "hint_limit")
    limits = [often, begin, take, think]
    app = Litestar(
        route_handlers=[
            api(*([each.middleware] for each in limits)),
            waiting_api([often.middleware], [begin.middleware]),
            live,
            live_waiting,
            create_static_files_router(
                path="/",
                directories=[WEB],
                html_mode=True,
                exception_handlers={
                    NotFoundException: _no_file,
                    InternalServerException: _no_file,
                    ValueError: _no_file,
                },
            ),
        ],
        plugins=[channels, _Opening(hall, channels, limits)],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "foyer": Provide(lambda: foyer, sync_to_thread=False),
        },
        logging_config=None,
        exception_handlers={
            Refusal: _refused,
            HTTPException: _http_problem,
            RecursionError: _too_deep,
            UnicodeDecodeError: _not_text,
            Exception: _failed,
        },
        request_max_body_size=_LARGEST,
        openapi_config=OpenAPIConfig(
            title="Ziggurat",
            version=ziggurat.__version__,
            path="/api/docs",
            render_plugins=[PlainPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
        ),
    )
    app.asgi_handler = Guard(settings.hosts)(app.asgi_handler)  # also where no path leads
    if settings.proxies:
        believing: Any = ProxyHeadersMiddleware(cast(Any, app.asgi_handler), [*settings.proxies])
        app.asgi_handler = believing
    return app


class _Opening(InitPlugin):
    """Opens the hall after the channels, and closes it before them."""

    def __init__(
        self, hall: Hall, channels: ChannelsPlugin, limits: Sequence[RateLimitConfig]
    ) -> None:
        self._hall = hall
        self._channels = channels
        self._limits = limits

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self._open)
        return app_config

    @asynccontextmanager
    async def _open(self, app: Litestar) -> AsyncIterator[None]:
        await self._hall.store.open()
        async with self._channels.start_subscription([_PRESENCE]) as others:
            tasks = [asyncio.create_task(each) for each in (self._hear(others), self._repeat(app))]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await self._hall.close()

    async def _hear(self, others: Subscriber) -> None:
        """Learn from the other processes who is connected to them."""
        async for message in others.iter_events():
            room = self._hall.presence.hear(message)
            if room is not None:
                self._hall.tell(room)

    async def _repeat(self, app: Litestar) -> None:
        while True:
            await asyncio.sleep(REPEAT_AFTER)
            self._hall.presence.repeat()
            self._hall.rooms.sweep()
            await forget_old(app, self._limits)


def _backend(settings: Settings) -> ChannelsBackend:
    if not settings.redis:
        return MemoryChannelsBackend()
    from ziggurat.table.between import RedisChannels

    return RedisChannels(settings.redis)


def _problem(status: int, code: str, text: str) -> Response[wire.Problem]:
    return Response(wire.Problem(code, text), status_code=status, media_type="application/json")


def _refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[wire.Problem]:
    return _problem(STATUS[refusal.code], refusal.code, refusal.text)


def _http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    code = BY_STATUS.get(error.status_code, OTHER)
    extra = error.extra
    parts = [_part(each) for each in extra] if isinstance(extra, list) else []
    lang = str(request.query_params.get("lang", ""))
    if parts and lang in HOUSE:  # what the parts say is English
        where = ", ".join(_named(part) for part in parts)
        problem = BadSetup("The message is not of the form expected: {where}.", where=where)
        return _problem(error.status_code, code, told(problem, lang))
    return _problem(error.status_code, code, ": ".join([str(error.detail) or code, *parts]))


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[wire.Problem]:
    return _problem(400, "malformed", "The message is nested too deeply.")


def _not_text(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[wire.Problem]:
    return _problem(400, "malformed", "The message is not text in UTF-8.")


def _no_file(_: Request[Any, Any, Any], __: Exception) -> Response[wire.Problem]:
    """A path that no file can have: with a zero, too long, or through a file."""
    return _problem(404, "not-found", "There is no such page.")


def _part(part: Any) -> str:
    """What is wrong with one part of a message."""
    if not isinstance(part, dict):
        return str(part)
    return " ".join(str(part[name]) for name in ("key", "message") if part.get(name))


def _named(part: str) -> str:
    """The part of a message that is wrong, or missing."""
    missing = _MISSING.search(part)
    return missing[1] if missing else part.partition(" ")[0]


def _failed(_: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    _LOG.error("a request has failed", exc_info=error)
    return _problem(500, "failed", "Something went wrong at the table; nothing was changed.")
