"""What speaks for an answer, in words."""

from typing import Any, Final

from ziggurat.games.wisdom.words.things import Things

# What each figure of a reason is called in its sentence.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "army": (),
    "city": (),
    "coins": (),
    "culture": ("number",),
    "deal": ("number",),
    "discovers": (),
    "gives": ("production", "trade", "culture"),
    "hut": (),
    "level": ("number",),
    "makes": ("number",),
    "more_cities": ("number",),
    "program": (),
    "scout": (),
    "stronger": (),
    "track": ("number",),
    "unit": (),
    "unlocks": ("building",),
    "weaker": (),
    "wins": (),
    "wonder": ("number",),
}


def reason_words(t: Things, reason: tuple[Any, ...]) -> str:
    """A reason in a line; "" for none."""
    if not reason:
        return ""
    kind, *figures = reason
    fields = dict(zip(FIELDS[kind], figures, strict=True))
    if "building" in fields:
        fields["building"] = t.building(fields["building"])
    if kind == "deal":
        kind = "deal" if fields["number"] > 0 else "no_deal"
        fields["number"] = abs(fields["number"])
    return t.text(f"reason.{kind}", **fields)
