"""The tables beside the map of A New Dawn: seats, wonders on offer, victory cards."""

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.core.bits import each
from ziggurat.games.dawn.cards.wonders.economy import GREAT_ZIMBABWE
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DECKS,
    DIPLOMACY,
    DISTRICTS,
    ERAS,
    FOCUS,
    GOVERNMENTS,
    LEADERS,
    NATURAL_WONDERS,
    RESOURCES,
    TYPES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.rules.focus_row import slot_of
from ziggurat.games.dawn.rules.governments import arrows
from ziggurat.games.dawn.rules.pieces import (
    district_spaces,
    mature_cities,
    unused_cities,
    unused_tokens,
)
from ziggurat.games.dawn.rules.science import LAST
from ziggurat.games.dawn.rules.victory import marks_needed
from ziggurat.games.dawn.rules.wonders import wonder_cost
from ziggurat.games.dawn.state import HOME, NO_CARD, State
from ziggurat.games.dawn.text import Letters, short_name
from ziggurat.games.dawn.words import Words

OWNER_STYLES: Final = {
    "blue": "bold #ffffff on #2f6fe4",
    "green": "bold #0c1a0c on #6fd35b",
    "orange": "bold #1f1200 on #ff9d2e",
    "red": "bold #ffffff on #cc2b36",
    "purple": "bold #ffffff on #8a3fd1",
}
NAME_STYLES: Final = {
    "blue": "bold bright_blue",
    "green": "bold green",
    "orange": "bold dark_orange",
    "red": "bold red",
    "purple": "bold medium_purple1",
}
_LEVELS: Final = ("", "I", "II", "III", "IV")
_TRADE: Final = "o"
_LABELS: Final = 14  # columns of the names of the rows
_NARROWEST: Final = 16  # columns of a player, with the gap to the next


class Tables:
    """Draws the tables in one language."""

    def __init__(self, words: Words, letters: Letters, ui: Callable[..., str]) -> None:
        self._words = words
        self._letters = letters
        self._ui = ui

    # Seats

    def seats(self, s: State, seat: int | None, width: int) -> RenderableType:
        """Every player's focus row and belongings, one column each; in a narrow terminal, some
        players below the others."""
        most = max(1, (width - _LABELS) // _NARROWEST)
        rows = -(-s.seats // most)
        each_row = -(-s.seats // rows)
        tables: list[RenderableType] = []
        for start in range(0, s.seats, each_row):
            players = range(start, min(s.seats, start + each_row))
            tables += [Text("")] * bool(start)
            tables.append(self._some_seats(s, seat, width, players))
        key = "seats.key.terra" if s.edition.explores else "seats.key"
        return Group(*tables, Text(self._ui(key), style="dim"))

    def _some_seats(self, s: State, seat: int | None, width: int, players: range) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), width=width, header_style="")
        table.add_column(style="dim", no_wrap=True)
        for player in players:
            table.add_column(self._heading(s, player), ratio=1, overflow="fold")
        roles = [self._role(s, player, seat) for player in players]
        if any(roles):
            table.add_row("", *roles)
        for place, number in enumerate(s.edition.slots):
            table.add_row(str(number), *(self._card(s, player, place) for player in players))
        rows: list[tuple[str, Callable[[State, int], str]]] = [
            ("government", self._government),
            ("tech", self._tech),
            ("resources", self._resources),
            ("natural", self._natural),
            ("wonders", self._wonders),
            ("city_states", self._city_states),
            ("diplomacy", self._diplomacy),
            ("caravans", self._caravans),
            ("armies", self._armies),
            ("cities", self._cities),
            ("tokens", self._tokens),
            ("districts", self._districts),
            ("tiles", self._tiles),
            ("marks", self._marks),
        ]
        for key, cell in rows:
            cells = [cell(s, player) for player in players]
            if any(cells):
                none = self._ui("seats.none")
                table.add_row(self._ui(f"seats.{key}"), *(text or none for text in cells))
        return table

    def _heading(self, s: State, player: int) -> Text:
        color = s.setup["colors"][player]
        text = Text(self._letters.owners[color], style=OWNER_STYLES[color])
        leader = s.leaders[player]
        name = f"color.{color}" if leader == NO_CARD else f"leader.{LEADERS[leader].slug}"
        return Text.assemble(text, (f" {self._words.text(name)}", "bold"))

    def _role(self, s: State, player: int, seat: int | None) -> str:
        roles = [self._ui("seats.you")] * (player == seat)
        roles += [self._ui("seats.first")] * (player == s.first)
        roles += [self._words.text("card.ibrahim")] * (player == s.ibrahim)
        return ", ".join(roles)

    def _card(self, s: State, player: int, place: int) -> Text:
        if not s.row[player]:
            return Text(self._ui("seats.none"))
        lane = s.row[player][place]
        card = FOCUS[s.cards[player][lane]]
        text = Text(f"{self._words.text(f'focus.{card.slug}')} {_LEVELS[card.level]}")
        tokens = _TRADE * s.trade[player][lane]
        for number, holder in enumerate(s.city_states):
            if holder == player and s.city_state_lane[number] == lane:
                tokens += f" @{short_name(CITY_STATES[number].slug)}"
        for number, holder in enumerate(s.natural):
            if holder == player and s.natural_lane[number] == lane:
                tokens += f" %{short_name(NATURAL_WONDERS[number].slug)}"
        if tokens:
            text.append(f" {tokens.strip()}", style="bold yellow")
        slot = slot_of(s, player, lane)
        if slot != s.edition.slots[place] or s.government[player] == lane:
            text.append(f" {'>' * arrows(s, player, lane)}={slot}", style="bold green")
        return text

    def _government(self, s: State, player: int) -> str:
        lane = s.government[player]
        if lane == NO_CARD:
            return ""
        type_ = FOCUS[s.cards[player][lane]].type
        slug = next(government.slug for government in GOVERNMENTS if government.type == type_)
        return self._words.text(f"government.{slug}")

    def _tech(self, s: State, player: int) -> str:
        return f"{s.dial[player]}/{LAST}"

    def _resources(self, s: State, player: int) -> str:
        return ", ".join(
            self._term("resource", RESOURCES[r]) + (f" ×{count}" if count > 1 else "")
            for r, count in enumerate(s.resources[player])
            if count
        )

    def _natural(self, s: State, player: int) -> str:
        return ", ".join(
            self._words.text(f"natural.{NATURAL_WONDERS[number].slug}")
            for number, holder in enumerate(s.natural)
            if holder == player
        )

    def _wonders(self, s: State, player: int) -> str:
        held = []
        for number in each(s.wonders[player]):
            name = self._words.text(f"wonder.{WONDERS[number].slug}")
            stored = WONDERS[number].ability == GREAT_ZIMBABWE and s.stored
            tokens = f" {_TRADE * s.stored}" if stored else ""
            held.append(f"{name} ({s.wonder_space[number]}){tokens}")
        return ", ".join(held)

    def _city_states(self, s: State, player: int) -> str:
        return ", ".join(
            self._words.text(f"city_state.{CITY_STATES[number].slug}")
            for number, holder in enumerate(s.city_states)
            if holder == player
        )

    def _diplomacy(self, s: State, player: int) -> str:
        cards = [
            self._ui(
                "seats.from",
                card=self._words.text(f"diplomacy.{DIPLOMACY[card].slug}"),
                giver=self._letters.owners[s.setup["colors"][giver]],
            )
            for giver, holders in enumerate(s.diplomacy)
            for card, holder in enumerate(holders)
            if holder == player
        ]
        cards += [
            self._words.text(f"city_state.{CITY_STATES[number].slug}")
            for number, holders in enumerate(s.city_state_cards)
            if holders >> player & 1
        ]
        return ", ".join(cards)

    def _caravans(self, s: State, player: int) -> str:
        return self._figures(s.caravans[player])

    def _armies(self, s: State, player: int) -> str:
        return self._figures(s.armies[player])

    def _figures(self, places: tuple[int, ...]) -> str:
        home = places.count(HOME)
        away = [str(space) for space in places if space != HOME]
        parts = [self._ui("seats.home", count=home)] * bool(home)
        parts += [self._ui("seats.on", spaces=", ".join(away))] * bool(away)
        return ", ".join(parts)

    def _cities(self, s: State, player: int) -> str:
        return self._ui(
            "seats.cities.text",
            count=s.cities[player].bit_count(),
            mature=mature_cities(s, player).bit_count(),
            left=unused_cities(s, player),
        )

    def _tokens(self, s: State, player: int) -> str:
        plain = s.tokens[player] & ~district_spaces(s, player)
        count, left = plain.bit_count(), unused_tokens(s, player)
        return self._ui("seats.tokens.text", count=count, left=left)

    def _districts(self, s: State, player: int) -> str:
        return ", ".join(
            self._ui(
                "seats.district.reinforced" if s.reinforced >> space & 1 else "seats.district",
                name=self._words.text(f"district.{DISTRICTS[district]}"),
                space=space,
            )
            for district, space in enumerate(s.districts[player])
            if space != HOME
        )

    def _tiles(self, s: State, player: int) -> str:
        return ", ".join(map(str, s.hands[player]))

    def _marks(self, s: State, player: int) -> str:
        return self._ui("seats.marks.text", done=s.marks[player].bit_count(), all=marks_needed(s))

    # Wonders, victory cards, event dial

    def market(self, s: State, seat: int | None) -> RenderableType:
        """Wonders on offer, victory cards with the marks of every seat, and the event dial."""
        return Group(
            self._bold("market.title" if seat is None else "market.title.yours"),
            Padding(self._offer(s, seat), (0, 0, 0, 2)),
            *([Text(self._ui("market.aged"), style="dim")] if s.wonder_tokens else []),
            Text(self._victory_title(s), style="bold"),
            Padding(self._victory(s), (0, 0, 0, 2)),
            self._events(s),
            *([Text(self._stack(s))] if s.edition.explores else []),
        )

    def _offer(self, s: State, seat: int | None) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for key in ("wonder", "type", "era", "cost", "pays", "left"):
            table.add_column(self._ui(f"market.{key}"))
        for deck, number in enumerate(s.face_up):
            coming = str(sum(s.left[deck]))
            type_ = self._words.text(f"type.{TYPES[DECKS[deck]]}")
            if number == NO_CARD:
                table.add_row(self._ui("market.sold_out"), type_, "", "", "", coming)
                continue
            wonder = WONDERS[number]
            price = str(wonder.cost)
            if seat is not None and wonder_cost(s, seat, number) != wonder.cost:
                price = self._ui(
                    "market.changed", cost=wonder_cost(s, seat, number), printed=wonder.cost
                )
            pays = ", ".join(self._term("resource", RESOURCES[r]) for r in wonder.pays)
            era = self._term("era", ERAS[wonder.era])
            name = Text(self._words.text(f"wonder.{wonder.slug}"), style="bold")
            if s.wonder_tokens >> number & 1:
                name.append(f" {_TRADE}", style="bold yellow")
            table.add_row(name, type_, era, price, pays, coming)
        return table

    def _victory_title(self, s: State) -> str:
        count, needed = len(s.victory), marks_needed(s)
        key = "victory.title" if needed == count else "victory.title.some"
        return self._ui(key, count=count, needed=needed)

    def _victory(self, s: State) -> RenderableType:
        """Every agenda with how far each player is; X where a card is marked."""
        if not s.victory:
            return Text(self._ui("victory.none"))
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="")
        for player in range(s.seats):
            color = s.setup["colors"][player]
            letter = Text(f" {self._letters.owners[color]} ", style=OWNER_STYLES[color])
            table.add_column(letter, justify="right", width=5)
        table.add_column()
        for place, number in enumerate(s.victory):
            for row, agenda in enumerate(VICTORY[number].agendas):
                name = self._words.text(f"agenda.{agenda.slug}")
                rule = self._words.text(f"agenda.{agenda.slug}.text")
                text = Text(f"{self._ui('victory.or')} " if row else "")
                line = Text(self._ui("victory.agenda", name=name, text=rule))
                line.stylize("bold", 0, len(name))
                counts = [self._count(s, player, place, row) for player in range(s.seats)]
                table.add_row(*counts, text.append_text(line))
        return table

    def _count(self, s: State, player: int, place: int, row: int) -> Text:
        if s.marks[player] >> place & 1:
            return Text("" if row else "X", style="bold")
        have, needed = progress(s, player, VICTORY[s.victory[place]].agendas[row].slug)
        return Text(f"{have}/{needed}")

    def _events(self, s: State) -> Text:
        dial = s.edition.event_dial
        coming = [dial[(s.event + step) % len(dial)] for step in range(1, len(dial) + 1)]
        names = [self._event(icons) for icons in coming]
        text = Text(self._ui("event.title", next=names[0]), style="bold")
        rest = self._ui("event.rest", rest=", ".join(names[1:]))
        return text.append(rest, style="not bold")

    def _event(self, icons: tuple[str, ...]) -> str:
        """What a section of the event dial brings."""
        return self._ui("event.and").join(self._term("event", icon) for icon in icons or ("none",))

    def _stack(self, s: State) -> str:
        tiles = s.stack_tiles.bit_count() + len(s.bottom) + len(s.top)
        return self._ui("market.stack", count=tiles)

    # The beginning of a turn

    def standing(self, s: State, seat: int) -> Text:
        """How a player stands, in two or three lines."""
        resources = self._resources(s, seat) or self._ui("turn.no_resources")
        dial = s.edition.event_dial
        event = self._event(dial[(s.event + 1) % len(dial)])
        agendas = ", ".join(
            self._ui(
                "turn.agenda",
                seat=self._letters.owners[s.setup["colors"][player]],
                done=s.marks[player].bit_count(),
                all=marks_needed(s),
            )
            for player in range(s.seats)
        )
        own = self._ui(
            "turn.own.terra" if s.edition.explores else "turn.own",
            tech=self._tech(s, seat),
            resources=resources,
            tokens=unused_tokens(s, seat),
            cities=unused_cities(s, seat),
            caravans=self._caravans(s, seat) or self._ui("seats.none"),
            armies=self._armies(s, seat) or self._ui("seats.none"),
            districts=s.districts[seat].count(HOME),
        )
        lines = [self._ui("turn.agendas", seats=agendas), self._ui("turn.event", event=event)]
        lines += [self._stack(s)] if s.edition.explores else []
        return Text(f"{own}\n{' '.join(lines)}\n").append(self._ui("turn.hint"), style="dim")

    # Words

    def _bold(self, key: str) -> Text:
        return Text(self._ui(key), style="bold")

    def _term(self, kind: str, slug: str) -> str:
        """A word as it stands inside a sentence."""
        word = self._words.text(f"{kind}.{slug}")
        return word[0].lower() + word[1:]
