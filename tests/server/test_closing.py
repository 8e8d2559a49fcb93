"""A moment to react lasts the same time whoever is asked; then the table passes. The clock is the
tests' own."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.patience import until
from tests.server.conftest import Backend
from tests.server.guests import Client, Guest, let_bots_answer
from tests.wisdom.reacting import RECORD, moment_before_a_window, moment_of_a_reaction
from ziggurat.core.flow import PASS
from ziggurat.table.clock import Clock

LONG = 10


class Turned(Clock):
    """A clock that stands still until somebody turns it."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    async def wait(self, until: float) -> None:
        while self.time < until:
            await asyncio.sleep(0)


class Table:
    """A game of two persons that goes on just before a window."""

    def __init__(
        self, client: Client, react_within: int = LONG, other: str = "here", reacting: bool = False
    ) -> None:
        self.count, acts, self.answer = moment_before_a_window()
        if reacting:  # just in it, and the other can react
            self.count, seat = moment_of_a_reaction()
            acts = 1 - seat
        made = client.post("/api/games/import", json={"record": RECORD.read_text()}).json()
        seats: list[Any] = [{"kind": "here"}, {"kind": "here"}]
        if other != "here":
            seats[1 - acts] = {"kind": "bot", "bot": other}
        wish = {"moment": self.count, "seats": seats, "react_within": react_within}
        forked = client.post(
            f"/api/games/{made['room']}/fork",
            json=wish,
            headers={"Authorization": f"Bearer {made['watch']}"},
        ).json()
        self.acting, self.other = (
            Guest(client, forked["room"], forked["seats"][seat]["secret"] or forked["watch"])
            for seat in (acts, 1 - acts)
        )
        self.watching = Guest(client, forked["room"], forked["watch"])
        self.seat = 1 - acts
        self.acting.post("/pace", {"pace": "at-once"}).raise_for_status()

    def act(self) -> None:
        rev = self.acting.snapshot()["rev"]
        self.acting.give(rev, self.answer).raise_for_status()

    @property
    def moment(self) -> int:
        return int(self.watching.snapshot()["moment"])

    def left(self) -> list[float | None]:
        """How much time everybody sees: who acts, who is asked, who watches."""
        closing = [
            guest.snapshot()["closing"] for guest in (self.acting, self.other, self.watching)
        ]
        return [each and each["left"] for each in closing]


@contextmanager
def table(backend: Backend, **wishes: Any) -> Iterator[tuple[Table, Turned]]:
    clock = Turned()
    with backend.serving(clock) as client:
        yield Table(client, **wishes), clock


def test_everybody_sees_the_same_time_and_the_table_passes_when_it_is_over(
    backend: Backend,
) -> None:
    with table(backend) as (at, clock):
        assert at.left() == [None] * 3
        at.act()
        assert at.left() == [LONG] * 3
        clock.time += LONG - 1
        assert at.left() == [1.0] * 3
        let_bots_answer(at.watching)
        assert at.moment == at.count + 1, "there is a second left"
        clock.time += 1
        until(lambda: at.moment > at.count + 1, "the table to pass")


def test_who_lets_it_happen_cannot_make_it_shorter(backend: Backend) -> None:
    with table(backend) as (at, _):
        at.act()
        refused = at.other.give(at.other.snapshot()["rev"], PASS)
        assert (refused.status_code, refused.json()["code"]) == (400, "too-soon")
        assert at.moment == at.count + 1


def test_for_who_leaves_it_to_the_table_it_lasts_as_long(backend: Backend) -> None:
    with table(backend) as (at, clock):
        at.other.post(f"/seats/{at.seat}/asks", {"about": []}).raise_for_status()
        at.act()
        let_bots_answer(at.watching)
        assert at.moment == at.count + 1
        assert at.left() == [LONG] * 3
        assert at.other.snapshot()["scene"]["question"] is None
        clock.time += LONG
        until(lambda: at.moment > at.count + 1, "the table to pass")


def test_what_the_table_passed_when_the_time_was_over_is_not_taken_back(backend: Backend) -> None:
    """Else whoever let it happen could open the moment again and again, and react late."""
    clock = Turned()
    with backend.serving(clock) as client:
        at = Table(client)
        at.act()
        clock.time += LONG
        until(lambda: at.moment > at.count + 1, "the table to pass")
        assert at.other.snapshot()["undo"] == {"may": False, "why_not": "others", "redo": False}
        assert at.other.step("undo").json()["code"] == "no-undo"
        moment = at.moment
    with backend.serving(clock) as client:  # put together anew
        other = at.other.at(client)
        assert other.step("undo").json()["code"] == "no-undo"
        assert other.snapshot()["moment"] == moment


def test_a_reaction_counts_at_once(backend: Backend) -> None:
    with table(backend, reacting=True) as (at, _):
        now = at.other.snapshot()
        assert now["closing"]["left"] == LONG
        offered = [each["answer"] for each in now["scene"]["question"]["options"]]
        at.other.give(now["rev"], next(answer for answer in offered if answer >= 0))
        assert at.moment > at.count


def test_the_time_goes_on_while_the_server_rests(backend: Backend) -> None:
    clock = Turned()
    with backend.serving(clock) as client:
        at = Table(client)
        at.act()
    clock.time += LONG - 2
    with backend.serving(clock) as client:
        watching = at.watching.at(client)
        assert watching.snapshot()["closing"] == {"left": 2.0, "of": LONG}
        clock.time += 2
        until(lambda: watching.snapshot()["moment"] > at.count + 1, "the table to pass")


def test_changing_a_setting_makes_it_no_longer(backend: Backend) -> None:
    with table(backend) as (at, clock):
        at.act()
        clock.time += 4
        at.acting.post("/pace", {"pace": "slow"}).raise_for_status()
        assert at.left() == [LONG - 4.0] * 3


def test_it_can_be_switched_off(backend: Backend) -> None:
    with table(backend, react_within=0) as (at, clock):
        at.act()
        assert at.left() == [None] * 3
        clock.time += 10_000
        let_bots_answer(at.watching)
        assert at.moment == at.count + 1, "it waits for an answer"
        at.other.give(at.other.snapshot()["rev"], PASS).raise_for_status()
        assert at.moment > at.count + 1


def test_against_bots_nothing_is_timed(backend: Backend) -> None:
    with table(backend, other="random") as (at, _):
        at.act()
        until(lambda: at.moment > at.count + 1, "the bot to answer")
        assert at.watching.snapshot()["closing"] is None


def test_the_time_belongs_to_the_wish_and_has_bounds(backend: Backend) -> None:
    with table(backend) as (at, _):
        assert at.watching.get().json()["again"]["react_within"] == LONG
        seats = [{"kind": "here"}, {"kind": "here"}]
        for wrong in (-1, 301, "long"):
            wish = {"game": "wisdom", "seats": seats, "react_within": wrong}
            assert at.watching.client.post("/api/games", json=wish).status_code == 400
