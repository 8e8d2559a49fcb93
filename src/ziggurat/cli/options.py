"""What several commands share: options, and how they give up with one sentence."""

import os
from typing import Annotated

import typer

from ziggurat.cli.screen import Screen
from ziggurat.cli.words import LANGUAGES, Texts, preferred_language
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.registry import NoGame, plugin_named, troubles

Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr", help="Language; else the locale's.")
]
NoColor = Annotated[
    bool, typer.Option("--no-color", help="Plain text. NO_COLOR in the environment works too.")
]
Game = Annotated[
    str, typer.Option("--game", metavar="SLUG", help="Which game; the first one unless told.")
]


def fail(text: str) -> typer.Exit:
    """Say what is wrong and make the exit to raise."""
    typer.echo(text, err=True)
    return typer.Exit(1)


def game_named(slug: str) -> GamePlugin:
    """The game that an option names; gives up where there is none."""
    try:
        return plugin_named(slug)
    except NoGame as error:
        raise fail(sentence(str(error))) from None


def tell_troubles() -> None:
    """Say which installed games cannot be played."""
    for trouble in troubles():
        typer.echo(sentence(trouble), err=True)


def sentence(text: str) -> str:
    """The same with a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


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
