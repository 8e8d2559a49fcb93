"""French words for the setup and for plots."""

from typing import Final

FORM: Final[dict[str, str]] = {
    "players": "Joueurs",
    "civilizations": "Civilisations",
    "civilizations.random": "au hasard",
    "civilizations.choose": "au choix, le dernier dans l’ordre du tour d’abord",
    "civilizations.draft": "une sur deux tirées",
    "colors": "Couleurs",
    "bargaining": "Négociations",
    "bargaining.people": "si deux personnes au moins jouent, avec contre-offres",
    "bargaining.off": "aucune",
    "bargaining.simple": "une offre par tour, oui ou non",
    "bargaining.full": "jusqu’à cinq offres, avec contre-offres",
}

SERIES: Final[dict[str, str]] = {
    "culture": "Piste de culture",
    "techs": "Technologies",
    "coins": "Pièces",
    "trade": "Revenu de commerce",
    "army": "Unités",
    "pyramid": "Places vers le Vol spatial",
    "conquest": "Conquête (20 moins les pas vers une capitale)",
}
