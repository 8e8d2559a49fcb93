"""The wonder cards and their markers: six of each era (Wisdom and Warfare pp. 2, 5)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, bits_of
from ziggurat.games.wisdom.tables.kinds import (
    ALWAYS,
    ANCIENT,
    ANY_TIME,
    BATTLE,
    CITY_MANAGEMENT,
    CORE,
    HIGH,
    MEDIEVAL,
    MODERN,
    NONE,
    RESEARCH,
    START_OF_TURN,
    WISDOM,
)
from ziggurat.games.wisdom.tables.order import ABILITY, tech

ERA_CULTURE: Final = (1, 2, 3)  # culture of a wonder's marker, by era (C-WON-04)
OBSOLETE_BY: Final[tuple[Bits, ...]] = (  # techs, by era (C-WON-09)
    bits_of([tech("monarchy"), tech("gunpowder")]),
    bits_of([tech("gunpowder")]),
    0,
)


@dataclass(frozen=True, slots=True)
class Wonder:
    slug: str
    era: int
    cost: int
    cheap: int  # what it costs whoever knows `tech`
    tech: int
    time: int  # when its ability works
    combat: int
    culture: int  # of its marker
    obsolete_by: Bits  # techs that can make it obsolete
    ability: Bits
    box: str
    sure: str


def _wonder(
    slug: str,
    era: int,
    time: int,
    cost: int,
    cheap: int = 0,
    by: str = "",
    combat: int = 0,
    box: str = CORE,
) -> Wonder:
    return Wonder(
        slug,
        era,
        cost,
        cheap or cost,
        tech(by) if by else NONE,
        time,
        combat,
        ERA_CULTURE[era],
        OBSOLETE_BY[era],
        ABILITY[f"wonder.{slug}"],
        box,
        HIGH,
    )


WONDERS: Final[tuple[Wonder, ...]] = (
    _wonder("stonehenge", ANCIENT, START_OF_TURN, 10),
    _wonder("colossus", ANCIENT, START_OF_TURN, 15, 10, "metalworking"),
    _wonder("hanging_gardens", ANCIENT, START_OF_TURN, 15, 10, "animal_husbandry"),
    _wonder("oracle", ANCIENT, BATTLE, 15, 10, "code_of_laws"),
    _wonder("great_lighthouse", ANCIENT, ALWAYS, 15, 10, "navigation", box=WISDOM),
    _wonder("statue_of_zeus", ANCIENT, ALWAYS, 15, combat=6, box=WISDOM),
    _wonder("angkor_wat", MEDIEVAL, CITY_MANAGEMENT, 20, 10, "theology"),
    _wonder("himeji_samurai_castle", MEDIEVAL, BATTLE, 20, 15, "monarchy"),
    _wonder("louvre", MEDIEVAL, START_OF_TURN, 20, 15, "printing_press"),
    _wonder("porcelain_tower", MEDIEVAL, RESEARCH, 20, 15, "construction"),
    _wonder("leonardos_workshop", MEDIEVAL, CITY_MANAGEMENT, 20, 15, "mathematics", box=WISDOM),
    _wonder("notre_dame", MEDIEVAL, RESEARCH, 20, 15, "education", box=WISDOM),
    _wonder("panama_canal", MODERN, START_OF_TURN, 25, 20, "engineering"),
    _wonder("statue_of_liberty", MODERN, START_OF_TURN, 25, 20, "metal_casting"),
    _wonder("sydney_opera_house", MODERN, START_OF_TURN, 25),
    _wonder("united_nations", MODERN, ANY_TIME, 20),
    _wonder("internet", MODERN, ALWAYS, 25, 15, "computers", box=WISDOM),
    _wonder("pentagon", MODERN, BATTLE, 25, 15, "ballistics", box=WISDOM),
)
WONDERS_OF: Final[tuple[Bits, ...]] = tuple(  # by era: set of wonders
    bits_of([number for number, wonder in enumerate(WONDERS) if wonder.era == era])
    for era in (ANCIENT, MEDIEVAL, MODERN)
)
