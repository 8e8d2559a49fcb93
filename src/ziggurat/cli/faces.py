"""The faces of the games at the terminal: their own, or the plain one."""

from typing import Any

from ziggurat.cli.face import Face
from ziggurat.cli.plain import PlainFace
from ziggurat.games.registry import plugin_named


def face_of(game: str, lang: str) -> Face[Any]:
    """A game in a language; raises NoGame."""
    plugin = plugin_named(game)
    face: Face[Any] = plugin.terminal(lang) or PlainFace(plugin, lang)
    return face
