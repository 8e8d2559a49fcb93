"""The tables of docs/adapters.md, made from the code that they describe. To write them anew:

python -m tests.dawn.study.page
"""

from collections.abc import Iterable
from pathlib import Path

from tests.pages import filled, table
from ziggurat.games.dawn.study.actions import ACTIONS, OFFSETS, SECTIONS
from ziggurat.games.dawn.study.fields import (
    MAP,
    SEAT_MAP,
    SEAT_NUMBERS,
    SEAT_TABLE,
    TABLE,
    TABLE_NUMBERS,
    Numbers,
    Sets,
)

PAGE = Path(__file__).parents[3] / "docs" / "adapters.md"


def _actions() -> str:
    rows = [(each.name, OFFSETS[each.name], each.size, each.about) for each in SECTIONS]
    told = f"There are {ACTIONS} actions.\n\n"
    return told + table(("section", "first action", "actions", "meaning"), rows)


def _fields() -> str:
    def part(title: str, fields: Iterable[Sets | Numbers], seat: str = "") -> str:
        rows = [(f"`{seat}{each.name}`", each.size, each.about) for each in fields]
        return f"**{title}**\n\n" + table(("field", "size", "meaning"), rows)

    return "\n\n".join(
        (
            part("The map: sets of spaces", MAP),
            part("The table: sets", TABLE),
            part("Each seat on the map: sets of spaces", SEAT_MAP, "seat0."),
            part("Each seat: sets", SEAT_TABLE, "seat0."),
            part("The table: numbers", TABLE_NUMBERS),
            part("Each seat: numbers", SEAT_NUMBERS, "seat0."),
        )
    )


def renewed(text: str) -> str:
    """The page with its tables as the code has them."""
    return filled(text, {"actions": _actions(), "fields": _fields()})


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
