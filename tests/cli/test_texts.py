"""The words of the terminal: every language says the same things."""

import re

import pytest

from ziggurat.cli.words.en import WORDS as EN
from ziggurat.cli.words.fr import WORDS as FR
from ziggurat.games.dawn.words.en_ui import UI as EN_UI
from ziggurat.games.dawn.words.fr_ui import UI as FR_UI


@pytest.mark.parametrize(("one", "other"), [(EN, FR), (EN_UI, FR_UI)])
def test_both_languages_have_the_same_keys_and_fields(
    one: dict[str, str], other: dict[str, str]
) -> None:
    assert one.keys() == other.keys()
    for key, text in one.items():
        fields = set(re.findall(r"{(\w+)", text))
        assert fields == set(re.findall(r"{(\w+)", other[key])), key


@pytest.mark.parametrize("words", [FR, FR_UI])
def test_french_signs_have_their_space(words: dict[str, str]) -> None:
    for key, text in words.items():
        assert not re.search(r"\w[:;!?](\s|$)", text), key
