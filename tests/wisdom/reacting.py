"""A recorded game in which somebody is asked whether he reacts."""

from functools import cache
from pathlib import Path
from typing import Final

from ziggurat.core.flow import PASS, Ask
from ziggurat.core.match import Match
from ziggurat.core.records import answer_named, parsed, verified
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.options import REST
from ziggurat.games.wisdom.state import State

RECORD: Final = Path(__file__).parents[1] / "records" / "wisdom" / "2-culture.json"


@cache
def moment_before_a_window() -> tuple[int, int, int]:
    """In a recorded game: so many answers before somebody acts and the other is asked whether he
    reacts; who acts; and the answer he gave."""
    match = verified(WISDOM, parsed(RECORD.read_text()))
    for count, giver in enumerate(match.givers):
        if giver < 0:
            continue
        before, after = match.at(count), match.at(count + 1)
        asked = after.pending
        if isinstance(asked, Ask) and asked.secret and isinstance(before.pending, Ask):
            if not before.pending.secret and not before.pending.also:
                return count, giver, match.answers[count]
    raise AssertionError("nobody is asked in this game")


@cache
def moment_of_a_reaction() -> tuple[int, int]:
    """In the same game: so many answers before somebody may react and holds what he needs for it;
    and who."""
    data = parsed(RECORD.read_text())
    match: Match[State] = Match(WISDOM, data["setup"], data["seed"], chance=False)
    for count, name in enumerate(data["answers"].split()):
        asked = match.state.pending
        if isinstance(asked, Ask) and asked.secret and set(asked.options) - {PASS, REST}:
            return count, asked.player
        match.feed(answer_named(WISDOM, match.state, name))
    raise AssertionError("nobody can react in this game")
