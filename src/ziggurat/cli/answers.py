"""From what somebody types to one of the answers offered."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_SEVERAL: Final = 6


@dataclass(frozen=True, slots=True)
class Offer:
    """An answer as it can be given: the option, its short name, its words, and a short name in the
    user's language where that differs."""

    option: int
    name: str
    words: str
    nickname: str = ""

    @property
    def label(self) -> str:
        """What to show as its name."""
        return self.nickname or self.name

    def names(self) -> tuple[str, ...]:
        """What it may be called."""
        names = (self.name, self.words, self.nickname)
        return tuple(folded(name) for name in names if name)

    @property
    def is_place(self) -> bool:
        """Is its name a number, the one written on the board?"""
        return self.name.isdigit()


@dataclass(frozen=True, slots=True)
class Mistake:
    """Why typed text is no answer: a key of the terminal's words, and what they need."""

    key: str
    fields: dict[str, object]


def folded(text: str) -> str:
    """Text without case, accents and doubled spaces, so that typing need not be exact."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = (letter for letter in plain if not unicodedata.combining(letter))
    return " ".join("".join(kept).replace("’", "'").split())


def has_places(offers: Sequence[Offer]) -> bool:
    """Are some of the answers numbers on the board? Then numbers mean these, not a list's."""
    return any(offer.is_place for offer in offers)


def exactly(offers: Sequence[Offer], text: str) -> int | None:
    """The option meant by its whole short name, its whole words, or its number."""
    wanted = folded(text)
    if wanted.isdecimal() and not has_places(offers):
        number = int(wanted) if len(wanted) < 6 else 0
        return offers[number - 1].option if 0 < number <= len(offers) else None
    for offer in offers:
        if wanted in offer.names():
            return offer.option
    return None


def understood(offers: Sequence[Offer], text: str) -> int | Mistake:
    """The option meant, by number, name or the beginning of a name."""
    found = exactly(offers, text)
    if found is not None:
        return found
    wanted = folded(text)
    if wanted.isdecimal():
        if has_places(offers):
            return Mistake("no.such_place", {"text": text})
        return Mistake("no.such_number", {"last": len(offers)})
    meant = [offer for offer in offers if any(name.startswith(wanted) for name in offer.names())]
    if len(meant) == 1:
        return meant[0].option
    if not meant:
        return Mistake("no.such_answer", {"text": text})
    names = [offer.words for offer in meant[:_SEVERAL]] + ["…"] * (len(meant) > _SEVERAL)
    return Mistake("no.ambiguous", {"text": text, "names": names})
