"""Learn from self-play how much each figure of a seat says about who wins.

    python -m ziggurat.games.dawn.bots.learning --games 33000 --jobs 2

In each game the strategist or the automaton plays all seats, now and then giving an answer by
chance so that more kinds of positions come up. All seats are alike in this: among unequal players
the figures tell who the better one is, and that would be learned in place of what a position is
worth. Of some turns the figures of all seats are kept with the winner (bots/learning.py), for each
edition by itself. Cut games teach nothing.
"""

import random
from pathlib import Path
from typing import Any, Final

from ziggurat.bots.learning import Lesson, learn
from ziggurat.core.match import Match
from ziggurat.games.dawn.bots.automaton import AutomatonBot
from ziggurat.games.dawn.bots.figures import FIGURES, figures
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.content import BASE, TERRA
from ziggurat.games.dawn.form import BUILT_MAP, FIRST_GAME_MAP
from ziggurat.games.dawn.game import DAWN

_READY: Final = {"edition": BASE, "map": FIRST_GAME_MAP}  # the same map every time
_BUILT: Final = {"edition": BASE, "map": BUILT_MAP}
_TERRA: Final = {"edition": TERRA}
# Which kinds of games are played, by turns.
_SETUPS: Final[tuple[tuple[dict[str, str], int], ...]] = (
    (_READY, 2),
    (_TERRA, 2),
    *[(_BUILT, 2), (_TERRA, 2)] * 2,
    (_BUILT, 3),
    (_TERRA, 3),
    (_BUILT, 4),
    (_TERRA, 4),
    (_TERRA, 5),
)
_ROUNDS: Final = 100
_KEPT: Final = 0.3  # share of the turns that are kept
_STRATEGISTS: Final = 0.8  # share of the games that the strategist plays
_UNITS: Final = 8
_STRAYING: Final = 0.1  # at most this share of the answers is drawn


def lessons(seed: int) -> list[Lesson]:
    """One game and what it teaches."""
    drawn = random.Random(seed)
    kind, players = _SETUPS[seed % len(_SETUPS)]
    match = Match(DAWN, {**kind, "players": players}, seed)
    level = StewardBot if drawn.random() < _STRATEGISTS else AutomatonBot
    bots = [level(seed * players + seat) for seat in range(players)]
    straying = drawn.random() * _STRAYING
    kept: list[list[list[float]]] = []
    turn = (0, 0)
    while (ask := match.ask) is not None and match.state.round < _ROUNDS:
        s = match.state
        if s.round and (s.round, s.turn) != turn:
            turn = (s.round, s.turn)
            if drawn.random() < _KEPT:
                kept.append([figures(s, seat) for seat in range(players)])
        if drawn.random() < straying:
            match.answer(ask.options[int(drawn.random() * len(ask.options))])
        else:
            match.answer(bots[ask.player].choose(s))
    winners = match.state.winners()
    if len(winners) != 1:
        return []
    return [Lesson(seats, winners[0], kind["edition"]) for seats in kept]


def main() -> None:
    """Play, learn, and write the weights."""
    out = Path(__file__).with_name("weights.json")
    # how sure chances may be is measured anew (bots/calibration.py)
    kinds = (BASE, TERRA)
    besides: dict[str, Any] = {"sureness": {kind: {} for kind in kinds}}
    learn(lessons, FIGURES, out, __doc__.split("\n")[0], _UNITS, besides, kinds)


if __name__ == "__main__":
    main()
