"""How the seats of A New Dawn play: what people would notice in a rival."""

from typing import Final

from ziggurat.core.flow import NOBODY
from ziggurat.core.notes import Note
from ziggurat.games.dawn.rules.combat import BY_FORT
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.turns import ENDS, is_effect
from ziggurat.games.dawn.words.notes import odds_told
from ziggurat.games.study import Habit

_ODDS: Final = (0.2, 0.4, 0.6, 0.8, 1.0)  # attacks are told by what they promised, up to each
_HOPELESS: Final = 0.2


class HabitWatch:
    """Listens to one game."""

    def __init__(self) -> None:
        self._turn = NOBODY
        self._effects = 0  # in this turn
        self._turns: list[tuple[int, bool]] = []  # whose, and did anything come of it?
        self._tiles: list[int] = []  # who laid one
        self._odds: Note = ()
        self._fort = False  # is this attack on one?
        self._fights: list[tuple[int, Note, bool, bool]] = []  # who, odds, on a fort, won

    def hear(self, note: Note) -> None:
        """Note what a line of the log tells."""
        kind = note[0]
        if kind in ENDS:
            self._end_turn()
            self._turn = note[1] if kind == "turn" else NOBODY
        elif is_effect(note):
            self._effects += 1
        if kind == "explored":
            self._tiles.append(note[1])
        elif kind == "odds":
            self._odds = note
        elif kind == "defence_value":
            self._fort = BY_FORT in note[4::2]
        elif kind == "attack_result":
            self._fights.append((note[1], self._odds, self._fort, bool(note[2])))

    def _end_turn(self) -> None:
        if self._turn != NOBODY:
            self._turns.append((self._turn, self._effects > 0))
        self._effects = 0

    def habits(self, s: State) -> list[list[Habit]]:
        """By seat."""
        return [list(self._of(s, seat)) for seat in range(s.seats)]

    def _of(self, s: State, seat: int) -> list[Habit]:
        turns = [effect for whose, effect in self._turns if whose == seat]
        fights = [
            (odds_told(s, odds), fort, won) for who, odds, fort, won in self._fights if who == seat
        ]
        forts = [odds for odds, fort, _ in fights if fort]
        hopeless = sum(odds < _HOPELESS for odds in forts)
        told = [Habit("turns without effect", turns.count(False), len(turns), True)]
        if s.edition.explores:
            told.append(Habit("games without laying a tile", seat not in self._tiles, 1, True))
        told += [
            Habit("trade tokens left at the end", sum(s.trade[seat]), 1, False),
            Habit("attacks in a game", len(fights), 1, False),
        ]
        least = 0.0
        for most in _ODDS:
            within = [won for odds, _, won in fights if least <= odds < most or odds == most == 1]
            text = f"won at odds of {least:.0%} to {most:.0%}"
            told.append(Habit(text, sum(within), len(within), True))
            least = most
        told.append(Habit("attacks on forts at under 20 %", hopeless, len(forts), True))
        return told
