"""What whoever runs a table may set, from the command line or the environment."""

import ipaddress
import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PORT: Final = 8321
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
_SHORTEST_SECRET: Final = 32  # characters
_LIMITS: Final = {
    "per_second": "ZIGGURAT_PER_SECOND",
    "games_per_minute": "ZIGGURAT_GAMES_PER_MINUTE",
    "records_per_minute": "ZIGGURAT_RECORDS_PER_MINUTE",
    "hints_per_minute": "ZIGGURAT_HINTS_PER_MINUTE",
    "most_games": "ZIGGURAT_MOST_GAMES",
    "most_records": "ZIGGURAT_MOST_RECORDS",
    "most_answers": "ZIGGURAT_MOST_ANSWERS",
    "most_listeners": "ZIGGURAT_MOST_LISTENERS",
    "thinkers": "ZIGGURAT_THINKERS",
}


class BadSetting(Exception):
    """A setting that makes no sense; the text says which, and what would."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run. Each has a variable in the environment: ZIGGURAT_DATA and so on."""

    data: Path
    database: str = ""  # the address of a database; "": SQLite in the data folder
    redis: str = ""  # the address of a Redis that connects several processes; "": one process
    secret: str = ""  # the master key of all seats; "": kept in the data folder
    hosts: tuple[str, ...] = LOOPBACK  # names under which the table answers; "*": any
    proxies: tuple[str, ...] = ()  # machines or networks whose X-Forwarded-For is believed
    per_second: int = 40  # requests of one client
    games_per_minute: int = 30  # begun by one client
    records_per_minute: int = 10  # imported by one client
    hints_per_minute: int = 30  # for one client
    most_games: int = 20_000
    most_records: int = 5_000  # of these, imported
    most_answers: int = 70_000  # of an imported game
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
    """The settings that the environment has; raises BadSetting for what makes no sense."""
    secret = environment.get("ZIGGURAT_SECRET", "")
    if secret and len(secret) < _SHORTEST_SECRET:
        raise BadSetting(f"ZIGGURAT_SECRET needs at least {_SHORTEST_SECRET} characters")
    return Settings(
        data=data_folder(environment),
        database=environment.get("ZIGGURAT_DATABASE", ""),
        redis=environment.get("ZIGGURAT_REDIS", ""),
        secret=secret,
        hosts=_listed(environment, "ZIGGURAT_HOSTS", LOOPBACK, _is_host, "name of a host"),
        proxies=_listed(environment, "ZIGGURAT_PROXIES", (), _is_network, "address or network"),
        **{
            name: _limit(variable, environment[variable], int(name != "thinkers"))
            for name, variable in _LIMITS.items()
            if variable in environment
        },
    )


def _listed(
    environment: Mapping[str, str],
    variable: str,
    default: tuple[str, ...],
    fits: Callable[[str], bool],
    kind: str,
) -> tuple[str, ...]:
    """A list with commas between. One that is there but has nothing in it is a mistake."""
    if variable not in environment:
        return default
    found = tuple(part.strip() for part in environment[variable].split(","))
    for part in found:
        if not fits(part):
            raise BadSetting(f"{variable} has {part!r} in it, which is no {kind}")
    return found


def _is_host(part: str) -> bool:
    return re.fullmatch(r"\*|\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+", part) is not None


def _is_network(part: str) -> bool:
    try:
        ipaddress.ip_network(part, strict=False)
    except ValueError:
        return False
    return True


def _limit(variable: str, text: str, least: int) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) < least:
        raise BadSetting(f"{variable} is a number from {least} to 999999999, not {text!r}")
    return int(text)
