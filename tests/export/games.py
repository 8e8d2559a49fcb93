"""Small games on disk, and tables read back."""

import csv
import json
from pathlib import Path
from typing import Any

from ziggurat.bots import bots_of
from ziggurat.core.match import Match
from ziggurat.core.records import to_record
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

BASE = {"edition": "base", "players": 2}
TERRA = {"edition": "terra-incognita", "players": 3}


def played(setup: dict[str, Any], seed: int = 1, rounds: int = 4) -> Match[State]:
    """The beginning of a game between eager bots; 0 rounds: all of it."""
    match = Match(DAWN, setup, seed)
    bots = [bots_of()["eager"](seat) for seat in range(match.state.seats)]
    while (ask := match.ask) and not 0 < rounds < match.state.round:
        match.answer(bots[ask.player].choose(match.state))
    return match


def record(setup: dict[str, Any], seed: int = 1, rounds: int = 4) -> dict[str, Any]:
    match = played(setup, seed, rounds)
    return to_record(match) | {"seats": ["eager"] * match.state.seats}


def written(file: Path, *records: dict[str, Any]) -> Path:
    """Records in a file, a line each."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"{json.dumps(each)}\n" for each in records), "utf-8")
    return file


def table(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as open_file:
        return list(csv.DictReader(open_file))
