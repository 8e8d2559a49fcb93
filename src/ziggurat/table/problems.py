"""What may go wrong at the table: every code with its status, and where it is to be expected.

docs/protocol.md explains the codes; the description of the API lists them for each path.
"""

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from ziggurat.table import wire

STATUS: Final = {
    "malformed": 400,
    "not-yours": 400,
    "not-offered": 400,
    "over": 400,
    "final-chance": 400,
    "final-revealed": 400,
    "final-others": 400,
    "final-end": 400,
    "no-undo": 400,
    "no-redo": 400,
    "no-seat": 400,
    "no-bot": 400,
    "no-window": 400,
    "too-soon": 400,
    "present": 400,
    "no-language": 400,
    "bad-setup": 400,
    "bad-record": 400,
    "too-long": 400,
    "bad-name": 400,
    "bad-line": 400,
    "no-code": 404,
    "not-here": 403,
    "old-link": 403,
    "taken": 409,
    "ready": 403,
    "not-ready": 403,
    "begun": 409,
    "resigned": 403,
    "enough": 403,
    "crowded": 503,
    "foreign": 403,
    "claimed": 403,
    "expired": 403,
    "no-room": 403,
    "not-agreed": 403,
    "no-hints": 403,
    "running": 403,
    "no-game": 404,
    "no-moment": 404,
    "not-found": 404,
    "stale": 409,
    "unreadable": 410,
    "too-large": 413,
    "too-many": 429,
    "failed": 500,
    "full": 503,
    "busy": 503,
}
OTHER: Final = "refused"  # with whatever status it has
BY_STATUS: Final = {400: "malformed", 404: "not-found", 413: "too-large", 429: "too-many"}
ANYWHERE: Final = ("malformed", "foreign", "too-many")
IN_A_GAME: Final = ("no-game", "not-found", "unreadable")


def may_refuse(*codes: str) -> dict[int, ResponseSpec]:
    """What a path may refuse with, for the description of the API: a status and its codes."""
    found: dict[int, list[str]] = {}
    for code in (*ANYWHERE, *codes):
        found.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(
            wire.Problem, generate_examples=False, description=f"A problem: {', '.join(named)}"
        )
        for status, named in sorted(found.items())
    }


def in_a_game(*codes: str) -> dict[int, ResponseSpec]:
    """The same for a path of a game."""
    return may_refuse(*IN_A_GAME, *codes)
