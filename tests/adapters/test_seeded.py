"""Games in which a seeded stream answers for chance."""

import pytest

from tests.adapters.games import played
from ziggurat.adapters.seeded import Choosing, rewards
from ziggurat.core.flow import NOBODY, IllegalAnswer
from ziggurat.core.game import BadSetup


def test_the_winners_share_one_and_the_losers_share_minus_one() -> None:
    assert rewards((), 3) == [0, 0, 0]
    assert rewards((1,), 2) == [-1, 1]
    assert rewards((1,), 5) == [-0.25, 1, -0.25, -0.25, -0.25]
    assert rewards((0, 2), 4) == [0.5, -0.5, 0.5, -0.5]
    assert rewards((0, 1), 2) == [0, 0]


def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    for one, two in zip(played("base", 2, 5, 60), played("base", 2, 5, 60), strict=True):
        assert one.state.hash() == two.state.hash()


def test_a_game_is_broken_off_after_its_answers() -> None:
    game = Choosing(edition="base").begun(seed=1, max_answers=3)
    for _ in range(3):
        assert not game.broken_off
        game.answer(min(game.offered))
    assert game.broken_off
    assert not game.over
    assert game.asked == NOBODY
    assert game.rewards() == [0, 0]
    with pytest.raises(IllegalAnswer):
        game.answer(0)


def test_a_setup_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup, match="2 to 4 can play"):
        Choosing(edition="base", players=5)
