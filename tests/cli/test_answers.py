"""From typed text to an answer."""

import pytest

from ziggurat.cli.answers import Mistake, Offer, exactly, folded, understood

CARDS = [
    Offer(10, "culture", "Early Empire (culture I, slot 1)"),
    Offer(11, "science", "Astrology (science I, slot 2)"),
    Offer(12, "idle-science", "Astrology (science I, slot 2), without effect"),
    Offer(-1, "pass", "Ne rien faire", "passer"),
]
SPACES = [Offer(4, "4", "4, plaine"), Offer(43, "43", "43, forêt"), Offer(-1, "pass", "done")]


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("1", 10),
        ("4", -1),
        ("CULTURE", 10),
        ("cul", 10),
        ("early", 10),
        ("astrology (science i, slot 2)", 11),
        ("science", 11),
        ("idle", 12),
        ("pass", -1),
        ("passer", -1),
        ("ne  RIEN", -1),
    ],
)
def test_numbers_names_words_and_beginnings(text: str, option: int) -> None:
    assert understood(CARDS, text) == option


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("0", "no.such_number"),
        ("5", "no.such_number"),
        ("9" * 5000, "no.such_number"),
        ("astro", "no.ambiguous"),
        ("zebra", "no.such_answer"),
        ("-1", "no.such_answer"),
    ],
)
def test_mistakes_are_told_apart(text: str, key: str) -> None:
    found = understood(CARDS, text)
    assert isinstance(found, Mistake)
    assert found.key == key


def test_where_answers_are_spaces_numbers_mean_spaces() -> None:
    assert understood(SPACES, "4") == 4
    assert understood(SPACES, "43") == 43
    assert understood(SPACES, "done") == -1
    found = understood(SPACES, "1")
    assert isinstance(found, Mistake)
    assert found.key == "no.such_place"


def test_a_beginning_is_no_exact_answer() -> None:
    assert exactly(CARDS, "cul") is None
    assert exactly(CARDS, "culture") == 10


def test_accents_and_case_do_not_matter() -> None:
    assert folded("  Légende  DE\tla carte ") == "legende de la carte"
