"""What speaks for an answer, from what everybody and the asked seat may know. A reason is a tuple
like a note: its kind, its figures."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ziggurat.core.bits import each
from ziggurat.core.flow import PASS, Ask
from ziggurat.games.wisdom import options as kinds
from ziggurat.games.wisdom.bots.bargains import gain
from ziggurat.games.wisdom.bots.forces import lead
from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CULTURE,
    LAST_SPACE,
    NONE,
    PRODUCTION,
    SPACE_FLIGHT,
    TECHS,
    TRADE,
    WONDERS,
)
from ziggurat.games.wisdom.options import (
    ACTS,
    ADVANCE,
    ARMY,
    BUILD,
    DEVOTE,
    DISCOVER,
    FOUND,
    OBJECTS,
    PRODUCE,
    PROGRAM,
    RAISE,
    SCOUT,
    TAKE_ACTION,
    UNIT_CARD,
)
from ziggurat.games.wisdom.rules.battle import defender_on
from ziggurat.games.wisdom.rules.figures import is_army
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.sums import arts, production
from ziggurat.games.wisdom.state import State

Reason = tuple[Any, ...]
_OFFERS: Final = ("answer_offer", "answer_counter")


def reasons(s: State, answers: Sequence[int]) -> list[Reason]:
    """What speaks for each of these answers to the pending question; () for nothing to say."""
    ask = s.pending
    if not isinstance(ask, Ask):
        return [()] * len(answers)
    return [_reason(s, ask, answer) for answer in answers]


def _reason(s: State, ask: Ask, answer: int) -> Reason:
    if ask.prompt.name in _OFFERS:
        return ("deal", round(gain(s)))
    if answer == PASS or answer not in ask.options:
        return ()
    told = _TOLD.get(ask.prompt.kind)
    return told(s, ask.player, answer) if told else ()


def _act(s: State, player: int, option: int) -> Reason:
    act, what = divmod(option, ACTS)
    if act == FOUND:
        return ("city",)
    if act == ADVANCE:
        return ("track", LAST_SPACE - s.track[player] - 1)
    if act == TAKE_ACTION and what % 8 == PRODUCE:
        return ("makes", production(s, player, what // 8))
    if act == TAKE_ACTION and what % 8 == DEVOTE:
        return ("culture", arts(s, player, what // 8))
    if act == TAKE_ACTION and what % 8 == PROGRAM:
        return ("program",)
    return ()


def _tech(s: State, player: int, tech: int) -> Reason:
    row = TECHS[tech]
    if tech == SPACE_FLIGHT:
        return ("wins",)
    if row.coins or row.tokens:
        return ("coins",)
    if row.cities:
        return ("more_cities", row.cities)
    if row.building != NONE:
        return ("unlocks", row.building)
    return ("level", row.level)


def _object(s: State, player: int, option: int) -> Reason:
    sort, which = divmod(option, OBJECTS)
    if sort == RAISE:
        return ("wonder", WONDERS[which].culture)
    if sort == BUILD:
        icons = BUILDINGS[which].icons
        return ("gives", icons[PRODUCTION], icons[TRADE], icons[CULTURE])
    return {ARMY: ("army",), SCOUT: ("scout",), UNIT_CARD: ("unit",)}.get(sort, ())


def _step(s: State, player: int, option: int) -> Reason:
    if option >= DISCOVER:
        return ("discovers",)
    if option < 0:
        return ()
    group = next((frame for frame in reversed(s.stack) if isinstance(frame, MoveGroup)), None)
    village = s.villages >> option & 1
    if group is not None and (village or defender_on(s, player, option) >= 0):
        armies = sum(is_army(s, player, n) for n in each(group.group))
        return ("stronger",) if lead(s, player, armies, option) > 0 else ("weaker",)
    return ("hut",) if s.huts >> option & 1 else ()


_TOLD: Final[dict[str, Callable[[State, int, int], Reason]]] = {
    kinds.ACT: _act,
    kinds.TECH: _tech,
    kinds.OBJECT: _object,
    kinds.STEP: _step,
}
