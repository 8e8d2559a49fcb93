"""One game of the learner against itself, and what it remembers of it."""

import random
from dataclasses import dataclass
from typing import Any, Final

from examples.train.lessons import FIRST, AnyLesson, lesson_of
from examples.train.policy import Weights, chances, drawn, worths
from examples.train.words import Words

from ziggurat.core.match import Match

WIN: Final = 1.0  # for the winner; the loser gets as much less
PROGRESS: Final = 2.0  # for all of the way, spread over it; rivals' progress counts less
DISCOUNT: Final = 0.997  # what a reward is worth one decision earlier
TRACE: Final = 0.97  # how far the advantage trusts rewards rather than estimates


@dataclass(slots=True)
class Decision:
    """What was seen and chosen, and how much better it went than expected."""

    answers: list[Words]
    chosen: int
    chance: float
    position: Words
    estimate: float
    lead: float
    advantage: float = 0.0
    target: float = 0.0


def self_play(
    weights: Weights, values: Weights, seed: int, game: str = FIRST
) -> tuple[list[Decision], int]:
    """Play a game in which every seat plays by the weights: the decisions, with what they were
    worth, and the number of rounds."""
    chance = random.Random(f"self-play {seed}")
    lesson = lesson_of(game)
    match: Match[Any] = Match(lesson.plugin.game, lesson.setup, seed)
    turn = lesson.plugin.turn
    kept: list[list[Decision]] = [[] for _ in range(match.state.seats)]
    while (ask := match.ask) is not None and turn(match.state)[0] <= lesson.rounds:
        s = match.state
        if len(ask.options) == 1 or not lesson.learns(s):
            match.answer(chance.choice(ask.options))
            continue
        answers = lesson.answers(s, ask)
        parts = chances(worths(weights, answers))
        place = drawn(parts, chance)
        position = lesson.position(s, ask.player)
        estimate = sum(values.get(word, 0.0) for word in position)
        kept[ask.player].append(
            Decision(answers, place, parts[place], position, estimate, lead(lesson, s, ask.player))
        )
        match.answer(ask.options[place])
    s = match.state
    for seat, decisions in enumerate(kept):
        won = s.winners()
        outcome = (WIN if seat in won else -WIN) if won else 0.0
        _look_back(decisions, outcome, lead(lesson, s, seat))
    return [decision for decisions in kept for decision in decisions], turn(s)[0]


def lead(lesson: AnyLesson, s: Any, seat: int) -> float:
    """How far a seat is ahead: its own progress, less half of the best rival's."""
    best = max(lesson.standing(s, other) for other in range(s.seats) if other != seat)
    return PROGRESS * (lesson.standing(s, seat) - 0.5 * best)


def _look_back(decisions: list[Decision], outcome: float, last_lead: float) -> None:
    """Advantages and targets from the end to the beginning (generalised advantage estimation)."""
    advantage = 0.0
    next_estimate, next_lead = 0.0, last_lead
    for decision in reversed(decisions):
        reward = next_lead - decision.lead + outcome
        outcome = 0.0
        surprise = reward + DISCOUNT * next_estimate - decision.estimate
        advantage = surprise + DISCOUNT * TRACE * advantage
        decision.advantage = advantage
        decision.target = advantage + decision.estimate
        next_estimate, next_lead = decision.estimate, decision.lead
