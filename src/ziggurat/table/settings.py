"""What whoever runs a table may set, from the command line or the environment."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PORT: Final = 8321
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
_LIMITS: Final = {
    "per_second": "ZIGGURAT_PER_SECOND",
    "games_per_minute": "ZIGGURAT_GAMES_PER_MINUTE",
    "hints_per_minute": "ZIGGURAT_HINTS_PER_MINUTE",
    "most_games": "ZIGGURAT_MOST_GAMES",
    "most_listeners": "ZIGGURAT_MOST_LISTENERS",
    "thinkers": "ZIGGURAT_THINKERS",
}


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run. Each has a variable in the environment: ZIGGURAT_DATA and so on."""

    data: Path
    database: str = ""  # the address of a database; "": SQLite in the data folder
    redis: str = ""  # the address of a Redis that connects several processes; "": one process
    secret: str = ""  # the master key of all seats; "": kept in the data folder
    hosts: tuple[str, ...] = LOOPBACK  # names under which the table answers; "*": any
    per_second: int = 40  # requests of one client
    games_per_minute: int = 30  # begun by one client
    hints_per_minute: int = 30  # for one client
    most_games: int = 20_000
    most_listeners: int = 100  # sockets of one game
    thinkers: int = 0  # processes that think; 0: one less than there are cores

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'games.db'}"


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where games are kept unless told otherwise."""
    if environment.get("ZIGGURAT_DATA"):
        return Path(environment["ZIGGURAT_DATA"])
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA", Path.home())) / "Ziggurat"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Ziggurat"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "ziggurat"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    hosts = environment.get("ZIGGURAT_HOSTS", "")
    return Settings(
        data=data_folder(environment),
        database=environment.get("ZIGGURAT_DATABASE", ""),
        redis=environment.get("ZIGGURAT_REDIS", ""),
        secret=environment.get("ZIGGURAT_SECRET", ""),
        hosts=tuple(hosts.split(",")) if hosts else LOOPBACK,
        **{name: int(environment[v]) for name, v in _LIMITS.items() if environment.get(v)},
    )
