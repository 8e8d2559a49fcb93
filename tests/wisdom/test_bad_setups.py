"""What is said of setups that cannot be, in both languages."""

from typing import Any

import pytest

from ziggurat.core.game import BadSetup
from ziggurat.games.refusals import told
from ziggurat.games.registry import plugin_named
from ziggurat.games.wisdom.game import WISDOM


@pytest.mark.parametrize(
    ("setup", "english", "french"),
    [
        ({"players": 1}, "2 to 5 can play, not 1", "on joue de 2 à 5 joueurs, et non 1"),
        ({"players": "two"}, "2 to 5 can play, not 'two'", "et non 'two'"),
        ({"players": True}, "2 to 5 can play, not True", "et non True"),
        ({"civilizations": "any"}, "civilizations are 'random', 'choose', 'draft', or a", "ou une"),
        ({"civilizations": ["romans"]}, "or a list of 2", "ou une liste de 2"),
        ({"civilizations": 7}, "or a list of 2", "ou une liste de 2"),
        ({"civilizations": ["romans", "arabs"]}, "there is no civilization 'arabs'", "'arabs'"),
        ({"civilizations": ["romans", 3]}, "there is no civilization 3", "pas de civilisation 3"),
        ({"civilizations": ["romans", "romans"]}, "the same civilization", "la même civilisation"),
        ({"colors": ["blue"]}, "2 players need 2 colours", "2"),
        ({"colors": ["blue", "blue"]}, "two players cannot have the same colour", "couleur"),
        ({"colors": ["blue", "pink"]}, "there is no colour 'pink'", "'pink'"),
        ({"bargaining": "often"}, "bargaining is 'off' or 'simple' or 'full'", "bargaining est"),
        ({"bargaining": True}, "not True", "pas True"),
        ({"map": "big"}, "a setup has no map", "une mise en place n’a pas de map"),
    ],
)
def test_a_setup_that_cannot_be_gets_one_sentence_in_both_languages(
    setup: dict[str, Any], english: str, french: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        WISDOM.new(setup)
    assert english in str(caught.value)
    assert "\n" not in str(caught.value)
    said = told(caught.value, "fr", plugin_named("wisdom"))
    assert french in said
    assert said != str(caught.value)
