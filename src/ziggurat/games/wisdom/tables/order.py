"""The order of everything that other tables name: the number of a thing is its place here.

Records and positions hold these numbers, so new things come at the end. Whatever can be in force
for a seat has one bit; the bits of all that is in force make one int (`State.abilities`).
"""

from typing import Final

from ziggurat.core.bits import Bits

TECH_ORDER: Final = (
    "animal_husbandry",
    "code_of_laws",
    "currency",
    "horseback_riding",
    "masonry",
    "metalworking",
    "navigation",
    "philosophy",
    "pottery",
    "writing",
    "navy",
    "civil_service",
    "chivalry",
    "construction",
    "democracy",
    "engineering",
    "irrigation",
    "mathematics",
    "monarchy",
    "printing_press",
    "sailing",
    "logistics",
    "bureaucracy",
    "banking",
    "biology",
    "communism",
    "gunpowder",
    "metal_casting",
    "military_science",
    "railroad",
    "steam_power",
    "theology",
    "education",
    "atomic_theory",
    "ballistics",
    "combustion",
    "computers",
    "flight",
    "mass_media",
    "replaceable_parts",
    "space_flight",
)
BUILDING_ORDER: Final = (
    "harbor",
    "shipyard",
    "trading_post",
    "workshop",
    "iron_mine",
    "granary",
    "aqueduct",
    "library",
    "university",
    "market",
    "bank",
    "temple",
    "cathedral",
    "barracks",
    "academy",
)
WONDER_ORDER: Final = (
    "stonehenge",
    "colossus",
    "hanging_gardens",
    "oracle",
    "great_lighthouse",
    "statue_of_zeus",
    "angkor_wat",
    "himeji_samurai_castle",
    "louvre",
    "porcelain_tower",
    "leonardos_workshop",
    "notre_dame",
    "panama_canal",
    "statue_of_liberty",
    "sydney_opera_house",
    "united_nations",
    "internet",
    "pentagon",
)
GOVERNMENT_ORDER: Final = (
    "anarchy",
    "despotism",
    "republic",
    "feudalism",
    "democracy",
    "monarchy",
    "communism",
    "fundamentalism",
)
POLICY_ORDER: Final = (
    "rationalism",
    "patronage",
    "natural_religion",
    "organized_religion",
    "expansionism",
    "urban_development",
    "pacifism",
    "military_tradition",
)
CIVILIZATION_ORDER: Final = (
    "americans",
    "chinese",
    "egyptians",
    "germans",
    "romans",
    "russians",
    "aztecs",
    "english",
    "french",
    "japanese",
    "mongols",
    "zulu",
    "greeks",
    "spanish",
)
RELIC_ORDER: Final = ("ark_of_the_covenant", "attilas_village")

_TECH_BITS: Final = 0
_WONDER_BITS: Final = 64
_GOVERNMENT_BITS: Final = 96
_POLICY_BITS: Final = 112
_CIVILIZATION_BITS: Final = 128


def tech(slug: str) -> int:
    return TECH_ORDER.index(slug)


def building(slug: str) -> int:
    return BUILDING_ORDER.index(slug)


def wonder(slug: str) -> int:
    return WONDER_ORDER.index(slug)


def government(slug: str) -> int:
    return GOVERNMENT_ORDER.index(slug)


def policy(slug: str) -> int:
    return POLICY_ORDER.index(slug)


def civilization(slug: str) -> int:
    return CIVILIZATION_ORDER.index(slug)


def relic(slug: str) -> int:
    return RELIC_ORDER.index(slug)


ABILITY: Final[dict[str, Bits]] = {  # "wonder.oracle", the key of its words -> its bit
    f"{kind}.{slug}": 1 << first + number
    for kind, first, order in (
        ("tech", _TECH_BITS, TECH_ORDER),
        ("wonder", _WONDER_BITS, WONDER_ORDER),
        ("government", _GOVERNMENT_BITS, GOVERNMENT_ORDER),
        ("policy", _POLICY_BITS, POLICY_ORDER),
        ("civilization", _CIVILIZATION_BITS, CIVILIZATION_ORDER),
    )
    for number, slug in enumerate(order)
}
ABILITIES: Final[dict[Bits, str]] = {bit: key for key, bit in ABILITY.items()}
