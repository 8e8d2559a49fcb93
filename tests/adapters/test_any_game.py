"""A game that brings no study of its own, in all environments."""

import random
from collections.abc import Iterator

import pytest

from bazaar.plugin import PLUGIN
from tests.adapters.extras import module
from ziggurat.adapters.encoding import ByPlace
from ziggurat.adapters.seeded import MAX_ANSWERS, Choosing
from ziggurat.core.flow import PASS, Ask
from ziggurat.games.registry import forget, register

SLUG = "bazaar"


@pytest.fixture(autouse=True)
def _at_home() -> Iterator[None]:
    register(SLUG, PLUGIN)
    yield
    forget(SLUG)


def test_actions_are_the_places_of_options_and_zero_passes() -> None:
    game = Choosing(SLUG, players=2).begun(1, MAX_ANSWERS)
    assert isinstance(game.actions, ByPlace)
    rng = random.Random(1)
    while not game.over:
        ask = game.state.pending
        assert isinstance(ask, Ask)
        options = [option for option in ask.options if option != PASS]
        assert {n: o for n, o in game.offered.items() if n} == dict(enumerate(options, start=1))
        assert (game.offered.get(0) == PASS) == (PASS in ask.options)
        game.answer(rng.choice(list(game.offered)))
    assert sum(game.rewards()) == pytest.approx(0)


@pytest.mark.filterwarnings("ignore:Observation (is not|space for each):UserWarning")
def test_pettingzoos_own_test_plays_it() -> None:
    zoo = module("rl", "ziggurat.adapters.pettingzoo")
    api = module("rl", "pettingzoo.test")
    api.api_test(zoo.env(game=SLUG, players=4), num_cycles=60)
    api.parallel_api_test(zoo.parallel_env(game=SLUG, players=3), num_cycles=30)


def test_what_a_seat_observes_does_not_depend_on_what_others_hold() -> None:
    seen = module("rl", "ziggurat.adapters.observation")
    game = Choosing(SLUG, players=3).begun(5, MAX_ANSWERS)
    observer = seen.observer_of(SLUG)
    for seed in range(5):
        other = PLUGIN.game.imagined(game.state, 0, random.Random(seed))
        assert (observer.observation(other, 0) == observer.observation(game.state, 0)).all()


def test_one_seat_learns_against_bots() -> None:
    gym = module("rl", "ziggurat.adapters.gymnasium")
    env = gym.AgainstBots(game=SLUG, players=3, opponents=["eager"])
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))
        assert env.observation_space.contains(seen)


def test_many_games_are_stepped_together() -> None:
    batch = module("rl", "ziggurat.adapters.batch")
    games = batch.Batch(3, game=SLUG, players=2)
    asked = games.questions()
    for _ in range(30):
        asked, _ = games.step([int(mask.argmax()) for mask in asked.action_mask])
    assert asked.observation.shape[0] == 3


def test_openspiels_own_test_plays_it() -> None:
    adapter = module("openspiel", "ziggurat.adapters.openspiel")
    pyspiel = module("openspiel", "pyspiel")
    adapter.register("bazaar", PLUGIN, {})
    game = pyspiel.load_game("bazaar(players=3)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
