"""Records on disk: reading them with one clear sentence for whatever is wrong, writing them whole.

A file is written beside its place and then moved there, so that no half of one is ever found.
"""

import contextlib
import json
import os
import tempfile
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TextIO

from ziggurat.cli.words import Texts
from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import IllegalAnswer
from ziggurat.core.match import Match
from ziggurat.core.records import parsed, replayed, to_record
from ziggurat.games.refusals import told
from ziggurat.games.registry import plugin_named, plugins

_BIGGEST: Final = 32_000_000  # bytes; a long game takes some ten thousand

# What garbage in a file of the right form may make the rules trip over.
_GARBAGE: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    IllegalAnswer,
    LookupError,
    TypeError,
    ValueError,
)


class Trouble(Exception):
    """Something that cannot be done; the text is one sentence for the user."""


@contextlib.contextmanager
def _opened(path: Path, texts: Texts, biggest: int | None = None) -> Iterator[TextIO]:
    """A file of text to read from; raises Trouble."""
    try:
        path = path.expanduser()
        if path.is_dir():
            reason = "folder"
        elif not path.exists():
            reason = "missing"
        elif not path.is_file():
            reason = "special"
        elif biggest is not None and path.stat().st_size > biggest:
            reason = "big"
        else:
            with path.open(encoding="utf-8-sig") as file:
                yield file
            return
    except PermissionError:
        reason = "denied"
    except UnicodeDecodeError:
        reason = "binary"
    except (OSError, ValueError, RuntimeError):  # a name no file can have
        reason = "missing"
    raise Trouble(texts("file.bad", file=path, reason=texts(f"file.{reason}")))


def text_of(path: Path, texts: Texts) -> str:
    """The text of a file; raises Trouble."""
    with _opened(path, texts, _BIGGEST) as file:
        return file.read()


def lines_of(path: Path, texts: Texts) -> Iterator[str]:
    """The lines of a file of any size, one by one; raises Trouble."""
    with _opened(path, texts) as file:
        yield from file


def record_in(path: Path, texts: Texts) -> dict[str, Any]:
    """The record in a file, checked for its form and its game; raises Trouble."""
    return record_of(text_of(path, texts), str(path), texts)


def record_of(text: str, place: str, texts: Texts) -> dict[str, Any]:
    """The record in a text that was found at a place, checked likewise; raises Trouble."""
    try:
        data = parsed(text)
    except Unreadable as error:
        raise Trouble(texts("file.bad", file=place, reason=told(error, texts.language))) from None
    except RecursionError:
        raise Trouble(texts("file.bad", file=place, reason=texts("file.deep"))) from None
    if data["game"] not in plugins():
        reason = texts("file.unknown_game", game=data["game"])
        raise Trouble(texts("file.bad", file=place, reason=reason))
    return data


def match_in(path: Path, texts: Texts, log: bool = False) -> tuple[Match[Any], dict[str, Any]]:
    """The game in a file, replayed to its last answer and compared with what the record says of
    it; and the record. Raises Trouble."""
    data = record_in(path, texts)
    return deque(checked_replay(data, str(path), texts, log), maxlen=1).pop(), data


def checked_replay(
    data: dict[str, Any], place: str, texts: Texts, log: bool = False
) -> Iterator[Match[Any]]:
    """Replay a record that was found at a place, yielding the match before the first answer and
    after each one; at the end compare it with what the record says of it. Raises Trouble."""
    plugin = plugin_named(data["game"])
    game = plugin.game
    try:
        for match in replayed(game, data, log=log):
            found: Match[Any] = match
            yield match
        same_position = found.state.hash() == data["hash"]
        same_result = game.result(found.state) == data["result"]
    except Unreadable as error:
        reason = told(error, texts.language, plugin)
        raise Trouble(texts("file.bad", file=place, reason=reason)) from None
    except RecursionError:
        raise Trouble(texts("file.bad", file=place, reason=texts("file.deep"))) from None
    except _GARBAGE as error:
        reason = texts("file.damaged", error=f"{type(error).__name__}: {error}")
        raise Trouble(texts("file.bad", file=place, reason=reason)) from None
    if not same_position or not same_result:
        reason = texts("file.result" if same_position else "file.hash")
        raise Trouble(texts("file.bad", file=place, reason=reason))


def write(path: Path, match: Match[Any], seats: list[str], texts: Texts) -> None:
    """Write the record of a match with who sits where; raises Trouble. A file that holds anything
    but an earlier or later state of the same game is left alone."""
    record = {**to_record(match), "seats": seats}
    text = json.dumps(record, indent=1, ensure_ascii=False) + "\n"
    try:
        path = path.expanduser()
        if (path.exists() or path.is_symlink()) and not _is_of(path, match, texts):
            raise Trouble(texts("file.bad", file=path, reason=texts("file.other")))
        _replace(path.resolve(), text)
    except (OSError, ValueError, RuntimeError) as error:
        reason = texts("file.no_write", error=getattr(error, "strerror", None) or error)
        raise Trouble(texts("file.bad", file=path, reason=reason)) from None


def _is_of(path: Path, match: Match[Any], texts: Texts) -> bool:
    """Does this file hold the same game, from the same seed?"""
    try:
        data = record_in(path, texts)
    except Trouble:
        return False
    names = ("game", "seed", "setup")
    mine = json.loads(json.dumps([match.game.slug, match.seed, match.setup]))
    return bool([data[name] for name in names] == mine)


def _replace(path: Path, text: str) -> None:
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with unfinished.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)


def spare_places(match: Match[Any]) -> list[Path]:
    """Where to save a game whose player named no file: here, or where one may always write."""
    names = [f"ziggurat-{match.seed}{more}.json" for more in ("", *(f"-{n}" for n in range(2, 10)))]
    folders = [Path(), Path(tempfile.gettempdir())]
    return [folder / name for folder in folders for name in names]
