"""`ziggurat hint`: the best answers to the question of a saved game."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from ziggurat.bots.advice import SECONDS, outlook
from ziggurat.cli.advised import advised_of, show_advised
from ziggurat.cli.face import Face
from ziggurat.cli.faces import face_of
from ziggurat.cli.files import Trouble, match_in
from ziggurat.cli.options import Language, NoColor, fail, screen_for, texts_for
from ziggurat.core.flow import Ask


def hint(
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[
        int | None, typer.Option(help="After so many answers; else after the last.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0, help="Time to think; 0: as long as it takes, always the same.")
    ] = SECONDS,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Language = None,
    no_color: NoColor = False,
) -> None:
    """The best answers to the question at which a saved game stands."""
    texts = texts_for(lang)
    try:
        match, _ = match_in(file, texts)
    except Trouble as trouble:
        raise fail(str(trouble)) from None
    count = len(match.answers)
    moment = count if at is None else at
    if not 0 <= moment <= count:
        raise fail(texts("hint.no_moment", count=count))
    s = match.at(moment)
    if not isinstance(ask := s.pending, Ask):
        raise fail(texts("hint.nobody", number=moment))
    face: Face[Any] = face_of(match.game.slug, texts.language)
    found = outlook(match.game, s, seconds=seconds)
    advised = advised_of(face, s, found.advice)
    if as_json:
        told = {
            "at": moment,
            "seat": ask.player,
            "chance": round(found.chances[ask.player], 3),
            "answers": [asdict(each) for each in advised],
            "equal": found.equal,
        }
        typer.echo(json.dumps(told, ensure_ascii=False, indent=1))
        return
    screen = screen_for(no_color)
    seat, prompt = face.seat(s, ask.player), face.prompt(s, ask)
    screen.heading(f"{face.title(s)} ({texts('replay.where', number=moment, count=count)})")
    screen.say(texts("asks", seat=seat, prompt=prompt), "bold")
    show_advised(screen, texts, advised, found.equal)
