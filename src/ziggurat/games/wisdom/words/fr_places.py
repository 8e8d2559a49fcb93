"""French words for the names of squares and cities."""

from typing import Final

PLACES: Final[dict[str, str]] = {
    # La capitale de chaque peuple, et des noms pour ses autres villes
    "cities.americans": "Washington, Boston, Atlanta, Chicago, Philadelphie",
    "cities.chinese": "Chang’an, Luoyang, Kaifeng, Hangzhou, Canton",
    "cities.egyptians": "Alexandrie, Thèbes, Memphis, Héliopolis, Éléphantine",
    "cities.germans": "Berlin, Hambourg, Munich, Cologne, Leipzig",
    "cities.romans": "Rome, Mediolanum, Ravenne, Capoue, Neapolis",
    "cities.russians": "Saint-Pétersbourg, Moscou, Novgorod, Kazan, Smolensk",
    "cities.aztecs": "Tenochtitlan, Texcoco, Tlatelolco, Tlacopan, Cholula",
    "cities.english": "Londres, York, Bristol, Cantorbéry, Oxford",
    "cities.french": "Paris, Lyon, Bordeaux, Orléans, Rouen",
    "cities.japanese": "Edo, Kyoto, Osaka, Nagoya, Nara",
    "cities.mongols": "Karakorum, Shangdu, Saraï, Almaliq, Avarga",
    "cities.zulu": "Bulawayo, Ulundi, Nobamba, Dukuza, Eshowe",
    "cities.greeks": "Pella, Athènes, Corinthe, Sparte, Argos",
    "cities.spanish": "Tolède, Séville, Grenade, Valence, Salamanque",
    # Les cases
    "place.near": "{the} {compass} de {name}",
    "place.way": "{the}, {way} de {name}",
    "place.way.two": "{the}, {way} et {other} de {name}",
    "place.home": "{the} {compass} du centre de {name}",
    "place.home.name": "la terre des {people}",
    "place.at": "{the} en {grid}",
    "place.the.grassland": "la plaine",
    "place.the.forest": "la forêt",
    "place.the.desert": "le désert",
    "place.the.mountain": "la montagne",
    "place.the.water": "l’eau",
    "place.the.unknown": "la terre inconnue",
    "place.city_state": "la {name}",
    "place.step": "{number} case {compass}",
    "place.steps": "{number} cases {compass}",
    "place.more": "{number} {compass}",
    "compass.e": "à l’est",
    "compass.ne": "au nord-est",
    "compass.n": "au nord",
    "compass.nw": "au nord-ouest",
    "compass.w": "à l’ouest",
    "compass.sw": "au sud-ouest",
    "compass.s": "au sud",
    "compass.se": "au sud-est",
    "numbers": (
        "une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze "
        "seize dix-sept dix-huit dix-neuf vingt"
    ),
}
