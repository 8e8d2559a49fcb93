"""Why a part of a card cannot be done now, with the two numbers that miss where there are any."""

from collections.abc import Callable
from typing import Final

from ziggurat.core.bits import NOWHERE, Bits, each
from ziggurat.core.flow import Call, Frame
from ziggurat.games.dawn.content import ECONOMY, FOCUS
from ziggurat.games.dawn.rules.cities import ANY_TERRAIN, city_sites, legal_spaces
from ziggurat.games.dawn.rules.culture import control_spaces
from ziggurat.games.dawn.rules.districts import district_sites
from ziggurat.games.dawn.rules.focus_row import slot_of
from ziggurat.games.dawn.rules.industry import Build
from ziggurat.games.dawn.rules.military import Attacks, ReinforceOrAttack, attackable
from ziggurat.games.dawn.rules.pieces import friendly, unused_cities
from ziggurat.games.dawn.rules.wonders import means, places_for, wonder_cost
from ziggurat.games.dawn.scene.reach import (
    ATTACKS,
    CITY,
    DISTRICTS,
    MOVES,
    REINFORCING,
    TOKENS,
    WONDERS,
)
from ziggurat.games.dawn.state import HOME, NO_CARD, State

Why = tuple[str, int, int]  # what misses, how much of it is needed, how much there is


def shortfall(s: State, player: int, lane: int, part: str) -> Why:
    """What misses for a part of the card of a lane."""
    return _SHORTFALLS[part](s, player, lane)


def _city(s: State, player: int, lane: int) -> Why:
    if not unused_cities(s, player):
        return "cities", 0, 0
    build, slot, start = _build(s, player, lane), slot_of(s, player, lane), friendly(s, player)
    if build is None:
        return "site", 0, 0
    reach, water = build.reach, build.water
    need = _slot_for(slot, lambda more: city_sites(s, player, more, reach, water, start))
    if need:
        return "slot", need, slot
    steps = _steps(s, start, legal_spaces(s, player, ANY_TERRAIN))
    return ("steps", steps, reach) if steps > reach else ("site", 0, 0)


def _wonder(s: State, player: int, lane: int) -> Why:
    wonders = [wonder for wonder in s.face_up if wonder != NO_CARD]
    if not wonders:
        return "wonders", 0, 0
    build = _build(s, player, lane)
    placed = [wonder for wonder in wonders if places_for(s, player, wonder)]
    if build is None or not placed:
        return "home", 0, 0
    costs = [
        (
            wonder_cost(s, player, wonder),
            build.production + means(s, player, lane, wonder, build.per_resource),
        )
        for wonder in placed
    ]
    cost, made = min(costs, key=lambda pair: (pair[0] - pair[1], pair[0]))
    return "production", cost, made


def _tokens(s: State, player: int, lane: int) -> Why:
    slot = slot_of(s, player, lane)
    need = _slot_for(slot, lambda more: control_spaces(s, player, more))
    return ("slot", need, slot) if need else ("beside", 0, 0)


def _district(s: State, player: int, lane: int) -> Why:
    if HOME not in s.districts[player]:
        return "districts", 0, 0
    slot = slot_of(s, player, lane)
    need = _slot_for(slot, lambda more: district_sites(s, player, more))
    return ("slot", need, slot) if need else ("beside", 0, 0)


def _reinforcing(s: State, player: int, lane: int) -> Why:
    return ("reinforced", 0, 0) if s.tokens[player] else ("tokens", 0, 0)


def _attack(s: State, player: int, lane: int) -> Why:
    steps = _steps(s, friendly(s, player), attackable(s, player))
    rules = _rules(s, player, lane)
    reach = next((r.reach for r in rules if isinstance(r, Attacks | ReinforceOrAttack)), 0)
    return ("steps", steps, reach) if steps > reach else ("target", 0, 0)


def _moves(s: State, player: int, lane: int) -> Why:
    economy = FOCUS[s.cards[player][lane]].type == ECONOMY
    figures = s.caravans[player] if economy else s.armies[player]
    if not figures:
        return ("caravans" if economy else "armies"), 0, 0
    return "way", 0, 0


_SHORTFALLS: Final[dict[str, Callable[[State, int, int], Why]]] = {
    ATTACKS: _attack,
    CITY: _city,
    DISTRICTS: _district,
    MOVES: _moves,
    REINFORCING: _reinforcing,
    TOKENS: _tokens,
    WONDERS: _wonder,
}


def _slot_for(slot: int, spaces: Callable[[int], Bits]) -> int:
    """The lowest slot above this one that opens a space; 0 if none does."""
    return next((more for more in range(slot + 1, ANY_TERRAIN + 1) if spaces(more)), 0)


def _steps(s: State, start: Bits, goals: Bits) -> int:
    """How far the nearest of the goals is, whatever lies between; 0 if there is none."""
    hexes = s.board.map
    found = [hexes.distance(start, goal, hexes.whole) for goal in each(goals)]
    return min((steps for steps in found if steps != NOWHERE), default=0)


def _rules(s: State, player: int, lane: int) -> tuple[Frame, ...]:
    """What resolving the card of a lane does, part by part."""
    return FOCUS[s.cards[player][lane]].rule(player, slot_of(s, player, lane), lane)


def _build(s: State, player: int, lane: int) -> Build | None:
    """How a card builds, as the card says itself or as its first step has it."""
    frames = _rules(s, player, lane)
    if not any(isinstance(frame, Build) for frame in frames):
        called = frames[0].steps[0](frames[0], s.clone(), 0)
        frames = called.frames if isinstance(called, Call) else ()
    return next((frame for frame in frames if isinstance(frame, Build)), None)
