"""The smallest game: each of two seats says a number once, and the higher one wins. It brings its
rules and plain words, and nothing else."""

from collections.abc import Mapping
from typing import Any

from ziggurat.core.chance import Chance
from ziggurat.core.codec import digest
from ziggurat.core.flow import Ask, Frame, IllegalAnswer, Question, prompt
from ziggurat.core.forms import Form, players_field
from ziggurat.core.game import Setup
from ziggurat.games.plain import PlainWords
from ziggurat.games.plugin import GamePlugin

SAY = prompt("say_number", "number", __name__)
FORM = Form((players_field(2, 2),))


class Said:
    """The numbers said so far."""

    def __init__(self, said: tuple[int, ...] = ()) -> None:
        self.seats = 2
        self.said = said
        self.stack: list[Frame] = []
        self.notes: list[tuple[Any, ...]] | None = None
        self.revealed = 0
        done = len(said) == 2
        self.pending: Question | None = None if done else Ask(len(said), SAY, (1, 2, 3))

    def clone(self) -> "Said":
        return Said(self.said)

    def play(self, answer: int) -> None:
        if self.pending is None or answer not in self.pending.options:
            raise IllegalAnswer(f"{answer!r} was not offered")
        if self.notes is not None:
            self.notes.append(("said", len(self.said), answer))
        notes = self.notes
        self.__init__((*self.said, answer))  # type: ignore[misc]
        self.notes = notes

    def to_json(self) -> dict[str, Any]:
        return {"said": list(self.said)}

    def hash(self) -> str:
        return digest(self.to_json())

    def winners(self) -> tuple[int, ...]:
        if self.pending is not None:
            return ()
        return tuple(seat for seat in (0, 1) if self.said[seat] == max(self.said))


class Lonely:
    """The rules."""

    slug = "lonely"
    rules = "1"
    reads = ("1",)

    def checked_setup(self, setup: Setup) -> dict[str, Any]:
        return FORM.checked(setup)

    def new(self, setup: Setup, rules: str = "") -> Said:
        self.checked_setup(setup)
        return Said()

    def from_json(self, data: Mapping[str, Any]) -> Said:
        return Said(tuple(data["said"]))

    def name(self, s: Said, question: Question, option: int) -> str:
        return str(option)

    def view(self, s: Said, seat: int | None) -> dict[str, Any]:
        return s.to_json()

    def imagined(self, s: Said, seat: int, random: Chance) -> Said:
        return s

    def result(self, s: Said) -> dict[str, Any]:
        over = s.pending is None
        return {"winners": list(s.winners()), "reason": "higher" if over else "unfinished"}


LONELY = Lonely()


class LonelyPlugin(GamePlugin):
    """What it hands over."""

    @property
    def game(self) -> Lonely:
        return LONELY

    @property
    def positions(self) -> type[Said]:
        return Said

    def form(self) -> Form:
        return FORM

    def words(self, lang: str) -> PlainWords:
        return PlainWords(LONELY, lang)


PLUGIN = LonelyPlugin()
