"""Help on cards: everything with a name, found by its name or slug, whole or in part."""

import re
import unicodedata
from collections.abc import Iterator

from ziggurat.games.dawn.content import (
    CITY_STATES,
    DIPLOMACY,
    FOCUS,
    LEADERS,
    NATURAL_WONDERS,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.words.things import LEVELS, Things


def plain(name: str) -> str:
    """A name without accents, capitals and signs: what a player may type."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[a-z0-9]+", kept))


def card_help(t: Things, name: str) -> str | None:
    """Help on what is called so: exactly, or else beginning so, or else with a word beginning so.
    Of several, their names."""
    wanted = plain(name)
    if not wanted:
        return None
    entries = [(title, [plain(call) for call in calls], text) for title, calls, text in _all(t)]
    for fits in (_equals, _begins, _has_word):
        found = {title: text for title, calls, text in entries if fits(calls, wanted)}
        if len(found) == 1:
            return next(iter(found.values()))
        if found:
            return t.text("help.several", names=", ".join(found))
    return None


def _equals(calls: list[str], wanted: str) -> bool:
    return wanted in calls


def _begins(calls: list[str], wanted: str) -> bool:
    return any(call.startswith(wanted) for call in calls)


def _has_word(calls: list[str], wanted: str) -> bool:
    return any(f" {wanted}" in call for call in calls)


def _all(t: Things) -> Iterator[tuple[str, list[str], str]]:
    """(name, every name it may be called by, help) of everything there is."""
    yield from _cards(t)
    yield from _leaders(t)
    for state in CITY_STATES:
        name, text = _named(t, f"city_state.{state.slug}")
        words = t.text("help.city_state", name=name, type=t.type(state.type), text=text)
        yield name, [name, state.slug], words
    for card in DIPLOMACY:
        name, text = _named(t, f"diplomacy.{card.slug}")
        yield name, [name, card.slug], t.text("help.diplomacy", name=name, text=text)
    for victory in VICTORY:
        for agenda, other in zip(victory.agendas, reversed(victory.agendas), strict=True):
            name, text = _named(t, f"agenda.{agenda.slug}")
            beside = t.text(f"agenda.{other.slug}")
            words = t.text("help.agenda", name=name, other=beside, text=text)
            yield name, [name, agenda.slug], words
    for number, natural in enumerate(NATURAL_WONDERS):
        name = t.natural(number)
        words = t.text("help.natural", name=name, resource=t.resource(natural.resource))
        yield name, [name, natural.slug], words


def _cards(t: Things) -> Iterator[tuple[str, list[str], str]]:
    for card in FOCUS:
        name, text = _named(t, f"focus.{card.slug}")
        level = LEVELS[card.level]
        words = t.text("help.focus", name=name, type=t.type(card.type), level=level, text=text)
        yield name, [name, card.slug], words
    for number, wonder in enumerate(WONDERS):
        name, text = _named(t, f"wonder.{wonder.slug}")
        first, second = wonder.pays
        words = t.text(
            "help.wonder",
            name=name,
            type=t.type(wonder.type),
            era=t.era(number),
            cost=wonder.cost,
            first=t.resource(first),
            second=t.resource(second),
            text=text,
        )
        yield name, [name, wonder.slug], words


def _leaders(t: Things) -> Iterator[tuple[str, list[str], str]]:
    for leader in LEADERS:
        key = f"leader.{leader.slug}"
        name, text = _named(t, key)
        person, ability = t.text(f"{key}.leader"), t.text(f"{key}.ability")
        row = ", ".join(t.type(type_) for type_ in leader.order)
        words = t.text("help.leader", name=name, leader=person, row=row, ability=ability, text=text)
        yield name, [name, person, ability, leader.slug], words


def _named(t: Things, key: str) -> tuple[str, str]:
    return t.text(key), t.text(f"{key}.text")
