"""The trained player as a program from outside (docs/outside-bots.md):

ziggurat arena --bot "learned=cmd:python -m examples.train.player" --bot random

It reads the weights beside this file, which are of A New Dawn, or those of the file it is given,
which may be of any game. It needs no numpy.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from examples.train.lessons import FIRST, told_words
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


def place(question: dict[str, Any], bot: Learned) -> int:
    """The answer to a question of any other game, from what it is told."""
    options = question["options"]
    names = [option["name"] for option in options]
    round_ = question["view"].get("round", 0)
    answer: int = options[bot.place(told_words(question["prompt"], names, round_))]["answer"]
    return answer


def main(weights: Path = WEIGHTS) -> None:
    known = read_weights(weights)
    bot, game = Learned(0, known), FIRST
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            bot, game = Learned(message["seed"], known), message["game"]
        elif message["type"] == "question":
            chosen = bot.choose(position(message)) if game == FIRST else place(message, bot)
            print(json.dumps({"answer": chosen, "number": message["number"]}), flush=True)
        elif message["type"] == "fault":
            print(message["text"], file=sys.stderr)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
