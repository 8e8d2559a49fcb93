"""The page on adding a game quotes the example whole, so what it says is what the tests play."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs/add-a-game.md"
PACKAGE = ROOT / "examples/bazaar/bazaar"


def test_the_page_quotes_the_whole_game_in_its_order() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), flags=re.DOTALL)
    quoted = "".join("".join(blocks).split())
    files = ("rules.py", "game.py", "plugin.py")
    written = "".join((PACKAGE / name).read_text("utf-8") for name in files)
    assert quoted == "".join(written.split())


def test_the_entry_point_on_the_page_is_that_of_the_example() -> None:
    entry = '[project.entry-points."ziggurat.games"]\nbazaar = "bazaar.plugin:PLUGIN"\n'
    assert entry in PAGE.read_text("utf-8")
    assert entry in (ROOT / "examples/bazaar/pyproject.toml").read_text("utf-8")
