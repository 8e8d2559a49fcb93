"""The OpenSpiel games."""

import random

import pytest

from tests.adapters.extras import module
from tests.adapters.games import TABLES
from ziggurat.games.dawn.plugin import PLUGIN

np = module("openspiel", "numpy")
pyspiel = module("openspiel", "pyspiel")
mcts = module("openspiel", "open_spiel.python.algorithms.mcts")
adapter = module("openspiel", "ziggurat.adapters.openspiel")
seen = module("openspiel", "ziggurat.games.dawn.study.observation")

NAMES = {"base": "dawn_base", "terra-incognita": "dawn_terra_incognita"}


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_random_games_pass_openspiels_own_test_with_saving(edition: str, players: int) -> None:
    game = pyspiel.load_game(f"{NAMES[edition]}(players={players},max_answers=25)")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_whole_game_ends_with_a_winner_and_comes_back_from_its_text() -> None:
    game = pyspiel.load_game("dawn_base(players=3)")
    state = game.new_initial_state()
    rng = random.Random(1)
    while not state.is_terminal():
        chance = state.is_chance_node()
        choices = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(rng.choice(choices))
    assert sorted(state.returns()) == [-0.5, -0.5, 1]
    again = game.deserialize_state(state.serialize())
    assert again.position.hash() == state.position.hash()


def test_every_die_and_draw_is_a_chance_node() -> None:
    state = pyspiel.load_game("dawn_base").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert state.action_to_string(outcomes[0][0]).startswith("draw_")


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("dawn_terra_incognita").new_initial_state()
    before = state.position.hash()
    copy = state.clone()
    copy.apply_action(copy.chance_outcomes()[0][0])
    assert state.position.hash() == before != copy.position.hash()


def test_a_player_observes_what_the_other_environments_show() -> None:
    state = pyspiel.load_game("dawn_base").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.observation_tensor(1) == seen.observation(state.position, 1).tolist()
    assert state.observation_string(0) != state.observation_string(1)
    assert "round 1: choose_card" in str(state)


def test_openspiels_mcts_plays_it() -> None:
    game = pyspiel.load_game("dawn_base(max_answers=12)")
    rng = np.random.RandomState(1)
    guess = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 1.4, 8, guess, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert state.returns() == [0, 0]


def test_nothing_can_be_chosen_about_observations() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        adapter.GameObserver(PLUGIN, {"shape": 1})
