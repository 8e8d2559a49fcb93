"""The tables of docs/adapters-wisdom.md, made from the code that they describe. To write them anew:

python -m tests.wisdom.page
"""

from collections.abc import Mapping
from pathlib import Path

from tests.pages import filled, table
from ziggurat.games.registry import plugin_named
from ziggurat.games.wisdom.study.actions import ACTIONS, OFFSETS, SECTIONS
from ziggurat.games.wisdom.study.features import SEAT, TABLE, Feature
from ziggurat.games.wisdom.study.questions import QUESTIONS

PAGE = Path(__file__).parents[2] / "docs" / "adapters-wisdom.md"


def _actions() -> str:
    rows = [(each.name, OFFSETS[each.name], each.size, each.about) for each in SECTIONS]
    told = f"There are {ACTIONS} actions.\n\n"
    return told + table(("section", "first action", "actions", "meaning"), rows)


def _figures() -> str:
    words = plugin_named("wisdom").series_words("en")
    rows = [(f"`seat0.{name}`", 1, text.lower()) for name, text in words.items()]
    return table(("field", "size", "meaning"), rows)


def _features(features: Mapping[str, Feature], seat: str = "") -> str:
    rows = [(f"`{seat}{name}`", each.size, each.about) for name, each in features.items()]
    return table(("field", "size", "meaning"), rows)


def _questions() -> str:
    return ", ".join(f"{number} `{name}`" for number, name in enumerate(QUESTIONS)) + "."


def renewed(text: str) -> str:
    """The page with its tables as the code has them."""
    tables = {
        "actions": _actions(),
        "figures": _figures(),
        "table": _features(TABLE),
        "seats": _features(SEAT, "seat0."),
        "questions": _questions(),
    }
    return filled(text, tables)


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
