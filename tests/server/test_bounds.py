"""How far a room may grow on disk, whatever its people do."""

import msgspec
import pytest

from tests.server.guests import Client, Guest, begin, let_bots_answer, party_of, wait_for_seat
from tests.server.test_undo import SEED
from tests.server.test_waiting import friend, opened
from ziggurat.table.room import Room
from ziggurat.table.store import Store


def rev(guest: Guest) -> int:
    """How many changes the room has."""
    return int(guest.get().json()["rev"])


def test_whoever_resigns_twice_has_resigned_once(client: Client) -> None:
    party = begin(client, "here", "link")
    party.seats[1].post("/seats/1/resign", {}).raise_for_status()
    wait_for_seat(party.watcher, 0)
    written = rev(party.watcher)
    assert party.seats[1].post("/seats/1/resign", {}).json() == {"rev": written}
    assert rev(party.watcher) == written
    assert party.watcher.snapshot()["players"][1]["resigned"]


def test_a_setting_that_stands_already_is_not_written_again(client: Client) -> None:
    mine = begin(client, "here", "here", seed=SEED).seats[0]  # the other one is asked
    for path, body in (
        ("/seats/0/name", {"name": "Ada"}),
        ("/pace", {"pace": "slow"}),
        ("/seats/0", {"bot": "random"}),
        ("/seats/0", {"bot": ""}),
    ):
        before = rev(mine)
        for _ in range(2):
            assert mine.post(path, body).json() == {"rev": before + 1}, path
        assert rev(mine) == before + 1


def test_what_a_seat_wants_to_be_asked_about_is_written_when_it_changes(client: Client) -> None:
    body = {"game": "wisdom", "seats": [{"kind": "here"}, {"kind": "here"}]}
    party = party_of(client, client.post("/api/games", json=body).raise_for_status().json())
    kinds = [window["kind"] for window in party.seats[0].snapshot()["windows"]]
    assert len(kinds) > 1
    for about, written in ((kinds, 0), (kinds[:1], 1), (kinds[:1], 1), (kinds, 2)):
        asked = party.seats[0].post("/seats/0/asks", {"about": about})
        assert asked.json() == {"rev": written}, about
        assert rev(party.watcher) == written


def test_each_seat_changes_settings_so_often_and_the_others_are_not_held_up(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Room, "most_asides", 3)
    party = begin(client, "here", "link")
    mine, other = party.seats
    for name in ("Ada", "Eve", "Ida"):
        assert mine.post("/seats/0/name", {"name": name}).status_code == 200
    before = rev(mine)
    refused = mine.post("/seats/0/name", {"name": "Una"})
    assert (refused.status_code, refused.json()["code"]) == (403, "enough")
    assert refused.json()["text"].count(".") == 1
    assert (rev(mine), mine.get().json()["people"][0]) == (before, "Ida")
    assert other.post("/seats/1/name", {"name": "Sam"}).status_code == 200
    assert other.post("/pace", {"pace": "slow"}).status_code == 200
    assert mine.post("/pace", {"pace": "quick"}).json()["code"] == "enough"
    assert other.post("/pace", {"pace": "quick"}).status_code == 200


def test_a_bot_may_always_play_for_a_person_but_does_not_come_and_go_for_ever(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody may hold up the others by using up what is kept, and leaving."""
    monkeypatch.setattr(Room, "most_asides", 2)
    mine = begin(client, "here", "link").seats[0]
    for bot in ("random", "", "random", ""):
        assert mine.post("/seats/0", {"bot": bot}).status_code == 200
    assert mine.post("/seats/0/name", {"name": "Ada"}).json()["code"] == "enough"
    assert mine.post("/seats/0", {"bot": "random"}).status_code == 200
    assert mine.post("/seats/0", {"bot": "builder"}).json()["code"] == "enough"
    assert mine.post("/seats/0", {"bot": ""}).json()["code"] == "enough"
    assert mine.post("/seats/0/resign", {}).status_code == 200


def test_answers_are_taken_back_so_often_and_the_game_goes_on(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Room, "most_asides", 2)
    first = begin(client, "here", "here", seed=SEED).seats[1]
    for _ in range(2):
        first.answer().raise_for_status()
        first.step("undo").raise_for_status()
    first.answer().raise_for_status()
    before = first.snapshot()
    for step in ("undo", "restart"):
        assert first.step(step).json()["code"] == "enough"
    assert first.snapshot() == before
    assert first.answer().status_code == 200


def test_a_game_has_so_many_answers_and_then_nobody_is_asked(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Room, "most_answers", 3)
    first = begin(client, "here", "here", seed=SEED).seats[1]
    offered = 0
    while first.snapshot()["scene"]["question"]:
        offered = first.snapshot()["scene"]["question"]["options"][0]["answer"]
        first.answer().raise_for_status()
    now = first.snapshot()
    assert now["moment"] >= 3
    refused = first.give(now["rev"], offered)
    assert (refused.status_code, refused.json()["code"]) == (400, "too-long")
    assert first.snapshot() == now


def test_bots_do_not_play_on_where_nobody_is_asked(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = begin(client, "here", "random")
    wait_for_seat(party.seats[0], 0)
    moment = party.seats[0].snapshot()["moment"]
    monkeypatch.setattr(Room, "most_answers", 0)
    party.seats[0].post("/seats/0", {"bot": "random"}).raise_for_status()
    let_bots_answer(party.seats[0])
    assert party.seats[0].snapshot()["moment"] == moment
    hall = client.app.dependencies["hall"].dependency()
    assert party.room not in hall._players, "nor is anybody kept busy"


def test_a_waiting_room_is_as_large_after_many_changes_as_after_few(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is one row that is written anew; those who left it are not in it any more."""
    sizes: list[int] = []
    change = Store.change_waiting

    async def weighed(self: Store, name: str, rev: int, body: str, at: float) -> None:
        sizes.append(len(body))
        assert msgspec.json.decode(body)["room"]
        await change(self, name, rev, body, at)

    monkeypatch.setattr(Store, "change_waiting", weighed)
    host = opened(client, "link", "link")
    for _ in range(30):
        host.link = host.look()["link"]
        sam = friend(host, "Sam")
        host.post("leave", {"number": sam.me()["number"]}).raise_for_status()
    assert max(sizes) - max(sizes[:2]) < 10, "but for the digits of what it counts"
