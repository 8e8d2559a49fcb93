"""How sage thinks positions of A New Dawn through."""

from ziggurat.core.game import GameState
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.bots.veteran import VeteranBot
from ziggurat.games.dawn.state import State


class DawnHabit:
    """Without looks: as veteran plays in the base game, and as steward does in Terra Incognita,
    where veteran's manner did not help the search (docs/bots.md)."""

    def __init__(self, seed: int) -> None:
        self._base = VeteranBot(seed, looks=False)
        self._terra = StewardBot(seed, looks=False)

    def choose(self, s: GameState) -> int:
        assert isinstance(s, State)
        return (self._terra if s.edition.explores else self._base).choose(s)
