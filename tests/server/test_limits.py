"""Who is one client to the limits, and that nobody is counted for ever."""

import asyncio
from typing import Any

import pytest
from litestar import Litestar, Request

from tests.server.guests import Client, begin, wait_for_seat
from ziggurat.table.limits import client_of, forget_old, limit
from ziggurat.table.thinkers import Thinkers


def client_at(host: str) -> str:
    scope: Any = {"type": "http", "client": (host, 5000), "headers": [], "path": "/"}
    return client_of(Request(scope))


def test_all_addresses_of_one_network_are_one_client() -> None:
    """Whoever has one IPv6 address has 2 to the 64 of them."""
    mine = {client_at("2001:db8:1:2::1"), client_at("2001:db8:1:2:ffff:1:2:3")}
    assert len(mine) == 1
    assert client_at("2001:db8:1:3::1") not in mine
    assert client_at("192.0.2.1") != client_at("192.0.2.2")
    assert client_at("::ffff:192.0.2.1") == client_at("192.0.2.1")
    assert client_at("somebody") == "somebody"


def test_clients_that_have_not_asked_for_a_while_are_forgotten() -> None:
    async def counted() -> list[bool]:
        app, each = Litestar(), limit("second", 5, "rate_limit")
        store = each.get_store_from_app(app)
        await store.set("old", b"", expires_in=-1)
        await store.set("new", b"", expires_in=60)
        await forget_old(app, [each])
        return [await store.exists(name) for name in ("old", "new")]

    assert asyncio.run(counted()) == [False, True]


def test_the_course_of_a_game_is_worked_out_once_until_the_game_goes_on(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever asks for it again and again keeps the bots of all games from thinking."""
    jobs = []
    asked = Thinkers.ask

    async def counting(self: Thinkers, job: Any, seconds: float, waits: bool = False) -> Any:
        jobs.append(job["do"])
        return await asked(self, job, seconds, waits)

    monkeypatch.setattr(Thinkers, "ask", counting)
    party = begin(client, "here", "random")
    wait_for_seat(party.seats[0], 0)
    first = party.seats[0].get("/history").json()
    assert party.watcher.get("/history", lang="en").json() == first
    assert jobs.count("history") == 1
    party.seats[0].answer().raise_for_status()
    assert party.watcher.get("/history").json()["moments"][-1] > first["moments"][-1]
    assert jobs.count("history") == 2
