"""The cards of the row before one of them is chosen: live, limited or dead, and why."""

from typing import Final, Literal

from ziggurat.core.flow import Ask
from ziggurat.games.dawn.content import CULTURE, ECONOMY, FOCUS, GROWTH, INDUSTRY, MILITARY
from ziggurat.games.dawn.options import IDLE
from ziggurat.games.dawn.scene.reach import (
    ATTACKS,
    CITY,
    DISTRICTS,
    MOVES,
    REINFORCING,
    TOKENS,
    WONDERS,
    Reach,
    is_choosing_a_card,
    reach_of,
)
from ziggurat.games.dawn.scene.shortfall import shortfall
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.words import Words
from ziggurat.games.dawn.words.places import names_for
from ziggurat.games.scene import Light, Preview, Prospect

_BEST: Final = 4  # attacks that a reader names
# What the cards of each type do (base pp. 8-11, Terra Incognita pp. 8-10).
_PARTS: Final = {
    CULTURE: (TOKENS,),
    ECONOMY: (MOVES,),
    INDUSTRY: (CITY, WONDERS),
    MILITARY: (REINFORCING, ATTACKS),
    GROWTH: (DISTRICTS, REINFORCING),
}


def outlook(t: Words, s: State, player: int) -> list[Prospect]:
    """What each card could do, if this seat is to choose one now."""
    question = s.pending
    if not isinstance(question, Ask) or question.player != player or not is_choosing_a_card(s):
        return []
    return [prospect(t, s, player, lane) for lane in question.options if lane < IDLE]


def prospect(t: Words, s: State, player: int, lane: int) -> Prospect:
    """What the card of a lane could do."""
    reach = reach_of(s, lane)
    missing = [part for part in _parts(s, player, lane) if part not in reach.parts]
    state: Literal["live", "limited", "dead"] = "live"
    if reach.is_empty:
        state = "dead"
    elif reach.by_spending or missing:
        state = "limited"
    reasons = [_why(t, s, player, lane, part) for part in missing]
    if reach.by_spending and not reach.is_empty:
        reasons.insert(0, t.text("outlook.by_spending"))
    return Prospect(
        answer=lane,
        state=state,
        moves=len(reach.moves),
        attacks=len(reach.attacks),
        places=len(reach.places),
        best=max(reach.attacks.values(), default=-1.0),
        text=_text(t, s, player, reach),
        why=t.text("outlook.and").join(dict.fromkeys(reasons)),
    )


def preview(t: Words, s: State, player: int, answer: int) -> Preview:
    """The spaces that a card would light, before it is played."""
    if not is_choosing_a_card(s) or answer >= IDLE:
        return Preview(answer)
    reach, names = reach_of(s, answer), names_for(t, s, player)
    lights = [Light(space, "walk", -1.0, names[space]) for space in sorted(reach.moves)]
    lights += [Light(space, "place", -1.0, names[space]) for space in sorted(reach.places)]
    attacks = sorted(reach.attacks.items(), key=lambda pair: (-pair[1], pair[0]))
    red = [Light(space, "attack", odds, names[space]) for space, odds in attacks]
    return Preview(answer, lights + red, red[:_BEST])


def _parts(s: State, player: int, lane: int) -> tuple[str, ...]:
    type_ = FOCUS[s.cards[player][lane]].type
    if type_ == MILITARY and s.edition.explores:
        return (MOVES,)
    return _PARTS.get(type_, ())


def _text(t: Words, s: State, player: int, reach: Reach) -> str:
    """What a card could do, in a few words: "6 attacks, 10 moves"."""
    counts = (
        ("attacks", len(reach.attacks)),
        ("moves", len(reach.moves)),
        ("places", len(reach.places)),
        ("wonders", len(reach.wonders)),
    )
    found = [
        t.text(f"outlook.{name}.one" if count == 1 else f"outlook.{name}", count=count)
        for name, count in counts
        if count
    ]
    if reach.dial >= 0:
        found.append(t.text("outlook.dial", before=s.dial[player], after=reach.dial))
    if reach.explores and not reach.moves:
        found.append(t.text("outlook.explores"))
    if not found:
        found.append(t.text("outlook.nothing" if reach.is_empty else "outlook.more"))
    return ", ".join(found)


def _why(t: Words, s: State, player: int, lane: int, part: str) -> str:
    what, need, have = shortfall(s, player, lane, part)
    return t.text(t.best(f"outlook.no.{part}.{what}", f"outlook.no.{what}"), need=need, have=have)
