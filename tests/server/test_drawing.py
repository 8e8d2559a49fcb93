"""A scene may take long to make: meanwhile the table goes on, and nobody is shown an older table
than was shown before, or half a change."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event
from typing import Any

import httpx
import pytest

from tests.patience import HANGING, until
from tests.server.guests import Client, Json, Party, begin
from tests.server.test_undo import SEED
from ziggurat.games.dawn.plugin import DawnPlugin
from ziggurat.games.scene import Scene
from ziggurat.table.store import Store


class Slow:
    """Scenes and words of the log that are made only when they may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = Event()
        self.begun = 0
        scene, told = DawnPlugin.scene, DawnPlugin.told

        def slowly(plugin: DawnPlugin, *words: Any) -> Scene:
            self._wait()
            return scene(plugin, *words)

        def told_slowly(plugin: DawnPlugin, *words: Any) -> Any:
            self._wait()
            return told(plugin, *words)

        monkeypatch.setattr(DawnPlugin, "scene", slowly)
        monkeypatch.setattr(DawnPlugin, "told", told_slowly)

    def _wait(self) -> None:
        self.begun += 1
        assert self.go.wait(HANGING)


@pytest.fixture
def people() -> Iterator[ThreadPoolExecutor]:
    """Those who ask at the same time."""
    with ThreadPoolExecutor(4) as pool:
        yield pool


def offered(party: Party) -> tuple[int, int]:
    """The revision, and an answer that whoever is asked may give; it goes on being asked."""
    now = party.seats[1].snapshot()
    named = {each["name"]: each["answer"] for each in now["scene"]["question"]["options"]}
    return now["rev"], named["culture"]


def seen(asked: "Future[httpx.Response]") -> tuple[int, bool]:
    """The revision that somebody was shown, and whether a card was still to be chosen in it."""
    found = asked.result(HANGING).raise_for_status().json()
    return found["rev"], found["scene"]["question"]["prompt"] == "choose_card"


@pytest.mark.parametrize(
    ("path", "words"), [("/snapshot", {}), ("/moments/0", {}), ("/log", {"before": 1})]
)
def test_the_table_goes_on_while_a_scene_or_a_page_of_the_log_is_made(
    client: Client,
    monkeypatch: pytest.MonkeyPatch,
    people: ThreadPoolExecutor,
    path: str,
    words: Json,
) -> None:
    party = begin(client, "here", "here", seed=SEED)
    rev, answer = offered(party)
    slow = Slow(monkeypatch)
    try:
        looks = people.submit(party.seats[0].get, path, **words)
        until(lambda: slow.begun, "it to be begun")
        assert party.seats[1].give(rev, answer).status_code == 200
        assert party.watcher.get().json()["rev"] == rev + 1
        assert not looks.done()
    finally:
        slow.go.set()
    assert looks.result(HANGING).status_code == 200


def test_a_scene_shows_the_table_of_its_revision_and_none_overtakes_another(
    client: Client, monkeypatch: pytest.MonkeyPatch, people: ThreadPoolExecutor
) -> None:
    party = begin(client, "here", "here", seed=SEED)
    first, (rev, answer) = party.seats[1], offered(party)
    hall = client.app.dependencies["hall"].dependency()
    waiting = hall._drawing._waiting
    slow = Slow(monkeypatch)
    try:
        before = people.submit(first.get, "/snapshot")
        until(lambda: slow.begun, "the first to be begun")
        meanwhile = people.submit(first.get, "/snapshot")
        until(lambda: waiting[party.room] == 2, "the second to wait")
        first.give(rev, answer).raise_for_status()
        assert slow.begun == 1, "one after the other"
    finally:
        slow.go.set()
    assert seen(before) == (rev, True), "as it was when it was read"
    assert seen(meanwhile) == (rev + 1, False), "as it is when its turn comes"
    assert not hall._drawing._turns, "nothing is kept of it"


def test_a_socket_hears_the_newest_table_last(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = begin(client, "here", "here", seed=SEED)
    rev, answer = offered(party)
    with party.seats[0].listening() as listener:
        listener.until_rev(rev)
        slow = Slow(monkeypatch)
        try:
            party.seats[1].post("/pace", {"pace": "slow"}).raise_for_status()
            until(lambda: slow.begun, "the scene to be begun")
            made = party.seats[1].give(rev + 1, answer).raise_for_status().json()["rev"]
        finally:
            slow.go.set()
        heard = [listener.hear()["rev"], listener.hear()["rev"]]
        assert heard == [rev + 1, made]
        assert listener.last["scene"]["question"]["prompt"] != "choose_card"


def test_nobody_sees_an_answer_that_is_not_on_disk_yet(
    client: Client, monkeypatch: pytest.MonkeyPatch, people: ThreadPoolExecutor
) -> None:
    """It is played before it is written; if it cannot be, it never was."""
    party = begin(client, "here", "here", seed=SEED)
    first, (rev, answer) = party.seats[1], offered(party)
    before, writes, fails = first.snapshot(), Event(), Event()
    waiting = client.app.dependencies["hall"].dependency()._drawing._waiting

    async def fail(*_: object) -> None:
        writes.set()
        await asyncio.to_thread(fails.wait, HANGING)
        raise OSError("the disk is full")

    slow = Slow(monkeypatch)
    monkeypatch.setattr(Store, "append", fail)
    try:
        looks = [people.submit(first.get, "/snapshot") for _ in range(2)]
        until(lambda: slow.begun and waiting[party.room] == 2, "two to look")
        gives = people.submit(first.give, rev, answer)
        assert writes.wait(HANGING)
        slow.go.set()  # the second has its turn while the answer is on its way
        until(lambda: any(each.done() for each in looks), "one to have looked")
    finally:
        slow.go.set()
        fails.set()
    assert gives.result(HANGING).status_code == 500
    assert [each.result(HANGING).json() for each in looks] == [before, before]
