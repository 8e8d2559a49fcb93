"""The pending question with its answers, each tied to the thing it is about."""

from collections.abc import Callable
from typing import Final

from ziggurat.core.flow import NOBODY, PASS, Ask, Frame
from ziggurat.core.flow import Question as Pending
from ziggurat.games.dawn.board import SIDES, TILE
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DIPLOMACY,
    DISTRICTS,
    FOCUS,
    LEADERS,
    RESOURCES,
    TYPES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.facts import asking, fact, path_to
from ziggurat.games.dawn.options import (
    BARBARIAN,
    CARAVAN,
    CARD,
    CITY_STATE_CARD,
    DIPLOMACY_CARD,
    DISTRICT,
    EXPLORE,
    IDLE,
    LANE,
    LEADER,
    MOVE,
    ON_CARD,
    PLACEMENT,
    RESOURCE,
    SEAT,
    SPACE,
    STORE,
    TARGET,
    VICTORY_CARD,
    WONDER,
    diplomacy_of,
    option_name,
    placement_of,
)
from ziggurat.games.dawn.options import TILE as TILE_KIND
from ziggurat.games.dawn.rules.armies import MoveArmies
from ziggurat.games.dawn.rules.conquest import STEAL
from ziggurat.games.dawn.rules.economy import MoveCaravans
from ziggurat.games.dawn.rules.focus_row import slot_of
from ziggurat.games.dawn.rules.map_tiles import TOUCH
from ziggurat.games.dawn.scene.combat import combat_scene
from ziggurat.games.dawn.scene.ground import board_scene
from ziggurat.games.dawn.scene.model import Asking, Cell, Ghost, Mover, Target
from ziggurat.games.dawn.scene.outlook import outlook
from ziggurat.games.dawn.scene.payment import payment
from ziggurat.games.dawn.state import HOME, State
from ziggurat.games.dawn.words import Words
from ziggurat.games.dawn.words.questions import worded
from ziggurat.games.scene import Option, Question

_BUTTON: Final = "button"
_MOVERS: Final[dict[type[Frame], str]] = {MoveArmies: "army", MoveCaravans: "caravan"}
_GHOSTS: Final = {"place_fort": "fort", "lay_water": "water"}


def question_scene(t: Words, s: State, seat: int) -> Question | None:
    """The pending question as a seat sees it; only the seat asked sees its options."""
    question = s.pending
    if question is None:
        return None
    player = question.player if isinstance(question, Ask) else NOBODY
    shown = Question(
        prompt=question.prompt.name,
        seat=player,
        text=_text(t, s, question, player == seat),
        rule=worded(t, s, f"rule.{question.prompt.name}"),
        left=fact(s, "left", -1),
    )
    lane = _resolving(s)
    if lane is not None:
        card, slot = s.cards[s.turn][lane], slot_of(s, s.turn, lane)
        shown.about = t.text("table.resolving", card=t.focus(card), slot=slot)
    if isinstance(question, Ask) and player == seat:
        shown.options = [_option(t, s, question, option) for option in question.options]
        shown.outlook = outlook(t, s, seat)
    return shown


def asking_scene(t: Words, s: State, seat: int) -> Asking | None:
    """What this game's own table draws of the question."""
    question = s.pending
    if question is None:
        return None
    shown = Asking(question.prompt.kind, combat=combat_scene(t, s, question))
    shown.mover = _mover(s, question)
    lane = _resolving(s)
    if lane is not None:
        shown.card = FOCUS[s.cards[s.turn][lane]].slug
    if isinstance(question, Ask) and question.player == seat:
        shown.targets = [_target(s, question, option) for option in question.options]
        shown.ghost = _ghost(s, question)
        shown.payment = payment(s, question)
    elif shown.combat is not None:
        shown.combat.chances = []
    return shown


def _resolving(s: State) -> int | None:
    """The lane of the focus card that is being resolved."""
    if s.turn == NOBODY or s.resolving == NOBODY:
        return None
    lanes = (n for n, card in enumerate(s.cards[s.turn]) if FOCUS[card].type == s.resolving)
    return next(lanes, None)


def _text(t: Words, s: State, question: Pending, is_asked: bool) -> str:
    """The question in one line; a tile that only its player has seen is not named to the others."""
    tile = fact(s, "tile", 0)
    if not is_asked and s.secret >> tile & 1:
        return t.text(f"prompt.{question.prompt.name}")
    return t.prompt(s, question)


def _option(t: Words, s: State, question: Ask, option: int) -> Option:
    return Option(
        answer=option,
        name=option_name(question, option),
        text=t.option(s, question, option),
        space=_target(s, question, option).space,
    )


_NAMED: Final[dict[str, tuple[str, Callable[[int], str]]]] = {
    CARD: ("focus", lambda n: FOCUS[n].slug),
    WONDER: ("wonder", lambda n: WONDERS[n].slug),
    LEADER: ("leader", lambda n: LEADERS[n].slug),
    RESOURCE: ("resource", lambda n: RESOURCES[n]),
    DISTRICT: ("district", lambda n: DISTRICTS[n]),
    VICTORY_CARD: ("victory", lambda n: VICTORY[n].slug),
    TILE_KIND: ("tile", str),
}


def _target(s: State, question: Ask, option: int) -> Target:
    """What an answer is about."""
    kind = question.prompt.kind
    if option in (PASS, EXPLORE):
        return Target(_BUTTON)
    if kind in _NAMED:
        on, name = _NAMED[kind]
        return Target(on, name=name(option))
    return _TARGETS.get(kind, _button)(s, question, option)


def _button(_: State, __: Ask, ___: int) -> Target:
    return Target(_BUTTON)


def _space(_: State, __: Ask, space: int) -> Target:
    return Target("space", space=space)


def _caravan(s: State, question: Ask, option: int) -> Target:
    return _home(s, question) if option == ON_CARD else Target("space", space=option)


def _diplomacy(_: State, __: Ask, option: int) -> Target:
    if option >= CITY_STATE_CARD:
        return Target("city_state", name=CITY_STATES[option - CITY_STATE_CARD].slug)
    giver, card = diplomacy_of(option)
    return Target("diplomacy", seat=giver, name=DIPLOMACY[card].slug)


def _placement(_: State, __: Ask, option: int) -> Target:
    side, turn, q, r = placement_of(option)
    return Target("placement", side=side, turn=turn, q=q, r=r)


def _home(s: State, question: Ask) -> Target:
    """A figure that waits on its card."""
    wanted = "military" if "army" in question.prompt.name else "economy"
    player = question.player
    for lane in s.row[player]:
        if TYPES[FOCUS[s.cards[player][lane]].type] == wanted:
            return Target("card", seat=player, lane=lane)
    return Target(_BUTTON)


def _lane(s: State, question: Ask, option: int) -> Target:
    if option == STORE or option >= IDLE:
        return Target(_BUTTON)
    owner = question.player
    if question.prompt is STEAL:
        owner = fact(s, "defender", owner)
    return Target("card", seat=owner, lane=option)


# What an answer is about, by the kind of options; those that have no place are buttons.
_TARGETS: Final[dict[str, Callable[[State, Ask, int], Target]]] = {
    BARBARIAN: lambda s, _, option: Target("space", space=s.barbarians[option]),
    CARAVAN: _caravan,
    DIPLOMACY_CARD: _diplomacy,
    LANE: _lane,
    MOVE: lambda s, _, space: Target("space", space=space, path=path_to(s, space)),
    PLACEMENT: _placement,
    SEAT: lambda _, __, option: Target("seat", seat=option),
    SPACE: _space,
    TARGET: lambda s, _, __: Target("space", space=fact(s, "goal", -1)),
}


def _mover(s: State, question: Pending) -> Mover | None:
    """The figure that is on its way: it may go, look out, come nearer or attack."""
    frame = asking(s)
    kind = next((name for rule, name in _MOVERS.items() if isinstance(frame, rule)), "")
    origin = fact(s, "origin", HOME)
    if not kind or origin == HOME or question.prompt.kind not in (MOVE, SPACE, TARGET):
        return None
    return Mover(origin, kind)


def _ghost(s: State, question: Ask) -> Ghost | None:
    """What is being placed."""
    if question.prompt.kind != PLACEMENT:
        return None
    single = _GHOSTS.get(question.prompt.name)
    if single is not None:
        terrain, icon = ("forest", "fort") if single == "fort" else ("water", "")
        return Ghost(single, 0, [[Cell(0, 0, terrain, icon)]])
    hand = s.hands[question.player]
    tile = fact(s, "tile", 0) or (hand[0] if hand else 0)
    return Ghost("tile", tile, [_face(tile, side) for side in range(len(SIDES))], TOUCH)


def _face(tile: int, side: int) -> list[Cell]:
    """One side of a tile, unturned, its hub in the middle."""
    printed = board_scene(((TILE, tile, side, 0, 0, 0),)).spaces
    return [Cell(each.q, each.r, each.terrain, each.icon, each.name) for each in printed]
