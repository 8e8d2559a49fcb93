"""What the log tells as records: every fight from its declaration to its result, and every step on
the map with what it gained."""

from typing import Any, Final

from ziggurat.core.flow import NOBODY
from ziggurat.core.notes import Note
from ziggurat.games.dawn.options import CITY_STATE_TOKEN, RESOURCE_TOKEN
from ziggurat.games.dawn.rules.combat import BY_CITY_STATE, BY_FORT, PER_RESOURCE
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.words import Words
from ziggurat.games.dawn.words.notes import odds_told, source_words
from ziggurat.games.scene import Fight, Fighter, Part, Spending, Told, Travel
from ziggurat.games.telling import Lines, Steps, aftermath, fights, travels

# What may come of a fight, straight after its result.
_AFTER: Final = frozenset(
    {
        "army_lost",
        "barbarian_beaten",
        "capital_beaten",
        "captured",
        "caravan_lost",
        "city_state_conquered",
        "city_state_liberated",
        "piece_razed",
        "token_replaced",
        "wonder_taken",
    }
)


# What goes or is put where: the figures of the note that name seat, origin and goal.
_TRAVELS: Final[dict[str, tuple[str, int, int, int]]] = {
    "army_lost": ("army", 1, 2, 0),
    "army_moved": ("army", 1, 2, 3),
    "barbarian_moved": ("barbarian", 0, 2, 3),
    "barbarian_spawned": ("barbarian", 0, 0, 2),
    "caravan_lost": ("caravan", 1, 2, 0),
    "caravan_moved": ("caravan", 1, 2, 3),
    "city_built": ("city", 1, 0, 2),
    "district_placed": ("district", 1, 0, 3),
    "token_placed": ("token", 1, 0, 2),
    "token_replaced": ("token", 1, 0, 2),
    "token_shifted": ("token", 1, 2, 3),
    "wonder_built": ("wonder", 1, 0, 3),
}
_GAINS: Final = frozenset(
    {
        "captured",
        "city_state_conquered",
        "city_state_liberated",
        "collected",
        "diplomacy_taken",
        "explored",
        "natural_wonder",
        "trade_gained",
        "wonder_taken",
    }
)
_ENDS: Final = frozenset({"chooses", "event", "round", "turn"})
_STEPS: Final = Steps(_TRAVELS, _GAINS, _ENDS)


def told(t: Words, s: State, lines: Lines, fresh: int) -> Told:
    """What these lines tell; of what ended before number `fresh` nothing."""

    def note_words(note: Note) -> str:
        return t.note(s, note)

    def travel_of(moment: int, number: int, note: Note) -> Travel:
        return _travel(t, s, moment, number, note)

    def fight_of(begun: int, ended: int) -> Fight:
        return _fight(t, s, lines, begun, ended)

    return Told(
        fights(lines, fresh, "attack", "attack_result", fight_of),
        travels(lines, fresh, _STEPS, travel_of, note_words),
    )


def _travel(t: Words, s: State, moment: int, number: int, note: Note) -> Travel:
    figure, seat, origin, goal = _TRAVELS[note[0]]
    return Travel(
        moment=moment,
        number=number,
        seat=note[seat] if seat else NOBODY,
        figure=figure,
        origin=note[origin] if origin else NOBODY,
        goal=note[goal] if goal else NOBODY,
        text=t.note(s, note),
        gain=[],
    )


def _fight(t: Words, s: State, lines: Lines, begun: int, ended: int) -> Fight:
    """The fight between two lines."""
    moment, (_, player, space, against) = lines[begun]
    end, result = lines[ended]
    _, _, won, value, value_against = result
    notes = [note for _, note in lines[begun:ended]]
    name = t.seat(s, player)
    attacker = Fighter(
        seat=player,
        text=t.text("space.army", seat=name) if s.edition.explores else name,
        parts=_parts(t, _only(notes, "attack_value")),
        dice=_dice(notes, "attack_value", player),
        spent=_spent(t, notes, player),
        value=value,
    )
    defence = _only(notes, "defence_value")
    defender = Fighter(
        seat=against,
        text=t.seat(s, against) if against != NOBODY else _neutral(t, s, defence, space),
        parts=_parts(t, defence),
        dice=_dice(notes, "defence_value", against),
        spent=_spent(t, notes, against),
        value=value_against,
    )
    return Fight(
        moment=moment,
        end=end,
        space=space,
        place=t.place(s, space),
        attacker=attacker,
        defender=defender,
        won=bool(won),
        odds=odds_told(s, _only(notes, "odds")),
        text=t.note(s, result),
        after=aftermath(lines, ended, _AFTER, lambda note: t.note(s, note)),
    )


def _only(notes: list[Note], kind: str) -> Note:
    return next(note for note in notes if note[0] == kind)


def _parts(t: Words, note: tuple[Any, ...]) -> list[Part]:
    """The sum that a side tells, without its die."""
    pairs = zip(note[4::2], note[5::2], strict=True)
    return [Part(source_words(t, source), amount) for source, amount in pairs]


def _dice(notes: list[Note], kind: str, player: int) -> list[int]:
    """A side's dice as they were rolled."""
    again = [note[2] for note in notes if note[0] == "rerolled" and note[1] == player]
    return [_only(notes, kind)[2], *again]


def _spent(t: Words, notes: list[Note], player: int) -> list[Spending]:
    """What a side spent; a token that is followed by a die rolled anew adds nothing."""
    found: list[Spending] = []
    for note in notes:
        if note[0] == "spent" and note[1] == player:
            resource = RESOURCE_TOKEN <= note[2] < CITY_STATE_TOKEN
            found.append(Spending(t.token(note[2]), PER_RESOURCE if resource else 1))
        elif note[0] == "rerolled" and note[1] == player:
            found[-1].adds = 0
    return found


def _neutral(t: Words, s: State, defence: Note, space: int) -> str:
    """What defends itself without a seat."""
    sources = defence[4::2]
    if BY_FORT in sources or BY_CITY_STATE in sources:
        return t.place(s, space)
    return t.text("fight.barbarian")
