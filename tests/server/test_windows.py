"""A seat says what it wants to be asked about; for the rest the table passes."""

from typing import Any

from tests.patience import until
from tests.server.guests import Client, Guest, begin
from tests.wisdom.reacting import RECORD, moment_before_a_window
from ziggurat.core.flow import PASS

KINDS = ["event", "resource", "city", "move", "battle"]


class Pair:
    """A game of two persons that goes on just before a window."""

    def __init__(self, client: Client) -> None:
        self.count, acts, self.answer = moment_before_a_window()
        made = client.post("/api/games/import", json={"record": RECORD.read_text()}).json()
        secrets = f"Bearer {made['watch']}"
        seats = [{"kind": "here"}, {"kind": "here"}]
        forked = client.post(
            f"/api/games/{made['room']}/fork",
            json={"moment": self.count, "seats": seats},
            headers={"Authorization": secrets},
        ).json()
        guests = [Guest(client, forked["room"], seat["secret"]) for seat in forked["seats"]]
        self.acting, self.other, self.seat = guests[acts], guests[1 - acts], 1 - acts
        self.acting.post("/pace", {"pace": "at-once"}).raise_for_status()

    def asks(self, *about: str) -> Any:
        return self.other.post(f"/seats/{self.seat}/asks", {"about": list(about)})

    def act(self) -> None:
        rev = self.acting.snapshot()["rev"]
        self.acting.give(rev, self.answer).raise_for_status()


def test_who_says_nothing_is_asked_about_everything(client: Client) -> None:
    pair = Pair(client)
    windows = pair.other.snapshot()["windows"]
    assert [(w["seat"], w["kind"], w["asked"]) for w in windows] == [
        (pair.seat, kind, True) for kind in KINDS
    ]
    pair.act()
    question = pair.other.snapshot()["scene"]["question"]
    assert (question["prompt"], question["seat"]) == ("react", pair.seat)
    assert PASS in [option["answer"] for option in question["options"]]


def test_the_table_passes_for_a_seat_that_does_not_want_to_be_asked(client: Client) -> None:
    pair = Pair(client)
    assert pair.asks().status_code == 200
    assert not any(window["asked"] for window in pair.other.snapshot()["windows"])
    assert all(window["asked"] for window in pair.acting.snapshot()["windows"])
    pair.act()
    until(lambda: pair.acting.snapshot()["moment"] > pair.count + 1, "the table to pass")
    question = pair.other.snapshot()["scene"]["question"]
    assert question is None or question["prompt"] != "react"


def test_nobody_answers_what_is_left_to_the_table(client: Client) -> None:
    pair = Pair(client)
    pair.acting.post("/pace", {"pace": "slow"}).raise_for_status()
    pair.asks()
    with pair.other.listening() as listener:
        pair.act()
        now = listener.until_rev(pair.acting.snapshot()["rev"])
        if now["moment"] == pair.count + 1:  # the table has not passed yet
            assert now["scene"]["question"] is None
            assert now["scene"]["waiting"] == []
            assert pair.other.give(now["rev"], PASS).json()["code"] in ("not-yours", "stale")


def test_a_wish_ends_when_another_is_said(client: Client) -> None:
    pair = Pair(client)
    pair.asks("event")
    pair.asks("city", "move")
    asked = {w["kind"]: w["asked"] for w in pair.other.snapshot("fr")["windows"]}
    assert asked == {kind: kind in ("city", "move") for kind in KINDS}
    texts = [w["text"] for w in pair.other.snapshot("fr")["windows"]]
    assert "quelqu’un se déplace" in texts


def test_only_ones_own_seat_and_known_kinds_can_be_chosen(client: Client) -> None:
    pair = Pair(client)
    stranger = pair.acting.post(f"/seats/{pair.seat}/asks", {"about": []})
    assert stranger.json()["code"] == "not-yours"
    assert pair.asks("weather").json()["code"] == "no-window"


def test_a_game_without_windows_has_none_to_choose(client: Client) -> None:
    party = begin(client, "here", "here")
    assert party.seats[0].snapshot()["windows"] == []
