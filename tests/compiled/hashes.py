"""Prints how the engine runs, then the hash of the position after every answer of some games:
`python -m tests.compiled.hashes GAME SEEDS ANSWERS [BOT]`, of random play unless a bot is named.
Two engines that agree print the same."""

import random
import sys
from collections.abc import Iterator
from typing import Any

import ziggurat
from tests.random_play import setup_for
from ziggurat.bots.specs import maker
from ziggurat.core.match import Match
from ziggurat.games.registry import plugin_named


def setup_of(game: str, seed: int) -> dict[str, Any]:
    """A setup that varies with the seed, in all that can be chosen."""
    if game == "dawn":
        return setup_for(seed)
    return {
        "players": 2 + seed % 4,
        "civilizations": ("random", "choose", "draft")[seed // 4 % 3],
        "bargaining": ("off", "simple", "full")[seed // 3 % 3],
    }


def played(game: str, seed: int, answers: int, bot: str) -> Iterator[Match[Any]]:
    """A match at random, or of a bot against itself, yielded before each of its answers and at its
    end."""
    match = Match(plugin_named(game).game, setup_of(game, seed), seed)
    rng = random.Random(seed)
    bots = [maker(bot, game)(seed + seat) for seat in range(match.state.seats)] if bot else []
    for _ in range(answers):
        if match.ask is None:
            break
        yield match
        ask = match.ask
        match.answer(bots[ask.player].choose(match.state) if bots else rng.choice(ask.options))
    yield match


def main(game: str, seeds: int, answers: int, bot: str = "") -> None:
    print(ziggurat.how_it_runs())
    for seed in range(seeds):
        for number, match in enumerate(played(game, seed, answers, bot)):
            print(f"seed {seed}, answer {number}: {match.state.hash()}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:])
