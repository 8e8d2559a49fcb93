"""Thinking for those who ask: hints for a question, the analysis of a whole game.

The table thinks beside the event loop, about one question at a time, and analyses one game at a
time, step by step; whoever asks waits in line. What was found out is kept.
"""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any, Final

from ziggurat.bots.advice import Advice, outlook
from ziggurat.bots.analysis import Course, Turning, course_of
from ziggurat.core.flow import Ask
from ziggurat.games.plugin import GamePlugin
from ziggurat.table import wire
from ziggurat.table.room import Refusal, Room

_KEPT: Final = 128  # hints, and analyses
_WAITING: Final = 16  # analyses that are not done
_LOG: Final = logging.getLogger("ziggurat.table")


@dataclass(slots=True)
class Thought:
    """Answers to a question of a position, what they are worth and what speaks for them."""

    at: int
    state: Any
    chance: float
    advice: list[Advice]
    reasons: list[tuple[Any, ...]]

    @property
    def ask(self) -> Ask:
        assert isinstance(self.state.pending, Ask)
        return self.state.pending

    def in_words(self, plugin: GamePlugin, lang: str) -> list[wire.Advised]:
        """The answers with their words."""
        words = plugin.words(lang)
        return [
            wire.Advised(
                answer=answer,
                name=plugin.game.name(self.state, self.ask, answer),
                text=words.option(self.state, self.ask, answer),
                chance=round(chance, 3),
                reason=words.reason(self.state, reason) if reason else "",
            )
            for (answer, chance), reason in zip(self.advice, self.reasons, strict=True)
        ]


@dataclass(slots=True)
class Study:
    """An analysis as far as it is done."""

    course: Course = field(default_factory=Course)
    turning: list[tuple[Turning, Thought]] = field(default_factory=list)
    ready: bool = False


class Counsel:
    """All that was thought and is being thought for the rooms of a server."""

    def __init__(self) -> None:
        self._one_hint = asyncio.Lock()
        self._one_analysis = asyncio.Lock()
        self._hints: dict[tuple[str, int, int], Thought] = {}
        self._studies: dict[str, Study] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def hint(self, room: Room, at: int | None, lang: str) -> wire.Hint:
        """The best answers at a moment (None: now). Raises Refusal where nobody is asked."""
        now = len(room.match.answers)
        at = now if at is None else at
        if not 0 <= at <= now:
            raise Refusal("no-moment", "The game has no such moment.")
        state = room.match.at(at)
        if not isinstance(state.pending, Ask):
            raise Refusal("no-moment", "At this moment nobody is asked.")
        key = (room.header.room, room.rev, at)
        async with self._one_hint:
            if key not in self._hints:
                self._hints[key] = await asyncio.to_thread(_thought, room.plugin, state, at)
                _forget_oldest(self._hints)
        found = self._hints[key]
        return wire.Hint(
            at, found.ask.player, round(found.chance, 3), found.in_words(room.plugin, lang)
        )

    def analysis(self, room: Room, lang: str) -> wire.Analysis:
        """The analysis of a game that nobody plays on, as far as it is done; it is begun when
        somebody asks for it first."""
        name = room.header.room
        if name not in self._studies:
            if sum(not study.ready for study in self._studies.values()) >= _WAITING:
                raise Refusal("busy", "Too many games are being analysed; try again later.")
            self._studies[name] = Study()
            _forget_oldest(self._studies)
            task = asyncio.create_task(self._study(room, self._studies[name]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return _analysis(room.plugin, self._studies[name], lang)

    async def _study(self, room: Room, study: Study) -> None:
        match, plugin = room.match, room.plugin
        steps = course_of(plugin.game, match.start, list(match.answers), plugin.turn)
        try:
            async with self._one_analysis:
                while (course := await asyncio.to_thread(next, steps, None)) is not None:
                    study.course = course
            for turning in study.course.turning:
                state = match.at(turning.at)
                study.turning.append((turning, _of_turning(plugin, state, turning)))
            study.ready = True
        except Exception:
            _LOG.exception("the analysis of a game has failed")
            self._studies.pop(room.header.room, None)

    async def close(self) -> None:
        """Stop thinking, but for the step that has begun."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _thought(plugin: GamePlugin, state: Any, at: int) -> Thought:
    chances, advice = outlook(plugin.game, state)
    answers = [each.answer for each in advice]
    chance = chances[state.pending.player]
    return Thought(at, state, chance, advice, plugin.reasons(state, answers))


def _of_turning(plugin: GamePlugin, state: Any, turning: Turning) -> Thought:
    """The better answers, the best first, then the one that was given."""
    advice = [*turning.better, turning.played]
    reasons = plugin.reasons(state, [each.answer for each in advice])
    return Thought(turning.at, state, turning.played.chance, advice, reasons)


def _analysis(plugin: GamePlugin, study: Study, lang: str) -> wire.Analysis:
    course = study.course
    steps = max(1, course.of)
    found = wire.Analysis(
        done=steps if study.ready else min(course.done, steps - 1),
        of=steps,
        points=[
            wire.Outlook(at, round_, seat, [round(chance, 3) for chance in chances])
            for at, round_, seat, chances in course.points
        ],
        turning=[],
    )
    for turning, thought in study.turning if study.ready else ():
        *better, played = thought.in_words(plugin, lang)
        lost = round(turning.lost, 3)
        found.turning.append(wire.Turning(turning.at, turning.seat, lost, played, better))
    return found


def _forget_oldest(kept: dict[Any, Any]) -> None:
    while len(kept) > _KEPT:
        del kept[next(iter(kept))]
