"""What the log tells as records: every battle from its bonus to its result, and every step on the
map with what it gained."""

from typing import Final

from ziggurat.core.flow import NOBODY
from ziggurat.core.notes import Note
from ziggurat.games.scene import Fight, Fighter, Part, Told, Travel
from ziggurat.games.telling import Lines, Steps, aftermath, fights, travels
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.table import TableWords

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
_STEPS: Final = Steps(_TRAVELS, _GAINS, _ENDS)


def told(t: TableWords, s: State, lines: Lines, fresh: int) -> Told:
    """What these lines tell; of what ended before number `fresh` nothing."""

    def note_words(note: Note) -> str:
        return t.note(s, note)

    def travel_of(moment: int, number: int, note: Note) -> Travel:
        return _travel(t, s, moment, number, note)

    def fight_of(begun: int, ended: int) -> Fight:
        return _fight(t, s, lines, begun, ended)

    return Told(
        fights(lines, fresh, "battle", "battle_won", fight_of),
        travels(lines, fresh, _STEPS, travel_of, note_words),
    )


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


def _fight(t: TableWords, s: State, lines: Lines, begun: int, ended: int) -> Fight:
    """The battle between two lines. It has no dice: its parts are the health that is left and the
    difference of the bonuses; who died is told after it."""
    moment, (_, attacker, defender, square, lead) = lines[begun]
    end, result = lines[ended]
    notes = [note for _, note in lines[begun:ended]]
    totals = next(note for note in notes if note[0] == "totals")
    killed = [t.note(s, note) for note in notes if note[0] == "unit_killed"]
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
        after=killed + aftermath(lines, ended, _AFTER, lambda note: t.note(s, note)),
    )


def _fighter(t: TableWords, s: State, seat: int, value: int, bonus: int) -> Fighter:
    parts = [Part(t.text("fight.units"), value - bonus)]
    parts += [Part(t.text("icon.combat"), bonus)] if bonus else []
    return Fighter(seat, t.seat(s, seat), parts, [], [], value)
