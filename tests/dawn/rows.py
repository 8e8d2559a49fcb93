"""Focus rows for positions."""

from typing import Final

_CARDS: Final = ("culture", "science", "economy", "industry", "military")


def row(card: str, slot: int) -> str:
    """A row with this card in this slot, the others beside it in their usual order."""
    others = [other for other in _CARDS if other != card]
    return " ".join((*others[: slot - 1], card, *others[slot - 1 :]))
