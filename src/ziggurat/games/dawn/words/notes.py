"""The log in words: what the figures of each kind of note stand for, and its sentence."""

from collections.abc import Callable
from typing import Any, Final

from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.board import LETTERS
from ziggurat.games.dawn.content import LEADERS, WONDERS
from ziggurat.games.dawn.odds import Fight, Moment, chance, percent
from ziggurat.games.dawn.rules.combat import (
    BY_ARMY,
    BY_CARD,
    BY_CITY_STATE,
    BY_FORT,
    BY_REINFORCED,
    BY_SLOT,
    BY_TERRAIN,
    Purse,
)
from ziggurat.games.dawn.state import HOME, State
from ziggurat.games.dawn.words.language import sentence
from ziggurat.games.dawn.words.things import Things

# What each figure of a note is called in its sentence; the name tells how it is put in words.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "army_lost": ("player", "space"),
    "army_moved": ("player", "space", "goal"),
    "attack": ("player", "space", "defender"),
    "attack_result": ("player", "won", "value", "against"),
    "attack_value": ("player", "die", "value"),  # and the lines of the value
    "barbarian_beaten": ("letter", "space"),
    "barbarian_moved": ("letter", "space", "goal"),
    "barbarian_repelled": ("letter", "space"),
    "barbarian_spawned": ("letter", "space"),
    "barbarians_move": ("die",),
    "capital_beaten": ("player", "loser"),
    "capital_raided": ("player",),
    "captured": ("player", "space", "loser"),
    "caravan_arrived": ("player", "space"),
    "caravan_lost": ("player", "space"),
    "caravan_moved": ("player", "space", "goal"),
    "card_gained": ("player", "card", "old"),
    "chooses": ("player", "card"),
    "city_built": ("player", "space"),
    "city_state_conquered": ("player", "city_state"),
    "city_state_liberated": ("player", "city_state"),
    "collected": ("player", "resource"),
    "defence_value": ("player", "die", "value"),  # and the lines of the value
    "diplomacy_returned": ("player", "diplomacy"),
    "diplomacy_taken": ("player", "diplomacy"),
    "district_placed": ("player", "district", "space"),
    "event": ("event",),
    "exchanged": ("player", "given", "resource"),
    "explored": ("player", "tile"),
    "first_player": ("player",),
    "fort_placed": ("player", "space"),
    "government": ("player", "government"),
    "ibrahim": ("player", "holder"),
    "idle": ("player",),
    "leader": ("player", "leader"),
    "mark_lost": ("player", "victory"),
    "marked": ("player", "victory"),
    "natural_wonder": ("player", "natural"),
    "nuked": ("player", "space"),
    "odds": ("player", "lead"),  # and what either side can spend
    "piece_razed": ("player", "space"),
    "reinforced": ("player", "space"),
    "rerolled": ("player", "die", "value"),
    "resolves": ("player", "card", "slot"),
    "round": ("number",),
    "spent": ("player", "token"),
    "swapped": ("player", "one", "other"),
    "tech": ("player", "spaces", "before", "after"),
    "tile_placed": ("player", "tile"),
    "tile_put_back": ("player", "tile"),
    "token_placed": ("player", "space"),
    "token_replaced": ("player", "space", "loser"),
    "token_shifted": ("player", "space", "goal"),
    "token_taken_back": ("player", "space"),
    "trade_gained": ("player", "lane"),
    "trade_lost": ("player", "lane"),
    "turn": ("player",),
    "victory_card": ("victory",),
    "weakened": ("player", "space"),
    "won": ("player",),
    "wonder_built": ("player", "wonder", "space", "production", "cost"),
    "wonder_removed": ("wonder",),
    "wonder_revealed": ("wonder",),
    "wonder_taken": ("player", "wonder"),
}

_SOURCES: Final = {
    BY_SLOT: "sum.slot",
    BY_CARD: "sum.card",
    BY_TERRAIN: "sum.terrain",
    BY_REINFORCED: "sum.reinforced",
    BY_CITY_STATE: "sum.city_state",
    BY_FORT: "sum.fort",
    BY_ARMY: "sum.army",
}

# How a figure is put in words, by its name; what is not here stands as it is.
_NAMED: Final[dict[str, Callable[[Things, State, int], str]]] = {
    "player": lambda t, s, seat: t.seat(s, seat),
    "defender": lambda t, s, seat: t.seat(s, seat),
    "loser": lambda t, s, seat: t.seat(s, seat),
    "holder": lambda t, s, seat: t.seat(s, seat),
    "space": lambda t, s, space: t.place(s, space),
    "goal": lambda t, s, space: t.place(s, space),
    "letter": lambda t, s, letter: LETTERS[letter],
    "card": lambda t, s, card: t.focus(card),
    "old": lambda t, s, card: t.focus(card),
    "city_state": lambda t, s, number: t.city_state(number),
    "resource": lambda t, s, resource: t.resource(resource),
    "given": lambda t, s, resource: t.resource(resource),
    "diplomacy": lambda t, s, code: t.diplomacy(s, code),
    "district": lambda t, s, district: t.district(district),
    "government": lambda t, s, type_: t.government(type_),
    "event": lambda t, s, section: t.event(s.edition.event_dial[section]),
    "leader": lambda t, s, leader: t.text(f"leader.{LEADERS[leader].slug}.leader"),
    "victory": lambda t, s, card: t.victory(card),
    "natural": lambda t, s, natural: t.natural(natural),
    "token": lambda t, s, code: t.token(code),
    "wonder": lambda t, s, wonder: t.wonder(wonder),
}


def note_words(t: Things, s: State, note: tuple[Any, ...]) -> str:
    """The sentence of a note. `s` may be a later position of the same game."""
    kind, *figures = note
    names = FIELDS[kind]
    raw: dict[str, int] = dict(zip(names, figures, strict=False))
    fields: dict[str, object] = {}
    for name, figure in raw.items():
        if name in ("lane", "one", "other"):
            fields[name] = t.lane_type(s, raw["player"], figure)
        else:
            fields[name] = _NAMED[name](t, s, figure) if name in _NAMED else figure
    lines = figures[len(names) :]
    if kind in ("attack_value", "defence_value"):
        fields["sum"] = _sum(t, raw["die"], raw["value"], lines)
    elif kind == "odds":
        fields["odds"] = percent(odds_told(s, note))
    elif kind == "barbarians_move":
        fields["direction"] = t.direction(raw["die"] - 1)
    elif kind == "wonder_revealed":
        row = WONDERS[raw["wonder"]]
        fields |= {"type": t.type(row.type), "era": t.era(raw["wonder"]), "cost": row.cost}
    return sentence(t.text(f"log.{kind}{_case(kind, raw, lines)}", **fields))


def _case(kind: str, raw: dict[str, int], lines: list[int]) -> str:
    """The case of a note, as the end of its key; empty for the usual one."""
    if kind == "attack" and raw["defender"] == NOBODY:
        return ".neutral"
    if kind in ("caravan_moved", "army_moved") and raw["space"] == HOME:
        return ".home"
    if kind == "attack_result" and raw["won"]:
        return ".won"
    if kind == "attack_result" and raw["value"] == raw["against"]:
        return ".tie"
    if kind == "defence_value" and raw["player"] == NOBODY:
        if BY_FORT in lines[::2]:
            return ".fort"
        return ".city_state" if BY_CITY_STATE in lines[::2] else ".barbarian"
    return ""


def _sum(t: Things, die: int, value: int, lines: list[int]) -> str:
    """A combat value with its parts: "5 (die) + 2 (slot) + 3 (Scythia) = 10"."""
    parts = [t.text("sum.part", amount=die, source=t.text("sum.die"))]
    for source, amount in zip(lines[::2], lines[1::2], strict=True):
        parts.append(t.text("sum.part", amount=amount, source=source_words(t, source)))
    return f"{' + '.join(parts)} = {value}"


def odds_told(s: State, note: tuple[Any, ...]) -> float:
    """The attacker's chance before the dice, from the note that tells both strengths."""
    _, _, lead, tokens, resources, flexible, *other = note
    mine, theirs = (
        Purse(tokens, resources, bool(flexible)),
        Purse(other[0], other[1], bool(other[2])),
    )
    fight = Fight(Moment.BOTH_DICE, lead, mine=mine, theirs=theirs, rerolls=s.edition.explores)
    return chance(fight)


def source_words(t: Things, source: int) -> str:
    """Where a part of a combat value comes from: "slot", "Scythia"."""
    return t.ability(source) if source >= 0 else t.text(_SOURCES[source])
