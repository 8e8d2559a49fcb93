"""How long others wait while somebody brings a very long record: `python -m tests.load.importing`.

A game is played until its record has the length asked for. One person keeps asking
the table small things, and answering, while another imports that record, opens it, and looks at its
course. Printed are the longest waits of the first person at each stage, and what came back.
"""

import argparse
import json
import random
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.load.thinking import person_at
from tests.server.guests import Guest, fresh_key
from tests.server.served import Served, served
from ziggurat.core.flow import PASS
from ziggurat.core.match import Match
from ziggurat.core.records import to_record
from ziggurat.games.registry import plugin_named
from ziggurat.table.settings import Settings


def long_record(answers: int) -> str:
    """The record of a game in which everybody passes if he may: nobody wins it."""
    match = Match(plugin_named("").game, {"players": 2}, seed=1)
    drawn = random.Random(1)
    while match.ask is not None and len(match.answers) < answers:
        options = match.ask.options
        match.answer(PASS if PASS in options else drawn.choice(options))
    return json.dumps(to_record(match))


@contextmanager
def bothering(table: Served, person: Guest) -> Iterator[dict[str, list[float]]]:
    """Ask for small things and answer, all the while; how many milliseconds each took."""
    waits: dict[str, list[float]] = {"welcome": [], "answer": []}
    done = threading.Event()

    def bother() -> None:
        with httpx.Client(base_url=table.address, timeout=60) as client:
            somebody = person.at(client)
            while not done.is_set():
                begun = time.perf_counter()
                client.get("/api/welcome").raise_for_status()
                waits["welcome"].append(1000 * (time.perf_counter() - begun))
                now = somebody.snapshot()
                options = now["scene"]["question"]["options"]
                body = {"rev": now["rev"], "key": fresh_key(), "answer": options[0]["answer"]}
                begun = time.perf_counter()
                somebody.post("/answers", body).raise_for_status()
                waits["answer"].append(1000 * (time.perf_counter() - begun))

    thread = threading.Thread(target=bother)
    thread.start()
    try:
        yield waits
    finally:
        done.set()
        thread.join()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=63_000)
    parser.add_argument("--record", type=Path, help="a record file, in place of one played now")
    chosen = parser.parse_args()
    record = chosen.record.read_text("utf-8") if chosen.record else long_record(chosen.answers)
    answers = len(json.loads(record)["answers"].split())
    print(f"a record of {len(record) / 1000:.0f} kB and {answers} answers")
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), per_second=100_000)
        with served(settings) as table:
            table.client.timeout = httpx.Timeout(120)
            person = person_at(table)
            keeper: Guest | None = None
            for stage in ("nothing", "import", "open", "snapshot", "history", "moment", "record"):
                with bothering(table, person) as waits:
                    begun = time.perf_counter()
                    if stage == "nothing":
                        time.sleep(2)
                        size = 0
                    elif stage == "import":
                        body = {"record": record}
                        answer = table.client.post("/api/games/import", json=body)
                        made = answer.raise_for_status().json()
                        keeper = Guest(table.client, made["room"], made["watch"])
                        size = len(answer.content)
                    else:
                        assert keeper is not None
                        path = {"open": "/snapshot", "moment": f"/moments/{answers // 2}"}
                        answer = keeper.get(path.get(stage, f"/{stage}")).raise_for_status()
                        size = len(answer.content)
                    took = time.perf_counter() - begun
                    time.sleep(0.2)
                found = ", ".join(
                    f"{name} {statistics.median(times):5.1f} (at most {max(times):5.1f}) ms"
                    for name, times in waits.items()
                    if times
                )
                print(f"{stage:>8} {took:6.2f} s {size / 1000:7.0f} kB; meanwhile {found}")
            print(f"the table has {table.megabytes():.0f} MB")


if __name__ == "__main__":
    main()
