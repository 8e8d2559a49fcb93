"""Every game of the house keeps what every game must, and so does the one from outside."""

from collections.abc import Iterator

import pytest

from bazaar.plugin import PLUGIN as BAZAAR
from tests.dawn.terra.six import row_of_six
from tests.dawn.terra.test_view import SKY
from tests.table import arrange
from ziggurat.conformance.__main__ import main
from ziggurat.conformance.running import broken, conforms
from ziggurat.games import registry
from ziggurat.games.registry import plugin_named, plugins


@pytest.fixture
def installed() -> Iterator[None]:
    registry.register("bazaar", BAZAAR)
    yield
    registry.forget("bazaar")


@pytest.mark.usefixtures("installed")
def test_the_command_says_that_bazaar_keeps_it_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bazaar", "--games", "6"]) == 0
    told = capsys.readouterr()
    assert "19 of 19 checks passed." in told.out
    assert "FAILS" not in told.out
    assert told.err.count("game ") == 6


def test_a_game_that_is_not_there_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert capsys.readouterr().err.startswith("conformance: there is no game “chess”")


@pytest.mark.parametrize("slug", list(plugins()))
def test_the_games_of_the_house_keep_it_all(slug: str) -> None:
    assert not broken(conforms(plugin_named(slug), games=4, answers=50))


def test_so_does_the_first_one_where_a_player_has_looked_at_tiles_of_the_stack() -> None:
    setup = arrange(SKY, ROW=row_of_six("science", 1)).s.setup
    assert not broken(conforms(plugin_named("dawn"), games=4, answers=30, setup=setup))
