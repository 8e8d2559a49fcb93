"""What the log tells as records: every battle from its bonus to its result, and every step on the
map with what it gained."""

from collections.abc import Sequence
from typing import Final

from ziggurat.core.flow import NOBODY
from ziggurat.core.notes import Note
from ziggurat.games.scene import Fight, Fighter, Part, Told, Travel
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.table import TableWords

Lines = Sequence[tuple[int, Note]]

# What may come of a battle, straight after its result.
_AFTER: Final = frozenset(
    {
        "city_destroyed",
        "coin",
        "coin_lost",
        "culture",
        "figure_lost",
        "loots",
        "person_killed",
        "trade",
        "unit_saved",
        "village",
        "wonder_gone",
    }
)
_NOT_SETTLED: Final = -1.0  # odds are not kept in the log

# What goes or is put where: the figures of the note that name seat, origin and goal.
_TRAVELS: Final[dict[str, tuple[str, int, int, int]]] = {
    "army": ("army", 1, 0, 2),
    "built": ("building", 1, 0, 3),
    "capital": ("capital", 1, 0, 2),
    "founds": ("city", 1, 0, 2),
    "led_astray": ("army", 1, 2, 3),
    "person_placed": ("person", 1, 0, 3),
    "raises": ("wonder", 1, 0, 3),
    "sails": ("army", 1, 2, 3),
    "scout": ("scout", 1, 0, 2),
    "settles": ("army", 1, 2, 3),
    "steps": ("army", 1, 2, 3),
}
_GAINS: Final = frozenset(
    {"city_state", "culture", "discovers", "finds", "hut", "person", "relic", "shows", "village"}
)
_ENDS: Final = frozenset({"acts", "turn"})


def told(t: TableWords, s: State, lines: Lines, fresh: int) -> Told:
    """What these lines tell; of what ended before number `fresh` nothing."""
    return Told(_fights(t, s, lines, fresh), _travels(t, s, lines, fresh))


def _travels(t: TableWords, s: State, lines: Lines, fresh: int) -> list[Travel]:
    """The steps of these lines; older ones only if they have gained something since."""
    found: dict[tuple[int, int], Travel] = {}
    new: set[tuple[int, int]] = set()
    last: dict[int, Travel] = {}  # of each seat in this part
    here = (-1, 0)  # the moment, and the steps in it so far
    for number, (moment, note) in enumerate(lines):
        kind = note[0]
        if kind in _TRAVELS:
            here = (moment, here[1] + 1 if here[0] == moment else 0)
            travel = found[here] = _travel(t, s, *here, note)
            last[travel.seat] = travel
        elif kind in _ENDS:
            last.clear()
            continue
        elif kind in _GAINS and note[1] in last:
            travel = last[note[1]]
            travel.gain.append(t.note(s, note))
        else:
            continue
        if number >= fresh:
            new.add((travel.moment, travel.number))
    return [travel for key, travel in found.items() if key in new]


def _travel(t: TableWords, s: State, moment: int, number: int, note: Note) -> Travel:
    figure, seat, origin, goal = _TRAVELS[note[0]]
    if note[0] == "steps" and not note[4] & (1 << len(s.armies[note[1]])) - 1:
        figure = "scout"
    return Travel(
        moment=moment,
        number=number,
        seat=note[seat],
        figure=figure,
        origin=note[origin] if origin else NOBODY,
        goal=note[goal],
        text=t.note(s, note),
        gain=[],
    )


def _fights(t: TableWords, s: State, lines: Lines, fresh: int) -> list[Fight]:
    fights = []
    begun = -1
    for number, (_, note) in enumerate(lines):
        if note[0] == "battle":
            begun = number
        elif note[0] == "battle_won" and begun >= 0:
            if number >= fresh:
                fights.append(_fight(t, s, lines, begun, number))
            begun = -1
    return fights


def _fight(t: TableWords, s: State, lines: Lines, begun: int, ended: int) -> Fight:
    """The battle between two lines. It has no dice: its parts are the health that is left and the
    difference of the bonuses; who died is told after it."""
    moment, (_, attacker, defender, square, lead) = lines[begun]
    end, result = lines[ended]
    notes = [note for _, note in lines[begun:ended]]
    totals = next(note for note in notes if note[0] == "totals")
    after = [t.note(s, note) for note in notes if note[0] == "unit_killed"]
    for _, note in lines[ended + 1 :]:
        if note[0] not in _AFTER:
            break
        after.append(t.note(s, note))
    return Fight(
        moment=moment,
        end=end,
        space=square,
        place=t.square(s, square),
        attacker=_fighter(t, s, attacker, totals[2], max(0, lead)),
        defender=_fighter(t, s, defender, totals[4], max(0, -lead)),
        won=totals[2] > totals[4],
        odds=_NOT_SETTLED,
        text=t.note(s, result),
        after=after,
    )


def _fighter(t: TableWords, s: State, seat: int, value: int, bonus: int) -> Fighter:
    parts = [Part(t.text("fight.units"), value - bonus)]
    parts += [Part(t.text("icon.combat"), bonus)] if bonus else []
    return Fighter(seat, t.seat(s, seat), parts, [], [], value)
