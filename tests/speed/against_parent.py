"""Is this tree slower than the commit before it?

python -m tests.speed.against_parent    compare, and fail past 1.3 times the time

Both do the same work in processes of their own, in turn; CPU time counts, and the best of each.
Where something under src is not committed yet, the commit before it is HEAD, else HEAD's parent.
"""

import io
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
WORKLOAD: Final = Path(__file__).with_name("workload.py")
LIMIT: Final = 1.3  # times the parent's
TURNS: Final = 6
ANSWERS: Final = 12_000  # in each setup of the workload, and in each turn
COPIES: Final = 20_000

Times = dict[str, float]  # seconds by kind of work


class NothingToCompare(Exception):
    """There is no earlier revision here; the text says why in one sentence."""


def git(root: Path, *words: str) -> bytes:
    """What git prints."""
    try:
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, check=True)
    except FileNotFoundError:
        raise NothingToCompare("git is not installed") from None
    except subprocess.CalledProcessError as error:
        told = error.stderr.decode(errors="replace").strip().partition("\n")[0]
        raise NothingToCompare(f"git finds no earlier revision here ({told})") from None
    return done.stdout


def earlier(root: Path) -> str:
    """The commit that this tree is compared with."""
    changed = git(root, "status", "--porcelain", "--", "src").strip()
    name = "HEAD" if changed else "HEAD^"
    return git(root, "rev-parse", "--verify", f"{name}^{{commit}}").decode().strip()


def unpack(root: Path, revision: str, folder: Path) -> Path:
    """Put the sources of a revision into a folder; where they are."""
    packed = git(root, "archive", "--format=zip", revision, "src")
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(folder)
    return folder / "src"


def measured(source: Path, answers: int, copies: int) -> Times:
    """The time that the workload takes with these sources, interpreted."""
    # -I and -S: neither an installed Ziggurat nor variables lead to other sources
    command = [sys.executable, "-I", "-S", str(WORKLOAD), str(source), str(answers), str(copies)]
    pure = {**os.environ, "ZIGGURAT_PURE": "1"}
    done = subprocess.run(command, env=pure, stdout=subprocess.PIPE, check=True)
    found: Times = json.loads(done.stdout)
    return found


def ratios(ours: list[Times], theirs: list[Times]) -> dict[str, float]:
    """How many times the earlier revision's time this tree takes, the best of each compared."""
    return {
        kind: min(times[kind] for times in ours) / min(times[kind] for times in theirs)
        for kind in ours[0]
    }


def verdict(found: dict[str, float], revision: str) -> tuple[bool, str]:
    """Is it fast enough, and one sentence about it."""
    told = " and ".join(f"{kind} {ratio:.2f}x" for kind, ratio in found.items())
    slow = [kind for kind, ratio in found.items() if ratio > LIMIT]
    if not slow:
        return True, f"Against {revision[:10]} this tree takes {told} the time."
    return False, (
        f"This tree is too slow: against {revision[:10]} it takes {told} the time, "
        f"and {LIMIT}x is allowed."
    )


def compare(root: Path, answers: int, copies: int, turns: int) -> tuple[bool, str]:
    """Measure both trees in turn; is this one fast enough, and one sentence about it."""
    try:
        revision = earlier(root)
        with tempfile.TemporaryDirectory() as folder:
            before = unpack(root, revision, Path(folder))
            ours: list[Times] = []
            theirs: list[Times] = []
            for _ in range(turns):
                ours.append(measured(root / "src", answers, copies))
                try:
                    theirs.append(measured(before, answers, copies))
                except subprocess.CalledProcessError:
                    raise NothingToCompare(f"{revision[:10]} cannot do the same work") from None
    except NothingToCompare as error:
        return True, f"Speed was not compared: {error}."
    return verdict(ratios(ours, theirs), revision)


if __name__ == "__main__":
    fast_enough, sentence = compare(ROOT, ANSWERS, COPIES, TURNS)
    print(sentence)
    sys.exit(0 if fast_enough else 1)
