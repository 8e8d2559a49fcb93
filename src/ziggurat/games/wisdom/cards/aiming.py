"""What events aim at."""

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import prompt
from ziggurat.games.wisdom.options import SEAT, SQUARE
from ziggurat.games.wisdom.rules.squares import owner_of
from ziggurat.games.wisdom.state import State

AIM_AT = prompt("aim_at", SQUARE, __name__)
AIM_AT_PLAYER = prompt("aim_at_player", SEAT, __name__)
AIM_AGAIN = prompt("aim_again", SQUARE, __name__)


def others_than(s: State, player: int) -> list[int]:
    return [seat for seat in range(s.seats) if seat != player]


def owners_of(s: State, squares: Bits) -> Bits:
    """The players in whose cities these squares lie."""
    found = 0
    for square in each(squares):
        owner = owner_of(s, square)
        if owner >= 0:
            found |= 1 << owner
    return found
