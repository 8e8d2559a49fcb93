"""Documents whose tables are made from the code they describe."""

from collections.abc import Iterable, Mapping


def table(heads: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> str:
    """A table in Markdown."""
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def filled(text: str, parts: Mapping[str, str]) -> str:
    """A page with these parts between the marks of their names and the next end."""
    for name, part in parts.items():
        before, mark, rest = text.partition(f"<!-- {name} -->\n")
        text = before + mark + part + "\n" + rest[rest.index("<!-- end -->") :]
    return text
