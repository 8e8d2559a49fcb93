"""`python3 run.py compile`."""

import sys
import time

from compiling.building import CannotCompile, build


def main() -> int:
    print("compiling the engine, this takes some minutes ...", file=sys.stderr, flush=True)
    begun = time.monotonic()
    try:
        build()
    except CannotCompile as problem:
        print(f"run.py: {problem}", file=sys.stderr)
        return 1
    print(f"the engine is compiled ({time.monotonic() - begun:.0f} s).", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
