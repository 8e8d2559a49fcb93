"""A process that measures: lines of JSON ask, lines of JSON answer. Interpreted and compiled cannot
be in one process; and while one process measures, the others wait."""

import json
import sys
from dataclasses import asdict
from functools import cache
from typing import Any

from ziggurat.bench.builds import is_compiled
from ziggurat.bench.measuring import Subject
from ziggurat.bench.ours import Ours
from ziggurat.bench.subjects import PEERS, ours


@cache
def subject_of(game: str, name: str) -> Subject | None:
    """What is to be measured: a peer, or a subject of a game; None where it is not installed."""
    try:
        return PEERS[name]() if name in PEERS else ours(game, name)
    except ImportError:
        return None


def answer(game: str, subject: str, figure: str, seconds: float, seed: int) -> dict[str, Any]:
    """Measure one figure; nothing is found of an engine that is not installed."""
    measured = subject_of(game, subject)
    if measured is None:
        return {}
    if figure == "weight":
        return {"bytes": measured.weight(seed)}
    if figure == "growth" and isinstance(measured, Ours):
        return {"growth": measured.growth(seconds, seed)}
    work = {"answers": measured.answers, "copies": measured.copies, "options": measured.options}
    return asdict(work[figure](seconds, seed))


def main() -> None:
    """Say which build this is, then answer until nobody asks any more."""
    print(json.dumps({"compiled": is_compiled()}), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(**json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
