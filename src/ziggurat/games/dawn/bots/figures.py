"""How a seat stands in A New Dawn, in figures a value can be made of.

Every figure is about 0 at the start and about 1 when it is as much as a game is likely to bring.
"""

from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.bots.plan import MEANS, planned, shares, wants_fort
from ziggurat.games.dawn.content import FOCUS, TYPES
from ziggurat.games.dawn.odds import attack_in, chance, fight_of
from ziggurat.games.dawn.rules.focus_row import slot_of
from ziggurat.games.dawn.rules.pieces import (
    barbarian_spaces,
    cities_of,
    free_city_states,
    friendly,
    mature_cities,
    rival_armies,
    unused_cities,
)
from ziggurat.games.dawn.rules.victory import marks_needed
from ziggurat.games.dawn.state import HOME, State

FIGURES: Final = (
    "marks",  # victory cards marked, of those needed
    "last",  # all but one of those needed
    "effort",  # turns to win by the plan
    "near",  # how much of the nearest agendas is done, of those needed
    "close",  # the same squared: what is almost done counts most
    "next",  # the nearest of all
    "any",  # progress on everything
    "spaces",
    "cities",
    "mature",
    "reinforced",
    "dial",
    "levels",
    "trade",
    "resources",
    "naturals",
    "wonders",
    "diplomacy",
    "districts",
    "forts",
    "short",  # no city is left to take the fort it wants
    "armies",
    "abroad",
    "caravans",
    "government",
    "strongest",
    "conquered",
    "threatened",
    *(f"slot_{type_}" for type_ in TYPES),
    "turn",  # about to take its turn
    "resolving",  # the slot of the card it is resolving, from the first
    "fight",  # its chance in the attack it is making, most for what its armies are after
    "errands",  # how near the caravans are to where they bring something
    "marches",  # how near the armies are to a fort, a city-state or a rival's city
    *(f"on_{agenda}" for agenda in MEANS),  # how much of an agenda on the table is done
    *(f"almost_{agenda}" for agenda in MEANS),  # the same cubed
)
_FAR: Final = 12
_LESSER: Final = 0.3  # what an attack counts on anything else


def figures(s: State, seat: int) -> list[float]:
    """The figures of one seat, in the order of FIGURES."""
    needed = marks_needed(s) or 1
    marks = s.marks[seat].bit_count()
    cards = shares(s, seat)
    done = {agenda: min(have, need) / need for agendas in cards for agenda, have, need in agendas}
    best = [max(done[agenda] for agenda, _, _ in agendas) for agendas in cards]
    wanted = sorted(best, reverse=True)[: max(0, needed - marks)]
    on = [done.get(agenda, 0.0) for agenda in MEANS]
    own = friendly(s, seat)
    row = s.cards[seat]
    by_type = [0.0] * len(TYPES)
    for lane, card in enumerate(row):
        by_type[FOCUS[card].type] = slot_of(s, seat, lane) / 5
    beside = s.board.map.beside(own) | own
    prizes = _prizes(s, seat)
    danger = (barbarian_spaces(s) | rival_armies(s, seat)) & beside
    away = sum(space != HOME for space in (*s.armies[seat], *s.caravans[seat]))
    return [
        marks / needed,
        float(marks >= needed - 1),
        min(40.0, sum(goal.turns for goal in planned(s, seat, cards))) / 20,
        sum(wanted) / needed,
        sum(share * share for share in wanted) / needed,
        wanted[0] if wanted else 1.0,
        sum(best) / max(1, len(s.victory)),
        own.bit_count() / 25,
        cities_of(s, seat).bit_count() / 8,
        mature_cities(s, seat).bit_count() / 5,
        (s.tokens[seat] & s.reinforced).bit_count() / 15,
        s.dial[seat] / 24,
        sum(FOCUS[card].level - 1 for card in row) / 12,
        sum(s.trade[seat]) / 8,
        min(4, sum(s.resources[seat])) / 4,
        s.natural.count(seat) / 2,
        s.wonders[seat].bit_count() / 3,
        _diplomacy(s, seat) / 4,
        sum(space != HOME for space in s.districts[seat]) / 5,
        (s.cities[seat] & s.board.forts).bit_count() / 2,
        float(wants_fort(s, seat) and not unused_cities(s, seat)),
        len(s.armies[seat]) / 2,
        away / 4,
        len(s.caravans[seat]) / 3,
        float(s.government[seat] >= 0),
        s.strongest[seat] / 16,
        s.city_states.count(seat) / 2,
        danger.bit_count() / 4,
        *by_type,
        float(s.turn == seat),
        (5 * by_type[s.resolving] - 1) / 4 if s.turn == seat and s.resolving >= 0 else 0.0,
        _fight(s, seat, prizes),
        _nearness(s, s.caravans[seat], _markets(s, seat)) / 2,
        _nearness(s, s.armies[seat], prizes) / 2,
        *on,
        *(share**3 for share in on),
    ]


def _markets(s: State, seat: int) -> Bits:
    """Where a caravan would bring a diplomacy card this seat does not have."""
    found = 0
    for number, space in s.board.city_state_spaces.items():
        if s.city_states[number] == NOBODY and not s.city_state_cards[number] >> seat & 1:
            found |= 1 << space
    for rival in range(s.seats):
        if rival != seat and seat not in s.diplomacy[rival]:
            found |= s.cities[rival]
    return found


def _prizes(s: State, seat: int) -> Bits:
    """What an army may take to win something lasting: a fort while one is wanted."""
    if wants_fort(s, seat) and (forts := s.board.forts & ~s.cities[seat]):
        return forts
    found = free_city_states(s)
    for rival in range(s.seats):
        if rival != seat:
            found |= s.cities[rival]
    return found


def _fight(s: State, seat: int, prizes: Bits) -> float:
    """The chance to win the attack this seat is making, if it is."""
    attack = attack_in(s)
    if attack is None or attack.player != seat:
        return 0.0
    odds = chance(fight_of(s, attack))
    return odds if prizes >> attack.space & 1 else odds * _LESSER


def _nearness(s: State, figures: tuple[int, ...], goals: Bits) -> float:
    """From 0 (all at home) to 1 each (one step away)."""
    away = [space for space in figures if space != HOME]
    if not away or not goals:
        return 0.0
    total, reached = 0.0, goals
    map_ = s.board.map
    for steps in range(1, _FAR):
        reached |= map_.beside(reached)
        near = [space for space in away if reached >> space & 1]
        total += len(near) * (1 - steps / _FAR)
        away = [space for space in away if not reached >> space & 1]
        if not away:
            break
    return total


def _diplomacy(s: State, seat: int) -> int:
    given = sum(seat in cards for cards in s.diplomacy)
    return given + sum(who >> seat & 1 for who in s.city_state_cards)
