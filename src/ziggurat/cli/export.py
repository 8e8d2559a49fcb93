"""`ziggurat export`: records as tables that pandas, polars and others read."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from ziggurat.cli.files import Trouble, checked_replay, lines_of, record_of, text_of
from ziggurat.cli.options import Game, Language, fail, game_named, texts_for
from ziggurat.cli.screen import echoed
from ziggurat.cli.words import Texts
from ziggurat.export.column import Row
from ziggurat.export.tables import TABLES, columns_of, rows_of
from ziggurat.export.writers import CSV, WRITERS, Folder, NoWriter
from ziggurat.games.plugin import GamePlugin

_LINES: Final = ".jsonl"  # a record in each line
_SUFFIXES: Final = (".json", _LINES)


def export(
    records: Annotated[
        list[Path], typer.Argument(help="Records, files with a record in each line, folders.")
    ],
    out: Annotated[Path, typer.Option(help="The folder to write the tables to.")],
    format_: Annotated[
        str, typer.Option("--format", metavar="|".join(WRITERS), help="How to write them.")
    ] = CSV,
    tables: Annotated[str, typer.Option(metavar="A,B,...", help="Which to write.")] = ",".join(
        TABLES
    ),
    game: Game = "",
    lang: Language = None,
) -> None:
    """Turn records into tables: every answer, every seat at every turn, every result."""
    texts = texts_for(lang)
    wanted = list(dict.fromkeys(name.strip() for name in tables.split(",")))
    for name in wanted:
        if name not in TABLES:
            raise fail(texts("export.table", name=echoed(name), known=", ".join(TABLES)))
    if format_ not in WRITERS:
        raise fail(texts("export.format", name=echoed(format_), known=", ".join(WRITERS)))
    plugin = game_named(game)
    columns = columns_of(plugin)
    try:
        with Folder(out, format_, {name: columns[name] for name in wanted}) as folder:
            reading = Reading(texts, plugin, wanted, folder)
            reading.read(records)
            if not reading.games:
                raise Trouble(texts("export.no_game"))
    except NoWriter:
        raise fail(texts("export.no_parquet")) from None
    except Trouble as trouble:
        raise fail(str(trouble)) from None
    except OSError as error:
        raise fail(texts("export.no_write", folder=out, error=error.strerror or error)) from None
    typer.echo(texts("export.done", games=reading.games, folder=out))
    if reading.bad:
        raise typer.Exit(1)


class Reading:
    """Reads records into a folder of tables, and tells of those that cannot be read."""

    def __init__(self, texts: Texts, plugin: GamePlugin, tables: list[str], folder: Folder) -> None:
        self.games = 0
        self.bad = 0
        self._texts = texts
        self._plugin = plugin
        self._tables = tables
        self._folder = folder
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            TimeRemainingColumn(),
        )
        console = Console(stderr=True)
        silent = not console.is_terminal
        self._progress = Progress(*columns, console=console, transient=True, disable=silent)

    def read(self, paths: list[Path]) -> None:
        """Every game in these files and folders, in order."""
        files = list(dict.fromkeys(file for path in paths for file in self._files(path)))
        sizes = {file: file.stat().st_size for file in files if file.is_file()}
        with self._progress:
            task = self._progress.add_task("", total=sum(sizes.values()))
            done = 0
            for file in files:
                read = 0
                try:
                    for place, text in self._texts_in(file):
                        self._game(place, text)
                        read += len(text)
                        told = self._texts("export.games", count=self.games)
                        self._progress.update(task, description=told, completed=done + read)
                except Trouble as trouble:
                    self._tell(trouble)
                done += sizes.get(file, 0)

    def _files(self, path: Path) -> list[Path]:
        """The files a path means: itself, or those in a folder; an arena keeps records in one."""
        if not path.is_dir():
            return [path]
        inner = path / "records"
        try:
            inside = (inner if inner.is_dir() else path).iterdir()
            found = sorted(file for file in inside if file.suffix in _SUFFIXES)
        except OSError:
            found, reason = [], "file.denied"
        else:
            reason = "export.empty"
        if not found:
            self._tell(Trouble(self._texts("file.bad", file=path, reason=self._texts(reason))))
        return found

    def _texts_in(self, file: Path) -> Iterator[tuple[str, str]]:
        """Each record's place and text; raises Trouble."""
        if file.suffix != _LINES:
            yield str(file), text_of(file, self._texts)
            return
        for number, line in enumerate(lines_of(file, self._texts), start=1):
            yield f"{file}:{number}", line

    def _game(self, place: str, text: str) -> None:
        """Add a game, all of it or nothing."""
        try:
            rows = self._rows(place, text)
        except Trouble as trouble:
            self._tell(trouble)
        else:
            self._folder.add(rows)
            self.games += 1

    def _rows(self, place: str, text: str) -> dict[str, list[Row]]:
        record = record_of(text, place, self._texts)
        if record["game"] != self._plugin.slug:
            reason = self._texts("export.other_game", game=record["game"])
            raise Trouble(self._texts("file.bad", file=place, reason=reason))
        replay = checked_replay(record, place, self._texts)
        return rows_of(self._plugin, self.games + 1, place, record, replay, self._tables)

    def _tell(self, trouble: Trouble) -> None:
        self.bad += 1
        self._progress.console.print(str(trouble), markup=False, highlight=False, soft_wrap=True)
