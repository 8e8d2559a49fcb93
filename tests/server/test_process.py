"""The real server in a process of its own: killed and started again, and full of games."""

import itertools
import json
import random
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.patience import HANGING
from tests.server.conftest import Backend
from tests.server.guests import BASE, Guest, begin, fresh_key, party_of, wait_for_seat, wish
from tests.server.served import Served, served
from ziggurat.core.records import verified
from ziggurat.games.dawn.game import DAWN
from ziggurat.table.settings import from_environment

RECORDS = Path(__file__).parent.parent / "records"
pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="kills as Unix does")


@contextmanager
def live(table: Served, guest: Guest) -> Iterator[ClientConnection]:
    """A socket that has said hello."""
    address = table.address.replace("http", "ws") + f"live/{guest.room}"
    with connect(address, open_timeout=HANGING, max_size=None, max_queue=None) as found:
        found.send(json.dumps({"secrets": list(guest.secrets)}))
        yield found


Given = tuple[int, int, str, int]  # revision, answer, key, and the revision it made


def answer_until_killed(table: Served, guest: Guest, after: int, delay: float) -> list[Given]:
    """Answer as fast as the table takes it. Some time after so many answers the table is killed;
    what it had acknowledged."""
    acknowledged: list[Given] = []
    try:
        for number in itertools.count():
            now = guest.snapshot()
            options = now["scene"]["question"]["options"]
            if options:
                key, answer = fresh_key(), options[number % len(options)]["answer"]
                response = guest.give(now["rev"], answer, key).raise_for_status()
                acknowledged.append((now["rev"], answer, key, response.json()["rev"]))
                if len(acknowledged) == after:
                    threading.Timer(delay, table.kill).start()
    except httpx.TransportError:
        table.process.wait()
    return acknowledged


def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(backend: Backend) -> None:
    rng = random.Random(4)
    acknowledged: list[Given] = []
    party = None
    for kills in range(4):
        with served(backend.settings) as table:
            party = party or begin(table.client, "here", "random", seed=12)
            guest = party.seats[0].at(table.client)
            for rev, answer, key, made in acknowledged:  # it is there: repeating changes nothing
                assert guest.give(rev, answer, key).json() == {"rev": made}
            if kills < 3:
                after, delay = rng.randint(2, 8), rng.uniform(0, 0.1)
                acknowledged += answer_until_killed(table, guest, after, delay)
                continue
            wait_for_seat(guest, 0)  # the bots go on too
            record = guest.get("/record").json()
            assert len(verified(DAWN, record).answers) == guest.snapshot()["moment"]
            assert guest.answer().status_code == 200
    assert len(acknowledged) >= 6


def test_fifty_games_with_bots_fit_into_300_megabytes(
    backend: Backend, capsys: pytest.CaptureFixture[str]
) -> None:
    if backend.is_shared:
        pytest.skip("measured without a database server")
    record = (RECORDS / "terra-3.json").read_text("utf-8")
    middle = {"moment": 120, "seats": wish("here", "random", "random")["seats"]}
    with served(backend.settings) as table, ExitStack() as sockets:
        kept = table.client.post("/api/games/import", json={"record": record}).json()
        source = Guest(table.client, kept["room"], kept["watch"])
        parties = []
        for _ in range(50):
            party = party_of(table.client, source.post("/fork", middle).json())
            socket = sockets.enter_context(live(table, party.seats[0]))
            assert json.loads(socket.recv(timeout=HANGING))["type"] == "snapshot"
            parties.append(party)
        most = table.megabytes()
        for party in parties:
            wait_for_seat(party.seats[0], 0)
            assert party.seats[0].answer().status_code == 200
            most = max(most, table.megabytes())
    with capsys.disabled():
        print(f"\n50 games live: {most:.0f} MB")
    assert most < 300


def test_a_message_too_long_ends_the_socket(backend: Backend) -> None:
    with served(backend.settings) as table:
        party = begin(table.client, "here", "link")
        address = table.address.replace("http", "ws") + f"live/{party.room}"
        with connect(address) as socket:
            socket.send("x" * 9000)
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=HANGING)
        with live(table, party.seats[0]) as socket:
            assert json.loads(socket.recv(timeout=HANGING))["type"] == "snapshot"
        foreign = {"Origin": "http://evil.example"}
        with (
            pytest.raises(InvalidStatus, match="403"),
            connect(address, additional_headers=foreign),
        ):
            pass


def test_a_message_that_is_not_text_ends_the_socket_without_a_traceback(
    backend: Backend, tmp_path: Path
) -> None:
    said = tmp_path / "said.txt"
    with (
        said.open("w", encoding="utf-8") as errors,
        served(backend.settings, errors=errors) as table,
    ):
        party = begin(table.client, "here", "link")
        address = table.address.replace("http", "ws") + f"live/{party.room}"
        for message in (b"\xff\xfe", b'{"secrets": ["\xff"]}'):
            with connect(address) as socket:
                socket.send(message, text=True)
                with pytest.raises(ConnectionClosed, match="1007"):
                    socket.recv(timeout=HANGING)
        with live(table, party.seats[0]) as socket:
            assert json.loads(socket.recv(timeout=HANGING))["type"] == "snapshot"
    assert "Traceback" not in said.read_text("utf-8")


def test_several_workers_share_the_games(backend: Backend) -> None:
    if not backend.is_shared:
        pytest.skip("several workers need a database server and Redis")
    with served(backend.settings, "--workers", "2") as table, ExitStack() as stack:
        party = begin(table.client, "link", "link")
        sockets = [stack.enter_context(live(table, seat)) for seat in [*party.seats] * 3]
        for rev in range(1, 6):
            with httpx.Client(
                base_url=table.address, timeout=HANGING
            ) as fresh:  # any of the workers
                asked = int(party.watcher.at(fresh).get().json()["asked"])
                assert party.seats[asked].at(fresh).answer().json() == {"rev": rev}
        for socket in sockets:
            while json.loads(socket.recv(timeout=HANGING)).get("rev") != 5:
                pass


def test_settings_come_from_the_environment(backend: Backend) -> None:
    data = str(backend.settings.data)
    words = {
        "ZIGGURAT_DATA": data,
        "ZIGGURAT_DATABASE": "postgresql+asyncpg://somebody@somewhere/games",
        "ZIGGURAT_REDIS": "redis://somewhere",
        "ZIGGURAT_SECRET": "s" * 32,
        "ZIGGURAT_HOSTS": "table.example,localhost",
        "ZIGGURAT_PER_SECOND": "1",
        "ZIGGURAT_GAMES_PER_MINUTE": "2",
        "ZIGGURAT_MOST_GAMES": "3",
    }
    found = from_environment(words)
    assert found == replace(
        found,
        database=words["ZIGGURAT_DATABASE"],
        redis="redis://somewhere",
        secret="s" * 32,
        hosts=("table.example", "localhost"),
        per_second=1,
        games_per_minute=2,
        most_games=3,
    )
    assert from_environment({"ZIGGURAT_DATA": data}).hosts == ("localhost", "127.0.0.1", "[::1]")


def test_the_table_listens_on_this_machine_only(backend: Backend) -> None:
    with served(backend.settings) as table:
        port = httpx.URL(table.address).port
        created = table.client.post("/api/games", json=wish("here", "here", **BASE)).json()
        assert party_of(table.client, created).watcher.get().status_code == 200
        others = {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), port)}
        for other in others - {"127.0.0.1", "127.0.1.1", "::1"}:
            with socket.socket() as probe:
                assert probe.connect_ex((str(other), int(port or 0))) != 0
