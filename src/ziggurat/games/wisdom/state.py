"""The position: squares, hands, dials, and the rules in progress.

Per-seat values that are not ints are tuples, replaced and never changed, so a clone copies
references and nothing deeper. Nothing is shuffled ahead: what nobody has seen is kept as counts or
sets of what is left, and drawn when it is turned up. What follows from other fields is not saved:
`land`, `abilities`, `in_play`.
"""

from collections.abc import Callable
from typing import Any, Final

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
from ziggurat.core.flow import NOBODY
from ziggurat.core.notes import Note, tell_only
from ziggurat.core.rows import put
from ziggurat.games.wisdom.board import land_of
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

SETTING_UP: Final = -1  # the phase before the first turn

HOME: Final = -1  # a piece off the map that may come (back) onto it
GONE: Final = -2  # a piece that has left the game

WATCHERS: Final[list[Callable[["State"], None]]] = []  # called after every change

KNOWERS: Final = 32  # a card of a hand is kind * KNOWERS + the set of seats that know it


class State(flow.Position):
    """One position of The Board Game. Seats are numbered clockwise from 0."""

    __slots__ = (
        "actions",  # per city of the active seat: city actions it may still take
        "active",  # whose part of the phase it is; NOBODY in phases of all
        "armies",  # per seat, per army: square, or HOME
        "boost",  # per seat, per city: extra production for its next produce action this turn
        "buildings",  # per kind: squares
        "cities",  # per seat: centres, the capital first
        "city_states",  # per city-state: square, HOME (not drawn) or GONE
        "civs",  # per seat: civilization
        "coin_tokens",  # per seat, per place (sheet, techs, wonder): coin tokens
        "culture",  # per seat: culture tokens
        "deck",  # per era: wonders still face down in the deck
        "desert",  # squares that a disaster made desert
        "did",  # per city of the active seat: set of the kinds of action it took this turn
        "drafted",  # civilizations that were shown for a choice while setting up
        "end_reason",
        "events",  # per seat: cards in hand, kind * KNOWERS + knowers, sorted
        "events_gone",  # per kind: discarded
        "events_left",  # per kind: not drawn yet
        "first",  # who has the first-player marker
        "fresh",  # per seat: governments unlocked last turn or now, to be taken without Anarchy
        "fresher",  # per seat: governments unlocked this turn
        "frozen",  # squares no figure may leave this turn
        "governed",  # seats that may not change their government any more this turn
        "government",  # per seat
        "grass",  # squares that a disaster made grassland
        "huts",  # squares with a face-down hut
        "huts_left",  # per result: huts that nobody has looked at, on the map or not
        "laid",  # per slot of the map: tile * 4 + quarter turns, or NONE while face down
        "land",
        "market",  # wonders face up
        "markers",  # per seat: facedown huts and villages kept, code * KNOWERS + knowers, sorted
        "moved",  # set of figures of the active seat that have moved
        "people",  # per seat, per type: great people in the reserve
        "people_left",  # per type: unused markers
        "people_on",  # per type: squares
        "phase",  # SETTING_UP, or a phase of content
        "policies",  # per seat, per policy card: side adopted, or NONE
        "programs",  # centres with a building program marker
        "cancelled",  # was what a window was opened for cancelled?
        "resting",  # seats that want no more reactions in the part that is being played
        "spared",  # seats that an event leaves alone because they want it so
        "relics",  # per relic: square, HOME (tile not turned up) or GONE
        "round",
        "scouts",  # per seat, per scout: square, or HOME
        "seats",
        "sends",  # per seat, per figure (armies, then scouts): centre it sends to, or NONE
        "setup",
        "techs",  # per seat: set
        "tiles",  # set of neutral tiles that nobody has seen
        "tired",  # set of figures of the active seat that do not move this turn
        "tokens",  # per seat, per market resource: tokens held
        "track",  # per seat: space on the culture track
        "trade",  # per seat: trade dial
        "units",  # per seat, per kind of unit card: standing forces
        "units_known",  # per seat, per kind: as many of them everybody knows of
        "units_left",  # per kind: face down in the decks
        "units_used",  # per kind: face up at the bottom of the decks
        "used",  # per seat: set of abilities used up for this turn
        "villages",  # squares with a face-down village
        "villages_left",  # per result: villages that nobody has looked at
        "walls",  # centres with walls
        "won_by",
        "wonder_on",  # per wonder: square of its marker, HOME or GONE
        "wonders",  # per seat: set of wonders whose card it holds
        "wonders_left",  # set of wonders that nobody has seen
    )

    def __init__(self, seats: int, setup: dict[str, Any]) -> None:
        self.setup = setup
        self.seats = seats
        self.first = 0
        self.round = 0
        self.phase = SETTING_UP
        self.active = NOBODY
        self.civs: tuple[int, ...] = (NONE,) * seats
        self.drafted: tuple[int, ...] = ()
        self.laid: tuple[int, ...] = ()
        self.tiles: Bits = 0
        self.desert: Bits = 0
        self.grass: Bits = 0
        self.huts: Bits = 0
        self.villages: Bits = 0
        self.huts_left: tuple[int, ...] = tuple(row.huts for row in RESULTS)
        self.villages_left: tuple[int, ...] = tuple(row.villages for row in RESULTS)
        self.relics: tuple[int, ...] = (HOME,) * len(RELICS)
        self.city_states: tuple[int, ...] = (HOME,) * len(CITY_STATES)
        self.cities: tuple[tuple[int, ...], ...] = ((),) * seats
        self.walls: Bits = 0
        self.programs: Bits = 0
        self.armies: tuple[tuple[int, ...], ...] = ((),) * seats
        self.scouts: tuple[tuple[int, ...], ...] = ((),) * seats
        self.sends: tuple[tuple[int, ...], ...] = ((),) * seats
        self.moved: Bits = 0
        self.tired: Bits = 0
        self.buildings: tuple[Bits, ...] = (0,) * len(BUILDINGS)
        self.wonder_on: tuple[int, ...] = (HOME,) * len(WONDERS)
        self.wonders: tuple[Bits, ...] = (0,) * seats
        self.market: tuple[int, ...] = ()
        self.wonders_left: Bits = (1 << len(WONDERS)) - 1
        self.deck: tuple[int, ...] = (WONDERS_PER_ERA,) * len(ERAS)
        self.people_on: tuple[Bits, ...] = (0,) * len(GREAT_PEOPLE)
        self.people: tuple[tuple[int, ...], ...] = ((0,) * len(GREAT_PEOPLE),) * seats
        self.people_left: tuple[int, ...] = tuple(row.copies for row in GREAT_PEOPLE)
        self.trade: tuple[int, ...] = (0,) * seats
        self.culture: tuple[int, ...] = (0,) * seats
        self.track: tuple[int, ...] = (0,) * seats
        self.coin_tokens: tuple[tuple[int, ...], ...] = ((0,) * len(COIN_PLACES),) * seats
        self.techs: tuple[Bits, ...] = (0,) * seats
        self.government: tuple[int, ...] = (DESPOTISM,) * seats
        self.fresh: tuple[Bits, ...] = (0,) * seats
        self.fresher: tuple[Bits, ...] = (0,) * seats
        self.governed: Bits = 0
        self.policies: tuple[tuple[int, ...], ...] = ((NONE,) * POLICY_CARDS,) * seats
        self.tokens: tuple[tuple[int, ...], ...] = ((0,) * len(MARKET_RESOURCES),) * seats
        self.markers: tuple[tuple[int, ...], ...] = ((),) * seats
        self.events: tuple[tuple[int, ...], ...] = ((),) * seats
        self.events_left: tuple[int, ...] = tuple(row.copies for row in EVENTS)
        self.events_gone: tuple[int, ...] = (0,) * len(EVENTS)
        self.units: tuple[tuple[int, ...], ...] = ((0,) * len(UNIT_KINDS),) * seats
        self.units_known: tuple[tuple[int, ...], ...] = ((0,) * len(UNIT_KINDS),) * seats
        self.units_left: tuple[int, ...] = tuple(row.copies for row in UNIT_KINDS)
        self.units_used: tuple[int, ...] = (0,) * len(UNIT_KINDS)
        self.used: tuple[Bits, ...] = (0,) * seats
        self.actions: tuple[int, ...] = ()
        self.did: tuple[Bits, ...] = ()
        self.boost: tuple[tuple[int, ...], ...] = ((0, 0, 0),) * seats
        self.frozen: Bits = 0
        self.resting: Bits = 0
        self.cancelled = False
        self.spared: Bits = 0
        self.won_by: tuple[int, ...] = ()
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
        """A copy that shares nothing mutable, written out because search lives on copies."""
        copy = State.__new__(State)
        copy.setup = self.setup
        copy.land = self.land
        copy.seats = self.seats
        copy.first = self.first
        copy.round = self.round
        copy.phase = self.phase
        copy.active = self.active
        copy.civs = self.civs
        copy.drafted = self.drafted
        copy.laid = self.laid
        copy.tiles = self.tiles
        copy.desert = self.desert
        copy.grass = self.grass
        copy.huts = self.huts
        copy.villages = self.villages
        copy.huts_left = self.huts_left
        copy.villages_left = self.villages_left
        copy.relics = self.relics
        copy.city_states = self.city_states
        copy.cities = self.cities
        copy.walls = self.walls
        copy.programs = self.programs
        copy.armies = self.armies
        copy.scouts = self.scouts
        copy.sends = self.sends
        copy.moved = self.moved
        copy.tired = self.tired
        copy.buildings = self.buildings
        copy.wonder_on = self.wonder_on
        copy.wonders = self.wonders
        copy.market = self.market
        copy.wonders_left = self.wonders_left
        copy.deck = self.deck
        copy.people_on = self.people_on
        copy.people = self.people
        copy.people_left = self.people_left
        copy.trade = self.trade
        copy.culture = self.culture
        copy.track = self.track
        copy.coin_tokens = self.coin_tokens
        copy.techs = self.techs
        copy.government = self.government
        copy.fresh = self.fresh
        copy.fresher = self.fresher
        copy.governed = self.governed
        copy.policies = self.policies
        copy.tokens = self.tokens
        copy.markers = self.markers
        copy.events = self.events
        copy.events_left = self.events_left
        copy.events_gone = self.events_gone
        copy.units = self.units
        copy.units_known = self.units_known
        copy.units_left = self.units_left
        copy.units_used = self.units_used
        copy.used = self.used
        copy.actions = self.actions
        copy.did = self.did
        copy.boost = self.boost
        copy.frozen = self.frozen
        copy.resting = self.resting
        copy.cancelled = self.cancelled
        copy.spared = self.spared
        copy.won_by = self.won_by
        copy.end_reason = self.end_reason
        copy.abilities = self.abilities
        copy.in_play = self.in_play
        copy.stack = [frame._clone() for frame in self.stack]
        copy.triggers = []
        copy.pending = self.pending
        copy.notes = None
        copy.revealed = self.revealed
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
        data = {name: plain(getattr(self, name)) for name in SAVED}
        data["setup"] = plain(self.setup)
        data["stack"] = [frame_to_json(frame) for frame in self.stack]
        data["pending"] = question_to_json(self.pending)
        return data

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        s = State(data["seats"], data["setup"])
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
        """Does an enemy figure stand on a square of this player's outskirts (C-BLK-01)?"""
        for seat in range(self.seats):
            if seat != player and (square in self.armies[seat] or square in self.scouts[seat]):
                return True
        return False


# What is saved of a position, besides the setup, the rules in progress and the question.
SAVED: Final = tuple(sorted(set(State.__slots__) - {"land", "setup"}))
