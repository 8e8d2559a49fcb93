"""What each seat may see (C-HID). What it may imagine is in imagining.py.

All is open but: the events in hand (others see their levels), facedown huts and villages (others
see which they are), the strength of units (others see their types, and know those that were played
before them), battle hands, what was chosen in Research but not shown yet, and who may react.
"""

from typing import Any, Final

from ziggurat.core.bits import Bits
from ziggurat.core.codec import plain
from ziggurat.core.game import Game, question_view
from ziggurat.games.wisdom.content import (
    EVENTS,
    RESULTS,
    UNIT_KINDS,
    UNIT_TYPES,
)
from ziggurat.games.wisdom.options import unit_name
from ziggurat.games.wisdom.rules.battle import Battle
from ziggurat.games.wisdom.rules.fronts import Fronts
from ziggurat.games.wisdom.state import KNOWERS, State

# What everybody may see. A field that is not named here is not shown.
_OPEN: Final = (
    "seats",
    "setup",
    "first",
    "round",
    "phase",
    "active",
    "civs",
    "drafted",
    "laid",
    "tiles",
    "desert",
    "grass",
    "huts",
    "villages",
    "relics",
    "city_states",
    "cities",
    "walls",
    "programs",
    "armies",
    "scouts",
    "sends",
    "moved",
    "tired",
    "buildings",
    "wonder_on",
    "wonders",
    "market",
    "wonders_left",
    "deck",
    "people_on",
    "people",
    "people_left",
    "overbuilt",
    "trade",
    "culture",
    "track",
    "coin_tokens",
    "techs",
    "government",
    "fresh",
    "fresher",
    "governed",
    "policies",
    "tokens",
    "events_gone",
    "units_known",
    "units_used",
    "used",
    "actions",
    "did",
    "boost",
    "frozen",
    "resting",
    "spared",
    "won_by",
    "end_reason",
)


def view(game: Game[State], s: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) may see it, as JSON data."""
    data = {name: plain(getattr(s, name)) for name in _OPEN}
    data["seat"] = seat
    data["events"] = [events_seen(s, player, seat) for player in range(s.seats)]
    data["markers"] = [markers_seen(s, player, seat) for player in range(s.seats)]
    data["units"] = [units_seen(s, player, seat) for player in range(s.seats)]
    data["battle"] = _battle(s, seat)
    data["pending"] = question_view(game, s, seat)
    return data


def events_seen(s: State, player: int, seat: int | None) -> list[dict[str, Any]]:
    """The events of a player's hand, in an order that tells nothing."""
    bit = 0 if seat is None else 1 << seat
    return sorted([_event(card, bit) for card in s.events[player]], key=str)


def markers_seen(s: State, player: int, seat: int | None) -> list[dict[str, Any]]:
    """The facedown huts and villages of a player, in an order that tells nothing."""
    bit = 0 if seat is None else 1 << seat
    return sorted([_marker(card, bit) for card in s.markers[player]], key=str)


def _event(card: int, seat: Bits) -> dict[str, Any]:
    kind = EVENTS[card // KNOWERS]
    return {"level": kind.level, "event": kind.slug if card & seat else ""}


def _marker(card: int, seat: Bits) -> dict[str, Any]:
    code = card // KNOWERS
    back = "village" if code & 1 else "hut"
    return {"back": back, "result": RESULTS[code // 2].slug if card & seat else ""}


def units_seen(s: State, player: int, seat: int | None) -> dict[str, int]:
    """Units by kind to their owner; to others by type, those left out that they know of."""
    if player == seat:
        return {unit_name(kind): count for kind, count in enumerate(s.units[player]) if count}
    known = s.units_known[player]
    found = {unit_name(kind): count for kind, count in enumerate(known) if count}
    for kind, count in enumerate(s.units[player]):  # behind those: the order must tell nothing
        if count > known[kind]:
            slug = UNIT_TYPES[UNIT_KINDS[kind].type].slug
            found[slug] = found.get(slug, 0) + count - known[kind]
    return found


def _battle(s: State, seat: int | None) -> dict[str, Any] | None:
    """The battle that is going on; hands are open to who plays them, or by a card."""
    fight = next((frame for frame in s.stack if isinstance(frame, Fronts)), None)
    if fight is None:
        return None
    return {
        "attacker": fight.attacker,
        "defender": fight.defender,
        "square": fight.square,
        "bonus": fight.bonus,
        "side": fight.side,
        "fronts": [list(front) for front in fight_fronts(fight)],
        "hands": [
            {unit_name(kind): count for kind, count in enumerate(hand) if count}
            if knows_hand(fight, side, seat)
            else sum(hand)
            for side, hand in enumerate((fight.hand_a, fight.hand_d))
        ],
    }


def fight_fronts(fight: Fronts) -> list[tuple[int, int, int, int]]:
    """(attacker's unit, wounds, defender's unit, wounds) on each front."""
    return list(zip(fight.units_a, fight.wounds_a, fight.units_d, fight.wounds_d, strict=True))


def knows_hand(fight: Fronts | Battle, side: int, seat: int | None) -> bool:
    """May a seat see the battle hand of a side?"""
    plays = fight.defender_plays if side else fight.attacker_plays
    shown = isinstance(fight, Fronts) and fight.open_hands >> side & 1
    return bool(shown) or plays == seat
