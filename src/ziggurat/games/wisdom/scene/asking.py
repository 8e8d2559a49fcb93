"""The pending question with its answers, each tied to the thing it is about."""

from ziggurat.core.flow import Ask
from ziggurat.core.game import question_for
from ziggurat.games.scene import Option, Question, waiting
from ziggurat.games.wisdom.content import EVENTS
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.cities import Devote, StartProgram, TakeAction
from ziggurat.games.wisdom.rules.events import PlayEvent
from ziggurat.games.wisdom.rules.figures import square_of
from ziggurat.games.wisdom.rules.fronts import Fronts
from ziggurat.games.wisdom.rules.gathering import NameReceivers
from ziggurat.games.wisdom.rules.harvest import Harvest
from ziggurat.games.wisdom.rules.loot import Plunder
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.producing import Produce
from ziggurat.games.wisdom.rules.uses import USES, UseAbility
from ziggurat.games.wisdom.scene.model_asking import Asking
from ziggurat.games.wisdom.scene.targets import card_of, object_name, target_of
from ziggurat.games.wisdom.state import State
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
        text=t.prompt(s, ask),
        left=_left(s),
        options=[
            Option(option, WISDOM.name(s, ask, option), t.option(s, ask, option), target.square)
            for option, target in zip(ask.options, asking.targets, strict=True)
        ],
    )


def _left(s: State) -> int:
    """How many steps or how much loot is left, where that is counted."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, MoveGroup) and frame.group:
        return frame.left
    return frame.loot if isinstance(frame, Plunder) else -1


def asking_scene(t: TableWords, s: State, seat: int | None) -> Asking | None:
    """What this game's own table draws of the question to a seat."""
    ask = question_for(s, seat)
    if ask is None:
        return None
    found = Asking(ask.prompt.kind, targets=[target_of(s, ask, option) for option in ask.options])
    for frame in s.stack:  # the last one knows best
        _describe(s, ask, frame, found)
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
