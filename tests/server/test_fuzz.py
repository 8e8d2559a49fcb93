"""Whatever is sent, the table answers with something it describes, and never fails."""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes

import pytest
from litestar import Litestar

from tests.server.conftest import Backend
from tests.server.fuzz import Fuzzer, Room, Wanted
from tests.server.guests import wish
from ziggurat.core.records import to_record, verified
from ziggurat.games.dawn.game import DAWN
from ziggurat.table.problems import ANYWHERE, BY_STATUS, OTHER, STATUS
from ziggurat.table.server import make_app

HOST = "testserver.local"
REQUESTS = 20_000
AT_ONCE = 20
SOCKETS = 600
RECORD = Path(__file__).parent.parent / "records/base-2-first-game-eager.json"
Json = Any


class Inside:
    """Sends requests to an application without a network between."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def send(self, wanted: Wanted) -> tuple[int, bytes]:
        """The status and the body of an answer."""
        path = unquote_to_bytes(wanted.path.partition("?")[0]).decode("utf-8", "replace")
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": wanted.method,
            "scheme": "http",
            "path": path,
            "raw_path": wanted.path.encode(),
            "query_string": wanted.query,
            "root_path": "",
            "headers": [*wanted.headers, (b"content-length", str(len(wanted.body)).encode())],
            "client": ("127.0.0.1", 5000),
            "server": (HOST, 80),
        }
        status, parts = 0, []

        async def receive() -> Any:
            return {"type": "http.request", "body": wanted.body, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        await self.app(scope, receive, send)
        return status, b"".join(parts)

    async def ask(self, method: str, path: str, body: Json = None, secrets: Json = ()) -> Json:
        """What a proper request is answered."""
        status, found = await self.sent(method, path, body, secrets)
        assert status < 300, (path, found)
        return found

    async def look(self, room: Room) -> Json:
        """What those who have the secrets see of a room. A waiting room that sent somebody away has
        another link; once all have left it too, there is nobody who could look: then nothing."""
        status, found = await self.sent("GET", room.path, None, room.secrets)
        if status == 403 and found["code"] == "old-link":
            return None
        assert status < 300, (room, found)
        return found

    async def sent(self, method: str, path: str, body: Json, secrets: Json) -> tuple[int, Json]:
        """A proper request."""
        bearer = f"Bearer {' '.join(secrets)}".encode()
        wanted = Wanted(
            method, path, headers=[(b"host", HOST.encode()), (b"authorization", bearer)]
        )
        wanted.path, _, query = path.partition("?")
        wanted.query = query.encode()
        if body is not None:
            wanted.body = json.dumps(body).encode()
        status, found = await self.send(wanted)
        return status, json.loads(found)

    async def listen(self, room: str, said: Json) -> list[Json]:
        """All that a socket hears from connecting to its end."""
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/live/{room}",
            "raw_path": b"",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", HOST.encode())],
            "client": ("127.0.0.1", 5000),
            "server": (HOST, 80),
            "subprotocols": [],
            "extensions": {},
        }
        coming: list[Json] = [{"type": "websocket.connect"}]
        if said is not None:
            part = "bytes" if isinstance(said, bytes) else "text"
            coming.append({"type": "websocket.receive", part: said})
        coming.append({"type": "websocket.disconnect", "code": 1000})
        heard: list[Json] = []

        async def receive() -> Any:
            await asyncio.sleep(0)
            return coming.pop(0) if len(coming) > 1 else coming[0]

        async def send(message: Any) -> None:
            heard.append(message)

        await asyncio.wait_for(self.app(scope, receive, send), 20)
        return heard


async def rooms_of(inside: Inside, numbers: Iterator[int]) -> list[Room]:
    """Real rooms of every kind, with all their secrets."""
    record = json.loads(RECORD.read_text("utf-8"))
    match = verified(DAWN, record)
    match.undo(20)
    short = to_record(match)
    made = [
        await inside.ask("POST", "/api/games", wish("here", "here", seed=3)),
        await inside.ask("POST", "/api/games", wish("here", "link")),
        await inside.ask("POST", "/api/games", wish("here", "random", seed=4)),
        await inside.ask("POST", "/api/games", wish("link", "link", "random", hints=False)),
        await inside.ask("POST", "/api/games/import", {"record": json.dumps(short)}),
    ]
    rooms = [await room_of(inside, each) for each in made]
    return [*rooms, *[await waiting_room(inside, next(numbers)) for _ in range(2)]]


async def waiting_room(inside: Inside, number: int) -> Room:
    """A waiting room with two people in it."""
    host, guest = f"the-host-of-a-room-{number:08}", f"the-guest-of-a-room-{number:08}"
    body = {"wish": wish("link", "link", "random"), "name": "Ada", "device": host}
    made = await inside.ask("POST", "/api/waiting", body)
    join = f"/api/waiting/{made['name']}/join"
    await inside.ask("POST", join, {"name": "Sam", "device": guest}, [made["link"]])
    seen: Json = {}
    path = f"/api/waiting/{made['name']}"
    return Room(made["name"], [made["link"], host, guest], lambda: seen, path)


async def room_of(inside: Inside, created: Json) -> Room:
    """A room with every secret of it; of two invitations one is used."""
    name, secrets = created["room"], [created["watch"], created["host"]]
    for seat in created["seats"]:
        if seat["secret"]:
            secrets.append(seat["secret"])
        if seat["kind"] == "link" and seat["seat"] == 1:
            device = f"the-device-of-{name}"
            claim = {"secret": seat["secret"], "device": device}
            await inside.ask("POST", f"/api/games/{name}/claim", claim)
            secrets.append(device)
    seen: Json = {}
    return Room(name, secrets, lambda: seen, f"/api/games/{name}/snapshot")


def described(document: Json, wanted: Wanted, status: int, code: str) -> bool:
    """Does the API's description say that this may happen?"""
    if wanted.operation is None:
        return status < 300 or code in {"", "no-game", *ANYWHERE, *BY_STATUS.values(), OTHER}
    path, method = wanted.operation
    responses = document["paths"][path][method]["responses"]
    if str(status) not in responses:
        return False
    return status < 300 or code in responses[str(status)]["description"].replace(",", "").split()


def checked(document: Json, wanted: Wanted, status: int, body: bytes) -> str:
    """The code of an answer, which must be one that is described."""
    assert status != 500, (wanted, body)
    code = ""
    if status >= 400 and wanted.method != "HEAD":
        problem = json.loads(body)
        code = problem["code"]
        assert problem.keys() == {"type", "code", "text"}, wanted
        assert problem["text"], wanted
        assert code == OTHER or STATUS[code] == status, (wanted, problem)
    assert described(document, wanted, status, code), (wanted, status, body)
    return code


def test_twenty_thousand_odd_requests_get_answers_that_are_described(
    backend: Backend, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.ERROR)
    seen: Counter[tuple[int, str]] = Counter()

    async def run() -> None:
        often = replace(backend.settings, per_second=1_000_000, records_per_minute=1_000_000)
        app = make_app(replace(often, hints_per_minute=2))
        async with app.lifespan():
            inside = Inside(app)
            document = await inside.ask("GET", "/api/docs/openapi.json")
            numbers = count()
            rooms = await rooms_of(inside, numbers)
            fuzzer = Fuzzer(document, rooms, HOST, seed=13)
            for _ in range(REQUESTS // AT_ONCE // 10):
                for place, room in enumerate(rooms):
                    if (found := await inside.look(room)) is not None:
                        room.look().update(found)
                    else:
                        rooms[place] = await waiting_room(inside, next(numbers))
                for _ in range(10):
                    requests = [fuzzer.request() for _ in range(AT_ONCE)]
                    answers = await asyncio.gather(*map(inside.send, requests))
                    for wanted, (status, body) in zip(requests, answers, strict=True):
                        seen[status, checked(document, wanted, status, body)] += 1
            for _ in range(SOCKETS):
                name, said = fuzzer.hello()
                for message in await inside.listen(name, said):
                    text = json.loads(message.get("text") or "{}")
                    assert text.get("code") != "failed", (name, said)
            for room in rooms:
                found = await inside.look(room)
                assert found or "/waiting" in room.path

    asyncio.run(run())
    assert not caplog.records, caplog.text
    assert seen[200, ""] > REQUESTS // 10, "many of them are proper requests"
    with capsys.disabled():
        print(f"\n{REQUESTS} requests: {dict(sorted(seen.items()))}")
