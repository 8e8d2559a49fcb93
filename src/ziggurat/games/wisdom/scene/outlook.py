"""What an answer of a menu could do, before it is chosen: the squares it would light, and whether a
city could make anything by it. Hands of others are only imagined, as the seat may believe."""

from typing import Final, Literal

from ziggurat.core.bits import Bits, bits_of, each
from ziggurat.core.chance import Stream
from ziggurat.core.flow import PASS, Ask
from ziggurat.core.game import question_for
from ziggurat.games.scene import Light, Preview, Prospect
from ziggurat.games.wisdom import options as codes
from ziggurat.games.wisdom.content import NONE
from ziggurat.games.wisdom.odds import attack_odds, play_odds
from ziggurat.games.wisdom.rules.battle import defender_on
from ziggurat.games.wisdom.rules.figures import is_army
from ziggurat.games.wisdom.rules.fronts import PLAY_UNIT
from ziggurat.games.wisdom.rules.harvest import harvestable
from ziggurat.games.wisdom.rules.movement import (
    MoveGroup,
    can_end,
    figures_there,
    group_speed,
    ways,
)
from ziggurat.games.wisdom.rules.producing import cost_of, objects, squares_for
from ziggurat.games.wisdom.rules.squares import city_squares, outskirts, sent_squares
from ziggurat.games.wisdom.rules.sums import arts, production
from ziggurat.games.wisdom.scene.battle import SEED, fight_of
from ziggurat.games.wisdom.scene.crossing import crossed, ways_of
from ziggurat.games.wisdom.scene.model_asking import Far
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.places import place_names
from ziggurat.games.wisdom.words.table import TableWords

_BEST: Final = 4  # attacks that a reader names
_DRAWS: Final = 32  # of hidden hands, for each figure
Kind = Literal["walk", "place", "attack"]


def outlook(t: TableWords, s: State, ask: Ask) -> list[Prospect]:
    """What each action of a city and each move could do."""
    if ask.prompt.kind != codes.ACT or s.civs[ask.player] == NONE:
        return []
    found = []
    for option in ask.options:
        act, what = divmod(option, codes.ACTS)
        if option != PASS and act == codes.TAKE_ACTION:
            found.append(_action(t, s, ask.player, option, *divmod(what, 8)))
        elif option != PASS and act == codes.MOVE:
            found.append(_move(t, s, ask.player, option, what))
    return found


def preview(t: TableWords, s: State, seat: int, answer: int) -> Preview:
    """The squares that an answer would light."""
    ask = question_for(s, seat)
    if ask is None or answer == PASS:
        return Preview(answer)
    if ask.prompt is PLAY_UNIT:
        return _play(t, s, answer)
    if ask.prompt.kind == codes.STEP:
        return _step(t, s, seat, answer)
    act, what = divmod(answer, codes.ACTS)
    if ask.prompt.kind != codes.ACT:
        return Preview(answer)
    if act == codes.FOUND:
        return _lit(t, s, answer, "place", outskirts(s, what))
    if act == codes.TAKE_ACTION:
        return _lit(t, s, answer, "place", _places(s, seat, *divmod(what, 8)))
    if act == codes.MOVE:
        return _walks(t, s, seat, answer, what)
    return Preview(answer)


# Cities


def _action(t: TableWords, s: State, player: int, option: int, city: int, action: int) -> Prospect:
    found = Prospect(
        option, "live", 0, 0, _places(s, player, city, action).bit_count(), -1.0, "", ""
    )
    if action == codes.PRODUCE:
        makes = production(s, player, city)
        costs = [cost_of(s, player, thing) for thing in objects(s, player, city)]
        now = sum(cost <= makes for cost in costs)
        found.text = t.text("prospect.produce", production=makes, now=now)
        if now < len(costs):
            found.why = t.text("prospect.rush", number=len(costs) - now)
        if not now:
            found.state = "limited"
    elif action == codes.DEVOTE:
        found.text = t.text("prospect.devote", culture=arts(s, player, city))
    elif action == codes.HARVEST:
        found.text = t.joined([t.resource(n) for n in harvestable(s, player, city)])
    else:
        found.text = t.text("later.program")
    return found


def _places(s: State, player: int, city: int, action: int) -> Bits:
    """The squares that a city's action could use."""
    centre = s.cities[player][city]
    if action == codes.PRODUCE:
        found = 0
        for thing in objects(s, player, city):
            found |= squares_for(s, player, city, thing)
        return found
    if action == codes.HARVEST:
        mine = city_squares(s, player, centre) | sent_squares(s, player, centre)
        return mine & _resources(s)
    return 0


def _resources(s: State) -> Bits:
    found = 0
    for squares in s.land.resources:
        found |= squares
    return found


# Moves


def reach(s: State, player: int, armies: int, scouts: int, start: int, left: int) -> dict[int, int]:
    """Where a group could end its move, with the number of steps."""
    way = ways(s, player, armies, scouts, start)
    sides = s.land.grid.sides
    found: dict[int, int] = {}
    seen = here = 1 << start
    for steps in range(1, left + 1):
        here = sides.beside(here) & ~seen & (way.cross | way.end)
        seen |= here
        found |= dict.fromkeys(each(here & way.end), steps)
        here &= way.cross
    return found


def far_squares(t: TableWords, s: State, ask: Ask) -> list[Far]:
    """Where the group that moves could end, farther than the next step; and what it would only
    cross on its way, with the reason."""
    frame = s.stack[-1]
    if ask.prompt.kind != codes.STEP or not isinstance(frame, MoveGroup):
        return []
    way = ways_of(s, frame)
    near, edge = s.land.grid.sides.near, [n for n in ask.options if 0 <= n < codes.DISCOVER]
    by = {n: n for n in edge}
    found = []
    for steps in range(2, frame.left + 1):
        here, edge = edge, []
        for square in here:
            for other in each(near[square]) if way.cross >> square & 1 else ():
                if other != frame.square and other not in by and (way.cross | way.end) >> other & 1:
                    by[other] = by[square]
                    edge.append(other)
        found += [
            Far(n, steps, by[n], *crossed(t, s, frame, n))
            for n in edge
            if can_end(s, way, n, frame.left - steps)
        ]
    return found


def group_reach(s: State, ask: Ask, option: int) -> list[Far]:
    """Where a group that is to be chosen could end its move."""
    frame = s.stack[-1]
    if ask.prompt.kind != codes.GROUP or not isinstance(frame, MoveGroup):
        return []
    group = divmod(option, codes.GROUPS)
    left = 0 if s.frozen >> frame.start & 1 else group_speed(s, ask.player, *group)
    found = reach(s, ask.player, *group, frame.start, left)
    return [Far(square, steps, frame.start) for square, steps in sorted(found.items())]


def _group(s: State, player: int, square: int) -> tuple[int, int]:
    """The armies and scouts of a square that may still move."""
    there = figures_there(s, player, square)
    armies = sum(is_army(s, player, n) for n in there)
    return armies, len(there) - armies


def _reach_from(s: State, player: int, square: int) -> tuple[int, dict[int, int]]:
    """Armies of a square, and what they or else its scouts can reach."""
    armies, scouts = _group(s, player, square)
    if s.frozen >> square & 1:
        return armies, {}
    group = (armies, 0) if armies else (0, scouts)
    return armies, reach(s, player, *group, square, group_speed(s, player, *group))


def _attacks(s: State, player: int, armies: int, squares: dict[int, int]) -> list[int]:
    """Those of the squares where a battle waits."""
    met = [n for n in squares if defender_on(s, player, n) >= 0 or s.villages >> n & 1]
    return sorted(met) if armies else []


def _move(t: TableWords, s: State, player: int, option: int, square: int) -> Prospect:
    armies, squares = _reach_from(s, player, square)
    attacks = len(_attacks(s, player, armies, squares))
    text = t.text("prospect.move", squares=len(squares))
    return Prospect(option, "live", len(squares) - attacks, attacks, 0, -1.0, text, "")


def _walks(t: TableWords, s: State, player: int, answer: int, square: int) -> Preview:
    armies, squares = _reach_from(s, player, square)
    attacks = _attacks(s, player, armies, squares)
    group = bits_of([n for n in figures_there(s, player, square) if is_army(s, player, n)])
    found = _lit(t, s, answer, "walk", bits_of([n for n in squares if n not in attacks]))
    names = place_names(t, s)
    red = [
        Light(n, "attack", _odds(s, player, group, n) if k < _BEST else -1.0, names[n])
        for k, n in enumerate(attacks)
    ]
    red.sort(key=lambda light: -light.odds)
    return Preview(answer, found.lights + red, red[:_BEST])


def _step(t: TableWords, s: State, player: int, answer: int) -> Preview:
    """A step into a battle, with its chances."""
    frame = s.stack[-1]
    if not isinstance(frame, MoveGroup) or not 0 <= answer < codes.DISCOVER:
        return Preview(answer)
    armies = sum(is_army(s, player, n) for n in each(frame.group))
    if not _attacks(s, player, armies, {answer: 1}):
        return _lit(t, s, answer, "walk", 1 << answer)
    light = Light(answer, "attack", _odds(s, player, frame.group, answer), t.square(s, answer))
    return Preview(answer, [light], [light])


def _odds(s: State, player: int, group: Bits, square: int) -> float:
    return round(attack_odds(s, player, group, square, Stream(SEED), _DRAWS), 3)


# Battles


def _play(t: TableWords, s: State, answer: int) -> Preview:
    """How a unit would leave the battle, played there."""
    fight = fight_of(s)
    assert fight is not None
    odds = round(play_odds(s, Stream(SEED), _DRAWS)[answer], 3)
    light = Light(fight.square, "attack", odds, t.square(s, fight.square))
    return Preview(answer, [light], [light])


def _lit(t: TableWords, s: State, answer: int, kind: Kind, squares: Bits) -> Preview:
    names = place_names(t, s)
    return Preview(answer, [Light(n, kind, -1.0, names[n]) for n in each(squares)])
