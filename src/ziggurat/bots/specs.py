"""Bots named on a command line: `sage`, `sage:nodes=200`, `deep=sage:nodes=900`,
`mine=cmd:./mybot --fast`.

A spec is a bot of a game with options behind a colon, or `cmd:` and a command that starts a program
from outside. A label and `=` in front say what tables call it.
"""

import inspect
from collections.abc import Callable
from typing import Any, Final

from ziggurat.bots import Bot, bots_of

_COMMAND: Final = "cmd:"
_TRUTHS: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class BadSpec(ValueError):
    """A spec that names no bot; the text says why in one sentence."""


def label(spec: str) -> str:
    """What to call the bot of a spec: its label, or the spec itself."""
    name, body = _parted(spec)
    return name or body


def maker(spec: str, game: str = "") -> Callable[[int], Bot]:
    """What makes the bot of a spec from a seed, for a game (the first one, unless it is named);
    raises BadSpec."""
    name, body = _parted(spec)
    if not body.startswith(_COMMAND):
        return _known(body, game)
    if not name:
        raise BadSpec(f"a program from outside needs a name: mybot={body}")
    command = body.removeprefix(_COMMAND).strip()
    if not command:
        raise BadSpec(f"“{name}” has no command to start it")
    return _outside(command)


def _parted(spec: str) -> tuple[str, str]:
    """(label, the rest); an `=` behind the first colon belongs to an option."""
    front, colon, behind = spec.partition(":")
    name, equals, bot = front.partition("=")
    return (name.strip(), (bot + colon + behind).strip()) if equals else ("", spec.strip())


def _known(body: str, game: str) -> Callable[[int], Bot]:
    name, _, listed = body.partition(":")
    known = bots_of(game)
    if name not in known:
        raise BadSpec(f"there is no bot “{name}”; there is {', '.join(known)}")
    make: Callable[..., Bot] = known[name]
    options = _options(name, make, listed)
    return lambda seed: make(seed, **options)


def _options(name: str, make: Callable[..., Bot], listed: str) -> dict[str, Any]:
    """The options behind the colon, each read as the type of what the bot does without it."""
    kinds = {
        key: type(parameter.default)
        for key, parameter in list(inspect.signature(make).parameters.items())[1:]
        if isinstance(parameter.default, int | float | str)
    }
    options: dict[str, Any] = {}
    for item in filter(None, listed.split(",")):
        key, equals, text = (part.strip() for part in item.partition("="))
        if key not in kinds:
            there = ", ".join(kinds) or "none"
            raise BadSpec(f"“{name}” has no option “{key}”; its options: {there}")
        try:
            options[key] = _TRUTHS[text] if kinds[key] is bool else kinds[key](text)
        except (KeyError, ValueError):
            raise BadSpec(f"option {key} of “{name}” cannot be “{text}”") from None
        if not equals or not text:
            raise BadSpec(f"option {key} of “{name}” needs a value: {key}=…")
    return options


def _outside(command: str) -> Callable[[int], Bot]:
    from ziggurat.bots.outside import OutsideBot

    return lambda seed: OutsideBot(seed, command)
