"""A New Dawn at the terminal: its words, and what is drawn when."""

from collections.abc import Mapping
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.cli.face import Size
from ziggurat.cli.screen import styled
from ziggurat.core.bits import Bits, bits_of
from ziggurat.core.flow import NOBODY, PASS, Ask, Question
from ziggurat.core.hexes import Hex
from ziggurat.games.dawn.board import SIDES, TILE
from ziggurat.games.dawn.bots.reasons import reasons
from ziggurat.games.dawn.content import COLORS, RESOURCES, VICTORY
from ziggurat.games.dawn.facts import fact
from ziggurat.games.dawn.game import DAWN, Dawn
from ziggurat.games.dawn.options import (
    CARAVAN,
    IDLE,
    LANE,
    MOVE,
    PLACEMENT,
    SEAT,
    SPACE,
    placement_of,
)
from ziggurat.games.dawn.options import TILE as TILE_KIND
from ziggurat.games.dawn.rules.exploration import PLACE_TILE
from ziggurat.games.dawn.rules.pieces import friendly
from ziggurat.games.dawn.rules.victory import marks_needed, standing
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.terminal.legend import Legend
from ziggurat.games.dawn.terminal.tables import NAME_STYLES, OWNER_STYLES, Tables
from ziggurat.games.dawn.text import Letters, row_of, rows_around, text_map
from ziggurat.games.dawn.words import Words
from ziggurat.games.dawn.words.en_ui import UI as EN
from ziggurat.games.dawn.words.fr_ui import UI as FR
from ziggurat.games.dawn.words.questions import worded

_UI: Final = {"en": EN, "fr": FR}

# Lines of the terminal that a map leaves to the rest of what is shown with it.
_BESIDE_A_QUESTION: Final = 9
_BESIDE_A_TURN: Final = 15
_EVERYTHING: Final = 26
_TILE_WIDTH: Final = 18  # columns

# Colours of the 256 that most terminals have, dark enough for white letters but for the desert.
_THEME: Final = {
    "grassland": "#ffffff on #5f8700",
    "hills": "#ffffff on #875f00",
    "forest": "#ffffff on #005f00",
    "desert": "#000000 on #d7af5f",
    "mountain": "#ffffff on #585858",
    "water": "#afd7ff on #005f87",
    "natural_wonder": "#ffffff on #875f87",
    "choice": "bold #101010 on #ffe14d",
    "barbarian": "bold #ffffff on #101010",
    "city_state": "bold #101010 on #e8e6dc",
    "resource": "bold",
    "natural": "bold",
    "wonder": "bold #101010 on #ffffff",
    "caravan": "bold",
    "army": "bold",
    "fort": "bold #101010 on #d0d0d0",
    "faint": "italic",
    **OWNER_STYLES,
}


class DawnFace:
    """A New Dawn in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)
        self._ui = _UI[language]
        self.letters = Letters(
            terrain=self._ui["terrain_letters"],
            owners={color: self.words.text(f"color.{color}")[0] for color in COLORS},
            resources=tuple(self.words.text(f"resource.{r}")[:2].lower() for r in RESOURCES),
            districts=self._ui["district_letters"],
        )
        self._legend = Legend(self.words, self.letters, self.ui)
        self._tables = Tables(self.words, self.letters, self.ui)

    @property
    def game(self) -> Dawn:
        return DAWN

    @property
    def views(self) -> Mapping[str, str]:
        found = {"map": "map", "legend": "legend", "seats": "seats", "market": "market"}
        for texts in _UI.values():
            found |= {texts[f"command.{view}"]: view for view in tuple(found.values())}
        return found

    @property
    def commands(self) -> Mapping[str, str]:
        return {
            self.ui(f"command.{view}"): self.ui(f"command.{view}.text")
            for view in ("map", "legend", "seats", "market")
        }

    # Words

    def ui(self, key: str, **fields: object) -> str:
        """The words of the pictures under a key."""
        return self._ui[key].format(**fields)

    def name(self, s: State) -> str:
        key = f"game.{s.edition.slug}"
        return self.ui(key if key in self._ui else "game")

    def aim(self, s: State) -> str:
        if not s.edition.explores:
            return self.ui("aim")
        forts = sum(card.forts for card in VICTORY) if not s.setup["peaceful"] else 0
        count = len(s.victory) or s.edition.victory_cards + forts
        needed = marks_needed(s) or count - bool(forts)
        return self.ui(f"aim.{s.edition.slug}", count=count, needed=needed)

    def prompt(self, s: State, question: Question) -> str:
        return self.words.prompt(s, question)

    def option(self, s: State, question: Question, option: int) -> str:
        return self.words.option(s, question, option)

    def note(self, s: State, note: tuple[Any, ...]) -> str:
        return self.words.note(s, note)

    def seat(self, s: State, player: int) -> str:
        return self.words.seat(s, player)

    def seat_styles(self, s: State) -> Mapping[str, str]:
        colors = s.setup["colors"]
        return {self.words.seat(s, seat): NAME_STYLES[colors[seat]] for seat in range(s.seats)}

    def why(self, s: State, question: Question, answer: str) -> str:
        if not answer:
            return worded(self.words, s, f"rule.{question.prompt.name}")
        return self.words.why(s, question, answer)

    def reasons(self, s: State, answers: list[int]) -> list[str]:
        return [self.words.reason(s, reason) for reason in reasons(s, answers)]

    def card_help(self, name: str) -> str | None:
        return self.words.card_help(name)

    def about(self, s: State, place: str) -> str | None:
        if not place.isdecimal() or len(place) > 3 or int(place) >= len(s.board.map.cells):
            return None
        return self.words.space(s, int(place))

    def ending(self, s: State) -> str:
        names = self.ui("end.and").join(self.words.seat(s, seat) for seat in s.won_by)
        key = "end.shared" if len(s.won_by) > 1 else "end.won"
        won = self.ui(key, seats=names, reason=self.words.ending(s))
        return "\n".join([won, *(self._score(s, seat) for seat in range(s.seats))])

    def _score(self, s: State, seat: int) -> str:
        """What the victory and the breaking of a tie depend on (base p. 12)."""
        done, wonders, spaces = standing(s, seat)
        return self.ui(
            "end.score",
            seat=self.words.seat(s, seat),
            done=done,
            all=marks_needed(s),
            wonders=wonders,
            spaces=spaces,
        )

    # Order

    def turn(self, s: State) -> tuple[int, int]:
        return s.round, s.turn

    def numbered(self, question: Question) -> bool:
        return question.prompt.kind != SEAT

    def in_order(self, s: State, question: Question) -> tuple[int, ...]:
        """Cards of one's row by slot, places for a tile from north to south."""
        if question.prompt.kind == PLACEMENT:
            return tuple(sorted(question.options, key=_reading_order))
        if question.prompt.kind != LANE or not isinstance(question, Ask):
            return question.options
        row = s.row[question.player]

        def slot(option: int) -> int:
            if option in row:
                return row.index(option)
            if option >= IDLE:
                return len(row) + row.index(option - IDLE)
            return 100 if option != PASS else 101

        return tuple(sorted(question.options, key=slot))

    # Pictures

    def title(self, s: State) -> str:
        if s.won_by:
            return self.ui("title.over", round=s.round)
        if not s.round:
            return self.ui("title.setup")
        if s.turn == NOBODY:
            return self.ui("title.between", round=s.round)
        return self.ui("title", round=s.round, seat=self.words.seat(s, s.turn))

    def view(self, view: str, s: State, seat: int | None, size: Size) -> RenderableType:
        if view == "map":
            return self._map(s, size)
        if view == "legend":
            return self._legend.of(s)
        if view == "seats":
            return self._tables.seats(s, seat, size.width)
        return self._tables.market(s, seat)

    def opening(self, s: State, seat: int, size: Size, first: bool) -> list[RenderableType]:
        if not s.round:
            return []
        width = size.width
        rows = row_of(s, max(s.board.map.cells, key=lambda cell: cell[1])) + 1
        if first or size.height >= 2 * rows + _EVERYTHING:
            beside = self._tables.market(s, seat) if first else self._tables.seats(s, seat, width)
            shown = [self._map(s, size), beside]
        else:
            most = (size.height - _BESIDE_A_TURN) // 2
            shown = [self._map(s, size, rows=rows_around(s, friendly(s, seat), most))]
        return [*shown, self._tables.standing(s, seat)]

    def picture(self, s: State, question: Question, size: Size) -> RenderableType | None:
        most = (size.height - _BESIDE_A_QUESTION) // 2
        if question.prompt.kind in (SPACE, CARAVAN, MOVE):
            marked = bits_of([option for option in question.options if option >= 0])
            return self._map(s, size, marked, rows_around(s, marked, most))
        if question.prompt.kind == PLACEMENT:
            ghosts: dict[Hex, str] = {}
            for number, option in enumerate(self.in_order(s, question), start=1):
                if option != PASS:
                    ghosts.setdefault(placement_of(option)[2:], str(number))
            rows = rows_around(s, 0, len(s.board.map.cells), ghosts)
            shown: list[RenderableType] = [self._map(s, size, rows=rows, ghosts=ghosts)]
            if question.prompt is not PLACE_TILE:
                return Group(*shown, Text(self.ui("map.ghosts.space")))
            tile = fact(s, "tile", 0)
            if not tile and isinstance(question, Ask):
                tile = s.hands[question.player][0]
            return Group(self._tiles(s, (tile,)), *shown, Text(self.ui("map.ghosts")))
        if question.prompt.kind == TILE_KIND:
            return Group(self._map(s, size), self._tiles(s, question.options))
        return None

    def _tiles(self, s: State, tiles: tuple[int, ...]) -> RenderableType:
        """Both sides of each tile."""
        shown: list[RenderableType] = []
        for tile in tiles:
            for side, name in enumerate(SIDES):
                alone = State(s.edition, s.seats, s.setup)
                alone.lay((TILE, tile, side, 0, 0, 0))
                label = Text(self.ui("map.tile", tile=tile, side=name), style="bold")
                for lines in text_map(alone, self.letters, _TILE_WIDTH, numbers=False):
                    shown.append(Group(label, *(styled(line, _THEME) for line in lines)))
        return Columns(shown, padding=(1, 2))

    def _map(
        self,
        s: State,
        size: Size,
        marked: Bits = 0,
        rows: range | None = None,
        ghosts: Mapping[Hex, str] | None = None,
    ) -> RenderableType:
        parts = text_map(s, self.letters, size.width, marked, rows, ghosts)
        shown: list[RenderableType] = []
        for number, lines in enumerate(parts, start=1):
            if len(parts) > 1:
                shown.append(Text(self.ui("map.part", number=number, count=len(parts))))
            shown += [styled(line, _THEME) for line in lines]
        return Group(*shown)


def _reading_order(placement: int) -> tuple[int, int, int]:
    if placement == PASS:
        return 1 << 10, 0, 0
    _, _, q, r = placement_of(placement)
    return r, 2 * q + r, placement
