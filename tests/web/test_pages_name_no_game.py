"""The pages outside a game's own folder name neither that game nor its things."""

import re
from pathlib import Path
from typing import Any

import pytest

from ziggurat.bots import BOTS, bots_of
from ziggurat.games.registry import plugin_named, plugins

SOURCE = Path(__file__).parents[2] / "frontend/src"
SHARED = {"players", "map", "colors"}  # fields that any game may have


def things(game: str) -> set[str]:
    """The game, its own bots, the fields of its form, and what it names by words of several parts:
    a single word ("wheel") may be anybody's."""
    plugin = plugin_named(game)
    form = plugin.form()
    named = {choice.value for field in form.fields for choice in field.choices}
    catalogue = plugin.catalogue("en")
    named |= {_slug(entry) for entry in catalogue.entries} if catalogue else set()
    parts = {name for name in named if "_" in name or "-" in name}
    keys = {field.key for field in form.fields} - SHARED
    return {game, *set(bots_of(game)) - set(BOTS), *keys, *parts}


def _slug(entry: Any) -> str:
    """The thing itself: some catalogues put its kind and a dot in front of it."""
    return str(entry.key.partition(".")[2] if hasattr(entry, "key") else entry.name)


@pytest.mark.parametrize("game", sorted(plugins()))
def test_nothing_outside_a_games_folder_names_it_or_its_things(game: str) -> None:
    words = "|".join(sorted(map(re.escape, things(game))))
    named = re.compile(rf"(?<![\w-])({words})(?![\w-])")
    found = [
        f"{path.relative_to(SOURCE)}: {match[0]}"
        for path in sorted(SOURCE.rglob("*.*"))
        if path.suffix in (".ts", ".svelte", ".css")
        if not any(parent.parent == SOURCE / "games" for parent in path.parents)
        for match in named.finditer(path.read_text("utf-8"))
    ]
    assert found == []
