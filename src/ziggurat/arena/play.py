"""One game of the arena: from a fixture to a small result and the record of the game."""

import hashlib
import time
import traceback
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from ziggurat.arena.schedule import Fixture
from ziggurat.bots import Bot
from ziggurat.bots.belief import belief
from ziggurat.bots.specs import maker
from ziggurat.core.match import Match
from ziggurat.core.records import to_record
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.registry import plugin_named
from ziggurat.games.study import GoalWatch


class BotFailed(Exception):
    """A bot of our own raised or gave an answer that was not offered; the text tells which."""


@dataclass(frozen=True, slots=True)
class Result:
    """What became of one game. All but `times` follows from the fixture."""

    key: str
    seed: int
    seats: list[str]
    winners: list[int]  # none if the game was cut
    reason: str
    rounds: int
    answers: int
    first: int  # the seat that went first, or -1
    labels: dict[str, list[str]]  # by kind and seat: what tells seats apart, such as leaders
    goals: dict[str, dict[str, list[Any]]]  # by kind: `offered`, and those `met` by each seat
    faults: list[int]  # by seat; what a program from outside did wrong
    hash: str  # of the last position
    times: list[dict[str, int]] = field(default_factory=list)  # by seat: microseconds -> decisions

    @property
    def cut(self) -> bool:
        return self.reason == "cut"

    def share(self, seat: int) -> float:
        """The part of the win that is this seat's: winners who share it have 1/k each."""
        return (seat in self.winners) / max(1, len(self.winners))


Played = tuple[Result, dict[str, Any]]  # with its record


def play(fixture: Fixture) -> Played:
    """Play a game to its end or its limit of rounds."""
    plugin = plugin_named(fixture.game)
    match: Match[Any] = Match(plugin.game, fixture.setup, fixture.seed)
    makers = [maker(spec, fixture.game, steady=True) for spec in fixture.specs]
    bots = [make(bot_seed(fixture.seed, n)) for n, make in enumerate(makers)]
    minds = [Random(bot_seed(fixture.seed, n)) for n in range(len(bots))]
    times = [Counter[str]() for _ in bots]
    watch = plugin.study().goals(match.state)
    try:
        while (ask := match.ask) is not None:
            if fixture.rounds and plugin.turn(match.state)[0] > fixture.rounds:
                break
            begun = time.perf_counter()
            try:
                seen = belief(match.game, match.state, ask.player, minds[ask.player])
                answer = bots[ask.player].choose(seen)
                taken = time.perf_counter() - begun
                match.answer(answer)
            except Exception as error:
                raise BotFailed(_told(fixture, ask.player, error)) from error
            if len(ask.options) > 1:  # a single answer is no decision
                times[ask.player][rounded(taken)] += 1
            if watch is not None:
                watch.look(match.state)
        faults = [_faults(bot) for bot in bots]
    finally:
        for bot in bots:
            _close(bot)
    return _result(fixture, plugin, match, watch, faults, times), _record(fixture, match)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat: follows from the game's, but does not give it away."""
    noise = hashlib.blake2b(f"arena:{seed}:{seat}".encode(), digest_size=4).digest()
    return int.from_bytes(noise, "big")


def rounded(seconds: float) -> str:
    """Microseconds to two digits, so that millions of decisions need few entries."""
    number = max(1, round(seconds * 1e6))
    places = max(0, len(str(number)) - 2)
    return str(round(number, -places))


def _result(
    fixture: Fixture,
    plugin: GamePlugin,
    match: Match[Any],
    watch: GoalWatch | None,
    faults: list[int],
    times: list[Counter[str]],
) -> Result:
    state = match.state
    told = plugin.game.result(state)
    return Result(
        key=fixture.key,
        seed=fixture.seed,
        seats=list(fixture.seats),
        winners=told["winners"],
        reason="cut" if match.ask else told["reason"],
        rounds=plugin.turn(state)[0],
        answers=len(match.answers),
        first=plugin.study().first(state),
        labels=plugin.labels(state),
        goals={kind: asdict(goals) for kind, goals in watch.goals(state).items()} if watch else {},
        faults=faults,
        hash=state.hash(),
        times=[dict(sorted(counts.items(), key=lambda item: int(item[0]))) for counts in times],
    )


def _record(fixture: Fixture, match: Match[Any]) -> dict[str, Any]:
    return to_record(match) | {"seats": list(fixture.specs), "key": fixture.key}


def _faults(bot: Bot) -> int:
    """How often a bot lost a decision; a bot may count by kind."""
    counted = getattr(bot, "faults", 0)
    return sum(counted.values()) if isinstance(counted, Mapping) else int(counted)


def _close(bot: Bot) -> None:
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def _told(fixture: Fixture, seat: int, error: Exception) -> str:
    where = traceback.extract_tb(error.__traceback__)[-1]
    return (
        f"“{fixture.seats[seat]}” failed in the game {fixture.key}, seat {seat + 1}: "
        f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})"
    )
