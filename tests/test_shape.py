"""The shape of the project: which way imports point, and what the engine may not use."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ziggurat.games.dawn.content import CITY_STATES, DIPLOMACY, FOCUS, LEADERS, WONDERS
from ziggurat.games.dawn.game import DAWN

ROOT = Path(__file__).parent.parent / "src" / "ziggurat"

GAMES = sorted(path.parent.name for path in (ROOT / "games").glob("*/content.py"))
# What all games share: it names no game.
HOUSE = {f"games.{path.stem}" for path in (ROOT / "games").glob("*.py")} - {"games.__init__"}

# What each part may import of the project, besides itself. Longer prefixes win.
LAYERS = {
    "core": set[str](),
    "games.dawn.content": {"core"},
    "games.dawn.data": {"core"},
    "games.dawn.board": {"core", "games.dawn.content", "games.dawn.data"},
    "games.dawn.options": {"core", "games.dawn.content", "games.dawn.board"},
    "games.dawn.state": {"core", "games.dawn.content", "games.dawn.board"},
    "games.dawn.rules": {
        "core",
        "games.dawn.board",
        "games.dawn.content",
        "games.dawn.options",
        "games.dawn.state",
    },
    "games.dawn.cards": {
        "core",
        "games.dawn.board",
        "games.dawn.content",
        "games.dawn.options",
        "games.dawn.state",
        "games.dawn.rules",
    },
    "games": set[str](),
    "games.dawn": {"core", "games.dawn"},
    "games.wisdom.tables": {"core"},
    "games.wisdom.data": {"core", "games.wisdom.tables"},
    "games.wisdom.content": {"games.wisdom.data", "games.wisdom.tables"},
    "games.wisdom.board": {"core", "games.wisdom.content"},
    "games.wisdom.state": {"core", "games.wisdom.content", "games.wisdom.board"},
    "games.wisdom.options": {
        "core",
        "games.wisdom.board",
        "games.wisdom.content",
        "games.wisdom.state",
    },
    "games.wisdom.form": {"core", "games.wisdom.content"},
    "games.wisdom.rules": {
        "core",
        "games.wisdom.board",
        "games.wisdom.content",
        "games.wisdom.form",
        "games.wisdom.options",
        "games.wisdom.state",
    },
    "games.wisdom.cards": {
        "core",
        "games.wisdom.board",
        "games.wisdom.content",
        "games.wisdom.options",
        "games.wisdom.state",
        "games.wisdom.rules",
    },
    "games.wisdom": {"core", "games.wisdom"},
    "bots": {"core", *HOUSE},
    "table": {"core", *HOUSE, "bots", ""},
    "adapters": {"core", *HOUSE, "bots"},
    "arena": {"core", *HOUSE, "bots", ""},
    "export": {"core", *HOUSE},
    "sim": {"core", *HOUSE, "bots"},
    "conformance": {"core", *HOUSE, "bots", "export"},
    "bench": {"core", *HOUSE, ""},
    "cli": {"core", *HOUSE, "bots", "arena", "bench", "export", "sim", "table", ""},
}


LAYERS |= {name: {"core", *HOUSE} for name in HOUSE}
for _game in GAMES:  # what lies around the rules speaks to the package that asks for it
    _own = f"games.{_game}"
    LAYERS[f"{_own}.plugin"] = {"core", *HOUSE, _own}
    LAYERS[f"{_own}.bots"] = {"core", *HOUSE, _own, "bots"}
    LAYERS[f"{_own}.terminal"] = {"core", *HOUSE, _own, "cli"}
    LAYERS[f"{_own}.study"] = {"core", *HOUSE, _own, "adapters", "export"}
    LAYERS[f"{_own}.scene"] = {"core", *HOUSE, _own}


def _modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(ROOT.rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        yield name.removesuffix(".__init__").removesuffix("__init__"), path


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            for alias in node.names:  # `from ziggurat.games.dawn import cards` names a module
                target = ROOT.parent / node.module.replace(".", "/") / alias.name
                is_module = target.with_suffix(".py").exists() or target.is_dir()
                yield f"{node.module}.{alias.name}" if is_module else node.module


def _within(module: str, part: str) -> bool:
    return module == part or module.startswith(f"{part}.")


@pytest.mark.parametrize(("module", "path"), list(_modules()), ids=lambda v: str(v)[-40:])
def test_imports_point_one_way(module: str, path: Path) -> None:
    layers = [layer for layer in LAYERS if _within(module, layer)]
    if not layers:
        assert module == "", f"{module} belongs to no layer"
        return
    layer = max(layers, key=len)
    allowed = LAYERS[layer] | {layer}
    for name in _imports(path):
        if name == "ziggurat" or name.startswith("ziggurat."):
            inner = name.removeprefix("ziggurat").removeprefix(".")
            assert any(_within(inner, part) for part in allowed), f"{module} imports {name}"


def _around_the_rules(module: str) -> bool:
    """Is it a part of a game that is not its rules, words or scene?"""
    return bool(re.match(r"games\.\w+\.(bots|study|terminal)\b", module))


@pytest.mark.parametrize(("module", "path"), list(_modules()), ids=lambda v: str(v)[-40:])
def test_the_engine_needs_only_the_standard_library(module: str, path: Path) -> None:
    if not module.startswith(("core", "games")) or _around_the_rules(module):
        return
    for name in _imports(path):
        top = name.partition(".")[0]
        assert top == "ziggurat" or top in sys.stdlib_module_names, f"{module} imports {name}"
        assert top not in {"random", "time", "datetime", "secrets", "uuid", "os"}, (
            f"{module} imports {name}: a position knows no clock and no chance of its own"
        )


@pytest.mark.parametrize(("module", "path"), list(_modules()), ids=lambda v: str(v)[-40:])
def test_nobody_uses_the_global_random_generator(module: str, path: Path) -> None:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    if not any(isinstance(node, ast.Import) and node.names[0].name == "random" for node in nodes):
        return  # then `random` is a stream that was handed over
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id == "random":
                assert node.attr == "Random", f"{module} uses random.{node.attr}"


def test_only_the_maps_of_the_kernel_know_hexes_and_squares() -> None:
    for module, path in _modules():
        if module.startswith("core.") and module not in ("core.hexes", "core.squares"):
            maps = {"ziggurat.core.hexes", "ziggurat.core.squares"}
            assert not maps & set(_imports(path)), module


def test_no_rule_names_a_card() -> None:
    """Cards say how they answer; the rules never mention one."""
    assert DAWN.slug
    tables = (FOCUS, LEADERS, WONDERS, CITY_STATES, DIPLOMACY)
    slugs = [row.slug for table in tables for row in table]
    for path in (ROOT / "games" / "dawn" / "rules").glob("*.py"):
        text = path.read_text(encoding="utf-8").lower().replace(" ", "_")
        for slug in slugs:
            assert not re.search(rf"(?<![a-z]){slug}(?![a-z])", text), f"{path.name} names {slug}"


@pytest.mark.parametrize("game", GAMES)
def test_nobody_outside_a_game_names_it(game: str) -> None:
    for module, path in _modules():
        if not _within(module, f"games.{game}"):
            assert not _names(path, game), f"{module} names {game}"


@pytest.mark.parametrize("game", GAMES)
def test_no_page_outside_a_game_names_it(game: str) -> None:
    pages = ROOT.parent.parent / "frontend" / "src"
    for path in sorted(pages.rglob("*")):
        inner = path.relative_to(pages)
        if path.is_file() and inner.parts[:2] != ("games", game):
            assert not _names(path, game), f"{inner} names {game}"


def _names(path: Path, game: str) -> bool:
    text = path.read_text(encoding="utf-8")
    return re.search(rf"(?i)(?<![a-z]){game}(?![a-z])", text) is not None


def _is_table(path: Path) -> bool:
    """Words and tables may be as long as what they list."""
    return path.parent.name in ("words", "data", "tables") or path.name == "content.py"


@pytest.mark.parametrize("folder", ["src", "tests", "compiling", "examples"])
def test_files_stay_small(folder: str) -> None:
    for path in (ROOT.parent.parent / folder).rglob("*.py"):
        if not _is_table(path):
            lines = len(path.read_text(encoding="utf-8").splitlines())
            assert lines <= 400, f"{path} has {lines} lines"
