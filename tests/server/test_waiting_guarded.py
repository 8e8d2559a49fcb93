"""A waiting room among people who mean no good, or act at the same moment."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.patience import HANGING, until
from tests.server.conftest import Backend
from tests.server.guests import Client, Guest, Json, begin, wish
from tests.server.test_waiting import Waiter, friend, opened, refused
from ziggurat.core.game import BadSetup
from ziggurat.table import wire
from ziggurat.table.beginning import Beginning
from ziggurat.table.foyer import Foyer
from ziggurat.table.keys import fresh_room
from ziggurat.table.refusal import Refusal
from ziggurat.table.store import Store
from ziggurat.table.waiting import WaitingRoom
from ziggurat.table.wire_waiting import Gone, Myself


def ready(*people: Waiter) -> None:
    for each in people:
        each.post("me", {"ready": True}).raise_for_status()


def test_whoever_has_no_secret_does_not_learn_that_a_game_has_begun(client: Client) -> None:
    host = opened(client, "link", "random")
    ready(host)
    host.post("begin").raise_for_status()
    stranger = Waiter(client, host.name, "x" * 24)
    for path in ("begin", "again"):
        assert refused(stranger.post(path)) == "no-game"


def test_nobody_without_a_secret_makes_the_table_begin_a_game(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = opened(client, "link", "random")
    ready(host)

    async def fails(*_: object) -> None:
        raise ValueError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Beginning, "new_game", fails)
        assert host.post("begin").status_code == 500
        assert refused(host.post("again")) == "running", "it may begin yet"
    stranger = Waiter(client, host.name, "x" * 24)
    assert refused(stranger.post("begin")) == "no-game"
    assert host.look()["room"] == "", "nobody is led to a game that is not there"
    assert host.post("begin").json()["room"] != ""


def test_nobody_is_led_to_a_game_before_it_is_there(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = opened(client, "link", "link")
    sam = friend(host, "Sam")
    ready(host, sam)
    seen = []
    begins, foyer = Beginning.new_game, client.app.dependencies["foyer"].dependency()

    async def slowly(self: Beginning, wish: wire.NewGame, name: str = "") -> wire.Created:
        view = await foyer.look(sam.name, [sam.link, sam.device])
        seen.append((view.room, view.seat_secret, view.watch))
        return await begins(self, wish, name)

    monkeypatch.setattr(Beginning, "new_game", slowly)
    room = host.post("begin").raise_for_status().json()["room"]
    assert seen == [("", "", "")]
    assert sam.look()["room"] == room


def test_where_no_more_games_are_kept_the_people_wait_on(backend: Backend) -> None:
    with backend.serving(most_games=1) as client:
        begin(client, "here", "random")
        host = opened(client, "link", "random")
        ready(host)
        assert refused(host.post("begin")) == "full"
        view = host.look()
        assert (view["room"], view["seat_secret"]) == ("", "")
        assert host.post("me", {"ready": False}).status_code == 200, "nothing has begun"


def test_whoever_comes_late_to_meet_again_does_not_end_the_next_game(client: Client) -> None:
    """He asked while the first game was over, and is heard when the second has begun."""
    first, second = fresh_room(), fresh_room()
    seats = [wire.SeatWish("link"), wire.SeatWish("bot", "random")]
    room = WaitingRoom(wire.NewGame(seats), first)
    room.join("ada", "Ada", "")
    room.join("sam", "Sam", "")
    room.change("ada", Myself(ready=True))
    room.begin("ada")
    room.again("ada", second, over=first)
    assert (room.begun, room.room) == (False, second)
    room.begin("ada")
    with pytest.raises(Refusal) as late:
        room.again("sam", fresh_room(), over=first)
    assert late.value.code == "running"
    assert (room.begun, room.room) == (True, second)


def test_a_game_that_begins_while_another_comes_back_goes_on(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He looked when nothing had begun yet."""
    host = opened(client, "link", "link")
    sam = friend(host, "Sam")
    ready(host, sam)
    acts = Foyer._act

    async def slowly(self: Foyer, name: str, secrets: list[str], act: Any) -> Any:
        monkeypatch.undo()
        await self.begin(name, [host.device])  # meanwhile
        return await acts(self, name, secrets, act)

    monkeypatch.setattr(Foyer, "_act", slowly)
    assert refused(sam.post("again")) == "running"
    assert host.look()["room"] == sam.look()["room"] != ""


def test_who_comes_to_an_empty_room_is_not_the_host_of_the_game_that_began_there(
    client: Client,
) -> None:
    host = opened(client, "link", "random")
    ready(host)
    begun = host.post("begin").raise_for_status().json()
    assert begun["host"] != ""
    assert host.look()["host"] == begun["host"]
    host.post("leave", {"number": host.me()["number"]}).raise_for_status()
    late = friend(host, "Mallory")
    assert late.me()["host"], "of the room, for a next game"
    assert (late.look()["host"], late.look()["seat_secret"]) == ("", "")
    assert Guest(client, begun["room"], begun["host"]).get().status_code == 200


def test_the_socket_of_somebody_who_is_sent_away_ends_with_a_word(client: Client) -> None:
    host = opened(client, "link", "link")
    sam = friend(host, "Sam")
    with client.websocket_connect(f"/live/waiting/{host.name}") as socket:
        socket.send_json({"secrets": [sam.device]})
        assert socket.receive_json(timeout=HANGING)["type"] == "waiting"
        host.post("leave", {"number": sam.me()["number"]}).raise_for_status()
        heard: Json = {}
        while heard.get("type") != "problem":
            heard = socket.receive_json(timeout=HANGING)
        assert heard["code"] == "no-game"
    until(lambda: not host.look()["people"][0]["here"], "nobody to be there")


def test_whoever_was_sent_away_does_not_come_back_by_the_link_he_has(client: Client) -> None:
    """Nor under another name, nor at another device: it is the link that no longer lets in."""
    host = opened(client, "link", "link", "link")
    sam, eve = friend(host, "Sam"), friend(host, "Eve")
    host.post("leave", {"number": sam.me()["number"]}).raise_for_status()
    other = Waiter(client, host.name, host.link)
    for gone in (sam, other):
        answer = gone.join("Sam again")
        assert (answer.status_code, refused(answer)) == (403, "old-link")
        assert answer.json()["text"].count(".") == 1
        assert refused(gone.post("begin")) == "old-link"
        assert client.get(f"/api/waiting/{gone.name}", headers=gone.headers).status_code == 403
    assert [person["name"] for person in eve.look()["people"]] == ["Ada", "Eve"]
    fresh = Waiter(client, host.name, eve.look()["link"])
    assert fresh.link == host.look()["link"] != host.link
    assert fresh.join("Ida").status_code == 200, "the others have the new link to hand on"
    assert eve.join("Eva").status_code == 200, "who is in may go on by the old one"
    assert host.post("table", wish("link", "link", "link", "link")).status_code == 200


def test_each_who_is_sent_away_makes_the_links_before_useless(client: Client) -> None:
    host = opened(client, "link", "link")
    links = [host.link]
    for _ in range(20):
        host.link = links[-1]
        sam = friend(host, "Sam")
        host.post("leave", {"number": sam.me()["number"]}).raise_for_status()
        links.append(host.look()["link"])
    assert len(set(links)) == 21
    codes = {refused(Waiter(client, host.name, link).join("Sam")) for link in links[:-1]}
    assert codes == {"old-link"}
    for wrong in (f"{links[0]}1", f"{links[0]}15", links[-1][:-1] + "5", f"{links[0]}zz"):
        assert refused(Waiter(client, host.name, wrong).join("Sam")) == "no-game", "never was one"


def test_who_leaves_by_himself_may_come_back(client: Client) -> None:
    host = opened(client, "link", "link")
    sam = friend(host, "Sam")
    sam.post("leave", {"number": sam.me()["number"]}).raise_for_status()
    assert host.look()["link"] == sam.link
    assert sam.join("Sam").status_code == 200
    host.post("leave", {"number": 99}).raise_for_status()
    assert host.look()["link"] == sam.link, "nobody was sent away"


def test_who_comes_in_at_the_moment_he_is_sent_away_does_not(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He was let in by the link, and it is another one when he sits down."""
    host = opened(client, "link", "link")
    sam = friend(host, "Sam")
    again = Waiter(client, host.name, host.link)
    change, number = Store.change_waiting, sam.me()["number"]
    foyer = client.app.dependencies["foyer"].dependency()

    async def late(self: Store, name: str, rev: int, body: str, at: float) -> None:
        monkeypatch.undo()
        await foyer.leave(name, [host.device], Gone(number))  # meanwhile
        await change(self, name, rev, body, at)

    monkeypatch.setattr(Store, "change_waiting", late)
    assert refused(again.join("Sam")) == "old-link"
    assert [person["name"] for person in host.look()["people"]] == ["Ada"]


def test_the_socket_of_somebody_who_came_by_the_link_ends_when_it_is_renewed(
    client: Client,
) -> None:
    host = opened(client, "link", "link")
    sam = friend(host, "Sam")
    with client.websocket_connect(f"/live/waiting/{host.name}") as socket:
        socket.send_json({"secrets": [sam.link, sam.device]})
        assert socket.receive_json(timeout=HANGING)["type"] == "waiting"
        host.post("leave", {"number": sam.me()["number"]}).raise_for_status()
        heard: Json = {}
        while heard.get("type") != "problem":
            heard = socket.receive_json(timeout=HANGING)
            assert heard.get("link", sam.link) == sam.link, "the new link is not for him"
        assert heard["code"] == "old-link"


def test_a_game_that_cannot_begin_says_so_in_the_askers_language(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = opened(client, "link", "random")
    ready(host)

    async def fails(*_: object) -> None:
        raise BadSetup("there is no bot {bot!r}", bot="random")

    monkeypatch.setattr(Beginning, "new_game", fails)
    found = host.post("begin?lang=fr")
    assert refused(found) == "bad-setup"
    assert "random" in found.json()["text"]
    assert "there is" not in found.json()["text"]
    assert host.post("me", {"ready": False}).status_code == 200, "nothing has begun"


def test_nobody_is_ready_for_settings_that_he_has_not_seen(client: Client) -> None:
    host = opened(client, "link", "link")
    sam = friend(host, "Sam")
    seen = sam.look()["rev"]
    clock = {"bank": 1, "turn": 1}
    host.post("table", wish("link", "link", clock=clock)).raise_for_status()
    assert refused(sam.post("me", {"ready": True, "rev": seen})) == "stale"
    assert not sam.me()["ready"]
    now = sam.look()["rev"]
    host.post("me", {"name": "Eve"}).raise_for_status()
    assert sam.post("me", {"ready": True, "rev": now}).status_code == 200, "the settings stand"


def test_whoever_meets_again_is_not_ready_for_another_game_than_the_last() -> None:
    bot = wire.SeatWish("bot", "random")
    room = WaitingRoom(wire.NewGame([wire.SeatWish("link"), wire.SeatWish("link"), bot]), "r1")
    for name in ("ada", "sam"):
        room.join(name, name, "")
        room.change(name, Myself(ready=True))
    room.begin("ada")
    room.again("ada", "r2", over="r1")
    assert room.known("ada").ready
    room.arrange("ada", replace(room.wish, hints=False), 9)
    room.again("sam", "r3", over="r1")
    assert not room.known("sam").ready
