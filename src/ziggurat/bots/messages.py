"""What we tell a bot from outside, and what it answers: one JSON object per line.

`docs/outside-bot.schema.json` is made from these classes: `python -m ziggurat.bots.messages`.
"""

import json
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

PROTOCOL: Final = 1
LONGEST: Final = 1 << 16  # bytes of an answer's line


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line a program gets, and again whenever it is restarted."""

    protocol: int
    game: str
    edition: str
    seat: int  # the program's own, from 0
    seats: int
    seed: int  # for the program's own chance; the game's seed stays secret


class Option(msgspec.Struct, frozen=True):
    """One legal answer."""

    answer: int
    name: str  # short, the same in every version and language
    text: str  # in English


class Question(msgspec.Struct, frozen=True, tag_field="type", tag="question"):
    """The program is to answer."""

    number: int  # from 1
    seat: int
    prompt: str  # what is asked, by name
    kind: str  # what the answers mean: space, lane, card...
    text: str  # the question in English
    options: list[Option]
    view: dict[str, Any]  # all that the seat may see


class Fault(msgspec.Struct, frozen=True, tag_field="type", tag="fault"):
    """The program lost the decision of a question: a legal answer was drawn."""

    number: int
    fault: str
    text: str


class Over(msgspec.Struct, frozen=True, tag_field="type", tag="over"):
    """The last line: the game has ended or was broken off."""

    result: dict[str, Any]


class Answer(msgspec.Struct, frozen=True):
    """What a program says: one of the options, by its `answer` or by its `name`."""

    answer: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    number: int | UnsetType = UNSET  # of the question; without it, answers come in order


Told = Hello | Question | Fault | Over


class Lapse(Exception):
    """Something that costs a program its decision: `kind` in one word, then a sentence."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


def line_of(message: Told) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"


def answer_of(line: bytes) -> Answer:
    """The answer a line holds; a Lapse if it holds none."""
    if len(line) > LONGEST:
        raise Lapse("long", f"a line of more than {LONGEST} bytes")
    try:
        answer = msgspec.json.decode(line, type=Answer)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Lapse("garbage", f"a line that is no answer: {error}") from None
    if (answer.answer is UNSET) == (answer.name is UNSET):
        raise Lapse("garbage", "an answer needs either an answer or a name")
    return answer


def schema() -> dict[str, Any]:
    """Both directions as JSON Schema."""
    (told, said), parts = msgspec.json.schema_components(
        [Told, Answer], ref_template="#/$defs/{name}"
    )
    parts["Told"] = told
    parts["Answer"]["oneOf"] = [{"required": ["answer"]}, {"required": ["name"]}]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Bots from outside: what they are told (Told) and what they answer (Answer)",
        "anyOf": [{"$ref": "#/$defs/Told"}, said],
        "$defs": parts,
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
