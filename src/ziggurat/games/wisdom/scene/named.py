"""What was named with the thing that a window is opened for: whoever cancels knows what (Q-70)."""

from ziggurat.core.flow import NOBODY, Frame
from ziggurat.games.wisdom.cards.civilizations import EgyptianBuilding
from ziggurat.games.wisdom.cards.events import FeastDay, ShareIdeas, SupplyDropAction
from ziggurat.games.wisdom.cards.interrupts import Defect
from ziggurat.games.wisdom.cards.techs import (
    MAKE_OBSOLETE,
    Boost,
    Education,
    Gunpowder,
    HorsebackRiding,
    Monarchy,
)
from ziggurat.games.wisdom.cards.techs_atomic import AtomicBomb
from ziggurat.games.wisdom.rules.building import person_at
from ziggurat.games.wisdom.rules.events import PlayGift
from ziggurat.games.wisdom.rules.harvest import Harvest
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.table import TableWords


def named_words(t: TableWords, s: State, rule: Frame) -> list[str]:
    """What a rule has named besides squares."""
    if isinstance(rule, Boost | FeastDay | SupplyDropAction):
        return [t.city(s, rule.player, rule.city)]
    if isinstance(rule, ShareIdeas | Education):
        return [t.tech(rule.tech)]
    if isinstance(rule, Monarchy | Gunpowder) and rule.what == MAKE_OBSOLETE:
        return [t.wonder(rule.target)]
    if isinstance(rule, Gunpowder):
        return [t.square(s, rule.target)]
    if isinstance(rule, AtomicBomb):
        return [t.square(s, rule.centre)]
    if isinstance(rule, Harvest):
        return [t.resource(resource) for resource in rule.chosen]
    if isinstance(rule, EgyptianBuilding):
        return [t.object(s, rule.player, rule.thing, free=True)]
    if isinstance(rule, Defect):
        return [t.person(person_at(s, rule.square))] if rule.person else []
    other = NOBODY
    if isinstance(rule, Monarchy):
        other = rule.target
    elif isinstance(rule, HorsebackRiding):
        other = rule.other
    elif isinstance(rule, PlayGift):
        other = rule.thanked
    return [t.seat(s, other)] if other != NOBODY else []
