"""The four victories, each at once (C-VIC)."""

from ziggurat.games.wisdom.content import COIN, COINS_TO_WIN, LAST_SPACE, SPACE_FLIGHT
from ziggurat.games.wisdom.rules.sums import card_coins, coins
from ziggurat.games.wisdom.state import SETTING_UP, State


def wins(s: State, player: int, reason: str) -> None:
    """The game is over; nothing that was under way goes on."""
    s.won_by = (player,)
    s.end_reason = reason
    s.tell("wins", player)
    s.stack.clear()
    s.triggers.clear()


def watch_victory(s: State) -> None:
    """Culture, tech and coins are looked at after every change; of two players at the same moment
    the one earlier in turn order wins (C-VIC-06)."""
    if s.won_by or s.phase == SETTING_UP:
        return None
    on_squares = s.land.amount(COIN, s.land.revealed)  # nobody has more, and it is quick to tell
    for turn in range(s.seats):
        player = (s.first + turn) % s.seats
        if s.track[player] >= LAST_SPACE:
            return wins(s, player, "culture")
        if s.techs[player] >> SPACE_FLIGHT & 1:
            return wins(s, player, "tech")
        most = sum(s.coin_tokens[player]) + card_coins(s, player) + on_squares
        if most >= COINS_TO_WIN and coins(s, player) >= COINS_TO_WIN:
            return wins(s, player, "economic")
    return None
