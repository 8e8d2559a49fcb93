"""What must be true of every position: nothing is lost, nothing comes from nowhere, no limit is
passed."""

from ziggurat.core.bits import Bits, bits_of, each, spaces_in
from ziggurat.core.flow import NOBODY
from ziggurat.core.game import BadSetup
from ziggurat.games.wisdom.content import (
    ARMIES,
    BUILDING_PROGRAMS,
    BUILDINGS,
    CITY_MARKERS,
    CIVILIZATIONS,
    EVENTS,
    GREAT_PEOPLE,
    LAST_SPACE,
    NONE,
    POOLS,
    RESOURCES,
    RESULTS,
    SCOUTS,
    TRADE_MAX,
    UNIT_KINDS,
    WATER,
    WONDER_MARKET,
)
from ziggurat.games.wisdom.options import unit_name
from ziggurat.games.wisdom.rules.battle import Battle
from ziggurat.games.wisdom.rules.building import in_supply
from ziggurat.games.wisdom.rules.fronts import Fronts
from ziggurat.games.wisdom.rules.limits import printed, stacking
from ziggurat.games.wisdom.rules.people import GainPerson
from ziggurat.games.wisdom.rules.research import rows
from ziggurat.games.wisdom.rules.resources import in_market
from ziggurat.games.wisdom.rules.squares import centres, figures, figures_at, outskirts
from ziggurat.games.wisdom.state import KNOWERS, State


def violations(s: State) -> list[str]:
    """What is broken in a position, a sentence each."""
    return [str(trouble) for trouble in broken(s)]


def broken(s: State) -> list[BadSetup]:
    """The same as refusals, which can be told in other languages."""
    return [*_cards(s), *_map(s), *_players(s)]


def _cards(s: State) -> list[BadSetup]:
    """Every card and marker is in one place."""
    found: list[BadSetup] = []
    for kind, event in enumerate(EVENTS):
        held = sum(card // KNOWERS == kind for hand in s.events for card in hand)
        if s.events_left[kind] + s.events_gone[kind] + held > event.copies:
            found.append(BadSetup("there are too many of the event {name}", name=event.slug))
    hidden = _barbarians(s)
    for kind, unit in enumerate(UNIT_KINDS):
        held = sum(units[kind] for units in s.units) + hidden[kind]
        if s.units_left[kind] + s.units_used[kind] + held != unit.copies:
            found.append(
                BadSetup(
                    "{name} is not {count} times there", name=unit_name(kind), count=unit.copies
                )
            )
        for player in range(s.seats):
            if s.units_known[player][kind] > s.units[player][kind]:
                found.append(
                    BadSetup("seat {player} is known to have units it does not have", player=player)
                )
    waiting = [0] * len(GREAT_PEOPLE)
    for frame in s.stack:
        if isinstance(frame, GainPerson) and frame.kept == NONE:
            for person in frame.drawn:
                if person != NONE:
                    waiting[person] += 1
    for person, great in enumerate(GREAT_PEOPLE):
        held = sum(people[person] for people in s.people) + waiting[person]
        if s.people_left[person] + s.people_on[person].bit_count() + held != great.copies:
            found.append(
                BadSetup("{name} is not {count} times there", name=great.slug, count=great.copies)
            )
    for number, result in enumerate(RESULTS):
        if s.huts_left[number] > result.huts or s.villages_left[number] > result.villages:
            found.append(BadSetup("there are too many markers with {name}", name=result.slug))
    if s.huts.bit_count() > sum(s.huts_left) or s.villages.bit_count() > sum(s.villages_left):
        found.append(BadSetup("more huts or villages lie on the map than are left"))
    for resource in range(len(s.tokens[0])):
        if in_market(s, resource) < 0:
            found.append(BadSetup("there are too many tokens of {name}", name=RESOURCES[resource]))
    for building, row in enumerate(BUILDINGS):
        if in_supply(s, building) < 0:
            markers = POOLS[row.pool].markers
            found.append(
                BadSetup("there are more than {count} of {name}", count=markers, name=row.slug)
            )
    if len(s.market) > WONDER_MARKET or s.programs.bit_count() > BUILDING_PROGRAMS:
        found.append(BadSetup("the market or the programs are too many"))
    return found


def _barbarians(s: State) -> list[int]:
    """Units that barbarians hold or have on fronts."""
    counts = [0] * len(UNIT_KINDS)
    for frame in s.stack:
        if not isinstance(frame, Battle | Fronts):
            continue
        for side, owner in enumerate((frame.attacker, frame.defender)):
            if owner != NOBODY:
                continue
            for kind, count in enumerate(frame.hand_d if side else frame.hand_a):
                counts[kind] += count
            if isinstance(frame, Fronts) and not frame.over:
                for kind in frame.units_d if side else frame.units_a:
                    if kind != NONE:
                        counts[kind] += 1
    return counts


def _map(s: State) -> list[BadSetup]:
    """Pieces lie on squares that are there, in outskirts, one to a square."""
    found: list[BadSetup] = []
    pieces: Bits = 0
    home: Bits = 0
    for player in range(s.seats):
        for centre in s.cities[player]:
            home |= outskirts(s, centre)
    groups = [*s.buildings, *s.people_on, *(1 << n for n in s.wonder_on if n >= 0)]
    for squares in groups:
        if squares & pieces:
            found.append(BadSetup("two pieces lie on one square"))
        pieces |= squares
    if pieces & ~home:
        found.append(BadSetup("a piece lies outside all outskirts"))
    if (pieces | home) & ~s.land.revealed:
        found.append(BadSetup("a piece lies on a tile that lies face down"))
    markers = s.huts | s.villages | spaces_in(s.relics) | spaces_in(s.city_states)
    if markers & (pieces | centres(s)):
        found.append(BadSetup("a marker lies under a piece"))
    for building, row in enumerate(BUILDINGS):
        for square in each(s.buildings[building]):
            if not row.terrain >> s.land.terrain_at(square) & 1:
                found.append(BadSetup("{name} stands on the wrong terrain", name=row.slug))
    every = [centre for cities in s.cities for centre in cities]
    for n, centre in enumerate(every):
        near = s.land.grid.around.within(1 << centre, 2)
        if near & bits_of(every[n + 1 :]) or s.land.terrain[WATER] >> centre & 1:
            found.append(BadSetup("a city stands too near to another, or in water"))
    return found


def _players(s: State) -> list[BadSetup]:
    """Dials, figures, pyramids."""
    found: list[BadSetup] = []
    for player in range(s.seats):
        if s.civs[player] == NONE:
            continue
        civ = CIVILIZATIONS[s.civs[player]]
        if not 0 <= s.trade[player] <= TRADE_MAX or s.culture[player] < 0:
            found.append(BadSetup("the dials of seat {player} are out of range", player=player))
        if s.track[player] > LAST_SPACE:
            found.append(
                BadSetup("seat {player} is beyond the end of the culture track", player=player)
            )
        figures_of = len(s.armies[player]), len(s.scouts[player])
        if figures_of != (ARMIES + civ.armies, SCOUTS + civ.scouts):
            found.append(BadSetup("seat {player} has a wrong number of figures", player=player))
        limit = stacking(s, player)
        for square in each(figures(s, player)):
            if figures_at(s, player, square) > limit and not _on_the_way(s):
                found.append(
                    BadSetup("seat {player} stacks more than {limit}", player=player, limit=limit)
                )
            for other in range(player + 1, s.seats):
                if figures_at(s, other, square) and not _on_the_way(s):
                    found.append(
                        BadSetup(
                            "seats {player} and {other} share a square", player=player, other=other
                        )
                    )
        if len(s.cities[player]) > 1 + CITY_MARKERS:
            found.append(BadSetup("seat {player} has too many cities", player=player))
        counts = rows(s, player)
        for level in range(2, len(counts)):
            if counts[level] and counts[level - 1] < counts[level] + 1:
                found.append(BadSetup("the pyramid of seat {player} does not stand", player=player))
        if not printed(s.techs[player]).governments >> s.government[player] & 1:
            found.append(BadSetup("the government of seat {player} is not unlocked", player=player))
    return found


def _on_the_way(s: State) -> bool:
    """A group on its way may pass others of its own (C-STK-03), and attackers stand on the square
    of those they fight until the battle is over. A victory leaves them there (C-VIC-05)."""
    return bool(s.won_by) or any(type(frame).__name__ in _BATTLES for frame in s.stack)


_BATTLES = {"Assault", "Battle", "Fronts", "Aftermath", "MoveGroup", "PlaceArmy", "CatchScouts"}
