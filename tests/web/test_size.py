"""The scripts of the pages are small, so that they come soon everywhere."""

import gzip
import re
from pathlib import Path
from typing import Final

import pytest

import ziggurat
from ziggurat.games.registry import plugins

WEB: Final = Path(ziggurat.__file__).parent / "web"
PAGES: Final = Path(__file__).parents[2] / "frontend" / "src" / "games"
FIRST_PAGE: Final = 110_000  # bytes, packed with gzip
TABLE: Final = 170_000
_IMPORTS: Final = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([\w-]+\.js)["']""")
_HAS_OWN: Final = [slug for slug in plugins() if (PAGES / slug / "index.ts").exists()]


def begun() -> set[str]:
    """The scripts that every page begins with."""
    index = WEB / "index.html"
    assert index.exists(), "the pages are not built: run `python3 run.py` once"
    return set(re.findall(r"assets/([\w-]+\.js)", index.read_text("utf-8")))


def part(name: str) -> set[str]:
    """The script that a part of the pages was built into; it is loaded when it is needed."""
    found = {path.name for path in WEB.glob(f"assets/{name}-*.js")}
    assert found, f"no script is called {name}"
    return found


def weight(scripts: set[str]) -> int:
    """What scripts weigh, with all that they load at once."""
    loaded: set[str] = set()
    waiting = sorted(scripts)
    while waiting:
        name = waiting.pop()
        if name not in loaded:
            loaded.add(name)
            waiting += _IMPORTS.findall((WEB / "assets" / name).read_text("utf-8"))
    return sum(len(gzip.compress((WEB / "assets" / name).read_bytes())) for name in loaded)


def test_the_first_page_is_small() -> None:
    landscapes = part("Landscape")
    assert 10_000 < weight(begun() | landscapes) < FIRST_PAGE


@pytest.mark.parametrize("game", [*_HAS_OWN, "plain"])
def test_the_table_of_a_game_is_small(game: str) -> None:
    both = weight(begun() | part("TablePage") | part(game))
    assert weight(begun()) < both < TABLE
