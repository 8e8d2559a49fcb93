"""Positions written by hand: what each seat has."""

from collections.abc import Sequence
from typing import Any, Final

from ziggurat.core.bits import bits_of
from ziggurat.core.game import BadSetup
from ziggurat.core.handwritten import (
    Named,
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
from ziggurat.games.wisdom.content import (
    ARMIES,
    CITY_MARKERS,
    CIVILIZATIONS,
    COIN_PLACES,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    LAST_SPACE,
    MARKET_RESOURCES,
    NONE,
    POLICIES,
    POLICY_CARDS,
    RESOURCES,
    RESULTS,
    SCOUTS,
    TECHS,
    TRADE_MAX,
    UNIT_KINDS,
    WONDERS,
)
from ziggurat.games.wisdom.options import USE_NAMES, marker_name, square_name, unit_name
from ziggurat.games.wisdom.position_text import square_in, squares_in
from ziggurat.games.wisdom.rules.limits import policy_limit
from ziggurat.games.wisdom.state import HOME, KNOWERS, Row, State

MOST: Final = 999  # of anything
OFF_MAP: Final = "home"  # a figure that is not on the map
SENDS: Final = ">"  # "b3>c4": the figure on b3 sends to the city on c4
KNOWN: Final = "@"  # "sabotage@0,2": seats 0 and 2 know the card too

UNIT_NAMES: Final = tuple(unit_name(n) for n in range(len(UNIT_KINDS)))
MARKER_NAMES: Final = tuple(marker_name(n) for n in range(2 * len(RESULTS)))


def counted(names: Sequence[str], known: Sequence[str], what: str) -> Row:
    """How often each of the known names is there."""
    counts = [0] * len(known)
    for name in names:
        counts[one_of(known, name, what)] += 1
    return tuple(counts)


def slugs(table: Sequence[Named]) -> tuple[str, ...]:
    return tuple(row.slug for row in table)


class Seating:
    """Gives one seat of a position what its table says."""

    def __init__(self, s: State, player: int, seat: dict[str, Any]) -> None:
        self.s = s
        self.player = player
        self.seat = seat
        self.civ = CIVILIZATIONS[s.civs[player]]
        self.armies = ARMIES + self.civ.armies
        self.scouts = SCOUTS + self.civ.scouts

    def cards(self) -> None:
        """Techs, government, dials, tracks and all that is held."""
        s, player, seat = self.s, self.player, self.seat
        techs = [row_named(TECHS, name, "tech") for name in names_in(seat, "techs")]
        s.techs = put(s.techs, player, bits_of([self.civ.tech, *techs]))
        s.government = put(s.government, player, self._government())
        s.fresh = put(s.fresh, player, self._governments("fresh"))
        s.fresher = put(s.fresher, player, self._governments("fresher"))
        s.governed |= int(flag_in(seat, "governed")) << player
        s.trade = put(s.trade, player, number_in(seat, "trade", 0, 0, TRADE_MAX))
        s.culture = put(s.culture, player, number_in(seat, "culture", 0, 0, MOST))
        s.track = put(s.track, player, number_in(seat, "track", 0, 0, LAST_SPACE))
        coins = [0] * len(COIN_PLACES)
        for name, count in table_in(seat, "coins").items():
            place = one_of(COIN_PLACES, name, "place of coins")
            coins[place] = checked_number(count, "coins", 0, MOST)
        s.coin_tokens = put(s.coin_tokens, player, tuple(coins))
        market = tuple(RESOURCES[n] for n in MARKET_RESOURCES)
        tokens = counted(names_in(seat, "resources"), market, "resource")
        s.tokens = put(s.tokens, player, tokens)
        s.markers = put(s.markers, player, self._hand("markers", MARKER_NAMES, "marker"))
        s.events = put(s.events, player, self._hand("events", slugs(EVENTS), "event"))
        s.units = put(s.units, player, counted(names_in(seat, "units"), UNIT_NAMES, "unit"))
        known = counted(names_in(seat, "known"), UNIT_NAMES, "unit")
        s.units_known = put(s.units_known, player, known)
        for key in ("reserve", "overbuilt"):
            people = counted(names_in(seat, key), slugs(GREAT_PEOPLE), "great person")
            if key == "reserve":
                s.people = put(s.people, player, people)
            else:
                s.overbuilt = put(s.overbuilt, player, people)
        used = [one_of(USE_NAMES, name, "ability") for name in names_in(seat, "used")]
        s.used = put(s.used, player, bits_of(used))
        s.boost = put(s.boost, player, self._boost())

    def cities(self) -> None:
        """Capital, cities, walls, programs, wonders, policies."""
        s, player, seat = self.s, self.player, self.seat
        if "capital" not in seat:
            raise BadSetup("seat {player} needs a capital", player=player)
        grid = s.land.grid
        cities = (square_in(grid, seat["capital"]), *squares_in(grid, seat, "cities"))
        if len(cities) > 1 + CITY_MARKERS:
            raise BadSetup("seat {player} has too many cities", player=player)
        s.cities = put(s.cities, player, cities)
        walls = self._own_cities("walls")
        if "walls" not in seat and self.civ.walls:
            walls = [cities[0]]
        s.walls |= bits_of(walls)
        s.programs |= bits_of(self._own_cities("programs"))
        for name, place in table_in(seat, "wonders").items():
            wonder = row_named(WONDERS, name, "wonder")
            if s.wonder_on[wonder] != HOME:
                raise BadSetup("{name} is in two places", name=name)
            s.wonder_on = put(s.wonder_on, wonder, square_in(grid, place))
            s.wonders = put(s.wonders, player, s.wonders[player] | 1 << wonder)
        s.policies = put(s.policies, player, self._policies())

    def place_figures(self) -> None:
        s, player = self.s, self.player
        armies, sends = self._figures("armies", self.armies)
        scouts, more = self._figures("scouts", self.scouts)
        s.armies = put(s.armies, player, armies)
        s.scouts = put(s.scouts, player, scouts)
        s.sends = put(s.sends, player, sends + more)
        tired = figure_numbers(self.seat, "tired", self.armies + self.scouts)
        s.tired = put(s.tired, player, bits_of(tired))

    # Parts of the table

    def _government(self) -> int:
        if "government" not in self.seat:
            return self.civ.government
        return one_of(slugs(GOVERNMENTS), self.seat["government"], "government")

    def _governments(self, key: str) -> int:
        names = names_in(self.seat, key)
        return bits_of([one_of(slugs(GOVERNMENTS), name, "government") for name in names])

    def _hand(self, key: str, known: Sequence[str], what: str) -> Row:
        """Cards with who knows them; their owner always does."""
        cards = []
        for text in names_in(self.seat, key):
            name, _, others = text.partition(KNOWN)
            knowers = 1 << self.player
            for other in others.split(",") if others else ():
                if not other.isdecimal() or int(other) >= self.s.seats:
                    raise BadSetup("{text!r} does not name seats that know the card", text=text)
                knowers |= 1 << int(other)
            cards.append(one_of(known, name, what) * KNOWERS + knowers)
        return tuple(sorted(cards))

    def _boost(self) -> Row:
        boost = [checked_number(n, "boost", 0, MOST) for n in list_in(self.seat, "boost")]
        if len(boost) > 1 + CITY_MARKERS:
            raise BadSetup("{key} has more numbers than there are cities", key="boost")
        return tuple(boost + [0] * (1 + CITY_MARKERS - len(boost)))

    def _own_cities(self, key: str) -> list[int]:
        found = squares_in(self.s.land.grid, self.seat, key)
        for square in found:
            if square not in self.s.cities[self.player]:
                raise BadSetup(
                    "{key} names {square}, where seat {player} has no city",
                    key=key,
                    square=square_name(self.s.land.grid, square),
                    player=self.player,
                )
        return found

    def _policies(self) -> Row:
        """Where none are named: the first sides of the first cards, as many as there may be."""
        row = [NONE] * POLICY_CARDS
        if "policies" not in self.seat:
            row[: policy_limit(self.s, self.player)] = [0] * policy_limit(self.s, self.player)
        for name in names_in(self.seat, "policies"):
            policy = row_named(POLICIES, name, "policy")
            if row[policy // 2] != NONE:
                raise BadSetup("seat {player} adopts two sides of a card", player=self.player)
            row[policy // 2] = policy % 2
        return tuple(row)

    def _figures(self, key: str, most: int) -> tuple[Row, Row]:
        """Where the figures of a kind are, and where they send to."""
        s = self.s
        squares, sends = [HOME] * most, [NONE] * most
        names = names_in(self.seat, key)
        if len(names) > most:
            raise BadSetup(
                "seat {player} has only {most} {key}", player=self.player, most=most, key=key
            )
        for n, text in enumerate(names):
            name, _, city = text.partition(SENDS)
            if name != OFF_MAP:
                squares[n] = square_in(s.land.grid, name)
                if not s.land.revealed >> squares[n] & 1:
                    raise BadSetup("a figure stands on {name}, which lies face down", name=name)
            if city:
                sends[n] = square_in(s.land.grid, city)
        return tuple(squares), tuple(sends)


def figure_numbers(data: dict[str, Any], key: str, figures: int) -> list[int]:
    """Figures by their numbers: first the armies, then the scouts."""
    return [checked_number(n, "a figure", 0, figures - 1) for n in list_in(data, key)]
