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


def person_name(text: str) -> str:
    """A name as it is kept; raises Refusal where it is none."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST:
        raise Refusal("bad-name", f"A name has 1 to {LONGEST} letters.")
    if not all(letter in _BESIDE or unicodedata.category(letter)[0] in _KINDS for letter in name):
        raise Refusal("bad-name", "A name has letters, numbers, spaces, ' . and - in it.")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refusal("bad-name", "A name has a letter or a number in it.")
    return name


def spoken(text: str) -> str:
    """A line as it is kept; raises Refusal where it is none."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(line) <= LONGEST_LINE:
        raise Refusal("bad-line", f"A line has 1 to {LONGEST_LINE} letters.")
    if not all(sign == " " or unicodedata.category(sign)[0] in _OF_LINES for sign in line):
        raise Refusal("bad-line", "A line has letters and signs in it that can be seen.")
    return line
