"""Bots named on a command line: `sage`, `sage:nodes=200`, `deep=sage:nodes=900`, `hardest`,
`mine=cmd:./mybot --fast`, `old=rev:v0.1 sage`.

A spec is a bot of a game with options behind a colon, or `cmd:` and a command that starts a program
from outside, or `rev:`, a revision of this clone and a bot as it was then. A label and `=` in front
say what tables call it. A level, `easy` to `hardest`, is a spec that the game has chosen
(GamePlugin.levels), and takes the options of the bot it stands for.
"""

import inspect
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from ziggurat.bots import Bot, bots_of
from ziggurat.games.registry import plugin_named

_COMMAND: Final = "cmd:"
_REVISION: Final = "rev:"
_CLOCK: Final = "seconds"  # the option of a bot that thinks for a time
_STEADY: Final = "steady"  # and the one that lets it think without a clock
_TRUTHS: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class BadSpec(ValueError):
    """A spec that names no bot; the text says why in one sentence."""


def label(spec: str) -> str:
    """What to call the bot of a spec: its label, or the spec itself."""
    name, body = _parted(spec)
    return name or body


def opponents_of(game: str = "") -> dict[str, Callable[..., Bot]]:
    """Who can be chosen to play a game (the first one, unless it is named): its levels from easy to
    hardest, then its bots by name."""
    bots = bots_of(game)
    levels = plugin_named(game).levels
    return {level: _known(spec, bots) for level, spec in levels.items()} | dict(bots)


def is_level(name: str, game: str) -> bool:
    """Is this a level, not a bot?"""
    return name in plugin_named(game).levels


def strength(name: str, game: str) -> int:
    """How hard an opponent is to beat, from 1 to 5: a level by its place, a bot as the level that
    is this bot, or as its game says."""
    plugin = plugin_named(game)
    places = [n for n, level in enumerate(plugin.levels.items(), start=2) if name in level]
    return max(places, default=plugin.strengths.get(name, 1))


def rating(name: str, game: str) -> int | None:
    """The Elo of a level, where its game tells it."""
    return plugin_named(game).ratings.get(name)


def written(name: str, game: str) -> str:
    """How a bot is written with all its options, each as it is where nothing is said; its bare name
    if it has none."""
    make = opponents_of(game)[name]
    usual = inspect.signature(make).parameters
    options = ",".join(f"{key}={usual[key].default}".lower() for key in _kinds(make))
    return f"{name}:{options}" if options else name


def maker(spec: str, game: str = "", steady: bool = False) -> Callable[[int], Bot]:
    """What makes the bot of a spec from a seed, for a game (the first one, unless it is named);
    raises BadSpec. `steady`: a bot that thinks for a time does without a clock, unless the spec
    names seconds, so that the same seed gives the same answers."""
    name, body = _parted(spec)
    if body.startswith(_REVISION):
        return _earlier(name, body)
    if not body.startswith(_COMMAND):
        make = _known(body, opponents_of(game), steady)
        try:
            make(0)
        except ValueError as problem:
            raise BadSpec(str(problem)) from None
        return make
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


def _known(
    body: str, known: Mapping[str, Callable[..., Bot]], steady: bool = False
) -> Callable[..., Bot]:
    name, _, listed = body.partition(":")
    if name not in known:
        raise BadSpec(f"there is no bot “{name}”; there is {', '.join(known)}")
    make = known[name]
    options = _options(name, make, listed)
    if steady and _CLOCK not in options and _STEADY in _kinds(make):
        options.setdefault(_STEADY, True)
    return partial(make, **options)


def _kinds(make: Callable[..., Bot]) -> dict[str, type]:
    """The options of a bot, each with the type of what it does without it."""
    return {
        key: type(parameter.default)
        for key, parameter in list(inspect.signature(make).parameters.items())[1:]
        if isinstance(parameter.default, int | float | str)
    }


def _options(name: str, make: Callable[..., Bot], listed: str) -> dict[str, Any]:
    """The options behind the colon, each read as the type of what the bot does without it."""
    kinds = _kinds(make)
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


def _earlier(name: str, body: str) -> Callable[[int], Bot]:
    from ziggurat.bots.earlier import EarlierBot, NoRevision, taken_out

    if not name:
        raise BadSpec(f"a bot of an earlier revision needs a name: old={body}")
    revision, _, spec = body.removeprefix(_REVISION).strip().partition(" ")
    if not spec.strip():
        raise BadSpec(f"“{name}” names no bot: {_REVISION}REVISION sage")
    try:
        taken_out(revision)
    except NoRevision as problem:
        raise BadSpec(str(problem)) from None
    return lambda seed: EarlierBot(seed, revision, spec.strip())
