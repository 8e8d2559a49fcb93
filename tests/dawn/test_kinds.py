"""Kinds of options and facts of rules: each is declared once, and told by all who show it."""

import pytest

from ziggurat.core.flow import frames_of, prompts_of
from ziggurat.games.dawn import cards as _fill_the_tables  # noqa: F401
from ziggurat.games.dawn.facts import FACTS, fact_of
from ziggurat.games.dawn.options import KINDS
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.study.actions import SECTIONS
from ziggurat.games.dawn.words import questions

PLACES = {"caravan", "move"}  # told in the section of spaces


def test_every_question_has_options_of_a_known_kind() -> None:
    assert {prompt.kind for prompt in prompts_of(State.__module__).values()} <= set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_words_and_actions(kind: str) -> None:
    assert kind in questions._WORDS
    assert kind in {section.name for section in SECTIONS} | PLACES


@pytest.mark.parametrize("name", FACTS)
def test_every_fact_is_a_field_of_some_rule(name: str) -> None:
    rules = frames_of(State.__module__).values()
    assert any(name in rule.fields for rule in rules)


def test_what_is_no_fact_is_not_asked_for() -> None:
    with pytest.raises(AssertionError, match="colour is not declared"):
        fact_of(None, "colour", 0)
