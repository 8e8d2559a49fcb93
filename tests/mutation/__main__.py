"""Whether the tests notice small changes to the rules.

    python -m tests.mutation --count 200 --seed 7    a sample of changes
    python -m tests.mutation --markers               marked tests, each against its own lines

What was found is kept in `.mutation/`, so a run that was stopped goes on where it was. A change
that was noticed stays noticed until its file changes; one that was not is tried again when a test
has changed. `--fresh` forgets all. Needs a system with `fork`.
"""

import argparse
import os
import sys

from tests.mutation.lines import KEPT


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.mutation", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--count", type=int, default=200, help="changes or marked tests to try")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=1, help="how many at the same time")
    parser.add_argument("--only", default="", help="only files whose path contains this")
    parser.add_argument("--fresh", action="store_true", help="forget what was found before")
    parser.add_argument("--markers", action="store_true", help="marked tests, each on its own")
    args = parser.parse_args()
    if not hasattr(os, "fork"):
        print("This needs a system with fork (Linux, macOS).", file=sys.stderr)
        return 2
    if args.fresh:
        for path in KEPT.glob("*.json*"):
            path.unlink()

    from tests.mutation import markers, sampled, tracing

    lines = tracing.up_to_date()
    if args.markers:
        return markers.run(lines, args.count, args.seed, args.jobs)
    return sampled.run(lines, args.count, args.seed, args.jobs, args.only)


if __name__ == "__main__":
    sys.exit(main())
