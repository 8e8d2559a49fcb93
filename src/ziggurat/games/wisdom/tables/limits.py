"""Starting values, limits, costs, the culture track and the figures of battle."""

from dataclasses import dataclass
from typing import Final

from ziggurat.games.wisdom.tables.kinds import HIGH

SEATS: Final = (2, 5)  # (Wisdom and Warfare p. 2; the fifth uses a full set and its own map)
COLORS: Final = ("blue", "green", "red", "yellow", "purple")
VICTORIES: Final = ("culture", "tech", "economic", "military")
COINS_TO_WIN: Final = 15  # (C-VIC-03)

# Figures and markers of one player (C-CMP-01); a civilization may add armies.
ARMY: Final = 0
SCOUT: Final = 1
FIGURES: Final = ("army", "scout")
ARMIES: Final = 6
SCOUTS: Final = 2
CITY_MARKERS: Final = 2  # besides the capital
BUILDING_PROGRAMS: Final = 7  # of all players together (W-CMP-11)

# Values at the start; techs raise them (C-SET-21, C-STK-01, C-FND-02).
START_SPEED: Final = 2
START_STACKING: Final = 2
START_CULTURE_HAND: Final = 2
START_CITIES: Final = 2  # the capital included
START_RANK: Final = 1
START_UNITS: Final = (1, 1, 1)  # infantry, mounted, artillery (C-SET-13)
START_ARMIES: Final = 1
START_SCOUTS: Final = 1
START_POLICIES: Final = 1

# Dials and research (C-CMP-16, C-TEC-02).
TRADE_MAX: Final = 27
LEVELS: Final = 5
TECH_COST: Final = (0, 6, 11, 16, 21, 26)  # by level
LEVEL_NAMES: Final = ("", "I", "II", "III", "IV", "V")

# City actions (C-CTY-02, Wisdom and Warfare p. 7) and what they make (C-PRD-08).
PRODUCE: Final = 0
ARTS: Final = 1
HARVEST: Final = 2
PROGRAM: Final = 3
CITY_ACTIONS: Final = ("produce", "arts", "harvest", "program")
ARMY_COST: Final = 4
SCOUT_COST: Final = 6
WALLS_COST: Final = 7
RUSH_TRADE: Final = 3  # so much trade ...
RUSH_PRODUCTION: Final = 1  # ... is so much production (C-PRD-03)
ARTS_CULTURE: Final = 1  # of a city devoted to the arts, besides its icons

# Founding: squares between, diagonals counted (C-FND-06, C-FND-07).
CITY_DISTANCE: Final = 3
MARKER_DISTANCE: Final = 2
CITY_STATE_CULTURE: Final = 3  # for a city founded on it (Wisdom and Warfare p. 10)

# Wonders (Wisdom and Warfare p. 5).
WONDERS_PER_ERA: Final = 4
WONDER_MARKET: Final = 4

# Battle (C-BAT-04, C-BAT-05, C-BAT-09, Wisdom and Warfare pp. 9-10).
BATTLE_HAND: Final = 3
HAND_PER_ARMY: Final = 2  # for each army after the first
HAND_OF_CITY: Final = 3  # for the defender of a city
CITY_DEFENCE: Final = 6
CAPITAL_DEFENCE: Final = 12
WALLS_DEFENCE: Final = 4  # added
CITY_STATE_DEFENCE: Final = 4
BARBARIAN_RANK: Final = 1
HORDE_RANK: Final = 2
KILLS_PER_ARMY: Final = 2  # the winner loses an army for so many of his killed units (C-AFT-02)

# Loot (Wisdom and Warfare p. 6).
LOOT_FIGURES: Final = 1
LOOT_CITY: Final = 2


@dataclass(frozen=True, slots=True)
class Loot:
    """Something a winner buys with loot; `amount` is at most so much of it."""

    slug: str
    cost: int
    amount: int


LOOTS: Final[tuple[Loot, ...]] = (
    Loot("trade", 1, 3),
    Loot("culture", 1, 3),
    Loot("resource", 1, 1),
    Loot("discard_coin", 1, 1),
    Loot("tech", 2, 1),
    Loot("event", 2, 1),
    Loot("coin", 2, 1),
)

# The culture track (C-CUL): space 0 is the start, the last one wins.
NOTHING: Final = 0
EVENT: Final = 1
GREAT_PERSON: Final = 2
VICTORY: Final = 3
REWARDS: Final = ("nothing", "event", "great_person", "victory")


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the culture track: its section is the level of its events and sets its price."""

    section: int
    culture: int
    trade: int
    reward: int
    sure: str


_SECTION_COST: Final = ((0, 0), (3, 0), (5, 3), (7, 6))
_TRACK: Final = "EEGEEEG EEEEGEE EEEGEEV"  # the three sections


def _track() -> tuple[Space, ...]:
    spaces = [Space(1, 0, 0, NOTHING, HIGH)]
    for section, letters in enumerate(_TRACK.split(), start=1):
        culture, trade = _SECTION_COST[section]
        for letter in letters:
            spaces.append(Space(section, culture, trade, ".EGV".index(letter), HIGH))
    return tuple(spaces)


TRACK: Final[tuple[Space, ...]] = _track()
LAST_SPACE: Final = 21
