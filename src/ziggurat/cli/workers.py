"""Who plays the games of a command, and how far they are."""

import os
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ziggurat.arena.executors import Executor, Here, OnRay, Processes, why_alone


def executor(jobs: int, games: int, ray: bool) -> Executor:
    """Ray, several processes (0: one for each core), or this one where it is the only one."""
    if ray:
        return OnRay()
    count = min(jobs or os.cpu_count() or 1, games)
    reason = why_alone() if count > 1 else ""
    if reason:
        print(f"this machine allows one process only ({reason})", file=sys.stderr)
    return Processes(count) if count > 1 and not reason else Here()


def progress() -> Progress:
    """A bar on standard error that is gone when the games are done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=Console(stderr=True), transient=True)
