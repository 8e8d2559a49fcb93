"""Positions written by hand: what lies on the map."""

from typing import Any

from ziggurat.core.bits import bits_of
from ziggurat.core.flow import NOBODY
from ziggurat.core.game import BadSetup
from ziggurat.core.handwritten import list_in, one_of, row_named, table_in
from ziggurat.core.rows import put
from ziggurat.games.dawn.board import LETTERS
from ziggurat.games.dawn.content import (
    DISTRICTS,
    EDITIONS,
    TYPES,
    WONDERS,
)
from ziggurat.games.dawn.position_text import parsed_position
from ziggurat.games.dawn.rules.pieces import (
    owned,
    owner_at,
    put_city,
    put_district,
    put_token,
    wonder_at,
)
from ziggurat.games.dawn.rules.science import allowed_armies, allowed_caravans
from ziggurat.games.dawn.state import HOME, NO_CARD, State


class Placing:
    """Reads what a position says, and puts the pieces of the map where it says."""

    def __init__(self, setup: dict[str, Any], rules: str) -> None:
        self.data = parsed_position(setup["position"])
        self.s = State(EDITIONS[setup["edition"]], setup["players"], setup, rules)

    def _seat(self, player: int) -> dict[str, Any]:
        seat: dict[str, Any] = self.data["seat"][player]
        return seat

    def _space(self, space: Any) -> int:
        last = len(self.s.board.map.cells) - 1
        if type(space) is not int or not 0 <= space <= last:
            raise BadSetup(
                "there is no space {space!r}; they are numbered 0 to {last}", space=space, last=last
            )
        return space

    def _spaces(self, player: int, key: str) -> list[int]:
        """The spaces a seat lists under a key."""
        return [self._space(space) for space in list_in(self._seat(player), key)]

    def _of_edition(self, table: Any, name: str, what: str) -> int:
        """The number of a card that belongs to the edition."""
        number = row_named(table, name, what)
        if self.s.edition.slug not in table[number].editions:
            raise BadSetup(
                "{name} does not belong to the edition {slug}", name=name, slug=self.s.edition.slug
            )
        return number

    def _type(self, name: Any) -> int:
        return one_of(TYPES[: len(self.s.edition.slots)], name, "type")

    # Cards

    def _pieces(self, player: int) -> None:
        s, seat = self.s, self._seat(player)
        if "capital" not in seat:
            raise BadSetup("seat {player} needs a capital", player=player)
        capital = self._space(seat["capital"])
        cities, tokens = self._spaces(player, "cities"), self._spaces(player, "tokens")
        reinforced = self._spaces(player, "reinforced")
        places = [capital, *cities, *tokens, *reinforced]
        if len(set(places)) < len(places) or owned(s) & bits_of(places):
            raise BadSetup(
                "two cities or control tokens of seat {player} share a space", player=player
            )
        for name, where in table_in(seat, "wonders").items():
            number, space = self._of_edition(WONDERS, name, "wonder"), self._space(where)
            if wonder_at(s, space) != NO_CARD:
                raise BadSetup("two wonders lie on space {space}", space=space)
            if not s.undrawn >> number & 1:
                raise BadSetup("{name} is in two places", name=name)
            s.wonder_space = put(s.wonder_space, number, space)
            s.undrawn &= ~(1 << number)
        s.capital = put(s.capital, player, capital)
        for space in (capital, *cities):
            put_city(s, player, space)
        for space in tokens:
            put_token(s, player, space)
        for space in reinforced:
            put_token(s, player, space, reinforced=True)
        for name, where in table_in(seat, "districts").items():
            self._district(player, one_of(DISTRICTS, name, "district"), self._space(where))

    def _district(self, player: int, district: int, space: int) -> None:
        """Put a district on a space; where `reinforced` names the space too, reinforced."""
        s = self.s
        if not s.edition.explores:
            raise BadSetup("districts belong to the expansion")
        taken = (owned(s) & ~s.tokens[player]) | bits_of([n for n in s.districts[player] if n >= 0])
        if taken >> space & 1:
            raise BadSetup(
                "a district of seat {player} shares space {space}", player=player, space=space
            )
        reinforced = s.reinforced & 1 << space
        put_district(s, player, district, space)
        s.reinforced |= reinforced

    def _figures(self, player: int) -> None:
        """Caravans and armies on the map; the others that the cards allow are on their cards."""
        s = self.s
        caravans = self._placed(player, "caravans", "economy", allowed_caravans(s, player))
        armies = self._placed(player, "armies", "military", allowed_armies(s, player))
        s.caravans = put(s.caravans, player, caravans)
        s.armies = put(s.armies, player, armies)

    def _placed(self, player: int, key: str, card: str, allowed: int) -> tuple[int, ...]:
        away = self._spaces(player, key)
        home = allowed - len(away)
        if home < 0:
            raise BadSetup(
                "the {card} card of seat {player} allows fewer {key}",
                card=card,
                player=player,
                key=key,
            )
        return tuple(sorted((HOME,) * home + tuple(away)))

    def _barbarians(self) -> None:
        s = self.s
        known = tuple(LETTERS[: len(s.barbarians)])
        for letter, space in table_in(self.data, "barbarians").items():
            number = one_of(known, letter, "barbarian")
            if space != "off":
                s.barbarians = put(s.barbarians, number, self._space(space))
            elif number in s.board.barbarian_icons:
                s.barbarians = put(s.barbarians, number, HOME)
            else:
                raise BadSetup(
                    "barbarian {letter} has no icon on this map to come back to", letter=letter
                )
        for number, space in enumerate(s.barbarians):
            on_icon = space >= 0 and s.board.barbarian_icons.get(number) == space
            if on_icon and owner_at(s, space) != NOBODY:
                s.barbarians = put(
                    s.barbarians, number, HOME
                )  # a piece of the position stands there instead

    # What a seat holds
