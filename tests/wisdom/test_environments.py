"""The second game in PettingZoo, Gymnasium and OpenSpiel."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.adapters.extras import module
from tests.wisdom.swapping import asked_positions, swaps
from ziggurat.adapters.recall import Recall
from ziggurat.conformance.moments import same
from ziggurat.core.flow import Ask
from ziggurat.core.game import question_for
from ziggurat.core.rows import put
from ziggurat.games.registry import plugin_named
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.research import Research
from ziggurat.games.wisdom.state import KNOWERS, State

np = module("rl", "numpy")
zoo_checks = module("rl", "pettingzoo.test")
gymnasium = module("rl", "gymnasium")
checker = module("rl", "gymnasium.utils.env_checker")
zoo = module("rl", "ziggurat.adapters.pettingzoo")
gym = module("rl", "ziggurat.adapters.gymnasium")
pyspiel = module("openspiel", "pyspiel")
adapter = module("openspiel", "ziggurat.adapters.openspiel")
ismcts = module("openspiel", "open_spiel.python.algorithms.ismcts")
mcts = module("openspiel", "open_spiel.python.algorithms.mcts")

PLUGIN = plugin_named("wisdom")

# PettingZoo warns of every environment whose observation is a dict that it does not know itself.
pytestmark = pytest.mark.filterwarnings("ignore:Observation (is not|space for each):UserWarning")


# PettingZoo and Gymnasium


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_passes_pettingzoos_own_test(players: int) -> None:
    env = zoo.env(game="wisdom", players=players, bargaining="full", max_cycles=60)
    zoo_checks.api_test(env, num_cycles=70)


def test_it_passes_pettingzoos_tests_of_seeds_and_of_parallel_environments() -> None:
    zoo_checks.seed_test(lambda: zoo.env(game="wisdom", players=2), num_cycles=20)
    env = zoo.parallel_env(game="wisdom", players=3, max_cycles=40)
    zoo_checks.parallel_api_test(env, num_cycles=50)


@pytest.mark.parametrize("players", [2, 5])
def test_it_passes_gymnasiums_checker(players: int) -> None:
    name = "ziggurat.adapters.gymnasium:ziggurat/Wisdom-v0"
    env = gymnasium.make(name, players=players, render_mode="ansi", opponents=["builder"])
    checker.check_env(env.unwrapped)


def test_one_seat_learns_against_bots_until_the_game_is_over() -> None:
    env = gym.AgainstBots(game="wisdom", players=2, opponents=["builder"], seat=1)
    seen, _ = env.reset(seed=2)
    rng, over, broken_off = np.random.default_rng(2), False, False
    while not (over or broken_off):
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, broken_off, info = env.step(action)
        assert info == {}
    assert (over, reward) == (True, -1)


# OpenSpiel


def told(s: State, seat: int, recall: Recall) -> str:
    """The information state of a seat in a position."""
    at: str = adapter.GameObserver(PLUGIN, None, True).string_from(
        SimpleNamespace(position=s, recall=recall), seat
    )
    return at


def stepped(players: int, answers: int, seed: int) -> Any:
    """States of a random game, after each answer."""
    game = pyspiel.load_game(f"wisdom(players={players},max_answers={answers})")
    state, rng = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        chance = state.is_chance_node()
        choices = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(rng.choice(choices))
        yield state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_passes_openspiels_own_test_with_saving(players: int) -> None:
    game = pyspiel.load_game(f"wisdom(players={players},max_answers=10)")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 4])
def test_a_state_is_drawn_anew_from_what_a_player_knows(players: int) -> None:
    """As OpenSpiel tests its own games: the player cannot tell the two states apart."""
    rng, drawn_otherwise = random.Random(1), 0
    for number, state in enumerate(stepped(players, 260, seed=players)):
        if number % 12 or state.is_terminal():
            continue
        for player in range(players):
            other = state.resample_from_infostate(player, rng.random)
            told_here = state.information_state_string(player)
            assert other.information_state_string(player) == told_here
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if state.current_player() == player:
                assert other.current_player() == player
                assert other.legal_actions() == state.legal_actions()
            drawn_otherwise += other.position.hash() != state.position.hash()
            again = other.resample_from_infostate(player, rng.random)
            assert again.information_state_string(player) == told_here
            other.apply_action(rng.choice(other.legal_actions()))  # it can be played on
            assert state.information_state_string(player) == told_here
    assert drawn_otherwise > 10


def test_every_draw_of_a_game_has_an_action_of_its_own() -> None:
    for state in stepped(3, 400, seed=7):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert len({action for action, _ in outcomes}) == len(outcomes)
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)


def test_openspiels_search_of_information_sets_plays_it() -> None:
    game = pyspiel.load_game("wisdom(max_answers=9)")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        random_state=rng,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(bot.step(state))
    assert state.returns() == [0, 0]


def test_what_is_hidden_changes_no_information_state() -> None:
    """And to the seat that may know it, it does."""
    noticed = 0
    for s in asked_positions(("3-offers", "2-military"), 1):
        recall = Recall(s.seats)
        for swap in swaps(s, 1):
            assert told(s, swap.seat, recall) == told(swap.s, swap.seat, recall)
            for seat in range(s.seats):
                alike = same(WISDOM.view(s, seat), WISDOM.view(swap.s, seat))
                assert (told(s, seat, recall) == told(swap.s, seat, recall)) == alike
                noticed += not alike
    assert noticed > 40


def test_whatever_a_seat_knows_changes_its_information_state() -> None:
    s = next(s for s in asked_positions(("3-offers",), 2) if s.events[0] and any(s.units[1]))
    before = told(s, 0, Recall(s.seats))
    for name in ("trade", "culture", "track", "techs", "walls", "first", "round", "events_gone"):
        other = s.clone()
        value = getattr(other, name)
        setattr(other, name, put(value, 1, value[1] + 1) if isinstance(value, tuple) else value + 1)
        assert told(other, 0, Recall(s.seats)) != before, name
    own = s.clone()
    own.events = put(own.events, 0, (own.events[0][0] + KNOWERS, *own.events[0][1:]))
    assert told(own, 0, Recall(s.seats)) != before


def test_a_seat_remembers_what_it_chose_in_secret_and_nobody_else_knows() -> None:
    for state in stepped(3, 200, seed=5):
        ask = state.position.pending
        sealed = isinstance(ask, Ask) and isinstance(state.position.stack[-1], Research)
        if sealed and ask.also and len(ask.options) > 1:
            break
    else:
        pytest.fail("nobody had a choice in Research")
    pair = [state.child(action) for action in state.legal_actions()[:2]]
    for seat in range(3):
        strings = [each.information_state_string(seat) for each in pair]
        assert (strings[0] == strings[1]) == (seat != ask.player)
        assert question_for(pair[0].position, seat) is None or seat != ask.player


def test_a_seat_remembers_what_it_read_in_the_log() -> None:
    *_, state = stepped(2, 60, seed=3)
    lines = state.information_state_string(0).splitlines()
    assert any("'turn'" in line for line in lines)
    assert lines[0] == state.observation_string(0)
    secrets = set(state.recall.told(1)) - set(state.recall.told(0))
    assert any(" = " in line for line in secrets)  # what it answered
    assert not secrets & set(lines)
