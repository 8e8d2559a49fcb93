"""The pages keep to the server's content security policy: nothing inline, nothing foreign."""

import re
from pathlib import Path

FRONTEND = Path(__file__).parents[2] / "frontend"
FIXED_STYLE = re.compile(
    r"""\sstyle=("[^"{]*"|'[^'{]*')"""
)  # one with {…} is set by Svelte: allowed


def test_no_component_has_a_fixed_style_attribute() -> None:
    components = [*FRONTEND.glob("src/**/*.svelte"), *FRONTEND.glob("src/**/*.ts")]
    found = [
        f"{path.relative_to(FRONTEND)}: {match[0]}"
        for path in components
        for match in FIXED_STYLE.finditer(path.read_text("utf-8"))
    ]
    assert found == [], "use a class or style:name={value}"


def test_page_itself_has_no_inline_script_or_style() -> None:
    page = (FRONTEND / "index.html").read_text("utf-8")
    assert "<style" not in page
    assert all(" src=" in tag for tag in re.findall(r"<script[^>]*>", page))
