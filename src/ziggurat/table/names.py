"""Names of persons: whatever somebody calls himself, bounded and cleaned. A name is shown to others
and means nothing else."""

import unicodedata
from typing import Final

from ziggurat.table.refusal import Refusal

LONGEST: Final = 24  # letters
_KINDS: Final = "LMN"  # letters, marks on them, numbers: of any script
_BESIDE: Final = " '’.-"


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
