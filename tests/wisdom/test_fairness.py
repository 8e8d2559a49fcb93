"""What a seat imagines is drawn fairly from what it has seen: as often as the rules and the counts
of the cards say. All seeds are fixed, so the figures are the same each time."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from math import comb, sqrt
from random import Random
from typing import Any

from tests.wisdom.table import Table, arrange
from ziggurat.core.flow import Ask, Roll, push, run
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import EVENTS, KINDS_OF, RESULTS, UNIT_KINDS
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.battle import Battle
from ziggurat.games.wisdom.rules.fronts import battle_of
from ziggurat.games.wisdom.rules.gains import GainUnit
from ziggurat.games.wisdom.rules.windows import CITY_WINDOW, REACTIONS, Window, might_ask
from ziggurat.games.wisdom.state import KNOWERS, State

DRAWS = 2000
INFANTRY = 0


def drawn(s: State, seat: int, look: Callable[[State], Hashable]) -> Counter[Hashable]:
    """What a seat imagines in many draws."""
    random = Random(7)
    return Counter(look(WISDOM.imagined(s, seat, random)) for _ in range(DRAWS))


def fits(found: Mapping[Any, int], parts: Mapping[Any, float]) -> None:
    """Every count lies within five standard deviations of what it should be, and nothing else was
    found; and all of them together (chi-square) within five of its own."""
    count, whole = sum(found.values()), sum(parts.values())
    assert set(found) <= {thing for thing, part in parts.items() if part > 0}
    surprise = 0.0
    for thing, part in parts.items():
        wanted = count * part / whole
        spread = sqrt(wanted * (1 - part / whole))
        assert abs(found.get(thing, 0) - wanted) <= 5 * spread + 1, (thing, found, wanted)
        surprise += (found.get(thing, 0) - wanted) ** 2 / wanted if wanted else 0.0
    free = max(1, len(parts) - 1)
    assert surprise <= free + 5 * sqrt(2 * free), surprise


def held(s: State, seat: int) -> tuple[int, ...]:
    """The kinds of the events in a hand."""
    return tuple(sorted(card // KNOWERS for card in s.events[seat]))


def copies_left(level: int, *out: str) -> dict[int, int]:
    """Events of a level by kind, less those that are out."""
    left = {n: row.copies for n, row in enumerate(EVENTS) if row.level == level}
    for n, row in enumerate(EVENTS):
        if n in left:
            left[n] -= out.count(row.slug)
    return left


def test_an_event_in_a_hand_is_any_that_the_seat_has_not_seen_by_its_copies() -> None:
    t = arrange("americans", "germans").event(0, "a_gift_from_afar").event(1, "drought")
    t.begin("movement")
    gone = next(n for n, row in enumerate(EVENTS) if row.slug == "sabotage")
    t.s.events_left = put(t.s.events_left, gone, t.s.events_left[gone] - 1)
    t.s.events_gone = put(t.s.events_gone, gone, 1)
    left = copies_left(1, "a_gift_from_afar", "sabotage")
    found = drawn(t.s, 0, lambda x: held(x, 1)[0])
    fits(found, {kind: float(count) for kind, count in left.items()})


def test_two_events_are_drawn_without_putting_back() -> None:
    t = arrange("americans", "germans").event(1, "drought").event(1, "migrants").begin("movement")
    left = copies_left(1)
    parts: dict[Any, float] = {}
    kinds = sorted(left)
    for place, one in enumerate(kinds):
        parts[one, one] = comb(left[one], 2)
        for other in kinds[place + 1 :]:
            parts[one, other] = left[one] * left[other]
    fits(drawn(t.s, 0, lambda x: held(x, 1)), parts)


def test_what_stays_in_the_deck_is_what_is_left() -> None:
    """Cards of a hand and of the deck are the same cards in every draw."""
    t = arrange("americans", "germans").event(1, "drought").event(1, "lost").begin("movement")
    for x in (WISDOM.imagined(t.s, 0, Random(n)) for n in range(60)):
        there = list(x.events_left)
        for kind in held(x, 1):
            there[kind] += 1
        assert there == [row.copies for row in EVENTS]
        assert [EVENTS[kind].level for kind in held(x, 1)] == [1, 2]


def test_an_event_that_a_seat_knows_stays_where_it_is() -> None:
    t = arrange("americans", "germans").event(1, "drought").event(1, "migrants").begin("movement")
    known = next(n for n, row in enumerate(EVENTS) if row.slug == "drought")
    hand = [card | 1 if card // KNOWERS == known else card for card in t.s.events[1]]
    t.s.events = put(t.s.events, 1, tuple(sorted(hand)))
    left = copies_left(1, "drought")

    def other(x: State) -> Hashable:
        kinds = list(held(x, 1))
        kinds.remove(known)
        return kinds[0]

    fits(drawn(t.s, 0, other), {kind: float(count) for kind, count in left.items()})


def test_a_facedown_village_is_a_resource_by_the_copies_nobody_has_looked_at() -> None:
    t = arrange("americans", "germans").marker(1, "iron", village=True).begin("movement")
    iron = next(n for n, row in enumerate(RESULTS) if row.slug == "iron")
    t.s.villages_left = put(t.s.villages_left, iron, t.s.villages_left[iron] - 1)
    parts: dict[Any, float] = {
        n: float(row.villages) for n, row in enumerate(RESULTS) if row.resource >= 0
    }
    fits(drawn(t.s, 0, lambda x: x.markers[1][0] // KNOWERS // 2), parts)


def test_units_that_were_seen_stay_and_the_others_come_from_all_that_nobody_has_seen() -> None:
    t = arrange("americans", "germans").units(0, "infantry-1-3", "infantry-1-3")
    t.units(1, "infantry-3-1", "infantry-2-2").begin("movement")
    seen = KINDS_OF[INFANTRY][2]
    assert t.s.units[1][seen] == 1
    t.s.units_known = put(t.s.units_known, 1, put(t.s.units_known[1], seen, 1))
    # of 5 copies each: the observer holds two of the first kind, one of the last is known
    parts = dict(zip(KINDS_OF[INFANTRY], (3.0, 5.0, 4.0), strict=True))

    def other(x: State) -> Hashable:
        row = put(x.units[1], seen, x.units[1][seen] - 1)
        return next(kind for kind, count in enumerate(row) if count)

    fits(drawn(t.s, 0, other), parts)


def fought(seed: int) -> State:
    """Seat 1 draws five infantry, then three of them into its hand for a battle with seat 0; what
    seat 0 sees of it is the same whatever is drawn."""
    t = arrange("americans", "germans").army(0, "h14").army(1, "h13")
    t.units(0, "mounted-2-2", "artillery-2-2", "infantry-1-3")
    t.s.stack, t.s.changed = [], False
    t.s.triggers.clear()
    fight = Battle(0, 1, 0, 1, t.at("h13"), 1)
    push(t.s, (*(GainUnit(1, INFANTRY) for _ in range(5)), fight))
    run(t.s)
    random = Random(seed)
    while isinstance(roll := t.s.pending, Roll):
        weights = roll.weights or (1,) * len(roll.options)
        t.s.play(random.choices(roll.options, weights)[0])
    return t.s


def test_a_battle_hand_is_imagined_as_often_as_it_happens() -> None:
    """Forces and hands of many battles that happened, and of many that one seat imagines."""

    def look(x: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        kinds = KINDS_OF[INFANTRY]
        hand = battle_of(x).hand_d
        return tuple(hand[kind] for kind in kinds), tuple(x.units[1][kind] for kind in kinds)

    battles = [fought(seed) for seed in range(400)]
    shown = {str(WISDOM.view(s, 0)) for s in battles}
    assert len(shown) == 1
    imagined = drawn(battles[0], 0, lambda x: look(x)[0])
    happened = Counter(look(s)[0] for s in battles)
    # three of fourteen: five of each kind, less the one that seat 0 holds
    parts: dict[Any, float] = {
        (a, b, 3 - a - b): float(comb(4, a) * comb(5, b) * comb(5, 3 - a - b))
        for a in range(4)
        for b in range(4 - a)
    }
    fits(happened, parts)
    fits(imagined, parts)
    assert all(hand <= forces for x in battles for hand, forces in zip(*look(x), strict=True))


def test_units_on_a_front_are_not_imagined_in_the_hand() -> None:
    s = fought(3)
    assert isinstance(s.pending, Ask)
    assert s.pending.player == 1  # the defender plays first
    s.play(s.pending.options[0])
    fight = battle_of(s)
    shown = fight.shown_d
    for x in (WISDOM.imagined(s, 0, Random(n)) for n in range(100)):
        hand = battle_of(x).hand_d
        assert sum(hand) == 2
        assert all(hand[kind] + shown[kind] <= x.units[1][kind] for kind in range(len(UNIT_KINDS)))


def waiting(asked: int) -> State:
    """Seat 0 acts with a city; the others may cancel that, as all can see; one of them is asked."""
    t = arrange("americans", "germans", "romans", "chinese")
    for seat in (1, 2, 3):
        t.techs(seat, "writing").marker(seat, "spy")
    return _window(t, asked)


def _window(t: Table, asked: int) -> State:
    t.s.stack, t.s.changed = [], False
    t.s.triggers.clear()
    push(t.s, (Window(CITY_WINDOW, 0, 0),))
    run(t.s)
    for _ in range(asked - 1):
        assert isinstance(t.s.pending, Ask)
        t.s.play(-1)
    return t.s


def test_who_is_asked_to_react_is_anybody_that_a_seat_cannot_rule_out() -> None:
    """A seat knows whether it was asked already: only those after it can be asked then."""
    assert REACTIONS[CITY_WINDOW]
    s = waiting(1)
    window = s.stack[-1]
    assert isinstance(window, Window)
    assert all(might_ask(s, window, place) for place in (1, 2, 3))

    def asked(x: State) -> Hashable:
        assert isinstance(x.pending, Ask)
        return x.pending.player

    fits(drawn(s, 0, asked), {1: 1.0, 2: 1.0, 3: 1.0})
    fits(drawn(s, 3, asked), {1: 1.0, 2: 1.0})
    fits(drawn(waiting(3), 1, asked), {2: 1.0, 3: 1.0})
    assert set(drawn(waiting(3), 2, asked)) == {3}
