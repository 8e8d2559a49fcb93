"""Build the compiled engine: rewrite the source, let mypyc and the C compiler work, and put what
they made into build/compiled with a digest of the source. `ziggurat/__init__.py` uses it as long as
the source is the same."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

from compiling.rewriting import Sources
from ziggurat import engine_digest

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
BUILT: Final = ROOT / "build" / "compiled"
STAMP: Final = "source"
FAILED: Final = "failed"  # beside it: the source that could not be compiled
_AT_WORK: Final = "compiling-"

# What is compiled: the kernel, the rules, and what bots do in their heads. `core.bits` is in C,
# beside this file.
_KERNEL: Final = ("codec", "flow", "hexes", "hooks", "rows")
_BOTS: Final = ("futures", "judge", "tree", "wins")
_LIST: Final = "compiled.txt"  # in the folder of a game: which of its files are compiled

_SETUP: Final = """
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from untrashing import untrashed

bits = Extension("ziggurat.core.bits", ["bits.c"], extra_compile_args=["-O3"])
engine = mypycify({files!r}, opt_level="3", debug_level="0", multi_file=True)
for source in Path("build").rglob("*.c"):
    source.write_text(untrashed(source.read_text("utf-8")), "utf-8")
setup(name="ziggurat-engine", ext_modules=[*engine, bits])
"""


# Functions of the engine call each other straight, since nobody replaces them at load time.
_FLAGS: Final = () if os.name == "nt" else ("-fno-semantic-interposition", "-fvisibility=hidden")


class CannotCompile(Exception):
    """The engine stays interpreted; the text says why in one sentence."""


def compiled_files() -> list[Path]:
    """The source files that mypyc compiles, below src."""
    files = [SOURCE / f"ziggurat/core/{name}.py" for name in _KERNEL]
    for listed in sorted(SOURCE.glob(f"ziggurat/games/*/{_LIST}")):
        for pattern in listed.read_text("utf-8").split():
            found = sorted(listed.parent.glob(pattern))
            assert found, f"{listed} names {pattern}, which is not there"
            files += [path for path in found if path.stem != "__init__"]
    files += [SOURCE / f"ziggurat/bots/{name}.py" for name in _BOTS]
    return [path.relative_to(SOURCE) for path in files]


def check_tools() -> None:
    """Is there what it takes to compile?"""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        raise CannotCompile(
            f"there is no C compiler ({compiler}): the engine stays interpreted, and everything "
            "works as before."
        )
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        raise CannotCompile(
            "the header files of Python are missing (Debian, Ubuntu: `apt install python3-dev`): "
            "the engine stays interpreted, and everything works as before."
        )


def write_source(folder: Path) -> list[str]:
    """Copy the engine into a folder, rewritten for mypyc; the files to compile."""
    for part in ("bots", "core", "games"):
        shutil.copytree(SOURCE / "ziggurat" / part, folder / "ziggurat" / part)
    (folder / "ziggurat/__init__.py").touch()
    shutil.copy(ROOT / "compiling/bits.c", folder)
    shutil.copy(ROOT / "compiling/untrashing.py", folder)
    files = compiled_files()
    names = {path: ".".join(path.with_suffix("").parts) for path in files}
    sources = Sources({name: (SOURCE / path).read_text("utf-8") for path, name in names.items()})
    for path, name in names.items():
        (folder / path).write_text(sources.rewritten(name), "utf-8")
    return [path.as_posix() for path in files]


def is_built() -> bool:
    """Is there a compiled engine of this source?"""
    return _names_this_source(BUILT / STAMP)


def is_needed() -> bool:
    """Is there none yet, and was none tried in vain?"""
    return not is_built() and not _names_this_source(BUILT.with_name(FAILED))


def _names_this_source(stamp: Path) -> bool:
    return stamp.exists() and stamp.read_text("utf-8") == engine_digest()


def build() -> None:
    """Build the compiled engine and put it in place; raises CannotCompile."""
    digest = engine_digest()
    BUILT.parent.mkdir(exist_ok=True)
    for left in BUILT.parent.glob(f"{_AT_WORK}*"):  # by a process that was killed
        shutil.rmtree(left, ignore_errors=True)
    try:
        check_tools()
        with tempfile.TemporaryDirectory(dir=BUILT.parent, prefix=_AT_WORK) as name:
            folder = Path(name)
            _compile(folder)
            (folder / "made" / STAMP).write_text(digest, "utf-8")
            if BUILT.exists():
                BUILT.rename(folder / "old")  # thrown away; running games keep it open
            (folder / "made").rename(BUILT)
    except CannotCompile:
        BUILT.with_name(FAILED).write_text(digest, "utf-8")
        raise
    BUILT.with_name(FAILED).unlink(missing_ok=True)


def _compile(folder: Path) -> None:
    """Let mypyc and the C compiler work, on one core."""
    files = write_source(folder)
    (folder / "setup.py").write_text(_SETUP.format(files=files), "utf-8")
    words = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "made"]
    flags = " ".join((os.environ.get("CFLAGS", ""), *_FLAGS))
    environment = {**os.environ, "ZIGGURAT_PURE": "1", "MYPYPATH": str(folder), "CFLAGS": flags}
    made = subprocess.run(
        words, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if made.returncode != 0:
        said = made.stdout.decode(errors="replace").splitlines()[-30:]
        raise CannotCompile("\n    ".join(["the C compiler or mypyc failed:", *said]))
