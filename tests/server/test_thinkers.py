"""Thinking in processes of its own: who comes first, and what happens when a thinker fails."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Backend
from tests.server.guests import Client, Guest, begin, wait_for_seat
from ziggurat.bots.belief import belief
from ziggurat.core.records import verified
from ziggurat.games.registry import plugin_named
from ziggurat.table import opponents, thinkers
from ziggurat.table.thinkers import NoThought, Thinkers

RECORDS = Path(__file__).parent.parent / "records"
ECHO = """
import sys
print('{"ready": true}', flush=True)
for line in sys.stdin:
    print(line, end="", flush=True)
"""
MUTE = """
import sys
print('{"ready": true}', flush=True)
for line in sys.stdin:
    pass
"""
MORTAL = """
import sys
print('{"ready": true}', flush=True)
sys.stdin.readline()
"""


def like(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """From now on thinkers are such programs."""
    monkeypatch.setattr(thinkers, "_COMMAND", [sys.executable, "-c", program])


def with_one(work: Callable[[Thinkers], Awaitable[None]]) -> None:
    """Do something with a pool of one thinker."""

    async def run() -> None:
        pool = Thinkers(1)
        try:
            await work(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def verify_job() -> dict[str, Any]:
    record = (RECORDS / "base-2-first-game-eager.json").read_text("utf-8")
    return {"do": "verify", "record": record, "most": 1000, "lang": "en"}


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_thinker_that_dies_costs_one_answer_and_is_replaced() -> None:
    async def work(pool: Thinkers) -> None:
        assert (await pool.ask(verify_job(), 60))["seats"] == 2
        (first,) = pool._all
        os.kill(first.pid, signal.SIGKILL)
        with pytest.raises(NoThought):
            await pool.ask(verify_job(), 60)
        assert (await pool.ask(verify_job(), 60))["seats"] == 2

    with_one(work)


def test_a_thinker_that_is_late_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    like(monkeypatch, MUTE)

    async def work(pool: Thinkers) -> None:
        asked = asyncio.create_task(pool.ask({}, 0.2))
        while not pool._all:
            await asyncio.sleep(0)
        (thinker,) = pool._all
        with pytest.raises(NoThought):
            await asked
        assert not alive(thinker.pid)

    with_one(work)


def test_a_thought_that_fails_costs_no_thinker() -> None:
    async def work(pool: Thinkers) -> None:
        await pool.ask(verify_job(), 60)
        (thinker,) = pool._all
        with pytest.raises(NoThought):
            await pool.ask({"do": "choose", "game": "nothing"}, 60)
        assert (await pool.ask(verify_job(), 60))["seats"] == 2
        assert pool._all == {thinker}

    with_one(work)


def test_people_come_before_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    like(monkeypatch, ECHO)
    came: list[str] = []

    async def work(pool: Thinkers) -> None:
        async def ask(name: str, waits: bool) -> None:
            came.append((await pool.ask({"name": name}, 60, waits))["name"])

        names = [("first bot", False), ("bot", False), ("other bot", False), ("person", True)]
        await asyncio.gather(*(ask(*each) for each in names))

    with_one(work)
    assert came == ["first bot", "person", "bot", "other bot"]


def test_closing_ends_a_thinker_in_mid_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    like(monkeypatch, MUTE)
    pids: list[int] = []

    async def work(pool: Thinkers) -> None:
        asked = asyncio.create_task(pool.ask({}, 600))
        while not pool._all:
            await asyncio.sleep(0)
        pids.extend(thinker.pid for thinker in pool._all)
        await pool.close()
        with pytest.raises(NoThought):
            await asked

    with_one(work)
    assert pids
    assert not any(map(alive, pids))


def test_a_thinker_ends_in_mid_thought_when_the_server_is_gone() -> None:
    record = json.loads((RECORDS / "terra-4.json").read_text("utf-8"))
    match = verified(plugin_named(record["game"]).game, record)
    job = {
        "do": "course",
        "game": record["game"],
        "rules": match.rules,
        "setup": match.setup,
        "answers": match.answers,
    }
    words = [sys.executable, "-m", "ziggurat.table.thinker"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert json.loads(process.stdout.readline()) == {"ready": True}
        process.stdin.write(json.dumps(job).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["more"]
        process.stdin.close()  # as the system does when the server dies
        assert process.wait(60) == 0


@pytest.mark.parametrize("program", [MORTAL, MUTE])
def test_the_game_goes_on_by_a_quick_answer_where_a_thinker_fails(
    backend: Backend, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    like(monkeypatch, program)
    monkeypatch.setattr(opponents, "_SECONDS", 0.2)
    with backend.serving() as client:
        person = begin(client, "here", "steward", seed=1).seats[0]
        for _ in range(2):  # two turns of the bot
            assert wait_for_seat(person, 0)["asked"] == 0
            while person.get().json()["asked"] == 0:
                person.answer()
        assert wait_for_seat(person, 0)["asked"] == 0


def test_a_hint_that_nobody_can_think_of_is_refused_for_now(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    like(monkeypatch, MORTAL)
    with backend.serving() as client:
        answer = begin(client, "here", "here").asked().get("/hint")
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")


def test_bots_think_from_what_their_seat_may_believe(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What goes to a thinker is made by `belief`, for the seat that is asked, and nothing else."""
    jobs: list[dict[str, Any]] = []
    beliefs: list[tuple[int, Any]] = []
    ask = Thinkers.ask

    async def asking(pool: Thinkers, job: dict[str, Any], *words: Any, **more: Any) -> Any:
        jobs.append(job)
        return await ask(pool, job, *words, **more)

    def believing(game: Any, s: Any, seat: int, source: Any) -> Any:
        beliefs.append((seat, belief(game, s, seat, source).to_json()))
        return belief(game, s, seat, source)

    monkeypatch.setattr(Thinkers, "ask", asking)
    monkeypatch.setattr(opponents, "belief", believing)
    party = begin(client, "here", "greedy", seed=1)
    person: Guest = party.seats[0]
    wait_for_seat(person, 0)
    assert jobs
    assert [job["position"] for job in jobs] == [each for _, each in beliefs]
    assert {seat for seat, _ in beliefs} == {1}
    assert {key for job in jobs for key in job} == {"do", "bot", "seed", "position", "game"}
