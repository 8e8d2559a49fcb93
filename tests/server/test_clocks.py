"""Clocks: each person has a bank of time, and a little for every turn. The table keeps them by the
times of its changes; the time is told by the test."""

from dataclasses import replace
from typing import Any

import pytest

from tests.patience import until
from tests.server.conftest import Backend
from tests.server.guests import BASE, Client, Guest, Json, Party, begin, wait_for_seat, wish
from tests.server.test_closing import Turned
from tests.server.test_waiting import friend, opened
from ziggurat.games.registry import plugin_named
from ziggurat.table.room import SEAT, Room
from ziggurat.table.store import Event, Header

BANK = {"bank": 30, "turn": 1}
DAILY = {"bank": 1440, "turn": 1440}


class Time(Turned):
    """What time it is at the table."""

    def passes(self, seconds: float) -> None:
        self.time += seconds


def clock(guest: Guest, seat: int) -> Json:
    found: Json = next(each for each in guest.snapshot()["clocks"] if each["seat"] == seat)
    return found


def left(guest: Guest, seat: int) -> float:
    return float(clock(guest, seat)["left"])


def asked_seat(party: Party) -> int:
    """The person who is asked, once a bot in the third seat has answered."""
    until(lambda: party.watcher.get().json()["asked"] in (0, 1), "a person to be asked")
    return int(party.watcher.get().json()["asked"])


def play_until_other(party: Party, seat: int) -> None:
    """Answer for a seat until the table turns to somebody else."""
    while asked_seat(party) == seat:
        party.seats[seat].answer()


def test_without_clocks_nobody_has_one(client: Client) -> None:
    party = begin(client, "here", "link")
    assert party.watcher.snapshot()["clocks"] == []
    assert party.watcher.get().json()["clocks"] == []


def test_the_clock_of_whoever_is_asked_runs_and_no_other(backend: Backend) -> None:
    time = Time()
    with backend.serving(clock=time) as client:
        party = begin(client, "link", "link", "random", clock=BANK)
        seat = asked_seat(party)
        assert [each["seat"] for each in party.watcher.snapshot()["clocks"]] == [0, 1]
        time.passes(100)
        assert clock(party.watcher, seat) == {"seat": seat, "left": 1700, "runs": True}
        assert clock(party.watcher, 1 - seat) == {"seat": 1 - seat, "left": 1800, "runs": False}
        party.seats[seat].answer()
        asked_seat(party)
        time.passes(50)
        assert left(party.watcher, 0) + left(party.watcher, 1) == 3600 - 150
        assert party.watcher.get().json()["clocks"] == party.watcher.snapshot()["clocks"]


def test_when_the_bank_is_empty_every_turn_has_a_minute(backend: Backend) -> None:
    time = Time()
    with backend.serving(clock=time) as client:
        party = begin(client, "link", "link", clock=BANK)
        seat = asked_seat(party)
        time.passes(1790)
        play_until_other(party, seat)
        assert left(party.watcher, seat) == 10
        play_until_other(party, 1 - seat)
        assert left(party.watcher, seat) == 60
        time.passes(20)
        assert left(party.watcher, seat) == 40


def test_a_day_a_move_begins_anew_with_every_move(backend: Backend) -> None:
    time = Time()
    with backend.serving(clock=time) as client:
        party = begin(client, "link", "link", clock=DAILY)
        seat = asked_seat(party)
        time.passes(80_000)
        play_until_other(party, seat)
        assert left(party.watcher, 1 - seat) == 86_400
        play_until_other(party, 1 - seat)
        assert left(party.watcher, seat) == 86_400


def test_whoever_has_no_time_left_may_still_answer(backend: Backend) -> None:
    time = Time()
    with backend.serving(clock=time) as client:
        party = begin(client, "link", "link", clock=BANK)
        time.passes(5000)
        assert party.asked().answer().status_code == 200


def test_at_zero_the_others_may_let_a_bot_play_and_nothing_is_forced(backend: Backend) -> None:
    time = Time()
    with backend.serving(clock=time) as client:
        party = begin(client, "link", "link", clock=BANK, lend_after=None)
        seat = asked_seat(party)
        late, other = party.seats[seat], party.seats[1 - seat]
        with late.listening() as listener:
            listener.hear()
            time.passes(1799)
            assert other.post(f"/seats/{seat}", {"bot": "random"}).json()["code"] == "present"
            time.passes(5)
            assert left(other, seat) == 0
            assert asked_seat(party) == seat, "nothing is forced"
            watcher = party.watcher.post(f"/seats/{seat}", {"bot": "random"})
            assert watcher.json()["code"] == "not-yours", "who watches has no say"
            assert other.post(f"/seats/{seat}", {"bot": "random"}).status_code == 200
            wait_for_seat(other, 1 - seat)
            assert late.post(f"/seats/{seat}", {"bot": ""}).status_code == 200, "he may come back"


def test_nobody_is_replaced_while_another_is_asked(backend: Backend) -> None:
    time = Time()
    with backend.serving(clock=time) as client:
        party = begin(client, "link", "link", clock=BANK, lend_after=None)
        seat = asked_seat(party)
        time.passes(5000)
        play_until_other(party, seat)
        refused = party.seats[1 - seat].post(f"/seats/{seat}", {"bot": "random"})
        assert refused.json()["code"] == "not-agreed"


def test_clocks_go_on_after_a_restart(backend: Backend) -> None:
    time = Time()
    with backend.serving(clock=time) as client:
        party = begin(client, "link", "link", clock=BANK)
        seat = asked_seat(party)
        time.passes(100)
        party.seats[seat].answer()
        time.passes(7)
        before = party.watcher.snapshot()["clocks"]
    with backend.serving(clock=time) as client:
        assert party.watcher.at(client).snapshot()["clocks"] == before


def test_an_answer_that_is_taken_back_gives_no_time_back(backend: Backend) -> None:
    time = Time()
    with backend.serving(clock=time) as client:
        party = begin(client, "here", "here", clock=BANK, seed=1)
        seat = asked_seat(party)
        time.passes(30)
        party.seats[seat].answer()
        assert party.seats[seat].step("undo").status_code == 200
        assert left(party.watcher, seat) == 1770


def test_a_turn_that_is_ended_and_taken_back_has_no_new_time(backend: Backend) -> None:
    """Else whoever ends his turn and takes that back again and again has all the time he likes."""
    time = Time()
    with backend.serving(clock=time) as client:
        party = begin(client, "here", "here", clock=BANK, seed=1)
        seat = asked_seat(party)
        time.passes(1790)
        play_until_other(party, seat)
        assert party.seats[seat].step("undo").status_code == 200
        assert clock(party.watcher, seat) == {"seat": seat, "left": 10, "runs": True}
        time.passes(4)
        assert party.seats[seat].step("redo").status_code == 200
        assert left(party.watcher, seat) == 6


def timed_room(asked: int) -> Room:
    """A game of two persons with an empty bank in which a seat is asked."""
    seats = ["", ""]
    setup: Any = BASE | {"players": 2}
    header = Header("r", 0.0, "dawn", "", setup, 1, "", seats, False, False, clock=[10, 60])
    room = Room(replace(header, rules=plugin_named("dawn").game.rules))
    assert room.ask is not None
    assert room.ask.player == asked
    return room


def test_who_lends_his_seat_and_takes_it_back_has_no_new_time() -> None:
    room = timed_room(asked=1)
    assert room.clocks is not None
    room.apply(Event(1, "k1", SEAT, "1:random", 50.0))
    assert not room.clocks.asked
    room.apply(Event(2, "k2", SEAT, "1:", 51.0))
    assert room.clocks.asked == {1}
    assert room.clocks.left(1, 52.0) == 9.0


def test_a_seat_that_a_bot_played_has_its_time_when_the_table_turns_to_it_anew() -> None:
    room = timed_room(asked=1)
    assert room.clocks is not None
    room.apply(Event(1, "k1", SEAT, "0:random", 50.0))
    rev = 1
    for seat in (1, 0):
        while room.ask is not None and room.ask.player == seat:
            kind, body = room.play(seat, room.ask.options[-1])
            rev += 1
            room.apply(Event(rev, f"k{rev}", kind, body, 50.0 + rev))
    assert room.clocks.asked == {1}
    assert room.clocks.left(1, room.updated) == 60.0


def test_time_is_no_part_of_the_game(backend: Backend) -> None:
    time, records = Time(), []
    for seconds in (1, 5000):
        with backend.serving(clock=time) as client:
            body = wish("here", "random", seed=5, clock=BANK)
            made = client.post("/api/games", json=body).raise_for_status().json()
            guest = Guest(client, made["room"], made["seats"][0]["secret"])
            for _ in range(3):
                wait_for_seat(guest, 0)
                time.passes(seconds)
                guest.answer()
            wait_for_seat(guest, 0)
            records.append(guest.get("/record").json())
    assert records[0] == records[1]
    assert "clock" not in records[0]["setup"]


def test_the_host_chooses_the_clocks_in_the_waiting_room(client: Client) -> None:
    host = opened(client, "link", "link")
    sam = friend(host, "Sam")
    assert host.look()["wish"]["clock"] is None
    changed: Any = wish("link", "link", clock=BANK)
    assert sam.post("table", changed).json()["code"] == "not-yours"
    assert host.post("table", changed).status_code == 200
    for person in (host, sam):
        person.post("me", {"ready": True})
    begun = host.post("begin").raise_for_status().json()
    guest = Guest(client, begun["room"], begun["seat_secret"])
    assert [each["seat"] for each in guest.snapshot()["clocks"]] == [0, 1]
    assert guest.get().json()["again"]["clock"] == BANK, "so is the next game"


@pytest.mark.parametrize(
    "bad",
    [{"bank": -1, "turn": 1}, {"bank": 5, "turn": 0}, {"bank": 5}, {"bank": 10**9, "turn": 1}],
)
def test_a_clock_that_makes_no_sense_is_refused(client: Client, bad: Json) -> None:
    answer = client.post("/api/games", json=wish("here", "here", clock=bad))
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
