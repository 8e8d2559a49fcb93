"""A fight as a table draws it: both sums line by line, and the exact odds."""

from ziggurat.core.flow import Question
from ziggurat.games.dawn.odds import attack_in, attack_odds, odds_of_targets, values_of
from ziggurat.games.dawn.rules.combat import Attack, Lines, Purse, lines_of, purses_of
from ziggurat.games.dawn.scene.model import Chance, Combat, Line, Side
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.words import Words
from ziggurat.games.dawn.words.notes import source_words


def combat_scene(t: Words, s: State, question: Question) -> Combat | None:
    """The attack in progress, or the odds of the attacks that answers to the pending question
    would begin; None if there is neither."""
    attack = attack_in(s)
    if attack is None:
        chances = _chances(odds_of_targets(s, question))
        return Combat(-1, _nobody(), _nobody(), 0.0, chances) if chances else None
    attacker, defender = _sides(t, s, attack)
    odds = attack_odds(s, question)
    assert odds is not None
    return Combat(attack.space, attacker, defender, odds.now, _chances(odds.after))


def _chances(odds: dict[int, float]) -> list[Chance]:
    return [Chance(answer, chance) for answer, chance in odds.items()]


def _nobody() -> Side:
    return Side(seat=-1, text="", lines=[], die=0, value=0, tokens=0, resources=0)


def _sides(t: Words, s: State, attack: Attack) -> tuple[Side, Side]:
    seat = t.seat(s, attack.player)
    attacks = t.text("space.army", seat=seat) if s.edition.explores else seat
    defends = t.target(s, attack.space, attack.target)
    mine, theirs = lines_of(s, attack)
    value, against = values_of(s, attack)
    purse, purse_against = purses_of(s, attack)
    return (
        _side(t, attack.player, attacks, mine, attack.die, value, purse),
        _side(t, attack.defender, defends, theirs, attack.die_against, against, purse_against),
    )


def _side(t: Words, seat: int, text: str, lines: Lines, die: int, value: int, purse: Purse) -> Side:
    """One side; what its value is beyond lines and die came from tokens."""
    shown = [Line(source_words(t, source), amount) for source, amount in lines]
    spent = value - die - sum(amount for _, amount in lines)
    if spent:
        shown.append(Line(t.text("sum.spent"), spent))
    return Side(seat, text, shown, die, value, purse.tokens, purse.resources)
