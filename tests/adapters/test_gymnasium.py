"""The Gymnasium environment: one seat against bots."""

from typing import Any

import pytest

from tests.adapters.extras import module
from tests.adapters.games import TABLES
from ziggurat.bots.specs import BadSpec

np = module("rl", "numpy")
gymnasium = module("rl", "gymnasium")
checker = module("rl", "gymnasium.utils.env_checker")
adapter = module("rl", "ziggurat.adapters.gymnasium")


def play_out(env: Any, seed: int) -> tuple[float, bool, bool]:
    """A game to its end: (reward, was it over, was it broken off)."""
    seen, _ = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while True:
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, broken_off, info = env.step(action)
        assert info == {}
        if over or broken_off:
            return reward, over, broken_off
        assert reward == 0


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_it_passes_gymnasiums_checker(edition: str, players: int) -> None:
    name = "ziggurat.adapters.gymnasium:ziggurat/Dawn-v0"
    env = gymnasium.make(name, edition=edition, players=players, render_mode="ansi")
    checker.check_env(env.unwrapped)


def test_bots_play_the_other_seats_until_the_game_is_over() -> None:
    env = adapter.AgainstBots(players=3, opponents=["builder", "eager"], seat=1)
    reward, over, broken_off = play_out(env, seed=3)
    assert over
    assert not broken_off
    assert reward in (1, -0.5)
    assert env.game.asked == -1


def test_it_is_broken_off_after_max_cycles_answers_of_all() -> None:
    env = adapter.AgainstBots(max_cycles=60)
    assert play_out(env, seed=1) == (0, False, True)
    assert env.game.answers == 60


def test_an_action_that_is_not_offered_loses() -> None:
    env = adapter.AgainstBots()
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info) == (-1, True, {"illegal": True})


def test_many_can_be_stepped_together() -> None:
    envs = gymnasium.vector.SyncVectorEnv([adapter.AgainstBots] * 2)
    seen, _ = envs.reset(seed=1)
    actions = [np.flatnonzero(mask)[0] for mask in seen["action_mask"]]
    seen, rewards, *_ = envs.step(np.array(actions))
    assert seen["observation"].shape[0] == len(rewards) == 2
    envs.close()


def test_a_bot_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadSpec, match="there is no bot “nobody”"):
        adapter.AgainstBots(opponents=["nobody"])
