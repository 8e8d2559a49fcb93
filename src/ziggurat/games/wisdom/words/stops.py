"""Why an answer is not offered: what stops a thing, by what it costs and what one has, and by the
rules of its place."""

import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, Final

from ziggurat.core.flow import Ask, Question
from ziggurat.games.wisdom.content import (
    AIRCRAFT,
    ANARCHY,
    BUILDINGS,
    EVENTS,
    GOVERNMENTS,
    LAST_SPACE,
    NONE,
    RUSH_TRADE,
    TECHS,
    TIMES,
    TRACK,
    UNIT_TYPES,
    WONDERS,
)
from ziggurat.games.wisdom.options import (
    ARMY,
    BUILD,
    CITY_ACTIONS,
    HARVEST,
    OBJECT,
    OBJECTS,
    PRODUCE,
    PROGRAM,
    RAISE,
    SCOUT,
    TECH,
    UNIT_CARD,
    WALLS,
    square_named,
)
from ziggurat.games.wisdom.rules.building import in_supply
from ziggurat.games.wisdom.rules.events import holds
from ziggurat.games.wisdom.rules.gains import drawable
from ziggurat.games.wisdom.rules.harvest import harvestable
from ziggurat.games.wisdom.rules.limits import printed, unlocked_types
from ziggurat.games.wisdom.rules.producing import (
    Produce,
    budget,
    cost_of,
    pieces_left,
    squares_for,
)
from ziggurat.games.wisdom.rules.research import fits, rows, trade_needed
from ziggurat.games.wisdom.rules.sums import production
from ziggurat.games.wisdom.rules.turn import CITY_MENU, START_OF_TURN_MENU
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.squares import square_stops, terrains
from ziggurat.games.wisdom.words.things import Things

_MENU_WORDS: Final = ("found-", "govern-", "event-", "city-", "move-", "discover-")


def plain(text: str) -> str:
    """Small letters without accents and signs, to compare names with."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("_", " "))
    return " ".join("".join(c if c.isalnum() else " " for c in parts if c.isascii()).split())


def stops(t: Things, s: State, question: Question, answer: str) -> list[str]:
    """What stops a thing that somebody typed, a sentence each; nothing if it is not known."""
    if not isinstance(question, Ask) or s.civs[question.player] == NONE:
        return []
    player, typed = question.player, answer.strip().lower()
    for word in _MENU_WORDS:
        typed = typed.removeprefix(word)
    square = square_named(s.land.grid, typed)
    if square is not None:
        return square_stops(t, s, question, square)
    wanted = plain(typed)
    if (action := _action_named(t, wanted)) is not None:
        return action_stops(t, s, question, action)
    if wanted in ("advance", "advance 1", "avancer"):
        return advance_stops(t, s, question)
    if (number := _named(wanted, TECHS, t.tech)) is not None and _is_asked(question, number):
        return tech_stops(t, s, question, number)
    if (thing := _object_named(t, wanted)) is not None:
        return object_stops(t, s, question, thing)
    if (number := _named(wanted, GOVERNMENTS, t.government)) is not None:
        return government_stops(t, s, question, number)
    if (number := _named(wanted, EVENTS, t.event)) is not None:
        return _event(t, s, player, number)
    if (number := _named(wanted, TECHS, t.tech)) is not None:
        return tech_stops(t, s, question, number)
    return []


def _is_asked(question: Ask, number: int) -> bool:
    """Is it techs that are asked for? Some governments have the names of techs."""
    return question.prompt.kind == TECH or TECHS[number].slug not in _GOVERNMENTS


_GOVERNMENTS: Final = {row.slug for row in GOVERNMENTS}


def _named(wanted: str, table: Sequence[Any], named: Callable[[int], str]) -> int | None:
    """The thing of a table with this name or slug."""
    for number, row in enumerate(table):
        if wanted in (plain(row.slug), plain(named(number))):
            return number
    return None


# Techs


def tech_stops(t: Things, s: State, question: Ask, number: int) -> list[str]:
    player, level = question.player, TECHS[number].level
    if s.techs[player] >> number & 1:
        return [t.text("stops.known")]
    found = []
    if not fits(s, player, level):
        have = rows(s, player)
        found.append(
            t.text("stops.pyramid", level=level, under=level - 1, need=have[level] + 2)
            + " "
            + t.text("stops.have", have=have[level - 1])
        )
    need = trade_needed(s, player, number)
    if s.trade[player] < need:
        found.append(t.text("stops.trade", need=need, have=s.trade[player]))
    if question.prompt.kind != TECH:
        found.append(t.text("stops.phase", phase=t.text("time.research")))
    return found


# What cities do


def _action_named(t: Things, wanted: str) -> tuple[int, int] | None:
    """(city or NONE, action)."""
    city, _, name = wanted.partition(" ")
    keys = ("produce", "arts", "harvest", "program")
    for action, key in enumerate(CITY_ACTIONS):
        words = plain(t.text(f"city_action.{keys[action]}"))
        if city.isdecimal() and name in (key, words):
            return int(city), action
        if wanted in (key, words):
            return NONE, action
    return None


def action_stops(t: Things, s: State, question: Ask, wanted: tuple[int, int]) -> list[str]:
    if question.prompt is not CITY_MENU:
        return [t.text("stops.phase", phase=t.text("time.city_management"))]
    player, action = question.player, wanted[1]
    cities = range(len(s.cities[player])) if wanted[0] == NONE else [wanted[0]]
    found = []
    for city in cities:
        if city >= len(s.actions):
            return [t.text("stops.no_city")]
        if not s.actions[city]:
            idle = s.government[player] == ANARCHY and city == 0
            why = t.text("stops.anarchy" if idle else "stops.acted")
        elif action == HARVEST and not harvestable(s, player, city):
            why = t.text("stops.harvest")
        elif action == PROGRAM:
            why = t.text("stops.program")
        elif action == PRODUCE:
            why = t.text("stops.nothing")
        else:
            why = t.text("stops.again")
        found.append(f"{t.city(s, player, city)}: {why}")
    return found


def advance_stops(t: Things, s: State, question: Ask) -> list[str]:
    if question.prompt is not CITY_MENU:
        return [t.text("stops.phase", phase=t.text("time.city_management"))]
    row = TRACK[min(LAST_SPACE, s.track[question.player] + 1)]
    culture, trade = s.culture[question.player], s.trade[question.player]
    found = []
    if culture < row.culture:
        found.append(t.text("stops.culture", need=row.culture, have=culture))
    if trade < row.trade:
        found.append(t.text("stops.trade", need=row.trade, have=trade))
    return found


# Objects


def _object_named(t: Things, wanted: str) -> int | None:
    for sort, key in ((ARMY, "army"), (SCOUT, "scout"), (WALLS, "walls")):
        words = t.text(f"figure.{key}") if sort != WALLS else t.text("object.walls", cost="")
        if wanted in (key, plain(words)):
            return sort * OBJECTS
    tables: tuple[tuple[int, Sequence[Any], Callable[[int], str]], ...] = (
        (BUILD, BUILDINGS, t.building),
        (RAISE, WONDERS, t.wonder),
        (UNIT_CARD, UNIT_TYPES, t.unit_type),
    )
    for sort, table, named in tables:
        number = _named(wanted, table, named)
        if number is not None:
            return sort * OBJECTS + number
    return None


def object_stops(t: Things, s: State, question: Ask, thing: int) -> list[str]:
    player = question.player
    frame = s.stack[-1] if s.stack else None
    if question.prompt.kind != OBJECT and question.prompt is not CITY_MENU:
        return [t.text("stops.phase", phase=t.text("time.city_management"))]
    cities = [frame.city] if isinstance(frame, Produce) else range(len(s.cities[player]))
    found = _unavailable(t, s, player, thing)
    if found:
        return found
    for city in cities:
        name = t.city(s, player, city)
        sort = thing // OBJECTS
        if sort not in (UNIT_CARD, WALLS) and not squares_for(s, player, city, thing):
            found.append(f"{name}: {_no_square(t, thing)}")
        cost = cost_of(s, player, thing)
        if cost > budget(s, player, city):
            makes = production(s, player, city)
            text = t.text("stops.cost", cost=cost, makes=makes, trade=s.trade[player])
            found.append(f"{name}: {text} " + t.text("stops.rush", rush=RUSH_TRADE))
    return found


def _unavailable(t: Things, s: State, player: int, thing: int) -> list[str]:
    """What stops an object whatever city would make it."""
    sort, which = divmod(thing, OBJECTS)
    if sort == BUILD and not printed(s.techs[player]).buildings >> which & 1:
        upgrade = BUILDINGS[which].upgrade
        if upgrade != NONE and printed(s.techs[player]).buildings >> upgrade & 1:
            return [t.text("stops.upgraded", building=t.building(upgrade))]
        tech = next(n for n, row in enumerate(TECHS) if row.building == which)
        return [t.text("stops.tech", tech=t.tech(tech))]
    if sort == BUILD and not in_supply(s, which):
        return [t.text("stops.supply")]
    if sort == RAISE and which not in s.market:
        return [t.text("stops.market")]
    if sort == UNIT_CARD and which not in unlocked_types(s, player):
        tech = next(n for n, row in enumerate(TECHS) if row.aircraft)
        return [t.text("stops.tech", tech=t.tech(tech))] if which == AIRCRAFT else []
    if sort == UNIT_CARD and not drawable(s, which):
        return [t.text("stops.supply")]
    if sort in (ARMY, SCOUT) and not pieces_left(s, player, thing):
        return [t.text("stops.figures")]
    if sort == WALLS and not printed(s.techs[player]).walls:
        tech = next(n for n, row in enumerate(TECHS) if row.walls)
        return [t.text("stops.tech", tech=t.tech(tech))]
    if sort == WALLS and all(s.walls >> centre & 1 for centre in s.cities[player]):
        return [t.text("stops.walls")]
    return []


def _no_square(t: Things, thing: int) -> str:
    sort, which = divmod(thing, OBJECTS)
    if sort == BUILD:
        return t.text("stops.ground", terrain=terrains(t, BUILDINGS[which].terrain))
    return t.text("stops.square" if sort == RAISE else "stops.room")


# Cards


def government_stops(t: Things, s: State, question: Ask, number: int) -> list[str]:
    player = question.player
    if s.government[player] == number:
        return [t.text("stops.governs")]
    if not printed(s.techs[player]).governments >> number & 1:
        return [t.text("stops.tech", tech=t.tech(GOVERNMENTS[number].tech))]
    if question.prompt is not START_OF_TURN_MENU:
        return [t.text("stops.phase", phase=t.text("time.start_of_turn"))]
    return [t.text("stops.governed" if s.governed >> player & 1 else "stops.not_fresh")]


def _event(t: Things, s: State, player: int, number: int) -> list[str]:
    if not holds(s, player, number):
        return [t.text("stops.hand")]
    times = [t.text(f"time.{TIMES[time]}") for time in EVENTS[number].times]
    return [t.text("stops.time", times=t.joined(times))]
