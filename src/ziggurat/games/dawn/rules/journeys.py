"""What the journeys of caravans and of armies have in common: one figure after another sets out
(base p. 8, Terra Incognita p. 10)."""

from collections.abc import Callable

from ziggurat.core.flow import PASS, Ask, Goto, Next, Prompt
from ziggurat.games.dawn.options import ON_CARD, SPACE, prompt
from ziggurat.games.dawn.state import HOME

LOOKOUT = prompt("lookout", SPACE)


def still_there(
    waiting: tuple[int, ...], figures: tuple[int, ...], returned: int
) -> tuple[int, ...]:
    """Those of the figures waiting to move that a player still has; of those on their card the ones
    that came home this turn do not count."""
    left = list(figures)
    for _ in range(min(returned, left.count(HOME))):
        left.remove(HOME)
    found = []
    for place in waiting:
        if place in left:
            left.remove(place)
            found.append(place)
    return tuple(found)


def next_figure(
    player: int, question: Prompt, waiting: tuple[int, ...], then: Callable[..., Next]
) -> Ask | Goto:
    """Which of the figures that have not moved yet sets out? If all are in one place, one of
    those."""
    places = sorted(set(waiting))
    options = [ON_CARD if place == HOME else place for place in places]
    return Goto(then, options[0]) if len(options) == 1 else Ask(player, question, (*options, PASS))


def without(waiting: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The figures waiting, but for one of those in this place."""
    left = list(waiting)
    left.remove(place)
    return tuple(left)
