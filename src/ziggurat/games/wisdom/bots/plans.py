"""The builder's plans, one for each victory: what its icons, techs and objects are worth then."""

from dataclasses import dataclass
from typing import Final

from ziggurat.games.wisdom.content import (
    BUILDINGS,
    NONE,
    POLICIES,
    SPACE_FLIGHT,
    TECHS,
    Icons,
    Tech,
)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is worth how much. `icons` are production, trade, culture, coin and combat."""

    icons: tuple[float, float, float, float, float]
    tech_level: float  # for each level of a tech
    coins: float  # for a coin, or the place of one, on a tech
    rank: float  # for each rank that a tech brings
    march: float  # for stacking, speed and ways over water on a tech
    devote: float  # for each culture a city would give, in units of production
    wonder: float
    unit: float
    army: float
    advance: float
    units: int  # how many units are enough


PLANS: Final[dict[str, Plan]] = {
    "culture": Plan((0.4, 0.4, 1.0, 0.2, 0.1), 0.8, 0.3, 0.1, 0.2, 1.6, 8.0, 1.5, 1.5, 12.0, 5),
    "tech": Plan((0.4, 1.0, 0.2, 0.2, 0.1), 3.0, 0.3, 0.1, 0.1, 0.4, 3.5, 1.5, 1.5, 1.0, 5),
    "economic": Plan((0.4, 0.7, 0.4, 2.5, 0.1), 0.8, 3.0, 0.1, 0.1, 0.7, 4.0, 1.5, 1.5, 9.0, 5),
    "military": Plan((0.8, 0.6, 0.1, 0.1, 0.5), 0.6, 0.1, 1.2, 1.6, 0.1, 2.0, 5.5, 5.6, 2.0, 14),
}


def icons_worth(plan: Plan, icons: Icons) -> float:
    return sum(weight * amount for weight, amount in zip(plan.icons, icons, strict=True))


def tech_worth(plan: Plan, number: int) -> float:
    """What a tech is worth to a plan, whatever it costs."""
    if number == SPACE_FLIGHT:
        return 100.0
    row: Tech = TECHS[number]
    found = 1.0 + plan.tech_level * row.level + plan.coins * (row.coins + (row.tokens > 0))
    if row.building != NONE:
        found += 0.5 * icons_worth(plan, BUILDINGS[row.building].icons)
    found += plan.rank * sum(row.ranks)
    found += plan.march * ((row.stacking > 0) + (row.speed > 0) + 0.5 * row.water)
    return found + 1.0 * (row.cities > 0) + 0.3 * row.culture_hand


# What a policy is worth whatever the plan, and what it adds to one plan.
_POLICIES: Final = {
    "expansionism": (2.0, "tech", 1.5),
    "urban_development": (1.5, "culture", 1.0),
    "organized_religion": (1.0, "economic", 3.0),
    "pacifism": (0.8, "culture", 2.0),
    "military_tradition": (1.0, "military", 2.0),
    "rationalism": (0.8, "tech", 1.0),
    "patronage": (0.4, "culture", 0.4),
    "natural_religion": (0.2, "military", 0.4),
}


def policy_worth(plan: str, policy: int) -> float:
    worth, suits, more = _POLICIES[POLICIES[policy].slug]
    return worth + more * (plan == suits)
