"""Learn from self-play how much each figure of a seat says about who wins.

    python -m ziggurat.games.wisdom.bots.learning --games 2000 --jobs 1

The strategist, mostly the quick one, and the builder play each other, now and then giving an answer
by chance so that more kinds of positions come up. Of some questions of City Management and Movement
the figures of all seats are kept with the winner (bots/learning.py). Cut games teach nothing.
"""

import random
from pathlib import Path
from typing import Final

from ziggurat.bots.belief import belief
from ziggurat.bots.learning import Lesson, learn
from ziggurat.core.match import Match
from ziggurat.games.wisdom.bots.builder import BuilderBot
from ziggurat.games.wisdom.bots.figures import FIGURES, figures
from ziggurat.games.wisdom.bots.steward import StewardBot
from ziggurat.games.wisdom.game import WISDOM

_PLAYERS: Final = (2, 4, 3, 2, 5, 4, 2)  # how often games of each size are played, of seven
_ROUNDS: Final = 60
_KEPT: Final = 0.25  # share of the parts that are kept
_BUILDERS: Final = 0.15  # share of the seats that the builder holds
_STRAYING: Final = 0.06  # at most this share of a seat's answers is drawn


def lessons(seed: int) -> list[Lesson]:
    """One game and what it teaches."""
    drawn = random.Random(seed)
    players = _PLAYERS[seed % len(_PLAYERS)]
    match = Match(WISDOM, {"players": players}, seed)
    bots = [
        BuilderBot(seed * players + seat)
        if drawn.random() < _BUILDERS
        else StewardBot(seed * players + seat, looks=False)
        for seat in range(players)
    ]
    straying = [drawn.random() * _STRAYING for _ in range(players)]
    kept: list[list[list[float]]] = []
    part = (0, 0, 0)
    while (ask := match.ask) is not None and match.state.round <= _ROUNDS:
        s = match.state
        if (s.round, s.phase, s.active) != part and s.round and s.active >= 0:
            part = (s.round, s.phase, s.active)
            if drawn.random() < _KEPT:
                kept.append([figures(s, seat) for seat in range(players)])
        if drawn.random() < straying[ask.player]:
            match.answer(ask.options[int(drawn.random() * len(ask.options))])
        else:
            match.answer(bots[ask.player].choose(belief(WISDOM, s, ask.player, drawn)))
    winners = match.state.winners()
    return [Lesson(seats, winners[0]) for seats in kept] if len(winners) == 1 else []


def main() -> None:
    """Play, learn, and write the weights."""
    out = Path(__file__).with_name("weights.json")
    # how sure chances may be is measured anew (bots/calibration.py)
    learn(lessons, FIGURES, out, __doc__.split("\n")[0], besides={"sureness": {}})


if __name__ == "__main__":
    main()
