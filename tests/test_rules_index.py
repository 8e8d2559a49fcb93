"""Every rule has a test, every card has a test, and the pages say so."""

import pytest

from tests.rules_index import (
    DOCS,
    EDITIONS,
    PAGES,
    marked,
    page,
    rules,
    rulings,
    rulings_page,
)
from tests.wisdom.effects import EFFECTS
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DIPLOMACY,
    FOCUS,
    LEADERS,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.game import DAWN


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_is_held_by_a_test(edition: str) -> None:
    held = marked("rule", EDITIONS[edition])
    missing = [
        number
        for number, rule in rules(edition).items()
        if number not in held and not rule.get("table")
    ]
    assert not missing


@pytest.mark.parametrize("game", ["dawn", "wisdom"])
def test_tests_name_only_rules_that_exist(game: str) -> None:
    known = _known(game)
    known |= {number for rows in rulings().values() for number in rows}
    assert not set(marked("rule", game)) - known


def _known(game: str) -> set[str]:
    return {n for edition in EDITIONS if EDITIONS[edition] == game for n in rules(edition)}


def test_every_card_is_held_by_a_behavioural_test() -> None:
    assert DAWN.slug  # the game is imported, so the tables are full
    cards = {f"focus.{card.slug}" for card in FOCUS}
    cards |= {f"wonder.{card.slug}" for card in WONDERS}
    cards |= {f"leader.{card.slug}" for card in LEADERS}
    cards |= {f"city_state.{card.slug}" for card in CITY_STATES}
    cards |= {f"diplomacy.{card.slug}" for card in DIPLOMACY}
    cards |= {f"agenda.{agenda.slug}" for card in VICTORY for agenda in card.agendas}
    tests = set(marked("card"))
    assert not cards - tests, "cards without a test"
    assert not tests - cards, "tests of cards that do not exist"


def test_every_card_and_piece_of_the_second_game_is_held_by_a_behavioural_test() -> None:
    assert len(EFFECTS) == 161 + 2, "and two sheets of another expansion"
    tests = set(marked("card", "wisdom"))
    assert not set(EFFECTS) - tests, "cards without a test"
    assert not tests - set(EFFECTS), "tests of cards that do not exist"


@pytest.mark.parametrize("name", PAGES)
def test_the_pages_are_fresh(name: str) -> None:
    """Write them anew with `python -m tests.rules_index`."""
    assert (DOCS / f"{name}.md").read_text(encoding="utf-8") == page(name)


def test_the_rulings_are_fresh() -> None:
    """Write them anew with `python -m tests.rules_index`."""
    assert (DOCS.parent / "rulings.md").read_text(encoding="utf-8") == rulings_page()
