"""Who wins, counted by hand."""

from ziggurat.arena.balance import by_goal, by_label, by_order, markdown
from ziggurat.arena.play import Result
from ziggurat.arena.plots import Point


def game(winners: list[int], first: int = 0, cut: bool = False) -> Result:
    return Result(
        key="k",
        seed=1,
        seats=["a", "a"],
        winners=winners,
        reason="cut" if cut else "agendas",
        rounds=30,
        answers=100,
        first=first,
        labels={"leader": ["rome", "egypt"]},
        goals={
            "agenda": {"offered": ["populous", "fortified"], "met": [["populous"], ["fortified"]]}
        },
        faults=[0, 0],
        hash="",
    )


GAMES = [game([0]), game([0], first=1), game([1]), game([0, 1]), game([], cut=True)]


def shares(points: list[Point]) -> dict[str, float]:
    return {point.name: point.value for point in points}


def test_leaders_share_a_shared_win_and_cut_games_do_not_count() -> None:
    assert shares(by_label("dawn", GAMES, "leader")) == {"Rome": 2.5 / 4, "Egypt": 1.5 / 4}


def test_the_order_of_play_starts_with_the_first_player() -> None:
    # won by the first player: games 1 and half of 4; by the second: 2, 3 and half of 4
    assert shares(by_order(GAMES)) == {"first": 1.5 / 4, "second": 2.5 / 4}


def test_an_agenda_counts_where_a_winner_fulfilled_it() -> None:
    assert sorted(shares(by_goal("dawn", GAMES, "agenda")).values()) == [2 / 4, 3 / 4]


def test_the_tables_say_how_many_games_they_rest_on() -> None:
    text = markdown("dawn", 2, GAMES)
    assert text.startswith("5 games, 4 of them to their end, 30 rounds at the median.")
    assert "| first | 37.5 % |" in text


def test_a_rate_is_bold_where_an_equal_chance_is_out_of_reach() -> None:
    assert "| first | **100.0 %** |" in markdown("dawn", 2, [game([0])] * 20)
