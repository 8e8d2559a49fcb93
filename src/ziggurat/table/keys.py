"""Secrets of seats, invitations, hosts and spectators.

They are not stored: each is drawn from one master key, so a stolen database opens no seat, and
nothing but the master key needs guarding. A device that claims a seat by an invitation makes a
secret of its own, of which the database has a digest. Secrets are compared in constant time.
"""

import base64
import contextlib
import hmac
import os
import re
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Final

_BYTES: Final = 32
_WATCH: Final = "watch"
_HOST: Final = "host"
_LINK: Final = "link"
_FIRST: Final = "bdfgklmnprstvz"  # of a syllable in a code
_SECOND: Final = "aeiou"
_LETTERS: Final = 24  # of a drawn secret


@dataclass(frozen=True, slots=True)
class Ticket:
    """What one device may claim a seat with, once: an invitation, or what a device of the seat
    has made for another one; `until` when, in seconds since 1970."""

    seat: int
    until: float


class Keys:
    """The secrets of every room, drawn from one master key."""

    def __init__(self, master: bytes) -> None:
        if len(master) < _BYTES:
            raise ValueError(f"the master key needs at least {_BYTES} bytes")
        self._master = master

    def __repr__(self) -> str:
        return "Keys()"

    def seat(self, room: str, seat: int) -> str:
        """The secret of a seat at the device that began the game."""
        return self._secret(room, str(seat))

    def invitation(self, room: str, seat: int) -> str:
        """What the first device that opens a link claims its seat with."""
        return self._secret(room, f"{seat}/invitation")

    def addition(self, room: str, seat: int, until: int) -> str:
        """What one more device of a seat claims it with, until then (in milliseconds)."""
        return f"{self._secret(room, f'{seat}/addition/{until}')}{until:x}"

    def handed_out(self, room: str, seat: int, kind: str) -> str | None:
        """What is told of a seat when the game begins, by who is to sit there."""
        if kind == "link":
            return self.invitation(room, seat)
        return self.seat(room, seat) if kind == "here" else None

    def host(self, room: str) -> str:
        """The secret of whoever began the game; it opens no seat."""
        return self._secret(room, _HOST)

    def watch(self, room: str) -> str:
        """The secret of the spectators."""
        return self._secret(room, _WATCH)

    def link(self, waiting: str, number: int) -> str:
        """The secret of a waiting room, which lets anybody in: its first one, or the one that took
        the place of so many before it."""
        if not number:
            return self._secret(waiting, _LINK)
        return f"{self._secret(waiting, f'{_LINK}/{number}')}{number:x}"

    def link_number(self, waiting: str, given: Iterable[str]) -> int | None:
        """Which link of a waiting room is among these secrets; None if there is none."""
        for secret in given:
            rest = secret[_LETTERS:]
            number = int(rest, 16) if re.fullmatch("[0-9a-f]{1,8}", rest) else 0
            if _same(secret, self.link(waiting, number)):
                return number
        return None

    def digest(self, room: str, secret: str) -> str:
        """What the database may know of a secret."""
        return hmac.new(self._master, f"{room}/kept/{secret}".encode(), "sha256").hexdigest()

    def ticket(self, room: str, seats: int, secret: str) -> Ticket | None:
        """What can be claimed with a secret, if anything."""
        drawn, rest = secret[:_LETTERS], secret[_LETTERS:]
        until = int(rest, 16) if re.fullmatch("[0-9a-f]{1,12}", rest) else None
        for seat in range(seats):
            if _same(secret, self.invitation(room, seat)):
                return Ticket(seat, inf)
            if until is not None and _same(drawn, self.addition(room, seat, until)[:_LETTERS]):
                return Ticket(seat, until / 1000)
        return None

    def is_host(self, room: str, given: Iterable[str]) -> bool:
        """Did whoever has these secrets begin the game?"""
        return any(_same(secret, self.host(room)) for secret in given)

    def seats_opened(
        self, room: str, seats: int, given: Iterable[str], devices: Mapping[str, int]
    ) -> set[int] | None:
        """The seats that these secrets open (`devices`: the digests of devices that claimed one);
        empty for the spectators' secret and the host's, None if none is known."""
        opened: set[int] = set()
        known = False
        for secret in given:
            claimed = devices.get(self.digest(room, secret))
            if claimed is not None:
                opened.add(claimed)
                known = True
            for seat in range(seats):
                if _same(secret, self.seat(room, seat)):
                    opened.add(seat)
                    known = True
            known = _same(secret, self.watch(room)) or _same(secret, self.host(room)) or known
        return opened if known else None

    def _secret(self, room: str, place: str) -> str:
        drawn = hmac.digest(self._master, f"{room}/{place}".encode(), "sha256")[:18]
        return base64.urlsafe_b64encode(drawn).decode()


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def fresh_words() -> str:
    """Three words that nobody knows, easy to read out in any language."""
    syllables = [f"{first}{second}" for first in _FIRST for second in _SECOND]
    return " ".join(secrets.choice(syllables) + secrets.choice(syllables) for _ in range(3))


def fresh_room() -> str:
    """The name of a new room: short enough to read out, too long to guess."""
    return secrets.token_hex(8)


def fresh_key() -> str:
    """A key for a change that no browser asked for."""
    return secrets.token_hex(12)


def fresh_seed() -> int:
    """A seed nobody can foresee."""
    return secrets.randbits(62)


def master_key(file: Path) -> bytes:
    """The master key kept in a file that only its owner may read; made when there is none. It is
    there whole or not at all, whoever else starts or stops meanwhile."""
    if not file.exists():
        draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
        with open(draft, "xb", opener=_private) as new:
            new.write(secrets.token_bytes(_BYTES))
        with contextlib.suppress(FileExistsError):
            os.link(draft, file)
        draft.unlink()
    make_private(file)
    return file.read_bytes()


def make_private(file: Path) -> None:
    """Let nobody but its owner read a file that is there, and may go at any moment."""
    with contextlib.suppress(FileNotFoundError):
        if file.stat().st_mode & 0o077:
            file.chmod(0o600)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
