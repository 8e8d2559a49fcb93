"""The things of a position by name: players, squares, cities, cards, units."""

from ziggurat.core.flow import NOBODY
from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CITY_STATES,
    CIVILIZATIONS,
    COIN_PLACES,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    NONE,
    POLICIES,
    RELICS,
    RESOURCES,
    RESULTS,
    TECHS,
    UNIT_KINDS,
    UNIT_TYPES,
    WONDERS,
)
from ziggurat.games.wisdom.options import (
    ARMY,
    BUILD,
    GIFT,
    ITEM_BACK,
    ITEM_CULTURE,
    ITEM_EVENT,
    ITEM_TOKEN,
    ITEM_TRADE,
    ITEMS,
    OBJECTS,
    PAYMENTS,
    RAISE,
    SCOUT,
    TOKEN,
    UNIT_CARD,
    USE_NAMES,
    WALLS,
    square_name,
)
from ziggurat.games.wisdom.rules.limits import rank
from ziggurat.games.wisdom.rules.producing import cost_of
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.language import Language


class Things(Language):
    """A language that can name what lies on the table."""

    def seat(self, s: State, player: int) -> str:
        """A player by civilization and colour; the barbarians, where it is nobody."""
        if player == NOBODY:
            return self.text("barbarians")
        color = self.text(f"color.{s.setup['colors'][player]}")
        if s.civs[player] == NONE:
            return color
        civ = self.text(f"civilization.{CIVILIZATIONS[s.civs[player]].slug}")
        return self.text("seat.color", civilization=civ, color=color)

    def square(self, s: State, square: int) -> str:
        return square_name(s.land.grid, square)

    def city(self, s: State, player: int, city: int) -> str:
        """A city of a player by its number."""
        if city == 0:
            return self.text("city.capital_of")
        cities = s.cities[player]
        square = self.square(s, cities[city]) if city < len(cities) else "?"
        return self.text("city.named", square=square)

    def tech(self, number: int) -> str:
        return self.text(f"tech.{TECHS[number].slug}")

    def wonder(self, number: int) -> str:
        return self.text(f"wonder.{WONDERS[number].slug}")

    def building(self, number: int) -> str:
        return self.text(f"building.{BUILDINGS[number].slug}")

    def event(self, number: int) -> str:
        return self.text(f"event.{EVENTS[number].slug}")

    def policy(self, number: int) -> str:
        return self.text(f"policy.{POLICIES[number].slug}")

    def government(self, number: int) -> str:
        return self.text(f"government.{GOVERNMENTS[number].slug}")

    def civilization(self, number: int) -> str:
        return self.text(f"civilization.{CIVILIZATIONS[number].slug}")

    def person(self, number: int) -> str:
        return self.text(f"great.{GREAT_PEOPLE[number].slug}")

    def result(self, number: int) -> str:
        return self.text(f"result.{RESULTS[number].slug}")

    def resource(self, number: int) -> str:
        return self.text(f"resource.{RESOURCES[number]}")

    def relic(self, number: int) -> str:
        return self.text(f"relic.{RELICS[number].slug}")

    def city_state(self, number: int) -> str:
        return self.text(f"city_state.{CITY_STATES[number].slug}")

    def unit_type(self, number: int) -> str:
        return self.text(f"unit.{UNIT_TYPES[number].slug}")

    def unit(self, s: State, player: int, kind: int, other_rank: int = 1) -> str:
        """A unit card with the figures it has for its owner."""
        row = UNIT_KINDS[kind]
        level = other_rank if player == NOBODY else rank(s, player, row.type)
        name = self.unit_title(kind, level)
        strength, health = row.strength[level], row.health[level]
        return self.text("unit.figures", name=name, strength=strength, health=health)

    def unit_title(self, kind: int, level: int) -> str:
        """What a unit is called at a rank."""
        ranks = UNIT_TYPES[UNIT_KINDS[kind].type].ranks
        return self.text(f"rank.{ranks[min(level, len(ranks)) - 1]}")

    def use(self, number: int) -> str:
        """An ability by its number."""
        name = USE_NAMES[number]
        return self.text(f"spend.{name}" if self.has(f"spend.{name}") else f"use.{name}")

    def place(self, number: int) -> str:
        """Where coin tokens lie."""
        slug = COIN_PLACES[number]
        for kind in ("tech", "wonder"):
            if self.has(f"{kind}.{slug}"):
                return self.text(f"{kind}.{slug}")
        return self.text("coins.sheet")

    def marker(self, code: int) -> str:
        """A facedown marker as its owner sees it."""
        key = "payment.village" if code & 1 else "payment.hut"
        return self.text(key, thing=self.result(code // 2))

    def object(self, s: State, player: int, thing: int, free: bool = False) -> str:
        """Something to produce, with what it costs."""
        sort, which = divmod(thing, OBJECTS)
        cost = 0 if free else cost_of(s, player, thing)
        plain = {ARMY: "army", SCOUT: "scout", WALLS: "walls"}
        if sort in plain:
            return self.text(f"object.{plain[sort]}", cost=cost)
        names = {UNIT_CARD: self.unit_type, BUILD: self.building, RAISE: self.wonder}
        return self.text("object.thing", thing=names[sort](which), cost=cost)

    def payment(self, code: int) -> str:
        """Something to pay a resource with."""
        sort, which = divmod(code, PAYMENTS)
        if sort == TOKEN:
            return self.text("payment.token", thing=self.resource(which))
        if sort == GIFT:
            event = self.event(which // 8)
            return self.text("payment.gift", event=event, thing=self.resource(which % 8))
        return self.marker(which)

    def item(self, code: int) -> str:
        """Something to bargain with."""
        sort, what = divmod(code, ITEMS)
        if sort == ITEM_TOKEN:
            return self.resource(what)
        if sort == ITEM_BACK:
            return self.text("item.village" if what else "item.hut")
        key = {ITEM_TRADE: "trade", ITEM_CULTURE: "culture", ITEM_EVENT: "event"}[sort]
        return self.text(f"item.{key}", number=what)

    def items(self, codes: tuple[int, ...]) -> str:
        return self.joined([self.item(code) for code in codes])
