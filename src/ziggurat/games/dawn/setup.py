"""Setting up a game (base pp. 3-5) and building the map (base p. 14).

Random things (leaders, tiles, the first player, victory cards) are asked of chance one by one.
"""

from dataclasses import dataclass
from math import atan2
from typing import Any

from ziggurat.core.flow import (
    NOBODY,
    Ask,
    Call,
    Done,
    Frame,
    Goto,
    Next,
    Roll,
    push,
    run,
)
from ziggurat.core.game import Setup
from ziggurat.core.rows import put
from ziggurat.games.dawn.board import TILE
from ziggurat.games.dawn.content import (
    ANCIENT,
    DECKS,
    ECONOMY,
    EDITIONS,
    FOCUS,
    GROWTH,
    LEADERS,
    MEDIEVAL,
    MILITARY,
    MODERN,
    TYPES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.data.layouts import FIRST_GAME
from ziggurat.games.dawn.form import BUILT_MAP, EXPLORED_MAP, FIRST_GAME_MAP, form
from ziggurat.games.dawn.map_building import BuildMap, DealTiles, place_capital
from ziggurat.games.dawn.options import LEADER, VICTORY_CARD, prompt
from ziggurat.games.dawn.rules.exploration import populate
from ziggurat.games.dawn.rules.trade import add_trade
from ziggurat.games.dawn.rules.turn import Rounds
from ziggurat.games.dawn.rules.wonders import RevealWonder
from ziggurat.games.dawn.state import HOME, State
from ziggurat.games.dawn.terra_map import DRAW_FIRST, DealStart, PlaceCapitals, PlaceForts

DRAW_LEADER = prompt("draw_leader", LEADER)
CHOOSE_LEADER = prompt("choose_leader", LEADER)
DRAW_VICTORY = prompt("draw_victory", VICTORY_CARD)


def checked_setup(setup: Setup) -> dict[str, Any]:
    """The setup with its defaults; raises BadSetup with one sentence for what cannot be."""
    return form().checked(setup, besides=("position",))


def new_game(setup: dict[str, Any], rules: str) -> State:
    """A new game, run up to its first question."""
    s = State(EDITIONS[setup["edition"]], setup["players"], setup, rules)
    first: list[Frame] = [SelectLeaders(), ConstructMap()]
    if setup["map"] == FIRST_GAME_MAP:
        first.reverse()  # the ready-made map lies before anything else is done (base p. 3)
    push(s, (*first, PopulateMap(), PrepareDecks(), DealVictory(), GiveHandicap(), Begin()))
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
            if number not in s.leaders
            and s.edition.slug in leader.editions
            and (leader.slug not in chosen or leader.slug == wish)
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
    """Hand out a leader sheet and lay the starting row: the level I cards in its order (growth
    leftmost), a unique card of level I in place of the ordinary one, and on them one caravan and
    one army."""
    s.leaders = put(s.leaders, player, leader)
    row = LEADERS[leader]
    s.row = put(
        s.row, player, (GROWTH, *row.order) if len(s.edition.slots) == len(TYPES) else row.order
    )
    start = {
        card.type: number
        for number, card in enumerate(FOCUS)
        if card.level == 1
        and s.edition.slug in card.editions
        and card.owner in ("", row.slug)  # a leader's own card comes later and wins
    }
    s.cards = put(s.cards, player, tuple(start[lane] for lane in sorted(s.row[player])))
    s.caravans = put(s.caravans, player, (HOME,) * FOCUS[start[ECONOMY]].caravans)
    s.armies = put(s.armies, player, (HOME,) * FOCUS[start[MILITARY]].armies)
    s.renew_abilities(player)
    s.tell("leader", player, leader)


@dataclass(slots=True, eq=False)
class ConstructMap(Frame):
    """Lay the first-game map, or build one."""

    def lay(self, s: State, _: int) -> Next:
        if s.setup["map"] == BUILT_MAP:
            return Call(DealTiles(), BuildMap())
        if s.setup["map"] == EXPLORED_MAP:
            return Call(DealStart(), PlaceForts(), PlaceCapitals())
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


@dataclass(slots=True, eq=False)
class PopulateMap(Frame):
    """Every icon on the map gets its token, every city-state its cards."""

    def populate(self, s: State, _: int) -> Next:
        populate(s, s.board.map.whole)
        return Done()


@dataclass(slots=True, eq=False)
class PrepareDecks(Frame):
    """Wonder decks by era, with cards removed for two and three players, the top card of each
    turned up; then the first player is drawn and the event dial set."""

    deck: int = 0

    def draw_first_player(self, s: State, _: int) -> Next:
        if s.first != NOBODY:
            return Goto(PrepareDecks.set_dial, s.first)
        return Roll(DRAW_FIRST, range(s.seats))

    def set_dial(self, s: State, player: int) -> Next:
        s.first = player
        s.event = 0
        s.tell("first_player", player)
        s.left = tuple(wonders_to_come(s, deck) for deck in range(len(DECKS)))
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
        if wonder.type == DECKS[deck] and s.edition.slug in wonder.editions:
            count[wonder.era] += 1
    ancient, medieval = s.edition.wonders_removed[s.seats - 2]
    return count[ANCIENT] - ancient, count[MEDIEVAL] - medieval, count[MODERN]


@dataclass(slots=True, eq=False)
class DealVictory(Frame):
    """Three random victory cards by the map, four in the epic game; with the expansion the two
    fort cards besides, unless the game is peaceful."""

    drawn: int = 0

    def lay_fort_cards(self, s: State, _: int) -> Next:
        if not s.setup["peaceful"]:
            s.victory = tuple(n for n in _victory_cards(s) if VICTORY[n].forts)
        return None

    def draw(self, s: State, _: int) -> Next:
        if self.drawn == s.edition.victory_cards + s.setup["epic"]:
            return Done()
        left = [n for n in _victory_cards(s) if n not in s.victory and not VICTORY[n].forts]
        return Roll(DRAW_VICTORY, left)

    def lay(self, s: State, card: int) -> Next:
        self.drawn += 1
        s.victory = (*s.victory, card)
        s.tell("victory_card", card)
        return Goto(DealVictory.draw)


def _victory_cards(s: State) -> list[int]:
    return [n for n, card in enumerate(VICTORY) if s.edition.slug in card.editions]


@dataclass(slots=True, eq=False)
class GiveHandicap(Frame):
    """Less experienced players start with trade tokens, spread evenly from the left
    (Terra Incognita p. 15)."""

    def give(self, s: State, _: int) -> Next:
        for player, tokens in enumerate(s.setup["handicap"]):
            for number in range(tokens):
                add_trade(s, player, s.row[player][number % len(s.row[player])])
        return Done()


@dataclass(slots=True, eq=False)
class Begin(Frame):
    """The first player takes the first turn."""

    def begin(self, s: State, _: int) -> Next:
        return Call(Rounds(s.first))
