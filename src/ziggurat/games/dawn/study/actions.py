"""Answers of A New Dawn as one fixed set of actions: the same numbers in both editions, for every
number of players and at every question.

An action is a number in one of the sections below. Most sections are named after a kind of options
(games/dawn/options.py) and hold the option's own number, so that action 5 of section `card` is
always the same card. What a space, a card or a choice is wanted for is told by the question, which
is part of every observation. Sections leave room for cards to come.

Placements are the exception: there are far too many ways to lay a tile. Action n of section
`placement` is the n-th of the placements offered, ordered by side, turn, q and r; the observation
lists them in the same order.
"""

from typing import Final

from ziggurat.core.flow import PASS, Question
from ziggurat.games.dawn.options import (
    ABILITY,
    BARBARIAN,
    CARAVAN,
    CARD,
    CHOICE,
    CITY_STATE_CARD,
    DIPLOMACY_CARD,
    DISTRICT,
    EXPLORE,
    IDLE,
    LANE,
    LEADER,
    MOVE,
    NUMBER,
    ON_CARD,
    PLACEMENT,
    RESOURCE,
    SEAT,
    SPACE,
    TARGET,
    TILE,
    TOKEN,
    VICTORY_CARD,
    WONDER,
)
from ziggurat.games.sections import Section, ends_of, offsets_of

SPACES: Final = 240  # 21 tiles of 10 spaces, 5 forts, 16 water tokens, and room to the next byte
PLACEMENTS: Final = 256  # the most placements a question may offer; 107 is the most ever seen

SECTIONS: Final = (
    Section("pass", 1, "decline, or stop"),
    Section(SPACE, SPACES, "a space by its number, also as the place or goal of a figure"),
    Section("on_card", 1, "the figure that waits on its focus card"),
    Section("explore", 1, "explore instead of moving on"),
    Section(LANE, 16, "a card of a focus row by its lane; 10 is the wonder that keeps tokens"),
    Section("idle", 8, "choose the card of this lane, but resolve it for no effect"),
    Section(CARD, 64, "a focus card"),
    Section(WONDER, 64, "a world wonder"),
    Section(LEADER, 32, "a leader sheet"),
    Section(ABILITY, 128, "an ability by the number of its bit"),
    Section(TOKEN, 96, "something to spend, with the codes of games/dawn/options.py"),
    Section(RESOURCE, 4, "a type of resource"),
    Section(DIPLOMACY_CARD, 80, "a player's diplomacy card: giver × 16 + card"),
    Section("city_state_card", 16, "a city-state's diplomacy card"),
    Section(BARBARIAN, 16, "a barbarian by the number of its letter"),
    Section(SEAT, 8, "a player"),
    Section(NUMBER, 8, "what a die shows"),
    Section(VICTORY_CARD, 16, "a victory card"),
    Section(TILE, 24, "a map tile"),
    Section(
        TARGET, 32, "what to attack there: 0 the piece, 10 + seat an army, 20 + seat a caravan"
    ),
    Section(DISTRICT, 8, "a type of district"),
    Section(CHOICE, 8, "one of the words of the question, numbered from 0"),
    Section(PLACEMENT, PLACEMENTS, "the n-th of the placements offered"),
)

_ENDS: Final = ends_of(SECTIONS)
OFFSETS: Final = offsets_of(SECTIONS)
ACTIONS: Final = _ENDS[-1]  # how many there are
PASSING: Final = OFFSETS["pass"]


def placements_of(question: Question) -> list[int]:
    """The placements a question offers, in the order of their actions."""
    return sorted(option for option in question.options if option != PASS)[:PLACEMENTS]


def offered(question: Question) -> dict[int, int]:
    """The actions that answer a question, rising, each with the option it stands for."""
    if question.prompt.kind == PLACEMENT:
        first = OFFSETS[PLACEMENT]
        found = {first + n: option for n, option in enumerate(placements_of(question))}
        return {PASSING: PASS, **found} if PASS in question.options else found
    pairs = [(_action(question.prompt.kind, option), option) for option in question.options]
    return dict(sorted(pairs))


def section_of(action: int) -> tuple[str, int]:
    """(name of the section, number within it) of an action."""
    for section, end in zip(SECTIONS, _ENDS, strict=True):
        if 0 <= action < end:
            return section.name, action - OFFSETS[section.name]
    raise ValueError(f"there are {ACTIONS} actions, and no number {action}")


# Options that are sections of their own; kinds that are told in another's section; and kinds whose
# options from some number on have a section of their own.
_SINGLE: Final = {PASS: "pass", ON_CARD: "on_card", EXPLORE: "explore"}
_SHARED: Final = {CARAVAN: SPACE, MOVE: SPACE}
_BEYOND: Final = {LANE: (IDLE, "idle"), DIPLOMACY_CARD: (CITY_STATE_CARD, "city_state_card")}


def _action(kind: str, option: int) -> int:
    if option in _SINGLE:
        return OFFSETS[_SINGLE[option]]
    if kind in _BEYOND:
        least, section = _BEYOND[kind]
        if option >= least:
            return OFFSETS[section] + option - least
    return OFFSETS[_SHARED.get(kind, kind)] + option


class DawnActions:
    """The actions for the adapters."""

    count = ACTIONS
    passing = PASSING

    def offered(self, question: Question) -> dict[int, int]:
        return offered(question)
