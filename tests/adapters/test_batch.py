"""Many games stepped together."""

import pytest

from tests.adapters.extras import module
from ziggurat.core.flow import IllegalAnswer

np = module("rl", "numpy")
batch = module("rl", "ziggurat.adapters.batch")


def test_games_go_on_side_by_side_and_begin_anew_when_they_end() -> None:
    games = batch.Batch(3, edition="terra-incognita", players=3, seed=4, max_answers=40)
    asked = games.questions()
    ends = 0
    rng = np.random.default_rng(1)
    for _ in range(100):
        actions = [rng.choice(np.flatnonzero(mask)) for mask in asked.action_mask]
        asked, outcome = games.step(actions)
        ends += int(outcome.over.sum() + outcome.broken_off.sum())
        assert asked.observation.shape[0] == len(asked.seats) == 3
        assert (asked.action_mask.sum(axis=1) > 0).all()
    assert ends >= 6


def test_rewards_are_those_of_the_game_that_ended() -> None:
    games = batch.Batch(1, seed=2)
    asked = games.questions()
    rng = np.random.default_rng(2)
    while True:
        asked, outcome = games.step([rng.choice(np.flatnonzero(asked.action_mask[0]))])
        if outcome.over[0]:
            break
        assert not outcome.rewards.any()
    assert sorted(outcome.rewards[0]) == [-1, 1]
    assert games.games[0].answers == 0


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (batch.Batch(2, seed=9) for _ in range(2))
    hashes = [[game.state.hash() for game in games.games] for games in (one, two)]
    assert hashes[0] == hashes[1]
    assert len(set(hashes[0])) == 2


def test_an_answer_that_was_not_offered_is_refused() -> None:
    games = batch.Batch(1)
    with pytest.raises(IllegalAnswer):
        games.step([-1])
