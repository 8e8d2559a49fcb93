"""The cards, one file per deck: how each answers the questions of the rules. Importing this package
makes all of them known, in this order: the numbers of uses depend on it, and records name them."""

from ziggurat.games.wisdom.cards import (
    civilizations,
    civilizations_fame,
    civilizations_wisdom,
    disasters,
    events,
    governments,
    interrupts,
    policies,
    relics,
    techs,
    techs_atomic,
    techs_in_force,
    techs_of_battle,
    techs_of_coins,
    wanderings,
    wonders,
)

__all__ = [
    "civilizations",
    "civilizations_fame",
    "civilizations_wisdom",
    "disasters",
    "events",
    "governments",
    "interrupts",
    "policies",
    "relics",
    "techs",
    "techs_atomic",
    "techs_in_force",
    "techs_of_battle",
    "techs_of_coins",
    "wanderings",
    "wonders",
]
