"""The Board Game at the terminal: its words, and what is drawn when."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.cli.face import Size
from ziggurat.cli.screen import styled
from ziggurat.core.bits import Bits, bits_of
from ziggurat.core.flow import NOBODY, PASS, Ask, Question
from ziggurat.games.wisdom.bots.reasons import reasons
from ziggurat.games.wisdom.content import (
    ANARCHY,
    CITY_MANAGEMENT,
    MOVEMENT,
    NONE,
    PHASES,
    RESEARCH,
    SQUARES,
)
from ziggurat.games.wisdom.game import WISDOM, Wisdom
from ziggurat.games.wisdom.options import (
    ACT,
    ACTS,
    CITY,
    DISCOVER,
    FOUND,
    GOVERN,
    MOVE,
    PLAY,
    SEAT,
    SQUARE,
    STEP,
    TAKE_ACTION,
    TECH,
    WOUND,
    act_code,
    square_named,
)
from ziggurat.games.wisdom.rules.fronts import BATTLE_ABILITY
from ziggurat.games.wisdom.rules.squares import own_places
from ziggurat.games.wisdom.rules.turn import CITY_MENU
from ziggurat.games.wisdom.rules.windows import REACT
from ziggurat.games.wisdom.state import SETTING_UP, State
from ziggurat.games.wisdom.summary import UI, Summary
from ziggurat.games.wisdom.terminal.legend import Legend
from ziggurat.games.wisdom.terminal.tables import NAME_STYLES, OWNER_STYLES, Tables
from ziggurat.games.wisdom.text import map_rows, part_around, text_map

# Lines of the terminal that a map leaves to the rest of what is shown with it.
_BESIDE_A_QUESTION: Final = 3
_BESIDE_A_TURN: Final = 12
_FEWEST_ROWS: Final = 8

_LAST: Final = {act_code(GOVERN, ANARCHY): 1, PASS: 2}  # acts that are listed after all others

_VIEWS: Final = ("map", "cities", "techs", "market", "hand", "seats", "legend")

# Colours of the 256 that most terminals have, dark enough for white letters but for the desert.
_THEME: Final = {
    "desert": "#000000 on #d7af5f",
    "grassland": "#ffffff on #5f8700",
    "forest": "#ffffff on #005f00",
    "mountain": "#ffffff on #585858",
    "water": "#afd7ff on #005f87",
    "face_down": "#8a8a8a on #262626",
    "label": "dim",
    "marker": "bold #101010 on #ffe9b0",
    "city_state": "bold #101010 on #e8e6dc",
    "piece": "bold",
    "wonder": "bold #101010 on #ffffff",
    "resource": "bold italic",
    "choice": "bold #101010 on #ffe14d",
    **{f"owner.{color}": style for color, style in OWNER_STYLES.items()},
}


class WisdomFace:
    """The Board Game in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.summary = Summary(language)
        self.words = self.summary.words
        self._legend = Legend(self.summary)
        self._tables = Tables(self.summary)

    @property
    def game(self) -> Wisdom:
        return WISDOM

    @property
    def views(self) -> Mapping[str, str]:
        found = {view: view for view in _VIEWS}
        for texts in UI.values():
            found |= {texts[f"command.{view}"]: view for view in _VIEWS}
        return found

    @property
    def commands(self) -> Mapping[str, str]:
        return {self.ui(f"command.{view}"): self.ui(f"command.{view}.text") for view in _VIEWS}

    # Words

    def ui(self, key: str, **fields: object) -> str:
        """The words of the pictures under a key."""
        return self.summary.ui(key, **fields)

    def name(self, s: State) -> str:
        return self.words.text("game.name")

    def aim(self, s: State) -> str:
        return self.words.text("game.aim")

    def prompt(self, s: State, question: Question) -> str:
        return self.words.prompt(s, question)

    def option(self, s: State, question: Question, option: int) -> str:
        return self.words.option(s, question, option)

    def note(self, s: State, note: tuple[Any, ...]) -> str:
        return self.words.note(s, note)

    def seat(self, s: State, player: int) -> str:
        name = self.words.seat(s, player)
        return name[:1].upper() + name[1:]

    def seat_styles(self, s: State) -> Mapping[str, str]:
        colors = s.setup["colors"]
        names = {self.words.seat(s, seat): NAME_STYLES[colors[seat]] for seat in range(s.seats)}
        return names | {name[:1].upper() + name[1:]: style for name, style in names.items()}

    def why(self, s: State, question: Question, answer: str) -> str:
        """The rule that asks; or of an answer, whether it is offered, and what its card does."""
        if not answer:
            return self.ui(f"why.{_reason(s, question)}")
        found = self.words.why(s, question, answer)
        for option in question.options:
            if WISDOM.name(s, question, option) == answer and option != PASS:
                help_ = self.words.card_help(self.words.option(s, question, option))
                return f"{found}\n{help_}" if help_ else found
        return found

    def reasons(self, s: State, answers: list[int]) -> list[str]:
        return [self.words.reason(s, reason) for reason in reasons(s, answers)]

    def card_help(self, name: str) -> str | None:
        return self.words.card_help(name)

    def about(self, s: State, place: str) -> str | None:
        square = square_named(s.land.grid, place.strip().lower()) if s.laid else None
        return None if square is None else self.summary.square(s, square)

    def ending(self, s: State) -> str:
        if not s.won_by:
            return self.ui("end.over")
        won = self.ui("end.won", seat=self.seat(s, s.won_by[0]), reason=self.words.ending(s))
        lines = [self.summary.standing(s, seat) for seat in range(s.seats)]
        return "\n".join([won, *(f"  {line}" for line in lines)])

    # Order

    def turn(self, s: State) -> tuple[int, int]:
        return s.round, s.active

    def numbered(self, question: Question) -> bool:
        return question.prompt.kind not in (SEAT, CITY)

    def in_order(self, s: State, question: Question) -> tuple[int, ...]:
        """Squares from the top left to the bottom right; what is not a square stays last, and so
        does Anarchy: whoever takes the first answer does not mean it."""
        if question.prompt.kind == ACT:
            return tuple(sorted(question.options, key=lambda option: _LAST.get(option, 0)))
        if question.prompt.kind != SQUARE:
            return tuple(question.options)
        cells = s.land.grid.cells

        def place(option: int) -> tuple[int, int]:
            return (1 << 10, 0) if option < 0 else (cells[option][1], cells[option][0])

        return tuple(sorted(question.options, key=place))

    # Pictures

    def title(self, s: State) -> str:
        if s.won_by:
            return self.ui("title.over", round=s.round)
        if s.phase == SETTING_UP:
            return self.ui("title.setup")
        phase = self.words.text(f"time.{PHASES[s.phase]}")
        if s.active == NOBODY:
            return self.ui("title.all", round=s.round, phase=phase)
        return self.ui("title", round=s.round, phase=phase, seat=self.seat(s, s.active))

    def view(self, view: str, s: State, seat: int | None, size: Size) -> RenderableType:
        if view == "map":
            return self._map(s, size)
        if view == "legend":
            return self._legend.of(s)
        if view == "seats":
            return self._tables.seats(s, seat, size.width)
        if view == "cities":
            return self._tables.cities(s, seat)
        if view == "techs":
            return self._tables.techs(s, seat)
        return self._tables.market(s, seat) if view == "market" else self._tables.hand(s, seat)

    def opening(self, s: State, seat: int, size: Size, first: bool) -> list[RenderableType]:
        """How all stand, and the map, unless the question brings its own picture."""
        if s.phase == SETTING_UP or s.civs[seat] == NONE:
            return []
        shown: list[RenderableType] = [self._tables.standing(s, seat)]
        if s.phase in (CITY_MANAGEMENT, MOVEMENT, RESEARCH):
            return shown
        most = map_rows(s) if first else size.height - _BESIDE_A_TURN
        return [self._map(s, size, around=own_places(s, seat), most=most), *shown]

    def picture(self, s: State, question: Question, size: Size) -> RenderableType | None:
        kind = question.prompt.kind
        most = max(_FEWEST_ROWS, size.height - _BESIDE_A_QUESTION - len(question.options))
        seat = question.player if isinstance(question, Ask) else None
        marked = _marked(question)
        if marked:
            return self._map(s, size, marked, marked, most)
        if kind in (PLAY, WOUND) or question.prompt is BATTLE_ABILITY:
            return self._tables.battle(s, seat)
        if kind == TECH and seat is not None:
            return self._tables.pyramid(s, seat)
        acts = any(option // ACTS == TAKE_ACTION for option in question.options)
        if question.prompt is CITY_MENU and acts and seat is not None:
            return self._tables.own_cities(s, seat)
        return None

    def _map(
        self, s: State, size: Size, marked: Bits = 0, around: Bits = 0, most: int = 99
    ) -> RenderableType:
        if not s.laid:
            return Text(self.ui("title.setup"))
        rows, columns = None, None
        if around:
            rows, columns = part_around(s, around, size.width, most)
        lines = text_map(s, self.summary.letters, size.width, marked, rows, columns)
        return Group(*(styled(line, _THEME) for line in lines))


def _marked(question: Question) -> Bits:
    """The squares that the answers stand for; of a tile to discover, its first one."""
    kind, options = question.prompt.kind, [n for n in question.options if n >= 0]
    if kind == SQUARE:
        return bits_of(options)
    if kind == STEP:
        return bits_of([(n - DISCOVER) * SQUARES if n >= DISCOVER else n for n in options])
    if kind == ACT:
        return bits_of([n % ACTS for n in options if n // ACTS in (FOUND, MOVE)])
    return 0


def _reason(s: State, question: Question) -> str:
    """Which rule asks: a reaction, a battle, or the phase."""
    if question.prompt is REACT:
        return "react"
    if question.prompt.kind in (PLAY, WOUND) or question.prompt is BATTLE_ABILITY:
        return "battle"
    return "setting_up" if s.phase == SETTING_UP else PHASES[s.phase]
