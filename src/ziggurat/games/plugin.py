"""What a game hands over to the house, with a working default for all but its rules and words.

A game has a module `plugin` with an object `PLUGIN`, an instance of a class derived from
`GamePlugin`. Importing that module costs nothing: each part is imported when it is asked for.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from ziggurat.core.flow import NOBODY, Ask, Question
from ziggurat.core.forms import PLAYERS, Form, plainly, players_field
from ziggurat.core.game import Game, Setup, question_for
from ziggurat.core.notes import Note
from ziggurat.games.plain import plain_text
from ziggurat.games.scene import (
    COLORS,
    Option,
    PlainBody,
    Preview,
    Scene,
    SeatTag,
    Start,
    Told,
    waiting,
)
from ziggurat.games.scene import Question as Asked
from ziggurat.games.sketch import Sketch
from ziggurat.games.study import Study


class Wording(Protocol):
    """A game's prose in one language. A position may be of any game, hence Any."""

    def prompt(self, s: Any, question: Question) -> str:
        """The pending question in one line."""

    def option(self, s: Any, question: Question, option: int) -> str:
        """An answer to the pending question."""

    def note(self, s: Any, note: tuple[Any, ...]) -> str:
        """A line of the log."""

    def why(self, s: Any, question: Question, answer: str) -> str:
        """Why an answer to the pending question is offered, or not."""

    def reason(self, s: Any, reason: tuple[Any, ...]) -> str:
        """What speaks for an answer."""

    def ending(self, s: Any) -> str:
        """Why the game is over, or that it is not."""

    def seat(self, s: Any, seat: int) -> str:
        """Who holds a seat."""


class GamePlugin:
    """A game of the house. `game`, `positions` and `words` must be given; all else may be.

    The registry sets `slug`. Games are listed by `order`, then by slug; the first one is what is
    played where nobody names a game.
    """

    slug: str = ""
    order: ClassVar[int] = 100
    languages: ClassVar[tuple[str, ...]] = ("en", "fr")
    opponent: ClassVar[str] = "fair"  # the level or bot that a form offers first
    # The levels for people: of each, the bot with its options (bots/specs.py), in this order.
    levels: ClassVar[Mapping[str, str]] = {
        "easy": "eager",
        "fair": "greedy",
        "strong": "sage",
        "hardest": "sage:seconds=3",
    }
    strengths: ClassVar[Mapping[str, int]] = {}  # of bots that are no level, from 1 to 5
    ratings: ClassVar[Mapping[str, int]] = {}  # Elo of the levels, where it was measured

    # Rules

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        raise NotImplementedError

    @property
    def positions(self) -> type:
        """The class of its positions."""
        raise NotImplementedError

    def form(self) -> Form:
        """What can be chosen in a setup."""
        return Form((players_field(2, 2),))

    def check(self, s: Any) -> list[str]:
        """What is broken in a position, a sentence each; empty for a sound one."""
        return []

    def position(self, s: Any) -> str:
        """The position as a text that a game can begin at; "" where the game writes none. Raises
        BadSetup where something is under way that no text can say."""
        return ""

    # Words

    def words(self, lang: str) -> Wording:
        """Questions, answers, log lines, reasons and names in a language."""
        raise NotImplementedError

    def name(self, lang: str, setup: Setup | None = None) -> str:
        """What the game is called, or a game of this setup."""
        return plainly(self.slug)

    def aim(self, lang: str) -> str:
        """What one tries to do, in a line or two for somebody new; "" for nothing to say."""
        return ""

    def form_words(self, lang: str) -> Mapping[str, str]:
        """The words of the form (core/forms.py says under which keys)."""
        return {}

    def refusals(self, lang: str) -> Mapping[str, str]:
        """What it says of setups and positions that cannot be, by the English sentence
        (core/sentences.py); in English there is nothing to add."""
        return {}

    # What everybody may see

    def turn(self, s: Any) -> tuple[int, int]:
        """The round and whose turn it is; NOBODY's between turns."""
        return 0, s.pending.player if isinstance(s.pending, Ask) else NOBODY

    def series(self, s: Any, seat: int) -> dict[str, int]:
        """Figures of a seat that are worth a plot, by name; only what everybody may know."""
        return {}

    def series_words(self, lang: str) -> Mapping[str, str]:
        """What these figures are called."""
        return {}

    def labels(self, s: Any) -> dict[str, list[str]]:
        """What tells the seats apart besides who plays them: by name, one word for each seat."""
        return {}

    def text(self, s: Any, seat: int | None, lang: str) -> str:
        """The position as a seat (None: a spectator) sees it, as lines of text."""
        return plain_text(self.game.view(s, seat))

    def svg(self, s: Any, seat: int | None, lang: str) -> str:
        """The same as a drawing, or "" where there is none."""
        return ""

    def sketch(self, s: Any) -> Sketch | None:
        """The map in small, for lists of games; None where there is none."""
        return None

    # The table in the browser

    def scene(self, s: Any, seat: int | None, lang: str) -> Scene:
        """What to draw for a seat (None: a spectator)."""
        round_, turn = self.turn(s)
        return Scene(
            game=self.slug,
            seat=NOBODY if seat is None else seat,
            round=round_,
            turn=turn,
            order=list(range(s.seats)),
            seats=self.seat_tags(s, lang),
            question=self._asked(s, seat, lang),
            waiting=waiting(s, seat),
            winners=list(s.winners()),
            ending=self.words(lang).ending(s) if s.pending is None else "",
            body=self.body(s, seat, lang),
        )

    def body(self, s: Any, seat: int | None, lang: str) -> Any:
        """The part of a scene that only this game's page reads; here the picture of the plain
        page."""
        return PlainBody(self.text(s, seat, lang), self.svg(s, seat, lang))

    def bodies(self) -> tuple[type, ...]:
        """The classes of its bodies, grounds and catalogues, for the types of its page."""
        return ()

    def _asked(self, s: Any, seat: int | None, lang: str) -> Asked | None:
        """The question to a seat with its answers. Of one to another seat it only knows that much,
        for the words of a question may tell what that seat holds."""
        ask, words = question_for(s, seat), self.words(lang)
        if ask is None:
            known = waiting(s, seat)
            return Asked("", known[0], "") if known else None
        return Asked(
            prompt=ask.prompt.name,
            seat=ask.player,
            text=words.prompt(s, ask),
            options=[
                Option(each, self.game.name(s, ask, each), words.option(s, ask, each))
                for each in ask.options
            ],
        )

    def seat_tags(self, s: Any, lang: str) -> list[SeatTag]:
        """Each seat by name and colour."""
        words = self.words(lang)
        return [
            SeatTag(seat, words.seat(s, seat), "", COLORS[seat % len(COLORS)])
            for seat in range(s.seats)
        ]

    def starts(self, lang: str) -> list[Start]:
        """Games that begin at one press of a button, the usual one first."""
        fields = self.form().fields
        setup = {each.key: each.suggested for each in fields if each.suggested is not None}
        players = next(each for each in fields if each.key == PLAYERS)
        count = setup.pop(PLAYERS, players.default)
        return [Start(self.name(lang, setup), count, setup)]

    def bot_words(self, lang: str) -> Mapping[str, tuple[str, str]]:
        """What its own bots are called, and what kind of opponents they are."""
        return {}

    def catalogue(self, lang: str) -> Any:
        """What a page needs to know once: every card and piece in words; None for nothing."""
        return None

    def note(self, s: Any, note: tuple[Any, ...], lang: str) -> tuple[int, str, list[int]]:
        """A line of the log: whose doing, its sentence, the places it speaks of."""
        return NOBODY, self.words(lang).note(s, note), []

    def preview(self, s: Any, seat: int, answer: int, lang: str) -> Preview:
        """What this answer of a seat would light, before it is given. It may not depend on what is
        hidden from the seat."""
        return Preview(answer)

    def told(self, s: Any, lines: Sequence[tuple[int, Note]], fresh: int, lang: str) -> Told:
        """What lines of the log tell as records: fights and moves. `lines` are moments with notes;
        those before number `fresh` were told already and only explain the others."""
        return Told()

    def left_to_chance(self, s: Any) -> bool:
        """Is this a question that a table may answer at random, if its players so wish?"""
        return False

    # Questions that a seat may leave to the table

    def windows(self, lang: str) -> Mapping[str, str]:
        """Kinds of questions that a seat may wish not to be asked, by name, in words: moments in
        which it may react. The table passes for it then. The names are the same in all
        languages."""
        return {}

    def window(self, s: Any, question: Ask) -> str:
        """Of which of these kinds a question is, or "". It may not depend on what is hidden."""
        return ""

    # Opponents

    def bots(self, general: Mapping[str, Callable[..., Any]]) -> Mapping[str, Callable[..., Any]]:
        """Who can play it, by name: the general bots, and its own."""
        return general

    def knowledge(self) -> Any:
        """How to judge its positions (bots.knowledge.Knowledge); None: only wins and losses."""
        return None

    def reasons(self, s: Any, answers: Sequence[int]) -> list[tuple[Any, ...]]:
        """What speaks for each of these answers to the pending question, the best first; empty
        for nothing to say."""
        return [()] * len(answers)

    # The terminal and the lab

    def terminal(self, lang: str) -> Any:
        """Its face in the terminal (cli.face.Face); None: the plain one."""
        return None

    def study(self) -> Study:
        """What the lab asks of it."""
        return Study()
