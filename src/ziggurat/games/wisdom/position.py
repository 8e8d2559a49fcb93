"""Positions written by hand, in a short text form (docs/positions.md).

The text is TOML. Squares are named as on the map, by column and row. Whatever is not said is as at
the start of a game, or not there.

    phase = "movement"
    [[seat]]
    civilization = "romans"
    capital = "c14"
    armies = "c12 c12"
"""

from typing import Any, Final

from ziggurat.core.bits import Bits, bits_of, each, spaces_in
from ziggurat.core.flow import NOBODY, enter, push, run
from ziggurat.core.game import BadSetup
from ziggurat.core.handwritten import (
    checked_number,
    flag_in,
    list_in,
    names_in,
    number_in,
    one_of,
    row_named,
    table_in,
)
from ziggurat.core.rows import put
from ziggurat.games.wisdom.conservation import broken
from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CITY_MARKERS,
    CITY_STATES,
    CIVILIZATIONS,
    ERAS,
    EVENTS,
    GREAT_PEOPLE,
    HOME_TILES,
    LAYOUTS,
    NEUTRAL_TILES,
    NONE,
    PHASES,
    RELICS,
    RESEARCH,
    RESULTS,
    SQUARES,
    TILES,
    TRADE_PHASE,
    UNIT_KINDS,
    WONDER_MARKET,
    WONDERS,
    WONDERS_OF,
    WONDERS_PER_ERA,
)
from ziggurat.games.wisdom.options import CITY_ACTIONS, square_name
from ziggurat.games.wisdom.position_seats import (
    UNIT_NAMES,
    Seating,
    counted,
    figure_numbers,
    slugs,
)
from ziggurat.games.wisdom.position_text import (
    FACE_DOWN,
    drawn,
    named_tiles,
    parsed_position,
    shown,
    square_in,
    squares_by_name,
    squares_in,
    tile_drawn,
)
from ziggurat.games.wisdom.rules.bargaining import Bargain, may_bargain
from ziggurat.games.wisdom.rules.discovery import lay_tile
from ziggurat.games.wisdom.rules.squares import all_figures, centres
from ziggurat.games.wisdom.rules.turn import PARTS, Parts, Rounds
from ziggurat.games.wisdom.state import GONE, HOME, KNOWERS, Row, State

_LAST_ROUND: Final = 9999
_GONE: Final = "gone"
_AFTER: Final = (  # the step of a turn that follows each phase
    Rounds.collect_trade,
    Rounds.city_management,
    Rounds.movement,
    Rounds.research,
)


def position_setup(text: Any) -> dict[str, Any]:
    """What a position says about the setup of its game."""
    data = parsed_position(text)
    seats = data.get("seat", [])
    names = [seat.get("civilization", "") for seat in seats]
    spare = [row.slug for row in CIVILIZATIONS if row.slug not in names]
    civilizations = [name or (spare.pop(0) if spare else "") for name in names]
    setup: dict[str, Any] = {"players": len(seats), "civilizations": civilizations}
    if "bargaining" in data:
        setup["bargaining"] = data["bargaining"]
    if any("color" in seat for seat in seats):
        setup["colors"] = [seat.get("color") for seat in seats]
    return setup


def arranged(setup: dict[str, Any], rules: str) -> State:
    """The position a setup carries, run up to its first question."""
    try:
        return _Arrangement(setup, rules).made()
    except BadSetup:
        raise
    except (TypeError, ValueError, AttributeError, LookupError) as error:
        raise BadSetup("the position is not well written: {error}", error=error) from None


class _Arrangement:
    """Puts a position together, piece by piece. The position itself does not keep the text, which
    tells what is hidden."""

    def __init__(self, setup: dict[str, Any], rules: str) -> None:
        self.data = parsed_position(setup["position"])
        known = {key: value for key, value in setup.items() if key != "position"}
        self.s = State(setup["players"], known, rules)

    def made(self) -> State:
        s, data = self.s, self.data
        last = s.seats - 1
        s.first = number_in(data, "first", 0, 0, last)
        s.round = number_in(data, "round", 1, 1, _LAST_ROUND)
        self._tiles()
        seats = [Seating(s, n, data["seat"][n]) for n in range(s.seats)]
        for seat in seats:
            seat.cards()
            seat.cities()
            seat.place_figures()
        self._pieces()
        self._markers()
        self._wonders()
        self._supplies()
        s.frozen = bits_of(squares_in(s.land.grid, data, "frozen"))
        s.resting = bits_of([self._seat(n) for n in list_in(data, "resting")])
        most = max(map(len, s.armies)) + max(map(len, s.scouts))
        s.moved = bits_of(figure_numbers(data, "moved", most))
        self._actions()
        for player in range(s.seats):
            s.renew_abilities(player)
        for trouble in broken(s):
            raise trouble
        self._begin()
        return s

    # The map

    def _tiles(self) -> None:
        """Homes, then what is named, then what is drawn; all else lies face down."""
        s, data = self.s, self.data
        s.laid = (NONE,) * len(LAYOUTS[s.seats].slots)
        s.tiles = bits_of(NEUTRAL_TILES)
        s.renew_land()
        grid = s.land.grid
        named, pictures = named_tiles(grid, data), drawn(grid, data)
        began = number_in(data, "began", 0, 0, s.seats - 1)
        for slot, picture in enumerate(pictures):
            place = LAYOUTS[s.seats].slots[slot]
            code = named.get(slot, NONE)
            if place.seat != NONE:
                if code != NONE:
                    raise BadSetup("{name} lies where a home lies", name=TILES[code // 4].slug)
                code = self._home((began + place.seat) % s.seats) * 4 + place.turn
            elif code == NONE and picture != FACE_DOWN * SQUARES:
                code = tile_drawn(grid, slot, picture)
            if code == NONE:
                continue
            if picture not in (FACE_DOWN * SQUARES, shown(*divmod(code, 4))):
                raise BadSetup(
                    "{name} does not look as the map draws it at {place}",
                    name=TILES[code // 4].slug,
                    place=square_name(grid, slot * SQUARES),
                )
            if code // 4 < HOME_TILES and not s.tiles >> code // 4 & 1:
                raise BadSetup("{name} is in two places", name=TILES[code // 4].slug)
            s.tiles &= ~(1 << code // 4)
            lay_tile(s, slot, *divmod(code, 4))
        s.desert = bits_of(squares_in(grid, data, "desert"))
        s.grass = bits_of(squares_in(grid, data, "grass"))
        s.renew_land()

    def _home(self, player: int) -> int:
        """The home tile of a seat, which gets its civilization."""
        s = self.s
        civ = row_named(CIVILIZATIONS, s.setup["civilizations"][player], "civilization")
        s.civs = put(s.civs, player, civ)
        return HOME_TILES + civ

    def _pieces(self) -> None:
        s, grid = self.s, self.s.land.grid
        buildings = list(s.buildings)
        for name, squares in squares_by_name(grid, self.data, "buildings").items():
            buildings[row_named(BUILDINGS, name, "building")] = squares
        s.buildings = tuple(buildings)
        people = list(s.people_on)
        for name, squares in squares_by_name(grid, self.data, "great_people").items():
            people[row_named(GREAT_PEOPLE, name, "great person")] = squares
        s.people_on = tuple(people)
        s.city_states = self._places("city_states", slugs(CITY_STATES), "city-state", s.city_states)
        s.relics = self._places("relics", slugs(RELICS), "relic", s.relics)
        s.renew_land()

    def _places(self, key: str, known: tuple[str, ...], what: str, usual: Row) -> Row:
        """Where each of some markers lies: a square, or "gone"."""
        found = usual
        for name, place in table_in(self.data, key).items():
            square = GONE if place == _GONE else square_in(self.s.land.grid, place)
            found = put(found, one_of(known, name, what), square)
        return found

    def _markers(self) -> None:
        """Huts and villages on the map: where nothing is said, on all their symbols that nothing
        else lies on."""
        s, ground = self.s, self.s.land.ground
        taken = s.land.pieces | centres(s) | all_figures(s) | spaces_in(s.relics)
        s.huts = self._on_symbols("huts", ground.huts, taken)
        s.villages = self._on_symbols("villages", ground.villages, taken)
        s.huts_left = self._left("huts_left", tuple(row.huts for row in RESULTS), 0)
        s.villages_left = self._left("villages_left", tuple(row.villages for row in RESULTS), 1)

    def _on_symbols(self, key: str, symbols: Bits, taken: Bits) -> Bits:
        if key not in self.data:
            return symbols & ~taken
        squares = bits_of(squares_in(self.s.land.grid, self.data, key))
        for square in each(squares & ~self.s.land.revealed):
            name = square_name(self.s.land.grid, square)
            raise BadSetup("{key} names {name}, which lies face down", key=key, name=name)
        return squares

    def _left(self, key: str, all_: Row, village: int) -> Row:
        """What markers that nobody has looked at show: all but those that are held, or as said."""
        left = list(all_)
        for hand in self.s.markers:
            for card in hand:
                result, back = divmod(card // KNOWERS, 2)
                left[result] -= back == village
        if min(left) < 0:
            raise BadSetup("more markers are held than there are")
        if key in self.data:
            most, left = left, [0] * len(left)
            for name, count in table_in(self.data, key).items():
                result = one_of(slugs(RESULTS), name, "result")
                left[result] = checked_number(count, key, 0, most[result])
        return tuple(left)

    # Cards and supplies

    def _wonders(self) -> None:
        s, data = self.s, self.data
        for name, place in table_in(data, "obsolete").items():
            self._put_wonder(name, square_in(s.land.grid, place))
        for name in names_in(data, "gone"):
            self._put_wonder(name, GONE)
        s.market = tuple(row_named(WONDERS, name, "wonder") for name in names_in(data, "market"))
        if len(s.market) > WONDER_MARKET:
            raise BadSetup("the market has at most {most} wonders", most=WONDER_MARKET)
        for wonder in s.market:
            if s.wonder_on[wonder] != HOME or s.market.count(wonder) > 1:
                raise BadSetup("{name} is in two places", name=WONDERS[wonder].slug)
        placed = [n for n, square in enumerate(s.wonder_on) if square != HOME]
        s.wonders_left &= ~bits_of([*placed, *s.market])
        seen = [
            sum(WONDERS[n].era == era for n in [*placed, *s.market]) for era in range(len(ERAS))
        ]
        s.deck = tuple(max(0, WONDERS_PER_ERA - count) for count in seen)
        if "deck" in data:
            deck = list_in(data, "deck")
            most = [(s.wonders_left & WONDERS_OF[era]).bit_count() for era in range(len(ERAS))]
            if len(deck) != len(ERAS):
                raise BadSetup("deck has one number for each era")
            s.deck = tuple(
                checked_number(count, "deck", 0, most[era]) for era, count in enumerate(deck)
            )
        s.renew_land()

    def _put_wonder(self, name: str, place: int) -> None:
        wonder = row_named(WONDERS, name, "wonder")
        if self.s.wonder_on[wonder] != HOME:
            raise BadSetup("{name} is in two places", name=name)
        self.s.wonder_on = put(self.s.wonder_on, wonder, place)

    def _supplies(self) -> None:
        """What is left of events, units and great people when the rest is dealt out."""
        s, data = self.s, self.data
        s.events_gone = counted(names_in(data, "events_gone"), slugs(EVENTS), "event")
        s.units_used = counted(names_in(data, "units_used"), UNIT_NAMES, "unit")
        held = [
            sum(n // KNOWERS == kind for h in s.events for n in h) for kind in range(len(EVENTS))
        ]
        s.events_left = self._rest(
            tuple(row.copies for row in EVENTS), slugs(EVENTS), s.events_gone, tuple(held)
        )
        s.units_left = self._rest(
            tuple(row.copies for row in UNIT_KINDS), UNIT_NAMES, s.units_used, *s.units
        )
        placed = tuple(squares.bit_count() for squares in s.people_on)
        s.people_left = self._rest(
            tuple(row.copies for row in GREAT_PEOPLE), slugs(GREAT_PEOPLE), placed, *s.people
        )

    def _rest(self, all_: Row, names: tuple[str, ...], *taken: Row) -> Row:
        left = [count - sum(row[n] for row in taken) for n, count in enumerate(all_)]
        for n, count in enumerate(left):
            if count < 0:
                raise BadSetup("there are only {all} of {name}", all=all_[n], name=names[n])
        return tuple(left)

    # The turn

    def _seat(self, value: Any) -> int:
        return checked_number(value, "a seat", 0, self.s.seats - 1)

    def _actions(self) -> None:
        s, data = self.s, self.data
        s.actions = tuple(checked_number(n, "actions", 0, 9) for n in list_in(data, "actions"))
        s.did = tuple(
            bits_of(
                [
                    one_of(CITY_ACTIONS, name, "city action")
                    for name in names_in({"did": text}, "did")
                ]
            )
            for text in list_in(data, "did")
        ) or (0,) * len(s.actions)
        if not len(s.did) == len(s.actions) <= 1 + CITY_MARKERS:
            raise BadSetup("actions and did have one entry for each city")

    def _begin(self) -> None:
        """Whose part of which phase it is; the frames of the turn lie below it."""
        s, data = self.s, self.data
        phase = one_of(PHASES, data.get("phase", PHASES[0]), "phase")
        player = number_in(data, "turn", s.first, 0, s.seats - 1)
        begun, bargained = flag_in(data, "begun"), flag_in(data, "bargained")
        s.phase, s.active = phase, player
        if phase == RESEARCH:
            s.active = NOBODY
            enter(s, Rounds(), Rounds.research)
        elif phase == TRADE_PHASE and player == s.first and not (begun or bargained):
            s.active = NOBODY
            enter(s, Rounds(), Rounds.collect_trade)
        else:
            enter(s, Rounds(), _AFTER[phase])
            if phase == TRADE_PHASE and may_bargain(s) and not bargained:
                push(s, (Bargain(), Parts(TRADE_PHASE)))
            done = (player - s.first) % s.seats + 1
            enter(s, Parts(phase, done), Parts.go_on)
            part = PARTS[phase]
            enter(s, part(player), part.choose if begun else part.steps[0])
        s.changed = False
        s.settle()
        if s.won_by:
            raise BadSetup("seat {player} has won already", player=s.won_by[0])
        push(s, tuple(s.triggers))
        s.triggers.clear()
        run(s)
