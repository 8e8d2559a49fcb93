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

from typing import Any, Final

from ziggurat.core.bits import Bits, bits_of
from ziggurat.core.flow import NOBODY, enter, push, run
from ziggurat.core.game import BadSetup
from ziggurat.core.handwritten import (
    checked_number,
    flag_in,
    list_in,
    names_in,
    number_in,
    one_of,
    row_named,
    table_in,
)
from ziggurat.core.rows import put
from ziggurat.games.dawn.board import TILE
from ziggurat.games.dawn.conservation import COPIES, STORE, misplaced
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DECKS,
    DIPLOMACY,
    ERAS,
    FOCUS,
    LEADERS,
    NATURAL_WONDERS,
    RESOURCES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.data.layouts import FIRST_GAME
from ziggurat.games.dawn.data.tiles import TILES
from ziggurat.games.dawn.position_pieces import Placing
from ziggurat.games.dawn.position_text import drawn, parsed_position
from ziggurat.games.dawn.rules.exploration import populate
from ziggurat.games.dawn.rules.pieces import (
    friendly,
    hold_city_state,
)
from ziggurat.games.dawn.rules.reading import as_in_rules_1
from ziggurat.games.dawn.rules.science import LAST
from ziggurat.games.dawn.rules.turn import Rounds
from ziggurat.games.dawn.setup import give_leader, wonders_to_come
from ziggurat.games.dawn.state import ABSENT, HOME, NO_CARD, State

_LAST_ROUND: Final = 9999
_STRONGEST: Final = 99
_DEFAULT_ROW: Final = ("culture", "science", "economy", "industry", "military")


def position_setup(text: Any) -> dict[str, Any]:
    """What a position says about the setup of its game."""
    data = parsed_position(text)
    seats = data.get("seat", [])
    edition = data.get("edition", "base")
    names = [seat.get("leader", "") for seat in seats]
    spare = [row.slug for row in LEADERS if row.slug not in names and edition in row.editions]
    leaders = [name or (spare.pop(0) if spare else "") for name in names]
    setup: dict[str, Any] = {"players": len(seats), "leaders": leaders}
    for option in ("edition", "epic", "errata", "peaceful"):
        if option in data:
            setup[option] = data[option]
    if any("color" in seat for seat in seats):
        setup["colors"] = [seat.get("color") for seat in seats]
    return setup


def arranged(setup: dict[str, Any], rules: str) -> State:
    """The position a setup carries, run up to its first question."""
    try:
        return _Arrangement(setup, rules).made()
    except BadSetup:
        raise
    except (TypeError, ValueError, AttributeError, LookupError) as error:
        raise BadSetup("the position is not well written: {error}", error=error) from None


class _Arrangement(Placing):
    """Puts a position together, piece by piece."""

    def made(self) -> State:
        s, data = self.s, self.data
        if data.get("map", "first-game") == "first-game":
            tiles = (row for row in FIRST_GAME if row[3] <= s.seats)
            s.lay(*((TILE, number, 0, *hub, turn) for number, hub, turn, _ in tiles))
        else:
            s.lay(*drawn(data))
        populate(s, s.board.map.whole)
        for player in range(s.seats):
            self._cards(player)
        self._decks()
        for player in range(s.seats):
            self._pieces(player)
            self._figures(player)
        self._fill_decks()
        for player in range(s.seats):
            self._holdings(player)
        for player in range(s.seats):
            self._diplomacy(player)
            self._marks(player)
        self._barbarians()
        self._expansion()
        last = s.seats - 1
        s.first = number_in(data, "first", 0, 0, last)
        s.round = number_in(data, "round", 1, 1, _LAST_ROUND)
        s.event = number_in(data, "event", 0, 0, len(s.edition.event_dial) - 1)
        s.stored = number_in(data, "stored", 0, 0, STORE)
        turn = number_in(data, "turn", 0, 0, last)
        for player in range(s.seats):
            s.renew_abilities(player)
        for sentence in misplaced(s):
            raise BadSetup("{problem}", problem=sentence)
        s.triggers.clear()
        s.changed = True
        at = data.get("at", "turn")
        if at == "round":
            enter(s, Rounds(s.first), Rounds.end_the_round)
        elif at == "turn":
            enter(s, Rounds(turn), Rounds.take_turn)
        else:
            raise BadSetup("a position begins at 'turn' or 'round', not {at!r}", at=at)
        if not as_in_rules_1(s):  # under those, a check of the first step came before the marks
            s.changed = False
            s.settle()
            push(s, tuple(s.triggers))
            s.triggers.clear()
        run(s)
        return s

    def _cards(self, player: int) -> None:
        s, seat = self.s, self._seat(player)
        give_leader(s, player, row_named(LEADERS, s.setup["leaders"][player], "leader"))
        default = _DEFAULT_ROW if len(s.edition.slots) == 5 else ("growth", *_DEFAULT_ROW)
        row = tuple(self._type(name) for name in names_in(seat, "row") or default)
        if sorted(row) != sorted(s.row[player]):
            raise BadSetup("the row of seat {player} names each type once", player=player)
        s.row = put(s.row, player, row)
        cards = list(s.cards[player])
        for name in names_in(seat, "cards"):
            number = self._of_edition(FOCUS, name, "focus card")
            cards[FOCUS[number].type] = number
        s.cards = put(s.cards, player, tuple(cards))
        trade = [0] * len(s.edition.slots)
        for name, count in table_in(seat, "trade").items():
            most = s.edition.trade_per_card
            trade[self._type(name)] = checked_number(count, "trade on a card", 0, most)
        s.trade = put(s.trade, player, tuple(trade))
        s.dial = put(s.dial, player, number_in(seat, "tech", 0, 0, LAST))

    def _decks(self) -> None:
        s = self.s
        names = names_in(self.data, "victory")
        s.victory = tuple(self._of_edition(VICTORY, name, "victory card") for name in names)
        if len(set(names)) < len(names):
            raise BadSetup("a victory card is named twice")
        for name in names_in(self.data, "face_up"):
            number = self._of_edition(WONDERS, name, "wonder")
            deck = DECKS.index(WONDERS[number].type)
            if s.face_up[deck] != NO_CARD:
                raise BadSetup(
                    "{slug} and {name} are of the same deck",
                    slug=WONDERS[s.face_up[deck]].slug,
                    name=name,
                )
            s.face_up = put(s.face_up, deck, number)
            s.undrawn &= ~(1 << number)

    def _fill_decks(self) -> None:
        """Decks of all the wonders that are neither face up nor built."""
        s = self.s
        if not flag_in(self.data, "decks"):
            return
        for deck, type_ in enumerate(DECKS):
            left = list(wonders_to_come(s, deck))
            for era in range(len(ERAS)):
                rows = [n for n, row in enumerate(WONDERS) if (row.type, row.era) == (type_, era)]
                used = sum(n in s.face_up or s.wonder_space[n] != HOME for n in rows)
                left[era] = max(0, left[era] - used)
            s.left = put(s.left, deck, tuple(left))

    # Pieces

    def _holdings(self, player: int) -> None:
        s, seat = self.s, self._seat(player)
        stock = [0] * len(RESOURCES)
        for name in names_in(seat, "resources"):
            stock[one_of(RESOURCES, name, "resource")] += 1
        s.resources = put(s.resources, player, tuple(stock))
        for text in names_in(seat, "natural"):
            name, _, card = text.partition("-")  # "pantanal-culture": it lies on that card
            number = row_named(NATURAL_WONDERS, name, "natural wonder")
            if s.natural[number] not in (ABSENT, NOBODY, player):
                raise BadSetup("two seats hold {name}", name=name)
            s.natural = put(s.natural, number, player)
            s.natural_lane = put(s.natural_lane, number, self._type(card) if card else NO_CARD)
        for name in names_in(seat, "city_states"):
            number = row_named(CITY_STATES, name, "city-state")
            if s.city_states[number] >= 0:
                raise BadSetup("two seats have conquered {name}", name=name)
            space = s.board.city_state_spaces.get(number)
            if space is not None and not friendly(s, player) >> space & 1:
                raise BadSetup(
                    "seat {player} has conquered {name}, but has no piece there",
                    player=player,
                    name=name,
                )
            hold_city_state(s, number, player)

    def _diplomacy(self, player: int) -> None:
        for name in names_in(self._seat(player), "diplomacy"):
            self._diplomacy_card(player, name)

    def _diplomacy_card(self, player: int, name: str) -> None:
        """A card of another seat ("embassy-1"), or a city-state's."""
        s = self.s
        slug, _, giver = name.rpartition("-")
        if not giver.isdecimal():
            city_state = row_named(CITY_STATES, name, "diplomacy card")
            s.city_state_cards = put(
                s.city_state_cards, city_state, s.city_state_cards[city_state] | 1 << player
            )
            if s.city_states[city_state] >= 0:
                raise BadSetup("{name} is conquered: nobody holds its diplomacy card", name=name)
            if s.city_state_cards[city_state].bit_count() > COPIES:
                raise BadSetup("{name} has only {copies} diplomacy cards", name=name, copies=COPIES)
            return
        number = self._of_edition(DIPLOMACY, slug, "diplomacy card")
        if int(giver) not in range(s.seats) or int(giver) == player:
            raise BadSetup(
                "seat {player} cannot hold {name}: it is no card of another seat",
                player=player,
                name=name,
            )
        held = list(s.diplomacy[int(giver)])
        if held[number] != NOBODY:
            raise BadSetup("two seats hold {name}", name=name)
        held[number] = player
        s.diplomacy = put(s.diplomacy, int(giver), tuple(held))

    def _marks(self, player: int) -> None:
        s, seat = self.s, self._seat(player)
        for name in names_in(seat, "marks"):
            card = row_named(VICTORY, name, "victory card")
            if card not in s.victory:
                raise BadSetup(
                    "seat {player} has marked {name}, which is not among victory",
                    player=player,
                    name=name,
                )
            s.marks = put(s.marks, player, s.marks[player] | 1 << s.victory.index(card))
        for rival in list_in(seat, "beaten"):
            if checked_number(rival, "a seat beaten", 0, s.seats - 1) == player:
                raise BadSetup("seat {player} cannot have beaten itself", player=player)
            s.beaten = put(s.beaten, player, s.beaten[player] | 1 << rival)

    # The expansion

    def _expansion(self) -> None:
        """What only the expansion has: the tile stack, tokens on wonders, special cards."""
        s, data = self.s, self.data
        laid = bits_of([row[1] for row in s.layout if row[0] == TILE])
        s.stack_tiles = bits_of(self._tiles("stack", laid))
        s.top = tuple(self._tiles("stack_top", laid | s.stack_tiles))
        s.bottom = tuple(self._tiles("stack_bottom", laid | s.stack_tiles | bits_of(list(s.top))))
        for name in names_in(data, "wonder_tokens"):
            number = row_named(WONDERS, name, "wonder")
            if number not in s.face_up:
                raise BadSetup("{name} has a trade token, but is not face up", name=name)
            s.wonder_tokens |= 1 << number
        s.ibrahim = number_in(data, "ibrahim", NOBODY, NOBODY, s.seats - 1)
        s.friend = number_in(data, "friend", NOBODY, NOBODY, s.seats - 1)
        for player in range(s.seats):
            seat = self._seat(player)
            s.strongest = put(s.strongest, player, number_in(seat, "strongest", 0, 0, _STRONGEST))
            if "government" in seat:
                s.government = put(s.government, player, self._type(seat["government"]))
        only = ("stack", "stack_top", "stack_bottom", "wonder_tokens", "ibrahim", "friend")
        used = [key for key in only if key in data]
        used += [key for seat in data["seat"] for key in ("government", "strongest") if key in seat]
        if used and not s.edition.explores:
            raise BadSetup("{used} belongs to the expansion", used=used[0])

    def _tiles(self, key: str, elsewhere: Bits) -> list[int]:
        """Tiles of a part of the stack."""
        names = names_in(self.data, key)
        known = {str(number): number for number in TILES}
        for name in names:
            if name not in known:
                raise BadSetup(
                    "the {key} names {name!r}, which is no tile for it", key=key, name=name
                )
        tiles = [known[name] for name in names]
        if len(set(tiles)) < len(tiles) or elsewhere & bits_of(tiles):
            twice = next(n for n in tiles if elsewhere >> n & 1 or tiles.count(n) > 1)
            raise BadSetup("tile {twice} is in two places", twice=twice)
        return tiles
