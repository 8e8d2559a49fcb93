"""English words for the names of squares and cities."""

from typing import Final

PLACES: Final[dict[str, str]] = {
    # The capital of each people, and names for its other cities
    "cities.americans": "Washington, Boston, Atlanta, Chicago, Philadelphia",
    "cities.chinese": "Chang'an, Luoyang, Kaifeng, Hangzhou, Guangzhou",
    "cities.egyptians": "Alexandria, Thebes, Memphis, Heliopolis, Elephantine",
    "cities.germans": "Berlin, Hamburg, Munich, Cologne, Leipzig",
    "cities.romans": "Rome, Mediolanum, Ravenna, Capua, Neapolis",
    "cities.russians": "Saint Petersburg, Moscow, Novgorod, Kazan, Smolensk",
    "cities.aztecs": "Tenochtitlan, Texcoco, Tlatelolco, Tlacopan, Cholula",
    "cities.english": "London, York, Bristol, Canterbury, Oxford",
    "cities.french": "Paris, Lyon, Bordeaux, Orleans, Rouen",
    "cities.japanese": "Edo, Kyoto, Osaka, Nagoya, Nara",
    "cities.mongols": "Karakorum, Shangdu, Sarai, Almaliq, Avarga",
    "cities.zulu": "Bulawayo, Ulundi, Nobamba, Dukuza, Eshowe",
    "cities.greeks": "Pella, Athens, Corinth, Sparta, Argos",
    "cities.spanish": "Toledo, Seville, Granada, Valencia, Salamanca",
    # Squares
    "place.near": "{the} {compass} of {name}",
    "place.way": "{the} {way} of {name}",
    "place.way.two": "{the} {way} and {other} of {name}",
    "place.home": "{the} {compass} of the middle of {name}",
    "place.home.name": "the land of the {people}",
    "place.at": "{the} at {grid}",
    "place.the.grassland": "the grassland",
    "place.the.forest": "the forest",
    "place.the.desert": "the desert",
    "place.the.mountain": "the mountain",
    "place.the.water": "the water",
    "place.the.unknown": "the unknown land",
    "place.city_state": "the {name}",
    "place.step": "{number} {compass}",
    "place.steps": "{number} {compass}",
    "place.more": "{number} {compass}",
    "compass.e": "east",
    "compass.ne": "north-east",
    "compass.n": "north",
    "compass.nw": "north-west",
    "compass.w": "west",
    "compass.sw": "south-west",
    "compass.s": "south",
    "compass.se": "south-east",
    "numbers": (
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        "fifteen sixteen seventeen eighteen nineteen twenty"
    ),
}
