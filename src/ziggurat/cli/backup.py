"""`ziggurat backup` and `ziggurat restore`: the games of a table as one file, and back."""

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from ziggurat.table.settings import Settings, data_folder

_Data = Annotated[Path | None, typer.Option(help="The folder the games are kept in.")]
_Database = Annotated[
    str, typer.Option(envvar="ZIGGURAT_DATABASE", help="The database, if it is another one.")
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    data: _Data = None,
    database: _Database = "",
) -> None:
    """Copy all games into a file; the table may be running."""
    from ziggurat.table import copies

    games = _games(data, database, "pg_dump --file", file)
    if file.exists():
        _stop(f"{file} is there already; a backup overwrites nothing.")
    if not games.exists():
        _stop(f"there are no games in {games}.")
    try:
        count = copies.copy(games, file)
    except copies.Damaged as damage:
        _stop(f"the games in {games} cannot be read ({damage}); {copies.what_to_do(games)}.")
    except OSError as error:
        _stop(f"{file} cannot be written: {error.strerror}.")
    typer.echo(f"{count} {'game is' if count == 1 else 'games are'} in {file}.")
    typer.echo("Keep a copy of secret.key too: without it no link or device opens them.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `ziggurat backup` wrote.")],
    data: _Data = None,
    database: _Database = "",
) -> None:
    """Put the games of a backup in the place of those that are there; the table must be stopped."""
    from ziggurat.table import copies

    games = _games(data, database, "psql --file", file)
    if not file.is_file():
        _stop(f"there is no file {file}.")
    try:
        games.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        count = copies.put_back(file, games)
    except copies.Damaged as damage:
        _stop(f"{file} is no backup that can be used: {damage}.")
    except BlockingIOError:
        _stop("a table is running with these games; stop it first.")
    except OSError as error:
        _stop(f"the games cannot be put back: {error.strerror}.")
    typer.echo(f"{count} {'game is' if count == 1 else 'games are'} in {games}.")


def _games(data: Path | None, database: str, tool: str, file: Path) -> Path:
    """The file of the games, if they are kept in a file."""
    from ziggurat.table import copies

    settings = Settings(data or data_folder(), database)
    games = copies.file_of(settings.database_url)
    if games is None:
        _stop(
            "these games are not in a file: PostgreSQL has tools of its own for this, "
            f"such as `{tool} {file}`."
        )
    return games


def _stop(reason: str) -> NoReturn:
    typer.echo(f"ziggurat: {reason}", err=True)
    raise typer.Exit(2)
