"""The script of the table is small, so that the first page comes soon everywhere."""

import gzip
from pathlib import Path

import ziggurat

WEB = Path(ziggurat.__file__).parent / "web"


def test_the_script_is_small() -> None:
    assert (WEB / "index.html").exists(), "the pages are not built: run `python3 run.py` once"
    size = sum(len(gzip.compress(path.read_bytes())) for path in WEB.glob("assets/*.js"))
    assert 0 < size < 150_000
