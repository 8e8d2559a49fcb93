"""A New Dawn and its expansion, as the house knows them."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.core.forms import Form
from ziggurat.core.game import Setup
from ziggurat.core.notes import Note
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.scene import Preview, Scene, SeatTag, Start, Told
from ziggurat.games.sketch import Sketch

if TYPE_CHECKING:
    from ziggurat.games.dawn.bots.knowledge import DawnKnowledge
    from ziggurat.games.dawn.game import Dawn
    from ziggurat.games.dawn.scene.catalogue import Catalogue
    from ziggurat.games.dawn.state import State
    from ziggurat.games.dawn.study import DawnStudy
    from ziggurat.games.dawn.terminal.face import DawnFace
    from ziggurat.games.dawn.words import Words


@cache
def _words(lang: str) -> "Words":
    from ziggurat.games.dawn.words import Words

    return Words(lang)


class DawnPlugin(GamePlugin):
    """The game `dawn`."""

    order: ClassVar[int] = 1
    levels: ClassVar[Mapping[str, str]] = {
        "easy": "greedy",
        "fair": "steward",
        "strong": "sage",
        "hardest": "sage:seconds=3",
    }
    strengths: ClassVar[Mapping[str, int]] = {"veteran": 3}
    ratings: ClassVar[Mapping[str, int]] = {  # docs/bots.md, Levels
        "easy": 1000,
        "fair": 1240,
        "strong": 1620,
        "hardest": 1670,
    }

    @property
    def game(self) -> "Dawn":
        from ziggurat.games.dawn.game import DAWN

        return DAWN

    @property
    def positions(self) -> "type[State]":
        from ziggurat.games.dawn.state import State

        return State

    def form(self) -> Form:
        from ziggurat.games.dawn.form import form

        return form()

    def check(self, s: "State") -> list[str]:
        from ziggurat.games.dawn.conservation import violations

        return violations(s)

    def words(self, lang: str) -> "Words":
        return _words(lang)

    def name(self, lang: str, setup: Setup | None = None) -> str:
        edition = (setup or {}).get("edition", "base")
        return self.words(lang).text(f"edition.{edition}")

    def form_words(self, lang: str) -> Mapping[str, str]:
        from ziggurat.games.dawn.content import COLORS, EDITIONS, LEADERS
        from ziggurat.games.dawn.words import en_form, fr_form

        own = {"en": en_form.FORM, "fr": fr_form.FORM}[lang]
        text = self.words(lang).text
        return {
            **{f"edition.{slug}": text(f"edition.{slug}") for slug in EDITIONS},
            **{
                f"leaders.{row.slug}": text(
                    "form.leader",
                    people=text(f"leader.{row.slug}"),
                    leader=text(f"leader.{row.slug}.leader"),
                )
                for row in LEADERS
            },
            **{f"colors.{color}": text(f"color.{color}") for color in COLORS},
            **own,
        }

    def refusals(self, lang: str) -> Mapping[str, str]:
        from ziggurat.games.dawn.words.fr_refusals import REFUSALS

        return REFUSALS if lang == "fr" else {}

    def turn(self, s: "State") -> tuple[int, int]:
        return s.round, s.turn

    def series(self, s: "State", seat: int) -> dict[str, int]:
        from ziggurat.games.dawn.scene import standing

        return standing(s, seat)

    def series_words(self, lang: str) -> Mapping[str, str]:
        from ziggurat.games.dawn.words import en_form, fr_form

        return {"en": en_form.SERIES, "fr": fr_form.SERIES}[lang]

    def labels(self, s: "State") -> dict[str, list[str]]:
        from ziggurat.games.dawn.content import LEADERS

        return {"leader": [LEADERS[n].slug if n >= 0 else "" for n in s.leaders]}

    def scene(self, s: "State", seat: int | None, lang: str) -> Scene:
        from ziggurat.games.dawn.scene import scene

        return scene(self.words(lang), s, seat)

    def sketch(self, s: "State") -> Sketch:
        from ziggurat.games.dawn.scene.ground import sketch

        return sketch(s)

    def catalogue(self, lang: str) -> "Catalogue":
        from ziggurat.games.dawn.scene.catalogue import catalogue

        return catalogue(lang)

    def note(self, s: "State", note: tuple[Any, ...], lang: str) -> tuple[int, str, list[int]]:
        from ziggurat.games.dawn.scene import note_scene

        return note_scene(self.words(lang), s, note)

    def preview(self, s: "State", seat: int, answer: int, lang: str) -> Preview:
        from ziggurat.games.dawn.scene.outlook import preview

        return preview(self.words(lang), s, seat, answer)

    def told(self, s: "State", lines: Sequence[tuple[int, Note]], fresh: int, lang: str) -> Told:
        from ziggurat.games.dawn.scene.told import told

        return told(self.words(lang), s, lines, fresh)

    def bodies(self) -> tuple[type, ...]:
        from ziggurat.games.dawn.scene.catalogue import Catalogue
        from ziggurat.games.dawn.scene.model import Board, Body

        return Body, Board, Catalogue

    def seat_tags(self, s: "State", lang: str) -> list[SeatTag]:
        from ziggurat.games.dawn.scene import seat_tags

        return seat_tags(self.words(lang), s)

    def starts(self, lang: str) -> list[Start]:
        text = self.words(lang).text
        usual = {"edition": "terra-incognita"}
        leaders = {"leaders": ["france", "rome"]}
        return [
            Start(text("start.usual"), 3, usual),
            Start(text("start.guided"), 2, {"edition": "base", **leaders}, seed=1, guided=True),
            Start(text("start.guided.terra"), 2, {**usual, **leaders}, seed=1, guided=True),
        ]

    def bot_words(self, lang: str) -> Mapping[str, tuple[str, str]]:
        from ziggurat.games.dawn.bots import OWN

        text = self.words(lang).text
        return {bot: (text(f"bot.{bot}"), text(f"bot.{bot}.text")) for bot in OWN}

    def left_to_chance(self, s: "State") -> bool:
        from ziggurat.games.dawn.scene import is_map_building

        return is_map_building(s)

    def reasons(self, s: "State", answers: Sequence[int]) -> list[tuple[Any, ...]]:
        from ziggurat.games.dawn.bots.reasons import reasons

        return reasons(s, list(answers))

    def bots(self, general: Mapping[str, Callable[..., Any]]) -> Mapping[str, Callable[..., Any]]:
        from ziggurat.games.dawn.bots import OWN, SHOWN

        known = {**general, **OWN}
        return {name: known.pop(name) for name in SHOWN if name in known} | known

    def knowledge(self) -> "DawnKnowledge":
        from ziggurat.games.dawn.bots.knowledge import DawnKnowledge

        return DawnKnowledge()

    def terminal(self, lang: str) -> "DawnFace":
        from ziggurat.games.dawn.terminal.face import DawnFace

        return DawnFace(lang)

    def text(self, s: "State", seat: int | None, lang: str) -> str:
        from ziggurat.games.dawn.pictures import text

        return text(s)

    def svg(self, s: "State", seat: int | None, lang: str) -> str:
        from ziggurat.games.dawn.pictures import svg

        return svg(s)

    def study(self) -> "DawnStudy":
        from ziggurat.games.dawn.study import DawnStudy

        return DawnStudy()


PLUGIN: Final = DawnPlugin()
