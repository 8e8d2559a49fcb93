"""Records that somebody brings: how many, how long, and that they leave the memory again."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import until
from tests.server.conftest import Backend
from tests.server.guests import Client, Guest, begin, wish
from ziggurat.table import rooms
from ziggurat.table.hall import Hall
from ziggurat.table.room import Room

RECORD = (Path(__file__).parent.parent / "records" / "base-2-first-game-eager.json").read_text(
    "utf-8"
)


def hall_of(client: Client) -> Hall:
    found = client.app.dependencies["hall"].dependency()
    assert isinstance(found, Hall)
    return found


def brought(client: Client) -> Guest:
    made = client.post("/api/games/import", json={"record": RECORD})
    assert made.status_code == 201, made.text
    return Guest(client, made.json()["room"], made.json()["watch"])


def test_a_record_of_too_many_answers_is_refused(backend: Backend) -> None:
    count = len(json.loads(RECORD)["answers"].split())
    with backend.serving(most_answers=count - 1) as client:
        made = client.post("/api/games/import", json={"record": RECORD})
        assert (made.status_code, made.json()["code"]) == (400, "bad-record")
        assert f"it has {count} answers" in made.json()["text"]
    with backend.serving(most_answers=count) as client:
        brought(client)


def test_one_client_brings_few_records_a_minute(backend: Backend) -> None:
    with backend.serving(records_per_minute=2) as client:
        given = [client.post("/api/games/import", json={"record": RECORD}) for _ in range(3)]
        assert [each.status_code for each in given] == [201, 201, 429]
        assert client.post("/api/games", json=wish("here", "here")).status_code == 201


def test_a_server_keeps_a_number_of_records_and_goes_on_with_games(backend: Backend) -> None:
    with backend.serving(most_records=1) as client:
        brought(client)
        made = client.post("/api/games/import", json={"record": RECORD})
        assert (made.status_code, made.json()["code"]) == (503, "full")
        assert client.post("/api/games", json=wish("here", "here")).status_code == 201


def test_a_record_is_put_together_when_somebody_looks_at_it(client: Client) -> None:
    guest = brought(client)
    assert guest.room not in hall_of(client).rooms
    guest.snapshot()
    assert guest.room in hall_of(client).rooms


def test_nobody_without_a_secret_makes_the_table_put_a_game_together(client: Client) -> None:
    guest = brought(client)
    assert Guest(client, guest.room, "x" * 24).get("/snapshot").status_code == 404
    assert guest.room not in hall_of(client).rooms


def test_a_record_that_nobody_looks_at_leaves_the_memory(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, played = brought(client), begin(client, "here", "here")
    before = guest.snapshot()
    played.watcher.snapshot()
    with guest.listening() as listener:
        listener.hear()
        monkeypatch.setattr(rooms, "_KEPT_FOR", -1.0)
        hall_of(client).rooms.sweep()
        assert guest.room in hall_of(client).rooms, "somebody listens"
    until(lambda: not hall_of(client).presence.is_anybody(guest.room), "nobody to listen")
    hall_of(client).rooms.sweep()
    assert guest.room not in hall_of(client).rooms
    assert played.room in hall_of(client).rooms
    assert guest.snapshot() == before


def test_rooms_of_many_answers_leave_the_memory_first_come_first_gone(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = [brought(client) for _ in range(3)]
    count = len(json.loads(RECORD)["answers"].split())
    monkeypatch.setattr(rooms, "_ANSWERS", 2 * count)
    for guest in guests:
        guest.snapshot()
    assert [guest.room in hall_of(client).rooms for guest in guests] == [False, True, True]


def test_others_are_served_while_a_room_is_put_together(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This room is not done before somebody else was served."""
    guest, other = brought(client), begin(client, "here", "here").watcher
    served: list[bool] = []
    steps: list[int] = []
    usual = Room.begin

    def slow(room: Room) -> Iterator[None]:
        yield from usual(room)
        while not served and len(steps) < 1_000_000:
            steps.append(1)
            yield

    monkeypatch.setattr(Room, "begin", slow)
    monkeypatch.setattr(rooms, "_SLICE", 0.0)
    with guest.listening() as listener:
        while not steps:
            assert other.get().status_code == 200
        assert other.get().status_code == 200
        assert not listener.last
        served.append(True)
        assert listener.hear()["kept"]
