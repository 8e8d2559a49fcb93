"""The pending question with its answers, each tied to the thing it is about."""

from typing import Final

from ziggurat.core.flow import Ask
from ziggurat.core.game import question_for
from ziggurat.games.scene import Option, Question, waiting
from ziggurat.games.wisdom.content import EVENTS
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.options import OBJECT
from ziggurat.games.wisdom.rules.cities import Devote, StartProgram, TakeAction
from ziggurat.games.wisdom.rules.events import PlayEvent
from ziggurat.games.wisdom.rules.figures import square_of
from ziggurat.games.wisdom.rules.fronts import Fronts
from ziggurat.games.wisdom.rules.gathering import NameReceivers
from ziggurat.games.wisdom.rules.harvest import Harvest
from ziggurat.games.wisdom.rules.loot import Plunder
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.producing import Produce
from ziggurat.games.wisdom.rules.turn import (
    CITY_MENU,
    MOVEMENT_MENU,
    START_OF_TURN_MENU,
    TRADE_MENU,
)
from ziggurat.games.wisdom.rules.uses import USES, UseAbility
from ziggurat.games.wisdom.rules.windows import Window
from ziggurat.games.wisdom.scene.cities import rest_sum
from ziggurat.games.wisdom.scene.foresight import foresee
from ziggurat.games.wisdom.scene.governing import regimes
from ziggurat.games.wisdom.scene.model_asking import Asking
from ziggurat.games.wisdom.scene.outlook import far_squares, group_reach, outlook
from ziggurat.games.wisdom.scene.refusals import refusals
from ziggurat.games.wisdom.scene.targets import card_of, object_name, target_of
from ziggurat.games.wisdom.scene.threads import aim, receivers_kept
from ziggurat.games.wisdom.scene.windows import aim_words
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.questions import occasion
from ziggurat.games.wisdom.words.table import TableWords


def question_scene(
    t: TableWords, s: State, seat: int | None, asking: Asking | None
) -> Question | None:
    """The pending question as a seat sees it. Of one to another seat it only knows that much, for
    the words of a question may tell what that seat holds."""
    ask = question_for(s, seat)
    if ask is None or asking is None:
        known = waiting(s, seat)
        return Question("", known[0], "") if known else None
    return Question(
        prompt=ask.prompt.name,
        seat=ask.player,
        text=_text(t, s, ask),
        about=_about(t, s, ask),
        rule=_rule(t, s, ask),
        left=_left(s),
        options=[
            Option(option, WISDOM.name(s, ask, option), t.option(s, ask, option), target.square)
            for option, target in zip(ask.options, asking.targets, strict=True)
        ],
        outlook=outlook(t, s, ask),
    )


_MENUS: Final = {
    START_OF_TURN_MENU.name: "phase.start.text",
    TRADE_MENU.name: "phase.trade.text",
    CITY_MENU.name: "phase.city.text",
    MOVEMENT_MENU.name: "phase.movement.text",
}


def _text(t: TableWords, s: State, ask: Ask) -> str:
    """The question. What it is about is not said twice: a table shows windows and offers."""
    key = f"short.{ask.prompt.name}"
    return t.text(key) if t.has(key) else t.prompt(s, ask)


def _rule(t: TableWords, s: State, ask: Ask) -> str:
    """The rule behind a question, in a sentence or two; then the card that asks it."""
    key = _MENUS.get(ask.prompt.name, f"rule.{ask.prompt.name}")
    said = [t.text(key)] if t.has(key) else []
    card = _card(s)
    if t.has(f"{card}.text"):
        said.append(t.text("rule.card", card=t.text(card), text=t.text(f"{card}.text")))
    return " ".join(said)


def _card(s: State) -> str:
    """The key of the card that is being played or used; "" if none is."""
    for frame in reversed(s.stack):
        if isinstance(frame, PlayEvent):
            return f"event.{EVENTS[frame.kind].slug}"
        if isinstance(frame, UseAbility) and USES[frame.number].source:
            return card_of(USES[frame.number].source)
    return ""


def _about(t: TableWords, s: State, ask: Ask) -> str:
    """What a question is asked for: a card that is being played, a city that acts, what somebody
    did."""
    said = ""
    for frame in s.stack:  # the last one knows best
        if isinstance(frame, PlayEvent):
            said = t.text("about.card", card=t.event(frame.kind))
        elif isinstance(frame, UseAbility) and USES[frame.number].source:
            said = t.text("about.card", card=t.text(card_of(USES[frame.number].source)))
        elif isinstance(frame, TakeAction) and frame.player == ask.player:
            said = t.text("about.city", city=t.city(s, frame.player, frame.city))
        elif isinstance(frame, Produce) and frame.things and frame.player == ask.player:
            thing = t.object(s, frame.player, frame.things[-1])
            city = t.city(s, frame.player, frame.city)
            said = t.text("about.thing", city=city, thing=thing)
        elif isinstance(frame, Window):
            said = " ".join(filter(None, (occasion(t, s, frame), aim_words(t, s))))
    return said


def _left(s: State) -> int:
    """How many steps or how much loot is left, where that is counted."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, MoveGroup) and frame.group:
        return frame.left
    return frame.loot if isinstance(frame, Plunder) else -1


def asking_scene(
    t: TableWords, s: State, seat: int | None, chances: dict[int, float]
) -> Asking | None:
    """What this game's own table draws of the question to a seat; `chances` are the known odds of
    some answers."""
    ask = question_for(s, seat)
    if ask is None:
        return None
    found = Asking(ask.prompt.kind, targets=[target_of(s, ask, option) for option in ask.options])
    for frame in s.stack:  # the last one knows best
        _describe(s, ask, frame, found)
    making = s.stack[-1] if s.stack else None
    if isinstance(making, Produce) and ask.prompt.kind == OBJECT:
        found.sum = rest_sum(t, s, making)
    for option, target in zip(ask.options, found.targets, strict=True):
        target.odds = chances.get(option, -1.0)
        foresee(t, s, ask, option, target)
        aim(s, ask, target)
        target.reach = group_reach(s, ask, option)
    found.refused = refusals(t, s, ask)
    found.far = far_squares(t, s, ask)
    found.regimes = regimes(t, s, ask)
    found.kept = receivers_kept(s)
    return found


def _describe(s: State, ask: Ask, frame: object, found: Asking) -> None:
    """What a rule in progress tells of the question: city, square, thing."""
    if isinstance(frame, TakeAction | Produce | Harvest | Devote | StartProgram):
        found.city = frame.city if frame.player == ask.player else -1
    if isinstance(frame, Produce) and frame.things:
        found.thing = object_name(frame.things[-1])
    elif isinstance(frame, MoveGroup):
        found.square = frame.square if frame.group else frame.start
    elif isinstance(frame, NameReceivers):
        found.square = square_of(s, frame.player, frame.figure)
    elif isinstance(frame, Fronts) and not frame.over:
        found.square = frame.square
    elif isinstance(frame, PlayEvent):
        found.thing = EVENTS[frame.kind].slug
    elif isinstance(frame, UseAbility):
        found.thing = card_of(USES[frame.number].source).partition(".")[2]
