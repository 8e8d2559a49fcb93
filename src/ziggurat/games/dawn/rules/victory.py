"""Winning: marking agendas and the victory check (base p. 12)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.flow import Call, Done, Frame, Next
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import AGENDA_ROWS, ANY_CHANGE, VICTORY
from ziggurat.games.dawn.rules.culture import FreeToken
from ziggurat.games.dawn.rules.pieces import friendly, unused_tokens
from ziggurat.games.dawn.state import WATCHERS, State

_NO_ROWS: Final[tuple[object, ...]] = (None,) * len(AGENDA_ROWS)


def completes(s: State, player: int, card: int) -> bool:
    """Does a player fulfil an agenda of this victory card right now?"""
    met = False
    for agenda in VICTORY[card].agendas:
        met = met or agenda.met(s, player)
    return met


def watch_agendas(s: State) -> None:
    """Whenever something changed: whoever newly completes an agenda marks its card at once, before
    any ability set off by the same change."""
    now = agenda_rows(s)
    before = s.looked_at or _NO_ROWS
    fresh = ANY_CHANGE
    for number, row in enumerate(now):
        if row is not before[number]:
            fresh |= 1 << number
    marks: list[Frame] = []
    for place, number in enumerate(s.victory):
        card = VICTORY[number]
        due = [agenda for agenda in card.agendas if agenda.rows & fresh]
        if not due:
            continue
        for player, marked in enumerate(s.marks):
            if not marked >> place & 1:
                for agenda in due:
                    if agenda.met(s, player):
                        marks.append(MarkCard(player, place))
                        break
            elif card.forts and not completes(s, player, number):
                s.marks = put(
                    s.marks, player, s.marks[player] & ~(1 << place)
                )  # must be met all the time (Terra p. 8)
                s.tell("mark_lost", player, number)
    s.looked_at = () if marks else now  # a card may stay unmarked for want of a token
    s.triggers[:0] = marks


def agenda_rows(s: State) -> tuple[object, ...]:
    """What agendas depend on, in the order of `AGENDA_ROWS`. A row that changed is another one."""
    return (
        s.victory,
        s.marks,
        s.abilities,
        s.beaten,
        s.cards,
        s.cities,
        s.city_states,
        s.dial,
        s.diplomacy,
        s.districts,
        s.natural,
        s.reinforced,
        s.resources,
        s.strongest,
        s.tokens,
        s.turn,
        s.wonders,
    )


WATCHERS.append(watch_agendas)


@dataclass(slots=True, eq=False)
class MarkCard(Frame):
    """Put one of your control tokens by a victory card; it stays there for good."""

    player: int
    place: int

    def find_a_token(self, s: State, _: int) -> Next:
        return None if unused_tokens(s, self.player) else Call(FreeToken(self.player))

    def mark(self, s: State, _: int) -> Next:
        if unused_tokens(s, self.player) and not s.marks[self.player] >> self.place & 1:
            s.marks = put(s.marks, self.player, s.marks[self.player] | 1 << self.place)
            s.tell("marked", self.player, s.victory[self.place])
        return Done()


def standing(s: State, player: int) -> tuple[int, int, int]:
    """What breaks ties: cards marked (with the expansion, where not all are needed), world wonders,
    friendly spaces."""
    wonders, spaces = s.wonders[player].bit_count(), friendly(s, player).bit_count()
    return s.marks[player].bit_count(), wonders, spaces


def marks_needed(s: State) -> int:
    """Cards one has to mark: all, but four of the five with fort cards (Terra Incognita p. 8)."""
    forts = any(VICTORY[card].forts for card in s.victory)
    return len(s.victory) - 1 if forts else len(s.victory)


def check_victory(s: State) -> bool:
    """Has anybody marked enough victory cards? Of several, the best standing wins; still tied, they
    share the victory."""
    needed = marks_needed(s)
    done = [player for player in range(s.seats) if s.marks[player].bit_count() >= needed]
    if not done or not needed:  # a position written by hand may have no victory card
        return False
    best = max(standing(s, player) for player in done)
    s.won_by = tuple(player for player in done if standing(s, player) == best)
    s.end_reason = "agendas" if len(done) == 1 else "tie_break"
    if len(s.won_by) > 1:
        s.end_reason = "shared"
    for player in s.won_by:
        s.tell("won", player)
    return True
