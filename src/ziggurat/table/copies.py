"""Copies of the games on SQLite: the last good one, made at every start, and those that somebody
asks for. A copy is whole, taken while the table may be running, and readable by its owner only."""

import contextlib
import os
import secrets
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

if sys.platform != "win32":
    import fcntl

_LARGEST: Final = 256 * 1024 * 1024  # bytes that are checked and copied at a start


class Damaged(Exception):
    """A file that holds no games that can be read; the text says why."""


class NotCopied(Exception):
    """A copy that could not be made of games that are whole; the text says why."""


def file_of(address: str) -> Path | None:
    """The file of a database on SQLite; None if the database is a server's."""
    try:
        url = make_url(address)
    except ArgumentError:
        return None
    return Path(url.database) if url.drivername.startswith("sqlite") and url.database else None


def last_good(games: Path) -> Path:
    """Where the last good copy of the games is."""
    return games.with_name(f"{games.stem}.good{games.suffix}")


def check(file: Path) -> None:
    """Raise Damaged unless this is a whole database of a version known here."""
    try:
        with contextlib.closing(_reading(file)) as base:
            (said,) = base.execute("PRAGMA quick_check(1)").fetchone()
            if said != "ok":
                raise Damaged(" ".join(str(said).split()))
            version = base.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise Damaged(str(error)) from None
    known = [each.revision for each in _versions().walk_revisions()]
    if version is None or version[0] not in known:
        raise Damaged("it is of a newer version of Ziggurat")


def copy(games: Path, to: Path) -> int:
    """Copy the games, whatever is going on there; how many there are."""
    draft = to.with_name(f"{to.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL, 0o600))
        with (
            contextlib.closing(_reading(games)) as source,
            contextlib.closing(sqlite3.connect(draft)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, whole by itself
            (count,) = target.execute("SELECT count(*) FROM games").fetchone()
        check(draft)
        os.replace(draft, to)
    except sqlite3.Error as error:
        raise Damaged(str(error)) from None
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            Path(f"{draft}{end}").unlink(missing_ok=True)
    return int(count)


def keep_last_good(games: Path) -> None:
    """Copy the games beside themselves if they have changed since; raise Damaged if they cannot be
    read, and NotCopied if only the copy fails. Where there are very many, nothing is checked and
    copied."""
    # Looked at before anybody opens the games: whoever closes them last takes the journal away.
    parts = [found for end in ("", "-wal") if (found := _look(Path(f"{games}{end}"))) is not None]
    if not parts or not parts[0].st_size:
        return
    if sum(part.st_size for part in parts) > _LARGEST:
        return
    check(games)
    kept = last_good(games)
    before = _look(kept)
    if before is not None and before.st_mtime >= max(part.st_mtime for part in parts):
        return
    try:
        copy(games, kept)
    except Damaged as damage:
        raise NotCopied(str(damage)) from None
    except OSError as error:
        raise NotCopied(str(error.strerror)) from None


def _look(file: Path) -> os.stat_result | None:
    """How large a file is and how old, if it can be found."""
    try:
        return file.stat()
    except OSError:
        return None


def what_to_do(games: Path) -> str:
    """What helps when the games cannot be read."""
    kept = last_good(games)
    if kept.exists():
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.stat().st_mtime))
        return f"the last good copy, of {when}, comes back with `ziggurat restore {kept}`"
    return "bring a backup back with `ziggurat restore FILE`, or move the file away to begin anew"


def put_back(file: Path, games: Path) -> int:
    """Put a copy in the place of the games, which are kept beside it; how many games there are now.
    Raises Damaged if the copy is not whole, and BlockingIOError while a table is running."""
    check(file)
    with _held(games, alone=True):
        draft = games.with_name(f"{games.name}.{secrets.token_hex(4)}")
        count = copy(file, draft)
        before = games.with_name(f"{games.stem}.before{games.suffix}")
        for end in ("-wal", "-shm", ""):
            old = Path(f"{games}{end}")
            if old.exists():
                os.replace(old, f"{before}{end}")
        os.replace(draft, games)
    return count


@contextlib.contextmanager
def in_use(games: Path) -> Iterator[None]:
    """While this lasts, nobody puts other games in the place of these."""
    with _held(games, alone=False):
        yield


@contextlib.contextmanager
def _held(games: Path, alone: bool) -> Iterator[None]:
    if sys.platform == "win32":  # there a file in use cannot be replaced anyway
        yield
        return
    lock = os.open(games.with_name(f"{games.name}.lock"), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(lock, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        yield
    finally:
        os.close(lock)


def _reading(file: Path) -> sqlite3.Connection:
    """A connection that makes no file where there is none."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=10)


def _versions() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return ScriptDirectory.from_config(config)
