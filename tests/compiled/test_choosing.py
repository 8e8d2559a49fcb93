"""Which engine runs: the compiled one if it was built from this very source, and nobody forbids
it."""

import sys
from pathlib import Path

import pytest

import ziggurat
from compiling.building import CannotCompile, check_tools


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that passes for a compiled engine."""
    monkeypatch.setattr(ziggurat, "_BUILT", tmp_path)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    monkeypatch.delenv("ZIGGURAT_PURE", raising=False)
    (tmp_path / "source").write_text(ziggurat.engine_digest(), "utf-8")
    return tmp_path


def chosen() -> tuple[str, bool]:
    """What is said about the compiled engine, and whether it is used."""
    before = len(sys.meta_path)
    return ziggurat._choose(), len(sys.meta_path) > before


def test_a_build_of_this_source_is_used(built: Path) -> None:
    assert chosen() == ("", True)


def test_without_a_build_nothing_is_said(built: Path) -> None:
    (built / "source").unlink()
    assert chosen() == ("", False)


def test_a_build_of_another_source_is_not_used(built: Path) -> None:
    (built / "source").write_text("of yesterday", "utf-8")
    said, used = chosen()
    assert "of another source or another Python: `python3 run.py compile`" in said
    assert not used


def test_a_build_that_lacks_what_it_needs_here_is_not_used(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ziggurat, "_NEEDED", "no_such_package")
    said, used = chosen()
    assert said == "the compiled engine needs no_such_package, which is not installed here"
    assert not used


def test_a_variable_forbids_it(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_PURE", "1")
    assert chosen() == ("", False)


def test_without_a_compiler_there_is_one_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(CannotCompile, match=r"^there is no C compiler \(no-such-compiler\): .*\.$"):
        check_tools()
