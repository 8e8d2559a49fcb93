"""The list of games: found by their folders and by entry points, none of them named."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.core.lonely import LONELY, LonelyPlugin
from ziggurat.games import registry
from ziggurat.games.registry import NoGame, plugin_named, plugin_of, plugins, troubles

GAMES = Path(registry.__file__).parent


def test_every_folder_with_a_plugin_is_a_game() -> None:
    folders = {path.parent.name for path in GAMES.glob("*/plugin.py")}
    assert folders <= set(plugins())
    assert not troubles()


def test_a_game_has_the_name_of_its_folder_everywhere() -> None:
    for slug, plugin in plugins().items():
        assert plugin.slug == plugin.game.slug == slug
        assert plugin_of(plugin.game.new({})) is plugin


def test_the_first_game_is_played_where_none_is_named() -> None:
    assert plugin_named("") is next(iter(plugins().values()))


def test_a_game_that_is_not_there_is_refused_with_one_sentence() -> None:
    with pytest.raises(NoGame, match="there is no game “chess”; there is "):
        plugin_named("chess")


def test_a_position_of_no_known_game_is_refused() -> None:
    with pytest.raises(NoGame):
        plugin_of(LONELY.new({}))


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if packages had brought games: one sound, the others not."""
    points = [
        EntryPoint("lonely", "tests.core.lonely:PLUGIN", registry.GROUP),
        EntryPoint("broken", "tests.core.nowhere:PLUGIN", registry.GROUP),
        EntryPoint("strange", "tests.core.lonely:LONELY", registry.GROUP),
        EntryPoint("Loud", "tests.core.lonely:PLUGIN", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    monkeypatch.setattr(registry, "_found", registry._found.__wrapped__)


@pytest.mark.usefixtures("installed")
def test_an_installed_package_brings_a_game() -> None:
    assert isinstance(plugins()["lonely"], LonelyPlugin)
    assert plugin_named("lonely").slug == "lonely"


@pytest.mark.usefixtures("installed")
def test_a_game_that_cannot_be_loaded_costs_a_sentence_and_not_the_others() -> None:
    sentences = troubles()
    assert [sentence.partition(":")[0] for sentence in sentences] == [
        "the game Loud cannot be played",
        "the game broken cannot be played",
        "the game strange cannot be played",
    ]
    assert len(plugins()) >= 2
    with pytest.raises(NoGame, match="the game broken cannot be played: ModuleNotFoundError"):
        plugin_named("broken")
