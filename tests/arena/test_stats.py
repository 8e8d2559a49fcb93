"""The arena's statistics against cases computed by hand."""

from itertools import pairwise
from math import log10, sqrt

import pytest

from ziggurat.arena.stats import ELO, Rating, Tally, percentile, ratings, spread, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (20, 25, 0.6087, 0.9114),
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (0.5, 1, 0.0546, 0.9454),  # a shared win: 0.5 -+ sqrt(0.25 + z²/4) / (1 + z²) * z
    ],
)
def test_wilsons_interval(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_before_the_first_game() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("share", "value"), [(0.5, 20), (0.95, 300), (0.25, 10), (1.0, 300)])
def test_a_percentile_is_the_nearest_rank(share: float, value: float) -> None:
    counts = {"300": 1, "10": 4, "20": 5}  # 10 10 10 10 20 20 20 20 20 300
    assert percentile(counts, share) == value


def test_no_decisions_take_no_time() -> None:
    assert percentile({}, 0.95) == 0


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    """75 of 100 won, and one game more that both share: odds of 75.5 to 25.5."""
    found = ratings([Tally({"a": 1, "b": 1}, {"a": 75, "b": 25})])
    gap = 400 * log10(75.5 / 25.5)
    rate = 75.5 / 101
    half = 1.959964 * ELO * sqrt(1 / (4 * 101 * rate * (1 - rate)))  # of half the gap
    assert _figures(found["a"]) == pytest.approx((gap / 2, gap / 2 - half, gap / 2 + half))
    assert _figures(found["b"]) == pytest.approx((-gap / 2, -gap / 2 - half, -gap / 2 + half))


def test_one_against_three_is_measured_against_a_quarter() -> None:
    """20 of 80 is no better than chance; 40 of 80 beats each of three seats with odds near 3."""
    equal = ratings([Tally({"a": 1, "b": 3}, {"a": 20, "b": 60})])
    assert equal["a"].elo == pytest.approx(0, abs=1e-9)
    better = ratings([Tally({"a": 1, "b": 3}, {"a": 40, "b": 40})])
    assert better["a"].elo - better["b"].elo == pytest.approx(400 * log10(3 * 40.25 / 40.75))


def test_pairings_that_agree_add_up() -> None:
    """With the shared game: 100 to 10, 100 to 10 and 200 to 2, so 400 Elo between neighbours."""
    found = ratings(
        [
            Tally({"a": 1, "b": 1}, {"a": 99.5, "b": 9.5}),
            Tally({"b": 1, "c": 1}, {"b": 99.5, "c": 9.5}),
            Tally({"a": 1, "c": 1}, {"a": 199.5, "c": 1.5}),
        ]
    )
    assert [found[bot].elo for bot in "abc"] == pytest.approx([400, 0, -400])


def test_four_at_a_table_win_in_proportion_to_their_strength() -> None:
    """8, 4, 2 and 1 parts of 15 are steps of 400 log10 2."""
    wins = {"a": 8.0, "b": 4.0, "c": 2.0, "d": 1.0}
    tally = Tally(dict.fromkeys("abcd", 1), {bot: 1000 * part - 0.25 for bot, part in wins.items()})
    elos = [ratings([tally])[bot].elo for bot in "abcd"]
    assert [a - b for a, b in pairwise(elos)] == pytest.approx([400 * log10(2)] * 3)
    assert sum(elos) == pytest.approx(0, abs=1e-6)


def test_who_wins_every_game_stays_within_bounds() -> None:
    found = ratings([Tally({"a": 1, "b": 1}, {"a": 400, "b": 0})])
    assert found["a"].elo - found["b"].elo == pytest.approx(400 * log10(400.5 / 0.5))
    assert found["a"].low > 0


def test_a_bot_that_only_met_itself_has_no_rating() -> None:
    assert ratings([Tally({"a": 4}, {"a": 10})])["a"] == Rating(0, 0, 0)


def test_pairings_without_games_leave_everybody_equal() -> None:
    found = ratings([Tally({"a": 1, "b": 1}, {}), Tally({"b": 1, "c": 1}, {})])
    assert [rating.elo for rating in found.values()] == [0, 0, 0]


def _figures(rating: Rating) -> tuple[float, float, float]:
    return rating.elo, rating.low, rating.high


def test_sets_in_which_one_bot_wins_all_or_nothing_say_less() -> None:
    """Ten sets of four games, half of them won whole: as if there had been ten games."""
    sets = [(4.0, 4)] * 5 + [(0.0, 4)] * 5
    assert spread(sets) == pytest.approx(4 * 10 / 9)  # 10 * 2**2 * 10 / 9 over 40 / 4


def test_sets_that_vary_less_than_single_games_do_not_narrow_the_interval() -> None:
    assert spread([(1.0, 2)] * 20) == 1


def test_few_sets_tell_nothing_of_how_they_vary() -> None:
    assert spread([(4.0, 4), (0.0, 4)]) == 1


def test_who_won_all_games_has_the_plain_interval() -> None:
    assert spread([(4.0, 4)] * 20) == 1


def test_an_interval_is_widened_by_the_root_of_the_spread() -> None:
    assert Rating(10, 0, 20).widened(4) == Rating(10, -10, 30)
