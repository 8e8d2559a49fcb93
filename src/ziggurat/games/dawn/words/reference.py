"""Help on cards: everything with a name, found by its name or slug, whole or in part."""

import re
import unicodedata
from collections.abc import Iterator

from ziggurat.games.dawn.content import (
    CITY_STATES,
    DIPLOMACY,
    DISTRICTS,
    FOCUS,
    GOVERNMENTS,
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
        found: dict[str, list[str]] = {}
        for title, calls, text in entries:
            if fits(calls, wanted) and text not in found.setdefault(title, []):
                found[title].append(text)
        if len(found) == 1:
            base, *reprints = next(iter(found.values()))
            return t.text("help.reprint", base=base, terra=reprints[0]) if reprints else base
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
    yield from _agendas(t)
    for number, natural in enumerate(NATURAL_WONDERS):
        name = t.natural(number)
        words = t.text("help.natural", name=name, resource=t.resource(natural.resource))
        yield name, [name, natural.slug], words

    for slug in DISTRICTS:
        name, text = _named(t, f"district.{slug}")
        yield name, [name, slug], t.text("help.district", name=name, text=text)
    for government in GOVERNMENTS:
        name = t.text(f"government.{government.slug}")
        type_ = t.type(government.type)
        words = t.text("help.government", name=name, type=type_, arrows=government.arrows)
        yield name, [name, government.slug], words
    name, text = _named(t, "card.ibrahim")
    yield name, [name], t.text("help.card", name=name, text=text)


def _agendas(t: Things) -> Iterator[tuple[str, list[str], str]]:
    for victory in VICTORY:
        for agenda, other in zip(victory.agendas, reversed(victory.agendas), strict=True):
            name, text = _named(t, f"agenda.{agenda.slug}")
            beside = t.text(f"agenda.{other.slug}")
            key = "help.fort_agenda" if victory.forts else "help.agenda"
            words = t.text(key, name=name, other=beside, text=text)
            yield name, [name, agenda.slug], words


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
        for number, card in enumerate(FOCUS):
            if card.owner == leader.slug:
                own, type_, level = t.focus(number), t.type(card.type), LEVELS[card.level]
                unique = t.text("help.unique", leader=person, card=own, type=type_, level=level)
                words = f"{words} {unique}"
        yield name, [name, person, ability, leader.slug], words


def _named(t: Things, key: str) -> tuple[str, str]:
    return t.text(key), t.text(f"{key}.text")
