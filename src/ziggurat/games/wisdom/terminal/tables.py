"""The tables beside the square map: players, cities, pyramids of techs, market, hand, battle."""

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.core.bits import each
from ziggurat.games.wisdom.content import (
    BUILDINGS,
    COINS_TO_WIN,
    ERAS,
    GREAT_PEOPLE,
    LAST_SPACE,
    LEVEL_NAMES,
    LEVELS,
    MARKET_RESOURCES,
    NONE,
    TECH_COST,
    TECHS,
    WONDERS,
)
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.building import in_supply
from ziggurat.games.wisdom.rules.fronts import battle_of
from ziggurat.games.wisdom.rules.research import cheaper, fits, level_in_pyramid
from ziggurat.games.wisdom.rules.resources import in_market
from ziggurat.games.wisdom.rules.sums import coins, combat_bonus, trade_income
from ziggurat.games.wisdom.rules.wonders import wonder_cost
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.summary import Summary

OWNER_STYLES: Final = {
    "blue": "bold #ffffff on #2f6fe4",
    "green": "bold #0c1a0c on #6fd35b",
    "red": "bold #ffffff on #cc2b36",
    "yellow": "bold #1f1200 on #ffd93b",
    "purple": "bold #ffffff on #8a3fd1",
}
NAME_STYLES: Final = {
    "blue": "bold bright_blue",
    "green": "bold green",
    "red": "bold red",
    "yellow": "bold yellow",
    "purple": "bold medium_purple1",
}
_LABELS: Final = 14  # columns of the names of the rows
_NARROWEST: Final = 20  # columns of a player, with the gap to the next


class Tables:
    """Draws the tables in one language."""

    def __init__(self, summary: Summary) -> None:
        self._summary = summary
        self._words = summary.words
        self._ui = summary.ui

    # Players

    def seats(self, s: State, seat: int | None, width: int) -> RenderableType:
        """Every player's tracks and belongings, one column each; in a narrow terminal, some
        players below the others."""
        most = max(1, (width - _LABELS) // _NARROWEST)
        rows = -(-s.seats // most)
        each_row = -(-s.seats // rows)
        tables: list[RenderableType] = []
        for start in range(0, s.seats, each_row):
            tables += [Text("")] * bool(start)
            players = range(start, min(s.seats, start + each_row))
            tables.append(self._some_seats(s, seat, width, players))
        key = self._ui("seats.key", last=LAST_SPACE, coins=COINS_TO_WIN)
        return Group(*tables, Text(key, style="dim"))

    def _some_seats(self, s: State, seat: int | None, width: int, players: range) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), width=width, header_style="")
        table.add_column(style="dim", no_wrap=True)
        for player in players:
            table.add_column(self._heading(s, player), ratio=1, overflow="fold")
        table.add_row("", *(self._role(s, player, seat) for player in players))
        told = self._summary
        rows: list[tuple[str, Callable[[int], str]]] = [
            ("track", lambda p: f"{s.track[p]}/{LAST_SPACE}"),
            ("coins", lambda p: f"{coins(s, p)}/{COINS_TO_WIN}"),
            ("techs", lambda p: str(s.techs[p].bit_count())),
            ("combat", lambda p: f"+{combat_bonus(s, p)}"),
            ("trade", lambda p: self._trade(s, p)),
            ("culture", lambda p: str(s.culture[p])),
            ("government", lambda p: self._words.government(s.government[p])),
            ("policies", lambda p: told.policies(s, p)),
            ("wonders", lambda p: ", ".join(map(self._words.wonder, each(s.wonders[p])))),
            ("people", lambda p: self._people(s.people[p])),
            ("figures", lambda p: self._figures(s, p)),
            ("tokens", lambda p: self._tokens(s, p)),
            ("markers", lambda p: ", ".join(told.markers(s, p, seat))),
            ("events", lambda p: ", ".join(told.events(s, p, seat))),
            ("units", lambda p: ", ".join(told.units(s, p, seat))),
        ]
        for key, cell in rows:
            cells = [cell(player) for player in players]
            if any(cells):
                none = self._ui("seats.none")
                table.add_row(self._ui(f"seats.{key}"), *(text or none for text in cells))
        return table

    def _heading(self, s: State, player: int) -> Text:
        letter = self._summary.letters.owner(s, player)
        style = OWNER_STYLES[s.setup["colors"][player]]
        civ = s.civs[player]
        name = self._words.civilization(civ) if civ != NONE else self._words.seat(s, player)
        return Text.assemble((f" {letter} ", style), (f" {name}", "bold"))

    def _role(self, s: State, player: int, seat: int | None) -> str:
        roles = [self._ui("seats.you")] * (player == seat)
        return ", ".join([*roles, *[self._ui("seats.first")] * (player == s.first)])

    def _trade(self, s: State, player: int) -> str:
        income = trade_income(s, player)
        return self._ui("seats.trade.text", trade=s.trade[player], income=income)

    def _figures(self, s: State, player: int) -> str:
        armies, scouts = (
            sum(square >= 0 for square in row) for row in (s.armies[player], s.scouts[player])
        )
        return self._ui("seats.figures.text", armies=armies, scouts=scouts)

    def _tokens(self, s: State, player: int) -> str:
        return ", ".join(
            self._words.resource(n) + (f" ×{count}" if count > 1 else "")
            for n, count in enumerate(s.tokens[player])
            if count
        )

    def _people(self, counts: tuple[int, ...]) -> str:
        return ", ".join(
            self._words.person(n) + (f" ×{count}" if count > 1 else "")
            for n, count in enumerate(counts)
            if count
        )

    # Cities

    def cities(self, s: State, seat: int | None) -> RenderableType:
        """One's own cities with their sums in parts, those of others with their sums."""
        shown: list[RenderableType] = []
        if seat is not None:
            shown.append(self.own_cities(s, seat))
        for player in range(s.seats):
            if player != seat:
                shown.append(self._title(s, player))
                lines = [
                    self._summary.city_short(s, player, n) for n in range(len(s.cities[player]))
                ]
                shown.append(_indented(lines or [self._ui("cities.none")]))
        return Group(*shown)

    def own_cities(self, s: State, seat: int) -> RenderableType:
        shown: list[RenderableType] = [self._title(s, seat)]
        for city in range(len(s.cities[seat])):
            title = self._summary.city_title(s, seat, city)
            shown.append(Padding(Text(title, style="bold"), (0, 0, 0, 2)))
            shown.append(_indented(self._summary.city(s, seat, city), 4))
        return Group(*shown, _indented([self._summary.trade(s, seat)]))

    def _title(self, s: State, player: int) -> Text:
        style = NAME_STYLES[s.setup["colors"][player]]
        return Text(self._summary.cities_title(s, player), style=style)

    # Techs

    def techs(self, s: State, seat: int | None) -> RenderableType:
        """The pyramid of a player, and those of the others in few lines."""
        shown: list[RenderableType] = [] if seat is None else [self.pyramid(s, seat)]
        for player in range(s.seats):
            if player == seat or s.civs[player] == NONE:
                continue
            at = _rows(s, player)
            lines = [
                self._ui(
                    "techs.other",
                    level=LEVEL_NAMES[level],
                    techs=self._summary.techs(s, player, level, at),
                )
                for level in range(LEVELS, 0, -1)
                if any(at[tech] == level for tech in each(s.techs[player]))
            ]
            seat_name = self._summary.sentence("techs.of", seat=self._words.seat(s, player))
            name = Text(seat_name, style=NAME_STYLES[s.setup["colors"][player]])
            shown += [name, _indented(lines)]
        return Group(*shown)

    def pyramid(self, s: State, seat: int) -> RenderableType:
        """The techs of a player by level, the highest above, and where there is room."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        for key in ("level", "cost", "room", "techs"):
            table.add_column(self._ui(f"techs.head.{key}"), no_wrap=key != "techs")
        if s.civs[seat] == NONE:
            return table
        at = _rows(s, seat)
        for level in range(LEVELS, 0, -1):
            has_room = fits(s, seat, level)
            names = [self._words.tech(n) for n in each(s.techs[seat]) if at[n] == level]
            table.add_row(
                Text(LEVEL_NAMES[level], style="bold"),
                self._ui("techs.cost", cost=max(0, TECH_COST[level] - cheaper(s, seat))),
                self._ui("techs.room" if has_room else "techs.full"),
                Text(" ".join(f"[{name}]" for name in names)),
            )
        return table

    # Market

    def market(self, s: State, seat: int | None) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 2), header_style="dim")
        for key in ("wonder", "era", "cost", "cheap"):
            table.add_column(self._ui(f"market.{key}"))
        for number in s.market:
            row = WONDERS[number]
            tech = self._words.tech(row.tech) if row.tech != NONE else ""
            cheap = self._ui("market.with", cost=row.cheap, tech=tech) if tech else ""
            cost = row.cost if seat is None else wonder_cost(s, seat, number)
            era = self._words.text(f"era.{ERAS[row.era]}")
            table.add_row(Text(self._words.wonder(number), style="bold"), era, str(cost), cheap)
        eras = [
            self._ui("market.deck.era", count=count, era=self._words.text(f"era.{ERAS[era]}"))
            for era, count in enumerate(s.deck)
            if count
        ]
        resources = [self._left(self._words.resource(n), in_market(s, n)) for n in MARKET_RESOURCES]
        buildings = [
            self._left(self._pool(n), in_supply(s, n))
            for n, row in enumerate(BUILDINGS)
            if row.basic == NONE
        ]
        people = [self._left(self._words.person(n), s.people_left[n]) for n in _PEOPLE]
        return Group(
            Text(self._ui("market.wonders"), style="bold"),
            table,
            Text(self._ui("market.deck", eras=self._summary.listed(eras))),
            Text(self._ui("market.resources", resources=", ".join(resources))),
            Text(self._ui("market.buildings", buildings=", ".join(buildings))),
            Text(self._ui("market.people", people=", ".join(people))),
        )

    def _left(self, thing: str, count: int) -> str:
        return self._ui("market.count", thing=thing, count=count)

    def _pool(self, building: int) -> str:
        """A building with the other side of its marker."""
        upgrade = BUILDINGS[building].upgrade
        name = self._words.building(building)
        return name if upgrade == NONE else f"{name}/{self._words.building(upgrade)}"

    # Hand

    def hand(self, s: State, seat: int | None) -> RenderableType:
        """One's events with what they do, markers and units."""
        if seat is None:
            return Text(self._ui("hand.nobody"))
        lines = self._summary.hand(s, seat)
        shown: list[RenderableType] = [Text(lines[0])]
        held = {card["event"] for card in WISDOM.view(s, seat)["events"][seat]}
        for slug in sorted(held - {""}):
            text = Text(f"{self._words.text(f'event.{slug}')}: ", style="bold")
            text.append(self._words.text(f"event.{slug}.text"), style="not bold")
            shown.append(Padding(text, (0, 0, 0, 2)))
        return Group(*shown, *(Text(line) for line in lines[1:]))

    # Battle

    def battle(self, s: State, seat: int | None) -> RenderableType | None:
        """The battle that is going on: fronts, wounds, how many units are in hand."""
        battle = WISDOM.view(s, seat)["battle"]
        if battle is None:
            return None
        sides = (battle["attacker"], battle["defender"])
        names = [self._words.seat(s, side) for side in sides]
        rank = battle_of(s).barbarian_rank
        table = Table(box=None, padding=(0, 2, 0, 2), header_style="bold")
        table.add_column(self._ui("battle.front"))
        table.add_column(names[0])
        table.add_column(names[1])
        for number, front in enumerate(battle["fronts"], start=1):
            cells = []
            for side in range(2):
                kind, wounds = front[2 * side], front[2 * side + 1]
                unit = "" if kind == NONE else self._words.unit(s, sides[side], kind, rank)
                key = "battle.unit" if unit else "battle.empty"
                cells.append(self._ui(key, unit=unit, wounds=wounds))
            table.add_row(str(number), *cells)
        hands = [sum(hand.values()) if isinstance(hand, dict) else hand for hand in battle["hands"]]
        table.add_row("", *(self._ui("battle.hand", cards=count) for count in hands))
        square = self._words.square(s, battle["square"])
        title = self._ui("battle", square=square, attacker=names[0], defender=names[1])
        lead = battle["bonus"]
        better = names[0] if lead > 0 else names[1]
        key = "battle.bonus" if lead else "battle.no_bonus"
        bonus = self._ui(key, seat=better, number=abs(lead))
        return Group(Text(title, style="bold"), table, Text(bonus))

    # The beginning of a turn

    def standing(self, s: State, seat: int) -> RenderableType:
        """How everybody stands, in a line each, and what one can spend."""
        lines = [Text(self._summary.dials(s, seat))]
        for player in range(s.seats):
            style = "" if player == seat else "dim"
            lines.append(Text(self._summary.standing(s, player), style=style))
        return Group(*lines, Text(self._ui("turn.hint"), style="dim"))


_PEOPLE: Final = range(len(GREAT_PEOPLE))


def _rows(s: State, player: int) -> list[int]:
    """The row of the pyramid in which each tech would lie."""
    return [level_in_pyramid(s, player, tech) for tech in range(len(TECHS))]


def _indented(lines: list[str], columns: int = 2) -> RenderableType:
    return Padding(Text("\n".join(lines)), (0, 0, 0, columns))
