"""Culture events: drawing, holding, playing and discarding them (C-EVT)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from ziggurat.core.bits import Bits, bits_of
from ziggurat.core.flow import NOBODY, Ask, Call, Done, Frame, Goto, Next, Roll, pick, prompt
from ziggurat.core.hooks import Override
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import EVENTS, event
from ziggurat.games.wisdom.options import EVENT, PLAY_NOW, SEAT
from ziggurat.games.wisdom.rules.gains import add_coin
from ziggurat.games.wisdom.rules.limits import hand_limit
from ziggurat.games.wisdom.rules.resources import GIFTS, take_card
from ziggurat.games.wisdom.rules.windows import EVENT_WINDOW, Window
from ziggurat.games.wisdom.state import KNOWERS, State

DRAW_EVENT = prompt("draw_event", EVENT, __name__)
DISCARD_EVENT = prompt("discard_event", EVENT, __name__)
GIVE_COIN = prompt("give_coin", SEAT, __name__)


# The hand


def kinds_in_hand(s: State, player: int) -> list[int]:
    """The different events a player holds."""
    return sorted({card // KNOWERS for card in s.events[player]})


def holds(s: State, player: int, kind: int) -> bool:
    return any(card // KNOWERS == kind for card in s.events[player])


def holds_level(s: State, player: int, level: int) -> bool:
    """Does a player hold an event of a level? All can see the backs (C-EVT-01)."""
    return _levels(s.events[player]) >> level & 1 == 1


@lru_cache(maxsize=4096)
def _levels(hand: tuple[int, ...]) -> Bits:
    """The set of the levels of the cards in a hand."""
    return bits_of([EVENTS[card // KNOWERS].level for card in hand])


def add_event(s: State, player: int, kind: int, knowers: Bits) -> None:
    hand = (*s.events[player], kind * KNOWERS + (knowers | 1 << player))
    s.events = put(s.events, player, tuple(sorted(hand)))
    s.changed = True


def discard_event(s: State, player: int, kind: int) -> None:
    """A played, cancelled or discarded event goes to the discard of its level (C-EVT-11)."""
    s.events = put(s.events, player, take_card(s.events[player], kind))
    s.events_gone = put(s.events_gone, kind, s.events_gone[kind] + 1)


def can_draw(s: State, level: int) -> bool:
    """Is an event of a level left in the deck or among the discarded?"""
    kinds = [n for n, row in enumerate(EVENTS) if row.level == level]
    return any(s.events_left[n] or s.events_gone[n] for n in kinds)


@dataclass(slots=True, eq=False)
class DrawEvent(Frame):
    """Draw an event of a level. An empty deck is made anew of what was discarded."""

    player: int
    level: int

    def draw(self, s: State, _: int) -> Next:
        kinds = [n for n, row in enumerate(EVENTS) if row.level == self.level]
        if not any(s.events_left[n] for n in kinds):
            for n in kinds:
                s.events_left = put(s.events_left, n, s.events_gone[n])
                s.events_gone = put(s.events_gone, n, 0)
        left = [n for n in kinds if s.events_left[n]]
        if not left:
            return Done()
        return Roll(DRAW_EVENT, left, tuple(s.events_left[n] for n in left))

    def take(self, s: State, kind: int) -> Next:
        s.events_left = put(s.events_left, kind, s.events_left[kind] - 1)
        add_event(s, self.player, kind, 0)
        s.tell_only(
            1 << self.player, ("event", self.player, kind), ("draws", self.player, self.level)
        )
        return None


# Playing


@dataclass(frozen=True, slots=True)
class Play:
    """How a kind of event is played in a phase: the rule asks for targets, announces itself with
    `announced`, and works unless `was_cancelled`."""

    kind: int
    phase: int
    frame: Callable[..., Frame]  # made with (player)
    ready: Callable[[Any, int], bool] | None


PLAYS: Final[dict[tuple[int, int], Play]] = {}  # (kind, phase)


def plays(slug: str, phase: int) -> Callable[[type[Frame]], type[Frame]]:
    """Declare how an event is played in a phase by the rule it starts. A static method
    `_ready(s, player)` says whether it has a legal target (C-EVT-14)."""

    def declare(frame: type[Frame]) -> type[Frame]:
        add_play(slug, phase, frame, getattr(frame, "_ready", None))
        return frame

    return declare


def add_play(
    slug: str,
    phase: int,
    frame: Callable[..., Frame],
    ready: Callable[[Any, int], bool] | None = None,
) -> None:
    """Declare how an event is played in a phase by what makes its rule of a player."""
    kind = event(slug)
    PLAYS[kind, phase] = Play(kind, phase, frame, ready)


def playable(s: State, player: int, phase: int) -> list[int]:
    """The events a player could play in his part of a phase."""
    found = []
    for kind in kinds_in_hand(s, player):
        play = PLAYS.get((kind, phase))
        if play is not None and (play.ready is None or play.ready(s, player)):
            found.append(kind)
    return found


@dataclass(slots=True, eq=False)
class PlayEvent(Frame):
    """Play an event of the hand."""

    player: int
    kind: int
    phase: int

    def lay_open(self, s: State, _: int) -> Next:
        discard_event(s, self.player, self.kind)
        s.spared = 0
        s.tell("plays", self.player, self.kind)
        return None

    def work(self, s: State, _: int) -> Next:
        return Call(PLAYS[self.kind, self.phase].frame(self.player))


@Override
def may_be_cancelled(s: State, player: int) -> bool:
    """May others cancel the events of a player?"""
    return True


@dataclass(slots=True, eq=False)
class Announce(Frame):
    """An event is announced with its targets: those it hits may want to be spared, and all may
    cancel it (C-EVT-10, C-EVT-15). It is aimed too at those in whose cities a square lies that it
    names, though nothing of theirs is hit."""

    player: int
    kind: int
    aimed_at: Bits
    squares_of: Bits = 0

    def ask_to_be_spared(self, s: State, _: int) -> Next:
        s.spared = 0
        s.cancelled = False
        rules = [rule(seat, self.player) for rule in SPARING for seat in self._targets(s)]
        return Call(*rules) if rules else None

    def others_may_cancel(self, s: State, _: int) -> Next:
        if not may_be_cancelled(s, self.player):
            return Done()
        aimed_at = self.aimed_at | self.squares_of
        return Call(Window(EVENT_WINDOW, self.player, self.kind, aimed_at))

    def _targets(self, s: State) -> list[int]:
        return [seat for seat in range(s.seats) if self.aimed_at >> seat & 1]


# The rule that asks a player who cannot be hit against his will; a card fills it in.
SPARING: Final[list[Callable[[int, int], Frame]]] = []


# Gifts


@dataclass(slots=True, eq=False)
class PlayGift(Frame):
    """A gift card counts as a resource for one cost; `gift` is kind * 8 + resource (C-EVT-12)."""

    player: int
    gift: int
    thanked: int = NOBODY  # who gets a coin token by it

    def lay_open(self, s: State, _: int) -> Next:
        discard_event(s, self.player, self.gift // 8)
        s.tell("gift", self.player, self.gift // 8, self.gift % 8)
        return None

    def choose(self, s: State, _: int) -> Next:
        """Whom it thanks is named before anybody may cancel it (Q-74)."""
        if self.gift // 8 not in THANKING:
            return Goto(PlayGift.others_may_cancel, NOBODY)
        others = [seat for seat in range(s.seats) if seat != self.player]
        return pick(self.player, GIVE_COIN, others, PlayGift.others_may_cancel)

    def others_may_cancel(self, s: State, thanked: int) -> Next:
        self.thanked = thanked
        if thanked != NOBODY:
            s.tell("names_player", self.player, thanked)
        if not may_be_cancelled(s, self.player):
            return None
        aimed_at = 1 << thanked if thanked != NOBODY else 0
        return Call(Window(EVENT_WINDOW, self.player, self.gift // 8, aimed_at))

    def thank(self, s: State, _: int) -> Next:
        if not s.cancelled and self.thanked != NOBODY:
            add_coin(s, self.thanked)
        return None


GIFTS.append(PlayGift)
THANKING: Final = (event("a_gift_from_afar"),)  # gifts by which another player gets a coin


# Too many


@dataclass(slots=True, eq=False)
class DiscardDown(Frame):
    """A hand above its limit is brought down at once: its owner discards, or in his own part plays
    what he can play now (C-EVT-03)."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        if len(s.events[self.player]) <= hand_limit(s, self.player):
            return Done()
        now = playable(s, self.player, s.phase) if s.active == self.player else []
        options = (*kinds_in_hand(s, self.player), *(PLAY_NOW + kind for kind in now))
        return Ask(self.player, DISCARD_EVENT, options)

    def discard(self, s: State, kind: int) -> Next:
        if kind >= PLAY_NOW:
            return Call(PlayEvent(self.player, kind - PLAY_NOW, s.phase))
        discard_event(s, self.player, kind)
        s.tell("discards", self.player, kind)
        return None

    def again(self, s: State, _: int) -> Next:
        return Goto(DiscardDown.choose)


def watch_hands(s: State) -> None:
    """Hands above their limit are brought down, in turn order."""
    for turn in range(s.seats):
        player = (s.first + turn) % s.seats
        if s.events[player] and len(s.events[player]) > hand_limit(s, player):
            waiting = [frame for frame in (*s.stack, *s.triggers) if isinstance(frame, DiscardDown)]
            if all(frame.player != player for frame in waiting):
                s.triggers.append(DiscardDown(player))
