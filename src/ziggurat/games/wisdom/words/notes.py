"""The log in words: what the figures of each kind of note stand for, and its sentence."""

from collections.abc import Callable
from typing import Any, Final

from ziggurat.core.flow import NOBODY, PASS
from ziggurat.games.wisdom.content import SQUARES
from ziggurat.games.wisdom.options import CITY_ACTIONS
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.options import loot_words
from ziggurat.games.wisdom.words.things import Things

# What each figure of a note is called in its sentence; the name tells how it is put in words.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "acts": ("player", "city", "action"),
    "adopts": ("player", "policy"),
    "advances": ("player", "number"),
    "army": ("player", "square"),
    "attacks": ("player", "square"),
    "battle": ("player", "other", "square", "lead"),
    "battle_won": ("player", "other", "square"),
    "boost": ("player", "city", "number"),
    "built": ("player", "building", "square"),
    "camp": ("square",),
    "cancelled": ("player",),
    "cancels": ("player", "", ""),
    "capital": ("player", "square"),
    "city_destroyed": ("player", "square"),
    "city_state": ("player", "city_state", "square"),
    "city_state_gone": ("city_state",),
    "civilization": ("player", "civilization"),
    "coin": ("player", "place"),
    "coin_lost": ("player", "place"),
    "culture": ("player", "number"),
    "declares": ("player", "city", "object", ""),
    "destroyed": ("building", "square"),
    "discards": ("player", "event"),
    "discovers": ("player", "", "slot"),
    "draws": ("player", "number"),
    "event": ("player", "event"),
    "figure_lost": ("player", "figure", "square"),
    "finds": ("player", "result"),
    "first": ("player",),
    "founds": ("player", "square"),
    "gift": ("player", "event", "resource"),
    "given_event": ("player", "other", "event"),
    "given_marker": ("player", "other", "marker"),
    "governs": ("player", "government"),
    "hand_open": ("player",),
    "harvests": ("player", "resource"),
    "holds": ("player", "square"),
    "hut": ("player", "square"),
    "learns": ("player", "tech", ""),
    "led_astray": ("player", "square", "goal"),
    "loots": ("player", "other", "loot"),
    "market": ("wonder",),
    "names_city": ("player", "city"),
    "names_person": ("player", "person"),
    "names_player": ("player", "other"),
    "names_resource": ("player", "resource"),
    "names_square": ("player", "square"),
    "names_tech": ("player", "tech"),
    "names_way": ("player", "square", "goal"),
    "names_wonder": ("player", "wonder"),
    "names_wounds": ("player", "number", "front"),
    "obsolete": ("wonder",),
    "pays": ("player", "payment"),
    "person": ("player", "person"),
    "person_killed": ("person", "square"),
    "person_placed": ("player", "person", "square"),
    "plays": ("player", "event"),
    "program": ("player", "city"),
    "raises": ("player", "wonder", "square"),
    "reacts": ("player", "use"),
    "relic": ("player", "relic"),
    "researches": ("player", "tech"),
    "returns": ("player", "policy"),
    "rushes": ("player", "number"),
    "sails": ("player", "square", "goal"),
    "scout": ("player", "square"),
    "settles": ("player", "square", "goal"),
    "shows": ("player", "result"),
    "space_flight": ("player",),
    "spared": ("player",),
    "steals_event": ("player", "event"),
    "steals_marker": ("player", "marker"),
    "steps": ("player", "square", "goal", ""),
    "switches": ("player", "old", "policy"),
    "top_wonder": ("player", "wonder"),
    "totals": ("player", "number", "other", "against"),
    "trade": ("player", "number"),
    "turn": ("number", "player"),
    "unit": ("player", "unit_type"),
    "unit_dies": ("player", "unit"),
    "unit_killed": ("", "player", "unit", "front"),
    "unit_played": ("", "player", "unit", "front"),
    "unit_saved": ("player", "unit"),
    "upgraded": ("player", "building", "square"),
    "uses": ("player", "use"),
    "village": ("player", "square"),
    "walls": ("player", "square"),
    "walls_gone": ("square",),
    "wins": ("player",),
    "wonder_gone": ("wonder",),
}

_PLAIN: Final = ("number", "against")
_SEPARATOR: Final = -9


def note_words(t: Things, s: State, note: tuple[Any, ...]) -> str:
    """A sentence of the log."""
    kind, *values = note
    if kind == "offers":
        return _offer(t, s, values)
    if kind == "answers_offer":
        answer = ("accept", "refuse", "counter")[values[1]]
        return t.sentence(f"log.answers_offer.{answer}", player=t.seat(s, values[0]))
    if kind == "land_changed":
        key = "desert" if values[1] else "grassland"
        return t.sentence(f"log.land_changed.{key}", square=t.square(s, values[0]))
    if kind == "researches" and values[1] == PASS:
        return t.sentence("log.researches.none", player=t.seat(s, values[0]))
    fields: dict[str, Any] = {}
    given = dict(zip(FIELDS[kind], values, strict=True))
    for name, value in given.items():
        if name:
            fields.update(_field(t, s, name, value, given))
    if kind == "wins":
        fields["ending"] = t.text(f"end.{s.end_reason or 'unfinished'}")
    return t.sentence(f"log.{kind}", **fields)


def _offer(t: Things, s: State, values: list[int]) -> str:
    cut = values.index(_SEPARATOR)
    return t.sentence(
        "log.offers",
        player=t.seat(s, values[0]),
        other=t.seat(s, values[1]),
        gives=t.items(tuple(values[2:cut])),
        wants=t.items(tuple(values[cut + 1 :])),
    )


def _field(t: Things, s: State, name: str, value: int, given: dict[str, int]) -> dict[str, Any]:
    player = given.get("player", NOBODY)
    if name in _PLAIN:
        return {name: value}
    if name in ("player", "other"):
        return {name: t.seat(s, value)}
    if name in ("square", "goal"):
        return {name: t.square(s, value)}
    if name == "slot":
        return {"square": t.square(s, value * SQUARES)}
    if name == "city":
        return {"city": t.city(s, player, value)}
    if name == "action":
        return {"action": t.text(f"city_action.{_ACTION_KEYS[CITY_ACTIONS[value]]}")}
    if name == "front":
        return {"front": value + 1}
    if name == "lead":
        leader = player if value > 0 else given["other"]
        return {"number": abs(value), "leader": t.seat(s, leader)}
    if name == "figure":
        kind = "army" if value < len(s.armies[player]) else "scout"
        return {"figure": t.text(f"figure.{kind}")}
    if name == "unit":
        return {"unit": t.unit(s, player, value)}
    if name == "object":
        return {"object": t.object(s, player, value)}
    if name == "loot":
        return {"loot": loot_words(t, value)}
    if name == "old":
        return {"old": t.policy(value)}
    rule: Callable[[int], str] = getattr(t, name)
    return {name: rule(value)}


_ACTION_KEYS: Final = {
    "produce": "produce",
    "devote": "arts",
    "harvest": "harvest",
    "program": "program",
}
