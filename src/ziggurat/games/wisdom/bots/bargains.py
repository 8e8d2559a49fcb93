"""Whether an offer helps: a simple sum of what one gets and what one gives."""

from typing import Final

from ziggurat.games.wisdom.options import (
    ITEM_BACK,
    ITEM_CULTURE,
    ITEM_EVENT,
    ITEM_TOKEN,
    ITEM_TRADE,
    ITEMS,
)
from ziggurat.games.wisdom.rules.bargaining import Offer
from ziggurat.games.wisdom.state import State

ACCEPT: Final = 0  # answers to an offer
REFUSE: Final = 1

_WORTH: Final = {ITEM_TRADE: 1.0, ITEM_CULTURE: 1.2, ITEM_TOKEN: 3.0, ITEM_BACK: 4.0}
_PER_LEVEL: Final = 2.5  # of an event


def item_worth(item: int) -> float:
    """What an item of an offer is worth to anybody."""
    sort, what = divmod(item, ITEMS)
    if sort == ITEM_EVENT:
        return _PER_LEVEL * what
    return _WORTH[sort] * (what if sort in (ITEM_TRADE, ITEM_CULTURE) else 1)


def gain(s: State) -> float:
    """What the one who is asked would win by the offer on the table."""
    offer = next(frame for frame in reversed(s.stack) if isinstance(frame, Offer))
    return sum(map(item_worth, offer.gives)) - sum(map(item_worth, offer.wants))
