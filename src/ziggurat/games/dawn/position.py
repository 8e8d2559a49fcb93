"""Positions written by hand, in a short text form (docs/positions.md).

The text is TOML. The map is "first-game", or a drawing: one line per row of hexes, two columns per
hex, every other row shifted by one column; spaces are numbered in reading order.

    map = '''
     g g h
    g g f w
    '''
    [[seat]]
    leader = "rome"
    capital = 0
"""

import tomllib
from typing import Any, Final

from ziggurat.core.bits import Bits, bits_of
from ziggurat.core.flow import NOBODY, enter, run
from ziggurat.core.game import BadSetup
from ziggurat.games.dawn.board import DRAWN, LETTERS, NO_ICON, TILE, Laid, icon_named
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DECKS,
    DIPLOMACY,
    EDITIONS,
    FOCUS,
    LEADERS,
    NATURAL_WONDERS,
    RESOURCES,
    TERRAIN_LETTERS,
    TYPES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.data.layouts import FIRST_GAME
from ziggurat.games.dawn.rules.pieces import (
    hold_city_state,
    owned,
    owner_at,
    put_city,
    put_token,
    wonder_at,
)
from ziggurat.games.dawn.rules.science import allowed_caravans
from ziggurat.games.dawn.rules.turn import Rounds
from ziggurat.games.dawn.setup import give_leader, populate, wonders_to_come
from ziggurat.games.dawn.state import ABSENT, HOME, NO_CARD, State

_KEYS: Final = {
    "players", "map", "icons", "seat", "turn", "first", "round", "event", "at", "victory",
    "face_up", "decks", "barbarians", "epic", "errata", "stored",
}  # fmt: skip
_SEAT_KEYS: Final = {
    "leader", "color", "row", "cards", "trade", "capital", "cities", "tokens", "reinforced",
    "caravans", "resources", "natural", "wonders", "diplomacy", "city_states", "tech", "marks",
    "beaten",
}  # fmt: skip
_DEFAULT_ROW: Final = ("culture", "science", "economy", "industry", "military")


def parsed_position(text: str) -> dict[str, Any]:
    """The text as data, checked for unknown words; raises BadSetup with one sentence."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"the position is not well written: {error}") from None
    for key in data:
        if key not in _KEYS:
            raise BadSetup(f"a position has no {key!r}; it has {', '.join(sorted(_KEYS))}")
    seats = data.get("seat", [])
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise BadSetup("write one [[seat]] for each player")
    for seat in seats:
        for key in seat:
            if key not in _SEAT_KEYS:
                raise BadSetup(f"a seat has no {key!r}; it has {', '.join(sorted(_SEAT_KEYS))}")
    return data


def position_setup(text: Any) -> dict[str, Any]:
    """What a position says about the setup of its game."""
    if not isinstance(text, str):
        raise BadSetup("a position is a text")
    data = parsed_position(text)
    seats = data.get("seat", [])
    names = [seat.get("leader", "") for seat in seats]
    spare = [leader.slug for leader in LEADERS if leader.slug not in names]
    leaders = [name or spare.pop(0) for name in names]
    setup: dict[str, Any] = {"players": len(seats), "leaders": leaders}
    for option in ("epic", "errata"):
        if option in data:
            setup[option] = data[option]
    if any("color" in seat for seat in seats):
        setup["colors"] = [seat.get("color") for seat in seats]
    return setup


def arranged(setup: dict[str, Any]) -> State:
    """The position a setup carries, run up to its first question."""
    try:
        return _Arrangement(setup).made()
    except (TypeError, AttributeError, IndexError, KeyError) as error:
        raise BadSetup(f"the position is not well written: {error}") from None


def _drawn(drawing: str, icons: dict[str, str]) -> list[Laid]:
    """The spaces of a drawing, in reading order."""
    rows = [line for line in drawing.splitlines() if line.strip()]
    laid: list[Laid] = []
    shift = (len(rows[0]) - len(rows[0].lstrip())) % 2 if rows else 0
    for r, line in enumerate(rows):
        for column, letter in enumerate(line.rstrip()):
            if letter in " .":
                continue
            if letter not in TERRAIN_LETTERS:
                raise BadSetup(f"the map has {letter!r}; letters are {TERRAIN_LETTERS}")
            if (column - r - shift) % 2:
                raise BadSetup(f"row {r + 1} of the map should be shifted by one column")
            icon = icons.get(str(len(laid)))
            code = _icon(icon) if icon else NO_ICON
            laid.append((DRAWN, (column - r - shift) // 2, r, TERRAIN_LETTERS.index(letter), code))
    return laid


def _icon(name: str) -> int:
    try:
        return icon_named(name)
    except ValueError as error:
        raise BadSetup(str(error)) from None


def _number(table: Any, name: str, what: str) -> int:
    for number, row in enumerate(table):
        if row.slug == name:
            return number
    raise BadSetup(f"there is no {what} called {name!r}")


def _one_of(names: tuple[str, ...], name: str, what: str) -> int:
    if name not in names:
        raise BadSetup(f"there is no {what} {name!r}; there is {', '.join(names)}")
    return names.index(name)


class _Arrangement:
    """Puts a position together, piece by piece."""

    def __init__(self, setup: dict[str, Any]) -> None:
        self.data = parsed_position(setup["position"])
        self.s = State(EDITIONS[setup["edition"]], setup["players"], setup)

    def made(self) -> State:
        s, data = self.s, self.data
        drawing = data.get("map", "first-game")
        if drawing == "first-game":
            s.lay(
                *(
                    (TILE, n, 0, *hub, turn)
                    for n, hub, turn, least in FIRST_GAME
                    if least <= s.seats
                )
            )
        else:
            s.lay(*_drawn(drawing, data.get("icons", {})))
        populate(s)
        for player in range(s.seats):
            self._cards(player)
        self._decks()
        for player in range(s.seats):
            self._pieces(player)
        for player in range(s.seats):
            self._holdings(player)
        self._barbarians()
        s.first = data.get("first", 0)
        s.round = data.get("round", 1)
        s.event = data.get("event", 0)
        s.stored = data.get("stored", 0)
        turn = data.get("turn", 0)
        if turn not in range(s.seats) or s.first not in range(s.seats):
            raise BadSetup(f"seats are numbered 0 to {s.seats - 1}")
        for player in range(s.seats):
            s.renew_abilities(player)
        s.triggers.clear()
        s.changed = True
        at = data.get("at", "turn")
        if at == "round":
            enter(s, Rounds(s.first), Rounds.advance_event_dial)
        elif at == "turn":
            enter(s, Rounds(turn), Rounds.take_turn)
        else:
            raise BadSetup(f"a position begins at 'turn' or 'round', not {at!r}")
        run(s)
        return s

    def _seat(self, player: int) -> dict[str, Any]:
        seat: dict[str, Any] = self.data["seat"][player]
        return seat

    def _spaces(self, numbers: Any) -> Bits:
        last = len(self.s.board.map.cells) - 1
        spaces: list[int] = list(numbers)
        for space in spaces:
            if type(space) is not int or not 0 <= space <= last:
                raise BadSetup(f"there is no space {space!r}; they are numbered 0 to {last}")
        return bits_of(spaces)

    def _cards(self, player: int) -> None:
        s, seat = self.s, self._seat(player)
        give_leader(s, player, _number(LEADERS, s.setup["leaders"][player], "leader"))
        names = tuple(seat["row"].split()) if "row" in seat else _DEFAULT_ROW
        row = tuple(_one_of(TYPES, name, "type") for name in names)
        if sorted(row) != sorted(s.row[player]):
            raise BadSetup(f"the row of seat {player} names each type once")
        s.row[player] = row
        cards = list(s.cards[player])
        for name in seat.get("cards", "").split():
            number = _number(FOCUS, name, "focus card")
            cards[FOCUS[number].type] = number
        s.cards[player] = tuple(cards)
        trade = [0] * len(s.edition.slots)
        for name, count in seat.get("trade", {}).items():
            trade[_one_of(TYPES, name, "type")] = count
        if any(not 0 <= count <= s.edition.trade_per_card for count in trade):
            raise BadSetup(f"a card holds 0 to {s.edition.trade_per_card} trade tokens")
        s.trade[player] = tuple(trade)
        s.dial[player] = seat.get("tech", 0)

    def _pieces(self, player: int) -> None:
        s, seat = self.s, self._seat(player)
        capital = seat.get("capital", NO_CARD)
        cities = self._spaces(seat.get("cities", ()))
        tokens = self._spaces(seat.get("tokens", ()))
        reinforced = self._spaces(seat.get("reinforced", ()))
        if capital == NO_CARD:
            raise BadSetup(f"seat {player} needs a capital")
        places = self._spaces([capital]), cities, tokens, reinforced
        if sum(place.bit_count() for place in places) != (
            places[0] | cities | tokens | reinforced
        ).bit_count() or owned(s) & (places[0] | cities | tokens | reinforced):
            raise BadSetup(f"two cities or control tokens of seat {player} share a space")
        for name, space in seat.get("wonders", {}).items():
            number = _number(WONDERS, name, "wonder")
            if wonder_at(s, space) != NO_CARD:
                raise BadSetup(f"two wonders lie on space {space}")
            self._spaces([space])
            s.wonder_space[number] = space
            s.undrawn &= ~(1 << number)
        s.capital[player] = capital
        for space in (capital, *seat.get("cities", ())):
            put_city(s, player, space)
        for space in seat.get("tokens", ()):
            put_token(s, player, space)
        for space in seat.get("reinforced", ()):
            put_token(s, player, space, reinforced=True)
        away = list(seat.get("caravans", ()))
        self._spaces(away)
        home = allowed_caravans(s, player) - len(away)
        if home < 0:
            raise BadSetup(f"the economy card of seat {player} allows fewer caravans")
        s.caravans[player] = tuple(sorted((HOME,) * home + tuple(away)))

    def _holdings(self, player: int) -> None:
        s, seat = self.s, self._seat(player)
        stock = [0] * len(RESOURCES)
        for name in seat.get("resources", "").split():
            stock[_one_of(RESOURCES, name, "resource")] += 1
        s.resources[player] = tuple(stock)
        for name in seat.get("natural", "").split():
            name, _, card = name.partition("-")  # "pantanal-culture": it lies on that card
            number = _number(NATURAL_WONDERS, name, "natural wonder")
            s.natural[number] = player
            s.natural_lane[number] = _one_of(TYPES, card, "type") if card else NO_CARD
        for name in seat.get("city_states", "").split():
            hold_city_state(s, _number(CITY_STATES, name, "city-state"), player)
        for name in seat.get("diplomacy", "").split():
            card, _, giver = name.rpartition("-")
            if giver.isdigit() and int(giver) in range(s.seats) and int(giver) != player:
                held = list(s.diplomacy[int(giver)])
                held[_number(DIPLOMACY, card, "diplomacy card")] = player
                s.diplomacy[int(giver)] = tuple(held)
            else:
                s.city_state_cards[_number(CITY_STATES, name, "diplomacy card")] |= 1 << player
        for name in seat.get("marks", "").split():
            s.marks[player] |= 1 << s.victory.index(_number(VICTORY, name, "victory card"))
        for rival in seat.get("beaten", ()):
            s.beaten[player] |= 1 << rival

    def _decks(self) -> None:
        s = self.s
        names = self.data.get("victory", "").split()
        s.victory = tuple(_number(VICTORY, name, "victory card") for name in names)
        shown = self.data.get("face_up", "").split()
        for name in shown:
            number = _number(WONDERS, name, "wonder")
            s.face_up[DECKS.index(WONDERS[number].type)] = number
            s.undrawn &= ~(1 << number)
        if self.data.get("decks", False):
            for deck in range(len(DECKS)):
                left = list(wonders_to_come(s, deck))
                if s.face_up[deck] != NO_CARD:
                    left[WONDERS[s.face_up[deck]].era] -= 1
                s.left[deck] = tuple(max(0, count) for count in left)

    def _barbarians(self) -> None:
        s = self.s
        for letter, space in self.data.get("barbarians", {}).items():
            number = _one_of(tuple(LETTERS[: len(s.barbarians)]), letter, "barbarian")
            if space == "off":
                s.barbarians[number] = HOME
            else:
                self._spaces([space])
                s.barbarians[number] = space
        for number, space in enumerate(s.barbarians):
            on_icon = space >= 0 and s.board.barbarian_icons.get(number) == space
            if on_icon and _covered(s, space):
                s.barbarians[number] = HOME  # a piece of the position stands there instead
            if space == HOME and number not in s.board.barbarian_icons:
                s.barbarians[number] = ABSENT


def _covered(s: State, space: int) -> bool:
    return owner_at(s, space) != NOBODY
