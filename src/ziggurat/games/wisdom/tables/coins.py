"""Where coin tokens lie: on the civilization sheet, on techs, on a wonder (C-COI-01, W-LOO-12)."""

from typing import Final

from ziggurat.games.wisdom.tables.order import wonder
from ziggurat.games.wisdom.tables.techs import TECHS

_TECHS: Final = tuple(number for number, row in enumerate(TECHS) if row.tokens)
_WONDERS: Final = (wonder("panama_canal"),)

SHEET: Final = 0
COIN_PLACES: Final = (
    "sheet",
    *(TECHS[number].slug for number in _TECHS),
    "panama_canal",
)
TECH_COINS: Final = {number: 1 + place for place, number in enumerate(_TECHS)}  # tech -> place
WONDER_COINS: Final = tuple(  # (place, wonder)
    (1 + len(_TECHS) + n, number) for n, number in enumerate(_WONDERS)
)
