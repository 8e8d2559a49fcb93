"""A table for tests of the second game: arrange a position piece by piece, script the answers by
name, fail on anything unscripted.

    table = arrange("americans", "germans")
    table.army(0, "b10").techs(0, "navigation")
    table.begin("movement", 0)
    table.play("move-b10", "b9", "stop")

An answer is `prompt=name` or just `name`; draws are scripted the same way. Squares are named by
column and row ("b10"). Reactions that a seat may only pass are passed unless `asks_all` is set.
"""

from ziggurat.core.bits import each
from ziggurat.core.flow import PASS, Ask, Frame, Roll, push, run
from ziggurat.core.game import option_named
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import (
    ABILITIES,
    ARMIES,
    BUILDINGS,
    CITY_MANAGEMENT,
    CIVILIZATIONS,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    HOME_TILES,
    LAYOUTS,
    MARKET_RESOURCES,
    MOVEMENT,
    NEUTRAL_TILES,
    NONE,
    POLICIES,
    RESEARCH,
    RESOURCES,
    RESULTS,
    SCOUTS,
    SQUARES,
    START_OF_TURN,
    TECHS,
    TILES,
    TRADE_PHASE,
    TURNED,
    UNIT_KINDS,
    WONDERS,
)
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.options import square_name, square_named, unit_name
from ziggurat.games.wisdom.rules.discovery import lay_tile
from ziggurat.games.wisdom.rules.research import Research
from ziggurat.games.wisdom.rules.sums import coins
from ziggurat.games.wisdom.rules.turn import CityManagement, Movement, StartOfTurn, TradeAbilities
from ziggurat.games.wisdom.state import HOME, KNOWERS, State

_PHASES = {
    "start_of_turn": (START_OF_TURN, StartOfTurn),
    "trade": (TRADE_PHASE, TradeAbilities),
    "city_management": (CITY_MANAGEMENT, CityManagement),
    "movement": (MOVEMENT, Movement),
}


def _slug(rows: object, slug: str) -> int:
    assert isinstance(rows, tuple)
    return next(n for n, row in enumerate(rows) if row.slug == slug)


class Table:
    """A position and the means to arrange it, play it and look at it by name."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.asks_all = False

    # Arranging

    def at(self, name: str) -> int:
        """The number of a square."""
        square = square_named(self.s.land.grid, name)
        assert square is not None, f"there is no square {name}"
        return square

    def tile(self, slot: int, slug: str, turns: int = 0) -> "Table":
        """Lay a neutral tile face up."""
        number = _slug(TILES, slug)
        self.s.tiles &= ~(1 << number)
        lay_tile(self.s, slot, number, turns)
        return self

    def city(self, seat: int, name: str) -> "Table":
        """A city, with the policy that it brings: the first side of the next card."""
        self.s.cities = put(self.s.cities, seat, (*self.s.cities[seat], self.at(name)))
        row = self.s.policies[seat]
        self.s.policies = put(self.s.policies, seat, put(row, row.index(NONE), 0))
        self.s.renew_abilities(seat)
        return self

    def army(self, seat: int, name: str, count: int = 1) -> "Table":
        for _ in range(count):
            row = self.s.armies[seat]
            self.s.armies = put(self.s.armies, seat, put(row, row.index(HOME), self.at(name)))
        return self

    def scout(self, seat: int, name: str, sends: int = 0) -> "Table":
        row = self.s.scouts[seat]
        place = row.index(HOME)
        self.s.scouts = put(self.s.scouts, seat, put(row, place, self.at(name)))
        figure = len(self.s.armies[seat]) + place
        centre = self.s.cities[seat][sends]
        self.s.sends = put(self.s.sends, seat, put(self.s.sends[seat], figure, centre))
        return self

    def techs(self, seat: int, *slugs: str) -> "Table":
        for slug in slugs:
            bit = 1 << _slug(TECHS, slug)
            self.s.techs = put(self.s.techs, seat, self.s.techs[seat] | bit)
        self.s.renew_abilities(seat)
        return self

    def government(self, seat: int, slug: str) -> "Table":
        self.s.government = put(self.s.government, seat, _slug(GOVERNMENTS, slug))
        self.s.renew_abilities(seat)
        return self

    def policy(self, seat: int, *slugs: str) -> "Table":
        """Adopt exactly these policies."""
        row = [NONE] * 4
        for slug in slugs:
            number = _slug(POLICIES, slug)
            row[number // 2] = number % 2
        self.s.policies = put(self.s.policies, seat, tuple(row))
        self.s.renew_abilities(seat)
        return self

    def build(self, slug: str, name: str) -> "Table":
        number = _slug(BUILDINGS, slug)
        self.s.buildings = put(
            self.s.buildings, number, self.s.buildings[number] | 1 << self.at(name)
        )
        self.s.renew_land()
        return self

    def wonder(self, seat: int, slug: str, name: str) -> "Table":
        number = _slug(WONDERS, slug)
        self.s.wonder_on = put(self.s.wonder_on, number, self.at(name))
        self.s.wonders = put(self.s.wonders, seat, self.s.wonders[seat] | 1 << number)
        self.s.wonders_left &= ~(1 << number)
        self.s.renew_land()
        self.s.renew_abilities(seat)
        return self

    def market(self, *slugs: str) -> "Table":
        self.s.market = tuple(_slug(WONDERS, slug) for slug in slugs)
        for wonder in self.s.market:
            self.s.wonders_left &= ~(1 << wonder)
        return self

    def person(self, slug: str, name: str) -> "Table":
        number = _slug(GREAT_PEOPLE, slug)
        self.s.people_on = put(
            self.s.people_on, number, self.s.people_on[number] | 1 << self.at(name)
        )
        self.s.people_left = put(self.s.people_left, number, self.s.people_left[number] - 1)
        self.s.renew_land()
        return self

    def event(self, seat: int, slug: str) -> "Table":
        number = _slug(EVENTS, slug)
        hand = (*self.s.events[seat], number * KNOWERS + (1 << seat))
        self.s.events = put(self.s.events, seat, tuple(sorted(hand)))
        self.s.events_left = put(self.s.events_left, number, self.s.events_left[number] - 1)
        return self

    def marker(self, seat: int, slug: str, village: bool = False) -> "Table":
        code = _slug(RESULTS, slug) * 2 + int(village)
        hand = (*self.s.markers[seat], code * KNOWERS + (1 << seat))
        self.s.markers = put(self.s.markers, seat, tuple(sorted(hand)))
        return self

    def token(self, seat: int, *slugs: str) -> "Table":
        for slug in slugs:
            number = RESOURCES.index(slug)
            row = self.s.tokens[seat]
            self.s.tokens = put(self.s.tokens, seat, put(row, number, row[number] + 1))
        return self

    def units(self, seat: int, *names: str) -> "Table":
        """Standing forces by name ("infantry-1-3")."""
        kinds = [unit_name(n) for n in range(len(UNIT_KINDS))]
        for name in names:
            kind = kinds.index(name)
            row = self.s.units[seat]
            self.s.units = put(self.s.units, seat, put(row, kind, row[kind] + 1))
            self.s.units_left = put(self.s.units_left, kind, self.s.units_left[kind] - 1)
        return self

    def dial(self, seat: int, trade: int = 0, culture: int = 0, track: int = 0) -> "Table":
        self.s.trade = put(self.s.trade, seat, trade)
        self.s.culture = put(self.s.culture, seat, culture)
        self.s.track = put(self.s.track, seat, track)
        return self

    # Playing

    def begin(self, phase: str, seat: int = 0) -> "Table":
        """A player's part of a phase begins."""
        self.s.stack = []
        self.s.changed = False
        self.s.triggers.clear()
        if phase == "research":
            self.s.phase, self.s.active = RESEARCH, -1
            return self.run(Research())
        self.s.phase, frame = _PHASES[phase]
        self.s.active = seat
        return self.run(frame(seat))

    def run(self, frame: Frame) -> "Table":
        push(self.s, (frame,))
        run(self.s)
        self._pass_idle()
        return self

    def play(self, *answers: str) -> "Table":
        """Give answers in order; each must be offered at its moment."""
        for answer in answers:
            question = self.s.pending
            assert question is not None, f"{answer!r}: nothing is asked"
            prompt, _, name = answer.rpartition("=")
            assert prompt in ("", question.prompt.name), (
                f"{answer!r}: asked was {question.prompt.name} {self.offered}"
            )
            option = option_named(WISDOM, self.s, question, name)
            assert option is not None, (
                f"{answer!r} was not offered for {question.prompt.name}: {self.offered}"
            )
            self.s.play(option)
            self._pass_idle()
        return self

    def _pass_idle(self) -> None:
        """Pass for seats that are asked to react and can do nothing."""
        while not self.asks_all and isinstance(self.s.pending, Ask) and self.s.pending.secret:
            if not all(option in (PASS, -2) for option in self.s.pending.options):
                return
            self.s.play(PASS)

    @property
    def asked(self) -> str:
        return self.s.pending.prompt.name if self.s.pending else ""

    @property
    def seat(self) -> int:
        assert isinstance(self.s.pending, Ask)
        return self.s.pending.player

    @property
    def offered(self) -> list[str]:
        question = self.s.pending
        assert question is not None
        return [WISDOM.name(self.s, question, option) for option in question.options]

    @property
    def chances(self) -> dict[str, int]:
        """The draws that chance may make, with their weights."""
        assert isinstance(self.s.pending, Roll)
        weights = self.s.pending.weights or (1,) * len(self.s.pending.options)
        return dict(zip(self.offered, weights, strict=True))

    # Looking

    def coins(self, seat: int) -> int:
        return coins(self.s, seat)

    def armies(self, seat: int) -> list[str]:
        return sorted(self._names(self.s.armies[seat]))

    def scouts(self, seat: int) -> list[str]:
        return sorted(self._names(self.s.scouts[seat]))

    def cities(self, seat: int) -> list[str]:
        return self._names(self.s.cities[seat])

    def known(self, seat: int) -> set[str]:
        return {TECHS[n].slug for n in each(self.s.techs[seat])}

    def tokens(self, seat: int) -> dict[str, int]:
        row = self.s.tokens[seat]
        return {RESOURCES[n]: row[n] for n in MARKET_RESOURCES if row[n]}

    def hand(self, seat: int) -> list[str]:
        return [EVENTS[card // KNOWERS].slug for card in self.s.events[seat]]

    def forces(self, seat: int) -> dict[str, int]:
        return {unit_name(n): count for n, count in enumerate(self.s.units[seat]) if count}

    def abilities(self, seat: int) -> set[str]:
        return {key for bit, key in ABILITIES.items() if self.s.abilities[seat] & bit}

    def _names(self, squares: tuple[int, ...]) -> list[str]:
        return [square_name(self.s.land.grid, square) for square in squares if square >= 0]


def arrange(*civs: str, capitals: tuple[str, ...] = ()) -> Table:
    """A table in its first turn: home tiles, capitals on the suggested squares (or where told), no
    figures, no units, the first policy of the first card."""
    players = len(civs)
    setup = WISDOM.checked_setup({"players": players, "civilizations": list(civs)})
    s = State(players, setup)
    s.round = 1
    s.laid = (NONE,) * len(LAYOUTS[players].slots)
    for tile in NEUTRAL_TILES:
        s.tiles |= 1 << tile
    s.renew_land()
    table = Table(s)
    for seat, slug in enumerate(civs):
        civ = _slug(CIVILIZATIONS, slug)
        row = CIVILIZATIONS[civ]
        s.civs = put(s.civs, seat, civ)
        s.techs = put(s.techs, seat, 1 << row.tech)
        s.government = put(s.government, seat, row.government)
        s.armies = put(s.armies, seat, (HOME,) * (ARMIES + row.armies))
        scouts = SCOUTS + row.scouts
        s.scouts = put(s.scouts, seat, (HOME,) * scouts)
        s.sends = put(s.sends, seat, (NONE,) * (ARMIES + row.armies + scouts))
        policies = 1 + row.policies
        s.policies = put(s.policies, seat, tuple(0 if n < policies else NONE for n in range(4)))
        slots = LAYOUTS[players].slots
        slot = next(n for n, each_ in enumerate(slots) if each_.seat == seat)
        lay_tile(s, slot, HOME_TILES + civ, slots[slot].turn)
        s.renew_abilities(seat)
        centre = table.at(capitals[seat]) if capitals else _suggested(s, slot, HOME_TILES + civ)
        s.cities = put(s.cities, seat, (centre,))
    return table


def _suggested(s: State, slot: int, tile: int) -> int:
    """The square that a home tile suggests for its capital."""
    turned = TURNED[s.laid[slot] % 4]
    return slot * SQUARES + turned.index(TILES[tile].capital)
