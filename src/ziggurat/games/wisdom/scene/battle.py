"""The battle that is going on: fronts, hands as far as they are known, both sums in the order of
the rules, and the chances."""

from typing import Final, Literal

from ziggurat.core.chance import Stream
from ziggurat.core.flow import NOBODY
from ziggurat.core.game import question_for
from ziggurat.games.wisdom.content import (
    ABILITIES,
    CAPITAL_DEFENCE,
    CITY_DEFENCE,
    CITY_STATE_DEFENCE,
    NONE,
    UNIT_KINDS,
    UNIT_TYPES,
    WALLS_DEFENCE,
)
from ziggurat.games.wisdom.odds import play_odds
from ziggurat.games.wisdom.options import unit_name
from ziggurat.games.wisdom.rules.battle import defence_bonus
from ziggurat.games.wisdom.rules.fronts import (
    ATTACKER,
    DEFENDER,
    PLAY_UNIT,
    Fronts,
    health_of,
    rank_of,
    strength_of,
)
from ziggurat.games.wisdom.rules.squares import city_states_on
from ziggurat.games.wisdom.scene.cities import combat_sum
from ziggurat.games.wisdom.scene.model_asking import (
    Battle,
    BattleSide,
    Front,
    Sum,
    Term,
    Unit,
)
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.view import fight_fronts, knows_hand
from ziggurat.games.wisdom.words.table import TableWords

SEED: Final = 1  # of the hands that are imagined: the same position has the same chances
_FEW: Final = 6  # units in both hands that are foreseen while a scene is made
_DRAWS: Final = 24
_TURNS: Final[tuple[Literal["attacker", "defender"], ...]] = ("attacker", "defender")


def fight_of(s: State) -> Fronts | None:
    """The fight that is going on, if there is one."""
    return next((frame for frame in reversed(s.stack) if isinstance(frame, Fronts)), None)


def battle_scene(
    t: TableWords, s: State, seat: int | None, chances: dict[int, float]
) -> Battle | None:
    """The battle as a seat (None: a spectator) sees it, with its chances if it is asked."""
    fight = fight_of(s)
    if fight is None:
        return None
    sides = [_side(t, s, fight, side, seat) for side in (ATTACKER, DEFENDER)]
    best = max(chances.values(), default=-1.0)
    _settle(t, fight, sides[ATTACKER].bonus, sides[DEFENDER].bonus)
    return Battle(
        square=fight.square,
        attacker=sides[ATTACKER],
        defender=sides[DEFENDER],
        turn="" if fight.over else _TURNS[fight.side],
        fronts=[_front(t, s, fight, number) for number in range(len(fight.units_a))],
        odds=best if best < 0 or fight.side == ATTACKER else round(1 - best, 3),
    )


def play_chances(s: State, seat: int | None) -> dict[int, float]:
    """For each way to play a unit the chance to win then, as the seat asked may know it; nothing
    while there are too many units to tell quickly (a table may ask for it, outlook.py)."""
    ask, fight = question_for(s, seat), fight_of(s)
    if ask is None or ask.prompt is not PLAY_UNIT or fight is None:
        return {}
    if sum(fight.hand_a) + sum(fight.hand_d) > _FEW:
        return {}
    return {option: round(odds, 3) for option, odds in play_odds(s, Stream(SEED), _DRAWS).items()}


def _side(t: TableWords, s: State, fight: Fronts, side: int, seat: int | None) -> BattleSide:
    owner = fight.defender if side else fight.attacker
    hand = fight.hand_d if side else fight.hand_a
    killed = fight.killed_d if side else fight.killed_a
    if knows_hand(fight, side, seat):
        cards = [_unit(t, s, fight, side, kind) for kind, n in enumerate(hand) for _ in range(n)]
    else:
        cards = [Unit("", "", 0, 0) for _ in range(sum(hand))]
    return BattleSide(
        seat=owner,
        plays=fight.defender_plays if side else fight.attacker_plays,
        text=t.seat(s, owner),
        units=_health(t, s, fight, side),
        bonus=_bonus(t, s, fight, side),
        hand=cards,
        lost=[_unit(t, s, fight, side, kind) for kind, n in enumerate(killed) for _ in range(n)],
    )


def _unit(t: TableWords, s: State, fight: Fronts, side: int, kind: int, wounds: int = 0) -> Unit:
    strength, health = strength_of(fight, s, side, kind), health_of(fight, s, side, kind)
    slug = UNIT_TYPES[UNIT_KINDS[kind].type].slug
    level = rank_of(fight, s, side, kind)
    title = t.unit_title(kind, level)
    return Unit(slug, unit_name(kind), strength, health, wounds, level, title)


def _health(t: TableWords, s: State, fight: Fronts, side: int) -> Sum:
    """The health that counts at the end, unit by unit."""
    owner = fight.defender if side else fight.attacker
    terms = []
    for front in fight_fronts(fight):
        kind, wounds = front[2 * side], front[2 * side + 1]
        if kind != NONE:
            name = t.unit(s, owner, kind, fight.barbarian_rank)
            terms.append(Term(name, health_of(fight, s, side, kind) - wounds, []))
    return Sum(sum(term.amount for term in terms), terms)


def _bonus(t: TableWords, s: State, fight: Fronts, side: int) -> Sum:
    """The combat bonus of a side; the defender's place comes last."""
    owner = fight.defender if side else fight.attacker
    if owner == NOBODY:
        return Sum(0, [])
    found = combat_sum(t, s, owner)
    if side == DEFENDER:
        found.terms += _place(t, s, owner, fight.square)
        found.total += defence_bonus(s, owner, fight.square)
    return found


def _place(t: TableWords, s: State, player: int, square: int) -> list[Term]:
    """What the place of a battle gives its defender."""
    terms = []
    if square in s.cities[player]:
        capital = s.cities[player][0] == square
        key = "city.capital" if capital else "city.city"
        defence = CAPITAL_DEFENCE if capital else CITY_DEFENCE
        terms.append(Term(t.text(key), defence, [square]))
        if s.walls >> square & 1:
            terms.append(Term(t.text("building.walls"), WALLS_DEFENCE, [square]))
    if city_states_on(s) >> square & 1:
        terms.append(Term(t.text("sum.garrison"), CITY_STATE_DEFENCE, [square]))
    for ability, amount in defence_bonus.parts(s, player, square):
        if ability:
            terms.append(Term(t.text(ABILITIES[ability]), amount, [square]))
    return terms


def _settle(t: TableWords, fight: Fronts, attacker: Sum, defender: Sum) -> None:
    """The difference was set when the battle began: say where it is another by now."""
    more = fight.bonus - (attacker.total - defender.total)
    gains = attacker if more > 0 else defender
    if more:
        gains.terms.append(Term(t.text("sum.before"), abs(more), []))
        gains.total += abs(more)


def _front(t: TableWords, s: State, fight: Fronts, number: int) -> Front:
    kind_a, wounds_a, kind_d, wounds_d = fight_fronts(fight)[number]
    attacker = _unit(t, s, fight, ATTACKER, kind_a, wounds_a) if kind_a != NONE else None
    defender = _unit(t, s, fight, DEFENDER, kind_d, wounds_d) if kind_d != NONE else None
    if attacker and defender:
        text = t.text("front.closed")
    elif attacker or defender:
        side = ATTACKER if attacker else DEFENDER
        owner = fight.defender if side else fight.attacker
        kind = kind_d if side else kind_a
        unit = t.unit(s, owner, kind, fight.barbarian_rank)
        text = t.text("front.alone", unit=unit, seat=t.seat(s, owner))
    else:
        text = t.text("front.empty")
    return Front(attacker, defender, text[:1].upper() + text[1:])
