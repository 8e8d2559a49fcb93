"""Sets of spaces (or of cards, or of seats) as plain ints: bit n set means n is in the set."""

from typing import Final

Bits = int

# _MEMBERS[place][byte]: the members a byte at this place of a set stands for
_MEMBERS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(8 * place + n for n in range(8) if byte >> n & 1) for byte in range(256))
    for place in range(32)
)


def each(bits: Bits) -> list[int]:
    """The members of a set (below 256), in rising order."""
    found: list[int] = []
    for place, byte in enumerate(bits.to_bytes((bits.bit_length() + 7) >> 3, "little")):
        if byte:
            found += _MEMBERS[place][byte]
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
