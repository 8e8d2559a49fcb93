"""Pictures of a position as everybody may see it, for environments to render."""

from typing import Any, Final

from ziggurat.games.plugin import GamePlugin

MODES: Final = ("ansi", "svg")


def picture(plugin: GamePlugin, s: Any, mode: str | None) -> str | None:
    """The position in a render mode; None for no mode."""
    if mode is None:
        return None
    return plugin.svg(s, None, "en") if mode == "svg" else plugin.text(s, None, "en")
