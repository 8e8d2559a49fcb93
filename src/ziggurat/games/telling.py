"""What lines of a log tell as records, for games whose notes have kinds: fights from their first
line to their result, and steps on the board with what they gained."""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass

from ziggurat.core.notes import Note
from ziggurat.games.scene import Fight, Travel

Lines = Sequence[tuple[int, Note]]  # moments with their notes


@dataclass(frozen=True, slots=True)
class Steps:
    """Which kinds of notes are steps, which tell what a step gained, and which end a turn."""

    steps: Container[str]
    gains: Container[str]
    ends: Container[str]


def travels(
    lines: Lines,
    fresh: int,
    kinds: Steps,
    travel_of: Callable[[int, int, Note], Travel],
    words: Callable[[Note], str],
) -> list[Travel]:
    """The steps of these lines; those before number `fresh` only if they have gained something
    since."""
    found: dict[tuple[int, int], Travel] = {}
    new: set[tuple[int, int]] = set()
    last: dict[int, Travel] = {}  # of each seat in this turn
    here = (-1, 0)  # the moment, and the steps in it so far
    for number, (moment, note) in enumerate(lines):
        kind = note[0]
        if kind in kinds.steps:
            here = (moment, here[1] + 1 if here[0] == moment else 0)
            travel = found[here] = travel_of(*here, note)
            last[travel.seat] = travel
        elif kind in kinds.ends:
            last.clear()
            continue
        elif kind in kinds.gains and note[1] in last:
            travel = last[note[1]]
            travel.gain.append(words(note))
        else:
            continue
        if number >= fresh:
            new.add((travel.moment, travel.number))
    return [travel for key, travel in found.items() if key in new]


def fights(
    lines: Lines, fresh: int, begins: str, ends: str, fight_of: Callable[[int, int], Fight]
) -> list[Fight]:
    """The fights that end from line number `fresh` on, each made of the numbers of its first and
    last lines."""
    found = []
    begun = -1
    for number, (_, note) in enumerate(lines):
        if note[0] == begins:
            begun = number
        elif note[0] == ends and begun >= 0:
            if number >= fresh:
                found.append(fight_of(begun, number))
            begun = -1
    return found


def aftermath(
    lines: Lines, ended: int, after: Container[str], words: Callable[[Note], str]
) -> list[str]:
    """What came of a fight: the lines of these kinds straight after its result."""
    found = []
    for _, note in lines[ended + 1 :]:
        if note[0] not in after:
            break
        found.append(words(note))
    return found
