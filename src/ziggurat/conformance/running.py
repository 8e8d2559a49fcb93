"""Running all checks on games played at random."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from ziggurat.conformance import checks, knowing
from ziggurat.conformance.checks import Check
from ziggurat.conformance.moments import Moment, drawn_setup, played
from ziggurat.core.game import Setup
from ziggurat.games.plugin import GamePlugin

KINDS: tuple[type[Check], ...] = (
    checks.Copies,
    checks.Saves,
    checks.Refusals,
    checks.Conservation,
    checks.Records,
    checks.Names,
    checks.Words,
    knowing.Shown,
    knowing.Spectators,
    knowing.Previews,
    knowing.Beliefs,
    knowing.Twins,
    knowing.Log,
    knowing.Thinking,
    knowing.Lab,
    knowing.Asked,
    knowing.Doubts,
    knowing.Undo,
)
ENOUGH = 3  # faults of one check
PLAYED = "the game can be played"


@dataclass(slots=True)
class Report:
    """What one check found."""

    name: str
    moments: int = 0
    faults: list[str] = field(default_factory=list)


def conforms(
    plugin: GamePlugin,
    games: int,
    answers: int,
    seed: int = 1,
    progress: Callable[[str], None] = lambda line: None,
    setup: Setup | None = None,
    kinds: Sequence[type[Check]] = KINDS,
) -> list[Report]:
    """Play so many games, each up to so many answers, and check them. Where no setup is named,
    each game is set up otherwise, as the form of the game allows."""
    looking = [kind() for kind in kinds]
    reports = {check.name: Report(check.name) for check in looking}
    whole = reports.setdefault(PLAYED, Report(PLAYED))
    for number in range(seed, seed + games):
        wanted = drawn_setup(plugin, Random(number)) if setup is None else setup
        try:
            for moment in played(plugin, wanted, number, answers):
                whole.moments += 1
                for check in looking:
                    if len(moment.match.answers) % check.every == 0:
                        _looked(reports[check.name], moment, check.look)
            for check in looking:
                _looked(reports[check.name], moment, check.end)
            progress(f"game {number - seed + 1} of {games}: {moment.where}")
        except Exception as error:  # the game itself broke
            whole.faults.append(f"seed {number}: {type(error).__name__}: {error}")
    for check in looking:
        _found(reports[check.name], check.last, "")
    return list(reports.values())


def _looked(report: Report, moment: Moment, look: Callable[[Moment], Iterator[str]]) -> None:
    report.moments += 1
    _found(report, lambda: look(moment), f"{moment.where}: ")


def _found(report: Report, look: Callable[[], Iterator[str]], where: str) -> None:
    if len(report.faults) >= ENOUGH:
        return
    try:
        report.faults += [f"{where}{sentence}" for sentence in look()]
    except Exception as error:  # whatever a game does, the other checks go on
        report.faults.append(f"{where}{type(error).__name__}: {error}")


def broken(reports: list[Report]) -> Counter[str]:
    """How many faults each check found, of those that found any."""
    return Counter({report.name: len(report.faults) for report in reports if report.faults})
