"""Writes frontend/src/games/dawn/testing/fixtures: real moments of games between bots, as the
table would send them to whoever is asked. The tests of the pages are played on them. To write
them anew:

    python -m tests.table_fixtures
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ziggurat.bots import bots_of
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.core.records import answer_names
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.scene.catalogue import catalogue
from ziggurat.games.dawn.state import State
from ziggurat.games.scene import Told
from ziggurat.table import wire
from ziggurat.table.room import Room
from ziggurat.table.store import Header
from ziggurat.table.views import Receiver, snapshot

FOLDER = Path(__file__).parents[1] / "frontend/src/games/dawn/testing/fixtures"
CATALOGUE = "catalogue-en"
BOT = "builder"
LINES = 60  # of the log, at most

FOUR = {"edition": "terra-incognita", "players": 4}
THREE = {"edition": "terra-incognita", "players": 3}
BASE_TWO = {"edition": "base", "players": 2}


def asked(round_: int, *prompts: str) -> Callable[[State, Ask], bool]:
    """From a round on, somebody is asked one of these."""
    return lambda s, ask: s.round >= round_ and ask.prompt.name in prompts


def in_a_fight(s: State, ask: Ask) -> bool:
    return asked(6, "spend_token", "token_use")(s, ask) and type(s.stack[-1]).__name__ == "Attack"


def never(s: State, ask: Ask) -> bool:
    return False


# Name of the fixture: setup, seed, and where the game stops.
MOMENTS: dict[str, tuple[dict[str, Any], int, Callable[[State, Ask], bool]]] = {
    "terra-placing": (FOUR, 5, asked(10, "place_token")),
    "terra-combat": (FOUR, 7, in_a_fight),
    "terra-explore": (FOUR, 5, asked(3, "place_tile")),
    "terra-choose-card": (FOUR, 5, asked(8, "choose_card")),
    "terra-gain-card": (FOUR, 5, asked(5, "gain_card")),
    "terra-over": (THREE, 3, never),
    "base-choose-card": (BASE_TWO, 5, asked(6, "choose_card")),
}


def played(setup: dict[str, Any], seed: int, stop: Callable[[State, Ask], bool]) -> Match[State]:
    """A game between bots up to where it stops."""
    match = Match(DAWN, setup, seed)
    bots = [bots_of()[BOT](seed + seat) for seat in range(match.state.seats)]
    while (ask := match.ask) and not stop(match.state, ask):
        match.answer(bots[ask.player].choose(match.state.clone()))
    return match


def shown(match: Match[State]) -> wire.Snapshot:
    """What the table sends to the seat that is asked, had that seat just given an answer."""
    me = match.ask.player if match.ask else 0
    seats = ["" if seat == me else BOT for seat in range(match.state.seats)]
    names = " ".join(answer_names(DAWN, match.start, match.answers))
    header = Header(
        "demo", 0.0, DAWN.slug, DAWN.rules, match.setup, match.seed, names, seats, False, False
    )
    found = snapshot(Room(header), Receiver({me}, "en"), {me}, header.created)()
    found.rev = found.moment
    found.undo = wire.Undo(may=True, why_not="", redo=False)
    lines = found.log.lines[-LINES:]
    start, told = lines[0].moment, found.log.told
    fights = [fight for fight in told.fights if fight.moment >= start]
    travels = [travel for travel in told.travels if travel.moment >= start]
    found.log = wire.Log(start, lines, more=False, told=Told(fights, travels))
    return found


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{CATALOGUE}.json").write_bytes(msgspec.json.encode(catalogue("en")))
    for name, moment in MOMENTS.items():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(shown(played(*moment))))


if __name__ == "__main__":
    write()
