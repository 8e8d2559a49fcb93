"""What the answers to a question of A New Dawn are like, in figures, for a policy that was learned
from searches (bots/policy.py).

Each answer is played on by habit to the end of the turn, once; what changes in the figures of the
seat (figures.py: agendas, turns by the plan, how near armies and caravans are to what they are
after) and in those of the rivals is one part. The other is the answer itself: the card, its slot
and what the plan wants of it, the odds of an attack, tiles left to lay. It looks at nothing but the
position it is given, which holds what the seat may know.
"""

from functools import cache
from importlib.resources import files
from math import log
from random import Random
from typing import Final

from ziggurat.bots.futures import settle
from ziggurat.bots.policy import Features, Policy, from_json
from ziggurat.core.flow import PASS, Ask
from ziggurat.games.dawn.bots.figures import FIGURES, figures
from ziggurat.games.dawn.bots.plan import plan, wants
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.bots.value import JUDGES
from ziggurat.games.dawn.content import FOCUS, TYPES
from ziggurat.games.dawn.odds import attacks_among, odds_after
from ziggurat.games.dawn.options import EXPLORE
from ziggurat.games.dawn.rules.focus_row import slot_of
from ziggurat.games.dawn.state import State

FEATURES: Final = (
    *(f"more_{name}" for name in FIGURES),  # at the end of the turn than now
    "value",  # the same, weighed by the learned value
    "rivals",  # the same of the rival who gains most
    "habit",  # it is the habitual answer
    "pass",
    "over",  # the game ends
    "won",  # and is won
    "attack",
    "odds",
    "against_fort",
    "explore",
    "explore_left",  # times the tiles left to lay
    *(f"card_{type_}" for type_ in TYPES),
    *(f"late_{type_}" for type_ in TYPES),  # times its slot
    "card_trade",
    "card_level",
    "card_want",  # what the plan wants of its type
    "card_slot",
    "card_worth",  # how steward weighs it against the best
)
_PLACE: Final = {name: number for number, name in enumerate(FEATURES)}
_CARDS: Final = frozenset({"choose_card", "resolve_another"})
_KINDS: Final = {
    **dict.fromkeys(_CARDS, "card"),
    **dict.fromkeys(("move_army", "move_caravan", "attack", "choose_target", "military"), "move"),
    **dict.fromkeys(
        ("place_token", "convert_token", "build_city", "place_district", "place_fort", "nuke"),
        "place",
    ),
}
_OTHER: Final = "other"
_LONGEST: Final = 60  # answers to the end of a turn
_TILES: Final = 10
_PATIENCE: Final = 5  # as steward has it
_SMALL: Final = 1e-6


def kind_of(ask: Ask) -> str:
    """Which weights a question has besides those of all."""
    return _KINDS.get(ask.prompt.name, _OTHER)


def features(s: State, ask: Ask, habit: int, seed: int) -> list[Features]:
    """Of each answer, in the order of the options, what is not 0."""
    seat = ask.player
    now = _told(s)
    attacks = set(attacks_among(s, ask))
    cards = _cards(s, ask) if ask.prompt.name in _CARDS else {}
    found: list[Features] = []
    for answer in ask.options:
        told = {"habit": float(answer == habit), "pass": float(answer == PASS)}
        told |= cards.get(answer, {})
        if answer in attacks:
            fort = s.board.forts >> answer & 1 if answer < len(s.board.difficulty) else 0
            odds = odds_after(s, answer)
            told |= {"attack": 1.0, "odds": odds, "against_fort": float(fort)}
        if answer == EXPLORE and ask.prompt.kind == "move":
            told |= {"explore": 1.0, "explore_left": s.stack_tiles.bit_count() / _TILES}
        told |= _change(now, _at_the_end(s, answer, seed), seat)
        found.append([(_PLACE[name], round(x, 3)) for name, x in told.items() if abs(x) > _SMALL])
    return found


def _at_the_end(s: State, answer: int, seed: int) -> State:
    """The position when the turn is over, if everybody goes on by habit."""
    habit, source = StewardBot(seed, looks=False), Random(seed)
    after = s.clone()
    after.play(answer)
    for _ in range(_LONGEST):
        settle(after, source)
        if after.pending is None or (after.round, after.turn) != (s.round, s.turn):
            break
        after.play(habit.choose(after))
    return after


def _told(s: State) -> tuple[list[list[float]], list[float]]:
    """The figures of all seats, and the scores of the learned value."""
    seats = [figures(s, seat) for seat in range(s.seats)]
    return seats, JUDGES[s.edition.slug].scores(seats)


def _change(
    before: tuple[list[list[float]], list[float]], after: State, seat: int
) -> dict[str, float]:
    """What is other than before, in figures."""
    if after.pending is None:
        return {"over": 1.0, "won": float(seat in after.won_by)}
    (was, scored), (now, scores) = before, _told(after)
    pairs = zip(FIGURES, now[seat], was[seat], strict=True)
    told = {f"more_{name}": new - old for name, new, old in pairs}
    gained = [new - old for new, old in zip(scores, scored, strict=True)]
    told["value"] = gained.pop(seat)
    told["rivals"] = max(gained)
    return told


def _cards(s: State, ask: Ask) -> dict[int, dict[str, float]]:
    """Of each card that may be chosen."""
    seat = ask.player
    wanted = wants(plan(s, seat))
    found: dict[int, dict[str, float]] = {}
    for lane in ask.options:
        if not 0 <= lane < len(s.cards[seat]):
            continue
        card = FOCUS[s.cards[seat][lane]]
        slot, type_ = slot_of(s, seat, lane) / 5, TYPES[card.type]
        want = wanted[card.type]
        found[lane] = {
            f"card_{type_}": 1.0,
            f"late_{type_}": slot,
            "card_trade": s.trade[seat][lane] / 4,
            "card_level": (card.level - 1) / 3,
            "card_want": want,
            "card_slot": slot,
            "card_worth": _PATIENCE * log(slot) + log(0.6 + want),
        }
    best = max((told["card_worth"] for told in found.values()), default=0.0)
    for told in found.values():
        told["card_worth"] = max(-2.0, (told["card_worth"] - best) / 3)
    return found


@cache
def policy() -> Policy:
    """The one in the package."""
    text = files(__package__).joinpath("policy.json").read_text("utf-8")
    return Policy(from_json(text, FEATURES))
