"""Setting up a game (base pp. 3-5) and building the map (base p. 14).

Random things (leaders, tiles, the first player, victory cards) are asked of chance one by one.
"""

from collections.abc import Collection
from dataclasses import dataclass
from math import atan2
from typing import Any, Final

from ziggurat.core.flow import (
    NOBODY,
    Ask,
    Call,
    Done,
    Frame,
    Goto,
    Next,
    Roll,
    pick,
    prompt,
    push,
    run,
)
from ziggurat.core.game import BadSetup, Setup
from ziggurat.core.hexes import Hex, around, holes
from ziggurat.games.dawn.board import SIDES, TILE, WATER_TOKEN, cells_of
from ziggurat.games.dawn.content import (
    ANCIENT,
    BASE,
    COLORS,
    DECKS,
    ECONOMY,
    EDITIONS,
    FOCUS,
    LEADERS,
    MEDIEVAL,
    RESOURCES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.data.layouts import CORE, FIRST_GAME
from ziggurat.games.dawn.data.tiles import CAPITAL, CITY_STATE, HUB, NATURAL, TILES
from ziggurat.games.dawn.options import (
    LEADER,
    NUMBER,
    PLACEMENT,
    SEAT,
    VICTORY_CARD,
    placement_code,
    placement_of,
)
from ziggurat.games.dawn.options import TILE as TILE_KIND
from ziggurat.games.dawn.rules.barbarians import DIE
from ziggurat.games.dawn.rules.turn import Rounds
from ziggurat.games.dawn.rules.wonders import RevealWonder
from ziggurat.games.dawn.state import HOME, State

DRAW_LEADER = prompt("draw_leader", LEADER)
CHOOSE_LEADER = prompt("choose_leader", LEADER)
DRAW_TILE = prompt("draw_tile", TILE_KIND)
CORE_SIDE = prompt("core_side", NUMBER)
DRAW_START = prompt("draw_start", SEAT)
DRAW_FIRST = prompt("draw_first", SEAT)
CHOOSE_TILE = prompt("choose_tile", TILE_KIND)
PLACE_TILE = prompt("place_tile", PLACEMENT)
DRAW_VICTORY = prompt("draw_victory", VICTORY_CARD)

FIRST_GAME_MAP: Final = "first-game"
BUILT_MAP: Final = "built"

_TILES_BESIDES_CAPITAL: Final = 2
_TOUCH: Final = 4

_DEFAULTS: Final[dict[str, Any]] = {
    "edition": BASE,
    "players": 2,
    "map": FIRST_GAME_MAP,
    "leaders": "random",
    "colors": list(COLORS),
    "epic": False,
    "errata": True,
}


def checked_setup(setup: Setup) -> dict[str, Any]:
    """The setup with its defaults; raises BadSetup with one sentence for what cannot be."""
    unknown = sorted(set(setup) - set(_DEFAULTS) - {"position"})
    if unknown:
        raise BadSetup(f"a setup has no {', '.join(unknown)}")
    full = {**_DEFAULTS, **setup}
    if full["edition"] not in tuple(EDITIONS):
        raise BadSetup(f"there is no edition {full['edition']!r}; there is {', '.join(EDITIONS)}")
    low, high = EDITIONS[full["edition"]].seats
    players = full["players"]
    if type(players) is not int or not low <= players <= high:
        raise BadSetup(f"{low} to {high} can play, not {players!r}")
    if full["map"] not in (FIRST_GAME_MAP, BUILT_MAP):
        raise BadSetup(f"the map is {FIRST_GAME_MAP!r} or {BUILT_MAP!r}, not {full['map']!r}")
    for option in ("epic", "errata"):
        if type(full[option]) is not bool:
            raise BadSetup(f"{option} is true or false, not {full[option]!r}")
    _check_colors(full, players)
    _check_leaders(full["leaders"], players)
    return full


def _check_colors(full: dict[str, Any], players: int) -> None:
    colors = full["colors"]
    if not isinstance(colors, list | tuple) or len(colors) < players:
        raise BadSetup(f"{players} players need {players} colours")
    full["colors"] = colors = list(colors)[:players]
    for color in colors:
        if color not in COLORS:
            raise BadSetup(f"there is no colour {color!r}; there is {', '.join(COLORS)}")
    if len(set(colors)) < players:
        raise BadSetup("two players cannot have the same colour")


def _check_leaders(leaders: Any, players: int) -> None:
    if leaders in ("random", "choose"):
        return
    if not isinstance(leaders, list | tuple) or len(leaders) != players:
        raise BadSetup(f"leaders are 'random', 'choose', or a list of {players}")
    known = (*(leader.slug for leader in LEADERS), "random")
    for name in leaders:
        if name not in known:
            raise BadSetup(f"there is no leader {name!r}; there is {', '.join(known)}")
    chosen = [name for name in leaders if name != "random"]
    if len(set(chosen)) < len(chosen):
        raise BadSetup("two players cannot have the same leader")


def new_game(setup: dict[str, Any]) -> State:
    """A new game, run up to its first question."""
    s = State(EDITIONS[setup["edition"]], setup["players"], setup)
    first: list[Frame] = [SelectLeaders(), ConstructMap()]
    if setup["map"] == FIRST_GAME_MAP:
        first.reverse()  # the ready-made map lies before anything else is done (base p. 3)
    push(s, [*first, PopulateMap(), PrepareDecks(), DealVictory(), Begin()])
    run(s)
    return s


@dataclass(slots=True, eq=False)
class SelectLeaders(Frame):
    """Each player gets a leader sheet, at random or by choice, and a focus row in its order with
    a caravan on the economy card."""

    player: int = 0

    def deal(self, s: State, _: int) -> Next:
        if self.player == s.seats:
            return Done()
        wish = s.setup["leaders"]
        if not isinstance(wish, str):
            wish = wish[self.player]
        chosen = s.setup["leaders"] if not isinstance(s.setup["leaders"], str) else ()
        left = [
            number
            for number, leader in enumerate(LEADERS)
            if number not in s.leaders and (leader.slug not in chosen or leader.slug == wish)
        ]
        if wish == "choose":
            return Ask(self.player, CHOOSE_LEADER, left)
        if wish == "random":
            return Roll(DRAW_LEADER, left)
        return Goto(SelectLeaders.take, next(n for n in left if LEADERS[n].slug == wish))

    def take(self, s: State, leader: int) -> Next:
        give_leader(s, self.player, leader)
        self.player += 1
        return Goto(SelectLeaders.deal)


def give_leader(s: State, player: int, leader: int) -> None:
    """Hand out a leader sheet and lay the starting row."""
    s.leaders[player] = leader
    s.row[player] = LEADERS[leader].order
    first_level = {card.type: n for n, card in enumerate(FOCUS) if card.level == 1}
    s.cards[player] = tuple(first_level[lane] for lane in sorted(s.row[player]))
    s.caravans[player] = (HOME,) * FOCUS[first_level[ECONOMY]].caravans
    s.renew_abilities(player)
    s.tell("leader", player, leader)


@dataclass(slots=True, eq=False)
class ConstructMap(Frame):
    """Lay the first-game map, or build one."""

    def lay(self, s: State, _: int) -> Next:
        if s.setup["map"] == BUILT_MAP:
            return Call(DealTiles(), BuildMap())
        s.lay(
            *(
                (TILE, number, 0, hub[0], hub[1], turn)
                for number, hub, turn, players in FIRST_GAME
                if players <= s.seats
            )
        )
        for player, star in enumerate(clockwise(s, s.board.stars)):
            place_capital(s, player, star)
        return Done()


def clockwise(s: State, spaces: list[int]) -> list[int]:
    """Spaces in clockwise order round the middle of the map, from the north on."""
    points = [(q + r / 2, r * 0.866) for q, r in s.board.map.cells]
    x0 = sum(x for x, _ in points) / len(points)
    y0 = sum(y for _, y in points) / len(points)

    def angle(space: int) -> float:
        x, y = points[space]
        return atan2(x - x0, y0 - y) % 6.283185307179586

    return sorted(spaces, key=angle)


def place_capital(s: State, player: int, space: int) -> None:
    s.capital[player] = space
    s.cities[player] |= 1 << space


@dataclass(slots=True, eq=False)
class DealTiles(Frame):
    """A capital tile for each player; the core of two natural wonder and two city-state tiles on
    the side a die gives; then two of the remaining tiles for each player."""

    drawn: tuple[int, ...] = ()  # core tiles, unordered
    order: tuple[int, ...] = ()  # core tiles in the order of their places
    side: int = 0

    def deal_capital(self, s: State, _: int) -> Next:
        if all(s.hands):
            return Goto(DealTiles.draw_core)
        dealt = [tile for hand in s.hands for tile in hand]
        return Roll(DRAW_TILE, [t for t in _of_kind(CAPITAL) if t not in dealt])

    def take_capital(self, s: State, tile: int) -> Next:
        player = next(seat for seat, hand in enumerate(s.hands) if not hand)
        s.hands[player] = (tile,)
        return Goto(DealTiles.deal_capital)

    def draw_core(self, s: State, _: int) -> Next:
        for kind in (NATURAL, CITY_STATE):
            tiles = _of_kind(kind)
            if sum(tile in tiles for tile in self.drawn) < 2:
                return Roll(DRAW_TILE, [tile for tile in tiles if tile not in self.drawn])
        return Goto(DealTiles.roll_side)

    def take_core(self, s: State, tile: int) -> Next:
        self.drawn = (*self.drawn, tile)
        return Goto(DealTiles.draw_core)

    def roll_side(self, s: State, _: int) -> Next:
        return Roll(CORE_SIDE, DIE)

    def set_side(self, s: State, die: int) -> Next:
        self.side = 0 if die <= 3 else 1
        return None

    def draw_next_core_tile(self, s: State, _: int) -> Next:
        left = [tile for tile in self.drawn if tile not in self.order]
        if not left:
            return Goto(DealTiles.deal_tile)
        return Roll(DRAW_TILE, left)

    def lay_core_tile(self, s: State, tile: int) -> Next:
        hub, turn = CORE[SIDES[self.side]][len(self.order)]
        self.order = (*self.order, tile)
        s.lay((TILE, tile, self.side, *hub, turn))
        return Goto(DealTiles.draw_next_core_tile)

    def deal_tile(self, s: State, _: int) -> Next:
        if all(len(hand) == 1 + _TILES_BESIDES_CAPITAL for hand in s.hands):
            return Done()
        dealt = [tile for hand in s.hands for tile in hand]
        return Roll(
            DRAW_TILE,
            [
                number
                for number, tile in TILES.items()
                if tile.kind != CAPITAL and number not in dealt and number not in self.order
            ],
        )

    def take_tile(self, s: State, tile: int) -> Next:
        player = next(n for n, hand in enumerate(s.hands) if len(hand) < 3)
        s.hands[player] = (*s.hands[player], tile)
        return Goto(DealTiles.deal_tile)


def _of_kind(kind: str) -> list[int]:
    return [number for number, tile in TILES.items() if tile.kind == kind]


@dataclass(slots=True, eq=False)
class BuildMap(Frame):
    """From a random player on, clockwise, each places one of his tiles, until all lie."""

    player: int = NOBODY
    tile: int = 0

    def draw_start(self, s: State, _: int) -> Next:
        return Roll(DRAW_START, range(s.seats))

    def start(self, s: State, player: int) -> Next:
        self.player = player
        return None

    def choose_tile(self, s: State, _: int) -> Next:
        hand = s.hands[self.player]
        if not hand:
            return Done()
        return pick(self.player, CHOOSE_TILE, sorted(hand), BuildMap.choose_place)

    def choose_place(self, s: State, tile: int) -> Next:
        self.tile = tile
        return Ask(self.player, PLACE_TILE, placements(s, tile))

    def place(self, s: State, placement: int) -> Next:
        side, turn, q, r = placement_of(placement)
        s.lay((TILE, self.tile, side, q, r, turn))
        if TILES[self.tile].kind == CAPITAL:
            star = s.board.map.index[cells_of(self.tile, side, (q, r), turn)[HUB]]
            place_capital(s, self.player, star)
        gaps = holes(s.board.map.cells)
        if gaps:
            s.lay(*((WATER_TOKEN, q, r) for q, r in gaps))
        s.hands[self.player] = tuple(t for t in s.hands[self.player] if t != self.tile)
        s.tell("tile_placed", self.player, self.tile)
        self.player = (self.player + 1) % s.seats
        return Goto(BuildMap.choose_tile)


def placements(s: State, tile: int) -> list[int]:
    """Where a tile may be laid: touching four spaces of tiles and the core; if it cannot touch the
    core, a tile that touches it; if it fits nowhere so, where it touches most (base p. 14)."""
    on_tiles, core, by_core = _ground(s)
    fits: list[tuple[int, int]] = []  # (contacts, placement)
    at_core: list[int] = []
    next_to_core: list[int] = []
    taken = set(s.board.map.cells)
    beside_map = _beside(taken)
    for side in range(2):
        for turn in range(6):
            shape = cells_of(tile, side, (0, 0), turn)
            beside_shape = _beside(shape)
            for hub in _spots(shape, taken, beside_map):
                touched = _shifted(beside_shape, hub) & on_tiles
                placement = placement_code(side, turn, *hub)
                fits.append((len(touched), placement))
                if len(touched) >= _TOUCH:
                    if touched & core:
                        at_core.append(placement)
                    elif touched & by_core:
                        next_to_core.append(placement)
    most = max(contacts for contacts, _ in fits)
    return at_core or next_to_core or [p for contacts, p in fits if contacts == most]


def _ground(s: State) -> tuple[set[Hex], set[Hex], set[Hex]]:
    """Hexes of all tiles laid, of the core, and of the tiles that touch the core."""
    tiles: dict[int, set[Hex]] = {}
    for space, laid in enumerate(s.board.laid_at):
        if s.layout[laid][0] == TILE:
            tiles.setdefault(laid, set()).add(s.board.map.cells[space])
    core = set().union(*(cells for laid, cells in tiles.items() if laid < len(CORE["A"])))
    rim = _beside(core)
    by_core = set().union(*(cells for cells in tiles.values() if cells & rim))
    return set().union(*tiles.values()), core, by_core


def _beside(cells: Collection[Hex]) -> set[Hex]:
    """The hexes next to these but not among them."""
    return {beside for cell in cells for beside in around(cell)}.difference(cells)


def _shifted(cells: Collection[Hex], by: Hex) -> set[Hex]:
    dq, dr = by
    return {(q + dq, r + dr) for q, r in cells}


def _spots(shape: list[Hex], taken: set[Hex], beside_map: set[Hex]) -> list[Hex]:
    """Every place for the hub of a tile of this shape where it touches the map and overlaps
    nothing."""
    hubs = sorted({(q - dq, r - dr) for q, r in beside_map for dq, dr in shape})
    return [hub for hub in hubs if taken.isdisjoint(_shifted(shape, hub))]


@dataclass(slots=True, eq=False)
class PopulateMap(Frame):
    """Every icon on the map gets its token, every city-state its cards."""

    def populate(self, s: State, _: int) -> Next:
        populate(s)
        return Done()


def populate(s: State) -> None:
    """Put a token on every icon of the map."""
    for resource in range(len(RESOURCES)):
        s.resources_on[resource] = s.board.resource_icons[resource]
    for letter, space in s.board.barbarian_icons.items():
        s.barbarians[letter] = space
    for number in s.board.city_state_spaces:
        s.city_states[number] = NOBODY
    for number in s.board.natural_spaces:
        s.natural[number] = NOBODY


@dataclass(slots=True, eq=False)
class PrepareDecks(Frame):
    """Wonder decks by era, with cards removed for two and three players, the top card of each
    turned up; then the first player is drawn and the event dial set."""

    deck: int = 0

    def draw_first_player(self, s: State, _: int) -> Next:
        return Roll(DRAW_FIRST, range(s.seats))

    def set_dial(self, s: State, player: int) -> Next:
        s.first = player
        s.event = 0
        s.tell("first_player", player)
        s.left = [wonders_to_come(s, deck) for deck in range(len(DECKS))]
        return None

    def turn_up(self, s: State, _: int) -> Next:
        if self.deck == len(DECKS):
            return Done()
        self.deck += 1
        return Call(RevealWonder(self.deck - 1))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(PrepareDecks.turn_up)


def wonders_to_come(s: State, deck: int) -> tuple[int, ...]:
    """How many wonders of each era a deck holds for this number of players (base p. 5)."""
    count = [0, 0, 0]
    for wonder in WONDERS:
        if wonder.type == DECKS[deck]:
            count[wonder.era] += 1
    if s.seats <= 3:
        count[ANCIENT] -= 1
    if s.seats == 2:
        count[MEDIEVAL] -= 1
    return tuple(count)


@dataclass(slots=True, eq=False)
class DealVictory(Frame):
    """Three random victory cards by the map; four in the epic game."""

    def draw(self, s: State, _: int) -> Next:
        if len(s.victory) == s.edition.victory_cards + s.setup["epic"]:
            return Done()
        return Roll(DRAW_VICTORY, [n for n in range(len(VICTORY)) if n not in s.victory])

    def lay(self, s: State, card: int) -> Next:
        s.victory = (*s.victory, card)
        s.tell("victory_card", card)
        return Goto(DealVictory.draw)


@dataclass(slots=True, eq=False)
class Begin(Frame):
    """The first player takes the first turn."""

    def begin(self, s: State, _: int) -> Next:
        return Call(Rounds(s.first))
