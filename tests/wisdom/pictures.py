"""Writes frontend/src/games/wisdom/testing/fixtures: real moments of The Board Game, as the table
would send them to whoever is asked. The tests of its page are played on them. To write them anew:

    python -m tests.wisdom.pictures
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ziggurat.bots import bots_of
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.core.records import answer_names
from ziggurat.games.registry import plugin_named
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.state import State
from ziggurat.table import wire
from ziggurat.table.room import Room
from ziggurat.table.store import Header
from ziggurat.table.views import Receiver, snapshot

FOLDER = Path(__file__).parents[2] / "frontend/src/games/wisdom/testing/fixtures"
CATALOGUE = "catalogue-en"
BOT = "builder"
LINES = 8  # of the log, at most

TWO = {"players": 2, "civilizations": ["romans", "zulu"]}
BARGAINING = {**TWO, "bargaining": "full"}


def asked(round_: int, *prompts: str) -> Callable[[State, Ask], bool]:
    """From a round on, somebody is asked one of these."""
    return lambda s, ask: s.round >= round_ and ask.prompt.name in prompts


# Name of the fixture: setup, seed, where the bots stop, and how often the first answer is given
# then.
MOMENTS: dict[str, tuple[Any, ...]] = {
    "city": (TWO, 3, asked(6, "city_management")),
    "produce": (TWO, 3, asked(6, "produce")),
    "step": (TWO, 3, asked(4, "choose_step")),
    "battle": (TWO, 3, asked(3, "play_unit")),
    "offer": (BARGAINING, 4, asked(3, "offer_to"), 2),
}


def played(
    setup: dict[str, Any], seed: int, stop: Callable[[State, Ask], bool], more: int = 0
) -> Match[State]:
    """A game between bots up to where it stops, and so many first answers."""
    match = Match(WISDOM, setup, seed)
    bots = [bots_of(WISDOM.slug)[BOT](seed + seat) for seat in range(match.state.seats)]
    while (ask := match.ask) and not stop(match.state, ask):
        match.answer(bots[ask.player].choose(match.state.clone()))
    for _ in range(more):
        assert match.ask is not None
        match.answer(match.ask.options[0])
    return match


def shown(match: Match[State]) -> wire.Snapshot:
    """What the table sends to the seat that is asked."""
    me = match.ask.player if match.ask else 0
    seats = ["" if seat == me else BOT for seat in range(match.state.seats)]
    names = " ".join(answer_names(WISDOM, match.start, match.answers))
    header = Header(
        "demo", 0.0, WISDOM.slug, WISDOM.rules, match.setup, match.seed, names, seats, False, False
    )
    found = snapshot(Room(header), Receiver({me}, "en"), {me}, header.created)()
    found.rev = found.moment
    found.undo = wire.Undo(may=True, why_not="", redo=False)
    lines = found.log.lines[-LINES:]
    found.log = wire.Log(lines[0].moment, lines, more=False)
    return found


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    catalogue = plugin_named(WISDOM.slug).catalogue("en")
    (FOLDER / f"{CATALOGUE}.json").write_bytes(msgspec.json.encode(catalogue))
    for name, moment in MOMENTS.items():
        match = played(*moment)
        assert match.ask is not None, f"{name}: the game is over before"
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(shown(match)))


if __name__ == "__main__":
    write()
