"""Questions in words: what a question says of the rule that asks it."""

from typing import Any

from ziggurat.core.flow import Question
from ziggurat.games.wisdom.cards.events import ShareIdeas
from ziggurat.games.wisdom.options import CITY_ACTIONS
from ziggurat.games.wisdom.rules.bargaining import Offer
from ziggurat.games.wisdom.rules.figures import square_of
from ziggurat.games.wisdom.rules.gathering import NameReceivers
from ziggurat.games.wisdom.rules.loot import Plunder
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.windows import (
    CITY_WINDOW,
    EVENT_WINDOW,
    RESOURCE_WINDOW,
    Window,
)
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.things import Things


def prompt_words(t: Things, s: State, question: Question) -> str:
    """The pending question in one line."""
    return t.text(f"ask.{question.prompt.name}", **_fields(t, s))


def _fields(t: Things, s: State) -> dict[str, Any]:
    """What the rule that asks has to say."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, NameReceivers):
        return {"square": t.square(s, square_of(s, frame.player, frame.figure))}
    if isinstance(frame, MoveGroup | Plunder):
        return {"left": frame.left if isinstance(frame, MoveGroup) else frame.loot}
    if isinstance(frame, ShareIdeas):
        return {"other": t.seat(s, frame.other)}
    if isinstance(frame, Offer):
        return {
            "actor": t.seat(s, frame.player),
            "gives": t.items(frame.gives),
            "wants": t.items(frame.wants),
        }
    if isinstance(frame, Window):
        return {"what": occasion(t, s, frame)}
    return {}


def occasion(t: Things, s: State, window: Window) -> str:
    """What one may react to."""
    actor = t.seat(s, window.actor)
    if window.kind == EVENT_WINDOW:
        return t.text("ask.react.event", actor=actor, event=t.event(window.what))
    if window.kind == RESOURCE_WINDOW:
        return t.text("ask.react.use", actor=actor, use=t.use(window.what))
    if window.kind == CITY_WINDOW:
        city = t.city(s, window.actor, window.what // 8)
        action = CITY_ACTIONS[window.what % 8]
        key = "arts" if action == "devote" else action
        return t.text("ask.react.city", actor=actor, city=city, action=t.text(f"city_action.{key}"))
    return t.text("ask.react.move", actor=actor, square=t.square(s, window.what))
