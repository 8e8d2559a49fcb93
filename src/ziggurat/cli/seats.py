"""Who sits where at the terminal."""

import hashlib
from random import Random
from typing import Any, Final

from ziggurat.bots.belief import belief
from ziggurat.bots.specs import BadSpec, maker, opponents_of
from ziggurat.core.match import Match
from ziggurat.games.registry import plugin_named

HUMAN: Final = "human"


def default_seats(game: str, count: int) -> list[str]:
    """One person against bots."""
    return [HUMAN, *([plugin_named(game).opponent] * (count - 1))]


def can_sit(who: object, game: str) -> bool:
    """Is this a person, or a bot of the house with options that it has? No program from outside,
    which would be started anew for every answer."""
    if not isinstance(who, str) or who == HUMAN:
        return who == HUMAN
    if who.partition(":")[0] not in opponents_of(game):
        return False
    try:
        maker(who, game)
    except BadSpec:
        return False
    return True


def bot_answer(match: Match[Any], seat: int, bot: str) -> int:
    """What a bot on a seat answers: the same at the same place of the same game, so that undoing
    meets the same bots."""
    name = f"{match.seed}:{seat}:{len(match.answers)}".encode()
    seed = int.from_bytes(hashlib.blake2b(name, digest_size=6).digest(), "big")
    seen = belief(match.game, match.state.clone(), seat, Random(seed))
    answer: int = maker(bot, match.game.slug)(seed).choose(seen)
    return answer


def seats_in(data: dict[str, Any], count: int) -> list[str]:
    """Who sat where when a record was saved at a table, if it says so."""
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) != count:
        return default_seats(data["game"], count)
    can_play = all(can_sit(seat, data["game"]) for seat in seats)
    return seats if can_play else default_seats(data["game"], count)
