"""A game at the terminal: asking, listening, obeying.

The loop knows no game: it asks the match for the pending question and the face for words and
pictures. Whatever a person types either answers, or is a command, or gets one clear sentence.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from ziggurat.bots.advice import outlook
from ziggurat.cli.advised import advised_of, show_advised
from ziggurat.cli.answers import Mistake, Offer, exactly, folded, understood
from ziggurat.cli.asking import ask_about
from ziggurat.cli.commands import COMMANDS, LISTED, LISTED_LAST
from ziggurat.cli.face import Face
from ziggurat.cli.faces import face_of
from ziggurat.cli.files import Trouble, match_in
from ziggurat.cli.screen import Screen, echoed
from ziggurat.cli.seats import HUMAN, bot_answer, seats_in
from ziggurat.cli.shelf import Shelf
from ziggurat.cli.words import LANGUAGES, Texts
from ziggurat.core.flow import NOBODY, PASS, Ask
from ziggurat.core.match import Match
from ziggurat.games.registry import plugin_named
from ziggurat.games.windows import Unasked

_LOG_LINES: Final = 20
_REMINDER: Final = 6  # lines of the log shown to somebody who comes back


class Table:
    """One game with people and bots around it."""

    def __init__(
        self,
        screen: Screen,
        texts: Texts,
        match: Match[Any],
        seats: list[str],
        file: Path | None = None,
    ) -> None:
        self.screen = screen
        self.texts = texts
        self.sit_down(match, seats, file)
        self._done = False
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "hint": lambda _: self._hint(),
            "why": self._why,
            "help": self._help,
            "space": self._space,
            "show": self._show,
            "ask": self._ask_about,
            "log": self._log,
            "save": self._save,
            "load": self._load,
            "lang": self._lang,
            "quit": lambda _: self._quit(),
        }

    def sit_down(self, match: Match[Any], seats: list[str], file: Path | None = None) -> None:
        """Begin a game, or go on with the one in a file."""
        self.shelf = Shelf()
        if file:
            self.shelf.take(file, match)
        match.follow_chance()
        self.match = match
        self.seats = seats
        self.face: Face[Any] = face_of(match.game.slug, self.texts.language)
        self._told = max(0, len(match.log) - _REMINDER) if file else 0  # lines of the log shown
        self._asked = False  # the pending question has been shown
        self._turn: tuple[tuple[int, int], int] | None = None  # whose turn was last introduced
        self._unasked = Unasked(plugin_named(match.game.slug))  # what persons leave to the table
        self._passed: set[int] = set()  # which answers the table gave for them

    def welcome(self, key: str) -> None:
        """Say which game this is and how to play it here."""
        match = self.match
        self.screen.heading(
            self.texts(
                key,
                game=self.face.name(match.state),
                seats=match.state.seats,
                seed=match.seed,
                answers=len(match.answers),
            )
        )
        self.screen.say(self.face.aim(self.match.state))
        self.screen.say(self.texts("hint"))

    def run(self) -> int:
        """Play until somebody leaves; the exit code."""
        try:
            while not self._done:
                self._let_bots_play()
                self._ask()
                line = self.screen.read(self.texts("prompt"))
                if line is None:
                    self._quit()
                else:
                    self._obey(line.strip())
        except KeyboardInterrupt:
            self.screen.say("")
            self._quit()
            return 130
        return 0

    # Asking

    def _let_bots_play(self) -> None:
        self._tell()
        while ask := self.match.ask:
            if self.seats[ask.player] != HUMAN:
                self.match.answer(bot_answer(self.match, ask.player, self.seats[ask.player]))
            elif self._unasked.passes(self.match.state, ask):
                self._passed.add(len(self.match.answers))
                self.match.answer(PASS)
            else:
                return
            self._tell()
            self._asked = False

    def _tell(self) -> None:
        """Show what happened since the last time."""
        s = self.match.state
        news = [self.face.note(s, note) for _, note in self.match.heard(self._viewer(), self._told)]
        self._told = len(self.match.log)
        self.screen.sentences(news, self.face.seat_styles(s))

    def _ask(self) -> None:
        """Show the question that waits for an answer, unless it has been shown."""
        if self._asked:
            return
        self._asked = True
        s, ask = self.match.state, self.match.ask
        if ask is None:
            self.screen.heading(self.texts("over"))
            self.screen.say(self.face.ending(s), "bold")
            self.screen.say(self.texts("over.hint"))
            return
        size = self.screen.size
        turn = self.face.turn(s)
        if self._turn != (turn, ask.player):
            self.screen.heading(self.face.title(s))
            if turn[1] in (ask.player, -1):
                first = self._turn is None or not self._turn[0][0]  # until now the setup
                self.screen.show(*self.face.opening(s, ask.player, size, first))
            self._turn = (turn, ask.player)
        picture = self.face.picture(s, ask, size)
        if picture is not None:
            self.screen.show(picture)
        words = (self.texts("answers.places"), self.texts("answers.else"))
        text = self.face.prompt(s, ask)
        if self.seats.count(HUMAN) > 1 or turn[1] != ask.player:
            text = self.texts("asks", seat=self.face.seat(s, ask.player), prompt=text)
        self.screen.question(text, self._offers(ask), words)

    def _offers(self, ask: Ask) -> list[Offer]:
        s = self.match.state
        offers = []
        for option in self.face.in_order(s, ask):
            name, words = self.match.game.name(s, ask, option), self.face.option(s, ask, option)
            if name.isdigit() and not self.face.numbered(ask):
                name = words
            nickname = self.texts("answer.pass") if option == PASS else ""
            offers.append(Offer(option, name, words, nickname))
        return offers

    # Listening

    def _obey(self, line: str) -> None:
        if not line:
            self._asked = False
            return
        word, _, rest = line.partition(" ")
        word, rest = folded(word), rest.strip()
        ask = self.match.ask
        offers = self._offers(ask) if ask else []
        option = exactly(offers, line) if offers else None
        if option is not None:
            self._answer(option)
        elif word in COMMANDS:
            self._commands[COMMANDS[word]](rest)
        elif (view := self._view_called(word)) and not rest:
            seat = self._viewer()
            self.screen.show(self.face.view(view, self.match.state, seat, self.screen.size))
        elif ask is None:
            self.screen.mistake(self.texts("no.question"))
        else:
            found = understood(offers, line)
            if isinstance(found, Mistake):
                self._mistaken(found)
            else:
                self._answer(found)

    def _answer(self, option: int) -> None:
        self.match.answer(option)
        self._asked = False

    def _mistaken(self, mistake: Mistake) -> None:
        fields = dict(mistake.fields)
        if "text" in fields:
            fields["text"] = echoed(str(fields["text"]))
        if isinstance(names := fields.get("names"), list):
            fields["names"] = self.texts("or").join(names)
        self.screen.mistake(self.texts(mistake.key, **fields))

    def _view_called(self, word: str) -> str | None:
        return {folded(name): view for name, view in self.face.views.items()}.get(word)

    def _viewer(self) -> int | None:
        """Through whose eyes to look: the person asked, or else the first person."""
        ask = self.match.ask
        if ask and self.seats[ask.player] == HUMAN:
            return ask.player
        return self.seats.index(HUMAN) if HUMAN in self.seats else None

    # Obeying

    def _undo(self, _: str) -> None:
        """Take back the last answer a person gave; the bots' answers after it go with it."""
        last = self._last_answer()
        if last is None:
            self.screen.mistake(self.texts("no.undo"))
            return
        if self._learnt_since(last):
            self.screen.mistake(self.texts("no.undo.revealed"))
            return
        answer = self.match.answers[last]
        self.match.undo(last)
        self._passed = {count for count in self._passed if count < last}
        self._told = len(self.match.log)
        self._asked = False
        ask = self.match.ask
        assert ask is not None
        words = self.face.option(self.match.state, ask, answer)
        self.screen.say(self.texts("undone", answer=words))

    def _learnt_since(self, count: int) -> bool:
        """Has anything hidden come to light by the answer after `count` others, or after it?"""
        why, before = self.match.stands(count), self.match.at(count)
        if why == "revealed" or not why:
            return bool(why)
        return self._is_hidden_from(self.match.givers[count], before)

    def _is_hidden_from(self, seat: int, s: Any) -> bool:
        """Is there anything in a position that a seat does not know?"""
        return self.match.game.imagined(s, seat, Random(0)) is not s

    def _last_answer(self) -> int | None:
        """How many answers there were before the last one a person gave, if nothing that was
        hidden has been revealed since."""
        for count in reversed(range(len(self.match.answers))):
            if self.match.reveals[count]:
                return None
            giver = self.match.givers[count]
            if giver != NOBODY and self.seats[giver] == HUMAN and count not in self._passed:
                return count
        return None

    def _hint(self) -> None:
        """The best answers for whoever is asked."""
        if self.match.ask is None:
            self.screen.mistake(self.texts("no.question"))
            return
        found = outlook(self.match.game, self.match.state)
        advised = advised_of(self.face, self.match.state, found.advice)
        show_advised(self.screen, self.texts, advised, found.equal)

    def _why(self, text: str) -> None:
        ask = self.match.ask
        if ask is None:
            self.screen.mistake(self.texts("no.question"))
            return
        offers = self._offers(ask)
        found = understood(offers, text) if text else None
        if isinstance(found, int):
            text = next(offer.name for offer in offers if offer.option == found)
        self.screen.say(self.face.why(self.match.state, ask, echoed(text)))

    def _help(self, text: str) -> None:
        if text:
            found = self.face.card_help(text)
            if found is None:
                self.screen.mistake(self.texts("no.card", text=echoed(text)))
            else:
                self.screen.say(found)
            return
        rows = [(self.texts(f"help.{key}"), self.texts(f"help.{key}.text")) for key in LISTED]
        rows += self.face.commands.items()
        rows += [(self.texts(f"help.{key}"), self.texts(f"help.{key}.text")) for key in LISTED_LAST]
        self.screen.say(self.face.aim(self.match.state))
        self.screen.pairs(self.texts("help.title"), rows)

    def _space(self, text: str) -> None:
        if not text:
            self.screen.mistake(self.texts("no.place_given"))
            return
        found = self.face.about(self.match.state, text)
        if found is None:
            self.screen.mistake(self.texts("no.place", text=echoed(text)))
        else:
            self.screen.say(found)

    def _show(self, text: str) -> None:
        """Draw the first view as it would be after an answer."""
        ask = self.match.ask
        if not text or ask is None:
            self.screen.mistake(self.texts("no.show_given" if ask else "no.question"))
            return
        found = understood(self._offers(ask), text)
        if isinstance(found, Mistake):
            self._mistaken(found)
            return
        s = self.match.state
        if self._is_hidden_from(ask.player, s):
            self.screen.mistake(self.texts("no.show_hidden"))
            return
        after = s.clone()
        after.play(found)
        view = next(iter(self.face.views.values()))
        self.screen.show(self.face.view(view, after, self._viewer(), self.screen.size))

    def _ask_about(self, text: str) -> None:
        ask_about(self.screen, self.texts, self._unasked, self._viewer(), text)

    def _log(self, text: str) -> None:
        count = text or str(_LOG_LINES)
        if not count.isdecimal() or not count.strip("0") or len(count) > 8:
            self.screen.mistake(self.texts("no.log_count"))
            return
        s = self.match.state
        lines = [note for _, note in self.match.heard(self._viewer())][-int(count) :]
        if not lines:
            self.screen.mistake(self.texts("no.log"))
            return
        self.screen.sentences([self.face.note(s, note) for note in lines], self.face.seat_styles(s))

    def _lang(self, text: str) -> None:
        if folded(text) not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            self.screen.mistake(self.texts("no.language", text=echoed(text), known=known))
            return
        self.texts = Texts(folded(text))
        self.face = face_of(self.match.game.slug, self.texts.language)
        self.screen.say(self.texts("language"))
        self._asked = False

    # Files

    def _save(self, text: str) -> None:
        if not text:
            self.screen.mistake(self.texts("no.file_given", command=self.texts("command.save")))
            return
        try:
            self.shelf.save(Path(text), self.match, self.seats, self.texts)
        except Trouble as trouble:
            self.screen.mistake(str(trouble))
        else:
            self.screen.say(self.texts("saved", file=text))

    def _load(self, text: str) -> None:
        if not text:
            self.screen.mistake(self.texts("no.file_given", command=self.texts("command.load")))
            return
        file = Path(text)
        try:
            match, data = match_in(file, self.texts, log=True)
            if self._worth_saving():
                kept = self.shelf.save_somewhere(self.match, self.seats, self.texts)
                self.screen.say(self.texts("loaded.kept", file=kept))
        except Trouble as trouble:  # better no new game than the old one lost
            self.screen.mistake(str(trouble))
            return
        self.screen.say(self.texts("loaded", file=text, answers=len(match.answers)))
        self.sit_down(match, seats_in(data, match.state.seats), file)

    def _worth_saving(self) -> bool:
        """Is there a game that would be lost?"""
        if self.shelf.holds(self.match) or self.match.ask is None:
            return False
        return self._last_answer() is not None

    def _quit(self) -> None:
        self._done = True
        if self._worth_saving():
            try:
                file = self.shelf.save_somewhere(self.match, self.seats, self.texts)
                self.screen.say(self.texts("quit.saved", file=file))
            except Trouble as trouble:
                self.screen.mistake(self.texts("quit.lost", trouble=trouble))
        elif self.shelf.holds(self.match) and self.match.ask is not None:
            self.screen.say(self.texts("quit.same", file=self.shelf.file))
        self.screen.say(self.texts("goodbye"))
