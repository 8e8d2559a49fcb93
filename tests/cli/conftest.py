"""Every test of the terminal runs in a folder of its own, where it may leave files."""

from pathlib import Path

import pytest

from tests.cli.terminal import MEADOW


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the command runs."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def meadow(folder: Path) -> Path:
    """A small position in a file."""
    file = folder / "meadow.toml"
    file.write_text(MEADOW, "utf-8")
    return file
