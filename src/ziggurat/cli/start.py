"""`ziggurat play`: from the options of the command line to a game at the terminal."""

import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ziggurat.bots.specs import opponents_of, written
from ziggurat.cli.files import Trouble, match_in, text_of
from ziggurat.cli.options import Game, Language, NoColor, fail, game_named, screen_for, texts_for
from ziggurat.cli.play import Table
from ziggurat.cli.screen import echoed
from ziggurat.cli.seats import HUMAN, can_sit, default_seats, seats_in
from ziggurat.cli.setups import setup_of
from ziggurat.cli.words import Texts
from ziggurat.core.forms import PLAYERS
from ziggurat.core.game import BadSetup
from ziggurat.core.match import Match
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.refusals import told

_SEEDS: Final = 1_000_000  # few enough digits to type again
_SEATS: Final = 3


def play(
    ctx: typer.Context,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar=f"{HUMAN}|BOT",
            help="Who plays; once for each seat, clockwise. Else you and two bots.",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed brings the same dice and draws.")
    ] = None,
    position: Annotated[
        Path | None, typer.Option(help="Begin at a position written in a file.")
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    game: Game = "",
    lang: Language = None,
    no_color: NoColor = False,
) -> None:
    """Play at the terminal against bots, or with friends in turns."""
    texts = texts_for(lang)
    screen = screen_for(no_color)
    plugin, setup = game_named(game), setup_of(ctx, texts)
    for who in seat or ():
        if not can_sit(who, plugin.slug):
            raise fail(_not_seated(texts, who, plugin.slug))
    _refuse_mixtures(texts, plugin, setup, position, load, seed)
    try:
        if load:
            match, seats = _loaded(texts, load, seat)
        else:
            match, seats = _new(texts, plugin, setup, position, seed, seat)
    except Trouble as trouble:
        raise fail(str(trouble)) from None
    table = Table(screen, texts, match, seats, load)
    key = "welcome.loaded" if load else "welcome.position" if position else "welcome"
    table.welcome(key)
    code = table.run()
    if code:
        raise typer.Exit(code)


def _not_seated(texts: Texts, who: str, game: str) -> str:
    """Why nobody of this name can sit down."""
    bots = opponents_of(game)
    bot = who.partition(":")[0]
    if bot not in bots:
        return texts("start.seat", name=who, known=", ".join((HUMAN, *bots)))
    form = written(bot, game)
    key = "start.no_options" if form == bot else "start.options"
    return texts(key, seat=echoed(who), bot=bot, form=form)


def _refuse_mixtures(
    texts: Texts,
    plugin: GamePlugin,
    setup: dict[str, Any],
    position: Path | None,
    load: Path | None,
    seed: int | None,
) -> None:
    """A saved game or a position comes with its own setup."""
    one = "load" if load else "position" if position else None
    chosen = [field for field in plugin.form().fields if field.key in setup]
    others = [field.option.removeprefix("--") for field in chosen]
    if load and position:
        others.append("position")
    if load and seed is not None:
        others.append("seed")
    if one and others:
        raise fail(texts("start.one_start", one=one, other=others[0]))


def _new(
    texts: Texts,
    plugin: GamePlugin,
    setup: dict[str, Any],
    position: Path | None,
    seed: int | None,
    seat: list[str] | None,
) -> tuple[Match[Any], list[str]]:
    """A new game; raises Trouble."""
    if position:
        setup = {"position": text_of(position, texts)}
    else:
        setup = {**setup, PLAYERS: len(seat) if seat else _usual_seats(plugin, setup)}
    number = secrets.randbelow(_SEEDS) if seed is None else seed
    try:
        match: Match[Any] = Match(plugin.game, setup, number, log=True)
    except BadSetup as error:
        reason = told(error, texts.language, plugin)
        if position:
            raise Trouble(texts("start.position", file=position, reason=reason)) from None
        raise Trouble(texts("start.setup", reason=reason)) from None
    except (RecursionError, ValueError, TypeError) as error:
        reason = texts("file.damaged", error=f"{type(error).__name__}: {error}")
        raise Trouble(texts("file.bad", file=position, reason=reason)) from None
    return match, _seated(texts, match, seat) or default_seats(match.game.slug, match.state.seats)


def _usual_seats(plugin: GamePlugin, setup: dict[str, Any]) -> int:
    """How many play where nobody says it: three, if they can."""
    players = plugin.form().field(PLAYERS)
    if players is None:
        return 1
    known = {field.key: setup.get(field.key, field.default) for field in plugin.form().fields}
    least, most = players.limits(known)
    return min(max(_SEATS, least), most) if most else _SEATS


def _loaded(texts: Texts, load: Path, seat: list[str] | None) -> tuple[Match[Any], list[str]]:
    """A saved game; raises Trouble."""
    match, data = match_in(load, texts, log=True)
    return match, _seated(texts, match, seat) or seats_in(data, match.state.seats)


def _seated(texts: Texts, match: Match[Any], seat: list[str] | None) -> list[str] | None:
    if seat and len(seat) != match.state.seats:
        raise Trouble(texts("start.seats_differ", count=match.state.seats))
    return seat
