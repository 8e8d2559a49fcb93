"""French words that only the drawn table needs: parts of sums, labels of squares."""

from typing import Final

TABLE: Final[dict[str, str]] = {
    # Parts of sums
    "sum.arts": "les arts",
    "sum.boost": "pour ce tour",
    "sum.city": "périphérie de {city}",
    "sum.city_states": "cités-États",
    "sum.outskirts": "périphérie",
    "sum.sent": "colons",
    "sum.tokens": "jetons : {place}",
    # Squares
    "label.blockade": "Bloquée par {seat}.",
    "label.capital": "Capitale de {seat}.",
    "label.city": "Ville de {seat}.",
    "label.face_down": "Tuile face cachée.",
    "label.figures": "{seat} : {figures}.",
    "label.gives": "Donne {icons}.",
    "label.held": "{name}, tenue par {seat}.",
    "label.nothing": "Ne donne rien.",
    "label.outskirts": "Périphérie de {city}.",
}
