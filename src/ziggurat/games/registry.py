"""The games of the house. No game is named here.

Every folder beside this file that has a module `plugin` is a game, and so is every entry point of
the group `ziggurat.games` of an installed package. Either way there is an object `PLUGIN`. A game
that cannot be loaded costs one sentence (`troubles`) and not the others.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from ziggurat.core.game import GameState
from ziggurat.core.sentences import filled
from ziggurat.games.plugin import GamePlugin

GROUP: Final = "ziggurat.games"
_HERE: Final = Path(__file__).parent


class NoGame(LookupError):
    """There is no such game here; the text says so in one sentence (core/sentences.py)."""

    def __init__(self, template: str, **fields: Any) -> None:
        super().__init__(filled(template, fields))
        self.template = template
        self.fields = fields


@cache
def _found() -> tuple[dict[str, GamePlugin], list[str]]:
    """All games in their order, and what went wrong."""
    plugins: dict[str, GamePlugin] = {}
    troubles: list[str] = []
    folders = sorted(path.parent.name for path in _HERE.glob("*/plugin.py"))
    own = [EntryPoint(slug, f"{GROUP}.{slug}.plugin:PLUGIN", GROUP) for slug in folders]
    for point in (*own, *sorted(entry_points(group=GROUP), key=lambda each: each.name)):
        trouble = _loaded(point, plugins)
        if trouble:
            troubles.append(f"the game {point.name} cannot be played: {trouble}")
    listed = sorted(plugins.values(), key=lambda plugin: (plugin.order, plugin.slug))
    return {plugin.slug: plugin for plugin in listed}, troubles


def _loaded(point: EntryPoint, plugins: dict[str, GamePlugin]) -> str:
    """Add the game of an entry point, or tell in a few words why not."""
    if not point.name.isidentifier() or not point.name.islower():
        return "its name must be a small word"
    if point.name in plugins:
        return "another game has this name"
    try:
        plugin = getattr(import_module(point.module), point.attr or "PLUGIN")
    except Exception as error:  # whatever a stranger's module does
        return f"{type(error).__name__}: {error}"
    if not isinstance(plugin, GamePlugin):
        return f"{point.value} is no GamePlugin"
    plugin.slug = point.name
    plugins[point.name] = plugin
    return ""


def plugins() -> dict[str, GamePlugin]:
    """All games by their slugs, in order."""
    return dict(_found()[0])


def troubles() -> list[str]:
    """What went wrong with games that cannot be loaded, a sentence each."""
    return list(_found()[1])


def plugin_named(slug: str) -> GamePlugin:
    """The game of this slug; the first one for ""; raises NoGame."""
    known, troubled = _found()
    if slug in known:
        return known[slug]
    if not slug and known:
        return next(iter(known.values()))
    for trouble in troubled:
        if trouble.startswith(f"the game {slug} "):
            raise NoGame("{problem}", problem=trouble)
    raise NoGame("there is no game “{slug}”; there is {known}", slug=slug, known=", ".join(known))


_BY_CLASS: Final[dict[type, GamePlugin]] = {}


def plugin_of(s: GameState) -> GamePlugin:
    """The game this is a position of; raises NoGame."""
    found = _BY_CLASS.get(type(s))
    if found is None:
        for plugin in _found()[0].values():
            if isinstance(s, plugin.positions):
                found = _BY_CLASS[type(s)] = plugin
                break
        else:
            raise NoGame("this is a position of no game that is known here")
    return found


def register(slug: str, plugin: GamePlugin) -> None:
    """Add a game by hand, as an installed package does by its entry point."""
    known, _ = _found()
    plugin.slug = slug
    known[slug] = plugin


def forget(slug: str) -> None:
    """Take out a game that was added by hand."""
    known, _ = _found()
    plugin = known.pop(slug)
    for kind in [kind for kind, its in _BY_CLASS.items() if its is plugin]:
        del _BY_CLASS[kind]
