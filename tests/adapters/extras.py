"""Modules that need an extra of the project."""

import importlib
import os
from typing import Any

import pytest


def module(extra: str, name: str) -> Any:
    """A module; without its extra the tests of the file are skipped, unless ZIGGURAT_EXTRAS names
    it, as `.ci/run` does."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        ours = str(missing.name).startswith("ziggurat")
        if ours or extra in os.environ.get("ZIGGURAT_EXTRAS", "").split(","):
            raise
    pytest.skip(f"the extra `{extra}` is not installed", allow_module_level=True)
