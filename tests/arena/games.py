"""Small tournaments for tests."""

from dataclasses import replace

from ziggurat.arena.play import Result
from ziggurat.arena.schedule import Fixture, Plan, fixtures
from ziggurat.games.dawn.game import DAWN

ROUNDS = 5  # enough for a beginning, over in a blink


def plan(
    *bots: str,
    players: int = 2,
    games: int = 2,
    field: bool = False,
    rounds: int = ROUNDS,
    edition: str = "base",
) -> Plan:
    """A tournament of these bots; a bot is called what its spec says."""
    setup = {"edition": edition, "players": players}
    if edition == "base" and players > 4:
        setup = {"edition": "terra-incognita", "players": players}
    checked = DAWN.checked_setup(setup)
    return Plan(DAWN.slug, checked, {bot: bot for bot in bots}, games, 1, rounds, field)


def fixture(*bots: str, rounds: int = ROUNDS) -> Fixture:
    """The first game of these bots."""
    return next(fixtures(plan(*bots, players=len(bots), rounds=rounds)))


def result(*seats: str, winners: tuple[int, ...] = (), seed: int = 1, rounds: int = 30) -> Result:
    """A result as a game might have had it; nobody winning means that it was cut."""
    count = len(seats)
    return Result(
        key=f"{' | '.join(seats)} #{seed}",
        seed=seed,
        seats=list(seats),
        winners=list(winners),
        reason="agendas" if winners else "cut",
        rounds=rounds,
        answers=100,
        first=1,
        labels={"leader": ["rome", "egypt", "aztec", "france", "japan"][:count]},
        goals={
            "agenda": {
                "offered": ["civilized", "explorer"],
                "met": [["civilized"] if seat in winners else [] for seat in range(count)],
            }
        },
        faults=[0] * count,
        hash="",
        times=[{"1000": 9, "5000": 1}] * count,
    )


def timeless(played: Result) -> Result:
    """A result without what differs from run to run."""
    return replace(played, times=[])
