"""Prints how the engine runs, then the hash of the position after every answer of random games:
`python -m tests.compiled.hashes SEEDS ANSWERS`. Two engines that agree print the same."""

import sys

import ziggurat
from tests.random_play import played


def main(seeds: int, answers: int) -> None:
    print(ziggurat.how_it_runs())
    for seed in range(seeds):
        for number, match in enumerate(played(seed, answers)):
            print(f"seed {seed}, answer {number}: {match.state.hash()}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
