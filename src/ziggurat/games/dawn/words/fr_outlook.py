"""French words for what a card can do before it is chosen, and for what misses."""

from typing import Final

OUTLOOK: Final[dict[str, str]] = {
    "outlook.attacks": "{count} attaques",
    "outlook.attacks.one": "1 attaque",
    "outlook.moves": "{count} déplacements",
    "outlook.moves.one": "1 déplacement",
    "outlook.places": "{count} emplacements",
    "outlook.places.one": "1 emplacement",
    "outlook.wonders": "{count} merveilles",
    "outlook.wonders.one": "1 merveille",
    "outlook.dial": "Cadran {before} → {after}",
    "outlook.explores": "une tuile à explorer",
    "outlook.more": "un effet",
    "outlook.nothing": "Rien à faire",
    "outlook.and": " ; ",
    "outlook.by_spending": "seulement en dépensant des pions de la carte",
    "outlook.no.production": "les merveilles coûtent {need}, vous produisez {have}",
    "outlook.no.wonders": "il ne reste aucune merveille",
    "outlook.no.home": "aucune ville n'est libre pour une merveille",
    "outlook.no.cities": "toutes vos villes sont sur la carte",
    "outlook.no.site": "aucun site pour une ville",
    "outlook.no.city.slot": (
        "le prochain site de ville demande l'échelon {need}, la carte compte comme {have}"
    ),
    "outlook.no.city.steps": (
        "le prochain site de ville est à {need} cases, votre portée est de {have}"
    ),
    "outlook.no.tokens.slot": (
        "les cases à côté de vos villes demandent l'échelon {need}, la carte compte comme {have}"
    ),
    "outlook.no.district.slot": (
        "les sites de quartier demandent l'échelon {need}, la carte compte comme {have}"
    ),
    "outlook.no.beside": "aucune case libre à côté de vos villes",
    "outlook.no.districts": "tous vos quartiers sont sur la carte",
    "outlook.no.reinforced": "tous vos pions Contrôle sont renforcés",
    "outlook.no.tokens": "vous n'avez aucun pion Contrôle à renforcer",
    "outlook.no.attack.steps": "la prochaine cible est à {need} cases, votre portée est de {have}",
    "outlook.no.target": "aucune cible à portée",
    "outlook.no.caravans": "vous n'avez pas de caravane",
    "outlook.no.armies": "vous n'avez pas d'armée",
    "outlook.no.way": "rien ne peut se déplacer",
}
