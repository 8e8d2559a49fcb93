"""Great people (C-GRT)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, Roll, pick, prompt
from ziggurat.core.hooks import Event, total
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import GREAT_PEOPLE, NONE, WATER
from ziggurat.games.wisdom.options import PERSON, SQUARE
from ziggurat.games.wisdom.rules.building import add_to_reserve, clear_square, remove_person
from ziggurat.games.wisdom.rules.squares import (
    all_outskirts,
    city_states_on,
    enemy_figures,
    markers_on,
)
from ziggurat.games.wisdom.state import SETTING_UP, State

DRAW_PERSON = prompt("draw_person", PERSON, __name__)
KEEP_PERSON = prompt("keep_person", PERSON, __name__)
PLACE_PERSON = prompt("place_person", SQUARE, __name__)

person_gained = Event("person_gained")  # (owner, player)


@total
def people_drawn(s: State, player: int) -> int:
    """How many markers are drawn, of which one is kept."""
    return 1


def person_squares(s: State, player: int) -> Bits:
    """Where a great person may be placed: the own outskirts, not on water, not where an enemy
    blockades, not under a marker, not on a city-state (C-GRT-02, C-GRT-03, W-CST-06)."""
    closed = s.land.terrain[WATER] | enemy_figures(s, player) | markers_on(s) | city_states_on(s)
    return all_outskirts(s, player) & ~closed


def kill_person(s: State, person: int, square: int) -> None:
    """A killed great person is shuffled back among the unused ones (C-GRT-08)."""
    remove_person(s, person, square)
    s.people_left = put(s.people_left, person, s.people_left[person] + 1)
    s.tell("person_killed", person, square)
    s.renew_land()


@dataclass(slots=True, eq=False)
class GainPerson(Frame):
    """Draw a great person; place it now or keep it in the reserve. None left: nothing
    (C-CMP-14)."""

    player: int
    drawn: tuple[int, ...] = ()  # those that wait to be chosen from
    kept: int = NONE

    def draw(self, s: State, _: int) -> Next:
        left = {n: count for n, count in enumerate(s.people_left) if count}
        if not left or len(self.drawn) == people_drawn(s, self.player):
            return Goto(GainPerson.choose)
        return Roll(DRAW_PERSON, tuple(left), tuple(left.values()))

    def look(self, s: State, person: int) -> Next:
        s.people_left = put(s.people_left, person, s.people_left[person] - 1)
        self.drawn += (person,)
        return Goto(GainPerson.draw)

    def choose(self, s: State, _: int) -> Next:
        if not self.drawn:
            return Done()
        return pick(self.player, KEEP_PERSON, sorted(set(self.drawn)), GainPerson.keep)

    def keep(self, s: State, person: int) -> Next:
        self.kept = person
        for other in self.drawn:
            s.people_left = put(s.people_left, other, s.people_left[other] + 1)
        s.people_left = put(s.people_left, person, s.people_left[person] - 1)
        add_to_reserve(s, self.player, person)
        s.tell("person", self.player, person)
        person_gained.happens(s, self.player, self.player)
        return None

    def place(self, s: State, _: int) -> Next:
        return Call(PlacePerson(self.player, self.kept))


@dataclass(slots=True, eq=False)
class PlacePerson(Frame):
    """Place a great person that was gained, or keep it; one of the setup is placed (C-SET-15)."""

    player: int
    person: int

    def choose(self, s: State, _: int) -> Next:
        squares = each(person_squares(s, self.player))
        if not squares:
            return Done()
        return Ask(
            self.player, PLACE_PERSON, squares if s.phase == SETTING_UP else (*squares, PASS)
        )

    def put_down(self, s: State, square: int) -> Next:
        if square == PASS:
            return Done()
        put_person(s, self.player, self.person, square)
        return None


def put_person(s: State, player: int, person: int, square: int) -> None:
    """Place a great person of the reserve on a square; what stood there leaves (C-OVB-01)."""
    clear_square(s, square)
    add_to_reserve(s, player, person, -1)
    s.people_on = put(s.people_on, person, s.people_on[person] | 1 << square)
    s.tell("person_placed", player, person, square)
    s.renew_land()


@dataclass(slots=True, eq=False)
class ChoosePerson(Frame):
    """Place one of the great people of the reserve (C-GRT-06)."""

    player: int
    person: int

    def choose(self, s: State, _: int) -> Next:
        squares = each(person_squares(s, self.player))
        return pick(self.player, PLACE_PERSON, squares, ChoosePerson.put_down)

    def put_down(self, s: State, square: int) -> Next:
        put_person(s, self.player, self.person, square)
        return None


def reserve_types(s: State, player: int) -> list[int]:
    """The types of great people a player could place now."""
    if not any(s.people[player]) or not person_squares(s, player):
        return []
    held, back = s.people[player], s.overbuilt[player]
    return [n for n in range(len(GREAT_PEOPLE)) if held[n] > back[n]]
