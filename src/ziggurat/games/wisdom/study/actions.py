"""Answers of The Board Game as one fixed set of actions: the same numbers for every number of
players and at every question.

An action is a number in one of the sections below. Most sections are named after a kind of options
(games/wisdom/options.py) and hold the option's own number, so that action 5 of section `tech` is
always the same tech. What a square, a card or a piece is wanted for is told by the question, which
is part of every observation: a square of the movement menu is where figures set out from, a wonder
of the produce question is to be built. Sections leave room for cards to come.
"""

from typing import Final

from ziggurat.core.flow import PASS, Question
from ziggurat.games.sections import Section, ends_of, offsets_of
from ziggurat.games.wisdom import options as codes
from ziggurat.games.wisdom.options import (
    ACT,
    BUILDING,
    CHOICE,
    CITY,
    CIV,
    COINS,
    EVENT,
    FIGURE,
    GOVERNMENT,
    GROUP,
    ITEM,
    LOOT,
    MARKER_CODE,
    NUMBER,
    OBJECT,
    PAYMENT,
    PERSON,
    PLAY,
    POLICY,
    REACTION,
    RESOURCE,
    RESULT,
    SEAT,
    SQUARE,
    STEP,
    TECH,
    TILE,
    UNIT,
    UNIT_TYPE,
    WONDER,
    WOUND,
)

SQUARES: Final = 384  # 22 tiles of 16 squares, and room

SECTIONS: Final = (
    Section("pass", 1, "decline, or end one's part"),
    Section("stop", 1, "stop moving here; in a reaction: nothing more in this part"),
    Section(SQUARE, SQUARES, "a square by its number, also to step to, move from or found on"),
    Section("discover", 32, "turn up the tile of this slot of the map"),
    Section("use", 64, "an ability, by its number"),
    Section("city_action", 32, "city × 8 + action"),
    Section("advance", 1, "advance on the culture track"),
    Section(TECH, 64, "a tech"),
    Section(WONDER, 32, "a wonder"),
    Section(BUILDING, 32, "a building"),
    Section(UNIT_TYPE, 8, "a type of unit"),
    Section(UNIT, 16, "a kind of unit card"),
    Section("figure_or_walls", 8, "to produce: 0 an army, 1 a scout, 4 walls"),
    Section(RESOURCE, 16, "a resource; as loot 8 is a facedown hut, 9 a village"),
    Section(GOVERNMENT, 16, "a government"),
    Section(POLICY, 16, "a social policy"),
    Section(CIV, 32, "a civilization"),
    Section(EVENT, 64, "a culture event"),
    Section("play_now", 64, "a culture event, played instead of discarded"),
    Section("gift", 512, "to pay with: event × 8 + the resource it stands for"),
    Section(PERSON, 8, "a type of great person"),
    Section(MARKER_CODE, 32, "a facedown marker: result × 2 + 1 for a village"),
    Section(SEAT, 8, "a player"),
    Section(CITY, 8, "a city of one's own, the capital is 0"),
    Section(NUMBER, 16, "one of several facedown things"),
    Section(FIGURE, 16, "seat × 2, + 1 for a scout"),
    Section(GROUP, 64, "armies × 8 + scouts"),
    Section(PLAY, 1024, "kind of unit × 64 + front; front 63 is a new one"),
    Section(WOUND, 128, "front × 2 + side"),
    Section("loot", 2, "0 trade, 1 culture"),
    Section("loot_event", 8, "loot: an event of this level"),
    Section(COINS, 16, "a place where coin tokens lie; as loot: take one"),
    Section("discard_coin", 16, "loot: have the loser discard a coin of this place"),
    Section(ITEM, 320, "something to bargain with, with the codes of games/wisdom/options.py"),
    Section(CHOICE, 8, "one of the words of the question, numbered from 0"),
    Section(TILE, 64, "chance: the tile that is turned up"),
    Section(RESULT, 32, "chance: what a hut or a village holds"),
)

_ENDS: Final = ends_of(SECTIONS)
OFFSETS: Final = offsets_of(SECTIONS)
ACTIONS: Final = _ENDS[-1]  # how many there are
PASSING: Final = OFFSETS["pass"]

# Codes that are put together of a sort and a number: the size of a sort, and the section of each.
_COMPOUND: Final = {
    ACT: (
        codes.ACTS,
        {
            codes.FOUND: SQUARE,
            codes.GOVERN: GOVERNMENT,
            codes.PLACE: PERSON,
            codes.USE: "use",
            codes.PLAY_EVENT: EVENT,
            codes.TAKE_ACTION: "city_action",
            codes.ADVANCE: "advance",
            codes.MOVE: SQUARE,
        },
    ),
    OBJECT: (
        codes.OBJECTS,
        {codes.UNIT_CARD: UNIT_TYPE, codes.BUILD: BUILDING, codes.RAISE: WONDER},
    ),
    PAYMENT: (
        codes.PAYMENTS,
        {codes.TOKEN: RESOURCE, codes.MARKER: MARKER_CODE, codes.GIFT: "gift"},
    ),
    LOOT: (
        codes.LOOTS,
        {
            codes.LOOT_RESOURCE: RESOURCE,
            codes.LOOT_TECH: TECH,
            codes.LOOT_EVENT: "loot_event",
            codes.LOOT_COIN: COINS,
            codes.LOOT_DISCARD_COIN: "discard_coin",
        },
    ),
}
_ALONE: Final = {OBJECT: "figure_or_walls", LOOT: "loot"}  # sorts with nothing behind them
# Kinds whose options from some number on have a section of their own.
_BEYOND: Final = {
    STEP: (codes.DISCOVER, SQUARE, "discover"),
    REACTION: (codes.EVENT_CODE, "use", EVENT),
    EVENT: (codes.PLAY_NOW, EVENT, "play_now"),
}


def section_of(kind: str, option: int) -> tuple[str, int]:
    """(name of the section, number within it) of an option of this kind."""
    if option == PASS:
        return "pass", 0
    if option < PASS:
        return "stop", 0
    if kind in _COMPOUND:
        size, sections = _COMPOUND[kind]
        sort, which = divmod(option, size)
        return (sections[sort], which) if sort in sections else (_ALONE[kind], sort)
    if kind in _BEYOND:
        least, below, above = _BEYOND[kind]
        return (above, option - least) if option >= least else (below, option)
    return kind, option


def _action(kind: str, option: int) -> int:
    section, number = section_of(kind, option)
    return OFFSETS[section] + number


class WisdomActions:
    """The actions for the adapters."""

    count = ACTIONS
    passing = PASSING

    def offered(self, question: Question) -> dict[int, int]:
        kind = question.prompt.kind
        return dict(sorted((_action(kind, option), option) for option in question.options))
