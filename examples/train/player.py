"""The trained player as a program from outside (docs/outside-bots.md):

ziggurat arena --bot "learned=cmd:python -m examples.train.player" --bot random

It reads the weights beside this file, or those of the file it is given. It needs no numpy.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from examples.train.policy import Learned, read_weights

from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

WEIGHTS: Final = Path(__file__).with_name("weights.json")
_UNSEEN: Final = {"stack": [], "secret": 0, "scout": NOBODY}  # no view tells these


def position(question: dict[str, Any]) -> State:
    """The position of a question, as far as the seat sees it. It cannot be played on."""
    options = [option["answer"] for option in question["options"]]
    pending = ["ask", question["prompt"], options, question["seat"]]
    return DAWN.from_json(question["view"] | _UNSEEN | {"pending": pending})


def main(weights: Path = WEIGHTS) -> None:
    known = read_weights(weights)
    bot = Learned(0, known)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            bot = Learned(message["seed"], known)
        elif message["type"] == "question":
            answer = {"answer": bot.choose(position(message)), "number": message["number"]}
            print(json.dumps(answer), flush=True)
        elif message["type"] == "fault":
            print(message["text"], file=sys.stderr)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
