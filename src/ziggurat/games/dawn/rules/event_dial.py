"""The event dial: one section further before each turn of the first player but the first
(base p. 12, Terra Incognita p. 14)."""

from dataclasses import dataclass

from ziggurat.core.flow import Call, Done, Frame, Goto, Next
from ziggurat.games.dawn.rules.barbarians import (
    MoveBarbarians,
    ScatterBarbarians,
    SpawnBarbarians,
)
from ziggurat.games.dawn.rules.districts import ResolveDistricts
from ziggurat.games.dawn.rules.governments import ChangeGovernment
from ziggurat.games.dawn.rules.pieces import mature_cities
from ziggurat.games.dawn.rules.trade import ALL_LANES, GainTrade
from ziggurat.games.dawn.rules.wonders import AgeWonders
from ziggurat.games.dawn.state import State


@dataclass(slots=True, eq=False)
class AdvanceEventDial(Frame):
    """Turn the pointer to the next section and resolve its icons. Events belong to no turn."""

    def turn_pointer(self, s: State, _: int) -> Next:
        s.event = (s.event + 1) % len(s.edition.event_dial)
        s.tell("event", s.event)
        return None

    def resolve_icons(self, s: State, _: int) -> Next:
        frames: list[Frame] = []
        for icon in s.edition.event_dial[s.event]:
            if icon == "spawn":
                frames.append(SpawnBarbarians())
            elif icon == "move":
                frames += [MoveBarbarians(), ScatterBarbarians()]
            elif icon == "trade":
                frames.append(Trade(s.first))
            elif icon == "district":
                frames += [ResolveDistricts(player) for player in clockwise_from_first(s)]
            elif icon == "government":
                frames += [ChangeGovernment(player) for player in clockwise_from_first(s)]
            elif icon == "wonder":
                frames.append(AgeWonders())
        return Call(*frames) if frames else Done()


def clockwise_from_first(s: State) -> list[int]:
    return [(s.first + turn) % s.seats for turn in range(s.seats)]


@dataclass(slots=True, eq=False)
class Trade(Frame):
    """Clockwise from the first player, everybody gains a trade token per mature city."""

    player: int
    served: int = 0

    def serve_the_next(self, s: State, _: int) -> Next:
        if self.served == s.seats:
            return Done()
        player = (self.player + self.served) % s.seats
        self.served += 1
        count = mature_cities(s, player).bit_count()
        return Call(GainTrade(player, count, ALL_LANES)) if count else None

    def go_on(self, s: State, _: int) -> Next:
        return Goto(Trade.serve_the_next)
