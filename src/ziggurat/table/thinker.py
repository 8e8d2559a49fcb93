"""A process that thinks for the table: it reads jobs, one line of JSON each, and writes answers.

The server starts it (table/thinkers.py). It gives way to everybody else on the machine, and ends
when the server closes its end of the pipe, or is gone.
"""

import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import Any, BinaryIO, Final

from ziggurat.bots.advice import outlook
from ziggurat.bots.analysis import course_of
from ziggurat.bots.specs import opponents_of
from ziggurat.core.codec import Unreadable, plain
from ziggurat.core.flow import Ask
from ziggurat.core.records import parsed, verified
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.refusals import told
from ziggurat.games.registry import NoGame, plugin_named

Json = dict[str, Any]
READY: Final = {"ready": True}
_SEEDS: Final = range(-(2**63), 2**63)
_MEMORY: Final = 2 << 30  # bytes it may have at most


def main() -> None:
    """Think until the server has no more to ask."""
    _give_way()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(jobs,), daemon=True).start()
    _write(answers, READY)
    while True:
        _work(json.loads(jobs.get()), answers)


def _give_way() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if sys.platform != "win32":
        import resource

        os.nice(10)
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        if most == resource.RLIM_INFINITY or most > _MEMORY:
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, most))


def _read(jobs: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        jobs.put(line)
    os._exit(0)  # whatever we think about: nobody waits for it any more


def _write(answers: BinaryIO, answer: Json) -> None:
    answers.write(json.dumps(answer, separators=(",", ":")).encode() + b"\n")
    answers.flush()


def _work(job: Json, answers: BinaryIO) -> None:
    """Answer a job; all answers but the last say that there is more."""
    last: Json | None = None
    try:
        for answer in JOBS[job["do"]](job):
            if last is not None:
                _write(answers, last | {"more": True})
            last = answer
    except Exception as error:  # one thought fails, not the thinker
        last = {"failed": f"{type(error).__name__}: {error}"}
    _write(answers, last or {})


def _choose(job: Json) -> Iterator[Json]:
    """A bot's answer."""
    s = _game(job).game.from_json(job["position"])
    yield {"answer": opponents_of(job["game"])[job["bot"]](job["seed"]).choose(s)}


def _hint(job: Json) -> Iterator[Json]:
    """The best answers to a question, and what speaks for them."""
    plugin = _game(job)
    s = plugin.game.from_json(job["position"])
    assert isinstance(s.pending, Ask)
    found = outlook(plugin.game, s)
    reasons = plugin.reasons(s, [each.answer for each in found.advice])
    yield {
        "chance": found.chances[s.pending.player],
        "advice": found.advice,
        "equal": found.equal,
        "reasons": plain(reasons),
    }


def _course(job: Json) -> Iterator[Json]:
    """The course of a game, step by step: the points that are new; at last the turning points."""
    plugin = _game(job)
    start = plugin.game.new(job["setup"], job["rules"])
    told = 0
    turning = []
    for course in course_of(plugin.game, start, job["answers"], plugin.turn):
        yield {"of": course.of, "done": course.done, "points": course.points[told:]}
        told = len(course.points)
        turning = course.turning
    wanted = {each.at: each for each in turning}
    s = start.clone()
    reasons = {}
    for at, answer in enumerate(job["answers"]):
        if at in wanted:
            advice = [*wanted[at].better, wanted[at].played]
            reasons[at] = plain(plugin.reasons(s, [each.answer for each in advice]))
        s.play(answer)
    yield {"turning": turning, "reasons": [reasons[each.at] for each in turning]}


def _history(job: Json) -> Iterator[Json]:
    """How every seat stood at the beginning of each turn, and at the end."""
    plugin = _game(job)
    s = plugin.game.new(job["setup"], job["rules"])
    moments: list[int] = []
    rounds: list[int] = []
    series: dict[str, list[list[int]]] = {}  # for each figure, what it was for each seat

    def mark(moment: int) -> None:
        moments.append(moment)
        rounds.append(plugin.turn(s)[0])
        for seat in range(s.seats):
            for key, figure in plugin.series(s, seat).items():
                series.setdefault(key, [[] for _ in range(s.seats)])[seat].append(figure)

    turn: tuple[int, int] | None = None
    for moment, answer in enumerate(job["answers"]):
        s.play(answer)
        now = plugin.turn(s)
        if now != turn and now[1] >= 0:
            turn = now
            mark(moment + 1)
    mark(len(job["answers"]))
    yield {"moments": moments, "rounds": rounds, "series": series}


def _verify(job: Json) -> Iterator[Json]:
    """Does a record replay? What it is of, or why it cannot be read."""
    plugin: GamePlugin | None = None
    try:
        data = parsed(job["record"])
        if data["seed"] not in _SEEDS:
            raise Unreadable("its seed is too long a number")
        answers = len(data["answers"].split())
        if answers > job["most"]:
            raise Unreadable(
                "it has {answers} answers, and a table keeps at most {most}",
                answers=answers,
                most=job["most"],
            )
        plugin = plugin_named(data["game"] or "?")
        match = verified(plugin.game, data)
    except RecursionError:
        yield {"unreadable": told(Unreadable("it is nested too deeply"), job["lang"])}
        return
    except (Unreadable, NoGame) as error:
        yield {"unreadable": told(error, job["lang"], plugin)}
        return
    kept = {name: data[name] for name in ("game", "seed", "answers")}
    yield kept | {"rules": match.rules, "setup": match.setup, "seats": match.state.seats}


def _game(job: Json) -> GamePlugin:
    return plugin_named(job["game"])


JOBS: Final[dict[str, Callable[[Json], Iterator[Json]]]] = {
    "choose": _choose,
    "hint": _hint,
    "course": _course,
    "history": _history,
    "verify": _verify,
}

if __name__ == "__main__":
    main()
