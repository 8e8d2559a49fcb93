"""Resources gained or exchanged by cards; the supply is limited (base pp. 7, 15)."""

from dataclasses import dataclass

from ziggurat.core.flow import PASS, Ask, Done, Frame, Next, pick
from ziggurat.games.dawn.content import RESOURCES
from ziggurat.games.dawn.options import RESOURCE, prompt
from ziggurat.games.dawn.rules.pieces import add_resource, supply
from ziggurat.games.dawn.state import State

GAIN_RESOURCE = prompt("gain_resource", RESOURCE)
GIVE_RESOURCE = prompt("give_resource", RESOURCE)


@dataclass(slots=True, eq=False)
class GainResource(Frame):
    """Gain a resource of your choice, as far as the supply goes."""

    player: int
    unlike_yours: bool = False  # only a type of which you have no token

    def choose(self, s: State, _: int) -> Next:
        types = [
            resource
            for resource in range(len(RESOURCES))
            if supply(s, resource)
            and not (self.unlike_yours and s.resources[self.player][resource])
        ]
        return pick(self.player, GAIN_RESOURCE, types, GainResource.gain) if types else Done()

    def gain(self, s: State, resource: int) -> Next:
        add_resource(s, self.player, resource)
        s.tell("collected", self.player, resource)
        return Done()


@dataclass(slots=True, eq=False)
class ExchangeResource(Frame):
    """You may return a resource to the supply and take one of another type."""

    player: int
    given: int = PASS

    def choose(self, s: State, _: int) -> Next:
        have = [r for r, count in enumerate(s.resources[self.player]) if count]
        gives = [r for r in have if any(supply(s, other) for other in _others(r))]
        return Ask(self.player, GIVE_RESOURCE, (*gives, PASS)) if gives else Done()

    def give(self, s: State, resource: int) -> Next:
        if resource == PASS:
            return Done()
        self.given = resource
        takes = [other for other in _others(resource) if supply(s, other)]
        return pick(self.player, GAIN_RESOURCE, takes, ExchangeResource.take)

    def take(self, s: State, resource: int) -> Next:
        add_resource(s, self.player, self.given, -1)
        add_resource(s, self.player, resource)
        s.tell("exchanged", self.player, self.given, resource)
        return Done()


def _others(resource: int) -> list[int]:
    return [other for other in range(len(RESOURCES)) if other != resource]
