"""How far each seat is with each agenda, as a count out of what it needs: for tables and bots."""

from ziggurat.games.dawn.content import AGENDAS
from ziggurat.games.dawn.state import State


def progress(s: State, player: int, agenda: str) -> tuple[int, int]:
    """(how many a player has, how many the agenda needs); it is met when there are enough."""
    row = AGENDAS[agenda]
    return row.count(s, player), row.needed
