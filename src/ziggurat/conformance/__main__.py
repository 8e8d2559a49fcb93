"""`python -m ziggurat.conformance SLUG`: exit code 0 if the game keeps all that is checked, 1 if
not, 2 if it cannot be checked."""

import argparse
import sys
from collections.abc import Sequence

from ziggurat.conformance.running import ENOUGH, conforms
from ziggurat.games.registry import NoGame, plugin_named


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m ziggurat.conformance",
        description="Plays a game at random and checks what every game must keep.",
    )
    parser.add_argument("game", help="the slug of the game")
    parser.add_argument("--games", type=_positive, default=8, help="games to play (8)")
    parser.add_argument("--answers", type=_positive, default=200, help="answers of each (200)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    given = parser.parse_args(words)
    try:
        plugin = plugin_named(given.game)
    except NoGame as problem:
        print(f"conformance: {problem}", file=sys.stderr)
        return 2
    reports = conforms(plugin, given.games, given.answers, given.seed, _progress)
    for report in reports:
        sign = "FAILS" if report.faults else "ok"
        print(f"{sign:5}  {report.name} ({report.moments} moments)")
        for fault in report.faults[:ENOUGH]:
            print(f"         {fault}")
    wrong = sum(bool(report.faults) for report in reports)
    print(f"{len(reports) - wrong} of {len(reports)} checks passed.")
    return 1 if wrong else 0


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("it must be at least 1")
    return number


def _progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
