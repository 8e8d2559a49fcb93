"""What speaks for an answer of A New Dawn, in a line.

Each answer is played on by habit to the end of the turn, a few times; what the asked seat has then
and had not before are its gains. The reason is the gain that sets the answer apart most from the
others; where none does, what the answer itself brings. A fight has its exact odds instead. A reason
is a tuple like a note of the log: its kind, then its figures; `Words.reason` puts it in words.
"""

import random
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from ziggurat.bots.futures import settle
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.core.bits import each
from ziggurat.core.flow import Ask
from ziggurat.games.dawn.bots.priorities import destinations
from ziggurat.games.dawn.content import FOCUS, VICTORY
from ziggurat.games.dawn.odds import attack_in, attack_odds, odds_of_targets
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.rules.economy import MOVE_CARAVAN, MoveCaravans
from ziggurat.games.dawn.rules.focus_row import slot_of
from ziggurat.games.dawn.rules.pieces import cities_of, friendly, mature_cities
from ziggurat.games.dawn.rules.turn import CHOOSE_CARD
from ziggurat.games.dawn.state import HOME, State
from ziggurat.games.dawn.view import as_seen

Reason = tuple[Any, ...]
_TRIES: Final = 4
_LONGEST: Final = 80  # answers to the end of a turn
_HAIR: Final = 0.5  # worth that is no difference
_COMPLETED: Final = 100.0
_NEARER: Final = 180.0  # for a whole agenda
_WON: Final = 1000.0
NOW: Final = "now"  # by the answer itself
TURN: Final = "turn"  # by the end of the turn, in every future
PERHAPS: Final = "perhaps"  # by the end of the turn, in some
_KEPT: Final = ("trade", "resources")  # what an answer may save that others spend


class Gain(NamedTuple):
    """Something an answer brings, and what it is worth on average."""

    about: tuple[Any, ...]  # the same whatever answer brings it
    worth: float
    reason: Reason


Gains = dict[tuple[Any, ...], Gain]


class Count(NamedTuple):
    """Something that is counted, and the worth of each piece."""

    of: Callable[[State, int], int]
    worth: float


COUNTS: Final[dict[str, Count]] = {
    "forts": Count(lambda s, seat: (s.cities[seat] & s.board.forts).bit_count(), 30),
    "cities": Count(lambda s, seat: cities_of(s, seat).bit_count(), 15),
    "wonders": Count(lambda s, seat: s.wonders[seat].bit_count(), 20),
    "conquered": Count(lambda s, seat: s.city_states.count(seat), 15),
    "naturals": Count(lambda s, seat: s.natural.count(seat), 12),
    "districts": Count(lambda s, seat: sum(at != HOME for at in s.districts[seat]), 8),
    "levels": Count(lambda s, seat: sum(FOCUS[card].level for card in s.cards[seat]), 8),
    "diplomacy": Count(lambda s, seat: _diplomacy(s, seat), 7),
    "mature": Count(lambda s, seat: mature_cities(s, seat).bit_count(), 6),
    "resources": Count(lambda s, seat: sum(s.resources[seat]), 5),
    "armies": Count(lambda s, seat: len(s.armies[seat]), 4),
    "caravans": Count(lambda s, seat: len(s.caravans[seat]), 4),
    "spaces": Count(lambda s, seat: friendly(s, seat).bit_count(), 4),
    "reinforced": Count(lambda s, seat: (s.tokens[seat] & s.reinforced).bit_count(), 2),
    "trade": Count(lambda s, seat: sum(s.trade[seat]), 1.5),
    "dial": Count(lambda s, seat: s.dial[seat], 1),
}
_LOSSES: Final = ("forts", "cities", "wonders", "conquered", "spaces")  # that hurt a rival


def _diplomacy(s: State, seat: int) -> int:
    given = sum(cards.count(seat) for cards in s.diplomacy)
    return given + sum(who >> seat & 1 for who in s.city_state_cards)


def reasons(s: State, answers: list[int], seed: int = 1) -> list[Reason]:
    """What speaks for each of these answers to the pending question, the best answer first, by what
    the asked seat may know."""
    ask = s.pending
    assert isinstance(ask, Ask)
    seen, seat = as_seen(s, ask.player), ask.player
    futures = {answer: _futures(seen, answer, seed) for answer in answers}
    gains = {answer: _gains(seen, seat, both[1], TURN) for answer, both in futures.items()}
    found: list[Reason] = []
    for place, answer in enumerate(answers):
        others = [other for other in answers if other != answer]
        found.append(
            _of_fight(seen, ask, answer, others)
            or _setting_apart(gains[answer], [gains[other] for other in others])
            or _biggest(_gains(seen, seat, futures[answer][0], NOW))
            or _saving(seat, futures[answer][1], [futures[other][1] for other in others])
            or _of_slot(seen, ask, answer)
            or _on_the_way(seen, ask, answer)
            or (("open",) if place == 0 else ("later",))
        )
    return found


def _futures(s: State, answer: int, seed: int) -> tuple[list[State], list[State]]:
    """The next questions after an answer, and the ends of the turn; dice and draws differ."""
    nexts, ends = [], []
    turn = (s.round, s.turn)
    for number in range(_TRIES):
        source = random.Random(seed + number)
        habit = knowledge_of(s).habit(seed + number)
        after = s.clone()
        after.play(answer)
        settle(after, source)
        nexts.append(after.clone())
        for _ in range(_LONGEST):
            if after.pending is None or (after.round, after.turn) != turn:
                break
            after.play(habit.choose(after))
            settle(after, source)
        ends.append(after)
    return nexts, ends


# Gains


def _gains(s: State, seat: int, ends: list[State], when: str) -> Gains:
    """All that an answer brings, by what it is."""
    if all(seat in end.winners() for end in ends):
        return {(): Gain((), _WON, ("wins",))}
    found = [*_counted(s, seat, ends, when), *_agendas(s, seat, ends, when)]
    for rival in range(s.seats):
        if rival != seat:
            found += _losses(s, rival, ends)
    return {gain.about: gain for gain in found}


def _counted(s: State, seat: int, ends: list[State], when: str) -> Iterable[Gain]:
    for name, count in COUNTS.items():
        before = count.of(s, seat)
        after = [count.of(end, seat) for end in ends]
        worth = count.worth * (sum(after) / len(after) - before)
        if min(after) > before:
            named = _named(s, seat, name, ends, when)
            yield Gain((name,), worth, named or ("more", when, name, before, min(after)))
        elif max(after) > before and worth > 0:
            yield Gain((name,), worth, ("more", PERHAPS, name, before, max(after)))


def _named(s: State, seat: int, name: str, ends: list[State], when: str) -> Reason | None:
    """A wonder or a natural wonder by its name, if it is the same in every future."""
    if name == "wonders":
        new = ~s.wonders[seat]
        for end in ends:
            new &= end.wonders[seat]
        return ("gains_wonder", when, each(new)[0]) if new else None
    if name == "naturals":
        for number, holder in enumerate(s.natural):
            if holder != seat and all(end.natural[number] == seat for end in ends):
                return ("gains_natural", when, number)
    return None


def _agendas(s: State, seat: int, ends: list[State], when: str) -> Iterable[Gain]:
    for place, card in enumerate(s.victory):
        if s.marks[seat] >> place & 1:
            continue
        for agenda in VICTORY[card].agendas:
            have, need = progress(s, seat, agenda.slug)
            after = [min(need, progress(end, seat, agenda.slug)[0]) for end in ends]
            mean = sum(after) / len(after)
            share = sum(end.marks[seat] >> place & 1 for end in ends) / len(ends)
            worth = _NEARER * (mean - have) / need * (0.5 + mean / need) + _COMPLETED * share
            if min(after) > have:
                kind = "completes" if min(after) == need else "nearer"
                reason = (kind, when, agenda.slug, have, min(after), need)
                yield Gain((agenda.slug,), worth, reason)
            elif max(after) > have and mean > have:
                reason = ("nearer", PERHAPS, agenda.slug, have, max(after), need)
                yield Gain((agenda.slug,), worth, reason)


def _losses(s: State, rival: int, ends: list[State]) -> Iterable[Gain]:
    """What a rival has no more, in every future."""
    for name in _LOSSES:
        count = COUNTS[name]
        before = count.of(s, rival)
        most = max(count.of(end, rival) for end in ends)
        if most < before:
            worth = count.worth * (before - most)
            yield Gain((rival, name), worth, ("rival_less", rival, name, before, most))
    for place, card in enumerate(s.victory):
        if s.marks[rival] >> place & 1 and all(not end.marks[rival] >> place & 1 for end in ends):
            yield Gain((rival, card), _COMPLETED, ("rival_unmarked", rival, card))


def _setting_apart(gains: Gains, others: list[Gains]) -> Reason | None:
    """The gain that sets an answer apart most from the others, if one does."""

    def apart(gain: Gain) -> float:
        elsewhere = [other[gain.about].worth for other in others if gain.about in other]
        return gain.worth - sum(elsewhere) / max(1, len(others))

    best = max(gains.values(), key=apart, default=None)
    return best.reason if best and apart(best) >= _HAIR else None


def _biggest(gains: Gains) -> Reason | None:
    best = max(gains.values(), key=lambda gain: gain.worth, default=None)
    return best.reason if best else None


# Other reasons


def _of_fight(s: State, ask: Ask, answer: int, others: list[int]) -> Reason | None:
    """The exact odds of the fight an answer begins, or of the one it is given in."""
    begun = odds_of_targets(s, ask)
    if begun.get(answer):
        return ("attack", _percent(begun[answer]))
    odds, attack = attack_odds(s, ask), attack_in(s)
    if odds is None or attack is None or answer not in odds.after:
        return None
    mine = attack.player == ask.player

    def own(option: int) -> int:
        chance = odds.after[option]
        return _percent(chance if mine else 1 - chance)

    worst = min((own(other) for other in others), default=own(answer))
    if own(answer) > worst:
        return ("fight", own(answer), worst)
    return ("fight_anyway", own(answer)) if own(answer) in (0, 100) else None


def _percent(chance: float) -> int:
    """Rounded, but 0 and 100 only where it is certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


def _saving(seat: int, ends: list[State], others: list[list[State]]) -> Reason | None:
    """What is left at the end of the turn that every other answer spends."""
    for name in _KEPT:
        count = COUNTS[name].of
        left = min(count(end, seat) for end in ends)
        elsewhere = [count(end, seat) for futures in others for end in futures]
        if elsewhere and left > max(elsewhere):
            return ("saves", name, left, max(elsewhere))
    return None


def _of_slot(s: State, ask: Ask, answer: int) -> Reason | None:
    """A focus card that will not get into a better slot by waiting."""
    if ask.prompt is not CHOOSE_CARD or answer not in s.row[ask.player]:
        return None
    slot = slot_of(s, ask.player, answer)
    if slot < max(s.edition.slots):
        return None
    return ("slot", s.cards[ask.player][answer], slot)


def _on_the_way(s: State, ask: Ask, answer: int) -> Reason | None:
    """How far a caravan has from there to where it brings something."""
    move = s.stack[-1]
    if ask.prompt is not MOVE_CARAVAN or not isinstance(move, MoveCaravans) or answer < 0:
        return None
    goals = destinations(s, move, answer, 0)
    if not goals:
        return None
    goal = max(goals, key=goals.__getitem__)
    _, nearness = goals[goal]
    return ("toward", goal, -nearness) if nearness else None
