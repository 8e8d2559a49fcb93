"""The form of a game's setup as options of a command.

A command that plays takes `--game`, and the options that the form of that game names: those of the
first game, unless another is asked for.
"""

from functools import cache
from inspect import Parameter, Signature
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand
from typer.main import get_command

from ziggurat.cli.options import fail
from ziggurat.cli.screen import echoed
from ziggurat.cli.words import Texts
from ziggurat.core.forms import FLAG, PLAYERS, Field
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.registry import NoGame, plugin_named

_GAME: Final = "--game"
_GIVEN: Final = "ziggurat.setup"
_NAMED: Final = Parameter.KEYWORD_ONLY


class GameCommand(TyperCommand):
    """A command with the options of a game's setup, the number of players among them."""

    without: tuple[str, ...] = ()
    _plugin: GamePlugin  # set before anything is read

    def make_context(self, info_name: Any, args: list[str], *others: Any, **named: Any) -> Any:
        self._plugin = _plugin_in(args)
        return super().make_context(info_name, args, *others, **named)

    def get_params(self, ctx: Any) -> list[Any]:
        return [*super().get_params(ctx), *_options(self._plugin, self.without)]

    def invoke(self, ctx: Any) -> Any:
        """Put what the options of the form were given aside for `setup_of`."""
        fields = _fields(self._plugin, self.without)
        ctx.meta[_GIVEN] = [(field, ctx.params.pop(field.key)) for field in fields]
        return super().invoke(ctx)


class SeatedCommand(GameCommand):
    """The same where the seats are named one by one."""

    without = (PLAYERS,)


def setup_of(ctx: typer.Context, texts: Texts) -> dict[str, Any]:
    """What was chosen with the options of the form; gives up where that means nothing."""
    given: list[tuple[Field, Any]] = ctx.meta[_GIVEN]
    return {
        field.key: not field.default if field.kind == FLAG else _read(field, value, texts)
        for field, value in given
        if value not in (None, False)
    }


def _plugin_in(args: list[str]) -> GamePlugin:
    """The game that a command line names. What is wrong with it is told by the command itself."""
    slug = ""
    for number, word in enumerate(args):
        if word == _GAME and number + 1 < len(args):
            slug = args[number + 1]
        elif word.startswith(f"{_GAME}="):
            slug = word.removeprefix(f"{_GAME}=")
    try:
        return plugin_named(slug)
    except NoGame:
        return plugin_named("")


def _fields(plugin: GamePlugin, without: tuple[str, ...]) -> list[Field]:
    return [each for each in plugin.form().fields if not each.of_table and each.key not in without]


@cache
def _options(plugin: GamePlugin, without: tuple[str, ...]) -> list[Any]:
    """The options of the form: those of a command that takes nothing else."""

    def nothing() -> None:
        """Only its options are used."""

    words = plugin.form_words("en")
    parameters = []
    for field in _fields(plugin, without):
        is_flag = field.kind == FLAG
        told = typer.Option(
            field.option,
            metavar=None if is_flag else _values(field),
            help=words.get(f"{field.key}.option") or words.get(f"{field.key}.help", ""),
        )
        kind = Annotated[bool, told] if is_flag else Annotated[str | None, told]
        default = False if is_flag else None
        parameters.append(Parameter(field.key, _NAMED, default=default, annotation=kind))
    nothing.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    nothing.__annotations__ = {each.name: each.annotation for each in parameters}
    made = typer.Typer(add_completion=False)
    made.command()(nothing)
    known = {each.name for each in parameters}
    return [each for each in get_command(made).params if each.name in known]


def _values(field: Field) -> str:
    known = [choice.value for choice in field.choices if choice.left_to_table is None]
    listed = ["A,B,..."] if field.per_seat else known
    return "|".join((*field.instead, *listed)) or "N"


def _read(field: Field, text: str, texts: Texts) -> Any:
    try:
        return field.read(text)
    except ValueError:
        key = "start.numbers" if field.per_seat else "start.number"
        raise fail(texts(key, option=field.option, text=echoed(text))) from None
