"""Questions and answers in words."""

from collections.abc import Callable
from typing import Final

from ziggurat.core.flow import NOBODY, PASS, Ask, Frame, Question
from ziggurat.core.hexes import Hex, around
from ziggurat.games.dawn.board import LETTERS, SIDES, cells_of
from ziggurat.games.dawn.content import ABILITIES, FOCUS, GOVERNMENTS, LEADERS, WONDERS
from ziggurat.games.dawn.data.tiles import TILES
from ziggurat.games.dawn.facts import asking, fact, fact_of
from ziggurat.games.dawn.map_building import CORE_SIDE
from ziggurat.games.dawn.options import (
    ABILITY,
    BARBARIAN,
    CARAVAN,
    CARD,
    CHOICE,
    CITY_STATE_TOKEN,
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
    RESOURCE_TOKEN,
    SEAT,
    SPACE,
    STORE,
    TARGET,
    TILE,
    TOKEN,
    TRADE,
    VICTORY_CARD,
    WONDER,
    option_name,
    placement_of,
)
from ziggurat.games.dawn.rules.armies import MoveArmies, hostile_spaces, targets_at
from ziggurat.games.dawn.rules.combat import PER_RESOURCE, Attack, attack_lines, defence_lines
from ziggurat.games.dawn.rules.conquest import STEAL
from ziggurat.games.dawn.rules.districts import NEXT_DISTRICT
from ziggurat.games.dawn.rules.focus_row import slot_of
from ziggurat.games.dawn.rules.governments import CHANGE_GOVERNMENT
from ziggurat.games.dawn.rules.military import ATTACK, Attacks
from ziggurat.games.dawn.rules.pieces import supply
from ziggurat.games.dawn.rules.science import replacements
from ziggurat.games.dawn.rules.targets import A_BARBARIAN, target_on
from ziggurat.games.dawn.rules.trade import SPEND, stores
from ziggurat.games.dawn.rules.turn import CHOOSE_CARD
from ziggurat.games.dawn.rules.wonders import PAY, BuildWonder, payments, wonder_cost
from ziggurat.games.dawn.state import HOME, NO_CARD, State
from ziggurat.games.dawn.words.language import sentence
from ziggurat.games.dawn.words.places import way
from ziggurat.games.dawn.words.things import LEVELS, Things

# Fields of a rule that are seats, and those that are spaces.
_SEATS: Final = frozenset(
    {"player", "owner", "defender", "giver", "rival", "host", "aggressor", "victim"}
)
_SPACES: Final = frozenset({"space", "origin", "goal"})
# Fields that number something with a name, or hold a negative number before it is known.
_NUMBERED: Final[dict[str, Callable[[Things, int], str]]] = {
    "barbarian": lambda t, letter: LETTERS[letter],
    "card": Things.focus,
    "city_state": Things.city_state,
    "district": Things.district,
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
        found["steps"] = fact_of(frame, "left", 0) + fact_of(frame, "shared", 0)
    if isinstance(frame, MoveArmies) and frame.origin == HOME:
        found["origin"] = t.text("place.army_home")
    wonder = fact_of(frame, "wonder", NO_CARD)
    if wonder != NO_CARD and "player" in found:
        found["cost"] = wonder_cost(s, fact_of(frame, "player", 0), wonder)
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


def worded(t: Things, s: State, key: str) -> str:
    """The words under a key, or under the one made for the rule that asks; with the expansion, one
    that ends in `.terra` comes before the same without."""
    frame = asking(s)
    keys = [key] if frame is None else [f"{key}.{type(frame).__name__}", key]
    if s.edition.explores:
        keys = [each for name in keys for each in (f"{name}.terra", name)]
    return t.text(t.best(*keys), **(facts(t, s, frame) if frame is not None else {}))


def prompt_words(t: Things, s: State, question: Question) -> str:
    """The question in one line."""
    return sentence(worded(t, s, f"prompt.{question.prompt.name}"))


def option_words(t: Things, s: State, question: Question, option: int) -> str:
    """An answer in full words."""
    prompt = question.prompt
    player = question.player if isinstance(question, Ask) else NOBODY
    if option == PASS:
        return worded(t, s, t.best(f"option.pass.{prompt.name}", "option.pass"))
    return _WORDS[prompt.kind](t, s, question, player, option)


def _space(t: Things, s: State, question: Question, _: int, space: int) -> str:
    return _attack(t, s, space) if question.prompt is ATTACK else t.space(s, space)


def _caravan(t: Things, s: State, question: Question, _: int, option: int) -> str:
    home = t.best(f"option.home.{question.prompt.name}", "option.home")
    return t.text(home) if option == ON_CARD else t.space(s, option)


def _resource(t: Things, s: State, _: Question, player: int, resource: int) -> str:
    held, name = s.resources[player][resource], t.resource(resource)
    return t.text("option.resource", resource=name, held=held, supply=supply(s, resource))


def _barbarian(t: Things, s: State, _: Question, __: int, barbarian: int) -> str:
    where = t.place(s, s.barbarians[barbarian])
    return t.text("option.barbarian", letter=LETTERS[barbarian], space=where)


def _choice(t: Things, _: State, question: Question, __: int, option: int) -> str:
    return t.text(f"choice.{question.prompt.name}.{option_name(question, option)}")


def _ability(t: Things, _: State, __: Question, ___: int, ability: int) -> str:
    of = ABILITIES[1 << ability].partition(".")[0]
    return t.text("option.ability", name=t.ability(ability), kind=t.text(f"kind.{of}"))


def _leader(t: Things, _: State, __: Question, ___: int, leader: int) -> str:
    key = f"leader.{LEADERS[leader].slug}"
    return t.text("option.leader", name=t.text(key), leader=t.text(f"{key}.leader"))


def _tile(t: Things, _: State, __: Question, ___: int, tile: int) -> str:
    return t.text("option.tile", tile=tile, kind=t.text(f"tile.{TILES[tile].kind}"))


def _number(t: Things, _: State, question: Question, __: int, die: int) -> str:
    if question.prompt is CORE_SIDE:
        return t.text("option.core_side", die=die, side=SIDES[die > 3])
    if question.prompt.name == "barbarian_direction":
        return t.text("option.direction", die=die, direction=t.direction(die - 1))
    return str(die)


def _attack(t: Things, s: State, space: int) -> str:
    """A target with both combat values, dice and tokens aside."""
    frame = asking(s)
    if not isinstance(frame, Attacks):
        return t.space(s, space)
    target = target_on(s, space)
    bonus = frame.bonus_against_barbarians if target.kind == A_BARBARIAN else frame.bonus
    mine = attack_lines(s, frame.player, target, frame.slot, bonus)
    theirs = defence_lines(s, frame.player, target)
    return t.text(
        "option.attack",
        space=t.space(s, space),
        attack=sum(amount for _, amount in mine),
        defence=sum(amount for _, amount in theirs),
    )


def _goal(t: Things, s: State, _: Question, __: int, space: int) -> str:
    """Where a figure may go; an army may have to attack there."""
    if space == EXPLORE:
        return t.text("option.explore")
    frame = asking(s)
    where = t.space(s, space)
    if isinstance(frame, MoveArmies) and hostile_spaces(s, frame.player) >> space & 1:
        targets = targets_at(s, frame.player, space)
        if len(targets) > 1:
            return t.text("option.targets", space=where)
        attack, defence = _values(s, frame, space, targets[0])
        return t.text("option.attack", space=where, attack=attack, defence=defence)
    return where


def _target(t: Things, s: State, _: Question, __: int, target: int) -> str:
    """What an army may attack, with both combat values, dice and tokens aside."""
    frame, space = asking(s), fact(s, "goal", HOME)
    name = t.target(s, space, target)
    if not isinstance(frame, MoveArmies):
        return name
    attack, defence = _values(s, frame, space, target)
    return t.text("option.target", target=name, attack=attack, defence=defence)


def _values(s: State, move: MoveArmies, space: int, code: int) -> tuple[int, int]:
    """The combat values of an attack by this army, dice and tokens aside."""
    target = target_on(s, space, code)
    bonus = move.bonus_against_barbarians if target.kind == A_BARBARIAN else move.bonus
    mine = attack_lines(s, move.player, target, move.slot, bonus)
    theirs = defence_lines(s, move.player, target, move.siege)
    return sum(amount for _, amount in mine), sum(amount for _, amount in theirs)


def _district(t: Things, s: State, question: Question, player: int, district: int) -> str:
    """A district: to be placed, to be resolved where it lies, or named with those who have it."""
    name = t.district(district)
    if question.prompt.name == "name_district":
        seats = [t.seat(s, seat) for seat, held in enumerate(s.districts) if held[district] != HOME]
        return t.text("option.district_of", district=name, seats=", ".join(seats))
    if question.prompt is NEXT_DISTRICT or question.prompt.name == "resolve_district":
        where = t.place(s, s.districts[player][district])
        return t.text("option.district", district=name, space=where)
    return name


def _lane(t: Things, s: State, question: Question, player: int, option: int) -> str:
    if question.prompt is STEAL:
        player = fact(s, "defender", player)
    if option == STORE:
        ability = stores.parts(s, player)[0][0].bit_length() - 1
        return t.text("option.store", wonder=t.ability(ability), count=s.stored)
    if option >= IDLE:
        return t.text("option.idle", card=t.lane(s, player, option - IDLE))
    words = t.lane(s, player, option)
    if question.prompt is CHANGE_GOVERNMENT:
        type_ = FOCUS[s.cards[player][option]].type
        arrows = next(row.arrows for row in GOVERNMENTS if row.type == type_)
        name = t.government(type_)
        return t.text("option.government", government=name, card=words, arrows=arrows)
    if question.prompt is CHOOSE_CARD:
        slot = slot_of(s, player, option)
        if slot != s.edition.slots[s.row[player].index(option)]:
            return t.text("option.shifted", card=words, slot=slot)
    return words


def _token(t: Things, s: State, question: Question, player: int, option: int) -> str:
    words = t.token(option)
    lane = fact(s, "lane", NO_CARD)
    mine = fact(s, "player", NOBODY) == player  # a defender spends from another card
    if option == TRADE and mine and lane != NO_CARD:
        words = t.text("token.trade_of", count=s.trade[player][lane])
    if question.prompt is PAY:
        frame = asking(s)
        assert isinstance(frame, BuildWonder)
        offers = payments(s, player, frame.lane, frame.wonder, frame.per_resource)
        worth = next(worth for token, worth, _, _ in offers if token == option)
        return t.text("option.worth", token=words, worth=worth)
    resource = RESOURCE_TOKEN <= option < CITY_STATE_TOKEN
    if question.prompt is SPEND and resource and isinstance(asking(s), Attack):
        return t.text("option.combat_worth", token=words, worth=PER_RESOURCE)
    return words


def _card(t: Things, s: State, _: Question, player: int, card: int) -> str:
    """A card to gain, with the one it replaces if there is no choice of it."""
    level = FOCUS[card].level
    name = t.focus(card)
    type_ = t.type(FOCUS[card].type)
    lanes = [
        lane
        for lane in range(len(s.cards[player]))
        if replacements(s, player, lane, level) >> card & 1
    ]
    lane = fact(s, "lane", lanes[0] if len(lanes) == 1 else NO_CARD)
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


def _wonder(t: Things, s: State, _: Question, player: int, wonder: int) -> str:
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


def _placement(t: Things, s: State, question: Question, player: int, option: int) -> str:
    """A way of laying a tile, fort or water token: where, seen from the first space that it would
    touch, it or its middle would lie."""
    side, turn, q, r = placement_of(option)
    cells: set[Hex] = {(q, r)}
    if question.prompt.name not in ("place_fort", "lay_water"):
        cells = set(cells_of(side, (q, r), turn))
    index = s.board.map.index
    beside = sorted({index[near] for cell in cells for near in around(cell) if near in index})
    hub = s.board.map.cells[beside[0]]
    where = {"first": t.place(s, beside[0]), "steps": way(t, (q - hub[0], r - hub[1]))}
    if len(cells) == 1:
        return t.text("option.hex", **where)
    return t.text("option.placement", side=SIDES[side], turn=turn, **where)


# The words of an answer by the kind of options.
_WORDS: Final[dict[str, Callable[[Things, State, Question, int, int], str]]] = {
    ABILITY: _ability,
    BARBARIAN: _barbarian,
    CARAVAN: _caravan,
    CARD: _card,
    CHOICE: _choice,
    DIPLOMACY_CARD: lambda t, s, _, __, option: t.diplomacy(s, option),
    DISTRICT: _district,
    LANE: _lane,
    LEADER: _leader,
    MOVE: _goal,
    NUMBER: _number,
    PLACEMENT: _placement,
    RESOURCE: _resource,
    SEAT: lambda t, s, _, __, option: t.seat(s, option),
    SPACE: _space,
    TARGET: _target,
    TILE: _tile,
    TOKEN: _token,
    VICTORY_CARD: lambda t, _, __, ___, option: t.victory(option),
    WONDER: _wonder,
}
