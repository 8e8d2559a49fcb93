"""What each answer of a question is about, so that the thing itself can be clicked."""

from collections.abc import Callable
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import PASS, Ask, Frame
from ziggurat.games.wisdom import options as codes
from ziggurat.games.wisdom.content import (
    ABILITIES,
    BUILDINGS,
    CIVILIZATIONS,
    COIN_PLACES,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    LOOTS,
    POLICIES,
    RESOURCES,
    RESULTS,
    SQUARES,
    TECHS,
    UNIT_TYPES,
    WONDERS,
)
from ziggurat.games.wisdom.options import option_name, unit_name
from ziggurat.games.wisdom.rules.bargaining import WANT
from ziggurat.games.wisdom.rules.loot import Plunder
from ziggurat.games.wisdom.rules.uses import USES
from ziggurat.games.wisdom.scene.model_asking import Target
from ziggurat.games.wisdom.state import State

BUTTON: Final = "button"
_BACKS: Final = ("hut", "village")


def target_of(s: State, question: Ask, option: int) -> Target:
    """What an answer is about."""
    if option == PASS:
        return Target(BUTTON)
    kind = question.prompt.kind
    if kind in _NAMED:
        on, name = _NAMED[kind]
        return Target(on, name=name(option))
    return _TARGETS[kind](s, question, option)


_NAMED: Final[dict[str, tuple[str, Callable[[int], str]]]] = {
    codes.TECH: ("tech", lambda n: TECHS[n].slug),
    codes.WONDER: ("wonder", lambda n: WONDERS[n].slug),
    codes.BUILDING: ("building", lambda n: BUILDINGS[n].slug),
    codes.UNIT_TYPE: ("unit", lambda n: UNIT_TYPES[n].slug),
    codes.UNIT: ("unit", unit_name),
    codes.RESOURCE: ("resource", lambda n: RESOURCES[n]),
    codes.GOVERNMENT: ("government", lambda n: GOVERNMENTS[n].slug),
    codes.POLICY: ("policy", lambda n: POLICIES[n].slug),
    codes.CIV: ("civilization", lambda n: CIVILIZATIONS[n].slug),
    codes.PERSON: ("person", lambda n: GREAT_PEOPLE[n].slug),
    codes.RESULT: ("marker", lambda n: RESULTS[n].slug),
    codes.COINS: (BUTTON, lambda n: COIN_PLACES[n]),
    codes.TILE: (BUTTON, str),
}


def _step(s: State, _: Ask, option: int) -> Target:
    if option == codes.STOP:
        return Target(BUTTON, name="stop")
    if option >= codes.DISCOVER:
        return Target("tile", square=(option - codes.DISCOVER) * SQUARES)
    return Target("square", square=option)


def _act(s: State, question: Ask, option: int) -> Target:
    act, what = divmod(option, codes.ACTS)
    if act in (codes.FOUND, codes.MOVE):
        return Target("square", square=what, name="found" if act == codes.FOUND else "move")
    if act == codes.TAKE_ACTION:
        city, action = divmod(what, 8)
        square = s.cities[question.player][city]
        return Target("action", square, city=city, name=codes.CITY_ACTIONS[action])
    if act == codes.ADVANCE:
        return Target("track", amount=s.track[question.player] + 1)
    if act == codes.USE:
        return _use(what)
    on, name = _CARDS[act]
    return Target(on, name=name(what))


_CARDS: Final[dict[int, tuple[str, Callable[[int], str]]]] = {
    codes.GOVERN: ("government", lambda n: GOVERNMENTS[n].slug),
    codes.PLACE: ("person", lambda n: GREAT_PEOPLE[n].slug),
    codes.PLAY_EVENT: ("event", lambda n: EVENTS[n].slug),
}


def _use(number: int) -> Target:
    """An ability by the card that has it."""
    kind, _, slug = card_of(USES[number].source).partition(".")
    return Target("use", name=slug, side=kind)


def card_of(ability: Bits) -> str:
    """The key of the card that has an ability: "tech.pottery"."""
    return ABILITIES[ability & -ability] if ability else "."


def _object(s: State, _: Ask, option: int) -> Target:
    return Target("object", name=object_name(option))


def object_name(thing: int) -> str:
    """The slug of something to produce."""
    sort, which = divmod(thing, codes.OBJECTS)
    plain = {codes.ARMY: "army", codes.SCOUT: "scout", codes.WALLS: "walls"}
    if sort in plain:
        return plain[sort]
    if sort == codes.UNIT_CARD:
        return UNIT_TYPES[which].slug
    return BUILDINGS[which].slug if sort == codes.BUILD else WONDERS[which].slug


def _marker(code: int) -> Target:
    return Target("marker", name=RESULTS[code // 2].slug, side=_BACKS[code & 1])


def _payment(s: State, _: Ask, option: int) -> Target:
    sort, which = divmod(option, codes.PAYMENTS)
    if sort == codes.TOKEN:
        return Target("resource", name=RESOURCES[which])
    if sort == codes.MARKER:
        return _marker(which)
    return Target("event", name=EVENTS[which // 8].slug, side=RESOURCES[which % 8])


def _event(s: State, _: Ask, option: int) -> Target:
    if option >= codes.PLAY_NOW:
        return Target("event", name=EVENTS[option - codes.PLAY_NOW].slug, side="play")
    return Target("event", name=EVENTS[option].slug)


def _reaction(s: State, _: Ask, option: int) -> Target:
    if option == codes.REST:
        return Target(BUTTON, name="rest")
    if option >= codes.EVENT_CODE:
        return Target("event", name=EVENTS[option - codes.EVENT_CODE].slug)
    return _use(option)


def _play(s: State, _: Ask, option: int) -> Target:
    unit, front = divmod(option, codes.FRONTS)
    number = -1 if front == codes.NEW_FRONT else front
    return Target("front", name=unit_name(unit), front=number)


def _wound(s: State, _: Ask, option: int) -> Target:
    front, side = divmod(option, 2)
    return Target("wound", front=front, side="defender" if side else "attacker")


def _loot(s: State, _: Ask, option: int) -> Target:
    sort, what = divmod(option, codes.LOOTS)
    frame = next(frame for frame in reversed(s.stack) if isinstance(frame, Plunder))
    found = Target("loot", seat=frame.loser, name=LOOTS[sort].slug, cost=LOOTS[sort].cost)
    if sort == codes.LOOT_RESOURCE:
        back = {codes.FACEDOWN_HUT: "hut", codes.FACEDOWN_VILLAGE: "village"}
        found.side = back.get(what) or RESOURCES[what]
    elif sort == codes.LOOT_TECH:
        found.side = TECHS[what].slug
    elif sort == codes.LOOT_EVENT:
        found.amount = what
    elif sort in (codes.LOOT_COIN, codes.LOOT_DISCARD_COIN):
        found.side = COIN_PLACES[what]
    else:
        held = s.trade if sort == codes.LOOT_TRADE else s.culture
        found.amount = min(LOOTS[sort].amount, held[frame.loser])
    return found


def item_of(code: int) -> tuple[str, str, int]:
    """Something to bargain with: what it is, its name, how much of it."""
    sort, what = divmod(code, codes.ITEMS)
    if sort == codes.ITEM_TOKEN:
        return "resource", RESOURCES[what], 1
    if sort == codes.ITEM_BACK:
        return _BACKS[what], "", 1
    if sort == codes.ITEM_EVENT:
        return "event", "", what
    return ("trade" if sort == codes.ITEM_TRADE else "culture"), "", what


def _item(s: State, question: Ask, option: int) -> Target:
    on, name, amount = item_of(option)
    side = "want" if question.prompt is WANT else "give"
    return Target("item", name=name or on, side=side, amount=amount)


def _city(s: State, question: Ask, option: int) -> Target:
    return Target("city", square=s.cities[question.player][option], city=option)


def square_in(rule: Frame, name: str) -> int:
    """A square that a rule in progress has in a field of this name; a step of that name is none."""
    found = getattr(rule, name, -1)
    return found if isinstance(found, int) else -1


def _figure(s: State, _: Ask, option: int) -> Target:
    """A figure on the square that the rule is about."""
    frame = s.stack[-1]
    square = max(square_in(frame, "square"), square_in(frame, "start"))
    return Target("figure", square, option // 2, name="scout" if option % 2 else "army")


def _group(s: State, _: Ask, option: int) -> Target:
    armies, scouts = divmod(option, codes.GROUPS)
    return Target("group", armies=armies, scouts=scouts)


def _choice(s: State, question: Ask, option: int) -> Target:
    return Target(BUTTON, name=option_name(s, question, option))


# What an answer is about, by the kind of options.
_TARGETS: Final[dict[str, Callable[[State, Ask, int], Target]]] = {
    codes.SQUARE: lambda s, question, n: Target("square", square=n),
    codes.STEP: _step,
    codes.ACT: _act,
    codes.OBJECT: _object,
    codes.PAYMENT: _payment,
    codes.EVENT: _event,
    codes.REACTION: _reaction,
    codes.PLAY: _play,
    codes.WOUND: _wound,
    codes.LOOT: _loot,
    codes.ITEM: _item,
    codes.MARKER_CODE: lambda s, question, n: _marker(n),
    codes.SEAT: lambda s, question, n: Target("seat", seat=n),
    codes.CITY: _city,
    codes.FIGURE: _figure,
    codes.GROUP: _group,
    codes.NUMBER: lambda s, question, n: Target(BUTTON, amount=n),
    codes.CHOICE: _choice,
}
