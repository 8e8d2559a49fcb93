"""Persons at a table: their names, giving up, and going on at another device."""

import re

import pytest

from tests.server.conftest import Backend
from tests.server.guests import Client, Guest, begin, claim, wish
from ziggurat.table import seating


def names(guest: Guest) -> list[str]:
    return [player["name"] for player in guest.snapshot()["players"]]


def test_a_person_says_what_he_is_called(backend: Backend) -> None:
    with backend.serving() as client:
        party = begin(client, "here", "link", "random")
        assert names(party.watcher) == ["", "", ""]
        assert party.seats[1].post("/seats/1/name", {"name": " Sam  I. "}).status_code == 200
        assert names(party.watcher) == ["", "Sam I.", ""]
        assert party.watcher.get().json()["people"] == ["", "Sam I.", ""]
    with backend.serving() as client:
        assert names(party.watcher.at(client)) == ["", "Sam I.", ""], "it is on disk"


def test_nobody_names_another_or_a_bot(client: Client) -> None:
    party = begin(client, "here", "link", "random")
    for guest, seat, code in (
        (party.seats[0], 1, "not-yours"),
        (party.watcher, 0, "not-yours"),
        (party.seats[0], 2, "no-seat"),
        (party.seats[0], 9, "no-seat"),
    ):
        answer = guest.post(f"/seats/{seat}/name", {"name": "Mallory"})
        assert answer.json()["code"] == code
    assert party.seats[0].post("/seats/0/name", {"name": "<i>"}).json()["code"] == "bad-name"
    assert names(party.watcher) == ["", "", ""]


def test_a_name_may_come_with_the_wish(client: Client) -> None:
    body = wish("here", "random")
    body["seats"][0]["name"] = "Ada"
    made = client.post("/api/games", json=body).raise_for_status().json()
    guest = Guest(client, made["room"], made["seats"][0]["secret"])
    assert names(guest) == ["Ada", ""]
    body["seats"][1]["name"] = "Not a bot"
    assert client.post("/api/games", json=body).json()["code"] == "bad-name", "nobody names a bot"
    body["seats"][1]["name"] = ""
    body["seats"][0]["name"] = "\x07"
    assert client.post("/api/games", json=body).json()["code"] == "bad-name"


def test_whoever_resigns_has_a_bot_play_on_and_does_not_come_back(client: Client) -> None:
    party = begin(client, "here", "link")
    assert party.seats[0].post("/seats/1/resign", {}).json()["code"] == "not-yours"
    assert party.watcher.post("/seats/1/resign", {}).json()["code"] == "not-yours"
    assert party.seats[1].post("/seats/1/resign", {}).status_code == 200
    player = party.watcher.snapshot()["players"][1]
    assert player["resigned"]
    assert player["lent"]
    assert player["bot"]
    for guest in (party.seats[1], party.host):
        assert guest.post("/seats/1", {"bot": ""}).json()["code"] == "resigned"


def test_a_code_of_three_words_takes_the_seat_to_another_device_once(client: Client) -> None:
    party = begin(client, "here", "link")
    code = party.seats[1].post("/code", {"seat": 1}).raise_for_status().json()["code"]
    assert re.fullmatch("[a-z]{4} [a-z]{4} [a-z]{4}", code)
    typed = f" {code.upper().replace(' ', '-')}."
    found = client.post("/api/codes", json={"code": typed}).raise_for_status().json()
    assert found["room"] == party.room
    taken = claim(client, found["room"], found["secret"]).raise_for_status().json()
    assert Guest(client, party.room, taken["secret"]).snapshot()["seats"] == [1]
    assert client.post("/api/codes", json={"code": code}).json()["code"] == "no-code"
    assert party.seats[1].snapshot()["seats"] == [1], "the first device keeps the seat"


def test_a_code_is_for_ones_own_seat_and_a_new_one_ends_the_old(client: Client) -> None:
    party = begin(client, "here", "link")
    assert party.seats[0].post("/code", {"seat": 1}).json()["code"] == "not-yours"
    old = party.seats[0].post("/code", {"seat": 0}).json()["code"]
    new = party.seats[0].post("/code", {"seat": 0}).json()["code"]
    assert client.post("/api/codes", json={"code": old}).status_code == 404
    assert client.post("/api/codes", json={"code": new}).status_code == 200
    assert client.post("/api/codes", json={"code": "wrong"}).json()["code"] == "no-code"


def test_an_old_code_leads_nowhere(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    party = begin(client, "here", "link")
    with monkeypatch.context() as past:
        past.setattr(seating, "_ADDITION", -1)
        code = party.seats[0].post("/code", {"seat": 0}).json()["code"]
    assert client.post("/api/codes", json={"code": code}).json()["code"] == "no-code"
