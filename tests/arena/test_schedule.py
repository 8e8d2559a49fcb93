"""Who meets whom: all seats in turn, on the same seeds."""

from collections import Counter

import pytest

from tests.arena.games import plan
from ziggurat.arena.schedule import BadPlan, fixtures, pairings, rotations, title


def test_a_round_robin_of_pairs() -> None:
    assert pairings(plan("a", "b", "c")) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_round_robin_at_larger_tables() -> None:
    found = pairings(plan("a", "b", "c", "d", players=3))
    assert found == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]


def test_one_against_each_field() -> None:
    found = pairings(plan("a", "b", "c", players=4, field=True))
    assert [title(table) for table in found] == ["a vs 3 b", "a vs 3 c"]


def test_a_single_bot_plays_itself() -> None:
    games = list(fixtures(plan("a", players=4, games=5)))
    assert [game.seats for game in games] == [("a",) * 4] * 5
    assert len({game.seed for game in games}) == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("field", [False, True])
def test_each_bot_sits_once_in_every_seat_of_every_seed(players: int, field: bool) -> None:
    names = "ab" if field else "abcde"[:players]
    games = list(fixtures(plan(*names, players=players, games=6 * players, field=field)))
    assert len(games) == 6 * players
    for seed in range(1, 7):
        seats = Counter(
            (bot, seat)
            for game in games
            if game.seed == seed
            for seat, bot in enumerate(game.seats)
        )
        alone = {bot: count for (bot, _), count in seats.items()}
        assert len(seats) == len(names) * players
        assert alone["a"] == 1
        assert set(alone.values()) == ({1, players - 1} if field else {1})


def test_neighbours_change_from_seed_to_seed() -> None:
    """Of four bots, each has each other on its left equally often over six seeds."""
    left = Counter(
        (seats[n - 1], seats[n])
        for seed in range(6)
        for seats in rotations(("a", "b", "c", "d"), seed)
        for n in range(4)
    )
    assert set(left.values()) == {8}
    assert len(left) == 12


def test_games_are_rounded_up_to_full_rotations() -> None:
    assert len(list(fixtures(plan("a", "b", games=5)))) == 6


def test_every_game_has_a_name_of_its_own() -> None:
    games = list(fixtures(plan("a", "b", "c", "d", players=3, games=9)))
    assert len({game.key for game in games}) == len(games)


def test_more_games_keep_those_there_are() -> None:
    few = {game.key for game in fixtures(plan("a", "b", "c", players=3, games=9))}
    many = {game.key for game in fixtures(plan("a", "b", "c", players=3, games=30))}
    assert few < many


def test_too_few_bots_for_the_table() -> None:
    with pytest.raises(BadPlan, match="3 players need 3 different bots, not 2; with --field"):
        pairings(plan("a", "b", players=3))
    with pytest.raises(BadPlan, match="at least two bots"):
        pairings(plan("a", players=3, field=True))
