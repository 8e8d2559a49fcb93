"""The position: squares, hands, dials, and the rules in progress.

Per-seat values that are not ints are tuples, replaced and never changed, so a clone copies
references and nothing deeper. Nothing is shuffled ahead: what nobody has seen is kept as counts or
sets of what is left, and drawn when it is turned up. What follows from other fields is not saved:
`land`, `abilities`, `in_play`.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from ziggurat.core import flow
from ziggurat.core.bits import Bits, each
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
from ziggurat.core.notes import Note, tell_only
from ziggurat.core.rows import put
from ziggurat.games.wisdom.board import Land, land_of
from ziggurat.games.wisdom.content import (
    ANARCHY,
    BUILDINGS,
    CITY_STATES,
    CIVILIZATIONS,
    COIN_PLACES,
    DESPOTISM,
    ERAS,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    MARKET_RESOURCES,
    NONE,
    POLICIES,
    POLICY_CARDS,
    RELICS,
    RESULTS,
    UNIT_KINDS,
    WONDERS,
    WONDERS_PER_ERA,
)

Row = tuple[int, ...]
Rows = tuple[Row, ...]
Sets = tuple[Bits, ...]

RULES: Final = "2"  # the rules that new games are played under
RULES_1: Final = "1"  # what they were before; rules/reading.py says in what they differ

SETTING_UP: Final = -1  # the phase before the first turn

HOME: Final = -1  # a piece off the map that may come (back) onto it
GONE: Final = -2  # a piece that has left the game

WATCHERS: Final[list[Callable[["State"], None]]] = []  # called after every change

KNOWERS: Final = 32  # a card of a hand is kind * KNOWERS + the set of seats that know it


@copied
class State(flow.Position):
    """One position of The Board Game. Seats are numbered clockwise from 0."""

    fields: ClassVar[tuple[str, ...]] = ()  # `copied` names them

    setup: dict[str, Any]
    rules: str  # the version it is played under
    seats: int
    first: int  # who has the first-player marker
    round: int
    phase: int  # SETTING_UP, or a phase of content
    active: int  # whose part of the phase it is; NOBODY in phases of all
    civs: Row  # per seat: civilization
    drafted: Row  # civilizations that were shown for a choice while setting up
    laid: Row  # per slot of the map: tile * 4 + quarter turns, or NONE while face down
    tiles: Bits  # set of neutral tiles that nobody has seen
    desert: Bits  # squares that a disaster made desert
    grass: Bits  # squares that a disaster made grassland
    huts: Bits  # squares with a face-down hut
    villages: Bits  # squares with a face-down village
    huts_left: Row  # per result: huts that nobody has looked at, on the map or not
    villages_left: Row  # per result: villages that nobody has looked at
    relics: Row  # per relic: square, HOME (tile not turned up) or GONE
    city_states: Row  # per city-state: square, HOME (not drawn) or GONE
    cities: Rows  # per seat: centres, the capital first
    walls: Bits  # centres with walls
    programs: Bits  # centres with a building program marker
    armies: Rows  # per seat, per army: square, or HOME
    scouts: Rows  # per seat, per scout: square, or HOME
    sends: Rows  # per seat, per figure (armies, then scouts): centre it sends to, or NONE
    moved: Bits  # set of figures of the active seat that have moved
    tired: Sets  # per seat: set of figures that do not move this turn
    buildings: Sets  # per kind: squares
    wonder_on: Row  # per wonder: square of its marker, HOME or GONE
    wonders: Sets  # per seat: set of wonders whose card it holds
    market: Row  # wonders face up
    wonders_left: Bits  # set of wonders that nobody has seen
    deck: Row  # per era: wonders still face down in the deck
    people_on: Sets  # per type: squares
    people: Rows  # per seat, per type: great people in the reserve
    people_left: Row  # per type: unused markers
    overbuilt: Rows  # per seat, per type: those that came back to the reserve this turn
    trade: Row  # per seat: trade dial
    culture: Row  # per seat: culture tokens
    track: Row  # per seat: space on the culture track
    coin_tokens: Rows  # per seat, per place (sheet, techs, wonder): coin tokens
    techs: Sets  # per seat: set
    government: Row  # per seat
    fresh: Sets  # per seat: governments unlocked last turn or now, to be taken without Anarchy
    fresher: Sets  # per seat: governments unlocked this turn
    governed: Bits  # seats that may not change their government any more this turn
    policies: Rows  # per seat, per policy card: side adopted, or NONE
    tokens: Rows  # per seat, per market resource: tokens held
    markers: Rows  # per seat: facedown huts and villages kept, code * KNOWERS + knowers, sorted
    events: Rows  # per seat: cards in hand, kind * KNOWERS + knowers, sorted
    events_left: Row  # per kind: not drawn yet
    events_gone: Row  # per kind: discarded
    units: Rows  # per seat, per kind of unit card: standing forces
    units_known: Rows  # per seat, per kind: as many of them everybody knows of
    units_left: Row  # per kind: face down in the decks
    units_used: Row  # per kind: face up at the bottom of the decks
    used: Sets  # per seat: set of abilities used up for this turn
    actions: Row  # per city of the active seat: city actions it may still take
    did: Sets  # per city of the active seat: set of the kinds of action it took this turn
    boost: Rows  # per seat, per city: extra production for its next produce action this turn
    frozen: Bits  # squares no figure may leave this turn
    resting: Bits  # seats that want no more reactions in the part that is being played
    cancelled: bool  # was what a window was opened for cancelled?
    spared: Bits  # seats that an event leaves alone because they want it so
    won_by: Row
    end_reason: str
    land: Land

    def __init__(self, seats: int, setup: dict[str, Any], rules: str = RULES) -> None:
        self.setup = setup
        self.rules = rules
        self.seats = seats
        self.first = 0
        self.round = 0
        self.phase = SETTING_UP
        self.active = NOBODY
        self.civs = (NONE,) * seats
        self.drafted = ()
        self.laid = ()
        self.tiles = 0
        self.desert = 0
        self.grass = 0
        self.huts = 0
        self.villages = 0
        self.huts_left = tuple(row.huts for row in RESULTS)
        self.villages_left = tuple(row.villages for row in RESULTS)
        self.relics = (HOME,) * len(RELICS)
        self.city_states = (HOME,) * len(CITY_STATES)
        self.cities = ((),) * seats
        self.walls = 0
        self.programs = 0
        self.armies = ((),) * seats
        self.scouts = ((),) * seats
        self.sends = ((),) * seats
        self.moved = 0
        self.tired = (0,) * seats
        self.buildings = (0,) * len(BUILDINGS)
        self.wonder_on = (HOME,) * len(WONDERS)
        self.wonders = (0,) * seats
        self.market = ()
        self.wonders_left = (1 << len(WONDERS)) - 1
        self.deck = (WONDERS_PER_ERA,) * len(ERAS)
        self.people_on = (0,) * len(GREAT_PEOPLE)
        self.people = ((0,) * len(GREAT_PEOPLE),) * seats
        self.people_left = tuple(row.copies for row in GREAT_PEOPLE)
        self.overbuilt = ((0,) * len(GREAT_PEOPLE),) * seats
        self.trade = (0,) * seats
        self.culture = (0,) * seats
        self.track = (0,) * seats
        self.coin_tokens = ((0,) * len(COIN_PLACES),) * seats
        self.techs = (0,) * seats
        self.government = (DESPOTISM,) * seats
        self.fresh = (0,) * seats
        self.fresher = (0,) * seats
        self.governed = 0
        self.policies = ((NONE,) * POLICY_CARDS,) * seats
        self.tokens = ((0,) * len(MARKET_RESOURCES),) * seats
        self.markers = ((),) * seats
        self.events = ((),) * seats
        self.events_left = tuple(row.copies for row in EVENTS)
        self.events_gone = (0,) * len(EVENTS)
        self.units = ((0,) * len(UNIT_KINDS),) * seats
        self.units_known = ((0,) * len(UNIT_KINDS),) * seats
        self.units_left = tuple(row.copies for row in UNIT_KINDS)
        self.units_used = (0,) * len(UNIT_KINDS)
        self.used = (0,) * seats
        self.actions = ()
        self.did = ()
        self.boost = ((0, 0, 0),) * seats
        self.frozen = 0
        self.resting = 0
        self.cancelled = False
        self.spared = 0
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
        data["stack"] = [frame_to_json(frame) for frame in self.stack]
        data["pending"] = question_to_json(self.pending)
        return data

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        rules = data.get("rules", RULES_1)  # which positions did not name
        s = State(data["seats"], data["setup"], rules)
        for name in SAVED:
            setattr(s, name, restored(data[name]))
        s.stack = [frame_from_json(frame, __name__) for frame in data["stack"]]
        s.pending = question_from_json(data["pending"], __name__)
        s.renew_land()
        for player in range(s.seats):
            s.renew_abilities(player)
        return s

    def hash(self) -> str:
        """Looks only at what differs from an untouched table, so that a version with more fields
        gives the same hash for the same position."""
        fresh = State(self.seats, self.setup)
        told: dict[str, Any] = {
            name: plain(getattr(self, name))
            for name in SAVED
            if getattr(self, name) != getattr(fresh, name)
        }
        told["stack"] = [frame_to_json(frame) for frame in self.stack]
        told["pending"] = question_to_json(self.pending)
        return digest(told)

    def tell(self, kind: str, *args: int) -> None:
        """Note something that all may know, if anybody reads it."""
        if self.notes is not None:
            self.notes.append((kind, *args))

    def tell_only(self, seats: Bits, note: Note, instead: Note | None = None) -> None:
        """Note something that only these seats may know; the others read `instead`."""
        tell_only(self, seats, note, instead)

    def renew_land(self) -> None:
        """Work out anew what the squares give, after a tile or a piece came or went."""
        self.land = land_of(
            self.seats,
            self.laid,
            (self.desert, self.grass),
            self.buildings,
            self.wonder_on,
            self.people_on,
            self.city_states,
        )
        self.changed = True

    def renew_abilities(self, player: int) -> None:
        """Put together what a seat has in play: sheet, techs, government, policies, wonders."""
        bits = CIVILIZATIONS[self.civs[player]].ability if self.civs[player] != NONE else 0
        bits |= self.techs[player]  # the ability of tech n is bit n
        bits |= GOVERNMENTS[self.government[player]].ability
        if self.government[player] != ANARCHY:  # silences policies (W-GOV-02)
            for card, side in enumerate(self.policies[player]):
                if side != NONE:
                    bits |= POLICIES[2 * card + side].ability
        for wonder in each(self.wonders[player]):
            if not self.is_blockaded(player, self.wonder_on[wonder]):
                bits |= WONDERS[wonder].ability
        if bits != self.abilities[player]:
            self.abilities = put(self.abilities, player, bits)
            self.in_play = 0
            for seat_bits in self.abilities:
                self.in_play |= seat_bits

    def is_blockaded(self, player: int, square: int) -> bool:
        """Does an enemy figure stand on a square of this player's outskirts (C-BLK-01)? Who attacks
        those that hold it has not taken it yet (Q-76)."""
        if player != self.active and (square in self.armies[player] + self.scouts[player]):
            return False
        for seat in range(self.seats):
            if seat != player and (square in self.armies[seat] or square in self.scouts[seat]):
                return True
        return False


# What is saved of a position, besides the setup, the version of the rules, the rules in progress
# and the question.
SAVED: Final = tuple(sorted(set(State.fields) - {"land", "rules", "setup"}))
