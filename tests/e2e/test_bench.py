"""`ziggurat bench --table` in a browser: it measures every figure."""

import json
import subprocess
import sys

from tests.e2e import chromium
from ziggurat.bench.page import PAINTS
from ziggurat.bench.pan import FRAMES


def test_the_pages_are_measured() -> None:
    chromium.path()
    command = [sys.executable, "-m", "ziggurat.cli", "bench", "--table", "--times", "2", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    for part, names in PAINTS.items():
        assert found[part].keys() == names.keys()
        assert found[part][part]["times_plain"] == 1
        assert all(row["ms"] > 0 for row in found[part].values())
    assert found["frames"].keys() == FRAMES.keys()
    assert all(row["per_s"] > 0 for row in found["frames"].values())
