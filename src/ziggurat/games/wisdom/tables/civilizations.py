"""The civilization sheets: six of the core game, six of Wisdom and Warfare (p. 5), and two of Fame
and Fortune whose sheets need nothing else of that box."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.games.wisdom.tables.kinds import CORE, FAME, HIGH, MEDIUM, WISDOM
from ziggurat.games.wisdom.tables.order import ABILITY, government, tech


@dataclass(frozen=True, slots=True)
class Civilization:
    """How a civilization begins, and the figures printed on its sheet and dials. Its home tile has
    the number `HOME_TILES + number` (data/tiles.py)."""

    slug: str
    leader: str
    tech: int  # lies in the lowest row of the pyramid whatever its level
    government: int
    ability: Bits
    units: tuple[int, int, int] = (0, 0, 0)  # infantry, mounted, artillery besides one of each
    armies: int = 0  # besides the one on the map and the six in all
    scouts: int = 0  # besides the one on the map and the two in all
    speed: int = 0  # added to travel speed
    stacking: int = 0  # added to the limit
    policies: int = 0  # added to the maximum
    cheaper: int = 0  # trade that a tech needs less
    combat: int = 0
    walls: bool = False  # the capital begins with walls
    great_person: bool = False
    wonder: bool = False  # the top card of the wonder deck
    box: str = CORE
    sure: str = HIGH


def _civilization(
    slug: str,
    leader: str,
    knows: str,
    under: str = "despotism",
    units: tuple[int, int, int] = (0, 0, 0),
    armies: int = 0,
    scouts: int = 0,
    speed: int = 0,
    stacking: int = 0,
    policies: int = 0,
    cheaper: int = 0,
    combat: int = 0,
    walls: bool = False,
    great_person: bool = False,
    wonder: bool = False,
    box: str = CORE,
    sure: str = HIGH,
) -> Civilization:
    return Civilization(
        slug=slug,
        leader=leader,
        tech=tech(knows),
        government=government(under),
        ability=ABILITY[f"civilization.{slug}"],
        units=units,
        armies=armies,
        scouts=scouts,
        speed=speed,
        stacking=stacking,
        policies=policies,
        cheaper=cheaper,
        combat=combat,
        walls=walls,
        great_person=great_person,
        wonder=wonder,
        box=box,
        sure=sure,
    )


CIVILIZATIONS: Final[tuple[Civilization, ...]] = (
    _civilization("americans", "lincoln", "currency", great_person=True),
    _civilization("chinese", "wu_zetian", "writing", walls=True),
    _civilization("egyptians", "cleopatra", "construction", wonder=True),
    _civilization("germans", "bismarck", "metalworking", units=(2, 0, 0)),
    _civilization("romans", "caesar", "code_of_laws", under="republic"),
    _civilization("russians", "catherine", "communism", under="communism", armies=1, stacking=1),
    _civilization("aztecs", "montezuma", "irrigation", box=WISDOM),
    _civilization("english", "elizabeth", "navy", box=WISDOM),
    _civilization("french", "napoleon", "pottery", policies=1, combat=2, box=WISDOM),
    _civilization("japanese", "tokugawa", "chivalry", under="feudalism", cheaper=3, box=WISDOM),
    _civilization("mongols", "genghis", "horseback_riding", units=(0, 2, 0), box=WISDOM),
    _civilization("zulu", "shaka", "animal_husbandry", units=(0, 0, 2), box=WISDOM),
    _civilization("greeks", "alexander", "democracy", under="democracy", box=FAME, sure=MEDIUM),
    _civilization("spanish", "isabella", "navigation", scouts=1, speed=1, box=FAME),
)
