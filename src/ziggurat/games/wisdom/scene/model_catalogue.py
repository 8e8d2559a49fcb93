"""What a page needs to know once: every card and piece in words, the track, the buildings."""

from dataclasses import dataclass, field

from ziggurat.games.wisdom.scene.model import Yield


@dataclass(slots=True)
class Entry:
    """A card or piece in words. `kind` is "tech", "wonder", "building", "event", "government",
    "policy", "civilization", "person", "resource", "unit", "city_state", "relic", "result",
    "terrain", "reward", "phase" or "piece"; `name` is its slug."""

    kind: str
    name: str
    title: str
    text: str
    page: str
    level: int = 0  # of a tech or event; the era of a wonder
    cost: int = 0
    facts: list[str] = field(default_factory=list)  # cost, terrain, what it unlocks, in words


@dataclass(slots=True)
class TrackSpace:
    """A space of the culture track: what it costs to enter and what it gives."""

    culture: int
    trade: int
    reward: str


@dataclass(slots=True)
class BuildingKind:
    """A building: where it may stand, what it gives, and what it is an upgrade of."""

    name: str
    cost: int
    terrains: list[str]
    gives: Yield
    limited: bool
    upgrade_of: str


@dataclass(slots=True)
class Catalogue:
    entries: list[Entry]
    track: list[TrackSpace]
    buildings: list[BuildingKind]
