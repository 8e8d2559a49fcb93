"""Whom to stop: the rival who is about to win, and what can be taken from that rival."""

from typing import Final

from ziggurat.core.flow import NOBODY, Ask
from ziggurat.games.wisdom.bots.bargains import REFUSE
from ziggurat.games.wisdom.bots.plans import Plan, tech_worth
from ziggurat.games.wisdom.bots.races import TURNS
from ziggurat.games.wisdom.cards.events import ShareIdeas
from ziggurat.games.wisdom.content import PRODUCTION, TRADE
from ziggurat.games.wisdom.options import (
    LOOT_COIN,
    LOOT_CULTURE,
    LOOT_DISCARD_COIN,
    LOOT_EVENT,
    LOOT_RESOURCE,
    LOOT_TECH,
    LOOT_TRADE,
    LOOTS,
)
from ziggurat.games.wisdom.rules.bargaining import Offer
from ziggurat.games.wisdom.rules.loot import Plunder
from ziggurat.games.wisdom.rules.squares import owner_of
from ziggurat.games.wisdom.state import State

# Turns to a victory that must be stopped. Many a march is counted as short and comes to nothing.
_SOON: Final = {"culture": 2.5, "tech": 2.5, "economic": 2.5, "military": 1.0}
_FAR: Final = 99.0
_COIN: Final = 3.0  # what a coin is worth to whoever takes it
_HELD_UP: Final = 6.0  # what it is worth to take from a rival what that rival is about to win by

# What the rival loses by each sort of loot that its victory needs.
_NEEDED: Final = {
    "culture": (LOOT_CULTURE, LOOT_TRADE),
    "tech": (LOOT_TRADE, LOOT_COIN, LOOT_DISCARD_COIN),
    "economic": (LOOT_COIN, LOOT_DISCARD_COIN, LOOT_RESOURCE),
    "military": (),
}
_HARM: Final = ("aim_at_player", "kill_unit_of")  # questions for a seat to be harmed
_HELP: Final = ("give_coin", "give_trade")  # and for one to be helped
_HARM_AT: Final = ("aim_at", "aim_again", "destroy_building", "bomb_city", "kill_in")
_OFFERS: Final = ("answer_offer", "answer_counter")


def leader(s: State, player: int) -> tuple[int, str]:
    """The rival who is about to win, sooner than the player, and by what; or NOBODY. Conquest does
    not count as the player's own victory here: it is one of the means to stop a rival."""
    if not all(s.cities):  # the game has hardly begun
        return NOBODY, ""
    mine = min(count(s, player) for plan, count in TURNS.items() if plan != "military")
    soonest, rival, wins_by = mine, NOBODY, ""
    for seat in range(s.seats):
        for plan, count in TURNS.items():
            turns = _FAR if seat == player else count(s, seat)
            if turns < min(soonest, _SOON[plan]):
                soonest, rival, wins_by = turns, seat, plan
    return rival, wins_by


def target_worth(s: State, ask: Ask, rival: int, option: int) -> float | None:
    """What an answer is worth where it names whom to harm or to help, or with whom to trade: harm
    is for the rival to be stopped, and help for anybody else. None: this is no such question."""
    name = ask.prompt.name
    if name in _HELP or (name == "aim_at_player" and isinstance(s.stack[-1], ShareIdeas)):
        return 1.0 - (option == rival)
    if name in _HARM:
        return 1.0 + (option == rival)
    if name in _HARM_AT:
        owner = owner_of(s, option)
        return -1.0 if owner == ask.player else 1.0 + (NOBODY != owner == rival)
    if name in _OFFERS and rival != NOBODY:
        offer = next(frame for frame in reversed(s.stack) if isinstance(frame, Offer))
        return float(option == REFUSE) if offer.player == rival else None
    return None


def loot_worth(s: State, plan: Plan, rival: int, wins_by: str, option: int) -> float:
    """What loot is worth: what it brings, and what it takes from a loser who is about to win."""
    sort, what = divmod(option, LOOTS)
    worth = {
        LOOT_TRADE: 3 * plan.icons[TRADE],
        LOOT_CULTURE: 1.0 + 0.5 * plan.devote,
        LOOT_RESOURCE: 2 * plan.icons[PRODUCTION],
        LOOT_DISCARD_COIN: 0.5,
        LOOT_EVENT: 1.5,
        LOOT_COIN: _COIN + plan.coins,
    }
    found = tech_worth(plan, what) if sort == LOOT_TECH else worth[sort]
    plunder = next(frame for frame in reversed(s.stack) if isinstance(frame, Plunder))
    if plunder.loser == rival and sort in _NEEDED[wins_by]:
        found += _HELD_UP
    return found
