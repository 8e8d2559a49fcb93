"""A window: somebody did something to which others may react. It is shown to all alike."""

from ziggurat.core.bits import each
from ziggurat.games.wisdom.content import EVENTS, RESOURCES, RUSH_TRADE
from ziggurat.games.wisdom.options import CITY_ACTIONS
from ziggurat.games.wisdom.plugin import WINDOWS
from ziggurat.games.wisdom.rules.cities import Devote, StartProgram
from ziggurat.games.wisdom.rules.harvest import Harvest, harvest_squares, shown_on
from ziggurat.games.wisdom.rules.producing import Produce, cost_of, rush_steps
from ziggurat.games.wisdom.rules.sums import arts, production
from ziggurat.games.wisdom.rules.uses import USES
from ziggurat.games.wisdom.rules.windows import (
    CITY_WINDOW,
    EVENT_WINDOW,
    MOVE_WINDOW,
    RESOURCE_WINDOW,
    Window,
)
from ziggurat.games.wisdom.scene.model_asking import Declared
from ziggurat.games.wisdom.scene.model_asking import Window as Shown
from ziggurat.games.wisdom.scene.named import named_words
from ziggurat.games.wisdom.scene.targets import card_of, object_name
from ziggurat.games.wisdom.scene.threads import aimed_squares, declaring
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.questions import occasion
from ziggurat.games.wisdom.words.table import TableWords


def window_scene(t: TableWords, s: State) -> Shown | None:
    """The window that is open, with what was declared."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Window):
        return None
    found = Shown(WINDOWS[frame.kind], frame.actor, occasion(t, s, frame))
    found.seats = each(frame.aimed_at)
    found.aim = aim_words(t, s)
    if frame.kind == EVENT_WINDOW:
        found.name = EVENTS[frame.what].slug
    elif frame.kind == RESOURCE_WINDOW:
        found.name = card_of(USES[frame.what].source).partition(".")[2]
    elif frame.kind == MOVE_WINDOW:
        found.square = frame.what
    elif frame.kind == CITY_WINDOW:
        _declared(t, s, frame, found)
    return found


def aim_words(t: TableWords, s: State) -> str:
    """The squares at which it is aimed, and what else was named; "" if there is nothing."""
    squares = [t.square(s, square) for square in aimed_squares(s)]
    things = next(filter(None, (named_words(t, s, rule) for rule in declaring(s))), [])
    found = [t.text("window.aim", places=t.joined(squares))] if squares else []
    return " ".join([*found, t.text("window.named", things=t.joined(things))] if things else found)


def _harvested(s: State, making: Harvest, resource: int) -> int:
    """The first square that shows a resource that is harvested."""
    squares = harvest_squares(s, making.player, making.city)
    return each(shown_on(s, squares, resource))[0]


def _made(s: State, making: Produce) -> list[Declared]:
    """What is made: where, and what each costs; the trade that is turned into production stands
    at the last. What takes no square stands on its city."""
    found = [
        Declared(
            "object",
            square if square >= 0 else s.cities[making.player][making.city],
            object_name(thing),
            cost=cost_of(s, making.player, thing),
        )
        for thing, square in zip(making.things, making.squares, strict=True)
    ]
    missing = making.paid - production(s, making.player, making.city)
    found[-1].rush = rush_steps(s, making.player, missing) * RUSH_TRADE
    return found


def _declared(t: TableWords, s: State, frame: Window, found: Shown) -> None:
    """A city action with all that was declared of it."""
    city, action = divmod(frame.what, 8)
    centre = s.cities[frame.actor][city]
    found.name, found.square = CITY_ACTIONS[action], centre
    making = s.stack[-2] if len(s.stack) > 1 else None
    if isinstance(making, Harvest):
        found.declared = [
            Declared("resource", _harvested(s, making, resource), RESOURCES[resource])
            for resource in making.chosen
        ]
    elif isinstance(making, Devote):
        found.declared = [Declared("culture", centre, amount=arts(s, frame.actor, city))]
    elif isinstance(making, StartProgram):
        found.declared = [Declared("program", centre)]
    elif isinstance(making, Produce) and making.things:
        found.declared = _made(s, making)
        found.name = object_name(making.things[0])
        if making.squares[0] >= 0:
            found.square = making.squares[0]
        things = [t.object(s, frame.actor, thing) for thing in making.things]
        found.text = t.text(
            "window.declared",
            actor=t.seat(s, frame.actor),
            city=t.city(s, frame.actor, city),
            things=t.joined(things),
        )
