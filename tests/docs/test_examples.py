"""The examples of the documentation run."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ziggurat.bots import BOTS

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.fixture(autouse=True)
def same_bots() -> Iterator[None]:
    """Bots that an example adds are gone after it."""
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


@pytest.mark.parametrize("page", ["api.md", "hints.md", "outside-bots.md"])
def test_the_python_examples_of_a_page_run_from_top_to_bottom(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    assert examples
    names: dict[str, Any] = {}
    for example in examples:
        exec(compile(example, page, "exec"), names)


def test_links_between_the_pages_lead_somewhere() -> None:
    root = DOCS.parent
    for page in [*root.glob("*.md"), *DOCS.rglob("*.md")]:
        prose = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", prose):
            if not target.startswith(("http:", "https:")):
                assert (page.parent / target).exists(), f"{page.name} points to {target}"
