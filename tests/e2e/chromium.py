"""A Chromium for the tests; without one they are skipped, or fail under CI."""

import os
from contextlib import AbstractContextManager
from typing import Final

import pytest
from playwright.sync_api import Browser

from ziggurat.bench import browser

_NONE: Final = (
    "no Chromium/Chrome found: install one (Debian/Ubuntu: apt-get install chromium) "
    "or set CHROMIUM=/path"
)


def path() -> str:
    """The browser of this machine."""
    found = browser.executable()
    if not found and os.environ.get("CI"):
        pytest.fail(_NONE)
    if not found:
        pytest.skip(_NONE)
    return found


def running() -> AbstractContextManager[Browser]:
    return browser.running(path())
