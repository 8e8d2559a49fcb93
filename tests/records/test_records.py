"""Recorded whole games replay exactly; playthroughs are told in the same words."""

import pytest

from tests.golden import (
    GAMES,
    LIMIT,
    OFFERED,
    SAID,
    SHELF,
    TOLD,
    load,
    replayed_again,
    told_again,
)
from tests.recorded import PLAYTHROUGHS, first_difference, kept
from ziggurat.core.records import to_record


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_exactly(name: str) -> None:
    """With the same options at each answer, the same lines in the log, and the same reasons why a
    space is not offered (the last two are made anew with `python -m tests.golden`)."""
    record = load(name)
    game = replayed_again(name)
    assert game.match.ask is None
    assert to_record(game.match) == record
    marks = kept(OFFERED)[name]
    assert game.marks == marks, f"answer {first_difference(game.marks, marks)} had other options"
    assert set(game.said.split()) == set(kept(SAID)[name].split())


def test_records_of_whole_games_stay_under_30_kilobytes() -> None:
    sizes = SHELF.sizes()
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
    assert told_again(name, language) == golden
