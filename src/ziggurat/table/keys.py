"""Secrets of seats and of spectators.

They are not stored: each is drawn from one master key, so a stolen database opens no seat, and
nothing but the master key needs guarding. They are compared in constant time.
"""

import base64
import contextlib
import hmac
import os
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_BYTES: Final = 32
_WATCH: Final = "watch"


class Keys:
    """The secrets of every room, drawn from one master key."""

    def __init__(self, master: bytes) -> None:
        if len(master) < _BYTES:
            raise ValueError(f"the master key needs at least {_BYTES} bytes")
        self._master = master

    def __repr__(self) -> str:
        return "Keys()"

    def seat(self, room: str, seat: int) -> str:
        """The secret of a seat."""
        return self._secret(room, str(seat))

    def watch(self, room: str) -> str:
        """The secret of the spectators."""
        return self._secret(room, _WATCH)

    def seats_opened(self, room: str, seats: int, given: Iterable[str]) -> set[int] | None:
        """The seats that these secrets open; empty for the spectators' secret, None for none."""
        opened: set[int] = set()
        known = False
        for secret in given:
            for seat in range(seats):
                if _same(secret, self.seat(room, seat)):
                    opened.add(seat)
                    known = True
            known = _same(secret, self.watch(room)) or known
        return opened if known else None

    def _secret(self, room: str, place: str) -> str:
        drawn = hmac.digest(self._master, f"{room}/{place}".encode(), "sha256")[:18]
        return base64.urlsafe_b64encode(drawn).decode()


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


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
    return file.read_bytes()


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
