"""How fast the table is: milliseconds, and how many times a plain request or a plain page of the
same run. All that is compared takes turns, so a busy machine hits all alike."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

from ziggurat.bench import browser
from ziggurat.bench.page import PAINTS, PLAIN_PAGE, PLAIN_REPAINT, paints
from ziggurat.bench.pan import frames, wide_game
from ziggurat.bench.plain import FILE, plain

PLAIN_REQUEST: Final = "plain request"
REQUESTS: Final = {
    PLAIN_REQUEST: "a small file from Python's own server",
    "snapshot": "the whole position of a seat",
    "answer": "an answer, until it is acknowledged",
    "heard": "an answer, until one socket has heard of it",
    "heard by all": "an answer, until {crowd} more sockets have heard of it",
}
CROWD: Final = 50  # sockets that look on
_SEATS: Final = ("here", "here")
SOON: Final = 1000  # milliseconds at most until the first page is painted
PROMPT: Final = 100  # and from an answer to the board painted anew
SMOOTH: Final = 60  # frames a second at least while the board is moved

Times = dict[str, list[float]]  # milliseconds by figure


class NoTable(Exception):
    """The table did not start; the text says what it said."""


@dataclass(slots=True)
class Game:
    """A game of two people at one device, over HTTP."""

    client: httpx.Client
    room: str
    secrets: list[str]
    rev: int = 0
    asked: int = 0
    options: list[int] = field(default_factory=list)
    given: int = 0

    @property
    def link(self) -> str:
        return f"#/join/{self.room}/{self.secrets[self.asked]}"

    def look(self) -> None:
        """Ask for the position."""
        headers = {"Authorization": f"Bearer {' '.join(self.secrets)}"}
        now = self.client.get(f"/api/games/{self.room}/snapshot", headers=headers)
        told = now.raise_for_status().json()
        self.rev = told["rev"]
        question = told["scene"]["question"]
        self.asked, self.options = question["seat"], [one["answer"] for one in question["options"]]

    def answer(self) -> None:
        """Give an answer that was offered."""
        headers = {"Authorization": f"Bearer {' '.join(self.secrets)}"}
        answer = self.options[self.given % len(self.options)]
        body = {"rev": self.rev, "key": f"bench-{self.given:08}", "answer": answer}
        told = self.client.post(f"/api/games/{self.room}/answers", json=body, headers=headers)
        self.rev = told.raise_for_status().json()["rev"]
        self.given += 1

    @contextmanager
    def listening(self, count: int) -> Iterator[list[ClientConnection]]:
        """So many sockets that have heard of the position."""
        address = str(self.client.base_url).replace("http", "ws", 1)
        with ExitStack() as opened:
            sockets = []
            for _ in range(count):
                socket = connect(f"{address}live/{self.room}", max_size=None)
                sockets.append(opened.enter_context(socket))
                sockets[-1].send(json.dumps({"secrets": self.secrets}))
            for socket in sockets:
                heard(socket, self.rev)
            yield sockets


def heard(socket: ClientConnection, rev: int) -> None:
    """Wait until a socket has heard of a revision."""
    while True:
        text = socket.recv()
        told = json.loads(text) if text else {}
        if told.get("type") == "snapshot" and told["rev"] >= rev:
            return


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """`ziggurat table` on a free port, with games of its own; its address."""
    words = ["table", "--no-browser", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(
        [sys.executable, "-m", "ziggurat.cli", *words],
        env={**os.environ, "ZIGGURAT_PER_SECOND": "1000000"},  # we are many at once
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout
            line = process.stdout.readline()
            found = re.search(r"http://localhost:(\d+)/", line)
            if found is None:
                raise NoTable(line.strip() or "it ended at once")
            yield f"http://127.0.0.1:{found[1]}/"
        finally:
            process.terminate()


def begun(client: httpx.Client) -> Game:
    """Begin a game of two people at this device."""
    wish = {"seats": [{"kind": kind} for kind in _SEATS], "setup": {"players": len(_SEATS)}}
    told = client.post("/api/games", json=wish).raise_for_status().json()
    game = Game(client, told["room"], [seat["secret"] for seat in told["seats"]])
    game.look()
    return game


def requests(client: httpx.Client, plain_address: str, times: int) -> Times:
    """Take turns: a plain request, a snapshot, an answer; and an answer that sockets hear of."""
    taken: Times = {name: [] for name in REQUESTS}

    def timed(name: str, work: Callable[[], object]) -> None:
        since = time.perf_counter()
        work()
        taken[name].append(1000 * (time.perf_counter() - since))

    quiet, told = begun(client), begun(client)
    with httpx.Client() as other, told.listening(CROWD + 1) as sockets:
        for _ in range(times):
            timed(PLAIN_REQUEST, lambda: other.get(plain_address + FILE))
            timed("snapshot", quiet.look)
            timed("answer", quiet.answer)
            told.look()
            since = time.perf_counter()
            told.answer()
            for name, some in (("heard", sockets[:1]), ("heard by all", sockets[1:])):
                for socket in some:
                    heard(socket, told.rev)
                taken[name].append(1000 * (time.perf_counter() - since))
    return taken


def rows(taken: Times, base: str) -> dict[str, dict[str, float]]:
    """Each figure's median, and how many times the plain one's it is."""
    medians = {name: median(times) for name, times in taken.items()}
    return {
        name: {"ms": round(ms, 2), "times_plain": round(ms / medians[base], 2)}
        for name, ms in medians.items()
    }


def table_figures(times: int) -> dict[str, Any]:
    """Measure everything, as JSON data; what needs a browser is None where there is none."""
    with (
        TemporaryDirectory(ignore_cleanup_errors=True) as name,
        plain(Path(name)) as plain_address,
        served(Path(name)) as address,
        httpx.Client(base_url=address, timeout=None) as client,
    ):
        found: dict[str, Any] = {
            "times": times,
            "requests": rows(requests(client, plain_address, times), PLAIN_REQUEST),
            **dict.fromkeys(PAINTS),
            "frames": None,
        }
        if (path := browser.executable()) and find_spec("playwright"):
            game = address + begun(client).link
            wide = address + wide_game(client)
            with browser.running(path) as chromium:
                for base, taken in paints(chromium, address, game, plain_address, times):
                    found[base] = rows(taken, base)
                found["frames"] = frames(chromium, wide, max(3, times // 10))
    return found


def budgets(found: dict[str, Any]) -> dict[str, tuple[float, int, bool]]:
    """What is asked of the pages where a browser measured them: the figure, what is asked, and
    whether it is met."""
    if found["frames"] is None:
        return {}
    first, answer = found[PLAIN_PAGE]["first page"]["ms"], found[PLAIN_REPAINT]["answer"]["ms"]
    shown = found["frames"]["pan"]["per_s"]
    return {
        "first page, ms": (first, SOON, first <= SOON),
        "answer to repaint, ms": (answer, PROMPT, answer <= PROMPT),
        "frames a second while panning": (shown, SMOOTH, round(shown) >= SMOOTH),
    }
