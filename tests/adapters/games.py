"""Games that the tests of the adapters play."""

import random
from collections.abc import Iterator

from ziggurat.adapters.seeded import MAX_ANSWERS, Choosing, SeededGame
from ziggurat.games.dawn.content import BASE, TERRA

TABLES = [(BASE, 2), (BASE, 3), (BASE, 4), (TERRA, 2), (TERRA, 3), (TERRA, 4), (TERRA, 5)]


def played(edition: str, players: int, seed: int, answers: int) -> Iterator[SeededGame]:
    """A random game, yielded before each of its answers; leaders and maps vary with the seed."""
    setup = {"leaders": ("random", "choose")[seed % 2]}
    if edition == BASE:
        setup["map"] = ("first-game", "built")[seed % 2]
    game = Choosing(setup=setup, edition=edition, players=players).begun(seed, MAX_ANSWERS)
    rng = random.Random(seed)
    for _ in range(answers):
        if game.over:
            return
        yield game
        game.answer(rng.choice(list(game.offered)))
