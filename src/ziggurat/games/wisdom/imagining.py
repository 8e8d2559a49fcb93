"""What a seat may imagine: a position in which all that it does not know is dealt anew (C-HID)."""

from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.chance import Chance, shuffled
from ziggurat.core.flow import NOBODY, PASS, Ask, ask_again
from ziggurat.core.rows import put
from ziggurat.games.wisdom.cards.techs import RANDOM_UNIT
from ziggurat.games.wisdom.content import (
    EVENTS,
    KINDS_OF,
    RESULTS,
    UNIT_KINDS,
    UNIT_TYPES,
)
from ziggurat.games.wisdom.rules.bargaining import HAND_OVER_EVENT, HAND_OVER_MARKER, aside_anew
from ziggurat.games.wisdom.rules.battle import DRAW_HAND, Battle
from ziggurat.games.wisdom.rules.events import DISCARD_EVENT, DRAW_EVENT
from ziggurat.games.wisdom.rules.exploring import EXPLORE_HUT, EXPLORE_VILLAGE
from ziggurat.games.wisdom.rules.fronts import BATTLE_ABILITY, PLAY_UNIT, Fronts
from ziggurat.games.wisdom.rules.gains import DRAW_UNIT
from ziggurat.games.wisdom.rules.loot import STEAL_FACEDOWN
from ziggurat.games.wisdom.rules.research import Research, researchable
from ziggurat.games.wisdom.rules.resources import PAY, Pay, can_pay
from ziggurat.games.wisdom.rules.turn import (
    CITY_MENU,
    MOVEMENT_MENU,
    START_OF_TURN_MENU,
    TRADE_MENU,
)
from ziggurat.games.wisdom.rules.uses import USES, UseAbility
from ziggurat.games.wisdom.rules.windows import REACT, Window, might_ask
from ziggurat.games.wisdom.state import KNOWERS, State
from ziggurat.games.wisdom.view import knows_hand

# Questions, to seats and to chance, whose answers depend on what is hidden.
_OF_HANDS: Final = (
    START_OF_TURN_MENU,
    TRADE_MENU,
    CITY_MENU,
    MOVEMENT_MENU,
    BATTLE_ABILITY,
    PLAY_UNIT,
    PAY,
    DISCARD_EVENT,
    HAND_OVER_EVENT,
    HAND_OVER_MARKER,
    REACT,
    DRAW_EVENT,
    DRAW_HAND,
    DRAW_UNIT,
    EXPLORE_HUT,
    EXPLORE_VILLAGE,
    RANDOM_UNIT,
    STEAL_FACEDOWN,
)


def imagined(s: State, seat: int, random: Chance) -> State:
    """A position that a seat may believe in: what it does not know is put together and dealt anew,
    until it fits what is being done: who is paying can pay."""
    while True:
        copy = s.clone()
        _deal_events(copy, 1 << seat, random)
        _deal_markers(copy, 1 << seat, random)
        _deal_units(copy, seat, random)
        _deal_choices(copy, seat, random)
        aside_anew(copy, seat, random)
        pending = copy.pending
        if not _can_pay(copy):
            continue
        asked = isinstance(pending, Ask) and pending.player == seat
        if pending is not None and pending.prompt in _OF_HANDS and not asked:
            ask_again(copy)
        return copy


def _can_pay(s: State) -> bool:
    """Can everybody pay for what he is about to do?"""
    for frame in s.stack:
        if isinstance(frame, UseAbility) and not frame.declared:
            if not can_pay(s, frame.player, USES[frame.number].needs):
                return False
        if isinstance(frame, Pay) and frame is s.stack[-1]:
            needs = frame.needs[:1] if frame.in_doubt else frame.needs
            if not can_pay(s, frame.player, needs):
                return False
    return True


def _deal_events(s: State, seat: Bits, random: Chance) -> None:
    """Cards of a level that the seat does not know, in hands and in the deck."""
    for level in (1, 2, 3):
        kinds = [n for n, row in enumerate(EVENTS) if row.level == level]
        hidden = [
            card // KNOWERS
            for hand in s.events
            for card in hand
            if not card & seat and EVENTS[card // KNOWERS].level == level
        ]
        if not hidden:
            continue
        pool = hidden + [kind for kind in kinds for _ in range(s.events_left[kind])]
        dealt = shuffled(sorted(pool), random)
        for kind in kinds:
            left = dealt[len(hidden) :].count(kind)
            s.events_left = put(s.events_left, kind, left)
        for player, hand in enumerate(s.events):
            mine = [n for n in hand if n & seat or EVENTS[n // KNOWERS].level != level]
            others = sorted(n % KNOWERS for n in hand if n not in mine)
            cards = [*mine, *(dealt.pop(0) * KNOWERS + knowers for knowers in others)]
            s.events = put(s.events, player, tuple(sorted(cards)))


def _deal_markers(s: State, seat: Bits, random: Chance) -> None:
    """Facedown huts and villages that the seat does not know: each is a resource."""
    for village in (0, 1):
        left = s.villages_left if village else s.huts_left
        hidden = [
            card // KNOWERS // 2
            for hand in s.markers
            for card in hand
            if not card & seat and card // KNOWERS & 1 == village
        ]
        if not hidden:
            continue
        resources = [n for n, row in enumerate(RESULTS) if row.resource >= 0]
        pool = hidden + [result for result in resources for _ in range(left[result])]
        dealt = shuffled(sorted(pool), random)
        for result in resources:
            left = put(left, result, dealt[len(hidden) :].count(result))
        if village:
            s.villages_left = left
        else:
            s.huts_left = left
        for player, hand in enumerate(s.markers):
            mine = [n for n in hand if n & seat or n // KNOWERS & 1 != village]
            others = sorted(n % KNOWERS for n in hand if n not in mine)
            new = [(dealt.pop(0) * 2 + village) * KNOWERS + knowers for knowers in others]
            s.markers = put(s.markers, player, tuple(sorted([*mine, *new])))


def _deal_units(s: State, seat: int, random: Chance) -> None:
    """Units of others that nobody has seen, barbarians in hidden hands, and the face-down decks;
    then the hidden battle hands anew from what their owners have."""
    barbarians = _hidden_barbarians(s, seat)
    for unit_type in range(len(UNIT_TYPES)):
        kinds = KINDS_OF[unit_type]
        pool = [kind for kind in kinds for _ in range(s.units_left[kind])]
        unseen: list[int] = []  # per seat: how many units are to be dealt to it
        for player in range(s.seats):
            count = 0
            if player != seat:
                for kind in kinds:
                    extra = s.units[player][kind] - s.units_known[player][kind]
                    pool += [kind] * extra
                    count += extra
            unseen.append(count)
        hidden = [kind for kind in barbarians if UNIT_KINDS[kind].type == unit_type]
        dealt = shuffled(sorted(pool + hidden), random)
        for player, count in enumerate(unseen):
            if player != seat:
                row = s.units[player]
                for kind in kinds:
                    row = put(row, kind, s.units_known[player][kind])
                for _ in range(count):
                    kind = dealt.pop()
                    row = put(row, kind, row[kind] + 1)
                s.units = put(s.units, player, row)
        for _ in hidden:
            _give_barbarian(s, seat, unit_type, dealt.pop())
        for kind in kinds:
            s.units_left = put(s.units_left, kind, dealt.count(kind))
    for frame in s.stack:
        if isinstance(frame, Battle | Fronts):
            for side in (0, 1):
                _deal_hand(s, frame, side, seat, random)


def _hidden_barbarians(s: State, seat: int) -> list[int]:
    """Barbarians in hands that the seat may not see."""
    found: list[int] = []
    for frame in s.stack:
        if isinstance(frame, Battle | Fronts):
            for side in (0, 1):
                owner = frame.defender if side else frame.attacker
                if owner == NOBODY and not knows_hand(frame, side, seat):
                    hand = frame.hand_d if side else frame.hand_a
                    found += [kind for kind, count in enumerate(hand) for _ in range(count)]
    return found


def _give_barbarian(s: State, seat: int, unit_type: int, kind: int) -> None:
    """Put a barbarian in the place of the hidden one of its type."""
    for frame in s.stack:
        if isinstance(frame, Battle | Fronts):
            for side in (0, 1):
                owner = frame.defender if side else frame.attacker
                hand = frame.hand_d if side else frame.hand_a
                if owner != NOBODY or knows_hand(frame, side, seat):
                    continue
                for old, row in enumerate(UNIT_KINDS):
                    if hand[old] and row.type == unit_type:
                        hand = put(hand, old, 0)
                        hand = put(hand, kind, 1)
                        if side:
                            frame.hand_d = hand
                        else:
                            frame.hand_a = hand
                        return


def _deal_hand(s: State, frame: Battle | Fronts, side: int, seat: int, random: Chance) -> None:
    """A hidden hand: as many units, of those that its owner has and has not played."""
    owner = frame.defender if side else frame.attacker
    hand = frame.hand_d if side else frame.hand_a
    if owner == NOBODY or knows_hand(frame, side, seat) or not any(hand):
        return
    shown = (0,) * len(UNIT_KINDS)
    if isinstance(frame, Fronts):
        shown = frame.shown_d if side else frame.shown_a
    free = [
        kind
        for kind, count in enumerate(s.units[owner])
        for _ in range(max(0, count - shown[kind]))
    ]
    drawn = shuffled(sorted(free), random)[: sum(hand)]
    dealt = tuple(drawn.count(kind) for kind in range(len(UNIT_KINDS)))
    if side:
        frame.hand_d = dealt
    else:
        frame.hand_a = dealt


def _deal_choices(s: State, seat: int, random: Chance) -> None:
    """What others chose in Research and have not shown, and who is asked to react."""
    for frame in s.stack:
        if isinstance(frame, Research) and len(frame.chosen) < s.seats:
            chosen = []
            for place, tech in enumerate(frame.chosen):
                player = (s.first + place) % s.seats
                if player != seat:
                    options = (*each(researchable(s, player)), PASS)
                    tech = options[random.randrange(len(options))]
                chosen.append(tech)
            frame.chosen = tuple(chosen)
    pending = s.pending
    if not s.stack:
        return
    frame = s.stack[-1]
    if isinstance(frame, Window) and isinstance(pending, Ask) and pending.player != seat:
        own = (seat - frame.actor) % s.seats
        knows = own > 0 and might_ask(s, frame, own)  # whether it was asked before or will be
        asked = [
            n
            for n in range(1, s.seats)
            if n != own
            and might_ask(s, frame, n)
            and not (knows and (n < own) != (frame.asked < own))
        ]
        frame.asked = asked[random.randrange(len(asked))]
