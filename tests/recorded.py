"""Recorded games of any game: played again, with what was seen on the way; told in words."""

import json
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from ziggurat.core.flow import Ask, Question
from ziggurat.core.game import Game
from ziggurat.core.notes import whole
from ziggurat.core.records import answer_named, parsed, replayed
from ziggurat.games.registry import plugin_named

HERE: Final = Path(__file__).parent
RECORDS: Final = HERE / "records"
PLAYTHROUGHS: Final = HERE / "playthroughs"

# Why a place is not among the answers to a question, as data; empty where there is no reason.
Refused = Callable[[Any, Question, int], Any]


class Replayed:
    """A recorded game played again, and what was seen on the way: two signs per question, which
    depend on who was asked what with which options, there and at all questions before; and one sum
    per kind of log line and per kind of refusal."""

    def __init__(
        self, game: Game[Any], record: dict[str, Any], refused: Refused | None = None
    ) -> None:
        self.marks = ""
        offered = blake2b(digest_size=1)
        said: dict[str, Any] = {}

        def note(kind: str, words: object) -> None:
            said.setdefault(kind, blake2b(digest_size=3)).update(repr(words).encode())

        for match in replayed(game, record, log=True):
            s = match.state
            if (question := s.pending) is None:
                continue
            who = question.player if isinstance(question, Ask) else "chance"
            offered.update(f"{question.prompt.name} {who} {sorted(question.options)}".encode())
            self.marks += offered.hexdigest()
            if refused is not None:
                space = len(match.answers) % (len(s.board.map.cells) or 1)  # each in its turn
                if why := refused(s, question, space):
                    note(f"why-{question.prompt.name}", (space, why))
        for _, line in match.log:
            note(str(whole(line)[0]), line)
        self.match = match
        self.said = " ".join(f"{kind}={said[kind].hexdigest()}" for kind in sorted(said))


class Shelf:
    """The recorded games of one game: their files, and what is kept of each beside them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.offered = folder / "offered.txt"
        self.said = folder / "said.txt"

    def load(self, name: str) -> dict[str, Any]:
        return parsed((self.folder / f"{name}.json").read_text(encoding="utf-8"))

    def save(self, name: str, record: dict[str, Any]) -> None:
        text = json.dumps(record) + "\n"
        (self.folder / f"{name}.json").write_text(text, encoding="utf-8")
        print(name, len(text), record["result"])

    def sizes(self) -> dict[str, int]:
        """How many bytes each record takes."""
        return {path.stem: path.stat().st_size for path in self.folder.glob("*.json")}


def kept(path: Path) -> dict[str, str]:
    """What a file keeps of each game."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {name: words for name, _, words in (line.partition(" ") for line in lines)}


def keep(path: Path, words: dict[str, str]) -> None:
    path.write_text("".join(f"{name} {words[name]}\n" for name in words), encoding="utf-8")


def first_difference(marks: str, kept: str) -> int:
    """The number of the answer before which the marks differ."""
    same = 0
    while marks[: same + 2] == kept[: same + 2] and same < len(kept):
        same += 2
    return same // 2 + 1


def told(
    game: Game[Any],
    record: dict[str, Any],
    language: str,
    answers: int | None = None,
    asked: bool = False,
) -> Iterator[str]:
    """A recorded game in words, as far as so many answers; with what was `asked`, every question
    to a seat and its answer too."""
    words = plugin_named(game.slug).words(language)
    seen, question, given = 0, None, iter(record["answers"].split())
    for match in replayed(game, record, log=True):
        if question is not None:
            yield question
        for _, note in match.log[seen:]:
            yield words.note(match.state, whole(note))
        seen = len(match.log)
        if len(match.answers) == answers:
            return
        question, name = None, next(given, None)
        if asked and match.ask is not None and name is not None:
            question = _asked(game, words, match.state, match.ask, name)


def _asked(game: Game[Any], words: Any, s: Any, ask: Ask, name: str) -> str:
    option = answer_named(game, s, name)
    answer = words.option(s, ask, option)
    return f"> {words.seat(s, ask.player)}: {words.prompt(s, ask)} {answer}"
