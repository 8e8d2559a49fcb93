"""Positions of recorded games, and the same positions with all that a seat may not know put
otherwise. It is worked out here anew, without what the game itself imagines, so that a thing which
the game forgets to hide is noticed."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from ziggurat.core.bits import each
from ziggurat.core.flow import NOBODY, PASS, Ask
from ziggurat.core.records import parsed, verified
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import EVENTS, KINDS_OF, RESULTS, UNIT_KINDS, UNIT_TYPES
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.bargaining import Deal, cards_of, kinds_with_back
from ziggurat.games.wisdom.rules.battle import Battle
from ziggurat.games.wisdom.rules.fronts import Fronts
from ziggurat.games.wisdom.rules.research import Research, researchable
from ziggurat.games.wisdom.state import KNOWERS, State

RECORDS: Final = Path(__file__).parents[1] / "records" / "wisdom"


@cache
def asked_positions(names: tuple[str, ...], most: int) -> list[State]:
    """Positions of these records in which a seat has a choice: so many of each question, and as
    many in a battle, and after others have chosen in secret."""
    found: list[State] = []
    counts: Counter[tuple[str, bool, bool]] = Counter()
    for name in names:
        match = verified(WISDOM, parsed((RECORDS / f"{name}.json").read_text(encoding="utf-8")))
        s = match.start.clone()
        for answer in match.answers:
            if isinstance(s.pending, Ask) and len(s.pending.options) > 1 and hides(s):
                key = (s.pending.prompt.name, fight_of(s) is not None, has_sealed(s))
                counts[key] += 1
                if counts[key] <= most:
                    found.append(s.clone())
            s.play(answer)
    return found


def hides(s: State) -> bool:
    """Does somebody hold something that the asked seat may not know?"""
    asked = s.pending.player if isinstance(s.pending, Ask) else NOBODY
    return any(s.events[seat] or any(s.units[seat]) for seat in range(s.seats) if seat != asked)


def has_sealed(s: State) -> bool:
    """Has somebody chosen something that the others do not know yet, and could he have chosen
    otherwise?"""
    for frame in s.stack:
        if isinstance(frame, Deal) and frame.chosen:
            return True
        if isinstance(frame, Research) and len(frame.chosen) < s.seats:
            done = [(s.first + place) % s.seats for place in range(len(frame.chosen))]
            return any(researchable(s, player) for player in done)
    return False


def fight_of(s: State) -> Fronts | None:
    return next((frame for frame in s.stack if isinstance(frame, Fronts)), None)


class Swap:
    """A position with everything hidden from a seat put otherwise; `changed` says what was."""

    def __init__(self, s: State, seat: int, random: Random) -> None:
        self.s = s.clone()
        self.seat = seat
        self.random = random
        self.changed: set[str] = set()
        self._events()
        self._markers()
        self._units()
        self._research()
        self._aside()
        self._battle_hands()

    def _mixed(
        self, hidden: list[int], rest: Iterable[int], what: str
    ) -> tuple[list[int], list[int]]:
        """Hidden cards and those of their deck, mixed: other hidden ones, and the rest."""
        pool = [*hidden, *rest]
        for _ in range(20):
            self.random.shuffle(pool)
            if sorted(pool[: len(hidden)]) != sorted(hidden):
                self.changed.add(what)
                break
        return pool[: len(hidden)], pool[len(hidden) :]

    def _hidden(self, card: int) -> bool:
        return not card & 1 << self.seat

    def _events(self) -> None:
        s = self.s
        for level in (1, 2, 3):
            kinds = [n for n, row in enumerate(EVENTS) if row.level == level]
            places = [
                (player, n)
                for player, hand in enumerate(s.events)
                for n, card in enumerate(hand)
                if self._hidden(card) and card // KNOWERS in kinds
            ]
            held = [s.events[player][n] // KNOWERS for player, n in places]
            deck = [kind for kind in kinds for _ in range(s.events_left[kind])]
            new, left = self._mixed(held, deck, "events")
            hands = [list(hand) for hand in s.events]
            for (player, n), kind in zip(places, new, strict=True):
                hands[player][n] = kind * KNOWERS + hands[player][n] % KNOWERS
            s.events = tuple(tuple(hand) for hand in hands)
            for kind in kinds:
                s.events_left = put(s.events_left, kind, left.count(kind))
        s.events = tuple(tuple(sorted(hand)) for hand in s.events)

    def _markers(self) -> None:
        s = self.s
        for village in (0, 1):
            decks = [s.huts_left, s.villages_left]
            kinds = [n for n, row in enumerate(RESULTS) if row.resource >= 0]
            places = [
                (player, n)
                for player, hand in enumerate(s.markers)
                for n, card in enumerate(hand)
                if self._hidden(card) and card // KNOWERS & 1 == village
            ]
            held = [s.markers[player][n] // KNOWERS // 2 for player, n in places]
            deck = [kind for kind in kinds for _ in range(decks[village][kind])]
            new, left = self._mixed(held, deck, "markers")
            hands = [list(hand) for hand in s.markers]
            for (player, n), kind in zip(places, new, strict=True):
                code = kind * 2 + village
                hands[player][n] = code * KNOWERS + hands[player][n] % KNOWERS
            s.markers = tuple(tuple(hand) for hand in hands)
            for kind in kinds:
                decks[village] = put(decks[village], kind, left.count(kind))
            s.huts_left, s.villages_left = decks
        s.markers = tuple(tuple(sorted(hand)) for hand in s.markers)

    def _units(self) -> None:
        """Units nobody has seen, and the barbarians in a hidden hand, with the decks."""
        s = self.s
        fights = [frame for frame in s.stack if isinstance(frame, Battle | Fronts)]
        for unit_type in range(len(UNIT_TYPES)):
            kinds = KINDS_OF[unit_type]
            places: list[tuple[object, int]] = [
                (player, kind)
                for player in range(s.seats)
                if player != self.seat
                for kind in kinds
                for _ in range(s.units[player][kind] - s.units_known[player][kind])
            ]
            for fight in fights:
                for side, hand in enumerate((fight.hand_a, fight.hand_d)):
                    owner = (fight.attacker, fight.defender)[side]
                    if owner == NOBODY and not self._sees(fight, side):
                        places += [
                            ((fight, side), kind) for kind in kinds for _ in range(hand[kind])
                        ]
            deck = [kind for kind in kinds for _ in range(s.units_left[kind])]
            new, left = self._mixed([kind for _, kind in places], deck, "units")
            for (holder, old), kind in zip(places, new, strict=True):
                if isinstance(holder, int):
                    row = s.units[holder]
                    row = put(row, old, row[old] - 1)
                    s.units = put(s.units, holder, put(row, kind, row[kind] + 1))
                else:
                    fight, side = holder  # type: ignore[misc]
                    hand = fight.hand_d if side else fight.hand_a
                    hand = put(hand, old, hand[old] - 1)
                    _set_hand(fight, side, put(hand, kind, hand[kind] + 1))
                    self.changed.add("barbarians")
            for kind in kinds:
                s.units_left = put(s.units_left, kind, left.count(kind))

    def _sees(self, fight: Battle | Fronts, side: int) -> bool:
        shown = isinstance(fight, Fronts) and fight.open_hands >> side & 1
        return bool(shown) or self.seat == (fight.attacker_plays, fight.defender_plays)[side]

    def _battle_hands(self) -> None:
        """Other units of the same owner that are not on a front, as many as before."""
        for fight in self.s.stack:
            if not isinstance(fight, Battle | Fronts):
                continue
            for side, hand in enumerate((fight.hand_a, fight.hand_d)):
                owner = (fight.attacker, fight.defender)[side]
                if owner == NOBODY or self._sees(fight, side):
                    continue
                free = list(self.s.units[owner])
                if isinstance(fight, Fronts):
                    for kind, count in enumerate(fight.shown_d if side else fight.shown_a):
                        free[kind] -= count
                listed = [kind for kind, count in enumerate(free) for _ in range(count)]
                self.random.shuffle(listed)
                drawn = listed[: sum(hand)]
                new = tuple(drawn.count(kind) for kind in range(len(UNIT_KINDS)))
                if new != hand:
                    self.changed.add("battle hand")
                _set_hand(fight, side, new)

    def _research(self) -> None:
        """What others have chosen and not shown yet."""
        for frame in self.s.stack:
            if isinstance(frame, Research) and len(frame.chosen) < self.s.seats:
                for place, tech in enumerate(frame.chosen):
                    player = (self.s.first + place) % self.s.seats
                    others = [n for n in (*each(researchable(self.s, player)), PASS) if n != tech]
                    if player != self.seat and others:
                        frame.chosen = put(frame.chosen, place, self.random.choice(others))
                        self.changed.add("sealed answer")

    def _aside(self) -> None:
        """Cards that the other side of a deal has put aside."""
        for frame in self.s.stack:
            if isinstance(frame, Deal):
                for n, (card, kind) in enumerate(zip(cards_of(frame), frame.chosen, strict=False)):
                    kinds = kinds_with_back(self.s, card)
                    if card.giver != self.seat:
                        new = self.random.choice([k for k in kinds if k != kind] or kinds)
                        frame.chosen = put(frame.chosen, n, new)
                        self.changed.add("put aside")


def _set_hand(fight: Battle | Fronts, side: int, hand: tuple[int, ...]) -> None:
    if side:
        fight.hand_d = hand
    else:
        fight.hand_a = hand


def swaps(s: State, count: int) -> Iterator[Swap]:
    """So many swaps for the asked seat that changed something."""
    assert isinstance(s.pending, Ask)
    for number in range(count):
        swap = Swap(s, s.pending.player, Random(number))
        if swap.changed:
            yield swap
