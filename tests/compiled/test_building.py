"""How the compiled engine is put in place: whole or not at all, and not tried again in vain."""

import os
from pathlib import Path

import pytest

from compiling import building
from compiling.building import CannotCompile, build, is_needed
from compiling.untrashing import untrashed
from ziggurat import engine_digest


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the engine goes. mypyc and the C compiler are stand-ins that write one file."""
    monkeypatch.setattr(building, "BUILT", tmp_path / "build/compiled")
    monkeypatch.setattr(building, "check_tools", lambda: None)
    monkeypatch.setattr(building, "_compile", lambda folder: write(folder, "new"))
    return tmp_path / "build/compiled"


def write(folder: Path, content: str) -> None:
    (folder / "made").mkdir()
    (folder / "made/engine").write_text(content)


def test_what_is_built_bears_the_digest_of_its_source(built: Path) -> None:
    assert is_needed()
    build()
    assert (built / "source").read_text() == engine_digest()
    assert os.listdir(built.parent) == ["compiled"]
    assert not is_needed()


def test_a_newer_build_takes_the_place_of_an_older_one(built: Path) -> None:
    built.mkdir(parents=True)
    (built / "source").write_text("of yesterday")
    (built / "old").touch()
    assert is_needed()
    build()
    assert sorted(os.listdir(built)) == ["engine", "source"]


def test_a_build_that_is_interrupted_leaves_the_old_one_and_is_tried_again(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built.mkdir(parents=True)
    (built / "source").write_text("of yesterday")

    def interrupted(folder: Path) -> None:
        write(folder, "half")
        raise KeyboardInterrupt

    monkeypatch.setattr(building, "_compile", interrupted)
    with pytest.raises(KeyboardInterrupt):
        build()
    assert os.listdir(built) == ["source"]
    assert (built / "source").read_text() == "of yesterday"
    assert is_needed()


def test_what_a_killed_build_has_left_is_cleared_away(built: Path) -> None:
    left = built.with_name("compiling-x1y2")
    left.mkdir(parents=True)
    (left / "half").touch()
    build()
    assert os.listdir(built.parent) == ["compiled"]


def test_a_source_that_does_not_compile_is_not_tried_again(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(folder: Path) -> None:
        raise CannotCompile("the C compiler or mypyc failed:")

    with monkeypatch.context() as patch:
        patch.setattr(building, "_compile", failing)
        with pytest.raises(CannotCompile):
            build()
    assert not is_needed()
    monkeypatch.setattr(building, "engine_digest", lambda: "of another source")
    assert is_needed()
    build()
    assert os.listdir(built.parent) == ["compiled"]


KNOWN_TO_THE_COLLECTOR = """
State_dealloc(StateObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, State_dealloc)
    State_clear((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""
UNKNOWN_TO_IT = """
Ask_dealloc(AskObject *self)
{
    CPy_TRASHCAN_BEGIN(self, Ask_dealloc)
    Ask_clear((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""


def test_only_what_the_garbage_collector_tracks_goes_through_the_trashcan() -> None:
    bare = """
Ask_dealloc(AskObject *self)
{
    Ask_clear((PyObject *)self);
    done: ;
}
"""
    whole = KNOWN_TO_THE_COLLECTOR + UNKNOWN_TO_IT + KNOWN_TO_THE_COLLECTOR
    assert untrashed(whole) == KNOWN_TO_THE_COLLECTOR + bare + KNOWN_TO_THE_COLLECTOR
