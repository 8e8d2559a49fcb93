"""An answer is taken once, from the seat that is asked, for the table as it stands."""

from typing import Any

import pytest

from tests.server.conftest import Backend
from tests.server.guests import Client, Guest, Party, begin, fresh_key, wait_for_seat
from ziggurat.games.dawn.state import State
from ziggurat.table.store import Event, Store


def test_an_answer_moves_the_table_by_one_revision(client: Client) -> None:
    party = begin(client, "here", "link")
    before = party.watcher.snapshot()
    answer = party.asked().answer()
    assert (answer.status_code, answer.json()) == (200, {"rev": before["rev"] + 1})
    after = party.watcher.snapshot()
    assert after["rev"] == before["rev"] + 1
    assert after["moment"] > before["moment"]


def test_a_repeated_answer_is_the_same_answer_even_after_a_restart(backend: Backend) -> None:
    with backend.serving() as client:
        party = begin(client, "here", "link")
        asked, key = party.asked(), fresh_key()
        now = asked.snapshot()
        answer = now["scene"]["question"]["options"][0]["answer"]
        first = asked.give(now["rev"], answer, key)
        after = party.state()
        assert asked.give(now["rev"], answer, key).json() == first.json()
        assert party.state() == after
        asked.give(first.json()["rev"], answer, fresh_key())  # whatever comes of it
        party.asked().answer()
        later = party.state()
    with backend.serving() as again:
        repeated = asked.at(again).give(now["rev"], answer, key)
        assert (repeated.status_code, repeated.json()) == (200, first.json())
        assert [g.at(again).snapshot() for g in [*party.seats, party.watcher]] == later


def refused(party: Party, guest: Guest, path: str, body: Any, status: int, code: str) -> None:
    """A message gets this error, and nobody sees a change."""
    before = party.state()
    response = guest.post(path, body)
    assert (response.status_code, response.json()["code"]) == (status, code), response.text
    assert response.json()["type"] == "problem"
    assert response.json()["text"]
    assert party.state() == before


def test_a_stale_revision_is_refused(client: Client) -> None:
    party = begin(client, "here", "here", seed=1)
    party.asked().answer()
    asked = party.asked()
    now = asked.snapshot()
    answer = now["scene"]["question"]["options"][0]["answer"]
    for off in (-1, 1, 10**30):
        step = {"rev": now["rev"] + off, "key": fresh_key()}
        refused(party, asked, "/answers", step | {"answer": answer}, 409, "stale")
        refused(party, asked, "/undo", step, 409, "stale")
        refused(party, asked, "/redo", step, 409, "stale")


def other_seat(party: Party) -> Guest:
    return next(guest for guest in party.seats if guest.secrets != party.asked().secrets)


def test_only_the_asked_seat_answers(client: Client) -> None:
    party = begin(client, "here", "link")
    now = party.asked().snapshot()
    answer = now["scene"]["question"]["options"][0]["answer"]
    body = {"rev": now["rev"], "key": fresh_key(), "answer": answer}
    refused(party, other_seat(party), "/answers", body, 400, "not-yours")
    refused(party, party.watcher, "/answers", body, 400, "not-yours")


def test_an_answer_that_is_not_offered_is_refused(client: Client) -> None:
    party = begin(client, "here", "link")
    asked = party.asked()
    for answer in (-1, 10**6, -(10**30), 2**63):
        body = {"rev": asked.snapshot()["rev"], "key": fresh_key(), "answer": answer}
        refused(party, asked, "/answers", body, 400, "not-offered")


MALFORMED: list[Any] = [
    None,
    [],
    "answer",
    {},
    {"rev": 0, "key": "abcdefgh"},
    {"rev": 0, "answer": 0},
    {"rev": "zero", "key": "abcdefgh", "answer": 0},
    {"rev": 0, "key": "abcdefgh", "answer": 0.5},
    {"rev": 0, "key": "abcdefgh", "answer": None},
    {"rev": 0, "key": "short", "answer": 0},
    {"rev": 0, "key": "x" * 65, "answer": 0},
    {"rev": 0, "key": "white space", "answer": 0},
    {"rev": 0, "key": "bot:0:0:", "answer": 0},
    {"rev": 0, "key": "abcdefgh", "answer": 0, "seat": 1},
]


def test_a_message_of_another_form_is_refused(client: Client) -> None:
    party = begin(client, "here", "link")
    for body in MALFORMED:
        refused(party, party.asked(), "/answers", body, 400, "malformed")


def test_what_is_no_json_is_refused(client: Client) -> None:
    party = begin(client, "here", "link")
    before = party.state()
    for body in (b"", b"{", b"\xff\xfe\x00", b"[" * 100_000):
        for path in ("answers", "undo", "redo", "pace", "seats/1", "fork"):
            url = f"/api/games/{party.room}/{path}"
            response = client.post(url, content=body, headers=party.asked().headers)
            assert (response.status_code, response.json()["code"]) == (400, "malformed"), path
    assert party.state() == before


def test_a_message_that_is_too_large_is_refused(client: Client) -> None:
    party = begin(client, "here", "link")
    before = party.state()
    for path in (f"/api/games/{party.room}/answers", "/api/games", "/api/games/import"):
        body = b'{"record": "' + b"x" * 600_000 + b'"}'
        response = client.post(path, content=body, headers=party.asked().headers)
        assert (response.status_code, response.json()["code"]) == (413, "too-large")
    assert party.state() == before


def test_no_key_of_a_person_stops_a_bot(client: Client) -> None:
    """A key is a person's own: used up beforehand, it does not make a bot's answer a repetition."""
    party = begin(client, "here", "random", seed=3)
    person = party.seats[0]
    for _ in range(12):
        now = wait_for_seat(person, 0)
        for key in (f"bot:{now['rev'] + 1}", f"bot-{now['rev'] + 1}-1", f"bot-{now['rev'] + 1}"):
            if person.answer(key=key.ljust(8, "-")).status_code == 200:
                break
    assert wait_for_seat(person, 0)["asked"] == 0


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every answer that is played on a position from now on, wherever that is."""
    played: list[int] = []
    play = State.play

    def counting(s: State, answer: int) -> None:
        played.append(answer)
        play(s, answer)

    monkeypatch.setattr(State, "play", counting)
    return played


def test_an_answer_is_played_once_on_its_way_in(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = begin(client, "here", "here", seed=1)
    asked = party.asked()
    now = asked.snapshot()
    answer = now["scene"]["question"]["options"][0]["answer"]
    played = counted(monkeypatch)
    assert asked.give(now["rev"], answer).status_code == 200
    assert played == [answer]


def test_to_show_a_question_no_answer_is_played(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = begin(client, "here", "here", seed=1).asked()
    played = counted(monkeypatch)
    assert asked.snapshot()["scene"]["question"]["options"]
    assert played == []


def test_whoever_is_not_sure_is_refused_an_answer_that_would_stand(client: Client) -> None:
    party = begin(client, "here", "here", seed=1)
    seen = set()
    for _ in range(40):
        asked = party.asked()
        now = asked.snapshot()
        answer = now["scene"]["question"]["options"][-1]["answer"]
        step = {"rev": now["rev"], "key": fresh_key(), "answer": answer}
        before = party.state()
        unsure = asked.post("/answers", step | {"sure": False})
        if unsure.status_code == 200:
            assert asked.snapshot()["undo"]["may"]
            assert party.asked() is asked
            continue
        seen.add(unsure.json()["code"])
        assert party.state() == before
        assert asked.post("/answers", step | {"sure": True}).status_code == 200
        if unsure.json()["code"] == "final-chance":
            assert asked.snapshot()["undo"]["why_not"] == "chance"
        else:
            assert party.asked() is not asked
    assert seen == {"final-chance", "final-others"}


def test_an_answer_that_the_disk_refuses_leaves_the_table_as_it_was(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = begin(client, "here", "here", seed=1)
    before = party.state()
    append = Store.append

    async def broken(store: Store, room: str, change: Event) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Store, "append", broken)
    asked = party.asked()
    key = fresh_key()
    assert asked.answer(key=key).status_code == 500
    assert party.state() == before
    monkeypatch.setattr(Store, "append", append)
    assert asked.answer(key=key).json() == {"rev": 1}
