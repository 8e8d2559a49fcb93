"""The things of a position by name: seats, spaces, cards, tokens."""

from typing import Final

from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.board import LETTERS
from ziggurat.games.dawn.content import (
    ABILITIES,
    CITY_STATES,
    DIPLOMACY,
    DISTRICTS,
    ERAS,
    FOCUS,
    GOVERNMENTS,
    LEADERS,
    NATURAL_WONDERS,
    RESOURCES,
    TERRAINS,
    TYPES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.options import (
    ARMY,
    CARAVAN_TARGET,
    CITY_STATE_CARD,
    CITY_STATE_TOKEN,
    NATURAL_AS_TRADE,
    NATURAL_TOKEN,
    PIECE,
    RESOURCE_AS_TRADE,
    RESOURCE_TOKEN,
    STORE,
    TRADE,
    diplomacy_of,
)
from ziggurat.games.dawn.rules.focus_row import place_of
from ziggurat.games.dawn.rules.pieces import (
    barbarian_at,
    barbarian_spaces,
    city_state_at,
    district_at,
    free_city_states,
    mature_cities,
    natural_at,
    owner_at,
    unclaimed_forts,
    wonder_at,
)
from ziggurat.games.dawn.state import NO_CARD, State
from ziggurat.games.dawn.words.language import Language
from ziggurat.games.dawn.words.places import place_names

LEVELS: Final = ("", "I", "II", "III", "IV")


class Things(Language):
    """A language that can name what lies on the table."""

    def seat(self, s: State, player: int) -> str:
        """A player: "Rome (blue)", or the colour alone before leaders are dealt."""
        if player == NOBODY:
            return self.text("seat.nobody")
        color = s.setup["colors"][player]
        if s.leaders[player] == NO_CARD:
            return self.text(f"color.{color}")
        leader = LEADERS[s.leaders[player]].slug
        name = self.text(f"leader.{leader}")
        return self.text("seat", name=name, color=self.term("color", color))

    # Cards and tokens by their number

    def focus(self, card: int) -> str:
        return self.text(f"focus.{FOCUS[card].slug}")

    def level(self, card: int) -> str:
        return LEVELS[FOCUS[card].level]

    def type(self, type_: int) -> str:
        return self.term("type", TYPES[type_])

    def wonder(self, wonder: int) -> str:
        return self.text(f"wonder.{WONDERS[wonder].slug}")

    def era(self, wonder: int) -> str:
        return self.term("era", ERAS[WONDERS[wonder].era])

    def resource(self, resource: int) -> str:
        return self.term("resource", RESOURCES[resource])

    def natural(self, natural: int) -> str:
        return self.text(f"natural.{NATURAL_WONDERS[natural].slug}")

    def city_state(self, city_state: int) -> str:
        return self.text(f"city_state.{CITY_STATES[city_state].slug}")

    def victory(self, card: int) -> str:
        """A victory card by its agendas; a fort card has only one."""
        names = [self.text(f"agenda.{agenda.slug}") for agenda in VICTORY[card].agendas]
        if len(names) == 1:
            return names[0]
        return self.text("option.victory", one=names[0], other=names[1])

    def district(self, district: int) -> str:
        return self.text(f"district.{DISTRICTS[district]}")

    def government(self, type_: int) -> str:
        """The government that goes with a type of cards."""
        slug = next(row.slug for row in GOVERNMENTS if row.type == type_)
        return self.text(f"government.{slug}")

    def event(self, icons: tuple[str, ...]) -> str:
        """A section of the event dial: "Governments, World wonders age"."""
        return ", ".join(self.text(f"event.{icon}") for icon in icons or ("none",))

    def ability(self, number: int) -> str:
        """What an ability stands on, by the number of its bit: a wonder, a leader, a card."""
        return self.text(ABILITIES[1 << number])

    def direction(self, number: int) -> str:
        """A direction by its number, from 0."""
        return self.text(f"direction.{number + 1}")

    def diplomacy(self, s: State, code: int) -> str:
        """A diplomacy card by its code: "Embassy of Rome (blue)"."""
        if code >= CITY_STATE_CARD:
            return self.text("city_state_card", name=self.city_state(code - CITY_STATE_CARD))
        giver, card = diplomacy_of(code)
        name = self.text(f"diplomacy.{DIPLOMACY[card].slug}")
        return self.text("diplomacy_card", card=name, giver=self.seat(s, giver))

    def token(self, code: int) -> str:
        """Something to spend, by its code."""
        if code == TRADE:
            return self.text("token.trade")
        if code < CITY_STATE_TOKEN:
            return self.text("token.resource", resource=self.resource(code - RESOURCE_TOKEN))
        if code < NATURAL_TOKEN:
            return self.text("token.city_state", name=self.city_state(code - CITY_STATE_TOKEN))
        if code < NATURAL_AS_TRADE:
            number = code - NATURAL_TOKEN
            resource = self.resource(NATURAL_WONDERS[number].resource)
            return self.text("token.natural", name=self.natural(number), resource=resource)
        if code < RESOURCE_AS_TRADE:
            return self.text("token.natural_as_trade", name=self.natural(code - NATURAL_AS_TRADE))
        resource = self.resource(code - RESOURCE_AS_TRADE)
        return self.text("token.resource_as_trade", resource=resource)

    # Cards of a row by their lane

    def lane(self, s: State, player: int, lane: int) -> str:
        """A card of a row in full: "Early Empire (culture I, slot 3, trade tokens: 2)"."""
        card = s.cards[player][lane]
        trade = s.trade[player][lane]
        return self.text(
            "lane.card_trade" if trade else "lane.card",
            card=self.focus(card),
            type=self.type(FOCUS[card].type),
            level=self.level(card),
            slot=s.edition.slots[place_of(s, player, lane)],
            trade=trade,
        )

    def lane_type(self, s: State, player: int, lane: int) -> str:
        """A card of a row by its type alone: "culture card"."""
        if lane == STORE:
            return self.text("lane.store")
        return self.text("lane.type", type=self.type(FOCUS[s.cards[player][lane]].type))

    # Spaces

    def place(self, s: State, space: int) -> str:
        """A space by its name: "Seoul", "the forest east of Seoul"."""
        return self.text("place.home") if space < 0 else place_names(self, s)[space]

    def space(self, s: State, space: int) -> str:
        """A space with its terrain and all that is on it: "the forest east of Seoul, marble"."""
        parts = self._ground(s, space)
        for resource, spaces in enumerate(s.resources_on):
            if spaces >> space & 1:
                parts.append(self.resource(resource))
        return ", ".join(parts + self._pieces(s, space))

    def _ground(self, s: State, space: int) -> list[str]:
        """A space by name and terrain, which the names of most spaces tell."""
        terrain = self.term("terrain", TERRAINS[s.board.terrain[space]])
        natural, city_state = natural_at(s, space), city_state_at(s, space)
        if natural != NO_CARD:
            there = s.natural[natural] == NOBODY
            key = "space.natural" if there else "space.natural_taken"
            return [self.text(key, name=self.natural(natural))]
        if city_state != NO_CARD:
            free = s.city_states[city_state] == NOBODY
            key = "space.city_state" if free else "space.conquered"
            return [self.text(key, name=self.city_state(city_state)), terrain]
        named = space in s.capital or s.board.forts >> space & 1
        return [self.place(s, space), terrain] if named else [self.place(s, space)]

    def _piece(self, s: State, owner: int, space: int) -> str:
        """The city, district or control token on a space."""
        district = district_at(s, space)
        name = "" if district == NO_CARD else self.district(district)
        key = _piece_key(s, owner, space)
        return self.text(key, seat=self.seat(s, owner), district=name)

    def target(self, s: State, space: int, target: int) -> str:
        """What an army may attack on a space, by its code."""
        if target >= CARAVAN_TARGET:
            return self.text("space.caravan", seat=self.seat(s, target - CARAVAN_TARGET))
        if target != PIECE:
            return self.text("space.army", seat=self.seat(s, target - ARMY))
        if barbarian_spaces(s) >> space & 1:
            return self.text("space.barbarian", letter=LETTERS[barbarian_at(s, space)])
        if unclaimed_forts(s) >> space & 1:
            return self.text("space.fort")
        if free_city_states(s) >> space & 1:
            name = self.city_state(city_state_at(s, space))
            return self.text("space.city_state", name=name)
        return self._piece(s, owner_at(s, space), space)

    def _pieces(self, s: State, space: int) -> list[str]:
        parts = []
        owner = owner_at(s, space)
        if owner != NOBODY:
            parts.append(self._piece(s, owner, space))
        wonder = wonder_at(s, space)
        if wonder != NO_CARD:
            parts.append(self.text("space.wonder", name=self.wonder(wonder)))
        for letter, where in enumerate(s.barbarians):
            if where == space:
                parts.append(self.text("space.barbarian", letter=LETTERS[letter]))
            elif s.board.barbarian_icons.get(letter) == space:
                parts.append(self.text("space.barbarian_icon", letter=LETTERS[letter]))
        for figures, one, more in (
            (s.caravans, "space.caravan", "space.caravans"),
            (s.armies, "space.army", "space.armies"),
        ):
            for seat, places in enumerate(figures):
                count = places.count(space)
                if count:
                    key = one if count == 1 else more
                    parts.append(self.text(key, seat=self.seat(s, seat), count=count))
        return parts


def _piece_key(s: State, owner: int, space: int) -> str:
    """The key of the city or control token on a space."""
    if s.cities[owner] >> space & 1:
        mature = "mature_" if mature_cities(s, owner) >> space & 1 else ""
        return f"space.{mature}capital" if s.capital[owner] == space else f"space.{mature}city"
    reinforced = s.reinforced >> space & 1
    if district_at(s, space) != NO_CARD:
        return "space.reinforced_district" if reinforced else "space.district"
    return "space.reinforced" if reinforced else "space.token"
