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
    log = guest.snapshot()["log"]
    assert (log["start"], log["lines"], log["more"]) == (0, lines, False)


def test_every_step_on_the_map_is_told_with_its_page(client: Client) -> None:
    guest = kept(client)
    log = guest.snapshot()["log"]
    moved = [line["moment"] for line in log["lines"] if line["kind"] == "caravan_moved"]
    travels = [each for each in log["told"]["travels"] if each["moment"] >= log["start"]]
    went = [each for each in travels if each["figure"] == "caravan" and each["goal"] >= 0]
    assert [each["moment"] for each in went] == moved
    assert any(each["gain"] for each in travels)


def test_every_fight_is_told_once_with_the_page_in_which_it_ended(client: Client) -> None:
    guest = kept(client, "base-4-first-game-eager")
    log = guest.snapshot()["log"]
    lines, fights = log["lines"], log["told"]["fights"]
    while log["more"]:
        log = page(guest, log["start"])
        lines, fights = log["lines"] + lines, log["told"]["fights"] + fights
    ended = [line["moment"] for line in lines if line["kind"] == "attack_result"]
    assert [fight["end"] for fight in fights] == ended
    assert all(fight["attacker"]["dice"] and fight["defender"]["dice"] for fight in fights)


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
    nothing = {"start": 0, "lines": [], "more": False, "told": {"fights": [], "travels": []}}
    assert page(guest, 0) == page(guest, -5) == nothing
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
