"""The city-states and what their diplomacy cards do (base p. 13)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY, PASS, Ask, Done, Frame, Next
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import (
    CITY_STATES,
    CULTURE,
    FOREST,
    INDUSTRY,
    MEDIUM,
    MILITARY,
    SCIENCE,
    WONDERS,
    city_state,
)
from ziggurat.games.dawn.options import BARBARIAN, DIPLOMACY_CARD, SPACE, diplomacy_of, prompt
from ziggurat.games.dawn.rules.combat import attack_bonus, defence_bonus
from ziggurat.games.dawn.rules.diplomacy import (
    TAKE_DIPLOMACY,
    available_from,
    hand_over,
    held_from,
)
from ziggurat.games.dawn.rules.pieces import (
    ease,
    eased_spaces,
    empty,
    free_city_states,
    mature_cities,
)
from ziggurat.games.dawn.rules.reading import as_in_rules_1
from ziggurat.games.dawn.rules.targets import A_CITY, A_CITY_STATE, Target
from ziggurat.games.dawn.rules.turn import turn_started
from ziggurat.games.dawn.rules.wonders import cost_change
from ziggurat.games.dawn.state import State

EXCHANGE_DIPLOMACY = prompt("exchange_diplomacy", DIPLOMACY_CARD)
SHIFT_BARBARIAN = prompt("shift_barbarian", BARBARIAN)
SHIFT_BARBARIAN_TO = prompt("shift_barbarian_to", SPACE)

BRUSSELS = city_state("brussels", INDUSTRY, "circle")
BUENOS_AIRES = city_state("buenos_aires", INDUSTRY, "diamond")
CARTHAGE = city_state("carthage", MILITARY, "circle", confidence=MEDIUM)
KABUL = city_state("kabul", MILITARY, "diamond")
GENEVA = city_state("geneva", SCIENCE, "circle")
SEOUL = city_state("seoul", SCIENCE, "diamond")
MOHENJO_DARO = city_state("mohenjo_daro", CULTURE, "circle")
KUMASI = city_state("kumasi", CULTURE, "diamond")


def _is_at(s: State, ability: Bits, space: int) -> bool:
    """Is this the space of the city-state with that card?"""
    number = next(n for n, row in enumerate(CITY_STATES) if row.ability == ability)
    return s.board.city_state_spaces.get(number) == space


@cost_change.plus(BRUSSELS)
def brussels(s: State, player: int, wonder: int) -> int:
    """Wonders cost 1 less per mature city of yours."""
    return -mature_cities(s, player).bit_count()


@cost_change.plus(BUENOS_AIRES)
def buenos_aires(s: State, player: int, wonder: int) -> int:
    """A wonder of a type you have none of costs 2 less."""
    types = {WONDERS[owned].type for owned in each(s.wonders[player])}
    return 0 if WONDERS[wonder].type in types else -2


def _neighbourhood(s: State, player: int, space: int) -> int:
    near = s.board.map.within(1 << space, 2)
    return (near & (free_city_states(s) | s.cities[player])).bit_count()


@attack_bonus.plus(CARTHAGE)
def carthage_attacking(s: State, player: int, target: Target) -> int:
    """+1 for each city-state and friendly city within 2 spaces of the defending space, except
    against Carthage."""
    if target.kind == A_CITY_STATE or as_in_rules_1(s):
        if _is_at(s, CARTHAGE, target.space):
            return 0
    return _neighbourhood(s, player, target.space)


@defence_bonus.plus(CARTHAGE)
def carthage_defending(s: State, player: int, target: Target, attacker: int) -> int:
    """The same when you defend; a defending city counts itself."""
    return _neighbourhood(s, player, target.space)


@attack_bonus.plus(KABUL)
def kabul(s: State, player: int, target: Target) -> int:
    """+3 against cities and city-states other than Kabul."""
    if target.kind == A_CITY_STATE:
        return 0 if _is_at(s, KABUL, target.space) else 3
    city = target.kind == A_CITY
    if as_in_rules_1(s) and target.owner != NOBODY:  # or against a figure in its own city
        city = bool(s.cities[target.owner] >> target.space & 1)
    return 3 if city else 0


@turn_started.starts(GENEVA)
@dataclass(slots=True, eq=False)
class Geneva(Frame):
    """Return a player's diplomacy card you hold and take another one of the same player."""

    player: int
    returned: int = PASS

    def choose(self, s: State, _: int) -> Next:
        cards = []
        for giver in range(s.seats):
            if available_from(s, giver):
                cards += held_from(s, self.player, giver)
        return Ask(self.player, EXCHANGE_DIPLOMACY, (*cards, PASS)) if cards else Done()

    def choose_other(self, s: State, code: int) -> Next:
        if code == PASS:
            return Done()
        self.returned = code
        giver, _ = diplomacy_of(code)
        return Ask(self.player, TAKE_DIPLOMACY, available_from(s, giver))

    def exchange(self, s: State, code: int) -> Next:
        hand_over(s, self.returned, NOBODY)
        hand_over(s, code, self.player)
        s.tell("diplomacy_returned", self.player, self.returned)
        s.tell("diplomacy_taken", self.player, code)
        return Done()


@turn_started.starts(SEOUL)
@dataclass(slots=True, eq=False)
class Seoul(Frame):
    """Shift one barbarian to a neighbouring empty land space."""

    player: int
    barbarian: int = PASS

    def choose(self, s: State, _: int) -> Next:
        room = empty(s) & s.board.land
        letters = [
            letter
            for letter, space in enumerate(s.barbarians)
            if space >= 0 and s.board.map.near[space] & room
        ]
        return Ask(self.player, SHIFT_BARBARIAN, (*letters, PASS)) if letters else Done()

    def choose_goal(self, s: State, letter: int) -> Next:
        if letter == PASS:
            return Done()
        self.barbarian = letter
        goals = s.board.map.near[s.barbarians[letter]] & empty(s) & s.board.land
        return Ask(self.player, SHIFT_BARBARIAN_TO, each(goals))

    def shift(self, s: State, goal: int) -> Next:
        s.tell("barbarian_moved", self.barbarian, s.barbarians[self.barbarian], goal)
        s.barbarians = put(s.barbarians, self.barbarian, goal)
        return Done()


@ease.plus(MOHENJO_DARO)
def mohenjo_daro(s: State, player: int, placing: bool) -> int:
    """Every space is 1 easier when you place control tokens."""
    return 1 if placing else 0


@eased_spaces.plus(KUMASI)
def kumasi(s: State, player: int, limit: int) -> Bits:
    """Forest has difficulty 1 while your industry or culture card is being resolved."""
    forest = s.board.of_terrain[FOREST]
    return forest if s.turn == player and s.resolving in (INDUSTRY, CULTURE) else 0
