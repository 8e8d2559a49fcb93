"""Thinking for those who ask: hints for a question, the analysis of a whole game.

Others think (table/thinkers.py), about one question of a person at a time, and about one game at a
time, step by step; whoever asks waits in line. What was found out is kept.
"""

import asyncio
import logging
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from ziggurat.bots.advice import Advice
from ziggurat.bots.belief import belief
from ziggurat.core.codec import restored
from ziggurat.core.flow import NOBODY, Ask
from ziggurat.games.plugin import GamePlugin
from ziggurat.table import wire, wire_counsel
from ziggurat.table.refusal import Refusal
from ziggurat.table.rights import check_asked
from ziggurat.table.room import Room
from ziggurat.table.thinkers import NoThought, Thinkers

_KEPT: Final = 128  # hints, and analyses
_KEPT_LOOKS: Final = 16  # back over whole games
_WAITING: Final = 16  # analyses that are not done
_LONGEST: Final = 12_000  # answers of a game that is analysed
_HINT: Final = 20.0  # seconds a hint may take at most
_LOOK: Final = 60.0  # and a look back over a whole game
_STEP: Final = 60.0  # and a step of an analysis
_LOG: Final = logging.getLogger("ziggurat.table")


@dataclass(slots=True)
class Thought:
    """Answers to a question of a position, what they are worth and what speaks for them."""

    at: int
    state: Any
    chance: float
    advice: list[Advice]
    reasons: list[tuple[Any, ...]]
    equal: int = 0

    @property
    def ask(self) -> Ask:
        assert isinstance(self.state.pending, Ask)
        return self.state.pending

    def in_words(self, plugin: GamePlugin, lang: str) -> list[wire_counsel.Advised]:
        """The answers with their words."""
        words = plugin.words(lang)
        return [
            wire_counsel.Advised(
                answer=each.answer,
                name=plugin.game.name(self.state, self.ask, each.answer),
                text=words.option(self.state, self.ask, each.answer),
                chance=round(each.chance, 3),
                low=round(each.low, 3),
                high=round(each.high, 3),
                wins=round(each.wins, 3),
                reason=words.reason(self.state, reason) if reason else "",
            )
            for each, reason in zip(self.advice, self.reasons, strict=True)
        ]


@dataclass(slots=True)
class Study:
    """An analysis as far as it is done."""

    of: int = 1
    done: int = 0
    points: list[wire_counsel.Outlook] = field(default_factory=list)
    turning: list[tuple[float, int, Thought]] = field(default_factory=list)  # (lost, seat, about)
    ready: bool = False


class Counsel:
    """All that was thought and is being thought for the rooms of a server."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._one_hint = asyncio.Lock()
        self._one_look = asyncio.Lock()  # so that bots think in between
        self._one_analysis = asyncio.Lock()
        self._hints: dict[tuple[str, int, int, int], Thought] = {}
        self._looks: dict[tuple[str, int], dict[str, Any]] = {}  # by room and revision
        self._studies: dict[str, Study] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def hint(
        self, room: Room, seats: set[int], at: int | None, lang: str
    ) -> wire_counsel.Hint:
        """The best answers for whoever is asked at a moment, or (None) for one of these seats now.
        Raises Refusal where nobody is asked."""
        seat = check_asked(room, seats).player if at is None else NOBODY
        now = len(room.match.answers)
        at = now if at is None else at
        if not 0 <= at <= now:
            raise Refusal("no-moment", "The game has no such moment.")
        state = room.match.at(at)
        if not isinstance(state.pending, Ask):
            raise Refusal("no-moment", "At this moment nobody is asked.")
        seat = state.pending.player if seat == NOBODY else seat
        key = (room.header.room, room.rev, at, seat)
        async with self._one_hint:
            if key not in self._hints:
                self._hints[key] = await self._thought(room, state, at, seat)
                _forget_oldest(self._hints)
        found = self._hints[key]
        return wire_counsel.Hint(
            at=at,
            seat=found.ask.player,
            chance=round(found.chance, 3),
            answers=found.in_words(room.plugin, lang),
            equal=found.equal,
        )

    async def history(self, room: Room, lang: str) -> wire.History:
        """How every seat stood at the beginning of each turn, and at the end."""
        match, key = room.match, (room.header.room, room.rev)
        job = {
            "do": "history",
            "game": room.header.game,
            "rules": match.rules,
            "setup": match.setup,
            "answers": list(match.answers),
        }
        async with self._one_look:
            if key not in self._looks:
                self._looks[key] = await self._look_back(job)
                _forget_oldest(self._looks, _KEPT_LOOKS)
        found = self._looks[key]
        titles = room.plugin.series_words(lang)
        series = [
            wire.Series(key, titles.get(key, key), seats) for key, seats in found["series"].items()
        ]
        return wire.History(found["moments"], found["rounds"], series)

    async def _look_back(self, job: dict[str, Any]) -> dict[str, Any]:
        try:
            return await self._thinkers.ask(job, _LOOK, waits=True)
        except NoThought:
            raise Refusal("busy", "The table could not look back; try again later.") from None

    def analysis(self, room: Room, lang: str, begin: bool = True) -> wire_counsel.Analysis:
        """The analysis of a game that nobody plays on, as far as it is done; it is begun when
        somebody asks for it first, unless one only looks whether somebody did."""
        name = room.header.room
        if name not in self._studies:
            if not begin:
                return wire_counsel.Analysis(done=0, of=0, points=[], turning=[])
            if len(room.match.answers) > _LONGEST:
                raise Refusal("too-long", f"Only games of up to {_LONGEST} answers are analysed.")
            if sum(not study.ready for study in self._studies.values()) >= _WAITING:
                raise Refusal("busy", "Too many games are being analysed; try again later.")
            self._studies[name] = Study()
            _forget_oldest(self._studies)
            task = asyncio.create_task(self._study(room, self._studies[name]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return _analysis(room.plugin, self._studies[name], lang)

    async def _thought(self, room: Room, state: Any, at: int, seat: int) -> Thought:
        """What an asked seat should answer, by what it may believe."""
        believed = belief(room.plugin.game, state, seat, Random(at))
        job = {"do": "hint", "game": room.header.game, "position": believed.to_json()}
        try:
            found = await self._thinkers.ask(job, _HINT, waits=True)
        except NoThought:
            raise Refusal("busy", "The table could not think of a hint; try again later.") from None
        advice = [Advice(*each) for each in found["advice"]]
        reasons = list(restored(found["reasons"]))
        return Thought(at, believed, found["chance"], advice, reasons, found["equal"])

    async def _study(self, room: Room, study: Study) -> None:
        match = room.match
        job = {
            "do": "course",
            "game": room.header.game,
            "rules": match.rules,
            "setup": match.setup,
            "answers": list(match.answers),
        }
        try:
            async with self._one_analysis:
                async for found in self._thinkers.each(job, _STEP):
                    _learn(study, room, found)
            study.ready = True
        except NoThought:
            self._studies.pop(room.header.room, None)  # whoever asks again begins it anew
        except Exception:
            _LOG.exception("the analysis of a game has failed")
            self._studies.pop(room.header.room, None)

    async def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _learn(study: Study, room: Room, found: dict[str, Any]) -> None:
    """Keep a step of an analysis, or at last the turning points."""
    study.of, study.done = found.get("of", study.of), found.get("done", study.done)
    for at, round_, seat, chances in found.get("points", ()):
        rounded = [round(chance, 3) for chance in chances]
        study.points.append(wire_counsel.Outlook(at, round_, seat, rounded))
    for (at, seat, lost, played, better), reasons in zip(
        found.get("turning", ()), found.get("reasons", ()), strict=True
    ):
        advice = [Advice(*each) for each in (*better, played)]
        state = room.match.at(at)
        thought = Thought(at, state, advice[-1].chance, advice, list(restored(reasons)))
        study.turning.append((lost, seat, thought))


def _analysis(plugin: GamePlugin, study: Study, lang: str) -> wire_counsel.Analysis:
    steps = max(1, study.of)
    found = wire_counsel.Analysis(
        done=steps if study.ready else min(study.done, steps - 1),
        of=steps,
        points=list(study.points),
        turning=[],
    )
    for lost, seat, thought in study.turning if study.ready else ():
        *better, played = thought.in_words(plugin, lang)
        found.turning.append(wire_counsel.Turning(thought.at, seat, round(lost, 3), played, better))
    return found


def _forget_oldest(kept: dict[Any, Any], most: int = _KEPT) -> None:
    while len(kept) > most:
        del kept[next(iter(kept))]
