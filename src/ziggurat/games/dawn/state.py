"""The position: sets of spaces, rows of cards, dials, and the rules in progress.

Per-seat values that are not ints are tuples, replaced and never changed, so a clone copies lists of
ints and tuples and nothing deeper. What follows from other fields is not stored, but for two that
save time: `abilities`, which `renew_abilities` keeps in step, and `looked_at`, which saves and
hashes leave out.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

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
from ziggurat.core.copying import copied
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

Row = tuple[int, ...]
Rows = tuple[Row, ...]
Sets = tuple[Bits, ...]

RULES: Final = "2"  # the rules that new games are played under
RULES_1: Final = "1"  # what they were before; rules/reading.py says in what they differ


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


@copied
class State(flow.Position):
    """One position of A New Dawn. Seats are numbered clockwise from 0."""

    fields: ClassVar[tuple[str, ...]] = ()  # `copied` names them

    setup: dict[str, Any]
    rules: str  # the version it is played under
    edition: Edition
    seats: int
    layout: Layout
    board: Board
    first: int
    turn: int  # whose turn it is; NOBODY between turns
    round: int
    leaders: Row
    row: Rows  # per seat: lanes in the order of the slots, leftmost first
    cards: Rows  # per seat, per lane: focus card
    trade: Rows  # per seat, per lane: trade tokens
    stored: int  # trade tokens kept on a wonder instead of on focus cards
    dial: Row  # per seat: tech dial
    tokens: Sets  # per seat: spaces with a control token, districts included
    reinforced: Bits  # spaces whose control token shows its reinforced side
    cities: Sets  # per seat: spaces with a city, the capital included
    capital: Row  # per seat: space, or HOME before it is placed
    caravans: Rows  # per seat: where its unlocked caravans are, sorted; HOME = on the card
    barbarians: Row  # per letter: space, HOME (beaten) or ABSENT
    resources_on: Sets  # per type: spaces where a resource token still lies
    resources: Rows  # per seat: how many of each type
    natural: Row  # per natural wonder: holder, NOBODY (on its space), or ABSENT
    natural_lane: Row  # per natural wonder: lane of the holder's row it lies on, or NO_CARD
    city_states: Row  # per city-state: NOBODY (free), the conqueror, or ABSENT
    city_state_lane: Row  # per city-state: lane its conquered token lies on
    city_state_cards: Sets  # per city-state: set of seats holding one of its two cards
    diplomacy: Rows  # per giver, per card: holder, NOBODY = in the giver's set
    wonder_space: Row  # per wonder: where its token lies, or HOME
    wonders: Sets  # per seat: set of wonders it controls
    face_up: Row  # per deck: the wonder on top, or NO_CARD
    undrawn: Bits  # set of wonders nobody has seen yet
    looked_at: tuple[object, ...]  # what agendas depend on, as it was when they were last looked at
    left: Rows  # per deck: wonders still to come, by era
    event: int  # section the event dial points to
    victory: Row  # victory cards by the map
    marks: Sets  # per seat: set of positions in `victory` it has marked
    beaten: Sets  # per seat: set of rivals whose capital it has beaten
    hands: Rows  # per seat: tiles still to place while the map is being built
    armies: Rows  # per seat: where its armies are, sorted; HOME = on the military card
    districts: Rows  # per seat, per district: space, or HOME
    government: Row  # per seat: lane its government token lies on, or NO_CARD
    strongest: Row  # per seat: highest combat value it has won an attack with
    stack_tiles: Bits  # set of tiles in the stack that nobody has seen
    bottom: Row  # tiles at the bottom of the stack that somebody has looked at, lowest first
    top: Row  # tiles put on top of the stack, lowest first
    wonder_tokens: Bits  # set of face-up wonders bearing a trade token
    secret: Bits  # set of tiles in the stack that only the scout knows
    scout: int  # who has looked at tiles of the stack
    ibrahim: int  # who holds the Ibrahim card
    friend: int  # the player whose diplomacy cards are not limited for one leader
    redeployed: int  # armies sent home this turn, which do not move again
    replaced: bool  # has the active player replaced a focus card this turn?
    resolving: int  # type of the focus card being resolved, or NOBODY
    spent: Bits  # this turn: city-states (low bits) and natural wonders whose token was spent
    visited: Bits  # cities and city-states a caravan moved to this turn
    returned: int  # caravans that came home this turn
    taken: Bits  # spaces attacked and taken this turn
    used: Bits  # abilities used up for this turn
    attacks_won: int  # by the player whose turn it is
    won_by: Row
    end_reason: str

    def __init__(
        self, edition: Edition, seats: int, setup: dict[str, Any], rules: str = RULES
    ) -> None:
        self.setup = setup
        self.rules = rules
        self.edition = edition
        self.seats = seats
        self.layout = ()
        self.board = board_of(())
        self.first = NOBODY
        self.turn = NOBODY
        self.round = 0
        self.leaders = (NO_CARD,) * seats
        self.row = ((),) * seats
        self.cards = ((),) * seats
        self.trade = ((0,) * len(edition.slots),) * seats
        self.stored = 0
        self.dial = (0,) * seats
        self.tokens = (0,) * seats
        self.reinforced = 0
        self.cities = (0,) * seats
        self.capital = (HOME,) * seats
        self.caravans = ((),) * seats
        self.barbarians = (ABSENT,) * len(edition.barbarians)
        self.resources_on = (0,) * len(RESOURCES)
        self.resources = ((0,) * len(RESOURCES),) * seats
        self.natural = (ABSENT,) * len(NATURAL_WONDERS)
        self.natural_lane = (NO_CARD,) * len(NATURAL_WONDERS)
        self.city_states = (ABSENT,) * len(CITY_STATES)
        self.city_state_lane = (NO_CARD,) * len(CITY_STATES)
        self.city_state_cards = (0,) * len(CITY_STATES)
        self.diplomacy = (
            tuple(NOBODY if edition.slug in card.editions else ABSENT for card in DIPLOMACY),
        ) * seats
        self.wonder_space = (HOME,) * len(WONDERS)
        self.wonders = (0,) * seats
        self.face_up = (NO_CARD,) * len(DECKS)
        self.undrawn = sum(
            1 << n for n, wonder in enumerate(WONDERS) if edition.slug in wonder.editions
        )
        self.looked_at = ()
        self.left = ((0, 0, 0),) * len(DECKS)
        self.event = 0
        self.victory = ()
        self.marks = (0,) * seats
        self.beaten = (0,) * seats
        self.hands = ((),) * seats
        self.armies = ((),) * seats
        self.districts = ((HOME,) * len(DISTRICTS),) * seats
        self.government = (NO_CARD,) * seats
        self.strongest = (0,) * seats
        self.stack_tiles = 0
        self.bottom = ()
        self.top = ()
        self.wonder_tokens = 0
        self.secret = 0
        self.scout = NOBODY
        self.ibrahim = NOBODY
        self.friend = NOBODY
        self.redeployed = 0
        self.replaced = False
        self.resolving = NOBODY
        self.spent = 0
        self.visited = 0
        self.returned = 0
        self.taken = 0
        self.used = 0
        self.attacks_won = 0
        self.won_by = ()
        self.end_reason = ""
        self.abilities = (0,) * seats
        self.in_play = 0
        self.stack = []
        self.triggers = []
        self.pending = None
        self.notes = None
        self.revealed = 0
        self.changed = False

    def clone(self) -> "State":
        """A copy that shares nothing mutable."""
        raise NotImplementedError  # `copied` writes it out

    def play(self, answer: int) -> None:
        flow.play(self, answer)

    def settle(self) -> None:
        """Tell the watchers that something changed that they may care about."""
        for watch in WATCHERS:
            watch(self)

    def winners(self) -> tuple[int, ...]:
        return self.won_by

    def to_json(self) -> dict[str, Any]:
        data = {name: plain(getattr(self, name)) for name in SAVED}
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
        for name in SAVED:
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
        for name in SAVED:
            now, before = getattr(self, name), getattr(fresh, name)
            if name == "abilities" or now == before:
                continue  # abilities follow from the rest
            if isinstance(before, tuple) and before:  # a row of things that are always there
                pairs = enumerate(zip(now, before, strict=True))
                told[name] = {str(n): _news(new, old) for n, (new, old) in pairs if new != old}
            else:
                told[name] = plain(now)
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


# What is saved of a position as it is. The rest of its fields is saved in another form, or follows.
SAVED: Final = (
    *(
        name
        for name in State.fields
        if name not in ("board", "edition", "layout", "looked_at", "rules", "setup")
    ),
    "abilities",
)
