"""The legend of the map of A New Dawn: what its letters and shapes mean."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.games.dawn.content import (
    CITY_STATES,
    DIFFICULTY,
    DISTRICTS,
    NATURAL_WONDERS,
    RESOURCES,
    TERRAINS,
    WATER,
)
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.text import ARMY_SIGN, CHOICE_MARK, EDGE_MARK, FORT, Letters, short_name
from ziggurat.games.dawn.words import Words


class Legend:
    """Explains the map in one language."""

    def __init__(self, words: Words, letters: Letters, ui: Callable[..., str]) -> None:
        self._words = words
        self._letters = letters
        self._ui = ui

    def of(self, s: State) -> RenderableType:
        """What may be seen on this map."""
        terrains = [
            self._ui(
                "legend.water" if terrain == WATER else "legend.terrain",
                letter=self._letters.terrain[terrain],
                terrain=self._words.term("terrain", slug),
                difficulty=DIFFICULTY[terrain],
            )
            for terrain, slug in enumerate(TERRAINS)
        ]
        owners = [
            f"{self._letters.owners[s.setup['colors'][seat]]} {self._words.seat(s, seat)}"
            for seat in range(s.seats)
        ]
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for row in self._shapes(s):
            table.add_row(*row)
        return Group(
            self._bold("legend.spaces"),
            Padding(Text(", ".join(terrains)), (0, 0, 0, 2)),
            self._bold("legend.owners"),
            Padding(Text(", ".join(owners)), (0, 0, 0, 2)),
            self._bold("legend.pieces"),
            table,
        )

    def _shapes(self, s: State) -> list[tuple[str, str]]:
        """(shape, meaning) of everything that is drawn."""
        ui = self._ui
        letter = self._letters.owners[s.setup["colors"][0]]
        small = letter.lower()
        resources = [
            f"${self._letters.resources[number]} {self._words.resource(number)}"
            for number in range(len(RESOURCES))
        ]
        city_states = [
            f"@{short_name(CITY_STATES[n].slug)} {self._words.city_state(n)}"
            for n in s.board.city_state_spaces
        ]
        naturals = [
            f"%{short_name(NATURAL_WONDERS[n].slug)} {self._words.natural(n)}"
            for n in s.board.natural_spaces
        ]
        shapes = [
            (f"*{letter}*", ui("legend.capital")),
            (f"/{letter}\\", ui("legend.city")),
            (f"({letter})", ui("legend.token")),
            (f"[{letter}]", ui("legend.reinforced")),
        ]
        if s.edition.explores:
            kinds = [
                f"{self._letters.districts[number]} {self._words.text(f'district.{slug}')}"
                for number, slug in enumerate(DISTRICTS)
            ]
            kind = self._letters.districts[0]
            shapes += [
                (f"({letter}{kind})", ui("legend.district", names=", ".join(kinds))),
                (f"[{letter}{kind}]", ui("legend.district.reinforced")),
                (FORT, ui("legend.fort")),
                (f"{{{letter}}}", ui("legend.fort.held")),
                (f"{ARMY_SIGN}{small}", ui("legend.army", sign=ARMY_SIGN)),
                (EDGE_MARK, ui("legend.edge")),
            ]
        return [
            *shapes,
            (f">{small}", ui("legend.caravan", letter=small)),
            ("+", ui("legend.wonder")),
            ("!A!", ui("legend.barbarian")),
            (".a.", ui("legend.icon")),
            ("@", ui("legend.city_state", names=", ".join(city_states) or "-")),
            ("@", ui("legend.conquered")),
            ("$", ui("legend.resource", names=", ".join(resources))),
            ("%", ui("legend.natural", names=", ".join(naturals) or "-")),
            (CHOICE_MARK, ui("legend.choice")),
        ]

    def _bold(self, key: str) -> Text:
        return Text(self._ui(key), style="bold")
