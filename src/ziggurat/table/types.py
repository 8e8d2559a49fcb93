"""The schema of everything on the wire, from which the browser's types are made.

python -m ziggurat.table.types | npm --prefix frontend run -s wire src/wire.gen.ts

What only one game's page reads has a schema of its own. The page adds its body to `Bodies` and its
ground to `Grounds`, and so the scene is a union of all games' bodies, told apart by `kind`:

python -m ziggurat.table.types GAME | npm --prefix frontend run -s wire src/games/GAME/wire.gen.ts
"""

import json
import sys
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ziggurat.games.registry import plugin_named
from ziggurat.games.scene import PlainBody
from ziggurat.table import wire, wire_counsel, wire_talk, wire_waiting

INCOMING: Final = (
    wire.SeatWish,
    wire.Clock,
    wire.NewGame,
    wire.Fork,
    wire.Imported,
    wire.Answer,
    wire.Step,
    wire.SeatChange,
    wire.Claim,
    wire.Device,
    wire.Pace,
    wire.Asks,
    wire.Hello,
    wire_talk.Said,
    wire_waiting.Name,
    wire_waiting.Opened,
    wire_waiting.Joined,
    wire_waiting.Myself,
    wire_waiting.Gone,
    wire_waiting.Words,
)
OUTGOING: Final = (
    wire.Created,
    wire.Claimed,
    wire.Addition,
    wire.Acknowledged,
    wire.Summary,
    wire.Reason,
    wire.Look,
    wire.Moment,
    wire.History,
    wire.Links,
    wire.Welcome,
    PlainBody,
    wire.Snapshot,
    wire.Presence,
    wire.Problem,
    wire_talk.Spoken,
    wire_talk.Talk,
    wire_counsel.Hint,
    wire_counsel.Analysis,
    wire_waiting.WaitingView,
    wire_waiting.Code,
    wire_waiting.Carried,
)
_UNIONS: Final = {
    "Bodies": {"type": "object", "properties": {"plain": {"$ref": "#/$defs/PlainBody"}}},
    "Grounds": {"type": "object", "properties": {}},
}


def schema(game: str = "") -> dict[str, Any]:
    """One JSON schema with every type on the wire among its definitions, or with those types that
    only one game's page reads."""
    if game:
        return _schema(plugin_named(game).bodies(), set())
    found = _schema([*INCOMING, *OUTGOING], {each.__name__ for each in INCOMING})
    for name, union in _UNIONS.items():
        found["$defs"][name] = _whole(union | {"title": name})
        found["properties"][name] = {"$ref": f"#/$defs/{name}"}
    scene = found["$defs"]["Scene"]["properties"]
    scene["body"] = {"tsType": "Bodies[keyof Bodies]"}
    scene["ground"] = {"tsType": "Grounds[keyof Grounds] | null"}
    return found


def _schema(types: Sequence[Any], received: set[str]) -> dict[str, Any]:
    _, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {
        "title": "Everything",
        "type": "object",
        "additionalProperties": False,
        "required": sorted(parts),
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted(parts)},
        "$defs": {
            name: part if name in received else _whole(part) for name, part in sorted(parts.items())
        },
    }


def _whole(part: dict[str, Any]) -> dict[str, Any]:
    """What the table sends has every field, those with defaults too."""
    if part.get("type") != "object" or "properties" not in part:
        return part
    return part | {"required": list(part["properties"]), "additionalProperties": False}


if __name__ == "__main__":
    print(json.dumps(schema(*sys.argv[1:2]), indent=1))
