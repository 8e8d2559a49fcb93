"""How long a person waits for an acknowledgement while bots think: `python -m tests.load.thinking`.

A table is started. A person answers in a game of two seats, first with no other game, then with
games in which only searching bots play; then the same at a new table, so that what else the machine
does counts for both. Printed are the medians and their ratio.
"""

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from tests.server.guests import Guest, Party, begin, fresh_key
from tests.server.served import Served, served
from ziggurat.table.settings import Settings

RANDOM = {"edition": "terra-incognita", "map": "explored", "random_map": True}


def acknowledged(person: Guest, count: int) -> list[float]:
    """Milliseconds until each of so many answers was acknowledged."""
    times = []
    for number in range(count):
        now = person.snapshot()
        options = now["scene"]["question"]["options"]
        answer = options[number * 7 % len(options)]["answer"]
        body = {"rev": now["rev"], "key": fresh_key(), "answer": answer}
        begun = time.perf_counter()
        person.post("/answers", body).raise_for_status()
        times.append(1000 * (time.perf_counter() - begun))
    return times


def moments(games: list[Party]) -> int:
    """How many answers these games have had."""
    return sum(int(game.watcher.get().json()["moment"]) for game in games)


def person_at(table: Served) -> Guest:
    party = begin(table.client, "here", "here", seed=5, **RANDOM)
    both = [secret for seat in party.seats for secret in seat.secrets]
    person = Guest(table.client, party.room, *both)
    while person.snapshot()["scene"]["round"] == 0:  # chance lays the map
        time.sleep(0.05)
    return person


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--bot", default="sage")
    parser.add_argument("--answers", type=int, default=60, help="in each round")
    parser.add_argument("--rounds", type=int, default=4)
    chosen = parser.parse_args()
    alone: list[float] = []
    beside: list[float] = []
    played, seconds = 0, 0.0
    for _ in range(chosen.rounds):
        with tempfile.TemporaryDirectory() as folder:
            settings = Settings(data=Path(folder), per_second=100_000, games_per_minute=100_000)
            with served(settings) as table:
                person = person_at(table)
                acknowledged(person, 20)  # everything is loaded
                alone += acknowledged(person, chosen.answers)
                games = [begin(table.client, chosen.bot, chosen.bot) for _ in range(chosen.games)]
                while moments(games) < chosen.games:
                    time.sleep(0.1)  # all think
                before, begun = moments(games), time.perf_counter()
                beside += acknowledged(person, chosen.answers)
                played += moments(games) - before
                seconds += time.perf_counter() - begun
    for name, times in (("no game", alone), (f"{chosen.games} of {chosen.bot}", beside)):
        worst = sorted(times)[int(0.95 * len(times))]
        print(f"{name:>12}: median {statistics.median(times):6.2f} ms, 95 % within {worst:6.2f} ms")
    print(f"ratio of the medians {statistics.median(beside) / statistics.median(alone):.2f}")
    print(f"meanwhile the bots gave {played / seconds:.1f} answers a second")


if __name__ == "__main__":
    main()
