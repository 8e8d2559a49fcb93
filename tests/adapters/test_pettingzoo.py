"""The PettingZoo environments."""

import re
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.adapters.extras import module
from tests.adapters.games import TABLES

np = module("rl", "numpy")
checks = module("rl", "pettingzoo.test")
conversions = module("rl", "pettingzoo.utils.conversions")
adapter = module("rl", "ziggurat.adapters.pettingzoo")

# PettingZoo warns of every environment whose observation is a dict that it does not know itself.
pytestmark = pytest.mark.filterwarnings("ignore:Observation (is not|space for each):UserWarning")


def play_out(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end, and what every agent got."""
    env.reset(seed=seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return earned


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_it_passes_the_test_of_the_interface(edition: str, players: int) -> None:
    checks.api_test(adapter.env(edition=edition, players=players, max_cycles=150), num_cycles=200)


@pytest.mark.parametrize("edition", ["base", "terra-incognita"])
def test_the_same_seed_gives_the_same_game(edition: str) -> None:
    checks.seed_test(lambda: adapter.env(edition=edition, players=3), num_cycles=50)


def test_the_parallel_environment_passes_the_test_of_its_interface() -> None:
    checks.parallel_api_test(adapter.parallel_env(players=3, max_cycles=100), num_cycles=150)


def test_every_agent_acts_once_in_each_of_the_cycles() -> None:
    def in_turn(**options: Any) -> Any:
        return conversions.parallel_to_aec(adapter.parallel_env(**options))

    checks.max_cycles_test(SimpleNamespace(env=in_turn, parallel_env=adapter.parallel_env))


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_ends_with_one_shared_by_the_winners(players: int) -> None:
    earned = play_out(adapter.env(players=players), seed=2)
    assert sum(reward for reward in earned.values() if reward > 0) == pytest.approx(1)
    assert sum(earned.values()) == pytest.approx(0)


def test_a_game_is_broken_off_after_max_cycles_answers() -> None:
    env = adapter.env(max_cycles=7)
    env.reset(seed=1)
    for count in range(7):
        assert not any(env.truncations.values()), count
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_action_that_is_not_offered_ends_the_game() -> None:
    env = adapter.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_in_the_parallel_environment_it_is_replaced_and_told() -> None:
    env = adapter.parallel_env()
    seen, _ = env.reset(seed=1)
    masks = {agent: np.flatnonzero(each["action_mask"]) for agent, each in seen.items()}
    asked = max(masks, key=lambda agent: len(masks[agent]))
    assert [masks[agent].tolist() for agent in env.agents if agent != asked] == [[0]]
    *_, infos = env.step(dict.fromkeys(env.agents, -1))
    assert [agent for agent, info in infos.items() if info] == [asked]
    assert infos[asked] == {"illegal": True}


def test_resets_without_a_seed_go_on_with_new_games() -> None:
    env = adapter.InTurn(seed=3)
    hashes = set()
    for _ in range(3):
        env.reset()
        hashes.add(env.game.state.hash())
    assert len(hashes) == 3


def test_it_renders_the_map_as_text_and_as_svg() -> None:
    text = adapter.InTurn(players=2, render_mode="ansi")
    text.reset(seed=1)
    assert "*B*" in text.render()  # the blue capital
    drawn = adapter.InTurn(edition="terra-incognita", players=5, render_mode="svg")
    drawn.reset(seed=1)
    for _ in range(200):
        drawn.step(min(drawn.game.offered))
    picture = drawn.render()
    tags = [re.sub("{.*}", "", each.tag) for each in ElementTree.fromstring(picture)]
    spaces = len(drawn.game.state.board.map.cells)
    assert tags.count("polygon") >= spaces
    assert tags.count("circle") >= 5  # the capitals
    assert adapter.InTurn().render_mode is None
