"""What the ints of a question mean: the kinds of options, their codes and their short names.

Short names are what records, scripts and position files use: the same in every version and
language, without spaces.
"""

from collections.abc import Callable
from typing import Final

from ziggurat.core import flow
from ziggurat.core.flow import PASS, Prompt, Question
from ziggurat.games.dawn.board import LETTERS, SIDES
from ziggurat.games.dawn.content import (
    ABILITIES,
    CITY_STATES,
    DIPLOMACY,
    DISTRICTS,
    FOCUS,
    LEADERS,
    NATURAL_WONDERS,
    RESOURCES,
    TYPES,
    VICTORY,
    WONDERS,
)


def prompt(name: str, kind: str) -> Prompt:
    """Declare a question of this game."""
    return flow.prompt(name, kind, __name__)


# Kinds of options.
SPACE: Final = "space"  # number of a space
LANE: Final = (
    "lane"  # a card of one's row, by its lane; STORE is the wonder that keeps trade tokens
)
CARD: Final = "card"  # a focus card, by its number
WONDER: Final = "wonder"
LEADER: Final = "leader"
ABILITY: Final = "ability"  # number of the bit of an ability
TOKEN: Final = "token"  # something to spend, see below
RESOURCE: Final = "resource"
DIPLOMACY_CARD: Final = "diplomacy"  # see below
CARAVAN: Final = "caravan"  # a space, or ON_CARD
BARBARIAN: Final = "barbarian"  # its letter's number
SEAT: Final = "seat"
NUMBER: Final = "number"
VICTORY_CARD: Final = "victory"
TILE: Final = "tile"
PLACEMENT: Final = "placement"  # see below
MOVE: Final = "move"  # a space, or EXPLORE
TARGET: Final = "target"  # what to attack on a space, see below
DISTRICT: Final = "district"
CHOICE: Final = "choice"  # one of the words the prompt was declared with

STORE: Final = 10
ON_CARD: Final = -2
EXPLORE: Final = -3
IDLE: Final = 100  # IDLE + lane: choose that card, but resolve it for no effect

# Codes of things to spend.
TRADE: Final = 0
RESOURCE_TOKEN: Final = 1  # + resource
CITY_STATE_TOKEN: Final = 10  # + city-state
NATURAL_TOKEN: Final = 30  # + natural wonder, as a resource
NATURAL_AS_TRADE: Final = 60  # + natural wonder, as a trade token of the card it lies on
RESOURCE_AS_TRADE: Final = 90  # + resource, where an ability lets it serve as a trade token

# Codes of targets: what stands on the space itself, or a figure of a seat.
PIECE: Final = 0
ARMY: Final = 10  # + seat
CARAVAN_TARGET: Final = 20  # + seat

# Codes of diplomacy cards: giver * 16 + card, or CITY_STATE_CARD + city-state.
_GIVER: Final = 16
CITY_STATE_CARD: Final = 256

_CHOICES: Final[dict[str, tuple[str, ...]]] = {}


def choice(name: str, *words: str) -> Prompt:
    """Declare a question whose options are these words, numbered from 0."""
    _CHOICES[name] = words
    return prompt(name, CHOICE)


def diplomacy_code(giver: int, card: int) -> int:
    return giver * _GIVER + card


def diplomacy_of(code: int) -> tuple[int, int]:
    """(giver, card) of a code below CITY_STATE_CARD."""
    return divmod(code, _GIVER)


def placement_code(side: int, turn: int, q: int, r: int) -> int:
    """A way of laying a tile: its side, how it is turned, and where its hub lies."""
    return ((side * 6 + turn) * 128 + q + 64) * 128 + r + 64


def placement_of(code: int) -> tuple[int, int, int, int]:
    """(side, turn, q, r) of a placement."""
    rest, r = divmod(code, 128)
    rest, q = divmod(rest, 128)
    side, turn = divmod(rest, 6)
    return side, turn, q - 64, r - 64


def _lane_name(option: int) -> str:
    if option == STORE:
        return "store"
    if option >= IDLE:
        return f"idle-{TYPES[option - IDLE]}"
    return TYPES[option]


def _token_name(option: int) -> str:
    if option == TRADE:
        return "trade"
    if option < CITY_STATE_TOKEN:
        return RESOURCES[option - RESOURCE_TOKEN]
    if option < NATURAL_TOKEN:
        return CITY_STATES[option - CITY_STATE_TOKEN].slug
    if option < NATURAL_AS_TRADE:
        return NATURAL_WONDERS[option - NATURAL_TOKEN].slug
    if option < RESOURCE_AS_TRADE:
        return f"{NATURAL_WONDERS[option - NATURAL_AS_TRADE].slug}-as-trade"
    return f"{RESOURCES[option - RESOURCE_AS_TRADE]}-as-trade"


def _diplomacy_name(option: int) -> str:
    if option >= CITY_STATE_CARD:
        return CITY_STATES[option - CITY_STATE_CARD].slug
    giver, card = diplomacy_of(option)
    return f"{DIPLOMACY[card].slug}-{giver}"


def _target_name(option: int) -> str:
    if option == PIECE:
        return "piece"
    if option < CARAVAN_TARGET:
        return f"army-{option - ARMY}"
    return f"caravan-{option - CARAVAN_TARGET}"


def _placement_name(option: int) -> str:
    side, turn, q, r = placement_of(option)
    return f"{SIDES[side]}{turn}@{q},{r}"


# The short name of an option by its kind. CHOICE has the words of its question instead.
_NAMES: Final[dict[str, Callable[[int], str]]] = {
    ABILITY: lambda option: ABILITIES[1 << option].partition(".")[2],
    BARBARIAN: lambda option: LETTERS[option],
    CARAVAN: lambda option: "card" if option == ON_CARD else str(option),
    CARD: lambda option: FOCUS[option].slug,
    DIPLOMACY_CARD: _diplomacy_name,
    DISTRICT: lambda option: DISTRICTS[option],
    LANE: _lane_name,
    LEADER: lambda option: LEADERS[option].slug,
    MOVE: lambda option: "explore" if option == EXPLORE else str(option),
    NUMBER: str,
    PLACEMENT: _placement_name,
    RESOURCE: lambda option: RESOURCES[option],
    SEAT: str,
    SPACE: str,
    TARGET: _target_name,
    TILE: str,
    TOKEN: _token_name,
    VICTORY_CARD: lambda option: VICTORY[option].slug,
    WONDER: lambda option: WONDERS[option].slug,
}
KINDS: Final = (*_NAMES, CHOICE)


def option_name(question: Question, option: int) -> str:
    """The short name of an option of this question."""
    if option == PASS:
        return "pass"
    if question.prompt.kind == CHOICE:
        return _CHOICES[question.prompt.name][option]
    return _NAMES[question.prompt.kind](option)
