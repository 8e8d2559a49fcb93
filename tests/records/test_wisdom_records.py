"""Recorded whole games of the second game replay exactly; playthroughs are told in the same words.

`python -m tests.wisdom.golden` makes all of them anew."""

import pytest

from tests.recorded import first_difference, kept
from tests.wisdom.golden import (
    GAMES,
    LIMIT,
    SHELF,
    TOLD_IN,
    WHOLE,
    load,
    replayed_again,
    scene_told,
    told_again,
)
from tests.wisdom.scenes import SCENES
from ziggurat.core.records import to_record
from ziggurat.games.wisdom.content import CIVILIZATIONS, VICTORIES


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_exactly(name: str) -> None:
    """With the same options at each answer and the same lines in the log."""
    record = load(name)
    game = replayed_again(name)
    assert game.match.ask is None
    assert to_record(game.match) == record
    marks = kept(SHELF.offered)[name]
    assert game.marks == marks, f"answer {first_difference(game.marks, marks)} had other options"
    assert set(game.said.split()) == set(kept(SHELF.said)[name].split())


def test_records_of_whole_games_stay_under_40_kilobytes() -> None:
    assert set(SHELF.sizes()) == set(GAMES)
    assert max(SHELF.sizes().values()) <= LIMIT


def test_every_victory_is_won_with_every_number_of_players() -> None:
    """And every civilization was played."""
    setups = [load(name)["setup"] for name in GAMES]
    results = [load(name)["result"] for name in GAMES]
    won = {(each["players"], end["reason"]) for each, end in zip(setups, results, strict=True)}
    assert won >= {(players, victory) for players in (2, 3, 4, 5) for victory in VICTORIES}
    played = {civ for result in results for civ in result["civilizations"]}
    assert played == {row.slug for row in CIVILIZATIONS}


@pytest.mark.parametrize(("name", "language"), WHOLE)
def test_a_playthrough_is_told_in_the_same_words(name: str, language: str) -> None:
    golden = (TOLD_IN / f"{name}.{language}.txt").read_text(encoding="utf-8")
    assert told_again(name, language) == golden


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_told_in_the_same_words(name: str, language: str) -> None:
    """A battle, a bargain and a chain of reactions, with every question and answer."""
    golden = (TOLD_IN / f"{name}.{language}.txt").read_text(encoding="utf-8")
    assert scene_told(name, language) == golden


def test_no_sentence_of_a_playthrough_ends_twice() -> None:
    for path in TOLD_IN.glob("*.txt"):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert not [line for line in lines if line.endswith(("!.", "..", "?."))]
