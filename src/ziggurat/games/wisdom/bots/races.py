"""How many turns each of the four victories would take a seat, by a rough count."""

from collections.abc import Callable
from typing import Final

from ziggurat.games.wisdom.bots.marching import power
from ziggurat.games.wisdom.content import COINS_TO_WIN, LAST_SPACE, TECH_COST, TRACK
from ziggurat.games.wisdom.rules.battle import defence_bonus, hand_size
from ziggurat.games.wisdom.rules.limits import speed, stacking
from ziggurat.games.wisdom.rules.research import cheaper, rows
from ziggurat.games.wisdom.rules.sums import arts, coins, trade_income
from ziggurat.games.wisdom.state import State

_FAR: Final = 99.0
_FORCES: Final = 3.0  # by which forces grow in a turn that is spent on them


def culture_turns(s: State, seat: int) -> float:
    """Turns to the end of the culture track, if every city is devoted to the arts."""
    ahead = TRACK[s.track[seat] + 1 : LAST_SPACE + 1]
    culture = sum(space.culture for space in ahead) - s.culture[seat]
    trade = sum(space.trade for space in ahead)
    each_turn = sum(arts(s, seat, city) for city in range(len(s.cities[seat])))
    return max(culture / max(1, each_turn), trade / max(1, trade_income(s, seat)))


def tech_turns(s: State, seat: int) -> float:
    """Turns to Space Flight: a tech each, if trade is enough for it."""
    missing, trade = 0, 0
    for level, count in enumerate(rows(s, seat)):
        lacking = max(0, 6 - level - count) if level else 0
        missing += lacking
        trade += lacking * (TECH_COST[level] - cheaper(s, seat))
    kept = coins(s, seat) * missing
    return max(missing, (trade - kept) / max(1, trade_income(s, seat)))


def coin_turns(s: State, seat: int) -> float:
    """Turns to the last coin: the more one has, the faster they come."""
    have = coins(s, seat)
    return (COINS_TO_WIN - have) / (0.6 + have / 12)


def conquest_turns(s: State, seat: int) -> float:
    """Turns until a capital could be taken: to arm, and to march."""
    mine = power(s, seat, hand_size(s, seat, stacking(s, seat), False))
    grid, best = s.land.grid, _FAR
    homes = [square for square in s.armies[seat] if square >= 0] or list(s.cities[seat][:1])
    for other in range(s.seats):
        if other == seat or not s.cities[other]:
            continue
        capital = s.cities[other][0]
        theirs = power(s, other, hand_size(s, other, 0, True)) + defence_bonus(s, other, capital)
        (x, y) = grid.cells[capital]
        steps = min(
            abs(grid.cells[square][0] - x) + abs(grid.cells[square][1] - y) for square in homes
        )
        arming = max(0.0, theirs + 2 - mine) / _FORCES
        best = min(best, arming + steps / speed(s, seat))
    return best


TURNS: Final[dict[str, Callable[[State, int], float]]] = {
    "culture": culture_turns,
    "tech": tech_turns,
    "economic": coin_turns,
    "military": conquest_turns,
}
