"""The civilizations of Fame and Fortune whose sheets need nothing else of that box. What a sheet
only counts is in its row."""

from dataclasses import dataclass

from ziggurat.core.bits import each
from ziggurat.core.flow import PASS, Ask, Done, Frame, Next, pick, prompt
from ziggurat.games.wisdom.content import ABILITY, BUILDINGS, NONE
from ziggurat.games.wisdom.options import BUILDING, SQUARE
from ziggurat.games.wisdom.rules.building import building_squares, in_supply, put_building
from ziggurat.games.wisdom.rules.discovery import tile_discovered
from ziggurat.games.wisdom.rules.people import people_drawn
from ziggurat.games.wisdom.rules.research import chosen_by_others, keeps_trade
from ziggurat.games.wisdom.rules.squares import outskirts
from ziggurat.games.wisdom.state import State

SPANISH_BUILDING = prompt("spanish_building", BUILDING, __name__)
SPANISH_SQUARE = prompt("spanish_square", SQUARE, __name__)


# Greeks


@keeps_trade.changed_by(ABILITY["civilization.greeks"])
def greek_trade(keeps: bool, s: State, player: int, tech: int) -> bool:
    """They keep it for a tech that nobody else knows or researches in this turn."""
    others = chosen_by_others(s, player)
    for seat in range(s.seats):
        if seat != player:
            others |= s.techs[seat]
    return keeps or not others >> tech & 1


@people_drawn.plus(ABILITY["civilization.greeks"])
def greek_people(s: State, player: int) -> int:
    """Of great people one more is drawn, and one kept."""
    return 1


# Spanish


@tile_discovered.starts(ABILITY["civilization.spanish"], own=True)
@dataclass(slots=True, eq=False)
class SpanishBuilding(Frame):
    """With each tile they discover they may put a basic building down, unlocked or not, in one of
    their cities; it takes no action, and all else that holds for buildings holds (C-PRD-10). Once
    they know the tech of an upgrade the basic side is not built any more (C-BLD-07)."""

    owner: int
    player: int
    building: int = NONE

    def choose(self, s: State, _: int) -> Next:
        options = [n for n in range(len(BUILDINGS)) if _is_basic(s, self.owner, n)]
        options = [n for n in options if in_supply(s, n) and _squares(s, self.owner, n)]
        return Ask(self.owner, SPANISH_BUILDING, (*options, PASS)) if options else Done()

    def take(self, s: State, building: int) -> Next:
        self.building = building
        return Done() if building == PASS else None

    def choose_square(self, s: State, _: int) -> Next:
        squares = _squares(s, self.owner, self.building)
        return pick(self.owner, SPANISH_SQUARE, squares, SpanishBuilding.build)

    def build(self, s: State, square: int) -> Next:
        for centre in s.cities[self.owner]:
            if outskirts(s, centre) >> square & 1:
                put_building(s, self.owner, centre, self.building, square)
        return None


def _is_basic(s: State, player: int, building: int) -> bool:
    row = BUILDINGS[building]
    upgrade = row.upgrade
    known = upgrade != NONE and s.techs[player] >> BUILDINGS[upgrade].tech & 1
    return row.basic == NONE and not known


def _squares(s: State, player: int, building: int) -> list[int]:
    found = 0
    for centre in s.cities[player]:
        found |= building_squares(s, player, centre, building)
    return each(found)
