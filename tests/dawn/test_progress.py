"""What the tables count of an agenda agrees with the rule that says when it is met."""

import pytest

from tests.random_play import played
from ziggurat.core.match import Match
from ziggurat.games.dawn.content import VICTORY
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.state import State


def agrees(s: State) -> None:
    for card in s.victory:
        for agenda in VICTORY[card].agendas:
            for player in range(s.seats):
                have, needed = progress(s, player, agenda.slug)
                assert (have >= needed) == agenda.met(s, player), agenda.slug


@pytest.mark.parametrize("seed", range(8))
def test_counts_agree_with_the_rules(seed: int) -> None:
    for number, match in enumerate(played(seed, 1500)):
        if number % 5 == 0:
            agrees(match.state)


@pytest.mark.parametrize("seed", range(6))
def test_counts_agree_with_the_rules_of_the_expansion(seed: int) -> None:
    match = Match(DAWN, {"edition": "terra-incognita", "players": 2 + seed % 4}, seed)
    for number in range(1500):
        if match.ask is None:
            break
        options = match.ask.options
        match.answer(options[(number * 7919 + seed) % len(options)])
        if number % 5 == 0:
            agrees(match.state)


def test_every_agenda_is_counted() -> None:
    state = DAWN.new({"players": 2})
    for card in VICTORY:
        for agenda in card.agendas:
            assert progress(state, 0, agenda.slug)[1] > 0
