"""Before a game: people meet by a link, say who they are, choose seats, and begin when all are
ready."""

import json
from typing import Any

import httpx
import pytest

from tests.patience import HANGING, until
from tests.server.conftest import Backend
from tests.server.guests import Client, Guest, Json, fresh_key, wish
from tests.server.test_closing import Turned
from ziggurat.table.store import Header, Store


class Waiter:
    """Somebody at a device who has the link of a waiting room."""

    def __init__(self, client: Client, name: str, link: str) -> None:
        self.client = client
        self.name = name
        self.link = link
        self.device = f"device-{fresh_key():-<24}"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.link} {self.device}"}

    def look(self) -> Json:
        found = self.client.get(f"/api/waiting/{self.name}", headers=self.headers)
        result: Json = found.raise_for_status().json()
        return result

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.client.post(
            f"/api/waiting/{self.name}/{path}", json=body or {}, headers=self.headers
        )

    def join(self, name: str) -> httpx.Response:
        return self.post("join", {"name": name, "device": self.device})

    def me(self) -> Json:
        found: Json = next(person for person in self.look()["people"] if person["mine"])
        return found


def opened(client: Client, *seats: str, name: str = "Ada", **words: Any) -> Waiter:
    """A waiting room and its host."""
    host = Waiter(client, "", "")
    body = {"wish": wish(*seats, **words), "name": name, "device": host.device}
    found = client.post("/api/waiting", json=body)
    assert found.status_code == 201, found.text
    host.name, host.link = found.json()["name"], found.json()["link"]
    return host


def friend(host: Waiter, name: str, client: Client | None = None) -> Waiter:
    """Somebody who comes by the link."""
    found = Waiter(client or host.client, host.name, host.link)
    assert found.join(name).status_code == 200
    return found


def refused(answer: httpx.Response) -> str:
    assert answer.status_code >= 400
    return str(answer.json()["code"])


def seats_of(waiter: Waiter) -> list[tuple[str, int]]:
    return [(person["name"], person["seat"]) for person in waiter.look()["people"]]


def test_a_friend_who_opens_the_link_says_a_name_and_has_a_seat(client: Client) -> None:
    host = opened(client, "link", "link")
    sam = Waiter(client, host.name, host.link)
    assert [person["mine"] for person in sam.look()["people"]] == [False], "only the link so far"
    sam.join("Sam")
    assert seats_of(host) == [("Ada", 0), ("Sam", 1)]
    assert sam.me()["name"] == "Sam"
    assert host.me()["host"]
    assert not sam.me()["host"]


def test_who_comes_when_the_seats_are_taken_watches(client: Client) -> None:
    host = opened(client, "link", "random")
    eve = friend(host, "Eve")
    assert seats_of(host) == [("Ada", 0), ("Eve", -1)]
    assert refused(eve.post("me", {"seat": 1})) == "taken", "a bot has it"
    assert refused(eve.post("me", {"seat": 0})) == "taken"
    eve.post("me", {"ready": True})
    assert not eve.me()["ready"], "who watches is not waited for"


def test_nobody_comes_in_without_the_link(client: Client) -> None:
    host = opened(client, "link", "link")
    stranger = Waiter(client, host.name, "x" * 24)
    assert refused(stranger.join("Mallory")) == "no-game"
    for path in ("me", "leave", "begin", "again"):
        body = {"number": 0} if path == "leave" else {}
        assert refused(stranger.post(path, body)) == "no-game"
    watcher = Waiter(client, host.name, host.link)  # has the link, but did not come in
    assert refused(watcher.post("me", {"ready": True})) == "not-here"
    assert refused(watcher.post("leave", {"number": 0})) == "not-yours"


def test_the_game_begins_when_all_are_ready_and_each_has_a_seat_of_his_own(client: Client) -> None:
    host = opened(client, "link", "link", "random")
    sam = friend(host, "Sam")
    host.post("me", {"ready": True})
    assert refused(host.post("begin")) == "not-ready"
    sam.post("me", {"ready": True})
    assert host.look()["all_ready"]
    assert host.look()["room"] == "" == host.look()["seat_secret"]
    begun = sam.post("begin").raise_for_status().json()
    theirs = host.look()
    assert begun["room"] == theirs["room"] != ""
    assert begun["seat_secret"] != theirs["seat_secret"]
    assert begun["host"] == "" != theirs["host"]
    mine = Guest(client, begun["room"], begun["seat_secret"])
    assert mine.snapshot()["seats"] == [1]
    assert [player["name"] for player in mine.snapshot()["players"]] == ["Ada", "Sam", ""]
    assert host.post("begin").json()["room"] == begun["room"], "it begins once"
    outside = Waiter(client, host.name, host.link).look()
    assert (outside["seat_secret"], outside["host"]) == ("", "")
    assert Guest(client, begun["room"], outside["watch"]).snapshot()["seats"] == []


def test_two_who_begin_at_the_same_time_begin_one_game(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = opened(client, "link", "random")
    host.post("me", {"ready": True})
    begun = host.post("begin").json()
    with monkeypatch.context() as other:
        looks, header = iter([None]), Store.header

        async def not_yet(self: Store, room: str) -> Header | None:
            return next(looks, await header(self, room))

        other.setattr(Store, "header", not_yet)  # as the second one saw it
        again = host.post("begin")
    assert (again.status_code, again.json()["room"]) == (200, begun["room"])


def test_the_colours_of_a_game_are_those_its_people_like(client: Client) -> None:
    host = opened(client, "link", "link", "random")
    sam = friend(host, "Sam")
    sam.post("me", {"color": "green", "ready": True})
    host.post("me", {"color": "mauve", "ready": True})
    assert [person["color"] for person in host.look()["people"]] == ["mauve", "green"]
    assert refused(host.post("me", {"color": "<b>"})) == "malformed"
    room = host.post("begin").raise_for_status().json()
    guest = Guest(client, room["room"], room["watch"])
    colors = [tag["color"] for tag in guest.get().json()["tags"]]
    assert colors[1] == "green"
    assert len(set(colors)) == 3


def test_only_the_host_changes_what_is_played_and_not_once_another_is_ready(client: Client) -> None:
    host = opened(client, "link", "link")
    sam = friend(host, "Sam")
    three = wish("link", "link", "link")
    assert refused(sam.post("table", three)) == "not-yours"
    assert host.post("table", three).status_code == 200
    sam.post("me", {"ready": True})
    assert refused(host.post("table", wish("link", "link"))) == "ready"
    assert host.post("table", wish("link", "link", "random")).status_code == 200, "a bot may come"
    assert refused(host.post("table", wish("link", "random", "link"))) == "taken"
    assert sam.me()["ready"]


def test_with_fewer_seats_whoever_sat_beyond_sits_elsewhere(client: Client) -> None:
    host = opened(client, "link", "link", "link")
    friend(host, "Sam")
    eve = friend(host, "Eve")
    host.post("me", {"seat": -1})
    assert host.post("table", wish("link", "link")).status_code == 200
    assert seats_of(host) == [("Ada", -1), ("Sam", 1), ("Eve", 0)]
    assert not eve.me()["ready"]


def test_when_the_host_leaves_the_next_one_is_host(client: Client) -> None:
    host = opened(client, "link", "link")
    sam = friend(host, "Sam")
    eve = friend(host, "Eve")
    assert refused(sam.post("leave", {"number": eve.me()["number"]})) == "not-yours"
    host.post("leave", {"number": host.me()["number"]})
    assert sam.me()["host"]
    sam.post("leave", {"number": eve.me()["number"]})
    assert seats_of(sam) == [("Sam", 1)]


def test_a_setup_that_cannot_be_is_refused_with_a_sentence_in_the_askers_language(
    client: Client,
) -> None:
    body = {"wish": wish("link", "nobody"), "name": "Ada", "device": "d" * 24}
    found = client.post("/api/waiting?lang=fr", json=body)
    assert refused(found) == "bad-setup"
    assert "mise en place" in found.json()["text"] or "partie" in found.json()["text"]
    host = opened(client, "link", "link")
    assert refused(host.post("table", wish("link", "link", map="nowhere"))) == "bad-setup"
    assert refused(host.post("table", wish("link", "link", seed=1))) == "bad-setup", (
        "whoever chose the seed would foresee the dice"
    )


BLANK, HEAPED = "\u3164", "a" + "\u0300" * 6


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "<b>", "a\u202eb", "a\x00b", "🏛", "- -", BLANK, HEAPED]
)
def test_a_name_is_bounded_text(client: Client, name: str) -> None:
    host = opened(client, "link", "link")
    assert refused(Waiter(client, host.name, host.link).join(name)) == "bad-name"
    assert refused(host.post("me", {"name": name})) == "bad-name"
    assert seats_of(host) == [("Ada", 0)]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Éloïse   d'Arc ", "Éloïse d'Arc"),
        ("Zoe\u0301", "Zoé"),
        ("李 2", "李 2"),
        ("J.-P.", "J.-P."),
        ("पार्थ", "पार्थ"),
    ],
)
def test_names_of_all_scripts_are_kept_tidy(client: Client, typed: str, kept: str) -> None:
    host = opened(client, "link", "link", name=typed)
    assert seats_of(host) == [(kept, 0)]


def test_the_waiting_room_hears_who_comes_who_is_there_and_that_it_began(client: Client) -> None:
    host = opened(client, "link", "link")
    with client.websocket_connect(f"/live/waiting/{host.name}") as socket:
        socket.send_json({"secrets": [host.link, host.device]})

        def heard_until(*wanted: str) -> Json:
            while True:
                text = socket.receive_text(timeout=HANGING)
                if text:
                    found: Json = json.loads(text)
                    assert found["type"] == "waiting"
                    if [person["name"] for person in found["people"]] == list(wanted):
                        return found

        assert heard_until("Ada")["people"][0]["mine"]
        friend(host, "Sam")
        assert heard_until("Ada", "Sam")["people"][0]["here"]


def test_a_socket_without_the_link_is_refused(client: Client) -> None:
    host = opened(client, "link", "link")
    with client.websocket_connect(f"/live/waiting/{host.name}") as socket:
        socket.send_json({"secrets": ["x" * 24]})
        assert socket.receive_json(timeout=HANGING)["code"] == "no-game"


def test_a_waiting_room_outlives_the_server_and_is_the_same_at_another(backend: Backend) -> None:
    with backend.serving() as client:
        host = opened(client, "link", "link")
    with backend.serving() as client, backend.serving() as other:
        host.client = client
        sam = friend(host, "Sam", other)
        assert seats_of(host) == seats_of(sam) == [("Ada", 0), ("Sam", 1)]
        for waiter in (host, sam):
            waiter.post("me", {"ready": True})
        room = host.post("begin").json()["room"]
        assert sam.post("begin").json()["room"] == room


def test_a_server_keeps_no_more_waiting_rooms_than_games(backend: Backend) -> None:
    with backend.serving(most_games=2) as client:
        for _ in range(2):
            opened(client, "link", "link")
        body = {"wish": wish("link", "link"), "name": "Ada", "device": "d" * 24}
        assert refused(client.post("/api/waiting", json=body)) == "full"


def test_a_waiting_room_is_forgotten_with_its_talk_after_thirty_days_without_a_change(
    backend: Backend,
) -> None:
    clock, day = Turned(), 86_400.0
    with backend.serving(clock) as client:
        store = client.app.dependencies["hall"].dependency().store
        left, used = opened(client, "link", "link"), opened(client, "link", "link")
        left.post("talk", {"text": "Anybody?", "key": fresh_key()}).raise_for_status()
        clock.time += 29 * day
        used.post("me", {"name": "Eve"}).raise_for_status()
        opened(client, "link", "link")
        assert seats_of(left) == [("Ada", 0)]
        clock.time += 2 * day
        opened(client, "link", "link")
        assert refused(left.post("me", {"name": "Eve"})) == "no-game"
        with client.portal() as loop:
            assert loop.call(store.talk, left.name) == []
        assert seats_of(used) == [("Eve", 0)]


def test_the_same_people_meet_again_when_their_game_is_over(client: Client) -> None:
    host = opened(client, "link", "random")
    host.post("me", {"ready": True})
    begun = host.post("begin").json()
    assert refused(host.post("again")) == "running"
    mine = Guest(client, begun["room"], begun["seat_secret"])
    assert mine.post("/seats/0/resign", {}).status_code == 200
    until(lambda: bool(mine.get().json()["over"]), "the bots to end the game")
    found = host.post("again").json()
    assert found["room"] == ""
    assert found["people"][0]["ready"]
    assert host.post("begin").json()["room"] not in ("", begun["room"])
