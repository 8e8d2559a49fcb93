"""Records: a whole game as one small JSON file (docs/records.md).

A record holds the game, its rules version, the setup, the seed and every answer by name, chance
included, so it replays exactly without the stream that made it.
"""

import json
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final

from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import PASS
from ziggurat.core.game import BadSetup, Game, S, option_named
from ziggurat.core.match import Match

FORMAT: Final = "ziggurat-record"
VERSION: Final = 1
PASS_SIGN: Final = "-"  # passing is the commonest answer of all
_KEYS: Final = {"format", "version", "game", "rules", "setup", "seed", "answers", "hash", "result"}


def to_record(match: Match[S], names: Sequence[str] | None = None) -> dict[str, Any]:
    """The record of a match, finished or not; whoever has the names of its answers gives them."""
    if names is None:
        names = list(answer_names(match.game, match.start, match.answers))
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.slug,
        "rules": match.rules,
        "setup": match.setup,
        "seed": match.seed,
        "answers": " ".join(names),
        "hash": match.state.hash(),
        "result": match.game.result(match.state),
    }


def answer_names(game: Game[S], start: S, answers: Sequence[int]) -> Iterator[str]:
    """The answers given from a position on, chance included, as records name them."""
    state = start.clone()
    for answer in answers:
        yield answer_name(game, state, answer)
        state.play(answer)


def answer_name(game: Game[S], s: S, answer: int) -> str:
    """What records call an answer to the pending question."""
    question = s.pending
    assert question is not None
    return PASS_SIGN if answer == PASS else game.name(s, question, answer)


def answer_named(game: Game[S], s: S, name: str) -> int:
    """The answer to the pending question that a record calls by this name; raises Unreadable."""
    question = s.pending
    if question is None:
        raise Unreadable("{name!r}, comes after the end of the game", name=name)
    option = PASS if name == PASS_SIGN else option_named(game, s, question, name)
    if option is None or option not in question.options:
        raise Unreadable(
            "{name!r}, was not offered for {question}", name=name, question=question.prompt.name
        )
    return option


def parsed(text: str) -> dict[str, Any]:
    """The JSON object of a record file, checked for its form; raises Unreadable."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Unreadable("it is not JSON ({error})", error=error) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unreadable("it is not a Ziggurat record")
    if data.get("version") != VERSION:
        raise Unreadable(
            "its format version {version!r} is not known here", version=data.get("version")
        )
    missing = sorted(_KEYS - data.keys())
    if missing:
        raise Unreadable("it lacks {missing}", missing=", ".join(missing))
    if not isinstance(data["game"], str):
        raise Unreadable("its game has no name")
    if not isinstance(data["rules"], str) or not data["rules"]:
        raise Unreadable("its rules have no name")
    if not isinstance(data["answers"], str) or not isinstance(data["setup"], dict):
        raise Unreadable("its answers or its setup are not of the right form")
    if not isinstance(data["seed"], int) or isinstance(data["seed"], bool):
        raise Unreadable("its seed is not a whole number")
    return data


def replayed(game: Game[S], data: dict[str, Any], log: bool = False) -> Iterator[Match[S]]:
    """Replay a record, yielding the match before the first answer and after each one."""
    if data["game"] != game.slug:
        raise Unreadable(
            "it is a record of {game!r}, not of {slug!r}", game=data["game"], slug=game.slug
        )
    try:
        match = Match(game, data["setup"], data["seed"], log, chance=False, rules=data["rules"])
    except BadSetup as error:
        raise Unreadable("its setup cannot be played: {error}", error=error) from None
    yield match
    for number, name in enumerate(data["answers"].split(), start=1):
        try:
            option = answer_named(game, match.state, name)
        except Unreadable as error:
            raise Unreadable("answer {number}, {error}", number=number, error=error) from None
        match.feed(option)
        yield match


def verified(game: Game[S], data: dict[str, Any]) -> Match[S]:
    """Replay a record to its end and compare its hash; raises Unreadable where they differ."""
    match = deque(replayed(game, data), maxlen=1).pop()
    if match.state.hash() != data["hash"]:
        raise Unreadable("its answers replay, but lead to another position than its hash says")
    return match
