"""The words of each language by key."""

from typing import Final

from ziggurat.games.wisdom.words import (
    en_cards,
    en_pieces,
    en_things,
    fr_cards,
    fr_pieces,
    fr_things,
)

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {**en_cards.CARDS, **en_pieces.PIECES, **en_things.THINGS},
    "fr": {**fr_cards.CARDS, **fr_pieces.PIECES, **fr_things.THINGS},
}
