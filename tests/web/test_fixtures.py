"""The moments on which the pages are tested are such as the table sends today."""

import msgspec
import pytest

from tests.table_fixtures import CATALOGUE, FOLDER, MOMENTS
from ziggurat.games.dawn.scene.catalogue import Catalogue, catalogue
from ziggurat.table import wire

ANEW = "write them anew: python -m tests.table_fixtures"
LARGEST = 60_000


def read(name: str) -> bytes:
    return (FOLDER / f"{name}.json").read_bytes()


def test_every_fixture_is_written_by_the_tool_and_read_by_a_test() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {CATALOGUE, *MOMENTS}
    sources = [*FOLDER.parents[1].glob("**/*.test.ts"), *FOLDER.parent.glob("*.ts")]
    code = "".join(path.read_text("utf-8") for path in sources)
    assert [name for name in (CATALOGUE, *MOMENTS) if f"fixtures/{name}.json" not in code] == []


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_is_a_snapshot_and_small(name: str) -> None:
    text = read(name)
    found = msgspec.json.decode(text, type=wire.Snapshot)
    assert msgspec.json.encode(found) == text, ANEW
    assert len(text) < LARGEST


def test_the_catalogue_has_every_entry_of_today() -> None:
    text = read(CATALOGUE)
    found = msgspec.json.decode(text, type=Catalogue)
    assert msgspec.json.encode(found) == text, ANEW
    assert [each.key for each in found.entries] == [e.key for e in catalogue("en").entries], ANEW
