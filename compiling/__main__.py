"""`python3 run.py compile`, and what `python3 run.py` starts behind the table (`--quietly`).

`python3 run.py compile REVISION` compiles the engine of an earlier revision, by what compiled it
then, for its bots in the arena (ziggurat/bots/earlier.py).
"""

import os
import subprocess
import sys
import time

from compiling.building import CannotCompile, build, is_needed
from ziggurat.bots.earlier import NoRevision, taken_out


def told(message: str) -> None:
    print(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {message}", file=sys.stderr, flush=True)


def main(words: list[str]) -> int:
    if words == ["--is-needed"]:
        return 0 if is_needed() else 1
    if words and words != ["--quietly"]:
        return compile_earlier(words[0])
    say = told if words else lambda message: print(message, file=sys.stderr, flush=True)
    say(f"compiling the engine (process {os.getpid()}), this takes some minutes ...")
    begun = time.monotonic()
    try:
        build()
    except CannotCompile as problem:
        say(f"run.py: {problem}")
        return 1
    say(f"the engine is compiled ({time.monotonic() - begun:.0f} s).")
    return 0


def compile_earlier(revision: str) -> int:
    try:
        folder = taken_out(revision)
    except NoRevision as problem:
        print(f"run.py: {problem}.", file=sys.stderr)
        return 1
    if not (folder / "compiling").exists():
        print(f"run.py: the revision “{revision}” has nothing that compiles it.", file=sys.stderr)
        return 1
    path = os.pathsep.join((str(folder / "src"), os.environ.get("PYTHONPATH", "")))
    variables = {**os.environ, "PYTHONPATH": path}
    return subprocess.call([sys.executable, "-m", "compiling"], cwd=folder, env=variables)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
