"""The attacker's chance to win an attack, exactly, with both sides playing their best.

Best play here looks at this attack alone: it spends whatever helps. The higher value wins, and a
tie is the defender's (base p. 11); with the expansion a token may reroll its owner's die instead of
adding 1 (Terra Incognita p. 11).
"""

from enum import Enum, auto
from functools import lru_cache
from typing import Final, NamedTuple

from ziggurat.core.flow import PASS, Ask, Question, number_of
from ziggurat.games.dawn.options import RESOURCE_AS_TRADE
from ziggurat.games.dawn.rules.armies import (
    APPROACH,
    CHOOSE_TARGET,
    MOVE_ARMY,
    MoveArmies,
    hostile_spaces,
)
from ziggurat.games.dawn.rules.barbarians import DIE
from ziggurat.games.dawn.rules.combat import (
    PER_RESOURCE,
    REROLL,
    TOKEN_USE,
    Attack,
    Purse,
    is_resource,
    lines_of,
    purses_of,
)
from ziggurat.games.dawn.rules.military import ATTACK
from ziggurat.games.dawn.rules.trade import SPEND
from ziggurat.games.dawn.state import State


class Moment(Enum):
    """What comes next in an attack."""

    BOTH_DICE = auto()
    DEFENCE_DIE = auto()
    SPENDING = auto()
    CHOOSING = auto()  # a token is spent: does it add 1 or reroll?
    REROLLING = auto()


class Fight(NamedTuple):
    """An attack in figures. The lead is the attacker's value less the defender's, with the dice
    that are rolled; a die not rolled yet is 0."""

    moment: Moment
    lead: int
    die: int = 0
    die_against: int = 0
    mine: Purse = Purse()  # the attacker's
    theirs: Purse = Purse()
    attacking: bool = True  # is it still the attacker who spends?
    rerolls: bool = False  # may a token reroll?


class Odds(NamedTuple):
    """The attacker's chance now, and after each answer to the pending question."""

    now: float
    after: dict[int, float]


_Hand = tuple[int, int, int]  # a die; tokens and resources that may add or reroll
_EMPTY: Final[_Hand] = (0, 0, 0)


def chance(fight: Fight) -> float:
    """The attacker's chance to win from here."""
    gain, hand = _hand(fight.die, fight.mine, fight.rerolls) if fight.attacking else (0, _EMPTY)
    loss, other = _hand(fight.die_against, fight.theirs, fight.rerolls)
    lead = fight.lead + gain - loss
    if fight.moment is Moment.BOTH_DICE:
        return _both_rolled(lead, hand, other)
    if fight.moment is Moment.DEFENCE_DIE:
        return _defence_rolled(lead, hand, other)
    if not fight.attacking:
        hand, other = other, _EMPTY
    if fight.moment is Moment.CHOOSING:
        return _use(fight.attacking, lead, hand, other)
    if fight.moment is Moment.REROLLING:
        return _reroll(fight.attacking, lead, hand, other)
    return _best(fight.attacking, lead, hand, other)


def _hand(die: int, purse: Purse, rerolls: bool) -> tuple[int, _Hand]:
    """What a side is sure to add, and its hand of things that may either add or reroll."""
    worth = purse.resources * PER_RESOURCE
    if not rerolls:
        return purse.tokens + worth, (die, 0, 0)
    if not purse.flexible:
        return worth, (die, purse.tokens, 0)
    return 0, (die, purse.tokens, purse.resources)


@lru_cache(maxsize=1 << 14)
def _both_rolled(lead: int, hand: _Hand, other: _Hand) -> float:
    rolled = (_defence_rolled(lead + die, (die, *hand[1:]), other) for die in DIE)
    return sum(rolled) / len(DIE)


def _defence_rolled(lead: int, hand: _Hand, other: _Hand) -> float:
    rolled = (_best(True, lead - die, hand, (die, *other[1:])) for die in DIE)
    return sum(rolled) / len(DIE)


@lru_cache(maxsize=1 << 16)
def _best(attacking: bool, lead: int, hand: _Hand, other: _Hand) -> float:
    """One side spends, then the other. Whatever is not spent on a reroll is added in the end, so
    there are but two ways: add all, or reroll with what is worth least."""
    die, tokens, resources = hand
    worth = tokens + resources * PER_RESOURCE
    if not attacking:
        added = float(lead - worth > 0)
    else:
        added = _best(False, lead + worth, other, _EMPTY)
    if not worth:
        return added
    left = (die, tokens - 1, resources) if tokens else (die, 0, resources - 1)
    return _better(attacking, added, _reroll(attacking, lead, left, other))


def _use(attacking: bool, lead: int, hand: _Hand, other: _Hand) -> float:
    """Add 1 or reroll, whichever is better."""
    added = _best(attacking, lead + (1 if attacking else -1), hand, other)
    return _better(attacking, added, _reroll(attacking, lead, hand, other))


def _better(attacking: bool, one: float, other: float) -> float:
    return max(one, other) if attacking else min(one, other)


def _reroll(attacking: bool, lead: int, hand: _Hand, other: _Hand) -> float:
    die, tokens, resources = hand
    sign = 1 if attacking else -1
    faces = ((lead + sign * (face - die), (face, tokens, resources)) for face in DIE)
    return sum(_best(attacking, changed, rolled, other) for changed, rolled in faces) / len(DIE)


def percent(odds: float) -> int:
    """Odds for people: 100 and 0 only where it is certain."""
    return round(odds * 100) if odds in (0, 1) else min(99, max(1, round(odds * 100)))


# Attacks of a position

# What comes next by the step an attack goes on with.
_MOMENTS: Final = {
    number_of(Attack.attacker_rolls): Moment.BOTH_DICE,
    number_of(Attack.defender_rolls): Moment.BOTH_DICE,
    number_of(Attack.both_values_known): Moment.DEFENCE_DIE,
    number_of(Attack.ask): Moment.SPENDING,
    number_of(Attack.spend_one): Moment.SPENDING,
    number_of(Attack.ask_how): Moment.CHOOSING,
    number_of(Attack.use): Moment.CHOOSING,
    number_of(Attack.reroll): Moment.REROLLING,
}


def attack_in(s: State) -> Attack | None:
    """The attack in progress, if it is not decided yet."""
    for frame in reversed(s.stack):
        if isinstance(frame, Attack):
            return frame if frame.step in _MOMENTS else None
    return None


def values_of(s: State, attack: Attack) -> tuple[int, int]:
    """Both combat values as they stand."""
    mine, theirs = lines_of(s, attack)
    value = attack.value if attack.die else sum(amount for _, amount in mine)
    against = attack.against if attack.die_against else sum(amount for _, amount in theirs)
    return value, against


def fight_of(s: State, attack: Attack) -> Fight:
    """An attack of this position in figures."""
    moment = _MOMENTS[attack.step]
    value, against = values_of(s, attack)
    return Fight(
        moment,
        value - against,
        attack.die,
        attack.die_against,
        *purses_of(s, attack),
        not attack.defending,
        s.edition.explores,
    )


def attack_odds(s: State, question: Question) -> Odds | None:
    """The odds of the attack in progress; None without one. Only the questions of the attack
    itself have odds for every answer."""
    attack = attack_in(s)
    if attack is None:
        return None
    fight = fight_of(s, attack)
    after = {}
    if isinstance(question, Ask) and question.prompt in (SPEND, TOKEN_USE):
        follow = _spent if question.prompt is SPEND else _used
        after = {answer: chance(follow(fight, answer)) for answer in question.options}
    return Odds(chance(fight), after)


def best_in_fight(s: State, question: Question) -> list[int]:
    """The answers that leave the side asked the best odds in the attack in progress; none where the
    question is of no attack."""
    attack, odds = attack_in(s), attack_odds(s, question)
    if attack is None or odds is None or not odds.after:
        return []
    best = (min if attack.defending else max)(odds.after.values())
    return [answer for answer, chance in odds.after.items() if chance == best]


def _spent(fight: Fight, token: int) -> Fight:
    """The fight after this answer to whether to spend something."""
    if token == PASS and fight.attacking:
        return fight._replace(attacking=False)
    if token == PASS:
        return fight._replace(theirs=Purse())
    purse = fight.mine if fight.attacking else fight.theirs
    if is_resource(token) or (token >= RESOURCE_AS_TRADE and purse.flexible):
        purse = purse._replace(resources=purse.resources - 1)
    else:
        purse = purse._replace(tokens=purse.tokens - 1)
    left = fight._replace(mine=purse) if fight.attacking else fight._replace(theirs=purse)
    if is_resource(token):
        return _added(left, PER_RESOURCE)
    return left._replace(moment=Moment.CHOOSING) if fight.rerolls else _added(left, 1)


def _used(fight: Fight, use: int) -> Fight:
    """The fight after this answer to how a token is used."""
    if use == REROLL:
        return fight._replace(moment=Moment.REROLLING)
    return _added(fight, 1)


def _added(fight: Fight, worth: int) -> Fight:
    lead = fight.lead + (worth if fight.attacking else -worth)
    return fight._replace(lead=lead, moment=Moment.SPENDING)


# Attacks that an answer would begin


def attacks_among(s: State, question: Question) -> list[int]:
    """The answers to the pending question that begin an attack."""
    frame = s.stack[-1]
    answers = [answer for answer in question.options if answer >= 0]
    if question.prompt is MOVE_ARMY and isinstance(frame, MoveArmies):
        hostile = hostile_spaces(s, frame.player)
        return [space for space in answers if hostile >> space & 1]
    return answers if question.prompt in (ATTACK, APPROACH, CHOOSE_TARGET) else []


def odds_of_targets(s: State, question: Question) -> dict[int, float]:
    """The odds, before the dice, of the attack that each answer to the pending question would
    begin; answers that begin none are left out."""
    return {answer: odds_after(s, answer) for answer in attacks_among(s, question)}


def odds_after(s: State, answer: int) -> float:
    """The odds of the attack this answer leads to. Where a space holds several targets they are
    those of the piece there, which holds the space, or of the first figure if there is none."""
    return next(iter(target_odds(s, answer).values()))


def target_odds(s: State, answer: int) -> dict[int, float]:
    """The odds of the attack this answer leads to, by the target that may be named then.
    Declaring an attack can cost its bonus, so the attack is declared, on a copy."""
    copy = s.clone()
    copy.play(answer)
    attack = attack_in(copy)
    if attack is not None:
        return {attack.target: chance(fight_of(copy, attack))}
    further = copy.pending
    assert further is not None
    if further.prompt is APPROACH:  # it does not matter for the odds
        return target_odds(copy, further.options[0])
    return odds_of_targets(copy, further)
