"""Learn from searches which answers a search would like (bots/policy.py).

    python -m ziggurat.arena.policy --keep lessons.jsonl --games 200 --out policy.json

Sage plays itself with as many nodes as are drawn for each seat, and some of its answers are drawn
too. Of every question that deserves some thought it keeps how often the search tried each answer
and what the answers are like in figures, a line for each game: the same command goes on where it
was stopped. Then the weights are fitted; one game in ten is held back and tells how well they do.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from ziggurat.arena.executors import Executor, Here, NoExecutor, OnRay, Processes
from ziggurat.bots.belief import belief
from ziggurat.bots.calibration import chosen, setup_of
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.policy import Policy, Root, fitted, surprise, to_json
from ziggurat.bots.sage import SageBot
from ziggurat.core.flow import Ask
from ziggurat.core.match import Match
from ziggurat.games.registry import plugin_named

_NODES: Final = (40, 80, 160)
_LEAST_WEIGHT: Final = 0.3  # of a question that is kept
_LEAST_VISITS: Final = 12
_STRAYING: Final = 0.05  # share of the answers that are drawn
_HELD_BACK: Final = 10  # one game of so many


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play."""

    game: str
    setup: str
    seed: int
    rounds: int
    prior: bool  # does sage use the policy that is there?

    @property
    def key(self) -> str:
        return f"{self.game} {self.setup} #{self.seed} {self.rounds} {'prior' * self.prior}".strip()


Lessons = tuple[str, list[Root]]  # with the key of the game


def play(job: Job) -> Lessons:
    """One game, and what its searches found out."""
    plugin = plugin_named(job.game)
    source = Random(job.seed)
    match: Match[Any] = Match(plugin.game, plugin.study().setup(setup_of(job.setup)), job.seed)
    seats = match.state.seats
    bots = [
        SageBot(source.randrange(1 << 30), source.choice(_NODES), 0.0, prior=job.prior)
        for _ in range(seats)
    ]
    found: list[Root] = []
    while (ask := match.ask) is not None and plugin.turn(match.state)[0] <= job.rounds:
        bot = bots[ask.player]
        asked = bot.last[0]
        answer = bot.choose(belief(match.game, match.state, ask.player, source))
        root = _root(bot, job.seed) if bot.last[0] > asked else None
        if root is not None:
            found.append(root)
        stray = source.random() < _STRAYING
        match.answer(source.choice(ask.options) if stray else answer)
    return job.key, found


def _root(bot: SageBot, seed: int) -> Root | None:
    """What the last search found out, if it deserves to be kept."""
    node = bot.last[1]
    assert node is not None
    ask = node.ask
    assert isinstance(ask, Ask)
    knowledge = knowledge_of(node.state)
    if node.visits < _LEAST_VISITS or knowledge.weight(node.state) < _LEAST_WEIGHT:
        return None
    habit = knowledge.habit(seed).choose(node.state)
    told = knowledge.features(node.state, habit, seed)
    if told is None:
        return None
    children = [node.children.get(answer) for answer in ask.options]
    visits = [child.visits if child else 0 for child in children]
    return Root(*told, visits) if sum(map(bool, visits)) > 1 else None


def kept(file: Path) -> dict[str, list[Root]]:
    """What was learned in games of earlier runs; a line that was cut short is left out."""
    found: dict[str, list[Root]] = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        try:
            key, roots = json.loads(line)
        except ValueError:
            continue
        found[key] = [
            Root(kind, [[(n, x) for n, x in each] for each in options], visits)
            for kind, options, visits in roots
        ]
    return found


def collect(jobs: Sequence[Job], file: Path, executor: Executor) -> dict[str, list[Root]]:
    """Play the games that are not in the file yet, and add them to it."""
    found = kept(file)
    todo = [job for job in jobs if job.key not in found]
    done = len(jobs) - len(todo)
    for key, roots in executor.each(play, todo):
        found[key] = roots
        with file.open("a", encoding="utf-8") as out:
            out.write(f"\n{json.dumps([key, roots])}\n")  # after a line that was cut short, too
        done += 1
        print(f"{done} of {len(jobs)} games", end="\r", file=sys.stderr, flush=True)
    return {job.key: found[job.key] for job in jobs}


def _alike(root: Root) -> list[float]:
    return [1 / len(root.options)] * len(root.options)


def _told(done: int, of: int) -> None:
    print(f"fitting: {done} of {of} passes", end="\r", file=sys.stderr, flush=True)


def main(words: Sequence[str] | None = None) -> int:
    """Play, fit, tell how well it does, and write the weights."""
    parser = argparse.ArgumentParser(
        prog="python -m ziggurat.arena.policy", description=__doc__.split("\n\n")[0]
    )
    parser.add_argument("--game", default="", help="which game; the first one unless told")
    parser.add_argument("--setup", action="append", metavar="KEY=VALUE,…", help="repeatable")
    parser.add_argument("--games", type=int, default=100, help="of all setups together (100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=80, help="games are cut after so many (80)")
    parser.add_argument("--prior", action="store_true", help="sage uses the policy that is there")
    parser.add_argument("--keep", type=Path, required=True, help="a file for what was found out")
    parser.add_argument("--out", type=Path, required=True, help="a file for the weights")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--ray", action="store_true", help="play on Ray (RAY_ADDRESS)")
    given = parser.parse_args(words)
    plugin, setups = chosen(parser, given)
    knowledge = plugin.knowledge()
    names = knowledge.feature_names() if knowledge else ()
    if not names:
        print(f"policy: {plugin.slug} does not tell what answers are like.", file=sys.stderr)
        return 2
    jobs = [
        Job(plugin.slug, setups[n % len(setups)], given.seed + n, given.rounds, given.prior)
        for n in range(given.games)
    ]
    try:
        executor = OnRay() if given.ray else Processes(given.jobs) if given.jobs > 1 else Here()
        games = collect(jobs, given.keep, executor)
    except NoExecutor as problem:
        print(f"policy: {problem}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("policy: stopped; the same command goes on.", file=sys.stderr)
        return 130
    rows = list(games.values())
    taught = [root for n, row in enumerate(rows) if n % _HELD_BACK for root in row]
    held_back = [root for n, row in enumerate(rows) if n % _HELD_BACK == 0 for root in row]
    weights = fitted(taught, len(names), given.seed, _told)
    policy = Policy(weights)
    print(f"{len(taught)} questions to learn from, {len(held_back)} held back")
    for name, roots in (("learnt", taught), ("held back", held_back)):
        learned = surprise(roots, lambda root: policy.shares(root.kind, root.options))
        print(f"{name}: {learned:.4f} (all alike: {surprise(roots, _alike):.4f})")
    made_by = f"arena.policy --games {given.games} --seed {given.seed}"  # add the revision
    given.out.write_text(to_json(weights, names, made_by), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
