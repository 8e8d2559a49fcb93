"""Take the pictures anew: `python -m tests.e2e.snapshots [SCREEN ...]`."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import expect

from tests.e2e.bazaar import stall
from tests.e2e.snapshots.comparing import BOXES, KEPT, Comparer, looked
from tests.e2e.snapshots.screens import SCREENS, Screen, shown
from tests.patience import HANGING
from ziggurat.bench import browser


def main(names: Sequence[str]) -> str:
    """What went wrong, in words."""
    known = [screen.name for screen in SCREENS]
    if unknown := [name for name in names if name not in known]:
        return f"There is no screen {unknown[0]}. There is {', '.join(known)}."
    path = browser.executable()
    if not path:
        return "There is no Chromium here."
    expect.set_options(timeout=HANGING * 1000)
    renew(path, [screen for screen in SCREENS if not names or screen.name in names])
    for picture in KEPT.glob("*.webp"):
        if picture.stem not in known:
            picture.unlink()
    return ""


def renew(path: str, screens: Sequence[Screen]) -> None:
    boxes = json.loads(BOXES.read_text("utf-8")) if BOXES.exists() else {}
    with (
        TemporaryDirectory() as folder,
        stall(Path(folder)) as server,
        browser.running(path) as chromium,
    ):
        comparer = Comparer(chromium)
        for screen in screens:
            with shown(chromium, server, screen) as guest:
                look = looked(guest.page)
            (KEPT / f"{screen.name}.webp").write_bytes(comparer.small(look.picture))
            boxes[screen.name] = look.zones
            print(screen.name)
    taken = [one.name for one in SCREENS if one.name in boxes]
    rows = [f"  {json.dumps(name)}: {json.dumps(boxes[name])}" for name in taken]
    BOXES.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
