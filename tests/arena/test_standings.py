"""From results to rows."""

import pytest

from tests.arena.games import plan, result
from ziggurat.arena.schedule import rotations
from ziggurat.arena.standings import joined, milliseconds, rows
from ziggurat.arena.stats import wilson


def test_a_row_for_each_bot_and_pairing() -> None:
    results = [
        result("a", "b", winners=(0,), seed=1),
        result("b", "a", winners=(0, 1), seed=1),
        result("a", "b", winners=(0,), seed=2),
        result("b", "a", seed=2),  # cut
    ]
    first, second = rows(plan("a", "b"), results)
    assert (first.bot, first.pairing, first.seats) == ("a", "a vs b", 0.5)
    assert (first.games, first.wins, first.rate, first.cut) == (4, 2.5, 0.625, 1)
    assert (second.bot, second.wins, second.rate, second.cut) == ("b", 0.5, 0.125, 1)
    assert (first.low, first.high) == pytest.approx((0.2194, 0.9081), abs=1e-4)
    assert first.elo == pytest.approx(-second.elo)
    assert first.elo == pytest.approx(200 * 0.4771213)  # 3 to 1 with the shared game: log10 3
    assert (first.p50_ms, first.p95_ms) == (1.0, 5.0)


def test_a_bot_with_several_seats_wins_with_any_of_them() -> None:
    results = [result("a", "b", "b", "b", winners=(2,)), result("b", "a", "b", "b", winners=(1,))]
    first, second = rows(plan("a", "b", players=4, field=True), results)
    assert (first.pairing, first.seats, first.wins) == ("a vs 3 b", 0.25, 1)
    assert (second.seats, second.games, second.wins, second.rate) == (0.75, 2, 1, 0.5)


def test_several_pairings_are_also_taken_together() -> None:
    results = [
        result("a", "b", winners=(0,)),
        result("a", "c", winners=(0,)),
        result("b", "c", winners=(0,)),
    ]
    found = rows(plan("a", "b", "c"), results)
    assert [row.pairing for row in found[::2]] == ["a vs b", "a vs c", "b vs c", "all", "all"]
    together = {row.bot: row for row in found if row.pairing == "all"}
    assert [together[bot].games for bot in "abc"] == [2, 2, 2]
    assert [together[bot].wins for bot in "abc"] == [2, 1, 0]
    assert together["a"].elo > together["b"].elo > together["c"].elo


def test_the_order_of_the_results_does_not_matter() -> None:
    results = [result("a", "b", winners=(seed % 2,), seed=seed) for seed in range(9)]
    assert rows(plan("a", "b"), results) == rows(plan("a", "b"), results[::-1])


def test_one_against_the_field_is_as_sure_as_its_sets() -> None:
    """On every other seed one bot wins from every seat: twelve sets, not forty-eight games."""
    results = [
        result(*seats, winners=(seats.index("a") if seed % 2 else seats.index("b"),), seed=seed)
        for seed in range(12)
        for seats in rotations(("a", "b", "b", "b"), seed)
    ]
    first, _ = rows(plan("a", "b", players=4, field=True), results)
    assert (first.games, first.rate) == (48, 0.5)
    assert (first.low, first.high) == pytest.approx(wilson(5.5, 11), abs=1e-9)
    assert first.elo_high - first.elo_low > 2 * 100


def test_several_runs_make_one_table() -> None:
    """The first run has no game of c, the second none of a; b stands between them."""
    one = [result("a", "b", winners=(0,), seed=seed) for seed in range(6)]
    two = [result("b", "c", winners=(0,), seed=seed) for seed in range(6)]
    table = {row.bot: row for row in joined([*one, *two])}
    assert [table[bot].games for bot in "abc"] == [6, 12, 6]
    assert table["a"].elo > table["b"].elo > table["c"].elo
    assert joined([*two, *one]) == joined([*one, *two])


@pytest.mark.parametrize(
    ("value", "text"), [(0.0031, "0.0031"), (12.3456, "12.3"), (1100.0, "1100"), (0.0, "0")]
)
def test_times_for_people(value: float, text: str) -> None:
    assert milliseconds(value) == text
