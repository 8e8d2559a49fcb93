"""Records at the table: export, import, moments, the course of a game, and forks."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Client, Guest, Json, begin, party_of, wait_for_seat, wish
from ziggurat.core.records import verified
from ziggurat.games.dawn.game import DAWN

RECORDS = Path(__file__).parent.parent / "records"


def kept(client: Client, name: str = "base-2-first-game-eager") -> tuple[Json, Guest]:
    """A finished game that was imported, and somebody who looks at it."""
    text = (RECORDS / f"{name}.json").read_text("utf-8")
    created = client.post("/api/games/import", json={"record": text})
    assert created.status_code == 201, created.text
    found: Json = json.loads(text)
    return found, Guest(client, created.json()["room"], created.json()["watch"])


@pytest.mark.parametrize("name", ["base-2-first-game-eager", "terra-5"])
def test_a_record_goes_in_and_comes_out_the_same(client: Client, name: str) -> None:
    record, guest = kept(client, name)
    assert guest.get("/record").json() == record
    snapshot = guest.snapshot()
    assert (snapshot["kept"], snapshot["over"]) == (True, True)
    assert snapshot["moment"] == len(record["answers"].split())
    assert snapshot["scene"]["ending"]
    assert snapshot["undo"]["may"] is False


def test_the_record_of_a_game_replays_to_the_same_position(client: Client) -> None:
    party = begin(client, "here", "random", seed=9)
    alone = party.seats[0]
    for number in range(20):
        wait_for_seat(alone, 0)
        alone.answer(number)
    wait_for_seat(alone, 0)
    match = verified(DAWN, alone.get("/record").json())
    assert len(match.answers) == alone.snapshot()["moment"]


def test_nobody_plays_an_imported_game_on(client: Client) -> None:
    _, guest = kept(client, "terra-2")
    before = guest.snapshot()
    step = {"rev": before["rev"], "key": "abcdefgh"}
    assert guest.post("/answers", step | {"answer": 0}).json()["code"] == "over"
    assert guest.post("/undo", step).json()["code"] == "no-undo"
    assert guest.snapshot() == before


BAD: list[Any] = [
    "",
    "{}",
    "[" * 100_000,
    '{"a":' * 5000,
    {"game": "chess"},
    {"game": ["dawn"]},
    {"game": None},
    {"rules": "0"},
    {"rules": {}},
    {"seed": 2**70},
    {"seed": "1"},
    {"version": 99},
    {"setup": []},
    {"setup": {"edition": []}},
    {"setup": {"edition": "base", "players": 10**9}},
    {"setup": {"edition": "base", "players": "2"}},
    {"answers": "nonsense"},
    {"answers": "\ud800"},
    {"answers": 5},
    {"hash": "0"},
    {"hash": None},
]


def test_what_is_no_record_is_refused(client: Client) -> None:
    good = json.loads((RECORDS / "base-2-first-game-eager.json").read_text("utf-8"))
    for bad in BAD:
        text = bad if isinstance(bad, str) else json.dumps(good | bad)
        answer = client.post("/api/games/import", json={"record": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-record"), (
            bad,
            answer.text,
        )


def test_every_moment_of_a_game_can_be_looked_at(client: Client) -> None:
    party = begin(client, "here", "here", seed=9)
    scenes = {}
    for number in range(12):
        asked = party.asked()
        snapshot = asked.snapshot()
        scenes[snapshot["moment"]] = (asked, snapshot["scene"])
        asked.answer(number)
    for count, (guest, scene) in scenes.items():
        moment = guest.get(f"/moments/{count}").json()
        assert (moment["moment"], moment["moments"]) == (count, guest.snapshot()["moment"])
        assert moment["scene"]["body"]["pieces"] == scene["body"]["pieces"]
        assert moment["scene"]["body"]["seats"] == scene["body"]["seats"]
        assert moment["scene"]["question"]["prompt"] == scene["question"]["prompt"]
    for count in (-1, party.watcher.snapshot()["moment"] + 1, 10**30):
        answer = party.watcher.get(f"/moments/{count}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-moment")


def test_the_course_of_a_game_has_a_point_for_every_turn_and_the_end(client: Client) -> None:
    record, guest = kept(client)
    course = guest.get("/history").json()
    points = len(course["moments"])
    assert course["moments"] == sorted(course["moments"])
    assert course["moments"][-1] == len(record["answers"].split())
    assert course["rounds"] == sorted(course["rounds"])
    assert points > course["rounds"][-1]
    assert all(len(each["seats"]) == 2 for each in course["series"])
    assert {len(values) for each in course["series"] for values in each["seats"]} == {points}
    figures = {each["key"]: each for each in course["series"]}
    end = guest.snapshot()["scene"]["body"]["seats"]
    for seat in range(2):
        assert figures["cities"]["seats"][seat][-1] == end[seat]["cities"]
        assert figures["tech"]["seats"][seat][-1] == end[seat]["dial"]
    told = [guest.get("/history", lang=lang).json()["series"] for lang in ("en", "fr")]
    assert [each["title"] for each in told[0]] != [each["title"] for each in told[1]]


def test_a_game_goes_on_from_a_moment_of_another(client: Client) -> None:
    record, guest = kept(client)
    moment = len(record["answers"].split()) // 2
    body = {"moment": moment, "seats": wish("here", "random")["seats"]}
    party = party_of(client, guest.post("/fork", body).raise_for_status().json())
    person = party.seats[0]
    began = person.get(f"/moments/{moment}").json()["scene"]
    assert (
        began["body"]["pieces"] == guest.get(f"/moments/{moment}").json()["scene"]["body"]["pieces"]
    )
    assert wait_for_seat(person, 0)["moment"] >= moment
    assert person.answer().status_code == 200
    mine = person.get("/record").json()["answers"].split()
    assert mine[:moment] == record["answers"].split()[:moment]
    assert guest.snapshot()["moment"] == len(record["answers"].split())  # as it was


def test_what_came_before_the_fork_cannot_be_taken_back(client: Client) -> None:
    _, guest = kept(client)
    body = {"moment": 40, "seats": wish("here", "here")["seats"]}
    party = party_of(client, guest.post("/fork", body).json())
    both = Guest(client, party.room, *party.seats[0].secrets, *party.seats[1].secrets)
    assert both.snapshot()["undo"]["why_not"] == "nothing"
    both.answer()
    both.step("undo")
    assert both.step("undo").json()["code"] == "no-undo"


def test_a_fork_that_cannot_be_is_refused(client: Client) -> None:
    record, guest = kept(client)
    two, three = wish("here", "random")["seats"], wish("here", "random", "random")["seats"]
    end = len(record["answers"].split())
    for moment, seats, code in (
        (-1, two, "no-moment"),
        (end + 1, two, "no-moment"),
        (10**30, two, "no-moment"),
        (0, three, "bad-setup"),
        (0, [{"kind": "bot", "bot": "nobody"}, {"kind": "here"}], "bad-setup"),
        (0, [{"kind": "ghost"}, {"kind": "here"}], "malformed"),
    ):
        assert guest.post("/fork", {"moment": moment, "seats": seats}).json()["code"] == code


def test_while_others_play_the_record_stays_closed(client: Client) -> None:
    """It holds the seed: whoever has it knows every die to come."""
    party = begin(client, "here", "link")
    fork = {"moment": 0, "seats": wish("here", "here")["seats"]}
    for guest in (party.seats[0], party.seats[1], party.watcher):
        for answer in (guest.get("/record"), guest.post("/fork", fork)):
            assert (answer.status_code, answer.json()["code"]) == (403, "running")
    alone = begin(client, "here", "random")
    assert alone.seats[0].get("/record").status_code == 200
    assert alone.watcher.get("/record").status_code == 403


def test_once_a_game_is_over_everybody_has_its_record_and_nobody_takes_back(
    client: Client,
) -> None:
    record, guest = kept(client)
    end = len(record["answers"].split())
    body = {"moment": end - 1, "seats": wish("link", "link")["seats"]}
    party = party_of(client, guest.post("/fork", body).json())
    last = guest.get(f"/moments/{end - 1}").json()["scene"]["question"]["seat"]
    assert last == party.watcher.get().json()["asked"], "the last answer is a person's"
    options = party.seats[last].snapshot()["scene"]["question"]["options"]
    for number in range(len(options)):  # one of them ends the game
        party.seats[last].answer(number)
        if party.watcher.get().json()["over"]:
            break
        party.seats[last].step("undo")
    assert party.watcher.snapshot()["over"]
    assert party.watcher.get("/record").status_code == 200
    for seat in party.seats:
        assert seat.snapshot()["undo"] == {"may": False, "why_not": "nothing", "redo": False}
        assert seat.step("undo").json()["code"] == "no-undo"


def test_what_goes_on_from_an_old_game_keeps_its_rules(client: Client) -> None:
    record, guest = kept(client, "terra-2")
    assert record["rules"] != DAWN.rules
    assert guest.snapshot()["rules"] == record["rules"]
    body = {"moment": 200, "seats": wish("here", "here")["seats"]}
    there = party_of(client, guest.post("/fork", body).json()).seats[0]
    assert there.snapshot()["rules"] == record["rules"]
    assert begin(client, "here", "here").seats[0].snapshot()["rules"] == DAWN.rules
