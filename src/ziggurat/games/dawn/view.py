"""What each seat may see.

The base game hides nothing but what is to come (base p. 5): face-down wonders are drawn only when
they are turned up, so no position knows them. Rows, decks of unused cards, diplomacy sets and dials
are open (docs/rulings.md, Q37). A question's options are shown to the seat it asks; rules in
progress are not part of a view.
"""

from typing import Any

from ziggurat.core.flow import Ask
from ziggurat.games.dawn.options import option_name
from ziggurat.games.dawn.state import State


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) may see it, as JSON data."""
    data = s.to_json()
    del data["stack"]
    data["seat"] = seat
    data["pending"] = _question(s, seat)
    return data


def _question(s: State, seat: int | None) -> dict[str, Any] | None:
    question = s.pending
    if question is None:
        return None
    shown: dict[str, Any] = {"prompt": question.prompt.name, "kind": question.prompt.kind}
    if isinstance(question, Ask):
        shown["player"] = question.player
        if question.player == seat:
            shown["options"] = [
                {"answer": option, "name": option_name(question, option)}
                for option in question.options
            ]
    return shown
