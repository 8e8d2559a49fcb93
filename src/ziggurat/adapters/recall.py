"""What each seat was told in the course of a game: its own answers, and the lines of the log that
it may read. Together with what it is shown now this is all that it knows."""

from typing import Any

from ziggurat.core.flow import Ask
from ziggurat.core.notes import heard

_SPECTATOR = None


class Recall:
    """One list of lines for each seat, and one for a spectator."""

    def __init__(self, seats: int) -> None:
        listeners: tuple[int | None, ...] = (*range(seats), _SPECTATOR)
        self._lines: dict[int | None, list[str]] = {each: [] for each in listeners}

    def __deepcopy__(self, memo: dict[int, Any]) -> "Recall":
        return self._copy()

    def play(self, s: Any, answer: int) -> None:
        """Answer the pending question and keep what each seat is told by it."""
        ask = s.pending
        if isinstance(ask, Ask):
            self._lines[ask.player].append(f"{ask.prompt.name} = {answer}")
        s.notes = []
        s.play(answer)
        notes, s.notes = s.notes, None
        for note in notes:
            for seat, lines in self._lines.items():
                told = heard(note, seat)
                if told is not None:
                    lines.append(str(tuple(told)))

    def told(self, seat: int) -> list[str]:
        """What a seat was told so far, in order."""
        return self._lines[seat]

    def as_known_to(self, seat: int) -> "Recall":
        """The same as far as a seat knows it: of the others it knows what all were told."""
        copy = self._copy()
        for other in copy._lines:
            if other != seat:
                copy._lines[other] = list(self._lines[_SPECTATOR])
        return copy

    def _copy(self) -> "Recall":
        copy = Recall(0)
        copy._lines = {seat: list(lines) for seat, lines in self._lines.items()}
        return copy
