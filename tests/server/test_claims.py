"""Whose seat it is: links are claimed once, devices are added, seats of absent persons are lent as
the table was set up, and nobody can foresee the dice."""

import re
import time

import pytest

from tests.server.conftest import Backend
from tests.server.guests import (
    Client,
    Guest,
    Json,
    begin,
    claim,
    fresh_key,
    party_of,
    wait_for_seat,
    wish,
)
from ziggurat.table import seating
from ziggurat.table.keys import Keys, master_key

PHONE, DESK = "phone-" + "p" * 24, "desk-" + "d" * 24


def created(client: Client, *seats: str, **words: object) -> Json:
    found: Json = client.post("/api/games", json=wish(*seats, **words)).raise_for_status().json()
    return found


def test_the_first_device_that_opens_a_link_has_the_seat(client: Client) -> None:
    game = created(client, "here", "link")
    room, invitation = game["room"], game["seats"][1]["secret"]
    assert Guest(client, room, invitation).get().status_code == 404, "it opens nothing by itself"
    first = claim(client, room, invitation, PHONE)
    assert (first.status_code, first.json()) == (200, {"seat": 1, "secret": PHONE})
    second = claim(client, room, invitation, DESK)
    assert (second.status_code, second.json()["code"]) == (403, "claimed")
    assert Guest(client, room, PHONE).snapshot()["seats"] == [1]
    for wrong in (DESK, invitation):
        assert Guest(client, room, wrong).get().status_code == 404
        body = {"secret": wrong, "device": DESK}
        assert client.post(f"/api/games/{room}/claim", json=body).status_code in (400, 403, 404)


def test_a_claim_that_is_repeated_is_the_same_claim_even_after_a_restart(backend: Backend) -> None:
    with backend.serving() as client:
        game = created(client, "here", "link")
        room, invitation = game["room"], game["seats"][1]["secret"]
        first = claim(client, room, invitation, PHONE).json()
        assert claim(client, room, invitation, PHONE).json() == first
    with backend.serving() as client, backend.serving() as other:
        assert claim(client, room, invitation, PHONE).json() == first
        assert claim(other, room, invitation, DESK).json()["code"] == "claimed"
        assert Guest(other, room, PHONE).snapshot()["seats"] == [1]


def test_a_claim_at_one_server_counts_at_the_other(backend: Backend) -> None:
    with backend.serving() as client, backend.serving() as other:
        game = created(client, "here", "link")
        room, invitation = game["room"], game["seats"][1]["secret"]
        assert Guest(other, room, game["watch"]).get("/links").json()["claimed"] == []
        claim(client, room, invitation, PHONE)
        assert Guest(other, room, PHONE).snapshot()["seats"] == [1]
        assert claim(other, room, invitation, DESK).json()["code"] == "claimed"
        assert Guest(other, room, game["watch"]).get("/links").json()["claimed"] == [1]


def test_whoever_began_the_game_cannot_play_a_seat_that_was_claimed(client: Client) -> None:
    game = created(client, "here", "link")
    claim(client, game["room"], game["seats"][1]["secret"], PHONE)
    everything = [
        game["seats"][0]["secret"],
        game["seats"][1]["secret"],
        game["watch"],
        game["host"],
    ]
    assert Guest(client, game["room"], *everything).snapshot()["seats"] == [0]


def test_other_secrets_have_nothing_to_exchange(client: Client) -> None:
    """Links of spectators, and of games from before there were claims, stay as they are."""
    game = created(client, "here", "link")
    for secret, seat in ((game["watch"], -1), (game["seats"][0]["secret"], 0)):
        kept = claim(client, game["room"], secret, PHONE)
        assert kept.json() == {"seat": seat, "secret": secret}
    assert claim(client, game["room"], "x" * 24, PHONE).json()["code"] == "no-game"
    assert claim(client, "0" * 16, game["watch"], PHONE).json()["code"] == "no-game"


def test_a_link_of_a_game_from_before_still_opens_its_seat(backend: Backend) -> None:
    """Its secret was the seat's own; browsers have it among their keys."""
    with backend.serving() as client:
        game = created(client, "here", "link")
    keys = Keys(master_key(backend.settings.data / "secret.key"))
    old = keys.seat(game["room"], 1)
    with backend.serving() as client:
        assert Guest(client, game["room"], old).snapshot()["seats"] == [1]
        assert claim(client, game["room"], old, PHONE).json() == {"seat": 1, "secret": old}


def added(guest: Guest, seat: int) -> Json:
    found: Json = guest.post("/devices", {"seat": seat}).raise_for_status().json()
    return found


def test_a_person_adds_a_device_with_a_link_that_is_good_once(client: Client) -> None:
    party = begin(client, "here", "link")
    for seat in (0, 1):
        addition = added(party.seats[seat], seat)
        assert re.fullmatch("[A-Za-z0-9_-]{20,64}", addition["secret"])
        assert 500 < addition["until"] - time.time() < 700
        assert Guest(client, party.room, addition["secret"]).get().status_code == 404
        device = f"{PHONE}-{seat}"
        taken = claim(client, party.room, addition["secret"], device)
        assert taken.json() == {"seat": seat, "secret": device}
        assert Guest(client, party.room, device).snapshot()["seats"] == [seat]
        assert party.seats[seat].snapshot()["seats"] == [seat]
        assert claim(client, party.room, addition["secret"], DESK).json()["code"] == "claimed"


def test_a_link_for_a_device_is_not_good_for_long(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = begin(client, "here", "link")
    monkeypatch.setattr(seating, "_ADDITION", -1)
    late = claim(client, party.room, added(party.seats[1], 1)["secret"], PHONE)
    assert (late.status_code, late.json()["code"]) == (403, "expired")
    other = claim(client, party.room, added(party.seats[1], 1)["secret"] + "f", PHONE)
    assert other.json()["code"] == "no-game", "nobody makes it last longer"


def test_devices_are_added_to_ones_own_seat_and_not_without_end(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = begin(client, "here", "link")
    for guest, seat in ((party.seats[0], 1), (party.host, 0), (party.watcher, 0), (party.host, 9)):
        refused = guest.post("/devices", {"seat": seat})
        assert (refused.status_code, refused.json()["code"]) == (400, "not-yours")
    monkeypatch.setattr(seating, "_MOST_DEVICES", 2)
    assert claim(client, party.room, added(party.seats[1], 1)["secret"]).status_code == 200
    again = added(party.seats[1], 1)["secret"]
    full = claim(client, party.room, again)
    assert (full.status_code, full.json()["code"]) == (403, "no-room")


def test_a_device_makes_a_secret_of_its_own(client: Client) -> None:
    game = created(client, "link", "link")
    one, other = (seat["secret"] for seat in game["seats"])
    assert claim(client, game["room"], one, one).json()["code"] == "malformed"
    assert claim(client, game["room"], one, PHONE).status_code == 200
    assert claim(client, game["room"], other, PHONE).json()["code"] == "malformed"
    assert claim(client, game["room"], other, DESK).status_code == 200
    both = Guest(client, game["room"], PHONE, DESK)
    assert both.snapshot()["seats"] == [0, 1]


def test_no_secret_of_a_device_is_written_down(backend: Backend) -> None:
    with backend.serving() as client:
        game = created(client, "here", "link")
        claim(client, game["room"], game["seats"][1]["secret"], PHONE)
    for file in backend.settings.data.iterdir():
        assert PHONE.encode() not in file.read_bytes()


# Absence


def test_the_host_lets_a_bot_play_for_an_absent_person(client: Client) -> None:
    party = begin(client, "here", "link", lend_after=None)
    before = party.watcher.snapshot()["players"]
    refused = party.seats[0].post("/seats/1", {"bot": "random"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-agreed")
    assert party.watcher.snapshot()["players"] == before
    assert party.host.post("/seats/1", {"bot": "random"}).status_code == 200
    assert party.watcher.snapshot()["players"][1]["lent"]
    assert party.seats[1].post("/seats/1", {"bot": ""}).status_code == 200, "his own"
    with party.seats[1].listening() as listener:
        listener.hear()
        there = party.host.post("/seats/1", {"bot": "random"})
        assert (there.status_code, there.json()["code"]) == (400, "present")


def test_anybody_does_after_so_many_minutes(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = begin(client, "link", "link", "random", lend_after=7)
    with party.seats[1].listening() as listener:
        listener.hear()
    early = party.seats[0].post("/seats/1", {"bot": "random"})
    assert (early.status_code, early.json()["code"]) == (403, "not-agreed")
    assert "7 minutes" in early.json()["text"]
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + 7 * 60 + 5)
    assert party.watcher.post("/seats/1", {"bot": "random"}).json()["code"] == "not-yours"
    assert party.seats[0].post("/seats/1", {"bot": "random"}).status_code == 200


def test_whoever_asks_and_answers_is_not_absent(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also without a socket, as programs do."""
    party = begin(client, "link", "link", lend_after=7)
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + 8 * 60)
    party.seats[1].snapshot()
    refused = party.seats[0].post("/seats/1", {"bot": "random"})
    assert refused.json()["code"] == "not-agreed"


def test_a_table_says_how_it_was_set_up(client: Client) -> None:
    for minutes in (None, 0, 25):
        party = begin(client, "here", "link", lend_after=minutes)
        assert party.watcher.get().json()["again"]["lend_after"] == minutes
    assert begin(client, "here", "link").watcher.get().json()["again"]["lend_after"] == 10
    for wrong in (-1, 10**9, "soon"):
        body = wish("here", "link", lend_after=wrong)
        assert client.post("/api/games", json=body).json()["code"] == "malformed"


# Dice


def test_nobody_has_the_seed_while_several_persons_play(client: Client) -> None:
    """Not even somebody who has every seat: whoever has the seed knows every die to come."""
    for seats in (("here", "here"), ("here", "link"), ("link", "here", "random")):
        party = begin(client, *seats)
        secrets = [secret for guest in party.seats for secret in guest.secrets]
        everybody = Guest(client, party.room, *secrets, *party.host.secrets)
        closed = everybody.get("/record")
        assert (closed.status_code, closed.json()["code"]) == (403, "running")
        for path in ("", "/snapshot", "/history", "/moments/0", "/links"):
            assert '"seed"' not in re.sub('"seed":null', "", everybody.get(path).text)
    alone = begin(client, "here", "random")
    assert alone.seats[0].get("/record").json()["seed"]


def test_a_game_that_goes_on_from_another_has_dice_of_its_own(client: Client) -> None:
    party = begin(client, "here", "here", seed=77)
    both = Guest(client, party.room, *party.seats[0].secrets, *party.seats[1].secrets)
    fork = {"moment": 0, "seats": wish("here", "random")["seats"]}
    alone = party_of(client, both.post("/fork", fork).raise_for_status().json())
    wait_for_seat(alone.seats[0], 0)
    assert alone.seats[0].get("/record").json()["seed"] != 77


# Keys


def test_a_repeated_key_is_answered_only_to_the_seat_that_used_it(client: Client) -> None:
    party = begin(client, "here", "link")
    key = fresh_key()
    first = party.asked()
    other = next(guest for guest in party.seats if guest is not first)
    now = first.snapshot()
    answer = now["scene"]["question"]["options"][0]["answer"]
    made = first.give(now["rev"], answer, key)
    assert first.give(now["rev"], answer, key).json() == made.json()
    for stranger in (other, party.watcher, party.host):
        told = stranger.give(now["rev"], answer, key)
        assert told.json()["code"] == "stale"
        assert str(made.json()["rev"]) + "}" not in told.text.replace(" ", "")
    while party.asked() is not other:
        assert first.answer().status_code == 200
    assert other.answer(key=key).status_code == 200, "the same key is another one at his seat"
    assert first.give(now["rev"], answer, key).json() == made.json()


def test_whoever_has_nothing_to_claim_with_makes_the_table_remember_nothing(
    backend: Backend,
) -> None:
    with backend.serving() as client:
        game = created(client, "here", "link")
    with backend.serving() as client:
        hall = client.app.dependencies["hall"].dependency()
        for name in ("0" * 16, "nosuchroom", game["room"]):
            assert claim(client, name, "x" * 24).json()["code"] == "no-game"
        assert game["room"] not in hall.rooms, "no room is put together for a stranger"
        assert not hall.rooms._locks
        assert claim(client, game["room"], game["seats"][1]["secret"]).status_code == 200
        assert claim(client, game["room"], game["watch"]).json()["seat"] == -1
