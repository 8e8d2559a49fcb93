"""How words are set in a language, whatever they say."""

import re
from collections.abc import Callable, Mapping
from typing import Final

_BREAK: Final = re.compile(r" (?=[:;!?»%])|(?<=«) ")


def french(text: str) -> str:
    """No line ends before a high sign, nor just inside quotation marks."""
    return _BREAK.sub("\u00a0", text)


_SET: Final[Mapping[str, Callable[[str], str]]] = {"fr": french}


def typeset(lang: str, text: str) -> str:
    """A text as its language sets it."""
    return _SET.get(lang, str)(text)
