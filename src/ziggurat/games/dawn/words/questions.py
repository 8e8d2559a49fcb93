"""Questions and answers in words."""

from collections.abc import Callable
from typing import Final

from ziggurat.core.flow import NOBODY, PASS, Ask, Frame, Question
from ziggurat.core.hexes import around
from ziggurat.games.dawn.board import LETTERS, SIDES, cells_of
from ziggurat.games.dawn.content import ABILITIES, FOCUS, LEADERS, WONDERS
from ziggurat.games.dawn.data.tiles import TILES
from ziggurat.games.dawn.options import (
    ABILITY,
    BARBARIAN,
    CARAVAN,
    CARD,
    CHOICE,
    DIPLOMACY_CARD,
    IDLE,
    LANE,
    LEADER,
    ON_CARD,
    PLACEMENT,
    RESOURCE,
    SEAT,
    SPACE,
    STORE,
    TILE,
    TOKEN,
    TRADE,
    VICTORY_CARD,
    WONDER,
    option_name,
    placement_of,
)
from ziggurat.games.dawn.rules.combat import STEAL, attack_lines, defence_lines
from ziggurat.games.dawn.rules.military import ATTACK, Attacks
from ziggurat.games.dawn.rules.pieces import barbarian_spaces, supply
from ziggurat.games.dawn.rules.science import replacements
from ziggurat.games.dawn.rules.trade import stores
from ziggurat.games.dawn.rules.wonders import PAY, wonder_cost, worth
from ziggurat.games.dawn.setup import CORE_SIDE
from ziggurat.games.dawn.state import NO_CARD, State
from ziggurat.games.dawn.words.language import sentence
from ziggurat.games.dawn.words.things import LEVELS, Things

# Fields of a rule that are seats, and those that are spaces.
_SEATS: Final = frozenset({"player", "owner", "defender", "giver", "rival", "host"})
_SPACES: Final = frozenset({"space", "origin"})
# Fields that number something with a name, or hold a negative number before it is known.
_NUMBERED: Final[dict[str, Callable[[Things, int], str]]] = {
    "barbarian": lambda t, letter: LETTERS[letter],
    "card": Things.focus,
    "city_state": Things.city_state,
    "given": Things.resource,
    "natural": Things.natural,
    "wonder": Things.wonder,
}


def facts(t: Things, s: State, frame: Frame) -> dict[str, object]:
    """The figures of a rule in progress by the names of its fields, in words where they have
    some; with `steps` and `cost`, which follow from others."""
    found: dict[str, object] = {}
    for name in frame.fields:
        found[name] = _fact(t, s, name, getattr(frame, name))
    if {"left", "shared"} <= found.keys():
        found["steps"] = getattr(frame, "left", 0) + getattr(frame, "shared", 0)
    wonder = getattr(frame, "wonder", NO_CARD)
    if wonder != NO_CARD and "player" in found:
        found["cost"] = wonder_cost(s, getattr(frame, "player", 0), wonder)
    return found


def _fact(t: Things, s: State, name: str, value: int) -> object:
    if name in _SEATS:
        return t.seat(s, value)
    if name in _SPACES:
        return t.place(s, value)
    if name == "level":
        return LEVELS[value]
    if name == "direction":
        return t.direction(value)
    if name in _NUMBERED and value >= 0:
        return _NUMBERED[name](t, value)
    return value


def asking(s: State) -> Frame | None:
    """The rule that asks the pending question."""
    return s.stack[-1] if s.stack else None


def worded(t: Things, s: State, key: str) -> str:
    """The words under a key, or under the one made for the rule that asks."""
    frame = asking(s)
    if frame is not None and t.has(f"{key}.{type(frame).__name__}"):
        return t.text(f"{key}.{type(frame).__name__}", **facts(t, s, frame))
    return t.text(key)


def prompt_words(t: Things, s: State, question: Question) -> str:
    """The question in one line."""
    return sentence(worded(t, s, f"prompt.{question.prompt.name}"))


def option_words(t: Things, s: State, question: Question, option: int) -> str:
    """An answer in full words."""
    prompt = question.prompt
    player = question.player if isinstance(question, Ask) else NOBODY
    if option == PASS:
        return worded(t, s, t.best(f"option.pass.{prompt.name}", "option.pass"))
    kind = prompt.kind
    if kind == SPACE:
        return _attack(t, s, option) if prompt is ATTACK else t.space(s, option)
    if kind == CARAVAN:
        return t.text("option.home") if option == ON_CARD else t.space(s, option)
    if kind == LANE:
        return _lane(t, s, question, player, option)
    if kind == TOKEN:
        return _token(t, s, question, player, option)
    if kind == CARD:
        return _card(t, s, player, option)
    if kind == WONDER:
        return _wonder(t, s, player, option)
    if kind == RESOURCE:
        held = s.resources[player][option]
        name = t.resource(option)
        return t.text("option.resource", resource=name, held=held, supply=supply(s, option))
    if kind == BARBARIAN:
        where = t.place(s, s.barbarians[option])
        return t.text("option.barbarian", letter=LETTERS[option], space=where)
    if kind == PLACEMENT:
        return _placement(t, s, option)
    return _plain(t, s, question, option)


def _plain(t: Things, s: State, question: Question, option: int) -> str:
    """Answers whose words need no look at the position."""
    kind = question.prompt.kind
    if kind == CHOICE:
        return t.text(f"choice.{question.prompt.name}.{option_name(question, option)}")
    if kind == DIPLOMACY_CARD:
        return t.diplomacy(s, option)
    if kind == ABILITY:
        of = ABILITIES[1 << option].partition(".")[0]
        return t.text("option.ability", name=t.ability(option), kind=t.text(f"kind.{of}"))
    if kind == LEADER:
        key = f"leader.{LEADERS[option].slug}"
        return t.text("option.leader", name=t.text(key), leader=t.text(f"{key}.leader"))
    if kind == SEAT:
        return t.seat(s, option)
    if kind == VICTORY_CARD:
        return t.victory(option)
    if kind == TILE:
        return t.text("option.tile", tile=option, kind=t.text(f"tile.{TILES[option].kind}"))
    if question.prompt is CORE_SIDE:
        return t.text("option.core_side", die=option, side=SIDES[option > 3])
    if question.prompt.name == "barbarian_direction":
        return t.text("option.direction", die=option, direction=t.direction(option - 1))
    return str(option)


def _attack(t: Things, s: State, space: int) -> str:
    """A target with both combat values, dice and tokens aside."""
    frame = asking(s)
    if not isinstance(frame, Attacks):
        return t.space(s, space)
    barbarian = barbarian_spaces(s) >> space & 1
    bonus = frame.bonus_against_barbarians if barbarian else frame.bonus
    mine = attack_lines(s, frame.player, space, frame.slot, bonus)
    theirs = defence_lines(s, frame.player, space)
    return t.text(
        "option.attack",
        space=t.space(s, space),
        attack=sum(amount for _, amount in mine),
        defence=sum(amount for _, amount in theirs),
    )


def _lane(t: Things, s: State, question: Question, player: int, option: int) -> str:
    if question.prompt is STEAL:
        player = getattr(asking(s), "defender", player)
    if option == STORE:
        ability = stores.parts(s, player)[0][0].bit_length() - 1
        return t.text("option.store", wonder=t.ability(ability), count=s.stored)
    if option >= IDLE:
        return t.text("option.idle", card=t.lane(s, player, option - IDLE))
    return t.lane(s, player, option)


def _token(t: Things, s: State, question: Question, player: int, option: int) -> str:
    words = t.token(option)
    lane = getattr(asking(s), "lane", NO_CARD)
    mine = getattr(asking(s), "player", NOBODY) == player  # a defender spends from another card
    if option == TRADE and mine and lane != NO_CARD:
        words = t.text("token.trade_of", count=s.trade[player][lane])
    if question.prompt is PAY:
        return t.text("option.worth", token=words, worth=worth(option))
    return words


def _card(t: Things, s: State, player: int, card: int) -> str:
    """A card to gain, with the one it replaces if there is no choice of it."""
    level = FOCUS[card].level
    name = t.focus(card)
    type_ = t.type(FOCUS[card].type)
    lanes = [
        lane
        for lane in range(len(s.cards[player]))
        if replacements(s, player, lane, level) >> card & 1
    ]
    lane = getattr(asking(s), "lane", lanes[0] if len(lanes) == 1 else NO_CARD)
    if lane == NO_CARD:
        return t.text("option.card", card=name, type=type_, level=LEVELS[level])
    return t.text(
        "option.card_replacing",
        card=name,
        type=type_,
        level=LEVELS[level],
        old=t.focus(s.cards[player][lane]),
        slot=s.edition.slots[s.row[player].index(lane)],
    )


def _wonder(t: Things, s: State, player: int, wonder: int) -> str:
    row = WONDERS[wonder]
    cost = row.cost if player == NOBODY else wonder_cost(s, player, wonder)
    first, second = row.pays
    return t.text(
        "option.wonder" if cost == row.cost else "option.wonder_changed",
        wonder=t.wonder(wonder),
        type=t.type(row.type),
        era=t.era(wonder),
        cost=cost,
        printed=row.cost,
        first=t.resource(first),
        second=t.resource(second),
    )


def _placement(t: Things, s: State, option: int) -> str:
    """A way of laying a tile, with the spaces it would touch; of the first, in which directions."""
    side, turn, q, r = placement_of(option)
    cells = set(cells_of(getattr(asking(s), "tile", 0), side, (q, r), turn))
    index = s.board.map.index
    beside = sorted({index[near] for cell in cells for near in around(cell) if near in index})
    ways = enumerate(around(s.board.map.cells[beside[0]]))
    toward = ", ".join(t.direction(number) for number, cell in ways if cell in cells)
    spaces = [t.text("place", space=beside[0], terrain=toward), *map(str, beside[1:])]
    return t.text("option.placement", side=SIDES[side], turn=turn, spaces=", ".join(spaces))
