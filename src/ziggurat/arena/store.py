"""The folder of a tournament: every game as a record, every result as a line, ready to go on.

    arena.json             what is played: setup, limit, bots, version of the program
    results.jsonl          a line for each finished game
    records/0000.jsonl     the records of the games, a line each, some hundred to a file
    lock                   held by the run that writes here

The record of a game is written before its result, so a result means that the game is kept. What a
kill leaves half written at the end of a file is dropped when the folder is opened again. A lean
folder keeps results alone, without records and times: small enough to be committed.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

import ziggurat
from ziggurat.arena.play import Played, Result
from ziggurat.arena.schedule import Plan
from ziggurat.games.registry import plugin_named

_SHARD: Final = 500  # records to a file
_PLAYING: Final = ("core", "games", "bots")  # what decides how a game goes
_NOT_PLAYING: Final = ("scene", "study", "terminal", "words", "__pycache__")


class Occupied(Exception):
    """The folder holds other games; the text says which in one sentence."""


def code_digest() -> str:
    """Names the version of all that decides how a game goes: rules and bots."""
    root = Path(ziggurat.__file__).parent
    noise = hashlib.blake2b(digest_size=8)
    for part in _PLAYING:
        for path in sorted((root / part).rglob("*")):
            inner = path.relative_to(root)
            if path.is_file() and not set(inner.parts) & set(_NOT_PLAYING):
                noise.update(inner.as_posix().encode() + b"\0" + path.read_bytes())
    return noise.hexdigest()


def default_folder(plan: Plan) -> Path:
    """The same for the same command, so that it goes on by itself; another for other code."""
    told = _identity(plan) | {"seed": plan.seed, "field": plan.field}
    noise = hashlib.blake2b(json.dumps(told, sort_keys=True).encode(), digest_size=4)
    return Path("arena") / noise.hexdigest()


def _identity(plan: Plan) -> dict[str, Any]:
    return {
        "format": "ziggurat-arena",
        "version": 2,
        "game": plan.game,
        "rules": plugin_named(plan.game).game.rules,
        "setup": plan.setup,
        "rounds": plan.rounds,
        "code": code_digest(),
        "bots": plan.bots,
    }


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Keep other runs from writing to a folder; raises Occupied if one does. The system lets go of
    the lock of a run that was killed."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("a") as lock:
        try:
            _take(lock.fileno())
        except OSError:
            raise Occupied(
                f"another run is writing to {folder}; wait for it, or name another --out"
            ) from None
        yield


def _take(descriptor: int) -> None:
    """Lock an open file until it is closed; raises OSError if it is locked."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def results_in(folder: Path) -> tuple[dict[str, Any], list[Result]]:
    """What a folder says of itself, and its results, without touching it; raises Occupied."""
    try:
        told = json.loads((folder / "arena.json").read_text("utf-8"))
        dict(told["bots"])
        lines = _lines(folder / "results.jsonl")
        return told, [Result(**json.loads(line)) for line in lines]
    except OSError:
        raise Occupied(f"{folder} is no folder of the arena") from None
    except (ValueError, KeyError, TypeError):
        raise Occupied(f"{folder} is damaged") from None


class Store:
    """A folder of games, opened to be added to."""

    def __init__(self, folder: Path, plan: Plan, mix: bool = False, lean: bool = False) -> None:
        self.folder = folder
        self._lean = lean
        self._records = folder / "records"
        (folder if lean else self._records).mkdir(parents=True, exist_ok=True)
        self._agree(plan, mix)
        lines = _mended(folder / "results.jsonl")
        self.results = {row["key"]: Result(**row) for row in map(json.loads, lines)}
        self._count = self._mend_records()

    def add(self, played: Played) -> None:
        """Keep a game: its record first, then its result."""
        result, record = played
        if self._lean:
            result = replace(result, times=[])
        else:
            _append(self._records / f"{self._count // _SHARD:04}.jsonl", record)
            self._count += 1
        _append(self.folder / "results.jsonl", asdict(result))
        self.results[result.key] = result

    def records(self) -> Iterator[dict[str, Any]]:
        """The records of all games."""
        for shard in sorted(self._records.glob("*.jsonl")):
            yield from map(json.loads, _lines(shard))

    def _agree(self, plan: Plan, mix: bool) -> None:
        """Games of another setup, limit, bot or version do not belong together."""
        file = self.folder / "arena.json"
        now = _identity(plan)
        if file.exists():
            try:
                before = json.loads(file.read_text("utf-8"))
                bots = dict(before["bots"])
            except (ValueError, KeyError, TypeError):
                raise Occupied(f"{file} is damaged; name another --out") from None
            for key in now.keys() - {"bots", "code"}:
                if before.get(key) != now[key]:
                    raise Occupied(
                        f"{self.folder} holds games of another {key}; name another --out"
                    )
            for name in bots.keys() & plan.bots.keys():
                if bots[name] != plan.bots[name]:
                    raise Occupied(f"another bot is called “{name}” in {self.folder}")
            if before.get("code") != now["code"] and not mix:
                raise Occupied(
                    f"the games in {self.folder} were played by another version of the program; "
                    "name another --out, or add --mix to go on all the same"
                )
            now |= {"bots": bots | plan.bots, "code": before.get("code")}  # who began it
        part = file.with_suffix(".part")
        part.write_text(json.dumps(now, indent=1) + "\n", "utf-8")
        part.replace(file)

    def _mend_records(self) -> int:
        """Drop the last record if its result was never written; how many there are."""
        shards = sorted(self._records.glob("*.jsonl"))
        if not shards:
            return 0
        last = shards[-1]
        lines = _mended(last)
        if lines and json.loads(lines[-1]).get("key") not in self.results:
            lines.pop()
            last.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        return (len(shards) - 1) * _SHARD + len(lines)


def _append(file: Path, data: dict[str, Any]) -> None:
    with file.open("a", encoding="utf-8", newline="\n") as open_file:
        open_file.write(json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n")


def _lines(file: Path) -> list[str]:
    return file.read_text("utf-8").split("\n")[:-1] if file.exists() else []


def _mended(file: Path) -> list[str]:
    """The whole lines of a file; what is torn at its end is cut off."""
    if not file.exists():
        return []
    whole = file.read_bytes()
    kept = whole[: whole.rfind(b"\n") + 1]
    if kept != whole:
        with file.open("r+b") as open_file:
            open_file.truncate(len(kept))
    return kept.decode("utf-8").split("\n")[:-1]
