"""Wins that were there and not taken, over records; and rivals who were let win.

    python -m ziggurat.games.dawn.bots.missed arena/1a2b3c4d game.json
    python -m ziggurat.games.dawn.bots.missed --stops arena/1a2b3c4d

Of every turn a bounded search (bots/wins.py) tells whether its seat could win before it was over.
A turn is listed where that chance was at least 90 %, the seat did not get there, and one of its own
answers is to blame: a fight that was lost against the odds is no miss. With `--stops`, so is an
answer after which a rival would win in its next turn with at least 90 %, where another one would
have left it at most every other time (bots/stops.py).
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.stops import ALARMING, danger_after
from ziggurat.bots.wins import STEPS, SURE, chance_after, win_in_reach
from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import NOBODY, Ask
from ziggurat.core.records import parsed, replayed
from ziggurat.games.dawn.bots.endgame import DawnEndgame, missing
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.view import as_seen

_SEED: Final = 1


class BadInput(Exception):
    """What cannot be read; the text says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Missed:
    """A win that was there and was not taken, or a rival who was not stopped."""

    where: str  # the file, and the line of a file of many records
    at: int  # answers given before
    round: int
    seat: int
    who: str  # the bot, where the record names it
    chance: float  # of one's own win, or of the rival's
    better: str  # the answer that was there
    given: str


@dataclass(frozen=True, slots=True)
class _Question:
    """A question to the seat whose turn it is."""

    at: int  # answers given before
    s: State
    given: int


def missed_in(
    data: dict[str, Any], where: str = "", steps: int = STEPS, who: str = ""
) -> Iterator[Missed]:
    """The turns of a record in which a win was missed; `who` names the bot to look at."""
    names = [str(spec) for spec in data.get("seats", [])]
    turn = (0, NOBODY)  # that is looked at
    asked: list[_Question] = []
    before: State | None = None  # a question of that turn
    for count, match in enumerate(replayed(DAWN, data)):
        now = match.state
        if before is not None:
            asked.append(_Question(count - 1, before, match.answers[-1]))
            before = None
        if asked and (now.pending is None or (now.round, now.turn) != turn):
            yield from _judged(asked, now, where, names, steps)
            asked = []
        if _is_near(now, names, who):
            turn, before = (now.round, now.turn), now.clone()


def _is_near(s: State, names: Sequence[str], who: str) -> bool:
    """Is a seat asked in its own turn, one victory card from the end?"""
    if not isinstance(s.pending, Ask) or s.turn == NOBODY or s.pending.player != s.turn:
        return False
    return bool(s.victory) and missing(s, s.turn) == 1 and who in _name(names, s.turn)


def _judged(
    asked: Sequence[_Question], end: State, where: str, names: Sequence[str], steps: int
) -> Iterator[Missed]:
    """The first answer of a turn that gave a win away, if there was one as the turn began."""
    seat = asked[0].s.turn
    if missing(end, seat) <= 0 or seat in end.won_by:
        return
    knowledge = knowledge_of(end)
    for at, s, given in ((each.at, each.s, each.given) for each in asked):
        seen = as_seen(s, seat)
        win = win_in_reach(seen, knowledge, _SEED, steps)
        if win is None or win.chance < SURE:
            return
        if given == win.answer or chance_after(seen, given, knowledge, _SEED, steps) >= SURE:
            continue
        yield _told_of(s, where, at, names, win.chance, win.answer, given)
        return


def unstopped_in(
    data: dict[str, Any], where: str = "", steps: int = STEPS, who: str = ""
) -> Iterator[Missed]:
    """The turns of a record in which a rival could have been stopped: the first answer of each that
    let it win. Whoever could win itself need not stop anybody."""
    names = [str(spec) for spec in data.get("seats", [])]
    before: State | None = None  # a question of a turn in which no rival was let win yet
    let = (0, NOBODY)
    for count, match in enumerate(replayed(DAWN, data)):
        if before is not None and (found := _let_win(before, match.answers[-1], steps)):
            let = (before.round, before.turn)
            better, danger = found
            yield _told_of(before, where, count - 1, names, danger, better, match.answers[-1])
        s, before = match.state, None
        if isinstance(s.pending, Ask) and s.pending.player == s.turn and (s.round, s.turn) != let:
            if who in _name(names, s.turn) and DawnEndgame().looms(s, s.turn):
                before = s.clone()


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else ""


def _told_of(
    s: State, where: str, at: int, names: Sequence[str], chance: float, better: int, given: int
) -> Missed:
    assert s.pending is not None
    answers = (DAWN.name(s, s.pending, option) for option in (better, given))
    return Missed(where, at, s.round, s.turn, _name(names, s.turn), round(chance, 4), *answers)


def _let_win(s: State, given: int, steps: int) -> tuple[int, float] | None:
    """An answer that stops a rival after all, and the rival's chance after the one given."""
    ask = s.pending
    assert isinstance(ask, Ask)
    seen, knowledge = as_seen(s, ask.player), knowledge_of(s)
    if len(ask.options) == 1:
        return None
    danger = danger_after(seen, given, knowledge, _SEED)
    if danger < SURE or win_in_reach(seen, knowledge, _SEED, steps) is not None:
        return None
    for other in ask.options:
        if other != given and danger_after(seen, other, knowledge, _SEED) <= ALARMING:
            return other, danger
    return None


def records_in(paths: Sequence[Path]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The records of files and folders with where they are: a record, a file with one in each
    line, or a folder of the arena; raises BadInput."""
    for path in paths:
        files = sorted((path / "records").glob("*.jsonl")) if path.is_dir() else [path]
        if not files:
            raise BadInput(f"{path} holds no records")
        for file in files:
            yield from _records_of(file)


def _records_of(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadInput(f"{file} cannot be read") from None
    many = file.suffix == ".jsonl"
    for number, line in enumerate(text.splitlines() if many else [text], start=1):
        where = f"{file}:{number}" if many else str(file)
        try:
            yield where, parsed(line)
        except Unreadable as problem:
            raise BadInput(f"{where} cannot be read: {problem}") from None


def told(each: Missed, stops: bool = False) -> str:
    """A missed win, or a rival who was not stopped, in a line."""
    who = f" ({each.who})" if each.who else ""
    wins = f"“{each.better}” wins with {each.chance:.0%}, the answer was “{each.given}”"
    lets = f"“{each.given}” lets a rival win with {each.chance:.0%}, “{each.better}” stops it"
    return (
        f"{each.where}: round {each.round}, seat {each.seat + 1}{who}, after {each.at} answers: "
        f"{lets if stops else wins}"
    )


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m ziggurat.games.dawn.bots.missed",
        description="Lists the turns in which a win of at least 90 % was there and was not taken, "
        "or in which a rival could have been stopped.",
    )
    parser.add_argument(
        "paths", nargs="+", type=Path, help="records, files of records, folders of the arena"
    )
    parser.add_argument("--who", default="", help="only bots whose name has this in it")
    parser.add_argument("--steps", type=_positive, default=STEPS, help=f"of a search ({STEPS})")
    parser.add_argument("--stops", action="store_true", help="rivals who were let win")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each")
    given = parser.parse_args(words)
    find = unstopped_in if given.stops else missed_in
    games = turns = with_one = 0
    try:
        for where, data in records_in(given.paths):
            games += 1
            print(f"game {games}: {where}", file=sys.stderr, flush=True)
            found = 0
            for each in find(data, where, given.steps, given.who):
                line = json.dumps(asdict(each)) if given.json else told(each, given.stops)
                print(line, flush=True)
                found += 1
            turns, with_one = turns + found, with_one + bool(found)
    except (BadInput, Unreadable) as problem:
        print(f"missed: {problem}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"missed: stopped after {games} games.", file=sys.stderr)
        return 130
    what = "rivals not stopped" if given.stops else "wins missed"
    print(f"{turns} {what} in {with_one} of {games} games.", file=sys.stderr)
    return 1 if turns else 0


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("it must be at least 1")
    return number


if __name__ == "__main__":
    sys.exit(main())
