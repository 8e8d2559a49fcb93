"""After a battle: figures, saved units, gains, loot, destroyed cities, what lay on the square
(C-AFT, in the order of C-AFT-10)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY, Call, Frame, Next
from ziggurat.core.hooks import Event, total
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import (
    KILLS_PER_ARMY,
    LOOT_CITY,
    LOOT_FIGURES,
    NONE,
    UNIT_KINDS,
)
from ziggurat.games.wisdom.rules.building import (
    building_at,
    destroy_building,
    person_at,
    remove_wonder,
    wonder_at,
)
from ziggurat.games.wisdom.rules.exploring import TakeVillage
from ziggurat.games.wisdom.rules.figures import is_army, remove_figure, square_of
from ziggurat.games.wisdom.rules.loot import Plunder
from ziggurat.games.wisdom.rules.people import kill_person
from ziggurat.games.wisdom.rules.squares import outskirts
from ziggurat.games.wisdom.rules.victory import wins
from ziggurat.games.wisdom.state import State

_NO_UNITS: Final = (0,) * len(UNIT_KINDS)

# (owner, player, rewarded, killed): a player fought a battle in which so many units died.
# Barbarians that come by an event reward nobody (W-EVT-04).
battle_fought = Event("battle_fought")
battle_won = Event("battle_won")  # (owner, winner, loser or NOBODY, rewarded)
city_conquered = Event("city_conquered")  # (owner, winner, square)
# (owner, player, side): the battle of a player is over; `killed_units` says who died
units_killed = Event("units_killed")


@total
def attack_loot(s: State, player: int) -> int:
    """What cards add to the loot of an attacker who gains any."""
    return 0


@dataclass(slots=True, eq=False)
class Aftermath(Frame):
    """What follows a battle, or the catching of scouts. A side without owner is barbarians."""

    attacker: int
    defender: int
    square: int
    group: Bits
    winner: int  # side: 0 attacker, 1 defender
    fought: bool  # were hands drawn?
    killed_a: tuple[int, ...] = _NO_UNITS
    killed_d: tuple[int, ...] = _NO_UNITS
    city: bool = False  # was a city defended?

    def count(self, s: State, _: int) -> Next:
        self.city = self.defender != NOBODY and self.square in s.cities[self.defender]
        s.tell("battle_won", self._owner(self.winner), self._owner(1 - self.winner), self.square)
        return None

    def losers_figures(self, s: State, _: int) -> Next:
        """The loser's figures in the battle are all lost (C-AFT-01)."""
        loser = self._owner(1 - self.winner)
        if loser != NOBODY and not (self.city and self.winner == 0):
            for figure in self._figures(s, 1 - self.winner):
                remove_figure(s, loser, figure)
        return None

    def winners_figures(self, s: State, _: int) -> Next:
        """The winner loses an army for every two of his units killed, never the last one
        (C-AFT-02)."""
        winner = self._owner(self.winner)
        if winner == NOBODY:
            return None
        killed = sum(self.killed_d if self.winner else self.killed_a)
        armies = [n for n in self._figures(s, self.winner) if is_army(s, winner, n)]
        for figure in armies[: min(killed // KILLS_PER_ARMY, len(armies) - 1)]:
            remove_figure(s, winner, figure)
        return None

    def gains(self, s: State, _: int) -> Next:
        """Saved units, and what cards give for battles."""
        if not self.fought:
            battle_won.happens(s, self.attacker, self.attacker, self.defender, 1)
            return None
        killed = sum(self.killed_a) + sum(self.killed_d)
        rewarded = int(self.attacker != NOBODY)
        for side in (0, 1):
            owner = self._owner(side)
            if owner != NOBODY:
                units_killed.happens(s, owner, owner, side)
                battle_fought.happens(s, owner, owner, rewarded, killed)
        winner = self._owner(self.winner)
        if winner != NOBODY:
            battle_won.happens(s, winner, winner, self._owner(1 - self.winner), rewarded)
        return None

    def capital_falls(self, s: State, _: int) -> Next:
        """Beating a capital wins the game (W-LOO-03). Barbarians are too weak for it (Q-03)."""
        if self.winner == 0 and self.city and self.square == s.cities[self.defender][0]:
            wins(s, self.attacker, "military")
        return None

    def loot(self, s: State, _: int) -> Next:
        """A winner who beat a player's figures or city has loot to spend (W-LOO-01 to W-LOO-04)."""
        winner, loser = self._owner(self.winner), self._owner(1 - self.winner)
        if winner == NOBODY or loser == NOBODY:
            return None
        amount = LOOT_FIGURES
        if self.winner == 0:
            amount = LOOT_CITY if self.city else LOOT_FIGURES
            amount += attack_loot(s, winner)
        return Call(Plunder(winner, loser, amount))

    def city_falls(self, s: State, _: int) -> Next:
        if self.winner != 0 or not self.city:
            return None
        destroy_city(s, self.defender, self.square)
        if self.attacker != NOBODY:
            city_conquered.happens(s, self.attacker, self.attacker, self.square)
        return None

    def village(self, s: State, _: int) -> Next:
        """The marker of a beaten village goes to the winner (C-HUT-04)."""
        if self.defender == NOBODY and self.winner == 0 and s.villages >> self.square & 1:
            return Call(TakeVillage(self.attacker, self.square))
        return None

    def _owner(self, side: int) -> int:
        return self.defender if side else self.attacker

    def _figures(self, s: State, side: int) -> list[int]:
        """The figures of a side in the battle."""
        owner = self._owner(side)
        if side == 0:
            return [n for n in each(self.group) if square_of(s, owner, n) == self.square]
        rows = (*s.armies[owner], *s.scouts[owner])
        return [n for n, square in enumerate(rows) if square == self.square]


def killed_units(s: State, side: int) -> tuple[int, ...]:
    """The units of a side that were killed in the battle that has just ended."""
    for frame in reversed(s.stack):
        if isinstance(frame, Aftermath):
            return frame.killed_d if side else frame.killed_a
    return _NO_UNITS


def destroy_city(s: State, player: int, centre: int) -> None:
    """A city is gone: its buildings go back to the supply, its wonders and great people are lost
    (C-AFT-05), its program marker too (X-15)."""
    for square in each(outskirts(s, centre)):
        if building_at(s, square) != NONE:
            destroy_building(s, square)
        wonder = wonder_at(s, square)
        if wonder != NONE:
            remove_wonder(s, wonder)
        person = person_at(s, square)
        if person != NONE:
            kill_person(s, person, square)
    city = s.cities[player].index(centre)
    s.cities = put(s.cities, player, tuple(n for n in s.cities[player] if n != centre))
    boost = s.boost[player]
    s.boost = put(s.boost, player, (*boost[:city], *boost[city + 1 :], 0))
    if s.active == player and city < len(s.actions):
        s.actions = s.actions[:city] + s.actions[city + 1 :]
        s.did = s.did[:city] + s.did[city + 1 :]
    s.walls &= ~(1 << centre)
    s.programs &= ~(1 << centre)
    s.sends = tuple(tuple(NONE if n == centre else n for n in row) for row in s.sends)
    s.tell("city_destroyed", player, centre)
    s.renew_land()
