"""Who is let in: secrets, names, origins, and how much of anything one may ask for."""

import json
import logging
import re
from dataclasses import replace

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from tests.patience import HANGING
from tests.server.conftest import Backend
from tests.server.guests import Client, Guest, begin, wish
from ziggurat.table import keys, live

WRONG = ["x" * 24, "", "é" * 24, "%00", "A" * 5000, "a b c d e f g h"]
PATHS = ["", "/snapshot", "/moments/0", "/history", "/links", "/record", "/why?answer=1"]
STEP = {"rev": 0, "key": "abcdefgh"}
POSTS = {
    "/answers": STEP | {"answer": 0},
    "/undo": STEP,
    "/redo": STEP,
    "/seats/0": {"bot": "random"},
    "/seats/0/asks": {"about": []},
    "/pace": {"pace": "slow"},
    "/fork": {"moment": 0, "seats": [{"kind": "here"}, {"kind": "here"}]},
}


def test_a_wrong_secret_and_a_missing_game_cannot_be_told_apart(client: Client) -> None:
    party = begin(client, "here", "link")
    before = party.state()
    missing = client.get("/api/games/0123456789abcdef", headers={"Authorization": "Bearer x"})
    assert missing.status_code == 404
    for secret in WRONG:
        headers = {b"Authorization": f"Bearer {secret}".encode()}
        for path in PATHS:
            answer = client.get(f"/api/games/{party.room}{path}", headers=headers)
            assert (answer.status_code, answer.json()) == (404, missing.json())
        for path, body in POSTS.items():
            answer = client.post(f"/api/games/{party.room}{path}", json=body, headers=headers)
            assert (answer.status_code, answer.json()) == (404, missing.json())
    for room in ("%00", "é", "x" * 5000, "..", party.room.upper()):
        answer = client.get(f"/api/games/{room}/links", headers=party.watcher.headers)
        assert answer.status_code == 404
    assert client.get(f"/api/games/{party.room}").json() == missing.json()
    assert party.state() == before


def test_a_secret_opens_its_own_game_only(client: Client) -> None:
    one, other = begin(client, "here", "link"), begin(client, "here", "link")
    mixed = Guest(client, one.room, *other.seats[0].secrets, *other.watcher.secrets)
    assert mixed.get().status_code == 404
    assert one.seats[0].snapshot()["seats"] == [0]
    assert one.watcher.snapshot()["seats"] == []
    both = Guest(client, one.room, *one.seats[0].secrets, *one.seats[1].secrets)
    assert both.snapshot()["seats"] == [0, 1]


def test_secrets_are_told_once_and_written_nowhere(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with backend.serving() as client:
        party = begin(client, "here", "link")
        secrets = [*party.seats[0].secrets, *party.seats[1].secrets, *party.watcher.secrets]
        assert len(set(secrets)) == 3
        texts = [guest.get(p).text for guest in party.seats for p in PATHS if p != "/links"]
        with party.seats[0].listening() as listener:
            texts.append(json.dumps(listener.hear()))
        asked = party.asked()
        texts += [asked.answer().text, asked.post("/answers", {}).text]
        texts += [asked.post("/pace", {"pace": "slow"}).text]
        assert party.seats[0].get("/links").json()["watch"] == party.watcher.secrets[0]
    texts += [record.getMessage() for record in caplog.records]
    assert caplog.records
    for secret in secrets:
        assert not any(secret in text for text in texts)
    for file in backend.settings.data.iterdir():
        assert not any(secret.encode() in file.read_bytes() for secret in secrets)
    assert (backend.settings.data / "secret.key").stat().st_mode & 0o077 == 0


def test_secrets_are_long_and_differ_by_room_and_master_key() -> None:
    one, other = keys.Keys(b"1" * 32), keys.Keys(b"2" * 32)
    drawn = {k.seat(room, s) for k in (one, other) for room in ("a", "b") for s in range(5)}
    drawn |= {k.invitation(room, s) for k in (one, other) for room in ("a", "b") for s in range(5)}
    drawn |= {k.watch(room) for k in (one, other) for room in ("a", "b")}
    drawn |= {k.host(room) for k in (one, other) for room in ("a", "b")}
    assert len(drawn) == 48
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{24}", secret) for secret in drawn)  # 144 bits
    assert "1" not in repr(one)
    with pytest.raises(ValueError, match="32 bytes"):
        keys.Keys(b"short")


def connected(client: Client, room: str, header: str, value: str) -> WebSocketTestSession:
    return client.websocket_connect(f"/live/{room}", headers={header: value})


def test_requests_of_other_pages_are_refused(client: Client) -> None:
    party = begin(client, "here", "link")
    before = party.state()
    for origin in ("http://evil.example", "null", "http://testserver.local.evil", "http://[", ""):
        headers = party.asked().headers | {"Origin": origin}
        answer = client.post(f"/api/games/{party.room}/undo", json=STEP, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign"), origin
        with pytest.raises(WebSocketDisconnect), connected(client, party.room, "Origin", origin):
            pass
    own = party.asked().headers | {"Origin": "http://testserver.local"}
    assert client.get(f"/api/games/{party.room}", headers=own).status_code == 200
    assert party.state() == before


def test_only_the_names_of_the_table_are_answered_to(client: Client) -> None:
    party = begin(client, "here", "link")
    for host in ("evil.example", "testserver.local.evil", "evil@testserver.local", ""):
        headers = party.asked().headers | {"Host": host}
        for path in ("/", "/api/welcome", f"/api/games/{party.room}", "/nothing", "/api/docs"):
            answer = client.get(path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
        with pytest.raises(WebSocketDisconnect), connected(client, party.room, "Host", host):
            pass
    port = party.asked().headers | {"Host": "testserver.local:8321"}
    assert client.get(f"/api/games/{party.room}", headers=port).status_code == 200


def test_one_client_may_ask_only_so_often(backend: Backend) -> None:
    with backend.serving(per_second=5) as client:
        codes = [client.get("/api/welcome").status_code for _ in range(30)]
        assert set(codes) == {200, 429}
        refused = client.get("/api/welcome")
        while refused.status_code == 200:
            refused = client.get("/api/welcome")
        assert refused.json()["code"] == "too-many"


def test_one_client_may_begin_only_so_many_games(backend: Backend) -> None:
    with backend.serving(games_per_minute=4) as client:
        party = begin(client, "here", "here")
        answers = [client.post("/api/games", json=wish("here", "here")) for _ in range(2)]
        record = client.post("/api/games/import", json={"record": ""})
        fork = party.seats[0].post("/fork", {"moment": 0, "seats": wish("here", "here")["seats"]})
        assert [answer.status_code for answer in answers] == [201, 201]
        assert record.json()["code"] == "bad-record"
        assert (fork.status_code, fork.json()["code"]) == (429, "too-many")
        assert party.watcher.get().status_code == 200


def test_a_server_keeps_only_so_many_games(backend: Backend) -> None:
    with backend.serving(most_games=2) as client:
        party = begin(client, "here", "here")
        begin(client, "here", "here")
        full = client.post("/api/games", json=wish("here", "here"))
        assert (full.status_code, full.json()["code"]) == (503, "full")
        fork = party.seats[0].post("/fork", {"moment": 0, "seats": wish("here", "here")["seats"]})
        assert fork.status_code == 403 or fork.json()["code"] == "full"
        assert party.asked().answer().status_code == 200


def test_a_game_has_only_so_many_listeners(backend: Backend) -> None:
    with backend.serving(most_listeners=1) as client:
        party = begin(client, "here", "here")
        with party.watcher.listening() as first:
            assert first.hear()["type"] == "snapshot"
            with party.seats[0].listening() as second:
                assert second.hear()["code"] == "crowded"
            assert party.asked().answer().status_code == 200
        with party.seats[0].listening() as later:
            assert later.hear()["type"] == "snapshot"


HELLOS = [
    "",
    "hello",
    "[]",
    "{}",
    '{"secrets": []}',
    '{"secrets": ["short"]}',
    '{"secrets": ["SECRET"], "lang": "xx"}',
    '{"secrets": ["SECRET"], "rev": 1}',
    '{"secrets": "SECRET"}',
    json.dumps({"secrets": ["x" * 24] * 14}),
    json.dumps({"secrets": ["x" * 24], "lang": "x" * 100_000}),
    "[" * 5000,
]


def test_a_socket_without_a_proper_hello_is_closed(client: Client) -> None:
    party = begin(client, "here", "link")
    for hello in HELLOS:
        with client.websocket_connect(f"/live/{party.room}") as socket:
            socket.send_text(hello.replace("SECRET", party.seats[0].secrets[0]))
            said = json.loads(socket.receive_text(timeout=HANGING))
            assert said["code"] == "malformed", hello[:50]
            with pytest.raises(WebSocketDisconnect):
                socket.receive_text(timeout=HANGING)
    with client.websocket_connect(f"/live/{party.room}") as socket:
        socket.send_bytes(b"\x00\xff")
        assert json.loads(socket.receive_text(timeout=HANGING))["code"] == "malformed"
    assert not party.watcher.snapshot()["players"][0]["here"]


NOT_TEXT = [b'{"rev": 0, "key": "\xff"}', b'{"record": "\xc3\x28"}', b'{"pace": "\xed\xa0\x80"}']
NOWHERE = ["/%00", "/index.html/x", "/%ff", "/" + "x" * 300, "/" + "x" * 9000, "/" + "a/" * 3000]


def test_what_is_not_text_is_refused_with_a_sentence(client: Client) -> None:
    party = begin(client, "here", "link")
    for path in (*(f"/{party.room}{path}" for path in POSTS), "", "/import"):
        for body in NOT_TEXT:
            url = f"/api/games{path}"
            answer = client.post(url, content=body, headers=party.asked().headers)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), (path, body)
            assert answer.json()["text"].endswith(".")
    for hello in (*NOT_TEXT, b'{"secrets": ["\xff"]}'):
        with client.websocket_connect(f"/live/{party.room}") as socket:
            socket.send_bytes(hello)
            assert json.loads(socket.receive_text(timeout=HANGING))["code"] == "malformed"


def test_a_path_that_no_file_can_have_leads_nowhere(client: Client) -> None:
    for path in NOWHERE:
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path[:40]


def test_a_socket_that_says_nothing_is_closed(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "_HELLO_WITHIN", 0.1)
    party = begin(client, "here", "link")
    with client.websocket_connect(f"/live/{party.room}") as socket:
        assert json.loads(socket.receive_text(timeout=HANGING))["code"] == "malformed"


def test_a_socket_with_a_wrong_secret_hears_nothing(client: Client) -> None:
    party = begin(client, "here", "link")
    for room, secret in ((party.room, "x" * 24), ("0" * 16, party.seats[0].secrets[0])):
        with client.websocket_connect(f"/live/{room}") as socket:
            socket.send_json({"secrets": [secret]})
            assert json.loads(socket.receive_text(timeout=HANGING))["code"] == "no-game"
            with pytest.raises(WebSocketDisconnect):
                socket.receive_text(timeout=HANGING)


def test_a_second_message_ends_a_socket_and_changes_nothing(client: Client) -> None:
    party = begin(client, "here", "link")
    before = party.state()
    with party.asked().listening() as listener:
        listener.hear()
        listener.socket.send_json({"rev": 0, "key": "abcdefgh", "answer": 0})
        while (message := listener.hear())["type"] != "problem":
            pass
        assert message["code"] == "malformed"
    assert party.state() == before


def test_every_response_keeps_the_page_to_itself(client: Client) -> None:
    party = begin(client, "here", "link")
    answers = [
        client.get("/"),
        client.get("/nothing"),
        client.get("/api/nothing"),
        client.post("/nothing"),
        client.delete("/api/welcome"),
        client.get("/api/welcome"),
        client.get("/api/docs/"),
        client.get("/api/docs/openapi.json"),
        client.get("/api/welcome", headers={"Origin": "http://evil.example"}),
        client.post("/api/games", content=b"{"),
        client.post("/api/games", content=b"x" * 600_000),
        client.get("/api/games/none"),
        party.seats[0].get("/snapshot"),
        party.seats[0].get("/moments/x"),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cache-control"] == "no-cache"
        assert "access-control-allow-origin" not in answer.headers
    page = client.get("/").text
    asset = re.findall(r"/assets/[^\"]+\.js", page)[0]
    assert client.get(asset).headers["cache-control"] == "public, max-age=31536000, immutable"
    assert client.get("/assets/none.js").headers["cache-control"] == "no-cache"


def test_a_table_answers_on_this_machine_only_unless_told_otherwise(backend: Backend) -> None:
    fresh = replace(backend.settings, hosts=type(backend.settings)(backend.settings.data).hosts)
    with Backend(fresh).serving() as client:
        assert client.get("/api/welcome").status_code == 403
        for name in ("localhost:8321", "127.0.0.1:8321", "[::1]:8321", "localhost"):
            assert client.get("/api/welcome", headers={"Host": name}).status_code == 200


@pytest.mark.parametrize(
    ("body", "named"),
    [({"seats": []}, "seats"), ({}, "seats"), ([], "data"), ({"seats": 3}, "seats")],
)
def test_a_message_of_the_wrong_form_is_refused_in_the_language_of_who_asks(
    client: Client, body: object, named: str
) -> None:
    """The page of the API is in English; a person who reads French reads French."""
    english, french = (
        client.post("/api/games", params={"lang": lang}, json=body) for lang in ("en", "fr")
    )
    assert english.status_code == french.status_code == 400
    assert english.json()["code"] == french.json()["code"] == "malformed"
    assert "Validation failed" in english.json()["text"]
    assert french.json()["text"] == f"Le message n’a pas la forme attendue\u00a0: {named}."
