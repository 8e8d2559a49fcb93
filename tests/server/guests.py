"""People at a table of the server, for tests: they ask and answer over HTTP and listen on sockets.

party = begin(client, "here", "link")
party.seats[0].answer()
assert party.watcher.snapshot()["moment"] == 1
"""

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from litestar.testing import TestClient, WebSocketTestSession

from tests.patience import HANGING, until

Client = TestClient[Any]
Json = dict[str, Any]
_KEYS = itertools.count()
_OF_THE_TABLE = ("game", "seed", "hints", "lend_after", "react_within", "clock")


def fresh_key() -> str:
    """A key no message had before."""
    return f"test-{next(_KEYS):08}"


class Guest:
    """Somebody with the secrets of some seats, or of the spectators."""

    def __init__(self, client: httpx.Client, room: str, *secrets: str) -> None:
        self.client = client
        self.room = room
        self.secrets = secrets

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {' '.join(self.secrets)}"}

    def at(self, client: httpx.Client) -> "Guest":
        """The same person at another device or server."""
        return Guest(client, self.room, *self.secrets)

    def get(self, path: str = "", **words: Any) -> httpx.Response:
        url = f"/api/games/{self.room}{path}"
        return self.client.get(url, params=words, headers=self.headers)

    def post(self, path: str, body: Any) -> httpx.Response:
        url = f"/api/games/{self.room}{path}"
        return self.client.post(url, json=body, headers=self.headers)

    def snapshot(self, lang: str = "en") -> Json:
        found: Json = self.get("/snapshot", lang=lang).raise_for_status().json()
        return found

    def answer(self, number: int = 0, key: str = "") -> httpx.Response:
        """Give the answer that is offered at this place of the list."""
        now = self.snapshot()
        options = now["scene"]["question"]["options"]
        assert options, "the question is for another seat"
        return self.give(now["rev"], options[number % len(options)]["answer"], key)

    def give(self, rev: int, answer: int, key: str = "") -> httpx.Response:
        body = {"rev": rev, "key": key or fresh_key(), "answer": answer}
        return self.post("/answers", body)

    def say(self, seat: int, text: str, key: str = "") -> httpx.Response:
        return self.post(f"/seats/{seat}/talk", {"text": text, "key": key or fresh_key()})

    def step(self, name: str, key: str = "") -> httpx.Response:
        """Undo or redo."""
        return self.post(f"/{name}", {"rev": self.snapshot()["rev"], "key": key or fresh_key()})

    @contextmanager
    def listening(self, lang: str = "en") -> Iterator["Listener"]:
        """A socket that has said hello."""
        assert isinstance(self.client, TestClient)
        with self.client.websocket_connect(f"/live/{self.room}") as socket:
            socket.send_json({"secrets": list(self.secrets), "lang": lang})
            yield Listener(socket)


class Listener:
    """A socket and what it heard last; the log it puts together as a browser does."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.last: Json = {}
        self.log: list[Json] = []

    def hear(self) -> Json:
        """The next message."""
        text = ""
        while not text:  # an empty one is a sign of life
            text = self.socket.receive_text(timeout=HANGING)
        message: Json = json.loads(text)
        if message["type"] == "snapshot":
            start = message["log"]["start"]
            known = start <= self.last.get("moment", -1)  # else lines between are missing
            kept = [line for line in self.log if known and line["moment"] < start]
            self.log = kept + message["log"]["lines"]
            self.last = message
        return message

    def until_rev(self, rev: int) -> Json:
        """The snapshot of a revision or of a later one."""
        while self.last.get("rev", -1) < rev:
            self.hear()
        return self.last

    def until_said(self, text: str) -> list[Json]:
        """All lines of the talk heard on the way to one."""
        heard: list[Json] = []
        while not heard or heard[-1]["text"] != text:
            heard += self.hear().get("lines", [])
        return heard

    def until_here(self, seat: int, here: bool) -> None:
        """Wait until a seat is shown as connected, or as not."""
        while True:
            message = self.hear()
            if message["players"][seat]["here"] is here:
                return


@dataclass
class Party:
    """A game just begun and everybody who has a secret of it."""

    created: Json
    seats: list[Guest]  # a bot's seat has a guest without a secret
    watcher: Guest
    host: Guest  # whoever began the game, without a seat

    @property
    def room(self) -> str:
        return str(self.created["room"])

    def asked(self) -> Guest:
        """Whoever is asked."""
        return self.seats[int(self.watcher.get().json()["asked"])]

    def state(self) -> list[Json]:
        """All that anybody can see: for comparing before and after."""
        return [guest.snapshot() for guest in [*self.seats, self.watcher] if guest.secrets]


BASE = {"edition": "base", "map": "first-game"}


def claim(client: httpx.Client, room: str, secret: str, device: str = "") -> httpx.Response:
    """Open a link at a device, which makes a secret for itself."""
    body = {"secret": secret, "device": device or f"device-{fresh_key():-<24}"}
    return client.post(f"/api/games/{room}/claim", json=body)


def party_of(client: httpx.Client, created: Json) -> Party:
    """The guests of a game that was begun; those by link have claimed their seats."""
    room, seats = created["room"], []
    for seat in created["seats"]:
        secret = seat["secret"]
        if seat["kind"] == "link":
            secret = claim(client, room, secret).raise_for_status().json()["secret"]
        seats.append(Guest(client, room, *([secret] if secret else [])))
    return Party(
        created,
        seats,
        Guest(client, room, created["watch"]),
        Guest(client, room, created["host"]),
    )


def wish(*seats: str, **words: Any) -> Json:
    """A game to begin. A seat is "here", "link", or a bot by name; words that are not the table's
    own belong to the setup."""
    kinds = [{"kind": s} if s in ("here", "link") else {"kind": "bot", "bot": s} for s in seats]
    own: Json = {name: words.pop(name) for name in _OF_THE_TABLE if name in words}
    return {"seats": kinds, "setup": BASE | words, **own}


def begin(client: httpx.Client, *seats: str, **words: Any) -> Party:
    """Begin a game."""
    answer = client.post("/api/games", json=wish(*seats, **words))
    assert answer.status_code == 201, answer.text
    return party_of(client, answer.json())


def wait_for_seat(guest: Guest, seat: int) -> Json:
    """Wait until the bots have answered and a seat is asked, or the game is over."""
    found: Json = {}

    def asked() -> bool:
        found.update(guest.get().json())
        return bool(found["asked"] == seat or found["over"])

    until(asked, f"seat {seat} to be asked")
    return found


def let_bots_answer(guest: Guest) -> None:
    """Give a bot that would answer every occasion to do so: the table works through its own tasks
    between the requests."""
    for _ in range(50):
        guest.get()
