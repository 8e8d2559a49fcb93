"""Setting up (C-SET, W-SET): civilizations, the map, capitals, figures, units, dials."""

from dataclasses import dataclass
from typing import Any

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import Ask, Call, Done, Frame, Goto, Next, Roll, pick, prompt, push, run
from ziggurat.core.game import Setup
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import (
    ARMIES,
    CENTRE,
    CIVILIZATIONS,
    HOME_TILES,
    LAYOUTS,
    NEUTRAL_TILES,
    NONE,
    SCOUTS,
    SQUARES,
    START_ARMIES,
    START_OF_TURN,
    START_POLICIES,
    START_SCOUTS,
    TURNED,
    WATER,
    WONDERS_OF,
)
from ziggurat.games.wisdom.form import CHOOSE, DRAFT, RANDOM, form
from ziggurat.games.wisdom.options import CIV, SEAT, SQUARE, WONDER
from ziggurat.games.wisdom.rules.discovery import lay_tile
from ziggurat.games.wisdom.rules.figures import may_stand, move_figure
from ziggurat.games.wisdom.rules.gains import GainUnit
from ziggurat.games.wisdom.rules.limits import printed
from ziggurat.games.wisdom.rules.people import GainPerson
from ziggurat.games.wisdom.rules.policies import Adopt
from ziggurat.games.wisdom.rules.squares import outskirts
from ziggurat.games.wisdom.rules.sums import trade_income
from ziggurat.games.wisdom.rules.turn import Rounds
from ziggurat.games.wisdom.rules.wonders import (
    FillMarket,
    put_wonder,
    take_from_wonder_deck,
    wonder_squares,
)
from ziggurat.games.wisdom.state import HOME, State

DRAW_FIRST = prompt("draw_first_player", SEAT, __name__)
DRAW_CIV = prompt("draw_civilization", CIV, __name__)
CHOOSE_CIV = prompt("choose_civilization", CIV, __name__)
PLACE_CAPITAL = prompt("place_capital", SQUARE, __name__)
PLACE_ARMY = prompt("place_army", SQUARE, __name__)
PLACE_SCOUT = prompt("place_scout", SQUARE, __name__)
DRAW_WONDER = prompt("draw_wonder", WONDER, __name__)
PLACE_WONDER = prompt("place_wonder", SQUARE, __name__)


def checked_setup(setup: Setup) -> dict[str, Any]:
    """The setup with every default filled in; raises BadSetup."""
    return form().checked(setup, besides=("position",))


def new_game(setup: dict[str, Any], rules: str) -> State:
    """A new game, run up to its first question."""
    s = State(setup["players"], setup, rules)
    s.laid = (NONE,) * len(LAYOUTS[s.seats].slots)
    for tile in NEUTRAL_TILES:
        s.tiles |= 1 << tile
    s.renew_land()
    push(s, (SetUp(), Rounds()))
    run(s)
    return s


@dataclass(slots=True, eq=False)
class SetUp(Frame):
    """Who begins, who plays what, then each player in turn order (C-SET-02, C-SET-22)."""

    done: int = 0

    def draw_first_player(self, s: State, _: int) -> Next:
        return Roll(DRAW_FIRST, range(s.seats))

    def civilizations(self, s: State, first: int) -> Next:
        s.first = first
        s.tell("first", first)
        return Call(*(TakeCivilization((first + n) % s.seats) for n in self._order(s)))

    def wonders(self, s: State, _: int) -> Next:
        """Who begins with a wonder takes the top card before the market is laid out (W-SET-06)."""
        owners = [n for n in range(s.seats) if CIVILIZATIONS[s.civs[n]].wonder]
        return Call(*(TakeTopWonder(owner) for owner in owners), FillMarket())

    def players(self, s: State, _: int) -> Next:
        return Call(*(SetUpPlayer((s.first + n) % s.seats) for n in range(s.seats)))

    def begin(self, s: State, _: int) -> Next:
        for player in range(s.seats):
            s.trade = put(s.trade, player, trade_income(s, player))  # (C-SET-18)
        s.phase = START_OF_TURN
        return None

    def _order(self, s: State) -> range:
        """Civilizations are chosen in reverse turn order (C-SET-03)."""
        turns = range(s.seats)
        return turns[::-1] if s.setup["civilizations"] == CHOOSE else turns


@dataclass(slots=True, eq=False)
class TakeCivilization(Frame):
    """A player gets a civilization: named in the setup, drawn, chosen, or one of two drawn."""

    player: int
    first: int = NONE  # of two drawn

    def choose(self, s: State, _: int) -> Next:
        if s.setup["civilizations"] == CHOOSE:
            return Goto(TakeCivilization.ask)
        left = self._left(s)
        own = self._named(s).get(self.player)
        for civ in left:
            if CIVILIZATIONS[civ].slug == own:
                return Goto(TakeCivilization.take, civ)
        return Roll(DRAW_CIV, left)

    def drawn(self, s: State, civ: int) -> Next:
        if s.setup["civilizations"] != DRAFT:
            return Goto(TakeCivilization.take, civ)
        if self.first == NONE:
            self.first = civ
            s.drafted = (*s.drafted, civ)
            return Goto(TakeCivilization.choose)
        s.drafted = (*s.drafted, civ)
        return None

    def ask(self, s: State, _: int) -> Next:
        if self.first == NONE:
            return Ask(self.player, CHOOSE_CIV, self._left(s))
        return Ask(self.player, CHOOSE_CIV, sorted(s.drafted[-2:]))

    def take(self, s: State, civ: int) -> Next:
        """The sheet's tech, government, armies; the home tile is laid (C-SET-05, C-SET-08)."""
        row = CIVILIZATIONS[civ]
        player = self.player
        s.civs = put(s.civs, player, civ)
        s.techs = put(s.techs, player, 1 << row.tech)
        s.government = put(s.government, player, row.government)
        armies = ARMIES + row.armies
        s.armies = put(s.armies, player, (HOME,) * armies)
        scouts = SCOUTS + row.scouts
        s.scouts = put(s.scouts, player, (HOME,) * scouts)
        s.sends = put(s.sends, player, (NONE,) * (armies + scouts))
        s.renew_abilities(player)
        slot = home_slot(s, player)
        lay_tile(s, slot, HOME_TILES + civ, LAYOUTS[s.seats].slots[slot].turn)
        s.tell("civilization", player, civ)
        return None

    def _left(self, s: State) -> list[int]:
        """Civilizations that nobody has, has been shown, or is to have by the setup."""
        kept = {slug for seat, slug in self._named(s).items() if seat != self.player}
        return [
            n
            for n, row in enumerate(CIVILIZATIONS)
            if n not in s.civs and n not in s.drafted and row.slug not in kept
        ]

    def _named(self, s: State) -> dict[int, str]:
        """The civilizations that the setup names, by seat."""
        wish = s.setup["civilizations"]
        slugs = [] if isinstance(wish, str) else wish
        return {seat: slug for seat, slug in enumerate(slugs) if slug != RANDOM}


@dataclass(slots=True, eq=False)
class TakeTopWonder(Frame):
    """Draw the top wonder of the deck; it waits in the market's place until it is put down."""

    player: int

    def draw(self, s: State, _: int) -> Next:
        return Roll(DRAW_WONDER, each(s.wonders_left & WONDERS_OF[0]))

    def take(self, s: State, wonder: int) -> Next:
        take_from_wonder_deck(s, wonder)
        s.wonders = put(s.wonders, self.player, 1 << wonder)
        s.tell("top_wonder", self.player, wonder)
        return None


def home_slot(s: State, player: int) -> int:
    """The slot where a player's home tile lies; seats of the map are numbered in turn order."""
    place = (player - s.first) % s.seats
    return next(n for n, slot in enumerate(LAYOUTS[s.seats].slots) if slot.seat == place)


def capital_squares(s: State, player: int) -> Bits:
    """The central squares of the home tile that are not water (C-SET-10, W-CIV-01)."""
    slot = home_slot(s, player)
    turns = s.laid[slot] % 4
    found = 0
    for place in range(SQUARES):
        if TURNED[turns][place] in CENTRE:
            found |= 1 << slot * SQUARES + place
    return found & ~s.land.terrain[WATER]


@dataclass(slots=True, eq=False)
class SetUpPlayer(Frame):
    """Capital, policies, what the sheet brings, figures, units."""

    player: int
    armies: int = 0  # placed so far
    scouts: int = 0

    def place_capital(self, s: State, _: int) -> Next:
        return Ask(self.player, PLACE_CAPITAL, each(capital_squares(s, self.player)))

    def capital(self, s: State, square: int) -> Next:
        s.cities = put(s.cities, self.player, (square,))
        if self._civ(s).walls:
            s.walls |= 1 << square
        s.tell("capital", self.player, square)
        count = START_POLICIES + self._civ(s).policies
        return Call(*(Adopt(self.player) for _ in range(count)))

    def place_wonder(self, s: State, _: int) -> Next:
        if not s.wonders[self.player]:
            return None
        squares = each(wonder_squares(s, self.player, s.cities[self.player][0]))
        return Ask(self.player, PLACE_WONDER, squares)

    def wonder(self, s: State, square: int) -> Next:
        if s.wonders[self.player]:
            wonder = each(s.wonders[self.player])[0]
            put_wonder(s, self.player, s.cities[self.player][0], wonder, square)
        return Call(GainPerson(self.player)) if self._civ(s).great_person else None

    def place_army(self, s: State, _: int) -> Next:
        if self.armies == START_ARMIES + self._civ(s).armies:
            return Goto(SetUpPlayer.place_scout)
        return pick(self.player, PLACE_ARMY, self._squares(s), SetUpPlayer.army)

    def army(self, s: State, square: int) -> Next:
        move_figure(s, self.player, self.armies, square)
        self.armies += 1
        return Goto(SetUpPlayer.place_army)

    def place_scout(self, s: State, _: int) -> Next:
        if self.scouts == START_SCOUTS + self._civ(s).scouts:
            return Goto(SetUpPlayer.units)
        return pick(self.player, PLACE_SCOUT, self._squares(s), SetUpPlayer.scout)

    def scout(self, s: State, square: int) -> Next:
        figure = len(s.armies[self.player]) + self.scouts
        move_figure(s, self.player, figure, square)
        self.scouts += 1
        return Goto(SetUpPlayer.place_scout)

    def units(self, s: State, _: int) -> Next:
        types = [n for n, more in enumerate(self._civ(s).units) for _ in range(1 + more)]
        return Call(*(GainUnit(self.player, n) for n in types))

    def dials(self, s: State, _: int) -> Next:
        """The starting government counts as unlocked (X-42)."""
        assert printed(s.techs[self.player]).governments >> s.government[self.player] & 1
        return Done()

    def _civ(self, s: State) -> Any:
        return CIVILIZATIONS[s.civs[self.player]]

    def _squares(self, s: State) -> list[int]:
        around = outskirts(s, s.cities[self.player][0])
        return [n for n in each(around) if may_stand(s, self.player, n)]
