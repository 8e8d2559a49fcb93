"""Kinds that all tables speak of: terrains, icons, resources, phases, eras, boxes, confidence."""

from typing import Final

NONE: Final = -1  # no tech, no resource, no seat ...

DESERT: Final = 0
GRASSLAND: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
WATER: Final = 4
TERRAINS: Final = ("desert", "grassland", "forest", "mountain", "water")
TERRAIN_LETTERS: Final = "DGFMW"
ANY_LAND: Final = 1 << DESERT | 1 << GRASSLAND | 1 << FOREST | 1 << MOUNTAIN

PRODUCTION: Final = 0
TRADE: Final = 1
CULTURE: Final = 2
COIN: Final = 3
COMBAT: Final = 4
ICONS: Final = ("production", "trade", "culture", "coin", "combat")

Icons = tuple[int, int, int, int, int]  # how many of each, in the order of ICONS

NO_ICONS: Final[Icons] = (0, 0, 0, 0, 0)


def icons(
    production: int = 0, trade: int = 0, culture: int = 0, coin: int = 0, combat: int = 0
) -> Icons:
    return (production, trade, culture, coin, combat)


# What a square gives by its terrain (C-MAP-02).
TERRAIN_ICONS: Final[tuple[Icons, ...]] = (
    icons(trade=1),
    NO_ICONS,
    icons(production=2),
    icons(production=1),
    icons(trade=1),
)

WHEAT: Final = 0
INCENSE: Final = 1
SILK: Final = 2
IRON: Final = 3
SPY: Final = 4
URANIUM: Final = 5
RESOURCES: Final = ("wheat", "incense", "silk", "iron", "spy", "uranium")
MARKET_RESOURCES: Final = (WHEAT, INCENSE, SILK, IRON)  # the others are found, never harvested
ANY: Final = 6  # in a cost: any resource at all

START_OF_TURN: Final = 0
TRADE_PHASE: Final = 1
CITY_MANAGEMENT: Final = 2
MOVEMENT: Final = 3
RESEARCH: Final = 4
PHASES: Final = ("start_of_turn", "trade", "city_management", "movement", "research")
BATTLE: Final = 5  # in an effect: in one's own battle turns
ANY_TIME: Final = 6
ALWAYS: Final = 7
TIMES: Final = (*PHASES, "battle", "any_time", "always")

ANCIENT: Final = 0
MEDIEVAL: Final = 1
MODERN: Final = 2
ERAS: Final = ("ancient", "medieval", "modern")

INFANTRY: Final = 0
MOUNTED: Final = 1
ARTILLERY: Final = 2
AIRCRAFT: Final = 3

HUT: Final = 0
VILLAGE: Final = 1
FINDS: Final = ("hut", "village")

CLOSED: Final = 0  # water, for figures
CROSS: Final = 1
STOP: Final = 2

CORE: Final = "core"
WISDOM: Final = "wisdom-and-warfare"
FAME: Final = "fame-and-fortune"  # only what needs nothing else of that box
BOXES: Final = (CORE, WISDOM, FAME)

HIGH: Final = "high"  # a printed piece, the rulebook, or two independent sources
MEDIUM: Final = "medium"  # one good source
LOW: Final = "low"  # inferred or disputed
