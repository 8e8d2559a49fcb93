"""The position: sets of spaces, rows of cards, dials, and the rules in progress.

Per-seat values that are not ints are tuples, replaced and never changed, so a clone copies lists of
ints and tuples and nothing deeper. What follows from other fields is not stored, but for two that
save time: `abilities`, which `renew_abilities` keeps in step, and `looked_at`, which saves and
hashes leave out.
"""

from collections.abc import Callable
from typing import Any, Final

from ziggurat.core import flow
from ziggurat.core.bits import Bits
from ziggurat.core.codec import (
    digest,
    frame_from_json,
    frame_to_json,
    plain,
    question_from_json,
    question_to_json,
    restored,
)
from ziggurat.core.flow import NOBODY
from ziggurat.core.rows import put
from ziggurat.games.dawn.board import Board, Laid, Layout, board_of, grown
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DECKS,
    DIPLOMACY,
    DISTRICTS,
    EDITIONS,
    LEADERS,
    NATURAL_WONDERS,
    RESOURCES,
    WONDERS,
    Edition,
)

HOME: Final = -1  # a figure on its focus card; a piece off the map
ABSENT: Final = -2  # not in this game
NO_CARD: Final = -1

RULES: Final = "2"  # the rules that new games are played under
RULES_1: Final = "1"  # what they were before; rules/reading.py says in what they differ

# Fields that JSON holds. Everything in _LISTS is a list of ints or tuples.
_VALUES: Final = (
    "seats",
    "first",
    "turn",
    "round",
    "reinforced",
    "stored",
    "undrawn",
    "event",
    "victory",
    "resolving",
    "spent",
    "visited",
    "returned",
    "taken",
    "used",
    "attacks_won",
    "redeployed",
    "replaced",
    "stack_tiles",
    "bottom",
    "top",
    "wonder_tokens",
    "secret",
    "scout",
    "ibrahim",
    "friend",
    "won_by",
    "end_reason",
)
_LISTS: Final = (
    "leaders",
    "row",
    "cards",
    "trade",
    "dial",
    "tokens",
    "cities",
    "capital",
    "caravans",
    "barbarians",
    "resources_on",
    "resources",
    "natural",
    "natural_lane",
    "city_states",
    "city_state_lane",
    "city_state_cards",
    "diplomacy",
    "wonder_space",
    "wonders",
    "face_up",
    "left",
    "marks",
    "beaten",
    "hands",
    "armies",
    "districts",
    "government",
    "strongest",
    "abilities",
)


def _news(now: Any, before: Any) -> Any:
    """What a value tells beyond the one of an untouched table."""
    if isinstance(now, tuple) and len(now) == len(before):
        return {
            str(n): plain(a) for n, (a, b) in enumerate(zip(now, before, strict=True)) if a != b
        }
    return plain(now)


def _union(sets: tuple[Bits, ...]) -> Bits:
    union = 0
    for members in sets:
        union |= members
    return union


WATCHERS: Final[list[Callable[["State"], None]]] = []


class State(flow.Position):
    """One position of A New Dawn. Seats are numbered clockwise from 0."""

    __slots__ = (
        "barbarians",  # per letter: space, HOME (beaten) or ABSENT
        "beaten",  # per seat: set of rivals whose capital it has beaten
        "board",
        "bottom",  # tiles at the bottom of the stack that somebody has looked at, lowest first
        "capital",  # per seat: space, or HOME before it is placed
        "caravans",  # per seat: where its unlocked caravans are, sorted; HOME = on the card
        "cards",  # per seat, per lane: focus card
        "cities",  # per seat: spaces with a city, the capital included
        "city_state_cards",  # per city-state: set of seats holding one of its two cards
        "city_state_lane",  # per city-state: lane its conquered token lies on
        "city_states",  # per city-state: NOBODY (free), the conqueror, or ABSENT
        "dial",  # per seat: tech dial
        "diplomacy",  # per giver, per card: holder, NOBODY = in the giver's set
        "districts",  # per seat, per district: space, or HOME
        "edition",
        "end_reason",
        "event",  # section the event dial points to
        "face_up",  # per deck: the wonder on top, or NO_CARD
        "first",
        "friend",  # the player whose diplomacy cards are not limited for one leader
        "government",  # per seat: lane its government token lies on, or NO_CARD
        "ibrahim",  # who holds the Ibrahim card
        "hands",  # per seat: tiles still to place while the map is being built
        "layout",
        "leaders",
        "left",  # per deck: wonders still to come, by era
        "looked_at",  # what agendas depend on, as it was when they were last looked at
        "marks",  # per seat: set of positions in `victory` it has marked
        "natural",  # per natural wonder: holder, NOBODY (on its space), or ABSENT
        "natural_lane",  # per natural wonder: lane of the holder's row it lies on, or NO_CARD
        "redeployed",  # armies sent home this turn, which do not move again
        "replaced",  # has the active player replaced a focus card this turn?
        "reinforced",  # spaces whose control token shows its reinforced side
        "resolving",  # type of the focus card being resolved, or NOBODY
        "resources",  # per seat: how many of each type
        "resources_on",  # per type: spaces where a resource token still lies
        "returned",  # caravans that came home this turn
        "round",
        "rules",  # the version it is played under
        "row",  # per seat: lanes in the order of the slots, leftmost first
        "scout",  # who has looked at tiles of the stack
        "seats",
        "secret",  # set of tiles in the stack that only the scout knows
        "setup",
        "spent",  # this turn: city-states (low bits) and natural wonders whose token was spent
        "stack_tiles",  # set of tiles in the stack that nobody has seen
        "strongest",  # per seat: highest combat value it has won an attack with
        "stored",  # trade tokens kept on a wonder instead of on focus cards
        "taken",  # spaces attacked and taken this turn
        "tokens",  # per seat: spaces with a control token, districts included
        "top",  # tiles put on top of the stack, lowest first
        "trade",  # per seat, per lane: trade tokens
        "turn",  # whose turn it is; NOBODY between turns
        "undrawn",  # set of wonders nobody has seen yet
        "used",  # abilities used up for this turn
        "victory",  # victory cards by the map
        "visited",  # cities and city-states a caravan moved to this turn
        "armies",  # per seat: where its armies are, sorted; HOME = on the military card
        "attacks_won",  # by the player whose turn it is
        "won_by",
        "wonder_tokens",  # set of face-up wonders bearing a trade token
        "wonder_space",  # per wonder: where its token lies, or HOME
        "wonders",  # per seat: set of wonders it controls
    )

    def __init__(
        self, edition: Edition, seats: int, setup: dict[str, Any], rules: str = RULES
    ) -> None:
        self.setup = setup
        self.rules = rules
        self.edition = edition
        self.seats = seats
        self.layout: Layout = ()
        self.board: Board = board_of(())
        self.first = NOBODY
        self.turn = NOBODY
        self.round = 0
        self.leaders: tuple[int, ...] = (NO_CARD,) * seats
        self.row: tuple[tuple[int, ...], ...] = ((),) * seats
        self.cards: tuple[tuple[int, ...], ...] = ((),) * seats
        self.trade: tuple[tuple[int, ...], ...] = ((0,) * len(edition.slots),) * seats
        self.stored = 0
        self.dial: tuple[int, ...] = (0,) * seats
        self.tokens: tuple[Bits, ...] = (0,) * seats
        self.reinforced: Bits = 0
        self.cities: tuple[Bits, ...] = (0,) * seats
        self.capital: tuple[int, ...] = (HOME,) * seats
        self.caravans: tuple[tuple[int, ...], ...] = ((),) * seats
        self.barbarians: tuple[int, ...] = (ABSENT,) * len(edition.barbarians)
        self.resources_on: tuple[Bits, ...] = (0,) * len(RESOURCES)
        self.resources: tuple[tuple[int, ...], ...] = ((0,) * len(RESOURCES),) * seats
        self.natural: tuple[int, ...] = (ABSENT,) * len(NATURAL_WONDERS)
        self.natural_lane: tuple[int, ...] = (NO_CARD,) * len(NATURAL_WONDERS)
        self.city_states: tuple[int, ...] = (ABSENT,) * len(CITY_STATES)
        self.city_state_lane: tuple[int, ...] = (NO_CARD,) * len(CITY_STATES)
        self.city_state_cards: tuple[Bits, ...] = (0,) * len(CITY_STATES)
        self.diplomacy: tuple[tuple[int, ...], ...] = (
            tuple(NOBODY if edition.slug in card.editions else ABSENT for card in DIPLOMACY),
        ) * seats
        self.wonder_space: tuple[int, ...] = (HOME,) * len(WONDERS)
        self.wonders: tuple[Bits, ...] = (0,) * seats
        self.face_up: tuple[int, ...] = (NO_CARD,) * len(DECKS)
        self.undrawn: Bits = sum(
            1 << n for n, wonder in enumerate(WONDERS) if edition.slug in wonder.editions
        )
        self.looked_at: tuple[object, ...] = ()
        self.left: tuple[tuple[int, ...], ...] = ((0, 0, 0),) * len(DECKS)
        self.event = 0
        self.victory: tuple[int, ...] = ()
        self.marks: tuple[Bits, ...] = (0,) * seats
        self.beaten: tuple[Bits, ...] = (0,) * seats
        self.hands: tuple[tuple[int, ...], ...] = ((),) * seats
        self.armies: tuple[tuple[int, ...], ...] = ((),) * seats
        self.districts: tuple[tuple[int, ...], ...] = ((HOME,) * len(DISTRICTS),) * seats
        self.government: tuple[int, ...] = (NO_CARD,) * seats
        self.strongest: tuple[int, ...] = (0,) * seats
        self.stack_tiles: Bits = 0
        self.bottom: tuple[int, ...] = ()
        self.top: tuple[int, ...] = ()
        self.wonder_tokens: Bits = 0
        self.secret: Bits = 0
        self.scout = NOBODY
        self.ibrahim = NOBODY
        self.friend = NOBODY
        self.redeployed = 0
        self.replaced = False
        self.resolving = NOBODY
        self.spent: Bits = 0
        self.visited: Bits = 0
        self.returned = 0
        self.taken: Bits = 0
        self.used: Bits = 0
        self.attacks_won = 0
        self.won_by: tuple[int, ...] = ()
        self.end_reason = ""
        self.abilities = (0,) * seats
        self.in_play = 0
        self.stack = []
        self.triggers = []
        self.pending = None
        self.notes = None
        self.changed = False

    def clone(self) -> "State":
        """A copy that shares nothing mutable. Written out: a loop over the fields costs three times
        as much, and search lives on copies."""
        copy = State.__new__(State)
        copy.setup = self.setup
        copy.rules = self.rules
        copy.edition = self.edition
        copy.layout = self.layout
        copy.board = self.board
        copy.seats = self.seats
        copy.first = self.first
        copy.turn = self.turn
        copy.round = self.round
        copy.reinforced = self.reinforced
        copy.stored = self.stored
        copy.undrawn = self.undrawn
        copy.event = self.event
        copy.victory = self.victory
        copy.resolving = self.resolving
        copy.spent = self.spent
        copy.visited = self.visited
        copy.returned = self.returned
        copy.taken = self.taken
        copy.used = self.used
        copy.attacks_won = self.attacks_won
        copy.redeployed = self.redeployed
        copy.replaced = self.replaced
        copy.stack_tiles = self.stack_tiles
        copy.bottom = self.bottom
        copy.top = self.top
        copy.wonder_tokens = self.wonder_tokens
        copy.secret = self.secret
        copy.scout = self.scout
        copy.ibrahim = self.ibrahim
        copy.friend = self.friend
        copy.won_by = self.won_by
        copy.end_reason = self.end_reason
        copy.leaders = self.leaders
        copy.row = self.row
        copy.cards = self.cards
        copy.trade = self.trade
        copy.dial = self.dial
        copy.tokens = self.tokens
        copy.cities = self.cities
        copy.capital = self.capital
        copy.caravans = self.caravans
        copy.barbarians = self.barbarians
        copy.resources_on = self.resources_on
        copy.resources = self.resources
        copy.natural = self.natural
        copy.natural_lane = self.natural_lane
        copy.city_states = self.city_states
        copy.city_state_lane = self.city_state_lane
        copy.city_state_cards = self.city_state_cards
        copy.diplomacy = self.diplomacy
        copy.wonder_space = self.wonder_space
        copy.wonders = self.wonders
        copy.face_up = self.face_up
        copy.left = self.left
        copy.looked_at = self.looked_at
        copy.marks = self.marks
        copy.beaten = self.beaten
        copy.hands = self.hands
        copy.armies = self.armies
        copy.districts = self.districts
        copy.government = self.government
        copy.strongest = self.strongest
        copy.abilities = self.abilities
        copy.in_play = self.in_play
        copy.stack = [frame._clone() for frame in self.stack]
        copy.triggers = []
        copy.pending = self.pending
        copy.notes = None
        copy.changed = False
        return copy

    def play(self, answer: int) -> None:
        flow.play(self, answer)

    def settle(self) -> None:
        """Tell the watchers that something changed that they may care about."""
        for watch in WATCHERS:
            watch(self)

    def winners(self) -> tuple[int, ...]:
        return self.won_by

    def to_json(self) -> dict[str, Any]:
        data = {name: plain(getattr(self, name)) for name in (*_VALUES, *_LISTS)}
        data["setup"] = plain(self.setup)
        data["rules"] = self.rules
        data["edition"] = self.edition.slug
        data["layout"] = plain(self.layout)
        data["stack"] = [frame_to_json(frame) for frame in self.stack]
        data["pending"] = question_to_json(self.pending)
        return data

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        rules = data.get("rules", RULES_1)  # which positions did not name
        s = State(EDITIONS[data["edition"]], data["seats"], data["setup"], rules)
        for name in _VALUES:
            setattr(s, name, restored(data[name]))
        for name in _LISTS:
            setattr(s, name, restored(data[name]))
        s.in_play = _union(s.abilities)
        s.layout = restored(data["layout"])
        s.board = board_of(s.layout)
        s.stack = [frame_from_json(frame, __name__) for frame in data["stack"]]
        s.pending = question_from_json(data["pending"], __name__)
        return s

    def hash(self) -> str:
        """Looks only at what differs from an untouched table, so that a version with more fields
        or more cards gives the same hash for the same position."""
        fresh = State(self.edition, self.seats, self.setup)
        told: dict[str, Any] = {}
        for name in _VALUES:
            if getattr(self, name) != getattr(fresh, name):
                told[name] = plain(getattr(self, name))
        for name in _LISTS:
            pairs = enumerate(zip(getattr(self, name), getattr(fresh, name), strict=True))
            told[name] = {str(n): _news(now, before) for n, (now, before) in pairs if now != before}
        del told["abilities"]  # follows from the rest
        told["layout"] = plain(self.layout)
        told["stack"] = [frame_to_json(frame) for frame in self.stack]
        told["pending"] = question_to_json(self.pending)
        return digest({key: value for key, value in told.items() if value != {}})

    def tell(self, kind: str, *args: int) -> None:
        """Note something for the log, if anybody reads it."""
        if self.notes is not None:
            self.notes.append((kind, *args))

    def lay(self, *laid: Laid) -> None:
        """Add tiles or water tokens to the map."""
        self.layout += laid
        self.board = grown(self.board, laid)

    def renew_abilities(self, player: int) -> None:
        """Put together what a seat has in play: sheet, wonders, diplomacy cards taken."""
        bits = 0
        if self.leaders[player] != NO_CARD:
            bits |= LEADERS[self.leaders[player]].ability
        bits |= self.wonders[player]  # the ability of wonder n is bit n
        for number, holders in enumerate(self.city_state_cards):
            if holders >> player & 1:
                bits |= CITY_STATES[number].ability
        for cards in self.diplomacy:
            if player in cards:
                for card, holder in enumerate(cards):
                    if holder == player:
                        bits |= DIPLOMACY[card].ability
        self.abilities = put(self.abilities, player, bits)
        self.in_play = _union(self.abilities)
