"""English words that only the drawn table needs: parts of sums, labels of squares."""

from typing import Final

TABLE: Final[dict[str, str]] = {
    # Parts of sums
    "sum.arts": "the arts",
    "sum.boost": "for this turn",
    "sum.city": "outskirts of {city}",
    "sum.city_states": "city-states",
    "sum.outskirts": "outskirts",
    "sum.sent": "scouts",
    "sum.tokens": "tokens: {place}",
    # Squares
    "label.blockade": "Blockaded by {seat}.",
    "label.capital": "Capital of {seat}.",
    "label.city": "City of {seat}.",
    "label.face_down": "Face-down tile.",
    "label.figures": "{seat}: {figures}.",
    "label.gives": "Gives {icons}.",
    "label.held": "{name}, held by {seat}.",
    "label.nothing": "Gives nothing.",
    "label.outskirts": "Outskirts of {city}.",
}
