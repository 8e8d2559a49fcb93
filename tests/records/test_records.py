"""Recorded whole games replay exactly; playthroughs are told in the same words."""

import pytest

from tests.golden import (
    GAMES,
    LIMIT,
    OFFERED,
    PLAYTHROUGHS,
    RECORDS,
    SAID,
    TOLD,
    Replayed,
    kept,
    load,
    told,
)
from ziggurat.core.records import to_record


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_exactly(name: str) -> None:
    """With the same options at each answer, the same lines in the log, and the same reasons why a
    space is not offered (the last two are made anew with `python -m tests.golden`)."""
    record = load(name)
    game = Replayed(record)
    assert game.match.ask is None
    assert to_record(game.match) == record
    marks = kept(OFFERED)[name]
    assert game.marks == marks, f"answer {first_difference(game.marks, marks)} had other options"
    assert set(game.said.split()) == set(kept(SAID)[name].split())


def first_difference(marks: str, kept: str) -> int:
    """The number of the answer before which the marks differ."""
    same = 0
    while marks[: same + 2] == kept[: same + 2] and same < len(kept):
        same += 2
    return same // 2 + 1


def test_records_of_whole_games_stay_under_30_kilobytes() -> None:
    sizes = {path.stem: path.stat().st_size for path in RECORDS.glob("*.json")}
    assert set(sizes) == set(GAMES)
    assert max(sizes.values()) <= LIMIT


def test_the_recorded_games_end_in_more_than_one_way() -> None:
    results = [load(name)["result"] for name in GAMES]
    assert {result["reason"] for result in results} == {"agendas", "tie_break"}
    leaders = {leader for result in results for leader in result["leaders"]}
    assert len(leaders) == 18, "every leader has been played"


@pytest.mark.parametrize(("name", "language"), TOLD.items())
def test_a_playthrough_is_told_in_the_same_words(name: str, language: str) -> None:
    """Made anew with `python -m tests.golden`."""
    golden = (PLAYTHROUGHS / f"{name}.{language}.txt").read_text(encoding="utf-8")
    assert "\n".join(told(load(name), language)) + "\n" == golden
