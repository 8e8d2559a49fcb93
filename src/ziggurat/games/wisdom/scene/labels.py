"""Each square with all that is on it, in words."""

from collections import defaultdict
from functools import lru_cache

from ziggurat.core.bits import each
from ziggurat.games.wisdom.content import ICONS, RESOURCES
from ziggurat.games.wisdom.scene.model import Blockade, Figure, Piece, Yield
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.table import TableWords

_GROUPS = {"building": "building", "wonder": "wonder", "person": "great", "relic": "relic"}


def labels(
    t: TableWords,
    s: State,
    places: tuple[str, ...],
    pieces: list[Piece],
    figures: list[Figure],
    blockades: list[Blockade],
    yields: list[Yield],
) -> list[str]:
    """The sentences of each square: its name, its city, pieces, resource, figures, what it
    gives."""
    said: dict[int, list[str]] = defaultdict(list)
    silent = set()  # squares that give nothing of their own
    for seat, cities in enumerate(s.cities):
        for city, centre in enumerate(cities):
            silent.add(centre)
            name = t.city(s, seat, city)
            for square in each(s.land.grid.around.near[centre]):
                said[square].append(t.text("label.outskirts", city=name))
    for piece in pieces:
        said[piece.square].append(_piece(t, s, piece))
    for resource, squares in enumerate(s.land.resources):
        for square in each(squares):
            said[square].append(t.sentence(f"resource.{RESOURCES[resource]}") + ".")
    for figure in figures:
        said[figure.square].append(_figure(t, s, figure))
    for blockade in blockades:
        who = t.seat(s, blockade.seat)
        said[blockade.square].append(t.text("label.blockade", seat=who))
    shown = s.land.revealed
    found = []
    for square, place in enumerate(places):
        parts = [f"{place[:1].upper()}{place[1:]}."]
        if not shown >> square & 1:
            parts.append(t.text("label.face_down"))
        elif square not in silent:
            parts.append(_gives(t, *_icons(yields[square])))
        found.append(" ".join(parts + said.get(square, [])))
    return found


def _icons(given: Yield) -> tuple[int, ...]:
    return given.production, given.trade, given.culture, given.coin, given.combat


@lru_cache(maxsize=512)
def _gives(t: TableWords, *icons: int) -> str:
    """What a square gives, in a sentence."""
    parts = [t.given(name, amount) for name, amount in zip(ICONS, icons, strict=True) if amount]
    return t.text("label.gives", icons=", ".join(parts)) if parts else t.text("label.nothing")


def _piece(t: TableWords, s: State, piece: Piece) -> str:
    if piece.kind in ("capital", "city"):
        more = [t.text("building.walls")] if piece.walls else []
        more += [t.text("marker.building_program")] if piece.program else []
        city = t.text(f"label.{piece.kind}", seat=t.seat(s, piece.seat))
        return " ".join([city, *(f"{each_}." for each_ in more)])
    if piece.kind in ("hut", "village"):
        return t.sentence(f"find.{piece.kind}") + "."
    if piece.kind == "city_state":
        name = t.text(f"city_state.{piece.name}")
        if piece.seat >= 0:
            return t.text("label.held", name=name, seat=t.seat(s, piece.seat))
        return f"{name}."
    return t.text(f"{_GROUPS[piece.kind]}.{piece.name}") + "."


def _figure(t: TableWords, s: State, figure: Figure) -> str:
    many = {"army": "armies", "scout": "scouts"}[figure.kind]
    key = figure.kind if figure.count == 1 else many
    number = t.text(f"group.{key}", number=figure.count)
    return t.text("label.figures", seat=t.seat(s, figure.seat), figures=number)
