"""What comes of an answer, said before it is given: figures before and after, what it costs now and
later. It is worked out on a copy by the rules themselves, and only where nothing hidden and no
chance has a part in it."""

from collections.abc import Callable
from typing import Final

from ziggurat.core.bits import each
from ziggurat.core.flow import PASS, Ask
from ziggurat.core.rows import put
from ziggurat.games.wisdom import options as codes
from ziggurat.games.wisdom.content import (
    ANARCHY,
    BUILDINGS,
    CULTURE,
    LEVEL_NAMES,
    LEVELS,
    NONE,
    PRODUCTION,
    RUSH_TRADE,
    TECH_COST,
    TECHS,
    TRACK,
    TRADE,
)
from ziggurat.games.wisdom.rules.battle import defender_on
from ziggurat.games.wisdom.rules.building import (
    building_at,
    flip_buildings,
    person_at,
    put_building,
    wonder_at,
)
from ziggurat.games.wisdom.rules.cities import actions_of_capital
from ziggurat.games.wisdom.rules.fronts import Fronts, health_left, rank_of
from ziggurat.games.wisdom.rules.gathering import NameReceivers
from ziggurat.games.wisdom.rules.governments import set_government
from ziggurat.games.wisdom.rules.harvest import Harvest, harvest_squares, shown_on
from ziggurat.games.wisdom.rules.limits import (
    city_limit,
    hand_limit,
    speed,
    stacking,
)
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.people import ChoosePerson, PlacePerson, put_person
from ziggurat.games.wisdom.rules.policies import RETURN, SWITCH_FROM, SwitchPolicy, set_policy
from ziggurat.games.wisdom.rules.producing import (
    Produce,
    cost_of,
    rush,
    rush_steps,
)
from ziggurat.games.wisdom.rules.research import RESEARCH_TECH, cheaper, keeps_trade
from ziggurat.games.wisdom.rules.squares import outskirts
from ziggurat.games.wisdom.rules.sums import arts, coins, combat_bonus, production, trade_income
from ziggurat.games.wisdom.rules.wonders import put_wonder
from ziggurat.games.wisdom.scene.crossing import crossed
from ziggurat.games.wisdom.scene.model_asking import Change, Target
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.view import fight_fronts
from ziggurat.games.wisdom.words.table import TableWords

Figures = dict[str, int]  # in words: how much


def foresee(t: TableWords, s: State, ask: Ask, option: int, target: Target) -> None:
    """Say of an answer what comes of it."""
    rule = _BY_KIND.get(ask.prompt.kind)
    if option != PASS and rule is not None and s.civs[ask.player] != NONE:
        rule(t, s, ask, option, target)


# Figures before and after


def _figures(t: TableWords, s: State, player: int) -> Figures:
    """What a player looks at: cities, income, coins, combat bonus, limits."""
    found: Figures = {}
    for city in range(len(s.cities[player])):
        name = t.city(s, player, city)
        found[t.text("change.production", city=name)] = production(s, player, city)
        found[t.text("change.arts", city=name)] = arts(s, player, city)
    found[t.text("change.capital")] = actions_of_capital(s, player)
    found[t.text("change.income")] = trade_income(s, player)
    found[t.text("change.coins")] = coins(s, player)
    found[t.text("change.combat")] = combat_bonus(s, player)
    found[t.text("change.speed")] = speed(s, player)
    found[t.text("change.stacking")] = stacking(s, player)
    found[t.text("change.hand")] = hand_limit(s, player)
    found[t.text("change.cities")] = city_limit(s, player)
    return found


def _compared(before: Figures, after: Figures) -> list[Change]:
    """What differs; a city that is new begins at nothing."""
    return [
        Change(name, before.get(name, 0), amount)
        for name, amount in after.items()
        if before.get(name, 0) != amount
    ]


def tried(t: TableWords, s: State, player: int, act: Callable[[State], None]) -> list[Change]:
    """What changes for a player when something is done to a copy."""
    copy = s.clone()
    copy.notes = None
    act(copy)
    return _compared(_figures(t, s, player), _figures(t, copy, player))


def _level(s: State, player: int, trade: int) -> int:
    """The highest level of tech that so much trade pays for."""
    dial = trade + cheaper(s, player)
    return sum(TECH_COST[level] <= dial for level in range(1, LEVELS + 1))


def _spending(t: TableWords, s: State, player: int, trade: int, target: Target) -> None:
    """Trade is spent: the dial falls, and perhaps what it can research."""
    if not trade:
        return
    have = s.trade[player]
    target.changes.append(Change(t.text("change.trade"), have, have - trade))
    before, after = _level(s, player, have), _level(s, player, have - trade)
    if after < before:
        key = "later.level" if after else "later.no_level"
        was, now = LEVEL_NAMES[before], LEVEL_NAMES[after]
        target.later = t.text(key, before=was, after=now)


# City Management


def _act(t: TableWords, s: State, ask: Ask, option: int, target: Target) -> None:
    act, what = divmod(option, codes.ACTS)
    player = ask.player
    if act == codes.TAKE_ACTION:
        _action(t, s, player, what // 8, what % 8, target)
    elif act == codes.ADVANCE:
        row = TRACK[s.track[player] + 1]
        culture = s.culture[player]
        target.changes.append(Change(t.text("change.culture"), culture, culture - row.culture))
        _spending(t, s, player, row.trade, target)
    elif act == codes.GOVERN:
        target.changes = tried(t, s, player, lambda copy: set_government(copy, player, what))
        if what == ANARCHY:
            target.later = t.text("later.anarchy")
    elif act == codes.FOUND:
        target.changes = _land(t, s, what)


def _action(t: TableWords, s: State, player: int, city: int, action: int, target: Target) -> None:
    makes = production(s, player, city)
    if action == codes.PRODUCE:
        target.amount = makes
    elif action == codes.DEVOTE:
        target.amount = arts(s, player, city)
        have = s.culture[player]
        target.changes.append(Change(t.text("change.culture"), have, have + target.amount))
    elif action == codes.PROGRAM:
        centre = s.cities[player][city]

        def start(copy: State) -> None:
            copy.programs |= 1 << centre

        target.changes = tried(t, s, player, start)
        target.later = t.text("later.program")


def _land(t: TableWords, s: State, square: int) -> list[Change]:
    """What the squares around a new city would give."""
    near = outskirts(s, square)
    rows = ((PRODUCTION, "production"), (TRADE, "trade"), (CULTURE, "culture"))
    found = [(t.text(f"icon.{name}"), s.land.amount(icon, near)) for icon, name in rows]
    return [Change(name, 0, amount) for name, amount in found]


def _object(t: TableWords, s: State, ask: Ask, thing: int, target: Target) -> None:
    """What an object costs, and the least trade that has to be turned into production."""
    frame = s.stack[-1]
    target.cost = 0
    if isinstance(frame, Produce):
        target.cost = cost_of(s, ask.player, thing)
        missing = frame.paid + target.cost - production(s, ask.player, frame.city)
        steps = rush_steps(s, ask.player, missing)
        target.rush, target.amount = steps * RUSH_TRADE, steps * rush(s, ask.player)
        _spending(t, s, ask.player, target.rush, target)


def _resource(t: TableWords, s: State, ask: Ask, resource: int, target: Target) -> None:
    """The squares from which a city harvests it."""
    frame = s.stack[-1]
    if isinstance(frame, Harvest):
        target.squares = each(shown_on(s, harvest_squares(s, frame.player, frame.city), resource))


# Squares


def _square(t: TableWords, s: State, ask: Ask, square: int, target: Target) -> None:
    frame, player = s.stack[-1], ask.player
    if isinstance(frame, Produce) and frame.things:
        _put(t, s, frame, square, target)
    elif isinstance(frame, PlacePerson | ChoosePerson):
        person = frame.person
        _over(t, s, square, target)
        target.changes = tried(t, s, player, lambda copy: put_person(copy, player, person, square))
    elif ask.prompt.name == "place_capital":
        target.changes = _land(t, s, square)


def _put(t: TableWords, s: State, frame: Produce, square: int, target: Target) -> None:
    """Where an object goes: what it builds over, and what changes."""
    sort, which = divmod(frame.things[-1], codes.OBJECTS)
    player, centre = frame.player, s.cities[frame.player][frame.city]
    if sort == codes.BUILD:
        _over(t, s, square, target)
        _limited(t, s, centre, which, square, target)
        target.changes = tried(
            t, s, player, lambda copy: put_building(copy, player, centre, which, square)
        )
    elif sort == codes.RAISE:
        _over(t, s, square, target)
        target.changes = tried(
            t, s, player, lambda copy: put_wonder(copy, player, centre, which, square)
        )
    elif defender_on(s, player, square) >= 0:
        target.badge = "attack"


def _over(t: TableWords, s: State, square: int, target: Target) -> None:
    """What stands there already and would leave."""
    for at, name in (
        (building_at(s, square), t.building),
        (wonder_at(s, square), t.wonder),
        (person_at(s, square), t.person),
    ):
        if at != NONE:
            target.over = True
            target.later = t.text("later.over", thing=name(at))


def _limited(
    t: TableWords, s: State, centre: int, building: int, square: int, target: Target
) -> None:
    """A second limited building of a city takes the place of the first."""
    if not BUILDINGS[building].limited:
        return
    for other, squares in enumerate(s.buildings):
        gone = squares & outskirts(s, centre) & ~(1 << square)
        if BUILDINGS[other].limited and gone:
            target.leaves = each(gone)
            target.later = t.text("later.over", thing=t.building(other))


def _step(t: TableWords, s: State, ask: Ask, option: int, target: Target) -> None:
    """A step of a group: what it meets there."""
    frame = s.stack[-1]
    if option < 0 or not isinstance(frame, MoveGroup):
        return
    target.steps = 1
    if option >= codes.DISCOVER:
        return
    bit = 1 << option
    if defender_on(s, ask.player, option) >= 0:
        target.badge = "attack"
    elif s.villages & bit:
        target.badge = "village"
    elif s.huts & bit:
        target.badge = "hut"
    elif option in s.relics:
        target.badge = "relic"
    elif option in s.city_states:
        target.badge = "city_state"
    else:
        target.badge, target.later = crossed(t, s, frame, option)


def _play(t: TableWords, s: State, ask: Ask, option: int, target: Target) -> None:
    """A unit that meets another on its front: who falls, who stands. Both lie open then."""
    kind, number = divmod(option, codes.FRONTS)
    if number == codes.NEW_FRONT:
        return
    copy = s.clone()
    copy.notes = None
    fight = copy.stack[-1]
    if not isinstance(fight, Fronts):
        return
    side = fight.side
    others = (fight.units_a if side else fight.units_d)[number]
    fight.play_unit(copy, option)
    front = fight_fronts(fight)[number]
    stands, falls = front[2 * side] != NONE, front[2 - 2 * side] == NONE
    key = ("strike.wins" if falls else "strike.both_stand") if stands else "strike.falls"
    if falls and not stands:
        key = "strike.both_fall"
    left = health_left(fight, copy, side, number) if stands else 0
    names = [
        t.unit_title(unit, rank_of(fight, copy, which, unit))
        for unit, which in ((kind, side), (others, 1 - side))
    ]
    target.later = t.text(key, mine=names[0], theirs=names[1], left=left)


# Cards


def _tech(t: TableWords, s: State, ask: Ask, tech: int, target: Target) -> None:
    player = ask.player

    def learn(copy: State) -> None:
        copy.techs = put(copy.techs, player, copy.techs[player] | 1 << tech)
        copy.renew_abilities(player)
        if TECHS[tech].building >= 0:
            flip_buildings(copy, player, TECHS[tech].building)

    target.changes = tried(t, s, player, learn)
    # who may keep trade does not know it before all have shown what they research
    if ask.prompt is RESEARCH_TECH and not s.abilities[player] & keeps_trade.listens:
        kept = min(s.trade[player], coins(s, player))
        target.changes.insert(0, Change(t.text("change.trade"), s.trade[player], kept))


def _government(t: TableWords, s: State, ask: Ask, government: int, target: Target) -> None:
    player = ask.player
    target.changes = tried(t, s, player, lambda copy: set_government(copy, player, government))


def _policy(t: TableWords, s: State, ask: Ask, policy: int, target: Target) -> None:
    frame, player = s.stack[-1], ask.player
    if ask.prompt is SWITCH_FROM:  # it depends on what takes its place
        return
    leaves = frame.left if isinstance(frame, SwitchPolicy) else policy
    side = NONE if ask.prompt is RETURN else policy % 2

    def turn(copy: State) -> None:
        set_policy(copy, player, leaves // 2, NONE)
        set_policy(copy, player, policy // 2, side)

    target.changes = tried(t, s, player, turn)


def _city(t: TableWords, s: State, ask: Ask, city: int, target: Target) -> None:
    """The city that receives what a figure gathers."""
    frame, player = s.stack[-1], ask.player
    if not isinstance(frame, NameReceivers):
        return
    figure, centre = frame.figure, s.cities[player][city]

    def send(copy: State) -> None:
        copy.sends = put(copy.sends, player, put(copy.sends[player], figure, centre))

    target.changes = tried(t, s, player, send)


_BY_KIND: Final[dict[str, Callable[[TableWords, State, Ask, int, Target], None]]] = {
    codes.ACT: _act,
    codes.OBJECT: _object,
    codes.RESOURCE: _resource,
    codes.SQUARE: _square,
    codes.STEP: _step,
    codes.PLAY: _play,
    codes.TECH: _tech,
    codes.GOVERNMENT: _government,
    codes.POLICY: _policy,
    codes.CITY: _city,
}
