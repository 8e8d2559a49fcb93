"""Every rule has a test, every card has a test, and the pages say so."""

import pytest

from tests.rules_index import DOCS, PAGES, marked, page, rules, rulings, rulings_page
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DIPLOMACY,
    FOCUS,
    LEADERS,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.game import DAWN


@pytest.mark.parametrize("edition", PAGES)
def test_every_rule_is_held_by_a_test(edition: str) -> None:
    tests = marked("rule")
    untested = [
        number
        for number, rule in rules(edition).items()
        if number not in tests and not rule.get("table")
    ]
    assert not untested


def test_tests_name_only_rules_that_exist() -> None:
    known = {number for edition in PAGES for number in rules(edition)}
    known |= {number for rows in rulings().values() for number in rows}
    assert not set(marked("rule")) - known


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


@pytest.mark.parametrize("edition", PAGES)
def test_the_pages_are_fresh(edition: str) -> None:
    """Write them anew with `python -m tests.rules_index`."""
    written = (DOCS / f"{edition}.md").read_text(encoding="utf-8")
    assert written == page(edition, PAGES[edition])


def test_the_rulings_are_fresh() -> None:
    """Write them anew with `python -m tests.rules_index`."""
    assert (DOCS.parent / "rulings.md").read_text(encoding="utf-8") == rulings_page()
