"""The legend of the square map: what its letters and signs mean."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CITY_STATES,
    GREAT_PEOPLE,
    MARKET_RESOURCES,
    TERRAINS,
)
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.summary import Summary
from ziggurat.games.wisdom.text import (
    ARMY_SIGN,
    CAPITAL_SIGN,
    CHOICE_FRONT,
    CHOICE_MARK,
    CITY_SIGN,
    FACE_DOWN,
    HUT_SIGN,
    PERSON_SIGN,
    PROGRAM_SIGN,
    RELIC_SIGN,
    SCOUT_SIGN,
    STATE_SIGN,
    VILLAGE_SIGN,
    WALLS_SIGN,
    WONDER_SIGN,
)


class Legend:
    """Explains the map in one language."""

    def __init__(self, summary: Summary) -> None:
        self._summary = summary
        self._words = summary.words
        self._letters = summary.letters
        self._ui = summary.ui

    def of(self, s: State) -> RenderableType:
        """What may be seen on this map."""
        terrains = [
            f"{self._letters.terrain[number]} {self._words.text(f'terrain.{slug}')}"
            for number, slug in enumerate(TERRAINS)
        ]
        terrains.append(self._ui("legend.face_down", sign=FACE_DOWN))
        owners = [
            f"{self._letters.owner(s, seat)} {self._words.seat(s, seat)}" for seat in range(s.seats)
        ]
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for row in self._signs(s):
            table.add_row(*row)
        return Group(
            Text(self._ui("legend.squares"), style="bold"),
            Padding(Text(", ".join(terrains)), (0, 0, 0, 2)),
            Text(self._ui("legend.owners"), style="bold"),
            Padding(Text(", ".join(owners)), (0, 0, 0, 2)),
            Text(self._ui("legend.pieces"), style="bold"),
            table,
            Text(self._ui("legend.space", square=self._words.square(s, 0)), style="dim"),
        )

    def _signs(self, s: State) -> list[tuple[str, str]]:
        """(sign, meaning) of everything that is drawn."""
        ui, words, letters = self._ui, self._words, self._letters
        letter = letters.owner(s, 0)
        small = letter.lower()
        buildings = [f"{letters.buildings[n]} {words.building(n)}" for n in range(len(BUILDINGS))]
        resources = [f"{letters.resources[n]} {words.resource(n)}" for n in MARKET_RESOURCES]
        people = [f"{letters.people[n]} {words.person(n)}" for n in range(len(GREAT_PEOPLE))]
        states = [
            f"{letters.city_states[n]} {words.city_state(n)}" for n in range(len(CITY_STATES))
        ]
        both = f"{ARMY_SIGN}{small}{SCOUT_SIGN}"
        return [
            (f"{CAPITAL_SIGN}{letter}", ui("legend.capital")),
            (
                f"{CITY_SIGN}{letter}",
                ui("legend.city", walls=WALLS_SIGN, program=PROGRAM_SIGN),
            ),
            (f"{ARMY_SIGN}{small}", ui("legend.army", letter=f"{ARMY_SIGN}{small}")),
            (f"{SCOUT_SIGN}{small}", ui("legend.scout", both=both)),
            (HUT_SIGN, ui("legend.hut")),
            (VILLAGE_SIGN, ui("legend.village")),
            (RELIC_SIGN, ui("legend.relic")),
            (
                f"{STATE_SIGN}{letters.city_states[0]}",
                ui("legend.city_state", names=", ".join(states)),
            ),
            (f"{WONDER_SIGN}{letters.wonder(0)}", ui("legend.wonder")),
            (f"{PERSON_SIGN}{letters.people[0]}", ui("legend.person", names=", ".join(people))),
            (letters.buildings[0], ui("legend.building", names=", ".join(buildings))),
            (letters.resources[0], ui("legend.resource", names=", ".join(resources))),
            (f"{CHOICE_MARK} {CHOICE_FRONT}", ui("legend.choice")),
        ]
