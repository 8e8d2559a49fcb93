"""`python3 run.py lock`."""

import subprocess
import sys

from locking import licences, locks


def main() -> int:
    try:
        locks.renew()
        licences.write()
    except subprocess.CalledProcessError as problem:
        tool = problem.cmd[2]
        print(f"run.py: {tool} failed, for the reason stated above.", file=sys.stderr)
        return 1
    print("renewed locks/ and docs/licences.md; now `python3 run.py test`.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
