"""Ratings over several runs of the arena, in one table.

    python -m ziggurat.arena.joined arena/1a2b3c4d arena/5e6f7a8b

The folders hold games of one game, of whatever setups. A label means the same bot in all of them,
and all bots must have met, if only by way of others.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from ziggurat.arena.play import Result
from ziggurat.arena.standings import Row, joined
from ziggurat.arena.store import Occupied, results_in


def read(folders: Sequence[Path], mix: bool = False) -> list[Result]:
    """The results of all folders; raises Occupied where they do not belong together."""
    found: list[Result] = []
    bots: dict[str, str] = {}
    same: dict[str, object] = {}
    for folder in folders:
        told, results = results_in(folder)
        for key in ("game", "rules") if mix else ("game", "rules", "code"):
            if same.setdefault(key, told.get(key)) != told.get(key):
                version = "; add --mix to join them all the same" if key == "code" else ""
                raise Occupied(f"{folder} holds games of another {key} than {folders[0]}{version}")
        for name, spec in told["bots"].items():
            if bots.setdefault(name, spec) != spec:
                raise Occupied(f"another bot is called “{name}” in {folder}")
        found += results
    if not found:
        raise Occupied("there are no results to join")
    _check_met(found)
    return found


def _check_met(results: Sequence[Result]) -> None:
    """Ratings of bots that never met, nor had rivals in common, cannot be compared."""
    groups: list[set[str]] = []
    for seats in {frozenset(result.seats) for result in results}:
        together = [group for group in groups if group & seats]
        groups = [group for group in groups if not group & seats]
        groups.append(set(seats).union(*together))
    if len(groups) > 1:
        one, other = sorted(sorted(group)[0] for group in groups)[:2]
        raise Occupied(f"“{one}” and “{other}” never met, nor had they rivals in common")


def table(rows: Sequence[Row]) -> str:
    """The rows as plain text, the best rating first."""
    width = max(len(row.bot) for row in rows)
    lines = [f"{'bot':{width}}  games   rate (95 %)          Elo (95 %)"]
    for row in sorted(rows, key=lambda row: -row.elo):
        rate = f"{row.rate:6.1%} ({row.low * 100:.1f}–{row.high * 100:.1f})"
        elo = f"{row.elo:+5.0f} ±{(row.elo_high - row.elo_low) / 2:.0f}"
        lines.append(f"{row.bot:{width}}  {row.games:5}  {rate:20}  {elo}")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m ziggurat.arena.joined",
        description="Rates the bots of several runs of the arena together.",
    )
    parser.add_argument("folders", nargs="+", type=Path, help="folders of the arena")
    parser.add_argument("--mix", action="store_true", help="join games of different versions")
    parser.add_argument("--json", action="store_true", help="for programs")
    given = parser.parse_args(words)
    try:
        rows = joined(read(given.folders, given.mix))
    except Occupied as problem:
        print(f"joined: {problem}.", file=sys.stderr)
        return 2
    print(json.dumps([row.as_json() for row in rows], indent=1) if given.json else table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
