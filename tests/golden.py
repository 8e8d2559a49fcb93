"""Recorded games and playthroughs in words of the first game, and how they are made.

    python -m tests.golden           writes those of the newest rules anew, of the second game too
    python -m tests.wisdom.golden    those of the second game alone

Beside the records, `offered.txt` keeps what was offered before each of their answers, as marks: a
rule that only widens or narrows a choice changes them, though the answers still replay. `said.txt`
keeps sums of the lines of the log and of the reasons why a space was not offered.

A record must replay exactly for ever (within its rules version). When the rules change they get a
new version: its games are added here, and the records of older versions stay as they are.
"""

import json
from typing import Any, Final

from tests.recorded import PLAYTHROUGHS, RECORDS, Replayed, Shelf, keep, kept, told
from tests.wisdom import golden as wisdom
from ziggurat.bots import bots_of
from ziggurat.core.match import Match
from ziggurat.core.records import to_record
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.words.reasons import failed

SHELF: Final = Shelf(RECORDS)
OFFERED: Final = SHELF.offered
SAID: Final = SHELF.said
load = SHELF.load
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


def replayed_again(name: str) -> Replayed:
    """A recorded game, played again."""
    return Replayed(DAWN, load(name), failed)


def told_again(name: str, language: str) -> str:
    """The beginning of a recorded game in words."""
    return "\n".join(told(DAWN, load(name), language, TOLD_ANSWERS)) + "\n"


def main() -> None:
    current = {name for name in GAMES if name.startswith(f"rules-{DAWN.rules}-")}
    for name in GAMES:
        if name in current:
            SHELF.save(name, played(name))
    games = {name: replayed_again(name) for name in GAMES}
    older = {name: words for name, words in kept(OFFERED).items() if name not in current}
    keep(OFFERED, {name: older.get(name, game.marks) for name, game in games.items()})
    keep(SAID, {name: game.said for name, game in games.items()})
    for name, language in TOLD.items():
        (PLAYTHROUGHS / f"{name}.{language}.txt").write_text(told_again(name, language), "utf-8")
    wisdom.main()


if __name__ == "__main__":
    main()
