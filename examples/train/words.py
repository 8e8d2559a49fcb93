"""What the learner sees: every answer and every position as a handful of words.

An answer to "which card do you resolve?" is described by words such as `choose_card culture slot5`.
Training finds one number for each word; nothing else is learnt. The words read only what the seat's
view tells, so a player that is sent views (player.py) sees what training saw.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask
from ziggurat.games.dawn.content import FOCUS, INDUSTRY, MILITARY, TYPES, VICTORY, WONDERS
from ziggurat.games.dawn.options import (
    CARAVAN,
    CARD,
    DIPLOMACY_CARD,
    IDLE,
    LANE,
    MOVE,
    PLACEMENT,
    SPACE,
    STORE,
    TILE,
    WONDER,
    option_name,
)
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.rules.combat import defence_lines
from ziggurat.games.dawn.rules.economy import arrival_spaces
from ziggurat.games.dawn.rules.focus_row import slot_of
from ziggurat.games.dawn.rules.pieces import (
    all_cities,
    barbarian_spaces,
    cities_of,
    free_city_states,
    friendly,
    lanes_of,
    maturing_spaces,
    rival,
    uncollected,
    unused_cities,
    unused_tokens,
)
from ziggurat.games.dawn.rules.targets import target_on
from ziggurat.games.dawn.rules.wonders import buildable, wonder_cost
from ziggurat.games.dawn.state import State

Words = list[str]

_PER_RESOURCE: Final = 2  # production that a resource brings
_FAR: Final = 9
_ON_MAP: Final = (SPACE, CARAVAN, MOVE)
_LAID: Final = (TILE, PLACEMENT)


def answer_words(s: State, ask: Ask) -> list[Words]:
    """The words of each answer of a question, in the order of its options."""
    prompt, kind = ask.prompt.name, ask.prompt.kind
    if kind in _ON_MAP:
        describe: Callable[[int], Words] = _Places(s, ask).words
    elif kind == LANE:
        describe = _Row(s, ask.player).words
    else:
        describe = partial(_thing, s, ask, wanted_agendas(s, ask.player))
    return [
        [f"{prompt} {word}" for word in (("pass",) if option == PASS else describe(option))]
        for option in ask.options
    ]


def wanted_agendas(s: State, player: int) -> Words:
    """The agendas on the table whose card the seat has not marked yet."""
    return [
        agenda.slug
        for place, card in enumerate(s.victory)
        if not s.marks[player] >> place & 1
        for agenda in VICTORY[card].agendas
    ]


def _thing(s: State, ask: Ask, wanted: Words, option: int) -> Words:
    """Cards, wonders, tokens and plain choices: by name, and by what they may be wanted for."""
    kind, player = ask.prompt.kind, ask.player
    if kind in _LAID:
        return ["lay"]
    name = option_name(ask, option)
    if kind == DIPLOMACY_CARD:
        name = name.partition("-")[0]  # whoever gives it
    words = [name]
    if kind == CARD:
        card = FOCUS[option]
        best = max(
            (FOCUS[held].level for held in s.cards[player] if FOCUS[held].type == card.type),
            default=0,
        )
        name = TYPES[card.type]
        words += [f"{name} level{card.level}", f"better{card.level - best}"]
    elif kind == WONDER:
        wonder = WONDERS[option]
        name = TYPES[wonder.type]
        words += [name, f"era{wonder.era}", f"cost{wonder_cost(s, player, option)}"]
    elif s.resolving >= 0:
        words.append(f"{name} resolving {TYPES[s.resolving]}")
    return words + [f"{name} for {agenda}" for agenda in wanted]


class _Row:
    """Cards of the focus row, by type, slot, level and what lies on them."""

    def __init__(self, s: State, player: int) -> None:
        self.s = s
        self.player = player
        self.wanted = wanted_agendas(s, player)
        self.stage = _stage(s)

    def words(self, lane: int) -> Words:
        if lane == STORE:
            return ["store"]
        if lane >= IDLE:
            return ["idle"]
        s, player = self.s, self.player
        if lane >= len(s.cards[player]):
            return ["other"]
        card = FOCUS[s.cards[player][lane]]
        type_ = TYPES[card.type]
        slot = slot_of(s, player, lane) if lane in s.row[player] else 0
        words = [
            f"{type_} slot{slot}",
            f"{type_} level{card.level}",
            f"{type_} trade{min(s.trade[player][lane], 3)}",
            f"{type_} {self.stage}",
            f"slot{slot}",
        ]
        if card.type == INDUSTRY:
            affordable = buildable(s, player, lane, slot, _PER_RESOURCE)
            words.append(f"industry wonders{min(len(affordable), 2)}")
            words.append(f"industry cities{min(unused_cities(s, player), 2)}")
        return words + [f"{type_} for {agenda}" for agenda in self.wanted]


class _Places:
    """Spaces of the map: what stands there and what lies around."""

    def __init__(self, s: State, ask: Ask) -> None:
        self.s = s
        self.player = player = ask.player
        self.wanted = set(wanted_agendas(s, player))
        self.own = friendly(s, player)
        self.cities = cities_of(s, player)
        self.rivals = rival(s, player)
        self.rival_cities = self.rivals & all_cities(s)
        self.capitals = sum(1 << c for n, c in enumerate(s.capital) if n != player and c >= 0)
        self.barbarians = barbarian_spaces(s)
        self.city_states = free_city_states(s)
        self.treasures = uncollected(s)
        self.open = s.board.land & ~maturing_spaces(s, player)
        self.marching = ask.prompt.kind != SPACE
        goals = arrival_spaces(s, player) & ~s.visited if self.marching else 0
        self.rings = list(_rings(s, goals))
        lanes = lanes_of(s, player, MILITARY)
        row = s.row[player]
        self.strength = max((slot_of(s, player, n) for n in row if lanes >> n & 1), default=0)

    def words(self, space: int) -> Words:
        if space < 0:
            return [f"code{space}"]
        words = list(self._standing(space))
        if self.marching:
            ring = next((n for n, ring in enumerate(self.rings) if ring >> space & 1), _FAR)
            words.append(f"way{ring}")
        else:
            words += self._around(space)
        return words

    def _standing(self, space: int) -> Iterator[str]:
        s, bit = self.s, 1 << space
        if self.treasures & bit:
            yield "natural wonder" if s.board.naturals & bit else "resource"
        if self.city_states & bit:
            yield "city-state"
            if "warmonger" in self.wanted:
                yield "city-state for warmonger"
        elif self.capitals & bit:
            yield "capital"
            if "warmonger" in self.wanted:
                yield "capital for warmonger"
        elif self.rival_cities & bit:
            yield "rival city"
        elif self.barbarians & bit:
            yield "barbarian"
        elif self.rivals & bit:
            yield "rival token"
        elif self.own & bit:
            yield "own city" if self.cities & bit else "own token"
        else:
            yield "open"
        hostile = (self.city_states | self.rivals | self.barbarians) & bit
        if hostile and not self.marching:
            lines = defence_lines(s, self.player, target_on(s, space))
            against = sum(amount for _, amount in lines)
            yield f"edge{max(-4, min(6, self.strength - against))}"

    def _around(self, space: int) -> Iterator[str]:
        s, bit, near = self.s, 1 << space, self.s.board.map.near[space]
        yield f"difficulty{s.board.difficulty[space]}"
        if s.board.coast & bit:
            yield "coast for explorer" if "explorer" in self.wanted else "coast"
        yield f"beside cities{min((near & self.cities).bit_count(), 2)}"
        yield f"beside open{(near & self.open).bit_count()}"
        yield f"beside treasures{min((near & self.treasures).bit_count(), 2)}"
        if near & self.rivals:
            yield "beside rivals"
        if near & self.barbarians:
            yield "beside barbarians"
        missing = [
            (s.board.map.near[city] & self.open & ~bit).bit_count()
            for city in each(near & self.cities)
        ]
        if missing:
            purpose = " for populous" if "populous" in self.wanted else ""
            yield f"leaves{min(min(missing), 3)}{purpose}"


def _rings(s: State, goals: Bits) -> Iterator[Bits]:
    """The goals, the spaces one step from them, two steps, and so on."""
    reached = ring = goals
    for _ in range(_FAR):
        yield ring
        ring = s.board.map.beside(ring) & ~reached
        reached |= ring


def _stage(s: State) -> str:
    return "early" if s.round <= 8 else "middle" if s.round <= 20 else "late"


def position_words(s: State, player: int) -> Words:
    """The words of a position as a seat sees it, for the estimate of how the game will go."""
    words = [_stage(s)]
    for seat in range(s.seats):
        who = "me" if seat == player else "rival"
        words += [f"{who} {word}" for word in _standing_words(s, seat)]
    return words


def _standing_words(s: State, seat: int) -> Iterator[str]:
    yield f"marks{s.marks[seat].bit_count()}"
    yield f"dial{s.dial[seat] // 3}"
    yield f"cities{s.cities[seat].bit_count()}"
    yield f"tokens{s.tokens[seat].bit_count() // 2}"
    yield f"wonders{min(s.wonders[seat].bit_count(), 6)}"
    yield f"resources{min(sum(s.resources[seat]), 6)}"
    yield f"levels{sum(FOCUS[card].level for card in s.cards[seat])}"
    yield f"supply{unused_tokens(s, seat) // 4}"
    for place, card in enumerate(s.victory):
        if not s.marks[seat] >> place & 1:
            for agenda in VICTORY[card].agendas:
                have, need = progress(s, seat, agenda.slug)
                yield f"{agenda.slug} {min(4 * have // need, 3)}"


def standing(s: State, seat: int) -> float:
    """How far a seat is: 1 for each card it has marked, else the better of the card's agendas."""
    total = 0.0
    for place, card in enumerate(s.victory):
        if s.marks[seat] >> place & 1:
            total += 1
        else:
            parts = (progress(s, seat, agenda.slug) for agenda in VICTORY[card].agendas)
            total += max(min(have / need, 1) for have, need in parts)
    return total / len(s.victory)
