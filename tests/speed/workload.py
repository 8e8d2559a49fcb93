"""The work whose time is compared: random answers and copies, the same number of each.

Started by itself as `workload.py SRC ANSWERS COPIES`, with nothing but the standard library and
what SRC holds, so that it runs on older revisions too. Prints CPU seconds as JSON.
"""

import json
import random
import sys
import time

SETUPS = (
    {"edition": "base", "players": 2},
    {"edition": "terra-incognita", "players": 4},
)
ROUNDS = 150  # random games may go on for ever


def main(source: str, answers: int, copies: int) -> None:
    """Do the work with the package in this folder."""
    sys.path.insert(0, source)
    from ziggurat.games.dawn.game import DAWN

    spent = {"answers": 0.0, "copies": 0.0}
    for setup in SETUPS:
        pick = random.Random(1).random
        s = DAWN.new(setup)
        begun = time.process_time()
        for _ in range(answers):
            if s.pending is None or s.round > ROUNDS:
                s = DAWN.new(setup)
            options = s.pending.options  # type: ignore[union-attr]  # a new game asks something
            s.play(options[int(pick() * len(options))])
        played = time.process_time()
        for _ in range(copies):
            s.clone()
        spent["answers"] += played - begun
        spent["copies"] += time.process_time() - played
    print(json.dumps(spent))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
