"""Games played at random, moment by moment, and what a seat sees of a moment."""

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from ziggurat.core.codec import canonical
from ziggurat.core.flow import Ask, Roll
from ziggurat.core.forms import FLAG, NUMBER, PLAYERS
from ziggurat.core.game import BadSetup, Game
from ziggurat.core.match import Match
from ziggurat.core.notes import heard
from ziggurat.games.plugin import GamePlugin

State = Any  # a position may be of any game


@dataclass(slots=True)
class Moment:
    """A position of a match, before an answer is given."""

    plugin: GamePlugin
    match: Match[Any]
    random: Random

    @property
    def s(self) -> State:
        return self.match.state

    @property
    def where(self) -> str:
        """Where it is, for people."""
        return f"seed {self.match.seed}, answer {len(self.match.answers)}"

    @property
    def seats(self) -> range:
        return range(self.s.seats)

    def imagined(self, s: State, seat: int, number: int) -> State:
        """What a seat imagines, with a stream of this number."""
        return self.plugin.game.imagined(s, seat, Random(number))


def drawn_setup(plugin: GamePlugin, random: Random) -> dict[str, Any]:
    """A setup that the game's form allows, drawn; what is chosen seat by seat is left to it."""
    drawn: dict[str, Any] = {}
    for field in plugin.form().fields:
        if field.per_seat or field.of_table or not field.applies(drawn):
            continue
        if field.kind == NUMBER:
            least, most = field.limits(drawn)
            drawn[field.key] = least + random.randrange(most - least + 1)
        elif field.kind == FLAG:
            drawn[field.key] = random.random() < 0.5
        elif offered := field.offered(drawn):
            drawn[field.key] = random.choice(offered)
    try:
        return plugin.game.checked_setup(drawn)
    except BadSetup:
        return plugin.game.checked_setup({PLAYERS: drawn[PLAYERS]} if PLAYERS in drawn else {})


def played(
    plugin: GamePlugin, setup: Mapping[str, Any], seed: int, answers: int
) -> Iterator[Moment]:
    """A match played at random, chance included, before each answer and at its end."""
    match = Match(plugin.game, setup, seed, log=True, chance=False)
    moment = Moment(plugin, match, Random(seed))
    for _ in range(answers):
        if match.state.pending is None:
            break
        yield moment
        if isinstance(match.state.pending, Roll):
            match.feed(match.chance or 0)
        else:
            match.feed(moment.random.choice(match.state.pending.options))
    yield moment


def seen(plugin: GamePlugin, s: State, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) is shown of a position, in English."""
    lang = plugin.languages[0]
    return {
        "view": plugin.game.view(s, seat),
        "scene": as_data(plugin.scene(s, seat, lang)),
        "text": plugin.text(s, seat, lang),
        "svg": plugin.svg(s, seat, lang),
        "turn": plugin.turn(s),
        "labels": plugin.labels(s),
        "series": [plugin.series(s, each) for each in range(s.seats)],
    }


def as_data(value: Any) -> Any:
    """Plain data of whatever a game draws itself with."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: as_data(getattr(value, field.name)) for field in dataclasses.fields(value)
        }
    if hasattr(value, "__struct_fields__"):
        return {name: as_data(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {str(key): as_data(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [as_data(inner) for inner in value]
    if isinstance(value, set | frozenset):
        return sorted(map(as_data, value))
    return value


def same(one: Any, other: Any) -> bool:
    return canonical(as_data(one)) == canonical(as_data(other))


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of data differ first."""
    one, other = as_data(one), as_data(other)
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if one.get(key, None) != other.get(key, None) or (key in one) != (key in other):
                return difference(one.get(key), other.get(key), f"{path}.{key}".lstrip("."))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return difference(a, b, f"{path}[{number}]")
    return f"{path}: {_short(one)} or {_short(other)}"


_LONGEST: Final = 60


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """The parts of a view by where they are. A list is one part."""
    if isinstance(data, dict):
        for key, inner in data.items():
            yield from leaves(inner, f"{path}.{key}".lstrip("."))
    else:
        yield path, canonical(data)


def private(game: Game[Any], s: State, seat: int, other: int) -> dict[str, str]:
    """What another seat is shown otherwise than this one: its own things."""
    mine = dict(leaves(game.view(s, seat)))
    return {
        path: value
        for path, value in leaves(game.view(s, other))
        if mine.get(path) != value and path.partition(".")[0] not in ("seat", "pending")
    }


def after(s: State, answer: int) -> tuple[State, list[Any]]:
    """The position after an answer, and the notes made on the way."""
    copy = s.clone()
    copy.notes = []
    copy.play(answer)
    notes, copy.notes = copy.notes, None
    return copy, notes


def told(notes: list[Any], seat: int | None) -> list[Any]:
    """What a seat reads of these notes."""
    return [line for line in (heard(note, seat) for note in notes) if line is not None]


def asked_seat(s: State) -> int | None:
    return s.pending.player if isinstance(s.pending, Ask) else None
