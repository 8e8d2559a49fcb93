"""How a unique focus card is added."""

from collections.abc import Callable

from ziggurat.core.flow import Frame
from ziggurat.games.dawn.content import (
    MEDIUM,
    ONLY_TERRA,
    Rule,
    focus,
)


def unique(
    slug: str,
    owner: str,
    type_: int,
    level: int,
    rule: Rule,
    *,
    caravans: int = 0,
    armies: int = 0,
    compulsory: bool = False,
    on_arrival: Callable[[int, int, int], Frame] | None = None,
    confidence: str = MEDIUM,
) -> None:
    """Add a leader's own focus card."""
    focus(
        slug,
        type_,
        level,
        rule,
        caravans=caravans,
        armies=armies,
        compulsory=compulsory,
        on_arrival=on_arrival,
        editions=ONLY_TERRA,
        owner=owner,
        confidence=confidence,
    )
