"""The socket: whoever says hello hears of every change, as his seats may see it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Struct

from ziggurat.table import views, wire, wire_talk, wire_waiting
from ziggurat.table.drawing import Draw
from ziggurat.table.foyer import Foyer
from ziggurat.table.hall import Hall
from ziggurat.table.refusal import Refusal
from ziggurat.table.room import Room

Socket = WebSocket[Any, Any, Any]
_HELLO_WITHIN: Final = 10.0  # seconds
_SIGN_OF_LIFE: Final = 25.0
_HELLO: Final = msgspec.json.Decoder(wire.Hello)
_ENCODER: Final = msgspec.json.Encoder()
_REFUSED: Final = 4400
News = Callable[[], Awaitable[Sequence[Struct]]]  # what a browser has not heard


def channel_of(room: str) -> str:
    return f"room-{room}"


@websocket("/live/{room:str}")
async def live(
    socket: Socket,
    room: FromPath[str],
    hall: NamedDependency[Hall],
    channels: NamedDependency[ChannelsPlugin],
) -> None:
    """Tell one browser what happens in a room."""
    await socket.accept()
    try:
        hello = await _hello(socket)
        if hello is None:
            return
        _, seats = await hall.seats(room, hello.secrets)
    except Refusal as refusal:
        await _refuse(socket, refusal.code, refusal.text)
        return
    except WebSocketDisconnect:
        return
    to = views.Receiver(seats, hello.lang)
    await _stay(socket, hall, channels, room, seats, lambda: _news(hall, room, to))


@websocket("/live/waiting/{name:str}")
async def live_waiting(
    socket: Socket,
    name: FromPath[str],
    foyer: NamedDependency[Foyer],
    hall: NamedDependency[Hall],
    channels: NamedDependency[ChannelsPlugin],
) -> None:
    """Tell one browser what happens in a waiting room."""
    await socket.accept()
    try:
        hello = await _hello(socket)
        if hello is None:
            return
        number = await foyer.number(name, hello.secrets)
    except Refusal as refusal:
        await _refuse(socket, refusal.code, refusal.text)
        return
    except WebSocketDisconnect:
        return
    last: list[wire_waiting.WaitingView] = []

    async def news() -> list[wire_waiting.WaitingView]:
        found = await foyer.look(name, hello.secrets)
        if last == [found]:
            return []
        last[:] = [found]
        return [found]

    await _stay(socket, hall, channels, name, set() if number is None else {number}, news)


async def _stay(
    socket: Socket,
    hall: Hall,
    channels: ChannelsPlugin,
    room: str,
    present: set[int],
    news: News,
) -> None:
    """Be there until the browser leaves, and tell it the news."""
    async with channels.start_subscription([channel_of(room)]) as subscriber:
        try:
            hall.come(room, present)
        except Refusal as refusal:
            await _refuse(socket, refusal.code, refusal.text)
            return
        try:
            await _until_gone(socket, _tell(socket, news, subscriber))
        except Refusal as refusal:  # he may no longer listen
            await _refuse(socket, refusal.code, refusal.text)
        finally:
            hall.go(room, present)


async def _hello(socket: Socket) -> wire.Hello | None:
    try:
        data = await asyncio.wait_for(socket.receive_data("text"), _HELLO_WITHIN)
        return _HELLO.decode(data)
    except (msgspec.DecodeError, UnicodeError, TimeoutError, KeyError, TypeError):
        await _refuse(socket, "malformed", "The first message must be a hello.")
        return None


async def _refuse(socket: Socket, code: str, text: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(_ENCODER.encode(wire.Problem(code, text)).decode(), "text")
        await socket.close(_REFUSED, code)


async def _tell(socket: Socket, news: News, subscriber: Subscriber) -> None:
    """Send the news whenever it differs from what was sent; else a sign of life now and then."""
    changes = subscriber.iter_events()
    change = asyncio.ensure_future(_next(changes))
    try:
        while True:
            for push in await news():
                await socket.send_data(_ENCODER.encode(push).decode(), "text")
            done, _ = await asyncio.wait({change}, timeout=_SIGN_OF_LIFE)
            if done:
                change = asyncio.ensure_future(_next(changes))
            else:
                await socket.send_data("", "text")
    finally:
        change.cancel()


async def _next(changes: AsyncIterator[bytes]) -> None:
    """Wait for the next change; should the hall close, for ever."""
    try:
        await anext(changes)
    except StopAsyncIteration:
        await asyncio.Event().wait()


async def _news(hall: Hall, name: str, to: views.Receiver) -> list[Struct]:
    """What a receiver does not know yet."""

    def read(room: Room) -> Draw[list[Struct]]:
        present = hall.present(name)
        if room.rev != to.rev:
            draw = views.snapshot(room, to, present, hall.clock.now())
            return lambda: [draw()]
        shown = views.players(room, to.seats, present, to.lang)
        if shown == to.players:
            return list
        to.players = shown
        return lambda: [wire.Presence(shown)]

    news = await hall.drawn(name, read)
    lines = await hall.talk.since(name, to.said)
    if lines:
        to.said = lines[-1].number
        news.append(wire_talk.Talk(lines))
    return news


async def _until_gone(socket: Socket, telling: Coroutine[Any, Any, None]) -> None:
    """Go on until the browser leaves. It has nothing more to say: a message is a mistake."""
    tell = asyncio.ensure_future(telling)
    listen = asyncio.ensure_future(socket.receive_data("text"))
    done, pending = await asyncio.wait({tell, listen}, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    if listen in done and listen.exception() is None:
        await _refuse(socket, "malformed", "After its hello a browser only listens.")
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            raise error
