"""The command line: what the `ziggurat` command does."""

from typing import Annotated

import typer

import ziggurat
from ziggurat.cli.arena import arena
from ziggurat.cli.backup import backup, restore
from ziggurat.cli.bench import bench
from ziggurat.cli.export import export
from ziggurat.cli.hint import hint
from ziggurat.cli.options import tell_troubles
from ziggurat.cli.replay import replay, verify
from ziggurat.cli.setups import GameCommand, SeatedCommand
from ziggurat.cli.sim import sim
from ziggurat.cli.start import play
from ziggurat.cli.table import table

app = typer.Typer(name="ziggurat", no_args_is_help=True, add_completion=False)
app.command()(table)
app.command()(backup)
app.command()(restore)
app.command(cls=SeatedCommand)(play)
app.command()(replay)
app.command()(hint)
app.command()(verify)
app.command(cls=GameCommand)(sim)
app.command(cls=GameCommand)(arena)
app.command()(export)
app.command()(bench)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ziggurat {ziggurat.__version__} ({ziggurat.how_it_runs()})")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Play, simulate and study civilization board games."""
    tell_troubles()


def main() -> None:
    """Run the command line."""
    app()
