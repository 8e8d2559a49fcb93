"""Recorded games and playthroughs in words, and how they are made.

    python -m tests.golden        writes those of the newest rules anew

Beside the records, `offered.txt` keeps what was offered before each of their answers, as marks: a
rule that only widens or narrows a choice changes them, though the answers still replay. `said.txt`
keeps sums of the lines of the log and of the reasons why a space was not offered.

A record must replay exactly for ever (within its rules version). When the rules change they get a
new version: its games are added here, and the records of older versions stay as they are.
"""

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from ziggurat.bots import bots_of
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.core.records import parsed, replayed, to_record
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.words import Words
from ziggurat.games.dawn.words.reasons import failed

HERE: Final = Path(__file__).parent
RECORDS: Final = HERE / "records"
PLAYTHROUGHS: Final = HERE / "playthroughs"
OFFERED: Final = RECORDS / "offered.txt"
SAID: Final = RECORDS / "said.txt"
LIMIT: Final = 30_000  # bytes of a record

# name -> setup, bot
GAMES: Final[dict[str, tuple[dict[str, Any], str]]] = {
    **{
        f"base-{players}-{map_}-{bot}": ({"players": players, "map": map_}, bot)
        for players in (2, 3, 4)
        for map_ in ("first-game", "built")
        for bot in ("eager", "random")
    },
    "base-2-epic": ({"players": 2, "map": "built", "epic": True}, "eager"),
    "base-4-epic": ({"players": 4, "map": "first-game", "epic": True}, "eager"),
    "base-3-printed": ({"players": 3, "map": "built", "errata": False}, "eager"),
    "base-4-chosen": ({"players": 4, "map": "built", "leaders": "choose"}, "eager"),
    "base-4-tie": ({"players": 4, "map": "first-game"}, "eager"),
    **{
        f"terra-{players}": ({"edition": "terra-incognita", "players": players}, "eager")
        for players in (2, 3, 4, 5)
    },
    "terra-3-chosen": (
        {"edition": "terra-incognita", "players": 3, "leaders": ["china", "inca", "indonesia"]},
        "eager",
    ),
    "terra-2-peaceful": (
        {"edition": "terra-incognita", "players": 2, "peaceful": True},
        "eager",
    ),
    "terra-3-handicap": (
        {"edition": "terra-incognita", "players": 3, "handicap": [0, 6, 8]},
        "eager",
    ),
    "terra-4-printed": (
        {"edition": "terra-incognita", "players": 4, "errata": False},
        "eager",
    ),
    "terra-2-random": ({"edition": "terra-incognita", "players": 2}, "random"),
    "rules-2-base-2": ({"players": 2, "map": "built"}, "eager"),
    "rules-2-base-4": ({"players": 4, "map": "first-game"}, "eager"),
    **{
        f"rules-2-terra-{players}": ({"edition": "terra-incognita", "players": players}, "eager")
        for players in (2, 3, 4, 5)
    },
    "rules-2-terra-2-random": ({"edition": "terra-incognita", "players": 2}, "random"),
}
TOLD: Final = {"base-2-first-game-eager": "en", "base-3-built-eager": "fr", "terra-3": "en"}
TOLD_ANSWERS: Final = 400


def played(name: str) -> dict[str, Any]:
    """The record of a whole game of this kind, from the first seed that ends within the limit."""
    setup, bot = GAMES[name]
    first = 1000 * list(GAMES).index(name)  # other leaders in every game
    wanted = "tie_break" if name.endswith("tie") else "agendas"
    for seed in range(first, first + 1000):
        match = Match(DAWN, setup, seed)
        bots = [bots_of()[bot](seed * 10 + seat) for seat in range(match.state.seats)]
        while match.ask is not None and match.state.round < 250:
            match.answer(bots[match.ask.player].choose(match.state))
        record = to_record(match)
        if record["result"]["reason"] == wanted and len(json.dumps(record)) < LIMIT:
            return record
    raise AssertionError(f"no game of {name} ends within {LIMIT} bytes")


def told(record: dict[str, Any], language: str) -> Iterator[str]:
    """The beginning of a recorded game in words."""
    words = Words(language)
    seen = 0
    for match in replayed(DAWN, record, log=True):
        for _, note in match.log[seen:]:
            yield words.note(match.state, note)
        seen = len(match.log)
        if len(match.answers) == TOLD_ANSWERS:
            return


class Replayed:
    """A recorded game played again, and what was seen on the way: two signs per question, which
    depend on who was asked what with which options, there and at all questions before; and one sum
    per kind of log line and per kind of refusal."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.marks = ""
        offered = blake2b(digest_size=1)
        said: dict[str, Any] = {}

        def note(kind: str, words: object) -> None:
            said.setdefault(kind, blake2b(digest_size=3)).update(repr(words).encode())

        for match in replayed(DAWN, record, log=True):
            s = match.state
            if (question := s.pending) is None:
                continue
            who = question.player if isinstance(question, Ask) else "chance"
            offered.update(f"{question.prompt.name} {who} {sorted(question.options)}".encode())
            self.marks += offered.hexdigest()
            space = len(match.answers) % (len(s.board.map.cells) or 1)  # each in its turn
            if why := failed(s, question, space):
                note(f"why-{question.prompt.name}", (space, why))
        for _, line in match.log:
            note(str(line[0]), line)
        self.match = match
        self.said = " ".join(f"{kind}={said[kind].hexdigest()}" for kind in sorted(said))


def kept(path: Path) -> dict[str, str]:
    """What a file keeps of each game."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {name: words for name, _, words in (line.partition(" ") for line in lines)}


def load(name: str) -> dict[str, Any]:
    return parsed((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


def main() -> None:
    current = {name for name in GAMES if name.startswith(f"rules-{DAWN.rules}-")}
    for name in GAMES:
        if name not in current:
            continue
        record = played(name)
        (RECORDS / f"{name}.json").write_text(json.dumps(record) + "\n", encoding="utf-8")
        print(name, len(json.dumps(record)), record["result"])
    games = {name: Replayed(load(name)) for name in GAMES}
    marks = {name: game.marks for name, game in games.items()} | {
        name: words for name, words in kept(OFFERED).items() if name not in current
    }
    OFFERED.write_text("".join(f"{name} {marks[name]}\n" for name in GAMES), encoding="utf-8")
    said = "".join(f"{name} {game.said}\n" for name, game in games.items())
    SAID.write_text(said, encoding="utf-8")
    for name, language in TOLD.items():
        text = "\n".join(told(load(name), language)) + "\n"
        (PLAYTHROUGHS / f"{name}.{language}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
