"""Sentences about what is wrong with something given: a template in English, with fields.

An error keeps its template and its fields, so that it can be told in another language: the English
template is the key of the other one. An error may be a field of another; a list is a choice of
words, which `or` stands between; the field `what` is a word that has a translation of its own, and
`value` is what was given, shown as it is.
"""

from collections.abc import Mapping
from typing import Any, Final

OR: Final = "or"
_WORD: Final = "what"
_GIVEN: Final = "value"  # what somebody wrote, shown as it is


def filled(template: str, fields: Mapping[str, Any]) -> str:
    """The sentence in English."""
    return _put(template, fields, {}) if fields else template


def said(error: Exception, words: Mapping[str, str]) -> str:
    """What an error says, in the language of these words; where there are none, in English."""
    template: str | None = getattr(error, "template", None)
    if template is None:
        return str(error)
    fields: Mapping[str, Any] = getattr(error, "fields", {})
    found = words.get(template, template)
    return _put(found, fields, words) if fields else found


def _put(template: str, fields: Mapping[str, Any], words: Mapping[str, str]) -> str:
    shown: dict[str, Any] = {}
    for name, value in fields.items():
        if isinstance(value, Exception):
            shown[name] = said(value, words)
        elif isinstance(value, list) and name != _GIVEN:
            shown[name] = f" {words.get(OR, OR)} ".join(value)
        elif name == _WORD:
            shown[name] = words.get(value, value)
        else:
            shown[name] = value
    return template.format(**shown)
