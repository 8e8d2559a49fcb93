"""The schema of everything on the wire, from which the browser's types are made.

python -m ziggurat.table.types | npm --prefix frontend run -s wire
"""

import json
from typing import Any

import msgspec

from ziggurat.table.wire import INCOMING, OUTGOING


def schema() -> dict[str, Any]:
    """One JSON schema with every type on the wire among its definitions."""
    _, parts = msgspec.json.schema_components([*INCOMING, *OUTGOING], ref_template="#/$defs/{name}")
    received = {each.__name__ for each in INCOMING}
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
    named = list(part.get("properties", ()))
    return part | {"required": named, "additionalProperties": False} if named else part


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
