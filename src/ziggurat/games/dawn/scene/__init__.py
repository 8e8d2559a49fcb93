"""The table's picture of a position: `scene` for the present, `note_lines` for the log, `figures`
for plots. Plain data, as one seat may see it, in one language."""

from typing import Any, Final

from ziggurat.core.bits import each
from ziggurat.core.flow import NOBODY, Ask
from ziggurat.games.dawn.content import LEADERS
from ziggurat.games.dawn.rules.exploration import edge_spaces
from ziggurat.games.dawn.rules.pieces import cities_of, friendly
from ziggurat.games.dawn.rules.victory import marks_needed
from ziggurat.games.dawn.scene.asking import asking_scene, question_scene
from ziggurat.games.dawn.scene.corners import offers, seat_scene, tech_levels, victory_scene
from ziggurat.games.dawn.scene.ground import board_scene, figures, pieces, things
from ziggurat.games.dawn.scene.model import Body
from ziggurat.games.dawn.state import NO_CARD, State
from ziggurat.games.dawn.words import Words
from ziggurat.games.dawn.words.notes import FIELDS
from ziggurat.games.dawn.words.places import names_for
from ziggurat.games.scene import Scene, SeatTag

SLUG: Final = "dawn"
_PLACES: Final = ("space", "goal")
_MAP_BUILDING: Final = frozenset({"choose_tile", "place_fort", "place_tile"})


def scene(t: Words, s: State, seat: int | None) -> Scene:
    """The position as a seat (None: a spectator) sees it."""
    viewer = NOBODY if seat is None else seat
    first = max(0, s.first)
    question = question_scene(t, s, viewer)
    return Scene(
        game=SLUG,
        seat=viewer,
        round=s.round,
        turn=s.turn,
        order=[*range(first, s.seats), *range(first)],
        seats=seat_tags(t, s),
        question=question,
        waiting=[question.seat] if question is not None and question.seat >= 0 else [],
        winners=list(s.won_by),
        ending=t.ending(s) if s.pending is None else "",
        body=_body(t, s, viewer),
        ground=board_scene(s.layout),
    )


def _body(t: Words, s: State, viewer: int) -> Body:
    return Body(
        places=names_for(t, s, viewer),
        labels=[t.space(s, space) for space in range(len(s.board.map.cells))],
        pieces=pieces(s),
        figures=figures(s),
        things=things(s),
        edges=each(edge_spaces(s)) if s.edition.explores and s.round else [],
        seats=[seat_scene(s, each_seat) for each_seat in range(s.seats)],
        slots=list(s.edition.slots),
        victory=victory_scene(s),
        needed=marks_needed(s),
        offers=offers(s, viewer),
        event_dial=[list(icons) for icons in s.edition.event_dial],
        event=s.event,
        tech_levels=tech_levels(),
        stack=s.stack_tiles.bit_count() + len(s.bottom) + len(s.top),
        peeked=_peeked(s) if viewer == s.scout else [],
        asking=asking_scene(t, s, viewer),
    )


def seat_tags(t: Words, s: State) -> list[SeatTag]:
    """Each seat by its leader; by its colour before leaders are dealt."""
    return [_seat_tag(t, s, seat) for seat in range(s.seats)]


def _seat_tag(t: Words, s: State, seat: int) -> SeatTag:
    color = s.setup["colors"][seat]
    if s.leaders[seat] == NO_CARD:
        return SeatTag(seat, t.text(f"color.{color}"), "", color)
    key = f"leader.{LEADERS[s.leaders[seat]].slug}"
    return SeatTag(seat, t.text(f"{key}.leader") or t.text(key), t.text(key), color)


def _peeked(s: State) -> list[int]:
    """The tiles of the stack that only one player has looked at, lowest first."""
    return [tile for tile in (*s.bottom, *s.top) if s.secret >> tile & 1]


def note_scene(t: Words, s: State, note: tuple[Any, ...]) -> tuple[int, str, list[int]]:
    """A line of the log: whose doing it was, its sentence, and the spaces it speaks of."""
    kind, *values = note
    raw: dict[str, int] = dict(zip(FIELDS[kind], values, strict=False))
    spaces = [raw[name] for name in _PLACES if raw.get(name, -1) >= 0]
    return raw.get("player", NOBODY), t.note(s, note), spaces


def standing(s: State, seat: int) -> dict[str, int]:
    """How a seat stands, in figures to plot."""
    return {
        "territory": friendly(s, seat).bit_count(),
        "cities": cities_of(s, seat).bit_count(),
        "wonders": s.wonders[seat].bit_count(),
        "tech": s.dial[seat],
        "trade": sum(s.trade[seat]),
        "agendas": s.marks[seat].bit_count(),
    }


def is_map_building(s: State) -> bool:
    """Is a seat asked to lay something before the first round?"""
    ask = s.pending
    return not s.round and isinstance(ask, Ask) and ask.prompt.name in _MAP_BUILDING
