"""The columns of the table of states: a seat's corner of the table in figures."""

from collections.abc import Callable
from typing import Final

from ziggurat.core.bits import each
from ziggurat.export.column import Column, Value
from ziggurat.export.states import Standing
from ziggurat.games.wisdom.content import (
    CIVILIZATIONS,
    GOVERNMENTS,
    KINDS_OF,
    LEVELS,
    MARKET_RESOURCES,
    NONE,
    POLICIES,
    RESOURCES,
    UNIT_TYPES,
)
from ziggurat.games.wisdom.rules.limits import rank
from ziggurat.games.wisdom.rules.research import rows
from ziggurat.games.wisdom.rules.squares import own_squares
from ziggurat.games.wisdom.rules.sums import arts, coins, combat_bonus, production, trade_income
from ziggurat.games.wisdom.state import State


def _begun(value: Callable[[Standing], Value]) -> Callable[[Standing], Value]:
    """Figures of a seat that has its civilization; None before."""
    return lambda at: value(at) if at.s.civs[at.seat] != NONE else None


def _most(figure: Callable[..., int]) -> Callable[[Standing], Value]:
    """The figure of the city that has most of it."""

    def value(at: Standing) -> Value:
        cities = range(len(at.s.cities[at.seat]))
        return max((figure(at.s, at.seat, city) for city in cities), default=0)

    return _begun(value)


def _techs(level: int) -> Column[Standing]:
    return Column(f"techs_{level}", int, lambda at: rows(at.s, at.seat)[level])


def _rank(unit_type: int) -> Column[Standing]:
    slug = UNIT_TYPES[unit_type].slug
    return Column(f"rank_{slug}", int, lambda at: rank(at.s, at.seat, unit_type))


def _units(unit_type: int) -> Column[Standing]:
    """How many units of a type: all can see the backs."""
    kinds = KINDS_OF[unit_type]
    slug = UNIT_TYPES[unit_type].slug
    return Column(f"units_{slug}", int, lambda at: sum(at.s.units[at.seat][n] for n in kinds))


def _tokens(resource: int) -> Column[Standing]:
    return Column(RESOURCES[resource], int, lambda at: at.s.tokens[at.seat][resource])


def _buildings(at: Standing) -> int:
    s: State = at.s
    mine = own_squares(s, at.seat)
    return sum((squares & mine).bit_count() for squares in s.buildings)


def _people(at: Standing) -> int:
    s: State = at.s
    mine = own_squares(s, at.seat)
    return sum((squares & mine).bit_count() for squares in s.people_on) + sum(s.people[at.seat])


def _policies(at: Standing) -> Value:
    sides = enumerate(at.s.policies[at.seat])
    return " ".join(POLICIES[2 * card + side].slug for card, side in sides if side != NONE)


STATES: Final[tuple[Column[Standing], ...]] = (
    Column("game", int, lambda at: at.game),
    Column("number", int, lambda at: at.number),
    Column("round", int, lambda at: at.s.round),
    Column("turn", int, lambda at: at.s.active),
    Column("seat", int, lambda at: at.seat),
    Column("civilization", str, _begun(lambda at: CIVILIZATIONS[at.s.civs[at.seat]].slug)),
    Column("government", str, lambda at: GOVERNMENTS[at.s.government[at.seat]].slug),
    Column("policies", str, _policies),
    Column("cities", int, lambda at: len(at.s.cities[at.seat])),
    Column("trade", int, lambda at: at.s.trade[at.seat]),
    Column("trade_income", int, _begun(lambda at: trade_income(at.s, at.seat))),
    Column("culture", int, lambda at: at.s.culture[at.seat]),
    Column("track", int, lambda at: at.s.track[at.seat]),
    Column("coins", int, _begun(lambda at: coins(at.s, at.seat))),
    Column("techs", int, lambda at: at.s.techs[at.seat].bit_count()),
    *map(_techs, range(1, LEVELS + 1)),
    Column("best_production", int, _most(production)),
    Column("best_culture", int, _most(arts)),
    Column("combat_bonus", int, _begun(lambda at: combat_bonus(at.s, at.seat))),
    *map(_units, range(len(UNIT_TYPES))),
    *map(_rank, range(len(UNIT_TYPES))),
    Column("armies", int, lambda at: sum(square >= 0 for square in at.s.armies[at.seat])),
    Column("scouts", int, lambda at: sum(square >= 0 for square in at.s.scouts[at.seat])),
    Column("buildings", int, _begun(_buildings)),
    Column("wonders", int, lambda at: len(list(each(at.s.wonders[at.seat])))),
    Column("great_people", int, _begun(_people)),
    Column("events", int, lambda at: len(at.s.events[at.seat])),
    Column("markers", int, lambda at: len(at.s.markers[at.seat])),
    *map(_tokens, MARKET_RESOURCES),
)
