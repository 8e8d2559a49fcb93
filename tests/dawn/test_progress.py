"""What is counted for an agenda: a quicker estimate never hides that it is met."""

import pytest

from tests.random_play import played
from ziggurat.core.match import Match
from ziggurat.games.dawn.content import AGENDAS, VICTORY
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.state import State


def estimates_hold(s: State) -> int:
    """How many estimates there were to compare."""
    compared = 0
    for card in s.victory:
        for agenda in VICTORY[card].agendas:
            for player in range(s.seats):
                have, needed = progress(s, player, agenda.slug)
                assert (have >= needed) == agenda.met(s, player), agenda.slug
                if agenda.at_most is not None:
                    assert have <= agenda.at_most(s, player), agenda.slug
                    compared += 1
    return compared


def test_estimates_are_never_too_low() -> None:
    compared = 0
    for seed in range(4):
        for number, match in enumerate(played(seed, 1200)):
            compared += estimates_hold(match.state) if number % 20 == 0 else 0
    assert compared


@pytest.mark.parametrize("seed", range(4))
def test_estimates_are_never_too_low_with_the_expansion(seed: int) -> None:
    match = Match(DAWN, {"edition": "terra-incognita", "players": 2 + seed % 4}, seed)
    for number in range(1200):
        if match.ask is None:
            break
        options = match.ask.options
        match.answer(options[(number * 7919 + seed) % len(options)])
        if number % 20 == 0:
            estimates_hold(match.state)


def test_every_agenda_is_counted_out_of_what_it_needs() -> None:
    state = DAWN.new({"players": 2})
    for agenda in AGENDAS:
        assert progress(state, 0, agenda)[1] > 0
