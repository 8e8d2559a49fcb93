"""Only agendas that may have changed are looked at, and none is overlooked."""

import pytest

from tests.random_play import played
from ziggurat.games.dawn.content import AGENDA_ROWS, ANY_CHANGE, VICTORY
from ziggurat.games.dawn.rules.victory import agenda_rows, watch_agendas

AGENDAS = [agenda for card in VICTORY for agenda in card.agendas]


@pytest.mark.parametrize("seed", range(8))
def test_looking_at_all_agendas_finds_nothing_more(seed: int) -> None:
    for match in played(seed, 600):
        everything = match.state.clone()
        everything.looked_at = ()
        watch_agendas(everything)
        assert everything.marks == match.state.marks
        if everything.triggers:  # a card that could not be marked is looked at again
            assert match.state.looked_at == ()


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_an_agenda_depends_on_its_rows_alone(seed: int) -> None:
    """With these rows of one moment of a game, any other moment of it gives the same answer. Forts
    are laid before the first city, so the map is that of the later moment."""
    early, *_, late = [match.state.clone() for match in played(seed, 900)]
    told = set()
    for agenda in AGENDAS:
        if agenda.rows != ANY_CHANGE:
            mixed = early.clone()
            mixed.board = late.board
            for number, name in enumerate(AGENDA_ROWS):
                if agenda.rows >> number & 1:
                    setattr(mixed, name, getattr(late, name))
            for player in range(late.seats):
                assert agenda.met(mixed, player) == agenda.met(late, player)
                told.add(agenda.met(early, player) == agenda.met(late, player))
    assert told == {True, False}  # the two moments differ for some


def test_the_rows_are_named_in_their_order() -> None:
    s = next(played(1, 1)).state
    rows = agenda_rows(s)
    assert len(rows) == len(AGENDA_ROWS)
    assert all(row is getattr(s, name) for row, name in zip(rows, AGENDA_ROWS, strict=True))
