"""Prints how the engine runs, then the hash of the position after every answer of some games:
`python -m tests.compiled.hashes SEEDS ANSWERS [BOT]`, of random play unless a bot is named. Two
engines that agree print the same."""

import sys
from collections.abc import Iterator

import ziggurat
from tests.random_play import played, setup_for
from ziggurat.bots.specs import maker
from ziggurat.core.match import Match
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State


def played_by(bot: str, seed: int, answers: int) -> Iterator[Match[State]]:
    """A match of a bot against itself, yielded before each of its answers and at its end."""
    match = Match(DAWN, setup_for(seed), seed)
    bots = [maker(bot)(seed + seat) for seat in range(match.state.seats)]
    for _ in range(answers):
        if match.ask is None:
            break
        yield match
        match.answer(bots[match.ask.player].choose(match.state))
    yield match


def main(seeds: int, answers: int, bot: str = "") -> None:
    print(ziggurat.how_it_runs())
    for seed in range(seeds):
        matches = played_by(bot, seed, answers) if bot else played(seed, answers)
        for number, match in enumerate(matches):
            print(f"seed {seed}, answer {number}: {match.state.hash()}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
