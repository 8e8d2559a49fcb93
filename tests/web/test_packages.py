"""The lock file of the pages' packages: it names no registry and serves every system."""

import json
from pathlib import Path
from typing import Any

import pytest

FRONTEND = Path(__file__).parents[2] / "frontend"


def packages() -> dict[str, dict[str, Any]]:
    """Return what the lock file says of each package, by the package's folder."""
    lock = json.loads((FRONTEND / "package-lock.json").read_text("utf-8"))
    found: dict[str, dict[str, Any]] = lock["packages"]
    return found


def test_no_package_names_the_registry_it_came_from() -> None:
    assert [folder for folder, entry in packages().items() if "resolved" in entry] == []


@pytest.mark.parametrize("tool", ["rolldown", "lightningcss"])
def test_parts_for_every_system_are_locked(tool: str) -> None:
    locked = packages()
    needed = locked[f"node_modules/{tool}"]["optionalDependencies"]
    assert len(needed) > 5
    assert {name for name in needed if f"node_modules/{name}" not in locked} == set()


def test_pages_run_on_svelte_alone() -> None:
    wanted = json.loads((FRONTEND / "package.json").read_text("utf-8"))["dependencies"]
    assert set(wanted) == {"@sveltejs/vite-plugin-svelte", "svelte", "vite"}  # two of them build
