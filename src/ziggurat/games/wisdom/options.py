"""What the ints of a question mean: the kinds of options, their codes and their short names.

Short names are what records, scripts and position files use: the same in every version and
language, without spaces. A menu (kind ACT) holds several sorts of act; its codes are
`act * ACTS + what`, made by `act_code`.
"""

from collections.abc import Callable
from typing import Final

from ziggurat.core.flow import PASS, Prompt, Question, prompt
from ziggurat.games.wisdom.board import Grid
from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CIVILIZATIONS,
    COIN_PLACES,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    POLICIES,
    RESOURCES,
    RESULTS,
    TECHS,
    UNIT_KINDS,
    UNIT_TYPES,
    WONDERS,
)
from ziggurat.games.wisdom.state import State

# Kinds of options.
SQUARE: Final = "square"
STEP: Final = "step"  # a square to step to, DISCOVER + slot, or STOP
ACT: Final = "act"  # something to do in a part, see below
TECH: Final = "tech"
WONDER: Final = "wonder"
BUILDING: Final = "building"
UNIT_TYPE: Final = "unit-type"
UNIT: Final = "unit"  # a kind of unit card
RESOURCE: Final = "resource"
GOVERNMENT: Final = "government"
POLICY: Final = "policy"
CIV: Final = "civilization"
EVENT: Final = "event"  # or PLAY_NOW + event, where it may be played instead
PERSON: Final = "person"
RESULT: Final = "result"  # what a hut or village holds
SEAT: Final = "seat"
CITY: Final = "city"  # number of one's own city, the capital is 0
NUMBER: Final = "number"
FIGURE: Final = "figure"  # seat * 2 + (1: a scout, 0: an army)
GROUP: Final = "group"  # armies * GROUPS + scouts
OBJECT: Final = "object"  # something to produce, see below
PAYMENT: Final = "payment"  # something to pay a resource with, see below
PLAY: Final = "play"  # a unit and where to play it: unit * FRONTS + front (NEW_FRONT: a new one)
WOUND: Final = "wound"  # front * 2 + side
LOOT: Final = "loot"  # see below
COINS: Final = "coins"  # a place where coin tokens lie
REACTION: Final = "reaction"  # a use by its number, EVENT_CODE + event, or REST
ITEM: Final = "item"  # something to bargain with, see below
MARKER_CODE: Final = "marker"  # a facedown marker: result * 2 + (1: village)
TILE: Final = "tile"
CHOICE: Final = "choice"  # one of the words the prompt was declared with

# Sorts of acts. What stands behind each code is said beside it.
ACTS: Final = 1024
FOUND: Final = 0  # square of the figure that founds
GOVERN: Final = 1  # government
PLACE: Final = 2  # great person of the reserve, by type
USE: Final = 3  # number of a use (rules/uses.py)
PLAY_EVENT: Final = 4  # kind of event
TAKE_ACTION: Final = 5  # city * 8 + action
ADVANCE: Final = 6  # one space on the culture track
MOVE: Final = 7  # square to move figures from

# City actions (C-CTY-02, W-PRG-01)
PRODUCE: Final = 0
DEVOTE: Final = 1
HARVEST: Final = 2
PROGRAM: Final = 3
CITY_ACTIONS: Final = ("produce", "devote", "harvest", "program")

# Objects to produce: a sort of object * OBJECTS + which.
OBJECTS: Final = 64
ARMY: Final = 0
SCOUT: Final = 1
UNIT_CARD: Final = 2  # unit type
BUILD: Final = 3  # building
WALLS: Final = 4
RAISE: Final = 5  # wonder

# Payments: a token of the market, a facedown marker, a gift card as some resource.
PAYMENTS: Final = 256
TOKEN: Final = 0  # resource
MARKER: Final = 1  # result * 2 + (1: village)
GIFT: Final = 2  # event * 8 + resource

# Loot (W-LOO-06 to W-LOO-12): sort * LOOTS + what.
LOOTS: Final = 256
LOOT_TRADE: Final = 0
LOOT_CULTURE: Final = 1
LOOT_RESOURCE: Final = 2  # token of this resource; FACEDOWN_HUT, FACEDOWN_VILLAGE
LOOT_DISCARD_COIN: Final = 3  # place of the loser's coin token
LOOT_TECH: Final = 4  # tech
LOOT_EVENT: Final = 5  # level of the card, seen from its back
LOOT_COIN: Final = 6  # place of the loser's coin token
FACEDOWN_HUT: Final = 8
FACEDOWN_VILLAGE: Final = 9

# Items of an offer: sort * ITEMS + how much or which.
ITEMS: Final = 64
ITEM_TRADE: Final = 0
ITEM_CULTURE: Final = 1
ITEM_TOKEN: Final = 2  # resource
ITEM_BACK: Final = 3  # 0: a facedown hut, 1: a village
ITEM_EVENT: Final = 4  # level

GROUPS: Final = 8
FRONTS: Final = 64
NEW_FRONT: Final = 63
DISCOVER: Final = 1000  # + slot of the map
STOP: Final = -2
PLAY_NOW: Final = 100
EVENT_CODE: Final = 512  # in reactions: this and the kind of an event of the hand
REST: Final = -2  # no reaction any more in this player's part

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_DIGITS: Final = "0123456789"

_CHOICES: Final[dict[str, tuple[str, ...]]] = {}


def choice(name: str, *words: str) -> Prompt:
    """Declare a question whose options are these words, numbered from 0."""
    _CHOICES[name] = words
    return prompt(name, CHOICE, __name__)


def act_code(act: int, what: int = 0) -> int:
    return act * ACTS + what


def column_name(column: int) -> str:
    """The letter of a column; after z come aa, ab."""
    return _LETTERS[column] if column < len(_LETTERS) else f"a{_LETTERS[column - len(_LETTERS)]}"


def square_name(grid: Grid, square: int) -> str:
    """A column and a row number, counted from the top left corner of the map."""
    column, row = grid.cells[square]
    return f"{column_name(column)}{row + 1}"


def square_named(grid: Grid, name: str) -> int | None:
    """The square with this name, or None."""
    letters = name.rstrip(_DIGITS)
    number = name[len(letters) :]
    if len(letters) not in (1, 2) or letters.strip(_LETTERS) or not number or len(number) > 2:
        return None
    if len(letters) == 2 and letters[0] != "a":
        return None
    column = _LETTERS.index(letters[-1]) + len(_LETTERS) * (len(letters) - 1)
    return grid.index.get((column, int(number) - 1))


def unit_name(kind: int) -> str:
    """A kind of unit card by its type and its figures at rank 1."""
    row = UNIT_KINDS[kind]
    return f"{UNIT_TYPES[row.type].slug}-{row.strength[1]}-{row.health[1]}"


# The names of uses are known to rules/uses.py, which fills this table.
USE_NAMES: Final[list[str]] = []


def _square(s: State, option: int) -> str:
    return square_name(s.land.grid, option)


def _step(s: State, option: int) -> str:
    if option == STOP:
        return "stop"
    if option >= DISCOVER:
        return f"discover-{square_name(s.land.grid, (option - DISCOVER) * 16)}"
    return _square(s, option)


def _action(s: State, option: int) -> str:
    return f"{option // 8}-{CITY_ACTIONS[option % 8]}"


_ACT_NAMES: Final[tuple[tuple[str, Callable[[State, int], str]], ...]] = (
    ("found", _square),
    ("govern", lambda s, n: GOVERNMENTS[n].slug),
    ("place", lambda s, n: GREAT_PEOPLE[n].slug),
    ("use", lambda s, n: USE_NAMES[n]),
    ("event", lambda s, n: EVENTS[n].slug),
    ("city", _action),
    ("advance", lambda s, n: "1"),
    ("move", _square),
)


def _act(s: State, option: int) -> str:
    word, name = _ACT_NAMES[option // ACTS]
    return f"{word}-{name(s, option % ACTS)}"


def _object(s: State, option: int) -> str:
    sort, which = divmod(option, OBJECTS)
    if sort == UNIT_CARD:
        return UNIT_TYPES[which].slug
    if sort == BUILD:
        return BUILDINGS[which].slug
    if sort == RAISE:
        return WONDERS[which].slug
    return {ARMY: "army", SCOUT: "scout", WALLS: "walls"}[sort]


def _payment(s: State, option: int) -> str:
    sort, which = divmod(option, PAYMENTS)
    if sort == TOKEN:
        return RESOURCES[which]
    if sort == MARKER:
        return marker_name(which)
    return f"{EVENTS[which // 8].slug}-as-{RESOURCES[which % 8]}"


def _loot(s: State, option: int) -> str:
    sort, what = divmod(option, LOOTS)
    if sort == LOOT_RESOURCE:
        facedown = {FACEDOWN_HUT: "hut", FACEDOWN_VILLAGE: "village"}
        return facedown.get(what) or RESOURCES[what]
    if sort == LOOT_TECH:
        return TECHS[what].slug
    if sort == LOOT_EVENT:
        return f"event-{what}"
    if sort in (LOOT_COIN, LOOT_DISCARD_COIN):
        return f"{'coin' if sort == LOOT_COIN else 'discard'}-{COIN_PLACES[what]}"
    return "trade" if sort == LOOT_TRADE else "culture"


def _item(s: State, option: int) -> str:
    sort, what = divmod(option, ITEMS)
    if sort == ITEM_TOKEN:
        return RESOURCES[what]
    if sort == ITEM_BACK:
        return "village" if what else "hut"
    return f"{('trade', 'culture', '', '', 'event')[sort]}-{what}"


def marker_name(code: int) -> str:
    """A facedown marker by its back and what it holds."""
    return f"{'village' if code & 1 else 'hut'}-{RESULTS[code // 2].slug}"


def _event(s: State, option: int) -> str:
    if option >= PLAY_NOW:
        return f"play-{EVENTS[option - PLAY_NOW].slug}"
    return EVENTS[option].slug


def _reaction(s: State, option: int) -> str:
    if option == REST:
        return "rest"
    return EVENTS[option - EVENT_CODE].slug if option >= EVENT_CODE else USE_NAMES[option]


def _play(s: State, option: int) -> str:
    unit, front = divmod(option, FRONTS)
    return f"{unit_name(unit)}-{'new' if front == NEW_FRONT else front}"


NAMES: Final[dict[str, Callable[[State, int], str]]] = {
    SQUARE: _square,
    STEP: _step,
    ACT: _act,
    TECH: lambda s, n: TECHS[n].slug,
    WONDER: lambda s, n: WONDERS[n].slug,
    BUILDING: lambda s, n: BUILDINGS[n].slug,
    UNIT_TYPE: lambda s, n: UNIT_TYPES[n].slug,
    UNIT: lambda s, n: unit_name(n),
    RESOURCE: lambda s, n: RESOURCES[n],
    GOVERNMENT: lambda s, n: GOVERNMENTS[n].slug,
    POLICY: lambda s, n: POLICIES[n].slug,
    CIV: lambda s, n: CIVILIZATIONS[n].slug,
    EVENT: _event,
    PERSON: lambda s, n: GREAT_PEOPLE[n].slug,
    RESULT: lambda s, n: RESULTS[n].slug,
    SEAT: lambda s, n: str(n),
    CITY: lambda s, n: str(n),
    FIGURE: lambda s, n: f"{'scout' if n % 2 else 'army'}-{n // 2}",
    NUMBER: lambda s, n: str(n),
    GROUP: lambda s, n: f"{n // GROUPS}+{n % GROUPS}",
    OBJECT: _object,
    PAYMENT: _payment,
    PLAY: _play,
    WOUND: lambda s, n: f"{n // 2}-{'ab'[n % 2]}",
    LOOT: _loot,
    COINS: lambda s, n: COIN_PLACES[n],
    REACTION: _reaction,
    ITEM: _item,
    MARKER_CODE: lambda s, n: marker_name(n),
    TILE: lambda s, n: str(n),
}


def option_name(s: State, question: Question, option: int) -> str:
    """The short name of an option of this question."""
    if option == PASS:
        return "pass"
    kind = question.prompt.kind
    if kind == CHOICE:
        return _CHOICES[question.prompt.name][option]
    return NAMES[kind](s, option)
