"""The sums of a civilization: production, trade, culture, coins, combat bonus (C-PRD-01, C-TRD-02,
C-ART-01, C-COI-01, C-BAT-08). Each is made of icons of squares and of what cards add."""

from functools import lru_cache

from ziggurat.core.bits import Bits, each
from ziggurat.core.hooks import Override, total
from ziggurat.games.wisdom.content import (
    ANARCHY,
    CIVILIZATIONS,
    COIN,
    COMBAT,
    CULTURE,
    GOVERNMENTS,
    NONE,
    POLICIES,
    PRODUCTION,
    TRADE,
    WONDER_COINS,
    WONDERS,
)
from ziggurat.games.wisdom.rules.limits import printed
from ziggurat.games.wisdom.rules.squares import (
    city_squares,
    defended_squares,
    own_squares,
    sent_squares,
)
from ziggurat.games.wisdom.state import State


@Override
def outskirts_production(s: State, player: int, city: int) -> int:
    """The production icons of a city's own squares."""
    return s.land.amount(PRODUCTION, city_squares(s, player, s.cities[player][city]))


@total
def extra_production(s: State, player: int, city: int) -> int:
    """What cards add to the production of a city; it is not doubled by a program (W-PRG-06)."""
    return 0


def production(s: State, player: int, city: int) -> int:
    """What a city has to produce with, before trade is turned into production: the outskirts,
    doubled by a building program, what figures send, and what was given to it for this turn
    (W-PRG-05, W-PRG-10, X-05)."""
    centre = s.cities[player][city]
    own = outskirts_production(s, player, city)
    if s.programs >> centre & 1:
        own *= 2
    sent = s.land.amount(PRODUCTION, sent_squares(s, player, centre))
    return own + sent + extra_production(s, player, city) + s.boost[player][city]


@total
def extra_trade(s: State, player: int) -> int:
    """What cards add in the Trade phase."""
    return 0


def trade_income(s: State, player: int) -> int:
    """What the Trade phase adds to the dial (C-TRD-01 to C-TRD-03)."""
    return s.land.amount(TRADE, own_squares(s, player)) + extra_trade(s, player)


@total
def extra_culture(s: State, player: int, city: int) -> int:
    """What cards add when a city is devoted to the arts."""
    return 0


def arts(s: State, player: int, city: int) -> int:
    """The culture of a city that is devoted to the arts: 1 and its icons (C-ART-01, C-ART-02)."""
    centre = s.cities[player][city]
    squares = city_squares(s, player, centre) | sent_squares(s, player, centre)
    return 1 + s.land.amount(CULTURE, squares) + extra_culture(s, player, city)


def card_coins(s: State, player: int) -> int:
    """The coins printed on techs, government and policies."""
    return _printed_coins(s.techs[player], s.government[player], s.policies[player])


@lru_cache(maxsize=4096)
def _printed_coins(techs: Bits, government: int, policies: tuple[int, ...]) -> int:
    found = printed(techs).coins + GOVERNMENTS[government].coins
    if government != ANARCHY:
        for card, side in enumerate(policies):
            if side != NONE:
                found += POLICIES[2 * card + side].coins
    return found


def coins(s: State, player: int) -> int:
    """The coins of a player: on cards, on squares, and tokens. Tokens on a wonder do not count
    while it is blockaded (C-COI-05)."""
    tokens = s.coin_tokens[player]
    found = sum(tokens) + card_coins(s, player) + s.land.amount(COIN, own_squares(s, player))
    for place, wonder in WONDER_COINS:
        off = not s.wonders[player] >> wonder & 1 or s.is_blockaded(player, s.wonder_on[wonder])
        if tokens[place] and off:
            found -= tokens[place]
    return found


@total
def card_bonus(s: State, player: int) -> int:
    """The combat bonus of sheet, government and wonders that work."""
    found = CIVILIZATIONS[s.civs[player]].combat + GOVERNMENTS[s.government[player]].combat
    for wonder in each(s.wonders[player]):
        bonus = WONDERS[wonder].combat
        if bonus and not s.is_blockaded(player, s.wonder_on[wonder]):
            found += bonus
    return found


def combat_bonus(s: State, player: int) -> int:
    """The combat bonus of a player in every battle, attack and defence, without that of a city
    (C-BAT-28)."""
    return card_bonus(s, player) + s.land.amount(COMBAT, defended_squares(s, player))


def best_city(s: State, player: int) -> int:
    """The most that the outskirts of one of a player's cities produce."""
    squares = (city_squares(s, player, centre) for centre in s.cities[player])
    return max((s.land.amount(PRODUCTION, each_) for each_ in squares), default=0)


def icon_parts(s: State, icon: int, squares: int) -> list[tuple[int, int]]:
    """(square, amount) for every square that gives some of an icon."""
    found = [(square, s.land.amount(icon, 1 << square)) for square in each(squares)]
    return [(square, amount) for square, amount in found if amount]
