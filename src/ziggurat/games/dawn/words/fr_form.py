"""The form of a new game, and the figures that are plotted, in French."""

from typing import Final

FORM: Final = {
    "edition": "Édition",
    "edition.help": "Le jeu de base, ou avec l’extension.",
    "edition.base.help": (
        "Le jeu de base : 2 à 4 joueurs, cinq cartes Priorité, une carte connue."
    ),
    "edition.terra-incognita.help": (
        "Avec l’extension : 2 à 5 joueurs, armées, Districts, gouvernements et une carte à "
        "explorer."
    ),
    "players": "Joueurs",
    "players.help": "Le nombre de places.",
    "map": "Carte",
    "map.help": "Jeu de base : toute faite ou construite.",
    "map.first-game": "La carte de la première partie",
    "map.built": "Construite tuile par tuile",
    "map.explored": "À explorer depuis les tuiles de départ",
    "random_map": "Posée au hasard",
    "random_map.help": "Le hasard pose la carte avant le premier tour, et non les joueurs.",
    "leaders": "Dirigeants",
    "leaders.help": "Dirigeants : tirés, choisis, ou place par place.",
    "leaders.random": "Au hasard",
    "leaders.choose": "Chacun choisit à la table",
    "colors": "Couleurs",
    "colors.help": "La couleur de chaque place.",
    "epic": "Partie épique",
    "epic.help": "Jeu de base : quatre cartes Victoire au lieu de trois.",
    "errata": "Cartes corrigées",
    "errata.help": "Les cartes telles que leurs auteurs les ont corrigées, non comme imprimées.",
    "errata.option": "Les cartes comme imprimées, sans corrections.",
    "peaceful": "Partie paisible",
    "peaceful.help": "Extension : sans les cartes Victoire des Places-Fortes.",
    "handicap": "Handicaps",
    "handicap.help": "Extension : pions Commerce de chaque place au départ.",
}
SERIES: Final = {
    "territory": "Territoire",
    "cities": "Cités",
    "wonders": "Merveilles",
    "tech": "Technologie",
    "trade": "Commerce",
    "agendas": "Objectifs",
}
