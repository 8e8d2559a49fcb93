"""Who meets whom, on which seeds, in which seats.

A pairing is a table of bots. Its games come in sets: one seed (and with it all that chance gives),
played once in every rotation of the seats, so each bot sits once in every seat. In which circle the
bots sit around the table changes from seed to seed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

from ziggurat.core.forms import PLAYERS

Table = tuple[str, ...]  # labels of bots, one for each seat


class BadPlan(ValueError):
    """Games that cannot be arranged; the text says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run of the arena is to play."""

    game: str
    setup: dict[str, Any]  # checked
    bots: dict[str, str]  # label -> spec
    games: int  # of each pairing; rounded up to whole sets
    seed: int  # of the first set; the next has the next
    rounds: int  # cut games after so many; 0 = never
    field: bool = False  # the first bot alone against a table full of each other

    @property
    def players(self) -> int:
        return int(self.setup[PLAYERS])


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to play."""

    game: str
    setup: dict[str, Any]
    seed: int
    seats: Table
    specs: tuple[str, ...]  # of the bots, by seat
    rounds: int

    @property
    def key(self) -> str:
        """Names the game among those of the same setup and limit."""
        return f"{' | '.join(self.seats)} #{self.seed}"


def pairings(plan: Plan) -> list[Table]:
    """The tables that meet: every choice of bots that fills the seats, or one against each field.
    A single bot plays itself."""
    labels, players = list(plan.bots), plan.players
    if len(labels) == 1:
        if plan.field:
            raise BadPlan("one against the field needs at least two bots")
        return [(labels[0],) * players]
    if plan.field:
        return [(labels[0], *(other,) * (players - 1)) for other in labels[1:]]
    if len(labels) < players:
        raise BadPlan(
            f"{players} players need {players} different bots, not {len(labels)}; "
            "with --field the first plays against a table full of each other"
        )
    return list(combinations(labels, players))


def title(table: Table) -> str:
    """A pairing in a word: `a vs b`, `a vs 3 b`."""
    counts = [(bot, table.count(bot)) for bot in dict.fromkeys(table)]
    return " vs ".join(bot if count == 1 else f"{count} {bot}" for bot, count in counts)


def rotations(table: Table, seed: int) -> list[Table]:
    """The seatings of a set, none twice: a circle that the seed chooses, turned seat by seat."""
    circles = sorted(set(permutations(table[1:])))
    circle = (table[0], *circles[seed % len(circles)])
    turned = [circle[-turn:] + circle[:-turn] for turn in range(len(circle))]
    return list(dict.fromkeys(turned))


def fixtures(plan: Plan) -> Iterator[Fixture]:
    """All games, seed by seed, so that whatever is done at any time is spread over the pairings."""
    tables = pairings(plan)
    sets = -(-plan.games // len(rotations(tables[0], plan.seed)))  # as many in every pairing
    for seed in range(plan.seed, plan.seed + sets):
        for table in tables:
            for seats in rotations(table, seed):
                specs = tuple(plan.bots[label] for label in seats)
                yield Fixture(plan.game, plan.setup, seed, seats, specs, plan.rounds)
