"""Answers in words, by the kind of the question."""

from collections.abc import Callable
from typing import Final

from ziggurat.core.flow import PASS, Ask, Question
from ziggurat.games.wisdom import options as kinds
from ziggurat.games.wisdom.content import LOOTS, NONE, TRACK, UNIT_KINDS
from ziggurat.games.wisdom.options import CITY_ACTIONS, DISCOVER, EVENT_CODE, PLAY_NOW, option_name
from ziggurat.games.wisdom.rules.fronts import battle_of
from ziggurat.games.wisdom.rules.producing import Produce
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.things import Things

_LOOT_KEYS: Final = tuple(row.slug for row in LOOTS)
_ARTS: Final = {"produce": "produce", "devote": "arts", "harvest": "harvest", "program": "program"}


def option_words(t: Things, s: State, question: Question, option: int) -> str:
    """An answer to the pending question in full words."""
    prompt = question.prompt
    if option == PASS:
        key = f"pass.{prompt.name}"
        return t.text(key if t.has(key) else "pass")
    player = question.player if isinstance(question, Ask) else s.active
    if prompt.kind == kinds.CHOICE:
        name = option_name(s, question, option)
        return t.text(f"choice.{prompt.name}.{name}")
    words = _KINDS[prompt.kind](t, s, player, option)
    is_square = prompt.kind in (kinds.SQUARE, kinds.STEP) and 0 <= option < DISCOVER
    return words if is_square else words[:1].upper() + words[1:]


def _act(t: Things, s: State, player: int, option: int) -> str:
    act, what = divmod(option, kinds.ACTS)
    if act == kinds.ADVANCE:
        row = TRACK[min(s.track[player] + 1, len(TRACK) - 1)]
        key = "act.advance.trade" if row.trade else "act.advance"
        return t.text(key, culture=row.culture, trade=row.trade)
    if act == kinds.TAKE_ACTION:
        action = t.text(f"city_action.{_ARTS[CITY_ACTIONS[what % 8]]}")
        return t.text("act.city", city=t.city(s, player, what // 8), action=action)
    names: dict[int, tuple[str, Callable[[], str]]] = {
        kinds.FOUND: ("found", lambda: t.square(s, what)),
        kinds.GOVERN: ("govern", lambda: t.government(what)),
        kinds.PLACE: ("place", lambda: t.person(what)),
        kinds.USE: ("use", lambda: t.use(what)),
        kinds.PLAY_EVENT: ("event", lambda: t.event(what)),
        kinds.MOVE: ("move", lambda: t.square(s, what)),
    }
    word, name = names[act]
    return t.text(f"act.{word}", what=name())


def _step(t: Things, s: State, player: int, option: int) -> str:
    if option == kinds.STOP:
        return t.text("step.stop")
    if option >= DISCOVER:
        return t.text("step.discover", square=t.square(s, (option - DISCOVER) * 16))
    return t.square(s, option)


def _group(t: Things, s: State, player: int, option: int) -> str:
    armies, scouts = divmod(option, kinds.GROUPS)
    parts = []
    for count, one, many in ((armies, "army", "armies"), (scouts, "scout", "scouts")):
        if count:
            parts.append(t.text(f"group.{one if count == 1 else many}", number=count))
    return parts[0] if len(parts) == 1 else t.text("group", armies=parts[0], scouts=parts[1])


def _event(t: Things, s: State, player: int, option: int) -> str:
    if option >= PLAY_NOW:
        return t.text("play.now", event=t.event(option - PLAY_NOW))
    return t.event(option)


def _reaction(t: Things, s: State, player: int, option: int) -> str:
    if option == kinds.REST:
        return t.text("rest")
    if option >= EVENT_CODE:
        return t.text("act.event", what=t.event(option - EVENT_CODE))
    return t.use(option)


def _play(t: Things, s: State, player: int, option: int) -> str:
    kind, front = divmod(option, kinds.FRONTS)
    fight = battle_of(s)
    owner = fight.defender if fight.side else fight.attacker
    unit = t.unit(s, owner, kind, fight.barbarian_rank)
    if front == kinds.NEW_FRONT:
        return t.text("play.new", unit=unit)
    other = fight.attacker if fight.side else fight.defender
    enemy = (fight.units_a if fight.side else fight.units_d)[front]
    words = t.unit(s, other, enemy, fight.barbarian_rank)
    return t.text("play.front", unit=unit, enemy=words, front=front + 1)


def _wound(t: Things, s: State, player: int, option: int) -> str:
    front, side = divmod(option, 2)
    fight = battle_of(s)
    owner = fight.defender if side else fight.attacker
    kind = (fight.units_d if side else fight.units_a)[front]
    wounds = (fight.wounds_d if side else fight.wounds_a)[front]
    if kind == NONE:
        return str(front + 1)
    unit = t.unit(s, owner, kind, fight.barbarian_rank)
    health = unit.rpartition("/")[2]
    return t.text("wound", unit=unit, front=front + 1, wounds=wounds, health=health)


def loot_words(t: Things, option: int) -> str:
    """Something bought with loot."""
    sort, what = divmod(option, kinds.LOOTS)
    loot = t.text(f"loot.{_LOOT_KEYS[sort]}")
    if sort == kinds.LOOT_RESOURCE:
        if what == kinds.FACEDOWN_HUT:
            thing = t.text("loot.facedown_hut")
        elif what == kinds.FACEDOWN_VILLAGE:
            thing = t.text("loot.facedown_village")
        else:
            thing = t.resource(what)
    elif sort == kinds.LOOT_TECH:
        thing = t.tech(what)
    elif sort == kinds.LOOT_EVENT:
        thing = t.text("item.event", number=what)
    elif sort in (kinds.LOOT_COIN, kinds.LOOT_DISCARD_COIN):
        thing = t.place(what)
    else:
        return loot
    return t.text("loot.one", loot=loot, thing=thing)


def _figure(t: Things, s: State, player: int, option: int) -> str:
    figure = t.text("figure.scout" if option % 2 else "figure.army")
    return t.text("figure_of", figure=figure, seat=t.seat(s, option // 2))


def _unit(t: Things, s: State, player: int, option: int) -> str:
    return t.unit(s, player, option) if player >= 0 else t.unit_type(UNIT_KINDS[option].type)


_KINDS: Final[dict[str, Callable[[Things, State, int, int], str]]] = {
    kinds.SQUARE: lambda t, s, p, n: t.square(s, n),
    kinds.STEP: _step,
    kinds.ACT: _act,
    kinds.TECH: lambda t, s, p, n: t.tech(n),
    kinds.WONDER: lambda t, s, p, n: t.wonder(n),
    kinds.BUILDING: lambda t, s, p, n: t.building(n),
    kinds.UNIT_TYPE: lambda t, s, p, n: t.unit_type(n),
    kinds.UNIT: _unit,
    kinds.RESOURCE: lambda t, s, p, n: t.resource(n),
    kinds.GOVERNMENT: lambda t, s, p, n: t.government(n),
    kinds.POLICY: lambda t, s, p, n: t.policy(n),
    kinds.CIV: lambda t, s, p, n: t.civilization(n),
    kinds.EVENT: _event,
    kinds.PERSON: lambda t, s, p, n: t.person(n),
    kinds.RESULT: lambda t, s, p, n: t.result(n),
    kinds.SEAT: lambda t, s, p, n: t.seat(s, n),
    kinds.CITY: lambda t, s, p, n: t.city(s, p, n),
    kinds.NUMBER: lambda t, s, p, n: str(n),
    kinds.FIGURE: _figure,
    kinds.GROUP: _group,
    kinds.OBJECT: lambda t, s, p, n: t.object(s, p, n, not isinstance(s.stack[-1], Produce)),
    kinds.PAYMENT: lambda t, s, p, n: t.payment(n),
    kinds.PLAY: _play,
    kinds.WOUND: _wound,
    kinds.LOOT: lambda t, s, p, n: loot_words(t, n),
    kinds.COINS: lambda t, s, p, n: t.place(n),
    kinds.REACTION: _reaction,
    kinds.ITEM: lambda t, s, p, n: t.item(n),
    kinds.MARKER_CODE: lambda t, s, p, n: t.marker(n),
    kinds.TILE: lambda t, s, p, n: str(n),
}
