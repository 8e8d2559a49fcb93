"""A game stays under the rules it was begun under; new ones get the newest (docs/records.md)."""

from typing import Any, Final

import pytest

from tests import golden
from tests.wisdom import golden as wisdom
from ziggurat.core.codec import Unreadable
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.records import replayed, to_record
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.wisdom.game import WISDOM

OLD: Final = "1"
GAMES: Final[tuple[Game[Any], ...]] = (DAWN, WISDOM)
SHELVES: Final = {DAWN.slug: golden, WISDOM.slug: wisdom}
BY_HAND: Final = {
    DAWN.slug: 'map = "g g g g"\n[[seat]]\ncapital = 0\n[[seat]]\ncapital = 3\n',
    WISDOM.slug: '[[seat]]\ncapital = "c14"\n[[seat]]\ncapital = "g3"\n',
}


@pytest.fixture(params=GAMES, ids=[game.slug for game in GAMES])
def game(request: pytest.FixtureRequest) -> Any:
    return request.param


def test_a_new_game_is_played_under_the_newest_rules(game: Any) -> None:
    match = Match(game, {"players": 2}, 1)
    assert (game.rules, game.reads) == ("2", ("1", "2"))
    assert match.rules == match.state.rules == to_record(match)["rules"] == game.rules


@pytest.mark.parametrize(
    ("game", "name"),
    [(DAWN, "base-2-first-game-eager"), (DAWN, "terra-2"), (WISDOM, "5-tech")],
    indirect=["game"],
)
def test_an_old_game_that_goes_on_keeps_its_rules(game: Any, name: str) -> None:
    record = SHELVES[game.slug].load(name)
    assert record["rules"] == OLD
    record["answers"] = " ".join(record["answers"].split()[:300])
    *_, match = replayed(game, record)
    assert match.ask is not None
    match.answer(match.ask.options[0])
    match.undo(150)
    assert match.state.rules == OLD
    assert to_record(match)["rules"] == OLD


def test_a_position_keeps_its_rules_in_copies_and_saves(game: Any) -> None:
    old, new = (Match(game, {"players": 2}, 1, rules=rules).state for rules in game.reads)
    for state in (old, new):
        assert state.clone().rules == game.from_json(state.to_json()).rules == state.rules
    saved = old.to_json()
    del saved["rules"]  # as positions were saved when there were no others
    assert game.from_json(saved).rules == OLD


def test_a_position_written_by_hand_can_be_played_under_old_rules(game: Any) -> None:
    setup = {"position": BY_HAND[game.slug]}
    assert game.new(setup).rules == game.rules
    assert game.new(setup, OLD).rules == OLD


def test_unknown_rules_are_refused_in_a_sentence(game: Any) -> None:
    with pytest.raises(Unreadable, match="rules '3', unknown to this version"):
        Match(game, {"players": 2}, 1, rules="3")


def test_whole_games_are_recorded_under_every_version(game: Any) -> None:
    shelf = SHELVES[game.slug]
    assert {shelf.load(name)["rules"] for name in shelf.GAMES} == set(game.reads)


def test_a_game_of_rules_1_does_not_replay_under_rules_2() -> None:
    """In this one Egypt's free building was a matter of course, which walls are a choice beside."""
    record = wisdom.load("5-tech") | {"rules": WISDOM.rules}
    with pytest.raises(Unreadable, match="free_building"):
        list(replayed(WISDOM, record))
