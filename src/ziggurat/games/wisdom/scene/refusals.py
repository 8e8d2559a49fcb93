"""What one might have wanted and is not offered, with the reason: in a few words and in a
sentence."""

from collections.abc import Callable, Iterator
from typing import Final

from ziggurat.core.bits import each
from ziggurat.core.flow import Ask
from ziggurat.games.wisdom import options as codes
from ziggurat.games.wisdom.content import (
    ANARCHY,
    BUILDINGS,
    GOVERNMENTS,
    MARKET_RESOURCES,
    NONE,
    RESOURCES,
    TECHS,
    UNIT_TYPES,
)
from ziggurat.games.wisdom.options import act_code
from ziggurat.games.wisdom.rules.culture import may_advance
from ziggurat.games.wisdom.rules.founding import founding_obstacles
from ziggurat.games.wisdom.rules.governments import governments_open
from ziggurat.games.wisdom.rules.harvest import Harvest, harvest_squares
from ziggurat.games.wisdom.rules.limits import printed
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.producing import Produce, cost_of
from ziggurat.games.wisdom.rules.research import RESEARCH_TECH, trade_needed
from ziggurat.games.wisdom.rules.squares import outskirts
from ziggurat.games.wisdom.rules.turn import CITY_MENU, START_OF_TURN_MENU
from ziggurat.games.wisdom.scene.model_asking import Refused
from ziggurat.games.wisdom.scene.targets import object_name
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.squares import square_stops
from ziggurat.games.wisdom.words.stops import (
    action_stops,
    advance_stops,
    government_stops,
    object_stops,
    tech_stops,
)
from ziggurat.games.wisdom.words.table import TableWords, brief_words

Reasons = Callable[[TableWords], list[str]]


def refusals(t: TableWords, s: State, ask: Ask) -> list[Refused]:
    """The things beside the answers that are not offered."""
    if s.civs[ask.player] == NONE:
        return []
    if ask.prompt in (CITY_MENU, START_OF_TURN_MENU):
        found = _menu(t, s, ask)
    elif ask.prompt is RESEARCH_TECH:
        found = _techs(t, s, ask)
    else:
        found = _BY_KIND.get(ask.prompt.kind, _nothing)(t, s, ask)
    return list(found)


def _refused(
    t: TableWords, on: str, name: str, reasons: Reasons, square: int = -1, cost: int = -1
) -> Iterator[Refused]:
    """A thing, if there is a reason to give."""
    sentences = reasons(t)
    if sentences:
        brief = reasons(brief_words(t.language))[0]
        why = brief.rpartition(": ")[2].rstrip()
        text = " ".join(sentences)
        yield Refused(on, name, why, text[:1].upper() + text[1:], square, cost)


def _nothing(t: TableWords, s: State, ask: Ask) -> Iterator[Refused]:
    yield from ()


# Menus


def _menu(t: TableWords, s: State, ask: Ask) -> Iterator[Refused]:
    yield from _actions(t, s, ask) if ask.prompt is CITY_MENU else _start(t, s, ask)


def _actions(t: TableWords, s: State, ask: Ask) -> Iterator[Refused]:
    for city, centre in enumerate(s.cities[ask.player]):
        for action, name in enumerate(codes.CITY_ACTIONS):
            if act_code(codes.TAKE_ACTION, city * 8 + action) not in ask.options:
                why = _because(_action, s, ask, city * 8 + action)
                yield from _refused(t, "action", name, why, centre)
    if not may_advance(s, ask.player):
        yield from _refused(t, "track", "", _because(_advance, s, ask, 0))


def _action(t: TableWords, s: State, ask: Ask, code: int) -> list[str]:
    return action_stops(t, s, ask, divmod(code, 8))


def _advance(t: TableWords, s: State, ask: Ask, _: int) -> list[str]:
    return advance_stops(t, s, ask)


def _start(t: TableWords, s: State, ask: Ask) -> Iterator[Refused]:
    player = ask.player
    closed = printed(s.techs[player]).governments & ~governments_open(s, player)
    for number in each(closed & ~(1 << ANARCHY | 1 << s.government[player])):
        why = _because(government_stops, s, ask, number)
        yield from _refused(t, "government", GOVERNMENTS[number].slug, why)
    for square in sorted({n for n in s.scouts[player] if n >= 0}):
        if act_code(codes.FOUND, square) not in ask.options:
            why = _because(square_stops, s, ask, square)
            for row in _refused(t, "square", "found", why, square):
                row.because = each(founding_obstacles(s, player, square))
                yield row


def _because(
    rule: Callable[[TableWords, State, Ask, int], list[str]], s: State, ask: Ask, what: int
) -> Reasons:
    """What a rule says of a thing, in whatever words."""
    return lambda words: rule(words, s, ask, what)


# Things


def _objects(t: TableWords, s: State, ask: Ask) -> Iterator[Refused]:
    if not isinstance(s.stack[-1], Produce):
        return
    things = [codes.ARMY * codes.OBJECTS, codes.SCOUT * codes.OBJECTS, codes.WALLS * codes.OBJECTS]
    things += [codes.UNIT_CARD * codes.OBJECTS + n for n in range(len(UNIT_TYPES))]
    things += [codes.BUILD * codes.OBJECTS + n for n in range(len(BUILDINGS))]
    things += [codes.RAISE * codes.OBJECTS + n for n in sorted(s.market)]
    for thing in things:
        if thing not in ask.options:
            cost = cost_of(s, ask.player, thing)
            why = _because(object_stops, s, ask, thing)
            yield from _refused(t, "object", object_name(thing), why, cost=cost)


def _techs(t: TableWords, s: State, ask: Ask) -> Iterator[Refused]:
    """Techs of the levels that could come next."""
    offered = [TECHS[n].level for n in ask.options if n >= 0]
    highest = max(offered, default=0) + 1
    known = {*ask.options, *each(s.techs[ask.player])}
    for number, row in enumerate(TECHS):
        if row.level <= highest and number not in known:
            cost = trade_needed(s, ask.player, number)
            why = _because(tech_stops, s, ask, number)
            yield from _refused(t, "tech", row.slug, why, cost=cost)


# Squares


def _squares(t: TableWords, s: State, ask: Ask) -> Iterator[Refused]:
    frame = s.stack[-1]
    if isinstance(frame, Produce):
        yield from _beside(t, s, ask, outskirts(s, s.cities[frame.player][frame.city]))


def _steps(t: TableWords, s: State, ask: Ask) -> Iterator[Refused]:
    frame = s.stack[-1]
    if isinstance(frame, MoveGroup) and frame.left > 0:
        yield from _beside(t, s, ask, s.land.grid.sides.near[frame.square] & s.land.revealed)


def _beside(t: TableWords, s: State, ask: Ask, squares: int) -> Iterator[Refused]:
    for square in each(squares):
        if square not in ask.options:
            yield from _refused(t, "square", "", _because(square_stops, s, ask, square), square)


def _resources(t: TableWords, s: State, ask: Ask) -> Iterator[Refused]:
    """Resources that the land shows and the market has no more."""
    frame = s.stack[-1]
    if not isinstance(frame, Harvest):
        return
    squares = harvest_squares(s, frame.player, frame.city)
    for resource in MARKET_RESOURCES:
        if resource not in ask.options:
            why = _because(_sold_out, s, ask, resource)
            for square in each(squares & s.land.resources[resource]):
                yield from _refused(t, "resource", RESOURCES[resource], why, square)


def _sold_out(t: TableWords, s: State, ask: Ask, resource: int) -> list[str]:
    return [t.text("stops.sold_out", resource=t.resource(resource))]


_BY_KIND: Final[dict[str, Callable[[TableWords, State, Ask], Iterator[Refused]]]] = {
    codes.OBJECT: _objects,
    codes.SQUARE: _squares,
    codes.STEP: _steps,
    codes.RESOURCE: _resources,
}
