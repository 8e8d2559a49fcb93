"""Names of persons and what they say: bounded and cleaned. It is shown to others and means nothing
else."""

import unicodedata
from typing import Final

from ziggurat.table.refusal import Refusal

LONGEST: Final = 24  # letters of a name
LONGEST_LINE: Final = 200  # and of a line
_KINDS: Final = "LMN"  # letters, marks on them, numbers: of any script
_BESIDE: Final = " '’.-"
_OF_LINES: Final = "LMNPS"  # with all signs that are seen, and no others but spaces
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that are not seen
_MOST_MARKS: Final = 4  # on one letter; more of them would lie over other lines


def person_name(text: str) -> str:
    """A name as it is kept; raises Refusal where it is none."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST:
        raise Refusal("bad-name", f"A name has 1 to {LONGEST} letters.")
    if not all(letter in _BESIDE or _is_of(letter, _KINDS) for letter in name):
        raise Refusal("bad-name", "A name has letters, numbers, spaces, ' . and - in it.")
    if not any(_is_of(letter, "LN") for letter in name) or _is_overloaded(name):
        raise Refusal("bad-name", "A name has a letter or a number in it.")
    return name


def spoken(text: str) -> str:
    """A line as it is kept; raises Refusal where it is none."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(line) <= LONGEST_LINE:
        raise Refusal("bad-line", f"A line has 1 to {LONGEST_LINE} letters.")
    seen = all(sign == " " or _is_of(sign, _OF_LINES) for sign in line)
    if not seen or not any(_is_of(sign, "LNPS") for sign in line) or _is_overloaded(line):
        raise Refusal("bad-line", "A line has letters and signs in it that can be seen.")
    return line


def _is_of(sign: str, kinds: str) -> bool:
    """Is a sign of one of these kinds, and seen?"""
    return unicodedata.category(sign)[0] in kinds and sign not in _BLANK


def _is_overloaded(text: str) -> bool:
    """Does a letter have more marks than any script needs?"""
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks > _MOST_MARKS:
            return True
    return False
