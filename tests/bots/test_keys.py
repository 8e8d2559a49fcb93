"""The key by which a search for wins finds positions again tells apart what the hash does."""

from random import Random
from typing import Any

import pytest

from ziggurat.bots.futures import settle
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.core.flow import Ask
from ziggurat.core.game import GameState
from ziggurat.core.match import Match
from ziggurat.games.registry import plugin_named


def played_on(s: GameState, seed: int, answers: int) -> list[GameState]:
    """Copies of the positions that follow when somebody answers at random."""
    random, after, found = Random(seed), s.clone(), list[GameState]()
    for _ in range(answers):
        settle(after, random)
        if not isinstance(after.pending, Ask):
            break
        after.play(random.choice(after.pending.options))
        found.append(after.clone())
    return found


@pytest.mark.parametrize("game", ["dawn", "wisdom"])
def test_positions_have_the_same_key_just_where_they_have_the_same_hash(game: str) -> None:
    plugin = plugin_named(game)
    match: Match[Any] = Match(plugin.game, plugin.study().setup({"players": 3}), seed=11)
    known = [s for seed in range(4) for s in played_on(match.state, seed, 60)]
    for s in known[::9]:  # twice the same way from there, and once another
        known += [*played_on(s, 1, 8), *played_on(s, 1, 8), *played_on(s, 2, 8)]
    endgame = knowledge_of(match.state).endgame()
    assert endgame is not None
    pairs = {(endgame.key(s), s.hash()) for s in known}
    keys, hashes = {key for key, _ in pairs}, {told for _, told in pairs}
    assert len(pairs) == len(keys) == len(hashes) < len(known)
