"""`ziggurat play`: from the options of the command line to a game at the terminal."""

import os
import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ziggurat.bots import bots_of
from ziggurat.cli.files import Trouble, match_in, text_of
from ziggurat.cli.play import HUMAN, Table, default_seats, seats_in
from ziggurat.cli.screen import Screen, echoed
from ziggurat.cli.words import LANGUAGES, Texts, preferred_language
from ziggurat.core.game import BadSetup
from ziggurat.core.match import Match
from ziggurat.games.dawn.game import DAWN

_SEEDS: Final = 1_000_000  # few enough digits to type again
_SEATS: Final = 3

Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr", help="Language; else the locale's.")
]
NoColor = Annotated[
    bool, typer.Option("--no-color", help="Plain text. NO_COLOR in the environment works too.")
]


def fail(text: str) -> typer.Exit:
    """Say what is wrong and make the exit to raise."""
    typer.echo(text, err=True)
    return typer.Exit(1)


def texts_for(language: str | None) -> Texts:
    """The words in the language asked for, or in the environment's."""
    if language is None:
        return Texts(preferred_language(os.environ))
    if language not in LANGUAGES:
        texts = Texts(preferred_language(os.environ))
        raise fail(texts("no.language", text=language, known=", ".join(LANGUAGES)))
    return Texts(language)


def screen_for(no_color: bool) -> Screen:
    return Screen(color=not no_color and not os.environ.get("NO_COLOR"))


def play(
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="|".join((HUMAN, *bots_of())),
            help="Who plays; once for each seat, clockwise. Else you and two bots.",
        ),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(metavar="base|terra-incognita", help="The base game, or with the expansion."),
    ] = None,
    map_: Annotated[
        str | None,
        typer.Option("--map", metavar="first-game|built", help="Base game: ready or built."),
    ] = None,
    leaders: Annotated[
        str | None,
        typer.Option(metavar="random|choose|A,B,...", help="Leaders: dealt, chosen, or by seat."),
    ] = None,
    epic: Annotated[
        bool, typer.Option("--epic", help="Base game: four victory cards, not three.")
    ] = False,
    peaceful: Annotated[
        bool, typer.Option("--peaceful", help="Expansion: without the victory cards of forts.")
    ] = False,
    handicap: Annotated[
        str | None,
        typer.Option(metavar="A,B,...", help="Expansion: trade tokens each seat starts with."),
    ] = None,
    no_errata: Annotated[
        bool, typer.Option("--no-errata", help="Cards as printed, not as corrected.")
    ] = False,
    seed: Annotated[
        int | None, typer.Option(help="The same seed brings the same dice and draws.")
    ] = None,
    position: Annotated[
        Path | None, typer.Option(help="Begin at a position written in a file.")
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Language = None,
    no_color: NoColor = False,
) -> None:
    """Play at the terminal against bots, or with friends in turns."""
    texts = texts_for(lang)
    screen = screen_for(no_color)
    setup = _setup(texts, edition, map_, leaders, handicap)
    setup |= {"epic": True} if epic else {}
    setup |= {"errata": False} if no_errata else {}
    setup |= {"peaceful": True} if peaceful else {}
    for name in seat or ():
        if name != HUMAN and name not in bots_of():
            known = ", ".join((HUMAN, *bots_of()))
            raise fail(texts("start.seat", name=name, known=known))
    _refuse_mixtures(texts, setup, position, load, seed)
    try:
        if load:
            match, seats = _loaded(texts, load, seat)
        else:
            match, seats = _new(texts, setup, position, seed, seat)
    except Trouble as trouble:
        raise fail(str(trouble)) from None
    table = Table(screen, texts, match, seats, load)
    key = "welcome.loaded" if load else "welcome.position" if position else "welcome"
    table.welcome(key)
    code = table.run()
    if code:
        raise typer.Exit(code)


def _setup(
    texts: Texts,
    edition: str | None,
    map_: str | None,
    leaders: str | None,
    handicap: str | None,
) -> dict[str, Any]:
    """The part of the setup that options with a value name."""
    setup: dict[str, Any] = {}
    if edition is not None:
        setup["edition"] = edition
    if map_ is not None:
        setup["map"] = map_
    if leaders is not None:
        listed = [name.strip() for name in leaders.split(",")]
        setup["leaders"] = leaders if leaders in ("random", "choose") else listed
    if handicap is not None:
        numbers = [number.strip() for number in handicap.split(",")]
        if not all(number.isascii() and number.isdigit() for number in numbers):
            raise fail(texts("start.handicap", text=echoed(handicap)))
        setup["handicap"] = [int(number[:9]) for number in numbers]
    return setup


def _refuse_mixtures(
    texts: Texts,
    setup: dict[str, Any],
    position: Path | None,
    load: Path | None,
    seed: int | None,
) -> None:
    """A saved game or a position comes with its own setup."""
    one = "load" if load else "position" if position else None
    others = ["no-errata" if key == "errata" else key for key in setup]
    if load and position:
        others.append("position")
    if load and seed is not None:
        others.append("seed")
    if one and others:
        raise fail(texts("start.one_start", one=one, other=others[0]))


def _new(
    texts: Texts,
    setup: dict[str, Any],
    position: Path | None,
    seed: int | None,
    seat: list[str] | None,
) -> tuple[Match[Any], list[str]]:
    """A new game; raises Trouble."""
    if position:
        setup = {"position": text_of(position, texts)}
    else:
        setup = {**setup, "players": len(seat) if seat else _SEATS}
    number = secrets.randbelow(_SEEDS) if seed is None else seed
    try:
        match: Match[Any] = Match(DAWN, setup, number, log=True)
    except BadSetup as error:
        if position:
            raise Trouble(texts("start.position", file=position, reason=error)) from None
        raise Trouble(texts("start.setup", reason=error)) from None
    except (RecursionError, ValueError, TypeError) as error:
        reason = texts("file.damaged", error=f"{type(error).__name__}: {error}")
        raise Trouble(texts("file.bad", file=position, reason=reason)) from None
    return match, _seated(texts, match, seat) or default_seats(match.game.slug, match.state.seats)


def _loaded(texts: Texts, load: Path, seat: list[str] | None) -> tuple[Match[Any], list[str]]:
    """A saved game; raises Trouble."""
    match, data = match_in(load, texts, log=True)
    return match, _seated(texts, match, seat) or seats_in(data, match.state.seats)


def _seated(texts: Texts, match: Match[Any], seat: list[str] | None) -> list[str] | None:
    if seat and len(seat) != match.state.seats:
        raise Trouble(texts("start.seats_differ", count=match.state.seats))
    return seat
