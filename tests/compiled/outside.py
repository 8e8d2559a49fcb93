"""Prints how the engine runs, then the hash of the position after every answer of some games of
Bazaar, whose rules are never compiled: `python -m tests.compiled.outside SEEDS`."""

import sys

import ziggurat
from tests.bazaar import played


def main(seeds: int) -> None:
    print(ziggurat.how_it_runs())
    for seed in range(seeds):
        match = played(seed, players=2 + seed % 3)
        for number in range(len(match.answers) + 1):
            print(f"seed {seed}, answer {number}: {match.at(number).hash()}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
