"""`ziggurat replay` and `ziggurat verify`: looking at records."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ziggurat.cli.analyse import analyse as show_course
from ziggurat.cli.face import Face
from ziggurat.cli.faces import face_of
from ziggurat.cli.files import Trouble, match_in
from ziggurat.cli.options import Language, NoColor, fail, screen_for, sentence, texts_for
from ziggurat.cli.screen import Screen, echoed
from ziggurat.cli.words import Texts
from ziggurat.core.flow import Ask
from ziggurat.core.game import BadSetup
from ziggurat.core.match import Match
from ziggurat.core.notes import whole
from ziggurat.games.refusals import told
from ziggurat.games.registry import plugin_named


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    analyse: Annotated[
        bool, typer.Option("--analyse", help="Everybody's chances, and what turned the game.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The analysis for programs.")] = False,
    position: Annotated[
        int | None,
        typer.Option(metavar="N", help="Write the position after N answers, to begin at."),
    ] = None,
    lang: Language = None,
    no_color: NoColor = False,
) -> None:
    """Step through a recorded game; all of it at once when not at a terminal."""
    texts = texts_for(lang)
    if as_json and not analyse:
        raise fail(texts("analysis.json"))
    try:
        match, _ = match_in(file, texts, log=True)
        if position is not None:
            typer.echo(_position(texts, match, position), nl=False)
            return
    except Trouble as trouble:
        raise fail(str(trouble)) from None
    player = Player(screen_for(no_color), texts, match)
    if analyse:
        show_course(player.screen, texts, player.face, match, as_json)
    elif sys.stdin.isatty():
        player.step_through()
    else:
        player.tell_all()


def _position(texts: Texts, match: Match[Any], count: int) -> str:
    """The position after so many answers as a text; raises Trouble."""
    if not 0 <= count <= len(match.answers):
        raise Trouble(texts("replay.no_answer", count=len(match.answers)))
    plugin = plugin_named(match.game.slug)
    try:
        text = plugin.position(match.at(count))
    except BadSetup as error:
        raise Trouble(sentence(told(error, texts.language, plugin))) from None
    if not text:
        raise Trouble(texts("replay.no_position"))
    return text


def verify(
    files: Annotated[list[Path], typer.Argument(help="Records.")], lang: Language = None
) -> None:
    """Replay records and compare what they lead to with what they say; one line for each."""
    texts = texts_for(lang)
    good = True
    for file in files:
        try:
            match, _ = match_in(file, texts)
        except Trouble as trouble:
            good = False
            typer.echo(str(trouble))
        else:
            typer.echo(_verdict(texts, file, match))
    if not good:
        raise typer.Exit(1)


def _verdict(texts: Texts, file: Path, match: Match[Any]) -> str:
    face = face_of(match.game.slug, texts.language)
    outcome = texts("verify.unfinished")
    if winners := match.state.winners():
        names = ", ".join(face.seat(match.state, seat) for seat in winners)
        outcome = texts("verify.won", seats=names)
    return texts("verify.good", file=file, answers=len(match.answers), outcome=outcome)


class Player:
    """Shows a record answer by answer."""

    def __init__(self, screen: Screen, texts: Texts, match: Match[Any]) -> None:
        self.screen = screen
        self.texts = texts
        self.match = match
        self.face: Face[Any] = face_of(match.game.slug, texts.language)
        self.answers = list(match.answers)

    def tell_all(self) -> None:
        """Every line of the log, then how it ended."""
        s = self.match.state
        self.screen.heading(self._title())
        notes = [self.face.note(s, whole(note)) for _, note in self.match.log]
        self.screen.sentences(notes, self.face.seat_styles(s))
        self._tell_end()

    def step_through(self) -> None:
        """Go forward and back as the user says."""
        self.screen.heading(self._title())
        self.screen.say(self.texts("replay.keys"), "dim")
        self.match.undo(0)
        try:
            while (line := self.screen.read(f"{self._where()}> ")) is not None:
                if not self._obey(line.strip().lower()):
                    return
        except KeyboardInterrupt:
            self.screen.say("")

    def _obey(self, text: str) -> bool:
        """Do what a key says; False to leave."""
        at, last = len(self.match.answers), len(self.answers)
        if text in ("q", "quit", "quitter"):
            return False
        if text == "":
            self._forward(1)
        elif text == "t":
            self._forward_to_next_turn()
        elif text == "b":
            if at:
                self._go_to(at - 1)
            else:
                self.screen.mistake(self.texts("replay.first"))
        elif text == "m":
            view = next(iter(self.face.views.values()))
            self.screen.show(self.face.view(view, self.match.state, None, self.screen.size))
        elif text.isdecimal() and len(text) < 8:
            if int(text) <= last:
                self._go_to(int(text))
            else:
                self.screen.mistake(self.texts("replay.no_answer", count=last))
        else:
            keys = self.texts("replay.keys")
            self.screen.mistake(self.texts("replay.unknown", text=echoed(text), keys=keys))
        return True

    def _forward(self, steps: int) -> None:
        for _ in range(steps):
            at = len(self.match.answers)
            if at == len(self.answers):
                self._tell_end()
                return
            told = len(self.match.log)
            answer = self._answer_words(self.answers[at])
            self.match.feed(self.answers[at])
            s = self.match.state
            notes = [self.face.note(s, whole(note)) for _, note in self.match.log[told:]]
            self.screen.sentences(notes or [answer], self.face.seat_styles(s))

    def _forward_to_next_turn(self) -> None:
        turn = self.face.turn(self.match.state)
        self._forward(1)
        while len(self.match.answers) < len(self.answers):
            if self.face.turn(self.match.state) != turn:
                return
            self._forward(1)

    def _go_to(self, count: int) -> None:
        """Stand after so many answers, and tell the last of them again."""
        self.match.undo(min(max(0, count - 1), len(self.match.answers)))
        while len(self.match.answers) < count - 1:
            self.match.feed(self.answers[len(self.match.answers)])
        if count:
            self._forward(1)

    def _answer_words(self, option: int) -> str:
        """What is answered now, for answers after which the log has nothing to tell."""
        s = self.match.state
        question = s.pending
        assert question is not None
        answer = self.face.option(s, question, option)
        if isinstance(question, Ask):
            seat = self.face.seat(s, question.player)
            return self.texts("replay.answer", seat=seat, answer=answer)
        return f"{self.face.prompt(s, question)} {answer}"

    def _tell_end(self) -> None:
        if self.match.state.winners():
            self.screen.say(self.face.ending(self.match.state), "bold")
        else:
            self.screen.say(self.texts("replay.last"))

    def _title(self) -> str:
        return self.texts(
            "replay.title",
            game=self.face.name(self.match.state),
            seats=self.match.state.seats,
            answers=len(self.answers),
        )

    def _where(self) -> str:
        return self.texts("replay.where", number=len(self.match.answers), count=len(self.answers))
