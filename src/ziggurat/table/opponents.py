"""What bots answer at the table, by what their seat may believe."""

import hashlib
import logging
from random import Random
from typing import Final

from ziggurat.bots import is_quick
from ziggurat.bots.belief import belief
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.specs import opponents_of
from ziggurat.core.flow import PASS, Ask
from ziggurat.table.room import PASSES, Room
from ziggurat.table.thinkers import NoThought, Thinkers

_SECONDS: Final = 20.0  # a bot may think at most
_LOG: Final = logging.getLogger("ziggurat.table")


async def chosen(thinkers: Thinkers, bot: str, room: Room, ask: Ask) -> int | None:
    """A bot's answer to a question; should it fail, what comes to mind first. None if the table
    closes meanwhile."""
    if bot == PASSES:
        return PASS
    seed = _seed(room, ask.player)
    believed = belief(room.plugin.game, room.match.state, ask.player, Random(seed))
    make = opponents_of(room.header.game)[bot]
    if is_quick(make):
        return make(seed).choose(believed.clone())
    job = {"do": "choose", "game": room.header.game, "bot": bot, "seed": seed}
    try:
        found = await thinkers.ask(job | {"position": believed.to_json()}, _SECONDS)
        answer: int = found["answer"]
    except NoThought:
        if thinkers.closed:
            return None
        _LOG.warning("the bot %s has failed", bot)
        answer = knowledge_of(believed).habit(seed).choose(believed.clone())
    return answer


def _seed(room: Room, seat: int) -> int:
    """The same at the same place of the same game, so that a restart meets the same bots."""
    name = f"{room.header.seed}:{seat}:{len(room.match.answers)}".encode()
    return int.from_bytes(hashlib.blake2b(name, digest_size=6).digest(), "big")
