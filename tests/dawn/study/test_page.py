"""The page about the adapters: its tables are those of the code, and its examples run."""

import re
from typing import Any

from tests.adapters.extras import module
from tests.dawn.study.page import PAGE, renewed


def test_its_tables_are_those_of_the_code() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == renewed(text), "write them anew: python -m tests.dawn.study.page"


def test_its_examples_run_from_top_to_bottom() -> None:
    module("rl", "pettingzoo")
    module("openspiel", "pyspiel")
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.S)
    assert len(examples) == 6
    names: dict[str, Any] = {}
    for example in examples:
        exec(compile(example, PAGE.name, "exec"), names)
