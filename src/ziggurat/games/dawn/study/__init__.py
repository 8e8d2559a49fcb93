"""What the lab asks of A New Dawn. Each part is imported when it is asked for."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from ziggurat.core.game import Setup
from ziggurat.games.dawn.content import BASE, TERRA
from ziggurat.games.dawn.form import BUILT_MAP
from ziggurat.games.dawn.words import Words
from ziggurat.games.study import Bench, Study, Thing

if TYPE_CHECKING:
    from ziggurat.export.column import Column
    from ziggurat.export.results import Played
    from ziggurat.export.states import Standing
    from ziggurat.games.dawn.scene.model import Seat
    from ziggurat.games.dawn.state import State
    from ziggurat.games.dawn.study.actions import DawnActions
    from ziggurat.games.dawn.study.agendas import AgendaWatch
    from ziggurat.games.dawn.study.coverage import Watch
    from ziggurat.games.dawn.study.habits import HabitWatch
    from ziggurat.games.dawn.study.observation import DawnObserver

_TITLES: Final = {
    "leader": ("Leaders", "How often each leader won, whoever led"),
    "agenda": (
        "Agendas that win",
        "Of the games with the agenda on the table, the part whose winner fulfilled it.",
    ),
}


class DawnStudy(Study):
    """The game in the lab."""

    def setup(self, chosen: Setup) -> dict[str, Any]:
        """The base game is played on maps that are built: the ready one is always the same."""
        is_base = chosen.get("edition", BASE) == BASE
        return {"map": BUILT_MAP, **chosen} if is_base else dict(chosen)

    def first(self, s: "State") -> int:
        return s.first

    def goals(self, s: "State") -> "AgendaWatch":
        from ziggurat.games.dawn.study.agendas import AgendaWatch

        return AgendaWatch(s)

    def habits(self) -> "HabitWatch":
        from ziggurat.games.dawn.study.habits import HabitWatch

        return HabitWatch()

    def named(self, kind: str, slug: str) -> str:
        return Words("en").text(f"{kind}.{slug}")

    def title(self, kind: str) -> tuple[str, str]:
        return _TITLES[kind]

    def sights(self) -> "Watch":
        from ziggurat.games.dawn.study.coverage import Watch

        return Watch()

    def coverage(self, setup: Setup, seen: Iterable[Thing]) -> dict[str, dict[str, list[str]]]:
        from ziggurat.games.dawn.study.coverage import coverage

        return coverage(setup["edition"], seen)

    def told(self, s: "State", seat: int) -> "Seat":
        from ziggurat.games.dawn.scene.corners import seat_scene

        return seat_scene(s, seat)

    def states(self) -> "tuple[Column[Standing], ...]":
        from ziggurat.games.dawn.study.states import STATES

        return STATES

    def results(self) -> "tuple[Column[Played], ...]":
        from ziggurat.games.dawn.study.results import RESULTS

        return RESULTS

    def actions(self) -> "DawnActions":
        from ziggurat.games.dawn.study.actions import DawnActions

        return DawnActions()

    def observer(self) -> "DawnObserver":
        from ziggurat.games.dawn.study.observation import DawnObserver

        return DawnObserver()

    def variants(self) -> Mapping[str, Setup]:
        return {"dawn_base": {"edition": BASE}, "dawn_terra_incognita": {"edition": TERRA}}

    def bench(self) -> Bench:
        from ziggurat.games.dawn.study.bench import BENCH

        return BENCH
