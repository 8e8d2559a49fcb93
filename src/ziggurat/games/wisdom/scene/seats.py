"""The players' corners of the table, as one seat may see them."""

from ziggurat.core.bits import each
from ziggurat.games.wisdom.content import (
    ANARCHY,
    BUILDINGS,
    CIVILIZATIONS,
    CROSS,
    DESPOTISM,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    LEVELS,
    MARKET_RESOURCES,
    NONE,
    POLICIES,
    POLICY_CARDS,
    RESOURCES,
    STOP,
    TECH_COINS,
    TECH_COST,
    TECHS,
    UNIT_KINDS,
    UNIT_TYPES,
    WONDERS,
)
from ziggurat.games.wisdom.options import unit_name
from ziggurat.games.wisdom.rules.events import playable
from ziggurat.games.wisdom.rules.limits import (
    city_limit,
    hand_limit,
    printed,
    rank,
    speed,
    stacking,
    unlocked_types,
    water,
)
from ziggurat.games.wisdom.rules.research import cheaper, level_in_pyramid
from ziggurat.games.wisdom.rules.squares import owner_of
from ziggurat.games.wisdom.rules.sums import coins
from ziggurat.games.wisdom.rules.uses import USES
from ziggurat.games.wisdom.scene.cities import (
    city_scene,
    coins_sum,
    combat_sum,
    trade_sum,
)
from ziggurat.games.wisdom.scene.model import (
    Brick,
    EventCard,
    Held,
    Marker,
    Policy,
    Seat,
    Units,
)
from ziggurat.games.wisdom.scene.model_asking import Sum
from ziggurat.games.wisdom.state import HOME, State
from ziggurat.games.wisdom.view import events_seen, markers_seen, units_seen
from ziggurat.games.wisdom.words.table import TableWords

SEALS = {"yellow": "orange"}  # a seal has no yellow
_KINDS = {unit_name(kind): kind for kind in range(len(UNIT_KINDS))}
_EVENTS = {row.slug: number for number, row in enumerate(EVENTS)}
_CROSSING = {CROSS: "cross", STOP: "end"}


def seal(s: State, player: int) -> str:
    """The colour of a player's seal."""
    color: str = s.setup["colors"][player]
    return SEALS.get(color, color)


def seat_scene(t: TableWords, s: State, player: int, seat: int | None) -> Seat:
    """A player's corner as a seat (None: a spectator) sees it."""
    if s.civs[player] == NONE:
        return _empty(s, player)
    civ = CIVILIZATIONS[s.civs[player]]
    levels = [max(0, TECH_COST[n] - cheaper(s, player)) for n in range(1, LEVELS + 1)]
    begun = bool(s.cities[player])
    none = Sum(0, [])
    return Seat(
        seat=player,
        color=seal(s, player),
        civilization=civ.slug,
        leader=t.text(f"leader.{civ.leader}"),
        first=s.first == player,
        government=GOVERNMENTS[s.government[player]].slug,
        fresh=[GOVERNMENTS[n].slug for n in each(s.fresh[player] | s.fresher[player])],
        policies=[_policy(s, player, card) for card in range(POLICY_CARDS)],
        trade=s.trade[player],
        level=sum(cost <= s.trade[player] for cost in levels),
        levels=levels,
        kept=coins(s, player),
        income=trade_sum(t, s, player) if begun else none,
        culture=s.culture[player],
        track=s.track[player],
        coins=coins_sum(t, s, player),
        combat=combat_sum(t, s, player),
        techs=[_brick(s, player, tech) for tech in each(s.techs[player])],
        unlocked=_unlocked(s, player),
        ranks=[Held(UNIT_TYPES[n].slug, rank(s, player, n)) for n in unlocked_types(s, player)],
        events=_events(s, player, seat),
        markers=[Marker(card["back"], card["result"]) for card in markers_seen(s, player, seat)],
        units=[_units(s, player, name, n) for name, n in units_seen(s, player, seat).items()],
        tokens=[
            Held(RESOURCES[n], s.tokens[player][n]) for n in MARKET_RESOURCES if s.tokens[player][n]
        ],
        people=[
            Held(GREAT_PEOPLE[n].slug, count) for n, count in enumerate(s.people[player]) if count
        ],
        wonders=[WONDERS[n].slug for n in each(s.wonders[player])],
        obsolete=_obsolete(s, player),
        cities=[city_scene(t, s, player, city) for city in range(len(s.cities[player]))],
        armies_left=s.armies[player].count(HOME),
        scouts_left=s.scouts[player].count(HOME),
        city_limit=city_limit(s, player),
        hand_limit=hand_limit(s, player),
        stacking=stacking(s, player),
        speed=speed(s, player),
        crossing=_CROSSING.get(water(s, player), ""),
    )


def _empty(s: State, player: int) -> Seat:
    """A seat that has no civilization yet."""
    none = Sum(0, [])
    return Seat(
        seat=player,
        color=seal(s, player),
        civilization="",
        leader="",
        first=s.first == player,
        government="",
        fresh=[],
        policies=[],
        trade=0,
        level=0,
        levels=list(TECH_COST[1:]),
        kept=0,
        income=none,
        culture=0,
        track=0,
        coins=none,
        combat=none,
        techs=[],
        unlocked=[],
        ranks=[],
        events=[],
        markers=[],
        units=[],
        tokens=[],
        people=[],
        wonders=[],
        obsolete=[],
        cities=[],
        armies_left=0,
        scouts_left=0,
        city_limit=0,
        hand_limit=0,
        stacking=0,
        speed=0,
        crossing="",
    )


def _policy(s: State, player: int, card: int) -> Policy:
    sides = [POLICIES[2 * card + side].slug for side in (0, 1)]
    side = s.policies[player][card]
    return Policy(sides[side] if side != NONE else "", sides)


def _brick(s: State, player: int, tech: int) -> Brick:
    place = TECH_COINS.get(tech)
    used = s.used[player]
    resting = any(used >> use.number & 1 for use in USES if use.source == TECHS[tech].ability)
    tokens = s.coin_tokens[player][place] if place is not None else 0
    return Brick(TECHS[tech].slug, level_in_pyramid(s, player, tech), tokens, resting)


def _unlocked(s: State, player: int) -> list[str]:
    """Buildings, walls and unit types that a player may make, and governments he may take."""
    known = printed(s.techs[player])
    found = [BUILDINGS[n].slug for n in each(known.buildings)]
    found += ["walls"] if known.walls else []
    found += [UNIT_TYPES[n].slug for n in unlocked_types(s, player)]
    always = 1 << ANARCHY | 1 << DESPOTISM
    return found + [GOVERNMENTS[n].slug for n in each(known.governments & ~always)]


def _events(s: State, player: int, seat: int | None) -> list[EventCard]:
    """A hand; its owner is told what he could play in the part that is his."""
    may: set[int] = set()
    if player == seat == s.active and s.phase >= 0:
        may = set(playable(s, player, s.phase))
    return [
        EventCard(card["level"], card["event"], _EVENTS.get(card["event"], NONE) in may)
        for card in events_seen(s, player, seat)
    ]


def _units(s: State, player: int, name: str, count: int) -> Units:
    """Cards of one kind, or of one type where only that is known."""
    if name not in _KINDS:
        number = next(n for n, row in enumerate(UNIT_TYPES) if row.slug == name)
        return Units(name, "", count, rank(s, player, number))
    row = UNIT_KINDS[_KINDS[name]]
    level = rank(s, player, row.type)
    slug = UNIT_TYPES[row.type].slug
    return Units(slug, name, count, level, row.strength[level], row.health[level])


def _obsolete(s: State, player: int) -> list[str]:
    """Wonders that stand in a player's outskirts and whose card nobody holds any more."""
    held = 0
    for wonders in s.wonders:
        held |= wonders
    return [
        WONDERS[n].slug
        for n, square in enumerate(s.wonder_on)
        if square >= 0 and not held >> n & 1 and owner_of(s, square) == player
    ]
