"""Tables on disk, written row by row: as CSV with the standard library, as Parquet with pyarrow.

A table is written beside its place and moved there when it is whole.
"""

import csv
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any, Final, Protocol, Self

from ziggurat.export.column import Column, Row, Value

CSV: Final = "csv"
PARQUET: Final = "parquet"
_GROUP: Final = 50_000  # rows that Parquet keeps together


class NoWriter(Exception):
    """Tables cannot be written this way here."""


class Writer(Protocol):
    """Writes one table."""

    def add(self, rows: Sequence[Row]) -> None:
        """More rows, in the order of the columns."""

    def close(self) -> None:
        """The table is whole."""


class CsvWriter:
    """Text with a line of names first. An empty field means that there is no such thing."""

    def __init__(self, file: Path, columns: Sequence[Column[Any]]) -> None:
        self._file = file.open("w", encoding="utf-8", newline="")
        self._csv = csv.writer(self._file, lineterminator="\n")
        self._csv.writerow([column.name for column in columns])

    def add(self, rows: Sequence[Row]) -> None:
        self._csv.writerows([_written(value) for value in row] for row in rows)

    def close(self) -> None:
        self._file.close()


def _written(value: Value) -> Value:
    return str(value).lower() if isinstance(value, bool) else value


class ParquetWriter:
    """Columns with their types, packed."""

    def __init__(self, file: Path, columns: Sequence[Column[Any]]) -> None:
        pyarrow, parquet = _pyarrow()
        kinds = {
            int: pyarrow.int64(),
            float: pyarrow.float64(),
            bool: pyarrow.bool_(),
            str: pyarrow.string(),
        }
        self._schema = pyarrow.schema([(column.name, kinds[column.type]) for column in columns])
        self._batch = pyarrow.record_batch
        self._parquet = parquet.ParquetWriter(file, self._schema)
        self._rows: list[Row] = []

    def add(self, rows: Sequence[Row]) -> None:
        self._rows += rows
        if len(self._rows) >= _GROUP:
            self._flush()

    def close(self) -> None:
        self._flush()
        self._parquet.close()

    def _flush(self) -> None:
        if self._rows:
            columns = [list(values) for values in zip(*self._rows, strict=True)]
            self._parquet.write_batch(self._batch(columns, schema=self._schema))
            self._rows = []


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise NoWriter from None
    return pyarrow, pyarrow.parquet


WRITERS: Final[dict[str, Callable[[Path, Sequence[Column[Any]]], Writer]]] = {
    CSV: CsvWriter,
    PARQUET: ParquetWriter,
}


class Folder:
    """Tables in a folder, each in a file of its own. Leaving it without an error puts them in their
    places; after an error they are not there, or still as they were."""

    def __init__(
        self, folder: Path, format_: str, tables: Mapping[str, Sequence[Column[Any]]]
    ) -> None:
        if format_ == PARQUET:
            _pyarrow()  # before anything is made
        folder.mkdir(parents=True, exist_ok=True)
        self._files = [folder / f"{name}.{format_}" for name in tables]
        self._parts = [file.with_name(f".{file.name}.part") for file in self._files]
        self._writers: dict[str, Writer] = {}
        for (name, columns), part in zip(tables.items(), self._parts, strict=True):
            self._writers[name] = WRITERS[format_](part, columns)

    def add(self, rows: dict[str, list[Row]]) -> None:
        """The rows of a game, by table."""
        for name, writer in self._writers.items():
            writer.add(rows[name])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            for writer in self._writers.values():
                with suppress(OSError) if kind else nullcontext():
                    writer.close()
            if kind is None:
                for part, file in zip(self._parts, self._files, strict=True):
                    part.replace(file)
        finally:
            for part in self._parts:
                part.unlink(missing_ok=True)
