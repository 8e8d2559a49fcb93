"""Which agendas to go for: the cheapest that are enough to win, by a rough count of turns.

A plan is made afresh from every position, so it follows the cards on the table and what the rivals
took away.
"""

from typing import Final, NamedTuple

from ziggurat.games.dawn.content import (
    CULTURE,
    ECONOMY,
    GROWTH,
    INDUSTRY,
    MILITARY,
    SCIENCE,
    TYPES,
    VICTORY,
)
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.rules.victory import marks_needed
from ziggurat.games.dawn.state import State


class Means(NamedTuple):
    """What an agenda takes: turns for each piece still missing, and the cards that bring them."""

    turns: float
    cards: dict[int, float]


class Goal(NamedTuple):
    """An agenda of a plan and the turns it is likely to take."""

    turns: float
    agenda: str


MEANS: Final[dict[str, Means]] = {
    "aesthetic": Means(5, {INDUSTRY: 1}),
    "civilized": Means(2, {INDUSTRY: 1, CULTURE: 0.3}),
    "defensive": Means(0.5, {GROWTH: 1}),
    "devastating": Means(0.3, {MILITARY: 1}),
    "diplomatic": Means(2, {ECONOMY: 1}),
    "diversified": Means(4, {INDUSTRY: 1}),
    "expansionist": Means(2, {INDUSTRY: 1}),
    "expeditionary": Means(5, {MILITARY: 1}),
    "explorer": Means(0.6, {CULTURE: 1, GROWTH: 0.3}),
    "fortified": Means(5, {MILITARY: 1}),
    "hoarder": Means(2, {CULTURE: 0.6, ECONOMY: 0.6, GROWTH: 0.3}),
    "industrious": Means(2, {GROWTH: 1}),
    "money_grubber": Means(5, {INDUSTRY: 1}),
    "paranoid": Means(5, {INDUSTRY: 1}),
    "populous": Means(2.5, {CULTURE: 1, INDUSTRY: 0.6, GROWTH: 0.5}),
    "preservationist": Means(4, {CULTURE: 0.8, ECONOMY: 0.2, MILITARY: 0.2}),
    "progressive": Means(4, {INDUSTRY: 1}),
    "prolific": Means(5, {INDUSTRY: 1}),
    "provincial": Means(3, {CULTURE: 1, INDUSTRY: 0.6}),
    "scholarly": Means(5, {INDUSTRY: 1}),
    "technophile": Means(0.4, {SCIENCE: 1}),
    "technophile_terra": Means(5, {SCIENCE: 1}),
    "warmonger": Means(6, {MILITARY: 1}),
}


TURNS: Final = {agenda: means.turns for agenda, means in MEANS.items()}
_SOON: Final = 2.0


def wants_fort(s: State, player: int) -> bool:
    """Is a victory card of forts still to be marked?"""
    return any(
        VICTORY[card].forts and not s.marks[player] >> place & 1
        for place, card in enumerate(s.victory)
    )


def shares(s: State, player: int) -> list[list[tuple[str, int, int]]]:
    """By victory card not marked yet: its agendas with what a player has and what each needs."""
    found = []
    for place, card in enumerate(s.victory):
        if not s.marks[player] >> place & 1:
            agendas = VICTORY[card].agendas
            found.append([(agenda.slug, *progress(s, player, agenda.slug)) for agenda in agendas])
    return found


def plan(s: State, player: int, turns: dict[str, float] = TURNS) -> list[Goal]:
    """The agendas a player goes for, the nearest first; `turns`: of a piece of each agenda."""
    return planned(s, player, shares(s, player), turns)


def planned(
    s: State,
    player: int,
    cards: list[list[tuple[str, int, int]]],
    turns: dict[str, float] = TURNS,
) -> list[Goal]:
    """The same, once the shares are known."""
    goals = [min(_goal(turns, *agenda) for agenda in agendas) for agendas in cards]
    goals.sort()
    return goals[: max(1, marks_needed(s) - s.marks[player].bit_count())]


def _goal(turns: dict[str, float], agenda: str, have: int, need: int) -> Goal:
    return Goal(max(0, need - have) * turns[agenda], agenda)


def wants(goals: list[Goal], soon: float = _SOON) -> list[float]:
    """By type, how much its focus card helps a plan; what is nearly done weighs most, the more so
    the less `soon` is."""
    found = [0.0] * len(TYPES)
    for goal in goals:
        for type_, share in MEANS[goal.agenda].cards.items():
            found[type_] += share * 3 / (soon + goal.turns)
    return found
