"""English words for what a card can do before it is chosen, and for what misses."""

from typing import Final

OUTLOOK: Final[dict[str, str]] = {
    "outlook.attacks": "{count} attacks",
    "outlook.attacks.one": "1 attack",
    "outlook.moves": "{count} moves",
    "outlook.moves.one": "1 move",
    "outlook.places": "{count} places",
    "outlook.places.one": "1 place",
    "outlook.wonders": "{count} wonders",
    "outlook.wonders.one": "1 wonder",
    "outlook.dial": "Dial {before} → {after}",
    "outlook.explores": "a tile to explore",
    "outlook.more": "an effect",
    "outlook.nothing": "Nothing to do",
    "outlook.and": "; ",
    "outlook.by_spending": "only if you spend tokens of the card",
    "outlook.no.production": "wonders cost {need}, you make {have}",
    "outlook.no.wonders": "no wonder is left",
    "outlook.no.home": "no city is free for a wonder",
    "outlook.no.cities": "all your cities are on the map",
    "outlook.no.site": "no site for a city",
    "outlook.no.city.slot": (
        "the next site for a city asks for slot {need}, the card counts as {have}"
    ),
    "outlook.no.city.steps": "the next site for a city is {need} steps away, you reach {have}",
    "outlook.no.tokens.slot": (
        "the spaces beside your cities ask for slot {need}, the card counts as {have}"
    ),
    "outlook.no.district.slot": (
        "the sites for a district ask for slot {need}, the card counts as {have}"
    ),
    "outlook.no.beside": "no free space beside your cities",
    "outlook.no.districts": "all your districts are on the map",
    "outlook.no.reinforced": "all your control tokens are reinforced",
    "outlook.no.tokens": "you have no control token to reinforce",
    "outlook.no.attack.steps": "the next target is {need} steps away, you reach {have}",
    "outlook.no.target": "no target in reach",
    "outlook.no.caravans": "you have no caravan",
    "outlook.no.armies": "you have no army",
    "outlook.no.way": "nothing can move anywhere",
}
