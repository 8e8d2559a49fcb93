"""The value of a position: what self-play taught, and the guess it replaced."""

import pytest

from tests.nearly_won import nearly_won
from ziggurat.bots.knowledge import knowledge_of


@pytest.mark.parametrize("learned", [True, False])
def test_whoever_has_more_is_likelier_to_win(learned: bool) -> None:
    s = nearly_won()  # Egypt has more spaces than Rome; nobody plays on here
    rome, egypt = knowledge_of(s).chances(s, learned)
    assert rome + egypt == pytest.approx(1)
    assert rome < egypt


def test_the_learned_value_is_not_the_guess() -> None:
    s = nearly_won()
    known = knowledge_of(s)
    assert known.chances(s, True) != pytest.approx(known.chances(s, False))
    assert known.chances(s) == known.chances(s, True)
