"""The log comes in pages: the newest with the table, older ones to whoever asks."""

from pathlib import Path

import pytest

from tests.server.guests import Client, Guest, Json, begin
from ziggurat.table import views

RECORDS = Path(__file__).parent.parent / "records"


def kept(client: Client, name: str = "base-2-first-game-eager") -> Guest:
    text = (RECORDS / f"{name}.json").read_text("utf-8")
    made = client.post("/api/games/import", json={"record": text}).json()
    return Guest(client, made["room"], made["watch"])


def page(guest: Guest, before: int, lang: str = "en") -> Json:
    found: Json = guest.get("/log", before=before, lang=lang).raise_for_status().json()
    return found


def whole(guest: Guest) -> list[Json]:
    """The log put together page by page, from the newest to the oldest."""
    found = guest.snapshot()["log"]
    lines: list[Json] = found["lines"]
    while found["more"]:
        found = page(guest, found["start"])
        lines = found["lines"] + lines
    return lines


def test_the_pages_make_up_the_log(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = kept(client)
    log = guest.snapshot()["log"]
    assert log["more"]
    lines = whole(guest)
    assert len(lines) > len(log["lines"])
    moments = [line["moment"] for line in lines]
    assert moments == sorted(moments)
    monkeypatch.setattr(views, "PAGE", 100_000)
    assert guest.snapshot()["log"] == {"start": 0, "lines": lines, "more": False}


def test_a_page_is_small_and_ends_where_a_moment_does(client: Client) -> None:
    guest = kept(client)
    log = guest.snapshot()["log"]
    assert views.PAGE <= len(log["lines"]) < views.PAGE + 50
    older = page(guest, log["start"])
    assert older["lines"][-1]["moment"] < log["start"] == log["lines"][0]["moment"]


def test_pages_come_in_both_languages_and_only_to_those_who_may_look(client: Client) -> None:
    guest = kept(client)
    assert page(guest, 20)["lines"][-1]["text"] != page(guest, 20, "fr")["lines"][-1]["text"]
    stranger = Guest(client, guest.room, "x" * 24)
    assert stranger.get("/log", before=20).status_code == 404
    assert page(guest, 0) == page(guest, -5) == {"start": 0, "lines": [], "more": False}
    last = guest.snapshot()["moment"]
    assert page(guest, 10**12)["lines"] == page(guest, last)["lines"]
    assert guest.get("/log").status_code == 400


def test_whoever_listens_gets_no_more_than_a_page(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "PAGE", 5)
    party = begin(client, "here", "here", seed=1)
    with party.watcher.listening() as watcher:
        for number in range(12):
            rev = party.asked().answer(number).json()["rev"]
            watcher.until_rev(rev)
        assert watcher.log[-5:] == party.watcher.snapshot()["log"]["lines"][-5:]
    assert len(watcher.log) > 5
    assert whole(party.watcher)[-len(watcher.log) :] == watcher.log
