"""A game stays under the rules it was begun under; new ones get the newest (docs/records.md)."""

import pytest

from tests.golden import GAMES, load
from ziggurat.core.codec import Unreadable
from ziggurat.core.match import Match
from ziggurat.core.records import replayed, to_record
from ziggurat.games.dawn.game import DAWN

OLD = "1"


def test_a_new_game_is_played_under_the_newest_rules() -> None:
    match = Match(DAWN, {"players": 2}, 1)
    assert (DAWN.rules, DAWN.reads) == ("2", ("1", "2"))
    assert match.rules == match.state.rules == to_record(match)["rules"] == DAWN.rules


@pytest.mark.parametrize("name", ["base-2-first-game-eager", "terra-2"])
def test_an_old_game_that_goes_on_keeps_its_rules(name: str) -> None:
    record = load(name)
    assert record["rules"] == OLD
    record["answers"] = " ".join(record["answers"].split()[:300])
    *_, match = replayed(DAWN, record)
    assert match.ask is not None
    match.answer(match.ask.options[0])
    match.undo(150)
    assert match.state.rules == OLD
    assert to_record(match)["rules"] == OLD


def test_a_position_keeps_its_rules_in_copies_and_saves() -> None:
    old, new = (Match(DAWN, {"players": 2}, 1, rules=rules).state for rules in DAWN.reads)
    for state in (old, new):
        assert state.clone().rules == DAWN.from_json(state.to_json()).rules == state.rules
    saved = old.to_json()
    del saved["rules"]  # as positions were saved when there were no others
    assert DAWN.from_json(saved).rules == OLD


def test_a_position_written_by_hand_can_be_played_under_old_rules() -> None:
    text = 'map = "g g g g"\n[[seat]]\ncapital = 0\n[[seat]]\ncapital = 3\n'
    assert DAWN.new({"position": text}).rules == DAWN.rules
    assert DAWN.new({"position": text}, OLD).rules == OLD


def test_unknown_rules_are_refused_in_a_sentence() -> None:
    with pytest.raises(Unreadable, match="rules '3', unknown to this version"):
        Match(DAWN, {"players": 2}, 1, rules="3")


def test_whole_games_are_recorded_under_every_version() -> None:
    assert {load(name)["rules"] for name in GAMES} == set(DAWN.reads)
