"""People talk at the table and in a waiting room; nothing of it belongs to the game."""

import pytest

from tests.server.conftest import Backend
from tests.server.guests import Client, Party, begin, fresh_key
from tests.server.test_closing import Turned
from tests.server.test_waiting import Waiter, friend, opened
from ziggurat.table import talk


def texts(party: Party) -> list[str]:
    """All that is kept of the talk, as somebody hears it who comes now."""
    with party.watcher.listening() as listener:
        assert listener.hear()["type"] == "snapshot"  # what was said before comes after it
        party.seats[0].say(0, "the end")
        return [line["text"] for line in listener.until_said("the end")][:-1]


def test_what_is_said_is_heard_by_all_at_the_table(client: Client) -> None:
    party = begin(client, "here", "link", "random")
    party.seats[1].post("/seats/1/name", {"name": "Sam"})
    with party.seats[0].listening() as host, party.watcher.listening("fr") as watcher:
        assert party.seats[1].say(1, "  Two forts.  Anybody? ").json() == {"number": 1}
        for listener in (host, watcher):
            (line,) = listener.until_said("Two forts. Anybody?")
            assert (line["number"], line["seat"], line["name"]) == (1, 1, "Sam")
    with party.seats[1].listening() as late:
        assert [line["number"] for line in late.until_said("Two forts. Anybody?")] == [1]


def test_only_those_who_play_talk_and_each_for_himself(client: Client) -> None:
    party = begin(client, "here", "link", "random")
    for guest, seat, code in (
        (party.watcher, 0, "not-yours"),
        (party.host, 0, "not-yours"),
        (party.seats[0], 1, "not-yours"),
        (party.seats[0], 2, "no-seat"),
        (party.seats[0], 9, "no-seat"),
    ):
        assert guest.say(seat, "Hello").json()["code"] == code
    assert texts(party) == []


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "   ",
        "x" * 201,
        "a\x00b",
        "a\u202eb",
        "a\u200bb",
        "\ue000",
        "\x1b[31m",
        "\u2800",
        "\u3164",
        "\ufe0f",
        "a" + "\u0300" * 6,
    ],
)
def test_a_line_is_short_and_can_be_seen(client: Client, bad: str) -> None:
    party = begin(client, "here", "link")
    answer = party.seats[0].say(0, bad)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-line")
    assert texts(party) == []


def test_hostile_text_is_handed_on_as_it_is(client: Client) -> None:
    party = begin(client, "here", "link")
    hostile = "<img src=x onerror=alert(1)> '; DROP TABLE talk; -- Кабул 🏛 @17"
    party.seats[0].say(0, hostile)
    assert texts(party) == [hostile]


def test_a_line_that_is_sent_twice_is_said_once(client: Client) -> None:
    party = begin(client, "here", "link")
    key = fresh_key()
    assert party.seats[0].say(0, "Once", key).json() == {"number": 1}
    assert party.seats[0].say(0, "Once", key).json() == {"number": 1}
    assert party.seats[1].say(1, "Mine", key).json() == {"number": 2}, "a key is its seat's alone"
    assert texts(party) == ["Once", "Mine"]


def test_nobody_fills_the_table_with_words(backend: Backend) -> None:
    time = Turned()
    with backend.serving(clock=time) as client:
        party = begin(client, "here", "link")
        codes = [party.seats[0].say(0, f"line {n}").status_code for n in range(8)]
        assert codes == [200] * 6 + [429] * 2
        assert party.seats[1].say(1, "I may").status_code == 200, "others are not to blame"
        time.time += 60
        assert party.seats[0].say(0, "again").status_code == 200


def test_of_the_talk_the_last_lines_are_kept(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "KEPT", 3)
    time = Turned()
    with backend.serving(clock=time) as client:
        party = begin(client, "here", "link")
        for number in range(5):
            time.time += 60
            party.seats[0].say(0, f"line {number}")
        time.time += 60
        assert texts(party) == ["line 2", "line 3", "line 4"]


def test_talk_is_no_part_of_the_game(client: Client) -> None:
    party = begin(client, "here", "here", seed=3)
    asked = party.asked()
    now, record = asked.snapshot(), party.seats[0].get("/record")
    party.seats[0].say(0, "My secret plan")
    assert asked.snapshot()["rev"] == now["rev"], "an answer under way stays good"
    assert asked.give(now["rev"], now["scene"]["question"]["options"][0]["answer"]).is_success
    assert "My secret plan" not in party.host.get("/snapshot").text
    assert "My secret plan" not in record.text


def test_talk_is_still_there_after_a_restart_and_reaches_other_processes(backend: Backend) -> None:
    with backend.serving() as client, backend.serving() as other:
        party = begin(client, "here", "link")
        party.seats[0].say(0, "One")
        party.seats[1].at(other).say(1, "Two")
    with backend.serving() as client, party.watcher.at(client).listening() as listener:
        assert [line["number"] for line in listener.until_said("Two")] == [1, 2]


def test_those_who_wait_talk_and_whoever_only_looks_does_not(client: Client) -> None:
    host = opened(client, "link", "link")
    sam, stranger = friend(host, "Sam"), Waiter(client, host.name, host.link)
    body = {"text": "In. Ines is on her way.", "key": fresh_key()}
    assert stranger.post("talk", body).json()["code"] == "not-here"
    (line,) = sam.post("talk", body).raise_for_status().json()["talk"]
    assert (line["seat"], line["name"], line["text"]) == (1, "Sam", "In. Ines is on her way.")
    assert host.look()["talk"] == [line]
    assert stranger.look()["talk"] == []
