"""Sets of spaces (or of cards, or of seats) as plain ints: bit n set means n is in the set."""

from typing import Final

Bits = int

_BYTES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(n for n in range(8) if byte >> n & 1) for byte in range(256)
)


def each(bits: Bits) -> list[int]:
    """The members of a set, in rising order."""
    found: list[int] = []
    base = 0
    for byte in bits.to_bytes((bits.bit_length() + 7) >> 3, "little"):
        if byte:
            found += [base + n for n in _BYTES[byte]]
        base += 8
    return found


def first(bits: Bits) -> int:
    """The lowest member of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def bits_of(members: "list[int] | tuple[int, ...]") -> Bits:
    """The set of these members."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits
