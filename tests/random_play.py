"""Random games for property tests, the same on every run."""

import random
from collections.abc import Iterator
from typing import Any

from ziggurat.core.match import Match
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State


def setup_for(seed: int) -> dict[str, Any]:
    """A setup that varies with the seed: edition, players, map and options."""
    if seed % 2:
        return {
            "edition": "terra-incognita",
            "players": 2 + seed // 2 % 4,
            "errata": seed % 3 != 0,
            "peaceful": seed % 5 == 0,
            "leaders": "choose" if seed % 7 == 6 else "random",
        }
    return {
        "players": 2 + seed % 3,
        "map": ("first-game", "built")[seed // 3 % 2],
        "epic": seed % 5 == 4,
        "errata": seed % 4 != 3,
        "leaders": "choose" if seed % 7 == 6 else "random",
    }


def played(seed: int, answers: int) -> Iterator[Match[State]]:
    """A random match, yielded before each of its answers and at its end."""
    rng = random.Random(seed)
    match = Match(DAWN, setup_for(seed), seed)
    for _ in range(answers):
        if match.ask is None:
            break
        yield match
        match.answer(rng.choice(match.ask.options))
    yield match
