"""The Board Game with Wisdom and Warfare, as the house knows it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.core.flow import Ask
from ziggurat.core.forms import Form
from ziggurat.core.game import Setup
from ziggurat.core.notes import Note
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.scene import Preview, Scene, SeatTag, Start, Told
from ziggurat.games.sketch import Sketch

if TYPE_CHECKING:
    from ziggurat.games.wisdom.bots.knowledge import WisdomKnowledge
    from ziggurat.games.wisdom.game import Wisdom
    from ziggurat.games.wisdom.scene.model_catalogue import Catalogue
    from ziggurat.games.wisdom.state import State
    from ziggurat.games.wisdom.study import WisdomStudy
    from ziggurat.games.wisdom.terminal.face import WisdomFace
    from ziggurat.games.wisdom.words.table import TableWords


BATTLE: Final = "battle"
WINDOWS: Final = ("event", "resource", "city", "move", BATTLE)  # as rules/windows.py numbers them
BATTLE_ABILITY: Final = "battle_ability"


class WisdomPlugin(GamePlugin):
    """The game `wisdom`."""

    order: ClassVar[int] = 2
    opponent: ClassVar[str] = "strong"
    levels: ClassVar[Mapping[str, str]] = {
        "easy": "greedy",
        "fair": "builder",
        "strong": "steward",
        "hardest": "sage",
    }
    ratings: ClassVar[Mapping[str, int]] = {  # docs/bots.md, Levels
        "easy": 1000,
        "fair": 1190,
        "strong": 1600,
        "hardest": 1840,
    }

    @property
    def game(self) -> "Wisdom":
        from ziggurat.games.wisdom.game import WISDOM

        return WISDOM

    @property
    def positions(self) -> "type[State]":
        from ziggurat.games.wisdom.state import State

        return State

    def form(self) -> Form:
        from ziggurat.games.wisdom.form import form

        return form()

    def check(self, s: "State") -> list[str]:
        from ziggurat.games.wisdom.conservation import violations

        return violations(s)

    def position(self, s: "State") -> str:
        from ziggurat.games.wisdom.position_writing import position_text

        return position_text(s)

    def words(self, lang: str) -> "TableWords":
        from ziggurat.games.wisdom.words.table import table_words

        return table_words(lang)

    def name(self, lang: str, setup: Setup | None = None) -> str:
        return self.words(lang).text("game.name")

    def aim(self, lang: str) -> str:
        return self.words(lang).text("game.aim")

    def form_words(self, lang: str) -> Mapping[str, str]:
        from ziggurat.games.wisdom.content import CIVILIZATIONS, COLORS
        from ziggurat.games.wisdom.words import en_form, fr_form

        civs = [row.slug for row in CIVILIZATIONS]
        own = {"en": en_form.FORM, "fr": fr_form.FORM}[lang]
        text = self.words(lang).text
        return {
            **{f"civilizations.{slug}": text(f"civilization.{slug}") for slug in civs},
            **{f"colors.{color}": text(f"color.{color}") for color in COLORS},
            **own,
        }

    def refusals(self, lang: str) -> Mapping[str, str]:
        from ziggurat.games.wisdom.words.fr_refusals import REFUSALS

        return REFUSALS if lang == "fr" else {}

    def turn(self, s: "State") -> tuple[int, int]:
        return s.round, s.active

    def series(self, s: "State", seat: int) -> dict[str, int]:
        from ziggurat.games.wisdom.races import FAR, places_filled, steps_to_capital
        from ziggurat.games.wisdom.rules.sums import coins, trade_income

        begun, steps = s.civs[seat] >= 0, steps_to_capital(s, seat)
        return {
            "culture": s.track[seat],
            "techs": s.techs[seat].bit_count(),
            "coins": coins(s, seat) if begun else 0,
            "trade": trade_income(s, seat) if begun else 0,
            "army": sum(s.units[seat]),
            "pyramid": places_filled(s, seat) if begun else 0,
            "conquest": max(0, FAR - steps) if steps >= 0 else 0,
        }

    def series_words(self, lang: str) -> Mapping[str, str]:
        from ziggurat.games.wisdom.words import en_form, fr_form

        return {"en": en_form.SERIES, "fr": fr_form.SERIES}[lang]

    def labels(self, s: "State") -> dict[str, list[str]]:
        from ziggurat.games.wisdom.content import CIVILIZATIONS

        return {"civilization": [CIVILIZATIONS[n].slug if n >= 0 else "" for n in s.civs]}

    def colors(self, setup: Setup) -> list[str]:
        return list(setup["colors"])

    def scene(self, s: "State", seat: int | None, lang: str) -> Scene:
        from ziggurat.games.wisdom.scene import scene

        return scene(self.words(lang), s, seat)

    def sketch(self, s: "State") -> Sketch:
        from ziggurat.games.wisdom.scene.ground import sketch

        return sketch(s)

    def catalogue(self, lang: str) -> "Catalogue":
        from ziggurat.games.wisdom.scene.catalogue import catalogue

        return catalogue(lang)

    def note(self, s: "State", note: tuple[Any, ...], lang: str) -> tuple[int, str, list[int]]:
        from ziggurat.games.wisdom.scene import note_scene

        return note_scene(self.words(lang), s, note)

    def preview(self, s: "State", seat: int, answer: int, lang: str) -> Preview:
        from ziggurat.games.wisdom.scene.outlook import preview

        return preview(self.words(lang), s, seat, answer)

    def told(self, s: "State", lines: Sequence[tuple[int, Note]], fresh: int, lang: str) -> Told:
        from ziggurat.games.wisdom.scene.told import told

        return told(self.words(lang), s, lines, fresh)

    def terminal(self, lang: str) -> "WisdomFace":
        from ziggurat.games.wisdom.terminal.face import WisdomFace

        return WisdomFace(lang)

    def text(self, s: "State", seat: int | None, lang: str) -> str:
        from ziggurat.games.wisdom.pictures import text

        return text(s, seat, lang)

    def svg(self, s: "State", seat: int | None, lang: str) -> str:
        from ziggurat.games.wisdom.pictures import svg

        return svg(s, lang)

    def bodies(self) -> tuple[type, ...]:
        from ziggurat.games.wisdom.scene.model import Body, Ground
        from ziggurat.games.wisdom.scene.model_catalogue import Catalogue

        return Body, Ground, Catalogue

    def windows(self, lang: str) -> Mapping[str, str]:
        return {kind: self.words(lang).text(f"window.{kind}") for kind in WINDOWS}

    def window(self, s: "State", question: Ask) -> str:
        from ziggurat.games.wisdom.rules.windows import Window

        if question.prompt.name == BATTLE_ABILITY:
            return BATTLE
        frame = s.stack[-1] if s.stack else None
        return WINDOWS[frame.kind] if isinstance(frame, Window) else ""

    def starts(self, lang: str) -> list[Start]:
        text = self.words(lang).text
        first = {"civilizations": ["romans", "germans"], "bargaining": "off"}
        return [
            *(replace(start, text=text("start.usual")) for start in super().starts(lang)),
            Start(text("start.guided"), 2, first, seed=1, guided=True),
        ]

    def bots(self, general: Mapping[str, Callable[..., Any]]) -> Mapping[str, Callable[..., Any]]:
        from ziggurat.games.wisdom.bots import OWN, SHOWN

        known = {**general, **OWN}
        return {name: known.pop(name) for name in SHOWN if name in known} | known

    def bot_words(self, lang: str) -> Mapping[str, tuple[str, str]]:
        from ziggurat.games.wisdom.bots import OWN

        text = self.words(lang).text
        return {bot: (text(f"bot.{bot}"), text(f"bot.{bot}.text")) for bot in OWN}

    def seat_tags(self, s: "State", lang: str) -> list[SeatTag]:
        from ziggurat.games.wisdom.scene import seat_tags

        return seat_tags(self.words(lang), s)

    def reasons(self, s: "State", answers: Sequence[int]) -> list[tuple[Any, ...]]:
        from ziggurat.games.wisdom.bots.reasons import reasons

        return reasons(s, answers)

    def knowledge(self) -> "WisdomKnowledge":
        from ziggurat.games.wisdom.bots.knowledge import WisdomKnowledge

        return WisdomKnowledge()

    def study(self) -> "WisdomStudy":
        from ziggurat.games.wisdom.study import WisdomStudy

        return WisdomStudy()


PLUGIN: Final = WisdomPlugin()
