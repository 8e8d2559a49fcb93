"""A position in sentences, as a seat may know it: how players stand, cities with their sums, hands,
squares. The terminal and the plain page show them."""

from collections import Counter
from typing import Any, Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY
from ziggurat.games.wisdom.content import (
    ABILITIES,
    ANARCHY,
    COINS_TO_WIN,
    EVENTS,
    ICONS,
    LAST_SPACE,
    LEVEL_NAMES,
    NONE,
    REWARDS,
    TERRAINS,
    TRACK,
    TRADE,
    UNIT_KINDS,
    UNIT_TYPES,
)
from ziggurat.games.wisdom.content import CULTURE as CULTURE_ICON
from ziggurat.games.wisdom.content import PRODUCTION as PRODUCTION_ICON
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.options import unit_name
from ziggurat.games.wisdom.rules.building import building_at, person_at, wonder_at
from ziggurat.games.wisdom.rules.harvest import harvestable
from ziggurat.games.wisdom.rules.limits import city_limit, hand_limit
from ziggurat.games.wisdom.rules.squares import (
    armies_at,
    city_owner,
    city_squares,
    owner_of,
    scouts_at,
    sent_squares,
)
from ziggurat.games.wisdom.rules.sums import (
    arts,
    coins,
    combat_bonus,
    extra_culture,
    extra_production,
    extra_trade,
    outskirts_production,
    production,
    trade_income,
)
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.text import Letters
from ziggurat.games.wisdom.words import Words
from ziggurat.games.wisdom.words.en_ui import UI as EN
from ziggurat.games.wisdom.words.fr_ui import UI as FR

UI: Final = {"en": EN, "fr": FR}

_KINDS: Final = {unit_name(kind): kind for kind in range(len(UNIT_KINDS))}
_TYPES: Final = {row.slug: number for number, row in enumerate(UNIT_TYPES)}
_EVENTS: Final = {row.slug: number for number, row in enumerate(EVENTS)}


class Summary:
    """Tells of positions in one language."""

    def __init__(self, lang: str) -> None:
        self.words = Words(lang)
        self._ui = UI[lang]
        self.letters = Letters(
            terrain=self._ui["letters.terrain"],
            owners=self._ui["letters.owners"],
            resources=tuple(self._ui["letters.resources"].split()),
            buildings=tuple(self._ui["letters.buildings"].split()),
            people=self._ui["letters.people"],
            city_states=self._ui["letters.city_states"],
            wonder=lambda number: self.words.wonder(number).split()[-1][0].upper(),
        )

    def ui(self, key: str, **fields: Any) -> str:
        """The words around the pictures under a key."""
        return self.words.filled(self._ui[key], **fields)

    def sentence(self, key: str, **fields: Any) -> str:
        """The same with a capital letter in front."""
        text = self.ui(key, **fields)
        return text[:1].upper() + text[1:]

    def listed(self, parts: list[str]) -> str:
        return ", ".join(parts) or self.ui("none")

    # Players

    def standing(self, s: State, player: int) -> str:
        """The four ways to win and how far a player is, in a line."""
        return self.sentence(
            "standing",
            seat=self.words.seat(s, player),
            track=s.track[player],
            last=LAST_SPACE,
            coins=coins(s, player),
            needed=COINS_TO_WIN,
            techs=s.techs[player].bit_count(),
            combat=combat_bonus(s, player),
            cities=len(s.cities[player]),
        )

    def dials(self, s: State, player: int) -> str:
        """What a player can spend, and the next space of the culture track."""
        return self.ui(
            "dials",
            trade=s.trade[player],
            income=trade_income(s, player),
            culture=s.culture[player],
            next=self.next_space(s, player),
        )

    def next_space(self, s: State, player: int) -> str:
        if s.track[player] >= LAST_SPACE:
            return self.ui("none")
        space = TRACK[s.track[player] + 1]
        reward = self.words.text(f"reward.{REWARDS[space.reward]}")
        key = "next_space.trade" if space.trade else "next_space"
        return self.ui(key, culture=space.culture, trade=space.trade, reward=reward)

    def trade(self, s: State, player: int) -> str:
        """The trade income in parts."""
        extra = extra_trade.parts(s, player)
        squares = trade_income(s, player) - sum(amount for _, amount in extra)
        parts = [self.ui("part.squares", number=squares), *self._cards(extra)]
        return self.ui("trade", number=trade_income(s, player), parts=" + ".join(parts))

    def policies(self, s: State, player: int) -> str:
        found = [
            self.words.policy(2 * card + side)
            for card, side in enumerate(s.policies[player])
            if side != NONE
        ]
        silent = s.government[player] == ANARCHY and bool(found)
        return self.listed(found) + (self.ui("silent") if silent else "")

    def techs(self, s: State, player: int, level: int, at: list[int]) -> str:
        """The techs of a row of the pyramid; `at` is the row of each tech."""
        return self.listed([self.words.tech(n) for n in each(s.techs[player]) if at[n] == level])

    # Hands

    def events(self, s: State, player: int, seat: int | None) -> list[str]:
        """Events in hand: by name to who knows them, else by the level on their backs."""
        found = []
        for card in WISDOM.view(s, seat)["events"][player]:
            level = LEVEL_NAMES[card["level"]]
            if card["event"]:
                name = self.words.event(_EVENTS[card["event"]])
                found.append(self.ui("event", name=name, level=level))
            else:
                found.append(self.ui("event.back", level=level))
        return _counted(found)

    def markers(self, s: State, player: int, seat: int | None) -> list[str]:
        """Facedown huts and villages, with what they hold for who knows it."""
        found = []
        for card in WISDOM.view(s, seat)["markers"][player]:
            back = self.words.text(f"find.{card['back']}")
            if card["result"]:
                result = self.words.text(f"result.{card['result']}").lower()
                found.append(self.ui("marker", back=back, result=result))
            else:
                found.append(back)
        return _counted(found)

    def units(self, s: State, player: int, seat: int | None) -> list[str]:
        """Standing forces: by strength to who knows it, else by type."""
        found = []
        for name, count in WISDOM.view(s, seat)["units"][player].items():
            if name in _KINDS:
                words = self.words.unit(s, player, _KINDS[name])
            else:
                words = self.words.unit_type(_TYPES[name]).lower()
            found.append(f"{words} ×{count}" if count > 1 else words)
        return found

    def hand(self, s: State, seat: int) -> list[str]:
        """What a player holds, a line for each kind."""
        return [
            self.ui(
                "hand.events",
                cards=self.listed(self.events(s, seat, seat)),
                limit=hand_limit(s, seat),
            ),
            self.ui("hand.markers", markers=self.listed(self.markers(s, seat, seat))),
            self.ui("hand.units", units=self.listed(self.units(s, seat, seat))),
        ]

    # Cities

    def city_title(self, s: State, player: int, city: int) -> str:
        centre = s.cities[player][city]
        kind = self.words.text("city.capital" if city == 0 else "city.city")
        more = [self.words.text("building.walls").lower()] if s.walls >> centre & 1 else []
        more += [self.ui("city.program")] if s.programs >> centre & 1 else []
        title = self.ui("city", kind=kind, square=self.words.square(s, centre))
        return f"{title} ({', '.join(more)})" if more else title

    def city(self, s: State, player: int, city: int) -> list[str]:
        """The sums of a city in parts: production, trade, culture, harvest."""
        return [
            self._production(s, player, city),
            f"{self._city_trade(s, player, city)}; {self._culture(s, player, city)}",
            *self._harvest(s, player, city),
        ]

    def city_short(self, s: State, player: int, city: int) -> str:
        return self.ui(
            "city.short",
            city=self.city_title(s, player, city),
            production=production(s, player, city),
            trade=self._trade_of(s, player, city),
            culture=arts(s, player, city),
        )

    def cities_title(self, s: State, player: int) -> str:
        count = len(s.cities[player])
        return self.sentence(
            "cities.of",
            seat=self.words.seat(s, player),
            count=count,
            limit=max(count, city_limit(s, player)),
        )

    def _production(self, s: State, player: int, city: int) -> str:
        centre = s.cities[player][city]
        program = s.programs >> centre & 1
        own = outskirts_production(s, player, city)
        parts = [self.ui("part.program" if program else "part.outskirts", number=own)]
        sent = s.land.amount(PRODUCTION_ICON, sent_squares(s, player, centre))
        if sent:
            parts.append(self.ui("part.scouts", number=sent))
        parts += self._cards(extra_production.parts(s, player, city))
        if s.boost[player][city]:
            parts.append(self.ui("part.boost", number=s.boost[player][city]))
        number = production(s, player, city)
        return self.ui("production", number=number, parts=" + ".join(parts))

    def _trade_of(self, s: State, player: int, city: int) -> int:
        centre = s.cities[player][city]
        squares = city_squares(s, player, centre) | sent_squares(s, player, centre)
        return s.land.amount(TRADE, squares)

    def _city_trade(self, s: State, player: int, city: int) -> str:
        sent = s.land.amount(TRADE, sent_squares(s, player, s.cities[player][city]))
        key = "city.trade.sent" if sent else "city.trade"
        return self.ui(key, number=self._trade_of(s, player, city), sent=sent)

    def _culture(self, s: State, player: int, city: int) -> str:
        centre = s.cities[player][city]
        own = s.land.amount(CULTURE_ICON, city_squares(s, player, centre))
        sent = s.land.amount(CULTURE_ICON, sent_squares(s, player, centre))
        parts = [self.ui("part.arts", number=1)]
        parts += [self.ui("part.outskirts", number=own)] if own else []
        parts += [self.ui("part.scouts", number=sent)] if sent else []
        parts += self._cards(extra_culture.parts(s, player, city))
        return self.ui("culture", number=arts(s, player, city), parts=" + ".join(parts))

    def _harvest(self, s: State, player: int, city: int) -> list[str]:
        found = [self.words.resource(each_) for each_ in harvestable(s, player, city)]
        return [self.ui("city.harvest", resources=", ".join(found))] if found else []

    def _cards(self, parts: list[tuple[Bits, int]]) -> list[str]:
        return [
            self.ui("part.card", number=amount, card=self.words.text(ABILITIES[ability]))
            for ability, amount in parts
        ]

    # Squares

    def square(self, s: State, square: int) -> str:
        """All there is to say of a square."""
        name = self.words.square(s, square)
        if not s.land.revealed >> square & 1:
            return self.ui("square.face_down", square=name)
        terrain = self.words.text(f"terrain.{TERRAINS[s.land.terrain_at(square)]}")
        found = [self.ui("square", square=name, terrain=terrain)]
        found += self._owner(s, square)
        found += self._lying(s, square)
        for seat in range(s.seats):
            for kind, count in (
                ("army", armies_at(s, seat, square)),
                ("scout", scouts_at(s, seat, square)),
            ):
                if count:
                    figure = self.words.text(f"figure.{kind}")
                    owner = self.words.seat(s, seat)
                    found.append(
                        self.sentence("square.figures", owner=owner, figure=figure, count=count)
                    )
        if city_owner(s, square) == NOBODY:
            found.append(self.ui("square.gives", icons=self._icons(s, square)))
        return " ".join(found)

    def _owner(self, s: State, square: int) -> list[str]:
        owner = owner_of(s, square)
        if owner == NOBODY:
            return []
        seat = self.words.seat(s, owner)
        if square in s.cities[owner]:
            city = self.city_title(s, owner, s.cities[owner].index(square))
            return [self.ui("square.city", city=city[:1].upper() + city[1:], seat=seat)]
        return [self.ui("square.outskirts", seat=seat)]

    def _lying(self, s: State, square: int) -> list[str]:
        """Pieces, markers and resources of a square."""
        words, found = self.words, []
        for kind, squares in (("hut", s.huts), ("village", s.villages)):
            if squares >> square & 1:
                found.append(words.text(f"find.{kind}"))
        if square in s.relics:
            found.append(words.relic(s.relics.index(square)))
        if square in s.city_states:
            found.append(words.city_state(s.city_states.index(square)))
        for at, name in (
            (building_at(s, square), words.building),
            (wonder_at(s, square), words.wonder),
            (person_at(s, square), words.person),
        ):
            if at >= 0:
                found.append(name(at))
        for resource, squares in enumerate(s.land.resources):
            if squares >> square & 1:
                found.append(words.resource(resource))
        return [f"{thing[:1].upper()}{thing[1:]}." for thing in found]

    def _icons(self, s: State, square: int) -> str:
        return self.listed(
            [
                f"{amount} {self.words.text(f'icon.{name}')}"
                for icon, name in enumerate(ICONS)
                if (amount := s.land.amount(icon, 1 << square))
            ]
        )


def _counted(names: list[str]) -> list[str]:
    """Equal ones once, with how many there are."""
    return [f"{name} ×{n}" if n > 1 else name for name, n in Counter(names).items()]
