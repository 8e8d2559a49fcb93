"""Focus rows of six for positions of the expansion."""

from typing import Final

_CARDS: Final = ("growth", "culture", "science", "economy", "industry", "military")
_PLACE: Final = {1: 0, 2: 2, 3: 3, 4: 4, 5: 5}  # slot -> the leftmost place that shows it


def row_of_six(card: str, slot: int) -> str:
    """A row with this card in this slot (the leftmost place of slot 1), the others beside it in
    their usual order."""
    others = [other for other in _CARDS if other != card]
    place = _PLACE[slot]
    return " ".join((*others[:place], card, *others[place:]))
