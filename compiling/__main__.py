"""`python3 run.py compile`, and what `python3 run.py` starts behind the table (`--quietly`)."""

import os
import sys
import time

from compiling.building import CannotCompile, build, is_needed


def told(message: str) -> None:
    print(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {message}", file=sys.stderr, flush=True)


def main(words: list[str]) -> int:
    if words == ["--is-needed"]:
        return 0 if is_needed() else 1
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
