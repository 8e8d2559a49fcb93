"""The form of a setup, as data: what can be chosen before a game, and what depends on what.

A game writes its form once. The rules check a setup with it, the command line makes options of it,
and the page draws it. Fields come in an order: a field may depend on those before it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ziggurat.core.game import BadSetup, Setup

CHOICE: Final = "choice"
FLAG: Final = "flag"
NUMBER: Final = "number"
PLAYERS: Final = "players"  # the field that says how many play
COLORS: Final = "colors"  # the field that gives seats their colours, in games that have them

When = Mapping[str, Sequence[str]]  # only where each of these fields has one of these values


def _holds(when: When, setup: Mapping[str, Any]) -> bool:
    return all(setup.get(key) in values for key, values in when.items())


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that can be chosen. One that is left to the table says what it means there: with two
    persons or more, and with fewer; the rules do not know it."""

    value: str
    when: When = field(default_factory=dict)
    left_to_table: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the most that a number can be."""

    least: int
    most: int
    when: When = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to choose.

    A choice whose default is "" takes the first value offered. A field `per_seat` is a list of one
    value for each seat; it may be left empty, and `instead` of a list there may be one word. What
    is `of_table` is no matter of the rules: a table alone asks for it. `suggested` is what a form
    shows first, where that is not the default. `says` has sentences of its own for what is
    refused: `unknown`, `shape`, `outside`, `twice`, `unless`.
    """

    key: str
    kind: str
    default: Any
    choices: Sequence[Choice] = ()
    bounds: Sequence[Bounds] = ()
    when: When = field(default_factory=dict)
    per_seat: bool = False
    filled: bool = False  # per seat: where nothing is named, seats take the choices in order
    distinct: bool = False  # per seat: no two seats have the same value
    shared: Sequence[str] = ()  # but for these
    instead: Sequence[str] = ()
    of_table: bool = False
    suggested: Any = None
    says: Mapping[str, str] = field(default_factory=dict)

    @property
    def option(self) -> str:
        """What it is called on a command line; a flag that is true unless told is told by `no`."""
        name = self.key.replace("_", "-")
        return f"--no-{name}" if self.kind == FLAG and self.default is True else f"--{name}"

    def read(self, text: str) -> Any:
        """The value that a text on a command line means; raises ValueError where it means none."""
        if not self.per_seat or text in self.instead:
            return _number(text) if self.kind == NUMBER else text
        parts = [part.strip() for part in text.split(",")]
        return [_number(part) for part in parts] if self.kind == NUMBER else parts

    def written(self, value: Any) -> str:
        """The option that says this on a command line."""
        if self.kind == FLAG:
            return self.option
        text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
        return f"{self.option} {text}"

    def applies(self, setup: Mapping[str, Any]) -> bool:
        """Can it be chosen in a setup like this?"""
        return _holds(self.when, setup)

    def offered(self, setup: Mapping[str, Any]) -> list[str]:
        """The values that can be chosen in a setup like this, but for those left to a table."""
        known = [each for each in self.choices if each.left_to_table is None]
        return [each.value for each in known if _holds(each.when, setup)]

    def limits(self, setup: Mapping[str, Any]) -> tuple[int, int]:
        """The least and the most that a number can be in a setup like this."""
        for each in self.bounds:
            if _holds(each.when, setup):
                return each.least, each.most
        return 0, 0

    def checked(self, value: Any, setup: Mapping[str, Any]) -> Any:
        """The value with its default; raises BadSetup with one sentence."""
        if self.per_seat:
            value = self._list(value, setup)
        else:
            value = self._one(value, setup)
        if not self.applies(setup) and (any(value) if self.per_seat else value != self.default):
            raise self._refusal("unless", value, setup)
        return value

    def _one(self, value: Any, setup: Mapping[str, Any]) -> Any:
        if self.kind == FLAG:
            if type(value) is not bool:
                raise self._refusal("shape", value, setup)
            return value
        if self.kind == NUMBER:
            least, most = self.limits(setup)
            if type(value) is not int or (not least <= value <= most and self.applies(setup)):
                raise self._refusal("outside", value, setup)
            return value
        offered = self.offered(setup)
        if value == "" and offered and self.default == "":
            return offered[0]
        if value not in offered:
            raise self._refusal("unknown", value, setup)
        return value

    def _list(self, value: Any, setup: Mapping[str, Any]) -> Any:
        if isinstance(value, str) and value in self.instead:
            return value
        players = setup[PLAYERS]
        if not isinstance(value, list | tuple) or len(value) not in (0, players):
            raise self._refusal("shape", value, setup)
        if not value:
            return self.offered(setup)[:players] if self.filled else list(value)
        found = [self._one(each, setup) for each in value]
        named = [each for each in found if each not in self.shared]
        if self.distinct and len(set(named)) < len(named):
            raise self._refusal("twice", value, setup)
        return found

    def _refusal(self, why: str, value: Any, setup: Mapping[str, Any]) -> BadSetup:
        least, most = self.limits(setup)
        fields = {
            "key": self.key,
            "value": repr(value),
            "offered": ", ".join(self.offered(setup)),
            "either": [repr(each) for each in self.offered(setup)],
            "instead": "".join(f"{each!r}, " for each in self.instead),
            "players": setup.get(PLAYERS, 0),
            "least": least,
            "most": most,
        }
        sentence = self.says.get(why) or (
            _FLAG_SHAPE if why == "shape" and self.kind == FLAG else _SENTENCES[why]
        )
        return BadSetup(sentence, **fields)


def _number(text: str) -> int:
    if not (text.isascii() and text.removeprefix("-").isdecimal()):
        raise ValueError(f"{text!r} is no number")
    return int(text[:_DIGITS])


_DIGITS: Final = 9  # enough to be out of all bounds
_FLAG_SHAPE: Final = "{key} is true or false, not {value}"
_SENTENCES: Final = {
    "unknown": "there is no {key} {value}; there is {offered}",
    "shape": "{key} is {instead}a list of {players}",
    "outside": "{key} is {least} to {most}, not {value}",
    "twice": "two players cannot have the same {key}",
    "unless": "{key} cannot be chosen here",
}


@dataclass(frozen=True, slots=True)
class Shown:
    """A value with its words."""

    value: str
    label: str
    help: str
    when: When


@dataclass(frozen=True, slots=True)
class ShownField:
    """A field with its words, for a page to draw."""

    key: str
    kind: str
    label: str
    help: str
    default: Any
    suggested: Any
    choices: list[Shown]
    bounds: list[Bounds]
    when: When
    per_seat: bool
    distinct: bool
    instead: list[Shown]
    of_table: bool


@dataclass(frozen=True, slots=True)
class Form:
    """All that can be chosen."""

    fields: Sequence[Field]

    def field(self, key: str) -> Field | None:
        """The field of this name."""
        return next((each for each in self.fields if each.key == key), None)

    def parted(self, wish: Setup) -> tuple[dict[str, Any], dict[str, Any]]:
        """A wish as the setup that the rules know, and what is the table's alone."""
        own = {each.key for each in self.fields if each.of_table}
        setup = {key: value for key, value in wish.items() if key not in own}
        return setup, {key: value for key, value in wish.items() if key in own}

    def settled(self, wish: Setup, persons: int) -> dict[str, Any]:
        """A wish of a table where so many persons sit, with what is left to the table settled. It
        is left to it too where nothing is told and the form suggests so."""
        found = dict(wish)
        for each in self.fields:
            for choice in each.choices:
                if choice.left_to_table and wish.get(each.key, each.suggested) == choice.value:
                    found[each.key] = choice.left_to_table[persons < 2]
        return found

    def checked(self, setup: Setup, besides: Iterable[str] = ()) -> dict[str, Any]:
        """The setup with every default, in the form's order; raises BadSetup with one sentence.
        Keys `besides` are kept as they are."""
        kept = {key: setup[key] for key in besides if key in setup}
        return self._checked({k: v for k, v in setup.items() if k not in kept}, False) | kept

    def checked_table(self, wish: Setup) -> dict[str, Any]:
        """The whole wish of a table with every default, its own fields too."""
        return self._checked(wish, True)

    def _checked(self, setup: Setup, of_table: bool) -> dict[str, Any]:
        fields = [each for each in self.fields if of_table or not each.of_table]
        unknown = sorted(set(setup) - {each.key for each in fields})
        if unknown:
            raise BadSetup("a setup has no {unknown}", unknown=", ".join(unknown))
        full: dict[str, Any] = {}
        for each in fields:
            full[each.key] = each.checked(setup.get(each.key, each.default), full)
        return full

    def written(self, setup: Setup) -> list[str]:
        """The options that ask for this setup on a command line."""
        found: list[str] = []
        for each in self.fields:
            if each.of_table or each.key not in setup:
                continue
            value = setup[each.key]
            if (
                each.key == PLAYERS
                or (each.kind == CHOICE and not each.per_seat and len(each.offered(setup)) > 1)
                or value != each.checked(each.default, setup)
            ):
                found.append(each.written(value))
        return found

    def shown(self, words: Mapping[str, str]) -> list[ShownField]:
        """The fields with their words: those of `map` and of its value `built` are under the keys
        `map`, `map.help`, `map.built` and `map.built.help`; under `map.option`, what the command
        line says, if that differs from the help. What has no words is called by its key."""

        def told(field: Field, value: str, when: When) -> Shown:
            key = f"{field.key}.{value}"
            help_ = words.get(f"{key}.help", "")
            return Shown(value, words.get(key) or plainly(value), help_, dict(when))

        return [
            ShownField(
                key=each.key,
                kind=each.kind,
                label=words.get(each.key) or plainly(each.key),
                help=words.get(f"{each.key}.help", ""),
                default=each.default,
                suggested=each.default if each.suggested is None else each.suggested,
                choices=[told(each, choice.value, choice.when) for choice in each.choices],
                bounds=list(each.bounds),
                when=dict(each.when),
                per_seat=each.per_seat,
                distinct=each.distinct,
                instead=[told(each, value, {}) for value in each.instead],
                of_table=each.of_table,
            )
            for each in self.fields
        ]


def plainly(name: str) -> str:
    """A name of the program as words: `first_bid` is "First bid"."""
    text = name.replace("_", " ").replace("-", " ")
    return text[:1].upper() + text[1:]


def players_field(least: int, most: int, default: int | None = None) -> Field:
    """How many play, where nothing else decides it."""
    outside = "{least} to {most} can play, not {value}" if least < most else _EXACTLY
    usual = least if default is None else default
    return Field(PLAYERS, NUMBER, usual, bounds=(Bounds(least, most),), says={"outside": outside})


_EXACTLY: Final = "{least} can play, not {value}"
