"""A server that starts again, and several servers on the same games."""

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Backend
from tests.server.guests import Client, Guest, begin, fresh_key, wait_for_seat
from ziggurat.core.records import verified
from ziggurat.games.dawn.game import DAWN
from ziggurat.table import presence
from ziggurat.table.keys import Keys, master_key
from ziggurat.table.room import Room
from ziggurat.table.store import Header, Store


def test_a_restart_changes_nothing(backend: Backend) -> None:
    with backend.serving() as client:
        party = begin(client, "here", "link")
        for number in range(8):
            party.asked().answer(number)
        party.seats[0].post("/pace", {"pace": "slow"})
        before = party.state()
    with backend.serving() as again:
        guests = [*party.seats, party.watcher]
        assert [guest.at(again).snapshot() for guest in guests] == before
        asked = party.seats[party.watcher.at(again).get().json()["asked"]]
        assert asked.at(again).answer().json() == {"rev": before[0]["rev"] + 1}


def test_bots_go_on_after_a_restart(backend: Backend) -> None:
    with backend.serving() as client:
        party = begin(client, "here", "builder", "builder", seed=1)
        for _ in range(3):
            wait_for_seat(party.seats[0], 0)
            party.seats[0].answer()  # and the bots are cut off
    with backend.serving() as again:
        assert wait_for_seat(party.seats[0].at(again), 0)["asked"] == 0


def test_a_game_of_other_rules_says_so(backend: Backend) -> None:
    with backend.serving() as client:
        party = begin(client, "here", "link")

    async def age() -> None:
        store = Store(backend.settings.database_url)
        header = await store.header(party.room)
        assert header is not None
        data = {name: getattr(header, name) for name in Header.__slots__}
        await store.create(Header(**data | {"room": "old", "rules": "0"}))
        await store.close()

    asyncio.run(age())
    keys = Keys(master_key(backend.settings.data / "secret.key"))
    with backend.serving() as again:
        answer = Guest(again, "old", keys.watch("old")).get()
        assert (answer.status_code, answer.json()["code"]) == (410, "unreadable")
        assert Guest(again, "old", *party.watcher.secrets).get().status_code == 404


def test_the_secrets_outlive_a_restart_and_need_their_master_key(backend: Backend) -> None:
    with backend.serving() as client:
        party = begin(client, "here", "link")
    with backend.serving() as again:
        assert party.seats[0].at(again).get().status_code == 200
    with backend.serving(secret="another master key of enough length") as other:
        assert party.seats[0].at(other).get().status_code == 404


def test_a_master_key_is_never_half_made(tmp_path: Path) -> None:
    """Several processes that start at once agree, and none sees an empty file."""
    with ThreadPoolExecutor(8) as pool:
        for number in range(20):
            file = tmp_path / f"{number}.key"
            found = set(pool.map(lambda _, file=file: master_key(file), range(8)))
            assert {len(key) for key in found} == {32}
            assert len(found) == 1
    assert len(list(tmp_path.iterdir())) == 20


def at_once(*calls: tuple[object, ...]) -> list[httpx.Response]:
    """Let several people answer at the same time."""
    barrier = threading.Barrier(len(calls))

    def run(call: tuple[object, ...]) -> httpx.Response:
        guest, rev, answer, key = call
        barrier.wait()
        return guest.give(rev, answer, key)  # type: ignore[attr-defined, no-any-return]

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(run, calls))


def test_of_two_answers_at_once_exactly_one_counts(backend: Backend) -> None:
    with backend.serving() as client, backend.serving() as other:
        party = begin(client, "here", "here", seed=1)
        for _ in range(6):
            asked = party.asked()
            now = asked.snapshot()
            options = now["scene"]["question"]["options"]
            first, last = options[0]["answer"], options[-1]["answer"]
            answers = at_once(
                (asked, now["rev"], first, fresh_key()),
                (asked.at(other), now["rev"], last, fresh_key()),
                (asked.at(other), now["rev"], first, fresh_key()),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
            assert asked.snapshot()["rev"] == now["rev"] + 1
            assert asked.at(other).snapshot()["rev"] == now["rev"] + 1
        assert party.seats[0].at(other).snapshot() == party.seats[0].snapshot()


def test_the_same_answer_sent_to_two_servers_counts_once(backend: Backend) -> None:
    with backend.serving() as client, backend.serving() as other:
        party = begin(client, "here", "here", seed=1)
        for _ in range(4):
            asked, key = party.asked(), fresh_key()
            now = asked.snapshot()
            answer = now["scene"]["question"]["options"][0]["answer"]
            sent = (asked, now["rev"], answer, key)
            answers = at_once(sent, (asked.at(other), *sent[1:]), sent)
            assert [a.json() for a in answers] == [{"rev": now["rev"] + 1}] * 3


def test_two_servers_with_bots_play_one_game(backend: Backend) -> None:
    """Both wake the bots of the room; the record stays whole."""
    with backend.serving() as client, backend.serving() as other:
        party = begin(client, "here", "random", "random", seed=5)
        person = party.seats[0]
        for number in range(10):
            wait_for_seat(person.at(other), 0)
            wait_for_seat(person, 0)
            assert person.at(other if number % 2 else client).answer(number).status_code == 200
        wait_for_seat(person, 0)
        match = verified(DAWN, person.get("/record").json())
        assert len(match.answers) == person.at(other).snapshot()["moment"]


def test_an_answer_through_one_server_is_heard_at_the_other(backend: Backend) -> None:
    if not backend.is_shared:
        pytest.skip("without Redis servers do not hear of each other")
    with backend.serving() as client, backend.serving() as other:
        party = begin(client, "link", "link")
        with party.watcher.at(other).listening() as listener:
            listener.hear()
            for rev in range(1, 4):
                party.asked().answer()
                assert listener.until_rev(rev)["rev"] == rev


def test_presence_at_one_server_is_known_at_the_other(backend: Backend) -> None:
    if not backend.is_shared:
        pytest.skip("without Redis servers do not hear of each other")
    with backend.serving() as client, backend.serving() as other:
        party = begin(client, "link", "link")
        with party.seats[0].listening() as listener:
            listener.hear()
            with party.seats[1].at(other).listening():
                listener.until_here(1, True)
                refused = party.seats[0].post("/seats/1", {"bot": "random"})
                assert refused.json()["code"] == "present"
            listener.until_here(1, False)


def test_a_process_that_fell_silent_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    one, other = presence.Presence(said.append), presence.Presence(lambda _: None)
    one.come("room", {0})
    one.come("room", set())
    one.go("room", set())
    assert one.seats("room") == {0}
    assert one.hear(said[0].encode()) is None  # its own words
    assert other.hear(said[0].encode()) == "room"
    assert other.hear(said[1].encode()) is None  # nothing new
    assert other.seats("room") == {0}
    assert other.is_anybody("room")
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + 61)
    assert other.seats("room") == set()
    one.repeat()
    assert other.hear(said[-1].encode()) == "room"
    one.go("room", {0})
    assert other.hear(said[-1].encode()) == "room"
    assert not other.is_anybody("room")


def test_a_room_is_what_its_changes_make_it(client: Client, backend: Backend) -> None:
    """Any process that reads the same changes has the same room."""
    party = begin(client, "here", "here", seed=8)
    for number in range(6):
        party.asked().answer(number)
    party.asked().answer()

    async def read() -> Room:
        store = Store(backend.settings.database_url)
        header = await store.header(party.room)
        assert header is not None
        room = Room(header)
        for change in await store.since(party.room, 0):
            room.apply(change)
        await store.close()
        return room

    room = asyncio.run(read())
    assert room.rev == party.watcher.snapshot()["rev"]
    assert len(room.match.log) == len(party.watcher.snapshot()["log"]["lines"])
