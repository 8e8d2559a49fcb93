"""What the lab asks of The Board Game. Each part is imported when it is asked for."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ziggurat.core.game import Setup
from ziggurat.games.study import Bench, Study, Thing
from ziggurat.games.wisdom.words import Words

if TYPE_CHECKING:
    from ziggurat.export.column import Column
    from ziggurat.export.results import Played
    from ziggurat.export.states import Standing
    from ziggurat.games.wisdom.state import State
    from ziggurat.games.wisdom.study.actions import WisdomActions
    from ziggurat.games.wisdom.study.coverage import Watch
    from ziggurat.games.wisdom.study.victories import VictoryWatch

_TITLES: Final = {
    "civilization": ("Civilizations", "How often each civilization won, whoever led it."),
    "victory": ("Victories", "The part of the games that was won in this way."),
}


class WisdomStudy(Study):
    """The game in the lab."""

    def first(self, s: "State") -> int:
        """The marker passes to the left every turn, so the first of all is worked out."""
        return (s.first - max(0, s.round - 1)) % s.seats

    def goals(self, s: "State") -> "VictoryWatch":
        from ziggurat.games.wisdom.study.victories import VictoryWatch

        return VictoryWatch()

    def named(self, kind: str, slug: str) -> str:
        return Words("en").text(f"{kind}.{slug}")

    def title(self, kind: str) -> tuple[str, str]:
        return _TITLES[kind]

    def sights(self) -> "Watch":
        from ziggurat.games.wisdom.study.coverage import Watch

        return Watch()

    def coverage(self, setup: Setup, seen: Iterable[Thing]) -> dict[str, dict[str, list[str]]]:
        from ziggurat.games.wisdom.study.coverage import coverage

        return coverage(seen)

    def states(self) -> "tuple[Column[Standing], ...]":
        from ziggurat.games.wisdom.study.states import STATES

        return STATES

    def results(self) -> "tuple[Column[Played], ...]":
        from ziggurat.games.wisdom.study.results import RESULTS

        return RESULTS

    def actions(self) -> "WisdomActions":
        from ziggurat.games.wisdom.study.actions import WisdomActions

        return WisdomActions()

    def features(self) -> Mapping[str, int]:
        from ziggurat.games.wisdom.study.features import SIZES

        return SIZES

    def feature(self, s: Any, seat: int, name: str) -> Sequence[float]:
        from ziggurat.games.wisdom.study.features import feature

        return feature(s, seat, name)

    def bench(self) -> Bench:
        from ziggurat.games.wisdom.study.bench import BENCH

        return BENCH
