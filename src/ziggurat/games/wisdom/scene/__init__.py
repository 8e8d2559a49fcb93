"""The table's picture of a position: plain data, as one seat may see it, in one language."""

from typing import Any, Final

from ziggurat.core.bits import each
from ziggurat.core.flow import NOBODY
from ziggurat.games.scene import Scene, SeatTag, waiting
from ziggurat.games.wisdom.content import CIVILIZATIONS, NONE
from ziggurat.games.wisdom.scene.asking import asking_scene, question_scene
from ziggurat.games.wisdom.scene.battle import battle_scene, play_chances
from ziggurat.games.wisdom.scene.ground import blockades, figures, ground, owners, pieces, yields
from ziggurat.games.wisdom.scene.labels import labels
from ziggurat.games.wisdom.scene.market import market, races
from ziggurat.games.wisdom.scene.model import Body
from ziggurat.games.wisdom.scene.offers import offer_scene
from ziggurat.games.wisdom.scene.seats import seal, seat_scene
from ziggurat.games.wisdom.scene.threads import threads
from ziggurat.games.wisdom.scene.windows import window_scene
from ziggurat.games.wisdom.state import SETTING_UP, State
from ziggurat.games.wisdom.words.notes import FIELDS
from ziggurat.games.wisdom.words.places import place_names
from ziggurat.games.wisdom.words.table import TableWords

SLUG: Final = "wisdom"
_PHASES: Final = ("start", "trade", "city", "movement", "research")
_PLACES: Final = ("square", "goal")


def scene(t: TableWords, s: State, seat: int | None) -> Scene:
    """The position as a seat (None: a spectator) sees it."""
    body = _body(t, s, seat)
    return Scene(
        game=SLUG,
        seat=NOBODY if seat is None else seat,
        round=s.round,
        turn=s.active,
        order=[*range(s.first, s.seats), *range(s.first)],
        seats=seat_tags(t, s),
        question=question_scene(t, s, seat, body.asking),
        waiting=waiting(s, seat),
        winners=list(s.won_by),
        ending=t.ending(s) if s.pending is None else "",
        body=body,
        ground=ground(s),
    )


def _body(t: TableWords, s: State, seat: int | None) -> Body:
    places, chances = place_names(t, s), play_chances(s, seat)
    owner, given = owners(s), yields(s)
    lying, standing, closed = pieces(s, owner), figures(s), blockades(s)
    return Body(
        phase="setting_up" if s.phase == SETTING_UP else _PHASES[s.phase],
        places=list(places),
        labels=labels(t, s, places, lying, standing, closed, given),
        yields=given,
        owners=owner,
        pieces=lying,
        figures=standing,
        blockades=closed,
        frozen=each(s.frozen),
        seats=[seat_scene(t, s, player, seat) for player in range(s.seats)],
        races=races(s),
        market=market(s, seat),
        battle=battle_scene(t, s, seat, chances),
        window=window_scene(t, s),
        threads=threads(s, seat),
        offer=offer_scene(s, seat),
        asking=asking_scene(t, s, seat, chances),
    )


def seat_tags(t: TableWords, s: State) -> list[SeatTag]:
    """Each seat by its leader and people; by its colour before it has a civilization."""
    return [_tag(t, s, seat) for seat in range(s.seats)]


def _tag(t: TableWords, s: State, seat: int) -> SeatTag:
    civ = s.civs[seat]
    people = t.text(f"civilization.{CIVILIZATIONS[civ].slug}") if civ != NONE else ""
    return SeatTag(seat, t.seat(s, seat), people, seal(s, seat))


def note_scene(t: TableWords, s: State, note: tuple[Any, ...]) -> tuple[int, str, list[int]]:
    """A line of the log: whose doing it was, its sentence, and the squares it speaks of."""
    named = dict(zip(FIELDS.get(note[0], ("player",)), note[1:], strict=False))
    places = [named[name] for name in _PLACES if named.get(name, NOBODY) >= 0]
    return named.get("player", NOBODY), t.note(s, note), places
