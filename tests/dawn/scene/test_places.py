"""Every space has a name that can be found on the map, in both languages."""

import re

import pytest

from tests.golden import load
from tests.table import Table, arrange
from ziggurat.core.records import replayed
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.plugin import PLUGIN
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.words import Words
from ziggurat.games.dawn.words.places import grid_names, names_for, place_names

EN, FR = Words("en"), Words("fr")


def strip(more: str = "") -> Table:
    return arrange(
        f"""
        map = '''
         f h g
        g g g g f
         m g f
        '''
        icons = {{ 5 = "kabul" }}
        [[seat]]
        leader = "rome"
        capital = 3
        {more}
        [[seat]]
        leader = "egypt"
        capital = 7
        """
    )


def test_what_has_a_name_of_its_own_is_called_by_it() -> None:
    names = place_names(EN, strip().s)
    assert names[5] == "Kabul"
    assert (names[3], names[7]) == ("Rome's capital", "Egypt's capital")
    assert place_names(FR, strip().s)[3] == "la capitale de Rome"


def test_any_other_space_is_named_by_its_terrain_and_the_nearest_name() -> None:
    names = place_names(EN, strip().s)
    assert names[1] == "the hills north-west of Kabul"
    assert place_names(FR, strip().s)[1] == "la colline au nord-ouest de Kaboul"


def test_your_own_things_are_yours() -> None:
    table = strip("cities = [8]")
    assert names_for(EN, table.s, 0)[8] == "your mountain city"
    assert names_for(EN, table.s, 0)[3] == "your capital"
    assert names_for(EN, table.s, 1)[8] == "Rome's mountain city"
    assert names_for(FR, table.s, 0)[8] == "votre ville (montagne)"


def test_each_space_has_a_field_of_the_atlas() -> None:
    grid = grid_names(strip().s.layout)
    assert (grid[3], grid[4]) == ("A2", "B2")
    assert len(set(grid)) == len(grid)
    board = PLUGIN.scene(strip().s, 0, "en").ground
    assert [space.grid for space in board.spaces] == list(grid)


def last(name: str) -> State:
    return list(replayed(DAWN, load(name)))[-1].state


@pytest.mark.parametrize("name", ["rules-2-terra-5", "rules-2-base-4", "rules-2-terra-2"])
def test_no_two_spaces_of_a_whole_map_are_called_the_same(name: str) -> None:
    s = last(name)
    for words in (EN, FR):
        names = place_names(words, s)
        assert len(set(names)) == len(names)
        own = names_for(words, s, 0)
        assert len(set(own)) == len(own)
        assert max(map(len, own)) < 80


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["rules-2-terra-3", "rules-2-base-2"])
def test_nothing_the_table_says_calls_a_space_by_its_number(name: str, lang: str) -> None:
    """Of a name that has steps in it, these are the only digits."""
    words = Words(lang)
    match = list(replayed(DAWN, load(name), log=True))[-1]
    s = match.state
    steps = re.compile(r"\b[0-9]+ (steps?|cases?)|\b[0-9]+ (north|south|east|west|nord|sud|est|ou)")
    for name_ in place_names(words, s):
        assert not re.search(r"\d", steps.sub("", name_)), name_
    for _, note in match.log:
        if note[0] in ("army_moved", "caravan_moved", "token_placed", "city_built", "attack"):
            text = words.note(s, note)
            assert not re.search(r"\d", steps.sub("", text)), text
