"""Learn from self-play how much each figure of a seat says about who wins.

    python -m ziggurat.games.dawn.bots.learning --games 33000 --jobs 2

The strategist and the automaton play each other, now and then giving an answer by chance so that
more kinds of positions come up. Of some turns the figures of all seats are kept with the winner
(bots/learning.py), for each edition by itself. Cut games teach nothing.
"""

import random
from pathlib import Path
from typing import Final

from ziggurat.bots.learning import Lesson, learn
from ziggurat.core.match import Match
from ziggurat.games.dawn.bots.automaton import AutomatonBot
from ziggurat.games.dawn.bots.figures import FIGURES, figures
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.content import BASE, TERRA
from ziggurat.games.dawn.game import DAWN

# How often each kind of game is played, of eleven.
_SETUPS: Final = (
    *[(BASE, 2), (TERRA, 2)] * 3,
    (BASE, 3),
    (TERRA, 3),
    (BASE, 4),
    (TERRA, 4),
    (TERRA, 5),
)
_ROUNDS: Final = 100
_KEPT: Final = 0.3  # share of the turns that are kept
_STRATEGISTS: Final = 0.8  # share of the seats that the strategist holds
_UNITS: Final = 8
_STRAYING: Final = 0.1  # at most this share of a seat's answers is drawn


def lessons(seed: int) -> list[Lesson]:
    """One game and what it teaches."""
    drawn = random.Random(seed)
    edition, players = _SETUPS[seed % len(_SETUPS)]
    match = Match(DAWN, {"edition": edition, "players": players}, seed)
    kinds = [StewardBot if drawn.random() < _STRATEGISTS else AutomatonBot for _ in range(players)]
    bots = [kind(seed * players + seat) for seat, kind in enumerate(kinds)]
    straying = [drawn.random() * _STRAYING for _ in range(players)]
    kept: list[list[list[float]]] = []
    turn = (0, 0)
    while (ask := match.ask) is not None and match.state.round < _ROUNDS:
        s = match.state
        if s.round and (s.round, s.turn) != turn:
            turn = (s.round, s.turn)
            if drawn.random() < _KEPT:
                kept.append([figures(s, seat) for seat in range(players)])
        if drawn.random() < straying[ask.player]:
            match.answer(ask.options[int(drawn.random() * len(ask.options))])
        else:
            match.answer(bots[ask.player].choose(s))
    winners = match.state.winners()
    return [Lesson(seats, winners[0], edition) for seats in kept] if len(winners) == 1 else []


def main() -> None:
    """Play, learn, and write the weights."""
    out = Path(__file__).with_name("weights.json")
    # how sure chances may be is measured anew (bots/calibration.py)
    sureness: dict[str, dict[str, float]] = {BASE: {}, TERRA: {}}
    learn(lessons, FIGURES, out, __doc__.split("\n")[0], _UNITS, {"sureness": sureness})


if __name__ == "__main__":
    main()
