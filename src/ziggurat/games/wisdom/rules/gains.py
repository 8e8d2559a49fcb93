"""Gaining and losing: trade, culture, coin tokens, units, tokens (C-CMP-16, C-COI-03, C-UNT-01)."""

from dataclasses import dataclass

from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, Roll, prompt
from ziggurat.core.hooks import total
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import KINDS_OF, SHEET, TECH_COINS, TECHS, TRADE_MAX, UNIT_KINDS
from ziggurat.games.wisdom.options import UNIT, UNIT_TYPE
from ziggurat.games.wisdom.rules.limits import unlocked_types
from ziggurat.games.wisdom.state import State

DRAW_UNIT = prompt("draw_unit", UNIT, __name__)
CHOOSE_UNIT = prompt("choose_unit", UNIT_TYPE, __name__)


def gain_trade(s: State, player: int, amount: int) -> None:
    """Turn the trade dial up; what goes beyond its end is lost."""
    now = min(TRADE_MAX, s.trade[player] + amount)
    if now != s.trade[player]:
        s.tell("trade", player, now - s.trade[player])
        s.trade = put(s.trade, player, now)


def spend_trade(s: State, player: int, amount: int) -> None:
    s.trade = put(s.trade, player, s.trade[player] - amount)


def gain_culture(s: State, player: int, amount: int) -> None:
    if amount:
        s.tell("culture", player, amount)
        s.culture = put(s.culture, player, s.culture[player] + amount)


def spend_culture(s: State, player: int, amount: int) -> None:
    s.culture = put(s.culture, player, s.culture[player] - amount)


@total
def coins_per_tech(s: State, player: int) -> int:
    """What cards add to the coin tokens a tech can hold."""
    return 0


def has_room_for_coin(s: State, player: int, tech: int) -> bool:
    """May a tech take one more coin token by its own ability?"""
    limit = TECHS[tech].tokens + coins_per_tech(s, player)
    return s.coin_tokens[player][TECH_COINS[tech]] < limit


def add_coin(s: State, player: int, place: int = SHEET) -> None:
    """Put a coin token down: on the sheet, a tech or a wonder."""
    tokens = s.coin_tokens[player]
    s.coin_tokens = put(s.coin_tokens, player, put(tokens, place, tokens[place] + 1))
    s.tell("coin", player, place)
    s.changed = True


def lose_coin(s: State, player: int, place: int) -> None:
    tokens = s.coin_tokens[player]
    s.coin_tokens = put(s.coin_tokens, player, put(tokens, place, tokens[place] - 1))
    s.tell("coin_lost", player, place)
    s.changed = True


# Units


def units_of(s: State, player: int, unit_type: int) -> int:
    """How many units of a type a player has."""
    counts = s.units[player]
    return sum(counts[kind] for kind in KINDS_OF[unit_type])


def drawable(s: State, unit_type: int) -> dict[int, int]:
    """How many cards of each kind could be drawn from a deck. When only face-up cards are left it
    is turned over first (C-UNT-08)."""
    for counts in (s.units_left, s.units_used):
        found = {kind: counts[kind] for kind in KINDS_OF[unit_type] if counts[kind]}
        if found:
            return found
    return {}


def take_from_deck(s: State, kind: int) -> None:
    """A card of this kind leaves its deck."""
    kinds = KINDS_OF[UNIT_KINDS[kind].type]
    if not any(s.units_left[n] for n in kinds):
        for n in kinds:
            s.units_left = put(s.units_left, n, s.units_used[n])
            s.units_used = put(s.units_used, n, 0)
    s.units_left = put(s.units_left, kind, s.units_left[kind] - 1)


def add_unit(s: State, player: int, kind: int) -> None:
    counts = s.units[player]
    s.units = put(s.units, player, put(counts, kind, counts[kind] + 1))


def kill_unit(s: State, player: int, kind: int) -> None:
    """A unit of the standing forces goes face up to the bottom of its deck (C-UNT-08)."""
    counts = s.units[player]
    s.units = put(s.units, player, put(counts, kind, counts[kind] - 1))
    known = s.units_known[player]
    if known[kind]:
        s.units_known = put(s.units_known, player, put(known, kind, known[kind] - 1))
    s.units_used = put(s.units_used, kind, s.units_used[kind] + 1)


@dataclass(slots=True, eq=False)
class GainUnit(Frame):
    """Draw a unit of a type; its figures stay hidden from the others (C-UNT-01)."""

    player: int
    unit_type: int

    def draw(self, s: State, _: int) -> Next:
        cards = drawable(s, self.unit_type)
        if not cards:
            return Done()
        return Roll(DRAW_UNIT, tuple(cards), tuple(cards.values()))

    def take(self, s: State, kind: int) -> Next:
        take_from_deck(s, kind)
        add_unit(s, self.player, kind)
        s.tell("unit", self.player, self.unit_type)
        return None


@dataclass(slots=True, eq=False)
class GainUnits(Frame):
    """Build units free, of unlocked types of the player's choice (C-UNT-09); where `up_to` says so
    he may stop after each."""

    player: int
    count: int
    up_to: bool = False
    built: int = 0

    def choose(self, s: State, _: int) -> Next:
        types = [n for n in unlocked_types(s, self.player) if drawable(s, n)]
        if self.built == self.count or not types:
            return Done()
        may_stop = self.up_to and self.built
        return Ask(self.player, CHOOSE_UNIT, (*types, PASS) if may_stop else types)

    def gain(self, s: State, unit_type: int) -> Next:
        if unit_type == PASS:
            return Done()
        self.built += 1
        return Call(GainUnit(self.player, unit_type))

    def again(self, s: State, _: int) -> Next:
        return Goto(GainUnits.choose)
