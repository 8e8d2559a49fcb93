"""The page of a tournament stands on its own."""

import re
from xml.etree import ElementTree

import pytest

from tests.arena.games import plan, result
from ziggurat.arena.report import page
from ziggurat.arena.schedule import Plan

DUEL = [
    result("<a>", "b", winners=(0,), seed=1),
    result("b", "<a>", winners=(0, 1), seed=1, rounds=50),
    result("<a>", "b", seed=2, rounds=301),
]
SECTIONS = [
    "Ratings",
    "Who beats whom",
    "Order of play",
    "Length of the games",
    "Leaders",
    "Agendas that win",
    "All figures",
]


def test_all_sections_are_there() -> None:
    found = page(plan("<a>", "b"), DUEL)
    assert re.findall(r"<h2>(.*?)</h2>", found) == SECTIONS
    assert "&lt;a&gt; vs b" in found
    assert "<a>" not in found
    assert "ziggurat arena --bot &#x27;&lt;a&gt;&#x27; --bot b" in found
    assert "prefers-color-scheme: dark" in found


def test_nothing_comes_from_elsewhere() -> None:
    found = page(plan("<a>", "b"), DUEL)
    assert not re.search(r"https?:|<script|<link|<img|@import|src=", found)
    assert set(re.findall(r"url\((.*?)\)", found)) == {"#hatch"}


def test_its_plots_are_sound_xml() -> None:
    drawings = re.findall(r"<svg.*?</svg>", page(plan("<a>", "b"), DUEL))
    assert len(drawings) == 7  # six plots and the hatching
    for drawing in drawings:
        ElementTree.fromstring(drawing)


def test_a_bot_alone_has_no_rivals_to_show() -> None:
    found = page(plan("a"), [result("a", "a", winners=(1,))])
    assert re.findall(r"<h2>(.*?)</h2>", found) == SECTIONS[2:]


@pytest.mark.parametrize("setting", [plan("a", "b"), plan("a", "b", players=4, field=True)])
def test_a_page_of_no_games_is_a_page(setting: Plan) -> None:
    assert "<b>0</b> games" in page(setting, [])
