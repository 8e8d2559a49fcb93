"""Atomic Theory: power for cities, and the bomb."""

from dataclasses import dataclass

from ziggurat.core.flow import Ask, Done, Frame, Next, prompt
from ziggurat.games.wisdom.content import ABILITY, CITY_MANAGEMENT, MOVEMENT, URANIUM
from ziggurat.games.wisdom.options import SQUARE
from ziggurat.games.wisdom.rules.aftermath import destroy_city
from ziggurat.games.wisdom.rules.cities import give_action
from ziggurat.games.wisdom.rules.figures import remove_figure
from ziggurat.games.wisdom.rules.squares import city_states_on, outskirts
from ziggurat.games.wisdom.rules.uses import declared, is_cancelled, use
from ziggurat.games.wisdom.state import State

BOMB = prompt("bomb_city", SQUARE, __name__)


@use("atomic_power", ABILITY["tech.atomic_theory"], CITY_MANAGEMENT, (URANIUM,))
@dataclass(slots=True, eq=False)
class AtomicPower(Frame):
    """1 uranium: one more action with each own city; not the capital of an Anarchy (X-09)."""

    player: int

    def give(self, s: State, _: int) -> Next:
        for city in range(len(s.actions)):
            give_action(s, self.player, city)
        return None


@use("atomic_bomb", ABILITY["tech.atomic_theory"], MOVEMENT, (URANIUM,), aims=True)
@dataclass(slots=True, eq=False)
class AtomicBomb(Frame):
    """1 uranium: destroy a city that is no capital, with all in its outskirts; figures of any
    player there are gone (X-100)."""

    player: int
    centre: int = -1

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, BOMB, _bombable(s))

    def declare(self, s: State, centre: int) -> Next:
        self.centre = centre
        s.tell("names_square", self.player, centre)
        return declared(s)

    def destroy(self, s: State, _: int) -> Next:
        if is_cancelled(s, self.player):
            return Done()
        around = outskirts(s, self.centre) & ~city_states_on(s)
        for seat in range(s.seats):
            rows = (*s.armies[seat], *s.scouts[seat])
            for figure, square in enumerate(rows):
                if square >= 0 and around >> square & 1:
                    remove_figure(s, seat, figure)
        owner = next(n for n in range(s.seats) if self.centre in s.cities[n])
        destroy_city(s, owner, self.centre)
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_bombable(s))


def _bombable(s: State) -> list[int]:
    return sorted(centre for cities in s.cities for centre in cities[1:])
