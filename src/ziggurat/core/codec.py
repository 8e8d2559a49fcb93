"""Positions to JSON and back, in mid-rule too, and what tells two positions apart: a hash for
files, a key within a process.

Ints past 53 bits are written as "0x..." so that every JSON reader keeps them whole.
"""

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final

from ziggurat.core.flow import Ask, Frame, Position, Question, Roll, frames_of, prompts_of
from ziggurat.core.sentences import filled

_SAFE: Final = 1 << 53


class Unreadable(Exception):
    """A file or message that is not what it should be; the text says what is wrong with it
    (core/sentences.py)."""

    def __init__(self, template: str, **fields: Any) -> None:
        super().__init__(filled(template, fields))
        self.template = template
        self.fields = fields


def plain(value: Any) -> Any:
    """A value as JSON can hold it: tuples become lists, large ints become hex strings."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return value
    if isinstance(value, int):
        return value if -_SAFE < value < _SAFE else hex(value)
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    raise TypeError(f"a position may not hold a {type(value).__name__}")


def restored(value: Any) -> Any:
    """The inverse of `plain`, with every list as a tuple."""
    if isinstance(value, str) and value.startswith(("0x", "-0x")):
        return int(value, 16)
    if isinstance(value, list):
        return tuple(restored(item) for item in value)
    return value


def frame_to_json(frame: Frame) -> list[Any]:
    """Name, step and fields; trailing fields that have their default are left out, so that a rule
    may gain fields without changing what was saved."""
    names, defaults = list(frame.fields), frame.defaults
    while names and names[-1] in defaults and getattr(frame, names[-1]) == defaults[names[-1]]:
        names.pop()
    return [type(frame).__name__, frame.step, *(plain(getattr(frame, name)) for name in names)]


def frame_from_json(data: list[Any], module: str) -> Frame:
    """The rule that was saved; `module` is any module of its game."""
    name, step, *given = data
    cls: Any = frames_of(module).get(name)
    if cls is None or len(given) > len(cls.fields):
        raise Unreadable("this version knows no rule {name!r} of that form", name=name)
    if any(field not in cls.defaults for field in cls.fields[len(given) :]):
        raise Unreadable("the rule {name!r} lacks a part", name=name)
    frame: Frame = cls(*map(restored, given))
    frame.step = step
    return frame


def question_to_json(question: Question | None) -> list[Any] | None:
    if question is None:
        return None
    if isinstance(question, Ask):
        data = ["ask", question.prompt.name, plain(question.options), question.player]
        if question.also or question.secret:
            data += [question.secret, [question_to_json(ask) for ask in question.also]]
        return data
    return ["roll", question.prompt.name, plain(question.options), plain(question.weights)]


def question_from_json(data: list[Any] | None, module: str) -> Question | None:
    """The question that was saved; `module` is any module of its game."""
    if data is None:
        return None
    kind, name, options, last, *more = data
    prompt = prompts_of(module).get(name)
    if prompt is None:
        raise Unreadable("this version knows no question {name!r}", name=name)
    if kind == "ask":
        secret, also = more or (False, ())
        others = [ask for each in also if isinstance(ask := question_from_json(each, module), Ask)]
        return Ask(last, prompt, restored(options), others, secret)
    return Roll(prompt, restored(options), restored(last))


def key_of(s: Position, names: Sequence[str]) -> tuple[object, ...]:
    """The same for equal positions of one game in one process: these of its fields, the rules in
    progress, and the question. Made in a fraction of the time of a hash, and good for no file."""
    rules = [
        (type(frame), frame.step, *[getattr(frame, name) for name in frame.fields])
        for frame in s.stack
    ]
    own = [getattr(s, name) for name in names]
    return (*own, *rules, _key_of_question(s.pending))


def _key_of_question(question: Question | None) -> tuple[object, ...]:
    if question is None:
        return ()
    if isinstance(question, Ask):
        also = tuple([_key_of_question(ask) for ask in question.also])
        return question.prompt.name, question.options, question.player, question.secret, also
    return question.prompt.name, question.options, question.weights


def canonical(data: Any) -> str:
    """JSON text that is the same for the same data on every run and platform."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(data: Any) -> str:
    """A short hash of JSON data."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:16]
