"""The value of a position: what self-play taught, and the guess it replaced."""

from typing import Any

import pytest

from tests.nearly_won import nearly_won
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.core.rows import put
from ziggurat.games.dawn.bots import learning
from ziggurat.games.dawn.content import BASE

EGYPT = 1


@pytest.mark.parametrize("learned", [True, False])
def test_whoever_has_more_is_likelier_to_win(learned: bool) -> None:
    s = nearly_won()  # Egypt has some spaces besides its capital; nobody plays on here
    less = s.clone()
    less.tokens = put(s.tokens, EGYPT, 0)
    with_them, without = (knowledge_of(each).chances(each, learned) for each in (s, less))
    assert sum(with_them) == pytest.approx(1)
    assert with_them[EGYPT] > without[EGYPT] + 0.01


def test_the_learned_value_is_not_the_guess() -> None:
    s = nearly_won()
    known = knowledge_of(s)
    assert known.chances(s, True) != pytest.approx(known.chances(s, False))
    assert known.chances(s) == known.chances(s, True)


def test_the_base_game_is_learned_on_maps_that_are_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ready one is the same every time: what was learned there alone is worth little."""
    begun = []

    class Begun(Exception):
        pass

    def note(game: object, setup: dict[str, Any], seed: int) -> None:
        begun.append(setup)
        raise Begun

    monkeypatch.setattr(learning, "Match", note)
    for seed in range(11):
        with pytest.raises(Begun):
            learning.lessons(seed)
    base = [setup for setup in begun if setup["edition"] == BASE]
    assert {setup["players"] for setup in base if setup["map"] == "built"} == {2, 3, 4}
    assert sum(setup["map"] == "built" for setup in base) > len(base) / 2
