"""A first bot from outside: it grows where it can, and otherwise takes any answer.

    ziggurat arena --bot "first=cmd:python3 examples/first_bot.py" --bot random

One JSON object per line comes in and one goes out; docs/outside-bots.md says what is in them.
"""

import json
import random
import sys

EAGER = {
    *("place_token", "build", "build_city", "choose_wonder", "take_diplomacy", "gain_card"),
    *("start_of_turn", "city_management", "produce", "movement", "research"),  # The Board Game
}


def choose(question: dict, chance: random.Random) -> int:
    options = [option["answer"] for option in question["options"]]
    if question["prompt"] == "choose_card":
        return question["view"]["row"][question["seat"]][-1]  # the card that waited longest
    if question["prompt"] in EAGER:
        options = [answer for answer in options if answer != -1]  # -1 means to pass
    return chance.choice(options)


chance = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance = random.Random(message["seed"])
    elif message["type"] == "question":
        answer = {"answer": choose(message, chance), "number": message["number"]}
        print(json.dumps(answer), flush=True)
    elif message["type"] == "fault":
        print(message["text"], file=sys.stderr)
